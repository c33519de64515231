"""Paying: dice, Crates and Gold; what the Bot pays with. TAB-3.16-3.20, 23.3-23.5"""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.actions import BOT_DIE, DECLINE, PAY, PAY_ANY, PAY_FOR_TRACK
from boardwright.games.tabannusi.components import BLUE, BROWN, COLOURS, GREEN, TRACKS
from boardwright.games.tabannusi.mastery import advance
from boardwright.games.tabannusi.notes import IN_PLACE_OF_DICE, OFFER
from boardwright.games.tabannusi.reasons import NO_CRATE_UP, NO_DIE_OF_COLOUR, NO_GOLD, TRACK_AT_TOP
from boardwright.games.tabannusi.state import BOT, Draw, Tabannusi
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import total
from boardwright.kernel.notes import BEGAN
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, third_of, verb_of
from boardwright.kernel.prices import FREE, Price, so_much

# Means of paying one Resource of a known colour.
WITH_DIE: Final = 0
WITH_CRATE: Final = 1
WITH_GOLD: Final = 2
MEANS: Final = 3

# Means of paying any one Resource: a die of a colour, a Crate of a colour (+ COLOURS), or Gold.
ANY_GOLD: Final = 2 * COLOURS
ANY_MEANS: Final = 2 * COLOURS + 1

PART: Final = 8  # a part of a payment is dice * PART + Crates

IN_GOLD: Final = COLOURS  # prices are in Resources by colour, for which Gold may stand in, and in Gold itself


def no_price() -> list[int]:
    """Return a price of nothing: Resources by colour."""
    return [0] * COLOURS


def as_price(due: list[int], gold: int) -> Price:
    """Return Resources by colour and Gold as one price."""
    price = so_much(IN_GOLD, gold)
    for colour in range(COLOURS):
        price += so_much(colour, due[colour])
    return price


def price_of_any(means: int) -> Price:
    """Return what a way to pay any one Resource takes. TAB-18.17"""
    return so_much(IN_GOLD if means == ANY_GOLD else means % COLOURS, 1)


def gold_needed(game: Tabannusi, player: int, price: list[int]) -> int:
    """Return the Resources that dice and face-up Crates cannot pay. TAB-3.17-3.19"""
    me = game.players[player]
    short = 0
    for colour in range(COLOURS):
        if price[colour]:
            missing = price[colour] - me.dice[colour] - me.crates_up(colour)
            if missing > 0:
                short += missing
    return short


def can_pay(game: Tabannusi, player: int, price: list[int], gold: int) -> bool:
    """Tell whether a player can pay Resources and an amount of Gold."""
    return gold_needed(game, player, price) + gold <= game.players[player].gold


def why_not_means(game: Tabannusi, player: int, colour: int, means: int) -> Reason:
    """Say whether one Resource of a colour can be paid in one way."""
    me = game.players[player]
    if means == WITH_DIE:
        return OK if me.dice[colour] else NO_DIE_OF_COLOUR
    if means == WITH_CRATE:
        return OK if me.crates_up(colour) else NO_CRATE_UP
    return OK if me.gold else NO_GOLD


def pay_one(game: Tabannusi, player: int, colour: int, means: int) -> None:
    """Pay one Resource of a colour."""
    if means == WITH_DIE:
        game.spend_die(player, colour)
    elif means == WITH_CRATE:
        game.pay_with_crate(player, colour)
    else:
        game.pay_gold(player, 1, clause=319)


