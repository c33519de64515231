"""The Bot of the solo game: King, Automa cards, Automa Projects, Urban card, and what comes next."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import Layers, disc, group, path, short, spoken, write
from boardwright.faces.telling.wording import both, capital, say, semicolon
from boardwright.games.tabannusi.components import (
    AUTOMA_ROWS,
    DISTRICTS,
    DOWN_SYMBOL,
    KING_SYMBOL,
    NO_TILE,
    NUMBERS,
    TRACKS,
    UP_SYMBOL,
)
from boardwright.games.tabannusi.face.art import GREY, SMALL_DISC, caption, icon, number_disc, plate
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.bot_forecast import bot_has_gone, forecast_in_words, next_districts
from boardwright.games.tabannusi.face.district_plates import effects
from boardwright.games.tabannusi.face.layout import Layout
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.text_areas import card_in_words
from boardwright.games.tabannusi.state import BOT, Tabannusi

SYMBOLS: Final = {  # paths around the origin
    DOWN_SYMBOL: "M0-5V5M-4 1l4 4 4-4",
    UP_SYMBOL: "M0 5V-5M-4-1l4-4 4 4",
    KING_SYMBOL: "M-6 4V-3l3.5 3L0-5l2.5 5L6-3v7z",
}
KING_X: Final = 8.0
CARDS_X: Final = 214.0
NUMBERS_X: Final = 456.0
URBAN_X: Final = 660.0
NEXT_X: Final = 856.0


def draw_automa(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw what only a solo game has."""
    _, y, width, height = layout.automa
    frame = plate("tb-other", 1, y + 1, width - 2, height - 2, 5)
    for line in (CARDS_X, NUMBERS_X, URBAN_X, NEXT_X):
        frame += path(f"M{short(line - 10)} {short(y + 10)}v{short(height - 20)}", "var(--line)", 1)
    layers.printed.append(frame)
    draw_king(layers, game, naming, y)
    for place, card in enumerate((game.left, game.right)):
        draw_card(layers, game, naming, card, place, y)
    draw_numbers(layers, game, naming, y)
    draw_urban_card(layers, game, naming, y)
    draw_next(layers, game, naming, y)


def draw_king(layers: Layers, game: Tabannusi, naming: Naming, y: float) -> None:
    """Draw the King with what each of its actions brings."""
    if game.king < 0:
        layers.printed.append(caption("ts", KING_X + 4, y + 22, say("No King yet")))
        return
    automa, king = game.edition.automa, game.king
    name = naming.king(king)
    out = crown(KING_X + 10, y + 16) + write(KING_X + 24, y + 21, name, "d b", 15)
    brings = (
        ("A", automa.king_effects[king]),
        ("B", [automa.king_project_bonus[king]]),
        ("C", [automa.king_building_bonus[king]]),
        ("D", [automa.king_garden_bonus[king]]),
    )
    said: list[str] = []
    for k, (action, bonuses) in enumerate(brings):
        left, top = KING_X + 6 + k % 2 * 98, y + 50 + k // 2 * 44
        out += action_sign(action, left + 10, top)
        out += effects(layers, bonuses, left + 58, top, 70, 25)
        said.append(f"{action} {both([naming.bonus(bonus) for bonus in bonuses])}")
    label = say("King {king}: {brings}", king=name, brings=semicolon().join(said))
    layers.printed.append(spoken(label, out, "king"))


def crown(x: float, y: float) -> str:
    """Return a crown."""
    place = f"translate({short(x)},{short(y)})scale(1.4)"
    return f'<path class="tb-crown" d="{SYMBOLS[KING_SYMBOL]}" transform="{place}"/>'


def action_sign(action: str, x: float, y: float) -> str:
    """Return the letter of an action."""
    return disc(x, y, 10.5, "var(--ink)", "") + caption("tb-no", x, y + 5.2, action)


def draw_card(layers: Layers, game: Tabannusi, naming: Naming, card: int, place: int, y: float) -> None:
    """Draw the left or the right Automa card; the left one's arrow points at a row of the right one."""
    x, top = CARDS_X + place * 120, y + 6
    side = say("Left card") if place == 0 else say("Right card")
    if card == NO_TILE:
        layers.printed.append(plate("tb-open", x, top, 100, 120, 5))
        return
    automa = game.edition.automa
    out = plate("tb-card", x, top, 100, 120, 5)
    out += caption("tn g", x + 14, top + 21, automa.card_top[card])
    out += icon(layers, "assistant", x + 32, top + 13, 20, GREY)
    out += bonus_at(layers, automa.card_bonus[card], x + 74, top + 15, 25)
    marked = automa.card_arrow[game.left] if place == 1 and game.left != NO_TILE else -1
    for row in range(AUTOMA_ROWS):
        out += row_of_card(game, card, row, x, top + 33 + row * 28, lit=row == marked)
    if place == 0:
        middle = top + 46 + automa.card_arrow[card] * 28
        out += f'<path class="tb-arrow" d="M{short(x + 100)} {short(middle - 5)}h9v-5l9 10-9 10v-5h-9z"/>'
    words = say("{card}: {says}", card=side, says=card_in_words(naming, card))
    layers.printed.append(group(f"automa-{naming.names.automa_cards[card]}", [out], label=words))


