"""The log as sentences."""

from __future__ import annotations

from dataclasses import replace

from boardwright.faces.face import Story
from boardwright.faces.registry import face
from boardwright.faces.telling.happenings import tried
from boardwright.games.attandarra.actions import FINISH
from boardwright.games.attandarra.face.answers import TELLERS
from boardwright.games.attandarra.face.naming import game_of
from boardwright.kernel.packing import NOBODY, verb_of
from boardwright.table.observation import Line
from boardwright.table.record import apply_and_note

from .conftest import NAMES, Played, Seen

FACE = face("attandarra")


def stories(game: Played, viewer: int, every: int = 1) -> list[Story]:
    log = game.table.observe(viewer).log
    return [FACE.story(game.table.observe(viewer, k), log[k], NAMES) for k in range(0, len(log), every)]


def test_every_verb_has_a_story(games: list[Played]) -> None:
    words = games[0].table.words
    assert set(TELLERS) == set(words.by_number)


def test_every_line_is_a_sentence_with_a_clause(games: list[Played]) -> None:
    clauses = {clause.id for clause in FACE.rules()}
    verbs = set()
    for game in games:
        for story, line in zip(stories(game, 0), game.table.observe(0).log, strict=True):
            assert story.text.endswith(".")
            assert story.text[0].isupper() or story.text.startswith("Ann")
            assert "  " not in story.text
            assert story.clause in clauses
            assert story.number == line.number
            assert line.action is not None
            verbs.add(verb_of(line.action))
    assert len(verbs) > 15


def test_the_viewer_is_you_and_others_are_named(games: list[Played]) -> None:
    for game in games:
        mine = [s for s in stories(game, 1, 5) if s.whose == 1]
        assert mine
        assert all(story.text.startswith("You ") for story in mine)
        assert all(NAMES[0] in story.text for story in stories(game, 1, 5) if story.whose == 0)


def test_a_game_has_one_heading_for_the_setup_and_each_round(games: list[Played]) -> None:
    for game in games:
        headings = [story.heading for story in stories(game, NOBODY) if story.heading]
        assert headings == ["Setting up", "Round 1", "Round 2", "Round 3", "Round 4", "Round 5"]


def test_all_points_of_the_tracks_are_told(games: list[Played]) -> None:
    """The deltas add up to what the victory track shows; points of others are told by name."""
    for game in games:
        table = game.table
        log = table.observe(NOBODY).log
        total = 0
        for story in stories(game, NOBODY):
            for delta in story.all_deltas:
                head, plus, points = delta.rpartition("+")
                if plus:
                    total += int(points.split(" ")[0])
                    assert head.strip() in {*NAMES, ""}
        shown = sum(player.points() for player in game_of(table.observe(NOBODY, len(log))).players)
        assert total == shown


def test_gold_that_was_paid_is_told(games: list[Played]) -> None:
    for game in games:
        log = game.table.observe(0).log
        for k in range(0, len(log), 3):
            action, whose = log[k].action, log[k].whose
            before = game_of(game.table.observe(0, k))
            if action is None or whose < 0 or verb_of(action) == FINISH:
                continue
            _, after = tried(before, action)
            if after.round == before.round:
                paid = before.players[whose].gold - after.players[whose].gold
                story = FACE.story(game.table.observe(0, k), log[k], NAMES)
                told = [
                    int(d[1:].split(" ")[0])
                    for d in story.all_deltas
                    if d.endswith("gold") and not d[0].isalpha()
                ]
                assert sum(told) == paid


def test_a_fire_is_told_tile_by_tile_and_each_lost_marker(fire: Seen) -> None:
    action = fire.observation.options[0]
    words = fire.observation.title.words(fire.observation.printed).format(action)
    notes = apply_and_note(fire.observation.game.clone(), action)
    line = Line(number=1, whose=0, words=words, action=action, turn=1, notes=notes)
    text = FACE.story(fire.observation, line, NAMES).text
    assert text.startswith("You carried the ")
    assert "lost" in text


def test_a_line_with_hidden_parts_falls_back_on_its_words(games: list[Played]) -> None:
    observation = games[0].seen[0].observation
    line = Line(number=7, whose=0, words="buy ?", action=None, turn=1)
    assert "buy ?" in FACE.story(replace(observation, seat=NOBODY), line, NAMES).text


def test_unfolding_an_answer_agrees_with_the_engine(positions: list[Seen]) -> None:
    for seen in positions[::4]:
        game = game_of(seen.observation)
        for action in seen.observation.options[:6]:
            _, after = tried(game, action)
            engine = game.clone()
            engine.apply(action)
            assert after.scores() == engine.scores()
            assert after.agenda.names() == engine.agenda.names()
            assert [p.gold for p in after.players] == [p.gold for p in engine.players]
