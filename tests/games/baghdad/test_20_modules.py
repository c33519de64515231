"""Public Works, Contracts, Objectives. BAG-20, 21, 22"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.boats import ArriveInPort, ChoosePortAction
from boardwright.games.baghdad.building import ChooseBuilding
from boardwright.games.baghdad.building_effects import ChooseBuildingEffect
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.civics import ChooseCivicDuty
from boardwright.games.baghdad.components import (
    BOOK,
    NO_BUILDING,
    NO_CONTRACT,
    NO_OBJECTIVE,
    NO_TILE,
    PATIENT,
    PUBLIC_HOUSE,
    STUDENT,
)
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.objectives import ChooseObjective, pass_golden_gate
from boardwright.games.baghdad.reasons import (
    CIVIC_FILLED,
    GOOD_NOT_HELD,
    MARKED_ALREADY,
    NO_CONTRACT_HERE,
    NO_PUBLIC_HOUSE,
    NOTHING_TO_EXTOLL,
    SPACE_MARKED,
    TOO_FEW_THINGS,
)
from boardwright.games.baghdad.scoring import CIVICS, LEVEL_FIVE, OBJECTIVES, PUBLIC_HOUSES, sheet
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.vizier import ChooseLocation
from boardwright.kernel.bits import BIT, count
from tests.games.baghdad.table import (
    BUILDING,
    CONTRACT,
    LOCATION,
    NAMES,
    PORT,
    TILE,
    ZERO,
    answer_chance,
    ask,
    build,
    fill,
    goods,
    question,
    said,
    say,
    show,
    table,
    why,
)

ALL = "public-works contracts objectives"


@pytest.mark.parametrize(("seats", "houses"), [(1, 4), (2, 4), (3, 7), (4, 9)])
def test_20_1_20_2_public_houses_by_players(seats: int, houses: int) -> None:
    assert table(seats, modules=ALL).public_slots.count(PUBLIC_HOUSE) == houses


def works(*, coins: int = 9) -> Baghdad:
    game = table(4, modules="public-works")
    me = game.players[0]
    me.coins, me.favour = coins, 0
    me.vizier = LOCATION["NW-site-1"]
    show(me, "A1", "A2")
    return game


def test_20_3_20_4_20_5_20_7_20_8_a33_a51_a_public_building() -> None:
    game = works()
    me = game.players[0]
    ask(game, ChooseBuilding(0, me.vizier, 0, True))
    tile = NAMES.buildings[game.bottoms[0]]
    assert f"construct-public {tile} 1" in said(game)
    assert f"construct-public {tile} 2" not in said(game)
    say(game, f"construct-public {tile} 1")
    assert game.public_slots[0] == 0
    assert game.public_slots[1] == PUBLIC_HOUSE
    assert game.public_sites == BIT[LOCATION["NW-site-1"]]
    assert me.sites == 0
    assert me.built() == 1
    assert sheet(game, 0)[PUBLIC_HOUSES] == 5


def test_20_3_without_public_houses_only_private_buildings() -> None:
    game = works()
    game.public_slots = [1] * 9
    ask(game, ChooseBuilding(0, game.players[0].vizier, 0, True))
    assert why(game, f"construct-public {NAMES.buildings[game.bottoms[0]]} 1") == NO_PUBLIC_HOUSE


def public(game: Baghdad, building: str, site: str) -> None:
    game.city[LOCATION[site]] = BUILDING[building]
    game.public_sites |= BIT[LOCATION[site]]


@pytest.mark.parametrize(("houses", "resolved"), [(0, 0), (2, 2), (3, 3)])
def test_20_6_as_many_public_buildings_as_own_houses(houses: int, resolved: int) -> None:
    game = works(coins=0)
    me = game.players[0]
    for number, building in enumerate(("souk", "stables", "sufi-lodge")):
        public(game, building, f"NW-site-{number + 1}")
    public(game, "alchemists-tower", "SE-site-1")
    build(game, 0, "alchemists-tower", "NW-site-5")
    game.public_slots[:houses] = [0] * houses
    ask(game, ChooseBuildingEffect(0, 0, 0))
    while question(game):
        say(game, said(game)[0])
    gained = (me.coins > 0) + me.steps + me.favour
    assert gained == resolved
    assert me.wilds == 1  # private buildings besides


def test_20_6_a59_a_new_house_raises_the_allowance_at_once() -> None:
    game = works(coins=0)
    public(game, "alchemists", "NW-site-2")
    public(game, "souk", "NW-site-3")
    game.public_slots[0] = 0
    ask(game, ChooseBuildingEffect(0, 0, 0))
    say(game, "resolve NW-site-2")
    game.public_slots[1] = 0
    say(game, "gain brick")
    assert game.players[0].coins == 2


def test_20_17_a52_level_five_made_public_pays_its_builder() -> None:
    game = works()
    me = game.players[0]
    me.houses = 0b10000
    me.wilds = 9
    fill(me, STUDENT, range(2))
    game.bottoms[4] = BUILDING["madrasa"]
    game.building_pool &= ~BIT[BUILDING["madrasa"]]
    ask(game, ChooseBuilding(0, me.vizier, 0, True))
    say(game, "construct-public madrasa 5")
    if question(game) == "ChoosePayment":
        say(game, said(game)[0])
    assert sheet(game, 0)[LEVEL_FIVE] == 6
    assert [sheet(game, seat)[LEVEL_FIVE] for seat in (1, 2, 3)] == [0, 0, 0]


def test_20_9_20_10_20_11_a34_a54_a_tile_on_the_civic_board() -> None:
    game = works(coins=0)
    me = game.players[0]
    slot = LOCATION["NW-outer-1"]
    game.city[slot] = TILE["patient-lapis"]
    ask(game, ChooseTile(0, slot, PATIENT, 0))
    say(game, "place NW-outer-1 civic")
    assert me.civic[PATIENT] == TILE["patient-lapis"]
    assert me.goods == goods()
    assert me.in_row(PATIENT) == count_of(game, 0, PATIENT) == 0
    assert game.city[slot] == NO_TILE
    game.city[slot] = TILE["patient-brick"]
    ask(game, ChooseTile(0, slot, PATIENT, 0))
    assert why(game, "place NW-outer-1 civic") == CIVIC_FILLED


@pytest.mark.parametrize(("waived", "offered"), [(0, False), (1, True)])
def test_20_10_20_16_a60_the_civic_board_needs_one_icon(waived: int, offered: bool) -> None:
    game = works(coins=0)
    slot = LOCATION["NW-outer-1"]
    game.city[slot] = TILE["globe"]
    ask(game, ChooseTile(0, slot, 2, waived))
    assert ("place NW-outer-1 civic" in (said(game) if question(game) else [])) == offered


def test_20_12_20_13_20_18_extolling() -> None:
    game = works(coins=0)
    me = game.players[0]
    me.favour = 0
    me.civic[BOOK], me.civic[STUDENT] = TILE["book"], TILE["student-boat"]
    ask(game, ChooseCivicDuty(0))
    assert said(game) == ["extoll-virtue book", "extoll-virtue student", "seek-charity"]
    assert why(game, "extoll-virtue patient") == NOTHING_TO_EXTOLL
    say(game, "extoll-virtue book")
    assert me.favour == 2
    ask(game, ChooseCivicDuty(0))
    assert why(game, "extoll-virtue book") == MARKED_ALREADY
    say(game, "extoll-virtue student")
    assert me.favour == 4


def test_20_14_charity_counts_the_fullest_column() -> None:
    game = works(coins=0)
    game.players[2].civic = [TILE["book"], TILE["patient-brick"], NO_TILE, NO_TILE]
    game.players[0].civic = [TILE["book"], NO_TILE, NO_TILE, NO_TILE]
    game.players[0].favour = 1
    ask(game, ChooseCivicDuty(0))
    say(game, "seek-charity")
    assert (game.players[0].favour, game.players[0].shame) == (0, 1)


def test_20_15_empty_civic_spots_cost_five_each() -> None:
    game = works()
    assert sheet(game, 0)[CIVICS] == -20
    game.players[0].civic[:2] = [TILE["book"], TILE["patient-brick"]]
    assert sheet(game, 0)[CIVICS] == -10
    assert sheet(table(4), 0)[CIVICS] == 0


@pytest.mark.parametrize(
    ("start", "end", "steps", "asked"),
    [
        ("SE-palace", "SW-palace", 0, ["ChooseCivicDuty"]),
        ("NW-palace", "NE-palace", 0, ["ChooseObjective"]),
        ("NE-palace", "SE-palace", 0, []),
        ("NW-palace", "NW-palace", 3, ["ChooseObjective", "ChooseCivicDuty"]),
        ("SE-palace", "NE-palace", 2, ["ChooseCivicDuty", "ChooseObjective"]),
    ],
)
def test_7_8_20_12_22_2_a35_gates_in_the_order_of_crossing(
    start: str, end: str, steps: int, asked: list[str]
) -> None:
    game = table(4, modules=ALL)
    me = game.players[0]
    me.vizier, me.steps = LOCATION[start], steps
    ask(game, ChooseLocation(0))
    say(game, f"move-vizier {end}")
    seen = []
    while question(game):
        seen.append(question(game))
        say(game, said(game)[-1])
    assert seen == asked


def test_a35_the_first_placing_crosses_nothing() -> None:
    game = table(4, modules=ALL)
    say(ask(game, ChooseLocation(0)), "move-vizier SW-palace")
    assert question(game) == ""


def test_bv_85_a_trade_between_two_gates() -> None:
    game = table(4, modules=ALL)
    me = game.players[0]
    me.vizier, me.steps, me.favour = LOCATION["NW-palace"], 3, ZERO - 1
    game.players[1].civic = [TILE["book"], TILE["patient-brick"], TILE["globe"], TILE["student-boat"]]
    game.shown = [0, 1]
    fill(me, BOOK, range(3))
    ask(game, ChooseLocation(0))
    say(game, "move-vizier NW-palace", "mark books 3")
    assert (me.wilds, me.favour) == (1, ZERO)
    say(game, "favour-for-wild")  # then only charity is left
    assert (me.wilds, me.favour, me.shame) == (2, 0, 3)


def harbour(**held: int) -> Baghdad:
    game = table(4, modules="contracts")
    me = game.players[0]
    me.coins, me.favour, me.river = 0, 0, 0
    me.goods = goods(**held)
    game.contract_pool |= sum(BIT[top] for top in game.contract_tops)
    game.contract_tops = [CONTRACT["brick-textiles"], CONTRACT["spices-glass"]]
    game.contract_pool &= ~sum(BIT[top] for top in game.contract_tops)
    return game


def test_21_1_two_stacks_of_six() -> None:
    game = table(2, modules="contracts")
    assert game.contract_stacks == [5, 5]
    assert count(game.contract_pool) == 10


def test_21_2_21_3_a38_a53_a_contract_in_place_of_the_port_action() -> None:
    game = harbour(brick=1, textiles=1)
    me = game.players[0]
    game.ports[0] = 1
    ask(game, ArriveInPort(0, PORT["left-port-1"]))
    assert me.wilds == 1  # the slot's reward all the same
    say(game, "fulfil-contract")
    assert me.goods == goods()
    assert me.coins == 3
    assert me.contracts == BIT[CONTRACT["brick-textiles"]]
    answer_chance(game)
    assert game.contract_tops[0] not in (CONTRACT["brick-textiles"], NO_CONTRACT)
    assert game.contract_stacks == [4, 5]
    assert question(game) == ""


def test_21_2_what_bars_a_contract() -> None:
    game = harbour(brick=1)
    ask(game, ChoosePortAction(0, PORT["left-port-2"]))
    assert why(game, "fulfil-contract") == GOOD_NOT_HELD
    ask(game, ChoosePortAction(0, PORT["right-port-1"]))
    assert why(game, "fulfil-contract") == GOOD_NOT_HELD
    game.contract_tops[1] = NO_CONTRACT
    ask(game, ChoosePortAction(0, PORT["right-port-1"]))
    assert why(game, "fulfil-contract") == NO_CONTRACT_HERE


def objectives(seats: int = 3, *shown: int) -> Baghdad:
    game = table(seats, modules="objectives")
    for player in game.players:
        player.favour = 0
    game.shown = list(shown) if shown else [0, 1]
    game.objective_pool = 0b11111 & ~sum(BIT[objective] for objective in game.shown if objective < 5)
    return game


def test_22_1_two_objectives_show() -> None:
    game = table(3, modules="objectives")
    assert len({*game.shown}) == 2
    assert count(game.objective_pool) == 3


def test_22_3_22_4_a36_which_spaces_are_open() -> None:
    game = objectives()
    me = game.players[0]
    fill(me, BOOK, range(2))
    ask(game, ChooseObjective(0))
    assert said(game) == ["mark books 0", "mark books 1", "mark books 2", "mark patients 0"]
    assert why(game, "mark books 3") == TOO_FEW_THINGS
    game.marks[1] = 1 | 1 << 8  # seat 1 on spaces 0 and 2 of the left card
    assert why(game, "mark books 2") == SPACE_MARKED
    game.marks[0] = 1 << 4
    ask(game, ChooseObjective(0))
    assert "mark books 0" in said(game)
    assert "mark books 1" in said(game)  # a space with the own marker stays open


def test_22_2_the_effect_shown() -> None:
    game = objectives()
    me = game.players[0]
    fill(me, BOOK, range(4))
    coins = me.coins
    say(ask(game, ChooseObjective(0)), "mark books 4")
    assert (me.wilds, me.steps, me.coins) == (1, 1, coins + 1)
    assert game.marks_at(0, 0, 4) == 1
    assert game.markers_left(0) == 3


def test_22_5_to_22_9_a_full_card_is_discarded_and_kept_by_who_marked_five() -> None:
    game = objectives(3)
    fill(game.players[2], BOOK, [0])
    game.marks[4 * 1 + 0] = 1 << 20  # seat 0 on five of the right card
    game.marks[4 * 1 + 1] = 1  # seat 1 on zero
    game.marks[0] = 1
    assert sheet(game, 0)[OBJECTIVES] == 5
    coins = game.players[2].coins
    say(ask(game, ChooseObjective(2)), "mark patients 0")
    assert game.players[2].coins == coins + 1  # the effect comes first
    assert game.players[0].objectives == BIT[1]
    assert sheet(game, 0)[OBJECTIVES] == 5
    assert game.shown[1] == 0  # the top of the stack slid right, its marker with it
    assert game.marks_at(1, 0, 0) == 1
    answer_chance(game)
    assert game.shown[0] not in (0, 1, NO_OBJECTIVE)
    assert [game.markers_left(seat) for seat in range(3)] == [3, 4, 4]
    assert not game.players[0].discard


def test_22_5_the_card_lies_there_until_its_effect_is_over() -> None:
    game = objectives(2)
    me = game.players[0]
    fill(me, BOOK, range(3))
    me.favour = ZERO + 4
    game.marks[1] = 1
    say(ask(game, ChooseObjective(0)), "mark books 3")
    assert question(game) == "FavourAtTop"
    assert game.shown[0] == 0
    say(game, "favour-for-coin", "go-on")
    answer_chance(game)
    assert game.shown[0] not in (0, 1, NO_OBJECTIVE)
    assert (me.wilds, me.favour) == (1, ZERO + 4)


def test_22_7_22_10_a_discarded_top_card_shows_the_next_one() -> None:
    game = objectives(2)
    game.marks[1] = 1
    say(ask(game, ChooseObjective(0)), "mark books 0")
    answer_chance(game)
    assert game.shown[1] == 1
    assert game.shown[0] not in (0, 1, NO_OBJECTIVE)


def test_a36_a37_without_markers_or_cards_the_gate_does_nothing() -> None:
    game = objectives(3)
    game.marks[0] = 4
    ask(game)
    pass_golden_gate(game, 0)
    game.settle()
    assert question(game) == ""
    game = objectives(3, NO_OBJECTIVE, NO_OBJECTIVE)
    ask(game)
    pass_golden_gate(game, 0)
    game.settle()
    assert question(game) == ""
    assert game.city[LOCATION["NW-site-1"]] == NO_BUILDING
