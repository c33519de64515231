"""What is printed on the Project board, and the tiles on it. BOT-8"""

from __future__ import annotations

from boardwright.faces.drawing.svg import Layers, box, symbol, write
from boardwright.faces.telling.wording import say
from boardwright.games.bot_factory.components import NO_COLOUR, TYPES, UNIVERSAL
from boardwright.games.bot_factory.components import PROJECT as PROJECT_BOARD
from boardwright.games.bot_factory.face.board_shapes import BONUS, area, dashed, lying, unread, words
from boardwright.games.bot_factory.face.identities import Copies, Place
from boardwright.games.bot_factory.face.layout import Layout
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.piece_shapes import PART, part_tile, project_tile
from boardwright.games.bot_factory.face.piece_shapes import PROJECT as TILE
from boardwright.games.bot_factory.notes import DISPLAY, PROJECT_OF, PROJECT_SPACE
from boardwright.games.bot_factory.notes import PART as PART_OF
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import total


def draw_projects(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The project spaces with the bonuses beneath them, universal parts, deck. BOT-8"""
    edition = game.edition
    for space in range(edition.project_spaces):
        colour = game.projects[space]
        name = say("empty") if colour == NO_COLOUR else naming.colour(colour)
        label = say("Project {place}: {colour}", place=naming.project_place(space), colour=name)
        layers.printed.append(
            area(naming.id_of("project", space), [dashed(layers, *layout.project(space))], label)
        )
    layers.printed.append(bonuses(game, naming))
    layers.printed.append(unread(write(584, 312, say("Universal parts"), "d b", 13)))
    for type in range(TYPES):
        x, y = layout.universal(type)
        label = say("Universal {type}: {n} left", type=naming.type(type), n=game.universals[type])
        place = dashed(layers, x - 26, y - 26, 52, 52)
        layers.printed.append(area(naming.id_of("universal", type), [place], label))
    facts = {"deck": total(game.deck), "discards": total(game.project_discards)}
    told = say("Deck {deck}, discards {discards}", **facts)
    layers.printed.append(area("project-deck", [write(584, 399, told, "m", 12.5)], told))
    told = say("{n} projects buy 1 universal", n=edition.trade_projects)
    trade = [symbol("exec", 592, 425, 15), write(603, 430, told, "m", 12.5)]
    deed = say("Executive action: {deed}", deed=told)
    layers.printed.append(area(naming.id_of("executive", PROJECT_BOARD), trade, deed))


def bonuses(game: BotFactory, naming: Naming) -> str:
    """Return what the two bottom spaces give. BOT-8.3, 8.4"""
    cost, gain = game.edition.bottom_left_cost, game.edition.bottom_right_gain
    printed = [
        box(584, 268, 90, 22, BONUS, "var(--key)", 1, 2),
        words(604, 283.5, cost),
        symbol("speech", 616, 279, 15, "--pc:var(--stone)"),
        words(632, 283, "→"),
        symbol("torso", 650, 279, 16, "--bc:var(--stone-2)"),
        box(680, 268, 90, 22, BONUS, "var(--key)", 1, 2),
        words(712, 283.5, f"+{gain}"),
        symbol("speech", 734, 279, 16, "--pc:var(--stone)"),
    ]
    return area("project-bonuses", printed, naming.bottom_bonuses(), "bot-sign")


def universal_parts(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the universal parts on display, those beneath a little aside. BOT-1.11"""
    out: list[str] = []
    for type in range(TYPES):
        part, (x, y) = UNIVERSAL + type, layout.universal(type)
        for copy in range(game.universals[type]):
            aside = 4 * (game.universals[type] - 1 - copy)
            element = copies.word(naming, Place(PART_OF + part, DISPLAY, copy))
            spot, tile = (x + aside, y - aside), part_tile(layers, part)
            out.append(lying(element, spot, tile, size=52 / PART, lies_on=naming.id_of("universal", type)))
    return out


def project_tiles(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the projects on the board. BOT-1.10"""
    out: list[str] = []
    for space, colour in enumerate(game.projects):
        if colour != NO_COLOUR:
            x, y, width, height = layout.project(space)
            element = copies.word(naming, Place(PROJECT_OF + colour, PROJECT_SPACE + space))
            tile, on = project_tile(layers, colour, waits=False), naming.id_of("project", space)
            spot, size = (x + width / 2, y + height / 2), min(width / TILE[0], height / TILE[1])
            out.append(lying(element, spot, tile, size=size, lies_on=on))
    return out
