"""What a position of Tabannusi is worth to the greedy player. Worths are hundredths of a point."""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.actions import PAY, TAKE_BONUS
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    BOTTOM,
    CELLS,
    CLAIM_SPACES,
    COLOURS,
    COMMON,
    DISTRICTS,
    IN_AREA,
    LINES,
    NO_CRATE,
    NOWHERE,
    PORT,
    PORT_SPACES,
    SHIPS,
    TRACKS,
    UNKNOWN,
    ZIGGURAT,
)
from boardwright.games.tabannusi.construct import price_of_building
from boardwright.games.tabannusi.port import price_of_port_house, why_not_port_space
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.scoring import (
    points_of_buildings,
    points_of_port,
    points_of_ziggurat,
    size_with_gardens,
    times_met,
)
from boardwright.games.tabannusi.state import KIND_BITS, Player, QuestionOfTurn, Tabannusi
from boardwright.games.tabannusi.ziggurat import price_of_ziggurat_house
from boardwright.kernel.agenda import Game
from boardwright.kernel.bits import BIT, count, members, total
from boardwright.kernel.packing import OK, verb_of
from boardwright.players.greedy import WORST, Evaluation

LONGEST_ACTION: Final = 24  # answers of an action that is tried out
FULL: Final = 100  # percent
LONG: Final = 3  # Scorings to come from which on there is time for everything

# Things still to be used, while there is time.
DICE: Final = [0, 65, 135, 190, 235, 270, 300]  # of one colour
GOLD: Final = 85
CRATE_UP: Final = 55
CRATE_DOWN: Final = 20
MARKERS: Final = [0, 130, 235, 320, 385, 435, 475, 505, 525, 540, 550]  # Claim markers in the area
GARDEN: Final = 80
WATER: Final = 35
SPECIAL_WATER: Final = 60
HOUSE: Final = 20  # on the board, for the bonuses that come nearer
LEVEL: Final = 55  # of a Mastery marker, for what will be built
LOWEST_LEVEL: Final = 45
GARDEN_ON_BOARD: Final = 40
ABILITY: Final = 130  # of a Ship
TWO_OF_LINE: Final = 70  # towards a Harbormaster
HARBORMASTER: Final = 90  # beyond its points
OWN_PROJECT: Final = 60  # a marker that comes back with a step
TAKEN_UP: Final = 70  # percent of what could be done in the next turn
SOME_DAY: Final = 22  # percent of what could be built elsewhere

URBAN: Final = [100, 62, 40, 25, 14, 8, 4]  # percent, by Houses that are missing
DECREE: Final = [88, 42, 22, 12, 6, 3, 1]  # percent, by things that are missing
AT_END: Final = 5  # Gold decides ties
RIVAL: Final = 30  # percent of the best opponent's points


