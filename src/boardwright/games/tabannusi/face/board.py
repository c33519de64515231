"""The whole table as one drawing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Final

from markupsafe import Markup

from boardwright.faces.drawing.svg import Layers, short
from boardwright.faces.face import Drawing, Question, View
from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import COMMON, PORT, ZIGGURAT
from boardwright.games.tabannusi.face.answers import ANSWERS
from boardwright.games.tabannusi.face.art import plate
from boardwright.games.tabannusi.face.automa_table import NEXT_X, NUMBERS_X, draw_automa
from boardwright.games.tabannusi.face.common_districts import draw_common_districts
from boardwright.games.tabannusi.face.decrees_board import draw_decrees
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.district_plates import draw_plates, draw_workers
from boardwright.games.tabannusi.face.if_scored_now import draw_if_scored_now
from boardwright.games.tabannusi.face.layout import (
    DECREES,
    LABELS,
    MASTERY,
    MIDDLE,
    STOCK,
    WIDTH,
    ZIGGURAT_BOX,
    Box,
    Layout,
    layout_of,
)
from boardwright.games.tabannusi.face.mastery_board import draw_mastery
from boardwright.games.tabannusi.face.moved_pieces import draw_moved_pieces
from boardwright.games.tabannusi.face.naming import game_of, naming_of
from boardwright.games.tabannusi.face.other_players import BLOCK, draw_other_players
from boardwright.games.tabannusi.face.own_area import CARDS_X, CRATES_X, RESOURCES_X, draw_own_area
from boardwright.games.tabannusi.face.port_board import draw_port
from boardwright.games.tabannusi.face.stock import draw_stock
from boardwright.games.tabannusi.face.targets import draw_targets
from boardwright.games.tabannusi.face.ziggurat_board import draw_ziggurat
from boardwright.games.tabannusi.payments import WITH_GOLD
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of, verb_of
from boardwright.table.observation import Observation

TABS: Final = (
    ("districts", later("Districts")),
    ("port", later("Port")),
    ("ziggurat", later("Ziggurat")),
    ("tracks", later("Tracks")),
    ("mine", later("Mine")),
    ("others", later("Others")),
)


def board(observation: Observation, names: Sequence[str], question: Question) -> Drawing:
    """Return the board with the question's targets on it."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    layout = layout_of(observation, game, naming)
    layers = Layers()
    layers.printed.append(ground(layout.bottom, layout.lands))
    draw_decrees(layers, game, naming, layout.front)
    draw_ziggurat(layers, layout, game, naming)
    draw_mastery(layers, game, naming)
    draw_stock(layers, game, naming)
    draw_common_districts(layers, layout, game, naming)
    draw_plates(layers, layout, game, naming)
    draw_port(layers, layout, game, naming)
    draw_if_scored_now(layers, layout, game, naming)
    draw_own_area(layers, layout, game, naming)
    draw_other_players(layers, layout, game, naming)
    if game.solo:
        draw_automa(layers, layout, game, naming)
    draw_workers(layers, layout, game, naming)
    draw_moved_pieces(layers, layout, game, naming, observation.log)
    if question.options:
        words = observation.title.words(observation.printed)
        desk = Desk(observation, observation.seat, words, game, naming)
        draw_targets(layers, layout, desk, question)
    svg = Markup(layers.svg())  # noqa: S704 - every text in it was escaped where it was written
    return Drawing(svg, (0, 0, WIDTH, layout.height), views(layout, game, observation.seat, question))


@lru_cache(8)
def ground(bottom: float, lands: tuple[Box, ...]) -> str:
    """Return sand at the top, and beneath it the river with the Districts' land."""
    out = plate("tb-sand", 1, 1, WIDTH - 2, bottom - 2, 5)
    top = MIDDLE - 4
    right, low = short(WIDTH - 1.7), short(bottom - 5)
    out += f'<path class="tb-river" d="M1.7 {short(top)}H{right}V{low}q0 3-4 3H5q-3.3 0-3.3-3z"/>'
    for x, y, width, height in lands:
        out += plate("tb-bank", x - 3, MIDDLE, width + 6, y + height + 22 - MIDDLE, 6)
    waves = "".join(f"M{40 + k * 94} {short(bottom - 12 - k % 3 * 4)}q6-5 12 0t12 0" for k in range(11))
    return out + f'<path class="tb-wave" d="{waves}"/>'


