"""The log as sentences."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from boardwright.faces.face import Story
from boardwright.faces.telling.happenings import tried
from boardwright.games.tabannusi.components import DISTRICTS
from boardwright.games.tabannusi.face import FACE
from boardwright.games.tabannusi.face.answers import OFFERED, QUESTIONS
from boardwright.games.tabannusi.face.naming import game_of
from boardwright.games.tabannusi.face.prospects import as_seen
from boardwright.games.tabannusi.face.story import story
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation

from .conftest import NAMES, Played


def told(played: Played, viewer: int, step: int = 1) -> list[Story]:
    """Return the log of a game as one viewer reads it, every `step`-th line."""
    log = played.table.observe(viewer).log
    return [story(played.table.observe(viewer, k), log[k], NAMES) for k in range(0, len(log), step)]


@pytest.fixture(scope="module")
def stories(games: list[Played]) -> list[list[Story]]:
    """Return every game as seat 0 reads it."""
    return [told(played, 0) for played in games]


def test_every_line_is_a_sentence(stories: list[list[Story]]) -> None:
    clauses = {clause.id for clause in FACE.rules()}
    for game in stories:
        for line in game:
            assert line.text[0].isupper()
            assert line.text[-1] in ".?!"
            assert not re.search(r"[ ]{2}|\?$", line.text)
            assert "{" not in line.text.replace("{Bob}", "")
            assert not line.clause or line.clause in clauses


def test_an_answer_goes_by_the_clause_of_its_question(
    games: list[Played], stories: list[list[Story]]
) -> None:
    offers = {words.get("offered", words["clause"]) for words in QUESTIONS.values()}
    assert {clause for _, clause in OFFERED} <= offers & {clause.id for clause in FACE.rules()}
    lines = [line for game in stories for line in game]
    assert {line.clause for line in lines if " claimed no Ship." in line.text} == {"TAB-6.14"}
    assert {line.clause for line in lines if " left the bonus, " in line.text} == {"TAB-5.7", "TAB-7.11"}


def test_dice_that_are_rolled_together_are_told_in_one_line(
    games: list[Played], stories: list[list[Story]]
) -> None:
    for played, game in zip(games, stories, strict=True):
        log = played.table.observe(0).log
        rolled = [line.number - 1 for line in log if line.words.startswith("roll ")]
        assert not any(line.folded for number, line in enumerate(game) if number not in rolled)
        told_in_full = [number for number in rolled if not game[number].folded and not game[number].heading]
        assert len(rolled) > 4 * len(told_in_full) > 0
        for number in told_in_full:
            found = re.fullmatch(
                r"The Barge of District \d was filled with \w+ dice: ([\d, ]+)\..*", game[number].text
            )
            assert found
            dice = sorted(int(die) for die in found[1].split(", "))
            first = number + 1 - len(dice)
            assert dice == sorted(int(log[k].words.split()[-1]) for k in range(first, number + 1))
            assert all(game[k].folded or game[k].heading for k in range(first, number))


def test_an_answer_that_the_table_gave_says_so(games: list[Played]) -> None:
    observation = games[2].table.observe(0)
    number = next(line.number for line in observation.log if line.words.startswith("pay "))
    before, line = games[2].table.observe(0, number - 1), observation.log[number - 1]
    asked, given = story(before, line, NAMES), story(before, replace(line, by_standing=True), NAMES)
    assert not asked.by_standing
    assert given.by_standing
    assert "That was a standing answer." in given.text
    assert given.text.replace(" That was a standing answer.", "") == asked.text


def test_a_secret_card_is_told_to_its_holder_only(games: list[Played]) -> None:
    played = games[-1]
    own = [line.text for line in told(played, 0) if "the Urban card" in line.text]
    others = [line.text for line in told(played, 0) if line.text.endswith("an Urban card.")]
    assert own
    assert all(text.startswith("You ") for text in own)
    assert others
    assert not any(text.startswith("You ") for text in others)
    assert not [line.text for line in told(played, NOBODY) if re.search(r"\bU\d\d\b", line.text)]


def test_headings_count_the_rounds(stories: list[list[Story]]) -> None:
    for game in stories:
        headings = [line.heading for line in game if line.heading]
        assert headings[0] == "Setting up"
        assert headings[1:] == [f"Round {n}" for n in range(1, len(headings))]


def test_scorings_and_the_end_are_told(stories: list[list[Story]]) -> None:
    for game in stories:
        text = " ".join(line.text for line in game)
        assert text.count("took 1 Gold from the Time track") == 4
        assert text.count("took the last Gold of the Time track") == 1
        assert re.search(r"District \d was scored: .*points?\.", text)
        assert game[-1].text.endswith("The game is over.")


def test_the_bot_is_told(stories: list[list[Story]]) -> None:
    text = " ".join(line.text for line in stories[0])
    for words in (
        "The Bot's Architect went to District",
        "The Bot placed a House on the",
        "The Bot built a",
        "Automa card",
    ):
        assert words in text


def test_changes_are_those_of_the_table(games: list[Played]) -> None:
    played = games[1]
    log = played.table.observe(0).log
    for k in range(0, len(log) - 1, 5):
        before, after = played.table.observe(0, k), played.table.observe(0, k + 1)
        line = story(before, log[k], NAMES)
        gold = game_of(after).players[0].gold - game_of(before).players[0].gold
        said = [delta for delta in line.deltas if re.fullmatch(r"You .\d+ Gold", delta)]
        assert bool(said) == bool(gold)
        assert not gold or f"{abs(gold)} Gold" in said[0]


def test_the_last_line_tells_everybodys_points_since_it_reveals_all_cards(games: list[Played]) -> None:
    for played in games[1:]:
        log = played.table.observe(0).log
        last = story(played.table.observe(0), log[-1], NAMES)
        assert last.text.endswith("The game is over.")
        before, after = game_of(played.table.observe(0, len(log) - 1)), game_of(played.table.observe(0))
        for seat in range(after.seats):
            name = "You" if seat == 0 else NAMES[seat]
            told = [int(n) for n in re.findall(rf"{name} \+(\d+) points?", " ".join(last.deltas))]
            assert sum(told) == after.players[seat].vp - before.players[seat].vp


def test_unfolding_an_answer_agrees_with_the_engine(everything: list[Observation]) -> None:
    for observation in everything[1::15]:
        game = game_of(observation)
        for action in list(observation.options)[-3:]:
            _, after = tried(as_seen(game), action)
            engine = game.clone()
            engine.apply(action)
            if engine.over:
                continue  # hands that are not seen are left out of the last count
            assert after.scores() == engine.scores()
            assert after.agenda.names() == engine.agenda.names()
            assert after.turns == engine.turns


def test_bonuses_are_named_and_nobody_merely_declines_or_stops(games: list[Played]) -> None:
    taken = 0
    for played in games:
        log = played.table.observe(0).log
        for line in log:
            verb = line.words.split()[0]
            if verb in ("take-bonus", "decline", "stop"):
                text = story(played.table.observe(0, line.number - 1), line, NAMES).text
                assert not re.search(r"(took the bonus|declined|stopped)\.", text)
                taken += verb == "take-bonus" and "took the bonus, " in text
    assert taken > 20


def test_every_scoring_is_told_once_even_without_points(
    games: list[Played], stories: list[list[Story]]
) -> None:
    nothing = 0
    for played, game in zip(games, stories, strict=True):
        told = [
            sentence for line in game for sentence in re.findall(r"District \d was scored[^.]*\.", line.text)
        ]
        end = game_of(played.table.observe(NOBODY))
        scorings = end.edition.time_gold[0 if end.solo else end.seats - 1] - end.time_gold
        assert len(told) == scorings + DISTRICTS  # all of them once more at the end
        nothing += sum(sentence.endswith("was scored: no points for anybody.") for sentence in told)
    assert nothing


def test_the_bot_takes_a_die_in_every_turn(stories: list[list[Story]]) -> None:
    card = re.compile(r"Automa card for .+ \(AC\d\d\) was turned up\. TAB-25\.2")
    turns = [line.text for line in stories[0] if card.search(line.text)]
    assert len(turns) > 10
    for text in turns:  # resets and the set-up turn up cards, too, but no turn follows there
        assert re.search(r"The Bot took a (white|yellow|brown|blue|green) [1-6]\.", text)
