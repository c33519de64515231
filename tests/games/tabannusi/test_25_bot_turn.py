import pytest

from boardwright.games.tabannusi.actions import AUTOMA_CARD
from boardwright.games.tabannusi.automa_cards import colour_beside, colours_in_order, is_king
from boardwright.games.tabannusi.automa_choices import project_colour
from boardwright.games.tabannusi.automa_decks import (
    AddAutomaProject,
    ResetAutoma,
    ResetBag,
    return_automa_project,
)
from boardwright.games.tabannusi.automa_turn import BotTurn, move_architect, perform
from boardwright.games.tabannusi.components import BROWN, WHITE, YELLOW
from boardwright.games.tabannusi.scoring import ScoreDistrict
from boardwright.games.tabannusi.state import BOT, Tabannusi
from tests.games.tabannusi.solo import AUTOMA, card, cards, only_shown, run, run_out, shown, solo
from tests.games.tabannusi.table import (
    bot,
    building,
    decree_of,
    project,
    reveal,
    show,
    tile_markers,
    water,
)


def begin(game: Tabannusi, next_card: str) -> Tabannusi:
    """Begin a turn of the Bot and give it the next card."""
    run(game, BotTurn())
    game.apply(AUTOMA_CARD << 24 | card(next_card) << 16)
    return run_out(game)


def test_25_1_cards_move_on() -> None:
    game = solo()
    cards(game, "AC04", "AC10")
    begin(game, "AC02")
    assert (game.left, game.right) == (card("AC02"), card("AC04"))
    assert not game.automa_deck >> card("AC02") & 1


@pytest.mark.parametrize(
    ("markers", "district"),
    [([3, 3, 3, 2, 3], 4), ([3, 0, 3, 2, 3], 5), ([0, 0, 0, 0, 0], 4), ([3, 0, 0, 0, 3], 5)],
)
def test_25_2_over_districts_with_markers(markers: list[int], district: int) -> None:
    game = solo(district=1)
    cards(game, "AC02", "AC05")  # 2 + 1
    game.automa_markers = markers
    move_architect(game)
    assert bot(game).architect == district - 1


def test_25_3_a_die_from_its_district() -> None:
    game = solo(district=1)
    cards(game, "AC04", "AC10")
    show(game, BROWN, 1, 2, 6)
    begin(game, "AC08")  # 0 + 0: the Architect stays in District 1
    assert game.barge[BROWN * 6] == 0
    assert bot(game).assistant == 0


def test_25_4_the_first_possible_action_of_the_left_card() -> None:
    game = solo(district=1)
    cards(game, "AC01", "AC10")  # D, C, B
    perform(game, game.left, 0)
    game.settle()
    assert game.projects[WHITE] + game.projects[YELLOW] + game.projects[BROWN]  # no Garden, no Project: B


def test_25_5_the_second_action_from_the_marked_row_on() -> None:
    game = solo(district=1)
    cards(game, "AC04", "AC10")  # the arrow marks the second row of AC10: B, then D
    perform(game, game.right, AUTOMA.card_arrow[game.left])
    run_out_settled(game)
    assert sum(projects.bit_count() for projects in game.projects) == 1


def test_25_5_in_a_whole_turn() -> None:
    game = solo(district=1)
    cards(game, "AC04", "AC10")
    game.automa_deck = 1 << card("AC09")  # its list: D, B, C; its arrow marks the second row of AC04: C
    run_out(run(game, BotTurn()))
    assert len(game.sites) == 1  # the Project of the first action is built with the second
    assert not any(game.projects)


def run_out_settled(game: Tabannusi) -> None:
    game.settle()
    run_out(game)


def test_25_6_else_an_a_action() -> None:
    game = solo(district=1)
    cards(game, "AC10", "AC12")  # only D is left on the third row
    vp = bot(game).vp
    perform(game, game.left, 2)
    assert bot(game).vp == vp + (4 if not is_king(game) else 2)


def test_25_7_it_takes_every_decree_it_can() -> None:
    game = solo()
    reveal(game, "D08", "D04")
    for colour, names in ((WHITE, ("1-01", "1-03")), (YELLOW, ("1-09", "1-11")), (BROWN, ("2-02", "2-12"))):
        for name in names:
            building(game, BOT, colour, name)
    tile_markers(game, BOT, 1, 1, 1)
    cards(game, "AC04", "AC10")
    vp = bot(game).vp
    begin(game, "AC08")
    assert bot(game).decrees == 1 << decree_of("D04") | 1 << decree_of("D08")
    assert bot(game).vp >= vp + 22


