"""The bot: course of its turn, boats, vizier, icons, cards, scoring, modules. BAG-23 - BAG-31"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.bot import BotTurn, MoveBotBoats, next_node, slot_for_bot
from boardwright.games.baghdad.bot_actions import (
    BotAction,
    MoveBotVizier,
    contribute,
    mark_objective,
    resolve_icon,
)
from boardwright.games.baghdad.bot_choices import (
    choose_building,
    choose_piece,
    choose_symbol,
    find_palace_site,
    find_site,
    find_slot,
    next_free,
    target_of,
)
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    BOOK,
    BOT,
    BUILD_PALACE,
    BUILDINGS,
    COINS,
    EXTRA_ACTION,
    FAVOUR_POINTS,
    NEUTRAL,
    NIGHT_CARDS,
    NO_BOT_CARD,
    NO_CARD,
    NO_CONTRACT,
    NO_TILE,
    NOWHERE,
    PATIENT,
    STUDENT,
)
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.scoring import (
    CIVICS,
    FAVOUR,
    NIGHT_POINTS,
    OBJECTIVES,
    PUBLIC_HOUSES,
    SHAME,
    sheet,
    totals,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import Course
from boardwright.kernel.bits import BIT, count
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.players.playout import playout
from tests.games.baghdad.table import (
    BUILDING,
    CARD,
    LOCATION,
    NODE,
    PIECE,
    PORT,
    TILE,
    E,
    answer_chance,
    ask,
    boats_on,
    build,
    empty_city,
    fill,
    fresh,
    question,
    table,
)

ALL = "public-works contracts objectives"
Q = {name: number for number, name in enumerate(("NW", "NE", "SE", "SW"))}


def bot_card(**wanted: int) -> int:
    """Return the first bot card with such a back: number from 1, ring, night."""
    for card in range(E.bot.cards):
        back = {"number": E.bot.number[card] + 1, "ring": E.bot.ring[card], "night": E.bot.night[card]}
        if all(back[name] == value for name, value in wanted.items()):
            return card
    raise AssertionError(wanted)


def solo(
    *, difficulty: int = 0, modules: str = "", vizier: str = "", player: str = "", **top: int
) -> Baghdad:
    """Return a solo table with both viziers and the back of the top card as asked."""
    game = table(1, difficulty=difficulty, modules=modules)
    game.players[BOT].vizier = LOCATION[vizier] if vizier else NOWHERE
    game.players[0].vizier = LOCATION[player] if player else NOWHERE
    if top:
        game.bot_pool |= BIT[game.bot_top]
        game.bot_top = bot_card(**top)
        game.bot_pool &= ~BIT[game.bot_top]
    return game


def active(game: Baghdad, *symbols: int) -> None:
    """Make a card with these symbols, from the top, the active one."""
    for card in range(E.bot.cards):
        if E.bot.symbols[4 * card : 4 * card + 4] == list(symbols):
            game.bot_active = card
            return
    raise AssertionError(symbols)


def test_23_1_23_3_what_the_bot_begins_with() -> None:
    game = table(1, difficulty=2)
    bot = game.players[BOT]
    assert (bot.letter, bot.coins, bot.hand, bot.river, bot.boats) == (2, 0, [], 1, 4)
    assert count(game.bot_pool) == 15
    assert game.bot_top != NO_BOT_CARD
    assert game.bot_active == NO_BOT_CARD


def test_23_4_23_5_23_6_the_player_begins_and_the_bot_ends() -> None:
    game = fresh(1)
    turns: list[int] = []
    rng = Rng(3)
    while game.options():
        if game.turns and (not turns or len(turns) < game.turns):
            turns += [game.active] * (game.turns - len(turns))
        game.apply(game.options()[rng.below(len(game.options()))])
    assert game.turns == 26
    assert game.active == BOT
    assert count(game.bot_pool) == 16 - 14


def test_23_7_more_points_than_the_bot_or_defeat() -> None:
    game = table(1)
    game.players[0].favour = E.board.favour_start
    assert totals(game) == [0, 0]
    assert game.places() == [2]
    game.players[0].favour += 1
    assert game.places() == [1]
    assert game.scores() == [1]


def test_23_8_23_9_23_10_a_turn_reveals_and_discards() -> None:
    game = solo(vizier="NW-palace", player="SE-palace")
    top = game.bot_top
    ask(game, BotTurn())
    assert game.bot_active == top
    answer_chance(game)
    assert game.bot_active == NO_BOT_CARD
    assert game.bot_top not in (top, NO_BOT_CARD)
    assert question(game) == ""


def test_24_1_24_2_24_6_a_port_and_on_with_a_new_boat() -> None:
    game = solo(number=1)
    bot = game.players[BOT]
    bot.river = boats_on(left_3=1)
    ask(game, MoveBotBoats(3))
    assert game.ports[:4] == [BOT, NOBODY, NOBODY, NOBODY]
    assert bot.boats == 3
    # Number 1 turns left unless the ports differ: the left side now holds fewer at its other port.
    assert bot.river in (boats_on(left_2=1), boats_on(right_2=1))
    assert bot.goods == [0] * 6


def test_24_1_the_front_of_the_active_card_and_the_back_of_the_top_card() -> None:
    cards = E.bot
    for front, back in ((2, 1), (2, 0), (1, 1), (0, 0)):
        game = solo(vizier="NW-palace", player="SE-palace")
        revealed = next(
            card
            for card in range(cards.cards)
            if cards.front_boats[card] == front and cards.back_boats[card] != back
        )
        below = next(
            card for card in range(cards.cards) if cards.back_boats[card] == back and card != revealed
        )
        game.players[BOT].river = boats_on(left_1=1)
        game.bot_top, game.bot_pool = revealed, BIT[below]
        ask(game, BotTurn())
        course = [{"left_1"}, {"left_2"}, {"left_fork"}, {"left_3", "left_4"}]
        assert game.players[BOT].river in [boats_on(**{space: 1}) for space in course[front + back]]


def test_24_3_a40_towards_the_emptier_port() -> None:
    game = solo(number=4)
    game.ports[4 * PORT["right-port-1"]] = game.ports[4 * PORT["right-port-2"]] = 0
    assert next_node(game, NODE["start"]) == NODE["left-1"]
    assert next_node(game, NODE["right-fork"]) == NODE["right-4"]  # number 4: right
    game.ports[4 * PORT["right-port-2"] + 1] = 0
    assert next_node(game, NODE["right-fork"]) == NODE["right-3"]


def test_24_4_a41_a66_then_towards_the_port_worth_more() -> None:
    game = solo(number=1)
    game.tokens[:4] = [PATIENT, STUDENT, BOOK, NIGHT_CARDS]
    fill(game.players[BOT], STUDENT, [0])
    assert next_node(game, NODE["left-fork"]) == NODE["left-4"]
    game.players[BOT].discard = BIT[CARD["al-razi"]] | BIT[CARD["al-kindi"]]
    assert next_node(game, NODE["start"]) == NODE["right-1"]  # both count, met or not
    assert next_node(game, NODE["right-fork"]) == NODE["right-4"]


@pytest.mark.parametrize(("number", "node"), [(1, "right-3"), (2, "right-3"), (3, "right-4"), (4, "right-4")])
def test_24_5_a65_then_as_the_number_says(number: int, node: str) -> None:
    game = solo(number=number)
    game.tokens[:4] = [PATIENT, STUDENT, BOOK, ARTEFACT]
    assert next_node(game, NODE["right-fork"]) == NODE[node]
    game.ports[4 * PORT["right-port-1"]] = 0
    assert next_node(game, NODE["right-fork"]) == NODE["right-4"]


def test_24_7_24_9_back_from_a_full_port_without_a_new_boat() -> None:
    game = solo(number=1)
    bot = game.players[BOT]
    bot.river = boats_on(left_3=1)
    port = 4 * PORT["left-port-1"]
    game.ports[port : port + 4] = [0, 0, 0, 0]
    ask(game, MoveBotBoats(2))
    assert bot.river in (boats_on(left_1=1), boats_on(right_1=1))
    assert bot.boats == 4


def test_24_4_a41_full_ports_are_worth_nothing() -> None:
    game = solo(number=4)
    game.tokens[:4] = [PATIENT, STUDENT, BOOK, ARTEFACT]
    fill(game.players[BOT], PATIENT, range(4))
    for port in range(4):
        game.ports[4 * port : 4 * port + 4] = [0, 0, 0, 0]
    assert next_node(game, NODE["left-fork"]) == NODE["left-4"]  # number 4: right
    assert next_node(game, NODE["start"]) == NODE["right-1"]


def test_24_6_24_9_the_last_boat_follows_and_a_boat_sent_back_is_not_lost() -> None:
    game = solo(number=1)
    bot = game.players[BOT]
    bot.boats, bot.river = 1, boats_on(left_3=1)
    ask(game, MoveBotBoats(1))
    assert (bot.boats, bot.river) == (0, boats_on(start=1))
    bot.river = boats_on(left_3=1)
    port = 4 * PORT["left-port-1"]
    game.ports[port : port + 4] = [0, 0, 0, 0]
    ask(game, MoveBotBoats(1))
    assert (bot.boats, bot.river) == (0, boats_on(start=1))


def test_24_8_without_a_boat_the_moves_are_lost() -> None:
    game = solo()
    bot = game.players[BOT]
    bot.boats, bot.river = 0, boats_on(left_3=1)
    ask(game, MoveBotBoats(4))
    assert (bot.river, bot.boats) == (0, 0)


def test_25_1_25_2_25_3_what_the_player_has_done_most() -> None:
    game = solo(vizier="NW-palace", player="SE-palace")
    me, bot = game.players[0], game.players[BOT]
    active(game, STUDENT, ARTEFACT, BUILDINGS, ARCHITECTS)
    assert choose_symbol(game) == STUDENT  # all even: the highest on the card
    fill(me, ARTEFACT, [0])
    build(game, 0, "souk", "NW-site-1")
    assert choose_symbol(game) == ARTEFACT
    build(game, 0, "stables", "NW-site-3")
    assert choose_symbol(game) == BUILDINGS
    bot.houses = 0
    assert choose_symbol(game) == ARTEFACT
    fill(bot, ARTEFACT, range(5))
    assert choose_symbol(game) == STUDENT


def test_a42_a_symbol_that_cannot_be_done_makes_room_for_the_next() -> None:
    game = empty_city(solo(vizier="NW-palace", player="SE-palace"))
    fill(game.players[0], STUDENT, range(4))
    active(game, STUDENT, ARTEFACT, BUILDINGS, ARCHITECTS)
    assert choose_symbol(game) == BUILDINGS
    game.bot_done = BIT[BUILDINGS] | BIT[ARCHITECTS]
    assert choose_symbol(game) == NOBODY
    vizier = game.players[BOT].vizier
    ask(game, MoveBotVizier())
    assert game.players[BOT].vizier == vizier


def students(game: Baghdad, *slots: str) -> None:
    empty_city(game)
    for slot in slots:
        game.city[LOCATION[slot]] = TILE["student-boat"]


def test_25_4_the_next_quadrant_with_one_even_the_present_one() -> None:
    game = solo(vizier="NE-palace", player="NW-palace", ring=0)
    students(game, "SW-outer-1", "NE-outer-2")
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["SW-outer-1"]
    students(game, "NE-outer-2")
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["NE-outer-2"]


def test_25_4_first_turn_after_the_player() -> None:
    game = solo(player="SE-palace")
    students(game, "SW-outer-2", "NW-outer-1")
    assert target_of(game, STUDENT) == LOCATION["SW-outer-2"]


def test_25_5_fewest_neighbours_then_ring_then_clockwise() -> None:
    game = solo(vizier="NE-outer-1", player="NW-palace", ring=0)
    students(game, "SE-outer-1", "SE-inner-1")
    game.city[LOCATION["SE-outer-2"]] = TILE["patient-brick"]
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["SE-inner-1"]
    students(game, "SE-outer-1", "SE-inner-1")
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["SE-outer-1"]
    game.bot_top = bot_card(ring=1)
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["SE-inner-1"]
    students(game, "SE-inner-3", "SE-inner-1")
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["SE-inner-1"]


def test_25_5_a64_clockwise_counts_from_the_vizier_itself() -> None:
    game = solo(vizier="NE-outer-2", player="NW-palace", ring=0)
    students(game, "NE-outer-1", "NE-outer-3")
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["NE-outer-3"]
    students(game, "NE-outer-1", "SE-outer-3", "SE-outer-1")
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["SE-outer-1"]


def test_a48_not_under_the_player() -> None:
    game = solo(vizier="NE-palace", player="SE-outer-1")
    students(game, "SE-outer-1", "SW-outer-1")
    assert find_slot(game, STUDENT, Q["SE"], False) == LOCATION["SW-outer-1"]


def test_25_6_no_artefact_twice() -> None:
    game = empty_city(solo(vizier="NE-palace", player="NW-palace"))
    fill(game.players[BOT], ARTEFACT, [0], [TILE["globe"]])
    game.city[LOCATION["SE-outer-1"]] = TILE["globe"]
    game.city[LOCATION["NW-outer-1"]] = TILE["clock"]
    assert find_slot(game, ARTEFACT, Q["SE"], False) == LOCATION["NW-outer-1"]


def test_25_7_25_8_a28_a46_leftmost_spot_and_library_token() -> None:
    game = empty_city(solo(vizier="NE-palace", player="NW-palace", number=4))
    bot = game.players[BOT]
    fill(bot, BOOK, [0])
    game.library[3] = 0  # the place of number 4 in the row of the second book
    game.city[LOCATION["SE-outer-1"]] = TILE["book"]
    ask(game, BotAction(BOOK, LOCATION["SE-outer-1"]))
    assert bot.row(BOOK) == 0b11
    assert game.library[:4] == [BOT, NOBODY, NOBODY, 0]
    assert bot.wilds == 0
    assert game.city[LOCATION["SE-outer-1"]] == NO_TILE


def test_26_1_26_2_empty_sites() -> None:
    game = empty_city(solo(vizier="NE-palace", player="SE-site-1"))
    assert find_site(game, Q["SE"]) == LOCATION["SE-site-3"]
    game.city[LOCATION["SE-inner-2"]] = TILE["patient-brick"]
    assert find_site(game, Q["SE"]) == LOCATION["SE-site-5"]
    for site in (1, 3, 5):
        build(game, 0, "souk", f"SE-site-{site}")
    assert find_site(game, Q["SE"]) == LOCATION["SW-site-1"]


@pytest.mark.parametrize(("ring", "row"), [(0, "tops"), (1, "bottoms")])
def test_26_3_26_4_26_6_26_7_a39_free_top_house_and_row_by_ring(ring: int, row: str) -> None:
    game = solo(vizier="NE-palace", player="NW-palace", ring=ring)
    bot = game.players[BOT]
    tile = getattr(game, row)[0]
    site = LOCATION["SE-site-3"]
    ask(game, BotAction(BUILDINGS, site))
    answer_chance(game)
    assert game.city[site] == tile
    assert bot.houses == 0b11110
    assert bot.sites == BIT[site]
    assert tile not in (game.tops[0], game.bottoms[0])


def test_26_5_level_five_by_points() -> None:
    game = solo(ring=0)
    bot = game.players[BOT]
    bot.houses = 0b10000
    game.tops[4], game.bottoms[4] = BUILDING["madrasa"], BUILDING["hospital"]
    assert choose_building(game) == BUILDING["madrasa"]  # a tie: the upper row
    fill(bot, PATIENT, [0])
    assert choose_building(game) == BUILDING["hospital"]


def test_27_1_the_next_palace_site_without_the_player() -> None:
    game = solo(vizier="NE-palace", player="SE-palace")
    assert find_palace_site(game, Q["SE"]) == LOCATION["SW-palace"]


def test_27_2_a49_the_base_whenever_it_can_be_built() -> None:
    game = solo(vizier="NW-palace", player="SE-palace")
    for name in ("north", "east", "south"):
        game.pieces[PIECE[f"foundation-{name}"]] = 0
    game.pieces[PIECE["foundation-west"]] = NEUTRAL
    assert choose_piece(game) == PIECE["base"]


def test_27_2_a41_a64_points_then_goods_then_clockwise() -> None:
    game = solo(vizier="NW-palace", player="SE-palace")
    game.tokens[4:] = [BOOK, PATIENT, STUDENT, ARTEFACT]
    assert choose_piece(game) == PIECE["foundation-north"]  # clockwise from 315 degrees
    fill(game.players[BOT], PATIENT, [0])
    assert choose_piece(game) == PIECE["tower-east"]
    fill(game.players[BOT], BOOK, [0])
    game.pieces[PIECE["tower-north"]] = 0
    assert choose_piece(game) == PIECE["tower-east"]
    game.pieces[PIECE["tower-east"]] = 0
    assert choose_piece(game) == PIECE["wall-north"]


def test_27_3_27_4_the_space_of_the_number_or_the_next_one() -> None:
    game = solo(vizier="NW-palace", player="SE-palace", number=4)
    game.tokens[4:] = [BOOK, PATIENT, STUDENT, ARTEFACT]
    game.covered[0] = 0b1000
    bot = game.players[BOT]
    before = (bot.coins, bot.steps, bot.wilds, bot.favour)
    ask(game, BotAction(ARCHITECTS, bot.vizier))
    assert game.covered[0] == 0b1001
    assert bot.architects == 0b11110
    assert (bot.coins, bot.steps, bot.wilds, bot.favour) == before
    assert [next_free(taken, 3, 4) for taken in (0, 0b1000, 0b1011, 0b1111)] == [3, 0, 2, NOBODY]


def test_27_5_neutral_architects_in_solo() -> None:
    game = solo(vizier="NW-palace", player="SE-palace", number=1)
    game.tokens[4:] = [BOOK, PATIENT, STUDENT, ARTEFACT]
    for section in ("north", "east"):
        game.pieces[PIECE[f"foundation-{section}"]] = 0
    game.covered[0] = 0b0110
    ask(game, BotAction(ARCHITECTS, LOCATION["NW-palace"]))
    assert game.pieces[PIECE["foundation-south"]] == BOT
    assert game.pieces[PIECE["foundation-west"]] == NEUTRAL
    assert game.covered[0] == 15


def test_28_1_28_2_28_4_a_covered_icon_brings_another_symbol_without_the_vizier() -> None:
    game = empty_city(solo(difficulty=3, vizier="NE-palace", player="NW-palace"))
    bot = game.players[BOT]
    fill(bot, PATIENT, [0])  # the second spot carries an extra action
    game.city[LOCATION["SE-outer-1"]] = TILE["patient-brick"]
    game.city[LOCATION["SW-outer-1"]] = TILE["book"]
    active(game, PATIENT, BOOK, ARTEFACT, STUDENT)
    fill(game.players[0], PATIENT, [0])
    ask(game, MoveBotVizier())
    assert bot.vizier == LOCATION["SE-outer-1"]
    assert (bot.in_row(PATIENT), bot.in_row(BOOK)) == (2, 1)
    assert game.bot_done == BIT[PATIENT] | BIT[BOOK]


def test_28_3_a67_a_palace_icon_neither_uses_nor_minds_the_symbol() -> None:
    game = solo(vizier="NE-palace", player="NW-palace")
    active(game, STUDENT, ARTEFACT, BUILDINGS, ARCHITECTS)
    game.bot_done = BIT[ARCHITECTS]
    ask(game)
    resolve_icon(game, BUILD_PALACE)
    game.settle()
    assert count_of(game, BOT, ARCHITECTS) == 1
    assert game.bot_done == BIT[ARCHITECTS]
    game.players[BOT].architects = 0
    resolve_icon(game, BUILD_PALACE)
    assert game.agenda.frames == []


def test_28_2_a42_an_extra_action_leaves_out_what_was_done() -> None:
    game = empty_city(solo(vizier="NE-palace", player="NW-palace"))
    active(game, STUDENT, ARTEFACT, BUILDINGS, ARCHITECTS)
    game.bot_done = BIT[BUILDINGS] | BIT[ARCHITECTS]
    ask(game)
    resolve_icon(game, EXTRA_ACTION)
    assert game.agenda.frames == []


def test_28_1_a_revealed_house_icon() -> None:
    game = solo(difficulty=3, vizier="NE-palace", player="NW-palace")
    bot = game.players[BOT]
    bot.houses = 0b11110  # the second house reveals a palace icon
    ask(game, BotAction(BUILDINGS, LOCATION["SE-site-3"]))
    answer_chance(game)
    assert bot.built() == 2
    assert count_of(game, BOT, ARCHITECTS) == 1


def display(game: Baghdad, *cards: str) -> None:
    game.display = [CARD[card] if card else NO_CARD for card in cards]


def test_29_1_a_met_day_card_the_leftmost() -> None:
    game = solo(night=0)
    fill(game.players[BOT], BOOK, range(2))
    display(game, "", "al-khuwarizmi", "al-hasan-ibn-musa", "ibn-fadlan", "", "")
    assert slot_for_bot(game) == 2


def test_29_1_29_4_a44_else_the_nearest() -> None:
    game = solo(night=0)
    fill(game.players[BOT], ARTEFACT, [0])
    display(game, "shen-kuo", "al-hasan-ibn-musa", "al-khuwarizmi", "", "", "")
    assert slot_for_bot(game) == 2
    assert count_of(game, BOT, COINS) == count_of(game, BOT, FAVOUR_POINTS) == 0


def test_29_2_29_4_a43_rulebook_example() -> None:
    game = solo(night=1)
    bot = game.players[BOT]
    bot.houses = 0b11110
    fill(bot, PATIENT, range(2))
    display(game, "", "", "", "ibn-masawayh", "al-zarnuji", "ridwan-al-saati")
    assert slot_for_bot(game) == 4


def test_29_2_met_night_cards_by_points_then_rightmost() -> None:
    game = solo(night=1)
    fill(game.players[BOT], BOOK, range(5))
    display(game, "", "muhammed-ibn-musa", "al-razi", "ridwan-al-saati", "", "")
    assert slot_for_bot(game) == 2
    fill(game.players[BOT], PATIENT, range(4))
    display(game, "", "", "", "al-zarnuji", "ridwan-al-saati", "")
    assert slot_for_bot(game) == 4


def test_29_3_29_5_the_other_kind_or_nothing() -> None:
    game = solo(night=1)
    display(game, "", "al-khuwarizmi", "al-hasan-ibn-musa", "", "", "")
    assert slot_for_bot(game) == 1
    ask(game, BotTurn(5))
    assert game.players[BOT].discard == BIT[CARD["al-khuwarizmi"]]
    display(game, "", "", "", "", "", "")
    assert slot_for_bot(game) == -1


def test_30_1_to_30_5_how_the_bot_scores() -> None:
    game = solo(difficulty=2)
    bot = game.players[BOT]
    fill(bot, BOOK, range(3))
    bot.discard = BIT[CARD["muhammed-ibn-musa"]] | BIT[CARD["al-razi"]] | BIT[CARD["al-khuwarizmi"]]
    bot.shame = 0
    points = sheet(game, BOT)
    assert (points[NIGHT_POINTS], points[FAVOUR], points[SHAME]) == (3, 8, 0)
    assert count_of(game, BOT, NIGHT_CARDS) == 1


@pytest.mark.parametrize(("difficulty", "points"), [(0, 0), (1, 4), (2, 8), (3, 12)])
def test_23_2_30_3_favour_by_difficulty(difficulty: int, points: int) -> None:
    assert sheet(table(1, difficulty=difficulty), BOT)[FAVOUR] == points


def test_31_1_a45_a_civic_tile_at_the_black_gate() -> None:
    game = empty_city(solo(modules=ALL, vizier="SW-outer-1", player="NW-palace", ring=0))
    bot = game.players[BOT]
    for slot in ("SW-outer-1", "SW-outer-2", "SW-inner-3"):
        game.city[LOCATION[slot]] = TILE["book"]
    contribute(game, Q["SW"])
    assert bot.civic[BOOK] == TILE["book"]
    assert game.city[LOCATION["SW-outer-1"]] == TILE["book"]  # that of its action
    assert game.city[LOCATION["SW-outer-2"]] == NO_TILE
    contribute(game, Q["SW"])
    assert bot.civic_tiles() == 1  # patients come next, and there are none
    assert sheet(game, BOT)[CIVICS] == -15


def test_31_1_a45_an_artefact_it_owns_may_go_to_the_civic_board() -> None:
    game = empty_city(solo(modules=ALL, vizier="SW-outer-1", player="NW-palace", ring=0))
    bot = game.players[BOT]
    bot.civic = [TILE["book"], TILE["patient-brick"], NO_TILE, NO_TILE]
    fill(bot, ARTEFACT, [0], [TILE["globe"]])
    game.city[LOCATION["SW-outer-2"]] = TILE["globe"]
    contribute(game, Q["SW"])
    assert bot.civic[ARTEFACT] == TILE["globe"]


def test_31_1_31_4_a35_the_bot_passes_gates_on_its_way() -> None:
    game = empty_city(solo(modules=ALL, vizier="SE-palace", player="NW-palace"))
    game.shown = [1, 2]
    game.city[LOCATION["NE-outer-2"]] = TILE["student-boat"]
    game.city[LOCATION["SW-outer-2"]] = TILE["book"]
    active(game, STUDENT, ARTEFACT, BUILDINGS, ARCHITECTS)
    fill(game.players[0], STUDENT, [0])
    ask(game, MoveBotVizier())
    answer_chance(game)
    bot = game.players[BOT]
    assert bot.vizier == LOCATION["NE-outer-2"]
    assert bot.civic[BOOK] == TILE["book"]
    assert game.marks_at(0, BOT, 0) == 1


def test_31_2_the_bot_builds_in_public_while_it_can() -> None:
    game = solo(modules="public-works", vizier="NE-palace", player="NW-palace", ring=0)
    ask(game, BotAction(BUILDINGS, LOCATION["SE-site-3"]))
    answer_chance(game)
    assert game.public_slots[0] == BOT
    assert sheet(game, BOT)[PUBLIC_HOUSES] == 5
    game.public_slots = [0] * 9
    ask(game, BotAction(BUILDINGS, LOCATION["SE-site-5"]))
    answer_chance(game)
    assert game.players[BOT].sites == BIT[LOCATION["SE-site-5"]]


def test_31_3_a55_the_contract_beside_its_port_is_discarded() -> None:
    game = solo(modules="contracts", number=1)
    left, right = game.contract_tops
    game.players[BOT].river = boats_on(left_3=1)
    ask(game, MoveBotBoats(1))
    answer_chance(game)
    assert game.contract_tops[0] not in (left, NO_CONTRACT)
    assert game.contract_tops[1] == right
    assert game.players[BOT].contracts == 0


def test_31_3_a_port_on_the_right_takes_from_the_right_stack() -> None:
    game = solo(modules="contracts", number=1)
    left, right = game.contract_tops
    game.players[BOT].river = boats_on(right_4=1)
    ask(game, MoveBotBoats(1))
    answer_chance(game)
    assert game.contract_tops[0] == left
    assert game.contract_tops[1] not in (left, right, NO_CONTRACT)


def test_31_4_31_5_31_6_objectives_of_the_bot() -> None:
    game = solo(modules="objectives")
    bot = game.players[BOT]
    game.shown = [0, 1]
    game.objective_pool = 0b11100
    fill(bot, PATIENT, range(5))
    ask(game)
    mark_objective(game)
    game.settle()
    assert game.marks_at(1, BOT, 5) == 1
    assert sheet(game, BOT)[OBJECTIVES] == 5
    game.marks[4] = 1
    ask(game)
    mark_objective(game)  # the highest that is left: its own five again
    game.settle()
    answer_chance(game)
    assert bot.objectives == BIT[1]
    assert not bot.discard
    assert sheet(game, BOT)[OBJECTIVES] == 5


def test_31_4_a56_a_tie_goes_to_the_left_card_and_nothing_is_gained() -> None:
    game = solo(modules="objectives")
    game.shown = [0, 1]
    mark_objective(game)
    assert game.marks_at(0, BOT, 0) == 1
    assert game.players[BOT].coins == 0


@pytest.mark.parametrize("difficulty", [0, 1, 2, 3])
@pytest.mark.parametrize("modules", ["", ALL])
def test_25_9_whole_games_keep_every_pile(difficulty: int, modules: str) -> None:
    game = answer_chance(
        fresh(
            1,
            difficulty=difficulty,
            public_works="public" in modules,
            contracts="contracts" in modules,
            objectives="objectives" in modules,
        )
    )
    playout(game, Rng(difficulty))
    game.check()
    bot = game.players[BOT]
    assert all(bot.in_row(type) <= 5 for type in range(4))
    assert totals(game)[BOT] > 0


def test_the_course_ends_with_a_turn_of_the_bot() -> None:
    game = table(1)
    game.players[0].hand = []
    game.players[0].vizier = LOCATION["NW-palace"]
    ask(game, Course(0, 1, 2))
    answer_chance(game)
    assert game.active == BOT
    assert question(game) == ""