class TabannusiEvaluation(Evaluation):
    """What is scored and will be, what is at hand, and what the next District offers."""

    def value(self, game: Game, seat: int) -> int:
        """Return the worth of a position for a seat, in hundredths of a point."""
        assert isinstance(game, Tabannusi)
        return self.standing(self.after_action(game, seat), seat)

    def after_action(self, game: Tabannusi, seat: int) -> Tabannusi:
        """Return the position when the action under way is finished, its questions answered as seems best."""
        turn = game.turn()
        for _ in range(LONGEST_ACTION):
            if not game.agenda.frames or game.turn() != turn or game.whose() != seat:
                break
            if isinstance(game.agenda.open_question(), QuestionOfTurn):
                break
            game = self.next_step(game, seat)
        return game

    def next_step(self, game: Tabannusi, seat: int) -> Tabannusi:
        """Return the position after the answer that looks best; prices are paid with dice first."""
        options = game.options()
        if verb_of(options[0]) in (PAY, TAKE_BONUS):
            ahead = game.clone()
            ahead.apply(options[0])
            return ahead
        best = WORST
        choice = game
        for option in options:
            ahead = game.clone()
            ahead.apply(option)
            worth = self.standing(ahead, seat)
            if worth > best:
                best = worth
                choice = ahead
        return choice

    def standing(self, game: Tabannusi, seat: int) -> int:
        """The worth of what lies on the table."""
        me = game.players[seat]
        worth = 100 * me.vp - rivals(game, seat)
        if game.over:
            return worth + AT_END * me.gold
        time = time_left(game, seat)
        worth += self.districts(game, seat)
        worth += self.at_hand(game, seat, time)
        worth += self.mastery(game, me, time)
        worth += self.claims(game, seat, me, time)
        worth += self.cards(game, seat, me, time)
        worth += self.prospects(game, seat, me, time)
        return worth

    def districts(self, game: Tabannusi, seat: int) -> int:
        """What every District would score, as often as it may be scored yet; an empty Barge is scored now."""
        worth = 0
        for district in range(DISTRICTS):
            points = points_of(game, seat, district)
            worth += points * scorings(game, district)
            if game.on_barge(game.local[district]) == 0 and not game.ended:
                worth += GOLD if game.active == seat else 0
                worth += 100 * points
                worth -= 100 * best_of_others(game, seat, district) // 2
        return worth

    def at_hand(self, game: Tabannusi, seat: int, time: int) -> int:
        """Dice, Gold, Crates, markers and tiles."""
        me = game.players[seat]
        worth = GOLD * me.gold
        for colour in range(COLOURS):
            held = me.dice[colour]
            worth += DICE[held] if held < len(DICE) else DICE[-1]
            worth += CRATE_UP * me.crates_up(colour) + CRATE_DOWN * me.crates_down(colour)
        worth += MARKERS[me.markers] if me.markers < len(MARKERS) else MARKERS[-1]
        worth += GARDEN * min(me.gardens, 4) + WATER * min(me.water, 4)
        for where in game.special:
            if where == IN_AREA + seat:
                worth += SPECIAL_WATER
        worth += HOUSE * (game.edition.houses - total(me.houses))
        return worth * time // FULL + AT_END * me.gold

    def mastery(self, game: Tabannusi, me: Player, time: int) -> int:
        lowest = min(me.mastery)
        return (LEVEL * total(me.mastery) + LOWEST_LEVEL * lowest) * time // FULL

    def claims(self, game: Tabannusi, seat: int, me: Player, time: int) -> int:
        """Markers on Ships and Projects, Gardens on the board, Harbormasters."""
        worth = 0
        for cell in members(me.ships):
            if game.ships[cell] < SHIPS:
                worth += ABILITY
        for line in range(LINES):
            if game.harbormasters[line] >= 0 and count(me.ships & game.edition.line_cells[line]) == 2:
                worth += TWO_OF_LINE
        worth += HARBORMASTER * count(me.harbormasters)
        worth += GARDEN_ON_BOARD * game.gardens_of(seat)
        for district in range(COMMON):
            worth += OWN_PROJECT * count(game.project_markers[seat * COMMON + district])
        return worth * time // FULL + 100 * game.edition.unused_points * count(me.harbormasters)

    def cards(self, game: Tabannusi, seat: int, me: Player, time: int) -> int:
        """Urban cards in hand, and Decrees that are still to be had."""
        worth = 0
        houses = [game.houses_in(seat, district) for district in range(DISTRICTS)]
        for card in me.urban:
            if card != UNKNOWN:
                missing = missing_houses(game, card, houses) - me.allowances
                worth += game.edition.urban_points[card] * chance_of(URBAN, missing, time)
        for decree in members(game.decrees):
            missing = missing_for_decree(game, seat, decree, houses)
            worth += 10 * chance_of(DECREE, missing, time)
        return worth

    def prospects(self, game: Tabannusi, seat: int, me: Player, time: int) -> int:
        """What the next turn can bring where the Architect stands, and a little of what lies elsewhere."""
        if game.ended and turns_left(game, seat) == 0:
            return 0
        worth = 0
        here = me.architect
        for district in range(COMMON):
            best = self.best_building(game, seat, me, district, district == here)
            worth += best * (TAKEN_UP if district == here else SOME_DAY) // FULL
        if here == PORT:
            worth += self.port(game, seat, me) * TAKEN_UP // FULL
        elif here == ZIGGURAT:
            worth += self.ziggurat(game, seat, me) * TAKEN_UP // FULL
        elif here != NOWHERE and me.markers:
            worth += 40
        return worth * (FULL + time) // (2 * FULL)

    def best_building(self, game: Tabannusi, seat: int, me: Player, district: int, here: bool) -> int:
        """What the best group of Projects in a District would score for its builder, less what it costs."""
        best = 0
        for colour in range(TRACKS):
            site = game.projects[district * TRACKS + colour]
            if site == 0 or me.row_for(colour) == NOWHERE:
                continue
            own = count(site & game.project_markers[seat * COMMON + district])
            if not here and own == 0:
                continue
            price = price_of_building(game, seat, district, colour)
            if here and not can_pay_next_turn(me, price, game.local[district]):
                continue
            gardens = count(game.board.beside(district, site) & game.gardens[district])
            points = (count(site) + gardens) * game.edition.values[me.mastery[colour]]
            best = max(best, points * scorings(game, district) + 140 - 55 * total(price) + 60 * own)
        return best

    def port(self, game: Tabannusi, seat: int, me: Player) -> int:
        """A House on the best line, or a Ship for Gold."""
        best = 0
        often = scorings(game, PORT)
        price = price_of_port_house(game, BOTTOM, False)
        if me.houses[BOTTOM] and can_pay_next_turn(me, price, game.local[PORT]):
            for space in range(PORT_SPACES):
                if why_not_port_space(game, seat, space) == OK:
                    ships = count(me.ships & game.edition.line_cells[space >> 1])
                    crate = space & 1 and game.port_crates[space >> 1] != NO_CRATE
                    best = max(best, ships * often + (CRATE_UP if crate else 90))
        if me.markers and me.gold >= game.edition.ship_gold:
            for cell in range(CELLS):
                if not me.ships & BIT[cell]:
                    best = max(best, lines_with_house(game, me, cell) * often + ABILITY - GOLD)
        return best

    def ziggurat(self, game: Tabannusi, seat: int, me: Player) -> int:
        """A marker on the tile where it adds most."""
        if me.markers == 0:
            return 0
        if not can_pay_next_turn(me, price_of_ziggurat_house(game), game.local[ZIGGURAT]):
            return 0
        best = 0
        for section in range(TRACKS):
            held = me.tile_markers[section]
            if held == CLAIM_SPACES or me.row_for(section) == NOWHERE:
                continue
            tile = game.ziggurat_tiles[section]
            at = tile * CLAIM_SPACES
            before = game.edition.ziggurat_values[at + held - 1] if held else 0
            more = game.edition.ziggurat_values[at + held] - before
            met = times_met(game, seat, game.edition.ziggurat_kind[tile], False)
            best = max(best, more * met * scorings(game, ZIGGURAT))
        return best


