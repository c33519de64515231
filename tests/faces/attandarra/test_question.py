"""The question, its options, and what is blocked."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

from boardwright.faces.registry import face
from boardwright.faces.telling.happenings import tried
from boardwright.games.attandarra.actions import EXTEND, LAY_GATE
from boardwright.games.attandarra.face.naming import game_of
from boardwright.kernel.packing import CHANCE, NOBODY, first_of, verb_of

from .conftest import NAMES, Played, Seen

FACE = face("attandarra")


def test_every_answer_stands_in_exactly_one_option(positions: list[Seen], fire: Seen) -> None:
    for seen in [*positions, fire]:
        actions = [action for option in seen.question.options for action in option.actions]
        assert sorted(actions) == sorted(seen.observation.options)


def test_options_are_numbered_from_one_to_nine_at_most(positions: list[Seen], fire: Seen) -> None:
    for seen in [*positions, fire]:
        numbers = [option.number for option in seen.question.options]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) <= 9


def test_words_and_targets_of_an_option_belong_to_its_actions(positions: list[Seen], fire: Seen) -> None:
    for seen in [*positions, fire]:
        words = seen.observation.title.words(seen.observation.printed)
        for option in seen.question.options:
            assert [words.parse(text) for text in option.words] == list(option.actions)
            assert len(option.targets) in (0, len(option.actions))
            assert len(option.target_labels) in (0, len(option.actions))
            assert len(option.actions) == 1 or len(option.target_labels) == len(option.actions)


def test_every_option_says_what_follows(positions: list[Seen], fire: Seen) -> None:
    for seen in [*positions, fire]:
        for option in seen.question.options:
            assert option.label
            assert option.then
            assert option.then.endswith(".")


def test_the_points_of_completing_a_building_are_said_before_the_click(positions: list[Seen]) -> None:
    told = 0
    for seen in positions:
        game = game_of(seen.observation)
        if seen.observation.question != "PlaceCube":
            continue
        for option in seen.question.options:
            action = option.actions[0]
            _, after = tried(game, action)
            before_points = game.players[seen.observation.seat].points_built
            gained = after.players[seen.observation.seat].points_built - before_points
            completed = game.players[seen.observation.seat].unfinished() >> first_of(action) & 1
            if verb_of(action) == EXTEND and gained and completed and "it is complete" in option.then:
                assert f"it is complete, for {gained} point" in option.then
                told += 1
    assert told > 5


def test_gates_have_targets_apart_from_other_tiles(positions: list[Seen]) -> None:
    seen_gates = 0
    for seen in positions:
        gates = {t for o in seen.question.options if verb_of(o.actions[0]) == LAY_GATE for t in o.targets}
        others = {t for o in seen.question.options if verb_of(o.actions[0]) != LAY_GATE for t in o.targets}
        assert not gates & others
        seen_gates += len(gates)
    assert seen_gates


def test_blocked_sentences_are_filled_and_told_once(positions: list[Seen], fire: Seen) -> None:
    told = 0
    for seen in [*positions, fire]:
        entries = [(blocked.label, blocked.title, blocked.sentence) for blocked in seen.question.blocked]
        assert len(set(entries)) == len(entries)
        assert len(entries) <= 25
        for blocked in seen.question.blocked:
            text = blocked.label + blocked.title + blocked.sentence
            assert "{" not in text
            assert "  " not in text
            assert blocked.title[0].isupper()
            assert blocked.clause.startswith("ATT-")
            told += 1
    assert told > 100


def test_others_read_who_decides(games: list[Played]) -> None:
    for game in games:
        for seen in game.seen[::7]:
            asked = seen.observation.whose
            viewer = (asked + 1) % game.table.setup.seats
            for seat in (viewer, NOBODY):
                other = replace(seen.observation, seat=seat, options=(), blocked=())
                question = FACE.question(other, NAMES)
                assert question.sentence.startswith(NAMES[asked])
                assert not question.options
                assert not question.blocked


def test_a_complete_turn_asks_for_confirming(games: list[Played]) -> None:
    seen = games[0].seen[10].observation
    waits = replace(seen, options=(), blocked=(), must_confirm=True, reveals=True, confirming=seen.seat)
    assert FACE.question(waits, NAMES).sentence.startswith("Your turn is complete.")
    other = replace(waits, seat=1 - seen.seat, must_confirm=False)
    assert FACE.question(other, NAMES).sentence.startswith(NAMES[seen.seat])


def test_chance_and_the_end_have_a_sentence(games: list[Played]) -> None:
    for game in games:
        sentences = set()
        for at in range(game.table.length):
            observation = game.table.observe(NOBODY, at)
            if observation.whose == CHANCE:
                sentences.add(FACE.question(observation, NAMES).sentence)
        assert len(sentences) >= 3
        end = game.table.observe(NOBODY)
        assert FACE.question(end, NAMES).sentence.startswith("The game is over.")


def test_steps_name_what_this_turn_has_done(games: list[Played]) -> None:
    named = 0
    for game in games:
        for before, after in pairwise(game.seen):
            same_turn = game_of(before.observation).turn() == game_of(after.observation).turn()
            if same_turn and after.observation.question == "PlaceCube":
                assert after.question.steps.startswith("This turn: ")
                named += 1
    assert named > 20


def test_markers_are_carried_out_of_a_fire_by_option(fire: Seen) -> None:
    assert fire.observation.question == "SaveMarker"
    assert [option.label for option in fire.question.options]
    for option in fire.question.options:
        assert all(target.startswith("target-rescue-B2-") for target in option.targets)
