"""What everybody draws on: Time track, dice supply, Projects, pieces, Water, Gardens, decks."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.svg import Layers, piece, spoken, write
from boardwright.faces.telling.wording import capital, say, say_count
from boardwright.games.tabannusi.components import COLOURS, IN_STACK, ON_DISPLAY, TRACKS
from boardwright.games.tabannusi.face.art import LETTERS, alone, caption, counted, icon, plate
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.layout import STOCK, Box
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import count

X: Final = STOCK[0]
Y: Final = STOCK[1]


def supply_die(colour: int) -> Box:
    """Return where the supply's dice of a colour lie."""
    return (X + colour * 61, Y + 46, 58, 30)


def projects_of(colour: int) -> Box:
    """Return the stack of Projects of a colour."""
    return (X + colour * 51, Y + 100, 49, 32)


def pieces_of(colour: int) -> Box:
    """Return the stock of Building pieces of a colour."""
    return (X + 156 + colour * 49, Y + 100, 47, 32)


def water_stock(kind: int) -> Box:
    """Return the stock of Water, special Water, or Gardens."""
    return (X + kind * 51, Y + 154, 49, 32)


def shown_water(place: int) -> Box:
    """Return a place of the special Water display."""
    return (X + 162 + place * 48, Y + 140, 42, 42)


def draw_stock(layers: Layers, game: Tabannusi, naming: Naming) -> None:
    """Draw the stock at the top right."""
    draw_time(layers, game)
    layers.printed.append(caption("ts", X, Y + 42, say("Dice in the supply")))
    for colour in range(COLOURS):
        x, y, _, _ = supply_die(colour)
        n = game.supply[colour]
        label = say("{colour} dice in the supply: {n}", colour=capital(naming.colour(colour)), n=n)
        drawn = alone(f"res-{LETTERS[colour]}", x + 15, y + 15, 26) + caption("tn", x + 38, y + 20, n)
        layers.printed.append(counted(label, drawn, f"supply-{naming.names.colours[colour]}", n))
    draw_tiles(layers, game, naming)
    draw_water(layers, game, naming)
    draw_decks(layers, game, naming)


def draw_time(layers: Layers, game: Tabannusi) -> None:
    """Draw the Gold that each scoring takes. TAB-13.1, 13.2"""
    most = game.edition.time_gold[0 if game.solo else game.seats - 1]
    out = write(X, Y + 17, say("Time"), "d b", 15)
    step = min(30.0, 138 / most)
    for k in range(most):
        left = X + 44 + k * step
        out += plate("tb-room", left, Y, step - 3, 24)
        if k >= most - game.time_gold:
            out += icon(layers, "gold", left + step / 2 - 1.5, Y + 12, 21)
    words = say_count("{n} scoring left", "{n} scorings left", game.time_gold)
    if game.ended:
        words = say("the end has begun")
    out += caption("ts e", X + 302, Y + 17, words)
    layers.printed.append(spoken(words, out, "time"))


def draw_tiles(layers: Layers, game: Tabannusi, naming: Naming) -> None:
    """Draw Projects and Building pieces that are left. TAB-1.3, 1.4"""
    layers.printed.append(caption("ts", X, Y + 96, say("Projects")))
    layers.printed.append(caption("ts", X + 156, Y + 96, say("Building pieces")))
    for colour in range(TRACKS):
        word, look = naming.names.tracks[colour], f"i{colour}"
        name = capital(naming.colour(colour))
        x, y, _, _ = projects_of(colour)
        n = game.project_stock[colour]
        drawn = alone("projectile", x + 14, y + 16, 30, look) + caption("tn", x + 39, y + 21, n)
        label = say("{colour} Projects left: {n}", colour=name, n=n)
        layers.printed.append(counted(label, drawn, f"stock-project-{word}", n))
        x, y, _, _ = pieces_of(colour)
        n = game.piece_stock[colour]
        drawn = alone("building-1", x + 13, y + 15, 30, look) + caption("tn", x + 36, y + 21, n)
        label = say("{colour} Building pieces left: {n}", colour=name, n=n)
        layers.printed.append(counted(label, drawn, f"stock-piece-{word}", n))


def draw_water(layers: Layers, game: Tabannusi, naming: Naming) -> None:
    """Draw Water, Gardens, and the special Water on offer. TAB-1.5, 16.1"""
    layers.printed.append(caption("ts", X, Y + 150, say("Water, Gardens")))
    special = game.special.count(IN_STACK)
    parts = (
        ("stock-water", "water", game.water_stock, say("Water left: {n}", n=game.water_stock)),
        ("stock-special", "water-q", special, say("Special Water in the stack: {n}", n=special)),
        ("stock-garden", "garden", game.garden_stock, say("Gardens left: {n}", n=game.garden_stock)),
    )
    for kind, (element, shape, n, label) in enumerate(parts):
        x, y, _, _ = water_stock(kind)
        drawn = alone(shape, x + 14, y + 16, 28) + caption("tn", x + 39, y + 21, n)
        layers.printed.append(counted(label, drawn, element, n))
    shown = [tile for tile, where in enumerate(game.special) if where == ON_DISPLAY]
    for place in range(game.edition.display):
        x, y, width, height = shown_water(place)
        layers.printed.append(plate("tb-open", x, y, width, height, 4))
        if place < len(shown):
            layers.pieces.append(special_piece(layers, naming, shown[place], x, y))


def special_piece(layers: Layers, naming: Naming, tile: int, x: float, y: float, scale: float = 1) -> str:
    """Return a special Water tile beside the board."""
    drawn = plate("tb-water", 1, 1, 40, 40, 3)
    drawn += bonus_at(layers, naming.special(tile), 21, 21, 28)
    label = capital(naming.special_water(tile))
    smaller = f";scale:{scale:.2g}" if scale < 1 else ""
    element = f"special-{naming.names.special_water[tile]}"
    return piece(element, x, y, drawn, label, "fx", turned=smaller)


def draw_decks(layers: Layers, game: Tabannusi, naming: Naming) -> None:
    """Draw the Urban deck and the Harbormasters put aside, both face down."""
    hidden = sum(len(player.urban) + len(player.drawn) for player in game.players)
    deck = game.edition.cards - hidden
    aside = count(game.spare_harbormasters)
    y = Y + 203
    label = say("Urban cards in the deck: {n}", n=deck)
    drawn = alone("urban", X + 11, y, 20) + caption("ts i", X + 24, y + 5, label)
    layers.printed.append(spoken(label, drawn, "urban-deck"))
    label = say("Harbormasters put aside: {n}", n=aside)
    drawn = alone("harbormaster", X + 234, y - 1, 20) + caption(
        "ts i", X + 245, y + 5, say("aside: {n}", n=aside)
    )
    layers.printed.append(spoken(label, drawn, "harbormasters-aside"))
