"""What followed from an answer by itself, told in the past tense."""

from __future__ import annotations

from boardwright.faces.tabannusi.answers_of_chance import decree, district
from boardwright.faces.tabannusi.course import (
    BotMoved,
    BotPlaced,
    BotTookDecree,
    BotTookDie,
    DistrictScored,
    Event,
    GoldTaken,
)
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, capital, points_of, say, tell
from boardwright.games.tabannusi.state import Tabannusi


def tell_event(game: Tabannusi, naming: Naming, event: Event) -> Told:
    """Tell one thing that happened; `game` is the table before the answer, for the names of places."""
    if isinstance(event, DistrictScored):
        return Told(tell("{district} was scored: {points}.", **scored(naming, event)), clause="TAB-13.7")
    if isinstance(event, GoldTaken):
        return gold_taken(naming, event)
    if isinstance(event, BotMoved):
        there = district(naming, event.district)
        return Told(tell("The Bot's Architect went to {district}.", district=there), clause="TAB-25.2")
    if isinstance(event, BotTookDie):
        facts = {"colour": naming.colour(event.colour), "value": str(event.value)}
        return Told(tell("The Bot took a {colour} {value}.", **facts), clause="TAB-25.3")
    if isinstance(event, BotTookDecree):
        card = decree(naming, event.decree)
        return Told(tell("The Bot took the Decree {decree}.", decree=card), clause="TAB-25.7")
    if isinstance(event, BotPlaced):
        return bot_placed(game, naming, event)
    who, tile = naming.person(event.seat), naming.harbormaster(event.tile)
    if game.is_bot(event.seat):
        who = capital(who)
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
    who = capital(naming.person(event.seat))
    if event.last:
        parts = tell(
            "{who} took the last Gold of the Time track: this round is finished, then one more is played.",
            who=who,
        )
        return Told(parts, clause="TAB-14.1")
    return Told(tell("{who} took 1 Gold from the Time track.", who=who), clause="TAB-13.1")


def bot_placed(game: Tabannusi, naming: Naming, event: BotPlaced) -> Told:
    """Something that the Bot put on the board."""
    if event.what == "ship":
        ship = Thing(naming.ship_at(game, event.at), f"ship-{naming.names.cells[event.at]}")
        return Told(tell("The Bot claimed {ship}.", ship=ship), clause="TAB-27.7")
    if event.what == "port":
        space = Thing(naming.port_space(event.at), f"port-{naming.names.port_spaces[event.at]}")
        return Told(tell("The Bot placed a House on {space}.", space=space), clause="TAB-27.12")
    if event.what == "ziggurat":
        space = Thing(naming.ziggurat_space(event.at), f"ziggurat-{naming.names.ziggurat_spaces[event.at]}")
        return Told(
            tell("The Bot placed a House on the {space} of the Ziggurat.", space=space), clause="TAB-27.13"
        )
    space = naming.spot(game, event.at)
    if event.what == "garden":
        return Told(tell("The Bot placed a Garden on {space}.", space=space), clause="TAB-27.15")
    facts: dict[str, str | Thing] = {"colour": naming.colour(event.colour), "space": space}
    if event.what == "project":
        return Told(tell("The Bot placed a {colour} Project on {space}.", **facts), clause="TAB-27.5")
    clause = "TAB-22.9" if game.turns < 2 else "TAB-27.9"
    return Told(tell("The Bot built a {colour} Building on {space}.", **facts), clause=clause)
