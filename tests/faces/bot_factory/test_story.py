"""The log as sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from boardwright.faces.face import Story
from boardwright.faces.telling.happenings import tried
from boardwright.games.bot_factory.components import PROJECT, SANDRA
from boardwright.games.bot_factory.face import FACE
from boardwright.games.bot_factory.face.answer_words import SAID
from boardwright.games.bot_factory.face.naming import game_of
from boardwright.games.bot_factory.face.sandra_forecast import forecast
from boardwright.games.bot_factory.notes import (
    FLOOR,
    MAINTAINING,
    MEEPLE,
    MOVING,
    PALLET,
    ROW,
    STACK_TOP,
    TRACK,
    WHEEL,
)
from boardwright.games.bot_factory.phases import phase
from boardwright.games.bot_factory.state import NOWHERE, RUNNING, BotFactory
from boardwright.games.bot_factory.turn import ChooseStep, PlayerTurn
from boardwright.kernel.agenda import Frame
from boardwright.kernel.notes import BEGAN, CHOSEN, MOVED
from boardwright.kernel.packing import NOBODY, verb_of
from boardwright.table.observation import Line
from boardwright.table.record import apply_and_note

from .conftest import NAMES, Played, Seen, arranged


def stories(game: Played, viewer: int, every: int = 1) -> list[Story]:
    log = game.table.observe(viewer).log
    return [FACE.story(game.table.observe(viewer, k), log[k], NAMES) for k in range(0, len(log), every)]


def test_every_verb_has_a_story(games: list[Played]) -> None:
    told = {verb for verb, said in SAID.items() if said.story and said.clause}
    assert told == set(games[0].table.words.by_number)


def test_every_line_is_a_sentence_with_clauses_that_exist(games: list[Played]) -> None:
    clauses = {clause.id for clause in FACE.rules()}
    verbs = set()
    for game in games:
        for story, line in zip(stories(game, 0), game.table.observe(0).log, strict=True):
            assert story.text.endswith(".")
            assert story.text[0].isupper()
            assert "  " not in story.text
            assert {story.clause, *re.findall(r"BOT-\d+\.\d+", story.text)} <= clauses
            assert story.number == line.number
            assert line.action is not None
            verbs.add(verb_of(line.action))
    assert len(verbs) > 28


def test_rare_answers_are_told(rare: list[Seen]) -> None:
    told = set()
    for seen in rare:
        for action in seen.observation.options:
            words = seen.observation.title.words(seen.observation.printed).format(action)
            notes = tuple(apply_and_note(seen.observation.game.clone(), action))
            line = Line(number=1, whose=0, words=words, action=action, turn=1, notes=notes)
            text = FACE.story(seen.observation, line, NAMES).text
            assert text.startswith("You ")
            assert "{" not in text.replace(NAMES[2], "")
            told.add(words.partition(" ")[0])
    assert {"squeeze-in", "build-universal-bot", "return-universal", "take-tile"} <= told


def test_the_viewer_is_you_and_others_are_named(games: list[Played]) -> None:
    for game in games:
        if game.table.setup.seats == 1:
            continue
        mine = [s for s in stories(game, 1, 5) if s.whose == 1]
        assert mine
        assert all(story.text.startswith("You ") for story in mine)
        assert all(NAMES[0] in story.text for story in stories(game, 1, 5) if story.whose == 0)


def test_a_game_has_headings_for_the_setup_and_both_phases_of_each_round(games: list[Played]) -> None:
    for game in games:
        headings = [story.heading for story in stories(game, NOBODY) if story.heading]
        assert headings[0] == "Setting up"
        moves = [heading for heading in headings if heading.endswith("move workers")]
        assert moves == [f"Round {k + 1}: move workers" for k in range(len(moves))]
        assert len(moves) == game_of(game.table.observe(NOBODY)).round
        assert len(set(headings)) == len(headings)


def test_all_changes_of_tokens_are_told(games: list[Played]) -> None:
    """The deltas of each player add up to the tokens held, from those at the start on."""
    for game in games:
        table = game.table
        begun = game_of(table.observe(NOBODY, 0))
        held = [player.tokens for player in begun.players]
        for story in stories(game, NOBODY):
            for delta in story.all_deltas:
                match = re.fullmatch(r"(.*?) ?([+\N{MINUS SIGN}])(\d+) tokens?", delta)
                assert match, delta
                seat = NAMES.index(match[1]) if match[1] else story.whose
                held[seat] += int(match[3]) * (1 if match[2] == "+" else -1)
        shown = [player.tokens for player in game_of(table.observe(NOBODY)).players]
        assert held == shown


def test_sandras_moves_and_acts_are_told_with_their_reason(games: list[Played]) -> None:
    acts = {"BOT-10.2": 0, "BOT-10.3": 0, "BOT-10.4": 0, "BOT-10.5": 0, "BOT-10.6": 0, "BOT-3.5": 0}
    for game in games:
        for story in stories(game, NOBODY):
            for clause in acts:
                acts[clause] += clause in story.text
    assert all(acts.values()), acts


def test_vilela_is_told_on_each_board(games: list[Played]) -> None:
    text = " ".join(story.text for game in games[:2] for story in stories(game, NOBODY))
    for clause in ("BOT-14.6", "BOT-14.8", "BOT-14.12", "BOT-14.13", "BOT-14.14", "BOT-14.15"):
        assert f"({clause})" in text


def test_completed_bots_and_falling_values_are_told(games: list[Played]) -> None:
    cleared = 0
    for game in games:
        log = game.table.observe(NOBODY).log
        for line, story in zip(log, stories(game, NOBODY), strict=True):
            for note in line.notes:
                if note.kind == MOVED and note.clause == 11_02:
                    assert "Maintenance: the " in story.text
                    assert f" {note.target - TRACK} (BOT-11.2)" in story.text
                    cleared += 1
    assert cleared > 3


def test_a_line_with_hidden_parts_falls_back_on_its_words(games: list[Played]) -> None:
    observation = games[0].seen[0].observation
    line = Line(number=7, whose=0, words="take ?", action=None, turn=1)
    assert "take ?" in FACE.story(replace(observation, seat=NOBODY), line, NAMES).text


def test_trying_an_answer_agrees_with_the_engine(everything: list[Seen]) -> None:
    for seen in everything[::3]:
        game = game_of(seen.observation)
        for action in list(seen.observation.options)[:5]:
            _, after = tried(game, action)
            engine = game.clone()
            engine.apply(action)
            assert after.scores() == engine.scores()
            assert after.agenda.names() == engine.agenda.names()
            assert after.where == engine.where
            assert after.wheel == engine.wheel


def test_a_project_row_is_discarded_by_sandra_or_in_maintenance(games: list[Played]) -> None:
    by_sandra = 0
    for game in games:
        log = game.table.observe(NOBODY).log
        for k, line in enumerate(log, 1):
            rows = [note for note in line.notes if note.kind == BEGAN and note.thing == ROW]
            if rows and any(note.kind == CHOSEN for note in line.notes) and rows[0].clause == 10_05:
                by_sandra += 1
            after = game_of(game.table.observe(NOBODY, k))
            if len(rows) == 1 and after.agenda.frames and rows[0].clause == 11_03:
                assert phase(after) in (MAINTAINING, MOVING)
    assert by_sandra > 3


def test_the_forecast_of_sandra_comes_true_when_nobody_moves_before_her(games: list[Played]) -> None:
    """Whenever her move is the next thing that happens, she goes where it was foretold."""
    kept = 0
    for game in games:
        log = game.table.observe(NOBODY).log
        for k, line in enumerate(log):
            before = game_of(game.table.observe(NOBODY, k))
            moves = [note for note in line.notes if note.kind == MOVED and note.thing == MEEPLE + SANDRA]
            seen = forecast(before)
            if moves and seen is not None and phase(before) == MAINTAINING:
                assert seen.space in ((moves[0].target - FLOOR) // 2, NOWHERE)
                kept += seen.space != NOWHERE
    assert kept > 3


def test_parts_come_onto_pallets_only_by_sandra(games: list[Played]) -> None:
    seen = 0
    for game in games:
        for line in game.table.observe(NOBODY).log:
            for note in line.notes:
                if note.kind == MOVED and PALLET <= note.target < WHEEL and note.origin >= STACK_TOP:
                    assert note.seat == NOBODY or note.clause == 6_14  # a swap
                    seen += note.seat == NOBODY
    assert seen > 3


def test_a_gain_is_told_as_far_as_the_supply_goes(games: list[Played]) -> None:
    """The bottom right space gives a token; a player who holds all of them gets none. BOT-5.2, 8.4"""

    def rich(game: BotFactory) -> Sequence[Frame[BotFactory]]:
        game.active = 0
        game.where[0] = 2 * game.edition.first_space[PROJECT]
        game.main, game.left = RUNNING, 1
        game.reserved = [NOBODY] * len(game.reserved)
        game.players[0].tokens = game.edition.tokens
        game.projects[game.edition.project_rows] = 1
        return [PlayerTurn(0, 4), ChooseStep(0)]

    base = next(seen for seen in games[-1].seen if seen.observation.question == "ChooseStep")
    seen = arranged(base, rich)
    words = seen.observation.title.words(seen.observation.printed)
    action = words.parse("take R0")
    assert "You get 0 tokens." in next(o.then for o in seen.question.options if action in o.actions)
    notes = tuple(apply_and_note(seen.observation.game.clone(), action))
    line = Line(number=1, whose=0, words="take R0", action=action, turn=1, notes=notes)
    story = FACE.story(seen.observation, line, NAMES)
    assert "bottom right, with 0 tokens." in story.text
    assert not [delta for delta in story.all_deltas if delta.startswith("+")]
