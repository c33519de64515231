"""The whole table as one drawing."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from boardwright.faces.baghdad.bot_area import draw_bot
from boardwright.faces.baghdad.city import draw_city, draw_viziers
from boardwright.faces.baghdad.facing import draw_others
from boardwright.faces.baghdad.identities import Identities
from boardwright.faces.baghdad.layout import WIDTH, layout_of
from boardwright.faces.baghdad.mine import draw_mine
from boardwright.faces.baghdad.modules_area import draw_modules
from boardwright.faces.baghdad.naming import game_of, naming_of
from boardwright.faces.baghdad.offers import draw_offers
from boardwright.faces.baghdad.pressing import press
from boardwright.faces.baghdad.river import draw_river
from boardwright.faces.baghdad.score_area import draw_score
from boardwright.faces.baghdad.targets import draw_targets
from boardwright.faces.baghdad.views import views
from boardwright.faces.drawing.svg import Layers
from boardwright.faces.face import Drawing, Question
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
    draw_mine(layers, layout, game, naming, ids)
    draw_others(layers, layout, game, naming)
    draw_bot(layers, layout, game, naming, ids)
    draw_modules(layers, layout, game, naming)
    draw_score(layers, observation, game, naming)
    draw_viziers(layers, layout, game, naming)
    if question.options:
        draw_targets(layers, layout, game, naming, observation, question)
    press(layers)
    svg = Markup(layers.svg())  # noqa: S704 - every text in it was escaped where it was written
    return Drawing(svg, (0, 0, WIDTH, layout.height), views(layout, game, question))
