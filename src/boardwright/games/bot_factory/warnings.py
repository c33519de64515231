"""Legal answers that waste something. Never consulted by the rules."""

from __future__ import annotations

from boardwright.games.bot_factory.actions import (
    DECLINE,
    DISPENSE,
    END_TURN,
    MOVE,
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
    TAKE_PART,
    TAKE_TILE,
    TAKE_UNIVERSAL,
)
from boardwright.games.bot_factory.assembly import can_place
from boardwright.games.bot_factory.bonuses import Bonus
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_BONUS,
    PLACE_PART,
    PRODUCTION,
    SANDRA,
    SQUEEZE,
    TYPES,
)
from boardwright.games.bot_factory.editions.box import COLOUR_IDS
from boardwright.games.bot_factory.phases import has_moved
from boardwright.games.bot_factory.projects import is_bottom
from boardwright.games.bot_factory.state import NOT_BEGUN, BotFactory
from boardwright.games.bot_factory.turn import asks_for_fee
from boardwright.kernel.bits import BIT, total
from boardwright.kernel.packing import OK, Action, first_of, pack, second_of, verb_of
from boardwright.sentence import Sentence, counted


def warnings(game: BotFactory, action: Action) -> list[str]:
    """Return sentences about what an answer would waste; none for most."""
    verb = verb_of(action)
    player = game.whose()
    what = first_of(action)
    if verb == MOVE:
        return _about_moving(game, player, what)
    if verb == PASS_TURN and game.why_not(pack(PAY_SANDRA)) == OK:
        return [Sentence("You could pay Sandra; passing gives up the main and the executive action.")]
    if verb in (START_MAIN, END_TURN, STOP, ROTATE):
        return _about_main_action(game, player, verb)
    if verb == PLACE:
        return _about_placing(game, player, action)
    if verb in (DISPENSE, TAKE_PART, TAKE_UNIVERSAL):
        return _about_hand_of_parts(game, player)
    if verb == TAKE:
        return _about_project(game, player, what)
    if verb == RAISE:
        return _about_raising(game, player, what)
    if verb == RESERVE:
        return _about_contract(game, player, what)
    if verb == SWAP and game.spares[second_of(action)] == what:
        return [Sentence("The two parts are alike; the swap would be for nothing.")]
    if verb == TAKE_TILE and what == SQUEEZE and game.seats <= 2:
        return [
            Sentence("With one or two players no board is ever full for you: this tile could never be used.")
        ]
    if verb == DECLINE:
        return _about_declining(game)
    return []


def _about_moving(game: BotFactory, player: int, space: int) -> list[str]:
    """What the turn will cost there, if that is known already: nobody gains tokens before it."""
    tokens = game.players[player].tokens
    board = game.edition.board_of[space]
    fee = game.edition.sandra_cost if has_moved(game, SANDRA) and asks_for_fee(game, board) else 0
    if tokens < fee:
        return [Sentence("Sandra stands on this board and you cannot pay her: you would have to pass.")]
    if tokens < fee + game.edition.extra_cost[space]:
        return [Sentence("You cannot pay for the main action of this space.")]
    return []


def _about_main_action(game: BotFactory, player: int, verb: int) -> list[str]:
    space = game.where[player] // 2
    if verb == START_MAIN:
        out = _about_tokens(game, player, game.edition.extra_gain[space], game.price(pack(START_MAIN)))
        if not _main_steps(game, begin=True):
            out.append(Sentence("Nothing can be done with this main action now."))
        return out
    if verb == ROTATE:
        return (
            [Sentence("This is your last credit: nothing can be dispensed after it.")]
            if game.left == 1
            else []
        )
    if verb == STOP:
        if not _main_steps(game):
            return []
        if game.board_of_meeple(player) == PRODUCTION:
            return [Sentence("You stop with {left} of your credits unused.", left=game.left)]
        return [Sentence("You stop with {left} of the limit unused.", left=game.left)]
    out = []
    if game.main == NOT_BEGUN and _main_steps(game, begin=True):
        out.append(Sentence("You have not done your main action."))
    parts, projects = game.parts_too_many(player), game.projects_too_many(player)
    if parts:
        out.append(
            counted("You will have to discard {n} part.", "You will have to discard {n} parts.", parts)
        )
    if projects:
        out.append(
            counted(
                "You will have to discard {n} project.", "You will have to discard {n} projects.", projects
            )
        )
    return out


