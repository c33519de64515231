"""What the rulebook leaves open: the default of every ruling and the other reading, where there is one."""

import pytest

from boardwright.games.attandarra import scoring
from boardwright.games.attandarra.components import CITIZEN, COIN, COVERED, NO_MARKER, Switches
from boardwright.games.attandarra.history import is_struck
from boardwright.games.attandarra.reasons import (
    BAG_EMPTY,
    NO_GOLD,
    SAME_NUMERAL,
    TARGET_HAS_MARKER,
    TILE_HAS_MARKER,
)
from boardwright.games.attandarra.rulebook import RULEBOOK
from boardwright.games.attandarra.state import Attandarra
from boardwright.games.attandarra.title import TITLE
from boardwright.games.title import Setup, SetupError, TableOption
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.attandarra.table import (
    PRINTED,
    WORDS,
    ask,
    bag,
    chance,
    city,
    close_round,
    complete,
    display,
    emblems,
    end_game,
    fresh,
    lodgers,
    markers,
    me,
    opening_draw,
    options,
    prepare_round,
    question,
    say,
    set_up,
    stored,
    table,
    tile,
    whole_supply,
    why,
)

FIELDS = {
    "both_markers_count": "both_markers_count",
    "markers_per_tile": "one_marker_per_tile",
    "display_overflow_redrawn": "display_overflow_redrawn",
    "double_glass_repeat": "double_glass_once",
    "unplaceable_cube_returns_free": "unplaceable_cube_is_paid",
    "majority_needs_marker_of": "majority_in_same_category",
    "majority_ties": "majority_skips_one_level",
    "gates_in_building_sum": "gates_in_building_sum",
    "fire_target_takes_one_marker": "fire_target_takes_many",
    "history_scope": "only_emblem_streets_struck",
    "emblems_stay": "emblems_leave",
    "seal_before_event": "event_before_seal",
    "emblem_protects_all_cities": "emblem_protects_owner_only",
}


@pytest.mark.parametrize("option", RULEBOOK.readings, ids=[option.name for option in RULEBOOK.readings])
def test_a_table_may_choose_each_reading(option: TableOption) -> None:
    other = Setup("attandarra", 3, {option.name: option.values[1]})
    game = TITLE.new_game(other, PRINTED)
    assert isinstance(game, Attandarra)
    set_fields = {field for field in FIELDS.values() if getattr(game.switches, field)}
    assert set_fields == {FIELDS[option.name]}


def test_all_readings_default_to_the_rulings() -> None:
    game = TITLE.new_game(Setup("attandarra", 3), PRINTED)
    assert isinstance(game, Attandarra)
    assert not any(getattr(game.switches, field) for field in FIELDS.values())


def test_a1_the_numeral_s_colour_is_compared_within_one_city() -> None:
    game = table()
    city(game, 1, "C2 hospital complete")
    city(game, 0, "B2 hospital clay")
    say(game, "buy clay")
    assert why(game, "build rathaus C2") == SAME_NUMERAL  # other art, same yellow 3
    assert why(game, "build dom C2") == OK


def test_a2_only_tops_set_the_price() -> None:
    game = table()
    markers(game, *[f"{space} coin" for space in ("A1", "C1", "D1", "E1")], "B1 citizen")
    assert game.price_of_marker(1) == 1


def test_a2_or_both_markers_of_a_space() -> None:
    game = fresh(3, start=0, switches=Switches(both_markers_count=True))
    dealt = 0
    while options(game)[0].startswith("deal-marker"):
        dealt += 1
        say(game, options(game)[0] if dealt % 2 else options(game)[-1])
    set_up(game)
    assert COVERED not in game.under
    assert game.tops.count(CITIZEN) + game.under.count(CITIZEN) == 20
    assert game.tops.count(COIN) + game.under.count(COIN) == 20
    assert sum(game.pool) == 0
    row = [*game.tops[:5], *game.under[:5]]
    column = [*game.tops[0::5], *game.under[0::5]]
    expected = row.count(CITIZEN) if game.tops[0] == CITIZEN else column.count(COIN)
    assert game.price_of_marker(0) == expected


