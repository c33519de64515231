"""The solo bot: its card, its board, and what it would do next as far as that is known."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, escape, group, piece, seat_symbol, short, write
from boardwright.faces.telling.wording import capital, either, say, translated
from boardwright.games.baghdad.bot_choices import SYMBOLS, choose_symbol, target_of
from boardwright.games.baghdad.components import (
    ARTEFACT,
    BOT,
    BUILD_PALACE,
    EXTRA_ACTION,
    NO_BOT_CARD,
    NOWHERE,
    OUTER,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.face.art import SKILL_ICONS, THING_ICONS, owned, seat_class, tile_face
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.layout import Layout, Spot
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.stamps import LEAST, counters, heading, icon, number, rect, stamp
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.packing import NOBODY

ICONS_ON_BOARD: Final = {EXTRA_ACTION: "ui-plus", BUILD_PALACE: "palace-site"}


@dataclass(frozen=True)
class Plan:
    """What the bot would do with the next card if its turn came now."""

    symbol: int  # what it acts on, or NOBODY
    locations: tuple[int, ...]  # more than one where the card still unknown decides


def plan_of(game: Baghdad) -> Plan:
    """Return the symbol and the location the bot would choose as things stand. BAG-25.1-25.5

    The next card is known by its back. What decides ties is the back after it, which nobody knows yet: both
    rings are tried.
    """
    if game.bot_top == NO_BOT_CARD or game.players[0].vizier == NOWHERE:
        return Plan(NOBODY, ())
    trial = game.clone()
    trial.bot_active = game.bot_top
    trial.bot_done = 0
    ring = game.edition.bot.ring
    backs = {ring[card]: card for card in members(game.bot_pool)} or {0: game.bot_top}
    found: list[tuple[int, int]] = []
    for card in backs.values():
        trial.bot_top = card
        chosen = choose_symbol(trial)
        if chosen != NOBODY:
            found.append((chosen, target_of(trial, chosen)))
    if not found:
        return Plan(NOBODY, ())
    return Plan(found[0][0], tuple(dict.fromkeys(location for _, location in found)))


def draw_bot(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the part of the bot."""
    if not game.solo():
        return
    level = translated(naming.names.difficulties[game.difficulty])
    taken = game.players[BOT].discard
    things = [
        ("favour", game.edition.bot.favour_points[game.difficulty]),
        ("night", count(taken & game.edition.cards.night)),
        ("day", count(taken & game.edition.cards.day)),
    ]
    x, y, width, height = layout.other(0)
    places = [(x + 212 + k * 60, y + 17) for k in range(3)]
    out = [
        box(x + 1, y, width - 2, height, "var(--panel)", "var(--pc)", 1.8, 4),
        f'<g transform="translate({short(x + 17)},{short(y + 17)})">{seat_symbol(BOT, 16)}</g>',
        name_within(x + 30, y + 22, naming.person(BOT), 80, LEAST, heading),
        write(x + 112, y + 22, level, "m"),
        counters(layers, things, places, 20),
    ]
    out += next_card(layers, game, naming, x + 10, y + 42)
    out += rows(layers, game, naming, ids, (x + 8, y + 136))
    out += pieces(layers, game, naming, ids, (x + 210, y + 136))
    layers.printed.append(group(f"area-{BOT}", out, seat_class(BOT), say("Area of the bot")))


def next_card(layers: Layers, game: Baghdad, naming: Naming, x: float, y: float) -> list[str]:
    """Return the back on the deck, the four symbols of that card, and what it leads to."""
    cards = game.edition.bot
    out: list[str] = []
    left = count(game.bot_pool)
    if game.bot_top == NO_BOT_CARD:
        out.append(write(x, y + 40, say("No card left."), "m"))
        return [f'<g id="bot-card">{"".join(out)}</g>']
    card = game.bot_top
    night = bool(cards.night[card])
    out.append(box(x + 3, y - 3, 60, 84, "var(--bag-city)", "var(--key)", 1, 4) if left else "")
    out.append(box(x, y, 60, 84, "var(--bag-night)" if night else "var(--gold-2)", "var(--key)", 1.3, 4))
    style = "w" if night else "f"
    out.append(
        icon(layers, "night" if night else "day", x + 15, y + 15, 20)
        + icon(layers, "boat", x + 37, y + 15, 19)
    )
    out.append(number(x + 53, y + 21, cards.back_boats[card], 16, style))
    for each in range(len(cards.direction)):
        lit = cards.number[card] == each
        place = x + 9 + each * 14
        if lit:
            out.append(f'<circle class="bag-lit" cx="{short(place)}" cy="{short(y + 43)}" r="8"/>')
        out.append(number(place, y + 48.5, each + 1, LEAST, "" if lit else style))
    outer = cards.ring[card] == OUTER
    out.append(ring_sign(x + 30, y + 67, outer=outer))
    out.append(write(x + 72, y + 12, say("Next card, {n} below", n=left), "b"))
    for place in range(SYMBOLS):
        symbol_on = cards.symbols[card * SYMBOLS + place]
        lot = rect("bag-lot cell", 25, 25)
        out.append(stamp(layers, "act", lot, x + 72 + place * 30, y + 20))
        out.append(icon(layers, THING_ICONS[symbol_on], x + 84.5 + place * 30, y + 32.5, 20))
    out.append(
        icon(layers, "boat", x + 206, y + 32, 24) + number(x + 230, y + 38, f"{cards.front_boats[card]}+", 17)
    )
    for k, line in enumerate(plan_in_words(game, naming)):
        out.append(write(x + 72, y + 64 + k * 18, line, "b" if k == 0 else "m"))
    label = say("Next card of the bot: number {number}, {ring}, {sky}", **naming.bot_card(card))
    return [f'<g id="bot-card" role="img" aria-label="{escape(label)}">{"".join(out)}</g>']


