"""Every step of the Bot has a sentence of its own in the log, with its clause. TAB-22 to 28"""

from __future__ import annotations

import re
from collections.abc import Sequence

import pytest

from boardwright.faces.face import Story, ToldEvent
from boardwright.games.tabannusi.automa_turn import BotTurn
from boardwright.games.tabannusi.components import BOTTOM
from boardwright.games.tabannusi.face import FACE
from boardwright.games.tabannusi.face.bot_words import AFTER_OTHERS, STEPS, Topic, tell_bot
from boardwright.games.tabannusi.face.followups import GAME_OVER, SCORING, TILE_TAKEN, TIME, topics
from boardwright.games.tabannusi.face.naming import Naming, game_of, naming_of
from boardwright.games.tabannusi.face.story import story
from boardwright.games.tabannusi.notes import TURN
from boardwright.games.tabannusi.port import PlacePortHouse
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import BEGAN, Note
from tests.faces.playing import parts_of

from .conftest import NAMES, Played, play

KINGS = ("gilgabot", "sarbot", "botmuzi", "bot-baba")
MADE_BY_HAND = {"blue", "no-die"}  # too rare for a few games
OF_ALL = {SCORING, TIME, TILE_TAKEN, GAME_OVER}  # what is told of people, too

ToldOf = tuple[Topic, list[Note]]


@pytest.fixture(scope="module")
def solo() -> list[Played]:
    """Return games against each King."""
    return [play(1, 20 + seed, king=king) for seed, king in enumerate(KINGS * 2)]


def steps_of(notes: Sequence[Note], naming: Naming) -> list[ToldOf]:
    """Return what is told of the Bot in some notes."""
    return [(topic, list(here)) for topic, here in topics(notes, naming) if topic[0] not in OF_ALL]


@pytest.fixture(scope="module")
def told(solo: list[Played]) -> list[tuple[Tabannusi, Naming, list[ToldOf], Story]]:
    """Return the steps of the Bot behind each line that has any, with the line as it is told."""
    out: list[tuple[Tabannusi, Naming, list[ToldOf], Story]] = []
    for played in solo:
        seen = played.table.observe(0)
        naming = naming_of(seen, NAMES)
        for line in seen.log:
            steps = steps_of(line.notes, naming)
            if steps:
                out.append((game_of(seen), naming, steps, story(seen, line, NAMES)))
    return out


Lines = list[tuple[Tabannusi, Naming, list[ToldOf], Story]]


def test_every_kind_of_step_comes_up_and_goes_by_a_clause(told: Lines) -> None:
    clauses = {clause.id for clause in FACE.rules()}
    rare = {*AFTER_OTHERS.values(), *MADE_BY_HAND}
    assert {topic[0] for _, _, steps, _ in told for topic, _ in steps} == set(STEPS) - rare
    for game, naming, steps, _ in told:
        for topic, notes in steps:
            for one in tell_bot(game, naming, topic, notes):
                assert one.clause in clauses
                assert one.parts[0] == (one.clause, f"rule:{one.clause}")


def test_each_step_is_told_with_its_clause_as_a_link(told: Lines) -> None:
    for game, naming, steps, line in told:
        cited = [text for text, element in parts_of(line) if element == f"rule:{text}"]
        for topic, notes in steps:
            for one in tell_bot(game, naming, topic, notes):
                if topic[0] != "rises":  # which the answer itself may tell
                    assert "".join(text for text, _ in one.parts) in line.text
                    assert one.clause in cited
        assert "{" not in line.text.replace("{Bob}", "")


def test_no_step_of_the_bots_turn_is_passed_over_in_silence(solo: list[Played]) -> None:
    turns = 0
    for played in solo:
        seen = played.table.observe(0)
        naming = naming_of(seen, NAMES)
        notes = [note for line in seen.log for note in line.notes]
        begins = [n for n, note in enumerate(notes) if (note.kind, note.thing) == (BEGAN, TURN)]
        for begin, end in zip(begins, [*begins[1:], len(notes)], strict=True):
            if notes[begin].seat != BOT:
                continue
            told = {topic[0] for topic, _ in steps_of(notes[begin:end], naming)}
            assert told >= {"went", "current", "first", "second"}
            assert len(told & {"die", "no-die"}) == 1
            assert ("die" in told) == bool(told & {"die-of-district", "die-highest"})
            assert len(told & {"assistant", "assistant-stays"}) == 1
            turns += 1
    assert turns > 100


def test_an_a_action_says_what_it_brought(told: Lines) -> None:
    plain = [line.text for _, _, steps, line in told if "a" in {topic[0] for topic, _ in steps}]
    kings = [line.text for _, _, steps, line in told if "a-king" in {topic[0] for topic, _ in steps}]
    assert plain
    assert all(re.search(r"TAB-27\.4 A brought the Bot \d points\.", text) for text in plain)
    assert {
        found for text in kings for found in re.findall(r"TAB-28\.\d A of ([\w-]+) brought the Bot", text)
    } == {
        "Gilgabot",
        "Sarbot",
        "Botmuzi",
        "Bot-baba",
    }


def test_what_was_not_possible_is_named(told: Lines) -> None:
    texts = " ".join(line.text for _, _, _, line in told)
    assert re.search(r"TAB-25\.4 First action, of the left card: [A-D]\. TAB", texts)
    assert re.search(
        r"TAB-25\.5 Second action, of the right card: B\. Not possible before it: (C|D|C, D)\.", texts
    )
    assert re.search(r"TAB-25\.6 \w+ action, of the \w+ card: A\. Not possible before it: [BCD, ]+\.", texts)


def carried_out(game: Tabannusi, naming: Naming, step: Procedure[Tabannusi]) -> list[ToldEvent]:
    """Return what is told of one step that is carried out."""
    notes: list[Note] = []
    game.notes = notes
    game.agenda.frames.append(step)
    game.agenda.carry_out(game, step)
    return [one for topic, here in topics(notes, naming) for one in tell_bot(game, naming, topic, here)]


def test_a_house_on_a_blue_space_brings_the_bonus_of_the_left_card(solo: list[Played]) -> None:
    observation = solo[0].seen[-1]
    game, naming = game_of(observation).clone(), naming_of(observation, NAMES)
    bonus = naming.bonus(game.edition.automa.card_bonus[game.left])
    (told, *_) = carried_out(game, naming, PlacePortHouse(BOT, 0, BOTTOM, True, 3))
    assert told.parts[-2:] == [(bonus, ""), (".", "")]
    assert told.clause == "TAB-24.6"


def test_a_barge_without_dice_is_told(solo: list[Played]) -> None:
    observation = solo[0].seen[-1]
    game, naming = game_of(observation).clone(), naming_of(observation, NAMES)
    colour = game.local[game.players[BOT].assistant]
    game.barge[colour * FACES : colour * FACES + FACES] = [0] * FACES
    (told,) = carried_out(game, naming, BotTurn(4))
    assert "".join(text for text, _ in told.parts).endswith("was empty: no die for the Bot.")
