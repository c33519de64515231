"""What lies in front of one player: hand, cards in play, board, pieces left, icons, purse, bonus actions."""

from __future__ import annotations

from typing import Final

from markupsafe import escape

from boardwright.faces.baghdad.art import (
    SKILL_ICONS,
    TINTS,
    card_back,
    counter,
    good_icon,
    owned,
    row_of,
    seat_class,
    signs,
    tile_face,
)
from boardwright.faces.baghdad.identities import Identities
from boardwright.faces.baghdad.layout import CARD, MINE, Layout
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.baghdad.offers import card_piece
from boardwright.faces.drawing.svg import Layers, box, group, piece, seat_symbol, short, symbol, write
from boardwright.faces.telling.people import short as short_name
from boardwright.faces.telling.wording import capital, say, say_count
from boardwright.games.baghdad.actions import SPEND_FOR_COIN, SPEND_FOR_GOOD, SPEND_FOR_WILD
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import (
    ARTEFACT,
    BIT,
    BOAT,
    GOODS,
    HIDDEN_NIGHT,
    ICONS,
    NIGHT,
    NO_CARD,
    PATIENT,
    SKILLS,
    SPOTS,
    STUDENT,
    count,
    members,
)
from boardwright.games.baghdad.counts import count_of, is_met, skill_of
from boardwright.games.baghdad.counts import icons_of as icons_in_view
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.state import Baghdad

TOP: Final = MINE[1]


