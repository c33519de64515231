"""What lies on the table, and the small rules about things that lie there."""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.components import (
    BOTTOM,
    COLOURS,
    COMMON,
    DOWN,
    DOWN_REFILLED,
    NO_TILE,
    NOWHERE,
    SHIPS,
    SPACES,
    TRACKS,
    UP,
    UP_REFILLED,
    Board,
    Edition,
    Switches,
)
from boardwright.games.tabannusi.notes import (
    ARCHITECT,
    AREA,
    ASSISTANT,
    BARGE,
    BUILT,
    CLAIM,
    CLAIM_SUPPLY,
    CRATE,
    DIE,
    DISTRICT,
    FACE_DOWN,
    FOR_ICONS,
    GARDEN,
    GOLD,
    PIECE,
    SPACE,
    SUPPLY,
    TURN,
    WATER,
    place_of,
)
from boardwright.kernel.agenda import Agenda, Chance, Decision, Game
from boardwright.kernel.bits import BIT, count, total
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import BEGAN, GAINED, MOVED, PAID, SCORED
from boardwright.kernel.packing import OK, Action, Reason

BOT: Final = 1  # the Bot's place at the table in solo play
KIND_BITS: Final = 4  # a deed is owner << KIND_BITS | District * TRACKS + colour
FACES: Final = 6

# What points were scored for, in `Player.scored`: the Districts, then these.
FOR_DECREES: Final = 5
FOR_URBAN_CARDS: Final = 6
FOR_HARBORMASTERS: Final = 7
CATEGORIES: Final = 8


