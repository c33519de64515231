"""What the rulebook leaves open: the default of every ruling and the other reading, where there is one."""

import pytest

from boardwright.games.bot_factory import scoring
from boardwright.games.bot_factory.components import SANDRA, VILELA, Switches
from boardwright.games.bot_factory.reasons import (
    EXECUTIVE_DONE,
    NO_MEEPLE,
    SANDRAS_BOARD,
    STACK_EMPTY,
)
from boardwright.games.bot_factory.rulebook import RULEBOOK
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.title import TITLE
from boardwright.games.bot_factory.values import raise_lowest
from boardwright.games.title import Setup, TableOption
from boardwright.kernel.packing import NOBODY, OK
from tests.games.bot_factory.table import (
    COLOUR,
    PRINTED,
    TASK,
    act,
    begun,
    bots,
    chance,
    colours,
    column,
    contract,
    exhaust,
    fresh,
    give_universal_bot,
    go,
    hand,
    held,
    maintenance,
    me,
    meeples,
    named,
    on_wheel,
    only_acts,
    only_moves,
    options,
    own_tile,
    part_names,
    perform_actions,
    projects,
    question,
    reserved,
    sandra_acts,
    say,
    show_projects,
    spares,
    table,
    tokens,
    values,
    vilela_acts,
    wheel,
    why,
)

FIELDS = {
    "two_player_ban_in_round_1": "round_one_without_ban",
    "sandra_fee_in_round_1": "round_one_without_fee",
    "project_bottom_means_bottom_space": "lowest_tile_counts_as_bottom",
    "lines_recross_pays_again": "lines_pay_once",
    "bot_counts_for_one_contract_only": "bots_count_twice",
    "executive_once_per_turn": "executive_repeats",
    "start_parts_follow_rulebook": "two_start_parts",
    "task_t2_uses_final_values": "task_two_at_completion",
    "task_t4_picks_assignment_for_task": "points_before_task",
}


@pytest.mark.parametrize("option", RULEBOOK.readings, ids=[option.name for option in RULEBOOK.readings])
def test_a_table_may_choose_each_reading(option: TableOption) -> None:
    game = TITLE.new_game(Setup("bot-factory", 3, {option.name: option.values[1]}), PRINTED)
    assert isinstance(game, BotFactory)
    set_fields = {field for field in FIELDS.values() if getattr(game.switches, field)}
    assert set_fields == {FIELDS[option.name]}


def test_all_readings_default_to_the_rulings() -> None:
    game = TITLE.new_game(Setup("bot-factory", 3), PRINTED)
    assert isinstance(game, BotFactory)
    assert not any(getattr(game.switches, field) for field in FIELDS.values())


def begun_otherwise(seats: int, switches: Switches) -> BotFactory:
    """Return a game under other readings, its set-up over."""
    game = fresh(seats, first=0, switches=switches)
    while game.round == 0:
        game.apply(game.options()[0])
    return game


def test_a1_one_start_part() -> None:
    assert [len(held(begun(2), seat)) for seat in range(2)] == [1, 1]


def test_a1_or_two() -> None:
    game = fresh(3, first=1, switches=Switches(two_start_parts=True))
    chance(game)
    seats = []
    while game.round == 0:
        seats.append(game.whose())
        say(game, "start-part red")
    assert seats == [0, 0, 2, 2, 1, 1]
    assert [len(held(game, seat)) for seat in range(3)] == [2, 2, 2]


def test_a2_strength_rises_to_the_right() -> None:
    edition = PRINTED.edition
    for board in range(4):
        limits = edition.limit[edition.first_space[board] : edition.last_space[board] + 1]
        assert limits == sorted(limits)
        assert len(set(limits)) == len(limits)


@pytest.mark.parametrize("seats", [1, 2])
def test_a3_sandra_s_board_is_closed_in_round_1(seats: int) -> None:
    assert why(begun(seats), "move 9") == SANDRAS_BOARD


