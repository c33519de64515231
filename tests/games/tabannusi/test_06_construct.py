import pytest

from boardwright.games.tabannusi.actions import (
    CLAIM_SHIP,
    CONSTRUCT,
    DECLINE,
    DECREE,
    PAY,
    PAY_ANY,
    TRACK,
)
from boardwright.games.tabannusi.components import (
    BLUE,
    BROWN,
    S02,
    S06,
    S08,
    S11,
    S14,
    WHITE,
    YELLOW,
    Switches,
)
from boardwright.games.tabannusi.construct import price_of_building
from boardwright.games.tabannusi.payments import ANY_GOLD
from boardwright.games.tabannusi.reasons import (
    CANNOT_PAY,
    NO_HOUSE,
    NO_PROJECTS_HERE,
    SHIP_ALREADY_CLAIMED,
    WRONG_SIZE,
)
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import OK, first_of
from tests.games.tabannusi.table import (
    EDITION,
    abilities,
    act,
    building,
    can,
    cell_of,
    claimed,
    claims,
    dice,
    do,
    garden,
    gold,
    levels,
    me,
    options,
    project,
    question,
    reveal,
    spent,
    table,
    why,
)


def test_6_1_all_projects_of_one_colour() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03")
    project(game, 1, BROWN, "2-16")
    gold(game, 9)
    act(game)
    assert why(game, CONSTRUCT, YELLOW) == NO_PROJECTS_HERE
    do(game, CONSTRUCT, WHITE)
    assert game.projects[3 + WHITE] == 0
    assert game.projects[3 + BROWN]


def test_6_2_two_local_and_one_for_each_own_marker() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03")
    assert price_of_building(game, 0, 1, WHITE) == [2, 2, 0, 0, 0]
    dice(game, yellow=2, white=1)
    gold(game, 0)
    act(game)
    assert why(game, CONSTRUCT, WHITE) == CANNOT_PAY
    dice(game, white=1)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert game.supply[:2] == [2, 2]


def test_6_3_markers_of_opponents_cost_nothing() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02 2-03")
    assert price_of_building(game, 0, 1, WHITE) == [0, 2, 0, 0, 0]


def test_6_4_local_colour_and_project_colour_add_up() -> None:
    game = table(district=2)
    project(game, 0, YELLOW, "2-02 2-03")
    assert price_of_building(game, 0, 1, YELLOW) == [0, 4, 0, 0, 0]


def test_6_5_one_building_of_their_shape() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03 2-07")
    gold(game, 9)
    act(game)
    site = game.projects[3 + WHITE]
    do(game, CONSTRUCT, WHITE)
    assert game.sites == [site]
    assert game.built[3 + WHITE] == site
    assert game.project_stock[WHITE] == 20
    assert game.piece_stock[WHITE] == 22


def test_6_6_without_a_house_it_is_illegal() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02")
    gold(game, 9)
    for name in ("1-01", "1-03", "1-09"):
        building(game, 0, WHITE, name)
    for name in ("3-01", "3-03", "3-09", "3-11", "1-16"):
        building(game, 0, WHITE, name)
    act(game)
    assert why(game, CONSTRUCT, WHITE) == NO_HOUSE


def test_6_7_markers_set_aside_cannot_be_gained_by_the_house() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03")
    claims(game, 13, 0)
    building(game, 0, WHITE, "1-01")  # the next white House uncovers two markers
    gold(game, 4)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert (me(game).markers, me(game).supply) == (13, 2)


def test_6_8_own_markers_to_the_claim_supply() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03")
    claims(game, 2, 0)
    gold(game, 4)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert (me(game).markers, me(game).supply) == (2, 2)


def test_6_9_opponents_markers_to_their_areas() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02 2-03")
    claims(game, 1, 4, seat=1)
    gold(game, 2)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert (me(game, 1).markers, me(game, 1).supply) == (3, 4)


def test_6_10_opponents_rise_on_the_colour_of_the_building() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03")
    project(game, 1, WHITE, "2-04")
    gold(game, 4)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game, 1).mastery == [1, 0, 0]
    assert me(game, 0).mastery == [0, 0, 0]


