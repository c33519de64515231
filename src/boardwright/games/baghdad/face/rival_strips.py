"""The strips of the other players: everything that lies open in front of them, in small."""

from __future__ import annotations

from functools import partial
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, escape, piece, rectangles, short
from boardwright.faces.telling.wording import comma, say, with_minus
from boardwright.games.baghdad.components import (
    ARTEFACT,
    DAY,
    FIRST_STUDENT,
    GOODS,
    HIDDEN_NIGHT,
    NIGHT,
    NO_CARD,
    SPOTS,
    STUDENT,
)
from boardwright.games.baghdad.counts import is_met
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face.art import (
    BANDS,
    SKIES,
    SKILL_ICONS,
    THING_ICONS,
    good_icon,
    icons_of_card,
    owned,
    reward_of_card,
    seat_mark,
    signs,
    tile_icon,
    type_face,
)
from boardwright.games.baghdad.face.layout import Layout, Spot
from boardwright.games.baghdad.face.naming import Naming, coins
from boardwright.games.baghdad.face.offers import card_id
from boardwright.games.baghdad.face.stamps import Sign, digits, fitting, heading, icon, rect, row_of, stamp
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members

STEP: Final = (19.0, 18.0)  # of the small board
CARD_STEP: Final = 50.0


def narrow_strip(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, place: int) -> list[str]:
    """Return the ground of one of several strips, and draw its pieces."""
    seat = layout.others[place]
    x, y, width, height = layout.other(place)
    return [
        box(x + 1, y, width - 2, height, "var(--panel)", "var(--pc)", 1.8, 4),
        *name_and_hand(layers, game, naming, seat, (x, y)),
        *small_cards(layers, game, naming, seat, (x + 8, y + 26)),
        small_board(layers, game, naming, seat, (x + 164, y + 20)),
        pieces_left(layers, game, naming, seat, (x + 268, y + 22)),
        means(layers, game, naming, seat, (x + 346, y + 6)),
    ]


