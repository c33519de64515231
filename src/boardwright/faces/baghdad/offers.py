"""What lies open for everybody: buildings, rewards for books, palace pieces, characters, decks and bag."""

from __future__ import annotations

from markupsafe import escape

from boardwright.faces.baghdad.art import (
    PIECE_ICONS,
    building_face,
    card_back,
    card_face,
    good_icon,
    owned,
    row_of,
    seat_class,
    signs,
    thing_sign,
)
from boardwright.faces.baghdad.identities import Identities
from boardwright.faces.baghdad.layout import CARD, LIBRARY, OFFER, PALACE, STACKS, Layout
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.drawing.svg import Layers, box, disc, group, piece, short, symbol, write
from boardwright.faces.telling.wording import capital, points_of, say
from boardwright.games.baghdad.components import (
    BASE,
    DAY,
    GOODS,
    LEVELS,
    NEUTRAL,
    NIGHT,
    NO_BUILDING,
    NO_CARD,
    PORTS,
    SECTIONS,
    SKILL_TILE,
    SPOTS,
    argument_of,
    count,
    kind_of,
)
from boardwright.games.baghdad.counts import is_met
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import NOBODY


def draw_offers(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw all areas right of the city, the river apart."""
    draw_buildings_on_offer(layers, layout, game, naming)
    draw_library(layers, layout, game, naming)
    draw_palace(layers, layout, game, naming, ids)
    draw_display(layers, layout, game, naming)
    draw_stacks(layers, game, naming)


def heading(area: tuple[float, float, float, float], words: str) -> str:
    """Return the heading of an area."""
    return write(area[0], area[1] + 14, words, "d b", 15)


# Buildings --------------------------------------------------------------------------------------------


def draw_buildings_on_offer(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """Two rows of buildings; the lower one slid down from the stack above. BAG-2.5, 9.1"""
    printed = [heading(OFFER, say("Buildings"))]
    for level in range(LEVELS):
        left = count(game.building_pool & game.edition.buildings.of_level[level])
        for top in (True, False):
            x, y, width, height = layout.building(level, top=top)
            if top and left:  # the stack
                printed.append(box(x + 2, y - 3, width, height, "var(--bag-city)", "var(--key)", 1, 3))
            printed.append(f'<rect class="bag-slot" x="{short(x)}" y="{short(y)}" width="{short(width)}" height="{short(height)}" rx="3"/>')
            building = (game.tops if top else game.bottoms)[level]
            if building == NO_BUILDING:
                continue
            name = f"building-{naming.names.buildings[building]}"
            label = naming.building_line(building)
            layers.pieces.append(piece(name, x, y, building_face(naming.printed, building), label))
        x, _, width, _ = layout.building(level, top=True)
        printed.append(f'<text class="n e m s12" x="{short(x + width)}" y="{short(OFFER[1] + 14)}">+{left}</text>' if left else "")
    layers.printed.append(group("buildings", printed, label=say("Buildings")))


# Wisdom area ------------------------------------------------------------------------------------------


def reward_id(books: int, space: int) -> str:
    """Return the id of a reward for a book."""
    return f"reward-{books}-{space + 1}"


def draw_library(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """The rewards for the second to fifth book, and the tokens on them. BAG-15"""
    out = [heading(LIBRARY, say("House of Wisdom"))]
    edition = game.edition
    for books in range(2, SPOTS + 1):
        x = layout.reward(books, 0)[0] - 5
        out.append(box(x, LIBRARY[1] + 19, 80, 115, "var(--bag-cell)", "var(--key)", 1.1, 3))
        title = f"{books}."
        out.append(f'<g>{symbol("book", x + 50, LIBRARY[1] + 28, 15)}<text class="n k s13" x="{short(x + 34)}" y="{short(LIBRARY[1] + 33)}">{title}</text></g>')
        for space in range(edition.library_spaces):
            index = (books - 2) * edition.library_spaces + space
            area = layout.reward(books, space)
            out.append(reward(layers, game, naming, books, space, area))
            owner = game.library[index]
            if owner != NOBODY:
                label = say("Library token of {name}, book {book}", name=naming.object(owner), book=books)
                middle = (area[0] + area[2] / 2, area[1] + area[3] / 2)
                inside = owned(layers, "library", owner, 22)
                layers.pieces.append(piece(f"token-{owner}-{books}", *middle, inside, label, seat_class(owner)))
    layers.printed.append(group("library", out, label=say("House of Wisdom")))


def reward(
    layers: Layers, game: Baghdad, naming: Naming, books: int, space: int, area: tuple[float, float, float, float]
) -> str:
    """Return one reward; the skill tile is gone once it was taken."""
    x, y, width, height = area
    effects = tuple(game.edition.library[(books - 2) * game.edition.library_spaces + space])
    covered = game.library[(books - 2) * game.edition.library_spaces + space] != NOBODY
    drawn = box(x, y, width, height, "var(--panel)", "var(--bag-line)", 0.8, 2)
    taken = covered and any(kind_of(each) == SKILL_TILE for each in effects)
    if not covered or not taken:
        drawn += row_of(signs(effects), x + width / 2, y + height / 2, 18)
    what = say("covered") if covered else naming.effects(list(effects))
    label = say("Book {book}, space {space}: {what}", book=books, space=space + 1, what=what)
    faint = ' opacity=".35"' if covered else ""
    return f'<g id="{reward_id(books, space)}" role="img" aria-label="{escape(label)}"{faint}>{drawn}</g>'


# Palace pieces ----------------------------------------------------------------------------------------


def piece_id(naming: Naming, number: int) -> str:
    """Return the id of the slot of a palace piece."""
    return f"piece-{naming.names.pieces[number]}"


def draw_palace(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """The pieces by section with their costs; an architect lies where one is built. BAG-10, 16.2"""
    out = [heading(PALACE, say("Palace"))]
    palace = game.edition.palace
    for section in range(SECTIONS):
        x = PALACE[0] + section * 46
        out.append(box(x, PALACE[1] + 20, 44, 28, "var(--bag-lapis)", "var(--key)", 1.1, 3))
        letter = naming.names.sections[section][:1].upper()
        out.append(f'<text class="n w s15" x="{short(x + 11)}" y="{short(PALACE[1] + 39)}">{escape(letter)}</text>')
        thing = game.tokens[PORTS + section]
        if thing >= 0:
            a, b = layout.token(PORTS + section)
            out.append(disc(a, b, 11.5, "var(--panel)", "var(--key)", 1) + thing_sign(thing, a, b, 18))
    for number in range(palace.pieces):
        out.append(palace_slot(layout, game, naming, number))
        owner = game.pieces[number]
        if owner == NOBODY:
            continue
        x, y, width, height = layout.piece(number)
        top = palace.section[number] == SECTIONS
        spot = (x + 17, y + height / 2) if top else (x + width / 2, y + 36)
        if owner == NEUTRAL:
            label = say("A neutral architect: {piece}", piece=naming.piece(number))
            layers.pieces.append(piece(f"architect-of-{number}", *spot, owned(layers, "barchitect", owner, 30), label, "neutral"))
            continue
        label = say("Architect of {name}: {piece}", name=naming.object(owner), piece=naming.piece(number))
        architect = ids.architects.get(number)
        name = f"architect-{owner}-{architect}" if architect is not None else f"architect-of-{number}"
        inside = owned(layers, "barchitect", owner, 30)
        layers.pieces.append(piece(name, *spot, inside, label, seat_class(owner)))
    layers.printed.append(group("palace", out, label=say("Palace")))


def palace_slot(layout: Layout, game: Baghdad, naming: Naming, number: int) -> str:
    """Return the slot of a piece: the piece with its cost, or what it counts once it is built."""
    palace = game.edition.palace
    x, y, width, height = layout.piece(number)
    kind = palace.kind[number]
    built = game.pieces[number] != NOBODY
    cost = [(good_icon(naming.printed, good), "") for good in range(GOODS) for _ in range(palace.cost[number * GOODS + good])]
    drawn = box(x, y, width, height, "var(--bag-cell)", "var(--key)", 1.1, 3)
    if kind >= BASE:
        worth = (("vp", str(palace.points[number])),)
        if not built:
            drawn += symbol(PIECE_ICONS[kind], x + 18, y + height / 2, 30)
        drawn += row_of(worth, x + 60, y + 13, 17, "n k")
        rows = [cost] if len(cost) <= 4 else [cost[: len(cost) // 2], cost[len(cost) // 2 :]]
        if not built:
            for k, row in enumerate(rows):
                drawn += row_of(tuple(row), x + 60, y + 35 + (k - (len(rows) - 1) / 2) * 14, 13)
    else:
        drawn += f'<text class="n k s13" x="{short(x + 12)}" y="{short(y + 16)}">×{palace.multiplier[number]}</text>'
        if not built:
            drawn += symbol(PIECE_ICONS[kind], x + 31, y + 16, 23)
            drawn += row_of(tuple(cost), x + width / 2, y + 44, 19 if len(cost) < 3 else 13.5)
    worth_words = points_of(palace.points[number]) if kind >= BASE else say("times {n}", n=palace.multiplier[number])
    label = say("{piece}, {worth}: costs {cost}", piece=capital(naming.piece(number)), worth=worth_words, cost=naming.cost_of_piece(number))
    if built:
        label = say("{piece}, {worth}: built", piece=capital(naming.piece(number)), worth=worth_words)
    return f'<g id="{piece_id(naming, number)}" role="img" aria-label="{escape(label)}">{drawn}</g>'


# Characters, decks, bag -------------------------------------------------------------------------------


def card_id(naming: Naming, card: int) -> str:
    """Return the id of a character card, wherever it lies."""
    return f"card-{naming.names.cards[card]}"


def card_piece(layers: Layers, game: Baghdad, naming: Naming, card: int, spot: tuple[float, float], seat: int) -> None:
    """Draw a card as a piece, with a sign if a seat meets its requirement now."""
    inside = card_face(naming.printed, card)
    label = naming.card_line(card)
    if game.edition.cards.thing[card] >= 0 and seat >= 0:
        met = is_met(game, seat, card)
        inside += met_sign(layers) if met else ""
        label = say("{card} ({state})", card=label, state=say("met now") if met else say("not met now"))
    layers.pieces.append(piece(card_id(naming, card), *spot, inside, label))


def met_sign(layers: Layers) -> str:
    """Return the sign of a requirement that is met."""
    drawn = disc(0, 0, 7.5, "var(--ok)", "var(--panel)", 1.2) + '<path d="M-3.6.2-1 3 3.8-2.8" fill="none" stroke="var(--panel)" stroke-width="2"/>'
    return layers.stamp("met", drawn, CARD[0] - 11, 75)


def draw_display(layers: Layers, layout: Layout, game: Baghdad, naming: Naming) -> None:
    """The cards that may be drawn: day slots left, night slots right. BAG-2.10, 13"""
    out: list[str] = []
    for slot, card in enumerate(game.display):
        x, y = layout.card(slot)
        out.append(f'<rect class="bag-slot" x="{short(x)}" y="{short(y)}" width="82" height="124" rx="4"/>')
        if card == NO_CARD:
            out.append(symbol("day" if slot < game.edition.day_slots else "night", x + 41, y + 62, 30, "opacity:.4"))
        else:
            card_piece(layers, game, naming, card, (x, y), layout.front)
    layers.printed.append(group("cards", out, label=say("Characters")))


def draw_stacks(layers: Layers, game: Baghdad, naming: Naming) -> None:
    """The decks and the bag, which nobody may look into: only their numbers are shown. BAG-13"""
    x, y, _, _ = STACKS
    out: list[str] = []
    for k, (deck, words) in enumerate(((DAY, say("Day cards in the deck: {n}", n=deck_size(game, DAY))), (NIGHT, say("Night cards in the deck: {n}", n=deck_size(game, NIGHT))))):
        n = deck_size(game, deck)
        back = card_back(deck == NIGHT, 56, 78) if n else f'<rect class="bag-slot" width="56" height="78" rx="4"/>'
        out.append(f'<g id="deck-{"night" if deck == NIGHT else "day"}" role="img" aria-label="{escape(words)}" transform="translate({short(x + k * 64)} {short(y + 20)})">{back}<text class="n k s17" x="28" y="98">{n}</text></g>')
    n = game.tiles_in_bag()
    words = say("City tiles in the bag: {n}", n=n)
    out.append(f'<g id="bag" role="img" aria-label="{escape(words)}" transform="translate({short(x + 130)} {short(y + 20)})">{BAG}<text class="n k s17" x="28" y="98">{n}</text></g>')
    out.append(write(x, y + 13, say("Decks and bag"), "d b", 14))
    layers.printed.append(group("stacks", out, label=say("Decks and bag")))


BAG = (
    '<path d="M16 20C4 34 0 50 2 66q2 10 26 10t26-10C56 50 52 34 40 20z" fill="var(--wood-2)" stroke="var(--key)" stroke-width="1.4"/>'
    '<path d="M14 8q14 8 28 0l-3 12H17z" fill="var(--wood)" stroke="var(--key)" stroke-width="1.4"/>'
    '<path d="M15 20h26" stroke="var(--gold-2)" stroke-width="4"/>'
)
