"""A second writing of what the solo bot chooses, in words. See `second_reading.py`."""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import NOBODY
from tests.games.baghdad.second_reading import (
    CLOCKWISE,
    LEVEL,
    LOCATIONS,
    NAMES,
    NIGHT,
    PRINTED,
    ROWS,
    Sight,
    amounts,
    built_on,
    is_full,
    open_locations,
    type_at,
)

CARDS: Final = PRINTED["bot_card"]
DAY: Final = {card["id"]: card for card in PRINTED["day_card"]}
BEGIN: Final = dict(zip(CLOCKWISE, PRINTED["quadrants"]["begin_at_degrees"], strict=True))
FOLLOWING: Final = {entry["id"]: entry["next"] for entry in PRINTED["river_space"]}


class Bot:
    """The bot and its opponent as they stand."""

    def __init__(self, game: Baghdad) -> None:
        self.game = game
        self.me = Sight(game, 1)
        self.player = Sight(game, 0)
        self.top = CARDS[game.bot_top]
        self.active = CARDS[game.bot_active]

    def done(self, sight: Sight, symbol: str) -> int:
        return sight.count("architects" if symbol == "palace" else symbol)

    def symbol(self, left_out: set[str]) -> tuple[str, str] | None:
        """Return the symbol carried out and its location."""
        open_ones = [
            symbol
            for symbol in self.active["symbols"]
            if symbol not in left_out and self.done(self.me, symbol) < 5
        ]
        for symbol in sorted(open_ones, key=lambda each: -self.done(self.player, each)):
            location = self.location(symbol)
            if location:
                return symbol, location
        return None

    def quadrants(self) -> list[str]:
        """Return the quadrants in the order in which they are searched."""
        start = self.me.vizier or self.player.vizier
        first = CLOCKWISE.index(LOCATIONS[start]["quadrant"]) + 1
        return [CLOCKWISE[(first + further) % 4] for further in range(4)]

    def location(self, symbol: str) -> str:
        for quadrant in self.quadrants():
            places = [
                place
                for place in LOCATIONS
                if LOCATIONS[place]["quadrant"] == quadrant and place != self.player.vizier
            ]
            if symbol == "palace":
                found = [place for place in places if LOCATIONS[place]["kind"] == "palace"]
            elif symbol == "buildings":
                sites = open_locations(self.game) - built_on(self.game)
                found = self.quietest(
                    [place for place in places if place in sites and LOCATIONS[place]["kind"] == "site"]
                )
            else:
                found = [place for place in places if self.wants(place, symbol)]
                found = self.quietest(found)
                found = [p for p in found if LOCATIONS[p]["ring"] == self.top["ring"]] or found
            if found:
                return str(min(found, key=lambda place: self.way(LOCATIONS[place]["degrees"], quadrant)))
        return ""

    def wants(self, place: str, row: str) -> bool:
        """Tell whether a slot holds a tile for a row; no artefact twice."""
        if ROWS.get(type_at(self.game, place)) != row:
            return False
        tile = NAMES.tiles[self.game.city[NAMES.locations.index(place)]]
        return row != "artefacts" or tile not in self.me.tiles["artefact"].values()

    def quietest(self, places: list[str]) -> list[str]:
        """Return those with the fewest students and patients beside them."""
        loud = {place for place in LOCATIONS if type_at(self.game, place) in ("student", "patient")}
        burden = {place: len(loud.intersection(LOCATIONS[place]["links"])) for place in places}
        return [place for place in places if burden[place] == min(burden.values())]

    def way(self, degrees: int, quadrant: str = "") -> int:
        """Return the degrees clockwise from the vizier, or from where the quadrant begins."""
        if self.me.vizier:
            return int(degrees - LOCATIONS[self.me.vizier]["degrees"]) % 360
        return int(degrees - (BEGIN[quadrant] if quadrant else 0)) % 360

    def building(self) -> str:
        """Return the tile it would build now."""
        level = self.me.count("buildings")
        rows = {"outer": self.game.tops, "inner": self.game.bottoms}
        shown = {
            ring: NAMES.buildings[row[level]] if row[level] < len(LEVEL) else "" for ring, row in rows.items()
        }
        if not all(shown.values()):
            return shown["outer"] or shown["inner"]
        if level == 4:
            counted = {entry["id"]: entry.get("counts", "") for entry in PRINTED["building"]}
            worth = {ring: 3 * self.me.count(counted[name]) for ring, name in shown.items()}
            if worth["outer"] != worth["inner"]:
                return shown[max(worth, key=lambda ring: worth[ring])]
        return shown[self.top["ring"]]

    def piece(self) -> str:
        """Return the palace piece it would build now."""
        left = [name for name, owner in zip(NAMES.pieces, self.game.pieces, strict=True) if owner == NOBODY]
        if "base" in left and not any(name.startswith("foundation") for name in left):
            return "base"
        printed = {piece["id"]: piece for piece in PRINTED["palace_piece"]}
        things = dict(zip(NAMES.sections, self.game.tokens[4:], strict=True))
        degrees = dict(zip(NAMES.sections, PRINTED["palace_sections"]["degrees"], strict=True))

        def rank(name: str) -> tuple[int, int, int]:
            section = name.split("-")[1]
            points = printed[name]["multiplier"] * self.me.count(NAMES.things[things[section]])
            return -points, sum(amounts(printed[name]["cost"]).values()), self.way(degrees[section])

        choices = [name for name in left if "-" in name]
        return min(choices, key=rank) if choices else ""

    def character(self) -> str:
        """Return the card it would take now."""
        shown = [NAMES.cards[card] for card in self.game.display if card < len(NAMES.cards)]
        wanted = NIGHT if self.top["sky"] == "night" else DAY
        fitting = [card for card in shown if card in wanted]
        if not fitting:
            return shown[0] if shown else ""
        lacks = {card: self.lacks(wanted[card]["needs"]) for card in fitting}
        nearest = [card for card in fitting if lacks[card] == min(lacks.values())]
        if wanted is DAY:
            return nearest[0]
        most = max(NIGHT[card]["points"] for card in nearest)
        return [card for card in nearest if NIGHT[card]["points"] == most][-1]

    def lacks(self, needs: str) -> int:
        number, thing = needs.split()
        has = 0 if thing in ("coins", "favour") else self.me.count(thing)
        return max(0, int(number) - has)

    def course(self, space: str) -> str:
        """Return where its boat goes from a river space."""
        ways = FOLLOWING[space]
        if len(ways) == 1:
            return str(ways[0])
        boats = [min(self.boats(port) for port in ports_beyond(way)) for way in ways]
        if boats[0] != boats[1]:
            return str(ways[0] if boats[0] < boats[1] else ways[1])
        worth = [max(self.value(port) for port in ports_beyond(way)) for way in ways]
        if worth[0] != worth[1]:
            return str(ways[0] if worth[0] > worth[1] else ways[1])
        turn = PRINTED["bot"]["direction_by_number"].split()[self.top["number"] - 1]
        return str(ways[0] if turn == "left" else ways[1])

    def boats(self, port: str) -> int:
        first = 4 * NAMES.ports.index(port)
        return sum(owner != NOBODY for owner in self.game.ports[first : first + 4])

    def value(self, port: str) -> int:
        if is_full(self.game, port):
            return 0
        multipliers = next(entry["multipliers"] for entry in PRINTED["port"] if entry["id"] == port)
        thing = NAMES.things[self.game.tokens[NAMES.ports.index(port)]]
        number = self.me.count(thing)
        if thing == "night-cards":
            number = sum(card in NIGHT for card in self.me.discard)
        return int(multipliers[self.boats(port)] * number)


def ports_beyond(node: str) -> list[str]:
    """Return the ports that a boat can still reach from a space."""
    if node in NAMES.ports:
        return [node]
    return [port for other in FOLLOWING[node] for port in ports_beyond(other)]
