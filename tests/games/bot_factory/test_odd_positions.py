"""Positions that rarely come up, where several clauses meet."""

import pytest

from boardwright.games.bot_factory import scoring
from boardwright.games.bot_factory.components import NO_PART, SANDRA, VILELA
from boardwright.games.bot_factory.reasons import BEYOND_LIMIT, NO_TOKEN, TILE_NOT_YET
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import NotAnOption
from boardwright.kernel.packing import CHANCE, NOBODY, OK
from tests.games.bot_factory.table import (
    COLOUR,
    WORDS,
    act,
    bots,
    chance,
    colours,
    column,
    discard_deck,
    discard_stack,
    exhaust,
    exhaust_deck,
    fresh,
    go,
    hand,
    held,
    inspector,
    maintenance,
    me,
    move_workers,
    named,
    on_display,
    on_wheel,
    only_acts,
    only_moves,
    options,
    own_tile,
    part_names,
    parts_of_column,
    perform_actions,
    projects,
    question,
    reserved,
    sandra_acts,
    say,
    show_any,
    show_projects,
    table,
    tokens,
    top,
    turned,
    values,
    verbs,
    vilela_acts,
    wheel,
    why,
)


def no_parts_left(game: BotFactory) -> None:
    """Leave every stack and every discard pile empty."""
    exhaust(game, "red", "yellow", "blue", "green")


def off_the_wheel(game: BotFactory, *positions: int) -> None:
    """Give parts of the wheel to the last seat, where the stacks must stay empty."""
    for position in positions:
        slot = game.slot_at(position)
        game.players[-1].parts[game.wheel[slot]] += 1
        game.wheel[slot] = NO_PART
    game.check()


def test_all_stacks_and_discards_are_empty() -> None:
    """BOT-6.9, 7.5, 7.14; BOT-A24"""
    game = table(5, 0, 6)
    no_parts_left(game)
    off_the_wheel(game, 6, 7)
    hand(game, 0, "universal-head", "universal-torso", "universal-legs")
    tokens(game, 2)
    turned(game, 0)
    act(game)
    assert options(game) == ["start-main", "end-turn"]  # a trade would bring nothing
    say(game, "start-main", "rotate")
    assert (question(game), on_wheel(game)[:2]) == ("ChooseStep", ["", ""])
    say(game, "rotate", "dispense 4")
    assert question(game) == "MayPlacePart"
    say(game, "place universal-head blue")
    assert question(game) == "ChooseStep"  # an icon, and nothing to take for it
    assert me(game).tokens == 3


def test_sandra_with_no_part_at_all() -> None:
    """BOT-10.3, 10.4; BOT-A24"""
    game = table(4, 6, 9, sandra=1)
    no_parts_left(game)
    sandra_acts(game)
    # The two spare parts are on their piles by then and come back; others there are none.
    assert [part.split("-")[0] for part in part_names(game.spares)] == ["green", "blue"]
    assert game.marker == COLOUR["green"]


def test_the_marker_skips_and_wraps_past_empty_stacks() -> None:
    """BOT-10.4; BOT-A24"""
    game = table(0, 6, 9, sandra=3)
    exhaust(game, "green", "red", "blue")
    off_the_wheel(game, 1, 3, 6)
    sandra_acts(game)
    assert [on_wheel(game)[position].split("-")[0] for position in (1, 3, 6)] == ["yellow"] * 3
    assert game.marker == COLOUR["blue"]


def test_sandra_rebuilds_a_stack_in_the_middle_of_filling() -> None:
    """BOT-7.12, 10.4"""
    game = table(0, 6, 9, sandra=3)
    discard_stack(game, "red")
    wheel(game, {0: "", 1: ""})
    only_acts(game, SANDRA)
    answers = chance(game)
    assert any(answer.startswith("show-part red") for answer in answers)
    assert [part.split("-")[0] for part in on_wheel(game)[:2]] == ["green", "red"]
    assert named(game.discards) == []


def test_vilela_with_full_decks_shows_his_own_board_first() -> None:
    """BOT-14.7, 14.9, 14.10"""
    game = only_moves(table(0, sandra=6, vilela=8), VILELA)
    say(game, "reveal-action VA4", "reveal-bot red", "reveal-action VA1")
    assert (game.where[VILELA], game.vilela_actions, game.vilela_bots) == (
        2 * 1,
        [0, 1, 1, 0],
        [0, 1, 1, 1],
    )