def test_6_10_a_step_for_each_marker() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02")
    project(game, 1, WHITE, "2-03 2-04")
    gold(game, 3)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game, 1).mastery == [2, 0, 0]


def test_6_11_one_step_for_each_garden_beside() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-06")
    garden(game, 1, "2-02 2-05")
    gold(game, 2)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert me(game, 1).mastery == [1, 0, 0]  # the marker first
    assert game.whose() == 1
    do(game, TRACK, BROWN)
    do(game, TRACK, YELLOW)
    assert me(game, 1).mastery == [1, 1, 1]


def test_6_12_own_gardens_give_the_builder_nothing() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-06")
    garden(game, 0, "2-02 2-05")
    gold(game, 3)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert game.whose() == 0
    assert me(game).mastery == [0, 0, 0]


def test_6_13_opponents_clockwise() -> None:
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
        do(game, TRACK, WHITE)
    assert asked == [1, 1, 2]


def one_blue_die(switches: Switches | None = None) -> Tabannusi:
    """Return a Construct after which one die is left: for a marker of seat 2, or a Garden of seat 1."""
    game = table(3, district=2, switches=switches)
    project(game, 2, WHITE, "2-06")
    garden(game, 1, "2-05")
    die_at = next(level for level, bonus in enumerate(EDITION.in_track) if bonus)
    for seat in (1, 2):
        levels(game, die_at - 1, die_at - 1, die_at - 1, seat=seat)
    gold(game, 2)
    spent(game, blue=1)
    assert game.supply == [0, 0, 0, 1, 0]
    act(game)
    do(game, CONSTRUCT, WHITE)
    return game


def test_6_10_6_11_6_16_a70_markers_of_all_before_gardens_of_all() -> None:
    game = one_blue_die()
    assert me(game, 2).dice[BLUE] == 1
    assert (question(game), game.whose()) == ("ChooseTrack", 1)
    do(game, TRACK, WHITE)
    assert me(game, 1).dice == [0] * 5


def test_6_10_6_11_6_16_a70_or_player_by_player() -> None:
    game = one_blue_die(Switches(rewards_player_by_player=True))
    assert me(game, 2).dice[BLUE] == 0
    assert (question(game), game.whose()) == ("ChooseTrack", 1)
    do(game, TRACK, WHITE)
    assert me(game, 1).dice[BLUE] == 1
    assert me(game, 2).dice == [0] * 5


@pytest.mark.parametrize("together", [False, True])
def test_6_13_a70_clockwise_in_either_reading(together: bool) -> None:
    game = table(4, district=2, switches=Switches(rewards_player_by_player=together))
    project(game, 1, WHITE, "2-10")
    project(game, 3, WHITE, "2-11")
    garden(game, 1, "2-06")
    garden(game, 2, "2-09")
    garden(game, 3, "2-07")
    gold(game, 9)
    act(game)
    do(game, CONSTRUCT, WHITE)
    seen = []
    while question(game) == "ChooseTrack":
        seen.append((game.whose(), [player.mastery[WHITE] for player in game.players[1:]]))
        do(game, TRACK, BROWN)
    after_markers = [[1, 0, 1], [1, 0, 1], [1, 0, 1]]
    one_by_one = [[1, 0, 0], [1, 0, 0], [1, 0, 1]]
    assert seen == list(zip((1, 2, 3), one_by_one if together else after_markers, strict=True))


def test_6_14_a_ship_of_the_very_size_for_1_gold() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02 2-03")
    gold(game, 3)
    act(game)
    game.ships[1] = 7  # S08, size 2
    game.ships[7] = 1
    game.ships[2] = 6  # S07, size 2
    do(game, CONSTRUCT, WHITE)
    assert why(game, CLAIM_SHIP, cell_of("11")) == WRONG_SIZE
    assert [first_of(action) for action in options(game, CLAIM_SHIP)] == [1, 2]
    do(game, CLAIM_SHIP, cell_of("12"))
    assert me(game).gold == 0
    assert me(game).ships == 1 << 1
    assert me(game).markers == 5


def test_6_15_the_claim_obeys_the_rules_of_ships() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02")
    claimed(game, 0, "13 11")
    claimed(game, 1, "12")
    gold(game, 3)
    act(game)
    tile = game.harbormasters[0]
    do(game, CONSTRUCT, WHITE)
    assert why(game, CLAIM_SHIP, cell_of("13")) == SHIP_ALREADY_CLAIMED
    do(game, CLAIM_SHIP, cell_of("12"))
    assert me(game).harbormasters == 1 << tile


