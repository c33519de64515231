"""The area of the player in front: Player board, dice, Gold, tiles, Crates, Ships, Urban cards."""

from __future__ import annotations

from functools import partial
from typing import Final

from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, escape, path, short, spoken, write
from boardwright.faces.telling.wording import capital, say
from boardwright.games.tabannusi.components import (
    BOTTOM,
    CELLS,
    COLOURS,
    DISTRICTS,
    DOWN,
    DOWN_REFILLED,
    IN_AREA,
    ROW_SPACES,
    ROWS,
    SHIPS,
    TRACKS,
    UNKNOWN,
    UP,
    UP_REFILLED,
)
from boardwright.games.tabannusi.face.art import (
    DARK,
    LETTERS,
    SMALL_DISC,
    alone,
    caption,
    colour_sign,
    counted,
    house,
    icon,
    marker,
    number_disc,
    plate,
)
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.card_progress import card_in_words
from boardwright.games.tabannusi.face.layout import Box, Layout
from boardwright.games.tabannusi.face.naming import Naming, is_starting_player
from boardwright.games.tabannusi.face.port_board import (
    ability_art,
    crate_art,
    harbormaster_piece,
    ship_words,
)
from boardwright.games.tabannusi.face.stock import special_piece
from boardwright.games.tabannusi.state import Player, Tabannusi
from boardwright.kernel.bits import members

HOUSES_X: Final = 10.0
BOTTOM_X: Final = 160.0
RESOURCES_X: Final = 400.0
CRATES_X: Final = 706.0
CARDS_X: Final = 924.0
MANY_SHIPS: Final = 4


# Where things lie ------------------------------------------------------------------------------------


def house_box(layout: Layout, game: Tabannusi, row: int, position: int) -> Box:
    """Return a House space of the Player board."""
    y = layout.area[1]
    length = game.edition.row_length[row]
    if row == BOTTOM:
        step = min(48.0, 222 / max(1, length))
        return (BOTTOM_X + position * step, y + 108, step - 2, 29)
    step = min(48.0, 144 / max(1, length))
    return (HOUSES_X + position * step, y + 48 + row * 30, step - 2, 29)


def own_die(layout: Layout, colour: int) -> Box:
    """Return where the dice of a colour lie."""
    return (RESOURCES_X + colour * 58, layout.area[1] + 28, 52, 34)


def own_tile(layout: Layout, place: int) -> Box:
    """Return Gold, Claim markers, Water or Gardens, in that order."""
    x = RESOURCES_X + (0.0, 66.0, 0.0, 66.0)[place]
    return (x, layout.area[1] + (68, 68, 104, 104)[place], 56, 32)


def crate_box(layout: Layout, place: int) -> Box:
    """Return a place for a Crate."""
    return (CRATES_X + place * 51, layout.area[1] + 28, 44, 44)


def crates_of(player: Player) -> list[tuple[int, bool, bool]]:
    """Return (colour, face up, refilled this turn) of a player's Crates."""
    out: list[tuple[int, bool, bool]] = []
    for colour in range(COLOURS):
        for state in (UP, UP_REFILLED, DOWN, DOWN_REFILLED):
            up, refilled = state in (UP, UP_REFILLED), state in (UP_REFILLED, DOWN_REFILLED)
            out += [(colour, up, refilled)] * player.crates[state * COLOURS + colour]
    return out


def card_box(layout: Layout, place: int, cards: int) -> Box:
    """Return a place for an Urban card."""
    step = min(84.0, 272 / max(1, cards))
    return (CARDS_X + place * step, layout.area[1] + 28, min(80.0, max(step - 3, 40)), 110)


