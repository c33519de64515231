"""Stored games of Tabannusi show all that lies in the box at work."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import cast

from boardwright.games import registry
from boardwright.games.tabannusi.edition import Printed
from boardwright.table.log import Answered, read_log
from tests.golden.record import FOLDER

PRINTED = cast(Printed, registry.title("tabannusi").load())
NAMES = PRINTED.names


@cache
def games() -> list[list[list[str]]]:
    """Return every stored game as its answers, each a list of words."""
    return [
        [item.words.split() for item in read_log(path).items if isinstance(item, Answered)]
        for path in sorted(FOLDER.glob("tabannusi/*.game"))
    ]


def verbs() -> set[str]:
    """Return the first words of all answers."""
    return {answer[0] for game in games() for answer in game}


def said_after(*verbs: str) -> set[str]:
    """Return the words that follow one of these verbs in some game."""
    return {word for game in games() for verb, *words in game if verb in verbs for word in words}


def ships_with_a_marker() -> Iterator[str]:
    """Yield the Ships that were claimed; cells without a tile have a printed one."""
    printed = dict(zip(NAMES.cells, PRINTED.edition.printed_ships, strict=True))
    for game in games():
        laid = {cell: ship for verb, cell, ship in (answer for answer in game if answer[0] == "lay-ship")}
        for answer in game:
            if answer[0] == "claim-ship":
                cell = answer[1]
                yield laid.get(cell) or NAMES.ships[printed[cell]]


def ziggurat_tiles_with_a_marker() -> Iterator[str]:
    """Yield the Ziggurat tiles beside whose section a House was placed."""
    for game in games():
        laid = {answer[1]: answer[2] for answer in game if answer[0] == "lay-ziggurat-tile"}
        for answer in game:
            if answer[0] == "ziggurat-house":
                yield laid[answer[1].split("-")[0]]


def test_every_decree_is_taken() -> None:
    assert said_after("decree") == set(NAMES.decrees)


def test_every_harbormaster_is_used() -> None:
    assert "use-discount" in verbs(), "B7 is used along with a Construct"
    assert said_after("harbormaster") | {"B7"} == set(NAMES.harbormasters)


def test_every_ship_is_claimed() -> None:
    assert set(ships_with_a_marker()) == set(NAMES.ships)


def test_every_ziggurat_tile_is_marked() -> None:
    assert set(ziggurat_tiles_with_a_marker()) == set(NAMES.ziggurat_tiles)


def test_every_action_tile_is_used() -> None:
    assert said_after("use-tile") == set(NAMES.action_tiles)


def test_every_space_for_a_house_is_used() -> None:
    assert said_after("port-house") >= set(NAMES.port_spaces)
    assert said_after("ziggurat-house") == set(NAMES.ziggurat_spaces)


def test_every_special_water_tile_is_placed() -> None:
    assert said_after("place-water") >= set(NAMES.special_water)


def test_every_automa_card_and_every_king_is_seen() -> None:
    assert said_after("show-automa-card") == set(NAMES.automa_cards)
    assert said_after("choose-king", "draw-king") | kings_set_beforehand() >= set(NAMES.kings)


def kings_set_beforehand() -> set[str]:
    """Return the Kings that were an option of the table."""
    files = FOLDER.glob("tabannusi/1-king-*.game")
    return {path.name.removeprefix("1-king-").split("-greedy")[0] for path in files}


def test_urban_cards_are_drawn_and_kept() -> None:
    assert said_after("deal-card") >= set(NAMES.urban_cards)
    assert len(said_after("keep-card")) > 3
