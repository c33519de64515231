"""Players and frame, set-up of the board and of the players. BAG-1, BAG-2, BAG-3"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import (
    DAY,
    NIGHT,
    NO_BUILDING,
    NO_CARD,
    NO_CONTRACT,
    NO_TILE,
    NOWHERE,
    PATIENT,
    STUDENT,
)
from boardwright.games.baghdad.turn import Course
from boardwright.kernel.bits import BIT, count
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, first_of, verb_of
from boardwright.players.playout import playout
from tests.games.baghdad.table import CARD, NAMES, WORDS, ZERO, E, answer_chance, ask, fresh, question, table


@pytest.mark.parametrize(("seats", "players"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_1_1_one_plays_against_the_bot(seats: int, players: int) -> None:
    game = table(seats)
    assert len(game.players) == game.count == players
    assert game.solo() == (seats == 1)
    assert len(game.scores()) == seats


def test_1_2_the_start_player_is_drawn_and_turns_go_clockwise() -> None:
    game = fresh(3, start=NOBODY)
    while WORDS.format(game.options()[0]).split()[0] != "start-player":
        game.apply(game.options()[0])
    game.apply(game.options()[2])
    answer_chance(game)
    order = []
    for _ in range(4):
        order.append(game.active)
        turn = game.turns
        while game.turns == turn:
            game.apply(game.options()[-1 if game.whose() == CHANCE else 0])
    assert order == [2, 0, 1, 2]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_4_1_5_thirteen_turns_each_and_every_hand_and_the_display_are_empty(seats: int) -> None:
    game = fresh(seats)
    playout(game, Rng(seats))
    assert game.turns == 13 * game.count
    assert game.whose() == NOBODY
    assert all(player.hand == [] for player in game.players)
    assert game.display == [NO_CARD] * 6
    assert game.decks == [0, 0]


def test_1_3_the_steps_of_a_turn_come_in_order() -> None:
    game = answer_chance(fresh(4))
    seen = []
    while game.turns == 1:
        if game.whose() == CHANCE:
            game.apply(game.options()[0])
        else:
            seen.append(question(game))
            plain = [action for action in game.options() if action not in game.agenda.free]
            game.apply(plain[-1])
    order = ["ChooseCard", "ChooseBoatMove", "ChooseLocation", "ChooseOrder", "ChooseCharacter"]
    assert [name for name in seen if name in order] == order


def test_2_1_2_2_2_3_a5_no_piece_of_the_palace_is_blocked_at_the_start() -> None:
    game = table(2)
    assert game.pieces == [NOBODY] * 14


def test_2_4_eight_scoring_tokens_lie_open() -> None:
    game = table(3)
    assert sorted(game.tokens) == sorted(E.scoring_tokens)


def test_2_5_two_buildings_of_each_level_show() -> None:
    game = table(3)
    for level in range(5):
        assert E.buildings.level[game.tops[level]] == E.buildings.level[game.bottoms[level]] == level
    assert count(game.building_pool) == 23 - 10


def test_2_7_2_8_the_starting_tiles_fill_the_city_and_set_one_the_bag() -> None:
    game = table(4)
    shown = sorted(game.city[slot] for slot in E.city.slots)
    starting = [tile for tile in range(E.city.tiles) for _ in range(E.city.starting_tiles[tile])]
    assert shown == sorted(starting)
    assert game.bag == E.city.first_set
    assert not game.second_set


@pytest.mark.parametrize(("seats", "cards"), [(1, 20), (2, 20), (3, 30), (4, 40)])
def test_2_9_cards_for_more_players_stay_in_the_box(seats: int, cards: int) -> None:
    game = fresh(seats)
    assert count(game.decks[0]) == count(game.decks[1]) == cards // 2
    for deck in (DAY, NIGHT):
        used = E.cards.of_deck(deck, game.count)
        assert all(
            E.cards.min_players[card] <= game.count for card in range(E.cards.cards) if used & BIT[card]
        )


def test_2_10_six_day_cards_show() -> None:
    game = table(4)
    assert [E.cards.deck[card] for card in game.display] == [DAY] * 6
    assert count(game.decks[1]) == 20


def test_2_12_chance_comes_in_the_order_of_the_ruling() -> None:
    game = fresh(1, contracts=True, objectives=True, public_works=True)
    verbs: list[str] = []
    while game.whose() == CHANCE:
        verb = WORDS.format(game.options()[0]).split()[0]
        if verb not in verbs:
            verbs.append(verb)
        game.apply(game.options()[0])
    assert verbs == [
        "scoring-token",
        "show-building",
        "city-tile",
        "show-card",
        "player-board",
        "show-contract",
        "show-objective",
        "bot-card",
    ]


def test_3_1_a68_each_player_has_a_board_of_their_own_and_its_cards() -> None:
    game = table(4)
    assert sorted(player.letter for player in game.players) == [0, 1, 2, 3]
    for player in game.players:
        letter = NAMES.letters[player.letter]
        assert sorted(player.hand) == sorted(CARD[f"{letter}{n}"] for n in (1, 2, 3))


def test_3_2_what_a_player_begins_with() -> None:
    me = table(2).players[1]
    assert (me.coins, me.steps, me.wilds, me.shame, me.boats) == (3, 0, 0, 0, 4)
    assert me.river == 1
    assert me.houses == me.architects == 31
    assert me.vizier == NOWHERE
    assert me.goods == [0] * 6


@pytest.mark.parametrize("start", [0, 2])
def test_3_3_favour_by_position(start: int) -> None:
    game = table(4, start=start)
    assert [game.players[(start + position) % 4].favour - ZERO for position in range(4)] == [0, 1, 2, 3]


def test_3_4_no_bonus_action_before_the_first_turn() -> None:
    game = fresh(2)
    while game.turns == 0:
        assert game.whose() == CHANCE
        assert game.agenda.free == []
        game.apply(game.options()[0])


def test_a57_a_player_without_cards_is_passed_over() -> None:
    game = table(3)
    game.players[1].hand = []
    ask(game, Course(0, 1, 2))
    assert game.active == 2


def test_students_show_icons_and_patients_goods() -> None:
    kinds = [E.city.type_of_tile[tile] for tile in range(E.city.tiles)]
    assert kinds.count(PATIENT) == 6
    assert kinds.count(STUDENT) == 6


def test_without_modules_nothing_of_them_lies_on_the_table() -> None:
    game = table(4)
    assert game.contract_tops == [NO_CONTRACT] * 2
    assert game.objective_pool == game.contract_pool == game.public_sites == 0
    assert set(game.public_slots) == {9}
    assert all(game.city[site] == NO_BUILDING for site in E.city.sites)
    assert all(game.city[site] == NO_TILE for site in E.city.palace_sites)


def test_the_first_outcomes_are_forced_where_only_one_is_left() -> None:
    game = fresh(1)
    while game.whose() == CHANCE:
        assert len(game.options()) > 1
        assert all(verb_of(action) >= 64 and first_of(action) >= 0 for action in game.options())
        game.apply(game.options()[0])
