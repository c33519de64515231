"""The boards of Public Works and the objectives: a row of their own beneath the players."""

from __future__ import annotations

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, box, escape, group, rectangles
from boardwright.faces.telling.wording import both, capital, comma, points_of, say
from boardwright.games.baghdad.components import (
    NO_OBJECTIVE,
    NO_TILE,
    OBJECTIVE_SPACES,
    PUBLIC_HOUSE,
    UNUSED_SLOT,
)
from boardwright.games.baghdad.face.art import (
    TYPE_ICONS,
    owned,
    seat_class,
    seat_mark,
    signs,
    thing_sign,
    type_face,
)
from boardwright.games.baghdad.face.layout import PART, Box, Layout, Spot
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.stamps import (
    LEAST,
    Sign,
    digits,
    fitting,
    heading,
    icon,
    number,
    rect,
    row_of,
    stamp,
)
from boardwright.games.baghdad.objectives import LAST_SPACE
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count
from boardwright.kernel.packing import NOBODY

Written = tuple[float, float, int]  # a number and its place


def draw_modules(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Draw the boards of the modules in play."""
    if not layout.modules:
        return
    for x, y, width, height in module_boxes(layout, game):
        layers.printed.append(box(x + 1, y, width - 2, height, "var(--panel)", "var(--line)", 1, 5))
    if game.public_works:
        layers.printed.append(
            group("civic", civic_board(layers, layout, game, naming), label=say("Civic board"))
        )
        layers.printed.append(
            group("public", public_houses(layers, layout, game, naming), label=say("Public houses"))
        )
    if game.objectives:
        layers.printed.append(
            group("objectives", objectives(layers, layout, game, naming), label=say("Objectives"))
        )


def module_boxes(layout: Layout, game: Baghdad) -> list[Box]:
    """Return the boards of the modules in play, each with the name over it."""
    x, y = layout.modules_corner
    works = [(x, y, PART, 166.0), (x, y + 170, PART, 120.0)] if game.public_works else []
    return works + ([(x, y + 294, PART, 216.0)] if game.objectives else [])


# Public Works -----------------------------------------------------------------------------------------


def civic_id(type: int, seat: int) -> str:
    """Return the id of a space of the civic board."""
    return f"civic-space-{type}-{seat}"


def civic_board(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> list[str]:
    """Return the columns of all players; a tile lies there, with a marker once it was extolled. BAG-20.9"""
    x, y = layout.modules_corner
    out = [heading(x + 10, y + 20, say("Civic board"))]
    for row, type in enumerate(game.edition.modules.civic_rows):
        line = layout.civic(row, 0, game.count)[1] + 13
        out.append(icon(layers, TYPE_ICONS[type], x + 22, line, 24))
    return out + [civic_column(layers, layout, game, naming, seat) for seat in range(game.count)]


def civic_column(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> str:
    """Return one player's column."""
    player = game.players[seat]
    modules = game.edition.modules
    x, top, width, _ = layout.civic(0, seat, game.count)
    out = seat_mark(layers, seat, 16, x + width / 2, top - 11)
    told: list[str] = []
    for row, type in enumerate(modules.civic_rows):
        _, y, _, _ = layout.civic(row, seat, game.count)
        tile, marked = player.civic[type], bool(player.civic_marks & BIT[type])
        face = civic_face(type, width)
        out += stamp(layers, f"civic{type}.{width:g}", face, x, y, element=civic_id(type, seat))
        if tile == NO_TILE:
            out += number(x + width / 2, y + 19, f"\N{MINUS SIGN}{-modules.civic_points}", LEAST, "m")
            told.append(say("no {type}", type=naming.type(type)))
            continue
        out += stamp(layers, f"virtue{type}", kept(layers, type_face, type, 24), x + 15, y + 13)
        out += seat_mark(layers, seat, 16, x + width - 12, y + 13) if marked else ""
        told.append(say("{type} with marker", type=naming.type(type)) if marked else naming.type(type))
    label = say("Civic column, {name}: {tiles}", name=naming.object(seat), tiles=comma().join(told))
    return f'<g class="{seat_class(seat)}" role="img" aria-label="{escape(label)}">{out}</g>'


def civic_face(type: int, width: float) -> str:
    """Return an empty space of the civic board."""
    return rect(f"bag-t{type} faint", width, 26, 2)


def public_houses(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> list[str]:
    """Return the public houses board: a house of a player takes the place of a public one. BAG-20.4, 20.8"""
    left, top = layout.modules_corner
    out = [heading(left + 10, top + 190, say("Public houses"))]
    modules = game.edition.modules
    told: list[str] = []
    points: tuple[list[Written], list[Written]] = ([], [])  # in use, unused
    for slot, owner in enumerate(game.public_slots):
        x, y, width, height = layout.public_slot(slot)
        unused = owner == UNUSED_SLOT
        ground = rect("bag-lot" if unused else "bag-lot cell", width, height)
        ground += icon(layers, "vp", 54, 13, 16)
        out.append(stamp(layers, f"public{int(unused)}", ground, x, y))
        points[unused].append((x + 54, y + 37, modules.house_points[slot]))
        if unused:
            out.append(number(x + 20, y + 27, f"{modules.house_min_players[slot]}+", LEAST, "m"))
        elif owner == PUBLIC_HOUSE:
            out.append(icon(layers, "publichouse", x + 21, y + height / 2, 24))
        elif owner != NOBODY:
            house = owned(layers, "house", owner, 24, x + 21, y + height / 2)
            out.append(house.replace("<use ", f'<use class="{seat_class(owner)}" ', 1))
            facts = {"points": points_of(modules.house_points[slot]), "name": naming.object(owner)}
            told.append(say("{points}: {name}", **facts))
    out += [digits(points[0], 17), digits(points[1], 17, "m")]
    label = say("Houses there: {houses}", houses=comma().join(told) or say("none"))
    return [f'<g role="img" aria-label="{escape(label)}">{"".join(out)}</g>']


# Objectives -------------------------------------------------------------------------------------------


def objectives(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> list[str]:
    """Return the two visible objectives with their spaces and markers. BAG-22"""
    left, top = layout.modules_corner
    below = count(game.objective_pool)
    out = [heading(left + 10, top + 314, say("Objectives"))]
    out.append(number(left + PART - 10, top + 314, say("{n} more in the stack", n=below), LEAST, "m e"))
    for place, objective in enumerate(game.shown):
        if objective == NO_OBJECTIVE:
            continue
        x, y = objective_corner(layout, place)
        thing = game.edition.modules.objective_thing[objective]
        effects = tuple(objective_row(game, objective, space) for space in range(OBJECTIVE_SPACES))
        strip = kept(layers, objective_strip, layout, effects)
        out.append(stamp(layers, f"goals{effects}", strip, x, y))
        out.append(thing_sign(layers, thing, x + 27, y + 44, 30))
        name = f"objective-{naming.names.objectives[objective]}"
        label = capital(say("Objective {things}", things=naming.objective(objective)))
        out.append(f'<g id="{name}" role="group" aria-label="{escape(label)}">')
        for space in range(OBJECTIVE_SPACES):
            out.append(markers(layers, layout, game, naming, place, space))
        out.append("</g>")
    return out


def objective_corner(layout: Layout, place: int) -> Spot:
    """Return the top left of an objective."""
    x, y, _, _ = layout.objective_space(place, 0)
    return x - 54, y - 2


def objective_row(game: Baghdad, objective: int, space: int) -> tuple[Sign, ...]:
    """Return the reward of a space of an objective, and the points of the last one."""
    modules = game.edition.modules
    row = signs(tuple(modules.objective_rewards[objective * OBJECTIVE_SPACES + space]))
    if space == LAST_SPACE and not any(name == "vp" for name, _ in row):
        return (*row, ("vp", str(modules.objective_points)))
    return row


def objective_strip(layers: Layers, layout: Layout, rows: tuple[tuple[Sign, ...], ...]) -> str:
    """Return the ground of an objective from its top left: what each space asks for, and its reward."""
    left, top = objective_corner(layout, 0)
    places = [layout.objective_space(0, space) for space in range(len(rows))]
    lots = rectangles((x - left, y - top, width, height) for x, y, width, height in places)
    drawn = rect("bag-card", 376, 84) + f'<path class="bag-lot pale" d="{lots}"/>'
    middles = [x - left + width / 2 for x, _, width, _ in places]
    drawn += digits([(x, 19, space) for space, x in enumerate(middles)], LEAST)
    for x, row in zip(middles, rows, strict=True):
        drawn += row_of(layers, row, x, 36, fitting(row, 20, places[0][2] - 4))
    return drawn


def markers(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, place: int, space: int) -> str:
    """Return the markers on a space of an objective."""
    x, y, _, _ = layout.objective_space(place, space)
    drawn = ""
    marked: list[str] = []
    for seat in range(game.count):
        for _ in range(game.marks_at(place, seat, space)):
            at = (x + 13 + (len(marked) % 3) * 13, y + 54 + len(marked) // 3 * 13)
            drawn += f'<g class="{seat_class(seat)}">{seat_mark(layers, seat, 13, *at)}</g>'
            marked.append(naming.object(seat))
    if not marked:
        return ""
    label = say("{space} is marked by {names}", space=space, names=both(marked))
    return f'<g role="img" aria-label="{escape(label)}">{drawn}</g>'
