"""The three common Districts: what is printed on their spaces, and what lies on them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import (
    Layers,
    escape,
    fixed_piece,
    piece,
    printed_again,
    short,
    symbol,
    texts,
)
from boardwright.faces.telling.wording import capital, say
from boardwright.games.tabannusi.components import (
    COMMON,
    NO_TILE,
    ON_BOARD,
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.face.art import caption, house, letter, marker, plate
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.layout import Layout
from boardwright.games.tabannusi.face.naming import Naming, Things
from boardwright.games.tabannusi.face.text_board import owner_on, what_lies_on
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import BIT, count, members

INSET: Final = 3.0  # of a Building from the edge of its spaces


def draw_common_districts(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw the spaces, then Water, Gardens, Projects and Buildings."""
    cell = layout.cell
    layers.stamps["c"] = plate("tb-cell", 1, 1, cell - 2, cell - 2, 2)
    layers.stamps["w"] = water_art(cell)
    for district in range(COMMON):
        x, y, width, height = layout.lands[district]
        layers.printed.append(plate("tb-land", x, y, width, height, 3))
        layers.printed.append(labels(layout, game, naming, district))
        for space in members(game.board.land[district] | game.board.own[district]):
            place = district * SPACES + space
            if place in layout.spots:
                layers.printed.append(draw_space(layers, layout, game, naming, place))
    for district in range(COMMON):
        draw_pieces(layers, layout, game, naming, district)
    for building in range(len(game.deeds)):
        draw_building(layers, layout, game, naming, building)


def labels(layout: Layout, game: Tabannusi, naming: Naming, district: int) -> str:
    """Return the letters of columns and numbers of rows along a District: its spaces are named by them."""
    before = len(naming.names.districts[district])
    columns: dict[float, str] = {}
    rows: dict[float, str] = {}
    for space in members(game.board.land[district]):
        x, y = layout.corner(district * SPACES + space)
        name = naming.place(game, district * SPACES + space)[before:]
        columns[x], rows[y] = name[0], name[1:]
    half = layout.cell / 2
    left, top, _, _ = layout.lands[district]
    letters = [(x + half, top - 3, letter) for x, letter in columns.items()]
    return texts("tb-edge", letters + [(left - 7, y + half + 5, number) for y, number in rows.items()])


def draw_space(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, place: int) -> str:
    """Return a space; what covers it hides its bonus."""
    district, bit = place // SPACES, BIT[place % SPACES]
    is_border = game.board.border[district] & bit != 0
    covered = (game.gardens[district] if is_border else game.occupied(district)) & bit != 0
    numbers = numbers_on(game, place)
    bonus, name = game.board.bonus[place], naming.place(game, place)
    corner = layout.corner(place)
    return kept(
        layers, printed_space, naming.things, name, bonus, is_border, covered, numbers, *corner, layout.cell
    )


def printed_space(
    layers: Layers,
    things: Things,
    name: str,
    bonus: int,
    is_border: bool,
    covered: bool,
    numbers: tuple[int, ...],
    x: float,
    y: float,
    cell: float,
) -> str:
    """Return a space with its printed bonus and its solo numbers."""
    inside = "".join(
        caption(style, x + left, y + top, number)
        for style, left, top, number in zip(
            ("ts i", "ts i e"), (3, cell - 3), (15, cell - 4), numbers, strict=False
        )
    )
    if bonus and not covered:
        inside += bonus_at(layers, bonus, x + cell / 2, y + cell / 2)
    facts = {"space": name, "bonus": things.bonus(bonus)}
    words = escape(say("Space {space}: {bonus}", **facts) if bonus else say("Space {space}", **facts))
    ground = ' class="fx"' if is_border else ""
    named = f'id="space-{name}"{ground} aria-label="{words}"'
    drawn = printed_again("w" if is_border else "c", x, y)
    return f"<g {named}>{drawn}{inside}</g>" if inside else drawn.replace("<use", f"<use {named}", 1)


def numbers_on(game: Tabannusi, place: int) -> tuple[int, ...]:
    """Return the numbers that the Bot goes by; border Water has one for each of its Districts."""
    numbers, twin = game.board.numbers, game.board.twin[place]
    if not game.solo or not numbers[place]:
        return ()
    return (numbers[place], numbers[twin]) if twin >= 0 else (numbers[place],)