def test_a40_lower_numbers_first() -> None:
    game = solo()
    reveal(game, "D08", "D04")
    for colour, names in ((WHITE, ("1-01", "1-03")), (YELLOW, ("1-09", "1-11")), (BROWN, ("2-02", "2-12"))):
        for name in names:
            building(game, BOT, colour, name)
    tile_markers(game, BOT, 1, 1, 1)
    BotTurn().take_decrees(game)
    assert bot(game).decrees == 1 << decree_of("D04")


def test_25_8_then_scoring_and_the_assistant() -> None:
    game = solo(district=1)
    cards(game, "AC04", "AC10")
    show(game, BROWN, 3)
    begin(game, "AC02")  # 2 + 0
    assert game.time_gold == 4
    assert game.scorings == 1
    assert bot(game).assistant == bot(game).architect == 2


@pytest.mark.parametrize(("before", "reset"), [(0, True), (1, False), (2, True), (3, False)])
def test_25_9_reset_after_the_first_and_the_third_scoring(before: int, reset: bool) -> None:
    game = solo()
    game.scorings = before
    game.automa_deck = 0b111
    run(game, ScoreDistrict(0, 3, False))
    run_out(game)
    assert (game.automa_deck.bit_count() == 13) == reset


def test_26_1_the_deck_is_reset_at_the_end_of_the_turn_that_drew_its_last_card() -> None:
    game = solo()
    cards(game, "AC04", "AC10")
    game.automa_deck = 1 << card("AC02")
    run(game, BotTurn())  # the only card comes without a question
    run_out(game)
    assert game.automa_deck.bit_count() == 13
    assert game.left != game.right


def test_26_2_an_empty_bag_is_filled_before_the_draw() -> None:
    game = solo()
    only_shown(game, WHITE, YELLOW, BROWN, WHITE)
    game.automa_shown[-1] = 0 * 3 + WHITE
    run_out(run(game, AddAutomaProject(2)))
    assert [entry // 3 for entry in game.automa_shown] == [0, 1, 2, 2]
    only_shown(game, WHITE, YELLOW, BROWN)
    run_out(run(game, AddAutomaProject(2)))
    assert [entry // 3 for entry in game.automa_shown] == [0, 1, 2]  # nothing left: the draw is dropped


def test_26_3_fewer_than_three_automa_projects() -> None:
    game = solo()
    only_shown(game, WHITE, BROWN)
    run_out(run(game, ResetBag()))
    assert sorted(entry // 3 for entry in game.automa_shown) == [0, 1]
    only_shown(game)
    run_out(run(game, ResetBag()))
    assert game.automa_shown == []


def test_26_4_a_number_without_a_tile_is_read_as_the_next() -> None:
    game = solo()
    only_shown(game, WHITE, YELLOW)
    assert colour_beside(game, 2) == WHITE
    assert colour_beside(game, 1) == YELLOW
    only_shown(game)
    assert colours_in_order(game) == [WHITE, YELLOW, BROWN]


def test_26_4_without_any_beside_the_numbers_the_first_legal_colour() -> None:
    game = solo()
    shown(game)  # all that are left are in the bag
    assert sum(game.automa_bag) > 0
    assert project_colour(game, 0) == WHITE
    project(game, 0, WHITE, "1-01")
    building(game, 0, WHITE, "1-06")
    water(game, "1-05")
    assert project_colour(game, 0) == YELLOW  # white has no legal space


def test_26_5_only_complete_scorings_are_counted() -> None:
    game = solo()
    game.ended = True
    game.time_gold = 0
    run_out(run(game, ScoreDistrict(0, 3, False)))
    assert game.scorings == 0


def test_a37_steps_are_moves() -> None:
    game = solo(district=2)
    cards(game, "AC04", "AC08")  # 0 + 0
    move_architect(game)
    assert bot(game).architect == 1


def test_a54_resets_are_lazy() -> None:
    game = solo()
    only_shown(game, WHITE, YELLOW, BROWN)
    run_out(run(game, ResetAutoma()))
    assert sum(game.automa_bag) == 0
    assert len(game.automa_shown) == 3


def test_a60_the_pool_runs_low() -> None:
    game = solo()
    only_shown(game, BROWN)
    return_automa_project(game, BROWN)
    assert game.automa_shown == []
    return_automa_project(game, BROWN)
    assert game.project_stock[BROWN] == 20


def test_a41_from_the_display_first_topmost() -> None:
    game = solo()
    shown(game, WHITE, BROWN, BROWN)
    game.automa_shown.append(1 * 3 + BROWN)
    game.automa_bag[BROWN] -= 1
    return_automa_project(game, BROWN)
    assert game.automa_shown == [0 * 3 + WHITE, 1 * 3 + BROWN, 2 * 3 + BROWN]
