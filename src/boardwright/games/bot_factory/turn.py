"""A player's turn in phase 2: Sandra's fee, main and executive action in any order, the hand limit. BOT-4"""

from __future__ import annotations

from boardwright.games.bot_factory.actions import (
    DISPENSE,
    END_TURN,
    PASS_TURN,
    PAY_SANDRA,
    PLACE,
    RAISE,
    RESERVE,
    ROTATE,
    START_MAIN,
    STOP,
    SWAP,
    TAKE,
    TRADE_PARTS,
    TRADE_PROJECTS,
    USE_TILE,
)
from boardwright.games.bot_factory.assembly import (
    PlacePart,
    facts_of_placing,
    parts_to_point_at,
    swap,
    why_not_place,
    why_not_swap,
)
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BENEFIT,
    CHEAP_UNIVERSAL,
    COLOURS,
    DISCOUNT,
    FINANCE,
    PARTS,
    PRODUCTION,
    PROJECT,
    RAISE_VALUE,
    SANDRA,
    TILES,
    UNIVERSAL_BOT,
    WAIVER,
)
from boardwright.games.bot_factory.finance import (
    pay_for_purchase,
    price_of_contract,
    price_of_step,
    reserve,
    why_not_raise,
    why_not_reserve,
    worth_of_contract,
)
from boardwright.games.bot_factory.notes import MAIN_ACTION, OWN_TURN
from boardwright.games.bot_factory.production import (
    DiscardPart,
    Rotate,
    TradeParts,
    dispense,
    why_not_dispense,
    why_not_trade_parts,
)
from boardwright.games.bot_factory.projects import (
    DiscardProject,
    TradeProjects,
    take_project,
    why_not_take,
    why_not_trade_projects,
)
from boardwright.games.bot_factory.reasons import (
    EXECUTIVE_DONE,
    FINISH_MAIN_FIRST,
    LIMIT_REACHED,
    MAIN_DONE,
    NO_TOKEN,
    NOT_STARTED,
    OTHER_BOARD,
    TILE_USELESS,
)
from boardwright.games.bot_factory.state import NOT_BEGUN, OVER, RUNNING, BotFactory
from boardwright.games.bot_factory.tiles import (
    ChooseBenefit,
    ChooseRise,
    ChooseUniversalBenefit,
    has_benefit,
    has_universal_benefit,
    use_tile,
    why_not_use,
)
from boardwright.games.bot_factory.values import raise_value
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import total
from boardwright.kernel.notes import BEGAN, ENDED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import FREE, Price


