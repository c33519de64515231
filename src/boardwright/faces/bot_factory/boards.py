"""What is printed on the four boards and on the floor beneath them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.faces.bot_factory.art import FILLS, mark
from boardwright.faces.bot_factory.forecast import HABITS, forecast
from boardwright.faces.bot_factory.layout import (
    BOARD_BOXES,
    BOARD_HEIGHT,
    FLOOR,
    HUB,
    HUB_RADIUS,
    PARTS_RADIUS,
    RIM,
    Layout,
    around,
)
from boardwright.faces.bot_factory.naming import Naming, tokens_of
from boardwright.faces.drawing.svg import Layers, box, disc, group, numeral, path, symbol, write
from boardwright.faces.telling.wording import capital, points_of, say
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BIT,
    BOARDS,
    COLOURS,
    NO_BONUS,
    NO_COLOUR,
    NO_PART,
    PLACE_PART,
    PRODUCTION,
    PROJECT,
    TYPES,
    total,
)
from boardwright.games.bot_factory.state import RUNNING, BotFactory

GROUND: Final = "var(--bot-floor)"
PANEL: Final = "var(--bot-panel)"
LINE: Final = "var(--bot-line)"
DARK: Final = "var(--bot-dark)"
BONUS: Final = "var(--gold-2)"
PALE: Final = "--pc:var(--stone);--p-ink:transparent"


def draw_boards(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Draw the four boards and the floor, without the pieces."""
    layers.printed.append(printed_floor())
    for board in range(BOARDS):
        layers.printed.append(ground(game, naming, board))
    draw_assembly(layers, layout, game, naming)
    draw_production(layers, layout, game, naming)
    draw_projects(layers, layout, game, naming)
    draw_finance(layers, layout, game, naming)
    for space in range(game.edition.spaces):
        layers.printed.append(action_space(layout, naming, space))


