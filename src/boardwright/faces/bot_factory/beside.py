"""What belongs to variants and lies beside the boards: the inspector's tiles, the production tiles."""

from __future__ import annotations

from boardwright.faces.bot_factory.art import bot
from boardwright.faces.bot_factory.identities import LEFT, UNIVERSAL_BOT, Copies, Place
from boardwright.faces.bot_factory.layout import ROW_HEIGHT, ROW_TOP, WIDTH, Layout
from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.bot_factory.paper import area, dashed, lying, tick
from boardwright.faces.drawing.svg import Layers, box, symbol, texts, write
from boardwright.faces.telling.people import short as short_name
from boardwright.faces.telling.wording import both, say, two_lines
from boardwright.games.bot_factory.components import BIT, COLOURS, NO_COLOUR, NO_TASK, TILES
from boardwright.games.bot_factory.scoring import task_progress
from boardwright.games.bot_factory.state import BotFactory

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
    words = say("No task yet")
    if game.task != NO_TASK:
        have, need = task_progress(game)
        facts = {"task": naming.task(game.task), "have": have, "need": need}
        words = say("Task: {task} ({have} of {need})", **facts)
    out = [box(TASK, ROW_TOP, WIDTH - 2, ROW_HEIGHT - 2, "var(--panel)", "var(--line)", 1.2, 4)]
    out += [symbol("task", 18, ROW_TOP + 15, 20), write(34, ROW_TOP + 20, words, "b", 13)]
    return area("task", out, words)


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
    boards = [short_name(naming.board(number), 9) for number, n in enumerate(game.vilela_actions) if n]
    colours = [colour for colour, n in enumerate(game.vilela_bots) if n]
    out.append(texts("t", [(at + 64 * k, y + 20, board) for k, board in enumerate(boards)]))
    at += 64 * len(boards)
    for k, colour in enumerate(colours):
        out.append(symbol(f"bot-{naming.names.colours[colour]}", at + 10 + 20 * k, y + 15, 18))
    left = [naming.board(number) for number, n in enumerate(game.vilela_actions) if n]
    left += [naming.colour(colour) for colour in colours]
    told.append(say("In his decks: {tiles}", tiles=both(left) if left else say("nothing")))
    return area("inspector", out, "; ".join(told))


def production_tile(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, tile: int) -> str:
    """Return a production tile: on display, with its owner, or gone. BOT-15.1-15.5"""
    x, y, width, height = layout.production_tile(tile)
    owner = next((seat for seat, me in enumerate(game.players) if me.tile == tile), -1)
    there = bool(game.tiles & BIT[tile])
    ground = "var(--gold-2)" if there else "var(--panel-2)"
    plate = box(1, 0, width - 2, height, ground, "var(--key)", 1.2, 4)
    plate += symbol("prodtile", 14, 14, 18, "" if there else "opacity:.5")
    out = [layers.stamp("tile" if there else "gone", plate, x, y)]
    lines = two_lines(naming.tile(tile))
    out.append(
        texts(
            "bot-tile" if there else "bot-tile gone",
            [(x + 27, y + 17 + k * 14, t) for k, t in enumerate(lines)],
        )
    )
    label = say("{tile}: {effect}", tile=naming.tile(tile), effect=naming.tile_effect(tile))
    if owner >= 0:
        seat = symbol(f"seat-{owner + 1}", x + width - 14, y + 13, 18)
        out.append(f'<g class="seat{owner + 1}">{seat}</g>')
        used = say("kept for later")
        if game.players[owner].tile_used:
            used = say("used")
            out.append(layers.stamp("used", tick(), x + width - 14, y + 32))
        label = say("{tile} Of {name}, {used}.", tile=label, name=naming.person(owner), used=used)
    return area(naming.tile_id(tile), out, label)


def place_of_universal_bot(layers: Layers, layout: Layout, game: BotFactory) -> str:
    """Return where the Universal bot waits. BOT-15.12"""
    x, y, width, height = layout.production_tile(TILES)
    out = [dashed(layers, x + 1, y, width - 2, height)]
    lines = two_lines(say("Universal bot"))
    out.append(texts("bot-tile gone", [(x + 44, y + 17 + k * 14, text) for k, text in enumerate(lines)]))
    label = say("The Universal bot is here") if game.universal_bot else say("The Universal bot is gone")
    return area("universal-bot", out, label)


def universal_bot(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the Universal bot as long as nobody has it."""
    if not game.universal_bot:
        return []
    x, y, _width, height = layout.production_tile(TILES)
    element = copies.word(naming, Place(UNIVERSAL_BOT, LEFT, 0, 0))
    return [lying(element, (x + 23, y + height / 2), bot(layers, COLOURS), size=32 / 48)]
