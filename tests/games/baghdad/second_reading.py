"""A second, slow writing of the rules of Baghdad, from names and the words of the edition file.

It shares neither numbers nor code with the engine: what lies on the table is turned into words first.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from itertools import combinations, product
from typing import Any, Final

from boardwright.games.baghdad import edition
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import NOBODY

PRINTED: Final[dict[str, Any]] = tomllib.loads(
    (files(edition.__package__) / "editions" / "retail.toml").read_text(encoding="utf-8")
)
NAMES: Final = edition.load().names
ROWS: Final = {"book": "books", "patient": "patients", "artefact": "artefacts", "student": "students"}
LOCATIONS: Final = {entry["id"]: entry for entry in PRINTED["location"]}
CLOCKWISE: Final = PRINTED["quadrants"]["clockwise"]
SPOT_ICONS: Final = PRINTED["player_board"]["spot_icons"]
NIGHT: Final = {card["id"]: card for card in PRINTED["night_card"]}
LEVEL: Final = {entry["id"]: entry["level"] for entry in PRINTED["building"]}


def amounts(text: str) -> dict[str, int]:
    """Return `2 quill + 1 boat` as numbers by name."""
    return {part.split()[1]: int(part.split()[0]) for part in text.split(" + ")}


ICONS: Final = {
    card: amounts(text) for card, text in PRINTED["card_icons"].items() if card in NAMES.cards
} | {card["id"]: amounts(card["icons"]) for card in PRINTED["starting_card"]}


class Sight:
    """One player's things in words."""

    def __init__(self, game: Baghdad, seat: int) -> None:
        me = game.players[seat]
        self.game = game
        self.seat = seat
        self.bot = game.solo() and seat == 1
        self.face_up = [NAMES.cards[card] for card in me.slots if card < len(NAMES.cards)]
        self.discard = [name for number, name in enumerate(NAMES.cards) if me.discard >> number & 1]
        self.tiles = {
            type: {
                spot + 1: NAMES.tiles[me.spots[5 * row + spot]]
                for spot in range(5)
                if me.filled >> (5 * row + spot) & 1
            }
            for row, type in enumerate(NAMES.types)
        }
        self.spent = {spot + 1 for spot in range(5) if me.flipped >> (15 + spot) & 1}
        self.contracts = [name for number, name in enumerate(NAMES.contracts) if me.contracts >> number & 1]
        self.goods = dict(zip(NAMES.goods, me.goods, strict=True))
        self.coins, self.wilds, self.steps = me.coins, me.wilds, me.steps
        self.favour = PRINTED["favour_track"]["points"][::-1][me.favour]
        self.vizier = NAMES.locations[me.vizier] if me.vizier < len(NAMES.locations) else ""
        self.boats = {name: me.river >> (4 * number) & 15 for number, name in enumerate(NAMES.spaces)}
        self.boats_left = me.boats
        self.houses = [house + 1 for house in range(5) if me.houses >> house & 1]
        self.architects = [architect + 1 for architect in range(5) if me.architects >> architect & 1]

    def skill(self, name: str) -> int:
        """Return the icons in view."""
        n = sum(ICONS[card].get(name, 0) for card in self.face_up)
        return n + (self.game.players[self.seat].skill_tiles >> NAMES.skills.index(name) & 1)

    def spare(self, name: str) -> tuple[int, int, int]:
        """Return the wilds, students and contracts that could be spent on a skill."""
        covers = name in PRINTED["skills"]["wild_covers"]
        if name == "masonry" and self.game.switches.wilds_are_no_masonry:
            covers = False
        students = [
            spot
            for spot, tile in self.tiles["student"].items()
            if tile == f"student-{name}" and spot not in self.spent
        ]
        skills = {entry["id"]: entry["skill"] for entry in PRINTED["contract"]}
        contracts = [contract for contract in self.contracts if skills[contract] == name]
        return (self.wilds if covers else 0, len(students), len(contracts))

    def can(self, name: str, need: int) -> bool:
        return self.skill(name) + sum(self.spare(name)) >= need

    def count(self, thing: str) -> int:
        """Return how many of a thing the player has."""
        if thing in ROWS.values():
            return len(self.tiles[next(type for type, row in ROWS.items() if row == thing)])
        in_port = sum(owner == self.seat for owner in self.game.ports)
        if thing == "artefact-types":
            return len(set(self.tiles["artefact"].values()))
        if thing == "buildings":
            return 5 - len(self.houses)
        if thing == "architects":
            return 5 - len(self.architects)
        if thing == "boats-in-port":
            return in_port
        if thing == "boats":
            on_river = sum(self.boats.values())
            return on_river if self.game.switches.boats_in_port_do_not_count else on_river + in_port
        if thing == "night-cards":
            return len(self.night_cards())
        assert thing in ("coins", "favour"), thing
        return int(self.coins if thing == "coins" else self.favour)

    def meets(self, card: str) -> bool:
        need, thing = NIGHT[card]["needs"].split()
        return self.count(thing) >= int(need)

    def night_cards(self) -> list[str]:
        """Return the night cards that score now."""
        laid = [card for card in self.discard if card in NIGHT]
        if self.bot:
            return [card for card in laid if self.meets(card)]
        return laid + [card for card in self.face_up if card in NIGHT and self.meets(card)]


