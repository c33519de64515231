import pytest

from boardwright.games.tabannusi.automa_cards import current_number, current_row, is_king
from boardwright.games.tabannusi.automa_choices import (
    building_to_construct,
    preferred_port_space,
    project_colour,
    project_space,
    ziggurat_space,
)
from boardwright.games.tabannusi.automa_gardens import can_plant, chain_to, garden_space, plant
from boardwright.games.tabannusi.automa_turn import begin_action, take_a_action
from boardwright.games.tabannusi.components import (
    ACTION_B,
    ACTION_C,
    ACTION_D,
    BOT_BABA,
    BOTMUZI,
    BROWN,
    GILGABOT,
    SARBOT,
    WHITE,
    YELLOW,
    Switches,
)
from boardwright.games.tabannusi.scoring import places
from boardwright.games.tabannusi.state import BOT, Tabannusi
from tests.games.tabannusi.solo import AUTOMA, cards, only_shown, run_out, shown, solo, with_symbol
from tests.games.tabannusi.table import (
    NAMES,
    bot,
    building,
    cell_of,
    claimed,
    dice,
    garden,
    gold,
    hold,
    levels,
    me,
    place,
    port_houses,
    project,
    tile_markers,
    water,
    ziggurat_houses,
)


def act(game: Tabannusi, action: int) -> bool:
    """Let the Bot take an action; return whether it was possible."""
    possible = begin_action(game, action)
    game.settle()
    run_out(game)
    game.check()
    return possible


def space(game: Tabannusi, name: str) -> int:
    return place(game, name) % 32


def test_27_1_symbol_and_number_of_the_marked_row() -> None:
    game = solo()
    cards(game, "AC04", "AC10")  # the second row of AC10
    assert current_row(game) == game.right * 3 + 1
    assert AUTOMA.card_symbol[current_row(game)] == 1
    assert current_number(game) == 1


@pytest.mark.parametrize(("symbol", "name"), [("down", "1-01"), ("up", "1-16")])
def test_27_2_lowest_or_highest_legal_space(symbol: str, name: str) -> None:
    game = solo()
    with_symbol(game, symbol)
    assert project_space(game, 0, WHITE) == space(game, name)


def test_27_3_the_top_automa_project_beside_the_number() -> None:
    game = solo()
    with_symbol(game, "down", 2)
    shown(game, WHITE, YELLOW, BROWN)
    assert project_colour(game, 0) == YELLOW
    game.automa_shown.append(1 * 3 + BROWN)
    game.automa_bag[BROWN] -= 1
    assert project_colour(game, 0) == BROWN


def test_27_4_four_points_or_the_kings_a() -> None:
    game = solo(GILGABOT)
    with_symbol(game, "up")
    vp, money = bot(game).vp, bot(game).gold
    take_a_action(game)
    assert (bot(game).vp, bot(game).gold) == (vp + 4, money)
    with_symbol(game, "king")
    take_a_action(game)
    assert (bot(game).vp, bot(game).gold) == (vp + 6, money + 1)


def test_27_5_a_colour_with_three_projects_gives_way() -> None:
    game = solo()
    with_symbol(game, "down", 3)
    shown(game, WHITE, YELLOW, BROWN)
    project(game, 0, BROWN, "1-01 1-02 1-03")
    assert project_colour(game, 0) == WHITE
    assert act(game, ACTION_B)
    assert game.projects[WHITE] == 1 << space(game, "1-04")
    assert game.project_markers[3] == 1 << space(game, "1-04")


