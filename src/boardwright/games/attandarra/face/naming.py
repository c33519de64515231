"""What things and people are called at one table, and by which ids the board draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from boardwright.faces.telling.people import People
from boardwright.faces.telling.wording import Thing, say, translated
from boardwright.games.attandarra.components import CITIZEN, GATE, MEADOW, RESERVOIR
from boardwright.games.attandarra.edition import Printed
from boardwright.games.attandarra.state import Attandarra
from boardwright.table.observation import Observation

EVENT_ICONS: Final = ["hist-charter", "hist-hanse", "hist-mint", "hist-plague", "hist-fire", "hist-loot"]
TILE_WORDS: Final = {MEADOW: "meadow", RESERVOIR: "reservoir", GATE: "gate"}  # as in the log


def game_of(observation: Observation) -> Attandarra:
    """Return the table as the viewer sees it."""
    return cast(Attandarra, observation.game)


def printed_of(observation: Observation) -> Printed:
    """Return the edition with its names."""
    return cast(Printed, observation.printed)


class Naming(People):
    """Names of one edition, and people as one viewer calls them."""

    def __init__(self, printed: Printed, people: Sequence[str], viewer: int) -> None:
        """Take the edition, the players' names by seat, and the viewer's seat or NOBODY."""
        super().__init__(people, viewer)
        self.printed = printed
        self.names = printed.names

    # Things -------------------------------------------------------------------------------------

    def material(self, material: int) -> str:
        """Return a material as it stands inside a sentence."""
        return translated(self.names.material_names[material]).lower()

    def tile(self, tile: int) -> str:
        """Return the English name of a tile."""
        return say("City Gate") if tile == GATE else translated(self.names.english[tile])

    def the_tile(self, tile: int) -> str:
        """Return a tile's name inside a sentence; those that exist once keep their article."""
        return say("the {tile}", tile=self.tile(tile))

    def space(self, space: int) -> str:
        """Return a space such as `C2`."""
        return self.names.spaces[space]

    def street(self, street: int) -> str:
        """Return a street as a person calls it: `column C` or `row 2`."""
        name = self.names.streets[street]
        if street < len(self.names.columns):
            return say("column {name}", name=name)
        return say("row {name}", name=name)

    def marker(self, marker: int) -> str:
        """Return `citizen` or `coin`."""
        return say("citizen") if marker == CITIZEN else say("coin")

    def event(self, event: int) -> str:
        """Return the name of a history tile."""
        return translated(self.names.event_names[event])

    # Things that point at the board -------------------------------------------------------------

    def tile_thing(self, seat: int, tile: int, space: int) -> Thing:
        """Return a tile in a city, linked."""
        return Thing(self.tile(tile), self.tile_id(seat, space))

    def material_thing(self, material: int) -> Thing:
        """Return a material, linked to its column of the display."""
        return Thing(self.material(material), self.display_id(material))

    def tile_id(self, seat: int, space: int) -> str:
        """Return the id of the piece on a city space."""
        return f"tile-{seat}-{self.names.spaces[space]}"

    def cell_id(self, seat: int, space: int) -> str:
        """Return the id of a printed city space."""
        return f"city-{seat}-{self.names.spaces[space]}"

    def market_id(self, space: int) -> str:
        """Return the id of a marker space of the main board."""
        return f"market-{self.names.spaces[space]}"

    def street_id(self, street: int) -> str:
        """Return the id of a street's letter or numeral on the main board."""
        return f"street-{self.names.streets[street]}"

    def display_id(self, material: int) -> str:
        """Return the id of a column of the display."""
        return f"display-{self.names.materials[material]}"

    def supply_id(self, seat: int, tile: int) -> str:
        """Return the id of a tile in a player's supply."""
        return f"supply-{seat}-{self.tile_word(tile)}"

    def tile_word(self, tile: int) -> str:
        """Return the short word of a tile, such as `hospital`."""
        word = TILE_WORDS.get(tile)
        return self.names.buildings[tile] if word is None else word


def naming_of(observation: Observation, people: Sequence[str]) -> Naming:
    """Return the names as the viewer of an observation uses them."""
    return Naming(printed_of(observation), people, observation.seat)
