"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.baghdad.answers_of_chance import TELLERS
from boardwright.faces.baghdad.changes import changes, delta
from boardwright.faces.baghdad.course import Step, follow
from boardwright.faces.baghdad.followups import follow_ups
from boardwright.faces.baghdad.links import begun, linked
from boardwright.faces.baghdad.naming import Naming, game_of, naming_of
from boardwright.faces.baghdad.panels import round_of_turn, rounds
from boardwright.faces.baghdad.phrase_facts import facts_of
from boardwright.faces.baghdad.phrases import phrase
from boardwright.faces.face import Story
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import say, tell
from boardwright.games.baghdad.actions import GO_ON, PLACE_TILE, PLAY, SKIP, STOP
from boardwright.games.baghdad.boats import ChoosePortAction
from boardwright.games.baghdad.building import ChooseSite
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import BIT, CIVIC, DAY, HIDDEN_DAY, HIDDEN_NIGHT, NOWHERE
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, first_of, second_of, verb_of
from boardwright.table.observation import Line, Observation

SILENT: Final = {GO_ON, SKIP, STOP}  # nobody needs to be told where there was no choice


def story(before: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `before` is the table as the viewer saw it before the line."""
    game = game_of(before)
    naming = naming_of(before, names)
    if line.action is None:
        return plain_story(line, naming)
    seen = as_asked(game, line.action)
    if seen is None:
        return plain_story(line, naming)
    told = tell_answer(seen, naming, line.whose, line.action)
    followed: list[Told] = []

    def notice(step: Step) -> None:
        if step.forced is not None and verb_of(step.forced) not in SILENT:
            seat = step.before.whose()
            followed.append(Told(tell_answer(step.before, naming, seat, step.forced).parts))
        followed.extend(Told([(text, "")]) for text in follow_ups(step, naming))

    after = follow(seen, line.action, notice)
    told.deltas.extend(delta(naming, change, line.whose) for change in changes(game, after))
    return told_story(line, told, followed, heading(before, line))


def as_asked(game: Baghdad, action: Action) -> Baghdad | None:
    """Return the table with the question open; None if the answer cannot be given to it.

    A view shows the answers only to the seat that is asked, so they are worked out anew.
    """
    if not game.agenda.frames:
        return None
    question = game.agenda.open_question()
    seen = game.clone()
    if verb_of(action) == PLAY:
        show(seen, question.player, first_of(action))
    seen.agenda.free = seen.free_actions(question.player) if question.free_actions_allowed() else []
    seen.agenda.options = question.options(seen) + seen.agenda.free
    return seen if action in seen.agenda.options else None


def show(game: Baghdad, seat: int, card: int) -> None:
    """Put a card that was played into the hand in which the viewer sees its back only."""
    deck = game.edition.cards.deck[card]
    hand = game.players[seat].hand
    back = HIDDEN_DAY if deck == DAY else HIDDEN_NIGHT
    if card not in hand and back in hand:
        hand[hand.index(back)] = card
        game.decks[deck - 1] &= ~BIT[card]


def tell_answer(game: Baghdad, naming: Naming, seat: int, action: Action) -> Told:
    """Tell one answer; `game` is the table with the question open, `seat` a player or CHANCE."""
    teller = TELLERS.get(verb_of(action))
    if teller is not None:
        return teller(game, naming, action)
    words = phrase(action)
    facts = linked(game, naming, action, facts_of(game, naming, action))
    sentence = begun(tell(words.story, who=naming.person(seat), **facts))
    return Told(sentence, clause=clause_of(game, action) or words.clause)


def clause_of(game: Baghdad, action: Action) -> str:
    """Return the clause of an answer where the question decides it: effects, and what was done without."""
    question = game.agenda.open_question()
    by_effect = isinstance(question, ChooseTile) and question.location == NOWHERE
    if verb_of(action) == PLACE_TILE and second_of(action) != CIVIC:
        return "BAG-17.24" if by_effect else ""
    if verb_of(action) != SKIP:
        return ""
    if isinstance(question, ChoosePortAction):
        return "BAG-6.11"
    if isinstance(question, ChooseSite):
        return "BAG-17.25"
    return "BAG-17.24" if by_effect else ""


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or a round."""
    if line.number == 1:
        return say("Setting up")
    game = game_of(seen)
    last, now = (round_of_turn(game, each.turn) for each in (seen.log[line.number - 2], line))
    return say("Round {round} of {rounds}", round=now, rounds=rounds(game)) if now > last else ""