def test_vilela_goes_through_his_deck_and_on_into_a_new_one() -> None:
    """BOT-14.9, 14.10; BOT-A19"""
    game = table(6, sandra=7, vilela=4)
    inspector(game, actions="part_production project", colours="red")
    only_moves(game, VILELA)
    say(game, "reveal-action VA3")
    assert game.vilela_colour == COLOUR["red"]  # the only bot tile left
    assert len(options(game, "reveal-action")) == 4  # the last tile was his own board's
    say(game, "reveal-action VA3", "reveal-action VA2", "reveal-action VA4")
    assert game.where[VILELA] == 2 * 8
    assert game.vilela_actions == [1, 0, 0, 0]


def test_vilela_lands_beside_his_own_old_space() -> None:
    """BOT-14.8: his old space does not matter, as he must leave the board."""
    game = only_moves(table(9, sandra=3, vilela=0), VILELA)
    say(game, "reveal-action VA2", "reveal-bot red")
    assert game.where[VILELA] == 2 * 4


def test_vilela_moves_in_his_place_in_the_order() -> None:
    """BOT-2.3, 14.5, 14.8"""
    game = move_workers(table(9, sandra=4, vilela=1))
    chance(game, "reveal-action VA3", "reveal-bot green")
    assert game.where[VILELA] == 2 * 6
    assert game.where[SANDRA] == 2 * 7  # she came after him and found the first space taken
    assert options(game) == [f"move {space}" for space in range(6)]


def test_vilela_acts_where_the_player_completed_a_bot_just_before() -> None:
    """BOT-14.12, 6.16: a full column is no pair"""
    game = table(0, sandra=6, vilela=1)
    column(game, "red", "red-head", "red-legs")
    hand(game, 0, "red-torso")
    projects(game, 0, "red")
    game.vilela_board, game.vilela_colour = 0, COLOUR["red"]
    perform_actions(game)
    say(game, "start-main", "place red-torso red")
    assert game.meeples == [1, 3, 3, 3]  # one for the player, one for Vilela
    chance(game)
    assert (game.values[0], parts_of_column(game, "red")) == (5, ["", "", ""])


def test_nine_tokens_in_use_and_every_source_of_more() -> None:
    """BOT-5.1, 5.2"""
    game = table(7, 0, 4)
    for position in ("0,0", "1,0", "2,0"):
        reserved(game, position, 0)
    tokens(game, 6)
    hand(game, 0, "red-torso")
    act(game)
    say(game, "start-main", "take R0")
    assert me(game).tokens == 6
    say(game, "take L0", "place red-torso red")
    assert me(game).tokens == 6  # one paid, one of two gained


def test_a_contract_reserved_with_all_nine_tokens_in_use() -> None:
    """BOT-5.1, 9.8"""
    game = table(10, 0, 4, sandra=6)
    tokens(game, 9)
    only_acts(game, 0)
    say(game, "start-main", "reserve 0,0", "reserve 2,0")
    assert (me(game).tokens, game.tokens_on_contracts(0)) == (5, 2)
    game.gain_tokens(0, 9)
    assert me(game).tokens == 7


def test_the_squeezed_worker_acts_between_the_boards() -> None:
    """BOT-2.5, 15.7; BOT-A21"""
    game = table(0, 6, 7, 9, sandra=3, variant=1)
    go(game)
    say(game, "squeeze-in project", "move 10", "move 2", "move 0")
    assert game.left_to_right() == [3, 2, 0, SANDRA, 1]  # Sandra found the Project board full


def test_two_meeples_share_the_last_space_of_a_board_in_the_order() -> None:
    """BOT-15.7: the one on the space comes first"""
    game = table(10, 8, 9, 10, sandra=0, variant=1)
    game.where[0] = 2 * 10 + 1
    assert game.left_to_right() == [SANDRA, 1, 2, 3, 0]
    tokens(game, 9, 9, 9, 9)
    perform_actions(game)
    show_any(game)
    asked = []
    while question(game) == "ChooseStep":
        asked.append(game.whose())
        say(game, "end-turn")
    assert asked == [1, 2, 3, 0]


