"""Characters that do something to a screen instead of standing on it: made visible, or left out.

They come with texts of others: names, logs, editions. In a terminal they move the cursor, set colours or
the window's title; anywhere they turn the direction of the words around them.
"""

from __future__ import annotations

import re
from typing import Final

_UNSEEN: Final = re.compile(
    "["
    "\x00-\x08\x0b-\x1f\x7f-\x9f"  # controls; tab and line end are none
    "\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb"  # directions, breaks, no width
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0\ufff0-\ufff8"  # fillers: room without a letter
    "\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"  # shorthand and music that steer what stands around
    "\ud800-\udfff\U000e0000-\U000e00ff\U000e01f0-\U000e0fff"  # halves of characters, tags
    "]"
)


def visible(text: str) -> str:
    """Return a text with such characters as escapes, such as a backslash and x1b."""
    return _UNSEEN.sub(lambda found: found[0].encode("unicode_escape").decode("ascii"), text)


def visible_json(text: str) -> str:
    """Return JSON with such characters as JSON's own escapes: the same value, safe to print."""
    return _UNSEEN.sub(lambda found: escaped(found[0]), text)


def without_unseen(text: str) -> str:
    """Return a text without such characters."""
    return _UNSEEN.sub("", text)


def escaped(character: str) -> str:
    """Return a character as JSON's escape, such as a backslash and u7532."""
    units = character.encode("utf-16-be", "surrogatepass")
    return "".join(f"\\u{units[at] << 8 | units[at + 1]:04x}" for at in range(0, len(units), 2))
