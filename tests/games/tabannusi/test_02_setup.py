import pytest

from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.actions import (
    BARGE_TILE,
    DECLINE,
    DECREE_CARD,
    FIRST_PLAYER,
    PROJECT,
    START_BUILDING,
    TAKE_BONUS,
    TRACK,
)
from boardwright.games.tabannusi.components import (
    BROWN,
    COMMON,
    NOWHERE,
    ON_DISPLAY,
    S08,
    SHIPS,
    WHITE,
    YELLOW,
)
from boardwright.games.tabannusi.construct import price_of_building
from boardwright.games.tabannusi.port import price_of_port_house
from boardwright.games.tabannusi.reasons import BESIDE_BUILDING, BESIDE_PROJECT, SPACE_TAKEN
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import CHANCE, OK, first_of, second_of, verb_of
from tests.games.tabannusi.table import (
    EDITION,
    can,
    do,
    fresh,
    laid_out,
    me,
    options,
    place,
    question,
    show,
    values,
    why,
)


def verbs_of_set_up(seats: int, *, barge_tiles: bool = False) -> list[int]:
    """Return the verbs of the chance answers of a set-up in order, repetitions left out."""
    game = fresh(seats, barge_tiles=barge_tiles)
    verbs: list[int] = []
    while game.whose() == CHANCE:
        verb = verb_of(game.options()[0])
        if not verbs or verbs[-1] != verb:
            verbs.append(verb)
        game.apply(game.options()[0])
    return verbs


def test_2_1_sides_of_the_board() -> None:
    assert [board.land[0].bit_count() for board in EDITION.boards] == [16, 16, 20, 24]
    assert EDITION.boards[0].numbers == EDITION.boards[1].numbers


def test_2_2_spaces_for_four_do_not_exist_with_three() -> None:
    three, four = EDITION.boards[2], EDITION.boards[3]
    for district in range(COMMON):
        missing = four.land[district] & ~three.land[district]
        assert missing.bit_count() == 4
        for space in range(32):
            if missing >> space & 1:
                assert three.near[district * 32 + space] == 0
            assert three.near[district * 32 + space] & missing == 0


@pytest.mark.parametrize(("seats", "number"), [(1, 5), (2, 5), (3, 6), (4, 7)])
def test_2_3_dice_on_each_barge(seats: int, number: int) -> None:
    game = laid_out(seats)
    assert [game.on_barge(colour) for colour in range(5)] == [number] * 5
    assert game.supply == [0] * 5


def test_2_4_first_game_barges_as_printed_else_shuffled() -> None:
    assert laid_out(2).local == [BROWN, YELLOW, WHITE, 3, 4]
    game = fresh(2, barge_tiles=True)
    for district, colour in enumerate((4, 0, 3, 2)):
        do(game, BARGE_TILE, district, colour)
    assert game.local == [4, 0, 3, 2, 1]  # the last tile is the one that is left


def test_2_5_the_price_follows_the_barge_tile() -> None:
    game = laid_out(2)
    game.local = [4, 0, 3, 2, 1]
    assert price_of_building(game, 0, 0, WHITE) == [0, 0, 0, 0, 2]
    assert price_of_port_house(game, 3, False) == [0, 0, 2, 0, 0]


def test_2_6_gold_on_the_time_track() -> None:
    assert [laid_out(seats).time_gold for seats in (1, 2, 3, 4)] == [5] * 4


def test_2_7_seven_ship_tiles_lie_in_the_port() -> None:
    game = laid_out(2)
    tiles = [ship for ship in game.ships if ship < SHIPS]
    assert len(tiles) == len({*tiles}) == 7
    assert game.ships.count(15) == game.ships.count(16) == 1


def test_2_8_six_harbormasters_three_aside() -> None:
    game = laid_out(2)
    assert len({*game.harbormasters}) == 6
    assert game.spare_harbormasters.bit_count() == 3


def test_2_9_six_crates_on_the_red_spaces() -> None:
    game = laid_out(2)
    assert len(game.port_crates) == 6
    assert min(game.port_crates) >= 0


def test_2_10_three_special_water_tiles_are_shown() -> None:
    game = laid_out(2)
    assert game.special.count(ON_DISPLAY) == 3
    assert (game.water_stock, game.garden_stock) == (20, 25)