def test_the_squeezed_worker_pays_for_the_third_assembly_space() -> None:
    """BOT-6.12, 15.7"""
    game = table(0, 0, 1, 2, sandra=9, variant=1)
    game.where[0] = 2 * 2 + 1
    hand(game, 0, "red-torso", "blue-torso", "green-head")
    tokens(game, 1)
    act(game)
    say(game, "start-main")
    assert (me(game).tokens, game.left) == (0, 3)


def test_two_players_never_squeeze_in() -> None:
    """BOT-13.2, 15.7; BOT-A21"""
    for sandra in range(11):
        for other in range(11):
            if other != sandra:
                mine = next(space for space in (0, 3, 8) if space not in {sandra, other})
                game = go(table(mine, other, sandra=sandra, variant=1))
                assert question(game) != "ChooseMove" or options(game, "squeeze-in") == []


@pytest.mark.parametrize("held_tokens", range(5))
def test_the_discount_never_pays_more_than_it_is_worth(held_tokens: int) -> None:
    """BOT-15.16; BOT-A37: every way through a discounted action"""
    game = table(10, 0, 4, sandra=6, variant=1)
    tokens(game, held_tokens)
    act(game)
    say(game, "use-tile PT3", "start-main")
    ends = [(0, 0, 0)]
    paths: list[tuple[BotFactory, int, int, int]] = [(game, 0, 0, 0)]
    while paths:
        at, worth, reservations, depth = paths.pop()
        if at.whose() != 0 or question(at) != "ChooseStep" or depth == 4:
            continue
        for answer in options(at):
            word, *rest = answer.split()
            if word not in {"raise", "reserve"} or rest[0] not in {"red", "0,0", "1,0", "2,0", "2,1"}:
                continue
            further = at.clone()
            say(further, answer)
            cost = 1 if word == "raise" else 3 - int(rest[0][0])
            reserved_now = reservations + (word == "reserve")
            paid = held_tokens - me(further).tokens
            due = max(worth + cost - 1, 1, reserved_now)
            assert due <= paid <= worth + cost, answer
            assert worth + cost <= 4
            if not reserved_now:
                assert paid == max(worth + cost - 1, 1)
            ends.append((worth + cost, reserved_now, paid))
            paths.append((further, worth + cost, reserved_now, depth + 1))
    assert len(ends) > 1 or held_tokens == 0


def test_the_discount_with_a_line_and_its_tokens() -> None:
    """BOT-9.11, 15.8"""
    game = table(8, 0, 4, sandra=6, variant=1)
    values(game, red=7)
    hand(game, 0, "blue-torso")
    tokens(game, 1)
    act(game)
    say(game, "use-tile PT3", "start-main", "raise red", "place blue-torso blue")
    assert me(game).tokens == 2
    assert why(game, "reserve 1,0") == BEYOND_LIMIT
    say(game, "raise red")
    assert me(game).tokens == 2


def test_a_tile_of_variant_2_taken_on_finance_helps_in_the_next_phase_1() -> None:
    """BOT-15.4, 15.17"""
    game = table(10, 3, 6, 7, sandra=0, variant=2)
    tokens(game, 1)
    act(game)
    say(game, "start-main", "reserve 2,0", "take-tile PT2")
    assert me(game).tile_used is False
    chance(game)
    assert (game.round, game.where[SANDRA]) == (3, 2 * 4)
    say(game, "move 0", "move 3", "move 5")
    assert (game.whose(), options(game, "squeeze-in")) == (0, ["part_production"])
    say(game, "squeeze-in part_production")
    assert me(game).tile_used is True


def test_variant_2_waiver_on_a_later_turn_only() -> None:
    """BOT-15.4, 15.6"""
    game = table(9, 10, 4, sandra=8, variant=2)
    own_tile(game, 0, "PT1")
    game.players[0].tile_turn = game.turns + 1  # taken in the very turn that begins now
    tokens(game, 1, 1)
    act(game)
    assert why(game, "use-tile PT1") == TILE_NOT_YET
    game.players[0].tile_turn = 0
    game.settle()
    assert why(game, "use-tile PT1") == OK


