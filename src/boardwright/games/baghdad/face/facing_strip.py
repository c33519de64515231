"""The strips of the other players; a single one is as wide as the drawing, so its cards have names."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import Layers, box, escape, group, short, write
from boardwright.faces.telling.wording import points_of, say, translated, two_lines
from boardwright.games.baghdad.components import ICONS, NO_CARD
from boardwright.games.baghdad.face.art import SKILL_ICONS, seat_class
from boardwright.games.baghdad.face.beside_board import icons_in_words, icons_now, staying
from boardwright.games.baghdad.face.layout import WIDTH, Layout
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.own_area import fate_in_words
from boardwright.games.baghdad.face.rival_strips import (
    draw_small_card,
    means,
    name_and_hand,
    narrow_strip,
    pieces_left,
    small_board,
    small_lot,
)
from boardwright.games.baghdad.face.stamps import digits, icon, number
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import members

CARD_STEP: Final = 152.0
LARGER: Final = 1.2
KEPT_LINES: Final = 5


def draw_rival_strips(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Draw a strip for every other player; the bot has an area of its own."""
    for place, seat in enumerate(layout.others):
        if seat < game.seats:
            if layout.facing:
                out = facing_strip(layers, layout, game, naming, seat)
            else:
                out = narrow_strip(layers, layout, game, naming, place)
            label = say("Area of {name}", name=naming.person(seat))
            layers.printed.append(group(f"area-{seat}", out, seat_class(seat), label))


def facing_strip(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the ground of the strip, and draw its pieces."""
    _, y, _, height = layout.other(0)
    return [
        box(1, y, WIDTH - 2, height, "var(--panel)", "var(--pc)", 1.8, 4),
        *name_and_hand(layers, game, naming, seat, (0, y)),
        *cards(layers, game, naming, seat, y + 26),
        larger(small_board(layers, game, naming, seat, (0, 0)), 628, y + 6),
        larger(pieces_left(layers, game, naming, seat, (0, 0)), 762, y + 8),
        larger(means(layers, game, naming, seat, (0, 0)), 872, y + 2),
        icons(layers, game, naming, seat, y),
        *kept_cards(game, naming, seat, y),
    ]


def larger(drawn: str, x: float, y: float) -> str:
    """Return what a narrow strip shows, larger."""
    return f'<g transform="translate({short(x)} {short(y)})scale({LARGER})">{drawn}</g>'


def cards(layers: Layers, game: Baghdad, naming: Naming, seat: int, y: float) -> list[str]:
    """Return names of the cards in play and when they leave, and draw the cards. BAG-4"""
    out: list[str] = []
    for slot in range(LEAVING + 1):
        x = 8 + slot * CARD_STEP
        card = game.players[seat].slots[slot]
        if card == NO_CARD:
            out += [small_lot(layers, x, y)] if slot < LEAVING else []
            continue
        draw_small_card(layers, game, naming, seat, card, (x, y))
        for line, words in enumerate(two_lines(translated(naming.names.card_names[card]))):
            out.append(write(x + 53, y + 12 + line * 15, words, "b", 13))
        words, style = fate_in_words(game, seat, slot)
        out.append(write(x + 53, y + 58, words, style, 13))
    return out


def icons(layers: Layers, game: Baghdad, naming: Naming, seat: int, y: float) -> str:
    """Return the icons in view now and next turn, in two columns. BAG-4.1, 5.2"""
    drawn = ""
    now: list[tuple[float, float, object]] = []
    later: list[tuple[float, float, object]] = []
    for row in range(ICONS):
        x, line = 1000 + row // 3 * 88, y + 34 + row % 3 * 24
        drawn += icon(layers, SKILL_ICONS[row], x, line, 20)
        now.append((x + 24, line + 6, icons_now(game, seat, row)))
        later.append((x + 50, line + 6, staying(game, seat, row)))
    for x in (1000, 1088):
        drawn += number(x + 24, y + 17, say("now"), 13, "m") + number(x + 50, y + 17, say("next"), 13, "m")
    drawn += digits(now, 18) + digits(later, 16, "m")
    return f'<g role="img" aria-label="{escape(icons_in_words(game, naming, seat))}">{drawn}</g>'


def kept_cards(game: Baghdad, naming: Naming, seat: int, y: float) -> list[str]:
    """Return the night cards that the player keeps, and what they are worth. BAG-4.5"""
    cards = game.edition.cards
    kept = members(game.players[seat].discard & cards.night)
    out = [write(1170, y + 17, say("Night cards kept"), "m", 13)]
    lines = [
        say("{card}: {points}", card=naming.card(card), points=points_of(cards.points[card])) for card in kept
    ]
    if len(lines) > KEPT_LINES:
        more = say("and {n} more", n=len(lines) - KEPT_LINES + 1)
        lines = [*lines[: KEPT_LINES - 1], more]
    return out + [
        write(1170, y + 34 + k * 15, words, "", 12.5) for k, words in enumerate(lines or [say("none yet")])
    ]
