"""The whole table as one drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise

from markupsafe import Markup

from boardwright.faces.drawing.svg import Layers
from boardwright.faces.face import Drawing, Question, View
from boardwright.faces.telling.wording import later, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import ASSEMBLY, FINANCE, PRODUCTION, PROJECT, SANDRA, TILES
from boardwright.games.bot_factory.face.assembly_board import draw_assembly
from boardwright.games.bot_factory.face.finance_board import draw_finance
from boardwright.games.bot_factory.face.floor import draw_grounds, draw_spaces
from boardwright.games.bot_factory.face.layout import (
    AREA,
    BOARD_BOXES,
    BOARD_HEIGHT,
    FLOOR,
    ROW_HEIGHT,
    ROW_TOP,
    STRIP,
    WIDTH,
    Box,
    Layout,
    layout_of,
)
from boardwright.games.bot_factory.face.naming import game_of, naming_of
from boardwright.games.bot_factory.face.piece_shapes import symbols
from boardwright.games.bot_factory.face.pieces import draw_pieces
from boardwright.games.bot_factory.face.player_areas import draw_areas
from boardwright.games.bot_factory.face.production_board import draw_production
from boardwright.games.bot_factory.face.project_board import draw_projects
from boardwright.games.bot_factory.face.sandra_forecast import forecast
from boardwright.games.bot_factory.face.targets import draw_targets
from boardwright.games.bot_factory.face.variants import DECKS, NOW, draw_variants
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, first_of, verb_of
from boardwright.table.observation import Observation

MINE = -1  # the tab of what lies in front of the players

TABS = (
    (ASSEMBLY, "assembly", later("Build")),
    (PRODUCTION, "wheel", later("Wheel")),
    (PROJECT, "projects", later("Projects")),
    (FINANCE, "finance", later("Finance")),
    (MINE, "mine", later("Mine")),
)


def board(observation: Observation, names: Sequence[str], question: Question) -> Drawing:
    """Return the board with the question's targets on it."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    layout = layout_of(observation, game)
    layers = Layers()
    seen = forecast(game)
    draw_grounds(layers, naming, seen)
    draw_assembly(layers, layout, game, naming)
    draw_production(layers, layout, game, naming)
    draw_projects(layers, layout, game, naming)
    draw_finance(layers, layout, game, naming)
    draw_spaces(layers, layout, naming)
    draw_areas(layers, layout, game, naming)
    draw_variants(layers, layout, game, naming)
    draw_pieces(layers, layout, observation, game, naming, seen)
    if question.options:
        draw_targets(layers, layout, game, naming, observation.seat, question)
    safe = Markup(symbols(naming.printed) + layers.svg())  # noqa: S704 - every text in it was escaped where it was written
    return Drawing(safe, (0, 0, layout.width, layout.height), views(layout, game, question))


def views(layout: Layout, game: BotFactory, question: Question) -> list[View]:
    """Return the crops for small screens, with the number of targets in each."""
    counts = count_targets(game, question)
    asked_on_floor = {board for board, verb in asked(game, question) if verb in ON_THE_FLOOR}
    out: list[View] = []
    for board, key, label in TABS:
        boxes = boxes_of_areas(layout) if board == MINE else boxes_of_board(board)
        if board in asked_on_floor:
            boxes.reverse()
        out.append(View(key, say(label), boxes, counts[board]))
    return out


def boxes_of_board(board: int) -> list[Box]:
    """Return a board, then its action spaces."""
    x, width = BOARD_BOXES[board]
    left, wide = max(0.0, x - 3), width + 6
    return [(left, 0, wide, BOARD_HEIGHT + 2), (left, FLOOR[1], wide, FLOOR[3])]


def boxes_of_areas(layout: Layout) -> list[Box]:
    """Return what lies in front, then what lies beneath: no box wider than a phone shows."""
    y, height = AREA[1] - 2, AREA[3] + 4
    out = [(0.0, y, 412.0, height), (412.0, y, 420.0, height), (832.0, y, 264.0, height)]
    if not layout.others:
        edges = (0, NOW, DECKS, WIDTH)
        out += [(left, ROW_TOP, right - left, ROW_HEIGHT) for left, right in pairwise(edges)]
    for place in range(len(layout.others)):
        left, top, width, tall = layout.other(place)
        out.append((left, top, width if len(layout.others) > 2 else STRIP, tall))
    if layout.variant:
        out += [layout.production_tile(tile) for tile in range(TILES + 1)]
    return out


def asked(game: BotFactory, question: Question) -> Iterator[tuple[int, int]]:
    """Yield the board (or MINE) and the verb of each place that answers."""
    seen: set[str] = set()
    for option in question.options:
        for element, action in zip(option.targets, option.actions, strict=False):
            if element not in seen:
                seen.add(element)
                yield board_of(game, action), verb_of(action)


def count_targets(game: BotFactory, question: Question) -> dict[int, int]:
    """Return how many places answer on each board, and in front of the players."""
    counts = dict.fromkeys((board for board, _, _ in TABS), 0)
    for board, _verb in asked(game, question):
        counts[board] += 1
    return counts


ON_THE_FLOOR = {actions.MOVE, actions.SQUEEZE_IN, actions.PAY_SANDRA, actions.START_MAIN}

WHERE = {
    actions.PLACE: ASSEMBLY,
    actions.SWAP: ASSEMBLY,
    actions.START_PART: PRODUCTION,
    actions.REFILL: PRODUCTION,
    actions.TAKE_PART: PRODUCTION,
    actions.ROTATE: PRODUCTION,
    actions.DISPENSE: PRODUCTION,
    actions.TRADE_PARTS: PRODUCTION,
    actions.TRADE_PROJECTS: PROJECT,
    actions.TAKE: PROJECT,
    actions.TAKE_UNIVERSAL: PROJECT,
    actions.RAISE: FINANCE,
    actions.RESERVE: FINANCE,
    actions.INSPECT: FINANCE,
}


def board_of(game: BotFactory, action: Action) -> int:
    """Return the board on which an answer has its place."""
    verb = verb_of(action)
    if verb == actions.MOVE:
        return game.edition.board_of[first_of(action)]
    if verb == actions.SQUEEZE_IN:
        return first_of(action)
    if verb == actions.PAY_SANDRA:
        return game.board_of_meeple(SANDRA)
    if verb == actions.START_MAIN:
        return game.board_of_meeple(game.active)
    return WHERE.get(verb, MINE)