# Parts for small screens -----------------------------------------------------------------------------


def views(layout: Layout, game: Tabannusi, player: int, question: Question) -> list[View]:
    """Return the crops for small screens, with the number of targets in each."""
    counts = count_targets(game, player, question)
    boxes = {
        "districts": districts_in_order(layout, game),
        "port": [port_crop(layout)],
        "ziggurat": [grown(ZIGGURAT_BOX, 6, 24), grown(DECREES, 4, 2)],
        "tracks": [grown(MASTERY, 4, 0), grown(STOCK, 4, 0)],
        "mine": area_crops(layout),
        "others": other_crops(layout),
    }
    return [View(key, say(label), boxes[key], counts[key]) for key, label in TABS if boxes[key]]


def grown(box: Box, by: float, right: float) -> Box:
    """Return a box with a margin."""
    x, y, width, height = box
    left, top = max(0.0, x - by), max(0.0, y - by)
    return (left, top, min(WIDTH, x + width + right + by) - left, y + height + by - top)


def districts_in_order(layout: Layout, game: Tabannusi) -> list[Box]:
    """Return the common Districts, the one where the player in front acts first."""
    here = game.players[layout.front].assistant
    out: list[Box] = []
    for district in sorted(range(COMMON), key=lambda one: (one != here, one)):
        x, _, width, _ = layout.lands[district]
        left = max(0.0, x - layout.cell - LABELS - 2)
        right = min(WIDTH, x + width + layout.cell + 2)
        out.append((left, MIDDLE - 2, right - left, layout.bottom - MIDDLE + 2))
    return out


def port_crop(layout: Layout) -> Box:
    """Return the Port."""
    x, y, width, _ = layout.port
    return (x - 2, y - 2, width + 6, layout.bottom - y + 2)


def area_crops(layout: Layout) -> list[Box]:
    """Return the area in front in four parts."""
    _, y, _, height = layout.area
    edges = (0.0, RESOURCES_X - 12, CRATES_X - 12, CARDS_X - 12, WIDTH)
    return [(left, y, right - left, height) for left, right in pairwise(edges)]


def other_crops(layout: Layout) -> list[Box]:
    """Return the strips of the others in parts that can be read."""
    out: list[Box] = []
    for place in range(len(layout.others)):
        x, y, width, height = layout.other(place)
        parts = max(1, round(width / BLOCK))
        if len(layout.others) > 1:
            out.append((x, y, BLOCK + 2, height))
            continue
        out += [(x + k * BLOCK, y, BLOCK, height) for k in range(parts)]
    if layout.solo:
        _, y, _, height = layout.automa
        edges = (0.0, NUMBERS_X - 12, NEXT_X - 12, WIDTH)
        out += [(left, y, right - left, height) for left, right in pairwise(edges)]
    return out


def count_targets(game: Tabannusi, player: int, question: Question) -> dict[str, int]:
    """Return how many places answer in each part."""
    counts = dict.fromkeys((key for key, _ in TABS), 0)
    seen: set[str] = set()
    for option in question.options:
        for element, action in zip(option.targets, option.actions, strict=False):
            if element and element not in seen:
                seen.add(element)
                counts[tab_of(game, player, action)] += 1
    return counts


ON_PLATES: Final = {actions.START_DISTRICT, actions.SCORE, actions.MOVE, actions.MOVE_FOR_GOLD}


def tab_of(game: Tabannusi, player: int, action: Action) -> str:
    """Return the part that shows the target of an answer."""
    verb, first = verb_of(action), first_of(action)
    if ANSWERS[verb].part:
        return ANSWERS[verb].part
    if verb == actions.PAY_FOR_TRACK:
        return "tracks" if second_of(action) == WITH_GOLD else "mine"
    district = game.players[player].assistant
    if verb in ON_PLATES:
        district = first
    elif verb == actions.USE_TILE:
        district = game.edition.slots[game.action_tiles.index(first)]
    if verb in (actions.TAKE_DIE, actions.USE_TILE) or verb in ON_PLATES:
        return {PORT: "port", ZIGGURAT: "ziggurat"}.get(district, "districts")
    return "districts"
