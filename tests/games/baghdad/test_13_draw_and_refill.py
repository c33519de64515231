"""Taking a character card; refilling. BAG-13"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import DAY, NIGHT, NO_CARD, NO_TILE
from boardwright.games.baghdad.refill import ChooseCharacter, RefillCity, RefillWisdom
from boardwright.kernel.bits import BIT, members, total
from boardwright.kernel.packing import first_of
from tests.games.baghdad.table import (
    LOCATION,
    NAMES,
    TILE,
    ZERO,
    E,
    answer_chance,
    ask,
    bonus,
    empty_city,
    question,
    said,
    say,
    table,
)


def test_13_1_one_of_the_cards_on_show_goes_into_the_hand() -> None:
    game = table(4)
    shown = game.display[:]
    ask(game, ChooseCharacter(0))
    assert said(game) == [f"draw {NAMES.cards[card]}" for card in shown]
    say(game, f"draw {NAMES.cards[shown[3]]}")
    assert game.players[0].hand[-1] == shown[3]
    assert game.display == [*shown[:3], NO_CARD, *shown[4:]]


def test_13_1_without_cards_only_bonus_actions_hold_up_the_end_of_the_turn() -> None:
    game = table(4)
    game.display = [NO_CARD] * 6
    game.players[0].favour = 0
    assert question(ask(game, ChooseCharacter(0))) == ""
    game.players[0].favour = ZERO
    ask(game, ChooseCharacter(0))
    assert said(game) == ["go-on"]
    assert bonus(game)


@pytest.mark.parametrize(
    ("slot", "day", "night", "deck"),
    [
        (0, 1, 1, DAY),
        (1, 1, 1, DAY),
        (1, 0, 1, NIGHT),
        (1, 0, 0, None),
        (2, 1, 1, DAY),
        (3, 1, 1, NIGHT),
        (4, 1, 1, NIGHT),
        (4, 1, 0, DAY),
        (4, 0, 0, None),
        (5, 1, 1, NIGHT),
    ],
)
def test_13_2_13_3_which_deck_refills_a_slot(slot: int, day: int, night: int, deck: int | None) -> None:
    game = table(4)
    game.display[slot] = NO_CARD
    game.decks = [game.decks[0] * day, game.decks[1] * night]
    answer_chance(ask(game, RefillWisdom()))
    if deck is None:
        assert game.display[slot] == NO_CARD
    else:
        assert E.cards.deck[game.display[slot]] == deck
        assert not game.decks[deck - 1] & BIT[game.display[slot]]


@pytest.mark.parametrize(("day", "night", "deck"), [(0, 0, None), (0, 1, NIGHT)])
def test_13_2_13_3_in_a_view_hidden_cards_of_others_refill_nothing(
    day: int, night: int, deck: int | None
) -> None:
    game = table(2)
    rival = game.players[1]
    rival.hand = members(game.decks[0])[:1] + members(game.decks[1])[:1]
    for card in rival.hand:
        game.decks[E.cards.deck[card] - 1] &= ~BIT[card]
    game.decks = [game.decks[0] * day, game.decks[1] * night]
    game.display[1] = NO_CARD
    view = game.seen_by(0)
    answer_chance(ask(view, RefillWisdom()))
    if deck is None:
        assert view.display[1] == NO_CARD
    else:
        assert E.cards.deck[view.display[1]] == deck


def test_13_4_13_5_13_6_13_7_a9_empty_slots_without_a_vizier_in_order() -> None:
    game = table(4)
    empty = ["NW-outer-1", "NE-inner-1", "SW-inner-3"]
    for slot in empty:
        game.city[LOCATION[slot]] = NO_TILE
    game.players[2].vizier = LOCATION["NE-inner-1"]
    ask(game, RefillCity())
    filled = []
    while game.whose() == -1:
        filled.append(NAMES.locations[first_of(game.options()[0])])
        game.apply(game.options()[0])
    assert filled == ["NW-outer-1", "SW-inner-3"]
    assert game.city[LOCATION["NE-inner-1"]] == NO_TILE


def test_2_8_a8_set_two_goes_in_when_a_tile_is_wanted_from_an_empty_bag() -> None:
    game = empty_city(table(4))
    for slot in E.city.slots[2:]:
        game.city[slot] = TILE["book"]
    game.bag = [0] * len(game.bag)
    game.bag[TILE["globe"]] = 1
    ask(game, RefillCity())
    assert game.city[E.city.slots[0]] == TILE["globe"]  # the only one: not asked
    assert game.second_set
    assert game.bag == E.city.second_set
    assert len(game.options()) == len([copies for copies in E.city.second_set if copies])
    game.apply(game.options()[0])
    assert total(game.bag) == 23


def test_a8_with_both_sets_gone_slots_stay_empty() -> None:
    game = empty_city(table(4))
    game.second_set = True
    game.bag = [0] * len(game.bag)
    assert question(ask(game, RefillCity())) == ""
    assert {game.city[slot] for slot in E.city.slots} == {NO_TILE}


def test_a_bag_is_drawn_by_its_copies() -> None:
    game = table(4)
    game.city[LOCATION["NW-outer-1"]] = NO_TILE
    ask(game, RefillCity())
    weights = {first_of(action << 8): game.weight(action) for action in game.options()}
    assert weights[TILE["book"]] == 6
    assert sum(weights.values()) == total(game.bag)
