"""How far everybody is with the Decrees, and the viewer with the Urban cards in hand."""

from __future__ import annotations

from typing import Final, NamedTuple

from boardwright.faces.telling.wording import later, say, say_count, semicolon
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    TRACKS,
    UNKNOWN,
)
from boardwright.games.tabannusi.decrees import buildings_counted, gardens_beside_buildings, why_not_decree
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.naming import Naming, everybody_at
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.urban_cards import fulfilled_cards, houses_lacking
from boardwright.kernel.bits import count, members, total
from boardwright.kernel.packing import OK

# What a Decree may ask for, in this order.
BUILDINGS, SHIPS, ZIGGURAT_TILES, PORT_HOUSES, GARDENS_BESIDE, OWN_GARDENS = range(6)

WHAT: Final = (
    later("{colour} Buildings"),
    later("{colour} Ships"),
    later("Ziggurat tiles with a marker"),
    later("Houses in the Port"),
    later("Gardens beside own Buildings"),
    later("own Gardens"),
)


class Demand(NamedTuple):
    """One thing that a Decree asks for."""

    kind: int
    colour: int  # of Buildings and Ships
    have: int  # never more than is asked for
    need: int

    def what(self, naming: Naming) -> str:
        """Return what is asked for."""
        return say(WHAT[self.kind], colour=naming.colour(self.colour))


# Decrees -------------------------------------------------------------------------------------------


def demands(game: Tabannusi, seat: int, decree: int) -> list[Demand]:
    """Return all that a Decree asks for, and how much of it a player has; any Ship fills what is lacking."""
    edition, me = game.edition, game.players[seat]
    own, spare = buildings_counted(game, seat, decree), game.ships_of_colour(seat, ANY_COLOUR)
    asked: list[tuple[int, int, int, int]] = []
    for colour in range(TRACKS):
        asked.append((BUILDINGS, colour, own[colour], edition.decree_buildings[decree * TRACKS + colour]))
    for colour in range(TRACKS):
        need = edition.decree_ships[decree * TRACKS + colour]
        if need:
            have = game.ships_of_colour(seat, colour)
            filled = min(spare, max(0, need - have))
            spare -= filled
            asked.append((SHIPS, colour, have + filled, need))
    marked = sum(1 for markers in me.tile_markers if markers)
    asked.append((ZIGGURAT_TILES, 0, marked, TRACKS * edition.decree_every_tile[decree]))
    asked.append((PORT_HOUSES, 0, count(me.port), edition.decree_port[decree]))
    if edition.decree_gardens_beside[decree]:
        beside = gardens_beside_buildings(game, seat)
        asked.append((GARDENS_BESIDE, 0, beside, edition.decree_gardens_beside[decree]))
    asked.append((OWN_GARDENS, 0, game.gardens_of(seat), edition.decree_gardens[decree]))
    return [Demand(kind, colour, min(have, need), need) for kind, colour, have, need in asked if need]


def lacking(asked: list[Demand]) -> int:
    """Return how much is lacking in all."""
    return sum(demand.need - demand.have for demand in asked)


def decree_in_words(game: Tabannusi, naming: Naming, seat: int, decree: int) -> str:
    """Return how far a player is with a Decree: `2 of 3 white Buildings, 1 of 3 brown Buildings`."""
    if why_not_decree(game, seat, decree) == OK:
        return say("all met")
    return joined(
        [
            say("{have} of {need} {what}", have=demand.have, need=demand.need, what=demand.what(naming))
            for demand in demands(game, seat, decree)
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
        n = lacking(demands(game, seat, decree))
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
