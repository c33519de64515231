"""What every game's rules must keep, whatever the game."""

from __future__ import annotations

import random
import re
from itertools import count

import pytest

from boardwright.kernel.agenda import NotAnOption, StepAfterQuestion
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action
from boardwright.table.saves import game_hash, pieces_hash, restore, snapshot
from tests.contract.playing import Case, all_cases, main_cases

every_case = pytest.mark.parametrize("case", all_cases(), ids=str)
main_case = pytest.mark.parametrize("case", main_cases(), ids=str)


@every_case
def test_options_are_the_candidates_that_no_rule_forbids(case: Case) -> None:
    game = case.new_game()
    for _ in case.play_on(game):
        candidates = game.candidates()
        assert len(set(candidates)) == len(candidates), game.agenda.names()
        assert game.reasons() == [(action, game.why_not(action)) for action in candidates]
        allowed = [action for action in candidates if game.why_not(action) == OK]
        assert sorted(game.options()) == sorted(allowed), game.agenda.names()
        assert len(game.options()) > 1, "a single answer is taken silently"


@main_case
def test_every_reason_has_its_clause_and_words(case: Case) -> None:
    game = case.new_game()
    reasons = case.title.reasons
    for _ in case.play_on(game):
        for action in game.candidates():
            reason = game.why_not(action)
            if reason != OK:
                assert reasons.clause(reason)
                assert reasons.title(reason)
                assert reasons.sentence(reason)


@main_case
def test_every_other_action_is_refused_and_changes_nothing(case: Case) -> None:
    game = case.new_game()
    everything = case.title.words(case.printed).all_actions()
    samples = 0
    for number, _ in enumerate(case.play_on(game)):
        if number % 16:
            continue
        samples += 1
        before = game_hash(game)
        for action in everything:
            if action not in game.options():
                with pytest.raises(NotAnOption):
                    game.apply(action)
        assert game_hash(game) == before
    assert samples


@main_case
def test_a_clone_leads_its_own_life(case: Case) -> None:
    game = case.new_game()
    answers = random.Random(0)
    for _ in case.play_on(game):
        before = game_hash(game)
        other = game.clone()
        assert game_hash(other) == before
        assert other.options() == game.options()
        for _ in range(3):
            if other.options():
                other.apply(answers.choice(other.options()))
        assert game_hash(game) == before


@main_case
def test_a_clone_given_the_same_answers_stays_equal(case: Case) -> None:
    game = case.new_game()
    other = game.clone()
    for number, action in enumerate(case.play_on(game)):
        assert other.options() == game.options()
        if number % 5 == 0:
            other = other.clone()
        other.apply(action)
        after = game.clone()
        after.apply(action)
        assert game_hash(other) == game_hash(after)


@every_case
def test_a_snapshot_brings_the_game_back_at_every_question(case: Case) -> None:
    game = case.new_game()
    for action in case.play_on(game):
        saved = snapshot(game)
        other = restore(case.title, case.setup, case.printed, saved)
        assert snapshot(other) == saved
        assert other.options() == game.options()
        assert other.candidates() == game.candidates()
        assert other.whose() == game.whose()
        assert other.turn() == game.turn()
        other.apply(action)
        after = game.clone()
        after.apply(action)
        assert game_hash(other) == game_hash(after)
        assert other.scores() == after.scores()


@every_case
def test_no_piece_is_lost_or_made_and_the_game_ends(case: Case) -> None:
    game = case.new_game()
    game.check()
    turn = game.turn()
    for _ in case.play(game):
        game.check()
        assert turn <= game.turn()
        turn = game.turn()
        assert game.whose() == CHANCE or 0 <= game.whose() < case.setup.seats
        assert len(game.scores()) == case.setup.seats
    game.check()
    assert game.whose() == NOBODY
    assert game.candidates() == []


@main_case
def test_places_follow_the_points(case: Case) -> None:
    game = case.new_game()
    for _ in case.play(game):
        pass
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
def test_chance_has_weights(case: Case) -> None:
    game = case.new_game()
    asked = 0
    for _ in case.play_on(game):
        if game.whose() == CHANCE:
            asked += 1
            assert all(game.weight(outcome) > 0 for outcome in game.options())
    assert asked


@every_case
def test_a_step_that_asks_does_nothing_afterwards(case: Case) -> None:
    """A procedure that changes the table after beginning a frame would act before that frame is finished."""
    game = case.new_game()
    game.agenda.fingerprint = pieces_hash
    for _ in case.play_on(game):
        pass


@main_case
def test_the_watch_over_steps_is_awake(case: Case) -> None:
    game = case.new_game()
    changes = count()
    game.agenda.fingerprint = lambda _: next(changes)
    with pytest.raises(StepAfterQuestion):
        for _ in case.play_on(game):
            pass


@main_case
def test_a_viewer_learns_nothing_from_a_deal_that_is_possible_for_it(case: Case) -> None:
    game = case.new_game()
    viewers = [*range(case.setup.seats), NOBODY]
    for number, _ in enumerate(case.play_on(game)):
        viewer = viewers[number % len(viewers)]
        before = game_hash(game)
        seen = game_hash(game.seen_by(viewer))
        deal = game.resample(viewer, Rng(number))
        deal.check()
        assert game_hash(deal.seen_by(viewer)) == seen
        assert game_hash(game.seen_by(viewer).seen_by(viewer)) == seen
        assert game_hash(game.seen_by(viewer).resample(viewer, Rng(number))) == game_hash(deal)
        if game.whose() == viewer:
            assert game.seen_by(viewer).options() == game.options() == deal.options()
        assert game_hash(game) == before


@main_case
def test_warnings_are_sentences_and_change_nothing(case: Case) -> None:
    game = case.new_game()
    for action in case.play_on(game):
        if game.whose() != CHANCE:
            before = game_hash(game)
            for warning in case.title.warnings(game, action):
                assert warning.endswith(".")
            assert game_hash(game) == before


@main_case
def test_standing_answers_are_open_answers_and_change_nothing(case: Case) -> None:
    keys = [kind.key for kind in case.title.standing]
    assert len(set(keys)) == len(keys)
    assert all(re.fullmatch("[a-z][a-z-]*", key) for key in keys)
    game = case.new_game()
    for _action in case.play_on(game):
        if keys and game.whose() != CHANCE:
            seen = game.seen_by(game.whose())
            before = game_hash(seen)
            for kind in case.title.standing:
                answer = kind.answer(seen)
                assert answer is None or answer in game.options()
                assert answer == kind.answer(game), "a standing answer knows what its seat knows"
            assert game_hash(seen) == before


@pytest.mark.parametrize("case", main_cases()[:1], ids=str)
def test_words_and_actions_are_one_to_one(case: Case) -> None:
    words = case.title.words(case.printed)
    everything = words.all_actions()
    said = [words.format(action) for action in everything]
    assert len(set(said)) == len(said) == len(set(everything))
    assert [words.parse(text) for text in said] == everything
    assert all(not set(text) & set("#?~=*") for text in said), "marks of the log's form"


@main_case
def test_every_answer_has_words(case: Case) -> None:
    game = case.new_game()
    words = case.title.words(case.printed)
    known: set[Action] = set(words.all_actions())
    for _ in case.play_on(game):
        assert known.issuperset(game.options())
