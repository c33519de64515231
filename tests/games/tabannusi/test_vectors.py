"""The worked cases of the rules, one a test."""

from boardwright.games.tabannusi.actions import (
    AUTOMA_CARD,
    BUY_WATER,
    CLAIM_SHIP,
    CONSTRUCT,
    DECREE,
    END_ACTIONS,
    FREE_GARDENING,
    GARDENING,
    GO_ON,
    HARBORMASTER,
    MOVE,
    MOVE_FOR_GOLD,
    PAY,
    PICK_DIE,
    PICK_WATER,
    PLACE_GARDEN,
    PLACE_WATER,
    PORT_HOUSE,
    PROJECT,
    SCORE,
    START_BUILDING,
    STOP,
    TAKE_BONUS,
    TAKE_DIE,
    TRACK,
    TWO_TRACKS,
    USE_DISCOUNT,
    USE_TILE,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.automa_choices import project_space
from boardwright.games.tabannusi.automa_setup import fill_bag, place_bot_workers
from boardwright.games.tabannusi.automa_turn import BotTurn, begin_action, take_a_action
from boardwright.games.tabannusi.bonuses import gain
from boardwright.games.tabannusi.components import (
    ACTION_C,
    BLUE,
    BOTMUZI,
    BOTTOM,
    BROWN,
    FLIP,
    GILGABOT,
    GREEN,
    IN_AREA,
    MARKERS,
    ON_DISPLAY,
    RANDOM_HARBORMASTER,
    S08,
    S10,
    S11,
    STEPS_DISTINCT,
    WHITE,
    YELLOW,
    bonus_of,
)
from boardwright.games.tabannusi.gardening import REGULAR
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.payments import WITH_CRATE
from boardwright.games.tabannusi.reasons import LINE_HAS_HOUSE, NOT_BESIDE_WATER, NOTHING_TO_GARDEN
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.scoring import points_of_buildings, points_of_port, points_of_ziggurat
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.games.tabannusi.urban_cards import fulfilled_cards
from boardwright.kernel.packing import OK, first_of, pack
from tests.games.tabannusi.solo import card, cards, run, run_out, solo, with_symbol
from tests.games.tabannusi.table import (
    NAMES,
    abilities,
    act,
    bot,
    building,
    can,
    cell_of,
    chance,
    check_scoring,
    claimed,
    claims,
    crate,
    decree_of,
    dice,
    do,
    garden,
    gold,
    harbormaster,
    hold,
    laid_out,
    levels,
    me,
    options,
    place,
    port_houses,
    project,
    put_ship,
    question,
    reveal,
    show,
    spent,
    table,
    tile_markers,
    turn,
    values,
    why,
    ziggurat_houses,
)


def port_space(name: str) -> int:
    return NAMES.port_spaces.index(name)


def test_tv_01_dice_of_three_players() -> None:
    game = laid_out(3)
    assert [game.on_barge(colour) for colour in range(5)] == [6] * 5
    assert game.supply == [0] * 5


def test_tv_03_order_of_start_buildings() -> None:
    game = laid_out(3)
    asked = []
    for name in ("1-05", "2-06", "3-05"):
        asked.append(game.whose())
        do(game, START_BUILDING, WHITE, place(game, name))
    assert asked == [2, 1, 0]
    assert game.whose() == 0


def test_tv_05_a_start_building_takes_a_die() -> None:
    game = laid_out(2)
    show(game, YELLOW, 2, 3, 3, 5, 6)
    do(game, START_BUILDING, WHITE, place(game, "1-15"))
    assert values(game, YELLOW) == [2, 3, 3, 5]
    assert me(game, 1).architect < 0


def test_tv_07_start_buildings_apart() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, WHITE, place(game, "1-06"))
    do(game, TRACK, WHITE)
    offered = [action & 0xFFFF for action in options(game, START_BUILDING) if first_of(action) == WHITE]
    spaces = {action >> 8 for action in offered}
    assert not spaces & {place(game, name) for name in ("1-02", "1-05", "1-07", "1-10")}
    assert place(game, "1-01") in spaces
    assert can(game, START_BUILDING, YELLOW, place(game, "1-02"))


def test_tv_09_a_short_claim_supply() -> None:
    game = table()
    claims(game, 3, 1)
    gain(game, 0, bonus_of(MARKERS, 2))
    assert (me(game).markers, me(game).supply) == (4, 0)