@pytest.mark.parametrize("seats", [1, 2])
def test_a3_or_open_in_round_1_alone(seats: int) -> None:
    game = begun_otherwise(seats, Switches(round_one_without_ban=True))
    assert why(game, "move 9") == OK
    later = go(table(0, 6, sandra=9, switches=Switches(round_one_without_ban=True)))
    assert why(later, "move 10") == SANDRAS_BOARD


def test_a4_the_fee_is_due_in_round_1_and_after_she_acted() -> None:
    for round in (1, 2):
        game = table(10, 0, 4, sandra=8, round=round)
        tokens(game, 1)
        assert question(act(game)) == "PayOrPass"


def test_a4_or_not_in_round_1() -> None:
    free = Switches(round_one_without_fee=True)
    game = table(10, 0, 4, sandra=8, round=1, switches=free)
    tokens(game, 1)
    assert question(act(game)) == "ChooseStep"
    later = table(10, 0, 4, sandra=8, round=2, switches=free)
    tokens(later, 1)
    assert question(act(later)) == "PayOrPass"


def test_a5_who_can_pay_may_still_pass() -> None:
    game = table(8, 0, 4)
    tokens(game, 9)
    act(game)
    say(game, "pass-turn")
    assert me(game).tokens == 9
    assert question(game) == "DrawProject"


def test_a6_once_a_turn() -> None:
    game = table(4, 0, 6)
    hand(game, 0, *["red-head"] * 3, *["green-legs"] * 3)
    act(game)
    say(game, "trade-parts", *["discard-part red-head"] * 3, "take-part red")
    assert "trade-parts" not in options(game)
    swapping = table(0, 4, 6)
    hand(swapping, 0, "red-head")
    tokens(swapping, 2)
    act(swapping)
    say(swapping, "swap red-head 0", "swap green-head 0")
    assert me(swapping).tokens == 0


def test_a6_or_repeatedly() -> None:
    game = table(4, 0, 6, switches=Switches(executive_repeats=True))
    hand(game, 0, *["red-head"] * 3, *["green-legs"] * 3)
    act(game)
    say(game, "trade-parts", *["discard-part red-head"] * 3, "take-part red")
    say(game, "trade-parts", *["discard-part green-legs"] * 3, "take-part yellow")
    assert len(held(game)) == 2
    tile = table(6, 0, 4, variant=1, switches=Switches(executive_repeats=True))
    projects(tile, 0, "blue", "blue", "blue")
    act(tile)
    say(tile, "trade-projects", "take-universal head")
    assert why(tile, "use-tile PT4") == OK


def test_a7_completed_projects_stay_whatever_the_limit() -> None:
    game = table(6, 7, 4)
    show_projects(game, R0="")
    bots(game, 0, "red", "blue", "blue", "green", "green", "green")
    projects(game, 0, "yellow", "yellow")
    act(game)
    say(game, "end-turn")  # both incomplete ones go; they are alike, so nothing is asked
    assert me(game).completed() == 6
    assert sum(me(game).projects) == 0
    assert colours(game.project_discards) == ["yellow", "yellow"]
    assert game.whose() == 1


def test_a7_five_completed_leave_no_room() -> None:
    game = table(6, 7, 4)
    bots(game, 0, "red", "blue", "blue", "green", "green")
    projects(game, 0, "yellow")
    act(game)
    say(game, "end-turn")
    assert (me(game).completed(), sum(me(game).projects)) == (5, 0)


def test_a8_the_bottom_space_alone() -> None:
    game = table(7, 0, 4)
    show_projects(game, L0="", R0="")
    hand(game, 0, "blue-torso")
    tokens(game, 1)
    act(game)
    say(game, "start-main", "take L1")
    assert question(game) == "ChooseStep"
    say(game, "take R1")
    assert me(game).tokens == 1


def test_a8_or_the_lowest_tile() -> None:
    game = table(7, 0, 4, switches=Switches(lowest_tile_counts_as_bottom=True))
    show_projects(game, L0="", R0="")
    hand(game, 0, "blue-torso")
    tokens(game, 1)
    act(game)
    upper = game.clone()
    say(game, "start-main", "take L1")
    assert question(game) == "MayPlacePart"
    say(game, "decline", "take R1")
    assert me(game).tokens == 2
    say(upper, "start-main", "take L2", "take R2")
    assert (me(upper).tokens, colours(me(upper).projects)) == (1, ["yellow", "blue"])


