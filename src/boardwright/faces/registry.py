"""Which games have a face. Each is imported only when it is asked for."""

from __future__ import annotations

from typing import cast

from boardwright.faces.face import Face
from boardwright.games.registry import room


def face(name: str) -> Face:
    """Return the face of a game. Raises SetupError naming the games there are."""
    return cast(Face, room(name, "face").FACE)
