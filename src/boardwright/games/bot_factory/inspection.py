"""Vilela the inspector: the solo opponent. BOT-14"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import INSPECT, INSPECTION, VILELA_ACTION, VILELA_BOT
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BOARDS,
    COLOURS,
    NO_COLOUR,
    NO_PART,
    PRODUCTION,
    PROJECT,
    TYPES,
    UNIVERSAL,
    VILELA,
    colour_of,
)
from boardwright.games.bot_factory.notes import (
    ACTED,
    BOT_OF,
    BOTS,
    COLUMN,
    CONTRACT_CARD,
    MEEPLE,
    POSITION,
    REVEALED_COLOUR,
    WATCHED,
    WHEEL,
)
from boardwright.games.bot_factory.reasons import NO_CONTRACT, NOT_MARKED, TOKEN_ON_CONTRACT
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.games.bot_factory.values import lower
from boardwright.kernel.agenda import Chance, Decision, Procedure
from boardwright.kernel.bits import BIT, total
from boardwright.kernel.notes import AWAY, CHOSEN, MOVED, REVEALED
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack


class VilelaMoves(Procedure[BotFactory]):
    """Reveal an action tile and a bot tile, and go to the board shown. BOT-14.7-14.10; BOT-A19"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> VilelaMoves:
        return VilelaMoves(self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            game.begin(RevealAction())
        elif step == 2:
            game.begin(RevealBot())
        elif step == 3:
            self.reveal_another_action(game)
        elif step == 4:
            game.go(VILELA, 2 * game.leftmost_empty(game.vilela_board), 14_08)
        return step < 4

    def reveal_another_action(self, game: BotFactory) -> None:
        """While the tile shows his own board, or one without room. BOT-14.9; BOT-A19"""
        own = game.vilela_board == game.board_of_meeple(VILELA)
        if own or game.leftmost_empty(game.vilela_board) == NOWHERE:
            self.step = 3
            game.begin(RevealAction())


class RevealAction(Chance[BotFactory]):
    """The next Vilela action tile; an empty deck is shuffled anew first. BOT-14.7, 14.10"""

    def candidates(self, game: BotFactory) -> list[Action]:
        empty = total(game.vilela_actions) == 0
        return [pack(VILELA_ACTION, board) for board in range(BOARDS) if empty or game.vilela_actions[board]]

    def take(self, game: BotFactory, action: Action) -> None:
        if total(game.vilela_actions) == 0:
            game.vilela_actions = [1] * BOARDS
        game.vilela_actions[first_of(action)] -= 1
        game.vilela_board = first_of(action)


class RevealBot(Chance[BotFactory]):
    """The next bot tile; an empty deck is shuffled anew first. BOT-14.7, 14.10"""

    def candidates(self, game: BotFactory) -> list[Action]:
        empty = total(game.vilela_bots) == 0
        return [pack(VILELA_BOT, colour) for colour in range(COLOURS) if empty or game.vilela_bots[colour]]

    def take(self, game: BotFactory, action: Action) -> None:
        if total(game.vilela_bots) == 0:
            game.vilela_bots = [1] * COLOURS
        game.vilela_bots[first_of(action)] -= 1
        game.vilela_colour = first_of(action)


def vilela_acts(game: BotFactory) -> None:
    """The action of the revealed board with the revealed colour; none in round 1. BOT-14.6, 14.11"""
    if game.round == 1:
        game.note(CHOSEN, NOBODY, WATCHED, cause=MEEPLE + VILELA, clause=14_06)
        return
    colour = game.vilela_colour
    board = game.vilela_board
    if game.notes is not None:
        game.note(CHOSEN, NOBODY, ACTED + board, cause=REVEALED_COLOUR + colour, clause=14_12 + board)
    if game.vilela_board == ASSEMBLY:
        strip_or_remove_bot(game, colour)
    elif game.vilela_board == PRODUCTION:
        discard_from_wheel(game, colour)
    elif game.vilela_board == PROJECT:
        discard_projects(game, colour)
    else:
        game.begin(Inspect(colour))


def strip_or_remove_bot(game: BotFactory, colour: int) -> None:
    """A column of exactly two parts is stripped; else a bot leaves the board. BOT-14.12; BOT-A20"""
    if game.parts_in_column(colour) == TYPES - 1:
        for space in range(colour * TYPES, colour * TYPES + TYPES):
            if game.columns[space] != NO_PART:
                game.discard_part(game.columns[space], NOBODY, COLUMN + space, 14_12)
                game.columns[space] = NO_PART
    elif game.meeples[colour]:
        game.meeples[colour] -= 1
        game.note(MOVED, NOBODY, BOT_OF + colour, 1, BOTS, AWAY, 0, 14_12)


def discard_from_wheel(game: BotFactory, colour: int) -> None:
    """All parts of the colour leave the wheel. BOT-14.13"""
    for slot in range(game.edition.wheel):
        part = game.wheel[slot]
        if part < UNIVERSAL and colour_of(part) == colour:
            game.discard_part(part, NOBODY, WHEEL + slot, 14_13)
            game.wheel[slot] = NO_PART


def discard_projects(game: BotFactory, colour: int) -> None:
    """All projects of the colour leave the board; nothing slides. BOT-14.14"""
    for space in range(game.edition.project_spaces):
        if game.projects[space] == colour and colour != NO_COLOUR:
            game.discard_project_at(space, 14_14)


class Inspect(Procedure[BotFactory]):
    """The value falls, a tile is revealed, two of its contracts go. BOT-14.15-14.17"""

    def __init__(self, colour: int, step: int = 1) -> None:
        super().__init__(step)
        self.colour = colour

    def clone(self) -> Inspect:
        return Inspect(self.colour, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            lower(game, self.colour, 14_15)
        elif step == 2:
            game.begin(RevealInspection())
        return step < 2


class RevealInspection(Chance[BotFactory]):
    """The next inspection tile; an empty deck is shuffled anew first. BOT-14.10, 14.15"""

    def candidates(self, game: BotFactory) -> list[Action]:
        empty = total(game.inspections) == 0
        return [
            pack(INSPECTION, tile) for tile in range(len(game.inspections)) if empty or game.inspections[tile]
        ]

    def take(self, game: BotFactory, action: Action) -> None:
        if total(game.inspections) == 0:
            game.inspections = [1] * len(game.inspections)
        game.inspections[first_of(action)] -= 1
        marks = game.edition.inspections[first_of(action)]
        for position in range(game.edition.positions):
            if marks & BIT[position] and game.contracts[position] >= 0:
                contract = CONTRACT_CARD + game.contracts[position]
                game.note(REVEALED, NOBODY, contract, target=POSITION + position, clause=14_15)
        game.begin(RemoveContracts(marks))


class RemoveContracts(Procedure[BotFactory]):
    """The player removes two of the marked contracts, or as many as can be. BOT-14.16, 14.17"""

    def __init__(self, marks: int, step: int = 1) -> None:
        super().__init__(step)
        self.marks = marks

    def clone(self) -> RemoveContracts:
        return RemoveContracts(self.marks, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1 and self.removable(game) <= game.edition.inspected:
            self.remove_all(game)
            return False
        game.begin(ChooseContractToRemove(0, self.marks))
        return step < game.edition.inspected

    def removable(self, game: BotFactory) -> int:
        n = 0
        for position in range(game.edition.positions):
            if self.marks & BIT[position] and why_not_remove(game, position) == OK:
                n += 1
        return n

    def remove_all(self, game: BotFactory) -> None:
        """No more can be removed than must be: nothing to choose."""
        for position in range(game.edition.positions):
            if self.marks & BIT[position] and why_not_remove(game, position) == OK:
                remove_contract(game, NOBODY, position, 14_17)


def remove_contract(game: BotFactory, player: int, position: int, clause: int) -> None:
    """A contract leaves the board; `player` is NOBODY where there was no choice. BOT-14.16, 14.17"""
    contract = CONTRACT_CARD + game.contracts[position]
    game.note(MOVED, player, contract, 1, POSITION + position, AWAY, 0, clause)
    game.contracts[position] = -1


def why_not_remove(game: BotFactory, position: int) -> Reason:
    """Say whether a marked contract can be removed. BOT-14.17"""
    if game.contracts[position] < 0:
        return NO_CONTRACT
    return OK if game.reserved[2 * position] == NOBODY else TOKEN_ON_CONTRACT


class ChooseContractToRemove(Decision[BotFactory]):
    """Which marked contract goes. BOT-14.16, 14.17"""

    def __init__(self, player: int, marks: int) -> None:
        super().__init__(player)
        self.marks = marks

    def candidates(self, game: BotFactory) -> list[Action]:
        return [
            pack(INSPECT, position)
            for position in range(game.edition.positions)
            if self.marks & BIT[position]
        ]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        position = first_of(action)
        if not self.marks & BIT[position]:
            return NOT_MARKED
        return why_not_remove(game, position)

    def take(self, game: BotFactory, action: Action) -> None:
        remove_contract(game, self.player, first_of(action), 14_16)