def name_and_hand(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> list[str]:
    """Return a player's name, and the hand as backs."""
    x, y = corner
    hand = game.players[seat].hand
    skies = [sky_of(game, card) for card in hand]
    label = say("Hand: {n} cards, {nights} of the night", n=len(hand), nights=skies.count(NIGHT))
    backs = "".join(
        stamp(layers, f"back{sky}", kept(layers, small_back, sky), x + 268 + k * 18, y + 2)
        for k, sky in enumerate(skies)
    )
    return [
        seat_mark(layers, seat, 15, x + 16, y + 13),
        name_within(x + 28, y + 18, naming.person(seat), 130, 14, partial(heading, size=14)),
        f'<g id="hand-{seat}" role="img" aria-label="{escape(label)}">{backs}</g>',
    ]


def sky_of(game: Baghdad, card: int) -> int:
    """Return the deck of a card of another hand, as its back tells."""
    if card < game.edition.cards.cards:
        return game.edition.cards.deck[card]
    return NIGHT if card == HIDDEN_NIGHT else DAY


def small_back(layers: Layers, sky: int) -> str:
    """Return the back of a card in small."""
    return rect(f"bag-card {BANDS[sky]}", 15, 18, 2) + icon(layers, SKIES[sky], 7.5, 9, 12)


# Cards in play ----------------------------------------------------------------------------------------


def small_cards(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> list[str]:
    """Return the ground of the cards in play, and draw those as small pieces."""
    me = game.players[seat]
    out: list[str] = []
    for slot in range(LEAVING + 1):
        x, y = corner[0] + min(slot, LEAVING - 1) * CARD_STEP, corner[1] - (8 if slot == LEAVING else 0)
        card = me.slots[slot]
        if slot < LEAVING and card == NO_CARD:
            out.append(small_lot(layers, x, y))
        if card != NO_CARD:
            draw_small_card(layers, game, naming, seat, card, (x, y))
    return out


def small_lot(layers: Layers, x: float, y: float) -> str:
    """Return an empty place of a small card."""
    return stamp(layers, "minilot", rect("bag-slot", 47, 66), x, y)


def draw_small_card(layers: Layers, game: Baghdad, naming: Naming, seat: int, card: int, spot: Spot) -> None:
    """Draw a card in small as a piece."""
    inside = kept(layers, small_card, naming.printed, card, is_met(game, seat, card))
    layers.pieces.append(piece(card_id(naming, card), *spot, inside, naming.card(card)))


def small_card(layers: Layers, printed: Printed, card: int, met: bool) -> str:
    """Return a card in small: icons, requirement, reward."""
    cards = printed.edition.cards
    deck = cards.deck[card]
    ground = rect("bag-card", 47, 66) + rect(f"bag-card {BANDS[deck]}", 47, 18)
    out = stamp(layers, f"mini{deck}", ground)
    icons: list[Sign] = [(name, "") for name in icons_of_card(printed, card)]
    out += row_of(layers, icons, 23.5, 9, fitting(icons, 14, 45))
    if cards.thing[card] >= 0:
        need: list[Sign] = [("", f"{cards.need[card]}+"), (THING_ICONS[cards.thing[card]], "")]
        out += row_of(layers, need, 23.5, 31, 18, "ok" if met else "")
    reward = reward_of_card(printed, card)
    return out + row_of(layers, reward, 23.5, 53, fitting(reward, 18, 43))


# Boards -----------------------------------------------------------------------------------------------


def small_board(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> str:
    """Return the four rows with tiles and bonuses."""
    me = game.players[seat]
    rows = tuple(naming.names.rows)
    out = stamp(layers, f"board{me.letter}", kept(layers, empty_board, naming.printed, me.letter), *corner)
    found: list[str] = []
    for row, type in enumerate(rows):
        for spot in range(SPOTS):
            index = type * SPOTS + spot
            if me.filled & BIT[index]:
                name = small_icon(naming.printed, me.spots[index], type, spent=bool(me.flipped & BIT[index]))
                face = kept(layers, type_face, type, 17, name)
                x, y = middle_of(row, spot)
                out += stamp(layers, f"small{type}{name}", face, corner[0] + x, corner[1] + y)
        found.append(say("{n} {types}", n=me.in_row(type), types=naming.types(type)))
    label = say("Board of {name}: {tiles}", name=naming.object(seat), tiles=comma().join(found))
    return f'<g role="img" aria-label="{escape(label)}">{out}</g>'


def middle_of(row: int, spot: int) -> Spot:
    """Return the middle of a spot of a small board."""
    return spot * STEP[0] + 9, row * STEP[1] + 9


def empty_board(layers: Layers, printed: Printed, letter: int) -> str:
    """Return a small board with the bonuses of its letter; tiles will lie over those that were gained."""
    board = printed.edition.board
    rows = printed.names.rows
    out = stamp(layers, "rows", kept(layers, empty_rows, printed))
    for gap in range(board.gaps):
        row = min(rows.index(board.gap_above[gap]), rows.index(board.gap_below[gap]))
        for spot in range(SPOTS):
            effect = signs((board.bonus[(letter * board.gaps + gap) * SPOTS + spot],))
            x, y = middle_of(row, spot)
            out += icon(layers, effect[0][0], x, y + STEP[1] / 2, 10)
    return out


def empty_rows(_layers: Layers, printed: Printed) -> str:
    """Return the spots of a small board, and the discs of its bonuses."""
    out = ""
    discs = ""
    for row, type in enumerate(printed.names.rows):
        middles = [middle_of(row, spot) for spot in range(SPOTS)]
        spots = rectangles((x - 8.5, y - 8.5, 17, 17) for x, y in middles)
        out += f'<path class="bag-t{type} faint" d="{spots}"/>'
        if row:
            discs += "".join(f"M{short(x)} {short(y - STEP[1] / 2)}h0" for x, y in middles)
    return out + f'<path class="bag-discs" d="{discs}"/>'


def small_icon(printed: Printed, tile: int, type: int, *, spent: bool) -> str:
    """Return what tells a tile from others of its type: the artefact, the skill of an unspent student."""
    if type == ARTEFACT:
        return tile_icon(printed, tile)
    if type == STUDENT and not spent and tile >= FIRST_STUDENT:
        return SKILL_ICONS[tile - FIRST_STUDENT]
    return ""


def pieces_left(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> str:
    """Return houses, architects and boats that are still on the board, each on its place."""
    me = game.players[seat]
    boats = game.edition.boats
    bought = boats - me.boats
    kinds = (
        ("house", [bool(me.houses & BIT[k]) for k in range(SPOTS)]),
        ("barchitect", [bool(me.architects & BIT[k]) for k in range(SPOTS)]),
        ("boat", [k >= bought for k in range(boats)]),
    )
    out = ""
    gone = ""
    for row, (kind, there) in enumerate(kinds):
        for k, here in enumerate(there):
            x, y = corner[0] + 9 + k * 14.5, corner[1] + 11 + row * 25
            if here:
                out += owned(layers, kind, seat, 17, x, y)
            else:
                gone += f"M{short(x)} {short(y)}h0"
    out += f'<path class="bag-dots" d="{gone}"/>' if gone else ""
    counts = {"houses": sum(kinds[0][1]), "architects": sum(kinds[1][1]), "boats": sum(kinds[2][1])}
    label = say("Left on the board: {houses} houses, {architects} architects, {boats} boats", **counts)
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
    numbers = [(x + 14, y + 5, with_minus(n)) for (x, y), (_, n) in zip(places, things, strict=True)]
    out += digits([each for each in numbers if each[2] != "0"], 13)
    out += digits([each for each in numbers if each[2] == "0"], 13, "m")
    row: list[Sign] = [(SKILL_ICONS[skill], "") for skill in members(me.skill_tiles)]
    row += [(SKILL_ICONS[game.edition.modules.contract_skill[each]], "") for each in members(me.contracts)]
    row += [("objective", "")] * count(me.objectives)
    out += row_of(layers, row, corner[0] + 40, corner[1] + 83, fitting(row, 14, 78)) if row else ""
    label = say(
        "Supply of {name}: {coins}, {goods}",
        name=naming.object(seat),
        coins=coins(me.coins),
        goods=naming.goods(me.goods) or say("no goods"),
    )
    return f'<g role="img" aria-label="{escape(label)}">{out}</g>'


def supply_places(n: int) -> list[Spot]:
    """Return where the symbols of a supply stand, three in a row."""
    return [(8 + k % 3 * 28, 9 + k // 3 * 19) for k in range(n)]


def supply_ground(layers: Layers, names: tuple[str, ...]) -> str:
    """Return the symbols of a supply; what has no number beside it is not there."""
    places = supply_places(len(names))
    return "".join(icon(layers, name, x, y, 16) for name, (x, y) in zip(names, places, strict=True))
