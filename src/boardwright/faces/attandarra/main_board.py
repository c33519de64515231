"""The main board: victory and gold tracks, citizens and coins, streets, the display."""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.attandarra.identities import Placed
from boardwright.faces.attandarra.layout import HEIGHT, MAIN_WIDTH, Layout, victory_cells
from boardwright.faces.attandarra.naming import Naming
from boardwright.faces.drawing.svg import (
    Layers,
    box,
    disc,
    group,
    numeral,
    path,
    piece,
    seat_symbol,
    symbol,
    write,
)
from boardwright.faces.telling.wording import capital, points_of, say
from boardwright.games.attandarra.actions import REVEAL_MARKER
from boardwright.games.attandarra.components import CITIZEN, COIN, COVERED, MATERIALS, NO_MARKER
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
        inside = seat_symbol(seat, 22 if len(here) == 1 else 17)
        if score >= len(cells):
            inside += numeral(0, 16, f"+{score - space}", 9, "var(--ink)")
        label = say("{name}: {points}", name=naming.person(seat), points=points_of(score))
        spot = (x + width / 2 + dx, y + height / 2 + dy)
        layers.pieces.append(piece(f"victory-{seat}", *spot, inside, label, f"seat{seat + 1}"))


@lru_cache(8)
def printed_victory_track(spaces: int) -> str:
    """Return the spaces of the victory track with their numbers."""
    printed: list[str] = []
    for number, (x, y, width, height) in enumerate(victory_cells(spaces)):
        fifth = number % 5 == 0
        printed.append(box(x, y, width, height, "var(--att-land)" if fifth else CELL, LINE, 0.8, 0))
        words = str(number) if number else f"0/{spaces}"
        printed.append(write(x + width / 2, y + height / 2 + 4, words, "c b" if fifth else "c m", 11))
    return "".join(printed)


