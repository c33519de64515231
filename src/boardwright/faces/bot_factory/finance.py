"""What is printed on the Finance board: value tracks, lines, contracts."""

from __future__ import annotations

from boardwright.faces.bot_factory.art import FILLS, mark
from boardwright.faces.bot_factory.layout import (
    Layout,
)
from boardwright.faces.bot_factory.naming import Naming, tokens_of
from boardwright.faces.bot_factory.paper import LINE, PALE, PANEL, dashed
from boardwright.faces.drawing.svg import Layers, box, disc, group, numeral, path, symbol
from boardwright.faces.telling.wording import capital, points_of, say
from boardwright.games.bot_factory.components import (
    BIT,
    COLOURS,
    NO_BONUS,
    PLACE_PART,
)
from boardwright.games.bot_factory.state import BotFactory


def draw_finance(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The value tracks with their lines, and the contract grid. BOT-9"""
    edition = game.edition
    for place, colour in enumerate(range(COLOURS)):
        printed: list[str] = []
        for value in range(edition.value_bottom, edition.value_top + 1):
            x, y, width, height = layout.value_cell(place, value)
            filled = value <= game.values[colour]
            printed.append(box(x, y, width, height, FILLS[colour] if filled else PANEL, LINE, 0.8, 2))
            if not filled and height > 13:
                printed.append(numeral(x + width / 2, y + height / 2 + 4.5, value, 12, "var(--muted)"))
        x = layout.value_cell(place, edition.value_bottom)[0]
        printed.append(mark(colour, x + 12.5, 430, 1, "var(--muted)"))
        label = say("{colour} track", colour=capital(naming.colour(colour)))
        layers.printed.append(group(naming.track_id(colour), printed, label=label))
    for below, bonus in enumerate(edition.lines):
        if bonus != NO_BONUS and edition.value_bottom <= below < edition.value_top:
            layers.printed.append(value_line(layout, below, bonus))
    for row in range(edition.contract_rows):
        x, y = layout.row_sign(row)
        printed = [
            symbol("speech", x, y - 34, 22, PALE),
            numeral(x, y - 31, edition.row_cost[row], 13, "#fff"),
        ]
        printed += [
            symbol("vp", x, y + 22, 22),
            numeral(x, y + 48, f"+{edition.row_points[row]}", 14, "var(--ink)"),
        ]
        facts = {"tokens": tokens_of(edition.row_cost[row]), "points": points_of(edition.row_points[row])}
        layers.printed.append(
            group(f"row-{row}", printed, label=say("Row: {tokens}, {points} more", **facts))
        )
    for position in range(edition.positions):
        layers.printed.append(contract(layout, game, naming, position))


def value_line(layout: Layout, below: int, bonus: int) -> str:
    """Return a line across all tracks with its bonus at the left."""
    y = layout.value_cell(0, below)[1] - 0.6
    name = "torso" if bonus == PLACE_PART else "project"
    out = [path(f"M797 {y:.1f}h129", "var(--bad)", 2.5), symbol(name, 805, y - 12, 18, "--bc:var(--stone-2)")]
    what = say("place a part") if bonus == PLACE_PART else say("take a project")
    label = say("Line above {value}: {bonus}", value=below, bonus=what)
    return group(f"line-{below}", out, label=label)


def contract(layout: Layout, game: BotFactory, naming: Naming, position: int) -> str:
    """Return a contract with the bots it asks for and its two token spaces."""
    x, y, width, height = layout.contract(position)
    number = game.contracts[position]
    if number < 0:
        label = say("No contract: row {row}", row=game.row_of(position) + 1)
        return group(naming.contract_id(position), [dashed(x, y, width, height)], label=label)
    colours = [colour for colour in range(COLOURS) if game.edition.contract_colours[number] & BIT[colour]]
    out = [box(x, y, width, height, "var(--panel)", "var(--key)", 1.2, 3)]
    step = min(25.0, (height - 34) / len(colours))
    for k, colour in enumerate(colours):
        name = f"bot-{naming.names.colours[colour]}"
        out.append(symbol(name, x + width / 2 - 5, y + 3 + (k + 0.5) * step, min(25.0, step)))
        out.append(mark(colour, x + width / 2 + 14, y + 3 + (k + 0.5) * step, 0.8, "var(--ink)"))
    points = game.edition.contract_points[2 * number : 2 * number + 2]
    for slot, worth in enumerate(points):
        spot = layout.token_space(position, slot)
        out.append(disc(*spot, 9.5, PANEL, LINE, 1))
        out.append(numeral(spot[0], spot[1] + 4.5, worth, 12, "var(--ink)"))
    bots = naming.bots(game.edition.contract_colours[number])
    facts = {"bots": bots, "first": points[0], "second": points[1]}
    label = say("Contract for {bots}, {first} or {second} points", **facts)
    return group(naming.contract_id(position), out, label=label)
