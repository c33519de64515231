"""Rings and flags over everything that answers the open question, with prices and ghosts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.drawing.svg import Layers, rectangles, short, symbol
from boardwright.faces.drawing.target import (
    Box,
    Ring,
    flag,
    is_listed,
    name_of,
    number_on,
    stamped_target,
    ways_of,
)
from boardwright.faces.face import Option, Question
from boardwright.faces.telling.wording import either, say, semicolon
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import (
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.face.art import (
    LETTERS,
    SMALL_DISC,
    architect,
    caption,
    colour_sign,
    house,
    marker,
    number_disc,
    plate,
    resource,
)
from boardwright.games.tabannusi.face.common_districts import outline
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.layout import Layout
from boardwright.games.tabannusi.face.options import project_at
from boardwright.games.tabannusi.face.target_boxes import Aim, box_of, of_tracks
from boardwright.games.tabannusi.payments import IN_GOLD
from boardwright.games.tabannusi.turn import districts_of_die
from boardwright.kernel.bits import members
from boardwright.kernel.packing import Action, first_of, verb_of
from boardwright.kernel.prices import amounts

WIDEST_PRICE: Final = 50.0
WAY: Final = 20.0  # where a die leads
ON_SPACES: Final = {  # which have their numbers and letters at the left
    actions.START_BUILDING,
    actions.PROJECT,
    actions.PLACE_WATER,
    actions.PLACE_GARDEN,
}
MANY: Final = 6  # targets of one option; more are drawn smaller


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
    said = spoken(aim, given, [option.target_labels[index] for index in indices])
    verb = verb_of(given[0])
    if verb == actions.CONSTRUCT:
        return around_projects(aim, option, element, given[0], said)
    if verb == actions.TWO_TRACKS:
        return over_tracks(aim, option, element, given[0], said)
    box = box_of(aim, given[0])
    many = len(set(option.targets)) > MANY
    inside = inside_of(aim, given, box, many=many)
    if many:
        return small_target(aim, option, element, box, said, inside)
    return stamped_target(aim.layers, option, element, Ring(box, flag_of(box, verb)), said, inside)


def spoken(aim: Aim, given: Sequence[Action], labels: Sequence[str]) -> str:
    """Return what a target says: colours that may lie on a space are named in one."""
    if len(given) == 1:
        return labels[0]
    if verb_of(given[0]) in (actions.START_BUILDING, actions.PROJECT):
        colours = either([aim.naming.colour(first_of(action)) for action in given])
        return project_at(aim.desk, given[0], colours)
    return say("{n} ways: {ways}", n=len(labels), ways=semicolon().join(labels))


def flag_of(box: Box, verb: int) -> tuple[float, float]:
    """Return where the flag hangs: where it hides no number."""
    x, y, width, _ = box
    if verb == actions.TAKE_DIE:
        return (x + width / 2 - 9, y - 14)
    if verb in ON_SPACES:
        return (x + width - 18, y)
    if verb in (actions.USE_TILE, actions.DECREE, actions.CLAIM_SHIP):
        return (x + width - 17, max(1.0, y - 8))
    return (x - 4, max(1.0, y - 8))


def small_target(aim: Aim, option: Option, element: str, box: Box, said: str, inside: str) -> str:
    """Return one of many targets side by side: they leave more of the board to be seen."""
    x, y, width, height = box
    shape = f'width="{short(width)}" height="{short(height)}" rx="3"'
    drawn = f'<rect class="hit" {shape}/><rect class="ring" {shape}/>'
    drawn += f'<g transform="translate({short(width - 15)},2)">{small_flag(option)}</g>'
    ring = aim.layers.stamp(f"m{option.number}-{short(width)}-{short(height)}", drawn, x, y)
    name = "" if is_listed(option) else name_of(option, said)
    return f'<g class="tgt tb-many" id="{element}" data-opt="{option.number}"{name}>{ring}{inside}</g>'


def small_flag(option: Option) -> str:
    """Return the small flag of a target with the number of its option."""
    drawn = '<path class="flag" d="M-2-3h17l-3 7 3 7h-14.5v5h-2.5z"/>'
    return drawn + caption("tb-fn", 5.5, 7.8, option.number)


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
    flag_x, flag_y = (left + 1) * layout.cell - 16, top * layout.cell - 8
    right, bottom = max((row, column) for column, row in spots)[::-1]
    middle = max((right + 0.5) * layout.cell, layout.firsts[district] * layout.cell + WIDEST_PRICE / 2)
    price = chip(aim, action, middle, (bottom + 1) * layout.cell - 12)
    ghost = house(aim.layers, aim.player, (left + 0.5) * layout.cell, (top + 0.5) * layout.cell, 26)
    return (
        f'<g class="tgt" id="{element}" data-opt="{option.number}"{name_of(option, spoken)}>'
        f'<g transform="translate({short(x)},{short(y)})">'
        f'<path class="hit" d="{d}"/><path class="ring" d="{d}"/>'
        f'<g class="gh seat{aim.player + 1}">{ghost}</g>{price}'
        f"{flag(flag_x, flag_y)}{number_on(option, flag_x, flag_y)}</g></g>"
    )


def over_tracks(aim: Aim, option: Option, element: str, action: Action, spoken: str) -> str:
    """Return the target of two steps: a part of the next space on each track, and a line between them."""
    boxes = [(x + 1, y + 1, width - 2, height - 2) for x, y, width, height in of_tracks(aim, action)]
    middles = [(x + width / 2, y + height / 2) for x, y, width, height in boxes]
    d = rectangles(boxes)
    line = "L".join(f"{short(x)} {short(y)}" for x, y in middles)
    ghosts = "".join(marker(aim.layers, aim.player, x, y, 16) for x, y in middles)
    flags = ""
    for x, y, _, _ in boxes:
        flags += aim.layers.stamp(f"n{option.number}", small_flag(option), x + 2, y + 2)
    return (
        f'<g class="tgt tb-many" id="{element}" data-opt="{option.number}"{name_of(option, spoken)}>'
        f'<path class="hit" d="{d}"/><path class="ring" d="{d}M{line}"/>'
        f'<g class="gh seat{aim.player + 1}">{ghosts}</g>{flags}</g>'
    )


# What is seen inside ------------------------------------------------------------------------------------


def inside_of(aim: Aim, given: Sequence[Action], box: Box, *, many: bool) -> str:
    """Return the price, the colours allowed on a space, or the ghost of the piece.

    Where many places have the same price, it is seen on the one that is pointed at.
    """
    action = given[0]
    verb = verb_of(action)
    x, y, width, height = box
    middle = (x + width / 2, y + height / 2)
    if verb in (actions.START_BUILDING, actions.PROJECT):
        colours = [first_of(one) for one in given]
        return colours_allowed(aim, colours, box) if len(colours) < TRACKS else ""
    if verb == actions.TAKE_DIE:
        return way_of_die(aim, first_of(action), box)
    if verb == actions.MOVE_FOR_GOLD:
        return gold_sign(aim, middle)
    seat = f'<g class="gh seat{aim.player + 1}">'
    if verb in (actions.MOVE, actions.START_DISTRICT):
        spot = aim.layout.dock(first_of(action), 0)
        place = f'<g transform="translate({short(spot[0])},{short(spot[1])})">'
        return f"{seat}{place}{architect(aim.layers, aim.player)}</g></g>"
    if verb in (actions.PORT_HOUSE, actions.ZIGGURAT_HOUSE):
        if many:
            return house_with_price(aim, action, middle, height)
        price = chip(aim, action, middle[0], y + height - 1)
        return f"{seat}{house(aim.layers, aim.player, *middle, 26)}</g>{price}"
    if verb == actions.CLAIM_SHIP:
        ghost = f"{seat}{marker(aim.layers, aim.player, x + width - 14, y + height - 14, 18)}</g>"
        return ghost + chip(aim, action, middle[0] - 4, y + height - 5)
    if verb in (actions.PLACE_GARDEN, actions.PLACE_WATER):
        shape = "garden" if verb == actions.PLACE_GARDEN else "water"
        return f'<g class="gh">{symbol(shape, *middle, width)}</g>'
    if verb in (actions.BUY_WATER, actions.BUY_GARDEN):
        return chip(aim, action, middle[0], y + height + 3)
    return ""


def house_with_price(aim: Aim, action: Action, middle: tuple[float, float], height: float) -> str:
    """Return the ghost of a House over its price: the same on all of many spaces."""
    price = "-".join(map(str, (*amounts(aim.game.price(action))[:5], short(height))))
    drawn = house(aim.layers, aim.player, 0, 0, 26) + chip(aim, action, 0, height / 2 - 1)
    ghost = aim.layers.stamp(f"hp{price}", drawn, *middle)
    return ghost.replace("<use", f'<use class="gh seat{aim.player + 1}"', 1)


def colours_allowed(aim: Aim, colours: Sequence[int], space: Box) -> str:
    """Return small squares with the letters of the colours that may lie on a space."""
    x, y, width, height = space
    drawn = ""
    for k, colour in enumerate(colours):
        drawn += colour_sign(aim.layers, colour, (k - (len(colours) - 1) / 2) * 17, 0)
    name = "c" + "".join(map(str, colours))
    return aim.layers.stamp(name, drawn, x + width / 2, y + height - 8)


def way_of_die(aim: Aim, value: int, dice: Box) -> str:
    """Return the Districts to which a die would lead, beneath it."""
    me = aim.game.players[aim.player]
    here = districts_of_die(aim.game, me.assistant, value, me.architect)
    x, y, width, height = dice
    columns = min(len(here), max(1, int(width // WAY)))
    rows = -(-len(here) // columns)
    left, top = x + width / 2 - columns * WAY / 2, y + height + 4
    out = f'<path class="tb-chip" d="M{short(x + width / 2 - 6)} {short(top)}l6-6 6 6z"/>'
    out += plate("tb-chip", left - 1, top - 0.5, columns * WAY + 2, rows * WAY + 1, 9)
    for k, district in enumerate(here):
        name = aim.naming.names.districts[district]
        out += number_disc(
            aim.layers,
            name,
            left + WAY / 2 + k % columns * WAY,
            top + WAY / 2 + k // columns * WAY,
            SMALL_DISC,
        )
    return out


def gold_sign(aim: Aim, middle: tuple[float, float]) -> str:
    """Return what a move to any District costs."""
    n = aim.game.edition.move_gold
    drawn = symbol("gold", 6, 0, 20) + caption("tn", -10, 5.2, n)
    return aim.layers.stamp("mg", plate("tb-chip", -18, -11, 36, 22, 5) + drawn, *middle)


def chip(aim: Aim, action: Action, x: float, y: float) -> str:
    """Return the price of an answer on a small plate."""
    *resources, gold = amounts(aim.game.price(action))[: IN_GOLD + 1]
    parts = [(LETTERS[c], n, resource(aim.layers, c, 0, 0, 16)) for c, n in enumerate(resources) if n]
    if gold:
        parts.append(("O", gold, symbol("gold", 0, 0, 16)))
    if not parts:
        return ""
    step = 24
    wide = step * len(parts) + 2
    drawn = plate("tb-chip", -wide / 2, -10, wide, 20, 5)
    for k, (_, n, icon) in enumerate(parts):
        left = -wide / 2 + 6 + k * step
        drawn += caption("tn", left, 5.2, n) + f'<g transform="translate({short(left + 12)},0)">{icon}</g>'
    name = "p" + "".join(f"{letter}{n}" for letter, n, _ in parts)
    return aim.layers.stamp(name, drawn, x, y)