def harbormaster_box(layout: Layout, place: int, held: int) -> Box:
    """Return a place for a Harbormaster that is held."""
    columns = max(2, -(-held // 2))
    step = 228 / columns
    return (BOTTOM_X + place % columns * step, layout.area[1] + 28 + place // columns * 37, step - 4, 34)


def special_spot(layout: Layout, place: int, tiles: int) -> tuple[float, float, float]:
    """Return where a special Water tile lies, and how large: many are drawn smaller."""
    step = min(46.0, 160 / max(1, tiles))
    return RESOURCES_X + 132 + place * step, layout.area[1] + 92, min(1.0, step / 43)


# Drawing ------------------------------------------------------------------------------------------------


def draw_own_area(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw all that lies in front of one player."""
    seat = layout.front
    _, y, width, height = layout.area
    name = say("Your area") if seat == naming.viewer else naming.people[seat]
    out = plate("tb-mine", 1, y + 1, width - 2, height - 2, 5)
    out += marker(layers, seat, 18, y + 15, 17)
    out += name_within(32, y + 20, name, 114, 15, partial(write, style="d b", size=15))
    out += alone("vp", 166, y + 14, 22) + caption("tn i", 180, y + 19, game.players[seat].vp)
    if is_starting_player(game, seat):
        out += spoken(say("Starting player."), alone("ui-flag", 226, y + 15, 18))
    for line in (RESOURCES_X - 12, CRATES_X - 12, CARDS_X - 12):
        out += path(f"M{short(line)} {short(y + 10)}v{short(height - 20)}", "var(--line)", 1)
    out += houses(layers, layout, game, naming, seat)
    out += resources(layers, layout, game, naming, seat)
    out += crates(layers, layout, game, naming, seat) + ships(layers, layout, game, naming, seat)
    out += urban_cards(layers, layout, game, naming, seat)
    layers.printed.append(spoken(name, out, f"area-{seat}", f"seat{seat + 1}"))
    tiles = members(game.players[seat].harbormasters)
    for place, tile in enumerate(tiles):
        left, top, wide, high = harbormaster_box(layout, place, len(tiles))
        layers.pieces.append(harbormaster_piece(layers, naming, tile, (left, top), wide, high))
    held = [tile for tile, where in enumerate(game.special) if where == IN_AREA + seat]
    for place, tile in enumerate(held):
        left, top, scale = special_spot(layout, place, len(held))
        layers.pieces.append(special_piece(layers, naming, tile, left, top, scale))


def houses(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return the Player board: Houses with the bonus beneath each, and the column bonuses. TAB-3.7-3.9"""
    edition, me = game.edition, game.players[seat]
    out = ""
    for column, bonus in enumerate(edition.column_bonus):
        if bonus:
            x, y, width, _ = house_box(layout, game, 0, column)
            words = say("Column {n}: {bonus}", n=column + 1, bonus=naming.bonus(bonus))
            drawn = plate("tb-column", x, y - 20, width, 19)
            drawn += bonus_at(layers, bonus, x + width / 2, y - 10.5, 20)
            out += spoken(words, drawn, classes="tb-none" if me.columns >> column & 1 else "")
    for row in range(ROWS):
        length, left = edition.row_length[row], me.houses[row]
        inside = ""
        for position in range(length):
            bonus = edition.row_bonus[row * ROW_SPACES + position]
            inside += house_space(
                layers,
                house_box(layout, game, row, position),
                row,
                bonus,
                stands=position >= length - left,
                seat=seat,
            )
        words = say("{row} row: Houses left {n}", row=capital(naming.row(row)), n=left)
        out += spoken(words, inside, f"row-{naming.names.rows[row]}", "fx")
    if not me.harbormasters:
        out += caption("ts", BOTTOM_X + 6, layout.area[1] + 48, say("Harbormasters: none"))
    return out


def house_space(layers: Layers, place: Box, row: int, bonus: int, *, stands: bool, seat: int) -> str:
    """Return a space with its House and the bonus beneath it, or with the bonus that has been gained."""
    x, y, width, height = place
    ground = plate(f"tb-c{row} tb-row", 0, 0, width, height)
    if not stands:
        out = layers.stamp(f"y{row}", ground, x, y)
        if bonus:
            gained = plate("tb-under", 5, 4, width - 10, height - 8) + bonus_at(
                layers, bonus, width / 2, height / 2, 20
            )
            out += layers.stamp(f"yg{row}-{bonus}", f'<g class="tb-faint">{gained}</g>', x, y)
        return out
    ground += house(layers, seat, 10.5, height / 2 + 0.5, 18)
    if not bonus:
        return layers.stamp(f"yh{row}", ground, x, y)
    under = plate("tb-under", 20, 3.5, width - 21, height - 7)
    out = layers.stamp(f"yu{row}", ground + under, x, y)
    out += bonus_at(layers, bonus, x + 10 + width / 2, y + height / 2, 18)
    return out


def resources(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return dice, Gold, Claim markers, Water and Gardens."""
    me = game.players[seat]
    out = write(RESOURCES_X, layout.area[1] + 20, say("Resources"), "d b", 15)
    for colour in range(COLOURS):
        x, y, _, _ = own_die(layout, colour)
        n = me.dice[colour]
        words = say("{colour} dice: {n}", colour=capital(naming.colour(colour)), n=n)
        drawn = die_in_front(layout, colour) + number(x + 41, y + 23, n)
        out += counted(words, drawn, f"own-{naming.names.colours[colour]}", n)
    supply = say("+{n} in supply", n=me.supply)
    tiles = (
        ("own-gold", alone("gold", 15, 16, 28), me.gold, say("Gold: {n}", n=me.gold)),
        (
            "own-markers",
            alone("claim", 15, 16, 26),
            me.markers,
            say("Claim markers: {n} in the area, {supply} in the supply", n=me.markers, supply=me.supply),
        ),
        ("own-water", alone("water", 15, 16, 28), me.water, say("Water: {n}", n=me.water)),
        ("own-gardens", alone("garden", 15, 16, 28), me.gardens, say("Gardens: {n}", n=me.gardens)),
    )
    for place, (element, drawn, n, words) in enumerate(tiles):
        x, y, _, _ = own_tile(layout, place)
        inside = f'<g transform="translate({short(x)},{short(y)})">{drawn}{number(41, 22, n)}</g>'
        out += counted(words, inside, element, n)
    x, y, _, _ = own_tile(layout, 1)
    return out + caption("ts", x + 56, y + 21, supply)


def die_in_front(layout: Layout, colour: int) -> str:
    """Return the die before the number of dice of a colour."""
    return alone(f"res-{LETTERS[colour]}", *middle_of_die(layout, colour), 30)


def middle_of_die(layout: Layout, colour: int) -> tuple[float, float]:
    """Return the centre of the die that stands for all of a colour."""
    x, y, _, _ = own_die(layout, colour)
    return x + 15, y + 17


def number(x: float, y: float, n: int) -> str:
    """Return a large number."""
    return caption("tn g", x, y, n)


def crates(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return the Crates, those spent face down, and the places still free. TAB-1.8, 3.18"""
    out = write(CRATES_X, layout.area[1] + 20, say("Crates"), "d b", 15)
    held = crates_of(game.players[seat])
    for place in range(max(game.edition.crate_slots, len(held))):
        x, y, width, height = crate_box(layout, place)
        if place >= len(held):
            out += layers.stamp("open", plate("tb-open", 0, 0, width, height, 4), x, y)
            continue
        colour, up, refilled = held[place]
        facts = {"colour": capital(naming.colour(colour))}
        words = say("{colour} Crate, face up", **facts) if up else say("{colour} Crate, spent", **facts)
        if refilled:
            words = say("{crate}, refilled this turn", crate=words)
        drawn = crate_art(layers, colour, x + width / 2, y + height / 2, 44)
        if not up:
            lines = f"M{short(x + 8)} {short(y + 12)}l28-4M{short(x + 8)} {short(y + 37)}l28-4"
            drawn = f'<g class="tb-faint">{drawn}{path(lines, DARK, 3)}</g>'
        if refilled:
            drawn += path(f"M{short(x + 30)} {short(y + 40)}l4 4 8-8", "var(--ok)", 3)
        out += spoken(words, drawn)
    return out


def ships(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return the Ships with an own marker; faint until the ability works. TAB-8.15"""
    me = game.players[seat]
    y = layout.area[1] + 90
    here = [cell for cell in range(CELLS) if me.ships >> cell & 1]
    out = write(CRATES_X, y, say("Ships"), "d b", 15)
    if not here:
        return out + caption("ts", CRATES_X + 54, y, say("none"))
    wide = 106.0 if len(here) <= MANY_SHIPS else 42.0  # of many only the names
    columns = int(212 // wide)
    for place, cell in enumerate(here):
        ship = game.ships[cell]
        left, top = CRATES_X + place % columns * wide, y + 3 + place // columns * 22
        faint = "" if ship >= SHIPS or me.has(ship) else ' class="tb-none"'
        words = ship_words(naming, ship, cell)
        drawn = caption("tb-id l", 0, 16, naming.names.ships[ship])
        if wide > 100 and ship < SHIPS:
            drawn += f'<g transform="translate(58,10)">{ability_art(layers, naming, ship, 0, 0)}</g>'
        elif wide > 100:
            drawn += "".join(colour_sign(layers, track, 44 + track * 18, 10) for track in range(TRACKS))
        moved = f'transform="translate({short(left)},{short(top)})"'
        out += f'<g{faint} {moved} role="img" aria-label="{escape(words)}">{drawn}</g>'
    return out


def urban_cards(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return the Urban cards in hand, and those just drawn; a back for each that is not seen."""
    me = game.players[seat]
    y = layout.area[1] + 20
    title = say("Urban cards, secret") if seat == naming.viewer else say("Urban cards")
    out = write(CARDS_X, y, title, "d b", 15)
    cards = [*me.urban, *me.drawn]
    if me.allowances:
        out += caption("ts e", 1192, y, say("each may lack {n}", n=me.allowances))
    for place, card in enumerate(cards):
        box_ = card_box(layout, place, len(cards))
        if card == UNKNOWN:
            out += card_back(layers, naming, box_)
        else:
            out += card_art(layers, game, naming, seat, card, box_, drawn=place >= len(me.urban))
    return out


def card_back(layers: Layers, naming: Naming, place: Box) -> str:
    """Return an Urban card that lies face down."""
    x, y, width, height = place
    back = box(x, y, width, height, "var(--panel-2)", "var(--key)", 1.2, 5)
    back += icon(layers, "urban", x + width / 2, y + height / 2, 34)
    return spoken(capital(naming.urban_card(UNKNOWN)), back)


def card_art(
    layers: Layers, game: Tabannusi, naming: Naming, seat: int, card: int, place: Box, *, drawn: bool
) -> str:
    """Return an Urban card: Houses by District, those it already has filled, and its points."""
    x, y, width, height = place
    edition = game.edition
    id = naming.names.urban_cards[card]
    out = plate("tb-card", x, y, width, height, 5)
    row = 0
    for district in range(DISTRICTS):
        need = edition.urban_need[card * DISTRICTS + district]
        if not need:
            continue
        top = y + 14 + row * 24
        row += 1
        out += number_disc(layers, naming.names.districts[district], x + 13, top, SMALL_DISC)
        have = game.houses_in(seat, district)
        step = min(17.0, (width - 32) / need)
        for k in range(need):
            filled = house(layers, seat, x + 32 + k * step, top, 15)
            out += filled if k < have else f'<g class="tb-lack">{filled}</g>'
    points = edition.urban_points[card]
    if width > 72:
        out += icon(layers, "vp", x + 12, y + height - 15, 20)
    out += caption("tn", x + width - 48, y + height - 9, points)
    out += caption("tb-id e", x + width - 4, y + height - 9, id)
    named = say("Urban card {card}", card=naming.urban_card(card))
    words = say("{card}: {says}", card=named, says=card_in_words(game, naming, seat, card))
    if drawn:
        words = say("Just drawn: {card}", card=words)
    return spoken(words, out, f"urban-{id}")
