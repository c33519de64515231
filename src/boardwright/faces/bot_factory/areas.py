"""What lies in front of the players, the inspector's tiles, the production tiles."""

from __future__ import annotations

from boardwright.faces.bot_factory.art import part_tile, project_tile
from boardwright.faces.bot_factory.layout import AREA, ROW_HEIGHT, ROW_TOP, WIDTH, Layout
from boardwright.faces.bot_factory.naming import Naming, all_of_type, tokens_of
from boardwright.faces.bot_factory.paper import dashed
from boardwright.faces.drawing.svg import Layers, box, group, path, piece, symbol, write
from boardwright.faces.telling.people import short
from boardwright.faces.telling.wording import capital, points_of, say, two_lines
from boardwright.games.bot_factory.components import BIT, COLOURS, NO_COLOUR, NO_TASK, NO_TILE, TILES
from boardwright.games.bot_factory.scoring import task_progress
from boardwright.games.bot_factory.state import NOWHERE, BotFactory


def draw_areas(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Draw the area of the player in front, then the strips beneath it."""
    draw_front(layers, layout, game, naming)
    for place, seat in enumerate(layout.others):
        layers.printed.append(strip(layout, game, naming, place, seat))
    if game.solo():
        layers.printed.append(inspection(game, naming))
    if game.variant:
        for tile in range(TILES):
            layers.printed.append(production_tile(layout, game, naming, tile))


def draw_front(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Parts, projects and tokens of the player in front."""
    seat = layout.front
    x, y, width, height = AREA
    own = seat == naming.viewer
    printed = [box(x + 1, y, width - 2, height, "var(--panel)", "var(--pc)", 2.5, 5)]
    printed.append(path(f"M412 {y + 12}v{height - 24}M832 {y + 12}v{height - 24}", "var(--line)", 1))
    name = say("Your parts") if own else say("Parts of {name}", name=short(naming.people[seat], 18))
    printed += [symbol(f"seat-{seat + 1}", 21, y + 17, 19), write(38, y + 22, name, "d b", 15)]
    printed += hand_of_parts(layers, layout, game, naming, seat)
    printed += row_of_projects(layers, layout, game, naming, seat)
    printed += row_of_tokens(layers, layout, game, naming, seat)
    if game.where[seat] == NOWHERE:
        printed.append(symbol("worker", 350, y + 17, 22))
    label = say("Your things") if own else say("Things of {name}", name=naming.people[seat])
    layers.printed.append(group(naming.hand_of(seat), printed, f"seat{seat + 1}", label))


def hand_of_parts(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, seat: int) -> list[str]:
    """The parts in hand with their names. BOT-4.6, 12.8"""
    y, edition = AREA[1], game.edition
    parts = all_of_type(game.players[seat].parts)
    places = max(len(parts), edition.hand_parts)
    printed: list[str] = []
    copies: dict[int, int] = {}
    for place in range(places):
        cx, cy, size = layout.hand_part(place, places)
        if place >= len(parts):
            printed.append(dashed(cx - size / 2, cy - size / 2, size, size))
            continue
        part = parts[place]
        copies[part] = copies.get(part, 0) + 1
        inside = part_tile(part, naming.names.parts[part], size)
        element = naming.hand_id(seat, part, copies[part])
        label = say("{part} in hand", part=capital(naming.part(part)))
        layers.pieces.append(piece(element, cx, cy, inside, label))
        if places <= 6:
            printed.append(write(cx, y + 111, naming.part(part), "c", 12))
    held = say("{n} of {most}", n=len(parts), most=edition.hand_parts)
    printed.append(write(398, y + 22, held, "e m", 13))
    points = points_of(edition.part_penalty)
    printed.append(
        write(14, y + 133, say("Each part left at the end costs {points}", points=points), "m", 12.5)
    )
    return printed


def row_of_projects(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, seat: int) -> list[str]:
    """Completed projects first, then those that wait for a bot. BOT-4.7, 12.9"""
    y, edition, me = AREA[1], game.edition, game.players[seat]
    tiles = projects_of(game, seat)
    places = max(len(tiles), edition.hand_projects)
    printed = [write(428, y + 22, say("Projects"), "d b", 15)]
    for place in range(places):
        left, top, width, height = layout.hand_project(place, places)
        if place >= len(tiles):
            printed.append(dashed(left, top, width, height))
            continue
        colour, bot, universal = tiles[place]
        words = say("universal") if universal else say("built") if bot else ""
        inside = project_tile(colour, naming.names.colours[colour], width, height, bot=bot, words=words)
        name = capital(naming.colour(colour))
        label = say("{colour} project, waits for a bot", colour=name)
        if bot:
            label = say("{colour} project, completed", colour=name)
        layers.pieces.append(piece(f"own-{seat}-{place + 1}", left, top, inside, label))
    count = say(
        "{n} of {most}, {done} completed", n=len(tiles), most=edition.hand_projects, done=me.completed()
    )
    printed.append(write(820, y + 22, count, "e m", 13))
    points = points_of(edition.project_penalty)
    words = say("Each project without a bot costs {points} at the end", points=points)
    printed.append(write(428, y + 133, words, "m", 12.5))
    return printed


def projects_of(game: BotFactory, seat: int) -> list[tuple[int, bool, bool]]:
    """Return (colour, has a bot, has the Universal bot) of each project."""
    me = game.players[seat]
    out: list[tuple[int, bool, bool]] = []
    for colour in range(COLOURS):
        out += [(colour, True, False)] * me.bots[colour] + [(colour, True, True)] * me.universal_bots[colour]
    for colour in range(COLOURS):
        out += [(colour, False, False)] * me.projects[colour]
    return out


def row_of_tokens(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, seat: int) -> list[str]:
    """Held tokens, and faintly those in the supply. BOT-5.1, 12.7"""
    y, edition, me = AREA[1], game.edition, game.players[seat]
    laid = game.tokens_on_contracts(seat)
    printed = [write(848, y + 22, say("Speech tokens"), "d b", 15)]
    for k in range(edition.tokens - laid):
        held = k < me.tokens
        label = say("Speech token in hand") if held else say("Speech token in the supply")
        inside = symbol("speech", 0, 0, 34, "" if held else "opacity:.2")
        element = f"token-{seat}-{k + 1}"
        layers.pieces.append(piece(element, *layout.token(k), inside, label, f"seat{seat + 1}"))
    count = say("{held} held, {laid} on contracts", held=me.tokens, laid=laid)
    printed.append(write(1084, y + 22, count, "e m", 13))
    words = say("{n} tokens held are worth 1 point at the end", n=edition.tokens_a_point)
    if me.tile != NO_TILE:
        used = say("used") if me.tile_used else say("not used yet")
        words = say("Tile: {tile}, {used}", tile=naming.tile(me.tile), used=used)
    printed.append(write(848, y + 133, words, "m", 12.5))
    return printed


def strip(layout: Layout, game: BotFactory, naming: Naming, place: int, seat: int) -> str:
    """Return another player's things in small."""
    x, y, width, height = layout.other(place)
    me = game.players[seat]
    out = [box(x + 1, y, width - 2, height - 2, "var(--panel)", "var(--pc)", 1.8, 4)]
    out.append(symbol(f"seat-{seat + 1}", x + 16, y + 15, 16))
    out.append(write(x + 29, y + 20, short(naming.people[seat], 11), "d b", 13))
    right = x + width - 10
    out.append(write(right, y + 20, me.tokens, "e b", 13))
    out.append(symbol("speech", right - 18, y + 15, 18))
    at = x + 112
    parts = all_of_type(me.parts)
    tiles = projects_of(game, seat)
    step = min(23.0, (right - 34 - at - 10) / max(len(parts) + len(tiles), 1))
    for part in parts:
        out.append(symbol(naming.names.parts[part], at + step / 2, y + 15, 20))
        at += step
    at += 10
    for colour, bot, _ in tiles:
        name = naming.names.colours[colour]
        look = "" if bot else "opacity:.45"
        frame = box(at, y + 4, step - 2, 22, "none", "var(--key)" if bot else "var(--line)", 1.2, 2)
        out.append(frame + symbol(f"bot-{name}", at + step / 2 - 1, y + 15, min(20, step - 3), look))
        at += step
    label = say("Things of {name}: {tokens}", name=naming.people[seat], tokens=tokens_of(me.tokens))
    named = [naming.part(part) for part in parts]
    named += [say("{colour} project", colour=naming.colour(colour)) for colour, bot, _ in tiles if not bot]
    named += [say("{colour} bot", colour=naming.colour(colour)) for colour, bot, _ in tiles if bot]
    return group(naming.hand_of(seat), out, f"seat{seat + 1}", ", ".join([label, *named]))


def inspection(game: BotFactory, naming: Naming) -> str:
    """Return the task with its progress, Vilela's tiles and what is left in his decks. BOT-14.2, 14.3"""
    y = ROW_TOP
    out = [box(1, y, WIDTH - 2, ROW_HEIGHT - 2, "var(--panel)", "var(--line)", 1.2, 4)]
    words = say("No task yet")
    if game.task != NO_TASK:
        have, need = task_progress(game)
        facts = {"task": naming.task(game.task), "have": have, "need": need}
        words = say("Task: {task} ({have} of {need})", **facts)
    out += [symbol("task", 18, y + 15, 20), write(34, y + 20, words, "b", 13)]
    out.append(symbol("vilela", 560, y + 15, 22))
    at = 580.0
    if game.vilela_board >= 0 and game.vilela_colour != NO_COLOUR:
        out.append(write(at, y + 20, naming.board(game.vilela_board), "b", 13))
        out.append(symbol(f"bot-{naming.names.colours[game.vilela_colour]}", 696, y + 15, 22))
    out.append(write(724, y + 20, say("In his decks:"), "m", 12.5))
    at = 808.0
    for board, n in enumerate(game.vilela_actions):
        if n:
            out.append(write(at, y + 20, short(naming.board(board), 9), "", 12.5))
            at += 62
    for colour, n in enumerate(game.vilela_bots):
        if n:
            out.append(symbol(f"bot-{naming.names.colours[colour]}", at + 9, y + 15, 18))
            at += 20
    return group("task", out, label=words)


def production_tile(layout: Layout, game: BotFactory, naming: Naming, tile: int) -> str:
    """Return a production tile: on display, with its owner, or gone. BOT-15.1-15.5"""
    x, y, width, height = layout.production_tile(tile, TILES)
    owner = next((seat for seat, me in enumerate(game.players) if me.tile == tile), -1)
    there = bool(game.tiles & BIT[tile])
    out = [
        box(x + 1, y, width - 2, height, "var(--gold-2)" if there else "var(--panel-2)", "var(--key)", 1.2, 4)
    ]
    out.append(symbol("prodtile", x + 14, y + 14, 18, "" if there else "opacity:.5"))
    style = "font-size:12px;fill:#17211F" if there else "font-size:12px"
    for k, line in enumerate(two_lines(naming.tile(tile))):
        out.append(
            f'<text x="{x + 28:.1f}" y="{y + 16 + k * 14:.1f}" class="t b" style="{style}">{line}</text>'
        )
    if owner >= 0:
        seat = symbol(f"seat-{owner + 1}", x + width - 16, y + height - 14, 20)
        out.append(f'<g class="seat{owner + 1}">{seat}</g>')
        used = say("used") if game.players[owner].tile_used else say("kept")
        out.append(write(x + 28, y + height - 6, used, "m", 12))
    label = say("{tile}: {effect}", tile=naming.tile(tile), effect=naming.tile_effect(tile))
    return group(naming.tile_id(tile), out, label=label)
