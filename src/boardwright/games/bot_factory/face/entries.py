"""What the pieces of Bot Factory are and do, for inspector and legend."""

from __future__ import annotations

from typing import cast

from boardwright.faces.face import Entry
from boardwright.faces.telling.entries import One, Said
from boardwright.games.bot_factory.edition import Printed
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.title import Printed as AnyPrinted
from boardwright.kernel.packing import NOBODY

FIRST_TILE = 6  # of their clauses


def entries(printed: AnyPrinted, said: Said) -> list[Entry]:
    """Return what all things of an edition are; a production tile is known by its name."""
    naming = Naming(cast(Printed, printed), [], NOBODY)
    tiles = [
        One(
            id,
            {"name": naming.tile(tile)},
            f"BOT-15.{tile + FIRST_TILE}",
            naming.id_of("tile", tile),
            (naming.tile(tile), id),
        )
        for tile, id in enumerate(naming.names.tiles)
    ]
    return said.entries({"tile": tiles})