def test_27_6_a_new_automa_project_onto_the_pile() -> None:
    game = solo()
    with_symbol(game, "down", 2)
    assert act(game, ACTION_B)
    assert [entry // 3 for entry in game.automa_shown] == [0, 1, 2, 1]


def test_27_7_a_ship_for_two_gold() -> None:
    game = solo(district=4)
    assert act(game, ACTION_B)
    assert (bot(game).ships, bot(game).gold) == (1 << cell_of("13"), 1)
    assert not act(game, ACTION_B)


def test_27_8_b_in_the_ziggurat_is_c() -> None:
    game = solo(district=5)
    dice(game, BOT, green=2)
    assert act(game, ACTION_B)
    assert bot(game).ziggurat


@pytest.mark.parametrize(
    ("groups", "mastery", "number", "chosen"),
    [
        ({WHITE: "1-01", BROWN: "1-03 1-04"}, (5, 0, 0), 1, BROWN),
        ({WHITE: "1-01", BROWN: "1-03"}, (0, 0, 2), 1, BROWN),
        ({WHITE: "1-01", BROWN: "1-03"}, (0, 2, 0), 3, BROWN),
        ({WHITE: "1-01", BROWN: "1-03"}, (0, 2, 0), 2, WHITE),
    ],
)
def test_27_9_largest_then_most_advanced_then_number(
    groups: dict[int, str], mastery: tuple[int, int, int], number: int, chosen: int
) -> None:
    game = solo()
    with_symbol(game, "down", number)
    for colour, names in groups.items():
        project(game, 0, colour, names)
    levels(game, *mastery, seat=BOT)
    assert building_to_construct(game, 0) == chosen


def test_27_10_a_marker_and_an_automa_project_less() -> None:
    game = solo()
    project(game, 0, WHITE, "1-01")
    stock = game.project_stock[WHITE]
    assert act(game, ACTION_C)
    assert game.automa_markers[0] == 2
    assert game.automa_shown == [3 + YELLOW, 6 + BROWN]
    assert game.project_stock[WHITE] == stock + 1 + 1  # the Project, and the Automa Project


def test_27_11_then_a_ship_of_its_size() -> None:
    game = solo()
    project(game, 0, WHITE, "1-01 1-02 1-03")
    dice(game, BOT, blue=5)
    assert act(game, ACTION_C)
    assert bot(game).ships == 1 << cell_of("11")  # size 3, the upper one of the two printed Ships
    assert bot(game).gold == 2


def test_27_12_a_port_house_for_two() -> None:
    game = solo(district=4)
    dice(game, BOT, white=2)
    assert act(game, ACTION_C)
    assert bot(game).port == 1 << NAMES.port_spaces.index("row1-red")
    assert game.automa_markers[3] == 1
    assert bot(game).gold == 4  # 3 and 1 for the Crate


def test_27_13_a_ziggurat_house_for_two() -> None:
    game = solo(district=5)
    dice(game, BOT, white=2)
    with_symbol(game, "down", 2)
    assert act(game, ACTION_C)
    assert bot(game).ziggurat == 1 << NAMES.ziggurat_spaces.index("yellow-6")
    assert bot(game).tile_markers == [0, 1, 0]


@pytest.mark.parametrize("district", [1, 4, 5])
def test_27_14_no_c_without_a_marker(district: int) -> None:
    game = solo(BOTMUZI, district=district)
    project(game, 0, WHITE, "1-01")
    dice(game, BOT, blue=4)
    game.automa_markers[district - 1] = 1
    assert act(game, ACTION_C)
    assert game.automa_markers[district - 1] == 0
    project(game, 0, YELLOW, "1-16")
    assert not act(game, ACTION_C)


def test_27_15_up_to_three_gardens_with_free_water() -> None:
    game = solo()
    assert not act(game, ACTION_D)
    hold(game, BOT, gardens=4)
    assert act(game, ACTION_D)
    assert game.gardens_of(BOT) == 3
    assert bot(game).gardens >= 1
    assert game.water_stock == 20  # the border Water sufficed


def test_27_16_d_in_port_and_ziggurat_is_c() -> None:
    for district in (4, 5):
        game = solo(district=district)
        dice(game, BOT, white=2)
        hold(game, BOT, gardens=2)
        assert act(game, ACTION_D)
        assert bot(game).gardens == 2
        assert bot(game).port or bot(game).ziggurat


def test_27_17_when_b_is_impossible() -> None:
    game = solo()
    with_symbol(game, "down", 1)
    shown(game, WHITE, WHITE, WHITE)
    project(game, 0, WHITE, "1-01 1-02 1-03")
    assert project_colour(game, 0) < 0
    assert not act(game, ACTION_B)
    game = solo()
    project(game, 0, WHITE, "1-01")
    building(game, 0, WHITE, "1-06")
    water(game, "1-05")
    assert not act(game, ACTION_B)  # no legal space for the colour found


def test_27_18_when_c_is_impossible() -> None:
    game = solo()
    assert not act(game, ACTION_C)
    project(game, BOT, WHITE, "1-01 1-02")
    assert building_to_construct(game, 0) < 0  # 2 and 2 own markers, but 3 Gold
    dice(game, BOT, blue=1)
    assert building_to_construct(game, 0) == WHITE
    bot(game).houses[WHITE] = 0
    bot(game).houses[3] = 0
    assert building_to_construct(game, 0) < 0


def test_28_1_the_bot_wins_ties() -> None:
    game = solo()
    me(game).vp, bot(game).vp = 50, 50
    gold(game, 9)
    assert places(game) == [2]
    me(game).vp = 51
    assert places(game) == [1]
    assert game.scores() == [51]


def test_28_2_gilgabot() -> None:
    game = solo(GILGABOT)
    with_symbol(game, "king")
    project(game, 0, WHITE, "1-01")
    dice(game, BOT, blue=2)
    assert act(game, ACTION_C)
    assert bot(game).mastery == [1, 0, 0]
    assert AUTOMA.king_project_bonus[GILGABOT] >> 8 == 28  # the lowest marker


def test_28_3_sarbot() -> None:
    game = solo(SARBOT)
    with_symbol(game, "king")
    take_a_action(game)
    assert bot(game).gardens == 2
    assert project_space(game, 0, WHITE) == space(game, "1-01")
    project(game, 0, WHITE, "1-01")
    dice(game, BOT, blue=2)
    assert act(game, ACTION_C)
    assert bot(game).gardens == 3


def test_28_4_botmuzi() -> None:
    game = solo(BOTMUZI)
    with_symbol(game, "king")
    take_a_action(game)
    assert bot(game).mastery == [1, 0, 0]
    assert project_space(game, 0, WHITE) == space(game, "1-16")
    project(game, 0, WHITE, "1-01")
    dice(game, BOT, blue=2)
    money = bot(game).gold
    assert act(game, ACTION_C)
    assert bot(game).gold == money - 1 + 1  # a Ship, and the extra


def test_28_5_bot_baba() -> None:
    game = solo(BOT_BABA)
    with_symbol(game, "king")
    levels(game, 2, 5, 0, seat=BOT)
    take_a_action(game)
    assert bot(game).mastery == [2, 6, 0]
    shown(game, WHITE, BROWN, BROWN)
    game.project_stock[BROWN] += game.automa_bag[BROWN]
    game.project_stock[WHITE] += game.automa_bag[WHITE]
    game.project_stock[YELLOW] += game.automa_bag[YELLOW]
    game.automa_bag = [0, 0, 0]
    assert project_colour(game, 0) == BROWN
    assert project_space(game, 0, BROWN) == space(game, "1-16")
    project(game, 0, WHITE, "1-01 1-02")
    project(game, 0, BROWN, "1-04")
    assert building_to_construct(game, 0) == BROWN


def test_28_6_ties_and_markers_at_the_top() -> None:
    game = solo(BOT_BABA)
    with_symbol(game, "king")
    levels(game, 3, 3, 0, seat=BOT)
    take_a_action(game)
    assert bot(game).mastery == [4, 3, 0]
    levels(game, 9, 3, 0, seat=BOT)
    take_a_action(game)
    assert bot(game).mastery == [9, 3, 0]


def test_28_7_gilgabots_cluster() -> None:
    game = solo(GILGABOT)
    with_symbol(game, "king")
    project(game, 0, WHITE, "1-01 1-15")
    project(game, 1, BROWN, "1-02")
    assert project_space(game, 0, YELLOW) == space(game, "1-06")
    game = solo(GILGABOT)
    with_symbol(game, "king")
    assert project_space(game, 0, YELLOW) == space(game, "1-16")  # no cluster at all
    project(game, 0, WHITE, "1-01 1-02")
    project(game, 0, BROWN, "1-12")
    building(game, 0, BROWN, "1-03")
    water(game, "1-05 1-06")
    assert project_space(game, 0, YELLOW) == space(game, "1-16")  # none beside the largest: anywhere


def test_28_8_ties_of_automa_projects_and_full_colours() -> None:
    game = solo(BOT_BABA)
    with_symbol(game, "king", 2)
    only_shown(game, WHITE, YELLOW, BROWN)
    assert project_colour(game, 0) == YELLOW  # the Current Number's
    only_shown(game, WHITE, YELLOW, WHITE)
    project(game, 0, WHITE, "1-01 1-02 1-03")
    assert project_colour(game, 0) == YELLOW
    only_shown(game, WHITE, YELLOW, WHITE)
    project(game, 0, YELLOW, "1-13 1-14 1-15")
    assert project_colour(game, 0) < 0


def test_28_8_no_number_has_an_automa_project() -> None:
    game = solo(BOT_BABA)
    with_symbol(game, "king")
    only_shown(game)
    game.project_stock[BROWN] -= 1
    game.automa_bag[BROWN] += 1
    assert project_colour(game, 0) == BROWN
    project(game, 0, BROWN, "1-03 1-04 1-08")
    project(game, 0, WHITE, "1-01 1-02")  # shut in
    building(game, 0, YELLOW, "1-06")
    water(game, "1-05")
    assert project_colour(game, 0) == YELLOW  # the first that is legal
    game.switches = Switches(baba_stops_at_a_full_ground=True)
    assert project_colour(game, 0) == WHITE  # games begun under rulings 1: by number, legal or not


def test_28_9_extras_for_constructs_only() -> None:
    game = solo(GILGABOT, district=5)
    with_symbol(game, "king")
    dice(game, BOT, white=2)
    assert act(game, ACTION_C)
    assert bot(game).mastery == [0, 0, 0]


def test_28_5_bot_baba_does_not_look_at_its_highest_marker() -> None:
    game = solo(BOT_BABA)
    with_symbol(game, "king", 1)
    only_shown(game, YELLOW, BROWN, BROWN)
    project(game, 0, WHITE, "1-01")
    project(game, 0, YELLOW, "1-04")
    levels(game, 5, 0, 0, seat=BOT)
    assert building_to_construct(game, 0) == YELLOW  # no brown one: the largest, then the Number's


@pytest.mark.parametrize("king", [SARBOT, BOT_BABA])
def test_28_10_gardens_of_sarbot_and_bot_baba(king: int) -> None:
    game = solo(king)
    with_symbol(game, "king")
    building(game, BOT, WHITE, "1-02")
    hold(game, BOT, gardens=1)
    # Reached by two new tiles from the west, beside the own Building, and the lowest number.
    assert garden_space(game, 0, 3) == space(game, "1-01")
    water(game, "1-07 1-06")
    assert garden_space(game, 0, 3) == space(game, "1-01")
    with_symbol(game, "down")
    assert garden_space(game, 0, 3) == space(game, "1-06")  # otherwise fewest new tiles first


@pytest.mark.parametrize("king", [GILGABOT, BOTMUZI])
def test_28_10_the_other_kings_save_water(king: int) -> None:
    game = solo(king)
    with_symbol(game, "king")
    building(game, BOT, WHITE, "1-02")
    hold(game, BOT, gardens=1)
    water(game, "1-07 1-06")
    assert garden_space(game, 0, 3) == space(game, "1-06")


def test_a42_the_line_with_most_of_its_markers() -> None:
    game = solo()
    claimed(game, BOT, "13 23")
    assert preferred_port_space(game) == NAMES.port_spaces.index("column3-red")
    port_houses(game, 0, "column3-red")
    assert preferred_port_space(game) == NAMES.port_spaces.index("column3-blue")
    port_houses(game, BOT, "column3-blue")
    assert preferred_port_space(game) == NAMES.port_spaces.index("row1-red")


def test_a43_the_section_of_the_number_and_gold_first() -> None:
    game = solo()
    with_symbol(game, "down", 3)
    assert ziggurat_space(game) == NAMES.ziggurat_spaces.index("brown-6")
    ziggurat_houses(game, 0, "brown-6")
    assert ziggurat_space(game) == NAMES.ziggurat_spaces.index("brown-3")
    tile_markers(game, BOT, 0, 0, 3)
    assert ziggurat_space(game) == NAMES.ziggurat_spaces.index("white-6")


def test_a44_where_gardens_go() -> None:
    game = solo()
    with_symbol(game, "down")
    building(game, BOT, WHITE, "1-07")
    hold(game, BOT, gardens=3)
    # 1-08 beside the own Building needs one new tile; the border Water lies beside none of its own.
    assert garden_space(game, 0, 3) == space(game, "1-08")
    assert chain_to(game, 0, space(game, "1-08"), 3) == [space(game, "1-08")]
    plant(game, 0)
    assert game.gardens_of(BOT) == 3
    assert game.water_stock >= 17


def test_a44_border_water_lies_beside_buildings_of_both_shores() -> None:
    game = solo()
    with_symbol(game, "up")
    building(game, BOT, WHITE, "2-08")  # the other shore of the border between Districts 2 and 3
    hold(game, BOT, gardens=1)
    assert game.board.name_of(2 * 32 + garden_space(game, 2, 3)) == place(game, "W23a")


def test_a44_the_shortest_chain_with_the_lowest_numbers() -> None:
    game = solo()
    assert chain_to(game, 0, space(game, "1-06"), 3) == [space(game, "1-05"), space(game, "1-06")]
    assert chain_to(game, 0, space(game, "1-02"), 3) == [
        space(game, "1-05"),
        space(game, "1-01"),
        space(game, "1-02"),
    ]


def test_a44_at_most_three_new_water_tiles() -> None:
    game = solo()
    garden(game, 0, "W12a W12b W15a W15b")
    hold(game, BOT, gardens=5)
    with_symbol(game, "up")
    plant(game, 0)
    assert game.water_stock == 17
    assert not can_plant(game, 2) or bot(game).gardens


def far_from_water(king: int, symbol: str = "king", switches: Switches | None = None) -> Tabannusi:
    """Return a Bot with two Gardens and Buildings in two corners, each three new Water tiles away."""
    game = solo(king)
    game.switches = switches or Switches()
    with_symbol(game, symbol)
    garden(game, 0, "W12a W12b W15a W15b")
    building(game, BOT, WHITE, "1-03")
    building(game, BOT, YELLOW, "1-15")
    hold(game, BOT, gardens=2)
    return game


@pytest.mark.parametrize("king", [SARBOT, BOT_BABA])
def test_28_10_a44_three_water_tiles_for_each_garden_of_two_kings(king: int) -> None:
    most = AUTOMA.garden_water
    before = far_from_water(king).water_stock
    game = far_from_water(king)
    plant(game, 0)
    for_each = before - game.water_stock
    game = far_from_water(king, switches=Switches(kings_water_per_action=True))
    plant(game, 0)
    for_action = before - game.water_stock
    assert for_action <= most < for_each <= 2 * most


@pytest.mark.parametrize("king", [GILGABOT, BOTMUZI])
def test_a44_three_for_the_action_of_the_others(king: int) -> None:
    for switches in (Switches(), Switches(kings_water_per_action=True)):
        game = far_from_water(king, switches=switches)
        hold(game, BOT, gardens=1)
        before = game.water_stock
        plant(game, 0)
        assert before - game.water_stock <= AUTOMA.garden_water


@pytest.mark.parametrize("king", [SARBOT, BOT_BABA])
def test_a44_and_of_the_two_without_the_king_symbol(king: int) -> None:
    game = far_from_water(king, "down")
    before = game.water_stock
    plant(game, 0)
    assert before - game.water_stock <= AUTOMA.garden_water


def test_a45_ties_white_yellow_brown() -> None:
    game = solo(BOTMUZI)
    with_symbol(game, "king")
    levels(game, 1, 1, 1, seat=BOT)
    take_a_action(game)
    assert bot(game).mastery == [2, 1, 1]


def test_a65_bag_and_display_are_counted_together() -> None:
    game = solo(BOT_BABA)
    with_symbol(game, "king", 1)
    only_shown(game, WHITE, YELLOW, YELLOW)
    game.project_stock[BROWN] -= 3
    game.automa_bag[BROWN] += 3
    assert project_colour(game, 0) == BROWN


def tied_markers(switches: Switches | None = None) -> Tabannusi:
    """Return a Bot with its white and brown markers level, and groups of one yellow and one brown Project."""
    game = solo()
    game.switches = switches or Switches()
    with_symbol(game, "down", 2)
    shown(game, WHITE, YELLOW, BROWN)
    project(game, 0, YELLOW, "1-01")
    project(game, 0, BROWN, "1-03")
    levels(game, 2, 1, 2, seat=BOT)
    return game


def test_27_9_a71_of_two_highest_markers_the_one_that_can_be_built() -> None:
    assert building_to_construct(tied_markers(), 0) == BROWN
    # Until rulings 3 it was white, which cannot be built, so that the Current Number decided.
    assert building_to_construct(tied_markers(Switches(ties_without_number=True)), 0) == YELLOW


@pytest.mark.parametrize(("number", "chosen"), [(1, WHITE), (2, WHITE), (3, BROWN)])
def test_27_9_a71_of_two_that_can_be_built_the_number_s(number: int, chosen: int) -> None:
    game = tied_markers()
    project(game, 0, WHITE, "1-16")
    with_symbol(game, "down", number)
    assert building_to_construct(game, 0) == chosen
    game.switches = Switches(ties_without_number=True)
    assert building_to_construct(game, 0) == WHITE


def tied_projects(number: int = 1) -> Tabannusi:
    """Return Bot-baba with as many yellow as brown Automa Projects, and none beside Number 1 but white."""
    game = solo(BOT_BABA)
    with_symbol(game, "king", number)
    only_shown(game, WHITE, YELLOW, BROWN)
    for colour in (YELLOW, BROWN):
        game.project_stock[colour] -= 1
        game.automa_bag[colour] += 1
    return game


def test_28_8_a71_of_equal_automa_projects_the_one_that_can_be_placed() -> None:
    game = tied_projects()
    assert project_colour(game, 0) == YELLOW
    project(game, 0, YELLOW, "1-13 1-14 1-15")
    assert project_colour(game, 0) == BROWN
    game.switches = Switches(ties_without_number=True)
    assert project_colour(game, 0) == WHITE  # until rulings 3 yellow gave way to the Numbers'


def test_28_8_a71_a_colour_without_a_space_gives_way_to_its_equal() -> None:
    game = tied_projects()
    project(game, 0, YELLOW, "1-01")
    building(game, 0, YELLOW, "1-06")
    water(game, "1-05")  # yellow cannot go on
    assert not game.project_sites(0, YELLOW)
    assert project_colour(game, 0) == BROWN
    game.switches = Switches(ties_without_number=True)
    assert project_colour(game, 0) == YELLOW  # B was impossible


def test_28_8_a71_the_number_s_colour_before_white_yellow_and_brown() -> None:
    assert project_colour(tied_projects(3), 0) == BROWN
    assert project_colour(tied_projects(2), 0) == YELLOW


@pytest.mark.parametrize(
    ("groups", "number", "chosen"),
    [
        ({YELLOW: "1-01", BROWN: "1-03 1-04"}, 1, BROWN),  # the larger one
        ({YELLOW: "1-01", BROWN: "1-03 1-04", WHITE: "1-14 1-15 1-16"}, 1, BROWN),  # white is no equal
        ({YELLOW: "1-01", BROWN: "1-03"}, 3, BROWN),  # the Current Number's
        ({YELLOW: "1-01", BROWN: "1-03"}, 1, YELLOW),
        ({BROWN: "1-03", WHITE: "1-14 1-15"}, 2, BROWN),  # the only equal that can be built
    ],
)
def test_28_5_a71_equal_automa_projects_then_the_largest_then_the_number(
    groups: dict[int, str], number: int, chosen: int
) -> None:
    game = tied_projects(number)
    for colour, names in groups.items():
        project(game, 0, colour, names)
    assert building_to_construct(game, 0) == chosen


def test_28_5_until_rulings_3_one_colour_was_singled_out() -> None:
    game = tied_projects(1)
    game.switches = Switches(ties_without_number=True)
    project(game, 0, YELLOW, "1-01")
    project(game, 0, BROWN, "1-03 1-04")
    assert building_to_construct(game, 0) == YELLOW


def test_a72_the_ship_before_what_the_king_adds() -> None:
    game = solo(BOTMUZI)
    with_symbol(game, "king")
    project(game, 0, WHITE, "1-01")
    dice(game, BOT, blue=2)
    bot(game).gold = 0
    assert act(game, ACTION_C)
    assert bot(game).ships == 0  # the Gold of its King came too late for the Ship
    assert bot(game).gold == 1


def test_28_7_a66_the_largest_cluster_by_the_letter() -> None:
    game = solo(GILGABOT)
    with_symbol(game, "king")
    project(game, 0, WHITE, "1-01 1-02")
    project(game, 0, BROWN, "1-12")
    building(game, 0, BROWN, "1-03")
    water(game, "1-05 1-06")
    # No space touches the two white ones: the smaller group is not looked at, the highest number decides.
    assert game.board.beside(0, game.projects[BROWN]) & 1 << space(game, "1-08")
    assert project_space(game, 0, YELLOW) == space(game, "1-16")
    water(game, "1-16")
    assert project_space(game, 0, YELLOW) == space(game, "1-15")  # not beside the brown one


def test_a66_clusters_of_any_colours() -> None:
    game = solo(GILGABOT)
    with_symbol(game, "king")
    project(game, 0, BROWN, "1-03 1-04")
    project(game, 0, WHITE, "1-07 1-13")
    project(game, 0, YELLOW, "1-14 1-15")
    # Both groups have three tiles: the highest space that touches one of them.
    assert project_space(game, 0, YELLOW) == space(game, "1-16")


def test_a67_beside_an_own_building_before_the_number() -> None:
    game = solo(SARBOT)
    with_symbol(game, "king")
    building(game, BOT, WHITE, "1-16")
    assert garden_space(game, 0, 3) == space(game, "1-12")
    assert is_king(game)
