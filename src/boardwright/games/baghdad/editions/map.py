"""The city: quadrants, gates, locations and their connections."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare, in_order, no_more_than, rising
from boardwright.games.baghdad.components import BIT, INNER, OUTER, PALACE_SITE, QUADRANTS, SITE, TILE_SLOT
from boardwright.games.baghdad.editions.box import SEATS, Box

QUADRANT_IDS: Final = ["NW", "NE", "SE", "SW"]
"""Clockwise, as the rules number them."""

KINDS: Final = {"slot": TILE_SLOT, "site": SITE, "palace": PALACE_SITE}
RINGS: Final = {"outer": OUTER, "inner": INNER}
NO_RING: Final = 2
WHOLE: Final = 360
MOST_LOCATIONS: Final = 60
LEAST_OPEN: Final = SEATS + 1
"""Locations of a quadrant that are never closed: one for each vizier, and another."""


class Map:
    """The tables `quadrants`, `gates`, `map`, `location`."""

    def __init__(self, document: Document, box: Box) -> None:
        root = document.root
        self.quadrants = root.table("quadrants")
        in_order(self.quadrants, "clockwise", QUADRANT_IDS)
        self.quadrant_angle = self.quadrants.integers("begin_at_degrees", QUADRANTS, 0, WHOLE - 1)
        gates = root.table("gates")
        self.golden_gate = self._read_gate(gates, "golden")
        self.black_gate = self._read_gate(gates, "black")
        self._read_locations(root.tables("location"))
        self._check_links()
        self._check_quadrants()
        self._compare(root.table("map"), box)

    def _read_gate(self, table: Table, gate: str) -> int:
        """Return the quadrant that one leaves through a gate."""
        left = QUADRANT_IDS.index(table.choice(f"{gate}_from", QUADRANT_IDS))
        entered = QUADRANT_IDS.index(table.choice(f"{gate}_to", QUADRANT_IDS))
        if table.sound and entered != (left + 1) % QUADRANTS:
            table.report(
                f"{gate}_to",
                "{key} is {given}; give {wanted}, the quadrant clockwise of {left}.",
                given=shown(QUADRANT_IDS[entered]),
                wanted=shown(QUADRANT_IDS[(left + 1) % QUADRANTS]),
                left=QUADRANT_IDS[left],
            )
        return left

    def _read_locations(self, tables: list[Table]) -> None:
        self.tables = tables
        self.ids = [table.id for table in tables]
        self.quadrant: list[int] = []
        self.kind: list[int] = []
        self.ring: list[int] = []
        self.angle: list[int] = []
        self.min_players: list[int] = []
        self.linked: list[list[str]] = []
        known = [name for name in self.ids if name]
        for table in tables:
            self.quadrant.append(QUADRANT_IDS.index(table.choice("quadrant", QUADRANT_IDS)))
            kind = KINDS[table.choice("kind", list(KINDS))]
            self.kind.append(kind)
            self.ring.append(RINGS[table.choice("ring", list(RINGS))] if kind == TILE_SLOT else NO_RING)
            self.min_players.append(table.integer("from_players", 1, SEATS) if kind == SITE else 1)
            self.angle.append(table.integer("degrees", 0, WHOLE - 1))
            self.linked.append(table.texts("links", allowed=known))
        no_more_than(tables, MOST_LOCATIONS)

    def _check_links(self) -> None:
        """Refuse connections that are told from one side only."""
        self.links = [0] * len(self.tables)
        if not sound(*self.tables):
            return
        for here, table in enumerate(self.tables):
            for name in self.linked[here]:
                there = self.ids.index(name)
                self.links[here] |= BIT[there]
                if there == here:
                    table.report("links", "{key} names the location itself; remove it.")
                elif table.id not in self.linked[there]:
                    table.report(
                        "links",
                        "{key} names {there}, but location[{there}].links does not name {here}; correct one"
                        " of them.",
                        there=name,
                        here=table.id,
                    )

    def _check_quadrants(self) -> None:
        if not (self.tables and sound(self.quadrants, *self.tables)):
            return
        for quadrant, name in enumerate(QUADRANT_IDS):
            here = [place for place in range(len(self.tables)) if self.quadrant[place] == quadrant]
            palaces = [place for place in here if self.kind[place] == PALACE_SITE]
            if len(palaces) != 1:
                self.tables[palaces[1] if palaces else -1].report(
                    "kind",
                    "quadrant {quadrant} has {count} palace sites; give it one.",
                    quadrant=name,
                    count=len(palaces),
                )
            if len([place for place in here if self.kind[place] != SITE]) < LEAST_OPEN:
                self.tables[here[-1] if here else -1].report(
                    "quadrant",
                    "quadrant {quadrant} has too few locations that are never closed, so that a vizier might "
                    "find none; give it {least} slots and palace sites or more.",
                    quadrant=name,
                    least=LEAST_OPEN,
                )
                continue
            for place in here:
                self._check_angle(quadrant, place)

    def _check_angle(self, quadrant: int, place: int) -> None:
        begin = self.quadrant_angle[quadrant]
        end = self.quadrant_angle[(quadrant + 1) % QUADRANTS]
        if (self.angle[place] - begin) % WHOLE >= ((end - begin) % WHOLE or WHOLE):
            self.tables[place].report(
                "degrees",
                "{key} is {angle}, outside its quadrant; give a number from {begin} on and before {end}.",
                angle=self.angle[place],
                begin=begin,
                end=end,
            )

    def _compare(self, table: Table, box: Box) -> None:
        self.map = table
        slots = table.integer("tile_slots", 1, MOST_LOCATIONS)
        palaces = table.integer("palace_sites", QUADRANTS, QUADRANTS)
        sites = [
            table.integer(f"sites_{n}_player{'s' if n > 1 else ''}", 1, MOST_LOCATIONS)
            for n in range(1, SEATS + 1)
        ]
        rising(table, "sites_1_player", sites)
        if not (self.tables and sound(table, *self.tables)):
            return
        counted = Phrase("the number of such locations")
        compare(table, "tile_slots", slots, counted, self.kind.count(TILE_SLOT))
        compare(table, "palace_sites", palaces, counted, self.kind.count(PALACE_SITE))
        for n, stated in enumerate(sites, 1):
            key = f"sites_{n}_player{'s' if n > 1 else ''}"
            here = [
                place for place, kind in enumerate(self.kind) if kind == SITE and self.min_players[place] <= n
            ]
            compare(table, key, stated, Phrase("the number of sites that are open"), len(here))
        if sound(*box.tile_tables) and sum(box.sets[0]) < slots:
            table.report(
                "tile_slots",
                "{key} is {slots}, but the starting set has {tiles} city tiles, too few to fill them; correct"
                " one of them.",
                slots=slots,
                tiles=sum(box.sets[0]),
            )
