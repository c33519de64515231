"""The facts that sentences about an answer may name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.telling.wording import both, say, say_count
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.boats import ChoosePortAction, coins_for_sale
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import (
    NO_BUILDING,
    NO_CONTRACT,
    OBJECTIVE_SPACES,
    PALACE_SITE,
    SITE,
    members,
)
from boardwright.games.baghdad.contracts import contract_at
from boardwright.games.baghdad.face.naming import Naming, coins
from boardwright.games.baghdad.library import library_index
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of

Facts = dict[str, object]


def facts_of(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """Return the facts of an answer; the table may have moved on since it was given."""
    maker = MAKERS.get(verb_of(action))
    return maker(game, naming, action) if maker else {}


def of_trade(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """What favour is traded for."""
    return {
        "favour": naming.price(game.price_of_free(game.active, action)),
        "coins": coins(game.edition.trade_coins),
        "good": say("1 {good}", good=naming.good(first_of(action))),
    }


def of_card(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A character card."""
    card = first_of(action)
    return {"card": naming.card(card), "card_line": naming.card_line(card)}


def of_students(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """Students flipped for boats."""
    n = first_of(action)
    return {"students": say_count("{n} student", "{n} students", n) if n else say("no student")}


def of_movement(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A boat's way."""
    return {"start": naming.node(first_of(action)), "node": naming.node(second_of(action))}


def of_sale(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """Goods sold and their coins."""
    goods = members(first_of(action))
    gained = coins(coins_for_sale(game, first_of(action)))
    return {"goods": both([naming.good(good) for good in goods]), "coins": gained}


def of_goods(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """One good, or two."""
    verb, first, second = verb_of(action), first_of(action), second_of(action)
    if verb in (actions.BUY_GOOD, actions.GAIN_GOOD):
        goods = say("1 {good}", good=naming.good(first))
    elif first == second:
        goods = say("2 {good}", good=naming.good(first))
    else:
        goods = both([say("1 {good}", good=naming.good(good)) for good in (first, second)])
    return {"goods": goods}


def of_contract(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """The contract beside the port where the boat arrived."""
    question = game.agenda.open_question()
    contract = contract_at(game, question.port) if isinstance(question, ChoosePortAction) else NO_CONTRACT
    return {"contract": say("none") if contract == NO_CONTRACT else naming.contract(contract)}


def of_location(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A location, and what lies there."""
    location = first_of(action)
    kind = game.edition.city.kind[location]
    if kind == PALACE_SITE:
        what = say("palace site")
    elif kind == SITE:
        there = game.city[location]
        what = say("building site") if there == NO_BUILDING else naming.building(there)
    else:
        what = naming.tile(game.city[location])
    return {"place": naming.location(location), "what": what}


def of_tile(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A city tile, where it lies and where it goes."""
    slot = first_of(action)
    return {
        "tile": naming.tile(game.city[slot]),
        "place": naming.location(slot),
        "spot": second_of(action) + 1,
    }


def of_payment(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """What is spent on a requirement."""
    kinds = (
        (first_of(action), "{n} wild", "{n} wilds"),
        (second_of(action), "{n} student", "{n} students"),
        (third_of(action), "{n} contract", "{n} contracts"),
    )
    return {"spent": both([say_count(one, many, n) for n, one, many in kinds if n])}


def of_building(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A building and the house on it."""
    return {
        "building": naming.building(first_of(action)),
        "need": game.edition.board.house_need[second_of(action)],
    }


def of_piece(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A piece of the palace and its architect."""
    return {
        "piece": naming.piece(first_of(action)),
        "need": game.edition.board.architect_need[second_of(action)],
    }


def of_space(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A space of the palace."""
    space = first_of(action)
    return {"space": space + 1, "reward": naming.effects(game.edition.palace.rewards[space])}


def of_reward(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A reward for a book."""
    books = first_of(action)
    index = library_index(game, books, second_of(action))
    return {"book": books, "reward": naming.effects(game.edition.library[index])}


def of_bonus(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A bonus between two rows."""
    gap, spot = first_of(action), second_of(action)
    return {"reward": naming.effect(bonus_in(game, game.active, gap, spot))}


def of_effect(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A building that is resolved."""
    building = game.city[first_of(action)]
    return {"building": naming.building(building), "does": naming.building_does(building)}


def of_type(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A tile of the civic board."""
    return {"type": naming.type(first_of(action))}


def of_objective(game: Baghdad, naming: Naming, action: Action) -> Facts:
    """A space of an objective."""
    objective, space = first_of(action), second_of(action)
    reward = game.edition.modules.objective_rewards[objective * OBJECTIVE_SPACES + space]
    return {"things": naming.objective(objective), "mark": space, "reward": naming.effects(reward)}


MAKERS: Final[dict[int, Callable[[Baghdad, Naming, Action], Facts]]] = {
    actions.SPEND_FOR_COIN: of_trade,
    actions.SPEND_FOR_GOOD: of_trade,
    actions.SPEND_FOR_WILD: of_trade,
    actions.PLAY: of_card,
    actions.FLIP_STUDENTS: of_students,
    actions.MOVE_BOAT: of_movement,
    actions.SELL: of_sale,
    actions.BUY_GOOD: of_goods,
    actions.BUY_TWO: of_goods,
    actions.FULFIL: of_contract,
    actions.GO: of_location,
    actions.PLACE_TILE: of_tile,
    actions.PAY: of_payment,
    actions.CHOOSE_SITE: of_location,
    actions.CONSTRUCT: of_building,
    actions.CONSTRUCT_PUBLIC: of_building,
    actions.BUILD_PIECE: of_piece,
    actions.COVER: of_space,
    actions.LIBRARY: of_reward,
    actions.GAIN_GOOD: of_goods,
    actions.GAIN_TWO: of_goods,
    actions.FIRST_BONUS: of_bonus,
    actions.RESOLVE: of_effect,
    actions.EXTOLL: of_type,
    actions.OBJECTIVE: of_objective,
    actions.TAKE_CARD: of_card,
}
