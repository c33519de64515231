"""The main board: victory and gold tracks, citizens and coins, streets, the display."""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.drawing.svg import (
    Layers,
    box,
    disc,
    group,
    numeral,
    path,
    piece,
    rectangle,
    rectangles,
    seat_symbol,
    short,
    symbol,
    texts,
    write,
)
from boardwright.faces.telling.wording import capital, points_of, say, translated
from boardwright.games.attandarra.actions import REVEAL_MARKER
from boardwright.games.attandarra.components import CITIZEN, COIN, COVERED, MATERIALS, NO_MARKER
from boardwright.games.attandarra.face.identities import Placed
from boardwright.games.attandarra.face.layout import HEIGHT, MAIN_WIDTH, TRACK, Layout, victory_cells
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.markers import MarkerFromPool
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import NOBODY

LINE = "var(--att-line)"
CELL = "var(--att-cell)"


def draw_main_board(
    layers: Layers, layout: Layout, game: Attandarra, naming: Naming, scores: list[int]
) -> None:
    """Draw the main board with everything printed on it."""
    layers.printed.append(box(0, 0, MAIN_WIDTH, HEIGHT, "var(--att-board)", LINE, 1.5, 5))
    draw_victory_track(layers, layout, naming, scores)
    draw_gold_track(layers, layout, game, naming)
    draw_markers(layers, layout, game, naming)
    draw_streets(layers, layout, game, naming)
    draw_display(layers, layout, game, naming)


def draw_victory_track(layers: Layers, layout: Layout, naming: Naming, scores: list[int]) -> None:
    """The start is also the end: from there points are counted on. ATT-10.11"""
    cells = victory_cells(layout.edition.track_end)
    layers.printed.append(
        group("victory-track", [printed_victory_track(len(cells))], label=say("Victory track"))
    )
    for seat, score in enumerate(scores):
        space = score % len(cells)
        here = [other for other, points in enumerate(scores) if points % len(cells) == space]
        x, y, width, height = cells[space]
        step = (here.index(seat) - (len(here) - 1) / 2) * (15 if height > 30 else 9)
        dx, dy = (0.0, step - (16 if len(here) == 1 else 0)) if height > 30 else (step, 0.0)
        inside = seat_stamp(layers, seat, 22 if len(here) == 1 else 17)
        if score >= len(cells):
            inside += numeral(0, 16, f"+{score - space}", 9, "var(--ink)")
        label = say("{name}: {points}", name=naming.person(seat), points=points_of(score))
        spot = (x + width / 2 + dx, y + height / 2 + dy)
        layers.pieces.append(piece(f"victory-{seat}", *spot, inside, label, f"seat{seat + 1}"))


def seat_stamp(layers: Layers, seat: int, size: float) -> str:
    """Return a player's marker with its halo."""
    layers.stamp(f"k{seat}", seat_symbol(seat, 10))
    return f'<use href="#_k{seat}" transform="scale({size / 10:g})"/>'


def space_of(x: float, y: float, width: float, height: float, round_by: float) -> str:
    """Return an empty printed space."""
    return f'<rect class="att-cell" {rectangle(x, y, width, height)} rx="{short(round_by)}"/>'


@lru_cache(8)
def printed_victory_track(spaces: int) -> str:
    """Return the spaces of the victory track with their numbers."""
    cells = victory_cells(spaces)
    side = HEIGHT - 2 * TRACK
    strips = rectangles(
        [
            (0, HEIGHT - TRACK, MAIN_WIDTH, TRACK),
            (MAIN_WIDTH - TRACK, TRACK, TRACK, side),
            (0, 0, MAIN_WIDTH, TRACK),
            (0, TRACK, TRACK, side),
        ]
    )
    edges = "".join(
        f"M{short(x)} {short(y)}{'v' if height == TRACK else 'h'}{TRACK}" for x, y, _, height in cells
    )
    words = [
        (x + width / 2, y + height / 2 + 4, number or f"0/{spaces}")
        for number, (x, y, width, height) in enumerate(cells)
    ]
    return (
        f'<path class="att-cell" d="{strips}{edges}"/><path class="att-land" d="{rectangles(cells[::5])}"/>'
        f"{texts('at b', words[::5])}"
        f"{texts('at m', [word for number, word in enumerate(words) if number % 5])}"
    )


