"""The whole table as one drawing."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from boardwright.faces.bot_factory.areas import draw_areas
from boardwright.faces.bot_factory.art import symbols
from boardwright.faces.bot_factory.boards import draw_boards
from boardwright.faces.bot_factory.layout import AREA, BOARD_BOXES, FLOOR, ROW_TOP, WIDTH, Layout, layout_of
from boardwright.faces.bot_factory.naming import game_of, naming_of
from boardwright.faces.bot_factory.pieces import draw_contract_tokens, draw_meeples, draw_pieces
from boardwright.faces.bot_factory.targets import draw_targets
from boardwright.faces.drawing.svg import Layers
from boardwright.faces.face import Drawing, Question, View
from boardwright.faces.telling.wording import later, say
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import ASSEMBLY, FINANCE, PRODUCTION, PROJECT, SANDRA
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
    draw_boards(layers, layout, game, naming)
    draw_pieces(layers, layout, game, naming)
    draw_areas(layers, layout, game, naming)
    draw_contract_tokens(layers, layout, observation, game, naming)
    draw_meeples(layers, layout, game, naming)
    if question.options:
        draw_targets(layers, layout, game, naming, observation.seat, question)
    safe = Markup(symbols(naming.printed) + layers.svg())  # noqa: S704 - every text in it was escaped where it was written
    return Drawing(safe, (0, 0, WIDTH, layout.height), views(layout, game, question))


def views(layout: Layout, game: BotFactory, question: Question) -> list[View]:
    """Return the crops for small screens, with the number of targets in each."""
    counts = count_targets(game, question)
    out: list[View] = []
    for board, key, label in TABS:
        if board == MINE:
            out.append(View(key, say(label), boxes_of_areas(layout), counts[board]))
            continue
        x, width = BOARD_BOXES[board]
        crop = (max(0.0, x - 3), 0.0, width + 6, FLOOR[1] + FLOOR[3])
        out.append(View(key, say(label), [crop], counts[board]))
    return out


def boxes_of_areas(layout: Layout) -> list[tuple[float, float, float, float]]:
    """Return the parts, projects and tokens in front, then what lies beneath."""
    y, height = AREA[1], AREA[3]
    out = [
        (0.0, y - 2, 412.0, height + 4),
        (412.0, y - 2, 420.0, height + 4),
        (832.0, y - 2, 264.0, height + 4),
    ]
    if not layout.others:
        out += [(0.0, ROW_TOP, 548.0, 32.0), (548.0, ROW_TOP, 548.0, 32.0)]
    out += [layout.other(place) for place in range(len(layout.others))]
    if layout.variant:
        out += [(0.0, ROW_TOP + 36, 626.0, 58.0), (626.0, ROW_TOP + 36, 470.0, 58.0)]
    return out


def count_targets(game: BotFactory, question: Question) -> dict[int, int]:
    """Return how many places answer on each board, and in front of the players."""
    counts = dict.fromkeys((board for board, _, _ in TABS), 0)
    seen: set[str] = set()
    for option in question.options:
        for element, action in zip(option.targets, option.actions, strict=False):
            if element not in seen:
                seen.add(element)
                counts[board_of(game, action)] += 1
    return counts


WHERE = {
    actions.PLACE: ASSEMBLY,
    actions.SWAP: ASSEMBLY,
    actions.START_PART: PRODUCTION,
    actions.REFILL: PRODUCTION,
    actions.TAKE_PART: PRODUCTION,
    actions.ROTATE: PRODUCTION,
    actions.DISPENSE: PRODUCTION,
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