def test_6_16_the_order_of_a_construct() -> None:
    game = table(district=2)
    abilities(game, S02, S06, S08, S14)
    project(game, 1, WHITE, "2-02")
    garden(game, 1, "2-03")
    gold(game, 4)
    act(game)
    vp = me(game).vp
    do(game, CONSTRUCT, WHITE)
    assert question(game) == "ChooseTrack"  # opponents before own Ships
    assert me(game).vp == vp
    do(game, TRACK, WHITE)
    assert me(game).vp == vp + 4
    assert question(game) == "MayPayForStep"
    do(game, PAY_ANY, ANY_GOLD)
    assert me(game).mastery == [1, 0, 0]
    assert question(game) == "MayClaimShip"
    assert not game.agenda.free
    do(game, DECLINE)
    assert game.pending == 1


def test_6_17_no_marker_is_needed_and_one_gained_may_claim() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02")
    building(game, 0, WHITE, "1-01")  # the next white House uncovers two markers
    claims(game, 0, 4)
    gold(game, 3)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert (me(game).markers, me(game).supply) == (2, 2)
    assert options(game, CLAIM_SHIP)


def test_6_18_a_group_of_opponents_only() -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02 2-03 2-04")
    gold(game, 2)
    act(game)
    assert why(game, CONSTRUCT, WHITE) == OK
    do(game, CONSTRUCT, WHITE)
    assert me(game).gold == 0
    assert game.buildings_of(0) == 1


@pytest.mark.parametrize("with_ship", [False, True])
def test_a27_blue_for_the_gold_after_a_construct(with_ship: bool) -> None:
    game = table(district=2)
    project(game, 1, WHITE, "2-02")
    dice(game, yellow=2, blue=1)
    gold(game, 0)
    if with_ship:
        abilities(game, S11)
    act(game)
    do(game, CONSTRUCT, WHITE)
    assert bool(options(game, CLAIM_SHIP)) == with_ship
    if with_ship:
        do(game, CLAIM_SHIP, cell_of("12"))
        assert me(game).dice == [0] * 5
        assert me(game).ships


def test_a1_too_few_pieces_is_illegal() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02 2-03")
    gold(game, 9)
    act(game)
    game.piece_stock[WHITE] = 1
    game.settle()
    assert not can(game, CONSTRUCT, WHITE)


def test_a59_markers_set_aside_do_not_refill_the_supply() -> None:
    game = table(district=2)
    project(game, 0, WHITE, "2-02")
    claims(game, 3, 0)
    gold(game, 3)
    act(game)
    do(game, CONSTRUCT, WHITE)  # uncovers a marker, but the supply is empty
    assert (me(game).markers, me(game).supply) == (3, 1)


def test_a19_a_decree_before_the_ship_claim() -> None:
    game = table(district=2)
    reveal(game, "D04")
    for colour, names in ((WHITE, ("1-01", "1-03")), (YELLOW, ("1-09", "1-11")), (BROWN, ("3-01",))):
        for name in names:
            building(game, 0, colour, name)
    project(game, 1, BROWN, "2-02 2-03 2-04")
    me(game).columns = 0b010  # its bonus has been gained
    gold(game, 2)
    act(game)
    do(game, CONSTRUCT, BROWN)
    assert question(game) == "MayClaimShip"
    assert me(game).gold == 0
    assert not options(game, CLAIM_SHIP)
    do(game, DECREE, 3)
    assert me(game).gold == 2
    do(game, CLAIM_SHIP, cell_of("11"))
    assert me(game).gold == 1


def test_6_2_all_ways_to_pay_are_offered() -> None:
    game = table(district=2)
    project(game, 0, BROWN, "2-02")
    dice(game, yellow=2, brown=1)
    gold(game, 1)
    act(game)
    do(game, CONSTRUCT, BROWN)
    assert options(game, PAY)[0] & 0xFFFFFF == (16 << 16) + (8 << 8)  # matching dice are the first
    assert len(options(game, PAY)) == 3
