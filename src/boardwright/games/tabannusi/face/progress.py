"""How far everybody is with the Decrees, and the viewer with the Urban cards in hand."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.faces.telling.wording import say, say_count, semicolon
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    TRACKS,
    UNKNOWN,
    count,
    members,
    total,
)
from boardwright.games.tabannusi.decrees import buildings_counted, gardens_beside_buildings, why_not_decree
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.naming import Naming, everybody_at
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.urban_cards import fulfilled_cards, houses_lacking
from boardwright.kernel.packing import OK


@dataclass(frozen=True)
class Demand:
    """One thing that a Decree asks for."""

    what: str
    have: int  # never more than is asked for
    need: int


# Decrees -------------------------------------------------------------------------------------------


def demands(game: Tabannusi, naming: Naming, seat: int, decree: int) -> list[Demand]:
    """Return all that a Decree asks for, and how much of it a player has."""
    edition, me = game.edition, game.players[seat]
    asked = [*building_demands(game, naming, seat, decree), *ship_demands(game, naming, seat, decree)]
    if edition.decree_every_tile[decree]:
        marked = sum(1 for markers in me.tile_markers if markers)
        asked.append(Demand(say("Ziggurat tiles with a marker"), marked, TRACKS))
    others = (
        (say("Houses in the Port"), count(me.port), edition.decree_port[decree]),
        (
            say("Gardens beside own Buildings"),
            gardens_beside_buildings(game, seat),
            edition.decree_gardens_beside[decree],
        ),
        (say("own Gardens"), game.gardens_of(seat), edition.decree_gardens[decree]),
    )
    asked += [Demand(what, min(have, need), need) for what, have, need in others if need]
    return asked


def building_demands(game: Tabannusi, naming: Naming, seat: int, decree: int) -> list[Demand]:
    """Return the Buildings that a Decree asks for, by colour."""
    own = buildings_counted(game, seat, decree)
    out: list[Demand] = []
    for colour in range(TRACKS):
        need = game.edition.decree_buildings[decree * TRACKS + colour]
        if need:
            what = say("{colour} Buildings", colour=naming.colour(colour))
            out.append(Demand(what, min(own[colour], need), need))
    return out


def ship_demands(game: Tabannusi, naming: Naming, seat: int, decree: int) -> list[Demand]:
    """Return the Ships that a Decree asks for; those of any colour fill what is lacking."""
    spare = game.ships_of_colour(seat, ANY_COLOUR)
    out: list[Demand] = []
    for colour in range(TRACKS):
        need = game.edition.decree_ships[decree * TRACKS + colour]
        if need:
            have = min(game.ships_of_colour(seat, colour), need)
            filled = min(spare, need - have)
            spare -= filled
            out.append(Demand(say("{colour} Ships", colour=naming.colour(colour)), have + filled, need))
    return out


def lacking(asked: list[Demand]) -> int:
    """Return how much is lacking in all."""
    return sum(demand.need - demand.have for demand in asked)


def decree_in_words(game: Tabannusi, naming: Naming, seat: int, decree: int) -> str:
    """Return how far a player is with a Decree: `2 of 3 white Buildings, 1 of 3 brown Buildings`."""
    if why_not_decree(game, seat, decree) == OK:
        return say("all met")
    return joined(
        [
            say("{have} of {need} {what}", have=demand.have, need=demand.need, what=demand.what)
            for demand in demands(game, naming, seat, decree)
        ]
    )


def decree_lines(game: Tabannusi, naming: Naming, decree: int) -> list[str]:
    """Return how far everybody is with a Decree, a line for each player."""
    lines: list[str] = []
    for seat in everybody_at(game):
        progress = decree_in_words(game, naming, seat, decree)
        lines.append(say("{who}: {progress}", who=naming.subject(seat), progress=progress))
    return lines


def decrees_lacking(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return how much a player lacks for each Decree that is left, for the rail; empty with none left."""
    parts: list[str] = []
    for decree in members(game.decrees):
        n = lacking(demands(game, naming, seat, decree))
        id = naming.names.decrees[decree]
        parts.append(say("{id} lacks {n}", id=id, n=n) if n else say("{id} met", id=id))
    return say("Decrees: {list}.", list=joined(parts)) if parts else ""


# Urban cards ---------------------------------------------------------------------------------------


def card_in_words(game: Tabannusi, naming: Naming, seat: int, card: int) -> str:
    """Return what the holder of an Urban card still lacks for it; empty for a card that is not seen."""
    if card == UNKNOWN:
        return ""
    if card in fulfilled_cards(game, seat):
        return say("met")
    missing = houses_lacking(game, seat, card)
    if total(missing) <= game.players[seat].allowances:
        return say("its Houses count for another card")
    where = [
        say("{n} in {district}", n=n, district=naming.district(district))
        for district, n in enumerate(missing)
        if n
    ]
    return say_count(
        "lacks {n} House: {where}", "lacks {n} Houses: {where}", total(missing), where=joined(where)
    )


def cards_lacking(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return how far the viewer is with the own Urban cards, for the rail; empty for anybody else's."""
    known = [card for card in game.players[seat].urban if card != UNKNOWN]
    parts: list[str] = []
    for card in known:
        id = naming.names.urban_cards[card]
        parts.append(say("{id} {progress}", id=id, progress=card_in_words(game, naming, seat, card)))
    return say("Urban cards: {list}.", list=semicolon().join(parts)) if parts else ""
