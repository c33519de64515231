"""Every line of the log as a sentence in the past tense, with all that followed from it by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.face import Story
from boardwright.faces.tabannusi.answers_of_chance import more_dice_follow, tell_chance
from boardwright.faces.tabannusi.bot_words import cited
from boardwright.faces.tabannusi.changes import changes
from boardwright.faces.tabannusi.course import DistrictScored, Happening, unfold
from boardwright.faces.tabannusi.followups import tell_event, tell_scored_unseen
from boardwright.faces.tabannusi.naming import Naming, everybody_at, game_of, naming_of
from boardwright.faces.tabannusi.panels import round_of_turn
from boardwright.faces.tabannusi.phrases import PHRASES, clause_at, facts_of, words_at
from boardwright.faces.tabannusi.prospects import counts_cards, unseen_hands
from boardwright.faces.telling.course import Forced, GameOver
from boardwright.faces.telling.story import plain_story, told_story
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import later, say, tell
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import CHANCE, Action, verb_of
from boardwright.table.observation import Line, Observation

# Words of the log whose card the viewer may not see -> what is told instead.
HIDDEN: Final = {
    "deal-card": later("{who} got an Urban card."),
    "draw-card": later("{who} drew an Urban card."),
    "keep-card": later("{who} kept one of two Urban cards."),
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


def story(before: Observation, line: Line, names: Sequence[str]) -> Story:
    """Return a log line as a sentence; `before` is the table as the viewer saw it before the line."""
    game = game_of(before)
    naming = naming_of(before, names)
    if line.action is None:
        return hidden_story(line, naming)
    if line.action not in game.options():
        return plain_story(line, naming)
    told = tell_answer(game, naming, line.whose, line.action)
    happenings, after = unfold(game, line.action)
    secret = unseen_hands(game) if any(isinstance(h, GameOver) for h in happenings) else set()
    follow_ups = [tell_follow_up(game, naming, happening, secret) for happening in happenings]
    deltas = [
        naming.change(seat, change)
        for seat in everybody_at(game)
        for change in changes(game, after, naming, seat, points=seat not in secret)
    ]
    folded = more_dice_follow(game, line.action)
    return told_story(line, told, [*follow_ups, Told([], deltas)], heading(before, line), folded=folded)


def hidden_story(line: Line, naming: Naming) -> Story:
    """Return a line about a card that the viewer may not see."""
    verb, _, rest = line.words.partition(" ")
    if verb not in HIDDEN:
        return plain_story(line, naming)
    seat = int(rest.split()[0]) if line.whose == CHANCE else line.whose
    return told_story(line, Told(tell(HIDDEN[verb], who=naming.person(seat))), [], "")


def tell_answer(game: Tabannusi, naming: Naming, seat: int, action: Action) -> Told:
    """Tell one answer; `game` is the table with the question open, `seat` a player or CHANCE."""
    if verb_of(action) not in PHRASES:
        told = tell_chance(game, naming, action)
        return cited(told) if verb_of(action) in OF_THE_BOT else told
    who = naming.subject(seat)
    deed = tell(words_at(game, action)[1], **facts_of(game, naming, action))
    return Told(tell("{who} {deed}.", who=who, deed=deed), clause=clause_at(game, action))


def tell_follow_up(game: Tabannusi, naming: Naming, happening: Happening, secret: set[int]) -> Told:
    """Tell something that followed; an answer without a choice reads like any other answer."""
    if isinstance(happening, DistrictScored) and secret and counts_cards(game, happening.district):
        return tell_scored_unseen(naming, happening.district)
    if isinstance(happening, GameOver):
        return Told(tell("Urban cards and unused Harbormasters were scored. The game is over."))
    if isinstance(happening, Forced):
        if verb_of(happening.action) in SILENT:
            return Told([])
        return tell_answer(happening.before, naming, happening.seat, happening.action)
    return tell_event(game, naming, happening)


def heading(seen: Observation, line: Line) -> str:
    """Return the heading that begins before a line: the set-up, or a new round."""
    if line.number == 1:
        return say("Setting up")
    last, now = (round_of_turn(game_of(seen), each.turn) for each in (seen.log[line.number - 2], line))
    return say("Round {round}", round=now) if now > last else ""
