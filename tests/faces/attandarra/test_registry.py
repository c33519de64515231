"""Which games have a face."""

from __future__ import annotations

import pytest

from boardwright.faces.registry import face
from boardwright.games.registry import names
from boardwright.games.title import SetupError


def test_a_face_is_found_by_the_name_of_its_game() -> None:
    assert face("attandarra").name == "attandarra"
    assert "attandarra" in names()


def test_an_unknown_game_is_answered_with_those_there_are() -> None:
    with pytest.raises(SetupError, match="choose from attandarra"):
        face("chess")
