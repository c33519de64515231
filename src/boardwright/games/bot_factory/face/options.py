"""The ways to answer each question: grouped and numbered, in an order that never changes."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from boardwright.faces.face import Option
from boardwright.faces.telling.desk import KEYS, numbered
from boardwright.faces.telling.wording import say, say_count
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import BOARDS
from boardwright.games.bot_factory.face.answer_words import SAID, Answer
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
        price=price(desk, action),
        then=answer.then(),
    )


class Group(NamedTuple):
    """Answers that share a number; which of them is asked next. One alone speaks for itself."""

    actions: Sequence[Action]
    label: str = ""
    choose: str = ""
    detail: str = ""  # in small words; without them the number of ways


def grouped(desk: Desk, group: Group) -> Option:
    """Return a group of answers as an option."""
    if len(group.actions) == 1:
        return single(desk, group.actions[0])
    answers = [Answer(desk.game, desk.naming, action) for action in group.actions]
    on_board = verb_of(group.actions[0]) not in IN_THE_BAR
    return desk.option(
        group.label,
        group.actions,
        [desk.target(action) for action in group.actions] if on_board else [],
        [answer.way() for answer in answers],
        small=group.detail or say_count("{n} way", "{n} ways", len(answers)),
        icon=answers[0].symbol(),
        then=group.choose,
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


def price(desk: Desk, action: Action) -> list[tuple[str, str]]:
    """Return a cost in tokens as symbols; credits have none."""
    if not cost(desk, action) or verb_of(action) in (actions.ROTATE, actions.DISPENSE):
        return []
    return [("speech", str(desk.game.price(action)))]


Found = Mapping[int, Sequence[Action]]  # verb -> open answers, in the engine's order


def by_verb(desk: Desk) -> Found:
    """Return the open answers by verb."""
    out: dict[int, list[Action]] = {}
    for action in desk.observation.options:
        out.setdefault(verb_of(action), []).append(action)
    return out


def each(found: Found, *verbs: int) -> list[Group]:
    """Return every answer of some verbs by itself."""
    return [Group([action]) for verb in verbs for action in found.get(verb, [])]


def joined(found: Found, *verbs: int) -> list[Group]:
    """Return all answers of each verb under one number."""
    labels = {verb: SAID[verb].many for verb in verbs if verb in found}
    choose = say("choose which.")
    return [Group(found[verb], say(many) if many else say("Choose"), choose) for verb, many in labels.items()]


# Questions ------------------------------------------------------------------------------------------


def plain_groups(desk: Desk, found: Found) -> list[Group]:
    """Return each answer; of too many, those of a verb share a number."""
    few = len(desk.observation.options) <= KEYS
    return each(found, *found) if few else joined(found, *found)


def move_groups(desk: Desk, found: Found) -> list[Group]:
    """Return each action space; of too many, the boards."""
    if len(desk.observation.options) <= KEYS:
        return each(found, actions.MOVE, actions.SQUEEZE_IN)
    out: list[Group] = []
    for board in range(BOARDS):
        board_of = desk.game.edition.board_of
        here = [action for action in found.get(actions.MOVE, []) if board_of[first_of(action)] == board]
        detail = say_count("{n} space", "{n} spaces", len(here))
        if here:
            out.append(Group(here, desk.naming.board(board), say("choose a space."), detail))
    return out + each(found, actions.SQUEEZE_IN)


def step_groups(desk: Desk, found: Found) -> list[Group]:
    """Return the steps of a turn: main action, executive action, production tiles, the end of the turn."""
    begin = each(found, actions.START_MAIN)
    steps = placings(desk, found)
    steps += each(found, actions.ROTATE, actions.DISPENSE, actions.TAKE, actions.RAISE)
    if contracts := found.get(actions.RESERVE):
        choose = say("choose a contract; one of the tokens you pay lies on it.")
        detail = say_count("{n} contract", "{n} contracts", len(contracts))
        steps.append(Group(contracts, say(SAID[actions.RESERVE].many), choose, detail))
    rest = each(found, actions.STOP)
    if swaps := found.get(actions.SWAP):
        price = tokens_of(desk.game.price(swaps[0]))
        choose = say("choose what you give and what you get, for {tokens}.", tokens=price)
        rest.append(Group(swaps, say(SAID[actions.SWAP].many), choose, say("executive")))
    rest += each(found, actions.TRADE_PARTS, actions.TRADE_PROJECTS)
    tiles, end = each(found, actions.USE_TILE), each(found, actions.END_TURN)
    if len(begin + steps + rest + tiles + end) > KEYS:
        tiles = joined(found, actions.USE_TILE)
    if len(begin + steps + rest + tiles + end) > KEYS:
        steps = joined(found, actions.PLACE, actions.TAKE)
    return begin + steps + rest + tiles + end


def placings(desk: Desk, found: Found) -> list[Group]:
    """Return each part in hand that fits; universal parts fit several columns."""
    by_part: dict[int, list[Action]] = {}
    for action in found.get(actions.PLACE, []):
        by_part.setdefault(first_of(action), []).append(action)
    out: list[Group] = []
    for part, here in by_part.items():
        label = say("Place {part}", part=desk.naming.part(part))
        detail = say_count("{n} column", "{n} columns", len(here))
        out.append(Group(here, label, say("choose a column."), detail))
    return out


def place_groups(desk: Desk, found: Found) -> list[Group]:
    """Return a bonus placement, or declining it."""
    places, decline = placings(desk, found), each(found, actions.DECLINE)
    return (places if len(places + decline) <= KEYS else joined(found, actions.PLACE)) + decline


def benefit_groups(desk: Desk, found: Found) -> list[Group]:
    """Return the three benefits of the fifth production tile."""
    return joined(found, actions.TAKE_PART, actions.TAKE, actions.PLACE)


MAKERS: Final[dict[str, Callable[[Desk, Found], list[Group]]]] = {
    "ChooseMove": move_groups,
    "ChooseStep": step_groups,
    "MayPlacePart": place_groups,
    "ChooseBenefit": benefit_groups,
}


def options_of(desk: Desk) -> list[Option]:
    """Return the options of the open question."""
    groups = MAKERS.get(desk.observation.question, plain_groups)(desk, by_verb(desk))
    return numbered([grouped(desk, group) for group in groups])
