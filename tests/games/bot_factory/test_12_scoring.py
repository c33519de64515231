import pytest

from boardwright.games.bot_factory import scoring
from boardwright.games.bot_factory.components import Switches
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.bot_factory.table import (
    PRINTED,
    act,
    bots,
    chance,
    column,
    contract,
    give_universal_bot,
    hand,
    maintenance,
    me,
    meeples,
    projects,
    question,
    reserved,
    say,
    show_projects,
    table,
    tokens,
    values,
)


def score(game: BotFactory, seat: int = 0) -> list[int]:
    """Return bots, contracts, failed contracts, tokens, parts, projects."""
    return scoring.sheet(game, seat)


def ends_after_maintenance(game: BotFactory) -> bool:
    chance(maintenance(game))
    return game.whose() == NOBODY


def test_12_1_no_bot_of_a_colour_left() -> None:
    game = table(0, 3, 6)
    show_projects(game, L2="")
    meeples(game, "blue", 1)
    assert not ends_after_maintenance(game)
    game = table(0, 3, 6)
    show_projects(game, L2="")
    meeples(game, "blue", 0)
    assert ends_after_maintenance(game)


@pytest.mark.parametrize(("number", "ends"), [(4, False), (5, True), (6, True)])
def test_12_1_or_a_player_with_five_bots(number: int, ends: bool) -> None:
    game = table(0, 3, 6)
    bots(game, 1, *["red", "blue", "green", "yellow", "green", "blue"][:number])
    assert ends_after_maintenance(game) == ends


def test_12_1_five_bots_of_several_players_do_not_end_it() -> None:
    game = table(0, 3, 6)
    bots(game, 0, "red", "blue", "green")
    bots(game, 1, "red", "blue", "yellow")
    assert not ends_after_maintenance(game)


def test_12_2_the_round_is_played_to_its_end() -> None:
    game = table(0, 4, 6, sandra=10)
    column(game, "blue", "blue-head", "blue-torso")
    hand(game, 0, "blue-legs")
    projects(game, 0, "blue")
    bots(game, 0, "red", "red", "green", "yellow")
    values(game, red=5)
    act(game)
    say(game, "start-main", "place blue-legs blue")
    assert me(game).completed() == 5
    assert game.whose() == 1
    say(game, "end-turn")
    assert game.whose() == 2
    say(game, "end-turn")
    assert game.values[0] == 6  # Sandra acted as well
    chance(game)
    assert game.whose() == NOBODY
    assert game.values[2] == 5


def test_12_3_bots_score_the_value_of_their_colour() -> None:
    game = table(0, 3, 6)
    bots(game, 0, "red", "red", "blue")
    values(game, red=9, blue=7)
    assert score(game)[0] == 25


def test_12_3_after_maintenance() -> None:
    game = table(0, 3, 6)
    bots(game, 0, "red", "red", "blue", "green", "yellow")
    column(game, "red", "red-head", "red-torso", "red-legs")
    chance(maintenance(game))
    assert (game.whose(), score(game)[0]) == (NOBODY, 5 + 5 + 6 + 6 + 6)


def test_12_4_a_bot_serves_one_contract_the_best_way() -> None:
    game = table(0, 3, 6)
    contract(game, "2,0", "C01")  # red: 3 + 1
    contract(game, "0,0", "C05")  # red and yellow: 6 + 5
    reserved(game, "2,0", 0)
    reserved(game, "0,0", 0)
    bots(game, 0, "red", "yellow")
    assert score(game)[1:3] == [11, -3]
    bots(game, 0, "red")
    assert score(game)[1:3] == [15, 0]


def test_12_4_several_small_contracts_may_beat_a_large_one() -> None:
    game = table(0, 3, 6)
    contract(game, "0,0", "C01")  # red: 3 + 5
    contract(game, "0,1", "C02")  # yellow: 3 + 5
    contract(game, "2,0", "C05")  # red and yellow: 6 + 1
    for position in ("0,0", "0,1", "2,0"):
        reserved(game, position, 0)
    bots(game, 0, "red", "yellow")
    assert score(game)[1:3] == [16, -6]


def test_12_4_what_failing_would_cost_is_weighed_too() -> None:
    game = table(0, 3, 6)
    contract(game, "0,0", "C01")  # red: 3 + 5, or -3
    contract(game, "2,0", "C05")  # red and yellow: 6 + 1, or -6
    reserved(game, "0,0", 0)
    reserved(game, "2,0", 0)
    bots(game, 0, "red", "yellow")
    assert score(game)[1:3] == [7, -3]  # not 8 and -6


def test_12_4_only_own_bots_count() -> None:
    game = table(0, 3, 6)
    contract(game, "2,0", "C01")
    reserved(game, "2,0", 0)
    bots(game, 1, "red")
    assert score(game)[1:3] == [0, -3]


@pytest.mark.parametrize(("position", "row"), [("0,0", 5), ("1,0", 3), ("2,0", 1)])
def test_12_5_token_space_and_row_are_scored(position: str, row: int) -> None:
    game = table(0, 3, 6)
    contract(game, position, "C11")
    reserved(game, position, 1, 0)
    for seat in (0, 1):
        bots(game, seat, "red", "yellow", "blue")
    assert score(game, 0)[1] == 7 + row
    assert score(game, 1)[1] == 10 + row


