"""The ways to answer each question: grouped and numbered, in an order that never changes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.face import Option
from boardwright.faces.telling.desk import KEYS, numbered
from boardwright.faces.telling.wording import say, say_count
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import BOARDS
from boardwright.games.bot_factory.face.answer_words import Answer
from boardwright.games.bot_factory.face.desk import Desk
from boardwright.games.bot_factory.face.naming import tokens_of
from boardwright.games.bot_factory.face.option_effects import Prospect
from boardwright.kernel.packing import Action, first_of, verb_of

# Answers that are given in the bar alone. The others have a place on the board.
IN_THE_BAR: Final = {
    actions.CHOOSE_TASK,
    actions.PASS_TURN,
    actions.STOP,
    actions.END_TURN,
    actions.DECLINE,
}


def single(desk: Desk, action: Action) -> Option:
    """Return one answer as an option."""
    answer = Prospect(desk.game, desk.naming, action)
    on_board = verb_of(action) not in IN_THE_BAR
    return desk.option(
        answer.button(),
        [action],
        [desk.target(action)] if on_board else [],
        [answer.way()] if on_board else [],
        small=small(desk, action),
        icon=answer.symbol(),
        cost=cost(desk, action),
        then=answer.then(),
    )


def several(desk: Desk, label: str, actions_: Sequence[Action], choose: str, detail: str = "") -> Option:
    """Return answers that share a number; which of them is asked next."""
    answers = [Answer(desk.game, desk.naming, action) for action in actions_]
    on_board = verb_of(actions_[0]) not in IN_THE_BAR
    return desk.option(
        label,
        actions_,
        [desk.target(action) for action in actions_] if on_board else [],
        [answer.way() for answer in answers],
        small=detail or say_count("{n} way", "{n} ways", len(actions_)),
        icon=answers[0].symbol(),
        then=choose,
    )


def small(desk: Desk, action: Action) -> str:
    """Return the small words on a button."""
    verb = verb_of(action)
    if verb == actions.TAKE:
        return desk.naming.project_place(first_of(action))
    if verb in (actions.TRADE_PARTS, actions.TRADE_PROJECTS, actions.SWAP):
        return say("executive")
    if verb == actions.MOVE:
        return say("space {space}", space=desk.naming.names.spaces[first_of(action)])
    return ""


def cost(desk: Desk, action: Action) -> str:
    """Return what an answer costs, where its words do not say it."""
    verb = verb_of(action)
    if verb in (actions.ROTATE, actions.DISPENSE):
        return say("1 credit")
    priced = verb in (actions.PAY_SANDRA, actions.SWAP) or (
        verb == actions.RAISE and desk.observation.question == "ChooseStep"
    )
    return tokens_of(desk.game.price(action)) if priced else ""


def by_verb(desk: Desk) -> dict[int, list[Action]]:
    """Return the open answers by verb, in the engine's order."""
    out: dict[int, list[Action]] = {}
    for action in desk.observation.options:
        out.setdefault(verb_of(action), []).append(action)
    return out


# Questions ------------------------------------------------------------------------------------------


def plain_options(desk: Desk) -> list[Option]:
    """Return an option for each answer; of too many, parts and projects share a number."""
    found = by_verb(desk)
    if len(desk.observation.options) <= KEYS:
        return numbered([single(desk, action) for action in desk.observation.options])
    out: list[Option] = []
    for verb, here in found.items():
        out += [joined(desk, verb, here)] if len(here) > 1 else [single(desk, here[0])]
    return numbered(out)


def joined(desk: Desk, verb: int, here: Sequence[Action]) -> Option:
    """Return all answers of one verb under one number."""
    labels = {
        actions.PLACE: say("Place a part"),
        actions.TAKE: say("Take a project"),
        actions.TAKE_PART: say("Take a top part"),
        actions.DISCARD_PART: say("Discard a part"),
        actions.USE_TILE: say("Use a production tile"),
        actions.RESERVE: say("Reserve a contract"),
        actions.SWAP: say("Swap a spare part"),
    }
    return several(desk, labels.get(verb, say("Choose")), here, say("choose which."))


def move_options(desk: Desk) -> list[Option]:
    """Return each action space; of too many, the boards."""
    found = by_verb(desk)
    moves = found.get(actions.MOVE, [])
    squeezes = found.get(actions.SQUEEZE_IN, [])
    if len(moves) + len(squeezes) <= KEYS:
        return numbered([single(desk, action) for action in moves + squeezes])
    board_of = desk.game.edition.board_of
    out: list[Option] = []
    for board in range(BOARDS):
        here = [action for action in moves if board_of[first_of(action)] == board]
        if len(here) == 1:
            out.append(single(desk, here[0]))
        elif here:
            detail = say_count("{n} space", "{n} spaces", len(here))
            out.append(several(desk, desk.naming.board(board), here, say("choose a space."), detail))
    return numbered(out + [single(desk, action) for action in squeezes])


