"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from boardwright.faces.face import Story, ToldEvent
from boardwright.faces.telling.happenings import Happening, happenings
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.wording import later, say, tell
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import UNKNOWN
from boardwright.games.tabannusi.face.answer_words import tell_chance, tell_dice, told_deed
from boardwright.games.tabannusi.face.answers import ANSWERS
from boardwright.games.tabannusi.face.bot_words import cited
from boardwright.games.tabannusi.face.deltas import deltas
from boardwright.games.tabannusi.face.followups import tell_topic, topics
from boardwright.games.tabannusi.face.naming import Naming, everybody_at, game_of, naming_of
from boardwright.games.tabannusi.face.panels import round_of_turn
from boardwright.games.tabannusi.notes import ROLLING
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.notes import ENDED
from boardwright.kernel.packing import first_of, second_of, verb_of
from boardwright.table.observation import Line, Observation

HIDDEN: Final = {  # what is told of a card that the viewer may not see
    actions.DEAL_CARD: (later("{who} got an Urban card."), "TAB-2.16"),
    actions.DRAW_CARD: (later("{who} drew an Urban card."), "TAB-20.8"),
    actions.KEEP_CARD: (later("{who} kept one of two Urban cards."), "TAB-20.8"),
}

# Where there was no choice nobody needs to be told.
SILENT: Final = {actions.GO_ON, actions.STOP, actions.DECLINE, actions.SCORE, actions.ROLL}

# Chance decides these for the Bot.
OF_THE_BOT: Final = {
    actions.AUTOMA_CARD,
    actions.AUTOMA_PROJECT,
    actions.BOT_DIE,
    actions.BOT_TRACK,
    actions.DRAW_KING,
}


def story(seen: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `seen` is the table with at least the log up to it."""
    game, naming = game_of(seen), naming_of(seen, names)
    if not line.notes:
        return plain_story(line, naming)
    given, *forced = happenings(line.notes)
    told = tell_answer(game, naming, given)
    more_dice = False
    if verb_of(given.action) == actions.ROLL:
        more_dice = given.find(ENDED, ROLLING) is None
        if not more_dice:
            told = tell_dice(game, naming, first_of(given.action), rolled(seen, line, first_of(given.action)))
    follow_ups = [*tell_events(game, naming, given)]
    for happening in forced:
        if verb_of(happening.action) not in SILENT:
            follow_ups.append(replace(tell_answer(game, naming, happening), seat=happening.seat))
        follow_ups += tell_events(game, naming, happening)
    changes = [naming.change(seat, change) for seat, change in deltas(line.notes, naming, everybody_at(game))]
    follow_ups.append(ToldEvent([], changes))
    return told_story(line, told, follow_ups, heading(seen, line), folded=more_dice)


def tell_answer(game: Tabannusi, naming: Naming, happening: Happening) -> ToldEvent:
    """Tell one answer; `game` is any later table."""
    action = happening.action
    verb, seat = verb_of(action), happening.seat
    if verb in HIDDEN and UNKNOWN in (first_of(action), second_of(action)):
        words, clause = HIDDEN[verb]
        who = naming.person(seat if seat >= 0 else first_of(action))
        return ToldEvent(tell(words, who=who), clause=clause)
    if ANSWERS[verb].told:
        told = tell_chance(game, naming, action)
        return cited(told) if verb in OF_THE_BOT else told
    deed, clause = told_deed(game, naming, happening)
    return ToldEvent(tell("{who} {deed}.", who=naming.subject(seat), deed=deed), clause=clause)


def tell_events(game: Tabannusi, naming: Naming, happening: Happening) -> Iterator[ToldEvent]:
    """Tell what followed from an answer by itself; a step of the Bot that chance decides is the answer."""
    notes = happening.notes[1:] if verb_of(happening.action) == actions.BOT_TRACK else happening.notes
    for topic, here in topics(notes, naming):
        yield from tell_topic(game, naming, topic, here)


def rolled(seen: Observation, line: Line, colour: int) -> list[int]:
    """Return the dice that were rolled in the lines up to the last one of a colour."""

    def is_one(each: Line) -> bool:
        action = each.action
        return action is not None and (verb_of(action), first_of(action)) == (actions.ROLL, colour)

    lines = takewhile(is_one, [line, *reversed(seen.log[: line.number - 1])])
    return [second_of(each.action) for each in lines if each.action is not None]


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or a new round."""
    if line.number == 1:
        return say("Setting up")
    last, now = (round_of_turn(game_of(seen), each.turn) for each in (seen.log[line.number - 2], line))
    return say("Round {round}", round=now) if now > last else ""
