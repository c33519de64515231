"""The Part Production board: stacks, wheel, hub, credits, and the parts on it. BOT-7"""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.drawing.svg import (
    Layers,
    box,
    disc,
    path,
    printed_again,
    rectangles,
    short,
    symbol,
    texts,
    write,
)
from boardwright.faces.telling.wording import capital, say, say_count
from boardwright.games.bot_factory.components import COLOURS, NO_PART, PRODUCTION, TYPES
from boardwright.games.bot_factory.face.board_shapes import DARK, LINE, PANEL, area, dashed, lying
from boardwright.games.bot_factory.face.identities import Copies, Place
from boardwright.games.bot_factory.face.layout import HUB, HUB_RADIUS, PARTS_RADIUS, RIM, Layout, around
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.piece_shapes import PART, part_tile
from boardwright.games.bot_factory.notes import PART as PART_OF
from boardwright.games.bot_factory.notes import STACK_TOP, WHEEL
from boardwright.games.bot_factory.state import RUNNING, BotFactory
from boardwright.kernel.bits import BIT, total

STACK_SIDE = 56.0
CREDITS = 6  # places to count them


def draw_production(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The stacks, the frame of the wheel, inputs, outputs, credits. BOT-7"""
    for colour in range(COLOURS):
        layers.printed.append(stack(layers, layout, game, naming, colour))
    arrows = "".join(
        f"M{short(layout.wheel_spot(position)[0] * 1.4 - HUB[0] * 0.4 - 15)} 131h30l-15 12z"
        for position in game.edition.inputs
    )
    layers.printed.append(f'<path d="{arrows}" fill="{LINE}"/>')
    layers.printed.append(disc(*HUB, RIM + 7, DARK, DARK, 0))
    for position in game.edition.outputs:
        x = layout.wheel_spot(position)[0] * 1.5 - HUB[0] * 0.5
        chute = f'<path d="M{short(x - 12)} 402h24l-12 12z" fill="var(--gold)" stroke="var(--key)"/>'
        part = game.part_at(position)
        name = say("empty") if part == NO_PART else naming.part(part)
        label = say("{output}: {part}", output=capital(naming.output(position)), part=name)
        layers.printed.append(area(naming.id_of("output", position), [chute], label))
    layers.printed.append(credits_track(game))
    n = game.edition.trade_parts
    words = say("{n} parts buy a top part", n=n)
    trade = [symbol("exec", 464, 426, 15), write(558, 431, say("{n} parts → top", n=n), "e m", 12.5)]
    deed = say("Executive action: {deed}", deed=words)
    layers.printed.append(area(naming.id_of("executive", PRODUCTION), trade, deed))


def credits_track(game: BotFactory) -> str:
    """Return where the credits of a turn are counted. BOT-7.13"""
    places = rectangles((270 + k * 24, 416, 22, 20) for k in range(CREDITS))
    numbers = texts("bot-n muted", [(281 + k * 24, 430.5, k + 1) for k in range(CREDITS)])
    printed = [path(places, LINE, 1, PANEL), numbers, write(417, 431, say("used"), "m", 12.5)]
    return area("credits", printed, say("Credits used: {n}", n=credits_used(game)))


def credits_used(game: BotFactory) -> int:
    """Return the credits spent in this turn. BOT-7.13"""
    if game.main != RUNNING or not 0 <= game.active < game.seats:
        return 0
    if game.board_of_meeple(game.active) != PRODUCTION:
        return 0
    return game.edition.limit[game.where[game.active] // 2] - game.left


def stack(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, colour: int) -> str:
    """Return a stack without its top part: its height, its number, its discards."""
    x, y = layout.stack(colour)
    below = game.in_stack(colour)
    half = STACK_SIDE / 2
    out = [dashed(layers, x - half, y - half, STACK_SIDE, STACK_SIDE)]
    one_more = box(-half, -half, STACK_SIDE, STACK_SIDE, "var(--bc)", "var(--key)", 1, 4)
    for k in (2, 1):
        if below >= k:
            out.append(layers.stamp("below", one_more, x + k * 2.5, y - k * 2.5))
    n = below + (game.tops[colour] != NO_PART)
    discards = total(game.discards[colour * TYPES : colour * TYPES + TYPES])
    out.append(write(x + 33, y - 36, n, "e b", 13))
    out.append(write(x - 28, y + 44, say("discards {n}", n=discards), "", 12.5))
    top = game.tops[colour]
    facts = {"colour": capital(naming.colour(colour)), "discards": discards}
    facts["n"] = say_count("{n} part", "{n} parts", n)
    facts["top"] = say("empty") if top == NO_PART else naming.part(top)
    label = say("{colour} stack: {top}, {n}, {discards} discarded", **facts)
    return area(naming.id_of("stack", colour), out, label, f"bot{colour}")


@lru_cache(8)
def printed_wheel(wheel: int, quarter: int, icons: int, first: int) -> str:
    """Return the wheel around its hub as it lies before the first turn; it turns as one piece."""
    step = 360 / wheel

    def at(degrees: float, radius: float) -> str:
        x, y = around(degrees, radius)
        return f"{short(x - HUB[0])} {short(y - HUB[1])}"

    out = [disc(0, 0, RIM, PANEL, "var(--key)", 1.5)]
    for slot in range(wheel):
        if icons & BIT[slot]:
            low, high = (slot - first - 1) * step, (slot - first) * step
            wedge = f"M{at(low, RIM)}A{RIM:g} {RIM:g} 0 0 1 {at(high, RIM)}L{at(high, HUB_RADIUS)}"
            wedge += f"A{HUB_RADIUS:g} {HUB_RADIUS:g} 0 0 0 {at(low, HUB_RADIUS)}z"
            out.append(f'<path d="{wedge}" fill="var(--bot-bonus)" opacity=".75"/>')
    lines = "".join(f"M{at(k * step, HUB_RADIUS)}L{at(k * step, RIM)}" for k in range(wheel))
    out.append(path(lines, "var(--key)", 1.2))
    for slot in range(wheel):
        angle = (slot - first) * step - step / 2
        x, y = around(angle, PARTS_RADIUS)
        place = f'x="{short(x - HUB[0] - 21)}" y="{short(y - HUB[1] - 21)}"'
        out.append(f'<rect id="wheel-{slot}" class="bot-space" {place} width="42" height="42" rx="4"/>')
        if icons & BIT[slot]:
            x, y = around(angle, 57)
            out.append(printed_again("icon", x - HUB[0], y - HUB[1]))
    return "".join(out)


@lru_cache(1)
def wheel_icon() -> str:
    """Return the icon of a wheel space: a token for a placement. BOT-7.9"""
    return symbol("speech", -5, 0, 12, "--pc:var(--stone)") + symbol("torso", 6, 0, 12, "--bc:var(--stone-2)")


@lru_cache(1)
def hub() -> str:
    """Return the red hub, which does not turn; its arrow goes clockwise as the wheel does. BOT-7.4"""
    return (
        disc(0, 0, HUB_RADIUS - 2, "var(--r-red)", "var(--key)", 1.5)
        + disc(0, 0, HUB_RADIUS - 10, "none", "#fff", 1.5)
        + path("M17 6a18 18 0 1 0-10 11", "#fff", 4)
        + '<path d="M25 2l-8 10-9-9z" fill="#fff"/>'
    )


def wheel_pieces(layers: Layers, game: BotFactory) -> list[str]:
    """Return the wheel, which turns as one piece, and its hub. BOT-7.4"""
    edition = game.edition
    ground = printed_wheel(edition.wheel, edition.quarter, edition.wheel_icons, edition.inputs[0])
    layers.stamp("icon", wheel_icon())
    label = say("Wheel, turned {n} times", n=game.turned)
    turned = f" rotate({turned_by(game):g}deg)"
    return [lying("wheel", HUB, ground, label, turned=turned), lying("hub", HUB, hub())]


def turned_by(game: BotFactory) -> float:
    """Return the degrees that the wheel has turned since the beginning; it always goes on forwards."""
    return 360 / game.edition.wheel * game.edition.quarter * game.turned


def wheel_parts(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the parts on the wheel: they go round with it and stay upright. BOT-7.4, 7.8"""
    edition = game.edition
    out: list[str] = []
    for slot, part in enumerate(game.wheel):
        if part == NO_PART:
            continue
        position = (slot + edition.quarter * game.turned) % edition.wheel
        angle = layout.angle(slot) + turned_by(game)
        arm = f" rotate({angle:g}deg) translate(0,{short(-PARTS_RADIUS)}px) rotate({-angle:g}deg)"
        facts = {"part": capital(naming.part(part)), "clock": naming.names.clock[position]}
        label = say("{part} on the wheel, at {clock}", **facts)
        on = naming.id_of("output", position) if position in edition.outputs else ""
        element, size = copies.word(naming, Place(PART_OF + part, WHEEL + slot)), layout.part_size() / PART
        tile = part_tile(layers, part)
        out.append(lying(element, HUB, tile, label, size=size, lies_on=on, turned=arm))
    return out


def stack_tops(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies) -> list[str]:
    """Return the top parts. BOT-1.7"""
    out: list[str] = []
    for colour, top in enumerate(game.tops):
        if top != NO_PART:
            element = copies.word(naming, Place(PART_OF + top, STACK_TOP + colour))
            tile, on = part_tile(layers, top), naming.id_of("stack", colour)
            out.append(lying(element, layout.stack(colour), tile, size=STACK_SIDE / PART, lies_on=on))
    return out