class Player:
    """One player's area, Player board, and pieces in the Port and on the Ziggurat."""

    def __init__(
        self,
        *,
        gold: int,
        vp: int,
        dice: list[int],
        crates: list[int],
        markers: int,
        supply: int,
        aside: int,
        houses: list[int],
        columns: int,
        water: int,
        gardens: int,
        mastery: list[int],
        architect: int,
        assistant: int,
        ships: int,
        abilities: int,
        port: int,
        ziggurat: int,
        tile_markers: list[int],
        decrees: int,
        harbormasters: int,
        allowances: int,
        urban: list[int],
        drawn: list[int],
        scored: list[int],
    ) -> None:
        self.gold = gold
        self.vp = vp  # Victory Points
        self.dice = dice  # colour -> dice in the area
        self.crates = crates  # state * COLOURS + colour -> Crate tiles
        self.markers = markers  # Claim markers in the area
        self.supply = supply  # Claim markers in the claim supply
        self.aside = aside  # Claim markers set aside by an action that is not finished
        self.houses = houses  # row -> Houses left, the last of the row
        self.columns = columns  # columns whose bonus was gained, as a mask
        self.water = water  # regular Water tiles
        self.gardens = gardens  # Garden tiles
        self.mastery = mastery  # track -> level
        self.architect = architect  # District, or NOWHERE
        self.assistant = assistant
        self.ships = ships  # cells of the Port with a marker, as a mask
        self.abilities = abilities  # Ship tiles whose ability works, as a mask
        self.port = port  # House spaces of the Port, as a mask
        self.ziggurat = ziggurat  # House spaces of the Ziggurat, as a mask
        self.tile_markers = tile_markers  # section -> markers on its Ziggurat tile
        self.decrees = decrees  # Decrees taken, as a mask
        self.harbormasters = harbormasters  # Harbormasters held, as a mask
        self.allowances = allowances  # Houses that each Urban card may lack
        self.urban = urban  # Urban cards in hand, sorted; UNKNOWN for a card not to be seen
        self.drawn = drawn  # Urban cards just drawn, of which one is kept
        self.scored = scored  # category -> points

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            gold=self.gold,
            vp=self.vp,
            dice=self.dice[:],
            crates=self.crates[:],
            markers=self.markers,
            supply=self.supply,
            aside=self.aside,
            houses=self.houses[:],
            columns=self.columns,
            water=self.water,
            gardens=self.gardens,
            mastery=self.mastery[:],
            architect=self.architect,
            assistant=self.assistant,
            ships=self.ships,
            abilities=self.abilities,
            port=self.port,
            ziggurat=self.ziggurat,
            tile_markers=self.tile_markers[:],
            decrees=self.decrees,
            harbormasters=self.harbormasters,
            allowances=self.allowances,
            urban=self.urban[:],
            drawn=self.drawn[:],
            scored=self.scored[:],
        )

    def crates_up(self, colour: int) -> int:
        """Return the face-up Crates of a colour. TAB-3.18"""
        return self.crates[UP * COLOURS + colour] + self.crates[UP_REFILLED * COLOURS + colour]

    def crates_down(self, colour: int) -> int:
        """Return the face-down Crates of a colour."""
        return self.crates[DOWN * COLOURS + colour] + self.crates[DOWN_REFILLED * COLOURS + colour]

    def any_crate_down(self) -> bool:
        """Tell whether any Crate lies face down."""
        for colour in range(COLOURS):
            if self.crates[DOWN * COLOURS + colour] or self.crates[DOWN_REFILLED * COLOURS + colour]:
                return True
        return False

    def turn_crate_down(self, colour: int) -> None:
        """Pay with a Crate: one not refilled this turn, if there is one. TAB-3.18, 3.32"""
        if self.crates[UP * COLOURS + colour]:
            self.crates[UP * COLOURS + colour] -= 1
            self.crates[DOWN * COLOURS + colour] += 1
        else:
            self.crates[UP_REFILLED * COLOURS + colour] -= 1
            self.crates[DOWN_REFILLED * COLOURS + colour] += 1

    def flip_crate_up(self, colour: int) -> None:
        """Flip a Crate by an effect: one refilled this turn, if there is one. TAB-3.32, 11.3"""
        if self.crates[DOWN_REFILLED * COLOURS + colour]:
            self.crates[DOWN_REFILLED * COLOURS + colour] -= 1
            self.crates[UP_REFILLED * COLOURS + colour] += 1
        else:
            self.crates[DOWN * COLOURS + colour] -= 1
            self.crates[UP * COLOURS + colour] += 1

    def refill_crate(self, colour: int) -> None:
        """Flip a Crate by the free action, once per turn. TAB-11.2, 11.3"""
        self.crates[DOWN * COLOURS + colour] -= 1
        self.crates[UP_REFILLED * COLOURS + colour] += 1

    def forget_refills(self) -> None:
        """A new turn: every Crate may be refilled again. TAB-11.3"""
        for colour in range(COLOURS):
            self.crates[UP * COLOURS + colour] += self.crates[UP_REFILLED * COLOURS + colour]
            self.crates[DOWN * COLOURS + colour] += self.crates[DOWN_REFILLED * COLOURS + colour]
            self.crates[UP_REFILLED * COLOURS + colour] = 0
            self.crates[DOWN_REFILLED * COLOURS + colour] = 0

    def gain_points(self, number: int, category: int) -> None:
        """Victory Points of a category."""
        self.vp += number
        self.scored[category] += number

    def lose_points(self, number: int) -> None:
        """Never below 0. TAB-1.10"""
        self.vp = self.vp - number if self.vp > number else 0

    def has(self, ship: int) -> bool:
        """Tell whether the ability of a Ship tile works. TAB-8.15"""
        return self.abilities & BIT[ship] != 0

    def row_for(self, colour: int) -> int:
        """Return the row a House of a colour is taken from, or NOWHERE. TAB-3.7"""
        if self.houses[colour]:
            return colour
        return BOTTOM if self.houses[BOTTOM] else NOWHERE


