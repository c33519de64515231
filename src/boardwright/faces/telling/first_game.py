"""What somebody who plays a game for the first time is told: read from `first_game.toml` beside the face."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final

from boardwright.faces.face import FirstGame, Stop
from boardwright.faces.telling.reference import Facts
from boardwright.faces.telling.sentence_files import Tables, sentence_file
from boardwright.faces.telling.wording import say

FILE: Final = "first_game"


@cache
def tables_of(package: str) -> Tables | None:
    """Return the tables of a face's file, or None where it has none."""
    return sentence_file(package, FILE) if (files(package) / f"{FILE}.toml").is_file() else None


def first_game_of(package: str, facts: Facts) -> FirstGame | None:
    """Return what a face tells beginners, the values filled in, or None where it tells nothing."""
    tables = tables_of(package)
    if tables is None:
        return None

    def said(table: str) -> Mapping[str, str]:
        return {key: say(words, **facts) for key, words in tables.get(table, {}).items()}

    return FirstGame(
        goal=list(said("goal").values()),
        tour=[Stop(elements, sentence) for elements, sentence in said("tour").items()],
        why=said("why"),
        notes=said("notes"),
        steps=list(said("opening").values()),
    )