def test_variant_2_a_player_who_never_reserves_has_no_tile() -> None:
    """BOT-15.3"""
    game = act(table(6, 0, 4, variant=2))
    assert options(game, "use-tile") == []
    assert {answer.split()[0] for answer in options(game)} == {"start-main", "end-turn"}


def test_the_universal_bot_ends_the_game() -> None:
    """BOT-12.1, 15.13"""
    game = table(6, 0, 4, variant=1)
    bots(game, 0, "red", "blue", "green", "yellow")
    projects(game, 0, "blue")
    hand(game, 0, "universal-head", "universal-legs")
    act(game)
    say(game, "use-tile PT7", "build-universal-bot blue", "end-turn")
    assert game.whose() != 0
    chance(game)
    assert (game.whose(), game.round) == (NOBODY, 2)
    assert game.values == [6] * 4
    assert scoring.sheet(game, 0)[scoring.BOTS] == 5 * 6


def test_the_universal_bot_needs_no_bot_on_the_board() -> None:
    """BOT-15.15"""
    game = table(6, sandra=0, variant=1)
    game.meeples[3] = 0
    projects(game, 0, "green")
    hand(game, 0, "universal-head", "universal-legs")
    act(game)
    say(game, "use-tile PT7", "build-universal-bot green")
    assert colours(me(game).universal_bots) == ["green"]


def test_the_last_bot_of_a_colour_and_the_fifth_of_a_player_at_once() -> None:
    """BOT-12.1, 12.2"""
    game = table(0, 4, 6)
    show_projects(game, L0="", R1="")
    bots(game, 0, "red", "red", "red", "blue")
    column(game, "red", "red-head", "red-torso")
    hand(game, 0, "red-legs")
    projects(game, 0, "red")
    act(game)
    say(game, "start-main", "place red-legs red")
    assert (game.meeples[0], me(game).completed()) == (0, 5)
    while game.whose() >= 0:
        say(game, "end-turn" if question(game) == "ChooseStep" else options(game)[-1])
    chance(game)
    assert game.whose() == NOBODY


def test_no_bot_of_a_colour_left_and_the_column_goes_on() -> None:
    """BOT-6.8, 12.2: first and second parts of the colour are still placed and paid"""
    game = table(0, sandra=6)
    game.meeples[0] = 0
    hand(game, 0, "red-torso")
    act(game)
    say(game, "start-main", "place red-torso red")
    assert me(game).tokens == 2


def test_a_bot_completed_by_the_icon_of_the_bot_before() -> None:
    """BOT-6.9, 6.13, 6.16"""
    game = table(2, 4, 6)
    column(game, "red", "red-torso", "red-legs")
    column(game, "yellow", "yellow-head", "yellow-torso")
    top(game, "yellow-legs")
    hand(game, 0, "red-head")
    projects(game, 0, "red", "yellow")
    tokens(game, 2)
    act(game)
    say(game, "start-main", "place red-head red", "take-part yellow", "place yellow-legs yellow")
    assert sorted(colours(me(game).bots)) == ["red", "yellow"]
    assert me(game).tokens == 0


def test_bonuses_within_bonuses() -> None:
    """BOT-8.3, 9.4, 9.6, 6.9: a line takes a project, its space places a part, the icon buys another"""
    game = table(8, 0, 4, sandra=6)
    values(game, blue=10)
    hand(game, 0, "green-torso")
    top(game, "green-legs")
    tokens(game, 2)
    act(game)
    say(game, "start-main", "raise blue", "take L0", "place green-torso green", "take-part green")
    assert held(game) == ["green-legs"]
    assert me(game).tokens == 1
    assert game.left == 1
    assert question(game) == "ChooseStep"


def test_the_hand_limit_with_parts_bought_at_the_very_end() -> None:
    """BOT-4.6, 4.8, 4.10"""
    game = table(0, 4, 6)
    hand(game, 0, "red-torso", *["universal-legs"] * 2, *["blue-head"] * 2, *["green-legs"] * 2)
    act(game)
    say(game, "start-main", "place red-torso red")
    assert question(game) == "ChooseStep"  # swaps could still be paid
    say(game, "end-turn", "discard-part universal-legs")
    assert len(held(game)) == 5
    assert game.universals == [2, 2, 1]