class Tabannusi(Game):
    """The whole table. Face-down orders are not stored: decks and stacks are what is left in them."""

    def __init__(
        self,
        *,
        edition: Edition,
        switches: Switches,
        board: Board,
        solo: bool,
        players: list[Player],
        agenda: Agenda[Tabannusi],
        turns: int,
        active: int,
        first_player: int,
        local: list[int],
        barge: list[int],
        supply: list[int],
        time_gold: int,
        ended: bool,
        over: bool,
        pending: int,
        actions_over: bool,
        scorings: int,
        projects: list[int],
        project_markers: list[int],
        built: list[int],
        sites: list[int],
        deeds: list[int],
        water: list[int],
        gardens: list[int],
        garden_markers: list[int],
        special: list[int],
        project_stock: list[int],
        piece_stock: list[int],
        water_stock: int,
        garden_stock: int,
        ships: list[int],
        harbormasters: list[int],
        spare_harbormasters: int,
        port_crates: list[int],
        action_tiles: list[int],
        ziggurat_tiles: list[int],
        decrees: int,
        urban_deck: int,
        bottom: list[int],
        bottom_known: list[int],
        king: int,
        left: int,
        right: int,
        automa_deck: int,
        automa_bag: list[int],
        automa_shown: list[int],
        automa_markers: list[int],
    ) -> None:
        self.edition = edition
        self.switches = switches
        self.board = board
        self.solo = solo
        self.players = players
        self.seats = len(players)
        self.agenda = agenda
        self.turns = turns
        self.active = active
        self.first_player = first_player
        self.local = local  # District -> colour of its Barge, or NOWHERE
        self.barge = barge  # colour * FACES + value - 1 -> dice on the Barge
        self.supply = supply  # colour -> dice in the general supply
        self.time_gold = time_gold
        self.ended = ended  # Game End has been triggered
        self.over = over  # the Urban cards have been revealed
        self.pending = pending  # Gardenings that S08 still allows this turn
        self.actions_over = actions_over  # the player has ended the actions of this turn
        self.scorings = scorings  # complete District Scorings so far
        self.projects = projects  # District * TRACKS + colour -> spaces
        self.project_markers = project_markers  # seat * COMMON + District -> spaces
        self.built = built  # District * TRACKS + colour -> spaces under Buildings
        self.sites = sites  # Building -> its spaces
        self.deeds = deeds  # Building -> owner, District and colour
        self.water = water  # District -> spaces with Water, under Gardens too
        self.gardens = gardens  # District -> spaces with a Garden
        self.garden_markers = garden_markers  # seat * COMMON + District -> spaces
        self.special = special  # special Water tile -> where it is
        self.project_stock = project_stock
        self.piece_stock = piece_stock
        self.water_stock = water_stock
        self.garden_stock = garden_stock
        self.ships = ships  # cell -> Ship
        self.harbormasters = harbormasters  # line -> Harbormaster, or NO_TILE
        self.spare_harbormasters = spare_harbormasters  # those unused at set-up, as a mask
        self.port_crates = port_crates  # line -> colour of the Crate on its red space, or NO_CRATE
        self.action_tiles = action_tiles  # slot -> Action tile
        self.ziggurat_tiles = ziggurat_tiles  # section -> Ziggurat tile
        self.decrees = decrees  # face up, as a mask
        self.urban_deck = urban_deck  # Urban cards nobody has seen, as a mask
        self.bottom = bottom  # Urban cards put under the deck, the first to come first
        self.bottom_known = bottom_known  # seat that put each of them there
        # Solo:
        self.king = king
        self.left = left  # Automa card, or NO_TILE
        self.right = right
        self.automa_deck = automa_deck  # Automa cards still to come, as a mask
        self.automa_bag = automa_bag  # colour -> Automa Projects in the bag
        self.automa_shown = automa_shown  # Number * TRACKS + colour, in the order they were drawn
        self.automa_markers = automa_markers  # District -> markers on the Automa Urban card

    # Turns and seats ----------------------------------------------------------------------------

    def is_bot(self, player: int) -> bool:
        """Tell whether this is the solo opponent. TAB-22.1"""
        return self.solo and player == BOT

    def begin_turn(self, player: int) -> None:
        """A player's turn begins: Ships claimed before it work, Crates may be refilled. TAB-8.15, 11.3"""
        self.turns += 1
        self.active = player
        self.pending = 0
        self.actions_over = False
        if self.notes is not None:
            self.note(BEGAN, player, TURN, self.turns)
        me = self.players[player]
        me.forget_refills()
        if self.is_bot(player):
            return
        for cell in range(len(self.ships)):
            if me.ships & BIT[cell] and self.ships[cell] < SHIPS:
                me.abilities |= BIT[self.ships[cell]]

    def clockwise_from(self, player: int) -> list[int]:
        """Return all seats in turn order from one on."""
        return [(player + n) % self.seats for n in range(self.seats)]

    def last_first(self, player: int) -> list[int]:
        """Return all seats in turn order from one on, furthest first: what is begun last comes first."""
        return self.clockwise_from(player)[::-1]

    # What everybody has -------------------------------------------------------------------------

    def gain_gold(self, player: int, number: int, cause: int = 0, clause: int = 0) -> None:
        """Gold from the supply, which never runs out."""
        self.players[player].gold += number
        if self.notes is not None:
            self.note(GAINED, player, GOLD, number, cause=cause, clause=clause)

    def pay_gold(self, player: int, number: int, cause: int = 0, clause: int = 0) -> None:
        """Gold back to the supply."""
        self.players[player].gold -= number
        if self.notes is not None:
            self.note(PAID, player, GOLD, number, cause=cause, clause=clause)

    def score(self, player: int, number: int, cause: int = 0, clause: int = 0) -> None:
        """Victory Points for anything but Districts and what the end reveals."""
        self.players[player].vp += number
        if self.notes is not None:
            self.note(SCORED, player, FOR_ICONS, number, cause=cause, clause=clause)

    def score_for(self, player: int, number: int, category: int, clause: int) -> None:
        """Victory Points of a category, even if there are none."""
        self.players[player].gain_points(number, category)
        if self.notes is not None:
            self.note(SCORED, player, category, number, clause=clause)

    def lose_points(self, player: int, number: int) -> None:
        """Never below 0. TAB-1.10"""
        had = self.players[player].vp
        self.players[player].lose_points(number)
        self.note(SCORED, player, FOR_ICONS, self.players[player].vp - had, clause=110)

    def gain_markers(self, player: int, number: int) -> None:
        """Claim markers from the claim supply, as many as remain. TAB-3.1"""
        gained = min(self.players[player].supply, number)
        self.players[player].supply -= gained
        self.players[player].markers += gained
        self.move_markers(player, gained, place_of(player, CLAIM_SUPPLY), place_of(player, AREA))

    def move_markers(self, player: int, number: int, origin: int, target: int, clause: int = 0) -> None:
        """Tell that Claim markers of a player went from one place to another."""
        if self.notes is not None and number:
            self.note(MOVED, player, CLAIM + player, number, origin, target, clause=clause)

    def pay_with_crate(self, player: int, colour: int) -> None:
        """Turn a Crate face down. TAB-3.18"""
        self.players[player].turn_crate_down(colour)
        if self.notes is not None:
            area, down = place_of(player, AREA), place_of(player, FACE_DOWN)
            self.note(MOVED, player, CRATE + colour, 1, area, down, clause=318)

    def flip_crate(self, player: int, colour: int, refilled: bool) -> None:
        """Turn a Crate face up, by the free action or by an effect. TAB-11.2, 15.9"""
        if refilled:
            self.players[player].refill_crate(colour)
        else:
            self.players[player].flip_crate_up(colour)
        if self.notes is not None:
            self.note(MOVED, player, CRATE + colour, 1, place_of(player, FACE_DOWN), place_of(player, AREA))

    def move_architect(self, player: int, district: int, clause: int) -> None:
        """An Architect goes to a District, or stays there."""
        origin = DISTRICT + self.players[player].architect
        self.players[player].architect = district
        if self.notes is not None:
            self.note(MOVED, player, ARCHITECT + player, 1, origin, DISTRICT + district, clause=clause)

    def move_assistant(self, player: int, district: int, clause: int) -> None:
        """An Assistant goes to a District, or stays there."""
        origin = DISTRICT + self.players[player].assistant
        self.players[player].assistant = district
        if self.notes is not None:
            self.note(MOVED, player, ASSISTANT + player, 1, origin, DISTRICT + district, clause=clause)

    # Dice ---------------------------------------------------------------------------------------

    def on_barge(self, colour: int) -> int:
        """Return how many dice lie on the Barge of a colour."""
        at = colour * FACES
        barge = self.barge
        return barge[at] + barge[at + 1] + barge[at + 2] + barge[at + 3] + barge[at + 4] + barge[at + 5]

    def highest_on_barge(self, colour: int) -> int:
        """Return the highest value on the Barge of a colour, 0 if it is empty."""
        for value in range(FACES, 0, -1):
            if self.barge[colour * FACES + value - 1]:
                return value
        return 0

    def take_from_barge(self, player: int, colour: int, value: int, clause: int = 0) -> None:
        """A die from a Barge to an area."""
        self.barge[colour * FACES + value - 1] -= 1
        self.players[player].dice[colour] += 1
        if self.notes is not None:
            origin = BARGE + colour * FACES + value - 1
            self.note(MOVED, player, DIE + colour, 1, origin, place_of(player, AREA), clause=clause)

    def spend_die(self, player: int, colour: int) -> None:
        """A die from an area to the general supply. TAB-3.16"""
        self.players[player].dice[colour] -= 1
        self.supply[colour] += 1
        if self.notes is not None:
            self.note(MOVED, player, DIE + colour, 1, place_of(player, AREA), SUPPLY, clause=316)

    # Common Districts ---------------------------------------------------------------------------

    def occupied(self, district: int) -> int:
        """Return the spaces that hold something. TAB-5.5"""
        at = district * TRACKS
        projects = self.projects
        built = self.built
        return (
            projects[at]
            | projects[at + 1]
            | projects[at + 2]
            | built[at]
            | built[at + 1]
            | built[at + 2]
            | self.water[district]
        )

    def project_sites(self, district: int, colour: int) -> int:
        """Return the spaces on which a Project of a colour may be placed, markers apart. TAB-5.2-5.5"""
        board = self.board
        at = district * TRACKS + colour
        same = self.projects[at]
        free = board.land[district] & ~self.occupied(district)
        if same:
            if count(same) >= self.edition.projects_per_colour:
                return 0
            free &= board.beside(district, same)
        if self.built[at]:
            free &= ~board.beside(district, self.built[at])
        return free

    def has_garden_beside(self, building: int) -> bool:
        """Tell whether a Building lies beside at least one Garden, anyone's. TAB-17.5"""
        district = (self.deeds[building] & 15) // TRACKS
        return self.board.beside(district, self.sites[building]) & self.gardens[district] != 0

    def owner_of(self, building: int) -> int:
        """Return whose House is on a Building. TAB-3.5"""
        return self.deeds[building] >> KIND_BITS

    def build(self, player: int, district: int, colour: int, site: int) -> None:
        """Put the pieces and the House of a new Building; both were taken already. TAB-3.6"""
        self.built[district * TRACKS + colour] |= site
        self.piece_stock[colour] -= count(site)
        if self.notes is not None:
            self.note(MOVED, player, PIECE + colour, count(site), SUPPLY, BUILT + district * TRACKS + colour)
        self.sites.append(site)
        self.deeds.append(player << KIND_BITS | district * TRACKS + colour)

    def buildings_in(self, player: int, district: int) -> int:
        """Return a player's Buildings in a common District."""
        n = 0
        for deed in self.deeds:
            if deed >> KIND_BITS == player and (deed & 15) // TRACKS == district:
                n += 1
        return n

    def buildings_of_colour(self, player: int, colour: int) -> int:
        """Return a player's Buildings of a colour in all common Districts. TAB-20.1"""
        n = 0
        for deed in self.deeds:
            if deed >> KIND_BITS == player and (deed & 15) % TRACKS == colour:
                n += 1
        return n

    def buildings_of(self, player: int) -> int:
        """Return all Buildings of a player."""
        n = 0
        for deed in self.deeds:
            if deed >> KIND_BITS == player:
                n += 1
        return n

    def houses_in(self, player: int, district: int) -> int:
        """Return a player's Houses in any District."""
        if district < COMMON:
            return self.buildings_in(player, district)
        me = self.players[player]
        return count(me.port) if district == COMMON else count(me.ziggurat)

    def lay_garden(self, player: int, place: int) -> None:
        """Put a Garden with a player's marker on Water; on a border it lies in both Districts. TAB-7.14"""
        if self.notes is not None:
            target = SPACE + self.board.name_of(place)
            self.note(MOVED, player, GARDEN, 1, place_of(player, AREA), target, clause=709)
        self.mark_garden(player, place)
        if self.board.twin[place] >= 0:
            self.mark_garden(player, self.board.twin[place])

    def mark_garden(self, player: int, place: int) -> None:
        """Note a Garden at one place."""
        bit = BIT[place % SPACES]
        self.gardens[place // SPACES] |= bit
        self.garden_markers[player * COMMON + place // SPACES] |= bit

    def gardens_of(self, player: int) -> int:
        """Return the Gardens on the board with a player's marker. TAB-17.6"""
        n = 0
        for district in range(COMMON):
            n += count(self.garden_markers[player * COMMON + district] & self.board.own[district])
        return n

    def markers_on_board(self, player: int) -> int:
        """Return a player's Claim markers on the board."""
        me = self.players[player]
        n = self.gardens_of(player) + count(me.ships) + total(me.tile_markers)
        for district in range(COMMON):
            n += count(self.project_markers[player * COMMON + district])
        return n

    # Water --------------------------------------------------------------------------------------

    def gain_water(self, player: int, number: int) -> None:
        """Regular Water tiles, as many as remain. TAB-1.5"""
        gained = min(self.water_stock, number)
        self.water_stock -= gained
        self.players[player].water += gained
        if self.notes is not None:
            self.note(MOVED, player, WATER, gained, SUPPLY, place_of(player, AREA))

    def gain_gardens(self, player: int, number: int) -> None:
        """Garden tiles, as many as remain. TAB-1.5"""
        gained = min(self.garden_stock, number)
        self.garden_stock -= gained
        self.players[player].gardens += gained
        if self.notes is not None:
            self.note(MOVED, player, GARDEN, gained, SUPPLY, place_of(player, AREA))

    def special_at(self, where: int) -> int:
        """Return a special Water tile that is somewhere, or NO_TILE."""
        for tile in range(len(self.special)):
            if self.special[tile] == where:
                return tile
        return NO_TILE

    # Port ---------------------------------------------------------------------------------------

    def port_taken(self) -> int:
        """Return the House spaces of the Port that hold a House."""
        taken = 0
        for player in self.players:
            taken |= player.port
        return taken

    def ziggurat_taken(self) -> int:
        """Return the House spaces of the Ziggurat that hold a House."""
        taken = 0
        for player in self.players:
            taken |= player.ziggurat
        return taken

    def ships_of_colour(self, player: int, colour: int) -> int:
        """Return the Ships of one colour with a player's marker; TRACKS + 2 asks for printed ones."""
        n = 0
        me = self.players[player]
        for cell in range(len(self.ships)):
            if me.ships & BIT[cell] and self.edition.ship_colour[self.ships[cell]] == colour:
                n += 1
        return n

    # What stands in chapters above those that need it; `game.py` binds it ---------------------------

    def gain(self, player: int, bonus: int) -> None:
        """Carry out one icon, or begin its question. See `bonuses.gain`."""
        raise NotImplementedError

    def gain_all(self, player: int, bonuses: list[int]) -> None:
        """Gain several bonuses from left to right. See `bonuses.gain_all`."""
        raise NotImplementedError

    def clone(self) -> Tabannusi:
        """Return an independent copy; the edition is shared."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Tabannusi:
        """Return what a seat may see. See `observe.seen_by`."""
        raise NotImplementedError

    def resample(self, seat: int, rng: Rng) -> Tabannusi:
        """Return a full game consistent with what a seat knows. See `observe.resample`."""
        raise NotImplementedError

    # The interface of every game ----------------------------------------------------------------

    def turn(self) -> int:
        """Return how many turns have begun."""
        return self.turns

    def free_actions(self, player: int) -> list[Action]:
        """Return what the active player may do besides answering. TAB-11"""
        if not self.might_act_freely(player):
            return []
        return super().free_actions(player)

    def might_act_freely(self, player: int) -> bool:
        """Tell at a glance whether a free action is worth looking for; for speed, mostly it is not."""
        me = self.players[player]
        if me.harbormasters or self.pending or me.any_crate_down():
            return True
        placed = self.edition.houses - total(me.houses)
        for decree in range(self.edition.decrees):
            if self.decrees & BIT[decree] and self.edition.decree_houses[decree] <= placed:
                return True
        return False

    def scores(self) -> list[int]:
        """Return the points on the track, final scoring apart until it is done; the Bot has no seat."""
        people = 1 if self.solo else self.seats
        return [self.players[seat].vp for seat in range(people)]


class Draw(Chance[Tabannusi]):
    """A question to dice, bags and decks, of which every candidate may come up."""

    def options(self, game: Tabannusi) -> list[Action]:
        """For speed: no reasons to ask for."""
        return self.candidates(game)


class QuestionOfTurn(Decision[Tabannusi]):
    """A question of the turn itself, not inside an action: all free actions are allowed. DP-F"""

    def free_actions_allowed(self) -> bool:
        return True


class MustChoose(Decision[Tabannusi]):
    """A forced part of an effect: with no legal target it is skipped. TAB part iii; TAB-A18"""

    def may_be_empty(self) -> bool:
        return True

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK
