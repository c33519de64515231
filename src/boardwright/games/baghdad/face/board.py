"""The whole table as one drawing."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from boardwright.faces.drawing.svg import Layers
from boardwright.faces.face import Drawing, Question
from boardwright.games.baghdad.face.bot_area import draw_bot
from boardwright.games.baghdad.face.city import draw_city, draw_viziers
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.layout import HEIGHT, WIDTH, layout_of
from boardwright.games.baghdad.face.lines import draw_lines
from boardwright.games.baghdad.face.modules_area import draw_modules
from boardwright.games.baghdad.face.naming import game_of, naming_of
from boardwright.games.baghdad.face.offers import draw_offers
from boardwright.games.baghdad.face.own_area import draw_own_area
from boardwright.games.baghdad.face.rival_areas import draw_rival_areas
from boardwright.games.baghdad.face.river import draw_river
from boardwright.games.baghdad.face.shorter_drawing import press
from boardwright.games.baghdad.face.targets import draw_targets
from boardwright.games.baghdad.face.views import views
from boardwright.table.observation import Observation


def board(observation: Observation, names: Sequence[str], question: Question) -> Drawing:
    """Return the board with the question's targets on it."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    layout = layout_of(observation, game)
    layers = Layers()
    ids = Identities(observation, game, naming)
    draw_city(layers, layout, game, naming, ids)
    draw_river(layers, layout, game, naming, ids)
    draw_offers(layers, layout, game, naming, ids)
    draw_own_area(layers, layout, game, naming, ids)
    draw_rival_areas(layers, layout, game, naming)
    draw_bot(layers, layout, game, naming, ids)
    draw_modules(layers, layout, game, naming)
    draw_lines(layers, layout, game, naming)
    draw_viziers(layers, layout, game, naming)
    if question.options:
        draw_targets(layers, layout, game, naming, observation, question)
    press(layers)
    svg = Markup(layers.svg())  # noqa: S704 - every text in it was escaped where it was written
    return Drawing(svg, (0, 0, WIDTH, HEIGHT), views(layout, game, question))
