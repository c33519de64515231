"""What lies open for everybody: buildings, rewards for books, palace pieces, characters, decks and bag."""

from __future__ import annotations

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, disc, escape, group, piece, rectangles, short
from boardwright.faces.telling.wording import say
from boardwright.games.baghdad.components import (
    BASE,
    DAY,
    DOME,
    GOODS,
    LEVELS,
    NEUTRAL,
    NIGHT,
    NO_BUILDING,
    NO_CARD,
    PORTS,
    SECTIONS,
    SPOTS,
)
from boardwright.games.baghdad.counts import count_of, is_met
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face.art import (
    BUILDING,
    DISC,
    PIECE_ICONS,
    building_face,
    card_back,
    card_face,
    good_icon,
    owned,
    seat_class,
    signs,
    thing_sign,
)
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.layout import CARD, LIBRARY, OFFER, PALACE, STACKS, Layout, Spot
from boardwright.games.baghdad.face.naming import Naming, plain
from boardwright.games.baghdad.face.stamps import fitting, heading, icon, number, rect, row_of, stamp
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import count
from boardwright.kernel.packing import NOBODY


def draw_offers(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw all areas right of the city, the river apart."""
    draw_buildings_on_offer(layers, layout, game, naming)
    draw_library(layers, layout, game, naming)
    draw_palace(layers, layout, game, naming, ids)
    draw_display(layers, layout, game, naming)
    draw_stacks(layers, game, naming)


def title(area: tuple[float, float, float, float], words: str) -> str:
    """Return the heading of an area."""
    return heading(area[0], area[1] + 14, words)


# Buildings --------------------------------------------------------------------------------------------


def draw_buildings_on_offer(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Two rows of buildings; the lower one slid down from the stack above. BAG-2.5, 9.1"""
    printed = [title(OFFER, say("Buildings"))]
    ground = rect("bag-slot", *BUILDING)
    for level in range(LEVELS):
        left = count(game.building_pool & game.edition.buildings.of_level[level])
        for top in (True, False):
            x, y, _, _ = layout.building(level, top=top)
            if top and left:  # the stack
                printed.append(stamp(layers, "lot", ground, x + 2, y - 3))
            building = (game.tops if top else game.bottoms)[level]
            if building == NO_BUILDING:
                printed.append(stamp(layers, "lot", ground, x, y))
                continue
            name = f"building-{naming.names.buildings[building]}"
            inside = kept(layers, building_face, naming.printed, building)
            inside += number(33, 15.5, f"+{left}", 16, "w") if top and left else ""
            layers.pieces.append(piece(name, x, y, inside, naming.building_line(building)))
    layers.printed.append(group("buildings", printed, label=say("Buildings")))


# Wisdom area ------------------------------------------------------------------------------------------


def draw_library(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """The rewards for the second to fifth book, and the tokens on them. BAG-15"""
    edition = game.edition
    out = [kept(layers, printed_library, naming.printed, layout)]
    for books in range(2, SPOTS + 1):
        for space in range(edition.library_spaces):
            index = (books - 2) * edition.library_spaces + space
            x, y, width, height = layout.reward(books, space)
            owner = game.library[index]
            effects = tuple(edition.library[index])
            if owner == NOBODY:
                row = signs(effects)
                out.append(row_of(layers, row, x + width / 2, y + height / 2, fitting(row, 20, width - 6)))
                continue
            facts = {"name": naming.object(owner), "book": books, "reward": naming.effects(effects)}
            label = say("Library token of {name}, book {book}: {reward}", **facts)
            inside = owned(layers, "library", owner, 22)
            spot = (x + width / 2, y + height / 2)
            layers.pieces.append(piece(f"token-{owner}-{books}", *spot, inside, label, seat_class(owner)))
    layers.printed.append(group("library", out, label=say("House of Wisdom")))


def printed_library(layers: Layers, printed: Printed, layout: Layout) -> str:
    """Return the four columns of rewards, empty."""
    out = title(LIBRARY, say("House of Wisdom"))
    spaces = printed.edition.library_spaces
    for books in range(2, SPOTS + 1):
        x = layout.reward(books, 0)[0] - 5
        lines = [layout.reward(2, space) for space in range(spaces)]
        lots = rectangles((5, y - LIBRARY[1] - 20, width, height) for _, y, width, height in lines)
        column = rect("bag-card", 95, 150) + f'<path class="bag-lot pale" d="{lots}"/>'
        column += icon(layers, "book", 58, 12, 20)
        out += stamp(layers, "column", column, x, LIBRARY[1] + 20)
        out += number(x + 37, LIBRARY[1] + 38, f"{books}.", 17)
    return out


# Palace pieces ----------------------------------------------------------------------------------------


def piece_id(naming: Naming, number: int) -> str:
    """Return the id of the slot of a palace piece."""
    return f"piece-{naming.names.pieces[number]}"


def draw_palace(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """The pieces by section with their costs; an architect lies where one is built. BAG-10, 16.2"""
    out = [title(PALACE, say("Palace"))]
    palace = game.edition.palace
    for section in range(SECTIONS):
        x = PALACE[0] + section * 76
        ground = rect("bag-card lapis", 74, 32)
        out.append(stamp(layers, "section", ground, x, PALACE[1] + 20))
        out.append(number(x + 20, PALACE[1] + 43, plain(naming.names.sections[section])[:1].upper(), 17, "w"))
        thing = game.tokens[PORTS + section]
        if thing >= 0:
            a, b = layout.token(PORTS + section)
            out.append(stamp(layers, "token", DISC, a, b))
            out.append(thing_sign(layers, thing, a, b, 18))
    for each in range(palace.pieces):
        out.append(palace_slot(layers, layout, game, naming, each))
        if has_architect(game, each):
            draw_architect(layers, layout, game, naming, ids, each)
    layers.printed.append(group("palace", out, label=say("Palace")))


def has_architect(game: Baghdad, each: int) -> bool:
    """Tell whether an architect stands beside a piece; none comes with the dome of two players. BAG-10.7"""
    if game.pieces[each] == NEUTRAL:
        return game.edition.palace.kind[each] != DOME
    return game.pieces[each] != NOBODY


def draw_architect(
    layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities, each: int
) -> None:
    """The architect beside a piece that is built."""
    owner = game.pieces[each]
    x, y, width, height = layout.piece(each)
    top = game.edition.palace.section[each] == SECTIONS
    spot = (x + 24, y + height / 2) if top else (x + width / 2, y + 48)
    who = naming.object(owner)
    label = say("Architect of {name}: {piece}", name=who, piece=naming.piece(each))
    if owner == NEUTRAL:
        label = say("A neutral architect: {piece}", piece=naming.piece(each))
    inside = owned(layers, "barchitect", owner, 30)
    layers.pieces.append(piece(ids.architect(owner, each), *spot, inside, label, seat_class(owner)))


def palace_slot(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, each: int) -> str:
    """Return the slot of a piece: the piece with its cost, or what it counts once it is built."""
    x, y, _, _ = layout.piece(each)
    built = game.pieces[each] != NOBODY
    drawn = kept(layers, slot_face, naming.printed, layout, each, built)
    place = f'transform="translate({short(x)},{short(y)})"'
    return f'<g id="{piece_id(naming, each)}" {place}>{drawn}</g>'


def slot_face(layers: Layers, printed: Printed, layout: Layout, each: int, built: bool) -> str:
    """Return the slot of a piece from its top left."""
    palace = printed.edition.palace
    _, _, width, height = layout.piece(each)
    kind = palace.kind[each]
    cost = [
        (good_icon(printed, good), "")
        for good in range(GOODS)
        for _ in range(palace.cost[each * GOODS + good])
    ]
    out = rect("bag-card", width, height)
    if kind < BASE:
        times = palace.multiplier[each]
        out = stamp(layers, f"slot{times}", out + number(16, 21, f"×{times}", 17))
        if not built:
            out += icon(layers, PIECE_ICONS[kind], 50, 18, 30) + row_of(
                layers, cost, width / 2, 57, fitting(cost, 24, 70)
            )
        return out
    out += row_of(layers, (("vp", str(palace.points[each])),), width / 2 + 22, 15, 20)
    if not built:
        rows = [cost] if len(cost) < 5 else [cost[: len(cost) // 2], cost[len(cost) // 2 :]]
        out += icon(layers, PIECE_ICONS[kind], 24, height / 2, 30)
        for k, row in enumerate(rows):
            y = 40 + (k - (len(rows) - 1) / 2) * 17
            out += row_of(layers, row, width / 2 + 22, y, fitting(row, 16, 100))
    return out


# Characters, decks, bag -------------------------------------------------------------------------------


def card_id(naming: Naming, card: int) -> str:
    """Return the id of a character card, wherever it lies."""
    return f"card-{naming.names.cards[card]}"


def card_piece(
    layers: Layers, game: Baghdad, naming: Naming, card: int, spot: Spot, seat: int, *, counted: bool = False
) -> None:
    """Draw a card as a piece, with a sign if a seat meets its requirement now, or with what it has."""
    inside = kept(layers, card_face, naming.printed, card)
    label = naming.card_line(card) if seat == naming.viewer else naming.card(card)
    if game.edition.cards.thing[card] >= 0:
        met = is_met(game, seat, card)
        if met or counted:
            have = count_of(game, seat, game.edition.cards.thing[card])
            inside += met_sign(layers) if met else have_sign(layers, have)
        label = say("{card} ({state})", card=label, state=say("met now") if met else say("not met now"))
    layers.pieces.append(piece(card_id(naming, card), *spot, inside, label))


def met_sign(layers: Layers) -> str:
    """Return the sign of a requirement that is met."""
    tick = '<path d="M-3.6.2-1 3 3.8-2.8" fill="none" stroke="var(--panel)" stroke-width="2"/>'
    return stamp(layers, "met", disc(0, 0, 7.5, "var(--ok)", "var(--panel)", 1.2) + tick, CARD[0] - 11, 70)


def have_sign(layers: Layers, have: int) -> str:
    """Return how much there is of what a card asks for, where it is not enough."""
    ground = disc(0, 0, 9, "var(--panel)", "var(--bad)", 1.6) + number(0, 6, have, 16, "bad")
    return stamp(layers, f"have{have}", ground, CARD[0] - 12, 70)


def card_lot(layers: Layers, x: float, y: float) -> str:
    """Return an empty place of a card."""
    ground = rect("bag-slot", *CARD, 4)
    return stamp(layers, "place", ground, x, y)


def draw_display(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """The cards that may be drawn: day slots left, night slots right. BAG-2.10, 13"""
    out: list[str] = []
    for slot, card in enumerate(game.display):
        x, y = layout.card(slot)
        if card == NO_CARD:
            out.append(card_lot(layers, x, y))
            sky = "day" if slot < game.edition.day_slots else "night"
            out.append(f'<g opacity=".4">{icon(layers, sky, x + 43, y + 55, 30)}</g>')
        else:
            card_piece(layers, game, naming, card, (x, y), layout.front)
    layers.printed.append(group("cards", out, label=say("Characters")))


def draw_stacks(layers: Layers, game: Baghdad, naming: Naming) -> None:
    """The decks and the bag, which nobody may look into: only their numbers are shown. BAG-13"""
    x, y, _, _ = STACKS
    day, night, tiles = deck_size(game, DAY), deck_size(game, NIGHT), game.tiles_in_bag()
    empty = rect("bag-slot", *PILE, 4)
    piles = (
        ("deck-day", day, say("Day cards in the deck: {n}", n=day), kept(layers, card_back, False, *PILE)),
        (
            "deck-night",
            night,
            say("Night cards in the deck: {n}", n=night),
            kept(layers, card_back, True, *PILE),
        ),
        ("bag", tiles, say("City tiles in the bag: {n}", n=tiles), BAG),
    )
    out = [heading(x, y + 13, say("Decks and bag"))]
    for k, (name, n, label, drawn) in enumerate(piles):
        place = f'transform="translate({short(x + k * 50)},{short(y + 24)})"'
        inside = (drawn if n else empty) + number(PILE[0] / 2, PILE[1] + 18, n, 18)
        out.append(f'<g id="{name}" role="img" aria-label="{escape(label)}" {place}>{inside}</g>')
    layers.printed.append(group("stacks", out, label=say("Decks and bag")))


PILE = (44.0, 56.0)
BAG = (
    '<g transform="scale(.7)"><path d="M16 20C4 34 0 50 2 66q2 10 26 10t26-10C56 50 52 34 40 20z"'
    ' fill="var(--wood-2)" stroke="var(--key)"/>'
    '<path d="M14 8q14 8 28 0l-3 12H17z" fill="var(--wood)" stroke="var(--key)"/>'
    '<path d="M15 20h26" stroke="var(--gold-2)" stroke-width="4"/></g>'
)