def _main_steps(game: BotFactory, *, begin: bool = False) -> bool:
    """Tell whether the main action allows a step, now or once it has begun."""
    ahead = game
    if begin:
        if pack(START_MAIN) not in game.options():
            return False
        ahead = game.clone()
        ahead.apply(pack(START_MAIN))
    steps = (PLACE, ROTATE, DISPENSE, TAKE, RAISE, RESERVE)
    return ahead.whose() == game.whose() and any(verb_of(option) in steps for option in ahead.options())


def _about_tokens(game: BotFactory, player: int, gain: int, paid: int = 0) -> list[str]:
    """Tokens beyond the supply are lost."""
    held = game.players[player].tokens + game.tokens_on_contracts(player) - paid
    supply = game.edition.tokens - held
    if gain > supply:
        return [
            counted(
                "Your supply holds {n} token: {lost} of the {gain} would be lost.",
                "Your supply holds {n} tokens: {lost} of the {gain} would be lost.",
                supply,
                lost=gain - supply,
                gain=gain,
            )
        ]
    return []


def _about_placing(game: BotFactory, player: int, action: Action) -> list[str]:
    rewards = [game.edition.first_reward, game.edition.second_reward, 0]
    column = second_of(action)
    placed = game.parts_in_column(column)
    out = _about_tokens(game, player, rewards[placed], game.price(action))
    if placed == TYPES - 1 and game.meeples[column] == 1:
        colour = Sentence(COLOUR_IDS[column])
        out.append(
            Sentence("This takes the last {colour} bot: the game ends with this round.", colour=colour)
        )
    return out


def _about_hand_of_parts(game: BotFactory, player: int) -> list[str]:
    most = game.edition.hand_parts
    if total(game.players[player].parts) >= most:
        return [
            Sentence(
                "You hold {most} parts or more: what is over the limit at the end of your turn is discarded.",
                most=most,
            )
        ]
    return []


def _about_project(game: BotFactory, player: int, space: int) -> list[str]:
    me = game.players[player]
    out: list[str] = []
    colour = game.projects[space]
    if game.meeples[colour] == 0:
        out.append(Sentence("No {colour} bot is left for this project.", colour=Sentence(COLOUR_IDS[colour])))
    if total(me.projects) + me.completed() >= game.edition.hand_projects:
        out.append(
            Sentence("You are at the limit of projects: one too many is discarded at the end of your turn.")
        )
    if is_bottom(game, space) and space >= game.edition.project_rows:
        out += _about_tokens(game, player, game.edition.bottom_right_gain)
    return out


def _about_raising(game: BotFactory, player: int, colour: int) -> list[str]:
    me = game.players[player]
    out: list[str] = []
    if me.bots_of(colour) + me.projects[colour] == 0:
        named = Sentence(COLOUR_IDS[colour])
        out.append(Sentence("You have neither a {colour} bot nor a project for one.", colour=named))
    below = game.values[colour]
    bonus = game.edition.lines[below]
    paid_already = below < game.peaks[colour] and game.switches.lines_pay_once
    if bonus != NO_BONUS and not paid_already:
        usable = can_place(game, player) if bonus == PLACE_PART else game.any_project()
        if not usable:
            out.append(Sentence("The bonus of the line could not be used now and would be lost."))
    return out


def _about_contract(game: BotFactory, player: int, position: int) -> list[str]:
    """Bots that can still become the player's, against those that the contracts would ask for."""
    me = game.players[player]
    need = [0] * COLOURS
    for other in range(game.edition.positions):
        if other == position or game.has_reserved(player, other):
            colours = game.edition.contract_colours[game.contracts[other]]
            for colour in range(COLOURS):
                if colours & BIT[colour]:
                    need[colour] += 1
    spare = 1 if game.universal_bot else 0
    out: list[str] = [
        counted(
            "Your contracts would ask for {n} {colour} bot, but at most {most} can be yours.",
            "Your contracts would ask for {n} {colour} bots, but at most {most} can be yours.",
            need[colour],
            colour=Sentence(COLOUR_IDS[colour]),
            most=me.bots_of(colour) + game.meeples[colour],
        )
        for colour in range(COLOURS)
        if need[colour] > me.bots_of(colour) + game.meeples[colour] + spare
    ]
    if not out and total(need) > game.edition.end_bots:
        end = game.edition.end_bots
        out.append(
            Sentence(
                "Your contracts would ask for {number} bots, and {end} of one player end the game.",
                number=total(need),
                end=end,
            )
        )
    return [] if game.switches.bots_count_twice else out


def _about_declining(game: BotFactory) -> list[str]:
    question = game.agenda.open_question()
    if isinstance(question, Bonus) and question.cost == 0:
        return [Sentence("The bonus costs nothing and cannot be kept for later.")]
    return []