def points_of(game: Tabannusi, seat: int, district: int) -> int:
    """Return what a District would score now; Urban cards are counted elsewhere."""
    if district < COMMON:
        return points_of_buildings(game, seat, district)
    return points_of_port(game, seat) if district == PORT else points_of_ziggurat(game, seat, False)


def best_of_others(game: Tabannusi, seat: int, district: int) -> int:
    """Return the most that any other player would score in a District."""
    best = 0
    for other in range(game.seats):
        if other != seat:
            points = points_of(game, other, district)
            best = max(best, points)
    return best


def rivals(game: Tabannusi, seat: int) -> int:
    """Return what the best opponent's points cost."""
    best = 0
    for other in range(game.seats):
        if other != seat:
            best = max(best, game.players[other].vp)
    return RIVAL * best


def scorings(game: Tabannusi, district: int) -> int:
    """Return how often a District may be scored yet, in hundredths: once at the end, and now and then."""
    if game.ended:
        return 100
    dice = game.on_barge(game.local[district])
    return 100 + 18 * game.time_gold + (15 if dice <= 2 else 0)


def turns_left(game: Tabannusi, seat: int) -> int:
    """Return the turns a seat may have yet once Game End has been triggered: at most two."""
    if not game.ended:
        return 2
    for frame in game.agenda.frames:
        if isinstance(frame, Course):
            begun = (seat - game.first_player) % game.seats < frame.turns
            to_come = 0 if begun else 1
            return to_come if frame.last_round else to_come + 1
    return 0


