"""The strips of the other players: everything that lies open in front of them, in small."""

from __future__ import annotations

from typing import Final

from markupsafe import escape

from boardwright.faces.baghdad.art import (
    SKILL_ICONS,
    THING_ICONS,
    TINTS,
    counter,
    good_icon,
    owned,
    row_of,
    seat_class,
    signs,
    type_face,
)
from boardwright.faces.baghdad.identities import Identities
from boardwright.faces.baghdad.layout import Layout
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.baghdad.offers import card_id
from boardwright.faces.drawing.svg import Layers, box, group, piece, seat_symbol, short, symbol, write
from boardwright.faces.telling.people import short as short_name
from boardwright.faces.telling.wording import say
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import (
    ARTEFACT,
    BIT,
    DAY,
    FIRST_STUDENT,
    GOODS,
    HIDDEN_NIGHT,
    ICONS,
    NIGHT,
    NO_CARD,
    SPOTS,
    STUDENT,
    count,
    members,
)
from boardwright.games.baghdad.counts import is_met
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.state import Baghdad

STEP: Final = (19.0, 18.0)  # of the small board
CARD_STEP: Final = 50.0


def draw_others(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw a strip for every other player."""
    for place, seat in enumerate(layout.others):
        if seat >= game.seats:
            continue  # the bot has an area of its own
        area = layout.other(place)
        out = [box(area[0] + 1, area[1], area[2] - 2, area[3], "var(--panel)", "var(--pc)", 1.8, 4)]
        out += name_and_hand(game, naming, seat, area)
        out += small_cards(layers, game, naming, seat, (area[0] + 8, area[1] + 26))
        out += small_board(layers, game, naming, seat, (area[0] + 164, area[1] + 22))
        out += pieces_left(layers, game, naming, seat, ids, (area[0] + 272, area[1] + 8))
        out += means(game, naming, seat, (area[0] + 350, area[1] + 6))
        label = say("Area of {name}", name=naming.person(seat))
        layers.printed.append(group(f"area-{seat}", out, seat_class(seat), label))


def name_and_hand(game: Baghdad, naming: Naming, seat: int, area: tuple[float, float, float, float]) -> list[str]:
    """Return a player's name, and the hand as backs."""
    x, y = area[0], area[1]
    out = [
        f'<g transform="translate({short(x + 16)} {short(y + 13)})">{seat_symbol(seat, 15)}</g>',
        write(x + 28, y + 18, short_name(naming.person(seat), 15), "d b", 14),
    ]
    hand = game.players[seat].hand
    nights = sum(is_night(game, card) for card in hand)
    label = say("Hand: {n} cards, {nights} of the night", n=len(hand), nights=nights)
    backs = ""
    for k, card in enumerate(hand):
        night = is_night(game, card)
        fill = "var(--bag-night)" if night else "var(--gold-2)" if is_day(game, card) else "var(--stone-2)"
        backs += box(k * 17, 0, 14, 18, fill, "var(--key)", 1, 2) + symbol("night" if night else "day" if is_day(game, card) else "ui-flag", k * 17 + 7, 9, 11)
    out.append(f'<g id="hand-{seat}" role="img" aria-label="{escape(label)}" transform="translate({short(x + 216)} {short(y + 3)})">{backs}</g>')
    return out


def is_night(game: Baghdad, card: int) -> bool:
    """Tell whether a card of another hand is a night card, by its back."""
    return card == HIDDEN_NIGHT or (card < game.edition.cards.cards and game.edition.cards.deck[card] == NIGHT)


def is_day(game: Baghdad, card: int) -> bool:
    """Tell whether a card of another hand is a day card, by its back."""
    known = game.edition.cards.cards
    return not is_night(game, card) and (card >= known or game.edition.cards.deck[card] == DAY)


def small_cards(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: tuple[float, float]) -> list[str]:
    """Return the ground of the cards in play, and draw those as small pieces."""
    me = game.players[seat]
    out: list[str] = []
    for slot in range(LEAVING + 1):
        x, y = corner[0] + min(slot, LEAVING - 1) * CARD_STEP, corner[1] - (8 if slot == LEAVING else 0)
        if slot < LEAVING:
            out.append(f'<rect class="bag-slot" x="{short(x)}" y="{short(y)}" width="47" height="66" rx="3"/>')
        card = me.slots[slot]
        if card != NO_CARD:
            label = naming.card_line(card)
            layers.pieces.append(piece(card_id(naming, card), x, y, small_card(game, naming, seat, card), label))
    return out


def small_card(game: Baghdad, naming: Naming, seat: int, card: int) -> str:
    """Return a card in small: icons, requirement, reward."""
    cards = game.edition.cards
    deck = cards.deck[card]
    band = "var(--bag-night)" if deck == NIGHT else "var(--gold-2)" if deck == DAY else "var(--stone-2)"
    out = box(0, 0, 47, 66, "var(--bag-cell)", "var(--key)", 1.1, 3) + box(0, 0, 47, 18, band, "var(--key)", 1, 3)
    icons = tuple((SKILL_ICONS[icon], "") for icon in range(ICONS) for _ in range(cards.icons[card * ICONS + icon]))
    out += row_of(icons, 23.5, 9, 14 if len(icons) < 4 else 10.5)
    thing = cards.thing[card]
    if thing >= 0:
        met = is_met(game, seat, card)
        out += row_of((("", f"{cards.need[card]}+"), (THING_ICONS[thing], "")), 23.5, 31, 18, "n ok" if met else "n")
    reward = (("vp", str(cards.points[card])),) if cards.points[card] else signs(tuple(cards.reward[card]))
    return f'<g style="--pc:var(--stone)">{out}{row_of(reward, 23.5, 53, 17 if len(reward) < 3 else 13)}</g>'


def small_board(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: tuple[float, float]) -> list[str]:
    """Return the four rows with tiles and bonuses."""
    me = game.players[seat]
    out: list[str] = []
    for row, type in enumerate(naming.names.rows):
        found: list[str] = []
        for spot in range(SPOTS):
            x, y = corner[0] + spot * STEP[0] + 9, corner[1] + row * STEP[1] + 8
            index = type * SPOTS + spot
            if me.filled & BIT[index]:
                icon = small_icon(naming, me.spots[index], type, spent=bool(me.flipped & BIT[index]))
                found.append(layers.stamp(f"o{type}{icon}", type_face(type, 16, icon), x, y, element=f"spot-{seat}-{type}-{spot + 1}"))
            else:
                empty = f'<g opacity=".25">{box(-8, -8, 16, 16, TINTS[type], round_by=2)}</g>{box(-8, -8, 16, 16, "none", "var(--bag-line)", 0.8, 2)}'
                found.append(layers.stamp(f"e{type}", empty, x, y, element=f"spot-{seat}-{type}-{spot + 1}"))
        facts = {"types": naming.types(type), "n": me.in_row(type), "spots": SPOTS}
        label = say("{types}: {n} of {spots}", **facts)
        out.append(f'<g role="img" aria-label="{escape(label)}">{"".join(found)}</g>')
    board = game.edition.board
    for gap in range(board.gaps):
        row = min(naming.names.rows.index(board.gap_above[gap]), naming.names.rows.index(board.gap_below[gap]))
        for spot in range(SPOTS):
            above, below = board.gap_above[gap], board.gap_below[gap]
            if me.filled & BIT[above * SPOTS + spot] and me.filled & BIT[below * SPOTS + spot]:
                continue
            effect = signs((bonus_in(game, seat, gap, spot),))
            drawn = f'<circle r="5.5" fill="var(--panel)" stroke="var(--key)" stroke-width=".7"/>{symbol(effect[0][0], 0, 0, 9)}'
            out.append(layers.stamp(f"g{effect[0][0]}", drawn, corner[0] + spot * STEP[0] + 9, corner[1] + row * STEP[1] + 17))
    return out


def small_icon(naming: Naming, tile: int, type: int, *, spent: bool) -> str:
    """Return what tells a tile from others of its type: the artefact, the skill of an unspent student."""
    if type == ARTEFACT:
        from boardwright.faces.baghdad.art import tile_icon

        return tile_icon(naming.printed, tile)
    if type == STUDENT and not spent and tile >= FIRST_STUDENT:
        return SKILL_ICONS[tile - FIRST_STUDENT]
    return ""


def pieces_left(
    layers: Layers, game: Baghdad, naming: Naming, seat: int, ids: Identities, corner: tuple[float, float]
) -> list[str]:
    """Return houses, architects and boats on the board, each on its place."""
    me = game.players[seat]
    x0, y0 = corner
    out: list[str] = []
    for row, (name, kind, mask, need) in enumerate(
        (("house", "house", me.houses, game.edition.board.house_need), ("architect", "barchitect", me.architects, game.edition.board.architect_need))
    ):
        for k in range(SPOTS):
            x, y = x0 + 8 + k * 14.5, y0 + 12 + row * 29
            out.append(f'<circle class="bag-dot" cx="{short(x)}" cy="{short(y)}" r="3"/>')
            if mask & BIT[k]:
                label = say("needs masonry {need}", need=need[k])
                layers.pieces.append(piece(f"{name}-{seat}-{k}", x, y, owned(layers, kind, seat, 17), label, seat_class(seat)))
    off = {name for name, _, _ in ids.boats_of(seat)}
    free = [f"boat-{seat}-{k}" for k in range(game.edition.boats) if f"boat-{seat}-{k}" not in off]
    first = game.edition.boats - me.boats
    for k in range(game.edition.boats):
        x, y = x0 + 8 + k * 14.5, y0 + 70
        out.append(f'<circle class="bag-dot" cx="{short(x)}" cy="{short(y)}" r="3"/>')
        if k >= first:
            label = say("Boat of {name}, not bought yet", name=naming.object(seat))
            layers.pieces.append(piece(free[k - first], x, y, owned(layers, "boat", seat, 17), label, seat_class(seat)))
    return out


def means(game: Baghdad, naming: Naming, seat: int, corner: tuple[float, float]) -> list[str]:
    """Return coins, tokens, favour, goods, skill tiles, and what was kept."""
    me = game.players[seat]
    favour = game.edition.board.favour_points[me.favour]
    signed = f"+{favour}" if favour > 0 else f"\N{MINUS SIGN}{-favour}" if favour < 0 else "0"
    things: list[tuple[str, int | str]] = [("coin", me.coins), ("step", me.steps), ("wild", me.wilds), ("favour", signed), ("shame", me.shame)]
    things += [(good_icon(naming.printed, good), me.goods[good]) for good in range(GOODS)]
    things.append(("night", sum(game.edition.cards.deck[card] == NIGHT for card in members(me.discard))))
    out: list[str] = []
    for k, (icon, n) in enumerate(things):
        out.append(counter(icon, corner[0] + 9 + k % 3 * 27, corner[1] + 9 + k // 3 * 19, n, 15))
    row = [(SKILL_ICONS[skill], "") for skill in members(me.skill_tiles)]
    row += [(SKILL_ICONS[game.edition.modules.contract_skill[each]], "") for each in members(me.contracts)]
    row += [("objective", "")] * count(me.objectives)
    size = min(14.0, 74 / max(len(row), 1))
    label = say("Supply of {name}", name=naming.object(seat))
    return [f'<g role="img" aria-label="{escape(label)}">{"".join(out)}{row_of(tuple(row), corner[0] + 38, corner[1] + 83, size)}</g>']