def rivals(game: Baghdad, seat: int) -> set[str]:
    """Return where the other viziers stand."""
    return {Sight(game, other).vizier for other in range(game.count) if other != seat} - {""}


def open_locations(game: Baghdad) -> set[str]:
    """Return the locations in play."""
    marks = {"site-2": 3, "site-4": 4}
    return {name for name in LOCATIONS if game.count >= marks.get(name.split("-", 1)[1], 1)}


def built_on(game: Baghdad) -> set[str]:
    """Return the sites with a building."""
    return {
        name
        for number, name in enumerate(NAMES.locations)
        if LOCATIONS[name]["kind"] == "site" and game.city[number] < len(NAMES.buildings)
    }


def moves_of_vizier(game: Baghdad, seat: int) -> set[str]:
    me = Sight(game, seat)
    places = open_locations(game) - built_on(game) - rivals(game, seat)
    if me.vizier:
        here = CLOCKWISE.index(LOCATIONS[me.vizier]["quadrant"])
        reach = [CLOCKWISE[(here + 1 + steps) % 4] for steps in range(min(me.steps, 3) + 1)]
        places = {place for place in places if LOCATIONS[place]["quadrant"] in reach}
        if game.switches.never_the_same_location:
            places -= {me.vizier}
    return {f"move-vizier {place}" for place in places}


def tiles_to_place(game: Baghdad, seat: int, where: str, type: str, waived: int) -> set[str]:
    me = Sight(game, seat)
    skill = next(row["skill"] for row in PRINTED["row"] if row["id"] == ROWS[type])
    spots = [
        str(spot)
        for spot in range(1, 6)
        if spot not in me.tiles[type] and me.can(skill, SPOT_ICONS[spot - 1] - waived)
    ]
    column = game.players[seat].civic[NAMES.types.index(type)]
    if game.public_works and column >= len(NAMES.tiles) and me.can(skill, 1 - waived):
        spots.append("civic")
    slots = [where] if where else sorted(set(LOCATIONS) - rivals(game, seat))
    found = {f"place {slot} {spot}" for slot in slots for spot in spots if type_at(game, slot) == type}
    duty = game.switches.action_is_a_duty and where
    return found if duty and found else found | {"skip"}


def type_at(game: Baghdad, slot: str) -> str:
    """Return the type of the tile on a slot, or nothing."""
    tile = game.city[NAMES.locations.index(slot)]
    if LOCATIONS[slot]["kind"] != "slot" or tile >= len(NAMES.tiles):
        return ""
    name = NAMES.tiles[tile].split("-")[0]
    return name if name in ROWS else "artefact"


def different(numbers: list[int], needs: list[int]) -> list[int]:
    """Return the first of those that need the same."""
    return [n for n in numbers if not any(needs[m - 1] == needs[n - 1] for m in numbers if m < n)]


def buildings_to_build(game: Baghdad, seat: int, waived: int, optional: bool) -> set[str]:
    me = Sight(game, seat)
    needs = PRINTED["player_board"]["house_icons"]
    level = min(set(range(1, 6)) - set(range(1, 6 - len(me.houses))))
    shown = [NAMES.buildings[tile] for tile in game.tops + game.bottoms if tile < len(NAMES.buildings)]
    found = set()
    for name, house in product(shown, different(me.houses, needs)):
        coins = PRINTED["building_coins"][name]
        if LEVEL[name] == level and coins <= me.coins and me.can("masonry", needs[house - 1] - waived):
            found.add(f"construct {name} {house}")
            if game.public_works and 8 in game.public_slots:
                found.add(f"construct-public {name} {house}")
    if optional and not (game.switches.action_is_a_duty and found):
        found.add("skip")
    return found


def pieces_to_build(game: Baghdad, seat: int) -> set[str]:
    me = Sight(game, seat)
    needs = PRINTED["player_board"]["architect_icons"]
    left = [name for name, owner in zip(NAMES.pieces, game.pieces, strict=True) if owner == NOBODY]
    found = set()
    for piece in PRINTED["palace_piece"]:
        name = piece["id"]
        waits = name == "base" and any(other.startswith("foundation") for other in left)
        waits = waits or (name == "dome" and (game.count < 3 or "base" in left))
        paid = all(me.goods[good] >= number for good, number in amounts(piece["cost"]).items())
        if name in left and paid and not waits:
            for architect in different(me.architects, needs):
                if me.can("masonry", needs[architect - 1]):
                    found.add(f"build {name} {architect}")
    return found if game.switches.action_is_a_duty and found else found | {"skip"}


