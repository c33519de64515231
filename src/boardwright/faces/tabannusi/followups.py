"""What followed from an answer by itself, told in the past tense."""

from __future__ import annotations

from boardwright.faces.tabannusi.answers_of_chance import district
from boardwright.faces.tabannusi.bot_steps import BotStep
from boardwright.faces.tabannusi.bot_words import tell_bot
from boardwright.faces.tabannusi.course import DistrictScored, Event, GoldTaken
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, points_of, say, tell
from boardwright.games.tabannusi.state import Tabannusi


def tell_event(game: Tabannusi, naming: Naming, event: Event) -> Told:
    """Tell one thing that happened; `game` is the table before the answer, for the names of places."""
    if isinstance(event, DistrictScored):
        return Told(tell("{district} was scored: {points}.", **scored(naming, event)), clause="TAB-13.7")
    if isinstance(event, GoldTaken):
        return gold_taken(naming, event)
    if isinstance(event, BotStep):
        return tell_bot(game, naming, event)
    who, tile = naming.person(event.seat), naming.harbormaster(event.tile)
    return Told(tell("{who} got the Harbormaster {tile}.", who=who, tile=tile), clause="TAB-8.13")


def scored(naming: Naming, event: DistrictScored) -> dict[str, str | Thing]:
    """Return who scored how much in a District."""
    points = [
        say("{who} {points}", who=naming.object(seat), points=points_of(n))
        for seat, n in enumerate(event.points)
        if n
    ]
    words = both(points) or say("no points for anybody")
    return {"district": district(naming, event.district), "points": words}


def tell_scored_unseen(naming: Naming, number: int) -> Told:
    """Tell that a District was scored where hidden cards count as well: the points are not known."""
    return Told(tell("{district} was scored.", district=district(naming, number)), clause="TAB-17.9")


def gold_taken(naming: Naming, event: GoldTaken) -> Told:
    """Gold from the Time track."""
    who = naming.subject(event.seat)
    if event.last:
        parts = tell(
            "{who} took the last Gold of the Time track: this round is finished, then one more is played.",
            who=who,
        )
        return Told(parts, clause="TAB-14.1")
    return Told(tell("{who} took 1 Gold from the Time track.", who=who), clause="TAB-13.1")
