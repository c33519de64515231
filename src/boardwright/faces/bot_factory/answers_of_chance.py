"""Answers of chance, told in the past tense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, say, tell
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import BIT, colour_of
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, first_of, second_of


def spare_part(game: BotFactory, naming: Naming, action: Action) -> Told:
    """A spare part of the set-up. BOT-1.5"""
    part = naming.part_thing(second_of(action), naming.spare_id(first_of(action)))
    return Told(tell("Spare part: {part}.", part=part), [], "BOT-1.5")


def shown_top(game: BotFactory, naming: Naming, action: Action) -> Told:
    """The next part of a stack. BOT-1.7"""
    part = first_of(action)
    thing = naming.part_thing(part, naming.stack_id(colour_of(part)))
    return Told(tell("On top of its stack now: {part}.", part=thing), [], "BOT-1.7")


def shown_project(game: BotFactory, naming: Naming, action: Action) -> Told:
    """A project for the board. BOT-1.10"""
    space = first_of(action)
    project = say("{colour} project", colour=naming.colour(second_of(action)))
    thing = Thing(project, naming.project_id(space))
    place = naming.project_place(space)
    return Told(tell("Drawn {place}: {project}.", project=thing, place=place), [], "BOT-1.10")


def start_project(game: BotFactory, naming: Naming, action: Action) -> Told:
    """A project a player begins with. BOT-1.15"""
    who, colour = naming.person(first_of(action)), naming.colour(second_of(action))
    return Told(tell("{who} drew a {colour} project.", who=who, colour=colour), [], "BOT-1.15")


def shown_contract(game: BotFactory, naming: Naming, action: Action) -> Told:
    """A contract of the grid. BOT-1.13"""
    bots = naming.bots(game.edition.contract_colours[second_of(action)])
    contract = Thing(say("contract for {bots}", bots=bots), naming.contract_id(first_of(action)))
    return Told(tell("Laid out: {contract}.", contract=contract), [], "BOT-1.13")


def first_player(game: BotFactory, naming: Naming, action: Action) -> Told:
    """The seat that begins. BOT-1.16"""
    name = naming.object(first_of(action))
    return Told(tell("Drawn as first player: {name}.", name=name), [], "BOT-1.16")


def vilela_action(game: BotFactory, naming: Naming, action: Action) -> Told:
    """Vilela's action tile. BOT-14.7"""
    board = Thing(naming.board(first_of(action)), naming.board_id(first_of(action)))
    parts = tell("{vilela} revealed the board {board}.", vilela=vilela(), board=board)
    return Told(parts, [], "BOT-14.7")


def vilela_bot(game: BotFactory, naming: Naming, action: Action) -> Told:
    """Vilela's bot tile. BOT-14.7"""
    colour = naming.colour(first_of(action))
    return Told(
        tell("{vilela} revealed the colour {colour}.", vilela=vilela(), colour=colour), [], "BOT-14.7"
    )


def inspection(game: BotFactory, naming: Naming, action: Action) -> Told:
    """The contracts that the inspector looks at. BOT-14.15"""
    mask = game.edition.inspections[first_of(action)]
    marked = [position for position in range(game.edition.positions) if mask & BIT[position]]
    names = [naming.contract_thing(game, k).text for k in marked if game.contracts[k] >= 0]
    if not names:
        return Told(tell("{vilela} found no contract to inspect.", vilela=vilela()), [], "BOT-14.15")
    return Told(
        tell("{vilela} inspects the {contracts}.", vilela=vilela(), contracts=both(names)), [], "BOT-14.15"
    )


def drawn_task(game: BotFactory, naming: Naming, action: Action) -> Told:
    """The task of the solo game. BOT-14.2"""
    task = Thing(naming.task(first_of(action)), "task")
    return Told(tell("Drawn as the task: {task}.", task=task), [], "BOT-14.2")


def vilela() -> Thing:
    """Return the inspector, linked."""
    return Thing(say("Vilela"), "vilela")


Teller = Callable[[BotFactory, Naming, Action], Told]

TELLERS: Final[dict[int, Teller]] = {
    actions.SPARE: spare_part,
    actions.TOP: shown_top,
    actions.PROJECT_TILE: shown_project,
    actions.START_PROJECT: start_project,
    actions.CONTRACT: shown_contract,
    actions.FIRST_PLAYER: first_player,
    actions.VILELA_ACTION: vilela_action,
    actions.VILELA_BOT: vilela_bot,
    actions.INSPECTION: inspection,
    actions.DRAW_TASK: drawn_task,
}
