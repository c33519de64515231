"""Which games there are. Each is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Final, cast

from boardwright.games.sentence import Sentence
from boardwright.games.title import SetupError, Title

NAMES: Final = ("attandarra", "bot-factory", "tabannusi", "baghdad")


def title(name: str) -> Title:
    """Return a game by its name. Raises SetupError naming the games there are."""
    if name not in NAMES:
        known = ", ".join(NAMES)
        raise SetupError(
            Sentence("There is no game called {name}; choose from {known}.", name=name, known=known)
        )
    module = import_module(f"boardwright.games.{name.replace('-', '_')}.title")
    return cast(Title, module.TITLE)


def titles() -> list[Title]:
    """Return all games in the order they are shown."""
    return [title(name) for name in NAMES]
