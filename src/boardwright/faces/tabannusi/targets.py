"""Rings and flags over everything that answers the open question, with prices and ghosts."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import escape

from boardwright.faces.drawing.svg import Layers, box, numeral, short, symbol
from boardwright.faces.drawing.target import Box, Ring, stamped_target, ways_of
from boardwright.faces.face import Option, Question
from boardwright.faces.tabannusi import stock, tracks, ziggurat_board
from boardwright.faces.tabannusi.area import (
    card_box,
    crate_box,
    crates_of,
    harbormaster_box,
    house_box,
    own_die,
    own_tile,
)
from boardwright.faces.tabannusi.art import (
    FILLS,
    INKS,
    LETTERS,
    architect,
    caption,
    house,
    marker,
    number_disc,
    plate,
    resource,
    with_number,
)
from boardwright.faces.tabannusi.cards import decree_box, decrees_of
from boardwright.faces.tabannusi.desk import Desk
from boardwright.faces.tabannusi.ground import outline
from boardwright.faces.tabannusi.layout import Layout
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.tabannusi.plates import action_boxes, dice_of, die_spot, leads_to, slots_of
from boardwright.faces.tabannusi.prices import gold_of_ship, price_of
from boardwright.faces.telling.wording import say
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import (
    COLOURS,
    COMMON,
    DISCOUNT_TILE,
    ON_DISPLAY,
    S08,
    SPACES,
    TRACKS,
    members,
)
from boardwright.games.tabannusi.payments import ANY_GOLD, WITH_CRATE, WITH_GOLD
from boardwright.games.tabannusi.state import Tabannusi
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


def draw_targets(layers: Layers, layout: Layout, desk: Desk, question: Question) -> None:
    """Draw a target for each place that answers; a place with several answers holds them all."""
    aim = Aim(layers, layout, desk)
    for option in question.options:
        for element, indices in ways_of(option).items():
            if element:
                layers.targets.append(target_at(aim, option, element, indices))


def target_at(aim: Aim, option: Option, element: str, indices: list[int]) -> str:
    """Return one target with its ring, flag, price and ghost."""
    given = [option.actions[index] for index in indices]
    labels = [option.target_labels[index] for index in indices]
    said = labels[0]
    if len(labels) > 1:
        said = say("{n} ways: {ways}", n=len(labels), ways="; ".join(labels))
    if verb_of(given[0]) == actions.CONSTRUCT:
        return around_projects(aim, option, element, given[0], said)
    box = box_of(aim, given[0])
    inside = inside_of(aim, given, box)
    return stamped_target(aim.layers, option, element, Ring(box, flag_of(box, given[0])), said, inside)


def flag_of(box: Box, action: Action) -> tuple[float, float]:
    """Return where the flag hangs: at the top left corner, at the right one where a number is printed."""
    x, y, width, _ = box
    right = verb_of(action) in (actions.USE_TILE, actions.DECREE, actions.CLAIM_SHIP)
    return (x + width - 14 if right else x - 4, max(1.0, y - 8))


# Boxes -------------------------------------------------------------------------------------------------


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
    if verb in (actions.TRACK, actions.TWO_TRACKS):
        return of_track(aim, first)
    return in_area(aim, action)


def inner(box: Box, by: float) -> Box:
    """Return a box drawn in on all sides."""
    x, y, width, height = box
    return (x + by, y + by, width - 2 * by, height - 2 * by)


def of_district(aim: Aim, district: int, verb: int) -> Box:
    """A plate; the sign for Gold stands at its dock."""
    if verb == actions.MOVE_FOR_GOLD:
        x, y = aim.layout.dock(district, 0)
        if district > COMMON:
            return (x - 12, y + 150, 26, 40)
        return (x - 12, y + 78, 36, 26)
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
        district = game.edition.slots[slot]
        assert slot in slots_of(game, district)
        return action_boxes(layout, game, district)[f"slot-{slot + 1}"]
    if verb == actions.CLAIM_ON_TILE:
        return ziggurat_board.tile_box(first)
    here = decrees_of(game)
    return decree_box(here.index(first), len(here))


def of_track(aim: Aim, track: int) -> Box:
    """The next space of the player's marker on a track."""
    level = min(aim.game.players[aim.player].mastery[track] + 1, aim.game.edition.top)
    x, y, width, height = tracks.level_box(aim.game, track, level)
    grow = max(0.0, 24 - height) / 2
    return (x, y - grow, width, height + 2 * grow)


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
        return harbormaster_box(layout, members(me.harbormasters).index(tile))
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


def around_projects(aim: Aim, option: Option, element: str, action: Action, spoken: str) -> str:
    """Return the target around the Projects that become a Building."""
    game, layout = aim.game, aim.layout
    district, colour = game.players[aim.player].assistant, first_of(action)
    places = [district * SPACES + space for space in members(game.projects[district * TRACKS + colour])]
    spots = [layout.spots[place] for place in places]
    x, y = layout.corner(places[0])
    x, y = x - spots[0][0] * layout.cell, y - spots[0][1] * layout.cell
    d = outline(spots, layout.cell, 1.5)
    left, top = min((row, column) for column, row in spots)[::-1]
    flag_x, flag_y = left * layout.cell - 4, top * layout.cell - 8
    right, bottom = max((row, column) for column, row in spots)[::-1]
    price = chip(aim, action, (right + 0.5) * layout.cell, (bottom + 1) * layout.cell - 2)
    ghost = house(aim.layers, aim.player, (left + 0.5) * layout.cell, (top + 0.5) * layout.cell, 26)
    label = escape(say("Option {number}: {words}", number=option.number, words=spoken))
    return (
        f'<g class="tgt" id="{element}" data-opt="{option.number}" aria-label="{label}">'
        f'<g transform="translate({short(x)} {short(y)})">'
        f'<path class="hit" d="{d}"/><path class="ring" d="{d}"/>'
        f'<g class="gh seat{aim.player + 1}">{ghost}</g>{price}'
        f'<path class="flag" d="M{short(flag_x)} {short(flag_y)}h18v14l-9 6-9-6z"/>'
        f'<text class="fn" x="{short(flag_x + 9)}" y="{short(flag_y + 12.5)}">{option.number}</text></g></g>'
    )


