import pytest

from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BOARDS,
    COLOURS,
    FINANCE,
    NO_PART,
    PRODUCTION,
    PROJECT,
    SANDRA,
    UNIVERSAL,
    colour_of,
)
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.kernel.packing import CHANCE
from tests.games.bot_factory.table import (
    COLOUR,
    PRINTED,
    begun,
    chance,
    colours,
    fresh,
    held,
    me,
    on_wheel,
    options,
    question,
    say,
    show_any,
)


def set_up(game: BotFactory, *spares: str) -> BotFactory:
    """Answer all chance of the set-up, the spare parts as given; the start parts are next."""
    for spare, part in enumerate(spares):
        say_spare(game, spare, part)
    chance(game)
    return game


def say_spare(game: BotFactory, spare: int, part: str) -> None:
    answer = f"spare-part {spare} {part}"
    assert answer in options(game)
    game.apply(game.options()[options(game).index(answer)])


def test_1_1_four_boards_from_left_to_right() -> None:
    assert PRINTED.names.boards == ["assembly", "part_production", "project", "finance"]
    assert (ASSEMBLY, PRODUCTION, PROJECT, FINANCE) == (0, 1, 2, 3)
    assert PRINTED.edition.board_of == sorted(PRINTED.edition.board_of)
    assert len(set(PRINTED.edition.board_of)) == BOARDS


def test_1_2_eleven_action_spaces() -> None:
    board_of = PRINTED.edition.board_of
    assert [board_of.count(board) for board in range(BOARDS)] == [3, 3, 2, 3]
    assert PRINTED.edition.first_space == [0, 3, 6, 8]
    assert PRINTED.edition.last_space == [2, 5, 7, 10]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_3_all_pieces_are_there(seats: int) -> None:
    game = set_up(fresh(seats))
    game.check()  # 4 of each coloured part, 2 of each universal one, 6 projects of each colour
    assert (PRINTED.edition.copies, PRINTED.edition.universals, PRINTED.edition.project_copies) == (4, 2, 6)


