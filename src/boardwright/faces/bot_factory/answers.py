"""Answers of players and of chance, told in the past tense from what the rules told of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.bot_factory import answers_on_boards
from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.bot_factory.scene import Scene
from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, later
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    FINANCE,
    PRODUCTION,
    PROJECT,
    SQUEEZE,
    WAIVER,
    colour_of,
)
from boardwright.games.bot_factory.notes import BONUS, CONTRACT_CARD, MAIN_ACTION, OWN_TURN, POSITION, TOKEN
from boardwright.kernel.notes import BEGAN, ENDED, GAINED, MOVED, PAID, REVEALED, Note
from boardwright.kernel.packing import verb_of


def tell_answer(happening: Happening, naming: Naming) -> Told:
    """Tell one answer, chosen or without a choice."""
    verb = verb_of(happening.action)
    teller = TELLERS.get(verb) or answers_on_boards.TELLERS[verb]
    return teller(Scene(naming, happening))


# Answers of players -----------------------------------------------------------------------------


def chose_task(scene: Scene) -> Told:
    """The task of the solo game. BOT-14.2"""
    task = Thing(scene.naming.task(scene.first), "task")
    return scene.tell("BOT-14.2", later("{who} took on the task: {task}."), task=task)


def moved(scene: Scene) -> Told:
    """A worker on a new action space. BOT-3.1"""
    place = scene.naming.space_thing(scene.first)
    return scene.tell("BOT-3.1", later("{who} moved to {place}."), place=place)


def squeezed_in(scene: Scene) -> Told:
    """A worker beside a full board. BOT-15.7"""
    template = later("{who} squeezed in at {board}, which was full, with the tile {tile}.")
    board, tile = scene.naming.board_thing(scene.first), scene.naming.tile_thing(SQUEEZE)
    return scene.tell("BOT-15.7", template, board=board, tile=tile)


def paid_sandra(scene: Scene) -> Told:
    """Sandra had the procedure explained. BOT-4.3"""
    template = later("{who} paid {tokens} and explained the work to {sandra}.")
    return scene.tell("BOT-4.3", template, tokens=scene.paid, sandra=scene.naming.sandra)


def passed(scene: Scene) -> Told:
    """Nothing is done under Sandra's eyes. BOT-4.15"""
    template = later("{who} could not pay {sandra} and passed.")
    if scene.happening.amount(ENDED, OWN_TURN):
        template = later("{who} did not pay {sandra} and passed.")
    return scene.tell("BOT-4.15", template, sandra=scene.naming.sandra)


def used_tile(scene: Scene) -> Told:
    """A production tile. BOT-15.2"""
    clause = "BOT-15.6" if scene.first == WAIVER else "BOT-15.2"
    tile = scene.naming.tile_thing(scene.first)
    return scene.tell(clause, later("{who} used the production tile {tile}."), tile=tile)


def took_tile(scene: Scene) -> Told:
    """A production tile for later. BOT-15.3"""
    template = later("{who} took the production tile {tile} for a later turn.")
    return scene.tell("BOT-15.3", template, tile=scene.naming.tile_thing(scene.first))


MAIN_CLAUSES: Final = {
    ASSEMBLY: "BOT-6.11",
    PRODUCTION: "BOT-7.2",
    PROJECT: "BOT-8.2",
    FINANCE: "BOT-9.1",
}


def started_main(scene: Scene) -> Told:
    """The main action, with what it costs or gives. BOT-4.13, 6.12, 7.3"""
    naming = scene.naming
    space = scene.happening.the(BEGAN, MAIN_ACTION).origin
    offer = Thing(naming.offer(space), naming.space_id(space))
    if scene.happening.amount(PAID, TOKEN):
        template = later("{who} paid {tokens} and began the main action: {offer}.")
        return scene.tell("BOT-6.12", template, tokens=scene.paid, offer=offer)
    if scene.happening.amount(GAINED, TOKEN):
        template = later("{who} began the main action, {offer} and {tokens}.")
        return scene.tell("BOT-7.3", template, tokens=scene.gained, offer=offer)
    clause = MAIN_CLAUSES[naming.printed.edition.board_of[space]]
    return scene.tell(clause, later("{who} began the main action: {offer}."), offer=offer)


def stopped(scene: Scene) -> Told:
    """The main action is over early. BOT-4.5"""
    return scene.tell("BOT-4.5", later("{who} finished the main action."))


