"""Rings, flags and ghosts over everything that answers the open question, and marks on what does not."""

from __future__ import annotations

from boardwright.faces.drawing.svg import Layers, badge, disc, numeral, symbol
from boardwright.faces.drawing.target import Box, Ring, stamped_target, ways_of
from boardwright.faces.face import Blocked, Option, Question
from boardwright.faces.telling.wording import either, say, semicolon
from boardwright.games.attandarra.actions import (
    BUILD,
    BUY,
    EXTEND,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    PLACE_DRAWN,
    PUT_EMBLEM,
    RESCUE,
    TAKE_MARKER,
)
from boardwright.games.attandarra.components import COIN
from boardwright.games.attandarra.face.city import cubes_in_hand, next_cube
from boardwright.games.attandarra.face.layout import Layout
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of

MARKED = 3  # something blocked is marked on the board only where it is about this many things at most

SPOKEN = 3  # as many answers at one place are read out; of more only the numerals


class Aim:
    """What a maker of targets needs."""

    def __init__(self, layout: Layout, game: Attandarra, naming: Naming, player: int) -> None:
        """Take the drawing's layout, the table, its names, and the seat that is asked."""
        self.layout = layout
        self.game = game
        self.naming = naming
        self.player = player
        self.place = layout.city(player)

    def cell(self, space: int, inset: float) -> Box:
        """Return the inner box of a space of the asked player's city."""
        x, y = self.place.corner(self.game.edition, space)
        size = self.place.cell - 2 * inset
        return (x + inset, y + inset, size, size)


def draw_targets(
    layers: Layers, layout: Layout, game: Attandarra, naming: Naming, player: int, question: Question
) -> None:
    """Draw a target for each place that answers; a place with several answers holds them all."""
    aim = Aim(layout, game, naming, player)
    for option in question.options:
        for element, indices in ways_of(option).items():
            layers.targets.append(target_of(layers, aim, option, element, indices))
    for blocked in question.blocked:
        layers.targets += marks(aim, blocked)


def target_of(layers: Layers, aim: Aim, option: Option, element: str, indices: list[int]) -> str:
    """Return one target: the words of its answers, what it says, its ring, flag and ghost."""
    action = option.actions[indices[0]]
    x, y, width, height = box_of(aim, action)
    labels = [option.target_labels[index] for index in indices]
    numbers = numerals(aim, option, indices)
    said = labels[0] if len(labels) == 1 else several(aim, action, labels, numbers)
    # Gates have their own small target on the edge, so the flags of other tiles keep to the left.
    right = verb_of(action) in (EXTEND, LAY_GATE, PUT_EMBLEM, TAKE_MARKER)
    flag = (x + width - 13 if right else x - 5), y - 9
    if verb_of(action) == PLACE_DRAWN:  # at the upper edge of the drawing
        flag = x - 14, y + 6
    if verb_of(action) == PUT_EMBLEM and first_of(action) < aim.game.edition.columns:
        flag = x + width - 3, y + 6  # above lies what is printed under the gold track
    ring = Ring((x, y, width, height), flag)
    return stamped_target(layers, option, element, ring, said, inside(layers, aim, option, indices, numbers))


def numerals(aim: Aim, option: Option, indices: list[int]) -> list[int]:
    """Return the numerals of the buildings that may be begun at a place."""
    actions = [option.actions[index] for index in indices]
    return sorted(
        {aim.game.edition.numeral[first_of(action)] for action in actions if verb_of(action) == BUILD}
    )


def several(aim: Aim, action: Action, labels: list[str], numbers: list[int]) -> str:
    """Return what a place with several answers says: the answers, or many buildings by their numerals."""
    space = aim.naming.space(second_of(action) if verb_of(action) == BUILD else first_of(action))
    if numbers and len(labels) > SPOKEN:
        shown = either([str(number) for number in numbers])
        return say("{space}, {n} buildings with {numbers}", space=space, n=len(labels), numbers=shown)
    return say("{space}, {n} ways: {ways}", space=space, n=len(labels), ways=semicolon().join(labels))


