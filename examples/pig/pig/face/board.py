"""The table as one drawing: the die, and a track of points for everybody."""

from collections.abc import Sequence
from typing import Final, cast

from markupsafe import Markup

from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, disc, fixed_piece, numeral, piece, seat_symbol, write
from boardwright.faces.drawing.target import Ring, stamped_target, ways_of
from boardwright.faces.face import Drawing, Question, View
from boardwright.faces.telling.people import isolated
from boardwright.faces.telling.wording import points_of, say
from boardwright.table.observation import Observation
from pig.state import Pig

WIDTH: Final = 640
ROW: Final = 56  # height of a track
LEFT, LENGTH = 250, 350  # of the tracks
DIE: Final = (40.0, 40.0, 120.0, 120.0)
# Where the pips of a number lie, in thirds of the die; larger numbers are written.
PIPS: Final = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}


def board(observation: Observation, names: Sequence[str], question: Question) -> Drawing:
    """Return the board with the question's targets on it."""
    game = cast(Pig, observation.game)
    layers = Layers()
    height = max(200, 40 + ROW * len(game.points))
    layers.printed.append(box(0, 0, WIDTH, height, "var(--pig-table)"))
    layers.pieces.append(fixed_piece("die", 100, 100, die(game.die), say("The die shows {n}", n=game.die)))
    for seat, points in enumerate(game.points):
        y = 50 + ROW * seat
        layers.printed.append(name_within(LEFT, y - 18, names[seat], LENGTH, 13, write))
        layers.printed.append(box(LEFT, y - 3, LENGTH, 6, "var(--pig-track)"))
        here = points + (game.collected if seat == game.active() else 0)
        layers.printed.append(box(LEFT, y - 3, x_of(game, here) - LEFT, 6, "var(--gold-2)"))
        x, marker = x_of(game, points), seat_symbol(seat, 22)
        label = say("{name}: {points}", name=isolated(names[seat]), points=points_of(points))
        layers.pieces.append(piece(f"seat-{seat}", x, y, marker, label, f"seat{seat + 1}"))
    y = 50 + ROW * game.active()
    rings = {
        "target-roll": Ring(DIE, (30, 30)),
        "target-hold": Ring((LEFT - 12, y - 12, LENGTH + 24, 24), (LEFT - 30, y - 20)),
    }
    for option in question.options:
        for element in ways_of(option):
            target = stamped_target(layers, option, element, rings[element], option.label, "")
            layers.targets.append(target)
    svg = Markup(layers.svg())  # noqa: S704  # every text in it was escaped where it was written
    whole = View("table", say("Table"), [(0, 0, WIDTH, height)], len(question.options))
    return Drawing(svg, (0, 0, WIDTH, height), [whole])


def x_of(game: Pig, points: int) -> float:
    """Return where some points lie on a track."""
    return LEFT + LENGTH * min(points, game.edition.target) / game.edition.target


def die(number: int) -> str:
    """Return the die around its middle."""
    ground = box(-60, -60, 120, 120, "#FFFDF6", "#17211F", 2, 16)
    if number and number not in PIPS:
        return ground + numeral(0, 20, number, 56)
    pips = [divmod(int(place), 3) for place in PIPS.get(number, "")]
    return ground + "".join(disc(34 * (x - 1), 34 * (y - 1), 11, "#17211F", "") for y, x in pips)
