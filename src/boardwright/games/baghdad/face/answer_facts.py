"""The facts that sentences about an answer may name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.wording import both, parts_of, say, say_count
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.boats import ChoosePortAction, coins_for_sale
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import (
    NO_CONTRACT,
    OBJECTIVE_SPACES,
    PORTS,
    SITE,
    TILE_SLOT,
)
from boardwright.games.baghdad.contracts import contract_at
from boardwright.games.baghdad.face.naming import Naming, coins
from boardwright.games.baghdad.library import library_index
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import members
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of

Facts = dict[str, object]
Fact = Callable[[Baghdad, Naming, Action], object]


def facts_of(
    game: Baghdad, naming: Naming, action: Action, template: str, then: Facts | None = None
) -> Facts:
    """Return the facts of an answer that a template names; `then` are those that may have changed since."""
    facts = dict(then or {})
    known = FACTS.get(verb_of(action), {})
    for _, name in parts_of(template):
        if name in known and name not in facts:
            facts[name] = known[name](game, naming, action)
    return facts


def first(tell: Callable[[Naming, int], object]) -> Fact:
    """Return a fact that follows from the first number of an answer."""
    return lambda _game, naming, action: tell(naming, first_of(action))


def second(tell: Callable[[Naming, int], object]) -> Fact:
    """Return a fact that follows from the second number of an answer."""
    return lambda _game, naming, action: tell(naming, second_of(action))


def itself(_naming: Naming, n: int) -> int:
    """A number as it is."""
    return n


def from_one(_naming: Naming, n: int) -> int:
    """A place, counted from 1."""
    return n + 1


def students(_naming: Naming, n: int) -> str:
    """Students flipped for boats."""
    return say_count("{n} student", "{n} students", n) if n else say("no student")


def goods_sold(naming: Naming, mask: int) -> str:
    """Goods of different kinds."""
    return both([naming.good(good) for good in members(mask)])


def one_good(naming: Naming, good: int) -> str:
    """One good."""
    return say("1 {good}", good=naming.good(good))


def two_goods(_game: Baghdad, naming: Naming, action: Action) -> str:
    """Two goods, alike or not."""
    first, second = first_of(action), second_of(action)
    if first == second:
        return say("2 {good}", good=naming.good(first))
    return both([one_good(naming, first), one_good(naming, second)])


def contract(game: Baghdad, naming: Naming, _action: Action) -> str:
    """The contract beside the port where the boat arrived."""
    question = game.agenda.open_question()
    beside = contract_at(game, question.port) if isinstance(question, ChoosePortAction) else NO_CONTRACT
    return say("none") if beside == NO_CONTRACT else naming.contract(beside)


def what_is_there(game: Baghdad, naming: Naming, action: Action) -> str:
    """What the vizier finds."""
    kind = game.edition.city.kind[first_of(action)]
    if kind == TILE_SLOT:
        return naming.tile(game.city[first_of(action)])
    return say("building site") if kind == SITE else say("palace site")


def spent(_game: Baghdad, _naming: Naming, action: Action) -> str:
    """What is spent on a requirement."""
    kinds = (
        (first_of(action), "{n} wild", "{n} wilds"),
        (second_of(action), "{n} student", "{n} students"),
        (third_of(action), "{n} contract", "{n} contracts"),
    )
    return both([say_count(one, many, n) for n, one, many in kinds if n])


def reward_for_book(game: Baghdad, naming: Naming, action: Action) -> str:
    """A reward of the wisdom area."""
    return naming.effects(game.edition.library[library_index(game, first_of(action), second_of(action))])


def reward_of_objective(game: Baghdad, naming: Naming, action: Action) -> str:
    """The reward of a space."""
    index = first_of(action) * OBJECTIVE_SPACES + second_of(action)
    return naming.effects(game.edition.modules.objective_rewards[index])


def token_place(naming: Naming, place: int) -> str:
    """Where a scoring token lies."""
    return naming.port(place) if place < PORTS else naming.section(place - PORTS)


CARD: Final = {"card": first(Naming.card), "card_line": first(Naming.card_line)}
GOOD: Final[dict[str, Fact]] = {"goods": first(one_good)}
GOODS: Final[dict[str, Fact]] = {"goods": two_goods}
BUILDING: Final[dict[str, Fact]] = {
    "building": first(Naming.building),
    "need": lambda game, _naming, action: game.edition.board.house_need[second_of(action)],
}
TRADE: Final[dict[str, Fact]] = {
    "favour": lambda game, naming, action: naming.price(game.price_of_free(game.active, action)),
    "coins": lambda game, _naming, _action: coins(game.edition.trade_coins),
    "good": first(one_good),
}
FACTS: Final[dict[int, dict[str, Fact]]] = {
    actions.SPEND_FOR_COIN: TRADE,
    actions.SPEND_FOR_GOOD: TRADE,
    actions.SPEND_FOR_WILD: TRADE,
    actions.PLAY: CARD,
    actions.FLIP_STUDENTS: {"students": first(students)},
    actions.MOVE_BOAT: {"start": first(Naming.node), "node": second(Naming.node)},
    actions.SELL: {
        "goods": first(goods_sold),
        "coins": lambda game, _naming, action: coins(coins_for_sale(game, first_of(action))),
    },
    actions.BUY_GOOD: GOOD,
    actions.BUY_TWO: GOODS,
    actions.FULFIL: {"contract": contract},
    actions.GO: {"place": first(Naming.location), "what": what_is_there},
    actions.PLACE_TILE: {
        "tile": lambda game, naming, action: naming.tile(game.city[first_of(action)]),
        "place": first(Naming.location),
        "spot": second(from_one),
    },
    actions.PAY: {"spent": spent},
    actions.CHOOSE_SITE: {"place": first(Naming.location)},
    actions.CONSTRUCT: BUILDING,
    actions.CONSTRUCT_PUBLIC: BUILDING,
    actions.BUILD_PIECE: {
        "piece": first(Naming.piece),
        "need": lambda game, _naming, action: game.edition.board.architect_need[second_of(action)],
    },
    actions.COVER: {
        "space": first(from_one),
        "reward": lambda game, naming, action: naming.effects(game.edition.palace.rewards[first_of(action)]),
    },
    actions.LIBRARY: {"book": first(itself), "reward": reward_for_book},
    actions.GAIN_GOOD: GOOD,
    actions.GAIN_TWO: GOODS,
    actions.FIRST_BONUS: {
        "reward": lambda game, naming, action: naming.effect(
            bonus_in(game, game.active, first_of(action), second_of(action))
        )
    },
    actions.RESOLVE: {
        "building": lambda game, naming, action: naming.building(game.city[first_of(action)]),
        "does": lambda game, naming, action: naming.building_does(game.city[first_of(action)]),
    },
    actions.EXTOLL: {"type": first(Naming.type)},
    actions.OBJECTIVE: {
        "things": first(Naming.objective),
        "mark": second(itself),
        "reward": reward_of_objective,
    },
    actions.TAKE_CARD: CARD,
    actions.SCORING_TOKEN: {"place": first(token_place), "things": second(Naming.things)},
    actions.SHOW_BUILDING: {
        "building": first(Naming.building),
        "level": lambda game, _naming, action: game.edition.buildings.level[first_of(action)] + 1,
    },
    actions.CITY_TILE: {"place": first(Naming.location), "tile": second(Naming.tile)},
    actions.SHOW_CARD: {"slot": first(from_one), "card": second(Naming.card)},
    actions.BOARD: {
        "name": first(Naming.person),
        "letter": second(lambda naming, letter: naming.names.letters[letter]),
    },
    actions.START_PLAYER: {"name": first(Naming.person)},
    actions.SHOW_CONTRACT: {
        "stack": first(lambda naming, stack: naming.names.stacks[stack]),
        "contract": second(Naming.contract),
    },
    actions.SHOW_OBJECTIVE: {"things": first(Naming.objective)},
    actions.BOT_CARD: {
        "number": first(lambda naming, card: naming.bot_card(card)["number"]),
        "ring": first(lambda naming, card: naming.bot_card(card)["ring"]),
        "sky": first(lambda naming, card: naming.bot_card(card)["sky"]),
    },
}
