"""What belongs to variants and lies beside the boards: the inspector's tiles, the production tiles."""

from __future__ import annotations

from boardwright.faces.drawing.person import cut
from boardwright.faces.drawing.svg import Layers, box, symbol, texts, write
from boardwright.faces.telling.wording import both, say, semicolon, two_lines
from boardwright.games.bot_factory.components import COLOURS, NO_COLOUR, NO_TASK, TILES
from boardwright.games.bot_factory.face.board_shapes import area, dashed, lines_of, lying, tick, words
from boardwright.games.bot_factory.face.identities import Copies, Place
from boardwright.games.bot_factory.face.layout import ROW_HEIGHT, ROW_TOP, WIDTH, Layout
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.piece_shapes import bot
from boardwright.games.bot_factory.notes import DISPLAY, THE_UNIVERSAL_BOT
from boardwright.games.bot_factory.scoring import task_progress
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import BIT

TASK, NOW, DECKS = 1, 428, 668  # left edges of the three parts of the inspection


def draw_variants(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Draw the inspection of the solo game and the production tiles, where they are used."""
    if game.solo():
        layers.printed.append(task(game, naming))
        layers.printed.append(inspector(game, naming))
    if game.variant:
        for tile in range(TILES):
            layers.printed.append(production_tile(layers, layout, game, naming, tile))
        layers.printed.append(place_of_universal_bot(layers, layout, game))


def task(game: BotFactory, naming: Naming) -> str:
    """Return the task with its progress. BOT-14.2"""
    told = say("No task yet")
    if game.task != NO_TASK:
        have, need = task_progress(game)
        facts = {"task": naming.task(game.task), "have": have, "need": need}
        told = say("Task: {task} ({have} of {need})", **facts)
    out = [box(TASK, ROW_TOP, WIDTH - 2, ROW_HEIGHT - 2, "var(--panel)", "var(--line)", 1.2, 4)]
    out += [symbol("task", 18, ROW_TOP + 15, 20), write(34, ROW_TOP + 20, told, "b", 13)]
    return area("task", out, told)


def inspector(game: BotFactory, naming: Naming) -> str:
    """Return Vilela's tiles of this round and what is left in his decks. BOT-14.3"""
    y = ROW_TOP
    out = [symbol("vilela", NOW + 12, y + 15, 22)]
    told: list[str] = []
    if game.vilela_board >= 0 and game.vilela_colour != NO_COLOUR:
        board = naming.board(game.vilela_board)
        out.append(write(NOW + 28, y + 20, board, "b"))
        out.append(symbol(f"bot-{naming.names.colours[game.vilela_colour]}", NOW + 150, y + 15, 22))
        facts = {"board": board, "colour": naming.colour(game.vilela_colour)}
        told.append(say("Vilela this round: {board}, {colour}", **facts))
    out.append(write(DECKS + 8, y + 20, say("In his decks:"), "m", 12.5))
    at = DECKS + 96.0
    boards = [cut(naming.board(number), 62 / 13) for number, n in enumerate(game.vilela_actions) if n]
    colours = [colour for colour, n in enumerate(game.vilela_bots) if n]
    out.append(texts("bot-tile", [(at + 64 * k, y + 20, board) for k, board in enumerate(boards)]))
    at += 64 * len(boards)
    for k, colour in enumerate(colours):
        out.append(symbol(f"bot-{naming.names.colours[colour]}", at + 10 + 20 * k, y + 15, 18))
    left = [naming.board(number) for number, n in enumerate(game.vilela_actions) if n]
    left += [naming.colour(colour) for colour in colours]
    if not left:
        out.append(write(at, y + 20, say("nothing"), "m", 12.5))
    told.append(say("In his decks: {tiles}", tiles=both(left) if left else say("nothing")))
    return area("inspector", out, semicolon().join(told))


def production_tile(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, tile: int) -> str:
    """Return a production tile with what it does: on display, with its owner, or gone. BOT-15.1-15.5"""
    x, y, width, height = layout.production_tile(tile)
    owner = next((seat for seat, me in enumerate(game.players) if me.tile == tile), -1)
    there = bool(game.tiles & BIT[tile])
    ground = "var(--bot-bonus)" if there else "var(--panel-2)"
    plate = box(0, 0, width, height, ground, "var(--key)", 1.2, 4)
    plate += symbol("prodtile", 13, 14, 17, "" if there else "opacity:.5")
    out = [layers.stamp("tile" if there else "gone", plate, x, y)]
    label = say("{tile}: {effect}", tile=naming.tile(tile), effect=naming.tile_effect(tile))
    out.append(words(x + 25, y + 18, naming.tile(tile), "b"))
    effect = lines_of(naming.tile_effect(tile), width - 16)
    out += [words(x + 9, y + 35 + 14 * k, line) for k, line in enumerate(effect)]
    if owner >= 0:
        seat = symbol(f"seat-{owner + 1}", x + width - 14, y + height - 14, 18)
        out.append(f'<g class="seat{owner + 1}">{seat}</g>')
        used = say("kept for later")
        if game.players[owner].tile_used:
            used = say("used")
            out.append(layers.stamp("tick", tick(), x + width - 33, y + height - 14))
        label = say("{tile} Of {name}, {used}.", tile=label, name=naming.person(owner), used=used)
    return area(naming.id_of("tile", tile), out, label, "bot-tile" if there else "bot-tile gone")


def place_of_universal_bot(layers: Layers, layout: Layout, game: BotFactory) -> str:
    """Return where the Universal bot waits. BOT-15.12"""
    x, y, width, height = layout.production_tile(TILES)
    label = say("The Universal bot is here") if game.universal_bot else say("The Universal bot is gone")
    out = [dashed(layers, x, y, width, height)]
    for k, line in enumerate(two_lines(say("Universal bot"))):
        out.append(words(x + 66, y + height / 2 - 3 + 15 * k, line, "b"))
    return area("universal-bot", out, label, "bot-tile gone")


def universal_bot(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the Universal bot as long as nobody has it."""
    if not game.universal_bot:
        return []
    x, y, _width, height = layout.production_tile(TILES)
    element = copies.word(naming, Place(THE_UNIVERSAL_BOT, DISPLAY))
    return [lying(element, (x + 34, y + height / 2), bot(layers, COLOURS), size=1)]
