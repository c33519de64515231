"""An answer in a few words: on its button, on its target, and as a step of the turn so far."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import capital, say
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
class Said:
    """What `answers.toml` says of an answer; what does not apply is empty."""

    button: str = ""
    many: str = ""
    way: str = ""
    step: str = ""
    symbol: str = ""
    then: str = ""
    story: str = ""
    clause: str = ""
    target: str = ""


WAYS: Final = {name: Said(**table) for name, table in sentence_file(__package__, "answers").items()}
VERBS: Final = {name: int(verb) for name in WAYS if (verb := getattr(actions, name, None)) is not None}
SAID: Final = {verb: WAYS[name] for name, verb in VERBS.items()}


class Answer:
    """An answer to the open question of a table, or one that was given: then the table may have gone on."""

    def __init__(self, game: BotFactory, naming: Naming, action: Action) -> None:
        """Take the table, its names and the answer."""
        self.game, self.naming, self.action = game, naming, action
        self.verb, self.first, self.second = verb_of(action), first_of(action), second_of(action)
        self.said = SAID[self.verb]
        self.facts = FACTS[self.verb](self) if self.verb in FACTS else {}  # what its sentences name

    def button(self) -> str:
        """Return what a button of this answer alone says."""
        return capital(say(self.said.button, **self.facts))

    def way(self) -> str:
        """Return what its target says, and its line where several answers share a button."""
        return say(self.said.way, **self.facts)

    def step(self) -> str:
        """Return it as a step of the turn so far, or nothing."""
        return say(self.said.step, **self.facts) if self.said.step else ""

    def symbol(self) -> str:
        """Return its symbol."""
        return self.said.symbol or str(self.facts["symbol"])


# Facts ----------------------------------------------------------------------------------------------


def of_stack(answer: Answer) -> dict[str, object]:
    """The top of a stack, or the stack if its discards are shuffled first."""
    colour = answer.naming.colour(answer.first)
    top = answer.game.tops[answer.first]
    if top == NO_PART:
        return {"part": say("part of the shuffled {colour} stack", colour=colour), "symbol": "part-any"}
    return {"part": answer.naming.part(top), "symbol": answer.naming.names.parts[top]}


def of_part(answer: Answer) -> dict[str, object]:
    """A part and, where there is one, its column."""
    naming, part = answer.naming, answer.first
    facts: dict[str, object] = {"part": naming.part(part), "symbol": naming.names.parts[part]}
    if answer.verb == actions.PLACE:
        facts["column"] = naming.colour(answer.second)
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
        return {"part": say("part"), "output": output, "symbol": "part-any"}
    return {"part": answer.naming.part(part), "output": output, "symbol": answer.naming.names.parts[part]}


def of_project(answer: Answer) -> dict[str, object]:
    """A project of the board."""
    colour = answer.game.projects[answer.first]
    place = answer.naming.project_place(answer.first)
    if colour == NO_COLOUR:
        return {"project": say("project"), "place": place, "symbol": "project"}
    project = say("{colour} project", colour=answer.naming.colour(colour))
    return {"project": project, "place": place, "symbol": bot_symbol(answer.naming, colour)}


def of_colour(answer: Answer) -> dict[str, object]:
    """A colour and its next value."""
    colour, value = answer.first, answer.game.values[answer.first] + 1
    symbol = bot_symbol(answer.naming, colour)
    return {"colour": answer.naming.colour(colour), "value": value, "symbol": symbol}


def of_contract(answer: Answer) -> dict[str, object]:
    """A contract."""
    if answer.game.contracts[answer.first] < 0:
        return {"contract": say("contract")}
    return {"contract": answer.naming.contract_thing(answer.game.contracts[answer.first], answer.first).text}


def of_type(answer: Answer) -> dict[str, object]:
    """A universal part."""
    return {"part": answer.naming.part(UNIVERSAL + answer.first), "symbol": part_symbol(answer.first)}


def of_tile(answer: Answer) -> dict[str, object]:
    """A production tile."""
    effect = answer.naming.tile_effect(answer.first)
    return {"tile": answer.naming.tile(answer.first), "effect": effect, "does": effect.removesuffix(".")}


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


def bot_symbol(naming: Naming, colour: int) -> str:
    """Return the symbol of a bot in its colour."""
    return f"bot-{naming.names.colours[colour]}"


FACTS: Final[dict[int, Callable[[Answer], dict[str, object]]]] = {
    actions.START_PART: of_stack,
    actions.CHOOSE_TASK: lambda answer: {"task": answer.naming.task(answer.first)},
    actions.MOVE: of_space,
    actions.SQUEEZE_IN: lambda answer: {"board": answer.naming.board(answer.first)},
    actions.USE_TILE: of_tile,
    actions.START_MAIN: of_main,
    actions.STOP: lambda answer: {"left": answer.game.left},
    actions.PLACE: of_part,
    actions.REFILL: of_stack,
    actions.DISPENSE: of_output,
    actions.TAKE: of_project,
    actions.RAISE: of_colour,
    actions.RESERVE: of_contract,
    actions.SWAP: of_swap,
    actions.TRADE_PARTS: of_trade,
    actions.TRADE_PROJECTS: of_trade,
    actions.TAKE_PART: of_stack,
    actions.TAKE_UNIVERSAL: of_type,
    actions.DISCARD_PART: of_part,
    actions.DISCARD_PROJECT: of_colour,
    actions.INSPECT: of_contract,
    actions.TAKE_TILE: of_tile,
    actions.BUILD_UNIVERSAL: of_colour,
    actions.RETURN_UNIVERSAL: of_type,
}