def test_a2_both_visible_but_only_the_top_one_is_taken_and_nothing_is_revealed() -> None:
    game = table(switches=Switches(both_markers_count=True))
    game.under = [CITIZEN if game.tops[space] == COIN else COIN for space in range(20)]
    game.pool = [0, 0, 0]
    markers_before = (game.tops[6], game.under[6])
    city(game, 0, "B2 dom complete")
    say(game, "take-marker B2")
    assert game.whose() == 1
    assert (game.tops[6], game.under[6]) == (markers_before[1], NO_MARKER)


def test_a3_several_markers_on_a_tile() -> None:
    game = table()
    markers(game, "B2 citizen")
    city(game, 0, "B2 dom complete coin")
    assert why(game, "take-marker B2") == OK


def test_a3_or_one() -> None:
    game = table(switches=Switches(one_marker_per_tile=True))
    markers(game, "B2 citizen")
    city(game, 0, "B2 dom complete coin")
    assert why(game, "take-marker B2") == TILE_HAS_MARKER
    assert "B2" not in options(game, "take-marker")
    city(game, 1, "B2 dom complete")
    assert why(game, "take-marker B2") == OK  # another city


MANY_CLAY = [*["clay"] * 8, *["wood"] * 4, "stone", "stone", "glass"]


def test_a4_extras_are_not_replaced() -> None:
    game = fresh(start=0)
    set_up(game, *MANY_CLAY)
    assert sum(game.display) == 13


def test_a4_or_drawn_again() -> None:
    game = fresh(start=0, switches=Switches(display_overflow_redrawn=True))
    set_up(game, *MANY_CLAY, "clay", "wood", "glass")
    assert stored(game.display) == {"clay": 6, "wood": 5, "stone": 2, "glass": 2}
    assert stored(game.bag) == {"clay": 14, "wood": 10, "stone": 13, "glass": 8}


def test_a4_drawn_again_only_while_the_bag_holds_a_cube_that_fits() -> None:
    game = table(switches=Switches(display_overflow_redrawn=True))
    display(game, clay=6, wood=0, stone=0, glass=0)
    bag(game, clay=5, wood=1)
    prepare_round(game)
    chance(game)
    assert stored(game.display) == {"clay": 6, "wood": 1}


def test_a5_repeated_while_both_are_glass() -> None:
    game = opening_draw(table(), 0)
    say(game, "opening-draw glass", "opening-draw glass", "glass-replacement glass")
    assert stored(game.hand) == {"glass": 2}
    assert options(game)[0].startswith("glass-replacement")
    say(game, "glass-replacement clay")
    assert stored(game.hand) == {"clay": 1, "glass": 1}


def test_a5_or_once() -> None:
    game = table(switches=Switches(double_glass_once=True))
    city(game, 0, "C2 dom clay", "A4 kloster clay")
    opening_draw(game, 0)
    say(game, "opening-draw glass", "opening-draw glass", "glass-replacement glass")
    assert question(game) == "PlaceCube"
    assert stored(game.hand) == {"glass": 2}


def test_a5_not_with_glass_alone_in_the_bag() -> None:
    game = table()
    city(game, 0, "C2 dom clay", "A4 kloster clay")
    bag(game, glass=6)
    opening_draw(game, 0)
    assert stored(game.hand) == {"glass": 2}
    assert question(game) == "PlaceCube"


def test_a6_a_cube_without_a_place_returns_free() -> None:
    game = table()
    city(game, 0, *whole_supply())
    opening_draw(game, 0)
    say(game, "opening-draw stone", "opening-draw glass")
    assert me(game).gold == 12


def test_a6_or_is_paid_all_the_same() -> None:
    game = table(switches=Switches(unplaceable_cube_is_paid=True))
    city(game, 0, *whole_supply())
    before = game.bag[:]
    opening_draw(game, 0)
    say(game, "opening-draw stone", "opening-draw glass")
    assert me(game).gold == 10
    assert game.bag == before