def draw_gold_track(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """The gold of this round, and under it the round. ATT-1.4, 2.3"""
    printed: list[str] = []
    for gold in range(game.edition.gold + 1):
        x, y, width, height = layout.gold_cell(gold)
        printed += [
            box(x, y, width, height, CELL, LINE, 0.8, 0),
            write(x + width / 2, y + 11, gold, "c m b", 11),
        ]
    end = layout.gold_cell(game.edition.gold)
    printed.append(write(end[0] + end[2], 94, say("gold left this round"), "e m", 12))
    layers.printed.append(group("gold-track", printed, label=say("Gold track")))
    for seat, player in enumerate(game.players):
        here = [other for other in range(game.seats) if game.players[other].gold == player.gold]
        x, y, width, _ = layout.gold_cell(player.gold)
        dx, dy = gold_offset(here.index(seat), len(here))
        label = say("{name}: {gold} gold", name=naming.person(seat), gold=player.gold)
        inside = seat_symbol(seat, 15 if len(here) < 3 else 11.5)
        spot = (x + width / 2 + dx, y + 28 + dy)
        layers.pieces.append(piece(f"gold-{seat}", *spot, inside, label, f"seat{seat + 1}"))
    x, y, width, height = layout.gold_cell(min(max(game.round, 1), game.edition.gold))
    shield = path("M-9-4h18v12l-9 7-9-7z", "var(--key)", 1.3, "var(--r-red)")
    shield += numeral(0, 8, "R", 11.5, "#fff")
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
    for space in range(edition.spaces):
        x, y, width, height = layout.market_cell(space)
        printed = [box(x + 1.5, y + 1.5, width - 3, height - 3, CELL, LINE, 0.8, 3)]
        layers.printed.append(
            group(naming.market_id(space), printed, label=market_label(game, naming, space))
        )
    for row in range(edition.rows):
        x, y, width, height = layout.market_cell(row * edition.columns + edition.columns - 1)
        spaces = range(row * edition.columns, (row + 1) * edition.columns)
        price = sum(game.markers_that_count(space, CITIZEN) for space in spaces)
        x, y = x + width + 6, y + height / 2
        layers.printed.append(
            path(f"M{x:.1f} {y - 12:.1f}h30l8 12-8 12h-30z", "var(--key)", 1, "var(--water-2)")
        )
        layers.printed.append(numeral(x + 17, y + 5, price, 15))
    for column in range(edition.columns):
        x, y, width, height = layout.market_cell(edition.spaces - edition.columns + column)
        price = sum(game.markers_that_count(s, COIN) for s in range(column, edition.spaces, edition.columns))
        x, y = x + width / 2, y + height + 5
        layers.printed.append(
            path(f"M{x - 15:.1f} {y:.1f}h30v14l-15 8-15-8z", "var(--key)", 1, "var(--gold-2)")
        )
        layers.printed.append(numeral(x, y + 15, price, 15))
    layers.printed.append(write(336, 112, say("price"), "c m", 12))
    layers.printed.append(write(338, 322, say("price"), "c m", 12))


def market_label(game: Attandarra, naming: Naming, space: int) -> str:
    """Return what a marker space says to a screen reader."""
    top = game.tops[space]
    name = naming.space(space)
    if top == NO_MARKER:
        return say("{space}: no marker", space=name)
    facts = {"space": name, "marker": naming.marker(top), "price": game.price_of_marker(space)}
    if game.under[space] == NO_MARKER:
        return say("{space}: {marker} for {price} gold", **facts)
    return say("{space}: {marker} for {price} gold, another marker beneath", **facts)


def marker_symbol(marker: int, size: float) -> str:
    """Return a citizen, a coin, or the back of a marker that nobody has seen."""
    if marker == COVERED:
        return disc(0, 0, size * 0.44, "var(--panel-2)", "var(--att-line)", 1.2)
    return symbol("citizen" if marker == CITIZEN else "acoin", 0, 0, size)


def draw_market_pieces(
    layers: Layers, layout: Layout, game: Attandarra, naming: Naming, placed: Placed
) -> None:
    """The markers that nobody has taken, the lower one of each space first. ATT-8.4, 8.9"""
    for space in range(game.edition.spaces):
        x, y, width, height = layout.market_cell(space)
        x, y = x + width / 2, y + height / 2
        beneath = game.under[space]
        if space == coming_to_light(game):
            beneath = COVERED
        if beneath != NO_MARKER:
            kind = say("marker not seen yet") if beneath == COVERED else naming.marker(beneath)
            label = say("{marker} beneath at {space}", marker=kind, space=naming.space(space))
            layers.pieces.append(
                piece(placed.beneath(space), x + 5, y + 4, marker_symbol(beneath, 32), label)
            )
        if game.tops[space] != NO_MARKER:
            shift = 2 if beneath != NO_MARKER else 0
            label = say(
                "{marker} at {space}", marker=naming.marker(game.tops[space]), space=naming.space(space)
            )
            drawn = marker_symbol(game.tops[space], 33)
            spot = (x - shift, y - shift)
            cell = naming.market_id(space)
            layers.pieces.append(piece(placed.top(space), *spot, drawn, capital(label), lies_on=cell))


def coming_to_light(game: Attandarra) -> int:
    """Return the space whose lower marker is about to be seen, or -1. ATT-8.9"""
    frame = game.agenda.frames[-1] if game.agenda.frames else None
    return frame.space if isinstance(frame, MarkerFromPool) and frame.verb == REVEAL_MARKER else -1


def draw_streets(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Letters and numerals, with the emblems on them. ATT-14.3"""
    columns = game.edition.columns
    for street, name in enumerate(naming.names.streets):
        x, y = layout.street_spot(street)
        letter = write(x, y + 5, name, "d c b", 14)
        layers.printed.append(group(naming.street_id(street), [letter], label=naming.street(street)))
        owner = game.emblems[street]
        if owner != NOBODY:
            dx, dy = (17, -1) if street < columns else (-1, -15)
            facts = {"name": naming.person(owner), "street": naming.street(street)}
            label = say("Emblem of {name} on {street}", **facts)
            inside = symbol("emblem", 0, 0, 18)
            layers.pieces.append(piece(f"emblem-{name}", x + dx, y + dy, inside, label, f"seat{owner + 1}"))


def draw_display(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """The display with its printed prices; the framed space is the one for sale. ATT-1.8, 4.1"""
    edition = game.edition
    for material in range(MATERIALS):
        word = naming.names.materials[material]
        printed: list[str] = []
        for level in range(edition.levels):
            x, y, width, height = layout.display_cell(material, level)
            price = edition.prices[material * edition.levels + level]
            top = level == game.display[material] - 1
            frame = ("var(--ink)", 1.8) if top else (LINE, 0.8)
            printed.append(box(x + 2, y + 2, width - 4, height - 4, CELL, *frame, 3))
            style, size = ("c b", 17.0) if top else ("c m", 13.0)
            printed.append(write(x + 13, y + height / 2 + 5, price, style, size))
            if level < game.display[material]:
                look = "" if top else "opacity:.8"
                inside = symbol(word, 0, 0, 34 if top else 30, look)
                label = say(
                    "{material}, level {level}, {price} gold", material=word, level=level + 1, price=price
                )
                spot = (x + width / 2 + 9, y + height / 2)
                column = naming.display_id(material)
                cube = piece(f"cube-{word}-{level + 1}", *spot, inside, capital(label), lies_on=column)
                layers.pieces.append(cube)
        x, y, width, _ = layout.display_cell(material, edition.levels - 1)
        name = naming.names.material_names[material]
        printed.append(write(x + width / 2, y - 8, name, "d c b", 13))
        left = say("{name}: {n} on the display", name=name, n=game.display[material])
        layers.printed.append(group(naming.display_id(material), printed, label=left))