def test_2_11_action_tiles_in_their_slots() -> None:
    game = laid_out(2)
    assert sorted(game.action_tiles) == [0, 1, 2, 3, 4, 5]
    assert EDITION.slots == [0, 1, 2, 3, 4, 4]


def test_2_12_one_ziggurat_tile_for_each_section() -> None:
    assert len({*laid_out(2).ziggurat_tiles}) == 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_2_13_every_symbol_among_the_decrees(seats: int) -> None:
    game = fresh(seats)
    while game.whose() == CHANCE:
        if verb_of(game.options()[0]) == DECREE_CARD:
            left = seats - game.decrees.bit_count()
            missing = min(3, seats) - len(symbols_shown(game))
            same = symbols_shown(game) & {EDITION.decree_symbol[first_of(a)] for a in game.options()}
            assert bool(same) == (left > missing and game.decrees > 0)
        game.apply(game.options()[0])
    assert game.decrees.bit_count() == seats
    assert len(symbols_shown(game)) == min(3, seats)


def symbols_shown(game: Tabannusi) -> set[int]:
    return {EDITION.decree_symbol[decree] for decree in range(16) if game.decrees >> decree & 1}


def test_2_14_the_urban_deck_is_what_nobody_holds() -> None:
    game = laid_out(4)
    assert game.urban_deck.bit_count() == 15 - 4


def test_2_15_houses_and_claim_markers() -> None:
    for player in laid_out(3).players:
        assert player.houses == [3, 3, 3, 5]
        assert (player.markers, player.supply) == (5, 10)


def test_2_16_gold_crate_and_urban_card() -> None:
    for player in laid_out(3).players:
        assert player.gold == 2
        assert sum(player.crates[:5]) == sum(player.crates) == 1
        assert len(player.urban) == 1


def test_2_17_mastery_markers_at_the_bottom() -> None:
    assert all(player.mastery == [0, 0, 0] for player in laid_out(2).players)


def test_2_18_scores_begin_at_10() -> None:
    assert laid_out(4).scores() == [10] * 4


def test_2_19_the_starting_player_stays() -> None:
    game = fresh(3)
    while verb_of(game.options()[0]) != FIRST_PLAYER:
        game.apply(game.options()[0])
    assert len(game.options()) == 3
    game.apply(game.options()[1])
    assert game.first_player == 1
    assert game.whose() == 0  # to the right of the starting player


def test_2_20_start_buildings_counterclockwise() -> None:
    game = laid_out(3)
    order = []
    for name in ("1-05", "2-05", "3-05"):  # three players use the other side, without its top row
        order.append(game.whose())
        do(game, START_BUILDING, WHITE, place(game, name))
    assert order == [2, 1, 0]
    assert game.whose() == 0
    assert question(game) == "ChooseStartDistrict"


def test_2_20_not_beside_the_own_colour() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, WHITE, place(game, "1-07"))
    for name in ("1-03", "1-06", "1-08", "1-11"):
        assert why(game, START_BUILDING, WHITE, place(game, name)) == BESIDE_BUILDING
    assert why(game, START_BUILDING, WHITE, place(game, "1-02")) == OK
    assert why(game, START_BUILDING, YELLOW, place(game, "1-06")) == OK
    assert why(game, START_BUILDING, YELLOW, place(game, "1-07")) == SPACE_TAKEN


def test_2_21_its_bonus_is_gained_at_once() -> None:
    game = laid_out(2)
    show(game, YELLOW, 2, 3, 3, 5, 6)
    do(game, START_BUILDING, BROWN, place(game, "1-15"))
    assert me(game, 1).dice[YELLOW] == 1
    assert values(game, YELLOW) == [2, 3, 3, 5]
    assert me(game, 1).architect == NOWHERE


def test_2_22_the_leftmost_house_without_its_bonus() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, BROWN, place(game, "1-01"))
    assert me(game, 1).houses == [3, 3, 2, 5]
    assert (me(game, 1).markers, me(game, 1).supply) == (5, 10)


def test_2_23_no_ship_and_no_construct_effects() -> None:
    game = laid_out(2)
    me(game, 1).abilities = 1 << S08
    do(game, START_BUILDING, BROWN, place(game, "1-01"))
    assert game.pending == 0
    assert question(game) == "ChooseStartBuilding"
    assert len(game.sites) == 1