def test_a6_the_final_draw_costs_nothing_further_either_way() -> None:
    game = table(switches=Switches(unplaceable_cube_is_paid=True))
    city(game, 0, *whole_supply())
    say(game, "finish-with-draw", "final-draw stone")
    assert me(game).gold == 0


def test_a7_no_refusal() -> None:
    game = table()
    say(game, "finish-with-draw", "final-draw clay")
    assert {answer.split()[0] for answer in options(game)} == {"build"}


def test_a8_in_turn_after_the_display() -> None:
    game = table()
    display(game, clay=3)
    prepare_round(game)
    say(game, "fill-display clay")
    assert options(game)[0].startswith("opening-draw")
    say(game, "opening-draw clay", "opening-draw clay")
    assert game.whose() == 1
    assert sum(me(game, 2).cubes) == 0


def test_a9_free_order_and_no_duty_to_fit_both() -> None:
    game = table()
    city(game, 0, *whole_supply(C3="clay"))
    opening_draw(game, 0)
    say(game, "opening-draw clay", "opening-draw wood")
    assert options(game) == ["place-drawn clay", "place-drawn wood"]
    say(game, "place-drawn wood")  # now the clay has no place
    assert me(game).cubes[12] == 0x011
    assert game.active == 1


def ranking(category: int, game: Attandarra) -> list[int]:
    return [scoring.sheet(game, seat)[category] for seat in range(game.seats)]


def crowd(citizens: list[int], coins: list[int], given: Switches) -> Attandarra:
    game = table(len(citizens), switches=given)
    for seat, (people, money) in enumerate(zip(citizens, coins, strict=True)):
        city(game, seat, "B2 dom complete" + " citizen" * people + " coin" * money)
    return game


def test_a10_ranked_with_both_kinds() -> None:
    game = crowd([3, 2, 0], [0, 1, 4], Switches())
    assert ranking(scoring.CITIZENS, game) == [0, 10, 0]
    assert ranking(scoring.COINS, game) == [0, 10, 0]


def test_a10_or_with_one_of_the_kind() -> None:
    game = crowd([3, 2, 0], [0, 1, 4], Switches(majority_in_same_category=True))
    assert ranking(scoring.CITIZENS, game) == [10, 6, 0]
    assert ranking(scoring.COINS, game) == [0, 6, 10]


def test_a10_markers_that_were_looted_no_longer_count() -> None:
    game = table(history=True, round=5, event="looting")
    city(game, 0, "B2 dom complete citizen citizen coin")
    city(game, 1, "B2 waldenburg complete citizen coin")
    close_round(game)
    assert ranking(scoring.CITIZENS, game) == [0, 10, 0]


TIES = [
    ([3, 3, 1, 1], [10, 10, 3, 3], [10, 10, 3, 3]),
    ([3, 3, 3, 1], [10, 10, 10, 0], [10, 10, 10, 3]),
    ([3, 2, 2, 1], [10, 6, 6, 0], [10, 6, 6, 0]),
    ([4, 3, 2, 1], [10, 6, 3, 0], [10, 6, 3, 0]),
    ([2, 2, 2, 2], [10, 10, 10, 10], [10, 10, 10, 10]),
]


@pytest.mark.parametrize(("citizens", "default", "other"), TIES)
def test_a11_a_tie_uses_up_a_level_for_each_or_just_one_more(
    citizens: list[int], default: list[int], other: list[int]
) -> None:
    coins = [1, 1, 1, 1]
    assert ranking(scoring.CITIZENS, crowd(citizens, coins, Switches())) == default
    assert ranking(scoring.CITIZENS, crowd(citizens, coins, Switches(majority_skips_one_level=True))) == other


def test_a12_an_ordered_list_not_a_sum() -> None:
    game = table(2)
    city(game, 0, "B2 dom complete citizen")
    city(game, 1, "B2 dom complete coin coin", "B3 hospital complete", "C2 rathaus complete")
    end_game(game)
    me(game).points_built = game.scores()[1] - game.scores()[0]
    assert game.scores()[0] == game.scores()[1]
    assert game.places() == [1, 2]