@lru_cache(1)
def printed_floor() -> str:
    """Return the dark strip with its warning edge."""
    x, y, width, height = FLOOR
    out = box(x, y, width, height, DARK, round_by=5)
    stripes = "".join(f"M{x + k * 24:.0f} {y:.0f}h12l-6 8h-12z" for k in range(1, int(width // 24)))
    return out + f'<path d="{stripes}" fill="var(--gold)" opacity=".8"/>'


def ground(game: BotFactory, naming: Naming, board: int) -> str:
    """Return the ground of a board, its title, and what Sandra does on it."""
    x, width = BOARD_BOXES[board]
    seen = forecast(game)
    next_here = seen is not None and seen.board == board and not seen.idle
    habit = say(HABITS[board])
    title = naming.board(board)
    out = [
        box(x, 0, width, BOARD_HEIGHT, GROUND, LINE, 1.5, 5),
        grid_paper(board),
        box(x, 0, width, 28, DARK, round_by=5),
        box(x, 14, width, 14, DARK, round_by=0),
        f'<text x="{x + 12:.1f}" y="20" class="d" style="font:650 15px var(--font-display);fill:#fff">'
        f"{title}</text>",
    ]
    if next_here:
        out.append(box(x + width - 30, 2, 26, 24, "var(--gold)", round_by=4))
    out.append(symbol("sandra", x + width - 17, 14, 20, "" if next_here else "opacity:.75"))
    words = say("{board}. Sandra here: {habit}", board=title, habit=habit)
    if next_here:
        words = say("{board}. Sandra acts here next: {habit}", board=title, habit=habit)
    return group(naming.board_id(board), out, label=words)


@lru_cache(4)
def grid_paper(board: int) -> str:
    """Return faint lines."""
    x, width = BOARD_BOXES[board]
    lines = "".join(f"M{x + k * 30:.0f} 29v{BOARD_HEIGHT - 30}" for k in range(1, int(width // 30)))
    return f'<g opacity=".35">{path(lines, LINE, 0.4)}</g>'


def action_space(layout: Layout, naming: Naming, space: int) -> str:
    """Return an action space with what it offers."""
    edition = layout.edition
    board = edition.board_of[space]
    x, y = layout.space_centre(space)
    radius = layout.space_radius(board)
    limit = edition.limit[space]
    up_to = board in (ASSEMBLY, PROJECT) and limit > 1
    offer = naming.offer(space)
    out = [disc(x, y, radius, PANEL, "var(--gold)", 3)]
    out.append(numeral(x, y + 7, f"1–{limit}" if up_to else limit, 20, "var(--ink)"))
    cost, gain = edition.extra_cost[space], edition.extra_gain[space]
    if cost or gain:
        fill = "var(--bad)" if cost else "var(--stone)"
        out.append(symbol("speech", x + radius - 6, y - 20, 21, f"--pc:{fill};--p-ink:transparent"))
        sign = f"\N{MINUS SIGN}{cost}" if cost else f"+{gain}"
        out.append(numeral(x + radius - 6, y - 16.5, sign, 11, "#fff"))
    out.append(
        f'<text x="{x:.1f}" y="{FLOOR[1] + 93:.1f}" text-anchor="middle"'
        f' style="font:600 13px var(--font-ui);fill:#DCE6EA">{offer}</text>'
    )
    label = say("Space {number}: {place}", number=naming.names.spaces[space], place=naming.place(space))
    if cost:
        label += say(", costs {tokens}", tokens=tokens_of(cost))
    if gain:
        label += say(", gives {tokens}", tokens=tokens_of(gain))
    return group(naming.space_id(space), out, label=label)


# Assembly -------------------------------------------------------------------------------------------


def draw_assembly(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The bots left, the columns with their icons, the pallets. BOT-6"""
    for place, colour in enumerate(naming.names.columns):
        x = layout.column_cell(place, 0)[0]
        printed = [box(x, 34, 56, 60, PANEL, FILLS[colour], 2.5, 4)]
        for k in range(min(game.edition.meeples_large, 4)):
            printed.append(disc(x + 15 + k % 2 * 26, 48 + k // 2 * 28, 9, "none", LINE, 1))
        left = say("{colour} bots left: {n}", colour=capital(naming.colour(colour)), n=game.meeples[colour])
        layers.printed.append(group(f"bots-{naming.names.colours[colour]}", printed, label=left))
        for type in range(TYPES):
            layers.printed.append(column_space(layout, game, naming, place, type))
    layers.printed.append(write(12, 318, say("Spare parts"), "d b", 13))
    price = say("swap one for {tokens}", tokens=tokens_of(game.edition.swap_cost))
    swap = [symbol("exec", 128, 313, 15), write(244, 318, price, "e m", 12.5)]
    layers.printed.append(
        group(naming.executive_id(ASSEMBLY), swap, label=say("Executive action: {deed}", deed=price))
    )
    for spare in range(len(game.spares)):
        layers.printed.append(pallet(layout, game, naming, spare))
    edition = game.edition
    first, second = edition.first_reward, edition.second_reward
    words = say("1st part {first}, 2nd {second} tokens, 3rd the bot", first=first, second=second)
    layers.printed.append(write(126, 432, words, "c m", 12.5))


def column_space(layout: Layout, game: BotFactory, naming: Naming, place: int, type: int) -> str:
    """Return a space for a part; the icon shows as long as it is free."""
    colour = naming.names.columns[place]
    x, y, width, height = layout.column_cell(place, type)
    out = [dashed(x, y, width, height)]
    name = naming.names.parts[colour * TYPES + type]
    out.append(symbol(name, x + width / 2, y + height / 2, width * 0.62, "opacity:.28"))
    icon = game.edition.icons[colour] & BIT[type]
    label = say("{part}: free", part=capital(naming.part(colour * TYPES + type)))
    if game.columns[colour * TYPES + type] != NO_PART:
        part = naming.part(game.columns[colour * TYPES + type])
        label = say("{part} in the {colour} column", part=capital(part), colour=naming.colour(colour))
    elif icon:
        out.append(price_tag(x + 28, y + 40, game.edition.icon_cost))
        label += say(", icon: a top part for {tokens}", tokens=tokens_of(game.edition.icon_cost))
    return group(naming.column_id(colour, type), out, label=label)


def price_tag(x: float, y: float, tokens: int) -> str:
    """Return a bonus that costs tokens."""
    return (
        box(x, y, 27, 20, BONUS, "var(--key)", 1, 2)
        + symbol("speech", x + 8.5, y + 10, 14, "--pc:var(--stone)")
        + numeral(x + 20, y + 15, tokens, 12)
    )


def dashed(x: float, y: float, width: float, height: float) -> str:
    """Return an empty space for a tile."""
    return (
        f'<rect x="{x:.1f}" y="{y:.1f}" width="{width:.1f}" height="{height:.1f}" rx="4" fill="{PANEL}"'
        f' stroke="{LINE}" stroke-width="1.3" stroke-dasharray="4 3"/>'
    )


def pallet(layout: Layout, game: BotFactory, naming: Naming, spare: int) -> str:
    """Return a pallet."""
    x, y = layout.pallet(spare)
    out = [
        box(x - 48, y + 34, 96, 10, "var(--wood-2)", "var(--key)", 1.2, 1),
        box(x - 40, y + 44, 12, 10, "var(--wood)", "var(--key)", 1, 1),
        box(x + 28, y + 44, 12, 10, "var(--wood)", "var(--key)", 1, 1),
    ]
    part = game.spares[spare]
    name = say("empty") if part == NO_PART else naming.part(part)
    return group(naming.spare_id(spare), out, label=say("Spare part: {part}", part=name))


# Part Production ------------------------------------------------------------------------------------


def draw_production(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The stacks, the frame of the wheel, inputs, outputs, credits. BOT-7"""
    for colour in range(COLOURS):
        layers.printed.append(stack(layout, game, naming, colour))
    arrows = "".join(
        f"M{layout.wheel_spot(position)[0] * 1.4 - HUB[0] * 0.4 - 15:.1f} 128h30l-15 13z"
        for position in game.edition.inputs
    )
    layers.printed.append(f'<path d="{arrows}" fill="{LINE}"/>')
    layers.printed.append(disc(*HUB, RIM + 7, DARK, DARK, 0))
    for position in game.edition.outputs:
        x = layout.wheel_spot(position)[0] * 1.5 - HUB[0] * 0.5
        chute = f'<path d="M{x - 12:.1f} 402h24l-12 12z" fill="var(--gold)" stroke="var(--key)"/>'
        part = game.part_at(position)
        name = say("empty") if part == NO_PART else naming.part(part)
        label = say("{output}: {part}", output=capital(naming.output(position)), part=name)
        layers.printed.append(group(naming.output_id(position), [chute], label=label))
    used = credits_used(game)
    printed: list[str] = []
    for k in range(6):
        printed.append(box(270 + k * 24, 416, 22, 20, PANEL, LINE, 1, 2))
        printed.append(numeral(281 + k * 24, 430.5, k + 1, 12, "var(--muted)"))
    label = say("Credits used: {n}", n=used)
    layers.printed.append(group("credits", [*printed, write(417, 431, say("used"), "m", 11)], label=label))
    n = game.edition.trade_parts
    words = say("{n} parts buy a top part", n=n)
    trade = [symbol("exec", 464, 426, 15), write(558, 431, say("{n} parts → top", n=n), "e m", 12.5)]
    layers.printed.append(
        group(naming.executive_id(PRODUCTION), trade, label=say("Executive action: {deed}", deed=words))
    )


def credits_used(game: BotFactory) -> int:
    """Return the credits spent in this turn. BOT-7.13"""
    if game.main != RUNNING or not 0 <= game.active < game.seats:
        return 0
    if game.board_of_meeple(game.active) != PRODUCTION:
        return 0
    return game.edition.limit[game.where[game.active] // 2] - game.left


def stack(layout: Layout, game: BotFactory, naming: Naming, colour: int) -> str:
    """Return a stack without its top part: its height, its number, its discards."""
    x, y = layout.stack(colour)
    below = game.in_stack(colour)
    out = [dashed(x - 28, y - 28, 56, 56)]
    for k in (2, 1):
        if below >= k:
            out.append(box(x - 28 + k * 2.5, y - 28 - k * 2.5, 56, 56, FILLS[colour], "var(--key)", 1, 4))
    n = below + (game.tops[colour] != NO_PART)
    discards = total(game.discards[colour * TYPES : colour * TYPES + TYPES])
    out.append(write(x + 33, y - 36, n, "e b", 13))
    out.append(write(x - 28, y + 42, say("discards {n}", n=discards), "m", 11))
    top = game.tops[colour]
    facts = {"colour": capital(naming.colour(colour)), "n": n, "discards": discards}
    facts["top"] = say("empty") if top == NO_PART else naming.part(top)
    label = say("{colour} stack: {top}, {n} parts, {discards} discarded", **facts)
    return group(naming.stack_id(colour), out, label=label)


@lru_cache(8)
def printed_wheel(wheel: int, quarter: int, icons: int, first: int) -> str:
    """Return the wheel around its hub as it lies before the first turn; it turns as one piece."""
    step = 360 / wheel

    def at(degrees: float, radius: float) -> str:
        x, y = around(degrees, radius)
        return f"{x - HUB[0]:.1f} {y - HUB[1]:.1f}"

    out = [disc(0, 0, RIM, PANEL, "var(--key)", 1.5)]
    for slot in range(wheel):
        if icons & BIT[slot]:
            low, high = (slot - first - 1) * step, (slot - first) * step
            wedge = f"M{at(low, RIM)}A{RIM} {RIM} 0 0 1 {at(high, RIM)}L{at(high, HUB_RADIUS)}"
            wedge += f"A{HUB_RADIUS} {HUB_RADIUS} 0 0 0 {at(low, HUB_RADIUS)}z"
            out.append(f'<path d="{wedge}" fill="{BONUS}" opacity=".75"/>')
    lines = "".join(f"M{at(k * step, HUB_RADIUS)}L{at(k * step, RIM)}" for k in range(wheel))
    out.append(path(lines, "var(--key)", 1.2))
    for slot in range(wheel):
        angle = (slot - first) * step - step / 2
        x, y = around(angle, PARTS_RADIUS)
        out.append(dashed(x - HUB[0] - 21, y - HUB[1] - 21, 42, 42))
        if icons & BIT[slot]:
            x, y = around(angle, 57)
            out.append(symbol("speech", x - HUB[0] - 5, y - HUB[1], 12, "--pc:var(--stone)"))
            out.append(symbol("torso", x - HUB[0] + 6, y - HUB[1], 12, "--bc:var(--stone-2)"))
    return "".join(out)


def hub() -> str:
    """Return the red hub, which does not turn."""
    x, y = HUB
    return (
        disc(x, y, HUB_RADIUS - 2, "var(--r-red)", "var(--key)", 1.5)
        + disc(x, y, HUB_RADIUS - 10, "none", "#fff", 1.5)
        + f'<path d="M{x - 17:.1f} {y + 6:.1f}a18 18 0 1 1 10 11" fill="none" stroke="#fff" stroke-width="4"'
        f' stroke-linecap="round"/><path d="M{x - 25:.1f} {y + 2:.1f}l8 10 9-9z" fill="#fff"/>'
    )


# Projects -------------------------------------------------------------------------------------------


def draw_projects(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The project spaces with the bonuses beneath them, universal parts, deck. BOT-8"""
    edition = game.edition
    for space in range(edition.project_spaces):
        x, y, width, height = layout.project(space)
        colour = game.projects[space]
        name = say("empty") if colour == NO_COLOUR else naming.colour(colour)
        label = say("Project {place}: {colour}", place=naming.project_place(space), colour=name)
        layers.printed.append(group(naming.project_id(space), [dashed(x, y, width, height)], label=label))
    left, right = tokens_of(edition.bottom_left_cost), tokens_of(edition.bottom_right_gain)
    printed = [
        box(584, 268, 90, 22, BONUS, "var(--key)", 1, 2),
        numeral(604, 283, edition.bottom_left_cost, 12),
        symbol("speech", 616, 279, 15, "--pc:var(--stone)"),
        numeral(632, 283, "→", 13),
        symbol("torso", 650, 279, 16, "--bc:var(--stone-2)"),
        box(680, 268, 90, 22, BONUS, "var(--key)", 1, 2),
        numeral(712, 284, f"+{edition.bottom_right_gain}", 14),
        symbol("speech", 734, 279, 16, "--pc:var(--stone)"),
    ]
    label = say(
        "Bottom left: a part may be placed for {left}. Bottom right: {right}.", left=left, right=right
    )
    layers.printed.append(group("project-bonuses", printed, label=label))
    layers.printed.append(write(584, 312, say("Universal parts"), "d b", 13))
    for type in range(TYPES):
        x, y = layout.universal(type)
        facts = {"type": naming.type(type), "n": game.universals[type]}
        label = say("Universal {type}: {n} left", **facts)
        layers.printed.append(group(naming.universal_id(type), [dashed(x - 26, y - 26, 52, 52)], label=label))
    facts = {"deck": total(game.deck), "discards": total(game.project_discards)}
    layers.printed.append(write(584, 398, say("Deck {deck}, discards {discards}", **facts), "m", 12.5))
    words = say("{n} projects buy 1 universal", n=edition.trade_projects)
    trade = [symbol("exec", 592, 413, 15), write(603, 418, words, "m", 12.5)]
    layers.printed.append(
        group(naming.executive_id(PROJECT), trade, label=say("Executive action: {deed}", deed=words))
    )
    if game.universal_bot:
        layers.printed.append(
            symbol("bot", 756, 424, 26, "--bc:var(--stone-2)")
            + write(742, 434, say("Universal bot"), "e m", 12)
        )


# Finance --------------------------------------------------------------------------------------------


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
