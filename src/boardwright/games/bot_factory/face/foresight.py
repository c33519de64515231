"""What each answer brings, said before the click."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.wording import later, say, say_count, spoken
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import ASSEMBLY, FINANCE, PRODUCTION, PROJECT, SANDRA
from boardwright.games.bot_factory.face import foresight_on_boards
from boardwright.games.bot_factory.face.desk import Desk
from boardwright.games.bot_factory.face.forecast import forecast
from boardwright.games.bot_factory.face.naming import tokens_of
from boardwright.games.bot_factory.face.prospect import Prospect
from boardwright.games.bot_factory.notes import MAIN_ACTION
from boardwright.games.bot_factory.phases import has_moved
from boardwright.kernel.notes import BEGAN
from boardwright.kernel.packing import Action, verb_of


def then(desk: Desk, action: Action) -> str:
    """Return what an answer brings."""
    prospect = Prospect(desk, action)
    maker = MAKERS.get(verb_of(action)) or foresight_on_boards.MAKERS.get(verb_of(action))
    sentences = maker(prospect) if maker else []
    return spoken([*sentences, *prospect.follow()]) or say("the game goes on.")


MAIN: Final = {
    ASSEMBLY: later("you may place parts; executive: swap spare parts."),
    PRODUCTION: later("you may turn the wheel and take parts; executive: trade parts."),
    PROJECT: later("you may take projects; executive: trade projects."),
    FINANCE: later("you may raise values and reserve contracts; no executive action."),
}


def of_moving(prospect: Prospect) -> list[str]:
    """What the space offers, what it costs, and whether Sandra is there."""
    edition = prospect.game.edition
    space = prospect.first
    if verb_of(prospect.action) == actions.SQUEEZE_IN:
        space = edition.last_space[prospect.first]
    board = edition.board_of[space]
    out = [say(MAIN[board])]
    if edition.extra_cost[space]:
        out.append(say("The main action costs {tokens}.", tokens=tokens_of(edition.extra_cost[space])))
    if edition.extra_gain[space]:
        out.append(say("The main action brings {tokens}.", tokens=tokens_of(edition.extra_gain[space])))
    out.append(sandra_on(prospect, board))
    return out


def sandra_on(prospect: Prospect, board: int) -> str:
    """Return whether Sandra will be on a board when the player acts there, as far as it is known."""
    game = prospect.tried[1]
    price = tokens_of(game.edition.sandra_cost)
    if game.round == 1 and game.switches.round_one_without_fee:
        return ""
    if has_moved(game, SANDRA):
        if game.board_of_meeple(SANDRA) == board:
            return say("Sandra is there: you will owe her {tokens} or pass.", tokens=price)
        return say("Sandra is not there.")
    seen = forecast(game)
    if seen is not None and seen.board == board:
        return say("Sandra comes here next, as things stand: {tokens} or pass.", tokens=price)
    return say("Sandra still moves, but not to this board as things stand.")


def of_main(prospect: Prospect) -> list[str]:
    """The main action begins."""
    space = prospect.given.the(BEGAN, MAIN_ACTION).origin
    out = [say("you may use {offer}, or less.", offer=prospect.naming.offer(space))]
    if prospect.paid:
        out.append(say("It costs {tokens}.", tokens=tokens_of(prospect.paid)))
        out.append(prospect.left_of_tokens)
    if prospect.gained:
        out.append(say("You get {tokens} first.", tokens=tokens_of(prospect.gained)))
    return out


def of_ending(prospect: Prospect) -> list[str]:
    """The turn ends."""
    out = [say("your turn is over.")]
    seat = prospect.desk.player
    parts, projects = prospect.game.parts_too_many(seat), prospect.game.projects_too_many(seat)
    if parts:
        out.append(say_count("You must discard {n} part first.", "You must discard {n} parts first.", parts))
    if projects:
        out.append(
            say_count("You must discard {n} project first.", "You must discard {n} projects first.", projects)
        )
    return out


MAKERS: Final[dict[int, Callable[[Prospect], list[str]]]] = {
    actions.START_PART: lambda _: [say("you begin the game with it.")],
    actions.CHOOSE_TASK: lambda prospect: [
        say("without {task} the game is lost.", task=prospect.naming.task(prospect.first))
    ],
    actions.MOVE: of_moving,
    actions.SQUEEZE_IN: of_moving,
    actions.PAY_SANDRA: lambda prospect: [say("you may act."), prospect.left_of_tokens],
    actions.PASS_TURN: lambda _: [say("no main action and no executive action; your turn is over.")],
    actions.USE_TILE: lambda prospect: [
        say("{effect} One tile a game.", effect=prospect.naming.tile_effect(prospect.first))
    ],
    actions.TAKE_TILE: lambda prospect: [
        say("from a later turn on, once: {effect}", effect=prospect.naming.tile_effect(prospect.first))
    ],
    actions.START_MAIN: of_main,
    actions.STOP: lambda prospect: [
        say("the main action is over; {left} of its limit lapse.", left=prospect.game.left)
    ],
    actions.END_TURN: of_ending,
    actions.INSPECT: lambda _: [say("it leaves the board; its place stays empty.")],
    actions.DECLINE: lambda _: [say("the bonus lapses.")],
}