def test_a8_or_the_lowest_tile_means_that_none_is_below() -> None:
    game = table(7, 0, 4, switches=Switches(lowest_tile_counts_as_bottom=True))
    show_projects(game, R1="")
    act(game)
    say(game, "start-main", "take R2")  # R0 is still there
    assert me(game).tokens == 0
    say(game, "take R0")
    assert me(game).tokens == 1


def test_a9_universal_parts_go_back_to_the_display() -> None:
    game = table(4, sandra=0, vilela=1)
    spares(game, "universal-head", "universal-legs")
    column(game, "red", "universal-torso", "red-legs")
    sandra_acts(game)
    vilela_acts(game, "red")
    assert game.universals == [2, 2, 2]
    assert named(game.discards) == ["red-legs"]


def test_a10_placements_one_by_one() -> None:
    game = table(1, 4, 6)
    hand(game, 0, "red-head", "red-legs")
    act(game)
    say(game, "start-main", "place red-head red")
    assert question(game) == "MayTakePart"
    assert me(game).tokens == 2


def test_a11_sandra_pays_nobody_a_player_is_paid_every_time() -> None:
    game = table(10, 0, 4, sandra=6)
    values(game, red=8)
    game.values[0] = 7  # it was above the line before
    hand(game, 0, "blue-torso")
    tokens(game, 2)
    act(game)
    say(game, "start-main", "raise red")
    assert question(game) == "MayPlacePart"


def test_a11_or_the_first_time_alone() -> None:
    game = table(10, 0, 4, sandra=6, switches=Switches(lines_pay_once=True))
    values(game, red=8, blue=7)
    game.values[0] = 7
    hand(game, 0, "blue-torso")
    tokens(game, 3)
    act(game)
    say(game, "start-main", "raise red")
    assert question(game) == "ChooseStep"
    say(game, "raise blue")
    assert question(game) == "MayPlacePart"


def test_a12_the_token_comes_with_the_main_action() -> None:
    game = table(3, 0, 6)
    hand(game, 0, *["red-head"] * 3)
    act(game)
    say(game, "start-main")
    assert me(game).tokens == 1
    say(game, "stop")
    assert (me(game).tokens, game.left) == (1, 3)


def test_a13_no_third_part_without_a_bot() -> None:
    game = table(0, sandra=6)
    column(game, "red", "red-head", "red-torso")
    hand(game, 0, "red-legs", "universal-legs")
    projects(game, 0, "red")
    meeples(game, "red", 0)
    act(game)
    say(game, "start-main")
    assert why(game, "place red-legs red") == NO_MEEPLE
    assert why(game, "place universal-legs red") == NO_MEEPLE


def test_a14_payments_for_bonuses_do_not_count() -> None:
    game = table(8, 0, 4, sandra=6)
    values(game, red=10)
    hand(game, 0, "blue-head")
    tokens(game, 3)
    act(game)
    say(game, "start-main", "raise red", "take L0", "place blue-head blue", "take-part red")
    assert (game.left, me(game).tokens) == (1, 2)


def test_a15_one_contract_a_bot() -> None:
    game = two_red_contracts(Switches())
    assert scoring.sheet(game, 0)[1:3] == [11, -3]


def test_a15_or_every_contract() -> None:
    game = two_red_contracts(Switches(bots_count_twice=True))
    assert scoring.sheet(game, 0)[1:3] == [15, 0]


def two_red_contracts(switches: Switches) -> BotFactory:
    game = table(0, 3, 6, switches=switches)
    contract(game, "2,0", "C01")
    contract(game, "0,0", "C05")
    reserved(game, "2,0", 0)
    reserved(game, "0,0", 0)
    bots(game, 0, "red", "yellow")
    return game


