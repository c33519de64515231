"""What those at a table may be called: one rule for every door through which a name comes in.

It holds where a name is given. Tables that are stored keep the names they have, whatever those are.
They are compared as RFC 8266 (PRECIS, nicknames) has it: without regard to case, width and spaces. Its list
of letters is not used: it refuses the hearts, joined emoji and Korean letters that people do put into names.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final
from unicodedata import category, normalize

from boardwright import limits
from boardwright.games.title import SetupError
from boardwright.plain_text import without_unseen
from boardwright.sentence import Sentence

_BLANK: Final = re.compile("[\u2800\U0001d159]")  # Braille without dots, a note without its head
# They shape what stands beside them, in Persian and Hindi, in emoji and in rare characters of Chinese names.
_SHAPING: Final = re.compile("[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_SEEN: Final = "LNPS"  # letters, numbers, punctuation and signs; not marks, which need a letter to stand on


def machine_name(kind: str, seat: int) -> str:
    """Return the name under which a machine's seat is kept; readers see it in their language."""
    return f"{kind.capitalize()} {seat + 1}"


def read_name(typed: str) -> str:
    """Return a name as it is shown, empty if nothing was typed. Raises SetupError with one sentence."""
    name = " ".join(normalize("NFC", without_unseen(_BLANK.sub(" ", typed))).split())
    if not any(category(letter)[0] in _SEEN for letter in name):
        if not typed.strip():
            return ""
        raise SetupError(
            Sentence("A name needs a letter, a digit or a sign that can be seen; choose another, or none.")
        )
    if len(name) > limits.NAME:
        raise SetupError(
            Sentence(
                "A name has {most} letters at most, this one {number}; choose a shorter one.",
                most=limits.NAME,
                number=len(name),
            )
        )
    return name


def tell_apart(names: Sequence[str]) -> None:
    """Raise SetupError with one sentence if two at a table, people or machines, look the same by name."""
    known: set[str] = set()
    for name in names:
        looks = _looks(name)
        if looks in known:
            raise SetupError(Sentence("Two players are called {name}; give each their own name.", name=name))
        known.add(looks)


def _looks(name: str) -> str:
    """Return what is equal for names that look the same."""
    bare = normalize("NFKC", _SHAPING.sub("", name)).casefold()
    return " ".join(normalize("NFKC", bare).split())