@pytest.mark.parametrize(("seats", "bots"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_1_4_three_or_four_bots_of_each_colour(seats: int, bots: int) -> None:
    assert set_up(fresh(seats)).meeples == [bots] * COLOURS


def test_1_5_two_random_coloured_spare_parts() -> None:
    game = fresh()
    assert options(game, "spare-part") == [f"0 {part}" for part in PRINTED.names.parts[:UNIVERSAL]]
    say_spare(game, 0, "blue-torso")
    assert [game.weight(action) for action in game.options()] == [
        3 if answer.endswith("blue-torso") else 4 for answer in options(game)
    ]
    say_spare(game, 1, "blue-torso")
    assert [PRINTED.names.parts[part] for part in game.spares] == ["blue-torso", "blue-torso"]


def test_1_6_bonus_icons_begin_at_the_top_and_the_bottom() -> None:
    game = set_up(fresh())
    with_icon = [position for position in range(8) if game.has_wheel_icon(position)]
    assert with_icon == [*PRINTED.edition.inputs, *PRINTED.edition.outputs]


def test_1_7_four_stacks_with_the_top_in_sight() -> None:
    game = fresh()
    say_spare(game, 0, "yellow-head")
    say_spare(game, 1, "green-legs")
    assert options(game) == ["show-part red-head", "show-part red-torso", "show-part red-legs"]
    for colour in range(COLOURS):
        assert {colour_of(action >> 16 & 255) for action in game.options()} == {colour}
        game.apply(game.options()[0])
    chance(game)
    assert [colour_of(top) for top in game.tops] == [0, 1, 2, 3]
    in_stacks = sum(game.in_stack(colour) + 1 for colour in range(COLOURS))
    on_the_wheel = sum(part != NO_PART for part in game.wheel)
    assert in_stacks + on_the_wheel == 46
    assert PRINTED.names.colours == ["red", "yellow", "blue", "green"]


@pytest.mark.parametrize("colour", ["red", "yellow", "blue", "green"])
def test_1_8_the_marker_begins_above_the_colour_of_the_left_spare(colour: str) -> None:
    game = set_up(fresh(), f"{colour}-torso", "red-head")
    assert game.marker == COLOUR[colour]


def test_1_9_the_wheel_is_filled_in_turn_from_the_marker_on() -> None:
    game = set_up(fresh(), "green-head", "red-head")
    assert [part.split("-")[0] for part in on_wheel(game)] == ["green", "red", "yellow", "blue"] * 2
    assert game.marker == COLOUR["green"]


def test_1_9_the_tile_taken_is_the_top_of_its_stack() -> None:
    game = fresh()
    say_spare(game, 0, "red-head")
    say_spare(game, 1, "red-head")
    for part in ("red-torso", "yellow-legs", "blue-head", "green-torso"):
        assert f"show-part {part}" in options(game)
        game.apply(game.options()[options(game).index(f"show-part {part}")])
    chance(game)
    assert on_wheel(game)[:4] == ["red-torso", "yellow-legs", "blue-head", "green-torso"]


def test_1_10_six_random_projects_and_a_deck() -> None:
    game = set_up(fresh(4))
    assert len(colours(game.deck)) == 24 - 6 - 4
    assert all(0 <= colour < COLOURS for colour in game.projects)
    assert len(game.projects) == 6


def test_1_10_a_project_is_as_likely_as_its_copies_in_the_deck() -> None:
    game = fresh()
    while not options(game, "show-project"):
        game.apply(game.options()[0])
    assert options(game, "show-project") == ["L0 red", "L0 yellow", "L0 blue", "L0 green"]
    game.apply(game.options()[2])
    assert [game.weight(action) for action in game.options()] == [6, 6, 5, 6]


def test_1_11_two_universal_parts_of_each_type_on_display() -> None:
    assert set_up(fresh()).universals == [2, 2, 2]


def test_1_12_every_value_begins_at_6() -> None:
    assert set_up(fresh()).values == [6, 6, 6, 6]


def test_1_13_nine_different_contracts_of_fourteen() -> None:
    game = set_up(fresh())
    assert len(set(game.contracts)) == 9
    assert min(game.contracts) >= 0
    assert game.contracts_left.bit_count() == 5
    assert not any(game.contracts_left >> contract & 1 for contract in game.contracts)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_14_sandra_begins_on_the_rightmost_space(seats: int) -> None:
    assert fresh(seats).where[SANDRA] == 2 * 10


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_1_15_one_worker_and_one_project_each(seats: int) -> None:
    game = set_up(fresh(seats))
    assert [sum(player.projects) for player in game.players] == [1] * seats
    assert game.where[:seats] == [NOWHERE] * seats


def test_1_16_the_first_player_is_drawn() -> None:
    game = fresh(4)
    while not options(game, "first-player"):
        game.apply(game.options()[0])
    assert options(game) == ["first-player 0", "first-player 1", "first-player 2", "first-player 3"]
    assert [game.weight(action) for action in game.options()] == [1, 1, 1, 1]
    game.apply(game.options()[2])
    play_start_parts(game)
    order = []
    while question(game) == "ChooseMove":
        order.append(game.whose())
        game.apply(game.options()[0])
    assert order == [2, 3, 0, 1]


def play_start_parts(game: BotFactory) -> None:
    while game.round == 0:
        game.apply(game.options()[0])


def test_1_16_or_named_by_the_table() -> None:
    assert begun(3, first=1).whose() == 1


@pytest.mark.parametrize(
    ("seats", "first", "held_tokens"), [(2, 0, [1, 2]), (3, 1, [2, 1, 1]), (4, 3, [1, 1, 2, 1])]
)
def test_1_17_one_token_each_and_one_more_for_the_last(
    seats: int, first: int, held_tokens: list[int]
) -> None:
    game = set_up(fresh(seats, first=first))
    assert [player.tokens for player in game.players] == held_tokens


def test_1_18_start_parts_in_reverse_order_from_any_stack() -> None:
    game = set_up(fresh(3, first=1))
    seats = []
    for colour in ("blue", "blue", "red"):
        seats.append(game.whose())
        assert options(game) == [f"start-part {name}" for name in COLOUR]
        top = PRINTED.names.parts[game.tops[COLOUR[colour]]]
        say(game, f"start-part {colour}")
        assert held(game, seats[-1]) == [top]
    assert seats == [0, 2, 1]
    assert question(game) == "ChooseMove"


def test_1_18_the_next_top_is_seen_before_the_next_choice() -> None:
    game = set_up(fresh(2, first=0))
    game.apply(game.options()[0])
    assert (game.whose(), options(game)[0].split()[0]) == (CHANCE, "show-part")
    show_any(game)
    assert me(game, 1).parts.count(1) == 1
    assert game.whose() == 0
