"""The parts of the other players: everything that lies open in front of them."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, escape, group, rectangles, write
from boardwright.faces.telling.wording import comma, points_of, say, with_minus
from boardwright.games.baghdad.components import (
    ARTEFACT,
    DAY,
    FIRST_STUDENT,
    GOODS,
    HIDDEN_NIGHT,
    ICONS,
    NIGHT,
    SPOTS,
    STUDENT,
)
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face.art import (
    BANDS,
    SKIES,
    SKILL_ICONS,
    good_icon,
    owned,
    seat_class,
    seat_mark,
    tile_icon,
    type_face,
)
from boardwright.games.baghdad.face.beside_board import icons_in_words, icons_now, staying
from boardwright.games.baghdad.face.layout import Layout, Spot
from boardwright.games.baghdad.face.naming import Naming, coins
from boardwright.games.baghdad.face.own_area import bonus, bonuses_of, in_play
from boardwright.games.baghdad.face.stamps import (
    LEAST,
    Sign,
    digits,
    fitting,
    heading,
    icon,
    number,
    rect,
    row_of,
    stamp,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members

STEP: Final = (30.0, 29.0)  # of the small board
TILE: Final = 26.0
KEPT_LINES: Final = 3


def draw_rival_areas(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Draw the part of every other player; the bot has an area of its own."""
    for place, seat in enumerate(layout.others):
        if seat < game.seats:
            label = say("Area of {name}", name=naming.person(seat))
            out = rival_area(layers, layout, game, naming, place)
            layers.printed.append(group(f"area-{seat}", out, seat_class(seat), label))


def rival_area(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, place: int) -> list[str]:
    """Return the ground of a part, and draw its pieces."""
    seat = layout.others[place]
    x, y, width, height = layout.other(place)
    return [
        stamp(layers, "rival", box(1, 0, width - 2, height, "var(--panel)", "var(--pc)", 1.8, 4), x, y),
        seat_mark(layers, seat, 16, x + 16, y + 16),
        name_within(x + 28, y + 22, naming.person(seat), 230, LEAST, heading),
        hand(layers, game, seat, x + width - 64, y + 6),
        *in_play(layers, game, naming, seat, (x + 8, y + 62)),
        small_board(layers, game, naming, seat, (x + 8, y + 182)),
        pieces_left(layers, game, naming, seat, (x + 168, y + 182)),
        icons(layers, game, naming, seat, x + 300, y + 184),
        means(layers, game, naming, seat, (x + 8, y + 328)),
        *kept_cards(game, naming, seat, x + 10, y + 404),
    ]


def hand(layers: Layers, game: Baghdad, seat: int, x: float, y: float) -> str:
    """Return the hand as backs."""
    skies = [sky_of(game, card) for card in game.players[seat].hand]
    label = say("Hand: {n} cards, {nights} of the night", n=len(skies), nights=skies.count(NIGHT))
    backs = "".join(
        stamp(layers, f"back{sky}", kept(layers, small_back, sky), x + k * 20, y)
        for k, sky in enumerate(skies)
    )
    return f'<g id="hand-{seat}" role="img" aria-label="{escape(label)}">{backs}</g>'


def sky_of(game: Baghdad, card: int) -> int:
    """Return the deck of a card of another hand, as its back tells."""
    if card < game.edition.cards.cards:
        return game.edition.cards.deck[card]
    return NIGHT if card == HIDDEN_NIGHT else DAY


def small_back(layers: Layers, sky: int) -> str:
    """Return the back of a card in small."""
    return rect(f"bag-card {BANDS[sky]}", 17, 21, 2) + icon(layers, SKIES[sky], 8.5, 10.5, 14)


# Boards -----------------------------------------------------------------------------------------------


