"""The round city: locations with their connections, tiles, buildings, viziers, the plan of the palace."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from markupsafe import escape

from boardwright.faces.baghdad.art import PIECE_ICONS, building_plate, owned, row_of, seat_class, signs, tile_face
from boardwright.faces.baghdad.identities import Identities
from boardwright.faces.baghdad.layout import CITY, SITE_RING, WALL, Layout, around
from boardwright.faces.baghdad.naming import Naming, plain
from boardwright.faces.drawing.svg import Layers, box, disc, path, piece, short, symbol
from boardwright.faces.telling.wording import capital, later, say
from boardwright.games.baghdad.components import (
    BIT,
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
from boardwright.games.baghdad.state import Baghdad

TILE: Final = 44.0
CORNER: Final = 90  # degrees
TINTS: Final = ("var(--bag-lapis)", "var(--bag-turq)")
CLOSED: Final = later("{place}, only with {n} players or more")


def draw_city(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the city and all that stands in it."""
    layers.printed.append(printed_city(naming.printed, game.count, game.public_works, game.objectives))
    layers.printed.append(quadrant_names(naming.printed, layout))
    draw_plan(layers, layout, game, naming)
    draw_locations(layers, layout, game, naming)
    draw_tiles(layers, layout, game, naming, ids)
    draw_buildings(layers, layout, game, naming, ids)


