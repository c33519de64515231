"""The whole table as one drawing."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from boardwright.faces.drawing.svg import Layers
from boardwright.faces.face import Drawing, Question, View
from boardwright.faces.telling.wording import say
from boardwright.games.attandarra.face.city import draw_city, draw_city_markers, draw_hand
from boardwright.games.attandarra.face.identities import Placed
from boardwright.games.attandarra.face.layout import HEIGHT, MAIN_WIDTH, WIDTH, Layout, layout_of
from boardwright.games.attandarra.face.main_board import draw_main_board, draw_market_pieces
from boardwright.games.attandarra.face.naming import game_of, naming_of
from boardwright.games.attandarra.face.stock import draw_history, draw_store, draw_supply
from boardwright.games.attandarra.face.targets import draw_targets
from boardwright.table.observation import Observation


def board(observation: Observation, names: Sequence[str], question: Question) -> Drawing:
    """Return the board with the question's targets on it."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    layout = layout_of(observation, game)
    layers = Layers()
    scores = game.scores() if observation.over else [player.points() for player in game.players]
    draw_main_board(layers, layout, game, naming, scores)
    for place in layout.cities:
        draw_city(layers, layout, game, naming, place)
    draw_supply(layers, layout, game, naming)
    draw_store(layers, layout, game, naming)
    draw_history(layers, layout, game, naming)
    placed = Placed(observation, game, naming)
    draw_market_pieces(layers, layout, game, naming, placed)
    draw_city_markers(layers, layout, game, naming, placed)
    draw_hand(layers, layout, game, naming)
    if question.options:
        draw_targets(layers, layout, game, naming, observation.seat, question)
    svg = Markup(layers.svg())  # noqa: S704  # every text in it was escaped where it was written
    return Drawing(svg=svg, view_box=(0, 0, WIDTH, HEIGHT), views=views(layout, question))


def views(layout: Layout, question: Question) -> list[View]:
    """Return the crops for small screens, with the number of targets in each."""
    market, city, rescue = count_targets(question)
    x, y, width, height = layout.cities[0].frame
    own = (x - 4, y, width + 8, height + 4)
    market_boxes = [(24.0, 26.0, 342.0, 330.0), (26.0, 358.0, MAIN_WIDTH - 52.0, HEIGHT - 386.0)]
    tiles = [(layout.supply[0] - 4, layout.supply[1] - 4, layout.supply[2] + 8, layout.supply[3] + 8)]
    if layout.store_panel is not None:
        x, y, width, height = layout.store_panel
        tiles.append((x - 2, y - 2, width + 4, height + 2))
    others = [
        (x - 2, y, width + 4, height + 4) for x, y, width, height in (box.frame for box in layout.cities[1:])
    ]
    if layout.history is not None:
        x, y, width, height = layout.history
        others.append((x - 2, y - 4, width + 4, height + 6))
    return [
        View("market", say("Market"), market_boxes, market),
        View("city", say("City"), [own], city + rescue),
        View("tiles", say("Tiles"), tiles, 0),
        View("others", say("Others"), others, 0),
    ]


def count_targets(question: Question) -> tuple[int, int, int]:
    """Return how many targets lie on the main board, in the city, and between its tiles."""
    elements = {element for option in question.options for element in option.targets}
    market = sum(
        element.startswith(("target-buy-", "target-market-", "target-street-")) for element in elements
    )
    rescue = sum(element.startswith("target-rescue-") for element in elements)
    return market, len(elements) - market - rescue, rescue