def test_a16_nothing_falls_below_the_bottom() -> None:
    assert PRINTED.edition.value_bottom == 1
    game = table(0, sandra=3, vilela=9)
    values(game, red=1)
    vilela_acts(game, "red")
    assert game.values[0] == 1
    column(game, "red", "red-head", "red-torso", "red-legs")
    maintenance(game)
    assert game.values[0] == 1


def test_a17_the_lowest_row_first_left_before_right() -> None:
    game = table(0, 3, 6)
    show_projects(game, L0="", L1="", L2="", R0="", R1="", R2="")
    maintenance(game)
    assert [answer.split()[1] for answer in chance(game)] == ["L0", "R0", "L1", "R1", "L2", "R2"]


def test_a18_no_token_for_vilela() -> None:
    game = act(table(1, sandra=6, vilela=0))
    assert question(game) == "ChooseStep"


def test_a19_redraw_for_his_own_board() -> None:
    game = only_moves(table(0, sandra=6, vilela=4), VILELA)
    say(game, "reveal-action VA2", "reveal-bot blue")
    assert options(game) == ["reveal-action VA1", "reveal-action VA3", "reveal-action VA4"]
    say(game, "reveal-action VA1")
    assert (game.where[VILELA], game.vilela_actions) == (2 * 1, [0, 0, 1, 1])


def test_a19_and_for_a_board_without_room() -> None:
    game = only_moves(table(6, sandra=7, vilela=4), VILELA)
    say(game, "reveal-action VA3", "reveal-bot blue", "reveal-action VA2", "reveal-action VA1")
    assert (game.where[VILELA], game.vilela_colour) == (0, 2)
    assert game.vilela_actions == [0, 0, 0, 1]


@pytest.mark.parametrize(("parts", "bots_left"), [(0, 2), (1, 2), (2, 3), (3, 2)])
def test_a20_exactly_two_parts_are_stripped(parts: int, bots_left: int) -> None:
    game = table(4, sandra=6, vilela=0)
    column(game, "green", *["green-head", "green-torso", "green-legs"][:parts])
    vilela_acts(game, "green")
    assert game.meeples[3] == bots_left


def test_a20_with_no_bot_left_nothing_happens() -> None:
    game = table(4, sandra=6, vilela=0)
    column(game, "green", "green-head")
    meeples(game, "green", 0)
    vilela_acts(game, "green")
    assert game.meeples[3] == 0
    assert game.columns[9] != 31


def test_a21_the_squeezed_worker_ranks_after_the_board_s_last_space() -> None:
    game = table(4, 6, 7, 9, sandra=10, variant=1)
    go(game)
    say(game, "squeeze-in project")
    assert game.left_to_right() == [1, 2, 0, 3, SANDRA]
    assert game.leftmost_empty(2) == -1
    only_moves(game, SANDRA)  # she finds no room there either
    assert game.where[SANDRA] == 0
    only_acts(game, 0)
    say(game, "start-main")
    assert game.left == 2


def test_a21_sandra_s_fee_holds() -> None:
    game = table(4, 9, 8, 6, sandra=10, variant=1)
    tokens(game, 1)
    go(game)
    say(game, "squeeze-in finance")
    assert question(act(game)) == "PayOrPass"


def test_a21_the_place_is_no_action_space() -> None:
    game = table(4, 6, 7, 9, sandra=10, variant=1)
    go(game)
    say(game, "squeeze-in project")
    assert game.whose() == 1
    say(game, "move 0")
    assert game.leftmost_empty(2) == 6  # free again for everybody, though the squeezed worker stays


def test_a21_with_two_it_cannot_occur() -> None:
    game = table(4, 6, sandra=7, variant=1)
    go(game)
    assert why(game, "squeeze-in project") == SANDRAS_BOARD
    assert options(game, "squeeze-in") == []


def test_a22_one_token_off_the_whole_action() -> None:
    game = table(10, 0, 4, sandra=6, variant=1)
    tokens(game, 4)
    act(game)
    say(game, "use-tile PT3", "start-main", "raise red", "raise blue", "raise green", "raise yellow")
    assert me(game).tokens == 1
    assert sum(game.values) == 28