def step_options(desk: Desk) -> list[Option]:
    """Return the steps of a turn: main action, executive action, production tiles, the end of the turn."""
    found = by_verb(desk)
    main = [single(desk, action) for action in found.get(actions.START_MAIN, [])]
    steps = main_steps(desk, found)
    stop = [single(desk, action) for action in found.get(actions.STOP, [])]
    executive: list[Option] = []
    swaps = found.get(actions.SWAP, [])
    if len(swaps) == 1:
        executive.append(single(desk, swaps[0]))
    elif swaps:
        price = tokens_of(desk.game.price(swaps[0]))
        choose = say("choose what you give and what you get, for {tokens}.", tokens=price)
        executive.append(several(desk, say("Swap a spare part"), swaps, choose, say("executive")))
    for verb in (actions.TRADE_PARTS, actions.TRADE_PROJECTS):
        executive += [single(desk, action) for action in found.get(verb, [])]
    tiles = [single(desk, action) for action in found.get(actions.USE_TILE, [])]
    end = [single(desk, action) for action in found.get(actions.END_TURN, [])]
    if len(main + steps + stop + executive + tiles + end) > KEYS and len(tiles) > 1:
        tiles = [joined(desk, actions.USE_TILE, found[actions.USE_TILE])]
    if len(main + steps + stop + executive + tiles + end) > KEYS:
        steps = [joined(desk, verb, found[verb]) for verb in (actions.PLACE, actions.TAKE) if verb in found]
    return numbered(main + steps + stop + executive + tiles + end)


def main_steps(desk: Desk, found: dict[int, list[Action]]) -> list[Option]:
    """Return the steps of the main action that is going on."""
    out = placing_options(desk, found.get(actions.PLACE, []))
    for verb in (actions.ROTATE, actions.DISPENSE, actions.TAKE, actions.RAISE):
        out += [single(desk, action) for action in found.get(verb, [])]
    contracts = found.get(actions.RESERVE, [])
    if len(contracts) == 1:
        out.append(single(desk, contracts[0]))
    elif contracts:
        choose = say("choose a contract; one of the tokens you pay lies on it.")
        detail = say_count("{n} contract", "{n} contracts", len(contracts))
        out.append(several(desk, say("Reserve a contract"), contracts, choose, detail))
    return out


def placing_options(desk: Desk, placements: Sequence[Action]) -> list[Option]:
    """Return an option for each part in hand that fits; universal parts fit several columns."""
    by_part: dict[int, list[Action]] = {}
    for action in placements:
        by_part.setdefault(first_of(action), []).append(action)
    out: list[Option] = []
    for part, here in by_part.items():
        if len(here) == 1:
            out.append(single(desk, here[0]))
            continue
        label = say("Place {part}", part=desk.naming.part(part))
        detail = say_count("{n} column", "{n} columns", len(here))
        out.append(several(desk, label, here, say("choose a column."), detail))
    return out


def place_options(desk: Desk) -> list[Option]:
    """Return a bonus placement, or declining it."""
    found = by_verb(desk)
    places = placing_options(desk, found.get(actions.PLACE, []))
    decline = [single(desk, action) for action in found.get(actions.DECLINE, [])]
    if len(places + decline) > KEYS:
        places = [joined(desk, actions.PLACE, found[actions.PLACE])]
    return numbered(places + decline)


def benefit_options(desk: Desk) -> list[Option]:
    """Return the three benefits of the fifth production tile."""
    found = by_verb(desk)
    out: list[Option] = []
    for verb in (actions.TAKE_PART, actions.TAKE, actions.PLACE):
        here = found.get(verb, [])
        if len(here) == 1:
            out.append(single(desk, here[0]))
        elif here:
            out.append(joined(desk, verb, here))
    return numbered(out)


MAKERS: Final[dict[str, Callable[[Desk], list[Option]]]] = {
    "ChooseMove": move_options,
    "ChooseStep": step_options,
    "MayPlacePart": place_options,
    "ChooseBenefit": benefit_options,
}


def options_of(desk: Desk) -> list[Option]:
    """Return the options of the open question."""
    return MAKERS.get(desk.observation.question, plain_options)(desk)
