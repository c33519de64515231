"""Set-up: everything random, the start parts and the task. BOT-1, 14.2"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import (
    CHOOSE_TASK,
    CONTRACT,
    DRAW_TASK,
    FIRST_PLAYER,
    SPARE,
    START_PART,
    START_PROJECT,
)
from boardwright.games.bot_factory.components import (
    COLOURS,
    DRAWN,
    NO_TASK,
    TASKS,
    TO_HAND,
    UNIVERSAL,
    colour_of,
)
from boardwright.games.bot_factory.notes import (
    BOX,
    CONTRACT_CARD,
    DECK,
    PALLET,
    PART,
    POSITION,
    PROJECT_OF,
    STACKS,
    hand_of,
)
from boardwright.games.bot_factory.projects import DrawProject
from boardwright.games.bot_factory.sandra import FillWheel
from boardwright.games.bot_factory.stacks import ChooseStack, set_marker, show_top
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import Chance, Decision
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack, second_of
from boardwright.kernel.piece_by_piece import PieceByPiece


class SetUp(PieceByPiece[BotFactory]):
    """Everything random, then the start parts and the task. BOT-1.5-1.18, 14.2"""

    def __init__(self, first_player: int, task: int, done: int = 0, step: int = 1) -> None:
        super().__init__(step, done)
        self.first_player = first_player
        self.task = task

    def clone(self) -> SetUp:
        return SetUp(self.first_player, self.task, self.done, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.draw_spares(game)
        elif step == 2:
            set_marker(game, colour_of(game.spares[0]))
        elif step == 3:
            self.show_tops(game)
        elif step == 4:
            game.begin(FillWheel())
        elif step == 5:
            self.draw_projects(game)
        elif step == 6:
            self.draw_contracts(game)
        elif step == 7:
            self.draw_start_projects(game)
        elif step == 8:
            self.choose_first_player(game)
        elif step == 9:
            self.give_last_player_tokens(game)
        elif step == 10:
            self.choose_start_parts(game)
        elif step == 11:
            self.choose_task(game)
        return step < 11

    def draw_spares(self, game: BotFactory) -> None:
        spare = self.again(len(game.spares))
        if spare >= 0:
            game.begin(DrawSpare(spare))

    def show_tops(self, game: BotFactory) -> None:
        colour = self.again(COLOURS)
        if colour >= 0:
            show_top(game, colour)

    def draw_projects(self, game: BotFactory) -> None:
        n = self.again(game.edition.project_spaces)
        if n >= 0:
            game.begin(DrawProject(n))

    def draw_contracts(self, game: BotFactory) -> None:
        position = self.again(game.edition.positions)
        if position >= 0:
            game.begin(DrawContract(position))

    def draw_start_projects(self, game: BotFactory) -> None:
        n = self.again(game.seats * game.edition.start_projects)
        if n >= 0:
            game.begin(DrawStartProject(n % game.seats))

    def choose_first_player(self, game: BotFactory) -> None:
        if self.first_player != NOBODY:
            game.first_player = self.first_player
        elif game.seats > 1:
            game.begin(DrawFirstPlayer())

    def give_last_player_tokens(self, game: BotFactory) -> None:
        """The last in the initial turn order; not in the solo game. BOT-1.17, 14.1"""
        if not game.solo():
            last = (game.first_player - 1) % game.seats
            game.gain_tokens(last, game.edition.last_player_tokens, 1_17)

    def choose_start_parts(self, game: BotFactory) -> None:
        """In reverse initial turn order. BOT-1.18; BOT-A1"""
        each = 2 if game.switches.two_start_parts else game.edition.start_parts
        n = self.again(game.seats * each)
        if n >= 0:
            player = (game.first_player - 1 - n // each) % game.seats
            game.begin(ChooseStack(player, START_PART, TO_HAND, player))

    def choose_task(self, game: BotFactory) -> None:
        if not game.solo():
            return
        if self.task == NO_TASK:
            game.begin(ChooseTask(0))
        elif self.task == DRAWN:
            game.begin(DrawTask())
        else:
            game.task = self.task


class DrawSpare(Chance[BotFactory]):
    """A random coloured part for a spare space. BOT-1.5"""

    def __init__(self, spare: int) -> None:
        super().__init__()
        self.spare = spare

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(SPARE, self.spare, part) for part in range(UNIVERSAL) if game.stacks[part]]

    def weight(self, game: BotFactory, outcome: Action) -> int:
        return game.stacks[second_of(outcome)]

    def take(self, game: BotFactory, action: Action) -> None:
        game.stacks[second_of(action)] -= 1
        game.spares[self.spare] = second_of(action)
        game.note(MOVED, CHANCE, PART + second_of(action), 1, STACKS, PALLET + self.spare, 0, 1_05)


class DrawContract(Chance[BotFactory]):
    """A random contract for a position. BOT-1.13"""

    def __init__(self, position: int) -> None:
        super().__init__()
        self.position = position

    def candidates(self, game: BotFactory) -> list[Action]:
        return [
            pack(CONTRACT, self.position, contract)
            for contract in range(game.edition.contracts)
            if game.contracts_left & BIT[contract]
        ]

    def take(self, game: BotFactory, action: Action) -> None:
        game.contracts_left &= ~BIT[second_of(action)]
        game.contracts[self.position] = second_of(action)
        if game.notes is not None:
            card = CONTRACT_CARD + second_of(action)
            game.note(MOVED, CHANCE, card, 1, BOX, POSITION + self.position, 0, 1_13)


class DrawStartProject(Chance[BotFactory]):
    """A random project for a player. BOT-1.15"""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(START_PROJECT, self.seat, colour) for colour in range(COLOURS) if game.deck[colour]]

    def weight(self, game: BotFactory, outcome: Action) -> int:
        return game.deck[second_of(outcome)]

    def take(self, game: BotFactory, action: Action) -> None:
        colour = second_of(action)
        game.deck[colour] -= 1
        game.players[self.seat].projects[colour] += 1
        game.note(MOVED, self.seat, PROJECT_OF + colour, 1, DECK, hand_of(self.seat), 0, 1_15)


class DrawFirstPlayer(Chance[BotFactory]):
    """The seat that starts, where the table does not say. BOT-1.16"""

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(FIRST_PLAYER, seat) for seat in range(game.seats)]

    def take(self, game: BotFactory, action: Action) -> None:
        game.first_player = first_of(action)


class ChooseTask(Decision[BotFactory]):
    """The task of the solo game. BOT-14.2"""

    def clone(self) -> ChooseTask:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(CHOOSE_TASK, task) for task in range(TASKS)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        return OK

    def take(self, game: BotFactory, action: Action) -> None:
        game.task = first_of(action)


class DrawTask(Chance[BotFactory]):
    """The task of the solo game at random. BOT-14.2"""

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(DRAW_TASK, task) for task in range(TASKS)]

    def take(self, game: BotFactory, action: Action) -> None:
        game.task = first_of(action)
