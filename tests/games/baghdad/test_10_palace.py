"""Palace pieces, spaces and neutral architects. BAG-10"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import BASE, DOME, FOUNDATION, NEUTRAL, TOWER, WALL
from boardwright.games.baghdad.palace import BuildPiece, ChoosePiece, palace_action
from boardwright.games.baghdad.reasons import (
    BASE_NOT_YET,
    DOME_COMES_FREE,
    DOME_NOT_YET,
    NO_GOODS,
    NO_SKILL,
    PIECE_BUILT,
    SPACE_COVERED,
)
from boardwright.games.baghdad.scoring import palace_top_points
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY
from tests.games.baghdad.table import PIECE, ZERO, E, ask, goods, question, said, say, show, table, why


def architect(seats: int = 4, *cards: str, **held: int) -> Baghdad:
    """Return a table where seat 0 may build with some goods and cards and no favour to trade."""
    game = table(seats)
    me = game.players[0]
    me.favour = me.coins = 0
    me.goods = goods(**held)
    show(me, *cards)
    return ask(game, ChoosePiece(0))


def built(game: Baghdad, kind: int, number: int, owner: int = 1) -> None:
    """Mark the first pieces of a kind as built."""
    pieces = [piece for piece in range(14) if E.palace.kind[piece] == kind][:number]
    for space, piece in enumerate(pieces):
        game.pieces[piece] = owner
        game.players[owner].architects &= game.players[owner].architects - 1
        if kind < BASE:
            game.covered[kind] |= BIT[space]


def test_10_1_10_3_goods_and_masonry() -> None:
    game = architect(4, "A1", brick=1)
    assert said(game) == ["build foundation-north 1", "build foundation-south 1", "skip"]
    assert why(game, "build foundation-east 1") == NO_GOODS
    assert why(game, "build foundation-north 2") == NO_SKILL
    say(game, "build foundation-north 1")
    assert game.players[0].goods == goods()
    assert game.pieces[PIECE["foundation-north"]] == 0
    assert game.players[0].architects == 0b11110


@pytest.mark.parametrize(
    ("space", "gains"),
    [("1", {"favour": ZERO + 2}), ("2", {"wilds": 1}), ("4", {"steps": 1, "coins": 4})],
)
def test_10_4_the_covered_reward(space: str, gains: dict[str, int]) -> None:
    game = architect(4, "A1", brick=1)
    me = game.players[0]
    me.favour, me.coins = ZERO, 3
    ask(game, BuildPiece(0, PIECE["foundation-north"], 0))
    assert said(game) == ["cover 1", "cover 2", "cover 3", "cover 4"]
    say(game, f"cover {space}")
    assert {name: getattr(me, name) for name in gains} == gains
    assert game.covered[FOUNDATION] == BIT[int(space) - 1]


def test_10_4_10_10_a29_any_space_of_the_kind_that_is_empty() -> None:
    game = architect(4, "A1", timber=1)
    built(game, FOUNDATION, 1)
    ask(game, BuildPiece(0, PIECE["foundation-east"], 0))
    assert why(game, "cover 1") == SPACE_COVERED
    say(game, "cover 3")
    assert question(game) == "ChooseBoatMove"


def test_10_1_a_built_piece_is_gone() -> None:
    game = architect(4, "A1", brick=1)
    built(game, FOUNDATION, 1)
    assert why(game, "build foundation-north 1") == PIECE_BUILT


def test_10_2_10_5_base_and_dome_come_last() -> None:
    everything = {"brick": 9, "timber": 9, "textiles": 9, "spices": 9, "glass": 9, "lapis": 9}
    game = architect(4, "A1", **everything)
    assert why(game, "build base 1") == BASE_NOT_YET
    assert why(game, "build dome 1") == DOME_NOT_YET
    built(game, FOUNDATION, 3)
    ask(game, ChoosePiece(0))
    assert why(game, "build base 1") == BASE_NOT_YET
    built(game, FOUNDATION, 4)
    ask(game, ChoosePiece(0))
    assert "build base 1" in said(game)
    say(game, "build base 1")
    assert game.pieces[PIECE["base"]] == 0
    assert question(game) == ""  # no space, no reward
    assert game.pieces[PIECE["dome"]] == NOBODY
    game.players[0].wilds = 1
    ask(game, ChoosePiece(0))
    assert "build dome 2" in said(game)


@pytest.mark.parametrize(("kind", "name"), [(FOUNDATION, "foundation-south"), (WALL, "wall-south")])
def test_10_6_a62_the_third_piece_of_two_players_brings_the_fourth(kind: int, name: str) -> None:
    game = architect(2, "A1")
    me = game.players[0]
    me.goods = [9] * 6
    built(game, kind, 2)
    ask(game, BuildPiece(0, PIECE[name], 0))
    say(game, "cover 3")
    assert question(game) == "ChooseBoatMove"  # its own reward comes first
    assert game.pieces[PIECE[name.replace("south", "west")]] == NOBODY
    say(game, "stop")
    assert game.pieces[PIECE[name.replace("south", "west")]] == NEUTRAL
    assert game.covered[kind] == 15
    assert me.architects == 0b11110


def test_10_6_the_third_piece_of_three_players_brings_nothing() -> None:
    game = architect(3, "A1", brick=1)
    built(game, FOUNDATION, 2)
    ask(game, BuildPiece(0, PIECE["foundation-south"], 0))
    say(game, "cover 4")
    assert game.pieces[PIECE["foundation-west"]] == NOBODY


def test_10_7_a5_the_base_of_two_players_brings_the_dome() -> None:
    game = architect(2, "A1", brick=2, timber=2)
    assert why(game, "build dome 1") == DOME_COMES_FREE
    built(game, FOUNDATION, 3)
    game.pieces[PIECE["foundation-west"]] = NEUTRAL
    ask(game, ChoosePiece(0))
    say(game, "build base 1")
    assert game.pieces[PIECE["dome"]] == NEUTRAL
    assert palace_top_points(game, 0) == 15


def test_10_8_neutral_architects_never_score() -> None:
    game = table(2)
    before = game.scores()
    for piece in range(14):
        if E.palace.kind[piece] == TOWER:
            game.pieces[piece] = NEUTRAL
    game.pieces[PIECE["dome"]] = NEUTRAL
    assert game.scores() == before


def test_10_9_no_sixth_architect() -> None:
    game = architect(4, "A1", brick=9)
    game.players[0].architects = 0
    ask(game)
    palace_action(game, 0)
    game.settle()
    assert question(game) == ""
    assert E.palace.kind.count(DOME) == 1