def draw_mine(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the area in front."""
    seat = layout.front
    printed = [
        box(MINE[0] + 1.5, TOP, MINE[2] - 3, MINE[3], "var(--panel)", "var(--pc)", 2.5, 5),
        *lines(526, 750, 938, 1026, 1188),
        *hand(layers, layout, game, naming, seat),
        *in_play(layers, layout, game, naming, seat),
        *rows(layers, layout, game, naming, seat, ids),
        *left(layers, layout, game, naming, seat, ids),
        *icons(game, naming, seat),
        *purse(layers, layout, game, naming, seat),
        *bonus_actions(layout, game, naming, seat),
    ]
    who = say("Your area") if seat == naming.viewer else say("Area of {name}", name=naming.person(seat))
    layers.printed.append(group(f"area-{seat}", printed, seat_class(seat), who))


def lines(*places: float) -> list[str]:
    """Return the lines between the parts."""
    d = "".join(f"M{short(x)} {short(TOP + 8)}v{short(MINE[3] - 16)}" for x in places)
    return [f'<path d="{d}" stroke="var(--line)"/>']


# Cards ------------------------------------------------------------------------------------------------


def hand(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the hand's ground; the cards themselves, or their backs where the viewer may not see them."""
    known = game.edition.cards.cards
    for place, card in enumerate(game.players[seat].hand):
        spot = layout.hand(place)
        if card < known:
            card_piece(layers, game, naming, card, spot, seat)
        else:
            back = card_back(card == HIDDEN_NIGHT, *CARD)
            layers.pieces.append(piece(f"hand-{seat}-{place}", *spot, back, capital(naming.card(card))))
    name = short_name(naming.person(seat), 16)
    return [
        f'<g transform="translate(20 {short(TOP + 15)})">{seat_symbol(seat, 18)}</g>',
        write(34, TOP + 20, name, "d b", 15),
        write(254, TOP + 20, say("hand"), "m e", 13),
    ]


def in_play(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return what is written over the cards in play: when each leaves, and whether it is met. BAG-4"""
    me = game.players[seat]
    out = ['<path class="bag-arrow" d="M264 656h6m-3-3 3 3-3 3"/>']
    for slot in range(LEAVING + 1):
        x, y = layout.played(slot)
        if slot < LEAVING:
            out.append(f'<rect class="bag-slot" x="{short(x)}" y="{short(y)}" width="{short(CARD[0])}" height="{short(CARD[1])}" rx="4"/>')
        card = me.slots[slot]
        if card == NO_CARD:
            if slot < LEAVING:
                out.append(write(x + 41, y + 66, slot + 1, "m c b", 22))
            continue
        card_piece(layers, game, naming, card, (x, y), seat)
        out.append(fate(game, naming, seat, slot, x, y))
    return out


def fate(game: Baghdad, naming: Naming, seat: int, slot: int, x: float, y: float) -> str:
    """Return when a card leaves, and how far its requirement is met."""
    card = game.players[seat].slots[slot]
    turns = LEAVING - slot
    when = say("leaves now") if turns == 0 else say_count("in {n} turn", "in {n} turns", turns)
    thing, need = game.edition.cards.thing[card], game.edition.cards.need[card]
    style = "c b"
    if thing >= 0:
        met = is_met(game, seat, card)
        when = say("{when}: {have}/{need}", when=when, have=min(count_of(game, seat, thing), 9), need=need)
        style = "c b ok" if met else "c b bad"
    return write(x + 41, y - 6, when, style, 12.5)


# The board --------------------------------------------------------------------------------------------


def spot_id(seat: int, type: int, spot: int) -> str:
    """Return the id of a spot of a player board."""
    return f"spot-{seat}-{type}-{spot + 1}"


def rows(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int, ids: Identities) -> list[str]:
    """Return the four rows with their requirements and bonuses; the tiles are pieces. BAG-8"""
    board = game.edition.board
    out: list[str] = []
    for row, type in enumerate(naming.names.rows):
        skill = SKILL_ICONS[board.skill[type]]
        drawn: list[str] = []
        for spot in range(SPOTS):
            x, y, width, height = layout.spot(row, spot)
            need = board.spot_need[spot]
            worth = board.artefact_points[spot] if type == ARTEFACT else -1
            drawn.append(f'<g id="{spot_id(seat, type, spot)}">{layers.stamp(f"s{type}-{spot}", printed_spot(type, need, worth, skill), x, y)}</g>')
            draw_tile(layers, game, naming, ids, (seat, type, spot), (x + width / 2, y + height / 2))
        label = row_in_words(game, naming, seat, type)
        out.append(f'<g role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>')
    return [*out, bonuses(layers, layout, game, naming, seat)]


def printed_spot(type: int, need: int, worth: int, skill: str) -> str:
    """Return a spot: the icons it needs, and the points of an artefact there."""
    out = f'<g opacity=".2">{box(0, 0, 39, 33, TINTS[type], round_by=3)}</g>' + box(0, 0, 39, 33, "none", "var(--bag-line)", 1, 3)
    out += f'<text class="n k s15" x="{9 if worth >= 0 else 13}" y="22">{need}</text>'
    out += symbol(skill, 20 if worth >= 0 else 26, 16.5, 15)
    if worth >= 0:
        out += symbol("vp", 32, 10, 11) + f'<text class="n k s12" x="32" y="27">{worth}</text>'
    return out


def row_in_words(game: Baghdad, naming: Naming, seat: int, type: int) -> str:
    """Return how many tiles a row has."""
    facts = {"types": capital(naming.types(type)), "n": game.players[seat].in_row(type), "spots": SPOTS}
    return say("{types}: {n} of {spots}", **facts)


def draw_tile(
    layers: Layers, game: Baghdad, naming: Naming, ids: Identities, place: tuple[int, int, int], at: tuple[float, float]
) -> None:
    """Draw the tile on a spot: patients and spent students lie with their plain side up."""
    seat, type, spot = place
    me = game.players[seat]
    index = type * SPOTS + spot
    if not me.filled & BIT[index]:
        return
    tile = me.spots[index]
    plain = type == PATIENT or (type == STUDENT and bool(me.flipped & BIT[index]))
    inside = layers.stamp(f"m{tile}{int(plain)}", tile_face(naming.printed, tile, 33, plain))
    name = say("student, spent") if plain and type == STUDENT else naming.type(type) if plain else naming.tile(tile)
    label = say("{tile}, spot {spot}", tile=capital(name), spot=spot + 1)
    layers.pieces.append(piece(ids.on_board(seat, index), *at, inside, label, lies_on=spot_id(seat, type, spot)))


def bonuses(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> str:
    """Return the bonuses between the rows; those gained are faint. BAG-8.9"""
    board = game.edition.board
    me = game.players[seat]
    order = naming.names.rows
    out: list[str] = []
    for gap in range(board.gaps):
        above, below = board.gap_above[gap], board.gap_below[gap]
        row = min(order.index(above), order.index(below))
        for spot in range(SPOTS):
            x, y = layout.gap(row, spot)
            effect = bonus_in(game, seat, gap, spot)
            done = bool(me.filled & BIT[above * SPOTS + spot] and me.filled & BIT[below * SPOTS + spot])
            ground = "var(--line-2)" if done else "var(--panel)"
            drawn = f'<circle r="10" fill="{ground}" stroke="var(--key)"/>' + row_of(signs((effect,)), 0, 0, 15 if len(signs((effect,))) < 2 else 9)
            if done:
                drawn = f'<g opacity=".5">{drawn}</g>'
            name = f"b{effect}{int(done)}"
            label = say("Bonus: {reward}", reward=naming.effect(effect))
            if done:
                label = say("Bonus gained: {reward}", reward=naming.effect(effect))
            out.append(f'<g id="bonus-{seat}-{gap}-{spot + 1}" role="img" aria-label="{escape(label)}">{layers.stamp(name, drawn, x, y)}</g>')
    layers.pieces.append(f'<g id="bonuses">{"".join(out)}</g>')
    return ""


def left(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int, ids: Identities) -> list[str]:
    """Return the places of houses, architects and boats; the pieces left stand on them. BAG-3.2"""
    board = game.edition.board
    me = game.players[seat]
    kinds = (("house", say("Houses"), me.houses, board.house_need), ("barchitect", say("Architects"), me.architects, board.architect_need))
    out: list[str] = []
    for row, (kind, words, mask, needs) in enumerate(kinds):
        out.append(write(758, TOP + 17 + row * 49, words, "d b", 13.5))
        for k in range(SPOTS):
            x, y, width, height = layout.left_on_board(row, k)
            name = "house" if kind == "house" else "architect"
            spot = f'<g id="{name}-spot-{seat}-{k + 1}">' + layers.stamp(f"l{needs[k]}", printed_left(str(needs[k]), "k-masonry"), x, y) + "</g>"
            out.append(spot)
            if mask & BIT[k]:
                label = say("{piece} of {name}, needs masonry {need}", piece=words, name=naming.object(seat), need=needs[k])
                inside = owned(layers, kind, seat, 24)
                layers.pieces.append(piece(f"{name}-{seat}-{k}", x + 11, y + 13, inside, label, seat_class(seat), f"{name}-spot-{seat}-{k + 1}"))
    return [*out, *boats_left(layers, layout, game, naming, seat, ids)]


def printed_left(value: str, icon: str) -> str:
    """Return a place of a house, an architect or a boat: what it takes to use it."""
    out = box(0, 0, 32, 31, "var(--bag-cell)", "var(--bag-line)", 1, 3)
    if value:
        out += symbol(icon, 24, 9, 12) + f'<text class="n k s13" x="25" y="27">{value}</text>'
    return out


def boats_left(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int, ids: Identities) -> list[str]:
    """Return the places of the boats with their prices. The first boat began on the river. BAG-14.2"""
    me = game.players[seat]
    costs = ["", *[str(cost) for cost in game.edition.board.boat_costs]]
    out = [write(758, TOP + 17 + 98, say("Boats"), "d b", 13.5)]
    off = {name for name, _, _ in ids.boats_of(seat)}
    free = [f"boat-{seat}-{k}" for k in range(game.edition.boats) if f"boat-{seat}-{k}" not in off]
    first = game.edition.boats - me.boats
    for k in range(game.edition.boats):
        x, y, _, _ = layout.left_on_board(2, k)
        out.append(layers.stamp(f"p{costs[k]}", printed_left(costs[k], "coin"), x, y, element=f"boat-spot-{seat}-{k + 1}"))
        if k >= first:
            label = say("Boat of {name}, costs {coins}", name=naming.object(seat), coins=costs[k])
            inside = owned(layers, "boat", seat, 24)
            layers.pieces.append(piece(free[k - first], x + 11, y + 13, inside, label, seat_class(seat), f"boat-spot-{seat}-{k + 1}"))
    return out


# Icons and purse --------------------------------------------------------------------------------------


def icons(game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the icons in view now, and those that still are next turn before a card is played. BAG-4.1, 5.2"""
    out = [write(978, TOP + 17, say("now"), "m c", 13), write(1008, TOP + 17, say("next"), "m c", 13)]
    me = game.players[seat]
    for row in range(ICONS):
        now = skill_of(game, seat, row) if row < SKILLS else icons_in_view(game, seat, BOAT)
        later = staying(game, seat, row)
        tile = row < SKILLS and bool(me.skill_tiles & BIT[row])
        y = TOP + 36 + row * 24
        faint = "" if now else ' opacity=".45"'
        label = say("{icons} now, {n} next turn", icons=naming.icons(row, now), n=later)
        mark = symbol("library", 947, y - 7, 10, "--pc:var(--bag-turq)") if tile else ""
        out.append(
            f'<g role="img" aria-label="{escape(label)}">{symbol(SKILL_ICONS[row], 956, y, 21)}{mark}'
            f'<text class="n k s17" x="980" y="{short(y + 6)}"{faint}>{now}</text>'
            f'<text class="n m s15" x="1008" y="{short(y + 5.5)}">{later}</text></g>'
        )
    return out


def staying(game: Baghdad, seat: int, icon: int) -> int:
    """Return the icons that a player keeps when the cards have moved on: the last slot's leave."""
    me = game.players[seat]
    kept = [card for card in me.slots[: LEAVING - 1] if card != NO_CARD]
    n = sum(game.edition.cards.icons[card * ICONS + icon] for card in kept)
    return n + (1 if icon < SKILLS and me.skill_tiles & BIT[icon] else 0)


def purse(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return coins, tokens, goods, the favour track, and what was kept."""
    me = game.players[seat]
    out: list[str] = []
    means = (("coin", me.coins, say("coins")), ("step", me.steps, say("steps")), ("wild", me.wilds, say("wilds")), ("shame", me.shame, say("shame tokens")))
    for k, (icon, n, words) in enumerate(means):
        label = say("{n} {things}", n=n, things=words)
        drawn = counter(icon, 1047 + k % 2 * 72, TOP + 22 + k // 2 * 32, n, 27)
        out.append(f'<g id="purse-{icon}" role="img" aria-label="{escape(label)}">{drawn}</g>')
    for good in range(GOODS):
        x, y, _, height = layout.good(good)
        label = say("{n} {good}", n=me.goods[good], good=naming.good(good))
        drawn = counter(good_icon(naming.printed, good), x + 14, y + height / 2, me.goods[good], 24)
        out.append(f'<g id="good-{naming.names.goods[good]}" role="img" aria-label="{escape(label)}">{drawn}</g>')
    return [*out, *kept(game, naming, seat), *favour_track(layers, game, naming, seat)]


def favour_track(layers: Layers, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the favour track from its bottom to its top, and draw the marker. BAG-14.3"""
    points = game.edition.board.favour_points
    step = 150 / len(points)
    out: list[str] = []
    for place, value in enumerate(points):
        x = 1032 + place * step
        fill = "var(--leaf-2)" if place >= game.edition.board.favour_spend else "var(--stone-2)"
        out.append(box(x, TOP + 148, step - 1, 16, fill, "var(--key)", 0.7, 1))
        out.append(f'<text class="n s12" x="{short(x + step / 2)}" y="{short(TOP + 160)}">{abs(value)}</text>')
    me = game.players[seat]
    label = say("Favour of {name}: {points}", name=naming.object(seat), points=points[me.favour])
    spot = (1032 + (me.favour + 0.5) * step - 0.5, TOP + 152)
    inside = f'<path class="bag-pin" d="M0 8-8-3a9.5 9.5 0 1 1 16 0z"/>{symbol("favour", 0, -7, 13)}'
    layers.pieces.append(piece(f"favour-{seat}", *spot, inside, label, seat_class(seat)))
    return out


def kept(game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return contracts for later, objectives kept, and the discard pile."""
    me = game.players[seat]
    nights = sum(game.edition.cards.deck[card] == NIGHT for card in members(me.discard))
    row: list[tuple[str, str]] = [(SKILL_ICONS[game.edition.modules.contract_skill[each]], "") for each in members(me.contracts)]
    row += [("objective", "")] * count(me.objectives)
    if nights:
        row.append(("night", str(nights)))
    others = count(me.discard) - nights
    if others:
        row.append(("day", str(others)))
    label = say("Discard pile: {n}, of them {nights} night cards", n=count(me.discard), nights=nights)
    if me.contracts:
        skills = ", ".join(naming.skill(game.edition.modules.contract_skill[each]) for each in members(me.contracts))
        label = say("{label}; contracts: {skills}", label=label, skills=skills)
    size = min(17.0, 150 / max(len(row), 1) / 1.25)
    return [f'<g role="img" aria-label="{escape(label)}">{row_of(tuple(row), 1107, TOP + 75, size, "n k")}</g>']


# Bonus actions ----------------------------------------------------------------------------------------


def bonus_actions(layout: Layout, game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the bonus actions, always in one place with what they cost now. BAG-14"""
    me = game.players[seat]
    price = str(game.price_of_boat(seat)) if me.boats else "-"
    rows = (
        ("boat", (("coin", price), ("", "→"), ("boat", "")), say("Buy a boat: {coins} coins", coins=price)),
        ("coin", (("favour", str(game.favour_for(SPEND_FOR_COIN))), ("", "→"), ("coin", "")), say("Favour for a coin")),
        ("good", (("favour", str(game.favour_for(SPEND_FOR_GOOD))), ("", "→"), ("g-any", "")), say("Favour for a good")),
        ("wild", (("favour", str(game.favour_for(SPEND_FOR_WILD))), ("", "→"), ("wild", "")), say("Favour for a wild")),
    )
    out = [write(1196, TOP + 17, say("Bonus actions"), "d b", 13.5)]
    for k, (name, row, label) in enumerate(rows):
        x, y, width, height = layout.bonus(k)
        drawn = box(x, y, width, height, "var(--bag-cell)", "var(--bag-line)", 1, 3)
        drawn += row_of(row, x + width / 2, y + height / 2, 20, "n k")
        out.append(f'<g id="bonus-{name}" role="img" aria-label="{escape(label)}">{drawn}</g>')
    return out