def water_art(cell: float) -> str:
    """Return Water on a space."""
    size = cell - 4
    waves = f"M6 9q4-4 8 0t8 0M{short(cell - 23)} {short(cell - 8)}q4-4 8 0t8 0"
    return plate("tb-water", 2, 2, size, size) + f'<path class="tb-wave" d="{waves}"/>'


def draw_pieces(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, district: int) -> None:
    """Draw Water and Gardens, then Projects, of one District."""
    own = game.board.own[district]
    laid = game.water[district] & ~game.board.border[district]
    for space in members(laid & ~game.gardens[district]):
        layers.pieces.append(water_piece(layers, layout, game, naming, district * SPACES + space))
    for space in members(game.gardens[district] & own):
        layers.pieces.append(garden_piece(layers, layout, game, naming, district * SPACES + space))
    for track in range(TRACKS):
        for space in members(game.projects[district * TRACKS + track]):
            layers.pieces.append(
                project_piece(layers, layout, game, naming, district * SPACES + space, track)
            )


def lying(
    layout: Layout, game: Tabannusi, naming: Naming, kind: str, place: int, drawn: str, seat: int
) -> str:
    """Return something that lies on a space; its name says what and whose."""
    name = naming.place(game, place)
    label = capital(what_lies_on(game, naming, place))
    classes = f"seat{seat + 1}" if seat >= 0 else "fx"
    return fixed_piece(f"{kind}-{name}", *layout.corner(place), drawn, label, classes)


def water_piece(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, place: int) -> str:
    """Return a Water tile; a special one shows its bonus."""
    tile = game.special_at(ON_BOARD + place)
    drawn = printed_again("w")
    if tile == NO_TILE:
        return lying(layout, game, naming, "water", place, drawn, -1)
    drawn += bonus_at(layers, naming.special(tile), layout.cell / 2, layout.cell / 2)
    label = capital(what_lies_on(game, naming, place))
    element = f"special-{naming.names.special_water[tile]}"
    return piece(element, *layout.corner(place), drawn, label, "fx", f"space-{naming.place(game, place)}")


def garden_piece(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, place: int) -> str:
    """Return a Garden with the marker on it."""
    cell = layout.cell
    layers.stamps.setdefault("g", symbol("garden", cell / 2, cell / 2, cell * 1.14, "--kw:.9"))
    seat = owner_on(game, game.garden_markers, place)
    drawn = printed_again("g") + marker(layers, seat, cell - 11, cell - 11, 16)
    return lying(layout, game, naming, "garden", place, drawn, seat)


def project_piece(
    layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, place: int, track: int
) -> str:
    """Return a Project with the marker on it."""
    cell = layout.cell
    layers.stamps.setdefault(f"p{track}", project_art(track, cell))
    seat = owner_on(game, game.project_markers, place)
    drawn = printed_again(f"p{track}")
    if seat >= 0:
        drawn += marker(layers, seat, cell - 12, cell - 12, 18)
    return lying(layout, game, naming, "project", place, drawn, seat)


def project_art(track: int, cell: float) -> str:
    """Return a Project tile: a plan of a house in the colour, and its letter."""
    side = cell - 8
    left, right, floor, eaves = (short(cell * part) for part in (0.25, 0.75, 0.78, 0.45))
    plan = f"M{left} {floor}V{eaves}L{short(cell / 2)} {short(cell * 0.26)}L{right} {eaves}V{floor}z"
    tile = plate(f"tb-c{track} tb-project", 4, 4, side, side, 2)
    return tile + f'<path class="tb-plan" d="{plan}"/>' + letter(track, 12, 18)


def project_at(game: Tabannusi, place: int) -> int:
    """Return the colour of the Project on a space, or -1."""
    at, bit = place // SPACES * TRACKS, BIT[place % SPACES]
    return next((track for track in range(TRACKS) if game.projects[at + track] & bit), -1)


