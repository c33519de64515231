"""What every game's rules must keep, whatever the game: all laws on one walk through each game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count

import pytest

from boardwright.kernel.agenda import Game, NotAnOption, StepAfterQuestion
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action
from boardwright.table.saves import game_hash, pieces_hash, restore, snapshot
from tests.contract.playing import FIRST_ANSWERS, Case, main_cases, option_cases

main_case = pytest.mark.parametrize("case", main_cases(), ids=str)


@dataclass
class Walk:
    """A game at one question, with the answer that comes next."""

    case: Case
    game: Game
    known: frozenset[Action]  # every action that has words
    number: int = 0  # questions before this one
    action: Action = 0
    hash: str = ""  # of the game now
    after: str = ""  # of the game after the answer
    twin: Game | None = None  # a clone of long ago that was given the same answers
    seen: dict[str, int] = field(default_factory=dict)  # how often something was there to be looked at


Law = Callable[[Walk], None]


def options_are_the_candidates_that_no_rule_forbids(walk: Walk) -> None:
    game = walk.game
    candidates = game.candidates()
    assert len(set(candidates)) == len(candidates), game.agenda.names()
    assert game.reasons() == [(action, game.why_not(action)) for action in candidates]
    allowed = [action for action in candidates if game.why_not(action) == OK]
    assert sorted(game.options()) == sorted(allowed), game.agenda.names()
    assert len(game.options()) > 1, "a single answer is taken silently"


def a_snapshot_brings_the_game_back(walk: Walk) -> None:
    case, game = walk.case, walk.game
    saved = snapshot(game)
    other = restore(case.title, case.setup, case.printed, saved)
    assert snapshot(other) == saved
    assert other.options() == game.options()
    assert other.candidates() == game.candidates()
    assert (other.whose(), other.turn()) == (game.whose(), game.turn())
    other.apply(walk.action)
    assert game_hash(other) == walk.after


def every_reason_has_its_clause_and_words(walk: Walk) -> None:
    reasons = walk.case.title.reasons
    for _, reason in walk.game.reasons():
        if reason != OK:
            assert reasons.clause(reason)
            assert reasons.title(reason)
            assert reasons.sentence(reason)


def every_other_action_is_refused_and_changes_nothing(walk: Walk) -> None:
    if walk.number % 16 == 0:
        for action in sorted(walk.known.difference(walk.game.options())):
            with pytest.raises(NotAnOption):
                walk.game.apply(action)
        assert game_hash(walk.game) == walk.hash


def a_clone_leads_its_own_life(walk: Walk) -> None:
    other = walk.game.clone()
    assert game_hash(other) == walk.hash
    assert other.options() == walk.game.options()
    answers = random.Random(walk.number)
    for _ in range(3):
        if other.options():
            other.apply(answers.choice(other.options()))
    assert game_hash(walk.game) == walk.hash


def a_clone_given_the_same_answers_stays_equal(walk: Walk) -> None:
    assert walk.twin is not None
    assert walk.twin.options() == walk.game.options()
    if walk.number % 5 == 0:
        walk.twin = walk.twin.clone()
    walk.twin.apply(walk.action)
    assert game_hash(walk.twin) == walk.after


def chance_has_weights(walk: Walk) -> None:
    if walk.game.whose() == CHANCE:
        walk.seen["chance"] = walk.seen.get("chance", 0) + 1
        assert all(walk.game.weight(outcome) > 0 for outcome in walk.game.options())


def a_viewer_learns_nothing_from_a_deal_that_is_possible_for_it(walk: Walk) -> None:
    game, number = walk.game, walk.number
    viewers = [*range(walk.case.setup.seats), NOBODY]
    viewer = viewers[number % len(viewers)]
    view = game.seen_by(viewer)
    seen = game_hash(view)
    deal = game.resample(viewer, Rng(number))
    deal.check()
    assert game_hash(deal.seen_by(viewer)) == seen
    assert game_hash(view.seen_by(viewer)) == seen
    assert game_hash(view.resample(viewer, Rng(number))) == game_hash(deal)
    if game.whose() == viewer:
        assert view.options() == game.options() == deal.options()
    assert game_hash(game) == walk.hash


def warnings_are_sentences_and_change_nothing(walk: Walk) -> None:
    if walk.game.whose() != CHANCE:
        for warning in walk.case.title.warnings(walk.game, walk.action):
            assert warning.endswith(".")
        assert game_hash(walk.game) == walk.hash


def standing_answers_are_open_answers_and_change_nothing(walk: Walk) -> None:
    if walk.case.title.standing and walk.game.whose() != CHANCE:
        seen = walk.game.seen_by(walk.game.whose())
        before = game_hash(seen)
        for kind in walk.case.title.standing:
            answer = kind.answer(seen)
            assert answer is None or answer in walk.game.options()
            assert answer == kind.answer(walk.game), "a standing answer knows what its seat knows"
        assert game_hash(seen) == before


def every_answer_has_words(walk: Walk) -> None:
    assert walk.known.issuperset(walk.game.options())


FOR_EVERY_CASE: tuple[Law, ...] = (
    options_are_the_candidates_that_no_rule_forbids,
    a_snapshot_brings_the_game_back,
)
FOR_MAIN_CASES: tuple[Law, ...] = (
    every_reason_has_its_clause_and_words,
    every_other_action_is_refused_and_changes_nothing,
    a_clone_leads_its_own_life,
    a_clone_given_the_same_answers_stays_equal,
    chance_has_weights,
    a_viewer_learns_nothing_from_a_deal_that_is_possible_for_it,
    warnings_are_sentences_and_change_nothing,
    standing_answers_are_open_answers_and_change_nothing,
    every_answer_has_words,
)


def walk_through(case: Case, laws: tuple[Law, ...]) -> Walk:
    """Play a game to its end and look at laws at each question, but not at endlessly many.

    That no piece is lost, and that a step which asks does nothing afterwards, is looked at to the end.
    """
    game = case.new_game()
    walk = Walk(case, game, frozenset(case.title.words(case.printed).all_actions()))
    walk.twin = game.clone()
    walk.hash = game_hash(game)
    game.agenda.fingerprint = pieces_hash  # else it would act before what it began is finished
    game.check()
    turn = game.turn()
    for number, action in enumerate(case.play(game)):
        game.check()
        assert turn <= game.turn()
        turn = game.turn()
        assert game.whose() == CHANCE or 0 <= game.whose() < case.setup.seats
        assert len(game.scores()) == case.setup.seats
        if number < FIRST_ANSWERS:
            after = game.clone()
            after.apply(action)
            walk.number, walk.action, walk.after = number, action, game_hash(after)
            for law in laws:
                law(walk)
            walk.hash = walk.after
    game.check()
    assert game.whose() == NOBODY
    assert game.candidates() == []
    assert game.options() == []
    return walk


@main_case
def test_all_laws_hold_at_every_question(case: Case) -> None:
    walk = walk_through(case, FOR_EVERY_CASE + FOR_MAIN_CASES)
    assert walk.seen["chance"]
    places_follow_the_points(case, walk.game)


@pytest.mark.parametrize("case", option_cases(), ids=str)
def test_the_main_laws_hold_with_every_option(case: Case) -> None:
    walk_through(case, FOR_EVERY_CASE)


def places_follow_the_points(case: Case, game: Game) -> None:
    scores, places = game.scores(), game.places()
    assert len(places) == case.setup.seats
    rivals = case.title.rivals(game, case.printed)
    columns = zip(*(points for _, points in case.title.sheet(game)), strict=True)
    assert [sum(column) for column in columns] == [*scores, *(rival.points for rival in rivals)]
    if case.setup.seats == 1:
        assert places in ([1], [2]), "alone one wins or loses"
        assert all(places[0] + rival.place == 3 for rival in rivals)
        assert case.title.outcome(game, case.printed)
        return
    assert not rivals
    assert min(places) == 1
    for one in range(case.setup.seats):
        better = sum(place < places[one] for place in places)
        assert places[one] == better + 1, "shared places are followed by a gap"
        for other in range(case.setup.seats):
            if scores[one] > scores[other]:
                assert places[one] < places[other]


@main_case
def test_the_watch_over_steps_is_awake(case: Case) -> None:
    game = case.new_game()
    changes = count()
    game.agenda.fingerprint = lambda _: next(changes)
    with pytest.raises(StepAfterQuestion):
        for _ in case.play_on(game):
            pass


@pytest.mark.parametrize("law", FOR_EVERY_CASE + FOR_MAIN_CASES, ids=lambda law: law.__name__)
def test_no_law_is_forgotten(law: Law) -> None:
    """Each stands in this file by its name, and is looked at."""
    laws = {one for one in globals().values() if getattr(one, "__annotations__", {}).get("walk") == "Walk"}
    assert laws == set(FOR_EVERY_CASE + FOR_MAIN_CASES)
    assert law in laws


@pytest.mark.parametrize("case", {case.setup.game: case for case in main_cases()}.values(), ids=str)
def test_words_and_actions_are_one_to_one(case: Case) -> None:
    words = case.title.words(case.printed)
    everything = words.all_actions()
    said = [words.format(action) for action in everything]
    assert len(set(said)) == len(said) == len(set(everything))
    assert [words.parse(text) for text in said] == everything
    assert all(not set(text) & set("#?~=*") for text in said), "marks of the log's form"


@main_case
def test_standing_answers_have_keys(case: Case) -> None:
    keys = [kind.key for kind in case.title.standing]
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch("[a-z][a-z-]*", key) for key in keys)
