"""What lies in front of one player: hand, cards in play, board; what is beside them is in `purse`."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, escape, group, piece, seat_symbol, short, write
from boardwright.faces.telling.wording import capital, say, say_count
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import (
    ARTEFACT,
    HIDDEN_NIGHT,
    NO_CARD,
    PATIENT,
    SPOTS,
    STUDENT,
)
from boardwright.games.baghdad.counts import is_met
from boardwright.games.baghdad.face.art import (
    SKILL_ICONS,
    card_back,
    seat_class,
    signs,
    tile_face,
)
from boardwright.games.baghdad.face.beside_board import bonus_actions, icons, left, purse
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.layout import CARD, MINE, Layout, Spot, played_at
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.offers import card_lot, card_piece
from boardwright.games.baghdad.face.panels import turns_left
from boardwright.games.baghdad.face.stamps import (
    LEAST,
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
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import BeforeSlide
from boardwright.kernel.bits import BIT

TOP: Final = MINE[1]


def draw_own_area(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the area in front."""
    seat = layout.front
    printed = [
        box(MINE[0] + 1.5, TOP, MINE[2] - 3, MINE[3], "var(--panel)", "var(--pc)", 2.5, 5),
        *lines(576, 808, 986, 1074, 1238),
        *hand(layers, layout, game, naming, seat),
        '<path class="bag-arrow" d="M276 707h6m-3-3 3 3-3 3"/>',
        *in_play(layers, game, naming, seat, layout.played(0)),
        *rows(layers, layout, game, naming, seat, ids),
        *left(layers, layout, game, naming, seat, ids),
        *icons(layers, game, naming, seat),
        *purse(layers, layout, game, naming, seat),
        *bonus_actions(layers, layout, game, naming, seat),
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
            back = kept(layers, card_back, card == HIDDEN_NIGHT, *CARD)
            layers.pieces.append(piece(f"hand-{seat}-{place}", *spot, back, capital(naming.card(card))))
    return [  # right of the flag that hangs over the first card
        f'<g transform="translate(42,{short(TOP + 12)})">{seat_symbol(seat, 18)}</g>',
        name_within(56, TOP + 18, naming.person(seat), 148, LEAST, heading),
        write(270, TOP + 18, say("hand"), "m e"),
    ]


def in_play(layers: Layers, game: Baghdad, naming: Naming, seat: int, corner: Spot) -> list[str]:
    """Return what is written over the cards in play: when each leaves, and whether it is met. BAG-4"""
    me = game.players[seat]
    out: list[str] = []
    for slot in range(LEAVING + 1):
        x, y = played_at(corner, slot)
        card = me.slots[slot]
        if card == NO_CARD:
            if slot < LEAVING:
                out.append(card_lot(layers, x, y))
                out.append(number(x + CARD[0] / 2, y + 62, slot + 1, 22, "m"))
            continue
        card_piece(layers, game, naming, card, (x, y), seat, counted=True)
        out.append(fate(game, seat, slot, x, y))
    return out


def fate(game: Baghdad, seat: int, slot: int, x: float, y: float) -> str:
    """Return when a card leaves, over the card; its look tells whether its requirement is met."""
    card = game.players[seat].slots[slot]
    style = "" if game.edition.cards.thing[card] < 0 else " ok" if is_met(game, seat, card) else " bad"
    return write(x + CARD[0] / 2, y - 6, when_it_leaves(game, seat, slot), f"c b{style}")


def when_it_leaves(game: Baghdad, seat: int, slot: int) -> str:
    """Return in how many turns of its owner a card leaves; some stay to the end. BAG-4.2, 16.7, 16.12"""
    about_to_slide = game.whose() == seat and isinstance(game.agenda.open_question(), BeforeSlide)
    turns = LEAVING - slot - int(about_to_slide)
    if turns == 0:
        return say("leaves now")
    if turns > turns_left(game, seat):
        return say("stays")
    return say_count("in {n} turn", "in {n} turns", turns)


# The board --------------------------------------------------------------------------------------------


def spot_id(seat: int, type: int, spot: int) -> str:
    """Return the id of a spot of a player board."""
    return f"spot-{seat}-{type}-{spot + 1}"


def rows(
    layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int, ids: Identities
) -> list[str]:
    """Return the four rows with their requirements; tiles and bonuses lie on top. BAG-8"""
    out: list[str] = []
    for row, type in enumerate(naming.names.rows):
        drawn = printed_row(layers, layout, game, seat, type, row)
        for spot in range(SPOTS):
            x, y, width, height = layout.spot(row, spot)
            draw_tile(layers, game, naming, ids, (seat, type, spot), (x + width / 2, y + height / 2))
        label = row_in_words(game, naming, seat, type)
        out.append(f'<g role="img" aria-label="{escape(label)}">{drawn}</g>')
    layers.pieces.append(bonuses(layers, layout, game, naming, seat))
    return out


def printed_row(layers: Layers, layout: Layout, game: Baghdad, seat: int, type: int, row: int) -> str:
    """Return the spots of a row: the icons each needs, and the points of an artefact there."""
    board = game.edition.board
    ground = rect(f"bag-t{type} faint", 39, 28)
    corners = [layout.spot(row, spot)[:2] for spot in range(SPOTS)]
    out = "".join(
        stamp(layers, f"lot{type}", ground, x, y, element=spot_id(seat, type, spot))
        for spot, (x, y) in enumerate(corners)
    )
    out += icon(layers, SKILL_ICONS[board.skill[type]], corners[0][0] - 15, corners[0][1] + 14, 20)
    aside = 11 if type == ARTEFACT else 0
    needs = [(x + 19 - aside, y + 20, board.spot_need[spot]) for spot, (x, y) in enumerate(corners)]
    out += digits(needs, 17)
    if type == ARTEFACT:
        out += "".join(icon(layers, "vp", x + 19, y + 14, 12) for x, y in corners)
        points = [(x + 31, y + 20, board.artefact_points[spot]) for spot, (x, y) in enumerate(corners)]
        out += digits(points, LEAST)
    return out


def row_in_words(game: Baghdad, naming: Naming, seat: int, type: int) -> str:
    """Return how many tiles a row has."""
    facts = {"types": capital(naming.types(type)), "n": game.players[seat].in_row(type), "spots": SPOTS}
    return say("{types}: {n} of {spots}", **facts)


def draw_tile(
    layers: Layers,
    game: Baghdad,
    naming: Naming,
    ids: Identities,
    place: tuple[int, int, int],
    at: tuple[float, float],
) -> None:
    """Draw the tile on a spot: patients and spent students lie with their plain side up."""
    seat, type, spot = place
    me = game.players[seat]
    index = type * SPOTS + spot
    if not me.filled & BIT[index]:
        return
    tile = me.spots[index]
    plain = type == PATIENT or (type == STUDENT and bool(me.flipped & BIT[index]))
    face = kept(layers, tile_face, naming.printed, tile, 30, plain)
    inside = stamp(layers, f"own{tile}.{int(plain)}", face)
    name = (
        say("student, spent")
        if plain and type == STUDENT
        else naming.type(type)
        if plain
        else naming.tile(tile)
    )
    label = say("{tile}, spot {spot}", tile=capital(name), spot=spot + 1)
    layers.pieces.append(piece(ids.on_board(seat, index), *at, inside, label))


def bonuses(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, seat: int) -> str:
    """Return the bonuses between the rows; those gained are faint. BAG-8.9"""
    found = bonuses_of(game, naming, seat)
    out = "".join(bonus(layers, effect, done, layout.gap(row, spot)) for row, spot, effect, done in found)
    label = say("Bonuses still to gain: {n}", n=sum(not done for *_, done in found))
    return f'<g id="bonuses" role="img" aria-label="{escape(label)}">{out}</g>'


def bonuses_of(game: Baghdad, naming: Naming, seat: int) -> list[tuple[int, int, int, bool]]:
    """Return a player's bonuses: the row above it, the spot, the effect, whether it is gained."""
    board = game.edition.board
    filled = game.players[seat].filled
    order = naming.names.rows
    found: list[tuple[int, int, int, bool]] = []
    for gap in range(board.gaps):
        above, below = board.gap_above[gap], board.gap_below[gap]
        row = min(order.index(above), order.index(below))
        for spot in range(SPOTS):
            done = bool(filled & BIT[above * SPOTS + spot] and filled & BIT[below * SPOTS + spot])
            found.append((row, spot, bonus_in(game, seat, gap, spot), done))
    return found


def bonus(layers: Layers, effect: int, done: bool, spot: Spot) -> str:
    """Return a bonus at a place."""
    return stamp(layers, f"gap{effect}.{int(done)}", kept(layers, bonus_face, effect, done), *spot)


def bonus_face(layers: Layers, effect: int, done: bool) -> str:
    """Return a bonus around the origin."""
    row = signs((effect,))
    out = f'<circle class="bag-bonus" r="10"/>{row_of(layers, row, 0, 0, fitting(row, 14, 18))}'
    return f'<g opacity=".35">{out}</g>' if done else out