def test_nine_too_many_parts_are_discarded_one_by_one() -> None:
    """BOT-4.6"""
    game = table(0, 4, 6)
    hand(game, 0, *["red-head"] * 3, *["blue-head"] * 3, *["green-legs"] * 3, *["yellow-legs"] * 3)
    act(game)
    say(game, "end-turn")
    for left in range(12, 5, -1):
        assert (question(game), len(held(game))) == ("DiscardPart", left)
        say(game, options(game)[0])
    assert (game.whose(), len(held(game))) == (1, 5)


def test_the_project_deck_runs_out_in_the_middle_of_a_refill() -> None:
    """BOT-8.7, 11.3"""
    game = table(0, 3, 6)
    discard_deck(game)
    game.project_discards = [
        total - 1 if colour == 2 else total for colour, total in enumerate(game.project_discards)
    ]
    game.deck[2] = 1
    maintenance(game)
    assert on_display(game)[2] == "blue"
    assert game.whose() == CHANCE
    assert sum(game.project_discards) == 0
    chance(game)
    assert "" not in on_display(game)


def test_fewer_projects_than_spaces() -> None:
    """BOT-8.7, 11.4"""
    game = table(0, 3, 6)
    exhaust_deck(game)
    maintenance(game)  # the two just discarded are all there is
    said = chance(game)
    assert len(said) <= 2
    assert on_display(game).count("") == 0
    game = table(0, 3, 6)
    show_projects(game, L0="", R0="", L1="")
    exhaust_deck(game)
    maintenance(game)
    chance(game)
    assert on_display(game) == ["blue", "", "", "red", "yellow", ""]


def test_vilela_discards_projects_and_the_slide_waits_for_maintenance() -> None:
    """BOT-14.14, 11.3"""
    game = table(0, sandra=3, vilela=6)
    vilela_acts(game, "red")
    assert on_display(game) == ["", "yellow", "blue", "green", "", "yellow"]
    maintenance(game)
    assert on_display(game) == ["yellow", "blue", "", "yellow", "", ""]  # the left bottom space was empty
    chance(game)
    assert "" not in on_display(game)


def test_a_removed_contract_is_none_for_scoring() -> None:
    """BOT-14.17, 12.5"""
    game = table(9, sandra=3, vilela=10)
    reserved(game, "2,2", 0)
    vilela_acts(game, "green")
    say(game, "reveal-inspection CI1")
    assert game.scores()[0] == -scoring.token_points(game, 0, 8)


def test_everybody_passes_in_front_of_sandra() -> None:
    """BOT-4.3, 4.15"""
    game = table(8, 9, sandra=10)
    perform_actions(game)
    assert game.whose() == CHANCE  # nobody had a token, Sandra acted, Maintenance is on
    assert game.values == [6] * 4


def test_a_start_part_stack_is_seen_anew_by_each_player() -> None:
    """BOT-1.18"""
    game = fresh(4, first=0)
    chance(game)
    tops = []
    while question(game) == "ChooseStack":
        tops.append(part_names(game.tops)[0])
        game.apply(game.options()[0])
        chance(game)
    assert len(tops) == 4
    assert sum(len(held(game, seat)) for seat in range(4)) == 4


def test_an_answer_that_is_not_open_changes_nothing() -> None:
    game = act(table(4, 0, 6))
    before = (game.turn(), options(game), game.left)
    with pytest.raises(NotAnOption):
        game.apply(WORDS.parse("rotate"))
    assert (game.turn(), options(game), game.left) == before


def test_a_clone_goes_its_own_way() -> None:
    game = table(4, 0, 6)
    tokens(game, 2)
    act(game)
    other = game.clone()
    say(other, "start-main", "rotate", "dispense 4")
    assert (game.turned, game.main, held(game)) == (0, 0, [])
    assert len(held(other)) == 1


def test_the_fee_for_the_third_space_waits_for_a_swap_s_change() -> None:
    """BOT-6.12: the token may be spent on a swap first, and then it is missing"""
    game = table(2, 4, 6, variant=1)
    hand(game, 0, "red-torso")
    tokens(game, 1)
    act(game)
    say(game, "swap red-torso 0")
    assert why(game, "start-main") == NO_TOKEN
    assert "swap" not in verbs(game)
