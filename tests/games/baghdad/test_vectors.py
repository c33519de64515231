"""Longer positions: the examples of the rulebook and of the specification, step by step."""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.boats import ChooseBoatMove
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import (
    BOOK,
    BOT,
    NO_BUILDING,
    NO_CARD,
    PATIENT,
    SKILL_TILE,
    STUDENT,
    argument_of,
    kind_of,
)
from boardwright.games.baghdad.refill import RefillWisdom
from boardwright.games.baghdad.turn import Slide, Turn
from boardwright.kernel.bits import BIT
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.players.playout import draw_outcome
from tests.games.baghdad.table import (
    CARD,
    LOCATION,
    NAMES,
    PORT,
    TILE,
    ZERO,
    E,
    answer_chance,
    ask,
    boats_on,
    build,
    empty_city,
    fill,
    fresh,
    goods,
    question,
    said,
    say,
    show,
    table,
)


def test_4_2_bv_06_an_effect_resolves_three_turns_later() -> None:
    game = answer_chance(fresh(1))
    rng = Rng(1)
    me = game.players[0]
    played: dict[int, int] = {}
    while len(played) < 6:
        own = (game.turns + 1) // 2
        if question(game) == "ChooseCard":
            assert me.slots[3] == NO_CARD
            resolved = [turn for turn, card in played.items() if (me.discard | game.box) & BIT[card]]
            assert resolved == list(range(1, own - 2))
            game.apply(next(action for action in game.options() if action not in game.agenda.free))
            played[own] = me.slots[0]
        elif game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        else:
            game.apply(game.options()[0])


def test_bv_11_boats_of_the_rulebook() -> None:
    game = table(4)
    me = game.players[0]
    me.coins, me.favour = 0, 0
    me.boats, me.river = 3, boats_on(start=1, left_3=1)
    me.goods = goods(glass=1)
    game.ports[4 * PORT["left-port-1"]] = 1
    show(me, "A3", "ahmad-ibn-musa", "A2")
    ask(game, Turn(0, 4))
    say(game, "move-boat start left-2", "move-boat left-3 left-port-1", "sell textiles+glass")
    assert (me.coins, me.wilds) == (3, 1)
    say(game, "buy-boat", "move-boat start right-1")
    assert me.goods == goods(timber=1)
    assert me.coins == 0
    assert question(game) == "ChooseLocation"


def test_bv_13_passing_goods() -> None:
    game = table(4)
    game.players[0].favour = 0
    ask(game, ChooseBoatMove(0, 3, 0))
    say(game, "move-boat start left-fork")
    assert game.players[0].goods == goods()


def test_bv_08_on_spot_five_only_with_one_more_icon() -> None:
    game = table(4)
    me = game.players[0]
    fill(me, PATIENT, [0, 1, 2])
    show(me, "shahan", "al-hasan-ibn-musa", "banafsha-al-rumiyyah")
    empty_city(game)
    game.city[LOCATION["SW-inner-2"]] = TILE["patient-glass"]
    me.wilds = 1
    ask(game, Slide(0))
    assert said(game) == ["place SW-inner-2 4", "place SW-inner-2 5", "skip"]


def test_2_6_bv_29_the_skill_tiles_of_the_third_book() -> None:
    row = E.library[E.library_spaces : 2 * E.library_spaces]
    assert [kind_of(reward[0]) for reward in row] == [SKILL_TILE] * 4
    assert sorted(argument_of(reward[0]) for reward in row) == [0, 1, 3, 4]


def test_bv_49_a_card_from_the_left_is_replaced_from_the_day_deck() -> None:
    game = table(4)
    game.display[1] = NO_CARD
    game.display[4] = NO_CARD
    answer_chance(ask(game, RefillWisdom()))
    assert E.cards.deck[game.display[1]] == 1
    assert E.cards.deck[game.display[4]] == 2


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_9_7_5_3_7_9_what_the_set_up_promises_holds_in_whole_games(seats: int) -> None:
    game = fresh(seats)
    rng = Rng(seats)
    while game.options():
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
            continue
        name = question(game)
        me = game.players[game.whose()]
        if name == "ChooseCard":
            assert me.hand
        if name == "ChooseLocation":
            assert said(game)
        level = me.built()
        if level < 5:
            assert (game.tops[level], game.bottoms[level]) != (NO_BUILDING, NO_BUILDING)
        game.apply(game.options()[rng.below(len(game.options()))])


def test_2_11_a30_supplies_have_no_bottom() -> None:
    game = table(4)
    me = game.players[0]
    me.coins = 500
    me.goods = [40] * 6
    ask(game, ChooseBoatMove(0, 1, 0))
    say(game, "move-boat start left-1")
    assert me.goods[0] == 41


def test_1_3_a_whole_turn_in_the_order_of_its_steps() -> None:
    game = answer_chance(fresh(2))
    me = game.players[game.active]
    seat = game.active
    for player in game.players:
        player.favour = 0
        player.coins = 1
    empty_city(game)
    game.city[LOCATION["NE-outer-2"]] = TILE["book"]
    game.city[LOCATION["NE-outer-1"]] = TILE["student-boat"]
    card = next(card for card in me.hand if E.cards.icons[card * 6 + 2])
    say(game, f"play {NAMES.cards[card]}")
    if question(game) == "ChooseBoatMove":
        say(game, "stop")
    say(game, "move-vizier NE-outer-2", "action-first", "place NE-outer-2 1")
    assert (me.in_row(BOOK), me.coins, me.favour) == (1, 0, 0)  # one student beside it
    assert question(game) == "ChooseCharacter"
    drawn = game.display[0]
    say(game, f"draw {NAMES.cards[drawn]}")
    answer_chance(game)
    assert drawn in me.hand
    assert game.active != seat
    assert game.players[game.active].vizier == 63


def test_a47_a63_the_bot_always_finds_a_site_and_a_library_space() -> None:
    game = answer_chance(fresh(1, difficulty=3))
    rng = Rng(8)
    while game.options():
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        else:
            game.apply(game.options()[rng.below(len(game.options()))])
    bot = game.players[BOT]
    assert game.library.count(BOT) == max(bot.in_row(BOOK) - 1, 0)
    assert bot.built() == len([owner for owner in E.city.sites if bot.sites & BIT[owner]])
    assert game.library.count(NOBODY) + game.library.count(0) + game.library.count(BOT) == 16


def test_a32_what_a_player_did_not_meet_is_gone() -> None:
    game = table(4)
    build(game, 0, "souk", "NW-site-1")
    me = game.players[0]
    fill(me, STUDENT, [0])
    show(me, "", "", "ahmad-ibn-musa")
    ask(game, Slide(0))
    assert (me.steps, me.favour) == (0, ZERO)
    assert me.discard == BIT[CARD["ahmad-ibn-musa"]]
    ask(game, ChooseTile(0, E.city.slots[0], E.city.type_of_tile[game.city[E.city.slots[0]]], 0))
    assert question(game) == "ChooseTile"
