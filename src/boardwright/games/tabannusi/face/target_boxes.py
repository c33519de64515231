"""Where the targets of answers lie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.drawing.svg import Layers
from boardwright.faces.drawing.target import Box
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import COLOURS, DISCOUNT_TILE, ON_DISPLAY, S08
from boardwright.games.tabannusi.face import mastery_board, stock, ziggurat_board
from boardwright.games.tabannusi.face.decrees_board import decree_box, decrees_of
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.district_plates import action_boxes, dice_of, die_spot
from boardwright.games.tabannusi.face.layout import Layout
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.own_area import (
    card_box,
    crate_box,
    crates_of,
    harbormaster_box,
    house_box,
    own_die,
    own_tile,
)
from boardwright.games.tabannusi.payments import ANY_GOLD, WITH_CRATE, WITH_GOLD
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import members
from boardwright.kernel.packing import Action, first_of, second_of, verb_of


@dataclass(frozen=True)
class Aim:
    """What a maker of targets needs."""

    layers: Layers
    layout: Layout
    desk: Desk

    @property
    def game(self) -> Tabannusi:
        """The table."""
        return self.desk.game

    @property
    def naming(self) -> Naming:
        """Its names."""
        return self.desk.naming

    @property
    def player(self) -> int:
        """The seat that is asked."""
        return self.desk.player


def box_of(aim: Aim, action: Action) -> Box:
    """Return where the target of an answer lies."""
    verb, first = verb_of(action), first_of(action)
    layout, game = aim.layout, aim.game
    if verb in (actions.START_BUILDING, actions.PROJECT, actions.PLACE_WATER):
        return inner(layout.space(game.board.name_of(second_of(action))), 1.5)
    if verb == actions.PLACE_GARDEN:
        return inner(layout.space(game.board.name_of(first)), 1.5)
    if verb in (actions.START_DISTRICT, actions.SCORE, actions.MOVE, actions.MOVE_FOR_GOLD):
        return of_district(aim, first, verb)
    if verb == actions.TAKE_DIE:
        return of_die(aim, first)
    if verb in ON_MAIN_BOARD:
        return on_main_board(aim, verb, first)
    if verb in (actions.BUY_WATER, actions.BUY_GARDEN, actions.TAKE_GARDEN):
        return stock.water_stock(0 if verb == actions.BUY_WATER else 2)
    if verb == actions.PICK_DIE:
        return stock.supply_die(first)
    if verb == actions.PICK_WATER:
        shown = [tile for tile, where in enumerate(game.special) if where == ON_DISPLAY]
        return stock.shown_water(shown.index(first))
    if verb == actions.TRACK:
        return of_track(aim, first)
    if verb == actions.TWO_TRACKS:
        return of_tracks(aim, action)[0]
    return in_area(aim, action)


def inner(box: Box, by: float) -> Box:
    """Return a box drawn in on all sides."""
    x, y, width, height = box
    return (x + by, y + by, width - 2 * by, height - 2 * by)


def of_district(aim: Aim, district: int, verb: int) -> Box:
    """A plate, or the sign for Gold."""
    if verb == actions.MOVE_FOR_GOLD:
        return aim.layout.gold_sign(district)
    return inner(aim.layout.plate(district), -1)


def of_die(aim: Aim, value: int) -> Box:
    """The dice of one value on the Barge, as far as they lie."""
    district = aim.game.players[aim.player].assistant
    values = dice_of(aim.game, district)
    places = [place for place, one in enumerate(values) if one == value]
    x, y = die_spot(aim.layout, aim.game, district, places[0])
    end, _ = die_spot(aim.layout, aim.game, district, places[-1])
    return (x - 12, y - 13, end - x + 24, 26)


ON_MAIN_BOARD: Final = {
    actions.GARDENING,
    actions.PORT_HOUSE,
    actions.CLAIM_SHIP,
    actions.FREE_GARDENING,
    actions.ZIGGURAT_HOUSE,
    actions.USE_TILE,
    actions.CLAIM_ON_TILE,
    actions.DECREE,
}


def on_main_board(aim: Aim, verb: int, first: int) -> Box:
    """Something printed on the Main board, or a card beside it."""
    layout, game = aim.layout, aim.game
    if verb == actions.GARDENING:
        return action_boxes(layout, game, game.players[aim.player].assistant)["gardening"]
    if verb == actions.PORT_HOUSE:
        return layout.port_space(first)
    if verb in (actions.CLAIM_SHIP, actions.FREE_GARDENING):
        return inner(layout.ship(first if verb == actions.CLAIM_SHIP else game.ships.index(S08)), 1)
    if verb == actions.ZIGGURAT_HOUSE:
        return ziggurat_board.house_space(first)
    if verb == actions.USE_TILE:
        slot = game.action_tiles.index(first)
        return action_boxes(layout, game, game.edition.slots[slot])[f"slot-{slot + 1}"]
    if verb == actions.CLAIM_ON_TILE:
        return ziggurat_board.tile_box(first)
    here = decrees_of(game)
    return decree_box(here.index(first), len(here))


def of_track(aim: Aim, track: int) -> Box:
    """The next space of the player's marker on a track."""
    level = min(aim.game.players[aim.player].mastery[track] + 1, aim.game.edition.top)
    x, y, width, height = mastery_board.level_box(aim.game.edition, track, level)
    grow = max(0.0, 24 - height) / 2
    return (x, y - grow, width, height + 2 * grow)