def test_tv_11_a_marker_gained_inside_a_construct() -> None:
    game = table(district=2)
    building(game, 0, WHITE, "1-01")
    project(game, 1, WHITE, "2-02")
    claims(game, 0, 4)
    gold(game, 3)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert (me(game).markers, me(game).supply, me(game).gold) == (2, 2, 1)
    assert options(game, CLAIM_SHIP)


def test_tv_13_a_colourless_house() -> None:
    game = table(district=2)
    for name in ("1-01", "1-03", "1-09"):
        building(game, 0, WHITE, name)
    project(game, 1, WHITE, "2-02")
    gold(game, 2)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game).houses == [0, 3, 3, 4]
    assert me(game).markers == 7


def test_tv_15_the_list_of_payments() -> None:
    game = table(district=3)
    project(game, 0, BROWN, "3-01")
    game.local = [WHITE, YELLOW, BROWN, BLUE, GREEN]
    project(game, 0, WHITE, "3-16")
    dice(game, brown=1, white=1)
    crate(game, "brown")
    gold(game, 1)
    act(game)
    do(game, CONSTRUCT, WHITE)  # 2 brown and 1 white
    assert len(options(game, PAY)) == len(game.options()) == 4


def test_tv_18_the_lowest_marker_with_a_tie() -> None:
    game = table()
    levels(game, 1, 1, 0)
    advance(game, 0, BROWN)
    assert (me(game).markers, me(game).supply) == (6, 9)


def test_tv_20_a_boundary() -> None:
    game = table()
    abilities(game, S10)
    levels(game, 3, 3, 2)
    advance(game, 0, BROWN)
    game.settle()
    assert (me(game).gold, me(game).vp) == (3, 13)


def test_tv_22_the_top_of_a_track() -> None:
    game = table()
    levels(game, 9, 4, 4)
    game.action_tiles[game.action_tiles.index(5)] = game.action_tiles[0]
    game.action_tiles[0] = 5
    act(game)
    do(game, USE_TILE, 5)
    assert not can(game, TRACK, WHITE)
    do(game, TRACK, YELLOW)
    advance(game, 0, WHITE)
    assert me(game).mastery == [9, 5, 4]


def test_tv_23_a_six() -> None:
    game = table(district=1)
    show(game, BROWN, 2, 2, 4, 5, 6)
    turn(game)
    do(game, TAKE_DIE, 6)
    assert [first_of(action) + 1 for action in options(game, MOVE)] == [1, 3]
    assert len(options(game, MOVE_FOR_GOLD)) == 5


def test_tv_25_plain_movement() -> None:
    game = table(district=3)
    gold(game, 1)
    turn(game)
    do(game, TAKE_DIE, 3)
    do(game, MOVE, 2)
    assert (me(game).architect, me(game).assistant) == (2, 2)
    assert can(game, PROJECT, WHITE, place(game, "3-01"))


def test_tv_27_the_same_action_twice_or_none() -> None:
    game = table(district=4)
    dice(game, blue=4)
    act(game)
    assert can(game, END_ACTIONS)
    do(game, PORT_HOUSE, port_space("row1-red"), BOTTOM)
    if question(game) == "ChoosePayment":
        game.apply(game.options()[0])
    assert can(game, END_ACTIONS)
    do(game, PORT_HOUSE, port_space("row2-red"), BOTTOM)
    if question(game) == "ChoosePayment":
        game.apply(game.options()[0])
    assert me(game).port.bit_count() == 2


def test_tv_28_three_of_a_colour() -> None:
    game = table(district=1)
    project(game, 1, WHITE, "1-01 1-02 1-03")
    act(game)
    assert not [action for action in options(game, PROJECT) if first_of(action) == WHITE]
    act(game, 0, 2)
    assert [action for action in options(game, PROJECT) if first_of(action) == WHITE]


def test_tv_30_an_extra_project() -> None:
    game = table(district=1)
    claims(game, 2, 4)
    act(game)
    do(game, PROJECT, BROWN, place(game, "1-03"))
    do(game, TAKE_BONUS)
    spaces = {action >> 8 & 255 for action in options(game, PROJECT)}
    assert spaces == {place(game, name) for name in ("1-02", "1-04", "1-07")}
    do(game, PROJECT, BROWN, place(game, "1-02"))
    do(game, TAKE_BONUS)
    assert (me(game).gardens, me(game).markers, me(game).supply) == (1, 0, 4)


