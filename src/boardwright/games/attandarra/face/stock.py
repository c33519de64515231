"""What lies beside the boards: tiles left to place, the bag, the City Seal, the history tiles."""

from __future__ import annotations

from functools import partial
from typing import Final

from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, escape, group, path, piece, short, symbol, write
from boardwright.faces.telling.wording import points_of, say, two_lines
from boardwright.games.attandarra.components import (
    GATE,
    MATERIALS,
    MEADOW,
    NO_EVENT,
    PLAGUE,
    RESERVOIR,
)
from boardwright.games.attandarra.face.art import picture
from boardwright.games.attandarra.face.city import numeral_of
from boardwright.games.attandarra.face.layout import Layout
from boardwright.games.attandarra.face.naming import EVENT_ICONS, Naming
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.packing import NOBODY

NAME_HEIGHT: Final = 29


def draw_supply(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Draw the tiles that the large city's owner can still place."""
    seat = layout.cities[0].seat
    x, y, width, height = layout.supply
    wide = layout.supply_columns > 2
    printed = [box(x, y, width, height, "var(--panel)", "var(--line)", 1, 5)]
    printed.append(write(x + 12, y + 21, say("Tiles left to place"), "d b", 14))
    if wide:
        printed.append(write(x + width - 12, y + 21, say("equal yellow numbers may not touch"), "e m", 13))
    for k, tile in enumerate(tiles_in_order(game)):
        left, top, step_x, step_y = layout.supply_cell(k)
        printed.append(supply_tile(layers, game, naming, seat, tile, (left, top, step_x - 5, step_y - 5)))
    layers.printed.append(group(f"supply-{seat}", printed, f"seat{seat + 1}", say("Tiles left to place")))


def tiles_in_order(game: Attandarra) -> list[int]:
    """Return the kinds of tiles, buildings by their numeral."""
    kinds = sorted(range(game.edition.kinds), key=lambda kind: (game.edition.numeral[kind], kind))
    seat_has = game.players[0].supply  # every seat has the same kinds; the count may be 0
    rest = [MEADOW, RESERVOIR] + ([GATE] if game.history else [])
    return [tile for tile in kinds + rest if tile < len(seat_has)]


def supply_tile(
    layers: Layers,
    game: Attandarra,
    naming: Naming,
    seat: int,
    tile: int,
    place: tuple[float, float, float, float],
) -> str:
    """Return one kind of tile with its numeral, its name and how many are left; faint when none is."""
    x, y, width, height = place
    left = game.players[seat].supply[tile]
    plate = height - NAME_HEIGHT
    ground = "var(--att-land)" if left else "var(--panel-2)"
    card = box(-width / 2, 0, width, height, ground, "var(--att-line)", 1, 3)
    card += box(-width / 2, plate, width, NAME_HEIGHT, "var(--panel)", "var(--att-line)", 0.8, 2)
    art = plate - 4
    out = [
        layers.stamp("y" if left else "n", card),
        picture(naming.printed, tile, -art / 2, 2, art, faint=not left),
        numeral_of(layers, game.edition, naming, tile, 11 - width / 2, 11),
    ]
    if left > 1:
        times = box(width / 2 - 25, 3, 22, 17, "var(--panel)", "var(--key)", 1, 2)
        out += [
            layers.stamp("x", times),
            f'<text class="s12" x="{short(width / 2 - 14)}" y="16">×{left}</text>',
        ]
    lines = two_lines(naming.tile(tile))
    middle = plate + NAME_HEIGHT / 2 + 4 - (len(lines) - 1) * 6.25
    out += [f'<text y="{short(middle + k * 12.5)}">{escape(line)}</text>' for k, line in enumerate(lines)]
    label = say("{tile}: {n} left", tile=naming.tile(tile), n=left)
    top = f'class="at {"b" if left else "m"}" transform="translate({short(x + width / 2)},{short(y)})"'
    name = f'id="{naming.supply_id(seat, tile)}" role="group" aria-label="{escape(label)}"'
    return f"<g {name} {top}>{''.join(out)}</g>"


def draw_store(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Draw what the bag holds, and the City Seal with its worth."""
    x, y = layout.store
    if layout.store_panel is not None:
        layers.printed.append(box(*layout.store_panel, "var(--panel)", "var(--line)", 1, 5))
    printed = [write(x, y + 10, say("In the bag"), "d b", 13)]
    for material in range(MATERIALS):
        left, top = x + material % 2 * 40, y + 29 + material // 2 * 24
        printed.append(symbol(naming.names.materials[material], left + 9, top, 20))
        printed.append(write(left + 21, top + 5, game.bag[material], "b"))
    layers.printed.append(group("bag", printed, label=say("The bag")))
    if game.history:
        draw_seal(layers, layout, game, naming)


def draw_seal(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Draw the City Seal, what it is worth this round and who holds it. ATT-12.6"""
    x, y = layout.seal
    worth = game.edition.seal[max(game.round, 1) - 1]
    holder = say("nobody") if game.seal == NOBODY else naming.person(game.seal)
    printed = [
        write(x, y + 10, say("City Seal"), "d b", 13),
        write(x + 32, y + 33, points_of(worth), "b", 12),
        name_within(x, y + 58, holder, 74, 12, partial(write, style="m", size=12)),
    ]
    layers.printed.append(group("seal-space", printed, label=say("City Seal")))
    label = say("City Seal: {holder}", holder=holder)
    layers.pieces.append(piece("seal", x + 14, y + 29, symbol("seal", 0, 0, 30), label))


def draw_history(layers: Layers, layout: Layout, game: Attandarra, naming: Naming) -> None:
    """Draw the three history tiles that are used: those of past rounds, this round's, those to come."""
    if layout.history is None:
        return
    x, y, width, height = layout.history
    printed = [box(x, y, width, height, "var(--panel)", "var(--line)", 1, 5)]
    printed.append(write(x + 10, y + 18, say("City History"), "d b", 14))
    first, last = game.edition.first_event_round, game.edition.rounds
    step = (width - 16) / max(1, last - first + 1)
    for k, round_ in enumerate(range(first, last + 1)):
        left, top = x + 10 + k * step, y + 26
        if round_ == game.round and game.event != NO_EVENT:
            printed += turned_up(naming, game.event, left, top, step - 6)
        else:
            over = round_ < game.round or (round_ == game.round and not game.agenda.frames)
            words = say("over") if over else say("round {round}", round=round_)
            printed.append(layers.stamp("h", face_down(step - 6), left, top))
            printed.append(write(left + (step - 6) / 2, top + 54, words, "c m", 12))
    layers.printed.append(group("history-tiles", printed, label=say("City History")))


def turned_up(naming: Naming, event: int, x: float, y: float, width: float) -> list[str]:
    """Return the history tile of this round: black for an evil, white for a favour."""
    evil = event >= PLAGUE
    words = two_lines(naming.event(event))
    return [
        box(x, y, width, 40, "var(--r-black)" if evil else "#F6EFDF", "var(--key)", 1, 3),
        symbol(EVENT_ICONS[event], x + width / 2, y + 20, 32),
        *[write(x + width / 2, y + 52 + 12 * k, line, "c b", 12) for k, line in enumerate(words)],
    ]


def face_down(width: float) -> str:
    """Return the back of a history tile, its corner at the origin."""
    cross = f"M8 33L{short(width - 8)} 7M8 7L{short(width - 8)} 33"
    back = box(0, 0, width, 40, "var(--panel-2)", "var(--att-line)", 1, 3)
    return back + path(cross, "var(--att-line)", 1)
