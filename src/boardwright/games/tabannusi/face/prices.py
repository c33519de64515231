"""What an answer costs before it is given; reasons and prices on the board agree."""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import BLUE, GREEN, total
from boardwright.games.tabannusi.construct import MayClaimShip, MayUseDiscount, price_of_building
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.payments import gold_needed, no_price
from boardwright.games.tabannusi.port import ChoosePortHouse, ChooseShip, price_in_gold, price_of_port_house
from boardwright.games.tabannusi.ziggurat import price_of_ziggurat_house
from boardwright.kernel.packing import Action, first_of, second_of, verb_of

ONE_OF: Final = {actions.BUY_WATER: BLUE, actions.BUY_GARDEN: GREEN}  # what is paid with


def gold_of(desk: Desk, action: Action) -> int:
    """Return the Gold that a candidate takes."""
    if verb_of(action) == actions.MOVE_FOR_GOLD:
        return desk.game.edition.move_gold
    if verb_of(action) == actions.CLAIM_SHIP:
        gold = gold_of_ship(desk)
        price = price_in_gold(desk.game, desk.player, gold)
        return gold - total(price) + gold_needed(desk.game, desk.player, price)
    return 1


def gold_of_ship(desk: Desk) -> int:
    """Return the printed price of a Ship: less after a Construct, nothing where an effect gives it."""
    question = desk.game.agenda.open_question()
    if isinstance(question, ChooseShip):
        return 0
    if isinstance(question, MayClaimShip):
        return desk.game.edition.ship_gold_after_construct
    return desk.game.edition.ship_gold


def price_of(desk: Desk, action: Action) -> list[int]:
    """Return the Resources by colour that a candidate costs."""
    game, verb, first = desk.game, verb_of(action), first_of(action)
    question = game.agenda.open_question()
    if isinstance(question, MayUseDiscount):
        price = question.due[:]
        if verb == actions.USE_DISCOUNT:
            price[first] -= 1
        return price
    if verb in (actions.BUY_WATER, actions.BUY_GARDEN, actions.PAY_FOR_TRACK):
        price = no_price()
        price[ONE_OF.get(verb, first)] = 1
        return price
    if verb == actions.CONSTRUCT:
        return price_of_building(game, desk.player, desk.me.assistant, first)
    if verb == actions.PORT_HOUSE:
        return price_of_port_house(game, second_of(action), isinstance(question, ChoosePortHouse))
    return price_of_ziggurat_house(game)
