"""What the other players have in front of them, a strip for each; in solo play the Bot's."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import escape

from boardwright.faces.drawing.svg import Layers, short, symbol
from boardwright.faces.tabannusi.area import crates_of
from boardwright.faces.tabannusi.art import LETTERS, caption, house, marker, plate, resource
from boardwright.faces.tabannusi.layout import Layout
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.telling.people import short as short_name
from boardwright.faces.telling.wording import capital, say
from boardwright.games.tabannusi.components import (
    CELLS,
    COLOURS,
    IN_AREA,
    ROWS,
    UNKNOWN,
    members,
)
from boardwright.games.tabannusi.state import Tabannusi

LINE = 21.0
BLOCK = 362.0

Item = tuple[float, str]  # width, and what is drawn from its left edge, around the middle of a line


def draw_others(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw a strip for every other player."""
    for place, seat in enumerate(layout.others):
        x, y, width, height = layout.other(place)
        name = capital(naming.people[seat])
        out = plate("tb-other", x + 1, y + 1, width - 2, height - 2, 5)
        lines = (
            heading(layers, game, naming, seat, name),
            tiles(layers, game, naming, seat),
            cards(game, naming, seat),
        )
        for k, items in enumerate(lines):
            left, top = x + 6, y + 13 + k * LINE
            if len(layout.others) == 1:
                left, top = x + 6 + k * BLOCK, y + height / 2
            out += line_of(items, left, top)
        layers.printed.append(
            f'<g id="area-{seat}" class="seat{seat + 1}" role="group" aria-label="{escape(name)}">{out}</g>'
        )


def line_of(items: Sequence[Item], x: float, y: float) -> str:
    """Return items side by side; they move closer where they would not fit."""
    wide = sum(width for width, _ in items)
    squeeze = min(1.0, (BLOCK - 12) / wide) if wide else 1.0
    out = ""
    for width, drawn in items:
        if drawn:
            out += f'<g transform="translate({short(x)} {short(y)})">{drawn}</g>'
        x += width * squeeze
    return out


def item(drawn: str, n: object, words: str, width: float = 40) -> Item:
    """Return an icon with its number; faint when it is 0."""
    faint = "" if n else ' class="tb-none"'
    text = caption("tn s", 24, 4.5, n)
    return width, f'<g{faint} role="img" aria-label="{escape(words)}">{drawn}{text}</g>'


def heading(layers: Layers, game: Tabannusi, naming: Naming, seat: int, name: str) -> list[Item]:
    """Return name, dice and Gold."""
    me = game.players[seat]
    shown = escape(short_name(name, 12))
    title = marker(layers, seat, 8, 0, 16) + caption("t b", 21, 4.5, shown)
    out: list[Item] = [(112, title)]
    for colour in range(COLOURS):
        words = say("{colour} dice: {n}", colour=capital(naming.colour(colour)), n=me.dice[colour])
        out.append(item(resource(layers, colour, 9, 0, 18), me.dice[colour], words, 39))
    return [*out, item(symbol("gold", 9, 0, 19), me.gold, say("Gold: {n}", n=me.gold), 42)]


def tiles(layers: Layers, game: Tabannusi, naming: Naming, seat: int) -> list[Item]:
    """Return Claim markers, Water, Gardens, Crates and the Houses left in each row."""
    me = game.players[seat]
    out: list[Item] = []
    if not game.is_bot(seat):
        words = say("Claim markers: {n} in the area, {supply} in the supply", n=me.markers, supply=me.supply)
        out.append(item(symbol("claim", 9, 0, 18), f"{me.markers}+{me.supply}", words, 58))
        special = game.special.count(IN_AREA + seat)
        out.append(item(symbol("water", 9, 0, 18), me.water, say("Water: {n}", n=me.water), 36))
        out.append(item(symbol("water-q", 9, 0, 18), special, say("Special Water: {n}", n=special), 36))
    out.append(item(symbol("garden", 9, 0, 18), me.gardens, say("Gardens: {n}", n=me.gardens), 36))
    for row in range(ROWS):
        n = me.houses[row]
        words = say("{row} row: Houses left {n}", row=capital(naming.row(row)), n=n)
        ground = plate(f"tb-c{row} tb-row", -1, -9, 34, 18, 3)
        count = f'<text class="tn s{" l" if row == 2 else ""} f" x="25" y="4.5">{n}</text>'
        drawn = ground + house(layers, seat, 9, 0, 15) + count
        out.append((38, f'<g role="img" aria-label="{escape(words)}">{drawn}</g>'))
    return out


def cards(game: Tabannusi, naming: Naming, seat: int) -> list[Item]:
    """Return Crates' letters, Ships, Harbormasters, Decrees and Urban cards."""
    me, names = game.players[seat], naming.names
    out: list[Item] = []
    held = crates_of(me)
    if held:
        spans = "".join(
            f"<tspan{'' if up else ' class=x'}>{LETTERS[colour]}</tspan>".replace("class=x", 'class="x"')
            for colour, up, _ in held
        )
        words = say("Crates: {n}", n=len(held))
        drawn = symbol("crate", 9, 0, 18) + caption("tb-crates", 20, 4.5, spans)
        out.append((26 + 11 * len(held), f'<g role="img" aria-label="{escape(words)}">{drawn}</g>'))
    hand = [*me.urban, *me.drawn]
    if not game.is_bot(seat):
        known = [names.urban_cards[card] for card in hand if card != UNKNOWN]
        words = say("Urban cards: {n}", n=len(hand))
        text = " ".join(known) if known else str(len(hand))
        out.append(item(symbol("urban", 9, 0, 18), text, words, 34 if not known else 26 + 24 * len(known)))
    groups = (
        (
            "ship",
            [names.ships[game.ships[cell]] for cell in range(CELLS) if me.ships >> cell & 1],
            say("Ships"),
        ),
        (
            "harbormaster",
            [names.harbormasters[tile] for tile in members(me.harbormasters)],
            say("Harbormasters"),
        ),
        ("decree", [names.decrees[decree] for decree in members(me.decrees)], say("Decrees")),
    )
    for shape, ids, title in groups:
        if ids:
            out.append(named_ids(shape, ids, title))
    return out


def named_ids(shape: str, ids: Sequence[str], title: str) -> Item:
    """Return an icon with the ids of what a player holds."""
    text = " ".join(ids)
    drawn = symbol(shape, 9, 0, 18, "--bc:var(--stone-2)") + caption("tb-ids", 21, 4, text)
    words = f"{title}: {', '.join(ids)}"
    return 28 + 6.6 * len(text), f'<g role="img" aria-label="{escape(words)}">{drawn}</g>'
