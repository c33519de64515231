"""The course of the game: set-up, rounds of three phases, Maintenance, the end. BOT-1, 2, 11, 12.1, 12.2"""

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
    BIT,
    COLOURS,
    DRAWN,
    NO_PART,
    NO_TASK,
    SANDRA,
    TASKS,
    TO_HAND,
    TYPES,
    UNIVERSAL,
    VILELA,
    colour_of,
)
from boardwright.games.bot_factory.inspection import vilela_acts
from boardwright.games.bot_factory.notes import (
    ACTING,
    BOT_OF,
    BOTS_COMPLETED,
    BOX,
    COLUMN,
    CONTRACT_CARD,
    DECK,
    MAINTAINING,
    MOVING,
    PALLET,
    PART,
    POSITION,
    PROJECT_OF,
    ROUND,
    ROW,
    STACKS,
    hand_of,
)
from boardwright.games.bot_factory.projects import CycleProjects, DrawProject
from boardwright.games.bot_factory.sandra import FillWheel, sandra_acts
from boardwright.games.bot_factory.stacks import ChooseStack, set_marker, show_top
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.turn import PlayerTurn
from boardwright.games.bot_factory.values import lower
from boardwright.games.bot_factory.workers import MoveWorkers
from boardwright.kernel.agenda import Chance, Decision, Procedure
from boardwright.kernel.notes import BEGAN, ENDED, MOVED
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack, second_of


class Course(Procedure[BotFactory]):
    """The whole game. BOT-2.1, 11, 12.1, 12.2"""

    def __init__(self, first_player: int, task: int, step: int = 1) -> None:
        super().__init__(step)
        self.first_player = first_player  # given by the table, or NOBODY: drawn
        self.task = task  # given by the table, or NO_TASK: chosen, or DRAWN

    def clone(self) -> Course:
        return Course(self.first_player, self.task, self.step)

    def phase(self) -> int:
        """Return the phase of the round that is going on; `step` is already the next one."""
        return MOVING if self.step == 4 else ACTING if self.step == 5 else MAINTAINING

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            game.begin(SetUp(self.first_player, self.task))
        elif step == 2:
            game.round += 1
            tell_beginning(game, ROUND, game.round, 2_01)
        elif step == 3:
            tell_beginning(game, MOVING, game.round, 2_02)
            game.begin(MoveWorkers([]))
        elif step == 4:
            tell_beginning(game, ACTING, game.round, 2_05)
            game.begin(PerformActions([]))
        elif step == 5:
            tell_beginning(game, MAINTAINING, game.round, 11_01)
            clear_completed_columns(game)
        elif step == 6:
            tell_beginning(game, ROW, 1, 11_03)
            game.begin(CycleProjects())
        elif step == 7:
            return self.go_on(game)
        return True

    def go_on(self, game: BotFactory) -> bool:
        """Another round, unless the game ends. BOT-11.5, 12.1"""
        self.step = 2
        return not has_ended(game)


def tell_beginning(game: BotFactory, what: int, number: int, clause: int) -> None:
    """A round, a phase or a step of Maintenance begins."""
    if game.notes is not None:
        game.note(BEGAN, NOBODY, what, number, clause=clause)


def has_ended(game: BotFactory) -> bool:
    """No bot of some colour is left, a player has five, or the table's limit is reached; tell all that is so.

    BOT-2.7, 12.1
    """
    ended = False
    for colour in range(COLOURS):
        if game.meeples[colour] == 0:
            game.note(ENDED, NOBODY, BOT_OF + colour, clause=12_01)
            ended = True
    for seat in range(game.seats):
        if game.players[seat].completed() >= game.edition.end_bots:
            game.note(ENDED, seat, BOTS_COMPLETED, game.edition.end_bots, clause=12_01)
            ended = True
    if 0 < game.max_rounds <= game.round:
        game.note(ENDED, NOBODY, ROUND, game.round, clause=2_07)
        ended = True
    return ended


def clear_completed_columns(game: BotFactory) -> None:
    """Parts of completed bots go back, the value of the colour falls. BOT-11.1, 11.2"""
    for colour in range(COLOURS):
        if game.parts_in_column(colour) == TYPES:
            for space in range(colour * TYPES, colour * TYPES + TYPES):
                game.discard_part(game.columns[space], NOBODY, COLUMN + space, 11_01)
                game.columns[space] = NO_PART
            lower(game, colour, 11_02)


class PerformActions(Procedure[BotFactory]):
    """Phase 2 in the order of the new positions. BOT-2.5, 2.6"""

    def __init__(self, order: list[int], step: int = 1) -> None:
        super().__init__(step)
        self.order = order

    def clone(self) -> PerformActions:
        return PerformActions(self.order, self.step)

    def waiting(self) -> list[int]:
        """Return the meeples that have yet to act, once the phase has begun."""
        return self.order[self.step - 2 :]

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.order = game.left_to_right()
        elif step - 2 < len(self.order):
            self.act(game, self.order[step - 2])
        return step - 1 < len(self.order)

    def act(self, game: BotFactory, meeple: int) -> None:
        if meeple == SANDRA:
            sandra_acts(game)
        elif meeple == VILELA:
            vilela_acts(game)
        else:
            game.begin(PlayerTurn(meeple))


class SetUp(Procedure[BotFactory]):
    """Everything random, then the start parts and the task. BOT-1.5-1.18, 14.2"""

    def __init__(self, first_player: int, task: int, done: int = 0, step: int = 1) -> None:
        super().__init__(step)
        self.first_player = first_player
        self.task = task
        self.done = done  # of the tiles of this step

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

    def again(self, number: int) -> int:
        """Return which tile of this step comes next, or -1 when all have come."""
        if self.done == number:
            self.done = 0
            return -1
        self.done += 1
        self.step -= 1
        return self.done - 1

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