def test_2_24_no_workers_yet() -> None:
    for player in laid_out(2).players:
        assert player.architect == player.assistant == NOWHERE


def test_2_25_no_free_actions_during_set_up() -> None:
    game = laid_out(2)
    me(game, 1).harbormasters = 1 << 3
    game.harbormasters[3] = -1
    do(game, START_BUILDING, BROWN, place(game, "2-07"))  # a payment that would be a checkpoint
    assert question(game) == "MayPayForTrack"
    assert game.agenda.free == []


def test_2_26_draws_in_the_order_of_the_rulebook() -> None:
    assert verbs_of_set_up(3, barge_tiles=True) == [
        actions.BARGE_TILE,
        actions.ROLL,
        actions.SHIP_TILE,
        actions.HARBORMASTER_TILE,
        actions.CRATE_TILE,
        actions.SPECIAL_WATER_TILE,
        actions.ACTION_TILE,
        actions.ZIGGURAT_TILE,
        actions.DECREE_CARD,
        actions.START_CRATE,
        actions.DEAL_CARD,
        actions.START_CRATE,
        actions.DEAL_CARD,
        actions.START_CRATE,
        actions.DEAL_CARD,
        actions.FIRST_PLAYER,
    ]


def test_2_27_not_beside_a_project_of_the_own_colour() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, BROWN, place(game, "1-03"))
    assert question(game) == "ChooseExtraProject"
    do(game, PROJECT, BROWN, place(game, "1-16"))
    for name in ("1-12", "1-15"):
        assert why(game, START_BUILDING, BROWN, place(game, name)) == BESIDE_PROJECT
        assert why(game, START_BUILDING, WHITE, place(game, name)) == OK
    assert why(game, START_BUILDING, BROWN, place(game, "1-11")) == OK


def test_a5_bonuses_that_make_no_sense_yet() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, WHITE, place(game, "3-15"))  # the Architect is not on the board
    assert question(game) == "ChooseStartBuilding"
    game = laid_out(2)
    do(game, START_BUILDING, WHITE, place(game, "1-09"))  # no die in the supply
    assert sum(me(game, 1).dice) == 0
    game = laid_out(2)
    do(game, START_BUILDING, YELLOW, place(game, "1-11"))
    assert me(game, 1).mastery == [0, 1, 0]


def test_a5_the_bonus_under_an_extra_project_may_be_declined() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, BROWN, place(game, "1-03"))
    assert not can(game, PROJECT, BROWN, place(game, "1-02"))  # beside the start Building
    do(game, PROJECT, BROWN, place(game, "1-05"))
    assert can(game, TAKE_BONUS)
    do(game, DECLINE)
    assert me(game, 1).gold == 2
    assert me(game, 1).markers == 4


def test_a3_two_players_have_different_symbols() -> None:
    game = laid_out(2)
    assert len(symbols_shown(game)) == 2


def test_a63_cards_still_allowed_are_equally_likely() -> None:
    game = fresh(3)
    while verb_of(game.options()[0]) != DECREE_CARD:
        game.apply(game.options()[0])
    assert len(game.options()) == 16
    assert {game.weight(action) for action in game.options()} == {1}


def test_a4_start_buildings_of_one_colour_keep_apart() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, WHITE, place(game, "1-06"))
    do(game, TRACK, WHITE)  # the bonus of the space
    for name in ("1-02", "1-05", "1-07", "1-10"):
        assert not can(game, START_BUILDING, WHITE, place(game, name))
    assert can(game, START_BUILDING, WHITE, place(game, "1-01"))
    assert can(game, START_BUILDING, YELLOW, place(game, "1-02"))


def test_a69_brown_beside_a_brown_project() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, BROWN, place(game, "1-03"))
    do(game, PROJECT, BROWN, place(game, "1-16"))
    allowed = {second_of(action) for action in options(game, START_BUILDING) if first_of(action) == BROWN}
    assert place(game, "1-12") not in allowed
    assert place(game, "1-13") in allowed


def test_a6_set_up_is_no_construct() -> None:
    game = laid_out(2)
    do(game, START_BUILDING, WHITE, place(game, "1-01"))
    assert question(game) == "ChooseStartBuilding"
    assert me(game, 1).ships == 0
