"""Baghdad as the outer layers see it: options, rulings, sheet, warnings, snapshots, the greedy player."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from boardwright.games.baghdad.actions import (
    ACTION_FIRST,
    CHARITY,
    EFFECTS_FIRST,
    EXTOLL,
    GO,
    GO_ON,
    LAST_BONUS,
    LIBRARY,
    SKIP,
    SPEND_FOR_COIN,
    SPEND_FOR_WILD,
    STOP,
    TAKE_CARD,
)
from boardwright.games.baghdad.boats import ChooseBoatMove
from boardwright.games.baghdad.civics import ChooseCivicDuty
from boardwright.games.baghdad.components import (
    BOOK,
    DAY,
    FIRST_STUDENT,
    NO_BOT,
    NO_CARD,
    NO_TILE,
    SITE,
    STUDENT,
    TILE_SLOT,
)
from boardwright.games.baghdad.edition import load
from boardwright.games.baghdad.evaluation import EVALUATION
from boardwright.games.baghdad.library import ChooseLibraryReward
from boardwright.games.baghdad.refill import ChooseCharacter
from boardwright.games.baghdad.scoring import sheet, totals
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.title import TITLE
from boardwright.games.title import Rival, Setup, SetupError
from boardwright.kernel.agenda import Agenda, Frame
from boardwright.kernel.bits import BIT
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, first_of, pack, verb_of
from boardwright.players.greedy import choose_greedily
from boardwright.players.playout import draw_outcome
from boardwright.table.saves import game_hash, restore, snapshot

PRINTED = load()
WORDS = TITLE.words(PRINTED)
ALL_MODULES = {"public_works": "on", "contracts": "on", "objectives": "on"}


def setup(seats: int, **options: str) -> Setup:
    return Setup(TITLE.name, seats, options)


def begin(seats: int, **options: str) -> Baghdad:
    game = TITLE.new_game(setup(seats, **options), PRINTED)
    assert isinstance(game, Baghdad)
    return game


def answer(game: Baghdad, rng: Rng) -> Action:
    if game.whose() == CHANCE:
        return draw_outcome(game, rng)
    return game.options()[rng.below(len(game.options()))]


def play_until(game: Baghdad, wanted: Callable[[Baghdad], bool], seed: int = 1) -> Baghdad:
    """Play at random until a position is as wanted."""
    rng = Rng(seed)
    while not wanted(game):
        assert game.options(), "the game is over"
        game.apply(answer(game, rng))
    return game


def asked(game: Baghdad, verb: int) -> bool:
    return any(verb_of(option) == verb for option in game.options())


def ask(game: Baghdad, question: Frame[Baghdad]) -> Baghdad:
    """Put a question to the table as it lies, in place of what was under way."""
    game.agenda = Agenda([question])
    game.settle()
    return game


def begun(seats: int, /, seed: int = 1, **options: str) -> Baghdad:
    """Return a game where the first card is to be played."""
    return play_until(begin(seats, **options), lambda game: game.turns == 1, seed)


# Options


def test_options_reach_the_engine() -> None:
    game = begin(3, **ALL_MODULES)
    assert (game.public_works, game.contracts, game.objectives) == (True, True, True)
    assert (game.seats, game.count, game.difficulty) == (3, 3, NO_BOT)
    plain = begin(2)
    assert (plain.public_works, plain.contracts, plain.objectives) == (False, False, False)


@pytest.mark.parametrize(("value", "difficulty"), [("beginner", 0), ("advanced", 2), ("expert", 3)])
def test_one_player_meets_the_bot(value: str, difficulty: int) -> None:
    game = begun(1, difficulty=value)
    assert game.solo()
    assert (game.seats, game.count, game.difficulty) == (1, 2, difficulty)
    assert game.whose() == 0


def test_difficulty_matters_with_one_player_only() -> None:
    assert begin(2, difficulty="expert").difficulty == NO_BOT


def test_the_start_player_is_drawn_or_given() -> None:
    assert begun(3, start="2").start_player == 2
    drawn = {begun(3, seed).start_player for seed in range(9)}
    assert len(drawn) > 1
    with pytest.raises(SetupError) as caught:
        begin(2, start="3")
    assert str(caught.value) == "Seat 3 cannot begin a game of 2; choose random or one of 0, 1."


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(SetupError) as caught:
        begin(1, difficulty="easy")
    assert str(caught.value) == (
        "Option difficulty cannot be easy; choose from beginner, intermediate, advanced, expert."
    )


# Rulings


# Score sheet


def test_the_sheet_adds_up_and_names_its_lines() -> None:
    game = play_until(begin(3), lambda game: not game.options(), 7)
    lines = TITLE.sheet(game)
    assert [label for label, _ in lines] == [
        "Patients",
        "Students",
        "Types of artefact",
        "Books",
        "Boats in port",
        "Buildings",
        "Architects",
        "Night cards",
        "Level 5 building",
        "Base and dome",
        "Points of night cards",
        "Points of artefacts",
        "Favour",
        "Shame",
    ]
    assert [sum(points[seat] for _, points in lines) for seat in range(3)] == game.scores()


@pytest.mark.parametrize("seats", [1, 4])
def test_modules_add_their_lines(seats: int) -> None:
    game = play_until(begin(seats, **ALL_MODULES), lambda game: not game.options(), 3)
    lines = TITLE.sheet(game)
    assert [label for label, _ in lines][-3:] == ["Public houses", "Empty civic spots", "Objectives"]
    assert [sum(points[seat] for _, points in lines) for seat in range(seats)] == game.scores()
    assert [sheet(game, player)[-1] for player in range(game.count)] == lines[-1][1]


@pytest.mark.parametrize("difficulty", ["beginner", "expert"])
def test_the_bot_has_a_column_of_its_own(difficulty: str) -> None:
    game = play_until(begin(1, difficulty=difficulty), lambda game: not game.options(), 5)
    own, bot = totals(game)
    rows = [points for _, points in TITLE.sheet(game)]
    assert [sum(column) for column in zip(*rows, strict=True)] == [own, bot]
    won = own > bot
    assert TITLE.rivals(game, PRINTED) == [Rival("Bot", bot, 2 if won else 1)]
    assert TITLE.outcome(game, PRINTED) == ("won" if won else "lost")
    assert dict(TITLE.sheet(game))["Favour"][1] == game.edition.bot.favour_points[game.difficulty]


def test_who_has_no_more_than_the_bot_has_lost() -> None:
    game = begin(1)
    own, bot = totals(game)
    game.players[0].shame += (own - bot) // -game.edition.shame_points + 1
    assert totals(game)[0] < bot
    assert TITLE.outcome(game, PRINTED) == "lost"
    assert TITLE.rivals(game, PRINTED)[0].place == 1


def test_several_players_play_against_nobody_else() -> None:
    game = begin(2)
    assert TITLE.rivals(game, PRINTED) == []
    assert TITLE.outcome(game, PRINTED) == ""
    assert all(len(points) == 2 for _, points in TITLE.sheet(game))


# Log and secrets


def test_every_answer_of_a_game_can_be_said_and_read() -> None:
    for seats in (1, 4):
        game = begin(seats, **ALL_MODULES)
        rng = Rng(seats)
        while game.options():
            for option in game.options():
                assert WORDS.parse(WORDS.format(option)) == option
            action = answer(game, rng)
            assert TITLE.hidden_from(action, game.whose(), NOBODY) is None
            game.apply(action)


# Warnings


def warned(game: Baghdad, action: Action) -> list[str]:
    assert action in game.options(), WORDS.format(action)
    return TITLE.warnings(game, action)


def test_a_warning_about_boat_moves_that_are_lost() -> None:
    game = play_until(
        begin(3), lambda game: asked(game, STOP) and game.players[game.whose()].boats_at(0) == 1
    )
    ask(game, ChooseBoatMove(game.whose(), 3, 0))
    assert warned(game, pack(STOP)) == ["3 boat moves would be lost."]
    ask(game, ChooseBoatMove(game.whose(), 1, 0))
    assert warned(game, pack(STOP)) == ["1 boat move would be lost."]


def test_a_warning_about_an_action_that_is_skipped() -> None:
    game = play_until(begin(3), lambda game: asked(game, SKIP))
    assert warned(game, pack(SKIP)) == ["This action could be taken; it cannot be made up for later."]


def at_vizier(seats: int, **options: str) -> Baghdad:
    return play_until(begin(seats, **options), lambda game: game.turns > 3 and asked(game, GO))


def test_a_warning_about_a_location_without_an_action() -> None:
    game = at_vizier(2)
    city = game.edition.city
    where = next(
        first_of(a) for a in game.options() if verb_of(a) == GO and city.kind[first_of(a)] == TILE_SLOT
    )
    for slot in city.slots:
        game.city[slot] = NO_TILE
    assert warned(game, pack(GO, where)) == ["As things stand, the action of this location cannot be taken."]
    book = PRINTED.names.tiles.index("book")
    game.city[where] = book
    game.players[game.whose()].wilds = 5
    assert warned(game, pack(GO, where)) == []
    me = game.players[game.whose()]
    me.wilds, me.slots = 0, [NO_CARD] * len(me.slots)
    [told] = warned(game, pack(GO, where))
    assert told == (
        "The tile here could not be taken. Icons of its skill that a free spot needs: 1; you could bring: 0."
    )


def test_a_warning_about_shame() -> None:
    game = at_vizier(2)
    city = game.edition.city
    me = game.players[game.whose()]
    where = next(
        first_of(a) for a in game.options() if verb_of(a) == GO and city.kind[first_of(a)] == TILE_SLOT
    )
    for slot in city.slots:
        game.city[slot] = FIRST_STUDENT
    me.coins = 0
    me.favour = 1
    me.wilds = 5
    students = game.tiles_beside(where, STUDENT)
    shame = 2 * students - 1
    assert warned(game, pack(GO, where)) == [
        f"Patients and students here would leave you {shame} shame tokens unless you gain coins or favour "
        "first."
    ]
    me.favour = 2 * students
    assert warned(game, pack(GO, where)) == []


def test_a_warning_about_building_after_the_effects() -> None:
    game = at_vizier(2)
    me = game.players[game.whose()]
    me.coins, me.wilds = 9, 5
    kind = game.edition.city.kind
    game.apply(next(a for a in game.options() if verb_of(a) == GO and kind[first_of(a)] == SITE))
    assert warned(game, pack(EFFECTS_FIRST)) == [
        "What you build afterwards on this site is not resolved in this turn."
    ]
    assert warned(game, pack(ACTION_FIRST)) == []
    me.houses = BIT[0]
    assert warned(game, pack(EFFECTS_FIRST)) == []  # level 5 has no effect


def test_a_warning_about_a_library_reward_of_no_use() -> None:
    game = begun(2)
    me = game.players[game.whose()]
    for slot in game.edition.city.slots:
        game.city[slot] = NO_TILE
    me.coins = 0
    ask(game, ChooseLibraryReward(game.whose(), 4))
    assert [len(warned(game, pack(LIBRARY, 4, space))) for space in range(4)] == [1, 1, 1, 1]
    ask(game, ChooseLibraryReward(game.whose(), 2))
    assert [len(warned(game, pack(LIBRARY, 2, space))) for space in range(4)] == [0, 0, 0, 0]
    me.favour = game.edition.board.favour_top
    assert len(warned(game, pack(LIBRARY, 2, 1))) == 1


def test_warnings_about_charity() -> None:
    game = begun(2, public_works="on")
    me = game.players[game.whose()]
    me.civic[BOOK] = PRINTED.names.tiles.index("book")
    me.favour = 0
    ask(game, ChooseCivicDuty(game.whose()))
    assert warned(game, pack(CHARITY)) == [
        "You could extoll virtue instead of losing 1 favour.",
        "You would take 1 shame token.",
    ]
    assert warned(game, pack(EXTOLL, BOOK)) == []


def test_a_warning_about_a_day_card_drawn_too_late() -> None:
    game = play_until(begin(2), lambda game: asked(game, TAKE_CARD))
    days = [card for card in game.display if game.edition.cards.deck[card] == DAY]
    assert warned(game, pack(TAKE_CARD, days[0])) == []
    game.decks = [0, 0]
    game.display = [*days[:2], *[NO_CARD] * (len(game.display) - 2)]
    game.settle()
    assert len(warned(game, pack(TAKE_CARD, days[0]))) == 1


def test_a_warning_about_spending_favour_at_the_very_end() -> None:
    game = play_until(begin(2), lambda game: asked(game, TAKE_CARD))
    me = game.players[game.whose()]
    me.favour = game.edition.board.favour_top
    game.decks = [0, 0]
    game.display = [NO_CARD] * len(game.display)
    ask(game, ChooseCharacter(game.whose()))
    assert asked(game, GO_ON)
    assert warned(game, pack(SPEND_FOR_COIN)) == []
    me.hand = []
    assert len(warned(game, pack(SPEND_FOR_COIN))) == 1


def test_a_coin_for_a_boat_that_a_night_card_still_asks_for_is_no_waste() -> None:
    game = play_until(begin(2), lambda game: asked(game, TAKE_CARD))
    me = game.players[game.whose()]
    me.favour = game.edition.board.favour_top
    game.decks = [0, 0]
    game.display = [NO_CARD] * len(game.display)
    me.hand = []
    me.boats, me.river = 3, 1 << 4
    me.slots[0] = PRINTED.names.cards.index("al-kindi")  # three boats
    ask(game, ChooseCharacter(game.whose()))
    assert warned(game, pack(SPEND_FOR_COIN)) == []
    assert len(warned(game, pack(SPEND_FOR_WILD))) == 1
    me.boats, me.river = 2, 2 << 4
    assert len(warned(game, pack(SPEND_FOR_COIN))) == 1


def test_no_warning_changes_the_game() -> None:
    game = begin(3, **ALL_MODULES)
    rng = Rng(2)
    told = 0
    while game.options():
        if game.whose() != CHANCE:
            before = game_hash(game)
            view = game.seen_by(game.whose())
            for option in game.options():
                sentences = TITLE.warnings(view, option)
                assert verb_of(option) > 1 or not sentences
                assert all(sentence.endswith(".") for sentence in sentences)
                told += len(sentences)
            assert game_hash(game) == before
        game.apply(answer(game, rng))
    assert told > LAST_BONUS


# Snapshots


@pytest.mark.parametrize("modules", [{}, ALL_MODULES], ids=["plain", "modules"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_snapshot_brings_the_game_back_at_every_question(seats: int, modules: dict[str, str]) -> None:
    wanted = setup(seats, **modules)
    game = begin(seats, **modules)
    rng = Rng(seats)
    number = 0
    while game.options():
        number += 1
        game.check()
        if number % 5 == 0:
            saved = json.loads(json.dumps(snapshot(game)))
            other = restore(TITLE, wanted, PRINTED, saved)
            assert snapshot(other) == saved
            assert other.options() == game.options()
            assert game_hash(other) == game_hash(game)
        allowed = [action for action in game.candidates() if game.why_not(action) == OK]
        assert sorted(game.options()) == sorted(allowed)
        game.apply(answer(game, rng))
    assert game.turns == (26 if seats == 1 else 13 * seats)


def test_a_spent_student_is_remembered() -> None:
    game = begun(1)
    me = game.players[0]
    me.place(STUDENT, 0, FIRST_STUDENT)
    me.flip_students(FIRST_STUDENT, 1)
    saved = json.loads(json.dumps(snapshot(game)))
    other = restore(TITLE, setup(1), PRINTED, saved)
    assert isinstance(other, Baghdad)
    assert other.players[0].flipped == BIT[STUDENT * 5]


# The greedy player


@pytest.mark.slow
def test_the_greedy_player_does_well_alone() -> None:
    game = begin(1, difficulty="beginner")
    rng, own = Rng(5), Rng(6)
    while game.options():
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        else:
            game.apply(choose_greedily(game.seen_by(0), EVALUATION, own))
    game.check()
    assert game.scores()[0] > 25  # uniform random players end far below 0


@pytest.mark.slow
def test_the_greedy_player_beats_the_random_one_from_what_it_sees() -> None:
    game = begin(2, start="0")
    rng, own = Rng(3), Rng(4)
    while game.turns < 16:
        if game.whose() == 0:
            game.apply(choose_greedily(game.seen_by(0), EVALUATION, own))
        else:
            game.apply(answer(game, rng))
    greedy, random = game.scores()
    assert greedy > random + 15
