"""District Scoring, Game End and final scoring. TAB-13, 14, 17"""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.actions import ROLL
from boardwright.games.tabannusi.automa_decks import ResetAutoma
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    BLUE,
    CLAIM_SPACES,
    COMMON,
    DISTRICTS,
    FLAT,
    LINES,
    PER_BOUNDARY,
    PER_BUILDING_WITH_GARDEN,
    PER_CARD,
    PER_GARDEN,
    PER_HOUSE_COMMON,
    PER_HOUSE_PORT,
    PER_HOUSE_ZIGGURAT,
    PER_SHIP,
    PORT,
    TRACKS,
    ZIGGURAT,
)
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.notes import (
    AREA,
    BARGE,
    DIE,
    ROLLING,
    SUPPLY,
    THE_END,
    TIME_GOLD,
    TIME_TRACK,
    URBAN,
    place_of,
)
from boardwright.games.tabannusi.state import (
    FACES,
    FOR_HARBORMASTERS,
    FOR_URBAN_CARDS,
    KIND_BITS,
    Draw,
    Tabannusi,
)
from boardwright.games.tabannusi.urban_cards import fulfilled_cards
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT, count
from boardwright.kernel.notes import AWAY, BEGAN, ENDED, MOVED, OPENED
from boardwright.kernel.packing import NOBODY, Action, pack, second_of

STEP_OF_DICE: Final = 2  # of ScoreDistrict, as the next one
STEP_OF_POINTS: Final = 4


def empty_barges(game: Tabannusi) -> list[int]:
    """Return the Districts whose Barge is empty. TAB-12.1"""
    return [d for d in range(DISTRICTS) if game.on_barge(game.local[d]) == 0]


