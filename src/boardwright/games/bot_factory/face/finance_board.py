"""What is printed on the Finance board: value tracks, lines, contracts."""

from __future__ import annotations

from boardwright.faces.drawing.svg import Layers, box, disc, path, short, symbol, texts
from boardwright.faces.telling.wording import capital, points_of, say
from boardwright.games.bot_factory.components import COLOURS, NO_BONUS, PLACE_PART
from boardwright.games.bot_factory.face.board_shapes import LINE, PALE, PANEL, area, dashed, lying, words
from boardwright.games.bot_factory.face.layout import Layout
from boardwright.games.bot_factory.face.naming import Naming, tokens_of
from boardwright.games.bot_factory.face.piece_shapes import mark
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY


def draw_finance(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The value tracks with their lines, and the contract grid. BOT-9"""
    edition = game.edition
    for colour in range(COLOURS):
        layers.printed.append(value_track(layers, layout, game, naming, colour))
    for below, bonus in enumerate(edition.lines):
        if bonus != NO_BONUS and edition.value_bottom <= below < edition.value_top:
            layers.printed.append(value_line(layout, below, bonus))
    for row in range(edition.contract_rows):
        layers.printed.append(row_sign(layers, layout, game, row))
    for position in range(edition.positions):
        layers.printed.append(contract(layers, layout, game, naming, position))


def value_track(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, colour: int) -> str:
    """Return the track of a colour, filled up to its value. BOT-9.4"""
    x, top, width, _height = layout.value_cell(colour, layout.edition.value_top)
    step = layout.value_step()
    value = game.values[colour]
    filled = (layout.edition.value_top - value) * step
    bottom = (layout.edition.value_top - layout.edition.value_bottom + 1) * step
    printed = [
        layers.stamp("track", empty_track(layout), x, top),
        cells(x + width / 2, top + bottom - 1.2, filled - bottom + 1.2, width, step, "var(--bc)"),
        f'<g fill="var(--muted)">{mark(layers, colour, x + 12.5, 430)}</g>',
    ]
    facts = {"colour": capital(naming.colour(colour)), "points": points_of(value)}
    label = say("{colour} bots are worth {points}", **facts)
    return area(naming.id_of("track", colour), printed, label, f"bot{colour}")


def cells(x: float, y: float, way: float, width: float, step: float, fill: str) -> str:
    """Return the spaces of a track from one end of it, drawn as one dashed line."""
    return (
        f'<path d="M{short(x)} {short(y)}v{short(way)}" stroke="{fill}" stroke-width="{short(width)}"'
        f' stroke-dasharray="{short(step - 1.2)} 1.2"/>'
    )


def empty_track(layout: Layout) -> str:
    """Return the ground of a track with its numbers, the corner of the top space at the origin."""
    edition, step = layout.edition, layout.value_step()
    _x, _top, width, _height = layout.value_cell(0, edition.value_top)
    tall = (edition.value_top - edition.value_bottom + 1) * step - 1.2
    ground = box(-0.6, -0.6, width + 1.2, tall + 1.2, LINE) + cells(width / 2, 0, tall, width, step, PANEL)
    if step < 15:
        return ground
    values = range(edition.value_bottom, edition.value_top + 1)
    numbers = [(12.5, (edition.value_top - value) * step + step / 2 + 4, value) for value in values]
    return ground + texts("bot-n muted", numbers)


def value_markers(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> list[str]:
    """Return the value markers. BOT-1.12"""
    cube = layers.stamp("value", box(-15, -14, 30, 28, "var(--bc)", "var(--key)", 2, 3))
    out: list[str] = []
    for colour in range(COLOURS):
        x, y, width, height = layout.value_cell(colour, game.values[colour])
        inside = cube + words(0, 6, game.values[colour])
        element, spot, on = (
            naming.id_of("value", colour),
            (x + width / 2, y + height / 2),
            naming.id_of("track", colour),
        )
        out.append(lying(element, spot, inside, classes=f"bot-n large bot{colour}", lies_on=on))
    return out


def value_line(layout: Layout, below: int, bonus: int) -> str:
    """Return a line across all tracks with its bonus at the left."""
    y = layout.value_cell(0, below)[1] - 0.6
    name = "torso" if bonus == PLACE_PART else "project"
    out = [path(f"M797 {short(y)}h129", "var(--bad)", 2.5)]
    out.append(symbol(name, 805, y - 12, 18, "--bc:var(--stone-2)"))
    label = say("Line above {value}: {bonus}", value=below, bonus=Naming.line_bonus(bonus))
    return area(f"line-{below}", out, label)


def row_sign(layers: Layers, layout: Layout, game: BotFactory, row: int) -> str:
    """Return what the contracts of a row cost, and the points they bring. BOT-9.7"""
    edition = game.edition
    x, y = layout.row_sign(row)
    printed = [
        symbol("speech", x, y - 34, 22, PALE),
        words(x, y - 31, edition.row_cost[row]),
        symbol("vp", x, y + 22, 22),
        words(x, y + 48, f"+{edition.row_points[row]}", "ink"),
    ]
    facts = {"tokens": tokens_of(edition.row_cost[row]), "points": points_of(edition.row_points[row])}
    return area(f"row-{row}", printed, say("Row: {tokens}, {points} more", **facts), "bot-sign")


def contract(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, position: int) -> str:
    """Return a contract with the bots it asks for and its two token spaces."""
    x, y, width, height = layout.contract(position)
    number = game.contracts[position]
    if number < 0:
        label = say("No contract: row {row}", row=game.row_of(position) + 1)
        return area(naming.id_of("contract", position), [dashed(layers, x, y, width, height)], label)
    colours = [colour for colour in range(COLOURS) if game.edition.contract_colours[number] & BIT[colour]]
    out = [layers.stamp("card", card(layout), x, y)]
    step = min(25.0, (height - 34) / len(colours))
    for k, colour in enumerate(colours):
        small = symbol(f"bot-{naming.names.colours[colour]}", 0, 0, min(25.0, step))
        small += mark(layers, colour, 19, 0)
        out.append(
            layers.stamp(f"c{colour}-{short(step)}", small, x + width / 2 - 5, y + 3 + (k + 0.5) * step)
        )
    points = game.edition.contract_points[2 * number : 2 * number + 2]
    for slot, worth in enumerate(points):
        if game.reserved[2 * position + slot] == NOBODY:
            left, middle = layout.token_space(position, slot)
            out.append(words(left, middle + 4.5, worth))
    return area(
        naming.id_of("contract", position), out, contract_in_words(game, naming, position), "bot-card"
    )


def card(layout: Layout) -> str:
    """Return an empty contract with its two token spaces, its corner at the origin."""
    x, y, width, height = layout.contract(0)
    out = box(0, 0, width, height, "var(--panel)", "var(--key)", 1.2, 3)
    for slot in range(2):
        left, middle = layout.token_space(0, slot)
        out += disc(left - x, middle - y, 9.5, PANEL, LINE, 1)
    return out


def contract_in_words(game: BotFactory, naming: Naming, position: int) -> str:
    """Return what a contract asks for, what it brings and who reserved it."""
    number = game.contracts[position]
    first, second = game.edition.contract_points[2 * number : 2 * number + 2]
    bots = naming.bots(game.edition.contract_colours[number])
    out = say("Contract for {bots}, {first} or {second} points", bots=bots, first=first, second=second)
    for slot, points in enumerate((first, second)):
        seat = game.reserved[2 * position + slot]
        if seat != NOBODY:
            out += say(
                "; reserved by {name} for {points}", name=naming.object(seat), points=points_of(points)
            )
    return out