def test_a13_the_edge_of_the_board_is_no_building() -> None:
    game = table()
    city(game, 0, "C1 reservoir", "B1 dom complete", "D1 kloster complete", "C2 hospital complete")
    assert ranking(scoring.RESERVOIR_RINGED, game)[0] == 0


def test_a14_two_gold_and_the_stone_s_price() -> None:
    game = table(history=True)
    display(game, stone=1)
    say(game, "gate C1")
    assert me(game).gold == 12 - 2 - 5


def test_a14_a_final_draw_builds_no_gate() -> None:
    game = table(history=True)
    city(game, 0, *whole_supply())
    say(game, "finish-with-draw", "final-draw stone")
    assert me(game).gates == 0
    assert game.whose() == 1


def test_a15_gates_and_draws_count_for_the_seal() -> None:
    game = table(history=True)
    complete(game, 0, "B2 buergerhaus clay stone")
    say(game, "finish")
    say(game, "gate C1")
    assert game.seal == 0
    city(game, 2, *whole_supply(C3="clay wood stone"))
    say(game, "finish-with-draw", "final-draw glass")
    assert game.seal == 2


def test_a16_gates_score_apart() -> None:
    game = table(history=True)
    city(game, 0, "C1 gate", "C2 hospital complete", "C3 meadow", "C4 gate")
    assert ranking(scoring.BUILDINGS, game)[0] == 3
    assert ranking(scoring.GATES, game)[0] == 12


def test_a16_or_with_their_numerals_on_top() -> None:
    game = table(history=True, switches=Switches(gates_in_building_sum=True))
    city(game, 0, "C1 gate", "C2 hospital complete")
    assert game.scores()[0] == 3 + 3 + 3


def test_a16_the_numerals_of_gates_stand_in_the_line_of_the_buildings() -> None:
    game = table(history=True, switches=Switches(gates_in_building_sum=True))
    city(game, 0, "C1 gate", "C2 hospital complete", "C3 meadow", "C4 gate")
    sheet = {label: points[0] for label, points in TITLE.sheet(game)}
    assert (sheet["Buildings"], sheet["Gates"]) == (3 + 2 * 3, 12)


def burned(*pieces: str, streets: str = "A B C D E 1 3 4", **readings: bool) -> Attandarra:
    game = table(history=True, round=3, event="fire", switches=Switches(**readings))
    emblems(game, streets, seat=2)
    city(game, 0, *pieces)
    return close_round(game)


def test_a17_all_tiles_are_judged_before_a_marker_moves() -> None:
    game = burned("B2 meadow citizen", "C2 meadow", "B3 meadow")
    assert lodgers(game, 0, "B3") == (1, 0)
    assert me(game).tiles == 1 << 11


def test_a17_one_marker_for_each_refuge() -> None:
    game = burned("B2 dom complete citizen coin", "B3 hospital complete")
    assert set(options(game, "rescue")) == {"B2 citizen B3", "B2 coin B3"}
    say(game, "rescue B2 citizen B3")
    assert lodgers(game, 0, "B3") == (1, 0)
    assert game.whose() == CHANCE


def test_a17_or_several_if_it_was_empty_before() -> None:
    pieces = ["B2 dom complete citizen coin", "B3 hospital complete", "B1 rathaus complete coin"]
    game = burned(*pieces, fire_target_takes_many=True)
    assert set(options(game, "rescue")) == {"B2 citizen B3", "B2 coin B3"}
    assert why(game, "rescue B2 coin B1") == TARGET_HAS_MARKER
    say(game, "rescue B2 citizen B3")
    assert lodgers(game, 0, "B3") == (1, 1)