def port_actions(game: Baghdad, seat: int, port: str) -> set[str]:
    me = Sight(game, seat)
    held = [good for good in NAMES.goods if me.goods[good]]
    found = {"skip"}
    for number in range(1, 7):
        found |= {f"sell {'+'.join(some)}" for some in combinations(held, number)}
    if me.coins >= 2:
        found |= {f"buy {good}" for good in NAMES.goods}
    if me.coins >= 5:
        found |= {f"buy-two {one} {two}" for n, one in enumerate(NAMES.goods) for two in NAMES.goods[n:]}
    stack = next(entry["contracts"] for entry in PRINTED["port"] if entry["id"] == port)
    top = game.contract_tops[NAMES.stacks.index(stack)]
    if game.contracts and top < len(NAMES.contracts):
        goods = next(entry["goods"] for entry in PRINTED["contract"] if entry["id"] == NAMES.contracts[top])
        if all(me.goods[good] for good in goods):
            found.add("fulfil-contract")
    return found


def boat_moves(game: Baghdad, seat: int, left: int, moved: dict[str, int]) -> set[str]:
    me = Sight(game, seat)
    following = {entry["id"]: entry["next"] for entry in PRINTED["river_space"]}
    found = set()
    for space, boats in me.boats.items():
        if boats > moved.get(space, 0):
            ends = {space}
            for _ in range(left):
                ends = {
                    "start" if is_full(game, node) else node
                    for end in ends
                    if end in following
                    for node in following[end]
                }
                found |= {f"move-boat {space} {end}" for end in ends}
    return found if game.switches.boat_moves_are_a_duty and found else found | {"stop"}


def is_full(game: Baghdad, node: str) -> bool:
    if node not in NAMES.ports:
        return False
    port = NAMES.ports.index(node)
    return NOBODY not in game.ports[4 * port : 4 * port + 4]


def payments(game: Baghdad, seat: int, skill: str, need: int) -> set[str]:
    wilds, students, contracts = Sight(game, seat).spare(skill)
    found = set()
    for one, two, three in product(range(wilds + 1), range(students + 1), range(contracts + 1)):
        if one + two + three == need:
            words = zip((one, two, three), ("wild", "student", "contract"), strict=True)
            found.add("spend " + " ".join(f"{n}-{word}" if n == 1 else f"{n}-{word}s" for n, word in words))
    return found


def bonus_actions(game: Baghdad, seat: int) -> set[str]:
    me = Sight(game, seat)
    found = set()
    costs = PRINTED["player_board"]["boat_coins"]
    if me.boats_left and not me.boats["start"] and me.coins >= costs[4 - me.boats_left]:
        found.add("buy-boat")
    if me.favour >= 0:
        found |= {"favour-for-coin", "favour-for-wild", *(f"favour-for-good {good}" for good in NAMES.goods)}
    return found


def points(game: Baghdad, seat: int) -> int:
    """Return the points at the end."""
    me = Sight(game, seat)
    n = 0
    sections = PRINTED["palace_sections"]["ids"]
    places = [*NAMES.ports, *sections]
    for place, token in zip(places, game.tokens, strict=True):
        if place in NAMES.ports:
            port = next(entry for entry in PRINTED["port"] if entry["id"] == place)
            first = 4 * NAMES.ports.index(place)
            owners = zip(game.ports[first : first + 4], port["multipliers"], strict=True)
            multiplier = sum(number for owner, number in owners if owner == seat)
        else:
            mine = {name for name, owner in zip(NAMES.pieces, game.pieces, strict=True) if owner == seat}
            multiplier = sum(
                piece["multiplier"]
                for piece in PRINTED["palace_piece"]
                if piece["id"] in mine and piece["id"].endswith(place)
            )
        n += multiplier * me.count(NAMES.things[token])
    for name, owner in zip(NAMES.pieces, game.pieces, strict=True):
        if owner == seat and name in ("base", "dome"):
            n += PRINTED["palace_points"][name]
    n += sum(NIGHT[card]["points"] for card in me.night_cards())
    n += sum(PRINTED["artefact_points"]["by_spot"][spot - 1] for spot in me.tiles["artefact"])
    n += level_five(game, seat, me)
    if me.bot:
        n += PRINTED["bot_board"][game.difficulty]["favour_points"]
    else:
        n += me.favour - 3 * game.players[seat].shame
    houses = PRINTED["public_houses"]["points"]
    n += sum(worth for worth, owner in zip(houses, game.public_slots, strict=True) if owner == seat)
    if game.public_works:
        n -= 5 * sum(tile >= len(NAMES.tiles) for tile in game.players[seat].civic)
    kept = game.players[seat].objectives.bit_count()
    for place in (0, 1):
        if game.shown[place] < len(NAMES.objectives) and game.marks[4 * place + seat] >> 20:
            kept += 1
    return int(n + 5 * kept)


def level_five(game: Baghdad, seat: int, me: Sight) -> int:
    building = game.players[seat].level_five
    counted = {
        "architects-guild": "architects",
        "grand-bazaar": "artefacts",
        "madrasa": "students",
        "meeting-hall": "night-cards",
        "harbour-master": "boats-in-port",
        "hospital": "patients",
        "library": "books",
    }
    return 3 * me.count(counted[NAMES.buildings[building]]) if building < len(NAMES.buildings) else 0
