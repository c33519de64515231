"""Taking parts from the four stacks, whoever takes them and wherever they go. BOT-1.7-1.9, 7.12"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import TOP
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_PART,
    TO_HAND,
    TO_WHEEL,
    TYPES,
    colour_of,
)
from boardwright.games.bot_factory.notes import MARKER, PALLET, PART, STACK_TOP, STACKS, WHEEL, hand_of
from boardwright.games.bot_factory.reasons import STACK_EMPTY
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.agenda import Chance, Decision, Procedure
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack


class ShowTop(Chance[BotFactory]):
    """The next part of a stack comes to the top. Stacks lie face up: it is seen before the next question."""

    def __init__(self, colour: int) -> None:
        super().__init__()
        self.colour = colour

    def candidates(self, game: BotFactory) -> list[Action]:
        first = self.colour * TYPES
        return [pack(TOP, part) for part in range(first, first + TYPES) if game.stacks[part]]

    def weight(self, game: BotFactory, outcome: Action) -> int:
        return game.stacks[first_of(outcome)]

    def take(self, game: BotFactory, action: Action) -> None:
        part = first_of(action)
        game.stacks[part] -= 1
        game.tops[colour_of(part)] = part
        if game.notes is not None:
            game.note(MOVED, CHANCE, PART + part, 1, STACKS, STACK_TOP + colour_of(part), 0, 1_07)


class TakeTop(Procedure[BotFactory]):
    """Take the top part of a stack, rebuilding the stack if it is empty, and show the next. BOT-7.12"""

    def __init__(self, colour: int, to: int, at: int, step: int = 1) -> None:
        super().__init__(step)
        self.colour = colour
        self.to = to  # TO_HAND, TO_WHEEL or TO_SPARE
        self.at = at  # seat, wheel slot or spare space

    def clone(self) -> TakeTop:
        return TakeTop(self.colour, self.to, self.at, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            self.rebuild_if_empty(game)
        elif step == 2:
            self.move_part(game)
        elif step == 3:
            show_top(game, self.colour)
        return step < 3

    def rebuild_if_empty(self, game: BotFactory) -> None:
        if game.tops[self.colour] == NO_PART:
            game.rebuild_stack(self.colour)
            game.begin(ShowTop(self.colour))

    def move_part(self, game: BotFactory) -> None:
        part = game.tops[self.colour]
        game.tops[self.colour] = NO_PART
        seat = NOBODY
        if self.to == TO_HAND:
            game.players[self.at].parts[part] += 1
            seat = self.at
            place = hand_of(seat)
        elif self.to == TO_WHEEL:
            game.wheel[self.at] = part
            place = WHEEL + self.at
        else:
            game.spares[self.at] = part
            place = PALLET + self.at
        if game.notes is not None:
            game.note(MOVED, seat, PART + part, 1, STACK_TOP + self.colour, place, 0, 1_09)


def show_top(game: BotFactory, colour: int) -> None:
    """Turn up the next part of a stack, if there is one below."""
    if game.in_stack(colour):
        game.begin(ShowTop(colour))


def set_marker(game: BotFactory, colour: int) -> None:
    """Put the distribution marker above a stack. BOT-1.8, 1.9"""
    if game.notes is not None:
        game.note(MOVED, NOBODY, MARKER, 1, STACK_TOP + game.marker, STACK_TOP + colour, 0, 1_08)
    game.marker = colour


def fill_from_marker(game: BotFactory, to: int, at: int) -> None:
    """Fill a space from the stack under the marker and move the marker on. BOT-1.9, 10.3, 10.4; BOT-A24"""
    for n in range(COLOURS):
        colour = (game.marker + n) % COLOURS
        if game.can_take_part(colour):
            set_marker(game, (colour + 1) % COLOURS)
            game.begin(TakeTop(colour, to, at))
            return


class ChooseStack(Decision[BotFactory]):
    """From which stack to take the top part, where nothing may be declined. BOT-7.5, 7.14"""

    def __init__(self, player: int, verb: int, to: int, at: int) -> None:
        super().__init__(player)
        self.verb = verb
        self.to = to
        self.at = at

    def candidates(self, game: BotFactory) -> list[Action]:
        return [pack(self.verb, colour) for colour in range(COLOURS)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        return OK if game.can_take_part(first_of(action)) else STACK_EMPTY

    def take(self, game: BotFactory, action: Action) -> None:
        game.begin(TakeTop(first_of(action), self.to, self.at))
