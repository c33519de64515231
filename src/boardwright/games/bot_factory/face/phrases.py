"""An answer in a few words: on its button, on its target, and as a step of the turn so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.wording import capital, later, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    NO_COLOUR,
    NO_PART,
    PRODUCTION,
    PROJECT,
    UNIVERSAL,
)
from boardwright.games.bot_factory.face.naming import Naming, part_symbol
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, first_of, second_of, verb_of


@dataclass(frozen=True)
class Answer:
    """An answer to the open question of a table."""

    game: BotFactory
    naming: Naming
    action: Action

    @property
    def first(self) -> int:
        """Its first argument."""
        return first_of(self.action)

    @property
    def second(self) -> int:
        """Its second argument."""
        return second_of(self.action)


@dataclass(frozen=True)
class Phrase:
    """How one verb is said."""

    button: str  # "Place {part}"
    way: str  # "{part} in the {column} column"
    step: str  # "placed the {part}"
    facts: Callable[[Answer], dict[str, object]]
    icon: str = ""  # where it is always the same; else it is among the facts


def button(answer: Answer) -> str:
    """Return what a button of this answer alone says."""
    return capital(fill(answer, phrase(answer).button))


def way(answer: Answer) -> str:
    """Return what its target says, and its line where several answers share a button."""
    return fill(answer, phrase(answer).way)


def icon(answer: Answer) -> str:
    """Return its symbol."""
    return phrase(answer).icon or str(phrase(answer).facts(answer)["icon"])


def step(game: BotFactory, naming: Naming, action: Action) -> str:
    """Return an answer of the turn so far; the table may have gone on since."""
    template = PHRASES[verb_of(action)].step
    return fill(Answer(game, naming, action), template) if template else ""


def phrase(answer: Answer) -> Phrase:
    """Return how an answer is said."""
    return PHRASES[verb_of(answer.action)]


def fill(answer: Answer, template: str) -> str:
    """Return a template with the facts of an answer."""
    return say(template, **phrase(answer).facts(answer))


# Facts ----------------------------------------------------------------------------------------------


def of_stack(answer: Answer) -> dict[str, object]:
    """The top of a stack, or the stack if its discards are shuffled first."""
    colour = answer.naming.colour(answer.first)
    top = answer.game.tops[answer.first]
    if top == NO_PART:
        return {"part": say("part of the shuffled {colour} stack", colour=colour), "icon": "part-any"}
    return {"part": answer.naming.part(top), "icon": answer.naming.names.parts[top]}


def of_part(answer: Answer) -> dict[str, object]:
    """A part and, where there is one, its column."""
    naming, part = answer.naming, answer.first
    facts: dict[str, object] = {"part": naming.part(part), "icon": naming.names.parts[part]}
    if verb_of(answer.action) == actions.PLACE:
        facts["column"] = answer.naming.colour(answer.second)
    return facts


def of_swap(answer: Answer) -> dict[str, object]:
    """A part and the spare part it is given for."""
    spare = answer.game.spares[answer.second]
    name = say("spare part") if spare == NO_PART else answer.naming.part(spare)
    return {"part": answer.naming.part(answer.first), "spare": name}


def of_space(answer: Answer) -> dict[str, object]:
    """An action space."""
    naming = answer.naming
    facts: dict[str, object] = {"place": naming.place(answer.first), "offer": naming.offer(answer.first)}
    facts["board"] = naming.board(naming.printed.edition.board_of[answer.first])
    return facts


def of_output(answer: Answer) -> dict[str, object]:
    """An output and the part in it."""
    part = answer.game.part_at(answer.first)
    output = answer.naming.output(answer.first)
    if part == NO_PART:
        return {"part": say("part"), "output": output, "icon": "part-any"}
    icon = answer.naming.names.parts[part]
    return {"part": answer.naming.part(part), "output": output, "icon": icon}


def of_project(answer: Answer) -> dict[str, object]:
    """A project of the board."""
    colour = answer.game.projects[answer.first]
    place = answer.naming.project_place(answer.first)
    if colour == NO_COLOUR:
        return {"project": say("project"), "place": place, "icon": "project"}
    project = say("{colour} project", colour=answer.naming.colour(colour))
    return {"project": project, "place": place, "icon": bot_icon(answer.naming, colour)}


def of_colour(answer: Answer) -> dict[str, object]:
    """A colour and its next value."""
    colour, value = answer.first, answer.game.values[answer.first] + 1
    icon = bot_icon(answer.naming, colour)
    return {"colour": answer.naming.colour(colour), "value": value, "icon": icon}


def of_contract(answer: Answer) -> dict[str, object]:
    """A contract."""
    if answer.game.contracts[answer.first] < 0:
        return {"contract": say("contract")}
    return {"contract": answer.naming.contract_thing(answer.game.contracts[answer.first], answer.first).text}


def of_type(answer: Answer) -> dict[str, object]:
    """A universal part."""
    return {"part": answer.naming.part(UNIVERSAL + answer.first), "icon": part_symbol(answer.first)}


def of_tile(answer: Answer) -> dict[str, object]:
    """A production tile."""
    effect = answer.naming.tile_effect(answer.first)
    return {"tile": answer.naming.tile(answer.first), "effect": effect.removesuffix(".")}


def of_trade(answer: Answer) -> dict[str, object]:
    """What a trade takes."""
    edition = answer.game.edition
    return {"parts": edition.trade_parts, "projects": edition.trade_projects}


def of_main(answer: Answer) -> dict[str, object]:
    """The worker's space."""
    game = answer.game
    space = game.where[game.active] // 2
    board = game.edition.board_of[space]
    verbs = {ASSEMBLY: say("place"), PRODUCTION: say("use"), PROJECT: say("take")}
    return {"verb": verbs.get(board, say("spend")), "offer": answer.naming.offer(space)}


