"""Markup without the quotes that HTML does not need: the board and the sprite are mostly short attributes."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup

PLAIN: Final = re.compile(r"[^\s\"'=<>`]+")  # what HTML lets stand without quotes
AFTER: Final = frozenset(" />")  # what follows an attribute
PIECE: Final = "<g "  # what a drawing is mostly made of


def lean(markup: str, start: str = PIECE) -> Markup:
    """Return well-formed markup with its plain attribute values unquoted. It is HTML then, not XML.

    What begins with `start` comes again in other pages and is kept.
    Before `/>` a space takes the place of the quotes: the value would take the slash in.
    """
    # never on a Markup itself: each step would cost ten times as much
    parts = str(markup).split(start)
    return Markup(start.join(map(_part, parts)))  # noqa: S704 - only quotes are taken away


@lru_cache(8192)  # a few megabytes
def _part(markup: str) -> str:
    parts = markup.split('"')
    out = [parts[0]]
    for value, after in zip(parts[1::2], parts[2::2], strict=False):
        if after[:1] in AFTER and out[-1].endswith("=") and PLAIN.fullmatch(value):
            out += (value, " ", after) if after[0] == "/" else (value, after)
        else:
            out += ('"', value, '"', after)
    if len(parts) % 2 == 0:  # a quote that closes nothing: text, left as it is
        out += ['"', parts[-1]]
    return "".join(out)
