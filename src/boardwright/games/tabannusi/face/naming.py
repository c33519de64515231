"""What the pieces and places of Tabannusi are called in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, cast

from boardwright.faces.telling.people import People, seats_in_view
from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import (
    Thing,
    both,
    capital,
    later,
    points_of,
    say,
    say_count,
    semicolon,
    translated,
)
from boardwright.games.tabannusi import components
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    DISTRICTS,
    LINES,
    SECTION_SPACES,
    SHIPS,
    SPACES,
    TRACKS,
    UNKNOWN,
)
from boardwright.games.tabannusi.edition import Printed
from boardwright.games.tabannusi.face.bonus_words import bonuses_in_words, joined
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation

SHIP_NAMES: Final = sentence_file(__package__, "ships")["names"]
COUNTED: Final = {  # what a Ziggurat tile counts
    components.PER_HOUSE_COMMON: later("for each House in Districts 1, 2 and 3"),
    components.PER_HOUSE_ZIGGURAT: later("for each House on the Ziggurat"),
    components.PER_BOUNDARY: later("for each boundary passed"),
    components.PER_SHIP: later("for each Ship"),
    components.PER_BUILDING_WITH_GARDEN: later("for each Building beside a Garden"),
    components.PER_GARDEN: later("for each own Garden"),
    components.PER_HOUSE_PORT: later("for each House in the Port"),
    components.FLAT: later("in any case"),
    components.PER_CARD: later("for each Urban card and Decree completed"),
    components.PER_COLOUR_SET: later("for each set of Buildings or Ships in three colours"),
}


class Things:
    """The names of an edition, the same for everybody."""

    def __init__(self, printed: Printed) -> None:
        """Take an edition."""
        self.printed = printed
        self.names = printed.names
        self.edition = printed.edition

    # Places -------------------------------------------------------------------------------------

    def district(self, district: int) -> str:
        """Return a District by its printed number."""
        return say("District {number}", number=self.names.districts[district])

    def district_in_full(self, district: int) -> str:
        """Return a District by number and name."""
        name = translated(self.names.district_names[district])
        return say("District {number} ({name})", number=self.names.districts[district], name=name)

    def place(self, game: Tabannusi, place: int) -> str:
        """Return a space of a common District; border Water has one name."""
        return self.names.places[game.board.name_of(place)]

    def spot(self, game: Tabannusi, place: int) -> Thing:
        """Return a space as a link."""
        name = self.place(game, place)
        return Thing(name, f"space-{name}")

    def places_of(self, game: Tabannusi, district: int, spaces: int) -> str:
        """Return some spaces of a District, or `none`."""
        taken = [k for k in range(SPACES) if spaces >> k & 1]
        return joined([self.place(game, district * SPACES + space) for space in taken]) or say("none")

    def line(self, line: int) -> str:
        """Return a row or a column of the Port."""
        if line < LINES // 2:
            return say("row {number}", number=line + 1)
        return say("column {number}", number=line - LINES // 2 + 1)

    def port_space(self, space: int) -> str:
        """Return a House space of the Port."""
        side = say("red") if space % 2 else say("blue")
        return say("the {side} space of {line}", side=side, line=self.line(space // 2))

    def ziggurat_space(self, space: int) -> str:
        """Return a House space of the Ziggurat."""
        colour = self.names.tracks[space // SECTION_SPACES]
        return say("{colour} space {number}", colour=translated(colour), number=space % SECTION_SPACES + 1)

    # Links --------------------------------------------------------------------------------------

    def district_link(self, district: int) -> Thing:
        """Return a District as a link."""
        return Thing(self.district(district), f"district-{self.names.districts[district]}")

    def port_link(self, space: int) -> Thing:
        """Return a House space of the Port as a link."""
        return Thing(self.port_space(space), f"port-{self.names.port_spaces[space]}")

    def ziggurat_link(self, space: int) -> Thing:
        """Return a House space of the Ziggurat as a link."""
        return Thing(self.ziggurat_space(space), f"ziggurat-{self.names.ziggurat_spaces[space]}")

    def ship_link(self, game: Tabannusi, cell: int) -> Thing:
        """Return the Ship in a cell of the Port as a link."""
        return Thing(self.ship_at(game, cell), f"ship-{self.names.cells[cell]}")

    def decree_link(self, decree: int) -> Thing:
        """Return a Decree as a link."""
        return Thing(self.decree_called(decree), f"decree-{self.names.decrees[decree]}")

    # Pieces -------------------------------------------------------------------------------------

    def colour(self, colour: int) -> str:
        """Return a colour."""
        return translated(self.names.colours[colour])

    def row(self, row: int) -> str:
        """Return a row of a Player board."""
        return translated(self.names.rows[row])

    def ship_name(self, ship: int) -> str:
        """Return a Ship after what it can do."""
        key = self.names.ships[ship] if ship < SHIPS else "printed"
        return say(SHIP_NAMES[key], points=points_of(self.edition.ship_points[ship]))

    def ship_called(self, ship: int) -> str:
        """Return a Ship by name and id."""
        return say("{name} ({id})", name=self.ship_name(ship), id=self.names.ships[ship])

    def ship(self, ship: int) -> str:
        """Return a Ship by name, id, colour and size."""
        facts = {"name": self.ship_name(ship), "id": self.names.ships[ship]}
        size = self.edition.ship_size[ship]
        if self.edition.ship_colour[ship] == ANY_COLOUR:
            return say("{name} ({id}; size {size})", size=size, **facts)
        colour = self.colour(self.edition.ship_colour[ship])
        return say("{name} ({id}; {colour}, size {size})", colour=colour, size=size, **facts)

    def ship_at(self, game: Tabannusi, cell: int) -> str:
        """Return the Ship in a cell of the Port, and where that is."""
        return self.ship_in(game.ships[cell], cell)

    def ship_in(self, ship: int, cell: int) -> str:
        """Return a Ship, and in which cell it is."""
        return say("{ship} in {cell}", ship=self.ship(ship), cell=self.names.cells[cell])

    def action_tile(self, tile: int) -> str:
        """Return an Action tile with what it does."""
        effect = bonuses_in_words(self.edition.tile_effects[tile], self.names.colours)
        return say("Action tile for {effect} ({id})", effect=effect, id=self.names.action_tiles[tile])

    def harbormaster(self, tile: int) -> str:
        """Return a Harbormaster with what it does."""
        effect = bonuses_in_words(self.edition.harbormaster_effects[tile], self.names.colours)
        return say("Harbormaster for {effect} ({id})", effect=effect, id=self.names.harbormasters[tile])

    def special_water(self, tile: int) -> str:
        """Return a special Water tile with its bonus."""
        bonus, id = self.bonus(self.special(tile)), self.names.special_water[tile]
        return say("special Water for {bonus} ({id})", bonus=bonus, id=id)

    def special(self, tile: int) -> int:
        """Return the bonus of a special Water tile."""
        return self.edition.special_bonus[tile]

    def bonus(self, bonus: int) -> str:
        """Return one bonus in words."""
        return bonuses_in_words([bonus], self.names.colours)

    def ziggurat_tile(self, tile: int) -> str:
        """Return a Ziggurat tile with what it counts."""
        counted, id = self.counted(tile), self.names.ziggurat_tiles[tile]
        return say("Ziggurat tile with points {counted} ({id})", counted=counted, id=id)

    def counted(self, tile: int) -> str:
        """Return what a Ziggurat tile counts."""
        return say(COUNTED[self.edition.ziggurat_kind[tile]])

    def urban_card(self, card: int) -> str:
        """Return an Urban card with what it asks for, or that it lies face down."""
        if card == UNKNOWN:
            return say("a card that you do not see")
        id, points = self.names.urban_cards[card], self.edition.urban_points[card]
        houses = self.houses_asked(card)
        return say("{id} (Houses: {houses}; {points} points)", id=id, houses=houses, points=points)

    def houses_asked(self, card: int) -> str:
        """Return how many Houses an Urban card asks for, by District."""
        need = self.edition.urban_need[card * DISTRICTS : card * DISTRICTS + DISTRICTS]
        houses = [
            say("{n} in {district}", n=n, district=self.district(district))
            for district, n in enumerate(need)
            if n
        ]
        return both(houses)

    def automa_card(self, card: int) -> str:
        """Return an Automa card by the bonus at its bottom."""
        bonus = self.bonus(self.edition.automa.card_bonus[card])
        return say("Automa card for {bonus} ({id})", bonus=bonus, id=self.names.automa_cards[card])

    # Decrees ------------------------------------------------------------------------------------

    def decree_called(self, decree: int) -> str:
        """Return a Decree by what it asks for and its id."""
        return say("Decree for {asked} ({id})", asked=self.asked(decree), id=self.names.decrees[decree])

    def decree(self, decree: int) -> str:
        """Return a Decree: what it asks for and what it gives."""
        effect = bonuses_in_words(self.edition.decree_effects[decree], self.names.colours)
        return say("{asked}; it gives {effect}", asked=self.asked(decree), effect=effect)

    def asked(self, decree: int) -> str:
        """Return what a Decree asks for."""
        edition = self.edition
        asked: list[str] = []
        buildings = self.by_colour(edition.decree_buildings[decree * TRACKS : decree * TRACKS + TRACKS])
        if buildings:
            words = say("{numbers} Buildings", numbers=buildings)
            if edition.decree_ziggurat[decree]:
                words = say("{numbers} Buildings or Houses on the Ziggurat", numbers=buildings)
            if edition.decree_beside_garden[decree]:
                words = say("{numbers} Buildings, each beside a Garden", numbers=buildings)
            asked.append(words)
        ships = self.by_colour(edition.decree_ships[decree * TRACKS : decree * TRACKS + TRACKS])
        if ships:
            asked.append(say("{numbers} Ships", numbers=ships))
        if edition.decree_port[decree]:
            n = edition.decree_port[decree]
            asked.append(say_count("{n} House in the Port", "{n} Houses in the Port", n))
        if edition.decree_gardens_beside[decree]:
            asked.append(say("{n} Gardens beside your Buildings", n=edition.decree_gardens_beside[decree]))
        if edition.decree_gardens[decree]:
            asked.append(say("{n} Gardens with your marker", n=edition.decree_gardens[decree]))
        if edition.decree_every_tile[decree]:
            asked.append(say("your marker on every Ziggurat tile"))
        return semicolon().join(asked)

    def by_colour(self, numbers: Sequence[int]) -> str:
        """Return numbers by colour, those that are not 0."""
        return both([say("{n} {colour}", n=n, colour=self.colour(c)) for c, n in enumerate(numbers) if n])

    def king(self, king: int) -> str:
        """Return a King of the solo game."""
        return capital(translated(self.names.kings[king]))


@lru_cache(8)
def things_of(printed: Printed) -> Things:
    """Return what the things of an edition are called; drawings of what is printed are kept by it."""
    return Things(printed)


class Naming(Things, People):
    """The names of an edition and of the players, as one viewer calls them."""

    def __init__(self, printed: Printed, people: Sequence[str], viewer: int, solo: bool = False) -> None:
        """Take the players' names by seat; in solo play the Bot has no seat, only a place at the table."""
        Things.__init__(self, printed)
        People.__init__(self, [people[0], say("the Bot")] if solo and people else people, viewer)
        self.bot = BOT if solo else NOBODY
        self.things = things_of(printed)

    def subject(self, seat: int) -> str:
        """Return a player at the beginning of a sentence: only the Bot's is no name."""
        return capital(self.person(seat)) if seat == self.bot else self.person(seat)


def game_of(observation: Observation) -> Tabannusi:
    """Return the game of an observation."""
    return cast(Tabannusi, observation.game)


def naming_of(observation: Observation, names: Sequence[str]) -> Naming:
    """Return what things are called for the viewer of an observation."""
    printed = cast(Printed, observation.printed)
    return Naming(printed, names, observation.seat, game_of(observation).solo)


def is_starting_player(game: Tabannusi, seat: int) -> bool:
    """Tell whether a seat has the token of the starting player, once that is drawn. TAB-2.19"""
    return game.turns > 0 and seat == game.first_player


def people_at(game: Tabannusi) -> list[int]:
    """Return the seats of people; in solo play the Bot has none."""
    return [0] if game.solo else list(range(game.seats))


def everybody_at(game: Tabannusi) -> list[int]:
    """Return all that have an area, the Bot included."""
    return [0, BOT] if game.solo else list(range(game.seats))


def everybody_in_view(observation: Observation, game: Tabannusi) -> tuple[int, tuple[int, ...]]:
    """Return the seat shown large and the others in turn order; in solo play the Bot is the other."""
    if game.solo:
        return 0, (BOT,)
    front, *others = seats_in_view(observation, game.active, game.seats)
    return front, tuple(others)
