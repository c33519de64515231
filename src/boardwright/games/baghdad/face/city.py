"""The round city: locations with their connections, tiles, buildings, viziers, the plan of the palace."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, disc, escape, path, piece, rectangles, short
from boardwright.faces.telling.wording import capital, say
from boardwright.games.baghdad.components import (
    FOUNDATION,
    NO_BUILDING,
    NO_TILE,
    NOWHERE,
    PALACE_SITE,
    QUADRANTS,
    SITE,
    TOWER,
)
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face.art import (
    PIECE_ICONS,
    building_plate,
    owned,
    seat_class,
    signs,
    tile_face,
)
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.layout import CITY, SITE_RING, WALL, Box, Layout, around
from boardwright.games.baghdad.face.naming import Naming, plain
from boardwright.games.baghdad.face.stamps import fitting, icon, number, row_of, stamp
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count

TILE: Final = 50.0
CORNER: Final = 90  # degrees
TINTS: Final = ("var(--bag-lapis)", "var(--bag-turq)")


def draw_city(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the city and all that stands in it."""
    layers.printed.append(kept(layers, printed_city, naming.printed, game.public_works, game.objectives))
    draw_plan(layers, layout, game, naming)
    draw_locations(layers, layout, game, naming)
    draw_tiles(layers, layout, game, naming, ids)
    draw_buildings(layers, layout, game, naming, ids)


