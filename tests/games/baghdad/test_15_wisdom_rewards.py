"""The library: rewards of the second to the fifth book. BAG-15"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import BOOK, MASONRY
from boardwright.games.baghdad.counts import skill_of
from boardwright.games.baghdad.library import ChooseLibraryReward, place_library_token
from boardwright.games.baghdad.reasons import REWARD_COVERED
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from tests.games.baghdad.table import TILE, ZERO, E, ask, empty_city, fill, question, said, say, table, why


def books(number: int) -> Baghdad:
    game = table(4)
    fill(game.players[0], BOOK, range(number))
    ask(game)
    place_library_token(game, 0)
    game.settle()
    return game


@pytest.mark.parametrize(("number", "asked"), [(1, False), (2, True), (5, True)])
def test_8_7_15_1_from_the_second_book_on(number: int, asked: bool) -> None:
    assert question(books(number)) == ("ChooseLibraryReward" if asked else "")


def test_15_1_covered_rewards_are_gone_for_all() -> None:
    game = books(2)
    say(game, "library 2 4")
    assert game.players[0].wilds == 1
    assert game.library[3] == 0
    ask(game, ChooseLibraryReward(1, 2))
    assert why(game, "library 2 4") == REWARD_COVERED
    assert said(game) == ["library 2 1", "library 2 2", "library 2 3"]


@pytest.mark.parametrize(
    ("space", "gains"), [("2", {"favour": ZERO + 2}), ("3", {"steps": 1, "coins": 4}), ("4", {"wilds": 1})]
)
def test_15_2_second_book(space: str, gains: dict[str, int]) -> None:
    game = say(books(2), f"library 2 {space}")
    assert {name: getattr(game.players[0], name) for name in gains} == gains


def test_15_2_boats_of_the_second_book() -> None:
    assert question(say(books(2), "library 2 1")) == "ChooseBoatMove"


def test_15_3_a_skill_tile_counts_for_the_rest_of_the_game() -> None:
    game = say(books(3), "library 3 4")
    assert game.players[0].skill_tiles == BIT[MASONRY]
    assert skill_of(game, 0, MASONRY) == 1


@pytest.mark.parametrize(("number", "waived"), [(4, 0), (5, 1)])
def test_15_4_15_5_tiles_and_buildings_with_all_or_all_but_one_icon(number: int, waived: int) -> None:
    game = books(number)
    empty_city(game)
    game.city[E.city.slots[7]] = TILE["student-quill"]
    game.players[0].wilds = 1
    say(game, f"library {number} 2")
    assert max(int(line.split()[2]) for line in said(game) if line != "skip") == 1 + 2 * waived
    game = books(number)
    game.players[0].wilds = 1
    say(game, f"library {number} 4", "choose-site SE-site-2")
    assert {line.split()[2] for line in said(game)} == ({"1", "2"} if waived else {"1"})


def test_a26_a_useless_reward_must_still_be_chosen() -> None:
    game = books(4)
    empty_city(game)
    say(game, "library 4 1")
    assert question(game) == ""
    assert game.library[2 * 4] == 0


def test_15_6_a_full_row_asks_nothing() -> None:
    game = table(4)
    fill(game.players[0], BOOK, [0, 1])
    game.library[:4] = [1, 1, 2, 3]
    ask(game)
    place_library_token(game, 0)
    game.settle()
    assert question(game) == ""
