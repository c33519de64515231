"""What the pieces of Baghdad are and do, for inspector and legend."""

from __future__ import annotations

from itertools import count
from typing import cast

from boardwright.faces.face import Entry
from boardwright.faces.telling.entries import One, Said
from boardwright.games.baghdad.components import BOAT, DAY, NIGHT, STARTING
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.title import Printed as AnyPrinted
from boardwright.kernel.packing import NOBODY


def entries(printed: AnyPrinted, said: Said) -> list[Entry]:
    """Return what all things of an edition are."""
    naming = Naming(cast(Printed, printed), [], NOBODY)
    return said.entries(
        {
            "skill": skills(naming),
            "building": buildings(naming),
            "starting": starting_cards(naming),
            "character": characters(naming),
        }
    )


def skills(naming: Naming) -> list[One]:
    """Return the icons of cards."""
    return [
        One(f"skill-{id}", {"name": naming.skill(icon)}, words=("",), symbol=f"k-{id}")
        for icon, id in enumerate(naming.names.icons[: BOAT + 1])
    ]


def buildings(naming: Naming) -> list[One]:
    """Return buildings by their printed names, in the order of their clauses."""
    return [
        One(f"building-{id}", {"name": name}, f"BAG-17.{building + 1}", f"building-{id} public-{id}", (name,))
        for building, id in enumerate(naming.names.buildings)
        for name in [naming.building(building)]
    ]


def starting_cards(naming: Naming) -> list[One]:
    """Return the cards that everybody begins with, by their ids."""
    return [
        One(id, {"id": id}, target=f"card-{id}", words=(naming.card(card),))
        for card, id in enumerate(naming.names.cards)
        if naming.edition.cards.deck[card] == STARTING
    ]


def characters(naming: Naming) -> list[One]:
    """Return day and night cards by their printed names; each deck has a chapter, in its order."""
    chapters = {DAY: ("BAG-18", count(1), "day"), NIGHT: ("BAG-19", count(1), "night")}
    found: list[One] = []
    for card, deck in enumerate(naming.edition.cards.deck):
        if deck in chapters:
            chapter, numbers, symbol = chapters[deck]
            id, name = naming.names.cards[card], naming.card(card)
            clause = f"{chapter}.{next(numbers)}"
            found.append(One(id, {"name": name}, clause, f"card-{id}", (name,), symbol))
    return found