def test_a23_the_universal_bot_is_no_matter_of_maintenance() -> None:
    game = table(4, 0, 6, variant=1)
    give_universal_bot(game, 0, "red")
    maintenance(game)
    assert (game.meeples, game.values) == ([4] * 4, [6] * 4)


def test_a24_a_player_cannot_choose_an_empty_stack() -> None:
    game = table(4, 0, 6)
    exhaust(game, "red", "green")
    wheel(game, {6: ""})
    act(game)
    say(game, "start-main", "rotate")
    assert options(game) == ["refill yellow", "refill blue"]
    assert why(game, "refill red") == STACK_EMPTY


def test_a24_sandra_passes_on_to_the_next_colour() -> None:
    game = table(4, 6, 9, sandra=0)
    exhaust(game, "green", "red")
    sandra_acts(game)  # marker above green
    # blue legs, the right spare, are on their pile by then; green head is the only green part left
    assert [part.split("-")[0] for part in part_names(game.spares)] == ["green", "yellow"]
    assert game.marker == COLOUR["blue"]


def test_a24_without_any_part_the_space_stays_empty_and_the_marker_where_it_is() -> None:
    game = table(0, 6, 9, sandra=3)
    exhaust(game, "green", "red", "yellow", "blue")
    wheel_parts = on_wheel(game)
    game.players[2].parts[game.wheel[2]] += 1
    game.wheel[2] = 31
    game.check()
    sandra_acts(game)
    assert on_wheel(game) == ["" if position == 2 else part for position, part in enumerate(wheel_parts)]
    assert game.marker == COLOUR["green"]


def test_a25_a_universal_part_may_be_swapped_away() -> None:
    game = table(0, 4, 6)
    hand(game, 0, "universal-legs")
    tokens(game, 2)
    act(game)
    say(game, "swap universal-legs 1")
    assert part_names(game.spares) == ["green-head", "universal-legs"]
    say(game, "swap blue-legs 1")
    assert held(game) == ["universal-legs"]


def test_a26_both_inputs_must_be_refilled() -> None:
    game = table(4, 0, 6)
    wheel(game, {6: "", 7: ""})
    act(game)
    say(game, "start-main", "rotate")
    assert {answer.split()[0] for answer in options(game)} == {"refill"}
    say(game, "refill red")
    assert {answer.split()[0] for answer in options(game)} == {"refill"}


def test_a26_as_long_as_there_is_a_part() -> None:
    game = table(4, 0, 6)
    exhaust(game, "red", "green", "yellow", "blue")
    for position in (6, 7):
        slot = game.slot_at(position)
        game.players[2].parts[game.wheel[slot]] += 1
        game.wheel[slot] = 31
    act(game)
    say(game, "start-main", "rotate")
    assert question(game) == "ChooseStep"
    assert on_wheel(game)[:2] == ["", ""]


def test_a27_the_hand_limit_after_passing() -> None:
    game = table(8, 0, 4)
    hand(game, 0, *["red-head"] * 3, *["blue-legs"] * 3)
    tokens(game, 1)
    act(game)
    say(game, "pass-turn")
    assert question(game) == "DiscardPart"


def test_a28_all_odd_share_and_without_odd_all_share() -> None:
    game = table(0, 3, 6, 9)
    tokens(game, 3, 3, 2, 2)
    assert game.places() == [1, 1, 3, 3]
    tokens(game, 2, 2, 2, 2)
    assert game.places() == [1, 1, 1, 1]


def test_a29_who_places_the_third_part_takes_the_bot() -> None:
    game = table(4, 0, 6)
    column(game, "red", "red-head", "red-legs")
    hand(game, 1, "red-torso")
    projects(game, 1, "red")
    projects(game, 0, "red")
    perform_actions(game)
    say(game, "start-main", "place red-torso red")
    assert [colours(player.bots) for player in game.players] == [[], ["red"], []]
    assert colours(me(game).projects) == ["red"]


