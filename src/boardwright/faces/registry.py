"""Which games have a face. Each is imported only when it is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import cast

from boardwright.faces.face import Face
from boardwright.games.registry import NAMES
from boardwright.games.title import SetupError


def face(name: str) -> Face:
    """Return the face of a game. Raises SetupError naming the games there are."""
    if name not in NAMES:
        raise SetupError(f"There is no game called {name}; choose from {', '.join(NAMES)}.")
    module = import_module(f"boardwright.faces.{name.replace('-', '_')}")
    return cast(Face, module.FACE)