class ScoreDistrict(Procedure[Tabannusi]):
    """Gold, losing local dice with rewards, points, rolling. TAB-13

    Once Game End has been triggered only the second and the fourth part are carried out (TAB-14.2);
    final scoring is the second and the third (TAB-14.9).
    """

    def __init__(
        self, player: int, district: int, final: bool, points: bool = True, losers: int = 0, step: int = 1
    ) -> None:
        super().__init__(step)
        self.player = player
        self.district = district
        self.final = final
        self.points = points  # whether points are scored
        self.losers = losers  # seats that lost a die, as a mask

    def clone(self) -> ScoreDistrict:
        return ScoreDistrict(self.player, self.district, self.final, self.points, self.losers, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            self.take_gold(game)
        elif step == STEP_OF_DICE:
            self.lose_dice(game)
        elif step == 3:
            self.reward_losers(game)
        elif step == STEP_OF_POINTS:
            self.score(game)
        elif step == 5:
            self.roll(game)
        elif step == 6:
            self.reset_automa(game)
        return step < 6

    def take_gold(self, game: Tabannusi) -> None:
        """The last Gold of the Time track triggers Game End. TAB-13.1, 13.2, 14.2"""
        if self.final:
            return
        self.points = not game.ended
        if not game.ended:
            game.time_gold -= 1
            if game.notes is not None:
                game.note(MOVED, self.player, TIME_GOLD, 1, TIME_TRACK, AWAY, clause=1301)
            game.gain_gold(self.player, 1, TIME_GOLD, 1301)
            game.ended = game.time_gold == 0
            if game.ended:
                game.note(BEGAN, self.player, THE_END, clause=1401)

    def lose_dice(self, game: Tabannusi) -> None:
        """All dice of the local colour go to the general supply. TAB-13.3; TAB-A21"""
        if self.final and game.switches.final_scoring_keeps_dice:
            return
        colour = game.local[self.district]
        for seat in range(game.seats):
            dice = game.players[seat].dice
            if dice[colour]:
                game.supply[colour] += dice[colour]
                if game.notes is not None:
                    area = place_of(seat, AREA)
                    game.note(MOVED, seat, DIE + colour, dice[colour], area, SUPPLY, clause=1303)
                dice[colour] = 0
                self.losers |= BIT[seat]

    def reward_losers(self, game: Tabannusi) -> None:
        """In turn order; a step may ask. TAB-13.4-13.6"""
        for seat in game.last_first(self.player):
            if self.losers & BIT[seat]:
                game.begin(RewardLoss(seat, game.local[self.district]))

    def score(self, game: Tabannusi) -> None:
        """TAB-13.7-13.11"""
        if self.points:
            for seat in range(game.seats):
                points = points_of_district(game, seat, self.district, self.final)
                game.score_for(seat, points, self.district, 1307)

    def roll(self, game: Tabannusi) -> None:
        """TAB-13.12"""
        if not self.final:
            game.begin(RollDice(game.local[self.district]))

    def reset_automa(self, game: Tabannusi) -> None:
        """After the first and the third complete Scoring. TAB-25.9, 26.5"""
        if self.final or not self.points:
            return
        game.scorings += 1
        if game.solo and game.scorings in (1, 3):
            game.begin(ResetAutoma())


class RewardLoss(Procedure[Tabannusi]):
    """One reward for having lost dice of a colour. TAB-13.4, 13.5"""

    def __init__(self, player: int, colour: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.colour = colour

    def clone(self) -> RewardLoss:
        return RewardLoss(self.player, self.colour, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if self.colour < TRACKS:
            advance(game, self.player, self.colour)
        elif self.colour != BLUE:
            game.gain_gardens(self.player, 1)
        elif not game.is_bot(self.player):  # the Bot takes no Water. TAB-24.4
            game.gain_water(self.player, 1)
        return False


class RollDice(Procedure[Tabannusi]):
    """All dice of a colour from the general supply onto their Barge, one by one. TAB-13.12, 2.3"""

    def __init__(self, colour: int, step: int = 1) -> None:
        super().__init__(step)
        self.colour = colour

    def clone(self) -> RollDice:
        return RollDice(self.colour, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if game.supply[self.colour] == 0:
            if game.notes is not None:
                game.note(ENDED, NOBODY, ROLLING, clause=1312)
            return False
        game.begin(RollDie(self.colour))
        return True


class RollDie(Draw):
    """One die onto its Barge. TAB-13.12"""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(ROLL, self.colour, value) for value in range(1, FACES + 1)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.supply[self.colour] -= 1
        game.barge[self.colour * FACES + second_of(action) - 1] += 1
        if game.notes is not None:
            target = BARGE + self.colour * FACES + second_of(action) - 1
            game.note(MOVED, NOBODY, DIE + self.colour, 1, SUPPLY, target, clause=1312)


# Points --------------------------------------------------------------------------------------------


def points_of_district(game: Tabannusi, seat: int, district: int, final: bool) -> int:
    """Return what a player scores for a District."""
    if district < COMMON:
        return points_of_buildings(game, seat, district)
    if district == PORT:
        return points_of_port(game, seat)
    return points_of_ziggurat(game, seat, final)


def points_of_buildings(game: Tabannusi, seat: int, district: int) -> int:
    """Each Building: pieces and Gardens beside it, times the track's value. TAB-13.7, 13.8"""
    points = 0
    for building in range(len(game.deeds)):
        kind = game.deeds[building] & 15
        if game.deeds[building] >> KIND_BITS == seat and kind // TRACKS == district:
            level = game.players[seat].mastery[kind % TRACKS]
            points += size_with_gardens(game, building) * game.edition.values[level]
    return points


def size_with_gardens(game: Tabannusi, building: int) -> int:
    """Return the pieces of a Building and the Gardens beside it, anyone's. TAB-13.8"""
    site = game.sites[building]
    district = (game.deeds[building] & 15) // TRACKS
    return count(site) + count(game.board.beside(district, site) & game.gardens[district])


def points_of_port(game: Tabannusi, seat: int) -> int:
    """Each marker on a Ship: 1 for a House on its row, 1 for one on its column. TAB-13.10"""
    me = game.players[seat]
    points = 0
    for line in range(LINES):
        if me.port >> 2 * line & 3:
            points += count(me.ships & game.edition.line_cells[line])
    return points


def points_of_ziggurat(game: Tabannusi, seat: int, final: bool) -> int:
    """Each Ziggurat tile at the value of the rightmost own marker. TAB-13.11, 17"""
    points = 0
    for section in range(TRACKS):
        markers = game.players[seat].tile_markers[section]
        if markers:
            tile = game.ziggurat_tiles[section]
            value = game.edition.ziggurat_values[tile * CLAIM_SPACES + markers - 1]
            points += value * times_met(game, seat, game.edition.ziggurat_kind[tile], final)
    return points


def times_met(game: Tabannusi, seat: int, kind: int, final: bool) -> int:
    """Return how often a player meets the condition of a Ziggurat tile. TAB-17.1-17.10"""
    me = game.players[seat]
    if kind == PER_HOUSE_COMMON:
        return game.buildings_of(seat)
    if kind == PER_HOUSE_ZIGGURAT:
        return game.houses_in(seat, ZIGGURAT)
    if kind == PER_BOUNDARY:
        return boundaries_passed(game, seat)
    if kind == PER_SHIP:
        return count(me.ships)
    if kind == PER_BUILDING_WITH_GARDEN:
        return buildings_with_garden(game, seat)
    if kind == PER_GARDEN:
        return game.gardens_of(seat)
    if kind == PER_HOUSE_PORT:
        return game.houses_in(seat, PORT)
    if kind == FLAT:
        return 1
    if kind == PER_CARD:
        return cards_completed(game, seat, final)
    return colour_sets(game, seat)


def boundaries_passed(game: Tabannusi, seat: int) -> int:
    """Return the boundaries below a player's three markers. TAB-17.3, 3.24"""
    n = 0
    for level in game.players[seat].mastery:
        for passed in range(1, level + 1):
            n += game.edition.boundaries[passed]
    return n


def buildings_with_garden(game: Tabannusi, seat: int) -> int:
    """Return a player's Buildings beside at least one Garden. TAB-17.5"""
    n = 0
    for building in range(len(game.deeds)):
        if game.deeds[building] >> KIND_BITS == seat and game.has_garden_beside(building):
            n += 1
    return n


def cards_completed(game: Tabannusi, seat: int, final: bool) -> int:
    """Return Decrees taken and, in final scoring, Urban cards to be scored. TAB-17.9; TAB-A24"""
    n = count(game.players[seat].decrees)
    return n + len(fulfilled_cards(game, seat)) if final else n


def colour_sets(game: Tabannusi, seat: int) -> int:
    """Return sets of three Buildings and of three Ships in different colours. TAB-17.10, 17.11"""
    fewest = game.buildings_of_colour(seat, 0)
    for colour in range(1, TRACKS):
        fewest = min(fewest, game.buildings_of_colour(seat, colour))
    return fewest + ship_sets(game, seat)


def ship_sets(game: Tabannusi, seat: int) -> int:
    """Return the sets of Ships; each printed one stands for any one colour. TAB-17.11"""
    ships = [game.ships_of_colour(seat, colour) for colour in range(TRACKS)]
    printed = game.ships_of_colour(seat, ANY_COLOUR)
    sets = 0
    while True:
        lacking = 0
        for own in ships:
            lacking += max(0, sets + 1 - own)
        if lacking > printed:
            return sets
        sets += 1


# The end -------------------------------------------------------------------------------------------


class FinalScoring(Procedure[Tabannusi]):
    """Each District once more, Urban cards, unused Harbormasters. TAB-14.4-14.6, 14.9"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> FinalScoring:
        return FinalScoring(self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == DISTRICTS:
            game.note(OPENED, NOBODY, URBAN, clause=1405)  # the Ziggurat may count Urban cards. TAB-17.9
        if step <= DISTRICTS:
            game.begin(ScoreDistrict(game.first_player, step - 1, True))
        else:
            reveal_cards(game)
        return step <= DISTRICTS


def reveal_cards(game: Tabannusi) -> None:
    """Urban cards and unused Harbormasters. TAB-14.5, 14.6"""
    game.over = True
    for seat in range(game.seats):
        points = 0
        for card in fulfilled_cards(game, seat):
            points += game.edition.urban_points[card]
        me = game.players[seat]
        game.score_for(seat, points, FOR_URBAN_CARDS, 1405)
        unused = game.edition.unused_points * count(me.harbormasters)
        game.score_for(seat, unused, FOR_HARBORMASTERS, 1406)


def is_ahead(game: Tabannusi, one: int, other: int) -> bool:
    """Tell whether a player is ahead of another by points, then Gold; the Bot wins ties. TAB-14.7, 28.1"""
    me = game.players[one]
    them = game.players[other]
    if me.vp != them.vp:
        return me.vp > them.vp
    if game.is_bot(one):
        return True
    return me.gold > them.gold and not game.is_bot(other)


def places(game: Tabannusi) -> list[int]:
    """Return each seat's place; against the Bot 1 for a win and 2 for a loss. TAB-14.7, 28.1"""
    out: list[int] = []
    for seat in range(1 if game.solo else game.seats):
        place = 1
        for other in range(game.seats):
            if other != seat and is_ahead(game, other, seat):
                place += 1
        out.append(place)
    return out
