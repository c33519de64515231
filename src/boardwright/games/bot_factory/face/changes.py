"""What notes changed of what players have: tokens, parts and projects in hand, completed bots."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from boardwright.faces.face import Change
from boardwright.faces.telling.changes import Counting, in_words
from boardwright.faces.telling.wording import say_count
from boardwright.games.bot_factory.face.naming import tokens_of
from boardwright.games.bot_factory.face.reading_notes import PART_KINDS, PROJECT_KINDS
from boardwright.games.bot_factory.notes import (
    BOT_OF,
    DONE,
    HAND,
    PART,
    PROJECT_OF,
    SEAT,
    THE_UNIVERSAL_BOT,
    TOKEN,
)
from boardwright.kernel.notes import Note
from boardwright.table.observation import Observation


def changes(seen: Observation, notes: Iterable[Note], names: Sequence[str]) -> list[Change]:
    """Return changes on the whole, by seat."""
    return in_words(COUNTING.sums(notes), in_number)


def piece(thing: int, place: int) -> int | None:
    """Return as what a piece counts: all parts together, and so on."""
    if place == HAND:
        if thing in PART_KINDS:
            return PART
        return PROJECT_OF if thing in PROJECT_KINDS else None
    return BOT_OF if place == DONE and BOT_OF <= thing <= THE_UNIVERSAL_BOT else None


def in_number(what: int, n: int) -> str:
    """Return so many of a thing."""
    if what == TOKEN:
        return tokens_of(n)
    if what == PART:
        return say_count("{n} part", "{n} parts", n)
    if what == PROJECT_OF:
        return say_count("{n} project", "{n} projects", n)
    return say_count("{n} bot", "{n} bots", n)


COUNTING: Final = Counting(SEAT, piece)
