"""What lies on the factory floor, and the small rules about things that lie there."""

from __future__ import annotations

from typing import Final

from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_COLOUR,
    NO_PART,
    NO_TILE,
    PARTS,
    SANDRA,
    TYPES,
    UNIVERSAL,
    Edition,
    Switches,
    colour_of,
    type_of,
)
from boardwright.games.bot_factory.notes import (
    DISCARDED_PROJECTS,
    DISCARDS,
    DISPLAY,
    FLOOR,
    MEEPLE,
    PART,
    PROJECT_OF,
    PROJECT_SPACE,
    STACKS,
    TOKEN,
    done_of,
    hand_of,
)
from boardwright.kernel.agenda import Agenda, Game
from boardwright.kernel.bits import BIT, total
from boardwright.kernel.notes import GAINED, MOVED, PAID, TURNED
from boardwright.kernel.packing import NOBODY

NOWHERE: Final = -1  # a meeple that is not on the floor

# The main action of this turn.
NOT_BEGUN: Final = 0
RUNNING: Final = 1
OVER: Final = 2


class Player:
    """One player's tokens, parts, projects and bots."""

    def __init__(
        self,
        *,
        tokens: int,
        parts: list[int],
        projects: list[int],
        bots: list[int],
        universal_bots: list[int],
        tile: int,
        tile_turn: int,
        tile_used: bool,
        worthy: int,
    ) -> None:
        self.tokens = tokens  # speech tokens held
        self.parts = parts  # part -> copies in hand
        self.projects = projects  # colour -> project tiles without a bot
        self.bots = bots  # colour -> project tiles with a bot of the Assembly board
        self.universal_bots = universal_bots  # colour -> project tiles with the Universal bot
        self.tile = tile  # production tile, or NO_TILE
        self.tile_turn = tile_turn  # the turn it was taken in
        self.tile_used = tile_used
        self.worthy = worthy  # colours of which a bot was worth enough for its task when completed, as a mask

    def clone(self) -> Player:
        """Return an independent copy."""
        return Player(
            tokens=self.tokens,
            parts=self.parts[:],
            projects=self.projects[:],
            bots=self.bots[:],
            universal_bots=self.universal_bots[:],
            tile=self.tile,
            tile_turn=self.tile_turn,
            tile_used=self.tile_used,
            worthy=self.worthy,
        )

    def bots_of(self, colour: int) -> int:
        """Return the completed bots of a colour; the Universal bot counts as its project's. BOT-15.13"""
        return self.bots[colour] + self.universal_bots[colour]

    def completed(self) -> int:
        """Return all completed bots."""
        return total(self.bots) + total(self.universal_bots)

    def universal_types(self) -> int:
        """Return how many different universal parts are in hand."""
        n = 0
        for type in range(TYPES):
            if self.parts[UNIVERSAL + type]:
                n += 1
        return n


def new_player(tokens: int) -> Player:
    """Return a player before the first tiles are drawn. BOT-1.15, 1.17"""
    return Player(
        tokens=tokens,
        parts=[0] * PARTS,
        projects=[0] * COLOURS,
        bots=[0] * COLOURS,
        universal_bots=[0] * COLOURS,
        tile=NO_TILE,
        tile_turn=0,
        tile_used=False,
        worthy=0,
    )


