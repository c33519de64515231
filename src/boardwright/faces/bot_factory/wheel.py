"""What is printed on the Part Production board: stacks, wheel, hub, credits."""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.bot_factory.art import FILLS
from boardwright.faces.bot_factory.layout import (
    HUB,
    HUB_RADIUS,
    PARTS_RADIUS,
    RIM,
    Layout,
    around,
)
from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.bot_factory.paper import BONUS, DARK, LINE, PANEL, dashed
from boardwright.faces.drawing.svg import Layers, box, disc, group, numeral, path, symbol, write
from boardwright.faces.telling.wording import capital, say
from boardwright.games.bot_factory.components import (
    BIT,
    COLOURS,
    NO_PART,
    PRODUCTION,
    TYPES,
    total,
)
from boardwright.games.bot_factory.state import RUNNING, BotFactory


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