def test_a17_and_a3_no_refuge_takes_two_where_a_tile_holds_one() -> None:
    pieces = ["B2 meadow citizen", "B3 hospital complete", "C2 rathaus complete coin", "A3 meadow"]
    game = burned(*pieces, "C3 meadow", streets="A B C D E 1 3 4", one_marker_per_tile=True)
    assert [lodgers(game, 0, space) for space in ("B3", "C3")] == [(1, 0), (0, 0)]
    pieces = ["B2 dom complete citizen", "A3 meadow citizen", "B3 hospital complete"]
    game = burned(*pieces, streets="B C D E 1 3 4", one_marker_per_tile=True, fire_target_takes_many=True)
    if game.whose() == 0:
        say(game, options(game)[0])
    assert sum(lodgers(game, 0, "B3")) <= 1


def test_a18_every_street_without_an_emblem() -> None:
    game = burned("B2 dom complete", "C3 hospital complete", streets="B")
    assert me(game).tiles == 0


def test_a18_or_every_street_with_one() -> None:
    game = burned("B2 dom complete", "C3 hospital complete", streets="B", only_emblem_streets_struck=True)
    assert [tile(game, 0, space) for space in ("B2", "C3")] == ["", "hospital"]
    game = burned("B2 dom complete", streets="", only_emblem_streets_struck=True)
    assert tile(game, 0, "B2") == "dom"


def test_a18_no_warning_where_emblems_invite_the_event() -> None:
    for invites in (False, True):
        game = table(history=True, round=3, switches=Switches(only_emblem_streets_struck=invites))
        warned = TITLE.warnings(game, WORDS.parse("emblem B"))
        assert bool(warned) == (not invites), "a good event: an emblem keeps it away, or brings it"


def test_a19_emblems_stay() -> None:
    game = burned("B2 dom complete", streets="B 2")
    assert game.emblems[1] == 2
    assert tile(game, 0, "B2") == "dom"


def test_a19_or_leave_after_the_event() -> None:
    game = burned("B2 dom complete", streets="B 2", emblems_leave=True)
    assert tile(game, 0, "B2") == "dom"
    assert game.emblems == [NOBODY] * 9
    assert me(game, 2).emblems == 2  # they leave the game and do not return


def order_of_seal_and_event(given: Switches) -> tuple[int, int]:
    """Return the Seal's points of seat 1 and the counters it still has while seat 0 saves markers."""
    game = table(history=True, round=3, event="fire", switches=given)
    emblems(game, "A B C D E 1 3 4", seat=2)
    complete(game, 1, "B3 buergerhaus clay wood")
    city(game, 0, "B2 dom complete citizen coin", "B3 hospital complete")
    close_round(game)
    assert question(game) == "SaveMarker"
    during = me(game, 1).points_seal, sum(me(game, 1).counters)
    say(game, "rescue B2 coin B3")
    assert (me(game, 1).points_seal, sum(me(game, 1).counters)) == (3, 0)
    return during


def test_a20_the_seal_before_the_event() -> None:
    assert order_of_seal_and_event(Switches()) == (3, 0)


def test_a20_or_after_it() -> None:
    assert order_of_seal_and_event(Switches(event_before_seal=True)) == (0, 1)


def test_a21_known_before_the_opening_draw() -> None:
    game = close_round(table(history=True, round=2))
    say(game, "history-tile looting")
    assert options(game)[0].startswith("opening-draw")
    assert game.event != 7


def test_a22_twenty_markers_stay_out_for_two() -> None:
    game = fresh(2, start=0)
    set_up(game)
    assert len(game.tops) - game.tops.count(NO_MARKER) == 20
    assert game.under.count(NO_MARKER) == 20
    assert sum(game.pool) == 20


def test_a23_what_is_there_is_drawn() -> None:
    game = table(2)
    bag(game)
    opening_draw(game, 0)
    assert question(game) == "ChooseAction"
    assert why(game, "finish-with-draw") == BAG_EMPTY
    display(game, clay=3)
    prepare_round(game)
    assert sum(game.display) == 15  # the one cube that was there


def test_a24_a_hopeless_building_may_be_begun_and_scores_nothing() -> None:
    game = table()
    display(game, glass=0)
    city(game, 0, "C2 hospital stone")
    say(game, "buy stone")
    assert why(game, "extend C2") == OK  # only glass can complete it now
    say(game, "extend C2")
    end_game(game)
    assert game.scores()[0] == 0


