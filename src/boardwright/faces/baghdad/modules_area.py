"""The boards of Public Works and the objectives: a row of their own beneath the players."""

from __future__ import annotations

from markupsafe import escape

from boardwright.faces.baghdad.art import (
    TYPE_ICONS,
    fitting,
    icon,
    kept,
    number,
    owned,
    rect,
    row_of,
    seat_class,
    seat_mark,
    signs,
    thing_sign,
    tile_face,
)
from boardwright.faces.baghdad.identities import Identities
from boardwright.faces.baghdad.layout import MODULES_HEIGHT, WIDTH, Layout
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.drawing.svg import Layers, box, group, piece, write
from boardwright.faces.telling.wording import capital, points_of, say
from boardwright.games.baghdad.components import (
    BIT,
    NO_OBJECTIVE,
    NO_TILE,
    OBJECTIVE_SPACES,
    PUBLIC_HOUSE,
    UNUSED_SLOT,
    count,
)
from boardwright.games.baghdad.objectives import LAST_SPACE
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import NOBODY


def draw_modules(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the boards of the modules in play."""
    if not layout.modules:
        return
    top = layout.modules_top
    layers.printed.append(box(1, top, WIDTH - 2, MODULES_HEIGHT - 2, "var(--panel)", "var(--line)", 1, 5))
    if game.public_works:
        layers.printed.append(
            group("civic", civic_board(layers, layout, game, naming, ids), label=say("Civic board"))
        )
        layers.printed.append(
            group("public", public_houses(layers, layout, game, naming), label=say("Public houses"))
        )
    if game.objectives:
        layers.printed.append(
            group("objectives", objectives(layers, layout, game, naming), label=say("Objectives"))
        )


# Public Works -----------------------------------------------------------------------------------------


def civic_id(type: int, seat: int) -> str:
    """Return the id of a space of the civic board."""
    return f"civic-space-{type}-{seat}"


def civic_board(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> list[str]:
    """Return the columns of all players; a tile lies there, with a marker once it was extolled. BAG-20.9"""
    top = layout.modules_top
    modules = game.edition.modules
    out = [write(8, top + 17, say("Civic"), "d b", 13.5)]
    for seat in range(game.count):
        x, _, width, _ = layout.civic(0, seat, game.count)
        out.append(f'<g class="seat{seat + 1}">{seat_mark(layers, seat, 14, x + width / 2, top + 12)}</g>')
    for row, type in enumerate(modules.civic_rows):
        y = layout.civic(row, 0, game.count)[1]
        out.append(icon(layers, TYPE_ICONS[type], 24, y + 10.5, 19))
        for seat, player in enumerate(game.players):
            area = layout.civic(row, seat, game.count)
            x, y, width, _ = area
            tile = player.civic[type]
            drawn = layers.stamp(f"civic{type}", civic_face(type, width), x, y, element=civic_id(type, seat))
            if tile == NO_TILE:
                drawn += number(x + width / 2, y + 15, f"\N{MINUS SIGN}{-modules.civic_points}", 13, "m")
            out.append(drawn)
            if tile != NO_TILE:
                facts = {"name": naming.object(seat), "tile": naming.tile(tile)}
                label = say("Civic board, {name}: {tile}", **facts)
                inside = layers.stamp(f"virtue{tile}", kept(layers, tile_face, naming.printed, tile, 20))
                layers.pieces.append(
                    piece(
                        ids.on_civic(seat, type),
                        x + 13,
                        y + 10.5,
                        inside,
                        label,
                        lies_on=civic_id(type, seat),
                    )
                )
            if player.civic_marks & BIT[type]:
                marked = say("Marker of {name}, {type}", name=naming.object(seat), type=naming.type(type))
                layers.pieces.append(
                    piece(
                        f"virtue-{seat}-{type}",
                        x + width - 10,
                        y + 10.5,
                        seat_mark(layers, seat, 15),
                        marked,
                        seat_class(seat),
                    )
                )
    return out


def civic_face(type: int, width: float) -> str:
    """Return an empty space of the civic board."""
    return rect(f"bag-t{type} faint", width, 21, 2) + rect("bag-lot", width, 21, 2)


def public_houses(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> list[str]:
    """Return the public houses board: a house of a player takes the place of a public one. BAG-20.4, 20.8"""
    out = [write(260, layout.modules_top + 17, say("Public houses"), "d b", 13.5)]
    modules = game.edition.modules
    for slot, owner in enumerate(game.public_slots):
        x, y, width, height = layout.public_slot(slot)
        points = modules.house_points[slot]
        unused = owner == UNUSED_SLOT
        ground = rect("bag-lot" if unused else "bag-lot cell", width, height)
        drawn = layers.stamp(f"public{int(unused)}", ground, x, y) + icon(
            layers, "vp", x + width - 13, y + 12, 14
        )
        drawn += number(x + width - 13, y + 34, points, 16, "m" if unused else "")
        if owner == PUBLIC_HOUSE:
            drawn += icon(layers, "publichouse", x + 17, y + height / 2, 25)
            what = say("public house")
        elif unused:
            drawn += number(x + 16, y + 25, f"{modules.house_min_players[slot]}+", 13, "m")
            what = say("only with {n} players or more", n=modules.house_min_players[slot])
        else:
            what = say("empty") if owner == NOBODY else say("house: {name}", name=naming.object(owner))
        label = say("Slot worth {points}: {what}", points=points_of(points), what=what)
        out.append(f'<g id="public-slot-{slot + 1}" role="img" aria-label="{escape(label)}">{drawn}</g>')
        if owner not in (PUBLIC_HOUSE, UNUSED_SLOT, NOBODY):
            inside = owned(layers, "house", owner, 25)
            layers.pieces.append(
                piece(f"public-house-{slot + 1}", x + 17, y + height / 2, inside, label, seat_class(owner))
            )
    return out


# Objectives -------------------------------------------------------------------------------------------


def objective_id(naming: Naming, objective: int, space: int) -> str:
    """Return the id of a space of an objective."""
    return f"objective-{naming.names.objectives[objective]}-{space}"


def objectives(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> list[str]:
    """Return the two visible objectives with their spaces and markers. BAG-22"""
    top = layout.modules_top
    below = count(game.objective_pool)
    out = [write(534, top + 17, say("Objectives"), "d b", 13.5)]
    out.append(number(616, top + 17, say("{n} more in the stack", n=below), 13, "m l"))
    for place, objective in enumerate(game.shown):
        if objective == NO_OBJECTIVE:
            continue
        x = layout.objective_space(place, 0)[0] - 62
        thing = game.edition.modules.objective_thing[objective]
        out.append(layers.stamp("goal", rect("bag-card", 376, 82), x, top + 24))
        out.append(thing_sign(layers, thing, x + 31, top + 62, 34))
        for space in range(OBJECTIVE_SPACES):
            out.append(objective_space(layers, layout, game, naming, place, space))
    return out


def objective_space(
    layers: Layers, layout: Layout, game: Baghdad, naming: Naming, place: int, space: int
) -> str:
    """Return a space of an objective: what it asks for, its reward, and the markers on it."""
    objective = game.shown[place]
    x, y, width, height = layout.objective_space(place, space)
    effects = tuple(game.edition.modules.objective_rewards[objective * OBJECTIVE_SPACES + space])
    row = signs(effects)
    if space == LAST_SPACE and not any(icon == "vp" for icon, _ in row):
        row = (*row, ("vp", str(game.edition.modules.objective_points)))
    ground = rect("bag-lot pale", width, height)
    drawn = layers.stamp("goals", ground, x, y) + number(x + width / 2, y + 16, space, 15)
    drawn += row_of(layers, row, x + width / 2, y + 32, fitting(row, 19, width - 4))
    marked: list[str] = []
    for seat in range(game.count):
        for k in range(game.marks_at(place, seat, space)):
            spot = (x + 13 + (len(marked) % 3) * 12, y + 54 + len(marked) // 3 * 13)
            name = f"mark-{seat}-{objective}-{space}-{k}"
            said = say("Marker of {name}, space {space}", name=naming.object(seat), space=space)
            layers.pieces.append(piece(name, *spot, seat_mark(layers, seat, 13), said, seat_class(seat)))
            marked.append(naming.object(seat))
    facts = {"things": naming.objective(objective), "space": space, "reward": naming.effects(list(effects))}
    label = capital(say("{things}, space {space}: {reward}", **facts))
    return f'<g id="{objective_id(naming, objective, space)}" role="img" aria-label="{escape(label)}">{drawn}</g>'
