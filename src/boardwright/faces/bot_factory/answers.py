"""Answers of players and of chance, told in the past tense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.bot_factory import answers_of_chance, answers_on_boards
from boardwright.faces.bot_factory.naming import Naming, tokens_of
from boardwright.faces.bot_factory.scene import Scene, took_top
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, later, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    FINANCE,
    PRODUCTION,
    PROJECT,
    SQUEEZE,
    WAIVER,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, verb_of


def tell_answer(game: BotFactory, naming: Naming, seat: int, action: Action) -> Told:
    """Tell one answer; `game` is the table with the question open, `seat` a player or CHANCE."""
    of_chance = answers_of_chance.TELLERS.get(verb_of(action))
    if of_chance is not None:
        return of_chance(game, naming, action)
    teller = TELLERS.get(verb_of(action)) or answers_on_boards.TELLERS[verb_of(action)]
    return teller(Scene(game, naming, seat, action))


def start_part(scene: Scene) -> Told:
    """The part a player begins with. BOT-1.18"""
    return took_top(scene, "BOT-1.18", later("{who} began with the {part} on top of its stack."))


def chose_task(scene: Scene) -> Told:
    """The task of the solo game. BOT-14.2"""
    task = Thing(scene.naming.task(scene.first), "task")
    return scene.tell("BOT-14.2", later("{who} took on the task: {task}."), task=task)


def moved(scene: Scene) -> Told:
    """A worker on a new action space. BOT-3.1"""
    place = Thing(scene.naming.place(scene.first), scene.naming.space_id(scene.first))
    return scene.tell("BOT-3.1", later("{who} moved to {place}."), place=place)


def squeezed_in(scene: Scene) -> Told:
    """A worker beside a full board. BOT-15.7"""
    board = Thing(scene.naming.board(scene.first), scene.naming.board_id(scene.first))
    tile = Thing(scene.naming.tile(SQUEEZE), scene.naming.tile_id(SQUEEZE))
    return scene.tell(
        "BOT-15.7",
        later("{who} squeezed in at {board}, which was full, with the tile {tile}."),
        board=board,
        tile=tile,
    )


def paid_sandra(scene: Scene) -> Told:
    """Sandra had the procedure explained. BOT-4.3"""
    sandra = Thing(say("Sandra"), "sandra")
    return scene.tell(
        "BOT-4.3",
        later("{who} paid {tokens} and explained the work to {sandra}."),
        tokens=tokens_of(scene.game.edition.sandra_cost),
        sandra=sandra,
    )


def passed(scene: Scene) -> Told:
    """Nothing is done under Sandra's eyes. BOT-4.15"""
    sandra = Thing(say("Sandra"), "sandra")
    if scene.game.players[scene.seat].tokens < scene.game.edition.sandra_cost:
        return scene.tell("BOT-4.15", later("{who} could not pay {sandra} and passed."), sandra=sandra)
    return scene.tell("BOT-4.15", later("{who} did not pay {sandra} and passed."), sandra=sandra)


def used_tile(scene: Scene) -> Told:
    """A production tile. BOT-15.2"""
    tile = Thing(scene.naming.tile(scene.first), scene.naming.tile_id(scene.first))
    clause = "BOT-15.6" if scene.first == WAIVER else "BOT-15.2"
    return scene.tell(clause, later("{who} used the production tile {tile}."), tile=tile)


def took_tile(scene: Scene) -> Told:
    """A production tile for later. BOT-15.3"""
    tile = Thing(scene.naming.tile(scene.first), scene.naming.tile_id(scene.first))
    return scene.tell("BOT-15.3", later("{who} took the production tile {tile} for a later turn."), tile=tile)


MAIN_CLAUSES: Final = {
    ASSEMBLY: "BOT-6.11",
    PRODUCTION: "BOT-7.2",
    PROJECT: "BOT-8.2",
    FINANCE: "BOT-9.1",
}


def started_main(scene: Scene) -> Told:
    """The main action, with what it costs or gives. BOT-4.13, 6.12, 7.3"""
    game = scene.game
    space = game.where[scene.seat] // 2
    facts = {"offer": Thing(scene.naming.offer(space), scene.naming.space_id(space))}
    clause = MAIN_CLAUSES[game.edition.board_of[space]]
    cost, gain = game.edition.extra_cost[space], game.edition.extra_gain[space]
    if cost:
        template = later("{who} paid {tokens} and began the main action: {offer}.")
        return scene.tell("BOT-6.12", template, tokens=tokens_of(cost), **facts)
    if gain:
        template = later("{who} began the main action, {offer} and {tokens}.")
        return scene.tell("BOT-7.3", template, tokens=tokens_of(gain), **facts)
    return scene.tell(clause, later("{who} began the main action: {offer}."), **facts)


def stopped(scene: Scene) -> Told:
    """The main action is over early. BOT-4.5"""
    return scene.tell("BOT-4.5", later("{who} finished the main action."))


def ended(scene: Scene) -> Told:
    """The end of the turn. BOT-4.6"""
    return scene.tell("BOT-4.6", later("{who} ended the turn."))


def removed_contract(scene: Scene) -> Told:
    """A contract that the inspector wants gone. BOT-14.16"""
    contract = scene.naming.contract_thing(scene.game, scene.first)
    return scene.tell("BOT-14.16", later("{who} gave up the {contract}."), contract=contract)


def declined(scene: Scene) -> Told:
    """A bonus that is not used. BOT-4.12"""
    question = type(scene.game.agenda.open_question()).__name__
    if question == "MayTakePart":
        return scene.tell("BOT-6.9", later("{who} left the icon's part."))
    if question == "MayTakeTile":
        return scene.tell("BOT-15.3", later("{who} took no production tile."))
    return scene.tell("BOT-4.12", later("{who} did not use the bonus."))


TELLERS: Final[dict[int, Callable[[Scene], Told]]] = {
    actions.START_PART: start_part,
    actions.CHOOSE_TASK: chose_task,
    actions.MOVE: moved,
    actions.SQUEEZE_IN: squeezed_in,
    actions.PAY_SANDRA: paid_sandra,
    actions.PASS_TURN: passed,
    actions.USE_TILE: used_tile,
    actions.START_MAIN: started_main,
    actions.STOP: stopped,
    actions.END_TURN: ended,
    actions.INSPECT: removed_contract,
    actions.TAKE_TILE: took_tile,
    actions.DECLINE: declined,
}