def test_a25_stopping_at_any_turn() -> None:
    game = table()
    assert why(game, "finish") == OK
    say(game, "finish")
    assert me(game).finished
    assert me(game).gold == 12


def test_a26_shelter_counts_unfinished_and_in_a_struck_street() -> None:
    game = table(history=True, round=3, event="plague")
    city(game, 0, "C2 hospital clay", "C3 meadow citizen", "D3 meadow citizen")
    close_round(game)
    assert [lodgers(game, 0, space) for space in ("C3", "D3")] == [(1, 0), (0, 0)]


def test_a27_the_latest_building_of_each() -> None:
    game = table(history=True)
    complete(game, 0, "B2 buergerhaus clay glass", "C2 hospital clay clay wood")
    complete(game, 1, "B2 buergerhaus clay wood", "C2 hospital clay clay stone")
    assert game.seal == 1


def test_a28_one_set_of_meadows_and_reservoir() -> None:
    assert sum(fresh().players[0].supply) == 18
    assert set(PRINTED.names.numeral_colours) == {"building", "meadow", "reservoir", "gate"}


def test_a29_any_tile_may_be_the_first() -> None:
    game = table(history=True)
    assert why(game, "gate C1") == OK
    assert why(game, "meadow A1") == OK
    assert why(game, "reservoir E4") == OK


def test_a30_the_whole_price_of_a_gate_at_once() -> None:
    game = table(history=True)
    me(game).gold = 3
    assert why(ask(game, 0), "buy stone") == OK
    assert why(game, "gate C1") == NO_GOLD


def protected(given: Switches) -> list[int]:
    """Return the coins left in three cities after seat 1 put emblems on B and 2."""
    game = table(history=True, round=3, event="looting", switches=given)
    for seat in range(3):
        city(game, seat, "B2 dom complete coin")
    emblems(game, "B 2", seat=1)
    close_round(game)
    return [player.coins() for player in game.players]


def test_a31_an_emblem_protects_every_city() -> None:
    assert protected(Switches()) == [1, 1, 1]


def test_a31_or_its_owner_s() -> None:
    assert protected(Switches(emblem_protects_owner_only=True)) == [0, 1, 0]


TOGETHER = {"history_scope": "streets_with_emblem", "emblem_protects_all_cities": "no"}


@pytest.mark.parametrize("number", [0, 2])
def test_a33_two_readings_that_say_nothing_together_are_refused(number: int) -> None:
    with pytest.raises(SetupError) as refused:
        TITLE.new_game(Setup("attandarra", 2, {"history": "on", **TOGETHER}, rulings=number), PRINTED)
    assert str(refused.value) == (
        "Options history_scope=streets_with_emblem and emblem_protects_all_cities=no cannot be taken"
        " together; set one of them to history_scope=all_unprotected_streets, emblem_protects_all_cities=yes."
    )


def test_a33_whether_a_table_or_its_edition_says_so() -> None:
    printed = Switches(emblem_protects_owner_only=True)
    with pytest.raises(SetupError):
        RULEBOOK.switches(printed, {"history_scope": "streets_with_emblem"})
    either = RULEBOOK.switches(printed, {**TOGETHER, "emblem_protects_all_cities": "yes"})
    assert either.only_emblem_streets_struck
    assert not either.emblem_protects_owner_only


def test_a33_a_game_that_began_with_both_keeps_them() -> None:
    options = {"history": "on", **TOGETHER}
    game = TITLE.new_game(Setup("attandarra", 2, options, rulings=1), PRINTED)
    assert isinstance(game, Attandarra)
    game.emblems[3] = 0
    assert [is_struck(game, seat, 3) for seat in range(2)] == [True, True]
    assert [is_struck(game, seat, 4) for seat in range(2)] == [False, False]


def test_a32_one_stone_makes_a_gate() -> None:
    game = table(history=True)
    say(game, "gate C1")
    assert me(game).completed == 1 << 2
