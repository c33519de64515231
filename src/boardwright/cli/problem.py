"""Bad input: what is said about it, and with which exit code."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Final

from boardwright.cli.streams import is_broken
from boardwright.plain_text import visible

BAD_INPUT: Final = 2
INTERRUPTED: Final = 130

SENTENCES: Final = (
    ("boardwright.editions", "EditionError"),
    ("boardwright.games.title", "SetupError"),
    ("boardwright.games.words", "WordsError"),
    ("boardwright.players.registry", "PlayerError"),
    ("boardwright.server.config", "ConfigError"),
    ("boardwright.server.database", "StoreUnavailable"),
    ("boardwright.table.log", "LogError"),
    ("boardwright.table.refused", "Refused"),
)
"""Errors whose text is one sentence. By name: a module that is not loaded has raised nothing."""


class Problem(Exception):
    """Something the user can put right. Its text is one sentence with the remedy."""


def sentence_of(error: Exception) -> str | None:
    """Return what to tell the user about an error; None if it is a defect of boardwright."""
    if isinstance(error, Problem) or is_sentence(error):
        return one_line(str(error))
    if isinstance(error, OSError) and is_broken(error):
        return one_line(
            f"Reading or writing failed ({error.strerror or error}); see where input and output lead."
        )
    if isinstance(error, OSError) and error.filename is not None:
        return one_line(f"{error.filename}: {error.strerror or error}; check the name and your rights.")
    return None


def is_sentence(error: Exception) -> bool:
    """Tell whether an error of an inner layer is made to be read by users."""
    loaded = [(sys.modules.get(module), name) for module, name in SENTENCES]
    return any(module is not None and isinstance(error, getattr(module, name)) for module, name in loaded)


def one_line(text: str) -> str:
    """Return a message on one line, safe to print whatever it quotes."""
    return visible(" ".join(text.split()))


def choose_from(word: str, known: Sequence[str]) -> str:
    """Return the remedy for a word that is not known: the nearest one, or all of them."""
    near = get_close_matches(word, known, 1)
    return f"did you mean {near[0]}?" if near else f"choose from {', '.join(known)}."
