"""Project board: taking tiles, bottom-space bonuses, the trade for a universal part, refilling. BOT-8"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import DECLINE, DISCARD_PROJECT, PROJECT_TILE, TAKE, TAKE_UNIVERSAL
from boardwright.games.bot_factory.assembly import MayPlacePart
from boardwright.games.bot_factory.bonuses import Bonus
from boardwright.games.bot_factory.components import COLOURS, NO_COLOUR, PLACE_PART, TYPES, UNIVERSAL
from boardwright.games.bot_factory.notes import (
    BONUS,
    DECK,
    DISCARDED_PROJECTS,
    DISPLAY,
    PART,
    PROJECT_OF,
    PROJECT_SPACE,
    TRADE,
    hand_of,
)
from boardwright.games.bot_factory.reasons import (
    NO_PROJECT_THERE,
    NO_UNIVERSAL,
    NOT_IN_HAND,
    TOO_FEW_PROJECTS,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import Chance, Decision, Procedure
from boardwright.kernel.bits import total
from boardwright.kernel.notes import BEGAN, MOVED, TURNED
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack


def why_not_take(game: BotFactory, space: int) -> Reason:
    """Say whether a project can be taken from a space. BOT-8.2, 8.5"""
    return OK if game.projects[space] != NO_COLOUR else NO_PROJECT_THERE


def take_project(game: BotFactory, player: int, space: int) -> None:
    """Take a project and the bonus of a bottom space. BOT-8.3, 8.4; BOT-A8"""
    bottom = is_bottom(game, space)
    colour = game.projects[space]
    game.players[player].projects[colour] += 1
    game.projects[space] = NO_COLOUR
    if game.notes is not None:
        game.note(MOVED, player, PROJECT_OF + colour, 1, PROJECT_SPACE + space, hand_of(player), 0, 8_02)
    if not bottom:
        return
    if space < game.edition.project_rows:
        game.note(BEGAN, player, BONUS, game.edition.bottom_left_cost, cause=PLACE_PART, clause=8_03)
        game.begin(MayPlacePart(player, game.edition.bottom_left_cost))
    else:
        game.gain_tokens(player, game.edition.bottom_right_gain, 8_04)


def is_bottom(game: BotFactory, space: int) -> bool:
    """Tell whether a space is the bottom one of its column; the switch reads: the lowest tile. BOT-A8"""
    row = space % game.edition.project_rows
    if row == 0 or not game.switches.lowest_tile_counts_as_bottom:
        return row == 0
    return min(game.projects[space - row : space]) == NO_COLOUR


class MayTakeProject(Bonus):
    """A bonus: take a project from the board, or decline. BOT-9.4, 9.6, 15.10"""

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(TAKE, space) for space in range(game.edition.project_spaces)] + [pack(DECLINE)]

    def why_not_use(self, game: BotFactory, action: Action) -> Reason:
        return why_not_take(game, first_of(action))

    def use(self, game: BotFactory, action: Action) -> None:
        take_project(game, self.player, first_of(action))


def why_not_trade_projects(game: BotFactory, player: int, cost: int) -> Reason:
    """Executive action: projects for a universal part. BOT-8.6"""
    if total(game.players[player].projects) < cost:
        return TOO_FEW_PROJECTS
    return OK if total(game.universals) else NO_UNIVERSAL


class TradeProjects(Procedure[BotFactory]):
    """Discard incomplete projects one by one, then take a universal part. BOT-8.6, 15.9"""

    def __init__(self, player: int, cost: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.cost = cost

    def clone(self) -> TradeProjects:
        return TradeProjects(self.player, self.cost, self.step)

    def left(self, game: BotFactory) -> int:
        """Return how many projects are still to be discarded while one is asked for."""
        return self.cost - self.step + 2

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if game.notes is not None:
            game.note(BEGAN if step == 1 else TURNED, self.player, TRADE, self.cost, clause=8_06)
        if step <= self.cost:
            game.begin(DiscardProject(self.player))
        else:
            game.begin(ChooseUniversal(self.player))
        return step <= self.cost


class DiscardProject(Decision[BotFactory]):
    """Which incomplete project to discard: for a trade, or down to the hand limit. BOT-4.6, 4.7, 8.6"""

    def clone(self) -> DiscardProject:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        me = game.players[self.player]
        return [pack(DISCARD_PROJECT, colour) for colour in range(COLOURS) if me.projects[colour]]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        return OK if game.players[self.player].projects[first_of(action)] else NOT_IN_HAND

    def take(self, game: BotFactory, action: Action) -> None:
        colour = first_of(action)
        game.players[self.player].projects[colour] -= 1
        game.project_discards[colour] += 1
        if game.notes is not None:
            hand = hand_of(self.player)
            game.note(MOVED, self.player, PROJECT_OF + colour, 1, hand, DISCARDED_PROJECTS, 0, 4_06)


class ChooseUniversal(Decision[BotFactory]):
    """Which universal part to take. BOT-8.6, 15.12"""

    def clone(self) -> ChooseUniversal:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(TAKE_UNIVERSAL, type) for type in range(TYPES)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        return OK if game.universals[first_of(action)] else NO_UNIVERSAL

    def take(self, game: BotFactory, action: Action) -> None:
        take_universal(game, self.player, first_of(action), 8_06)


def take_universal(game: BotFactory, player: int, type: int, clause: int) -> None:
    """Take a universal part from the display. BOT-8.6, 15.12"""
    game.universals[type] -= 1
    game.players[player].parts[UNIVERSAL + type] += 1
    game.note(MOVED, player, PART + UNIVERSAL + type, 1, DISPLAY, hand_of(player), 0, clause)


class DrawProject(Chance[BotFactory]):
    """The top tile of the project deck fills a space. BOT-1.10, 8.7"""

    def __init__(self, space: int) -> None:
        super().__init__()
        self.space = space

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(PROJECT_TILE, self.space, colour) for colour in range(COLOURS) if game.deck[colour]]

    def weight(self, game: BotFactory, outcome: Action) -> int:
        return game.deck[outcome >> 8 & 255]

    def take(self, game: BotFactory, action: Action) -> None:
        colour = action >> 8 & 255
        game.deck[colour] -= 1
        game.projects[self.space] = colour
        if game.notes is not None:
            game.note(MOVED, CHANCE, PROJECT_OF + colour, 1, DECK, PROJECT_SPACE + self.space, 0, 1_10)


class CycleProjects(Procedure[BotFactory]):
    """Discard the bottom row, slide down, refill, from the lowest row up. BOT-10.5, 11.3, 11.4"""

    def __init__(self, filled: int = 0, step: int = 1) -> None:
        super().__init__(step)
        self.filled = filled  # spaces looked at so far, in the order of refilling

    def clone(self) -> CycleProjects:
        return CycleProjects(self.filled, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            discard_bottom_row(game)
        elif step == 2:
            slide_down(game)
        elif step == 3:
            return self.refill_next(game)
        return True

    def refill_next(self, game: BotFactory) -> bool:
        edition = game.edition
        if self.filled >= edition.project_spaces:
            return False
        row = self.filled // edition.project_columns
        column = self.filled % edition.project_columns
        self.filled += 1
        self.step = 3
        refill_space(game, column * edition.project_rows + row)
        return True


def refill_space(game: BotFactory, space: int) -> None:
    """Draw a project for an empty space; the discards become the deck when it is empty. BOT-8.7"""
    if game.projects[space] != NO_COLOUR:
        return
    if total(game.deck) == 0:
        for colour in range(COLOURS):
            n = game.project_discards[colour]
            game.deck[colour] += n
            if game.notes is not None and n:
                game.note(MOVED, NOBODY, PROJECT_OF + colour, n, DISCARDED_PROJECTS, DECK, 0, 8_07)
            game.project_discards[colour] = 0
    if total(game.deck) > 0:
        game.begin(DrawProject(space))


def discard_bottom_row(game: BotFactory) -> None:
    """Discard the bottom tile of each column."""
    for column in range(game.edition.project_columns):
        game.discard_project_at(column * game.edition.project_rows, 11_03)


def slide_down(game: BotFactory) -> None:
    """Slide all tiles down within their column."""
    rows = game.edition.project_rows
    for column in range(game.edition.project_columns):
        to = column * rows
        for space in range(column * rows, column * rows + rows):
            colour = game.projects[space]
            if colour == NO_COLOUR:
                continue
            if space != to:
                game.projects[to] = colour
                game.projects[space] = NO_COLOUR
                if game.notes is not None:
                    here, below = PROJECT_SPACE + space, PROJECT_SPACE + to
                    game.note(MOVED, NOBODY, PROJECT_OF + colour, 1, here, below, 0, 11_03)
            to += 1
