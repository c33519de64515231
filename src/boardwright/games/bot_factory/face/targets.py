"""Rings and flags over everything that answers the open question."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.drawing.svg import Layers, short
from boardwright.faces.drawing.target import Box, Ring, stamped_target, ways_of
from boardwright.faces.face import Option, Question
from boardwright.faces.telling.wording import say, semicolon
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import PRODUCTION, PROJECT, SANDRA, UNIVERSAL, type_of
from boardwright.games.bot_factory.face.layout import BOARD_BOXES, EXECUTIVE, FLOOR, HUB, HUB_RADIUS, Layout
from boardwright.games.bot_factory.face.naming import Naming, all_of_type
from boardwright.games.bot_factory.face.piece_shapes import part_tile
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, first_of, second_of, verb_of


class Aim:
    """What a maker of targets needs."""

    def __init__(self, layout: Layout, game: BotFactory, naming: Naming, player: int) -> None:
        """Take the drawing's layout, the table, its names, and the seat that is asked."""
        self.layout = layout
        self.game = game
        self.naming = naming
        self.player = player


def draw_targets(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, player: int, question: Question
) -> None:
    """Draw a target for each place that answers; a place with several answers holds them all."""
    aim = Aim(layout, game, naming, player)
    for option in question.options:
        for element, indices in ways_of(option).items():
            layers.targets.append(target_of(layers, aim, option, element, indices))


def target_of(layers: Layers, aim: Aim, option: Option, element: str, indices: list[int]) -> str:
    """Return one target with its ring, flag and ghost."""
    action = option.actions[indices[0]]
    labels = [option.target_labels[index] for index in indices]
    said = labels[0]
    if len(labels) > 1:
        said = say("{n} ways: {ways}", n=len(labels), ways=semicolon().join(labels))
    return stamped_target(layers, option, element, ring_of(aim, action), said, ghost(layers, aim, action))


def ring_of(aim: Aim, action: Action) -> Ring:
    """Return where the target of an answer lies."""
    verb = verb_of(action)
    x, y, width, height = BOXES[verb](aim, action)
    if verb == actions.ROTATE:
        return Ring((x, y, width, height), (x + width / 2 - 9, y - 12), round=True)
    if verb in (actions.MOVE, actions.START_MAIN):
        return Ring((x, y, width, height), (x, y - 2), round=True)
    if verb == actions.DISPENSE and first_of(action) == aim.game.edition.outputs[0]:
        return Ring((x, y, width, height), (x + width - 13, y - 9))
    if verb == actions.PLACE and first_of(action) >= UNIVERSAL:
        return Ring((x + 6, y + 6, width - 12, height - 12), (x + width - 17, y - 5))
    return Ring((x, y, width, height), (x - 5, y - 9 if y > 9 else y))


def around_point(x: float, y: float, size: float) -> Box:
    """Return a square around a point."""
    return (x - size / 2, y - size / 2, size, size)


def of_stack(aim: Aim, action: Action) -> Box:
    """The top of a stack."""
    return around_point(*aim.layout.stack(first_of(action)), 60)


def of_space(aim: Aim, action: Action) -> Box:
    """An action space."""
    space = first_of(action)
    if verb_of(action) == actions.START_MAIN:
        space = aim.game.where[aim.player] // 2
    radius = aim.layout.space_radius(aim.game.edition.board_of[space])
    return around_point(*aim.layout.space_centre(space), 2 * radius + 4)


def of_board(aim: Aim, action: Action) -> Box:
    """The place right of a full board."""
    x, width = BOARD_BOXES[first_of(action)]
    return (x + width - 28, FLOOR[1] + 12, 28, 60)


def of_column(aim: Aim, action: Action) -> Box:
    """A space of the Assembly board."""
    place = aim.naming.names.columns.index(second_of(action))
    x, y, width, height = aim.layout.column_cell(place, type_of(first_of(action)))
    return (x + 1, y + 1, width - 2, height - 2)


def of_value(aim: Aim, action: Action) -> Box:
    """The next step of a value."""
    colour = first_of(action)
    value = min(aim.game.values[colour] + 1, aim.game.edition.value_top)
    x, y, width, height = aim.layout.value_cell(colour, value)
    grow = max(0.0, 24 - height) / 2
    return (x, y - grow, width, height + 2 * grow)


def of_hand(aim: Aim, action: Action) -> Box:
    """A part in hand."""
    part = first_of(action)
    if verb_of(action) == actions.RETURN_UNIVERSAL:
        part += UNIVERSAL
    parts = all_of_type(aim.game.players[aim.player].parts)
    places = max(len(parts), aim.game.edition.hand_parts)
    x, y, size = aim.layout.hand_part(parts.index(part), places)
    return around_point(x, y, max(size + 6, 26))


def of_own_project(aim: Aim, action: Action) -> Box:
    """A project in front that waits for a bot."""
    me = aim.game.players[aim.player]
    colour = first_of(action)
    before = me.completed() + sum(me.projects[:colour])
    places = max(sum(me.projects) + me.completed(), aim.game.edition.hand_projects)
    return aim.layout.hand_project(before, places)


BOXES: Final[dict[int, Callable[[Aim, Action], Box]]] = {
    actions.START_PART: of_stack,
    actions.REFILL: of_stack,
    actions.TAKE_PART: of_stack,
    actions.MOVE: of_space,
    actions.START_MAIN: of_space,
    actions.SQUEEZE_IN: of_board,
    actions.PAY_SANDRA: lambda aim, _: around_point(*aim.layout.meeple_spot(aim.game.where[SANDRA]), 54),
    actions.USE_TILE: lambda aim, action: aim.layout.production_tile(first_of(action)),
    actions.TAKE_TILE: lambda aim, action: aim.layout.production_tile(first_of(action)),
    actions.PLACE: of_column,
    actions.ROTATE: lambda _aim, _: around_point(*HUB, 2 * HUB_RADIUS),
    actions.DISPENSE: lambda aim, action: around_point(
        *aim.layout.wheel_spot(first_of(action)), aim.layout.part_size() + 6
    ),
    actions.TAKE: lambda aim, action: aim.layout.project(first_of(action)),
    actions.RAISE: of_value,
    actions.RESERVE: lambda aim, action: aim.layout.contract(first_of(action)),
    actions.INSPECT: lambda aim, action: aim.layout.contract(first_of(action)),
    actions.SWAP: lambda aim, action: around_point(*aim.layout.pallet(second_of(action)), 68),
    actions.TRADE_PARTS: lambda _aim, _: EXECUTIVE[PRODUCTION],
    actions.TRADE_PROJECTS: lambda _aim, _: EXECUTIVE[PROJECT],
    actions.TAKE_UNIVERSAL: lambda aim, action: around_point(*aim.layout.universal(first_of(action)), 58),
    actions.DISCARD_PART: of_hand,
    actions.RETURN_UNIVERSAL: of_hand,
    actions.DISCARD_PROJECT: of_own_project,
    actions.BUILD_UNIVERSAL: of_own_project,
}


def ghost(layers: Layers, aim: Aim, action: Action) -> str:
    """Return the part that would lie there."""
    if verb_of(action) != actions.PLACE:
        return ""
    x, y, width, height = of_column(aim, action)
    tile = part_tile(layers, first_of(action))
    place = f"translate({short(x + width / 2)},{short(y + height / 2)})"
    return f'<g class="gh"><g transform="{place}">{tile}</g></g>'
