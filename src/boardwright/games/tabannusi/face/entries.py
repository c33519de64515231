"""What the pieces of Tabannusi are and do, for inspector and legend."""

from __future__ import annotations

from typing import cast

from boardwright.faces.face import Entry
from boardwright.faces.telling.entries import One, Said
from boardwright.faces.telling.wording import points_of
from boardwright.games.tabannusi.components import SHIPS
from boardwright.games.tabannusi.edition import Printed
from boardwright.games.tabannusi.face.bonus_words import bonuses_in_words
from boardwright.games.tabannusi.face.naming import Things, things_of
from boardwright.games.title import Printed as AnyPrinted

FIRST_TILE, FIRST_SHIP, FIRST_DECREE, FIRST_HARBORMASTER, FIRST_ZIGGURAT = 1, 1, 4, 1, 1  # of their clauses


def entries(printed: AnyPrinted, said: Said) -> list[Entry]:
    """Return what all things of an edition are."""
    things = things_of(cast(Printed, printed))
    return said.entries(
        {
            "special_water": special_water(things),
            "action_tile": action_tiles(things),
            "ships": ships(things),
            "printed_ships": printed_ships(things),
            "harbormaster": harbormasters(things),
            "ziggurat_tile": ziggurat_tiles(things),
            "decree": decrees(things),
            "urban_card": urban_cards(things),
            "automa_card": automa_cards(things),
        }
    )


def special_water(things: Things) -> list[One]:
    """Return special Water by its bonus."""
    return [
        One(id, {"bonus": things.bonus(things.special(tile))}, target=f"special-{id}")
        for tile, id in enumerate(things.names.special_water)
    ]


def action_tiles(things: Things) -> list[One]:
    """Return Action tiles by what they do."""
    effects = things.edition.tile_effects
    return [
        One(id, effect(things, effects[tile]), f"TAB-10.{tile + FIRST_TILE}", f"tile-{id}")
        for tile, id in enumerate(things.names.action_tiles)
    ]


def effect(things: Things, bonuses: list[int]) -> dict[str, object]:
    """Return what bonuses do, as a fact."""
    return {"effect": bonuses_in_words(bonuses, things.names.colours)}


def ships(things: Things) -> list[One]:
    """Return Ships by what they can do."""
    return [
        One(id, {"name": things.ship_name(ship)}, f"TAB-18.{ship + FIRST_SHIP}")
        for ship, id in enumerate(things.names.ships[:SHIPS])
    ]


def printed_ships(things: Things) -> list[One]:
    """Return the Ships on the board."""
    return [
        One(id, {"name": things.ship_name(SHIPS + ship)})
        for ship, id in enumerate(things.names.ships[SHIPS:])
    ]


def harbormasters(things: Things) -> list[One]:
    """Return Harbormasters by what they do."""
    effects = things.edition.harbormaster_effects
    return [
        One(id, effect(things, effects[tile]), f"TAB-21.{tile + FIRST_HARBORMASTER}", f"harbormaster-{id}")
        for tile, id in enumerate(things.names.harbormasters)
    ]


def ziggurat_tiles(things: Things) -> list[One]:
    """Return Ziggurat tiles by what they count."""
    return [
        One(id, {"counted": things.counted(tile)}, f"TAB-17.{tile + FIRST_ZIGGURAT}")
        for tile, id in enumerate(things.names.ziggurat_tiles)
    ]


def decrees(things: Things) -> list[One]:
    """Return Decrees by what they ask for."""
    return [
        One(id, {"asked": things.asked(decree)}, f"TAB-20.{decree + FIRST_DECREE}", f"decree-{id}")
        for decree, id in enumerate(things.names.decrees)
    ]


def urban_cards(things: Things) -> list[One]:
    """Return Urban cards by the Houses they ask for."""
    points = things.edition.urban_points
    return [
        One(
            id, {"houses": things.houses_asked(card), "points": points_of(points[card])}, target=f"urban-{id}"
        )
        for card, id in enumerate(things.names.urban_cards)
    ]


def automa_cards(things: Things) -> list[One]:
    """Return the cards of the Bot by their bonus."""
    return [
        One(id, {"bonus": things.bonus(things.edition.automa.card_bonus[card])}, target=f"automa-{id}")
        for card, id in enumerate(things.names.automa_cards)
    ]