def ended(scene: Scene) -> Told:
    """The end of the turn. BOT-4.6"""
    return scene.tell("BOT-4.6", later("{who} ended the turn."))


def contract_of(naming: Naming, note: Note) -> Thing:
    """Return the contract that left its position, or was looked at there."""
    place = note.origin if note.kind == MOVED else note.target
    return naming.contract_thing(note.thing - CONTRACT_CARD, place - POSITION)


def removed_contract(scene: Scene) -> Told:
    """A contract that the inspector wants gone. BOT-14.16"""
    contract = contract_of(scene.naming, scene.happening.the(MOVED))
    return scene.tell("BOT-14.16", later("{who} gave up the {contract}."), contract=contract)


def declined(scene: Scene) -> Told:
    """A bonus that is not used. BOT-4.12"""
    clause = scene.happening.the(ENDED, BONUS).clause
    if clause == 6_09:
        return scene.tell("BOT-6.9", later("{who} left the icon's part."))
    if clause == 15_03:
        return scene.tell("BOT-15.3", later("{who} took no production tile."))
    return scene.tell("BOT-4.12", later("{who} did not use the bonus."))


# Answers of chance ------------------------------------------------------------------------------


def spare_part(scene: Scene) -> Told:
    """A spare part of the set-up. BOT-1.5"""
    part = scene.naming.part_thing(scene.second, scene.naming.spare_id(scene.first))
    return scene.tell("BOT-1.5", later("Spare part: {part}."), part=part)


def shown_top(scene: Scene) -> Told:
    """The next part of a stack. BOT-1.7"""
    part = scene.naming.part_thing(scene.first, scene.naming.stack_id(colour_of(scene.first)))
    return scene.tell("BOT-1.7", later("On top of its stack now: {part}."), part=part)


def shown_project(scene: Scene) -> Told:
    """A project for the board. BOT-1.10"""
    place = scene.naming.project_place(scene.first)
    project = scene.naming.project_thing(scene.second, scene.first)
    return scene.tell("BOT-1.10", later("Drawn {place}: {project}."), project=project, place=place)


def start_project(scene: Scene) -> Told:
    """A project a player begins with. BOT-1.15"""
    who, colour = scene.naming.person(scene.first), scene.naming.colour(scene.second)
    return scene.tell("BOT-1.15", later("{who} drew a {colour} project."), who=who, colour=colour)


def shown_contract(scene: Scene) -> Told:
    """A contract of the grid. BOT-1.13"""
    contract = scene.naming.contract_thing(scene.second, scene.first)
    return scene.tell("BOT-1.13", later("Laid out: {contract}."), contract=contract)


def first_player(scene: Scene) -> Told:
    """The seat that begins. BOT-1.16"""
    name = scene.naming.object(scene.first)
    return scene.tell("BOT-1.16", later("Drawn as first player: {name}."), name=name)


def vilela_action(scene: Scene) -> Told:
    """Vilela's action tile. BOT-14.7"""
    template = later("{vilela} revealed the board {board}.")
    board = scene.naming.board_thing(scene.first)
    return scene.tell("BOT-14.7", template, vilela=scene.naming.vilela, board=board)


def vilela_bot(scene: Scene) -> Told:
    """Vilela's bot tile. BOT-14.7"""
    template = later("{vilela} revealed the colour {colour}.")
    colour = scene.naming.colour(scene.first)
    return scene.tell("BOT-14.7", template, vilela=scene.naming.vilela, colour=colour)


def inspection(scene: Scene) -> Told:
    """The contracts that the inspector looks at. BOT-14.15"""
    seen = [contract_of(scene.naming, note) for note in scene.happening.notes if note.kind == REVEALED]
    template = later("{vilela} inspects the {contracts}.")
    if not seen:
        template = later("{vilela} found no contract to inspect.")
    contracts = both([contract.text for contract in seen])
    return scene.tell("BOT-14.15", template, vilela=scene.naming.vilela, contracts=contracts)


def drawn_task(scene: Scene) -> Told:
    """The task of the solo game. BOT-14.2"""
    task = Thing(scene.naming.task(scene.first), "task")
    return scene.tell("BOT-14.2", later("Drawn as the task: {task}."), task=task)


TELLERS: Final[dict[int, Callable[[Scene], Told]]] = {
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
