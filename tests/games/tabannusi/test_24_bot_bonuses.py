import pytest

from boardwright.games.tabannusi.actions import BOT_TRACK, CONSTRUCT
from boardwright.games.tabannusi.automa_bonuses import gain_as_bot
from boardwright.games.tabannusi.components import (
    BOTTOM,
    BROWN,
    CLAIM_ANY_SHIP,
    CLAIM_ON_ZIGGURAT,
    DIE,
    DRAW_URBAN_CARDS,
    FLIP,
    FREE_PORT_HOUSE,
    MARKERS,
    NO_CRATE,
    RANDOM_HARBORMASTER,
    SHIFT_HOUSES,
    SPECIAL_WATER,
    STEPS_DISTINCT,
    STEPS_ON_ONE,
    WATER,
    WHITE,
    YELLOW,
    bonus_of,
)
from boardwright.games.tabannusi.houses import take_house
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.port import ClaimShip, PlacePortHouse
from boardwright.games.tabannusi.projects import PlaceProject
from boardwright.games.tabannusi.scoring import RewardLoss
from boardwright.games.tabannusi.state import BOT
from boardwright.games.tabannusi.ziggurat import PlaceZigguratHouse
from boardwright.kernel.packing import CHANCE, first_of
from tests.games.tabannusi.solo import cards, run, run_out, solo, with_symbol
from tests.games.tabannusi.table import (
    NAMES,
    act,
    bot,
    cell_of,
    claimed,
    dice,
    garden,
    gold,
    levels,
    place,
    project,
    spent,
)


def space(name: str) -> int:
    return NAMES.port_spaces.index(name)


def test_24_1_gold_and_column_bonuses_but_no_markers() -> None:
    game = solo()
    before = (bot(game).markers, bot(game).supply, bot(game).gold)
    take_house(game, BOT, WHITE)
    take_house(game, BOT, WHITE)
    assert (bot(game).markers, bot(game).supply, bot(game).gold) == before
    take_house(game, BOT, WHITE)
    assert bot(game).gold == before[2] + 1


def test_24_1_column_bonuses() -> None:
    game = solo()
    bot(game).houses = [1, 1, 2, 5]
    take_house(game, BOT, BROWN)  # the second column is empty now: a marker on a Ship
    game.settle()
    assert bot(game).ships == 1 << cell_of("13")
    bot(game).houses = [0, 0, 1, 5]
    vp = bot(game).vp
    take_house(game, BOT, BROWN)
    game.settle()
    assert bot(game).vp == vp + 10


def test_24_2_the_left_cards_bonus_instead_of_the_printed_one() -> None:
    game = solo(2)
    cards(game, "AC11", "AC02")  # 1 Gold; the first row of AC02 has no King
    money, vp = bot(game).gold, bot(game).vp
    run(game, PlaceProject(BOT, WHITE, place(game, "1-14")))  # 3 points are printed there
    assert (bot(game).gold, bot(game).vp) == (money + 1, vp)


def test_24_2_with_the_king_symbol_the_kings_bonus() -> None:
    game = solo(1)  # Sarbot: a step on the Project's colour
    with_symbol(game, "king")
    run(game, PlaceProject(BOT, WHITE, place(game, "1-14")))
    assert bot(game).mastery == [1, 0, 0]


def test_24_2_nothing_on_a_plain_space() -> None:
    game = solo()
    before = (bot(game).gold, bot(game).vp, bot(game).gardens, bot(game).mastery[:])
    run(game, PlaceProject(BOT, WHITE, place(game, "1-01")))
    assert (bot(game).gold, bot(game).vp, bot(game).gardens, bot(game).mastery) == before


def test_24_3_a_random_track_for_each_garden_beside() -> None:
    game = solo(district=2)
    project(game, 0, WHITE, "2-06")
    garden(game, BOT, "2-02 2-05")
    levels(game, 9, 0, 0, seat=BOT)
    gold(game, 3)
    act(game)
    game.apply(CONSTRUCT << 24)
    assert game.whose() == CHANCE
    assert [first_of(action) for action in game.options()] == [YELLOW, BROWN]
    game.apply(BOT_TRACK << 24 | BROWN << 16)
    game.apply(BOT_TRACK << 24 | YELLOW << 16)
    assert bot(game).mastery == [9, 1, 1]


