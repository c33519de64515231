"""What is printed on the four boards and on the floor beneath them."""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.bot_factory.art import FILLS
from boardwright.faces.bot_factory.finance import draw_finance
from boardwright.faces.bot_factory.forecast import HABITS, forecast
from boardwright.faces.bot_factory.layout import (
    BOARD_BOXES,
    BOARD_HEIGHT,
    FLOOR,
    Layout,
)
from boardwright.faces.bot_factory.naming import Naming, tokens_of
from boardwright.faces.bot_factory.paper import BONUS, DARK, GROUND, LINE, PANEL, dashed, price_tag
from boardwright.faces.bot_factory.wheel import draw_production
from boardwright.faces.drawing.svg import Layers, box, disc, group, numeral, path, symbol, write
from boardwright.faces.telling.wording import capital, say
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    BIT,
    BOARDS,
    NO_COLOUR,
    NO_PART,
    PROJECT,
    TYPES,
    total,
)
from boardwright.games.bot_factory.state import BotFactory


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
