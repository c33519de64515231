"""What lies in front of the players: one area in full, the others in small."""

from __future__ import annotations

from functools import partial

from boardwright.faces.drawing.person import name_within
from boardwright.faces.drawing.svg import Layers, box, path, symbol, texts, write
from boardwright.faces.telling.wording import both, capital, points_of, say
from boardwright.games.bot_factory.components import COLOURS, NO_TILE
from boardwright.games.bot_factory.face.board_shapes import area, dashed, lying
from boardwright.games.bot_factory.face.identities import Copies, Place
from boardwright.games.bot_factory.face.layout import AREA, STRIP, Layout
from boardwright.games.bot_factory.face.naming import Naming, all_of_type, tokens_of
from boardwright.games.bot_factory.face.piece_shapes import BOT as BOT_SIDE
from boardwright.games.bot_factory.face.piece_shapes import PART, bot, part_tile, project_tile
from boardwright.games.bot_factory.face.piece_shapes import PROJECT as TILE
from boardwright.games.bot_factory.notes import BOT_OF, PROJECT_OF, THE_UNIVERSAL_BOT, done_of, hand_of
from boardwright.games.bot_factory.notes import PART as PART_OF
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.kernel.bits import total


def draw_areas(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Draw the area of the player in front, then the strips beneath it."""
    seat = layout.front
    printed = [*frame(layout, game, naming), *parts_area(layers, layout, game)]
    printed += [*projects_area(layers, layout, game), *tokens_area(layout, game, naming)]
    label = say("Your things: {things}", things=things(game, naming, seat))
    if seat != naming.viewer:
        facts = {"name": naming.people[seat], "things": things(game, naming, seat)}
        label = say("Things of {name}: {things}", **facts)
    layers.printed.append(area(naming.hand_of(seat), printed, label, f"seat{seat + 1}"))
    for place, other in enumerate(layout.others):
        layers.printed.append(strip(layout, game, naming, place, other))


def things(game: BotFactory, naming: Naming, seat: int) -> str:
    """Return everything in front of a player in words."""
    me = game.players[seat]
    out = [naming.part(part) for part in all_of_type(me.parts)]
    for colour in range(COLOURS):
        out += [say("{colour} project", colour=naming.colour(colour))] * me.projects[colour]
        out += [say("{colour} bot", colour=naming.colour(colour))] * me.bots_of(colour)
    return both([*out, tokens_of(me.tokens)])


# The player in front ------------------------------------------------------------------------------


def frame(layout: Layout, game: BotFactory, naming: Naming) -> list[str]:
    """Return the panel with its three parts; a worker that stands nowhere waits on it."""
    seat = layout.front
    x, y, width, height = AREA
    name = say("Your parts")
    if seat != naming.viewer:
        name = say("Parts of {name}", name=naming.people[seat])
    out = [
        box(x + 1, y, width - 2, height, "var(--panel)", "var(--pc)", 2.5, 5),
        path(f"M412 {y + 12}v{height - 24}M832 {y + 12}v{height - 24}", "var(--line)", 1),
        symbol(f"seat-{seat + 1}", 21, y + 17, 19),
        name_within(38, y + 22, name, 295, 15, partial(write, style="d b", size=15)),
    ]
    if game.where[seat] == NOWHERE:
        out.append(symbol("worker", 350, y + 17, 22))
    return out


def parts_area(layers: Layers, layout: Layout, game: BotFactory) -> list[str]:
    """Return the places for parts, and what is said about them. BOT-4.6, 12.8"""
    y, edition = AREA[1], game.edition
    held = total(game.players[layout.front].parts)
    places = max(held, edition.hand_parts)
    out: list[str] = []
    for place in range(held, places):
        x, middle, size = layout.hand_part(place, places)
        out.append(dashed(layers, x - size / 2, middle - size / 2, size, size))
    out.append(write(398, y + 22, say("{n} of {most}", n=held, most=edition.hand_parts), "e m"))
    points = points_of(edition.part_penalty)
    words = say("Each part left at the end costs {points}", points=points)
    return [*out, write(14, y + 133, words, "m", 12.5)]


def projects_area(layers: Layers, layout: Layout, game: BotFactory) -> list[str]:
    """Return the places for projects, and what is said about them. BOT-4.7, 12.9"""
    y, edition, me = AREA[1], game.edition, game.players[layout.front]
    held = total(me.projects) + me.completed()
    places = max(held, edition.hand_projects)
    out = [write(428, y + 22, say("Projects"), "d b", 15)]
    out += [dashed(layers, *layout.hand_project(place, places)) for place in range(held, places)]
    built = [layout.hand_project(place, places) for place in range(me.completed())]
    out.append(texts("bot-caption", [(x + w / 2, y + 111, say("built")) for x, _top, w, _h in built]))
    facts = {"n": held, "most": edition.hand_projects, "done": me.completed()}
    out.append(write(820, y + 22, say("{n} of {most}, {done} completed", **facts), "e m"))
    points = points_of(edition.project_penalty)
    words = say("Each project without a bot costs {points} at the end", points=points)
    return [*out, write(428, y + 133, words, "m", 12.5)]


def tokens_area(layout: Layout, game: BotFactory, naming: Naming) -> list[str]:
    """Return what is said about tokens and the production tile. BOT-5.1, 12.7"""
    y, edition, me = AREA[1], game.edition, game.players[layout.front]
    laid = game.tokens_on_contracts(layout.front)
    out = [write(848, y + 22, say("Speech tokens"), "d b", 15)]
    count = say("{held} held, {laid} on contracts", held=me.tokens, laid=laid)
    out.append(write(1084, y + 22, count, "e m"))
    words = say("{n} tokens held are worth 1 point at the end", n=edition.tokens_a_point)
    if me.tile != NO_TILE:
        used = say("used") if me.tile_used else say("not used yet")
        words = say("Tile: {tile}, {used}", tile=naming.tile(me.tile), used=used)
    return [*out, write(848, y + 133, words, "m", 12.5)]


def projects_of(game: BotFactory, seat: int) -> list[tuple[Place, Place | None]]:
    """Return each project of a player with its bot, completed ones first."""
    me = game.players[seat]
    out: list[tuple[Place, Place | None]] = []
    for colour in range(COLOURS):
        bots = [Place(BOT_OF + colour, done_of(seat), copy) for copy in range(me.bots[colour])]
        bots += [Place(THE_UNIVERSAL_BOT, done_of(seat))] * me.universal_bots[colour]
        out += [(Place(PROJECT_OF + colour, done_of(seat), n), bot) for n, bot in enumerate(bots)]
    for colour in range(COLOURS):
        out += [(Place(PROJECT_OF + colour, hand_of(seat), n), None) for n in range(me.projects[colour])]
    return out


# Others -------------------------------------------------------------------------------------------


def strip(layout: Layout, game: BotFactory, naming: Naming, place: int, seat: int) -> str:
    """Return the frame of another player's things with the number of tokens."""
    x, y, width, height = layout.other(place)
    me = game.players[seat]
    wide = width if len(layout.others) > 1 else STRIP
    out = [
        box(x + 1, y, wide - 2, height - 2, "var(--panel)", "var(--pc)", 1.8, 4),
        symbol(f"seat-{seat + 1}", x + 16, y + 15, 16),
        name_within(x + 29, y + 20, naming.people[seat], 76, 13, partial(write, style="d b", size=13)),
        write(x + 130, y + 20, me.tokens, "b"),
    ]
    facts = {"name": naming.people[seat], "things": things(game, naming, seat)}
    label = say("Things of {name}: {things}", **facts)
    return area(naming.hand_of(seat), out, label, f"seat{seat + 1}")


# Pieces -------------------------------------------------------------------------------------------


def parts_in_hands(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the parts of all players."""
    out: list[str] = []
    seat, y = layout.front, AREA[1]
    held = places_of_parts(game, seat)
    places = max(len(held), game.edition.hand_parts)
    captions: list[tuple[float, float, object]] = []
    for n, place in enumerate(held):
        x, middle, size = layout.hand_part(n, places)
        label = say("{part} in hand", part=capital(naming.part(place.thing)))
        tile = part_tile(layers, place.thing)
        out.append(lying(copies.word(naming, place), (x, middle), tile, label, size=size / PART))
        captions.append((x, y + 111, naming.part(place.thing)))
    if captions and places <= game.edition.hand_parts + 1:
        layers.printed.append(f'<g aria-hidden="true">{texts("bot-caption", captions)}</g>')
    for strip_place, other in enumerate(layout.others):
        held = places_of_parts(game, other)
        spots = layout.in_strip(strip_place, len(held), len(projects_of(game, other)))
        for place, (x, middle, size) in zip(held, spots, strict=False):
            tile = part_tile(layers, place.thing)
            out.append(lying(copies.word(naming, place), (x, middle), tile, size=size / PART))
    return out


def places_of_parts(game: BotFactory, seat: int) -> list[Place]:
    """Return where each part of a player lies, in the order of the kinds."""
    held = enumerate(game.players[seat].parts)
    return [Place(PART_OF + part, hand_of(seat), copy) for part, n in held for copy in range(n)]


def projects_in_front(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the project tiles of all players."""
    out: list[str] = []
    for place, spot, width in project_spots(layout, game):
        colour = place.thing - PROJECT_OF
        tile = project_tile(layers, colour, waits=True)
        label, name = "", capital(naming.colour(colour))
        if place.place == hand_of(layout.front):
            label = say("{colour} project, waits for a bot", colour=name)
        elif place.place == done_of(layout.front):
            label = say("{colour} project, completed", colour=name)
        element = copies.word(naming, place)
        out.append(lying(element, spot, tile, label, size=width / TILE[0]))
    return out


def bots_in_front(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Return the bots on the project tiles of all players."""
    bots = {tile: bot for seat in range(game.seats) for tile, bot in projects_of(game, seat)}
    out: list[str] = []
    for tile, (x, y), width in project_spots(layout, game):
        place = bots[tile]
        if place is not None:
            colour = min(place.thing - BOT_OF, COLOURS)  # the Universal bot comes after those of colours
            spot, size = (x, y + width * 0.09), width * 0.6 / BOT_SIDE
            out.append(lying(copies.word(naming, place), spot, bot(layers, colour), size=size))
    return out


def project_spots(layout: Layout, game: BotFactory) -> list[tuple[Place, tuple[float, float], float]]:
    """Return each project of a player with its centre and its width."""
    out: list[tuple[Place, tuple[float, float], float]] = []
    tiles = projects_of(game, layout.front)
    places = max(len(tiles), game.edition.hand_projects)
    for n, (tile, _bot) in enumerate(tiles):
        x, y, width, height = layout.hand_project(n, places)
        out.append((tile, (x + width / 2, y + height / 2), width))
    for strip_place, seat in enumerate(layout.others):
        parts, tiles = total(game.players[seat].parts), projects_of(game, seat)
        spots = layout.in_strip(strip_place, parts, len(tiles))[parts:]
        out += [(tile, (x, y), width) for (tile, _bot), (x, y, width) in zip(tiles, spots, strict=True)]
    return out


def tokens_held(layers: Layers, layout: Layout, game: BotFactory) -> list[str]:
    """Return the tokens off the contracts: all in front, of others the one that goes next. BOT-5.1

    Contracts take the last ids of a seat, so the first token held has the last id that is left.
    """
    held = layers.stamp("token", symbol("speech", 0, 0, 34))
    faint = layers.stamp("supply", symbol("speech", 0, 0, 34, "opacity:.2"))
    small = layers.stamp("small", symbol("speech", 0, 0, 18))
    front = layout.front
    left = game.edition.tokens - game.tokens_on_contracts(front)
    out: list[str] = []
    for place in range(left):
        inside = held if place < game.players[front].tokens else faint
        classes = f"seat{front + 1}"
        out.append(lying(f"token-{front}-{left - place}", layout.token(place), inside, classes=classes))
    for place, seat in enumerate(layout.others):
        left = game.edition.tokens - game.tokens_on_contracts(seat)
        if left:
            spot, classes = layout.strip_token(place), f"seat{seat + 1}"
            out.append(lying(f"token-{seat}-{left}", spot, small, classes=classes))
    return out