def test_12_6_an_unfulfilled_contract_costs_the_token_space_alone() -> None:
    game = table(0, 3, 6)
    contract(game, "0,0", "C11")
    reserved(game, "0,0", 1, 0)
    bots(game, 0, "red", "yellow")
    assert score(game, 0)[1:3] == [0, -7]
    assert score(game, 1)[1:3] == [0, -10]


@pytest.mark.parametrize(("held", "points"), [(0, 0), (1, 0), (2, 1), (5, 2), (7, 3)])
def test_12_7_a_point_for_every_two_tokens_held(held: int, points: int) -> None:
    game = table(0, 3, 6)
    reserved(game, "2,0", 0)
    reserved(game, "2,1", 0)
    tokens(game, held)
    assert score(game)[3] == points


def test_12_8_every_part_left_costs_a_point() -> None:
    game = table(0, 3, 6)
    hand(game, 0, "red-head", "red-head", "universal-legs")
    assert score(game)[4] == -3


def test_12_9_every_incomplete_project_costs_two() -> None:
    game = table(0, 3, 6)
    projects(game, 0, "red", "red", "blue")
    bots(game, 0, "red")
    assert score(game)[5] == -6


def test_12_10_the_total_is_the_sum_of_the_sheet() -> None:
    game = table(0, 3, 6)
    bots(game, 0, "red")
    hand(game, 0, *["red-head"] * 3)
    projects(game, 0, "red", "red")
    tokens(game, 3)
    assert game.scores() == [6 + 1 - 3 - 4, 0, 0]
    game = table(0, 3, 6)
    hand(game, 1, *["red-head"] * 3)
    assert game.scores() == [0, -3, 0]


def test_12_11_most_points_win() -> None:
    game = table(0, 3, 6, 1)
    tokens(game, 2, 6, 4, 4)
    assert game.places() == [4, 1, 2, 2]


def test_12_11_then_most_bots() -> None:
    game = table(0, 3, 6)
    values(game, red=6, blue=12)
    bots(game, 0, "blue")
    bots(game, 1, "red", "red")
    tokens(game, 1, 0)
    assert game.scores() == [12, 12, 0]
    assert game.places() == [2, 1, 3]


def test_12_11_then_an_odd_number_of_tokens() -> None:
    game = table(0, 3, 6)
    tokens(game, 4, 5, 4)
    assert game.scores() == [2, 2, 2]
    assert game.places() == [2, 1, 2]


def test_12_11_odd_and_even_is_all_that_counts() -> None:
    game = table(0, 3, 6)
    tokens(game, 5, 5, 4)
    assert game.places() == [1, 1, 3]
    tokens(game, 4, 4, 4)
    assert game.places() == [1, 1, 1]


def test_12_11_bots_come_before_tokens() -> None:
    game = table(0, 3, 6)
    bots(game, 0, "red", "red")
    bots(game, 1, "blue")
    values(game, blue=12)
    tokens(game, 0, 1)
    assert game.places()[:2] == [1, 2]


def test_12_11_the_universal_bot_is_a_bot_here_too() -> None:
    game = table(0, 3, 6, variant=1)
    give_universal_bot(game, 0, "red")
    bots(game, 0, "red")
    bots(game, 1, "blue")
    values(game, blue=12)
    assert game.scores()[:2] == [12, 12]
    assert game.places()[:2] == [1, 2]


def test_12_4_every_assignment_is_looked_at() -> None:
    """The best of all subsets, found by a second, slower way."""
    game = table(0, 3, 6)
    names = ["C05", "C06", "C01", "C12", "C11", "C02", "C03", "C08", "C04"]
    for position, name in zip(PRINTED.names.positions, names, strict=True):
        contract(game, position, name)
        reserved(game, position, 0)
    bots(game, 0, "red", "red", "yellow", "blue", "green")
    assert sum(score(game)[1:3]) == best_by_trying(game, 0, [2, 1, 1, 1])


def best_by_trying(game: BotFactory, position: int, left: list[int]) -> int:
    """Return the best points of the contracts from a position on, with these bots left."""
    if position == len(PRINTED.names.positions):
        return 0
    edition = PRINTED.edition
    kind = game.contracts[position]
    failed = best_by_trying(game, position + 1, left) - edition.contract_points[2 * kind]
    need = [edition.contract_colours[kind] >> colour & 1 for colour in range(4)]
    rest = [have - used for have, used in zip(left, need, strict=True)]
    if min(rest) < 0:
        return failed
    gain = edition.contract_points[2 * kind] + edition.row_points[position // 3]
    return max(failed, gain + best_by_trying(game, position + 1, rest))


def test_12_2_a_finished_game_asks_nothing() -> None:
    game = table(0, 3, 6, switches=Switches())
    bots(game, 0, "red", "red", "blue", "green", "yellow")
    maintenance(game)
    assert game.whose() == CHANCE
    chance(game)
    assert (game.options(), question(game)) == ([], "")
