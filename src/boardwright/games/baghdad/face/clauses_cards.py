"""Buildings and character cards, each from what the edition prints."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later
from boardwright.games.baghdad.components import DAY, NIGHT
from boardwright.games.baghdad.edition import Printed

CHAPTERS: Final = {
    "17": later("Buildings"),
    "18": later("Day cards"),
    "19": later("Night cards"),
}

BUILDING: Final = later("Level {level} {name}: {does}.")
DAY_CARD: Final = later("{name}, as it leaves your board: with {need} you gain {reward}.")
NIGHT_CARD: Final = later("{name}, as it leaves your board or at the end: {reward} with {need}.")

ANYWHERE: Final = (
    later(
        "To take a tile anywhere in the city, choose one in any quadrant and put it on your board as with "
        "the action. The requirement holds, icons may be spent; it is not possible if no spot can be used."
    ),
    later(
        "A building action on any empty site may use an open one in any quadrant; coins and masonry are "
        "needed as always."
    ),
)


def clauses(printed: Printed) -> dict[str, str]:
    """Return the clauses of the three chapters; each names facts of its own number."""
    out: dict[str, str] = {}
    tiles = printed.edition.buildings.tiles
    for building in range(tiles):
        out[f"17.{building + 1}"] = BUILDING
    for number, text in enumerate(ANYWHERE, tiles + 1):
        out[f"17.{number}"] = text
    for chapter, deck, text in (("18", DAY, DAY_CARD), ("19", NIGHT, NIGHT_CARD)):
        cards = [card for card, of in enumerate(printed.edition.cards.deck) if of == deck]
        for number in range(1, len(cards) + 1):
            out[f"{chapter}.{number}"] = text
    return out