def of_tracks(aim: Aim, action: Action) -> list[Box]:
    """The parts of the next spaces on two tracks that mean this pair: pairs share a space side by side."""
    out: list[Box] = []
    for track in dict.fromkeys((first_of(action), second_of(action))):
        pairs = [
            one
            for one in aim.desk.observation.options
            if verb_of(one) == actions.TWO_TRACKS and track in (first_of(one), second_of(one))
        ]
        x, y, width, height = of_track(aim, track)
        part = width / len(pairs)
        out.append((x + pairs.index(action) * part, y, part, height))
    return out


def in_area(aim: Aim, action: Action) -> Box:
    """Something in the player's own area."""
    verb, first = verb_of(action), first_of(action)
    layout, game = aim.layout, aim.game
    me = game.players[aim.player]
    if verb in (actions.REFILL, actions.FLIP_CRATE):
        return crate_box(layout, crate_place(aim, first, up=False))
    if verb == actions.PAY_ANY:
        if first == ANY_GOLD:
            return own_tile(layout, 0)
        return paying(aim, first % COLOURS, first // COLOURS)
    if verb == actions.PAY_FOR_TRACK:
        if second_of(action) == WITH_GOLD:
            return of_track(aim, first)
        return paying(aim, first, second_of(action))
    if verb in (actions.HARBORMASTER, actions.USE_DISCOUNT):
        tile = DISCOUNT_TILE if verb == actions.USE_DISCOUNT else first
        held = members(me.harbormasters)
        return harbormaster_box(layout, held.index(tile), len(held))
    if verb == actions.KEEP_CARD:
        cards = [*me.urban, *me.drawn]
        return card_box(layout, len(me.urban) + me.drawn.index(first), len(cards))
    if verb == actions.SHIFT:
        return house_box(layout, game, first, game.edition.row_length[first] - me.houses[first])
    return own_tile(layout, 1)


def crate_place(aim: Aim, colour: int, *, up: bool) -> int:
    """Return which of the player's Crates is meant."""
    held = crates_of(aim.game.players[aim.player])
    return next(k for k, (one, is_up, _) in enumerate(held) if one == colour and is_up == up)


def paying(aim: Aim, colour: int, means: int) -> Box:
    """A die or a Crate that pays."""
    if means == WITH_CRATE:
        return crate_box(aim.layout, crate_place(aim, colour, up=True))
    return own_die(aim.layout, colour)