def ring_sign(x: float, y: float, *, outer: bool) -> str:
    """Return two rings, the one that is meant thick."""
    thick, thin = 'stroke-width="4"', 'stroke-width="1.2"'
    circles = f'<circle cx="{short(x)}" cy="{short(y)}" r="13" {thick if outer else thin}/>'
    circles += f'<circle cx="{short(x)}" cy="{short(y)}" r="6.5" {thin if outer else thick}/>'
    return f'<g fill="var(--bag-cell)" stroke="var(--key)">{circles}</g>'


def plan_in_words(game: Baghdad, naming: Naming) -> list[str]:
    """Return what the bot would do if its turn came now, in one or two short lines."""
    if game.players[0].vizier == NOWHERE:
        return [say("It follows your vizier.")]
    plan = plan_of(game)
    if plan.symbol == NOBODY:
        return [say("It would do nothing now.")]
    places = either([naming.location(location) for location in plan.locations if location != NOBODY])
    return [
        say("Would act on {things}", things=naming.things(plan.symbol)),
        say("at {places}", places=places),
    ]


def rows(layers: Layers, game: Baghdad, naming: Naming, ids: Identities, corner: Spot) -> list[str]:
    """Return the four rows of the bot's board with its icons."""
    cards = game.edition.bot
    me = game.players[BOT]
    out: list[str] = []
    for k, type in enumerate(naming.names.rows):
        y0 = corner[1] + k * 43
        for spot in range(SPOTS):
            index = type * SPOTS + spot
            x = corner[0] + spot * 39
            sign = cards.tile_icons[(game.difficulty * TYPES + type) * SPOTS + spot]
            lot = rect(f"bag-t{type} faint", 37, 39) + rect("bag-lot", 37, 39)
            drawn = stamp(layers, f"bot{type}", lot, x, y0, element=f"spot-{BOT}-{type}-{spot + 1}")
            if sign:
                drawn += icon(
                    layers, ICONS_ON_BOARD[sign], x + (11 if type == ARTEFACT else 18.5), y0 + 19.5, 20
                )
            if type == ARTEFACT:
                worth = cards.artefact_points[game.difficulty * SPOTS + spot]
                drawn += icon(layers, "vp", x + 28, y0 + 10, 12) + number(x + 28, y0 + 33, worth)
            out.append(drawn)
            if me.filled & BIT[index]:
                tile = me.spots[index]
                inside = stamp(layers, f"own{tile}.0", kept(layers, tile_face, naming.printed, tile, 30))
                label = say("{tile}, spot {spot}", tile=capital(naming.tile(tile)), spot=spot + 1)
                layers.pieces.append(piece(ids.on_board(BOT, index), x + 18.5, y0 + 19.5, inside, label))
    return out


def pieces(layers: Layers, game: Baghdad, naming: Naming, ids: Identities, corner: Spot) -> list[str]:
    """Return houses with their icons, architects and boats left on the bot's board."""
    me = game.players[BOT]
    cards = game.edition.bot
    out: list[str] = []
    for row, (name, kind, mask) in enumerate(
        (("house", "house", me.houses), ("architect", "barchitect", me.architects))
    ):
        for k in range(SPOTS):
            x, y = corner[0] + k * 34, corner[1] + row * 43
            out.append(stamp(layers, "pier", rect("bag-lot cell", 32, 39), x, y))
            sign = cards.house_icons[game.difficulty * SPOTS + k] if kind == "house" else 0
            if sign:
                out.append(icon(layers, ICONS_ON_BOARD[sign], x + 16, y + 19.5, 20))
            if mask & BIT[k]:
                label = say("{piece} of the bot", piece=say("House") if kind == "house" else say("Architect"))
                layers.pieces.append(
                    piece(
                        f"{name}-{BOT}-{k}",
                        x + 16,
                        y + 19.5,
                        owned(layers, kind, BOT, 26),
                        label,
                        seat_class(BOT),
                    )
                )
    free = ids.boats_left(BOT)
    for k in range(me.boats):
        label = say("Boat of the bot, still on its board")
        at = (corner[0] + 16 + k * 34, corner[1] + 106)
        layers.pieces.append(piece(free[k], *at, owned(layers, "boat", BOT, 26), label, seat_class(BOT)))
    vizier = say("not in the city yet") if me.vizier == NOWHERE else naming.location(me.vizier)
    out.append(write(corner[0], corner[1] + 144, say("Vizier"), "m"))
    out.append(write(corner[0], corner[1] + 164, vizier, "b"))
    tiles = [SKILL_ICONS[skill] for skill in members(me.skill_tiles)]
    return out + [
        icon(layers, name, corner[0] + 70 + k * 22, corner[1] + 138, 20) for k, name in enumerate(tiles)
    ]
