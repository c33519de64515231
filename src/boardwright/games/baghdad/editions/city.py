"""The city: quadrants, gates, locations and their connections."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, rising, shown
from boardwright.editions.field import each, index, only, texts, whole, wholes
from boardwright.games.baghdad.components import INNER, OUTER, PALACE_SITE, QUADRANTS, SITE, TILE_SLOT
from boardwright.games.baghdad.editions.box import SEATS, CityTiles
from boardwright.kernel.bits import BIT
from boardwright.sentence import Sentence

QUADRANT_IDS: Final = ["NW", "NE", "SE", "SW"]
"""Clockwise, as the rules number them."""

KINDS: Final = {"slot": TILE_SLOT, "site": SITE, "palace": PALACE_SITE}
RINGS: Final = {"outer": OUTER, "inner": INNER}
NO_RING: Final = 2
WHOLE: Final = 360
MOST_LOCATIONS: Final = 60
LEAST_OPEN: Final = SEATS + 1
"""Locations of a quadrant that are never closed: one for each vizier, and another."""


class Quadrants(Section, path="quadrants"):
    """The quadrants. BAG-1.2"""

    clockwise: list[str] = only(QUADRANT_IDS)
    quadrant_angle: list[int] = wholes(QUADRANTS, 0, WHOLE - 1, "begin_at_degrees")


class Gates(Section, path="gates"):
    """The quadrants that one leaves and enters through the gates. BAG-7.4"""

    golden_gate: int = index(QUADRANT_IDS, "golden_from")
    golden_to: int = index(QUADRANT_IDS)
    black_gate: int = index(QUADRANT_IDS, "black_from")
    black_to: int = index(QUADRANT_IDS)

    @check
    def they_lead_clockwise(self) -> None:
        for key, left, entered in (
            ("golden_to", self.golden_gate, self.golden_to),
            ("black_to", self.black_gate, self.black_to),
        ):
            if entered != (left + 1) % QUADRANTS and self.sound:
                self.table.report(
                    key,
                    "{key} is {given}; give {wanted}, the quadrant clockwise of {left}.",
                    given=shown(QUADRANT_IDS[entered]),
                    wanted=shown(QUADRANT_IDS[(left + 1) % QUADRANTS]),
                    left=QUADRANT_IDS[left],
                )


class Location(Row):
    """A location of the city. BAG-1.2"""

    quadrant: int = index(QUADRANT_IDS)
    kind: int = index(KINDS)
    ring: int = index(RINGS, default=NO_RING, when=lambda row: row.kind == TILE_SLOT)
    min_players: int = whole(1, SEATS, "from_players", default=1, when=lambda row: row.kind == SITE)
    angle: int = whole(0, WHOLE - 1, "degrees")
    ways: list[str] = texts(
        allowed=lambda row: [id for id in row.read.whatever(Locations).ids if id], key="links"
    )

    @property
    def links(self) -> int:
        """The connected locations as a mask."""
        ids = self.read[Locations].ids
        return sum(BIT[ids.index(name)] for name in self.ways)


class Locations(Rows[Location], path="location", most=MOST_LOCATIONS):
    """The locations, in the order in which empty slots are filled."""

    @check
    def links_are_mutual(self) -> None:
        """Refuse connections that are told from one side only."""
        by_id = {location.id: location for location in self}
        for location in self:
            for name in location.ways:
                if name == location.id:
                    location.table.report("links", "{key} names the location itself; remove it.")
                elif location.id not in by_id[name].ways:
                    location.table.report(
                        "links",
                        "{key} names {there}, but location[{there}].links does not name {here}; correct one"
                        " of them.",
                        there=name,
                        here=location.id,
                    )

    @check
    def quadrants_have_what_they_need(self) -> None:
        angles = self.read[Quadrants].quadrant_angle
        for quadrant, name in enumerate(QUADRANT_IDS):
            here = [location for location in self if location.quadrant == quadrant]
            palaces = [location for location in here if location.kind == PALACE_SITE]
            if len(palaces) != 1:
                (palaces[1] if palaces else self[-1]).table.report(
                    "kind",
                    "quadrant {quadrant} has {count} palace sites; give it one.",
                    quadrant=name,
                    count=len(palaces),
                )
            if len([location for location in here if location.kind != SITE]) < LEAST_OPEN:
                (here or [*self])[-1].table.report(
                    "quadrant",
                    "quadrant {quadrant} has too few locations that are never closed, so that a vizier might "
                    "find none; give it {least} slots and palace sites or more.",
                    quadrant=name,
                    least=LEAST_OPEN,
                )
                continue
            begin, end = angles[quadrant], angles[(quadrant + 1) % QUADRANTS]
            for location in here:
                if (location.angle - begin) % WHOLE >= ((end - begin) % WHOLE or WHOLE):
                    location.report(
                        "degrees",
                        "{key} is {angle}, outside its quadrant; give a number from {begin} on and before"
                        " {end}.",
                        begin=begin,
                        end=end,
                    )


class Map(Section, path="map"):
    """How many locations there are. BAG-1.2"""

    tile_slots: int = whole(1, MOST_LOCATIONS)
    palaces: int = only(QUADRANTS, "palace_sites")
    open_sites: list[int] = each(
        ["sites_1_player", "sites_2_players", "sites_3_players", "sites_4_players"], whole(1, MOST_LOCATIONS)
    )

    @check
    def numbers_agree(self) -> None:
        rising(self.table, "sites_1_player", self.open_sites)
        locations = self.read[Locations]
        kinds = locations.column("kind")
        counted = Sentence("the number of such locations")
        self.compare("tile_slots", counted, kinds.count(TILE_SLOT))
        self.compare("palace_sites", counted, kinds.count(PALACE_SITE))
        for n in range(1, SEATS + 1):
            here = [one for one in locations if one.kind == SITE and one.min_players <= n]
            opened = Sentence("the number of sites that are open")
            self.compare(f"sites_{n}_player{'s' if n > 1 else ''}", opened, len(here))

    @check
    def tiles_fill_the_slots(self) -> None:
        tiles = sum(self.read[CityTiles].column("starting_tiles"))
        self.at_most("tile_slots", Sentence("the number of city tiles of the starting set"), tiles)
