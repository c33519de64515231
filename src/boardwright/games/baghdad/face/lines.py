"""The other places at the table and the modules, a line each: its main figures; the rest opens as a part."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, escape, short, write
from boardwright.faces.telling.wording import comma, say, translated, with_minus
from boardwright.games.baghdad.components import (
    BOT,
    GOODS,
    ICONS,
    NO_OBJECTIVE,
    NO_TILE,
    OBJECTIVE_SPACES,
    PUBLIC_HOUSE,
)
from boardwright.games.baghdad.face.art import (
    SKILL_ICONS,
    THING_ICONS,
    TYPE_ICONS,
    good_icon,
    seat_class,
    seat_mark,
)
from boardwright.games.baghdad.face.beside_board import icons_now
from boardwright.games.baghdad.face.bot_area import plan_in_words
from boardwright.games.baghdad.face.layout import WIDTH, Box, Layout
from boardwright.games.baghdad.face.modules_area import module_boxes
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.stamps import LEAST, digits, heading, icon, stamp
from boardwright.games.baghdad.state import Baghdad

NAME: Final = 96.0  # room for a name
FIGURE: Final = 42.0  # for a symbol with its number

Figures = Sequence[tuple[str, int]]


def draw_lines(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Draw a line for every other place, and one for the modules."""
    for place, seat in enumerate(layout.others):
        area = layout.other(place)
        if seat < game.seats:
            label = say("{name}: {tiles}", name=naming.person(seat), tiles=tiles_in_words(game, naming, seat))
            row = figures(layers, layout.line(place), naming.person(seat), rival(game, naming, seat))
        else:
            plan = comma().join(plan_in_words(game, naming))
            label = say("{name}: {plan}", name=naming.person(BOT), plan=plan)
            row = bot(layers, layout.line(place), game, naming)
        x, y, _, height = layout.line(place)
        row += seat_mark(layers, seat, 16, x + 18, y + height / 2)
        layers.printed.append(
            line(layers, layout.line(place), area, f"line-{seat}", label, row, seat_class(seat))
        )
    if layout.modules:
        place = len(layout.others)
        row = figures(layers, layout.line(place), say("Modules"), of_modules(layout, game))
        boxes = module_boxes(layout, game)
        x, y, width, _ = boxes[0]
        whole = (x, y, width, boxes[-1][1] + boxes[-1][3] - y)
        layers.printed.append(
            line(layers, layout.line(place), whole, "line-modules", say("Modules"), row, "neutral")
        )


def line(layers: Layers, place: Box, opens: Box, element: str, label: str, inside: str, classes: str) -> str:
    """Return a line of the table that opens a part of the drawing."""
    x, y, width, height = place
    shown = " ".join(f"{each:g}" for each in opens)
    ground = box(1, 1, width - 2, height - 2, "var(--panel)", "var(--pc)", 1.8, 4)
    arrow = f'<path class="bag-arrow" d="M{short(width - 22)} {short(height / 2 - 3)}l6 6 6-6"/>'
    ground = stamp(layers, f"line{width:g}", ground + arrow, x, y)
    return (
        f'<g id="{element}" class="opens {classes}" data-opens="{shown}" role="button" tabindex="0"'
        f' aria-expanded="false" aria-label="{escape(label)}">{ground}{inside}</g>'
    )


def figures(layers: Layers, place: Box, name: str, found: Figures) -> str:
    """Return a name and as many figures as there is room for."""
    x, y, width, height = place
    out = name_within(x + 32, y + height / 2 + 6, name, NAME - 6, LEAST, heading)
    shown = found[: int((width - 32 - NAME - 22) / FIGURE)]
    return out + row_of_figures(layers, shown, x + 32 + NAME, y + height / 2)


def row_of_figures(layers: Layers, found: Figures, x: float, y: float) -> str:
    """Return symbols with their numbers side by side."""
    places = [x + 10 + k * FIGURE for k in range(len(found))]
    out = "".join(icon(layers, each, at, y, 20) for at, (each, _) in zip(places, found, strict=True))
    numbers = [(at + 20, y + 6, with_minus(n)) for at, (_, n) in zip(places, found, strict=True)]
    out += digits([each for each in numbers if each[2] != "0"], 17)
    return out + digits([each for each in numbers if each[2] == "0"], 17, "m")


def rival(game: Baghdad, naming: Naming, seat: int) -> Figures:
    """Return the figures of another player, the most important first: tiles, icons, what can be spent."""
    me = game.players[seat]
    tiles = [(TYPE_ICONS[type], me.in_row(type)) for type in naming.names.rows]
    icons = [(SKILL_ICONS[row], icons_now(game, seat, row)) for row in range(ICONS)]
    favour = game.edition.board.favour_points[me.favour]
    means = [("coin", me.coins), ("step", me.steps), ("wild", me.wilds), ("favour", favour)]
    goods = [(good_icon(naming.printed, good), me.goods[good]) for good in range(GOODS)]
    return [*tiles, *icons, *means, *goods]


def tiles_in_words(game: Baghdad, naming: Naming, seat: int) -> str:
    """Return how many tiles of each type a player has."""
    me = game.players[seat]
    return comma().join(
        say("{n} {types}", n=me.in_row(type), types=naming.types(type)) for type in naming.names.rows
    )


def bot(layers: Layers, place: Box, game: Baghdad, naming: Naming) -> str:
    """Return the bot's name and what it would do next; its level and its tiles where there is room."""
    x, y, width, height = place
    base = y + height / 2 + 6
    out = name_within(x + 32, base, naming.person(BOT), NAME - 6, LEAST, heading)
    wide = width > WIDTH / 2
    if wide:
        out += write(x + 32 + NAME, base, translated(naming.names.difficulties[game.difficulty]), "m")
        tiles = [(TYPE_ICONS[type], game.players[BOT].in_row(type)) for type in naming.names.rows]
        out += row_of_figures(layers, tiles, x + width - 30 - len(tiles) * FIGURE, y + height / 2)
    first, *more = plan_in_words(game, naming)
    out += f'<text class="t" x="{x + (250 if wide else 32 + NAME):g}" y="{base:g}">'
    return out + f'<tspan class="b">{escape(first)}</tspan>{escape(" ".join(["", *more]))}</text>'


def of_modules(layout: Layout, game: Baghdad) -> Figures:
    """Return public houses left to build, and what the one in front has: civic tiles, marks at objectives."""
    found: list[tuple[str, int]] = []
    me = game.players[layout.front]
    if game.public_works:
        found.append(("publichouse", game.public_slots.count(PUBLIC_HOUSE)))
        found.append(("civic", sum(tile != NO_TILE for tile in me.civic)))
    for place, objective in enumerate(game.shown if game.objectives else ()):
        if objective != NO_OBJECTIVE:
            marks = sum(game.marks_at(place, layout.front, space) for space in range(OBJECTIVE_SPACES))
            found.append((THING_ICONS[game.edition.modules.objective_thing[objective]], marks))
    return found
