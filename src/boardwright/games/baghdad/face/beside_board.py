"""Beside the board in front: pieces left, icons in view, purse, favour track, bonus actions."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import Layers, escape, piece, rectangles
from boardwright.faces.telling.wording import both, comma, say, say_count, with_minus
from boardwright.games.baghdad.bonus_actions import FOR_BOAT, FOR_COIN, FOR_GOODS, FOR_WILD
from boardwright.games.baghdad.components import (
    BOAT,
    GOODS,
    ICONS,
    MASONRY,
    NIGHT,
    NO_CARD,
    SKILLS,
)
from boardwright.games.baghdad.counts import icons_of as icons_in_view
from boardwright.games.baghdad.counts import skill_of
from boardwright.games.baghdad.face.art import (
    SKILL_ICONS,
    good_icon,
    owned,
    seat_class,
)
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.layout import MINE, Layout
from boardwright.games.baghdad.face.naming import Naming, coins
from boardwright.games.baghdad.face.stamps import (
    LEAST,
    Sign,
    counters,
    digits,
    fitting,
    heading,
    icon,
    number,
    rect,
    row_of,
    stamp,
)
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.prices import IN_FAVOUR
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.prices import amount_of

TOP: Final = MINE[1]


# Pieces left ------------------------------------------------------------------------------------------


def left(
    layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int, ids: Identities
) -> list[str]:
    """Return the places of houses, architects and boats; the pieces left stand on them. BAG-3.2"""
    board = game.edition.board
    me = game.players[seat]
    costs = ["", *[str(cost) for cost in board.boat_costs]]
    printed = [
        places_left(layers, layout, 0, say("Houses"), [str(need) for need in board.house_need]),
        places_left(layers, layout, 1, say("Architects"), [str(need) for need in board.architect_need]),
        places_left(layers, layout, 2, say("Boats"), costs),
    ]
    for k in members(me.houses):
        label = say(
            "House of {name}, needs masonry {need}", name=naming.object(seat), need=board.house_need[k]
        )
        stand(layers, layout, seat, "house", f"house-{seat}-{k}", (0, k), label)
    for k in members(me.architects):
        need = board.architect_need[k]
        label = say("Architect of {name}, needs masonry {need}", name=naming.object(seat), need=need)
        stand(layers, layout, seat, "barchitect", f"architect-{seat}-{k}", (1, k), label)
    for k, name in enumerate(ids.boats_left(seat), start=game.edition.boats - me.boats):
        price = coins(board.boat_costs[k - 1])
        label = say("Boat of {name}, costs {coins}", name=naming.object(seat), coins=price)
        stand(layers, layout, seat, "boat", name, (2, k), label)
    return printed


def places_left(layers: Layers, layout: Layout, row: int, words: str, values: list[str]) -> str:
    """Return the places of one kind of piece: what it takes to use it."""
    places = [layout.left_on_board(row, k) for k in range(len(values))]
    _, top, _, _ = places[0]
    out = heading(814, top - 4, words)
    out += icon(layers, "coin" if row == 2 else SKILL_ICONS[MASONRY], 975, top - 9, 16)
    left = [(x - places[0][0], 0.0, width, height) for x, _, width, height in places]
    out += stamp(layers, "places", f'<path class="bag-lot cell" d="{rectangles(left)}"/>', places[0][0], top)
    return out + digits(
        [(x + 26, y + 22, value) for (x, y, _, _), value in zip(places, values, strict=True) if value], LEAST
    )


def stand(
    layers: Layers, layout: Layout, seat: int, kind: str, name: str, at: tuple[int, int], label: str
) -> None:
    """Draw a piece that is left on its place."""
    x, y, _, _ = layout.left_on_board(*at)
    inside = owned(layers, kind, seat, 24)
    layers.pieces.append(piece(name, x + 12, y + 12, inside, label, seat_class(seat)))


# Icons and purse --------------------------------------------------------------------------------------


def icons(layers: Layers, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the icons in view now, and those that stay in view next turn. BAG-4.1, 5.2"""
    me = game.players[seat]
    drawn = number(1021, TOP + 16, say("now"), LEAST, "m") + number(1054, TOP + 16, say("next"), LEAST, "m")
    lines = [TOP + 30 + row * 20 for row in range(ICONS)]
    now = [icons_now(game, seat, row) for row in range(ICONS)]
    later = [staying(game, seat, row) for row in range(ICONS)]
    for row, y in enumerate(lines):
        drawn += icon(layers, SKILL_ICONS[row], 998, y, 20)
        if row < SKILLS and me.skill_tiles & BIT[row]:
            drawn += icon(layers, "library", 989, y - 7, 10)
    drawn += digits([(1021, y + 6, n) for y, n in zip(lines, now, strict=True) if n], 18)
    drawn += digits([(1021, y + 6, n) for y, n in zip(lines, now, strict=True) if not n], 18, "m")
    drawn += digits([(1054, y + 6, n) for y, n in zip(lines, later, strict=True)], 16, "m")
    label = icons_in_words(game, naming, seat)
    return [f'<g id="icons" role="img" aria-label="{escape(label)}">{drawn}</g>']


def icons_in_words(game: Baghdad, naming: Naming, seat: int) -> str:
    """Return the icons that a player has in view."""
    found = [(row, icons_now(game, seat, row)) for row in range(ICONS)]
    words = both([naming.icons(row, n) for row, n in found if n]) or say("none")
    return say("Icons now: {icons}", icons=words)