def row_of_card(game: Tabannusi, card: int, row: int, x: float, y: float, *, lit: bool) -> str:
    """Return a row: action, symbol, number; the one that counts now is lit."""
    automa, at = game.edition.automa, card * AUTOMA_ROWS + row
    out = plate("tb-slot lit" if lit else "tb-slot", x + 4, y, 92, 26)
    out += action_sign("ABCD"[automa.card_action[at]], x + 19, y + 13)
    kind = automa.card_symbol[at]
    shape = "tb-crown" if kind == KING_SYMBOL else "tb-way"
    place = f"translate({short(x + 50)},{short(y + 13)})"
    out += f'<path class="{shape}" d="{SYMBOLS[kind]}" transform="{place}"/>'
    out += caption("tn", x + 80, y + 18.2, automa.card_number[at] + 1)
    return f'<g class="fx">{out}</g>' if lit else out


def draw_numbers(layers: Layers, game: Tabannusi, naming: Naming, y: float) -> None:
    """Draw the Number tiles with the Automa Projects beside them, the top one last, and the bag."""
    layers.printed.append(write(NUMBERS_X, y + 20, say("Automa Projects"), "d b", 15))
    for n in range(NUMBERS):
        pile = [shown % TRACKS for shown in game.automa_shown if shown // TRACKS == n]
        top = y + 46 + n * 29
        out = number_square(n + 1, NUMBERS_X + 11, top)
        step = min(20.0, 66 / max(1, len(pile)))
        for k, colour in enumerate(pile):
            out += icon(layers, "projectile", NUMBERS_X + 38 + k * step, top, 24, f"i{colour}")
        colours = joined([naming.colour(colour) for colour in reversed(pile)])
        label = say("Number {number}: none", number=n + 1)
        if pile:
            label = say("Number {number}, from the top: {colours}", number=n + 1, colours=colours)
        layers.printed.append(spoken(label, out, f"number-{n + 1}"))
    layers.printed.append(caption("ts", NUMBERS_X + 128, y + 42, say("Bag")))
    for colour, n in enumerate(game.automa_bag):
        top = y + 59 + colour * 25
        out = icon(layers, "projectile", NUMBERS_X + 138, top, 23, f"i{colour}")
        out += caption("tn", NUMBERS_X + 162, top + 5, n)
        label = say("{colour} in the bag: {n}", colour=capital(naming.colour(colour)), n=n)
        layers.printed.append(spoken(label, out))


def number_square(number: int, x: float, y: float) -> str:
    """Return a Number tile."""
    tile = plate("tb-tile", x - 10, y - 11, 20, 22, 3)
    return tile + caption("tn", x, y + 5, number)


def draw_urban_card(layers: Layers, game: Tabannusi, naming: Naming, y: float) -> None:
    """Draw the markers left on the Automa Urban card."""
    layers.printed.append(write(URBAN_X, y + 20, say("Its Urban card"), "d b", 15))
    for district in range(DISTRICTS):
        x, top = URBAN_X + district % 3 * 62, y + 50 + district // 3 * 44
        n = game.automa_markers[district]
        out = number_disc(layers, naming.names.districts[district], x + 11, top)
        out += icon(layers, "claim", x + 34, top, 20, GREY)
        out += caption("tn", x + 50, top + 5, n)
        label = say("{district}: markers left {n}", district=naming.district(district), n=n)
        layers.printed.append(spoken(label, out, classes="" if n else "tb-none"))


# What comes next -------------------------------------------------------------------------------------


def draw_next(layers: Layers, game: Tabannusi, naming: Naming, y: float) -> None:
    """Draw where the Bot may go on its next turn, and how likely each way is."""
    layers.printed.append(write(NEXT_X, y + 20, say("The Bot goes next to"), "d b", 15))
    if bot_has_gone(game):
        layers.printed.append(caption("ts", NEXT_X, y + 46, say("nowhere: it has no turn left")))
        return
    ways = next_districts(game)
    cards = sum(ways)
    if not cards or game.players[BOT].architect < 0:
        layers.printed.append(caption("ts", NEXT_X, y + 46, say("not known yet")))
        return
    out = ""
    for k, district in enumerate(district for district in range(DISTRICTS) if ways[district]):
        n = ways[district]
        top = y + 38 + k * 21
        out += number_disc(layers, naming.names.districts[district], NEXT_X + 10, top, SMALL_DISC)
        out += plate("tb-slot", NEXT_X + 26, top - 7, 110, 14, 3)
        out += plate("tb-chance", NEXT_X + 26, top - 7, 110 * n / cards, 14, 3)
        words = say("{n} of {cards} cards", n=n, cards=cards)
        out += caption("ts i", NEXT_X + 144, top + 5, words)
    layers.printed.append(spoken(forecast_in_words(game, naming), out, "bot-next"))