# Symbols --------------------------------------------------------------------------------------------


def bot_icon(naming: Naming, colour: int) -> str:
    """Return the symbol of a bot in its colour."""
    return f"bot-{naming.names.colours[colour]}"


PHRASES: Final = {
    actions.START_PART: Phrase(later("{part}"), later("the {part}"), later("took a start part"), of_stack),
    actions.CHOOSE_TASK: Phrase(
        later("{task}"),
        later("{task}"),
        later("chose a task"),
        lambda answer: {"task": answer.naming.task(answer.first)},
        "task",
    ),
    actions.MOVE: Phrase(
        later("{board}: {offer}"), later("{place}"), later("moved to {place}"), of_space, "worker"
    ),
    actions.SQUEEZE_IN: Phrase(
        later("Squeeze in: {board}"),
        later("{board}, beside its last space"),
        later("squeezed in at {board}"),
        lambda answer: {"board": answer.naming.board(answer.first)},
        "prodtile",
    ),
    actions.PAY_SANDRA: Phrase(
        later("Pay Sandra"), later("pay Sandra"), later("paid Sandra"), lambda _: {}, "sandra"
    ),
    actions.PASS_TURN: Phrase(later("Pass"), later("pass"), later("passed"), lambda _: {}, "ui-flag"),
    actions.USE_TILE: Phrase(
        later("{tile}"), later("{tile}: {effect}"), later("used {tile}"), of_tile, "prodtile"
    ),
    actions.START_MAIN: Phrase(
        later("Begin: {verb} {offer}"),
        later("begin the main action, {offer}"),
        later("began the main action"),
        of_main,
        "worker",
    ),
    actions.STOP: Phrase(
        later("Finish the main action"),
        later("finish the main action"),
        later("finished the main action"),
        lambda _: {},
        "ui-check",
    ),
    actions.END_TURN: Phrase(
        later("End the turn"), later("end the turn"), later("ended the turn"), lambda _: {}, "ui-flag"
    ),
    actions.PLACE: Phrase(
        later("Place {part}"), later("{part} in the {column} column"), later("placed the {part}"), of_part
    ),
    actions.ROTATE: Phrase(
        later("Turn the wheel"), later("turn the wheel"), later("turned the wheel"), lambda _: {}, "wheel"
    ),
    actions.REFILL: Phrase(later("{part}"), later("the {part}"), "", of_stack),
    actions.DISPENSE: Phrase(
        later("Take {part}"),
        later("take the {part} from the {output}"),
        later("took a part from the wheel"),
        of_output,
    ),
    actions.TAKE: Phrase(
        later("Take {project}"), later("{project}, {place}"), later("took a project"), of_project
    ),
    actions.RAISE: Phrase(
        later("Raise {colour}"), later("{colour} to {value}"), later("raised {colour}"), of_colour
    ),
    actions.RESERVE: Phrase(
        later("Reserve {contract}"),
        later("{contract}"),
        later("reserved the {contract}"),
        of_contract,
        "contract",
    ),
    actions.SWAP: Phrase(
        later("Swap {part} for {spare}"),
        later("your {part}, for the {spare}"),
        later("swapped a part"),
        of_swap,
        "pallet",
    ),
    actions.TRADE_PARTS: Phrase(
        later("Trade {parts} parts for a top part"),
        later("trade {parts} parts for a top part"),
        later("traded parts"),
        of_trade,
        "exec",
    ),
    actions.TRADE_PROJECTS: Phrase(
        later("Trade {projects} projects for a universal part"),
        later("trade {projects} projects for a universal part"),
        later("traded projects"),
        of_trade,
        "exec",
    ),
    actions.TAKE_PART: Phrase(later("Take {part}"), later("the {part}"), later("took a top part"), of_stack),
    actions.TAKE_UNIVERSAL: Phrase(
        later("Take {part}"), later("the {part}"), later("took the {part}"), of_type
    ),
    actions.DISCARD_PART: Phrase(
        later("Discard {part}"), later("discard the {part}"), later("discarded the {part}"), of_part
    ),
    actions.DISCARD_PROJECT: Phrase(
        later("Discard {colour} project"),
        later("discard a {colour} project"),
        later("discarded a {colour} project"),
        of_colour,
    ),
    actions.INSPECT: Phrase(
        later("Give up {contract}"),
        later("give up the {contract}"),
        later("gave up a contract"),
        of_contract,
        "contract",
    ),
    actions.TAKE_TILE: Phrase(
        later("{tile}"), later("{tile}: {effect}"), later("took {tile}"), of_tile, "prodtile"
    ),
    actions.DECLINE: Phrase(later("Decline"), later("decline"), later("declined"), lambda _: {}, "ui-close"),
    actions.BUILD_UNIVERSAL: Phrase(
        later("Universal bot for {colour}"),
        later("Universal bot on a {colour} project"),
        later("built the Universal bot"),
        of_colour,
    ),
    actions.RETURN_UNIVERSAL: Phrase(
        later("Return {part}"), later("return the {part}"), later("returned the {part}"), of_type
    ),
}
