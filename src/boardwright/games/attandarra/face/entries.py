"""What the pieces of Attandarra are and do, for inspector and legend."""

from __future__ import annotations

from typing import Final, cast

from boardwright.faces.face import Entry
from boardwright.faces.telling.entries import One, Said
from boardwright.faces.telling.wording import points_of, translated
from boardwright.games.attandarra.components import (
    FIRE,
    HANSEATIC_LEAGUE,
    LOOTING,
    MEADOW,
    MINT_RIGHT,
    PLAGUE,
    RESERVOIR,
    TOWN_CHARTER,
)
from boardwright.games.attandarra.edition import Printed
from boardwright.games.attandarra.face.art import word_of
from boardwright.games.attandarra.face.naming import EVENT_ICONS, Naming
from boardwright.games.title import Printed as AnyPrinted
from boardwright.kernel.packing import NOBODY

EVENTS: Final = {
    TOWN_CHARTER: "ATT-15.6",
    HANSEATIC_LEAGUE: "ATT-15.7",
    MINT_RIGHT: "ATT-15.8",
    PLAGUE: "ATT-15.9",
    LOOTING: "ATT-15.10",
    FIRE: "ATT-15.11",
}


def entries(printed: AnyPrinted, said: Said) -> list[Entry]:
    """Return what all things of an edition are."""
    naming = Naming(cast(Printed, printed), [], NOBODY)
    return said.entries(
        {
            "material": materials(naming),
            "building": [tile(naming, kind) for kind in range(naming.printed.edition.kinds)],
            "meadow": [tile(naming, MEADOW)],
            "reservoir": [tile(naming, RESERVOIR)],
            "event": events(naming),
        }
    )


def materials(naming: Naming) -> list[One]:
    """Return materials, each with its column of the display."""
    edition = naming.printed.edition
    found: list[One] = []
    for material, id in enumerate(naming.names.materials):
        name = translated(naming.names.material_names[material])
        points = points_of(edition.points[material])
        found.append(
            One(id, {"name": name, "points": points}, target=f"display-{id}", words=("",), symbol=id)
        )
    return found


def tile(naming: Naming, kind: int) -> One:
    """Return a tile of which everybody has some."""
    word, name = naming.tile_word(kind), naming.tile(kind)
    numerals = naming.printed.edition.numeral
    facts = {"name": name, "n": numerals[kind] if kind < len(numerals) else 0}
    symbol = f"art-{word_of(naming.printed, kind)}"
    return One(word, facts, target=f"supply-*-{word}", words=(name,), symbol=symbol)


def events(naming: Naming) -> list[One]:
    """Return history tiles."""
    return [
        One(id, {"name": naming.event(event)}, EVENTS[event], f"event-{id}", (naming.event(event),), icon)
        for event, (id, icon) in enumerate(zip(naming.names.events, EVENT_ICONS, strict=True))
    ]