def test_tv_32_a_whole_construct() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03")
    project(game, 1, WHITE, "2-07")
    claims(game, 1, 5)
    claims(game, 2, 3, seat=1)
    dice(game, yellow=2, white=2)
    gold(game, 0)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game).dice == [0] * 5
    assert game.sites[0].bit_count() == 3
    assert (me(game).markers, me(game).supply) == (1 + 1, 5 + 2 - 1)  # the House uncovers one
    assert me(game, 1).markers == 3
    assert (me(game, 0).mastery[WHITE], me(game, 1).mastery[WHITE]) == (0, 1)


def test_tv_34_gardens_beside_a_new_building() -> None:
    game = table(3, district=2)
    project(game, 0, WHITE, "2-10")
    garden(game, 1, "2-06 2-09")
    garden(game, 2, "2-11")
    garden(game, 0, "2-14")
    gold(game, 3)
    act(game)
    do(game, CONSTRUCT, WHITE)
    asked = []
    while question(game) == "ChooseTrack":
        asked.append(game.whose())
        do(game, TRACK, BROWN)
    assert asked == [1, 1, 2]
    assert me(game, 0).mastery == [0, 0, 0]


def test_tv_36_a_ship_after_a_construct() -> None:
    for with_ship in (True, False):
        game = table(district=2)
        put_ship(game, "12", 6)
        put_ship(game, "13", 7)
        project(game, 1, WHITE, "2-02 2-03")
        dice(game, yellow=2, blue=1)
        gold(game, 0)
        if with_ship:
            abilities(game, S11)
        act(game)
        do(game, CONSTRUCT, WHITE)
        sizes = {game.edition.ship_size[game.ships[first_of(a)]] for a in options(game, CLAIM_SHIP)}
        assert sizes == ({2} if with_ship else set())
        if with_ship:
            do(game, CLAIM_SHIP, cell_of("12"))
            assert me(game).dice[BLUE] == 0


def test_tv_38_a_chain_of_water() -> None:
    game = table(district=1)
    hold(game, waters=2)
    act(game)
    do(game, GARDENING)
    assert why(game, PLACE_WATER, REGULAR, place(game, "1-07")) == NOT_BESIDE_WATER
    do(game, PLACE_WATER, REGULAR, place(game, "1-08"))
    assert me(game).markers == 5
    assert why(game, PLACE_WATER, REGULAR, place(game, "1-07")) == OK


def test_tv_40_a_garden_on_the_border() -> None:
    game = table(4, district=2)
    hold(game, gardens=2)
    act(game)
    do(game, GARDENING)
    do(game, PLACE_GARDEN, place(game, "W23b"), 0)
    assert me(game).gold == 3
    building(game, 1, WHITE, "2-20")
    building(game, 2, WHITE, "3-17")
    assert points_of_buildings(game, 1, 1) == points_of_buildings(game, 2, 2) == 2


def test_tv_42_gardening_needs_a_step() -> None:
    game = table(district=1)
    gold(game, 0)
    act(game)
    assert why(game, GARDENING) == NOTHING_TO_GARDEN
    garden(game, 1, "W12a W12b W15a W15b")
    hold(game, gardens=1)
    act(game)
    assert why(game, GARDENING) == NOTHING_TO_GARDEN


def test_tv_43_one_house_on_a_line() -> None:
    game = table(district=4)
    port_houses(game, 0, "row1-red")
    act(game)
    assert why(game, PORT_HOUSE, port_space("row1-blue"), BOTTOM) == LINE_HAS_HOUSE
    assert why(game, PORT_HOUSE, port_space("column1-red"), BOTTOM) == OK
    assert why(game, PORT_HOUSE, port_space("column1-blue"), BOTTOM) == OK


def test_tv_45_two_lines_at_once() -> None:
    game = table()
    claimed(game, 0, "11 12 23 33")
    tile = harbormaster(game, "B6")
    game.harbormasters[0], game.harbormasters[5] = 0, 1
    game.harbormasters[1:5] = [2, 3, 4, 6]
    game.spare_harbormasters = 1 << 7 | 1 << 8
    act(game)
    do(game, HARBORMASTER, tile)
    do(game, CLAIM_SHIP, cell_of("13"))
    assert me(game).harbormasters == 0b11