def small_board(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> str:
    """Return the four rows with their tiles, and the bonuses between them that are still to gain."""
    me = game.players[seat]
    out = stamp(layers, "rows", kept(layers, empty_rows, naming.printed), *corner)
    found: list[str] = []
    for row, type in enumerate(naming.names.rows):
        for spot in range(SPOTS):
            index = type * SPOTS + spot
            if me.filled & BIT[index]:
                name = small_icon(naming.printed, me.spots[index], type, spent=bool(me.flipped & BIT[index]))
                face = kept(layers, type_face, type, TILE, name)
                x, y = middle_of(row, spot)
                out += stamp(layers, f"small{type}{name}", face, corner[0] + x, corner[1] + y)
        found.append(say("{n} {types}", n=me.in_row(type), types=naming.types(type)))
    for row, spot, effect, done in bonuses_of(game, naming, seat):
        if not done:
            x, y = middle_of(row, spot)
            out += bonus(layers, effect, done, (corner[0] + x, corner[1] + y + STEP[1] / 2))
    label = say("Board of {name}: {tiles}", name=naming.object(seat), tiles=comma().join(found))
    return f'<g role="img" aria-label="{escape(label)}">{out}</g>'


def middle_of(row: int, spot: int) -> Spot:
    """Return the middle of a spot of a small board."""
    return spot * STEP[0] + STEP[0] / 2, row * STEP[1] + STEP[1] / 2


def empty_rows(_layers: Layers, printed: Printed) -> str:
    """Return the spots of a small board."""
    out = ""
    for row, type in enumerate(printed.names.rows):
        middles = [middle_of(row, spot) for spot in range(SPOTS)]
        spots = rectangles((x - TILE / 2, y - TILE / 2, TILE, TILE) for x, y in middles)
        out += f'<path class="bag-t{type} faint" d="{spots}"/>'
    return out


def small_icon(printed: Printed, tile: int, type: int, *, spent: bool) -> str:
    """Return what tells a tile from others of its type: the artefact, the skill of an unspent student."""
    if type == ARTEFACT:
        return tile_icon(printed, tile)
    if type == STUDENT and not spent and tile >= FIRST_STUDENT:
        return SKILL_ICONS[tile - FIRST_STUDENT]
    return ""


def pieces_left(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> str:
    """Return how many houses, architects and boats are still on the board."""
    me = game.players[seat]
    left = {"houses": count(me.houses), "architects": count(me.architects), "boats": me.boats}
    x, y = corner
    out = "".join(
        owned(layers, kind, seat, 30, x + 16, y + 18 + row * 38)
        for row, kind in enumerate(("house", "barchitect", "boat"))
    )
    out += digits([(x + 44, y + 24 + row * 38, n) for row, n in enumerate(left.values())], 18)
    label = say("Left on the board: {houses} houses, {architects} architects, {boats} boats", **left)
    return f'<g role="img" aria-label="{escape(label)}">{out}</g>'


def means(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> str:
    """Return coins, tokens, favour, goods, skill tiles, and what was kept."""
    me = game.players[seat]
    nights = sum(game.edition.cards.deck[card] == NIGHT for card in members(me.discard))
    favour = game.edition.board.favour_points[me.favour]
    things: list[tuple[str, int]] = [("coin", me.coins), ("step", me.steps), ("wild", me.wilds)]
    things += [("shame", me.shame), ("night", nights), ("favour", favour)]
    things += [(good_icon(naming.printed, good), me.goods[good]) for good in range(GOODS)]
    places = [(corner[0] + x, corner[1] + y) for x, y in supply_places(len(things))]
    out = stamp(layers, "supply", kept(layers, supply_ground, tuple(name for name, _ in things)), *corner)
    numbers = [(x + 22, y + 6, with_minus(n)) for (x, y), (_, n) in zip(places, things, strict=True)]
    out += digits([each for each in numbers if each[2] != "0"], 17)
    out += digits([each for each in numbers if each[2] == "0"], 17, "m")
    row: list[Sign] = [(SKILL_ICONS[skill], "") for skill in members(me.skill_tiles)]
    row += [(SKILL_ICONS[game.edition.modules.contract_skill[each]], "") for each in members(me.contracts)]
    row += [("objective", "")] * count(me.objectives)
    out += row_of(layers, row, corner[0] + 184, corner[1] + 58, fitting(row, 16, 368)) if row else ""
    label = say(
        "Supply of {name}: {coins}, {goods}",
        name=naming.object(seat),
        coins=coins(me.coins),
        goods=naming.goods(me.goods) or say("no goods"),
    )
    return f'<g role="img" aria-label="{escape(label)}">{out}</g>'


def supply_places(n: int) -> list[Spot]:
    """Return where the symbols of a supply stand, six in a row."""
    return [(10 + k % 6 * 62, 10 + k // 6 * 26) for k in range(n)]


def supply_ground(layers: Layers, names: tuple[str, ...]) -> str:
    """Return the symbols of a supply; what has no number beside it is not there."""
    places = supply_places(len(names))
    return "".join(icon(layers, name, x, y, 20) for name, (x, y) in zip(names, places, strict=True))


# Icons and night cards ----------------------------------------------------------------------------------


def icons(layers: Layers, game: Baghdad, naming: Naming, seat: int, x: float, y: float) -> str:
    """Return the icons in view now and next turn. BAG-4.1, 5.2"""
    drawn = stamp(layers, say("now") + say("next"), icon_column(layers), x, y)
    lines = [y + 20 + row * 20 for row in range(ICONS)]
    drawn += digits([(x + 34, line + 6, icons_now(game, seat, k)) for k, line in enumerate(lines)], 18)
    drawn += digits([(x + 66, line + 6, staying(game, seat, k)) for k, line in enumerate(lines)], LEAST, "m")
    return f'<g role="img" aria-label="{escape(icons_in_words(game, naming, seat))}">{drawn}</g>'


def icon_column(layers: Layers) -> str:
    """Return the kinds of icons and what the two columns beside them are."""
    out = number(34, 4, say("now"), LEAST, "m") + number(66, 4, say("next"), LEAST, "m")
    return out + "".join(icon(layers, name, 10, 20 + row * 20, 20) for row, name in enumerate(SKILL_ICONS))


def kept_cards(game: Baghdad, naming: Naming, seat: int, x: float, y: float) -> list[str]:
    """Return the night cards that the player keeps, and what they are worth. BAG-4.5"""
    cards = game.edition.cards
    kept = members(game.players[seat].discard & cards.night)
    lines = [
        say("{card}: {points}", card=naming.card(card), points=points_of(cards.points[card])) for card in kept
    ]
    if len(lines) > KEPT_LINES:
        lines = [*lines[: KEPT_LINES - 1], say("and {n} more", n=len(lines) - KEPT_LINES + 1)]
    lines = lines or [say("none yet")]
    return [
        write(x, y, say("Night cards kept"), "m"),
        *[write(x, y + 19 * (k + 1), words) for k, words in enumerate(lines)],
    ]