def time_left(game: Tabannusi, seat: int) -> int:
    """Return in percent how much of what is at hand can still be used."""
    if not game.ended:
        return FULL if game.time_gold >= LONG else FULL - 12 * (LONG - game.time_gold)
    left = turns_left(game, seat)
    return 45 if left > 1 else 30 if left == 1 else 4


def can_pay_next_turn(me: Player, price: list[int], local: int) -> bool:
    """Tell whether a price could be paid in the next turn, whose die is of the local colour."""
    short = 0
    for colour in range(COLOURS):
        if price[colour]:
            held = me.dice[colour] + me.crates_up(colour) + (1 if colour == local else 0)
            short += max(0, price[colour] - held)
    return short <= me.gold


def lines_with_house(game: Tabannusi, me: Player, cell: int) -> int:
    """Return on how many of a Ship's two lines a player has a House."""
    n = 0
    for line in range(LINES):
        if game.edition.line_cells[line] & BIT[cell] and me.port >> 2 * line & 3:
            n += 1
    return n


def missing_houses(game: Tabannusi, card: int, houses: list[int]) -> int:
    """Return the Houses that an Urban card misses."""
    missing = 0
    for district in range(DISTRICTS):
        missing += max(0, game.edition.urban_need[card * DISTRICTS + district] - houses[district])
    return missing


def missing_for_decree(game: Tabannusi, seat: int, decree: int, houses: list[int]) -> int:
    """Return about how many things a Decree still asks for."""
    edition = game.edition
    me = game.players[seat]
    missing = max(0, edition.decree_port[decree] - houses[PORT])
    missing += max(0, edition.decree_gardens[decree] - game.gardens_of(seat))
    at = decree * TRACKS
    short_of_ships = 0
    for colour in range(TRACKS):
        if edition.decree_buildings[at + colour]:
            built = game.buildings_of_colour(seat, colour)
            if edition.decree_ziggurat[decree]:
                built += count(me.ziggurat >> 6 * colour & 63)
            missing += max(0, edition.decree_buildings[at + colour] - built)
        if edition.decree_ships[at + colour]:
            short = edition.decree_ships[at + colour] - game.ships_of_colour(seat, colour)
            short_of_ships += max(0, short)
    if short_of_ships:
        missing += max(0, short_of_ships - game.ships_of_colour(seat, ANY_COLOUR))
    if edition.decree_every_tile[decree]:
        missing += me.tile_markers.count(0)
    beside = edition.decree_gardens_beside[decree]
    if beside:
        gardens = 0
        for building in range(len(game.deeds)):
            if game.deeds[building] >> KIND_BITS == seat:
                gardens += size_with_gardens(game, building) - count(game.sites[building])
        missing += max(0, beside - gardens)
    return missing


def chance_of(table: list[int], missing: int, time: int) -> int:
    """Return in percent how likely something is, by what is missing and the time that is left."""
    if missing <= 0:
        return table[0]
    if missing >= len(table):
        return 0
    return table[missing] * time // FULL


EVALUATION: Final = TabannusiEvaluation(look=2, breadth=6)