def draw_building(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, building: int) -> None:
    """Draw a Building of one colour over all its spaces, with its House on the middle one."""
    deed, site = game.deeds[building], game.sites[building]
    district, track = (deed & 15) // TRACKS, (deed & 15) % TRACKS
    seat = game.owner_of(building)
    places = [district * SPACES + space for space in members(site)]
    spots = [layout.spots[place] for place in places]
    gardens = count(game.board.beside(district, site) & game.gardens[district])
    label = say(
        "{colour} Building of {who}, size {size}, Gardens beside it: {gardens}",
        colour=capital(naming.colour(track)),
        who=naming.object(seat),
        size=len(spots),
        gardens=gardens,
    )
    middle = middle_of(spots)
    x, y = layout.corner(places[spots.index(middle)])
    drawn = walls_of(layers, layout.cell, track, [(c - middle[0], r - middle[1]) for c, r in spots])
    drawn += house_on_building(layers, layout, seat)
    layers.pieces.append(fixed_piece(f"building-{building}", x, y, drawn, label, f"seat{seat + 1}"))


def house_on_building(layers: Layers, layout: Layout, seat: int) -> str:
    """Return the House of a Building, on its middle space at the origin."""
    half = layout.cell / 2
    return house(layers, seat, half, half, min(26.0, layout.cell * 0.64))


def house_of_building(
    layers: Layers, layout: Layout, game: Tabannusi, building: int
) -> tuple[str, tuple[float, float]]:
    """Return the House of a Building as it is drawn there, and where it stands on the board."""
    district = (game.deeds[building] & 15) // TRACKS
    places = [district * SPACES + space for space in members(game.sites[building])]
    spots = [layout.spots[place] for place in places]
    x, y = layout.corner(places[spots.index(middle_of(spots))])
    half = layout.cell / 2
    return house_on_building(layers, layout, game.owner_of(building)), (x + half, y + half)


def walls_of(layers: Layers, cell: float, track: int, spots: list[tuple[int, int]]) -> str:
    """Return the walls of a Building; its middle space lies at the origin."""
    walls = f'<path class="tb-c{track} tb-building" d="{outline(spots, cell, INSET)}"/>'
    if len(spots) == 1:
        return layers.stamp(f"u{track}", walls + letter(track, 12, 18))
    layers.stamps.setdefault(f"q{track}", storey_art(track, cell))
    others = (spot for spot in spots if spot != (0, 0))
    return walls + "".join(printed_again(f"q{track}", x * cell, y * cell) for x, y in others)


def storey_art(track: int, cell: float) -> str:
    """Return windows, and the letter of the colour."""
    inner = cell - 18
    return plate("tb-storey", 9, 9, inner, inner, 1) + letter(track, cell / 2, cell / 2 + 5)


def middle_of(spots: list[tuple[int, int]]) -> tuple[int, int]:
    """Return the space nearest to the middle of a Building."""
    x = sum(column for column, _ in spots) / len(spots)
    y = sum(row for _, row in spots) / len(spots)
    return min(spots, key=lambda spot: (spot[0] - x) ** 2 + (spot[1] - y) ** 2)


def outline(spots: Iterable[tuple[int, int]], cell: float, inset: float) -> str:
    """Return the path around adjacent spaces, drawn in by some units; columns and rows count from 0."""
    filled = set(spots)
    edges: dict[tuple[int, int], tuple[int, int]] = {}
    for column, row in filled:  # every side without a neighbour, clockwise
        if (column, row - 1) not in filled:
            edges[column, row] = (column + 1, row)
        if (column + 1, row) not in filled:
            edges[column + 1, row] = (column + 1, row + 1)
        if (column, row + 1) not in filled:
            edges[column + 1, row + 1] = (column, row + 1)
        if (column - 1, row) not in filled:
            edges[column, row + 1] = (column, row)
    begin = min(edges)
    corners = [begin]
    while edges[corners[-1]] != begin:
        corners.append(edges[corners[-1]])
    points: list[str] = []
    for k, (x, y) in enumerate(corners):
        before, after = corners[k - 1], corners[(k + 1) % len(corners)]
        into, out = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        if into == out:
            continue
        right, down = -into[1] - out[1], into[0] + out[0]  # towards the inside of both sides
        points.append(f"{short(x * cell + right * inset)} {short(y * cell + down * inset)}")
    return f"M{'L'.join(points)}z"
