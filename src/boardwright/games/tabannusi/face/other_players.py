"""What the other players have in front of them, a strip for each; in solo play the Bot's."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, spoken
from boardwright.faces.telling.wording import capital, in_a_row, points_of, say
from boardwright.games.tabannusi.components import BROWN, CELLS, COLOURS, IN_AREA, ROWS, UNKNOWN
from boardwright.games.tabannusi.face import text_areas
from boardwright.games.tabannusi.face.art import (
    GREY,
    LETTERED,
    LETTERS,
    caption,
    house,
    icon,
    marker,
    plate,
    resource,
)
from boardwright.games.tabannusi.face.layout import Layout
from boardwright.games.tabannusi.face.naming import Naming, is_starting_player
from boardwright.games.tabannusi.face.own_area import crates_of
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import members

LINE: Final = 25.0
BLOCK: Final = 396.0

Item = tuple[float, Callable[[float, float], str]]  # width, and what draws it from its left edge


def draw_other_players(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw a strip for every other player; its name says all that lies there."""
    for place, seat in enumerate(layout.others):
        x, y, width, height = layout.other(place)
        name = capital(naming.people[seat]) if game.is_bot(seat) else naming.people[seat]
        out = plate("tb-other", x + 1, y + 1, width - 2, height - 2, 5)
        who = heading(layers, game, naming, seat, name)
        has, holds = tiles(layers, game, seat), cards(layers, game, naming, seat)
        lines, room = [who, has, holds], BLOCK
        if len(layout.others) == 2:
            lines, room = [[*who, *holds], has], width
        for k, items in enumerate(lines):
            left, top = x + 6, y + 15 + k * LINE
            if len(layout.others) == 1:
                left, top = x + 6 + k * BLOCK, y + height / 2
            out += line_of(items, left, top, room)
        words = in_a_row([say("{sentence}.", sentence=name), *text_of(game, naming, seat)])
        layers.printed.append(spoken(words, out, f"area-{seat}", f"seat{seat + 1} tb-strip"))


def text_of(game: Tabannusi, naming: Naming, seat: int) -> list[str]:
    """Return a player's things as sentences."""
    lines = [
        say("{sentence}.", sentence=points_of(game.players[seat].vp)),
        text_areas.resources(game, naming, seat),
    ]
    lines += [text_areas.tiles(game, naming, seat)]
    stop = say("{sentence}.", sentence="")
    if is_starting_player(game, seat):
        lines.insert(0, say("Starting player."))
    return [*lines, *(line.removesuffix(stop) + stop for line in text_areas.held(game, naming, seat))]


def line_of(items: Sequence[Item], x: float, y: float, room: float) -> str:
    """Return items side by side; they move closer where they would not fit."""
    wide = sum(width for width, _ in items)
    squeeze = min(1.0, (room - 12) / wide) if wide else 1.0
    out = ""
    for width, draw in items:
        out += draw(x, y)
        x += width * squeeze
    return out


def item(layers: Layers, shape: str, n: object, width: float = 42) -> Item:
    """Return an icon with its number; faint when it is 0."""

    def draw(x: float, y: float) -> str:
        look = GREY if shape == "ship" else ""
        return counted(icon(layers, shape, x + 10, y, LETTERED if shape == "water-q" else 20, look), n, x, y)

    return width, draw


def counted(drawn: str, n: object, x: float, y: float) -> str:
    """Return something with its number at its right."""
    drawn += caption("", x + 22, y + 5, n)
    return drawn if n or n == "" else f'<g class="tb-none">{drawn}</g>'


def heading(layers: Layers, game: Tabannusi, naming: Naming, seat: int, name: str) -> list[Item]:
    """Return name, the flag of the starting player, points, dice and Gold."""
    me = game.players[seat]

    def title(x: float, y: float) -> str:
        written = name_within(x + 21, y + 5, name, 74, 15, partial(caption, ""))
        return marker(layers, seat, x + 8, y, 16) + written

    def dice(colour: int) -> Item:
        def draw(x: float, y: float) -> str:
            return counted(resource(layers, colour, x + 10, y, 24), me.dice[colour], x, y)

        return 42, draw

    first = [item(layers, "ui-flag", "", 20)] if is_starting_player(game, seat) else []
    points = item(layers, "vp", me.vp, 50)
    rest = [*(dice(colour) for colour in range(COLOURS)), item(layers, "gold", me.gold, 42)]
    return [(104, title), *first, points, *rest]


def tiles(layers: Layers, game: Tabannusi, seat: int) -> list[Item]:
    """Return Claim markers, Water, Gardens, and the Houses left in each row."""
    me = game.players[seat]
    out: list[Item] = []
    if not game.is_bot(seat):
        out.append(item(layers, "claim", f"{me.markers}+{me.supply}", 68))
        out.append(item(layers, "water", me.water, 40))
        out.append(item(layers, "water-q", game.special.count(IN_AREA + seat), 42))
    out.append(item(layers, "garden", me.gardens, 40))
    return [*out, *(row_of(layers, game, seat, row) for row in range(ROWS))]


def row_of(layers: Layers, game: Tabannusi, seat: int, row: int) -> Item:
    """Return the Houses left in a row of the Player board."""

    def draw(x: float, y: float) -> str:
        out = layers.stamp(f"o{row}", plate(f"tb-c{row} tb-row", -1, -10, 36, 20), x, y)
        out += house(layers, seat, x + 10, y, 17)
        ink = "tn l" if row == BROWN else "tn f"
        return out + caption(ink, x + 27, y + 5, game.players[seat].houses[row])

    return 41, draw


def cards(layers: Layers, game: Tabannusi, naming: Naming, seat: int) -> list[Item]:
    """Return Crates by their letters, Urban cards, Ships, Harbormasters and Decrees."""
    me, names = game.players[seat], naming.names
    out: list[Item] = []
    held = crates_of(me)
    if held:
        out.append(crate_letters(layers, held))
    if not game.is_bot(seat):
        hand = [*me.urban, *me.drawn]
        known = [names.urban_cards[card] for card in hand if card != UNKNOWN]
        text = " ".join(known) if known else str(len(hand))
        out.append(item(layers, "urban", text, 30 + 9 * len(text)))
    ships = [names.ships[game.ships[cell]] for cell in range(CELLS) if me.ships >> cell & 1]
    tiles = [names.harbormasters[tile] for tile in members(me.harbormasters)]
    decrees = [names.decrees[decree] for decree in members(me.decrees)]
    for shape, ids in (("ship", ships), ("harbormaster", tiles), ("decree", decrees)):
        if ids:
            text = " ".join(ids)
            out.append(item(layers, shape, text, 32 + 9 * len(text)))
    return out


def crate_letters(layers: Layers, held: Sequence[tuple[int, bool, bool]]) -> Item:
    """Return a player's Crates; the letter of one that is spent is struck out."""

    def draw(x: float, y: float) -> str:
        out = icon(layers, "crate", x + 10, y, 22)
        for k, (colour, up, _) in enumerate(held):
            out += caption("tb-letter" if up else "tb-letter x", x + 29 + 14 * k, y + 5, LETTERS[colour])
        return out

    return 34 + 14 * len(held), draw