def test_tv_47_scoring_the_port() -> None:
    game = table()
    port_houses(game, 0, "row2-blue", "column3-red")
    claimed(game, 0, "21 23 13 11")
    assert points_of_port(game, 0) == 4


def test_tv_49_three_claims_in_a_section() -> None:
    game = table(district=5)
    tile_markers(game, 0, 3, 0, 0)
    gold(game, 4)
    act(game)
    assert {first_of(action) // 6 for action in options(game, ZIGGURAT_HOUSE)} == {YELLOW, BROWN}


def test_tv_51_z03() -> None:
    game = table()
    game.ziggurat_tiles = [2, 0, 1]
    levels(game, 3, 6, 2)
    points = []
    for _ in range(3):
        tile_markers(game, 0, 1, 0, 0)
        points.append(points_of_ziggurat(game, 0, False))
    assert points == [0, 3, 6]


def test_tv_53_z09() -> None:
    game = table()
    game.ziggurat_tiles = [8, 0, 1]
    tile_markers(game, 0, 1, 0, 0)
    me(game).decrees = 1
    for name in ("1-01", "1-03", "1-09", "2-02", "3-01"):
        building(game, 0, WHITE, name)
    me(game).urban = [0]
    assert (points_of_ziggurat(game, 0, False), points_of_ziggurat(game, 0, True)) == (3, 6)


def test_tv_55_at6_with_1_point() -> None:
    game = table(district=1)
    game.action_tiles[game.action_tiles.index(5)] = game.action_tiles[0]
    game.action_tiles[0] = 5
    me(game).vp = 1
    act(game)
    do(game, USE_TILE, 5)
    do(game, TRACK, BROWN)
    assert (me(game).vp, me(game).mastery[BROWN]) == (0, 1)


def test_tv_57_at5_without_special_water() -> None:
    game = table(district=1)
    game.action_tiles[game.action_tiles.index(4)] = game.action_tiles[0]
    game.action_tiles[0] = 4
    game.special = [ON_DISPLAY] + [IN_AREA + 1] * 9
    act(game)
    do(game, USE_TILE, 4)
    do(game, USE_TILE, 4)
    assert game.special[0] == IN_AREA
    assert (me(game).water, me(game).gardens, me(game).markers) == (1, 2, 7)
    assert not can(game, PICK_WATER, 0)


def test_tv_59_b7() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02")
    harbormaster(game, "B7")
    dice(game, yellow=2, white=1)
    gold(game, 0)
    act(game)
    do(game, CONSTRUCT, WHITE)
    do(game, USE_DISCOUNT, WHITE)
    assert me(game).dice == [1, 0, 0, 0, 0]
    assert me(game).harbormasters == 0


def test_tv_61_the_value_of_a_building() -> None:
    game = table(4)
    building(game, 0, BROWN, "2-14 2-15 2-11")
    garden(game, 0, "2-07 2-10 2-12")
    garden(game, 1, "2-13 2-16 2-18 2-19")
    levels(game, 0, 0, 6)
    assert points_of_buildings(game, 0, 1) == 30


def test_tv_63_losing_blue() -> None:
    game = table()
    dice(game, blue=3)
    crate(game, "blue")
    show(game, BLUE)
    check_scoring(game)
    assert (me(game).dice[BLUE], me(game).crates_up(BLUE), me(game).water) == (0, 1, 1)


def test_tv_65_two_empty_barges_and_one_gold_left() -> None:
    game = table()
    game.time_gold = 1
    building(game, 0, WHITE, "2-02")
    port_houses(game, 0, "row1-red")
    claimed(game, 0, "12")
    dice(game, 0, blue=1)
    show(game, YELLOW)
    show(game, BLUE)
    check_scoring(game)
    do(game, SCORE, 1)
    chance(game)
    assert game.ended
    assert (me(game).gold, me(game).vp, me(game).water) == (3, 11, 1)
    assert game.on_barge(BLUE) == game.on_barge(YELLOW) == 5


def test_tv_67_the_refilled_barge() -> None:
    game = table()
    dice(game, 0, yellow=2)
    spent(game, white=1)
    levels(game, 0, 4, 0)
    show(game, YELLOW)
    check_scoring(game)
    do(game, PICK_DIE, YELLOW)
    chance(game)
    assert (game.on_barge(YELLOW), me(game).dice[YELLOW]) == (4, 1)


def test_tv_69_a_die_of_a_later_district_in_final_scoring() -> None:
    game = table()
    levels(game, 0, 0, 4)
    building(game, 0, YELLOW, "2-02")
    dice(game, brown=1)
    spent(game, yellow=1)
    game.ended = True
    game.agenda.frames = [Course(0, False, 2, True, 3)]
    game.settle()
    do(game, PICK_DIE, YELLOW)
    assert me(game).mastery == [0, 1, 5]
    assert game.over


def test_tv_71_urban_cards_ignore_colour_and_size() -> None:
    game = table()
    me(game).urban = [0]
    building(game, 0, WHITE, "1-01 1-02")
    building(game, 0, YELLOW, "1-04")
    building(game, 0, BROWN, "1-13")
    building(game, 0, BROWN, "2-02")
    assert points_of_cards(game) == 0
    building(game, 0, BROWN, "3-01")
    assert points_of_cards(game) == 10


def points_of_cards(game: Tabannusi) -> int:
    return sum(game.edition.urban_points[card_] for card_ in fulfilled_cards(game, 0))


def test_tv_73_allowances() -> None:
    game = table()
    me(game).urban = [0]
    for name in ("1-01", "2-02", "3-01"):
        building(game, 0, WHITE, name)
    me(game).allowances = 1
    assert points_of_cards(game) == 0
    me(game).allowances = 2
    assert points_of_cards(game) == 10
    building(game, 0, YELLOW, "1-16")
    me(game).allowances = 1
    assert points_of_cards(game) == 10


def test_tv_75_ziggurat_houses_count_for_d05() -> None:
    game = table()
    reveal(game, "D05", "D01")
    for name in ("1-01", "1-03", "1-09"):
        building(game, 0, WHITE, name)
    building(game, 0, BROWN, "2-02")
    ziggurat_houses(game, 0, "white-1", "white-2", "brown-1", "brown-2")
    act(game)
    assert can(game, DECREE, decree_of("D05"))
    assert not can(game, DECREE, decree_of("D01"))


def test_tv_78_automa_projects() -> None:
    for names, tiles in ((("D04", "D08"), [3, 3, 3]), (("D05", "D07"), [6, 2, 6])):
        game = solo()
        game.project_stock = [20, 20, 20]
        game.automa_shown = []
        game.automa_bag = [0, 0, 0]
        reveal(game, *names)
        fill_bag(game)
        assert game.automa_bag == tiles


def test_tv_80_where_the_bot_begins() -> None:
    for left, right, district in (("AC02", "AC05", 4), ("AC04", "AC08", 1), ("AC03", "AC07", 2)):
        game = solo()
        cards(game, left, right)
        place_bot_workers(game)
        assert bot(game).assistant == district - 1


def test_tv_82_a_actions() -> None:
    game = solo(GILGABOT)
    with_symbol(game, "up")
    take_a_action(game)
    assert (bot(game).vp, bot(game).gold) == (14, 3)
    with_symbol(game, "king")
    take_a_action(game)
    assert (bot(game).vp, bot(game).gold) == (16, 4)


def test_tv_84_markers_limit_c() -> None:
    game = solo(BOTMUZI, district=4)
    dice(game, BOT, blue=4)
    game.automa_markers[3] = 1
    assert begin_action(game, ACTION_C)
    game.settle()
    run_out(game)
    assert bot(game).port.bit_count() == 1
    assert not begin_action(game, ACTION_C)


def test_tv_86_a_turn_of_the_bot() -> None:
    game = solo(district=1)
    cards(game, "AC04", "AC10")
    run(game, BotTurn())
    game.apply(pack(AUTOMA_CARD, card("AC02")))
    assert (game.right, game.left) == (card("AC04"), card("AC02"))
    run_out(game)
    assert bot(game).architect == 2
    assert game.edition.automa.card_symbol[card("AC04") * 3] == 1
    assert game.edition.automa.card_number[card("AC04") * 3] == 1


def test_tv_88_two_crates_of_one_colour() -> None:
    game = table()
    me(game).crates[2 * 5 + BLUE] = 1
    me(game).crates[BLUE] = 1
    gold(game, 0)
    act(game)
    do(game, GARDENING)  # buying Water with a Crate is all that can be done
    assert me(game).water == 1
    assert me(game).crates[5 + BLUE] == 1
    assert me(game).crates[2 * 5 + BLUE] == 1
    assert can(game, BUY_WATER, WITH_CRATE)
    me(game).crates = [0] * 20
    me(game).crates[5 + BLUE] = me(game).crates[3 * 5 + BLUE] = 1
    gain(game, 0, bonus_of(FLIP, 1))
    game.settle()
    assert me(game).crates[2 * 5 + BLUE] == 1


def test_tv_90_a_decree_inside_a_construct() -> None:
    game = table(district=2)
    reveal(game, "D04")
    me(game).columns = 0b111
    for colour, names in ((WHITE, ("1-01", "1-03")), (YELLOW, ("1-09", "1-11")), (BROWN, ("3-01",))):
        for name in names:
            building(game, 0, colour, name)
    project(game, 1, BROWN, "2-02 2-03 2-04")
    gold(game, 2)
    act(game)
    do(game, CONSTRUCT, BROWN)
    assert (question(game), me(game).gold) == ("MayClaimShip", 0)
    do(game, DECREE, decree_of("D04"))
    do(game, CLAIM_SHIP, cell_of("11"))
    assert me(game).gold == 1


def test_tv_92_fewer_tracks_than_steps() -> None:
    for mastery, answers in (((9, 9, 4), 0), ((9, 4, 4), 3)):
        game = table()
        levels(game, *mastery)
        tile = harbormaster(game, "B1")
        act(game)
        do(game, HARBORMASTER, tile)
        if answers:
            assert len(options(game, TWO_TRACKS)) == len(game.options()) == answers
        else:
            assert me(game).mastery == [9, 9, 6]
    game = table()
    levels(game, 9, 9, 4)
    gain(game, 0, bonus_of(STEPS_DISTINCT, 2))
    game.settle()
    assert me(game).mastery == [9, 9, 5]


def test_tv_94_gilgabots_cluster() -> None:
    game = solo(GILGABOT)
    with_symbol(game, "king")
    project(game, 0, WHITE, "1-01 1-15")
    project(game, 0, BROWN, "1-02")
    assert project_space(game, 0, YELLOW) == place(game, "1-06")


def test_tv_96_a_barge_emptied_before_the_die() -> None:
    game = table(district=4)
    abilities(game, S08)
    reveal(game, "D01")
    me(game).columns = 0b111
    for names, colour in ((("1-01", "1-03", "1-09"), WHITE), (("2-02", "2-05", "2-12"), BROWN)):
        for name in names:
            building(game, 0, colour, name)
    show(game, BLUE, 5)
    me(game, 1).assistant = 0
    hold(game, gardens=1)
    gold(game, 0)
    turn(game)
    do(game, DECREE, decree_of("D01"))
    do(game, PORT_HOUSE, port_space("row1-red"), BOTTOM)
    do(game, FREE_GARDENING)
    do(game, PLACE_GARDEN, place(game, "W34b"), 0)
    do(game, STOP)
    assert game.on_barge(BLUE) == 0
    assert question(game) == "ChooseAction"  # no die is taken
    assert me(game).architect == 3
    do(game, END_ACTIONS)
    if question(game) == "Checkpoint":
        do(game, GO_ON)
    chance(game)
    assert game.time_gold == 4
    assert game.on_barge(BLUE) == 5


def test_tv_98_a_start_building_beside_a_project() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, BROWN, place(game, "1-03"))
    do(game, PROJECT, BROWN, place(game, "1-16"))
    for name in ("1-12", "1-15"):
        assert not can(game, START_BUILDING, BROWN, place(game, name))
    assert can(game, START_BUILDING, WHITE, place(game, "1-12"))
    assert can(game, START_BUILDING, BROWN, place(game, "1-11"))


def test_a50_port_4_and_ziggurat_5() -> None:
    kinds = [table(district=district).candidates()[0] >> 24 for district in (4, 5)]
    assert kinds == [PORT_HOUSE, ZIGGURAT_HOUSE]
    assert NAMES.districts == ["1", "2", "3", "4", "5"]


def test_a2_the_spare_harbormasters_have_no_order() -> None:
    game = laid_out(2)
    gain(game, 0, bonus_of(RANDOM_HARBORMASTER, 1))
    game.settle()
    assert len(game.options()) == 3
    assert {game.weight(action) for action in game.options()} == {1}