class PlayerTurn(Procedure[BotFactory]):
    """One player's turn. BOT-4.1-4.3, 4.6, 4.15"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> PlayerTurn:
        return PlayerTurn(self.player, self.step)

    def carry_out(self, game: BotFactory, step: int) -> bool:
        if step == 1:
            game.begin_turn(self.player)
        elif step == 2:
            self.explain_to_sandra(game)
        elif step == 3:
            self.take_next_step(game)
        elif step == 4:
            return self.keep_hand_limit(game)
        return True

    def explain_to_sandra(self, game: BotFactory) -> None:
        """Sharing her board costs a token, or the turn. BOT-4.3, 4.4"""
        if asks_for_fee(game, game.board_of_meeple(self.player)):
            game.begin(PayOrPass(self.player))

    def take_next_step(self, game: BotFactory) -> None:
        if game.main == RUNNING and game.left == 0:
            game.main = OVER  # by itself, when the limit is used up
        if not game.turn_over:
            self.step = 3
            game.begin(ChooseStep(self.player))

    def keep_hand_limit(self, game: BotFactory) -> bool:
        """Parts before projects, one by one; completed projects stay. BOT-4.6, 4.7; BOT-A7, BOT-A27

        Return whether something had to be discarded, so that the limit must be looked at again.
        """
        self.step = 4
        if game.parts_too_many(self.player):
            game.begin(DiscardPart(self.player))
            return True
        if game.projects_too_many(self.player):
            game.begin(DiscardProject(self.player))
            return True
        return False


def asks_for_fee(game: BotFactory, board: int) -> bool:
    """Tell whether Sandra, where she stands now, asks whoever acts on a board for her fee. BOT-4.3, 4.4"""
    first_round_free = game.round == 1 and game.switches.round_one_without_fee
    return game.board_of_meeple(SANDRA) == board and not first_round_free


class PayOrPass(Decision[BotFactory]):
    """Sandra is here: pay, use the waiver, or pass. BOT-4.3, 15.6; BOT-A5"""

    def clone(self) -> PayOrPass:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        out = [pack(PAY_SANDRA)]
        if game.variant:
            out.append(pack(USE_TILE, WAIVER))
        out.append(pack(PASS_TURN))
        return out

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        if verb_of(action) == PAY_SANDRA:
            return OK if game.players[self.player].tokens >= self.price(game, action) else NO_TOKEN
        if verb_of(action) == USE_TILE:
            return why_not_use(game, self.player, WAIVER)
        return OK

    def price(self, game: BotFactory, action: Action) -> Price:
        return game.edition.sandra_cost if verb_of(action) == PAY_SANDRA else FREE

    def facts(self, game: BotFactory, action: Action) -> dict[str, int]:
        return {"cost": self.price(game, action), "tokens": game.players[self.player].tokens}

    def take(self, game: BotFactory, action: Action) -> None:
        if verb_of(action) == PAY_SANDRA:
            game.pay_tokens(self.player, self.price(game, action), 4_03)
        elif verb_of(action) == USE_TILE:
            use_tile(game, self.player, WAIVER)
            game.gain_tokens(self.player, game.edition.waiver_gain, 15_06)
        else:
            game.turn_over = True
            if game.notes is not None:
                could = self.why_not(game, pack(PAY_SANDRA)) == OK
                game.note(ENDED, self.player, OWN_TURN, int(could), clause=4_15)


class ChooseStep(Decision[BotFactory]):
    """The next step of the turn, until it is ended. BOT-4.1, 4.2, 4.13; BOT part iii, 5-9, 14"""

    def clone(self) -> ChooseStep:
        return self

    def candidates(self, game: BotFactory) -> list[Action]:
        board = game.board_of_meeple(self.player)
        out = [pack(START_MAIN)] if game.main == NOT_BEGUN else []
        if game.main == RUNNING:
            out += self.main_steps(game, board)
            out.append(pack(STOP))
        if board == ASSEMBLY:
            for part in range(PARTS):
                if game.players[self.player].parts[part]:
                    for spare in range(len(game.spares)):
                        out.append(pack(SWAP, part, spare))
        elif board == PRODUCTION:
            out.append(pack(TRADE_PARTS))
        elif board == PROJECT:
            out.append(pack(TRADE_PROJECTS))
        if game.variant:
            for tile in range(DISCOUNT, TILES):
                out.append(pack(USE_TILE, tile))
        out.append(pack(END_TURN))
        return out

    def main_steps(self, game: BotFactory, board: int) -> list[Action]:
        if board == ASSEMBLY:
            return parts_to_point_at(game, self.player)
        if board == PRODUCTION:
            return [pack(ROTATE)] + [pack(DISPENSE, position) for position in game.edition.outputs]
        if board == PROJECT:
            return [pack(TAKE, space) for space in range(game.edition.project_spaces)]
        out = [pack(RAISE, colour) for colour in range(COLOURS)]
        return out + [pack(RESERVE, position) for position in range(game.edition.positions)]

    def why_not(self, game: BotFactory, action: Action) -> Reason:
        reason = self.why_not_step(game, action)
        if reason == OK and game.players[self.player].tokens < self.price(game, action):
            return NO_TOKEN
        return reason

    def why_not_step(self, game: BotFactory, action: Action) -> Reason:
        """Return OK, or why a step is not allowed, whatever it costs. BOT-4.13"""
        verb = verb_of(action)
        if verb == END_TURN:
            return FINISH_MAIN_FIRST if game.main == RUNNING else OK
        if verb == START_MAIN:
            return OK if game.main == NOT_BEGUN else MAIN_DONE
        if verb == STOP:
            return OK if game.main == RUNNING else NOT_STARTED
        if verb in (SWAP, TRADE_PARTS, TRADE_PROJECTS):
            return self.why_not_executive(game, action)
        if verb == USE_TILE:
            return self.why_not_tile(game, first_of(action))
        return self.why_not_main_step(game, action)

    def price(self, game: BotFactory, action: Action) -> Price:
        """BOT-6.12, 6.14, 9.2, 9.7, 15.10"""
        verb = verb_of(action)
        if verb == START_MAIN:
            return game.edition.extra_cost[game.where[self.player] // 2]
        if verb == RAISE:
            return price_of_step(game)
        if verb == RESERVE:
            return price_of_contract(game, first_of(action))
        if verb == SWAP:
            return game.edition.swap_cost
        return game.edition.benefit_cost if verb == USE_TILE and first_of(action) == BENEFIT else FREE

    def facts(self, game: BotFactory, action: Action) -> dict[str, int]:
        me = game.players[self.player]
        verb = verb_of(action)
        if verb == PLACE:
            return facts_of_placing(game, first_of(action), second_of(action))
        if verb == TRADE_PARTS:
            return {"needed": game.edition.trade_parts, "parts": total(me.parts)}
        if verb == TRADE_PROJECTS:
            return {"needed": game.edition.trade_projects, "projects": total(me.projects)}
        facts = {"cost": self.price(game, action), "tokens": me.tokens}
        if verb == RAISE:
            facts |= {"worth": game.edition.step_worth, "left": game.left, "top": game.edition.value_top}
        elif verb == RESERVE:
            facts |= {"worth": worth_of_contract(game, first_of(action)), "left": game.left}
        return facts

    def why_not_main_step(self, game: BotFactory, action: Action) -> Reason:
        """BOT-4.5, 6.11, 7.2, 8.2, 9.1"""
        if game.main != RUNNING:
            return NOT_STARTED if game.main == NOT_BEGUN else MAIN_DONE
        if game.left == 0:
            return LIMIT_REACHED
        verb = verb_of(action)
        board = game.board_of_meeple(self.player)
        if verb == PLACE and board == ASSEMBLY:
            return why_not_place(game, self.player, first_of(action), second_of(action))
        if verb == ROTATE and board == PRODUCTION:
            return OK
        if verb == DISPENSE and board == PRODUCTION:
            return why_not_dispense(game, first_of(action))
        if verb == TAKE and board == PROJECT:
            return why_not_take(game, first_of(action))
        if verb == RAISE and board == FINANCE:
            return why_not_raise(game, first_of(action))
        if verb == RESERVE and board == FINANCE:
            return why_not_reserve(game, self.player, first_of(action))
        return OTHER_BOARD

    def why_not_executive(self, game: BotFactory, action: Action) -> Reason:
        """BOT-4.2, 6.14, 7.14, 8.6; BOT-A6"""
        verb = verb_of(action)
        board = game.board_of_meeple(self.player)
        if verb == SWAP:
            if board != ASSEMBLY:
                return OTHER_BOARD
            return why_not_swap(game, self.player, first_of(action), second_of(action))
        if game.executive_done and not game.switches.executive_repeats:
            return EXECUTIVE_DONE
        if verb == TRADE_PARTS:
            return why_not_trade_parts(game, self.player) if board == PRODUCTION else OTHER_BOARD
        if board != PROJECT:
            return OTHER_BOARD
        return why_not_trade_projects(game, self.player, game.edition.trade_projects)

    def why_not_tile(self, game: BotFactory, tile: int) -> Reason:
        """BOT-15.8-15.12, 15.16, 15.17, 15.19, 15.20"""
        reason = why_not_use(game, self.player, tile)
        if reason != OK:
            return reason
        board = game.board_of_meeple(self.player)
        if tile == DISCOUNT:
            usable = board == FINANCE and game.main != OVER and game.worth == 0
        elif tile == CHEAP_UNIVERSAL:
            if game.executive_done and not game.switches.executive_repeats:
                return EXECUTIVE_DONE
            cost = game.edition.cheap_projects
            usable = board == PROJECT and why_not_trade_projects(game, self.player, cost) == OK
        elif tile == BENEFIT:
            usable = has_benefit(game, self.player)
        elif tile == RAISE_VALUE:
            usable = min(game.values) < game.edition.value_top
        else:
            usable = tile == UNIVERSAL_BOT and has_universal_benefit(game, self.player)
        return OK if usable else TILE_USELESS

    def take(self, game: BotFactory, action: Action) -> None:
        verb = verb_of(action)
        due = self.price(game, action)
        if verb == START_MAIN:
            start_main(game, self.player, due)
        elif verb == STOP:
            game.main = OVER
            if game.notes is not None:
                game.note(ENDED, self.player, MAIN_ACTION, game.left, clause=4_05)
        elif verb == END_TURN:
            game.turn_over = True
        elif verb == USE_TILE:
            self.take_tile(game, first_of(action), due)
        elif verb == SWAP:
            swap(game, self.player, first_of(action), second_of(action), due)
        elif verb == TRADE_PARTS:
            game.executive_done = True
            game.begin(TradeParts(self.player))
        elif verb == TRADE_PROJECTS:
            game.executive_done = True
            game.begin(TradeProjects(self.player, game.edition.trade_projects))
        else:
            self.take_main_step(game, action, due)

    def take_main_step(self, game: BotFactory, action: Action, due: Price) -> None:
        verb = verb_of(action)
        if verb == RAISE:
            pay_for_purchase(game, self.player, game.edition.step_worth, due)
            raise_value(game, self.player, first_of(action))
        elif verb == RESERVE:
            reserve(game, self.player, first_of(action), due)
        else:
            game.left -= 1
            if verb == PLACE:
                game.begin(PlacePart(self.player, first_of(action), second_of(action)))
            elif verb == ROTATE:
                game.begin(Rotate(self.player))
            elif verb == DISPENSE:
                dispense(game, self.player, first_of(action))
            elif verb == TAKE:
                take_project(game, self.player, first_of(action))

    def take_tile(self, game: BotFactory, tile: int, due: Price) -> None:
        use_tile(game, self.player, tile)
        if tile == DISCOUNT:
            game.discounted = True
        elif tile == CHEAP_UNIVERSAL:
            game.executive_done = True
            game.begin(TradeProjects(self.player, game.edition.cheap_projects))
        elif tile == BENEFIT:
            game.pay_tokens(self.player, due, 15_10)
            game.begin(ChooseBenefit(self.player))
        elif tile == RAISE_VALUE:
            game.begin(ChooseRise(self.player))
        elif tile == UNIVERSAL_BOT:
            game.begin(ChooseUniversalBenefit(self.player))


def start_main(game: BotFactory, player: int, due: Price) -> None:
    """Begin the main action: its cost or gain, and its limit. BOT-6.11, 6.12, 7.2, 7.3; BOT-A12"""
    space = game.where[player] // 2
    game.main = RUNNING
    game.left = game.edition.limit[space]
    if game.notes is not None:
        game.note(BEGAN, player, MAIN_ACTION, game.left, origin=space, clause=4_13)
    game.pay_tokens(player, due, 6_12)
    game.gain_tokens(player, game.edition.extra_gain[space], 7_03)