# What is seen inside ------------------------------------------------------------------------------------


def inside_of(aim: Aim, given: Sequence[Action], box: Box) -> str:
    """Return the price, the colours allowed on a space, or the ghost of the piece."""
    action = given[0]
    verb = verb_of(action)
    x, y, width, height = box
    middle = (x + width / 2, y + height / 2)
    if verb in (actions.START_BUILDING, actions.PROJECT):
        return colours_allowed(aim, [first_of(one) for one in given], box)
    if verb == actions.TAKE_DIE:
        return way_of_die(aim, first_of(action), middle[0], y + height + 7)
    if verb == actions.MOVE_FOR_GOLD:
        return gold_sign(aim, middle)
    seat = f'<g class="gh seat{aim.player + 1}">'
    if verb in (actions.MOVE, actions.START_DISTRICT):
        spot = aim.layout.dock(first_of(action), 0)
        place = f'<g transform="translate({short(spot[0])} {short(spot[1])})">'
        return f"{seat}{place}{architect(aim.layers, aim.player)}</g></g>"
    if verb in (actions.PORT_HOUSE, actions.ZIGGURAT_HOUSE):
        return f"{seat}{house(aim.layers, aim.player, *middle, 26)}</g>" + chip(
            aim, action, middle[0], y + height - 1
        )
    if verb == actions.CLAIM_SHIP:
        ghost = f"{seat}{marker(aim.layers, aim.player, x + width - 14, y + height - 14, 18)}</g>"
        return ghost + chip(aim, action, middle[0] - 4, y + height - 5)
    if verb in (actions.PLACE_GARDEN, actions.PLACE_WATER):
        shape = "garden" if verb == actions.PLACE_GARDEN else "water"
        return f'<g class="gh">{symbol(shape, *middle, width)}</g>'
    if verb in (actions.BUY_WATER, actions.BUY_GARDEN):
        return chip(aim, action, middle[0], y + height + 3)
    return ""


def colours_allowed(aim: Aim, colours: Sequence[int], space: Box) -> str:
    """Return small squares with the letters of the colours that may lie on a space."""
    x, y, width, height = space
    drawn = ""
    for k, colour in enumerate(colours):
        left = (k - (len(colours) - 1) / 2) * 12
        drawn += box(left - 5.5, -6, 11, 12, FILLS[colour], "var(--key)", 1, 2)
        drawn += numeral(left, 3.5, LETTERS[colour], 9.5, INKS[colour])
    name = "c" + "".join(map(str, colours))
    return aim.layers.stamp(name, drawn, x + width / 2, y + height - 7)


def way_of_die(aim: Aim, value: int, x: float, y: float) -> str:
    """Return the Districts to which a die would lead."""
    me = aim.game.players[aim.player]
    here = leads_to(aim.game, me.assistant, value)
    wide = 16 + 15 * len(here)
    out = plate("tb-chip", x - wide / 2, y - 8, wide, 17, 8)
    out += f'<path class="tb-way" d="M{short(x - wide / 2 + 4)} {short(y + 0.5)}h7m-3-3l3 3-3 3"/>'
    for k, district in enumerate(here):
        name = aim.naming.names.districts[district]
        out += number_disc(name, x - wide / 2 + 21 + k * 15, y + 0.5, 6.8)
    return out


def gold_sign(aim: Aim, middle: tuple[float, float]) -> str:
    """Return what a move to any District costs."""
    n = aim.game.edition.move_gold
    drawn = symbol("gold", 4, 0, 17) + f'<g transform="translate(-9 0)">{with_number(0, n)}</g>'
    return aim.layers.stamp("mg", plate("tb-chip", -16, -10, 32, 20, 5) + drawn, *middle)


def chip(aim: Aim, action: Action, x: float, y: float) -> str:
    """Return the price of an answer on a small plate."""
    parts: list[tuple[int, str]] = []
    if verb_of(action) == actions.CLAIM_SHIP:
        n = gold_of_ship(aim.desk)
        parts = [(n, symbol("gold", 7, 0, 15))] if n else []
    else:
        price = price_of(aim.desk, action)
        parts = [(n, resource(aim.layers, colour, 7, 0, 14)) for colour, n in enumerate(price) if n]
    if not parts:
        return ""
    step = 27
    wide = step * len(parts) + 3
    drawn = plate("tb-chip", -wide / 2, -9, wide, 18, 5)
    for k, (n, icon) in enumerate(parts):
        left = -wide / 2 + 9 + k * step
        number = caption("tn s", 0, 4.5, n)
        drawn += (
            f'<g transform="translate({short(left)} 0)">{number}<g transform="translate(4 0)">{icon}</g></g>'
        )
    return f'<g transform="translate({short(x)} {short(y)})">{drawn}</g>'