class BotFactory(Game):
    """The whole table. Face-down orders are not stored: stacks, decks and boxes are counts per kind."""

    def __init__(
        self,
        *,
        edition: Edition,
        switches: Switches,
        variant: int,
        max_rounds: int,
        players: list[Player],
        agenda: Agenda[BotFactory],
        round: int,
        turns: int,
        active: int,
        first_player: int,
        columns: list[int],
        meeples: list[int],
        spares: list[int],
        tops: list[int],
        stacks: list[int],
        discards: list[int],
        marker: int,
        wheel: list[int],
        turned: int,
        projects: list[int],
        deck: list[int],
        project_discards: list[int],
        universals: list[int],
        values: list[int],
        peaks: list[int],
        contracts: list[int],
        reserved: list[int],
        contracts_left: int,
        where: list[int],
        tiles: int,
        universal_bot: bool,
        main: int,
        left: int,
        worth: int,
        paid: int,
        discounted: bool,
        executive_done: bool,
        turn_over: bool,
        task: int,
        vilela_board: int,
        vilela_colour: int,
        vilela_actions: list[int],
        vilela_bots: list[int],
        inspections: list[int],
    ) -> None:
        self.edition = edition
        self.switches = switches
        self.variant = variant  # production tiles: 0 none, 1 or 2
        self.max_rounds = max_rounds  # 0: no limit
        self.players = players
        self.seats = len(players)
        self.agenda = agenda
        self.round = round  # from 1; 0 during set-up
        self.turns = turns
        self.active = active
        self.first_player = first_player
        self.columns = columns  # colour * TYPES + type -> part on the Assembly board, or NO_PART
        self.meeples = meeples  # colour -> bots on the Assembly board
        self.spares = spares  # spare space -> part, or NO_PART
        self.tops = tops  # colour -> visible part of its stack, or NO_PART
        self.stacks = stacks  # part -> copies below the tops
        self.discards = discards  # part -> copies in the discard piles
        self.marker = marker  # colour whose stack the distribution marker stands above
        self.wheel = wheel  # wheel slot -> part, or NO_PART
        self.turned = turned  # quarter turns made
        self.projects = projects  # project space -> colour, or NO_COLOUR
        self.deck = deck  # colour -> project tiles in the deck
        self.project_discards = project_discards
        self.universals = universals  # type -> universal parts on display
        self.values = values  # colour -> bot value
        self.peaks = peaks  # colour -> highest value so far
        self.contracts = contracts  # position -> contract, or -1
        self.reserved = reserved  # position * 2 + token space -> seat, or NOBODY
        self.contracts_left = contracts_left  # contracts nobody has seen, as a mask
        self.where = where  # seat, SANDRA or VILELA -> 2 * action space (+ 1: squeezed in), or NOWHERE
        self.tiles = tiles  # production tiles on display, as a mask
        self.universal_bot = universal_bot  # still on the Project board
        # This turn:
        self.main = main  # NOT_BEGUN, RUNNING, OVER
        self.left = left  # of the main action's limit
        self.worth = worth  # tokens' worth of Finance purchases
        self.paid = paid  # tokens paid for them
        self.discounted = discounted  # BOT-15.8
        self.executive_done = executive_done
        self.turn_over = turn_over
        # Solo:
        self.task = task
        self.vilela_board = vilela_board  # on his action tile of this round, or -1
        self.vilela_colour = vilela_colour  # on his bot tile, or NO_COLOUR
        self.vilela_actions = vilela_actions  # board -> tiles in his action deck
        self.vilela_bots = vilela_bots  # colour -> tiles in his bot deck
        self.inspections = inspections  # tile -> in the inspection deck

    def clone(self) -> BotFactory:
        """Return an independent copy; only the game itself (`game.py`) knows its class."""
        raise NotImplementedError

    # The floor ----------------------------------------------------------------------------------

    def solo(self) -> bool:
        """Tell whether this is the Inspection variant."""
        return self.seats == 1

    def board_of_meeple(self, meeple: int) -> int:
        """Return the board a meeple stands on; it must be on the floor."""
        return self.edition.board_of[self.where[meeple] // 2]

    def meeple_at(self, space: int) -> int:
        """Return the meeple on an action space, or NOBODY. BOT-15.7: squeezed-in workers are on none."""
        for meeple in range(len(self.where)):
            if self.where[meeple] == 2 * space:
                return meeple
        return NOBODY

    def is_full(self, board: int) -> bool:
        """Tell whether every action space of a board is occupied."""
        for space in range(self.edition.first_space[board], self.edition.last_space[board] + 1):
            if self.meeple_at(space) == NOBODY:
                return False
        return True

    def leftmost_empty(self, board: int) -> int:
        """Return the leftmost empty action space of a board, or NOWHERE."""
        for space in range(self.edition.first_space[board], self.edition.last_space[board] + 1):
            if self.meeple_at(space) == NOBODY:
                return space
        return NOWHERE

    def left_to_right(self) -> list[int]:
        """Return all meeples on the floor in turn order. BOT-2.3, 2.5"""
        order: list[int] = []
        for place in range(2 * self.edition.spaces):
            for meeple in range(len(self.where)):
                if self.where[meeple] == place:
                    order.append(meeple)
        return order

    def go(self, meeple: int, where: int, clause: int) -> None:
        """A meeple goes to an action space, or stays where it is."""
        seat = meeple if meeple < SANDRA else NOBODY
        if self.notes is not None:
            self.note(MOVED, seat, MEEPLE + meeple, 1, FLOOR + self.where[meeple], FLOOR + where, 0, clause)
        self.where[meeple] = where

    # Speech tokens ------------------------------------------------------------------------------

    def tokens_on_contracts(self, player: int) -> int:
        """Return a player's tokens that lie on contracts."""
        n = 0
        for seat in self.reserved:
            if seat == player:
                n += 1
        return n

    def gain_tokens(self, player: int, number: int, clause: int = 5_01) -> None:
        """Gain tokens as far as the supply goes. BOT-5.1, 5.2"""
        me = self.players[player]
        supply = self.edition.tokens - me.tokens - self.tokens_on_contracts(player)
        gained = min(number, supply)
        me.tokens += gained
        if self.notes is not None:
            self.note(GAINED, player, TOKEN, gained, clause=clause)

    def pay_tokens(self, player: int, number: int, clause: int = 5_03) -> None:
        """Return tokens to the supply. BOT-5.3"""
        self.players[player].tokens -= number
        if self.notes is not None:
            self.note(PAID, player, TOKEN, number, clause=clause)

    def begin_turn(self, player: int) -> None:
        """A player's move or turn begins."""
        self.turns += 1
        self.active = player
        self.main = NOT_BEGUN
        self.left = 0
        self.worth = 0
        self.paid = 0
        self.discounted = False
        self.executive_done = False
        self.turn_over = False

    # Parts --------------------------------------------------------------------------------------

    def discard_part(self, part: int, seat: int, origin: int, clause: int) -> None:
        """Put a part on its pile, a universal one back on display. BOT-4.9, 4.10"""
        if part >= UNIVERSAL:
            self.universals[part - UNIVERSAL] += 1
            self.note(MOVED, seat, PART + part, 1, origin, DISPLAY, 0, clause)
        else:
            self.discards[part] += 1
            if self.notes is not None:
                self.note(MOVED, seat, PART + part, 1, origin, DISCARDS, 0, clause)

    def has_discards(self, colour: int) -> bool:
        """Tell whether the discard pile of a colour holds a part."""
        first = colour * TYPES
        return self.discards[first] + self.discards[first + 1] + self.discards[first + 2] > 0

    def can_take_part(self, colour: int) -> bool:
        """Tell whether a stack can give a part, rebuilt if need be. BOT-7.12; BOT-A24"""
        return self.tops[colour] != NO_PART or self.has_discards(colour)

    def any_stack(self) -> bool:
        """Tell whether any stack can give a part."""
        return (
            self.can_take_part(0) or self.can_take_part(1) or self.can_take_part(2) or self.can_take_part(3)
        )

    def rebuild_stack(self, colour: int) -> None:
        """Shuffle the discards of a colour into a stack; its top is asked for next."""
        for part in range(colour * TYPES, colour * TYPES + TYPES):
            self.note(MOVED, NOBODY, PART + part, self.discards[part], DISCARDS, STACKS, 0, 7_12)
            self.stacks[part] += self.discards[part]
            self.discards[part] = 0

    def in_stack(self, colour: int) -> int:
        """Return the parts below the top of a stack."""
        first = colour * TYPES
        return self.stacks[first] + self.stacks[first + 1] + self.stacks[first + 2]

    # Assembly board -----------------------------------------------------------------------------

    def parts_in_column(self, colour: int) -> int:
        """Return how many parts a column holds."""
        n = 0
        for type in range(TYPES):
            if self.columns[colour * TYPES + type] != NO_PART:
                n += 1
        return n

    def note_worth(self, player: int, colour: int) -> None:
        """A bot was completed: remember whether it was worth enough for its task. BOT-A31, BOT-A33"""
        if self.values[colour] >= self.edition.task_value:
            self.players[player].worthy |= BIT[colour]

    # Wheel --------------------------------------------------------------------------------------

    def slot_at(self, position: int) -> int:
        """Return the wheel slot at a position of the board. BOT-7.8"""
        return (position - self.edition.quarter * self.turned) % self.edition.wheel

    def part_at(self, position: int) -> int:
        """Return the part at a position of the board, or NO_PART."""
        return self.wheel[self.slot_at(position)]

    def has_wheel_icon(self, position: int) -> bool:
        """Tell whether the wheel shows a bonus icon at a position."""
        return self.edition.wheel_icons & BIT[self.slot_at(position)] != 0

    # Projects -----------------------------------------------------------------------------------

    def any_project(self) -> bool:
        """Tell whether any project lies on the board."""
        return min(self.projects) != NO_COLOUR  # the largest of all colours

    def discard_project_at(self, space: int, clause: int) -> None:
        """Move a project tile of the board to the discards."""
        colour = self.projects[space]
        if colour != NO_COLOUR:
            self.project_discards[colour] += 1
            self.projects[space] = NO_COLOUR
            place = PROJECT_SPACE + space
            if self.notes is not None:
                self.note(MOVED, NOBODY, PROJECT_OF + colour, 1, place, DISCARDED_PROJECTS, 0, clause)

    def complete_project(self, player: int, colour: int, clause: int) -> None:
        """A bot comes onto an own project. BOT-6.6, 15.12; BOT-A31, BOT-A33"""
        self.players[player].projects[colour] -= 1
        self.note(MOVED, player, PROJECT_OF + colour, 1, hand_of(player), done_of(player), 0, clause)
        self.note(TURNED, player, PROJECT_OF + colour, self.values[colour], clause=clause)
        self.note_worth(player, colour)

    # The hand limit -----------------------------------------------------------------------------

    def parts_too_many(self, player: int) -> int:
        """Return how many parts a player would have to discard at the end of a turn. BOT-4.6"""
        return max(0, total(self.players[player].parts) - self.edition.hand_parts)

    def projects_too_many(self, player: int) -> int:
        """Return how many projects a player would have to discard then; completed ones stay. BOT-4.6, 4.7"""
        me = self.players[player]
        waiting = total(me.projects)
        return max(0, min(waiting, waiting + me.completed() - self.edition.hand_projects))

    # Finance ------------------------------------------------------------------------------------

    def row_of(self, position: int) -> int:
        """Return the row of a contract position, 0 on top."""
        return position // self.edition.contract_columns

    def reserved_by(self, player: int) -> list[int]:
        """Return the positions of the contracts a player has a token on."""
        return [space // 2 for space in range(len(self.reserved)) if self.reserved[space] == player]

    def has_reserved(self, player: int, position: int) -> bool:
        """Tell whether a player has a token on a contract."""
        return self.reserved[2 * position] == player or self.reserved[2 * position + 1] == player

    # The interface of every game ----------------------------------------------------------------

    def turn(self) -> int:
        """Return how many turns have begun."""
        return self.turns

    def check(self) -> None:
        """Raise AssertionError if parts, projects, meeples, tokens or contracts were lost or made."""
        edition = self.edition
        for part in range(PARTS):
            n = 0
            for player in self.players:
                n += player.parts[part]
            for other in self.columns + self.spares + self.wheel + self.tops:
                if other == part:
                    n += 1
            if part >= UNIVERSAL:
                assert n + self.universals[part - UNIVERSAL] == edition.universals, "universal parts"
            else:
                assert n + self.stacks[part] + self.discards[part] == edition.copies, "parts"
        for column in range(COLOURS):
            for type in range(TYPES):
                part = self.columns[column * TYPES + type]
                assert part == NO_PART or type_of(part) == type, "a part on the wrong space"
                assert part == NO_PART or part >= UNIVERSAL or colour_of(part) == column, "a wrong column"
        for colour in range(COLOURS):
            self.check_colour(colour)
        for seat in range(self.seats):
            player = self.players[seat]
            assert 0 <= player.tokens <= edition.tokens - self.tokens_on_contracts(seat), "tokens"
            assert total(player.universal_bots) <= 1, "the Universal bot"
        for position in range(edition.positions):
            first = self.reserved[2 * position]
            second = self.reserved[2 * position + 1]
            assert second == NOBODY or first not in (NOBODY, second), "tokens on a contract"
            assert first == NOBODY or self.contracts[position] >= 0, "a token without a contract"

    def check_colour(self, colour: int) -> None:
        """Raise AssertionError if project tiles or meeples of a colour were lost or made."""
        edition = self.edition
        n = self.deck[colour] + self.project_discards[colour]
        bots = self.meeples[colour]
        for player in self.players:
            n += player.projects[colour] + player.bots_of(colour)
            bots += player.bots[colour]
        for other in self.projects:
            if other == colour:
                n += 1
        assert n == edition.project_copies, "project tiles"
        most = edition.meeples_small if self.seats <= 2 else edition.meeples_large
        assert bots == most or (self.solo() and bots < most), "bot meeples"
        assert edition.value_bottom <= self.values[colour] <= edition.value_top, "a bot value"
        assert self.tops[colour] == NO_PART or colour_of(self.tops[colour]) == colour, "a top part"