def why_not_any(game: Tabannusi, player: int, means: int) -> Reason:
    """Say whether any one Resource can be paid in one way. TAB-18.17"""
    if means == ANY_GOLD:
        return why_not_means(game, player, 0, WITH_GOLD)
    return why_not_means(game, player, means % COLOURS, means // COLOURS)


def pay_any(game: Tabannusi, player: int, means: int) -> None:
    """Pay any one Resource."""
    if means == ANY_GOLD:
        pay_one(game, player, 0, WITH_GOLD)
    else:
        pay_one(game, player, means % COLOURS, means // COLOURS)


class ChoosePayment(Decision[Tabannusi]):
    """How to pay a price in at most two colours, and Gold that nothing stands in for. TAB-3.19; DP-P

    Matching dice come first, then Crates, then Gold, here and in the standing answer. TAB-A73
    """

    def __init__(self, player: int, due: list[int], gold: int) -> None:
        super().__init__(player)
        self.due = due
        self.gold = gold

    def colours(self) -> list[int]:
        """Return the colours of the price."""
        return [colour for colour in range(COLOURS) if self.due[colour]]

    def candidates(self, game: Tabannusi) -> list[Action]:
        colours = self.colours()
        if not colours:
            return [pack(PAY, 0, 0, self.gold)]
        first = self.ways(game, colours[0])
        if len(colours) == 1:
            return [self.payment(way, 0) for way in first]
        out: list[Action] = []
        second = self.ways(game, colours[1])
        for way in first:
            for other in second:
                out.append(self.payment(way, other))
        return out

    def ways(self, game: Tabannusi, colour: int) -> list[int]:
        """Return the parts of a payment that a colour's dice and Crates can make."""
        me = game.players[self.player]
        due = self.due[colour]
        most_dice = min(due, me.dice[colour])
        out: list[int] = []
        for dice in range(most_dice, -1, -1):
            most_crates = min(due - dice, me.crates_up(colour))
            for crates in range(most_crates, -1, -1):
                out.append(dice * PART + crates)
        return out

    def payment(self, first: int, second: int) -> Action:
        """Return the payment of two parts; Gold is what is missing."""
        paid = first // PART + first % PART + second // PART + second % PART
        gold = self.gold - paid
        for colour in range(COLOURS):
            gold += self.due[colour]
        return pack(PAY, first, second, gold)

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-3.16, 3.17"""
        return as_price(self.due, self.gold)

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK if third_of(action) <= game.players[self.player].gold else NO_GOLD

    def take(self, game: Tabannusi, action: Action) -> None:
        colours = self.colours()
        game.pay_gold(self.player, third_of(action), clause=319)
        if colours:
            self.pay_part(game, colours[0], first_of(action))
        if len(colours) > 1:
            self.pay_part(game, colours[1], second_of(action))

    def pay_part(self, game: Tabannusi, colour: int, part: int) -> None:
        """Spend the dice and turn down the Crates of one colour."""
        for _ in range(part // PART):
            game.spend_die(self.player, colour)
        for _ in range(part % PART):
            game.pay_with_crate(self.player, colour)


class MayPayForStep(Decision[Tabannusi]):
    """Any one Resource for a step on a given track, or not. TAB-18.13, 18.14; DP-I"""

    def __init__(self, player: int, track: int) -> None:
        super().__init__(player)
        self.track = track

    def free_actions_allowed(self) -> bool:
        return True

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(DECLINE)] + [pack(PAY_ANY, means) for means in range(ANY_MEANS)]

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-18.17"""
        return FREE if verb_of(action) == DECLINE else price_of_any(first_of(action))

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == DECLINE:
            return OK
        if game.players[self.player].mastery[self.track] == game.edition.top:
            return TRACK_AT_TOP
        return why_not_any(game, self.player, first_of(action))

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=1817)
        if verb_of(action) == PAY_ANY:
            pay_any(game, self.player, first_of(action))
            advance(game, self.player, self.track)


class MayPayForTrack(Decision[Tabannusi]):
    """A white, yellow or brown Resource for a step on its track, or not. TAB-15.15; TAB-A22; DP-I"""

    def free_actions_allowed(self) -> bool:
        return True

    def candidates(self, game: Tabannusi) -> list[Action]:
        out = [pack(DECLINE)]
        for track in range(TRACKS):
            for means in range(MEANS):
                out.append(pack(PAY_FOR_TRACK, track, means))
        return out

    def price(self, game: Tabannusi, action: Action) -> Price:
        """TAB-15.15"""
        return FREE if verb_of(action) == DECLINE else so_much(first_of(action), 1)

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        if verb_of(action) == DECLINE:
            return OK
        if game.players[self.player].mastery[first_of(action)] == game.edition.top:
            return TRACK_AT_TOP
        return why_not_means(game, self.player, first_of(action), second_of(action))

    def take(self, game: Tabannusi, action: Action) -> None:
        game.note(BEGAN, self.player, OFFER, clause=1515)
        if verb_of(action) == PAY_FOR_TRACK:
            pay_one(game, self.player, first_of(action), second_of(action))
            advance(game, self.player, first_of(action))


def can_bot_pay(game: Tabannusi, number: int) -> bool:
    """Tell whether the Bot's dice and Gold suffice. TAB-23.3"""
    bot = game.players[BOT]
    return total(bot.dice) + bot.gold >= number


def begin_payment(game: Tabannusi, player: int, price: list[int]) -> None:
    """Pay Resources; the Bot pays as many of any colour. TAB-3.16, 23.3"""
    if game.is_bot(player):
        game.begin(BotPays(total(price)))
    else:
        game.begin(ChoosePayment(player, price, 0))


class BotPays(Procedure[Tabannusi]):
    """One die after the other, then Gold. TAB-23.3-23.5"""

    def __init__(self, number: int, step: int = 1) -> None:
        super().__init__(step)
        self.number = number

    def clone(self) -> BotPays:
        return BotPays(self.number, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if total(game.players[BOT].dice) == 0:
            game.pay_gold(BOT, self.number - step + 1, IN_PLACE_OF_DICE, 2304)
            return False
        game.begin(DrawBotDie())
        return step < self.number


class DrawBotDie(Draw):
    """The colour the Bot has most of; ties blue, green, then at random. TAB-23.5"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        dice = game.players[BOT].dice
        most = max(dice)
        if dice[BLUE] == most:
            return [pack(BOT_DIE, BLUE)]
        if dice[GREEN] == most:
            return [pack(BOT_DIE, GREEN)]
        return [pack(BOT_DIE, colour) for colour in range(BROWN + 1) if dice[colour] == most]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.spend_die(BOT, first_of(action))
