import pytest

from boardwright.games.bot_factory.components import SANDRA
from boardwright.games.bot_factory.reasons import SAME_BOARD, SPACE_OCCUPIED
from boardwright.kernel.packing import OK
from tests.games.bot_factory.table import begun, go, only_moves, options, say, spaces, table, why


def sandra_goes(*workers: int, sandra: int) -> int:
    """Return where Sandra goes on her turn to move."""
    game = only_moves(table(*workers, sandra=sandra), SANDRA)
    return game.where[SANDRA] // 2


def test_3_1_to_a_space_without_a_meeple() -> None:
    game = go(table(0, 3, 6, 4, sandra=9))
    assert options(game) == ["move 5", "move 7", "move 8", "move 10"]
    for space in (3, 4, 6, 9):
        assert why(game, f"move {space}") == SPACE_OCCUPIED
    assert "pass" not in " ".join(options(game))  # moving is compulsory


def test_3_2_to_another_board() -> None:
    game = go(table(7, 0, 3))
    assert why(game, "move 6") == SAME_BOARD
    assert why(game, "move 7") == SPACE_OCCUPIED
    assert options(game) == [f"move {space}" for space in (1, 2, 4, 5, 8, 9)]


def test_3_2_round_1_knows_no_such_limit() -> None:
    game = begun(3, first=0)
    assert options(game) == [f"move {space}" for space in range(10)]


def test_3_3_a_space_just_left_is_free() -> None:
    game = go(table(0, 3, 6))
    say(game, "move 5")
    assert why(game, "move 0") == OK
    say(game, "move 0")
    assert spaces(game) == [5, 0, 6]


def test_3_4_sandra_stays_in_round_1() -> None:
    game = begun(4, first=0)
    for space in (0, 1, 2, 3):
        say(game, f"move {space}")
    assert game.where[SANDRA] == 2 * 10


@pytest.mark.parametrize(
    ("sandra", "workers", "goes_to"),
    [(1, (0, 6, 10), 3), (1, (3, 6, 10), 4), (4, (6, 0, 10), 7), (7, (8, 0, 3), 9), (0, (3, 4, 5), 6)],
)
def test_3_5_sandra_goes_to_the_first_empty_space_from_the_next_board_on(
    sandra: int, workers: tuple[int, ...], goes_to: int
) -> None:
    assert sandra_goes(*workers, sandra=sandra) == goes_to


def test_3_5_spaces_to_the_right_on_her_own_board_are_none_of_them() -> None:
    assert sandra_goes(6, 7, 10, sandra=3) == 8


@pytest.mark.parametrize(
    ("sandra", "workers", "goes_to"), [(4, (6, 7, 0), 8), (1, (3, 4, 5), 6), (6, (8, 9, 10), 0)]
)
def test_3_6_a_full_board_is_skipped(sandra: int, workers: tuple[int, ...], goes_to: int) -> None:
    assert sandra_goes(*workers, sandra=sandra) == goes_to


def test_3_6_two_full_boards_in_a_row() -> None:
    assert sandra_goes(3, 4, 5, 6, sandra=1) == 7
    assert sandra_goes(6, 7, 3, 4, sandra=5) == 8


@pytest.mark.parametrize(("workers", "goes_to"), [((3, 4, 6), 0), ((0, 1, 6), 2), ((0, 1, 2), 3)])
def test_3_7_past_finance_she_begins_on_the_left(workers: tuple[int, ...], goes_to: int) -> None:
    assert sandra_goes(*workers, sandra=8) == goes_to


@pytest.mark.parametrize("others", [(), (0,), (0, 1), (0, 1, 2)])
def test_3_8_sandra_may_enter_a_board_with_workers(others: tuple[int, ...]) -> None:
    workers = (6, *others)
    game = only_moves(table(*workers, sandra=3, vilela=10), SANDRA)
    assert game.where[SANDRA] == 2 * 7