def draw_viziers(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Draw the viziers, which stand on top of everything."""
    for seat, player in enumerate(game.players):
        x, y = layout.vizier(seat, player.vizier)
        where = say("not in the city yet") if player.vizier == NOWHERE else naming.location(player.vizier)
        label = say("Vizier of {name}: {place}", name=naming.object(seat), place=where)
        on = "" if player.vizier == NOWHERE else location_id(naming, player.vizier)
        inside = owned(layers, "vizier", seat, 34)
        layers.pieces.append(piece(f"vizier-{seat}", x, y, inside, label, seat_class(seat), lies_on=on))


# Printed ----------------------------------------------------------------------------------------------


@lru_cache(16)
def printed_city(printed: Printed, players: int, public_works: bool, objectives: bool) -> str:
    """Return the ground: river, wall, quadrants, roads; gates where a module uses them."""
    x, y = CITY
    out = disc(x, y, WALL + 9, "var(--bag-river)", "var(--key)", 1.2)
    out += disc(x, y, WALL, "var(--bag-city)", "var(--key)", 5)
    out += "".join(battlement(3.75 + k * 7.5) for k in range(48))
    for quadrant, angle in enumerate(printed.edition.city.quadrant_angle):
        out += f'<path d="{wedge(angle, 120, WALL - 5)}" fill="{TINTS[quadrant % 2]}" opacity=".1"/>'
    out += f'<circle cx="{short(x)}" cy="{short(y)}" r="{short(SITE_RING)}" fill="none" stroke="var(--bag-line)" stroke-width="16" opacity=".28"/>'
    borders = ""
    for angle in printed.edition.city.quadrant_angle:
        (a, b), (c, d) = around(angle, 112), around(angle, WALL - 3)
        borders += f"M{short(a)} {short(b)}L{short(c)} {short(d)}"
    out += path(borders, "var(--panel)", 6)
    out += f'<path d="{borders}" stroke="var(--bag-line)" stroke-dasharray="4 4"/>'
    out += f'<path d="{roads(printed)}" stroke="var(--bag-line)" stroke-width="2" fill="none" opacity=".8"/>'
    out += disc(x, y, 84, "var(--bag-cell)", "var(--key)", 1.3)
    for turn in (0, 45):
        square = f'x="{short(x - 58)}" y="{short(y - 58)}" width="116" height="116"'
        out += f'<rect {square} fill="none" stroke="var(--bag-turq)" opacity=".5" transform="rotate({turn} {short(x)} {short(y)})"/>'
    return out + gates(printed, public_works, objectives)


def battlement(angle: float) -> str:
    """Return one stone of the city wall."""
    x, y = around(angle, WALL)
    place = f'transform="translate({short(x)} {short(y)}) rotate({short(angle)})"'
    return f'<path class="bag-stone" d="M-3-5h6v10h-6z" {place}/>'


def wedge(angle: float, inner: float, outer: float) -> str:
    """Return the path of a quadrant of a ring."""
    (a, b), (c, d) = around(angle, outer), around(angle + CORNER, outer)
    (e, f), (g, h) = around(angle + CORNER, inner), around(angle, inner)
    numbers = [short(number) for number in (a, b, outer, outer, c, d, e, f, inner, inner, g, h)]
    return "M{} {}A{} {} 0 0 1 {} {}L{} {}A{} {} 0 0 0 {} {}z".format(*numbers)


@lru_cache(4)
def roads(printed: Printed) -> str:
    """Return the path of all connections between locations."""
    city = printed.edition.city
    layout = Layout(printed.edition, 0, (), False)
    out = ""
    for location in range(city.locations):
        for other in range(location):
            if city.links[location] & BIT[other]:
                (a, b), (c, d) = layout.location(location), layout.location(other)
                out += f"M{short(a)} {short(b)}L{short(c)} {short(d)}"
    return out


def gates(printed: Printed, public_works: bool, objectives: bool) -> str:
    """Return the gates: the golden and the black one stand between the quadrants that the map names."""
    city = printed.edition.city
    out = ""
    for quadrant, angle in enumerate(city.quadrant_angle):
        x, y = around(angle, WALL - 3)
        left = (quadrant - 1) % QUADRANTS  # a vizier leaves it through this gate
        if objectives and left == city.golden_gate:
            label, look = say("Golden gate"), "--gold:var(--gold-2)"
        elif public_works and left == city.black_gate:
            label, look = say("Black gate"), "--gold:var(--r-black)"
        else:
            out += symbol("gate", x, y, 25)
            continue
        name = "gate-golden" if look.endswith("gold-2)") else "gate-black"
        out += f'<g id="{name}" role="group" aria-label="{escape(label)}" style="{look}">{symbol("citygate", x, y, 32)}</g>'
    return out


def quadrant_names(printed: Printed, layout: Layout) -> str:
    """Return the names of the quadrants, outside of the wall."""
    out = ""
    for quadrant, angle in enumerate(layout.edition.city.quadrant_angle):
        x, y = around(angle + CORNER / 2, WALL + 45)
        name = plain(printed.names.quadrants[quadrant])
        out += f'<text class="t d b m c" style="font-size:17px" x="{short(x)}" y="{short(y + 6)}">{escape(name)}</text>'
    return out


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
            drawn = disc(0, 0, 15, "var(--gold-2)", "var(--key)", 1.3) + symbol("palace-site", 0, 0, 20)
            out.append(layers.stamp("palace", drawn, x, y, element=name))
        elif kind == SITE:
            out.append(site(layers, game, location, name, x, y))
        else:
            drawn = '<rect class="bag-slot" x="-24" y="-24" width="48" height="48" rx="6"/>'
            out.append(layers.stamp("slot", drawn, x, y, element=name))
    label = say("City")
    layers.printed.append(f'<g id="city" role="group" aria-label="{escape(label)}">{"".join(out)}</g>')


def site(layers: Layers, game: Baghdad, location: int, name: str, x: float, y: float) -> str:
    """Return a building site with the number of players it is meant for."""
    needed = game.edition.city.min_players[location]
    closed = not game.is_open(location)
    drawn = f'<path class="bag-site{" shut" if closed else ""}" d="M0-16l16 16-16 16-16-16z"/>'
    if needed > 1:
        most = len(game.edition.favour_by_position)
        mark = str(needed) if needed == most else f"{needed}+"
        drawn += f'<text class="n m s12" y="4.5">{mark}</text>'
    return layers.stamp(f"site{needed}{int(closed)}", drawn, x, y, element=name)


# Tiles and buildings ----------------------------------------------------------------------------------


def draw_tiles(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """The city tiles in their slots."""
    for location in layout.edition.city.slots:
        tile = game.city[location]
        if tile == NO_TILE:
            continue
        inside = layers.stamp(f"c{tile}", tile_face(naming.printed, tile, TILE))
        facts = {"tile": capital(naming.tile(tile)), "place": naming.location(location)}
        label = say("{tile}, {place}", **facts)
        on = location_id(naming, location)
        layers.pieces.append(piece(ids.in_city(location), *layout.location(location), inside, label, lies_on=on))


def draw_buildings(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """The buildings on their sites, with the house of their owner or a public house."""
    for location in layout.edition.city.sites:
        building = game.city[location]
        if building == NO_BUILDING:
            continue
        x, y = layout.location(location)
        label = say("{building}, {place}", building=naming.building(building), place=naming.location(location))
        inside = building_plate(naming.printed, building)
        name = f"building-{naming.names.buildings[building]}"
        layers.pieces.append(piece(name, x, y, inside, label, lies_on=location_id(naming, location)))
        draw_house(layers, game, naming, ids, location, (x + 9, y + 9))


def draw_house(
    layers: Layers, game: Baghdad, naming: Naming, ids: Identities, location: int, spot: tuple[float, float]
) -> None:
    """The house on a building."""
    on = location_id(naming, location)
    building = game.city[location]
    if game.public_sites & BIT[location]:
        label = say("Public house on {building}", building=naming.building(building))
        name = f"public-{naming.names.buildings[building]}"
        layers.pieces.append(piece(name, *spot, symbol("publichouse", 0, 0, 21), label, lies_on=on))
        return
    for seat, player in enumerate(game.players):
        if player.sites & BIT[location]:
            label = say("House of {name} on {building}", name=naming.object(seat), building=naming.building(building))
            house = ids.houses.get(building)
            name = f"house-{seat}-{house}" if house is not None else f"house-{seat}-on-{building}"
            inside = owned(layers, "house", seat, 22)
            layers.pieces.append(piece(name, *spot, inside, label, seat_class(seat), lies_on=on))


# The plan of the palace -------------------------------------------------------------------------------


def plan_id(naming: Naming, kind: int, space: int) -> str:
    """Return the id of a space of the plan."""
    return f"plan-{naming.names.piece_kinds[kind]}-{space + 1}"


def draw_plan(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """The spaces that palace pieces cover, each with the reward that it hides once covered. BAG-10.4"""
    out: list[str] = []
    palace = layout.edition.palace
    for kind in range(FOUNDATION, TOWER + 1):
        for space in range(palace.spaces):
            x, y, width, height = layout.space(kind, space)
            built = game.covered[kind] & BIT[space]
            drawn = box(x, y, width, height, "var(--gold-2)" if built else "var(--bag-city)", "var(--key)", 1.1, 2)
            middle = (x + width / 2, y + height / 2)
            if built:
                drawn += symbol(PIECE_ICONS[kind], *middle, min(width, height) + (2 if width == height else -1))
            else:
                drawn += row_of(signs(tuple(palace.rewards[space])), *middle, plan_size(width, height, palace.rewards[space]))
            label = naming.kind(kind)
            facts = {"kind": capital(label), "space": space + 1}
            what = say("covered") if built else naming.effects(palace.rewards[space])
            said = say("{kind} space {space}: {what}", what=what, **facts)
            out.append(f'<g id="{plan_id(naming, kind, space)}" role="img" aria-label="{escape(said)}">{drawn}</g>')
    layers.printed.append("".join(out))


def plan_size(width: float, height: float, rewards: list[int]) -> float:
    """Return how large the symbols of a reward may be."""
    shown = sum(2 if icon else 1 for icon, _ in signs(tuple(rewards)))
    return min(17.0, height - 6, (width - 3) / max(shown, 2) * 2 if shown > 2 else 17.0)