def draw_viziers(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Draw the viziers, which stand on top of everything."""
    for seat, player in enumerate(game.players):
        alone = player.vizier < len(game.city) and game.city[player.vizier] in (NO_TILE, NO_BUILDING)
        x, y = layout.location(player.vizier) if alone else layout.vizier(seat, player.vizier)
        where = say("not in the city yet") if player.vizier == NOWHERE else naming.location(player.vizier)
        label = say("Vizier of {name}: {place}", name=naming.object(seat), place=where)
        inside = owned(layers, "vizier", seat, 38)
        layers.pieces.append(piece(f"vizier-{seat}", x, y, inside, label, seat_class(seat)))


# Printed ----------------------------------------------------------------------------------------------


def printed_city(layers: Layers, printed: Printed, public_works: bool, objectives: bool) -> str:
    """Return the ground: river, wall, quadrants, roads; gates where a module uses them."""
    x, y = CITY
    out = disc(x, y, WALL + 10, "var(--bag-river)", "var(--key)", 1.2)
    out += disc(x, y, WALL, "var(--bag-city)", "var(--key)", 5)
    out += circle(WALL, 'class="bag-stones"')
    for quadrant, angle in enumerate(printed.edition.city.quadrant_angle):
        out += f'<path d="{wedge(angle, 132, WALL - 5)}" fill="{TINTS[quadrant % 2]}" opacity=".1"/>'
        a, b = around(angle + CORNER / 2, WALL + 52)
        name = plain(printed.names.quadrants[quadrant])
        out += number(a, b + 7, name, 20, "m")
    out += circle(SITE_RING, 'class="bag-ring"')
    borders = ""
    for angle in printed.edition.city.quadrant_angle:
        (a, b), (c, d) = around(angle, 126), around(angle, WALL - 3)
        borders += f"M{short(a)} {short(b)}L{short(c)} {short(d)}"
    out += path(borders, "var(--panel)", 6)
    out += f'<path d="{borders}" stroke="var(--bag-line)" stroke-dasharray="4 4"/>'
    out += f'<path d="{roads(printed)}" stroke="var(--bag-line)" stroke-width="2" fill="none" opacity=".8"/>'
    out += disc(x, y, 94, "var(--bag-cell)", "var(--key)", 1.3)
    for turn in (0, 45):
        square = f'x="{short(x - 64)}" y="{short(y - 64)}" width="128" height="128"'
        place = f'transform="rotate({turn} {short(x)} {short(y)})"'
        out += f'<rect {square} fill="none" stroke="var(--bag-turq)" opacity=".5" {place}/>'
    return out + gates(layers, printed, public_works, objectives)


def circle(radius: float, look: str) -> str:
    """Return a circle around the middle of the city."""
    return f'<circle cx="{short(CITY[0])}" cy="{short(CITY[1])}" r="{short(radius)}" fill="none" {look}/>'


def wedge(angle: float, inner: float, outer: float) -> str:
    """Return the path of a quadrant of a ring."""
    (a, b), (c, d) = around(angle, outer), around(angle + CORNER, outer)
    (e, f), (g, h) = around(angle + CORNER, inner), around(angle, inner)
    numbers = [short(number) for number in (a, b, outer, outer, c, d, e, f, inner, inner, g, h)]
    return "M{} {}A{} {} 0 0 1 {} {}L{} {}A{} {} 0 0 0 {} {}z".format(*numbers)


def roads(printed: Printed) -> str:
    """Return the path of all connections between locations, in as few strokes as go on from their ends."""
    city = printed.edition.city
    layout = Layout(printed.edition, 0, (), 0, False)
    left = list(city.links)
    out = ""
    for start in range(city.locations):
        while left[start]:
            out += f"M{point(layout, start)}L"
            here = start
            while left[here]:
                other = next(each for each in range(city.locations) if left[here] & BIT[each])
                left[here] &= ~BIT[other]
                left[other] &= ~BIT[here]
                out += f"{'' if out.endswith('L') else ' '}{point(layout, other)}"
                here = other
    return out


def point(layout: Layout, location: int) -> str:
    """Return the centre of a location in a path."""
    x, y = layout.location(location)
    return f"{short(x)} {short(y)}"


def gates(layers: Layers, printed: Printed, public_works: bool, objectives: bool) -> str:
    """Return the gates: the golden and the black one stand between the quadrants that the map names."""
    city = printed.edition.city
    out = ""
    for quadrant, angle in enumerate(city.quadrant_angle):
        x, y = around(angle, WALL - 3)
        left = (quadrant - 1) % QUADRANTS  # a vizier leaves it through this gate
        if objectives and left == city.golden_gate:
            out += gate(layers, "golden", say("Golden gate"), x, y)
        elif public_works and left == city.black_gate:
            out += gate(layers, "black", say("Black gate"), x, y)
        else:
            out += icon(layers, "gate", x, y, 30)
    return out


def gate(layers: Layers, name: str, label: str, x: float, y: float) -> str:
    """Return a gate that a module uses."""
    drawn = icon(layers, "citygate", x, y, 36)
    return f'<g id="gate-{name}" class="bag-{name}" role="img" aria-label="{escape(label)}">{drawn}</g>'


def location_id(naming: Naming, location: int) -> str:
    """Return the id of a printed location."""
    return f"loc-{naming.names.locations[location]}"


def draw_locations(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """The printed places of tiles, buildings and the palace; sites for more players are crossed out."""
    city = layout.edition.city
    out: list[str] = []
    for location in range(city.locations):
        x, y = layout.location(location)
        kind = city.kind[location]
        name = location_id(naming, location)
        if kind == PALACE_SITE:
            drawn = disc(0, 0, 17, "var(--gold-2)", "var(--key)", 1.3) + icon(layers, "palace-site", 0, 0, 24)
            out.append(stamp(layers, "palace", drawn, x, y, element=name))
        elif kind == SITE:
            out.append(site(layers, game, location, name, x, y))
        else:
            drawn = '<rect class="bag-slot" x="-27" y="-27" width="54" height="54" rx="6"/>'
            out.append(stamp(layers, "slot", drawn, x, y, element=name))
    label = say("City")
    layers.printed.append(f'<g id="city" role="group" aria-label="{escape(label)}">{"".join(out)}</g>')


def site(layers: Layers, game: Baghdad, location: int, name: str, x: float, y: float) -> str:
    """Return a building site with the number of players it is meant for."""
    needed = game.edition.city.min_players[location]
    closed = not game.is_open(location)
    drawn = f'<path class="bag-site{" shut" if closed else ""}" d="M0-18l18 18-18 18-18-18z"/>'
    if needed > 1:
        most = len(game.edition.favour_by_position)
        mark = str(needed) if needed == most else f"{needed}+"
        drawn += number(0, 7, mark, 19, "m")
    return stamp(layers, f"site{needed}{int(closed)}", drawn, x, y, element=name)


# Tiles and buildings ----------------------------------------------------------------------------------


def draw_tiles(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """The city tiles in their slots."""
    for location in layout.edition.city.slots:
        tile = game.city[location]
        if tile == NO_TILE:
            continue
        inside = stamp(layers, f"tile{tile}", kept(layers, tile_face, naming.printed, tile, TILE))
        facts = {"tile": capital(naming.tile(tile)), "place": naming.location(location)}
        label = say("{tile}, {place}", **facts)
        layers.pieces.append(piece(ids.in_city(location), *layout.location(location), inside, label))


def draw_buildings(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """The buildings on their sites, with the house of their owner or a public house."""
    for location in layout.edition.city.sites:
        building = game.city[location]
        if building == NO_BUILDING:
            continue
        x, y = layout.location(location)
        label = say(
            "{building}, {place}", building=naming.building(building), place=naming.location(location)
        )
        inside = kept(layers, building_plate, naming.printed, building)
        name = f"building-{naming.names.buildings[building]}"
        layers.pieces.append(piece(name, x, y, inside, label))
        draw_house(layers, game, naming, ids, location, (x + 11, y + 11))


def draw_house(
    layers: Layers, game: Baghdad, naming: Naming, ids: Identities, location: int, spot: tuple[float, float]
) -> None:
    """The house on a building."""
    building = game.city[location]
    if game.public_sites & BIT[location]:
        label = say("Public house on {building}", building=naming.building(building))
        name = f"public-{naming.names.buildings[building]}"
        layers.pieces.append(piece(name, *spot, icon(layers, "publichouse", 0, 0, 24), label))
        return
    for seat, player in enumerate(game.players):
        if player.sites & BIT[location]:
            label = say(
                "House of {name} on {building}", name=naming.object(seat), building=naming.building(building)
            )
            inside = owned(layers, "house", seat, 24)
            layers.pieces.append(piece(ids.house(seat, location), *spot, inside, label, seat_class(seat)))


# The plan of the palace -------------------------------------------------------------------------------


def draw_plan(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """The spaces that palace pieces cover, each with the reward that it hides once covered. BAG-10.4"""
    palace = layout.edition.palace
    grounds: tuple[list[Box], list[Box]] = ([], [])  # free, built
    out = ""
    for kind in range(FOUNDATION, TOWER + 1):
        for space in range(palace.spaces):
            box = layout.space(kind, space)
            x, y, width, height = box
            built = bool(game.covered[kind] & BIT[space])
            grounds[built].append(box)
            middle = (x + width / 2, y + height / 2)
            if built:
                size = min(width, height) + (2 if width == height else -1)
                out += icon(layers, PIECE_ICONS[kind], *middle, size)
            else:
                row = signs(tuple(palace.rewards[space]))
                out += row_of(layers, row, *middle, fitting(row, 20, width - 2))
    paths = "".join(
        f'<path class="{look}" d="{rectangles(boxes)}"/>'
        for look, boxes in zip(("bag-plan", "bag-built"), grounds, strict=True)
        if boxes
    )
    free = [palace.spaces - count(game.covered[kind]) for kind in range(FOUNDATION, TOWER + 1)]
    label = say(
        "Plan of the palace, free: foundations {foundations}, walls {walls}, towers {towers}",
        foundations=free[0],
        walls=free[1],
        towers=free[2],
    )
    layers.printed.append(f'<g id="plan" role="img" aria-label="{escape(label)}">{paths}{out}</g>')
