"""The question, its options, and what is blocked."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from boardwright.faces.face import Question
from boardwright.faces.telling.happenings import tried
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.decrees import why_not_decree
from boardwright.games.tabannusi.face import FACE
from boardwright.games.tabannusi.face.answers import ANSWERS, QUESTIONS
from boardwright.games.tabannusi.face.card_progress import decree_in_words
from boardwright.games.tabannusi.face.closed_spaces import ELSEWHERE
from boardwright.games.tabannusi.face.naming import game_of, naming_of
from boardwright.games.tabannusi.face.options import groups_of
from boardwright.games.tabannusi.face.prospects import as_seen
from boardwright.games.tabannusi.face.question import question
from boardwright.games.tabannusi.face.question_words import DEPENDING
from boardwright.games.tabannusi.reasons import REASONS
from boardwright.kernel.agenda import Chance, Decision
from boardwright.kernel.bits import members
from boardwright.kernel.packing import NOBODY, OK, verb_of
from boardwright.table.observation import Observation

from .conftest import NAMES, Played

BASES = {"Decision", "Chance", "Draw", "MustChoose", "QuestionOfTurn"}


@pytest.fixture(scope="module")
def asked(everything: Sequence[Observation]) -> list[tuple[Observation, Question]]:
    """Return a part of all positions with the question put to the asked seat."""
    return [(observation, question(observation, NAMES)) for observation in everything[::3]]


def test_every_question_of_the_engine_has_a_sentence_and_a_clause(games: list[Played]) -> None:
    frames = games[0].table.title.classes().values()
    decisions = {frame.__name__ for frame in frames if issubclass(frame, Decision)}
    chances = {frame.__name__ for frame in frames if issubclass(frame, Chance)}
    said = {name for name, words in QUESTIONS.items() if "asked" in words}
    assert said | set(DEPENDING) == decisions - chances - BASES
    assert {name for name, words in QUESTIONS.items() if "chance" in words} == chances - BASES
    assert set(QUESTIONS) == decisions - BASES
    assert {words["clause"] for words in QUESTIONS.values()} <= {clause.id for clause in FACE.rules()}


def test_every_verb_of_players_has_its_words(games: list[Played]) -> None:
    assert set(ANSWERS) == set(games[0].table.words.by_number)
    for verb, answer in ANSWERS.items():
        assert bool(answer.told) == (verb >= actions.BARGE_TILE) == (not answer.button) == (not answer.deed)
    assert {answer.clause for answer in ANSWERS.values()} <= {clause.id for clause in FACE.rules()}


def test_every_answer_stands_in_exactly_one_option(asked: list[tuple[Observation, Question]]) -> None:
    for observation, put in asked:
        answers = [action for option in put.options for action in option.actions]
        assert sorted(answers) == sorted(observation.options)


def test_every_position_has_at_most_nine_options(everything: list[Observation]) -> None:
    for observation in everything:
        assert len(observation.options) > 1
        assert len(groups_of(observation.options)) <= 9


def test_options_are_numbered_and_told_apart(asked: list[tuple[Observation, Question]]) -> None:
    for observation, put in asked:
        words = observation.title.words(observation.printed)
        assert [option.number for option in put.options] == list(range(1, len(put.options) + 1))
        assert len({option.label for option in put.options}) == len(put.options)
        for option in put.options:
            assert [words.parse(text) for text in option.words] == list(option.actions)
            assert len(option.actions) == 1 or len(set(option.target_labels)) == len(option.actions)
            assert option.label[0].isupper() or option.label[0].isdigit()
            told = option.label + option.then + "".join(option.target_labels)
            assert not re.search(r"[{}]", told.replace("{Bob}", "Bob"))


def test_what_ends_something_comes_last(asked: list[tuple[Observation, Question]]) -> None:
    for _, put in asked:
        verbs = [verb_of(option.actions[0]) for option in put.options]
        if actions.END_ACTIONS in verbs:
            assert verbs[-1] == actions.END_ACTIONS


def test_sentences_are_filled_and_name_no_other_seat(asked: list[tuple[Observation, Question]]) -> None:
    for _, put in asked:
        assert put.sentence[-1] in ".?"
        assert "{" not in put.sentence


def test_blocked_answers_are_told_with_the_facts(asked: list[tuple[Observation, Question]]) -> None:
    told = [blocked for _, put in asked for blocked in put.blocked]
    reasons = {words.clause for words in REASONS.words.values()}
    assert {blocked.clause for blocked in told} <= reasons | set(ELSEWHERE.values())
    assert set(ELSEWHERE.values()) <= {clause.id for clause in FACE.rules()}
    for blocked in told:
        assert blocked.sentence.endswith(".")
        assert not re.search(r"[{}]|  ", blocked.label + blocked.title + blocked.sentence)
    costs = [blocked.sentence for blocked in told if blocked.clause == "TAB-3.19"]
    assert any(re.search(r"It costs \d .*; you can pay .*\d Gold\.", sentence) for sentence in costs)
    assert max(len(put.blocked) for _, put in asked) <= 20


def test_a_price_that_cannot_be_paid_is_told_once(asked: list[tuple[Observation, Question]]) -> None:
    gardening = [
        put
        for observation, put in asked
        if observation.question == "ChooseGardening" and game_of(observation).water_stock
    ]
    told = [blocked for put in gardening for blocked in put.blocked if blocked.label == "Buy Water"]
    assert told
    for put in gardening:
        assert [blocked.label for blocked in put.blocked].count("Buy Water") <= 1
    assert {blocked.title for blocked in told} == {"You cannot pay this"}
    assert all(blocked.sentence.startswith("It costs 1 blue; you can pay 0 blue dice") for blocked in told)


def test_every_decree_tells_how_far_one_is(asked: list[tuple[Observation, Question]]) -> None:
    told = 0
    for observation, put in asked:
        game, naming = game_of(observation), naming_of(observation, NAMES)
        of_the_turn = observation.question in ("ChooseDie", "ChooseAction", "Checkpoint")
        entries = [one for one in put.blocked if one.label == "Decrees"]
        unmet = [one for one in members(game.decrees) if why_not_decree(game, observation.seat, one) != OK]
        assert len(entries) == (of_the_turn and bool(unmet))  # one line: how far one is stands on the cards
        for one in entries:
            assert {f"decree-{naming.names.decrees[decree]}" for decree in unmet} <= set(one.targets)
            for decree in unmet:
                progress = decree_in_words(game, naming, observation.seat, decree)
                assert f"{naming.decree_called(decree)}: {progress}." in one.sentence
                told += 1
    assert told


def test_what_lacks_least_is_told_first(asked: list[tuple[Observation, Question]]) -> None:
    orders = [[one.missing for one in put.blocked] for _, put in asked]
    assert all(order == sorted(order) for order in orders)
    assert any(len(set(order)) > 2 for order in orders)


def test_a_refill_is_blocked_only_if_nothing_at_all_could_pay(
    asked: list[tuple[Observation, Question]],
) -> None:
    for observation, put in asked:
        me = game_of(observation).players[observation.seat]
        refills = [one for one in put.blocked if one.label == "Refill a Crate"]
        assert len(refills) <= 1
        assert not refills or (not any(me.dice) and me.gold == 0 and me.any_crate_down())


def test_a_full_ziggurat_tile_is_told_once_for_its_section(asked: list[tuple[Observation, Question]]) -> None:
    for _observation, put in asked:
        full = [one.label for one in put.blocked if one.clause == "TAB-9.7"]
        assert len(full) == len(set(full)) <= 3
        assert all(re.fullmatch(r"House in the \w+ section|Marker on .*", label) for label in full)


def test_places_beside_a_building_are_named(asked: list[tuple[Observation, Question]]) -> None:
    told = [blocked for _, put in asked for blocked in put.blocked if blocked.clause == "TAB-5.4"]
    assert told
    for blocked in told:
        assert re.fullmatch(r"P\w+ a \w+ (Project|start Building) on .*\b[123][a-h]\d", blocked.label)


def test_the_consequence_is_what_happens(everything: list[Observation]) -> None:
    for observation in everything[::40]:
        game = game_of(observation)
        for action in observation.options[:3]:
            played = game.clone()
            before = [player.gold for player in game.players]
            _, after = tried(as_seen(game), action)
            played.apply(action)
            assert [player.gold for player in game.players] == before
            assert [player.gold for player in after.players] == [player.gold for player in played.players]
            assert after.agenda.names() == played.agenda.names()


def test_a_die_says_where_it_leads_and_which_barge_it_empties(everything: list[Observation]) -> None:
    emptied = 0
    for observation in everything:
        if observation.question != "ChooseDie":
            continue
        game = game_of(observation)
        on_barge = game.on_barge(game.local[game.players[observation.seat].assistant])
        for option in question(observation, NAMES).options:
            value = re.fullmatch(r"Take a (\d)", option.label)
            if value is None:
                continue
            if value[1] != "6":
                assert f"District {value[1]}" in option.then
            assert ("is then empty" in option.then) == (on_barge == 1)
            emptied += on_barge == 1
    assert emptied


def test_others_and_spectators_read_who_is_asked(games: list[Played]) -> None:
    played = games[-1]
    for observation in played.seen[::30]:
        shown = question(played.table.observe(NOBODY, observation.position), NAMES)
        assert not shown.options
        assert not shown.blocked
        assert NAMES[observation.whose] in shown.sentence


def test_the_end_says_who_won(games: list[Played]) -> None:
    for played in games[1:]:
        assert "The game is over." in question(played.table.observe(NOBODY), NAMES).sentence
    assert "the Bot" in question(games[0].table.observe(0), NAMES).sentence.replace("The Bot", "the Bot")


def test_options_say_what_follows_even_if_nothing_changes_at_once(
    asked: list[tuple[Observation, Question]],
) -> None:
    silent: list[str] = []
    gardening = 0
    for _, put in asked:
        for option in put.options:
            if option.label == "Gardening":
                assert option.then.startswith(("Gardening: ", "You: "))
                gardening += option.then.startswith("Gardening: ")
            if not option.then:
                silent.append(option.label)
    assert gardening
    assert set(silent) <= {"End the actions"}  # a Barge that is filled without points


def test_the_end_of_a_turn_says_where_the_assistant_is(asked: list[tuple[Observation, Question]]) -> None:
    follows, stays = 0, 0
    for observation, put in asked:
        me = game_of(observation).players[observation.seat]
        for option in put.options:
            if option.label == "End the actions" and "Your Assistant" in option.then:
                moves = me.architect != me.assistant
                assert (f"follows to District {me.architect + 1}." in option.then) == moves
                follows, stays = follows + moves, stays + (not moves)
    assert follows
    assert stays