def test_a30_no_bonus_that_could_do_nothing() -> None:
    game = table(10, 0, 4, sandra=6)
    values(game, red=7, blue=10)
    show_projects(game, L0="", L1="", L2="", R0="", R1="", R2="")
    tokens(game, 4)
    act(game)
    for answer in ("start-main", "raise red", "raise blue"):
        say(game, answer)
        assert question(game) == "ChooseStep"


def task_two(switches: Switches, variant: int = 0) -> BotFactory:
    game = table(0, sandra=6, switches=switches, variant=variant)
    game.task = TASK["T2"]
    bots(game, 0, "blue", "green")
    values(game, blue=12, green=12)
    game.note_worth(0, COLOUR["blue"])
    game.note_worth(0, COLOUR["green"])
    column(game, "red", "red-head", "red-legs")
    hand(game, 0, "red-torso")
    projects(game, 0, "red")
    return game


@pytest.mark.parametrize(
    ("at_completion", "now", "later", "met"),
    [(False, 12, 11, False), (False, 11, 12, True), (True, 12, 11, True), (True, 11, 12, False)],
)
def test_a31_the_final_values_or_those_at_completion(
    at_completion: bool, now: int, later: int, met: bool
) -> None:
    game = task_two(Switches(task_two_at_completion=at_completion))
    values(game, red=now)
    act(game)
    say(game, "start-main", "place red-torso red")
    game.values[0] = later
    assert scoring.task_is_met(game) == met


def test_a32_the_task_before_points() -> None:
    assert task_four(Switches()) == ([12, -10], True)


def test_a32_or_points_alone() -> None:
    assert task_four(Switches(points_before_task=True)) == ([15, -9], False)


def task_four(switches: Switches) -> tuple[list[int], bool]:
    game = table(0, sandra=6, switches=switches)
    game.task = TASK["T4"]
    for position, name in zip(("2,0", "2,1", "2,2", "0,0"), ("C01", "C02", "C03", "C11"), strict=True):
        contract(game, position, name)
        reserved(game, position, 0)
    bots(game, 0, "red", "yellow", "blue")
    return scoring.sheet(game, 0)[1:3], scoring.task_is_met(game)


def equal_points(switches: Switches) -> BotFactory:
    """Return a game where C13 alone brings as much as C01, C03 and C04 together, with bots for either."""
    game = table(0, sandra=6, switches=switches)
    game.task = TASK["T4"]
    for position, name in zip(("0,0", "0,1", "2,0", "2,1"), ("C13", "C01", "C03", "C04"), strict=True):
        contract(game, position, name)
        reserved(game, position, 0)
    bots(game, 0, "red", "blue", "green")
    return game


def test_a32_of_equal_points_the_task_decides() -> None:
    alone, together = [15, -9], [16, -10]
    assert sum(alone) == sum(together)
    game = equal_points(Switches(points_before_task=True))
    assert (scoring.sheet(game, 0)[1:3], scoring.task_is_met(game)) == (together, True)
    game = equal_points(Switches(points_before_task=True, equal_points_without_task=True))
    assert (scoring.sheet(game, 0)[1:3], scoring.task_is_met(game)) == (alone, False)  # until rulings 2


@pytest.mark.parametrize(("number", "kept"), [(0, False), (1, True), (2, False)])
def test_a_game_keeps_the_rulings_under_which_it_began(number: int, kept: bool) -> None:
    options = {"task": "T4", "task_t4_picks_assignment_for_task": "no"}
    game = TITLE.new_game(Setup("bot-factory", 1, options, rulings=number), PRINTED)
    assert isinstance(game, BotFactory)
    assert game.switches.equal_points_without_task == kept


@pytest.mark.parametrize("title_part", ["help", "ruling"])
def test_a11_says_what_sandra_s_raise_does_to_a_line_that_pays_once(title_part: str) -> None:
    option = next(option for option in RULEBOOK.readings if option.name == "lines_recross_pays_again")
    ruling = next(ruling for ruling in RULEBOOK.rulings if ruling.id == "BOT-A11")
    said = option.help if title_part == "help" else ruling.ruling
    assert "uses" in said