def box_of(aim: Aim, action: Action) -> Box:
    """Return where the target of an answer lies."""
    verb = verb_of(action)
    first = first_of(action)
    if verb == BUY:
        x, y, width, height = aim.layout.display_cell(first, aim.game.display[first] - 1)
        return (x + 2, y + 2, width - 4, height - 4)
    if verb == TAKE_MARKER:
        x, y, width, height = aim.layout.market_cell(first)
        return (x + 3, y + 3, width - 6, height - 6)
    if verb == PUT_EMBLEM:
        x, y = aim.layout.street_spot(first)
        return (x - 12, y - 11, 24, 24)
    if verb == PLACE_DRAWN:
        position = cubes_in_hand(aim.game).index(first)
        x, y = aim.layout.hand_spot(aim.player, position)
        return (x - 14, y - 14, 28, 28)
    if verb == LAY_GATE:
        return gate_box(aim, first)
    if verb == RESCUE:
        return rescue_box(aim, action)
    if verb == EXTEND:
        return aim.cell(first, 2)
    return aim.cell(second_of(action) if verb == BUILD else first, 9)


def gate_box(aim: Aim, space: int) -> Box:
    """Return a strip on the outer edge of a space: a gate stands on one side of the board."""
    x, y, size, _ = aim.cell(space, 0)
    middle = size / 2 - 17
    side = aim.game.edition.gate_side[space]
    boxes = [
        (x + middle, y - 6, 34.0, 26.0),
        (x + middle, y + size - 20, 34.0, 26.0),
        (x - 6, y + middle, 26.0, 34.0),
        (x + size - 20, y + middle, 26.0, 34.0),
    ]
    return boxes[side]


def rescue_box(aim: Aim, action: Action) -> Box:
    """Return a place on the edge between the burned space and the refuge; coins and citizens side by side."""
    x, y, size, _ = aim.cell(first_of(action), 0)
    to_x, to_y, _, _ = aim.cell(third_of(action), 0)
    # a little beyond the edge, so that two refuges of one space keep apart
    middle_x, middle_y = (x + to_x + size) / 2 + (to_x - x) * 0.14, (y + to_y + size) / 2 + (to_y - y) * 0.14
    aside = 17 if second_of(action) == COIN else -17
    dx, dy = (0, aside) if y == to_y else (aside, 0)
    return (middle_x + dx - 14, middle_y + dy - 14, 28, 28)


def inside(layers: Layers, aim: Aim, option: Option, indices: list[int], numbers: list[int]) -> str:
    """Return what is seen inside a target: allowed numerals, a symbol, or the ghost of the piece."""
    action = option.actions[indices[0]]
    verb = verb_of(action)
    x, y, width, height = box_of(aim, action)
    middle = (x + width / 2, y + height / 2)
    if numbers:
        start = -(len(numbers) - 1) / 2
        drawn = "".join(badge((start + k) * 19, 4, number, 8) for k, number in enumerate(numbers))
        # a stamp: what it shows is said in the label and is no text of the target
        return layers.stamp("".join(["a", *map(str, numbers)]), drawn, *middle)
    if verb == EXTEND:
        cx, cy, size = next_cube(aim.game, aim.place, first_of(action))
        return f'<g class="gh">{symbol(option.ghost, cx, cy, size)}</g>'
    if verb == LAY_GATE:
        return symbol("gate", *middle, 19)
    if verb == RESCUE:
        return symbol(option.ghost or ("acoin" if second_of(action) == COIN else "citizen"), *middle, 20)
    if verb in (LAY_MEADOW, LAY_RESERVOIR):
        return f'<g class="gh">{symbol(option.icon, *middle, 40)}</g>'
    return ""


def marks(aim: Aim, blocked: Blocked) -> list[str]:
    """Return a dotted outline with `?` on things in the city that look possible and are not."""
    spaces = [
        element.rpartition("-")[2] for element in blocked.targets if element.startswith(f"city-{aim.player}-")
    ]
    known = aim.naming.names.spaces
    numbers = [known.index(space) for space in spaces if space in known]
    tiles = [space for space in numbers if aim.game.players[aim.player].tiles >> space & 1]
    if len(blocked.targets) > MARKED or len(tiles) != len(blocked.targets):
        return []
    out: list[str] = []
    for space in tiles:
        x, y, width, height = aim.cell(space, 4)
        outline = f'x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="4"'
        corner, cell = x + width - 8, aim.naming.cell_id(aim.player, space)
        out.append(
            f'<g data-for="{cell}"><rect class="illegal" {outline} style="stroke:var(--ink);stroke-width:2"/>'
            + disc(corner, y + 8, 10, "var(--panel)", "var(--ink)", 1.5)
            + numeral(corner, y + 13, "?", 14, "var(--ink)")
            + "</g>"
        )
    return out
