"""What is printed on the Assembly board, and the bots and parts on it. BOT-6"""

from __future__ import annotations

from boardwright.faces.drawing.svg import Layers, box, disc, symbol, write
from boardwright.faces.telling.wording import capital, say
from boardwright.games.bot_factory.components import ASSEMBLY, NO_PART, TYPES
from boardwright.games.bot_factory.face.board_shapes import (
    LINE,
    PANEL,
    area,
    dashed,
    lying,
    price_tag,
    unread,
)
from boardwright.games.bot_factory.face.identities import Copies, Place
from boardwright.games.bot_factory.face.layout import Layout
from boardwright.games.bot_factory.face.naming import Naming, part_symbol, tokens_of
from boardwright.games.bot_factory.face.piece_shapes import BOT as BOT_SIDE
from boardwright.games.bot_factory.face.piece_shapes import PART, bot, part_tile
from boardwright.games.bot_factory.notes import BOT_OF, BOTS, COLUMN, PALLET
from boardwright.games.bot_factory.notes import PART as PART_OF
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import BIT

SHOWN = 4  # bots above a column
SPARE_SIDE = 62.0


def draw_assembly(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The bots left, the columns with their icons, the pallets. BOT-6"""
    for place, colour in enumerate(naming.names.columns):
        layers.printed.append(bots_left(layers, layout, game, naming, place))
        for type in range(TYPES):
            layers.printed.append(column_space(layers, layout, game, naming, colour, type))
    layers.printed.append(unread(write(12, 318, say("Spare parts"), "d b", 13)))
    price = say("swap one for {tokens}", tokens=tokens_of(game.edition.swap_cost))
    swap = [symbol("exec", 128, 313, 15), write(244, 318, price, "e m", 12.5)]
    deed = say("Executive action: {deed}", deed=price)
    layers.printed.append(area(naming.id_of("executive", ASSEMBLY), swap, deed))
    for spare in range(len(game.spares)):
        layers.printed.append(pallet(layers, layout, game, naming, spare))
    edition = game.edition
    first, second = edition.first_reward, edition.second_reward
    words = say("1st part {first}, 2nd {second} tokens, 3rd the bot", first=first, second=second)
    layers.printed.append(area("rewards", [write(126, 432, words, "c m", 12.5)], words))


def bots_left(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, place: int) -> str:
    """Return the frame for the bots of a colour. BOT-1.4"""
    colour = naming.names.columns[place]
    drawn = box(0, 0, 56, 60, PANEL, "var(--bc)", 2.5, 4)
    for k in range(min(game.edition.meeples_large, SHOWN)):
        drawn += disc(15 + k % 2 * 26, 14 + k // 2 * 28, 9, "none", LINE, 1)
    x = layout.column_cell(place, 0)[0]
    label = say("{colour} bots left: {n}", colour=capital(naming.colour(colour)), n=game.meeples[colour])
    element = f"bots-{naming.names.colours[colour]}"
    return area(element, [layers.stamp("bots", drawn, x, 34)], label, f"bot{colour}")


def column_space(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, colour: int, type: int
) -> str:
    """Return a space for a part; the icon shows as long as it is free."""
    x, y, width, height = layout.column_cell(naming.names.columns.index(colour), type)
    out = [dashed(layers, x, y, width, height)]
    label = say("{part}: free", part=capital(naming.part(colour * TYPES + type)))
    if game.columns[colour * TYPES + type] != NO_PART:
        part = naming.part(game.columns[colour * TYPES + type])
        label = say("{part} in the {colour} column", part=capital(part), colour=naming.colour(colour))
        return area(naming.column_id(colour, type), out, label)
    shape = symbol(part_symbol(type), width / 2, height / 2, width * 0.62, "opacity:.28")
    out.append(layers.stamp(f"h{type}", shape, x, y))
    if game.edition.icons[colour] & BIT[type]:
        out.append(price_tag(layers, x + 28, y + 40, game.edition.icon_cost))
        label += say(", icon: a top part for {tokens}", tokens=tokens_of(game.edition.icon_cost))
    return area(naming.column_id(colour, type), out, label, f"bot{colour}")


def pallet(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, spare: int) -> str:
    """Return a pallet."""
    x, y = layout.pallet(spare)
    drawn = (
        box(-48, 34, 96, 10, "var(--wood-2)", "var(--key)", 1.2, 1)
        + box(-40, 44, 12, 10, "var(--wood)", "var(--key)", 1, 1)
        + box(28, 44, 12, 10, "var(--wood)", "var(--key)", 1, 1)
    )
    part = game.spares[spare]
    name = say("empty") if part == NO_PART else naming.part(part)
    label = say("Spare part: {part}", part=name)
    return area(naming.id_of("pallet", spare), [layers.stamp("pallet", drawn, x, y)], label)


def assembly_parts(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the parts in the columns and the spare parts. BOT-6.1"""
    out: list[str] = []
    for cell, part in enumerate(game.columns):
        if part != NO_PART:
            colour, type = divmod(cell, TYPES)
            x, y, width, height = layout.column_cell(naming.names.columns.index(colour), type)
            element = copies.word(naming, Place(PART_OF + part, COLUMN + cell))
            spot, on = (x + width / 2, y + height / 2), naming.column_id(colour, type)
            out.append(lying(element, spot, part_tile(layers, part), lies_on=on))
    for spare, part in enumerate(game.spares):
        if part != NO_PART:
            element = copies.word(naming, Place(PART_OF + part, PALLET + spare))
            tile, on = part_tile(layers, part), naming.id_of("pallet", spare)
            out.append(lying(element, layout.pallet(spare), tile, size=SPARE_SIDE / PART, lies_on=on))
    return out


def assembly_bots(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the bots left. BOT-1.4"""
    out: list[str] = []
    for place, colour in enumerate(naming.names.columns):
        for k in range(min(game.meeples[colour], SHOWN)):
            element = copies.word(naming, Place(BOT_OF + colour, BOTS, k))
            out.append(lying(element, layout.bot(place, k), bot(layers, colour), size=27 / BOT_SIDE))
    return out