def test_a11_sandra_s_raise_uses_up_a_line_that_pays_once() -> None:
    game = table(10, 0, 4, sandra=6, switches=Switches(lines_pay_once=True))
    line = next(value for value, bonus in enumerate(PRINTED.edition.lines) if bonus)
    values(game, red=line, blue=line + 2, green=line + 2, yellow=line + 2)
    raise_lowest(game)  # Sandra crosses the line
    assert game.values[0] == line + 1
    game.values[0] = line
    hand(game, 0, "blue-torso")
    tokens(game, 2)
    act(game)
    say(game, "start-main", "raise red")
    assert question(game) == "ChooseStep"  # no bonus: the line is used up


def test_a33_the_universal_bot_counts_for_tasks() -> None:
    game = table(0, sandra=6, variant=1)
    game.task = TASK["T1"]
    bots(game, 0, "red", "red")
    give_universal_bot(game, 0, "red")
    assert scoring.task_is_met(game)


@pytest.mark.parametrize(("value", "met"), [(12, True), (11, False)])
def test_a33_by_its_value_at_completion_under_the_other_reading_of_t2(value: int, met: bool) -> None:
    game = task_two(Switches(task_two_at_completion=True), variant=1)
    hand(game, 0, "universal-head", "universal-legs")
    values(game, red=value)
    act(game)
    say(game, "use-tile PT7", "build-universal-bot red")
    game.values[0] = 15
    assert scoring.task_is_met(game) == met


def test_a34_no_tile_after_passing() -> None:
    game = table(8, 9, 4, variant=2)
    own_tile(game, 0, "PT6")
    tokens(game, 1, 1)
    game.turns = 9
    act(game)
    assert options(game) == ["pay-sandra", "pass-turn"]
    say(game, "pass-turn")
    assert game.whose() == 1
    assert not me(game).tile_used


def test_a35_the_discards_of_a_trade_are_in_time() -> None:
    game = table(4, 0, 6)
    exhaust(game, "green", "red", "yellow", "blue")
    hand(game, 0, "universal-head", "universal-torso")
    game.players[0].parts[0] += 1
    game.players[2].parts[0] -= 1
    act(game)
    say(game, "trade-parts")
    while question(game) == "DiscardPart":
        say(game, options(game)[0])
    assert held(game) == ["red-head"]


def test_a36_no_limit_of_rounds() -> None:
    game = table(4, 0, 6, round=1000)
    chance(maintenance(game))
    assert game.round == 1001
    assert game.whose() != NOBODY


def test_a36_or_one_set_by_the_table() -> None:
    setup = Setup("bot-factory", 3, {"max_rounds": "20"})
    game = TITLE.new_game(setup, PRINTED)
    assert isinstance(game, BotFactory)
    assert game.max_rounds == 20
    game = table(4, 0, 6, round=19)
    game.max_rounds = 20
    chance(maintenance(game))
    assert game.whose() != NOBODY
    chance(maintenance(game))
    assert (game.whose(), game.round) == (NOBODY, 20)


def test_a37_a_reservation_pays_at_least_the_token_laid_on_it() -> None:
    game = table(10, 0, 4, sandra=6, variant=1)
    tokens(game, 4)
    act(game)
    say(game, "use-tile PT3", "start-main", "raise red")
    assert me(game).tokens == 3
    say(game, "reserve 2,0")
    assert me(game).tokens == 2
    say(game, "raise red")
    assert me(game).tokens == 2  # the discount had waited


def test_a38_pt4_is_done_at_once() -> None:
    game = table(6, 0, 4, variant=1)
    projects(game, 0, "blue", "blue", "blue")
    act(game)
    say(game, "use-tile PT4")
    assert question(game) == "ChooseUniversal"  # one project, all alike: nothing to choose
    say(game, "take-universal head")
    assert why(game, "trade-projects") == EXECUTIVE_DONE