def draw_gold_track(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """The gold of this round, and under it the round. ATT-1.4, 2.3"""
    cells = [layout.gold_cell(gold) for gold in range(game.edition.gold + 1)]
    end_x, _, width, _ = cells[-1]
    printed = [
        f'<path class="att-cell" d="{rectangles(cells)}"/>',
        texts("at m b", [(x + width / 2, y + 11, gold) for gold, (x, y, _, _) in enumerate(cells)]),
        write(end_x + width, 92, say("gold left this round"), "e m", 12),
    ]
    layers.printed.append(group("gold-track", printed, label=say("Gold track")))
    for seat, player in enumerate(game.players):
        here = [other for other in range(game.seats) if game.players[other].gold == player.gold]
        x, y, width, _ = layout.gold_cell(player.gold)
        dx, dy = gold_offset(here.index(seat), len(here))
        label = say("{name}: {gold} gold", name=naming.person(seat), gold=player.gold)
        inside = seat_stamp(layers, seat, 15 if len(here) < 3 else 11.5)
        spot = (x + width / 2 + dx, y + 28 + dy)
        layers.pieces.append(piece(f"gold-{seat}", *spot, inside, label, f"seat{seat + 1}"))
    x, y, width, height = layout.gold_cell(min(max(game.round, 1), game.edition.gold))
    shield = path("M-9-4h18v12l-9 7-9-7z", "var(--key)", 1.3, "#B83220")
    shield += numeral(0, 8, "R", 12, "#fff")
    label = say("Round {round}", round=game.round)
    layers.pieces.append(piece("round-marker", x + width / 2, y + height, shield, label))


def gold_offset(position: int, shared: int) -> tuple[float, float]:
    """Return where a marker stands among those on the same gold: one, two, or a square of four."""
    if shared < 3:
        return 0, (position * 15 - 7) if shared == 2 else 0
    return (position % 2 * 12 - 6, position // 2 * 13 - 7)


def draw_markers(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """The marker spaces with their prices by row and column. ATT-8.2, 8.3"""
    edition = game.edition
    _, _, width, height = layout.market_cell(0)
    cell = space_of(1.5, 1.5, width - 3, height - 3, 3)
    for space in range(edition.spaces):
        x, y, _, _ = layout.market_cell(space)
        layers.printed.append(layers.stamp("m", cell, x, y, element=naming.market_id(space)))
    arrows, shields = "", ""
    prices: list[tuple[float, float, object]] = []
    for row in range(edition.rows):
        x, y, _, _ = layout.market_cell(row * edition.columns + edition.columns - 1)
        spaces = range(row * edition.columns, (row + 1) * edition.columns)
        x, y = x + width + 6, y + height / 2
        arrows += f"M{short(x)} {short(y - 12)}h30l8 12-8 12h-30z"
        prices.append((x + 17, y + 5, sum(game.markers_that_count(space, CITIZEN) for space in spaces)))
    for column in range(edition.columns):
        x, y, _, _ = layout.market_cell(edition.spaces - edition.columns + column)
        spaces = range(column, edition.spaces, edition.columns)
        x, y = x + width / 2, y + height + 5
        shields += f"M{short(x - 15)} {short(y)}h30v14l-15 8-15-8z"
        prices.append((x, y + 15, sum(game.markers_that_count(space, COIN) for space in spaces)))
    layers.printed += [
        path(arrows, "var(--key)", 1, "var(--water-2)"),
        path(shields, "var(--key)", 1, "var(--gold-2)"),
        texts("at n", prices),
        texts("at m s12", [(336, 112, say("price")), (338, 322, say("price"))]),
    ]


def marker_symbol(layers: Layers, marker: int, size: float) -> str:
    """Return a citizen, a coin, or the back of a marker that nobody has seen."""
    if marker == COVERED:
        back = disc(0, 0, size * 0.44, "var(--panel-2)", "var(--att-line)", 1.2)
        return layers.stamp(f"o{round(size * 10)}", back)
    word = "citizen" if marker == CITIZEN else "acoin"
    return layers.stamp(f"{word[0]}{round(size * 10)}", symbol(word, 0, 0, size))


def draw_market_pieces(
    layers: Layers, layout: Layout, game: Attandarra, naming: Naming, placed: Placed
) -> None:
    """The markers that nobody has taken, the lower one of each space first. ATT-8.4, 8.9"""
    for space in range(game.edition.spaces):
        x, y, width, height = layout.market_cell(space)
        x, y = x + width / 2, y + height / 2
        name = naming.space(space)
        beneath = game.under[space]
        if space == coming_to_light(game):
            beneath = COVERED
        if beneath != NO_MARKER:
            kind = say("marker not seen yet") if beneath == COVERED else naming.marker(beneath)
            label = capital(say("{marker} beneath at {space}", marker=kind, space=name))
            drawn = marker_symbol(layers, beneath, 32)
            layers.pieces.append(piece(placed.beneath(space), x + 5, y + 4, drawn, label))
        if game.tops[space] != NO_MARKER:
            shift = 2 if beneath != NO_MARKER else 0
            facts = {"marker": naming.marker(game.tops[space]), "price": game.price_of_marker(space)}
            label = capital(say("{marker} at {space} for {price} gold", space=name, **facts))
            drawn = marker_symbol(layers, game.tops[space], 33)
            cell = naming.market_id(space)
            top = piece(placed.top(space), x - shift, y - shift, drawn, label, lies_on=cell)
            layers.pieces.append(top)


def coming_to_light(game: Attandarra) -> int:
    """Return the space whose lower marker is about to be seen, or -1. ATT-8.9"""
    frame = game.agenda.frames[-1] if game.agenda.frames else None
    return frame.space if isinstance(frame, MarkerFromPool) and frame.verb == REVEAL_MARKER else -1


def draw_streets(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Letters and numerals, with the emblems on them. ATT-14.3"""
    columns = game.edition.columns
    letters: list[str] = []
    for street, name in enumerate(naming.names.streets):
        x, y = layout.street_spot(street)
        letters.append(
            f'<text id="{naming.street_id(street)}" x="{short(x)}" y="{short(y + 5)}">{name}</text>'
        )
        owner = game.emblems[street]
        if owner != NOBODY:
            dx, dy = (17, -1) if street < columns else (-1, -15)
            facts = {"name": naming.person(owner), "street": naming.street(street)}
            label = say("Emblem of {name} on {street}", **facts)
            inside = symbol("emblem", 0, 0, 18)
            layers.pieces.append(piece(f"emblem-{name}", x + dx, y + dy, inside, label, f"seat{owner + 1}"))
    layers.printed.append(f'<g class="at d">{"".join(letters)}</g>')


def draw_display(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """The display with its printed prices; the framed space is the one for sale. ATT-1.8, 4.1"""
    edition = game.edition
    left, first, width, height = layout.display_cell(0, edition.levels - 1)
    space = space_of(2, 2, width - 4, height - 4, 3)
    spaces = "".join(layers.stamp("q", space, 0, level * height) for level in range(edition.levels))
    for_sale = box(2, 2, width - 4, height - 4, CELL, "var(--ink)", 1.8, 3)
    for material in range(MATERIALS):
        name = translated(naming.names.material_names[material])
        x = left + material * width
        printed = [layers.stamp("d", spaces, x, first)]
        prices = [
            (x + 13, layout.display_cell(material, level)[1] + height / 2 + 5, price)
            for level, price in enumerate(edition.prices[material * edition.levels :][: edition.levels])
        ]
        top = game.display[material] - 1
        if top >= 0:
            at_x, at_y, price = prices.pop(top)
            printed.append(layers.stamp("e", for_sale, x, at_y - height / 2 - 5))
            printed.append(texts("at b s17", [(at_x, at_y, price)]))
        printed.append(texts("at m s13", prices))
        printed.append(write(x + width / 2, first - 8, name, "d c b", 13))
        label = say("{name}: {n} on the display", name=name, n=game.display[material])
        layers.printed.append(group(naming.display_id(material), printed, label=label))
        draw_cubes(layers, layout, game, naming, material)


def draw_cubes(layers: Layers, layout: Layout, game: Attandarra, naming: Naming, material: int) -> None:
    """The cubes of one material; the one for sale stands out."""
    word = naming.names.materials[material]
    column = naming.display_id(material)
    for level in range(game.display[material]):
        x, y, width, height = layout.display_cell(material, level)
        price = game.edition.prices[material * game.edition.levels + level]
        top = level == game.display[material] - 1
        cube = symbol(word, 0, 0, 34) if top else layers.stamp(word, symbol(word, 0, 0, 30, "opacity:.8"))
        facts = {"material": naming.material(material), "level": level + 1, "price": price}
        label = capital(say("{material}, level {level}, {price} gold", **facts))
        place = (x + width / 2 + 9, y + height / 2)
        layers.pieces.append(piece(f"cube-{word}-{level + 1}", *place, cube, label, lies_on=column))
