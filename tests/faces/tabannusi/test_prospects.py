"""What a District would give if it were scored now, and what an answer sets off."""

from __future__ import annotations

import pytest

from boardwright.faces.telling.happenings import tried
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import DISTRICTS, PER_CARD
from boardwright.games.tabannusi.face.followups import SCORING, topics
from boardwright.games.tabannusi.face.naming import game_of, naming_of
from boardwright.games.tabannusi.face.prospects import (
    as_seen,
    counts_cards,
    prospect,
    prospects,
    scored_now,
)
from boardwright.games.tabannusi.face.question import question
from boardwright.games.tabannusi.face.text import text
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.scoring import empty_barges
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY, first_of, pack, verb_of
from boardwright.table.observation import Observation
from boardwright.table.saves import game_hash
from tests.games.tabannusi.table import again, dice, levels, spent, table

from .conftest import NAMES, Played


def about_to_score(everything: list[Observation]) -> list[tuple[Observation, int, tuple[int, ...]]]:
    """Return positions whose last answer leads straight to one scoring: the District, and its points."""
    found: list[tuple[Observation, int, tuple[int, ...]]] = []
    for observation in everything:
        game = game_of(observation)
        ends = [action for action in observation.options if verb_of(action) == actions.END_ACTIONS]
        if not ends or game.ended or len(empty_barges(game)) != 1:
            continue
        notes = [note for happening in tried(as_seen(game), ends[0])[0] for note in happening.notes]
        told = topics(notes, naming_of(observation, NAMES))
        scored = [(number, here) for (kind, number), here in told if kind == SCORING]
        if scored:
            district, here = scored[0]
            assert [note.seat for note in here] == list(range(game.seats))
            found.append((observation, district, tuple(note.amount for note in here)))
    return found


def test_a_preview_says_what_the_scoring_then_gives(everything: list[Observation]) -> None:
    told = about_to_score(everything)
    assert len(told) > 10
    for observation, district, points in told:
        found = prospect(game_of(observation), district)
        assert found is not None
        assert found.points == points


def test_a_preview_leaves_the_table_as_it_is(everything: list[Observation]) -> None:
    for observation in everything[::25]:
        game = game_of(observation)
        before = game_hash(game)
        assert len(prospects(game)) == DISTRICTS
        assert game_hash(game) == before


def test_a_preview_knows_no_hidden_card(everything: list[Observation]) -> None:
    late = [observation for observation in everything if game_of(observation).ended]
    assert late
    for observation in late[::5]:
        game = game_of(observation)
        for number in range(3):
            dealt = game.resample(observation.seat, Rng(number))
            for found, full in zip(prospects(game), prospects(dealt), strict=True):
                for seat in range(game.seats):
                    if seat not in found.unseen:
                        assert found.points[seat] == full.points[seat]
                    else:
                        assert found.points[seat] <= full.points[seat]


def test_hidden_cards_leave_points_open_where_a_tile_counts_them(everything: list[Observation]) -> None:
    marked = 0
    for observation in everything:
        game = game_of(observation)
        for found in prospects(game)[-1:]:
            open_points = game.ended and counts_cards(game, found.district)
            assert bool(found.unseen) == (open_points and game.seats > 1 and not game.solo)
            assert observation.seat not in found.unseen
            marked += bool(found.unseen)
    kinds = [game_of(everything[-1]).edition.ziggurat_kind[t] for t in game_of(everything[-1]).ziggurat_tiles]
    assert marked > 0 or PER_CARD not in kinds


def test_the_text_tells_it_for_every_district(games: list[Played]) -> None:
    for played in games:
        observation = played.seen[len(played.seen) // 2]
        game, naming = game_of(observation), naming_of(observation, NAMES)
        told = text(observation, NAMES)
        for found in prospects(game):
            assert scored_now(naming, found) in told


def test_nothing_is_told_once_the_game_is_over(games: list[Played]) -> None:
    for played in games:
        assert prospects(game_of(played.table.observe(NOBODY))) == []


def last_dice(everything: list[Observation]) -> list[tuple[Observation, Tabannusi]]:
    """Return positions where a die can be taken that is the last one of its Barge."""
    found: list[tuple[Observation, Tabannusi]] = []
    for observation in everything:
        game = game_of(observation)
        if observation.question == "ChooseDie" and game.active == observation.seat:
            here = game.players[observation.seat].assistant
            if game.on_barge(game.local[here]) == 1:
                found.append((observation, game))
    return found


def test_the_last_die_is_told_with_its_scoring_before_it_is_taken(everything: list[Observation]) -> None:
    told = last_dice(everything)
    if not told:
        pytest.skip("no such position in these games")
    for observation, game in told:
        put = question(observation, NAMES)
        takes = [option for option in put.options if option.words[0].startswith("take-die")]
        assert takes
        for option in takes:
            assert "is then empty." in option.then
            assert option.small == "empties a Barge"
            assert ("At the end of the turn it is scored" in option.then) == (not game.ended)
            assert "rolled anew" in option.then


def test_only_answers_that_empty_a_barge_are_marked(everything: list[Observation]) -> None:
    marked = 0
    for observation in everything[::3]:
        game = game_of(observation)
        for option in question(observation, NAMES).options:
            if option.small:
                played = game.clone()
                played.apply(option.actions[0])
                assert set(empty_barges(played)) - set(empty_barges(game))
                assert "is then empty." in option.then
                marked += 1
    assert marked


def test_a_barge_with_one_die_left_is_told_to_whoever_goes_there(everything: list[Observation]) -> None:
    told = {False: 0, True: 0}
    for observation in everything:
        game = game_of(observation)
        if observation.question != "ChooseMove" or game.ended:
            continue
        for option in question(observation, NAMES).options:
            for action in option.actions[:1] if len(option.actions) == 1 else ():
                one_left = game.on_barge(game.local[first_of(action)]) == 1
                assert ("One die is left on the Barge there" in option.then) == one_left
                told[one_left] += 1
    assert all(told.values())


def test_an_answer_that_scores_tells_everybodys_points(everything: list[Observation]) -> None:
    for observation, district, points in about_to_score(everything)[:10]:
        put = question(observation, NAMES)
        ends = [option for option in put.options if option.words == ("end-actions",)]
        naming = naming_of(observation, NAMES)
        wanted = ", ".join(f"{naming.object(seat)} {n}" for seat, n in enumerate(points))
        assert f"{naming.district(district)} is scored: {wanted}." in ends[0].then


def test_a_district_without_a_barge_tile_has_no_prospect(games: list[Played]) -> None:
    game = game_of(games[1].table.observe(NOBODY, 0))
    assert game.local[0] < 0
    assert prospect(game, 0) is None
    assert pack(actions.SCORE, 0) not in game.options()


def test_a_district_that_final_scoring_is_done_with_has_no_prospect() -> None:
    game = table()
    dice(game, 0, yellow=1)
    levels(game, 5, 4, 5)
    spent(game, white=1, green=1)
    game.ended = True
    game.agenda.frames = [Course(0, False, game.seats, True, 3)]
    again(game)  # District 2 gives a die of choice
    assert [found.district for found in prospects(game)] == [1, 2, 3, 4]