def icons_now(game: Baghdad, seat: int, row: int) -> int:
    """Return the icons of a kind that a player has in view."""
    return skill_of(game, seat, row) if row < SKILLS else icons_in_view(game, seat, BOAT)


def staying(game: Baghdad, seat: int, icon: int) -> int:
    """Return the icons that a player keeps when the cards have moved on: the last slot's leave."""
    me = game.players[seat]
    kept = [card for card in me.slots[: LEAVING - 1] if card != NO_CARD]
    n = sum(game.edition.cards.icons[card * ICONS + icon] for card in kept)
    return n + (1 if icon < SKILLS and me.skill_tiles & BIT[icon] else 0)


def purse(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return coins, tokens, goods, the favour track, and what was laid aside."""
    me = game.players[seat]
    means = [("coin", me.coins), ("step", me.steps), ("wild", me.wilds), ("shame", me.shame)]
    drawn = counters(layers, means, [(1092 + k % 2 * 72, TOP + 15 + k // 2 * 25) for k in range(4)], 24)
    goods = [(good_icon(naming.printed, good), me.goods[good]) for good in range(GOODS)]
    corners = [layout.good(good) for good in range(GOODS)]
    drawn += counters(layers, goods, [(x + 14, y + height / 2) for x, y, _, height in corners], 24)
    facts = {"coins": coins(me.coins), "goods": naming.goods(me.goods) or say("no goods")}
    facts |= {"steps": say_count("{n} step", "{n} steps", me.steps)}
    facts |= {"wilds": say_count("{n} wild", "{n} wilds", me.wilds)}
    label = say("Supply: {coins}, {goods}, {steps}, {wilds}", **facts)
    return [
        f'<g id="purse" role="img" aria-label="{escape(label)}">{drawn}</g>',
        *laid_aside(layers, game, naming, seat),
        *favour_track(layers, game, naming, seat),
    ]


def favour_track(layers: Layers, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the favour track from its bottom to its top, and draw the marker. BAG-14.3"""
    points = game.edition.board.favour_points
    step = 156 / len(points)
    values = [abs(value) for value in points]
    out = [
        favour_spaces(game, step),
        digits([(1078 + (k + 0.5) * step, TOP + 133, n) for k, n in enumerate(values)], LEAST, "f"),
    ]
    me = game.players[seat]
    label = say("Favour of {name}: {points}", name=naming.object(seat), points=with_minus(points[me.favour]))
    spot = (1078 + (me.favour + 0.5) * step - 0.5, TOP + 121)
    inside = f'<path class="bag-pin" d="M0 8-8-3a9.5 9.5 0 1 1 16 0z"/>{icon(layers, "favour", 0, -7, 13)}'
    layers.pieces.append(piece(f"favour-{seat}", *spot, inside, label, seat_class(seat)))
    return out


def favour_spaces(game: Baghdad, step: float) -> str:
    """Return the spaces of the track: below the start, and those from which favour may be spent."""
    start = game.edition.board.favour_spend
    places = [
        (1078 + k * step, TOP + 119, step - 1, 17) for k in range(len(game.edition.board.favour_points))
    ]
    low, high = rectangles(places[:start]), rectangles(places[start:])
    return f'<path class="bag-track low" d="{low}"/><path class="bag-track" d="{high}"/>'


def laid_aside(layers: Layers, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return contracts for later, objectives kept, and the discard pile."""
    me = game.players[seat]
    nights = sum(game.edition.cards.deck[card] == NIGHT for card in members(me.discard))
    row: list[Sign] = [
        (SKILL_ICONS[game.edition.modules.contract_skill[each]], "") for each in members(me.contracts)
    ]
    row += [("objective", "")] * count(me.objectives)
    if nights:
        row.append(("night", str(nights)))
    others = count(me.discard) - nights
    if others:
        row.append(("day", str(others)))
    label = say("Discard pile: {n}, of them {nights} night cards", n=count(me.discard), nights=nights)
    if me.contracts:
        skills = comma().join(
            naming.skill(game.edition.modules.contract_skill[each]) for each in members(me.contracts)
        )
        label = say("{label}; contracts: {skills}", label=label, skills=skills)
    drawn = row_of(layers, row, 1156, TOP + 61, fitting(row, 16, 156)) if row else ""
    return [f'<g role="img" aria-label="{escape(label)}">{drawn}</g>']


# Bonus actions ----------------------------------------------------------------------------------------


def bonus_actions(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the bonus actions, always in one place with what they cost now. BAG-14"""
    boat = str(game.price_of_free(seat, FOR_BOAT)) if game.players[seat].boats else "-"
    coin, good, wild = (
        str(amount_of(game.price_of_free(seat, trade), IN_FAVOUR))
        for trade in (FOR_COIN, FOR_GOODS[0], FOR_WILD)
    )
    rows = (
        ("boat", "coin", boat, "boat", say("Buy a boat: {coins} coins", coins=boat)),
        ("coin", "favour", coin, "coin", say("Favour for a coin")),
        ("good", "favour", good, "g-any", say("Favour for a good")),
        ("wild", "favour", wild, "wild", say("Favour for a wild")),
    )
    out = [heading(1244, TOP + 17, say("Bonus"))]
    for k, (name, paid, price, gained, label) in enumerate(rows):
        x, y, width, height = layout.bonus(k)
        drawn = stamp(layers, "bonus", rect("bag-lot cell", width, height), x, y)
        signs = ((paid, price), ("", "→"), (gained, ""))
        drawn += row_of(layers, signs, x + width / 2, y + height / 2, 20)
        out.append(f'<g id="bonus-{name}" role="img" aria-label="{escape(label)}">{drawn}</g>')
    return out
