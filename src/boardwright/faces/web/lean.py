"""Markup without the quotes that HTML does not need: the board and the sprite are mostly short attributes."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final

from markupsafe import Markup

PLAIN: Final = re.compile(r"[^\s\"'=<>`]+")  # what HTML lets stand without quotes
AFTER: Final = frozenset(" />")  # what follows an attribute
STARTS: Final = ("<g ", "<li ")  # of pieces and log lines, most of which come again


def lean(markup: str) -> Markup:
    """Return well-formed markup with its plain attribute values unquoted. It is HTML then, not XML.

    Before `/>` a space takes the place of the quotes: the value would take the slash in.
    """
    # never on a Markup itself: each step would cost ten times as much
    return Markup(_pieces(str(markup), *STARTS))  # noqa: S704 - only quotes are taken away


def _pieces(markup: str, start: str, *others: str) -> str:
    parts = markup.split(start)
    return start.join([_pieces(part, *others) for part in parts] if others else map(_part, parts))


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
