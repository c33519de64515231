"""Every step of the Bot has a sentence of its own in the log, with its clause. TAB-22 to 28"""

from __future__ import annotations

import re

import pytest

from boardwright.faces.face import Story
from boardwright.faces.tabannusi.bot_steps import BotStep, steps_of_bot
from boardwright.faces.tabannusi.bot_words import WORDS, tell_bot
from boardwright.faces.tabannusi.course import unfold
from boardwright.faces.tabannusi.naming import game_of, naming_of
from boardwright.faces.tabannusi.rules import rules
from boardwright.faces.tabannusi.story import story
from boardwright.faces.telling.course import follow
from boardwright.games.tabannusi.automa_turn import BotTurn
from boardwright.games.tabannusi.components import BOTTOM
from boardwright.games.tabannusi.port import PlacePortHouse
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.kernel.agenda import Frame

from .conftest import NAMES, Played, play

KINGS = ("gilgabot", "sarbot", "botmuzi", "bot-baba")
MADE_BY_HAND = {"blue", "no-die"}  # too rare for a few games


@pytest.fixture(scope="module")
def solo() -> list[Played]:
    """Return games against each King."""
    return [play(1, 20 + seed, king=king) for seed, king in enumerate(KINGS * 2)]


@pytest.fixture(scope="module")
def told(solo: list[Played]) -> list[tuple[list[BotStep], Story]]:
    """Return the steps of the Bot behind each line that has any, with the line as it is told."""
    out: list[tuple[list[BotStep], Story]] = []
    for played in solo:
        for k, line in enumerate(played.table.observe(0).log):
            before = played.table.observe(0, k)
            assert line.action is not None
            happenings, _ = unfold(game_of(before), line.action)
            steps = [one for one in happenings if isinstance(one, BotStep)]
            if steps:
                out.append((steps, story(before, line, NAMES)))
    return out


def test_every_kind_of_step_comes_up_and_goes_by_a_clause(told: list[tuple[list[BotStep], Story]]) -> None:
    clauses = {clause.id for clause in rules()}
    steps = [step for here, _ in told for step in here]
    assert {step.what for step in steps} == set(WORDS) - MADE_BY_HAND
    for step in steps:
        assert (step.clause or WORDS[step.what][0]) in clauses
        assert not (step.clause and WORDS[step.what][0])


def test_each_step_is_told_with_its_clause_as_a_link(told: list[tuple[list[BotStep], Story]]) -> None:
    for steps, line in told:
        cited = [text for text, element in line.parts if element == f"rule:{text}"]
        for step in steps:
            assert (step.clause or WORDS[step.what][0]) in cited
        assert "{" not in line.text.replace("{Bob}", "")


def test_no_step_of_the_bots_turn_is_passed_over_in_silence(solo: list[Played]) -> None:
    silent = {1, 2, 10}  # the turn begins; the card is drawn and told; the deck is told by itself
    seen: dict[int, int] = {}

    for played in solo[:4]:
        log = played.table.observe(0).log
        for k in range(0, len(log), 2):
            action = log[k].action
            assert action is not None

            def note(step: object) -> None:
                top: Frame[Tabannusi] = step.frame  # type: ignore[attr-defined]
                if isinstance(top, BotTurn):
                    before: Tabannusi = step.before  # type: ignore[attr-defined]
                    number = before.agenda.frames[-1].step  # type: ignore[attr-defined]
                    here = steps_of_bot(before, step.after)  # type: ignore[attr-defined]
                    seen[number] = seen.get(number, 0) + 1
                    if number not in silent | {7, 8}:  # Decrees and scorings only if there are any
                        assert here, number

            follow(game_of(played.table.observe(0, k)), action, note)
    assert set(seen) >= {3, 4, 5, 6, 9}


def test_an_a_action_says_what_it_brought(told: list[tuple[list[BotStep], Story]]) -> None:
    plain = [line.text for steps, line in told if any(step.what == "a" for step in steps)]
    kings = [line.text for steps, line in told if any(step.what == "a-king" for step in steps)]
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


def test_what_was_not_possible_is_named(told: list[tuple[list[BotStep], Story]]) -> None:
    texts = " ".join(line.text for _, line in told)
    assert re.search(r"TAB-25\.4 First action, of the left card: [A-D]\. TAB", texts)
    assert re.search(
        r"TAB-25\.5 Second action, of the right card: B\. Not possible before it: (C|D|C, D)\.", texts
    )
    assert re.search(r"TAB-25\.6 \w+ action, of the \w+ card: A\. Not possible before it: [BCD, ]+\.", texts)


def test_a_house_on_a_blue_space_brings_the_bonus_of_the_left_card(solo: list[Played]) -> None:
    observation = solo[0].seen[-1]
    before = game_of(observation).clone()
    naming = naming_of(observation, NAMES)
    before.agenda.frames.append(PlacePortHouse(BOT, 0, BOTTOM, True, 3))
    after = before.clone()
    after.agenda.carry_out(after, after.agenda.frames[-1])  # type: ignore[arg-type]
    (step, *_) = steps_of_bot(before, after)
    bonus = naming.bonus(before.edition.automa.card_bonus[before.left])
    assert tell_bot(before, naming, step).parts[-2:] == [(bonus, ""), (".", "")]
    assert tell_bot(before, naming, step).clause == "TAB-24.6"


def test_a_barge_without_dice_is_told(solo: list[Played]) -> None:
    observation = solo[0].seen[-1]
    before = game_of(observation).clone()
    colour = before.local[before.players[BOT].assistant]
    before.barge[colour * FACES : colour * FACES + FACES] = [0] * FACES
    before.agenda.frames.append(BotTurn(4))
    after = before.clone()
    after.agenda.carry_out(after, after.agenda.frames[-1])  # type: ignore[arg-type]
    (step,) = steps_of_bot(before, after)
    told = tell_bot(before, naming_of(observation, NAMES), step)
    assert "".join(text for text, _ in told.parts).endswith("was empty: no die for the Bot.")