def test_24_4_no_water() -> None:
    game = solo()
    run(game, RewardLoss(BOT, 3))
    gain_as_bot(game, bonus_of(WATER, 2))
    gain_as_bot(game, bonus_of(SPECIAL_WATER, 2))
    assert bot(game).water == 0
    assert game.water_stock == 20


def test_24_5_gold_instead_of_a_crate() -> None:
    game = solo(district=4)
    dice(game, BOT, blue=2)
    run_out(run(game, PlacePortHouse(BOT, space("row2-red"), BOTTOM, False)))
    assert game.port_crates[1] == NO_CRATE
    assert bot(game).gold == 4
    assert sum(bot(game).crates) == 0


def test_24_6_the_left_cards_bonus_on_a_blue_space() -> None:
    game = solo(district=4)
    cards(game, "AC03", "AC01")  # 2 points
    dice(game, BOT, blue=2)
    vp = bot(game).vp
    run_out(run(game, PlacePortHouse(BOT, space("row2-blue"), BOTTOM, False)))
    assert bot(game).vp == vp + 2


def test_24_7_three_points_for_a_harbormaster() -> None:
    game = solo()
    claimed(game, BOT, "11 12")
    vp = bot(game).vp
    run(game, ClaimShip(BOT, cell_of("13"), 0))
    assert bot(game).vp == vp + 3
    assert bot(game).harbormasters == 0


def test_24_8_the_printed_bonus_on_the_ziggurat() -> None:
    game = solo(district=5)
    dice(game, BOT, green=2)
    run_out(run(game, PlaceZigguratHouse(BOT, NAMES.ziggurat_spaces.index("white-6"))))
    assert bot(game).gold == 4
    assert bot(game).tile_markers == [1, 0, 0]


def test_24_9_bonuses_of_the_lowest_marker() -> None:
    game = solo()
    levels(game, 0, 1, 1, seat=BOT)
    vp = bot(game).vp
    advance(game, BOT, WHITE)  # a Claim marker becomes a point
    assert bot(game).vp == vp + 1
    levels(game, 2, 3, 3, seat=BOT)
    advance(game, BOT, WHITE)
    assert bot(game).gold == 4
    spent(game, blue=1)
    levels(game, 1, 5, 5, seat=BOT)
    advance(game, BOT, WHITE)  # a die is ignored
    assert sum(bot(game).dice) == 0
    assert not game.agenda.frames


def test_a39_two_markers_are_worth_one_point() -> None:
    game = solo()
    levels(game, 4, 5, 5, seat=BOT)
    vp = bot(game).vp
    advance(game, BOT, WHITE)
    assert bot(game).vp == vp + 1


def test_a40_what_it_makes_of_decrees() -> None:
    game = solo()
    levels(game, 1, 0, 0, seat=BOT)
    gain_as_bot(game, bonus_of(STEPS_ON_ONE, 2))
    assert bot(game).mastery == [1, 2, 0]
    gain_as_bot(game, bonus_of(STEPS_DISTINCT, 2))
    assert bot(game).mastery == [2, 2, 1]
    gain_as_bot(game, bonus_of(CLAIM_ON_ZIGGURAT, 1))
    assert bot(game).tile_markers == [1, 0, 0]
    gain_as_bot(game, bonus_of(CLAIM_ON_ZIGGURAT, 1))
    assert bot(game).tile_markers == [1, 1, 0]
    vp = bot(game).vp
    gain_as_bot(game, bonus_of(RANDOM_HARBORMASTER, 1))
    assert bot(game).vp == vp + 3
    gain_as_bot(game, bonus_of(CLAIM_ANY_SHIP, 1))
    game.settle()
    assert bot(game).ships == 1 << cell_of("13")
    gain_as_bot(game, bonus_of(FREE_PORT_HOUSE, 1))
    game.settle()
    assert bot(game).port == 1 << space("row1-red")  # the line with most of its markers, red first


@pytest.mark.parametrize("op", [MARKERS, DIE, FLIP, DRAW_URBAN_CARDS, SHIFT_HOUSES])
def test_a40_what_gives_it_nothing(op: int) -> None:
    game = solo()
    spent(game, blue=2)
    before = (bot(game).gold, bot(game).vp, bot(game).markers, bot(game).mastery[:], bot(game).houses[:])
    gain_as_bot(game, bonus_of(op, 2))
    game.settle()
    assert (bot(game).gold, bot(game).vp, bot(game).markers, bot(game).mastery, bot(game).houses) == before
