"""What followed from an answer by itself, told in the past tense."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.happenings import by_topic, ends_the_game
from boardwright.faces.telling.wording import both, later, points_of, say, tell
from boardwright.games.tabannusi.components import DISTRICTS
from boardwright.games.tabannusi.face.answer_words import clause_of
from boardwright.games.tabannusi.face.bot_words import Topic, tell_bot, topic_of_bot
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.notes import ACTION_TILE, AREA, HARBORMASTER, THE_END, TIME_GOLD, place_of
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.notes import MOVED, SCORED, Note

# What several notes in a row are one sentence about, besides what the Bot does.
SCORING: Final = "scoring"
TIME: Final = "time"
TILE_TAKEN: Final = "tile taken"
GAME_OVER: Final = "game over"


def topics(notes: Sequence[Note], naming: Naming) -> Iterator[tuple[Topic, Sequence[Note]]]:
    """Yield notes in a row that are told together, without those that an answer tells."""
    return by_topic(notes, lambda note: topic(note, naming))


def topic(note: Note, naming: Naming) -> Topic | None:
    """Return what a note is told as; those without one are told by the answer itself or by deltas."""
    if note.kind == SCORED and note.thing < DISTRICTS:
        return (SCORING, note.thing)
    if note.thing in (TIME_GOLD, THE_END):
        return (TIME, 0)
    taken = note.kind == MOVED and note.target == place_of(note.seat, AREA)
    if taken and HARBORMASTER <= note.thing < ACTION_TILE:
        return (TILE_TAKEN, note.thing)
    if ends_the_game(note):
        return (GAME_OVER, 0)
    return topic_of_bot(note) if note.seat == naming.bot >= 0 else None


def tell_topic(game: Tabannusi, naming: Naming, topic: Topic, notes: Sequence[Note]) -> list[ToldEvent]:
    """Tell one thing that happened; `game` is any later table, for the names of places."""
    last = notes[-1]
    if topic[0] == SCORING:
        facts = {"district": naming.district_link(last.thing), "points": scored(naming, notes)}
        parts = tell("{district} was scored: {points}.", **facts)
    elif topic[0] == TIME:
        words = later("{who} took 1 Gold from the Time track.")
        if last.thing == THE_END:
            words = later(
                "{who} took the last Gold of the Time track: this round is finished, then one more is played."
            )
        parts = tell(words, who=naming.subject(last.seat))
    elif topic[0] == TILE_TAKEN:
        tile = naming.harbormaster(last.thing - HARBORMASTER)
        parts = tell("{who} got the {tile}.", who=naming.person(last.seat), tile=tile)
    elif topic[0] == GAME_OVER:
        parts = tell("Urban cards and unused Harbormasters were scored. The game is over.")
    else:
        return tell_bot(game, naming, topic, notes)
    return [ToldEvent(parts, clause=clause_of(last), seat=last.seat)]


def scored(naming: Naming, notes: Sequence[Note]) -> str:
    """Return who scored how much."""
    points = [
        say("{who} {points}", who=naming.object(one.seat), points=points_of(one.amount))
        for one in notes
        if one.amount
    ]
    return both(points) or say("no points for anybody")
