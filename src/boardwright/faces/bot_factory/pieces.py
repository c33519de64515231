"""Everything that lies on the boards and moves: the wheel with its parts, tiles, bots, tokens, meeples."""

from __future__ import annotations

from boardwright.faces.bot_factory.art import FILLS, part_tile, project_tile
from boardwright.faces.bot_factory.forecast import forecast, forecast_sentence
from boardwright.faces.bot_factory.layout import HUB, PARTS_RADIUS, Layout
from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.bot_factory.phases import acted
from boardwright.faces.bot_factory.wheel import credits_used, hub, printed_wheel
from boardwright.faces.drawing.svg import Layers, box, numeral, piece, symbol
from boardwright.faces.telling.wording import capital, points_of, say
from boardwright.games.bot_factory.actions import RESERVE
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_COLOUR,
    NO_PART,
    SANDRA,
    TYPES,
    UNIVERSAL,
    VILELA,
)
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.kernel.packing import first_of, verb_of
from boardwright.table.observation import Observation

PART_SIZE = 54.0


def draw_pieces(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Draw what lies on the four boards."""
    draw_wheel(layers, layout, game, naming)
    draw_stacks(layers, layout, game, naming)
    draw_assembly_pieces(layers, layout, game, naming)
    draw_project_pieces(layers, layout, game, naming)
    draw_values(layers, layout, game, naming)


def tile_piece(
    naming: Naming, part: int, element: str, spot: tuple[float, float], size: float, on: str
) -> str:
    """Return a part tile as a piece."""
    inside = part_tile(part, naming.names.parts[part], size)
    return piece(element, *spot, inside, capital(naming.part(part)), lies_on=on)


def draw_wheel(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The wheel turns as one piece; its parts go round with it and stay upright. BOT-7.4, 7.8"""
    edition = game.edition
    step = 360 / edition.wheel
    turned = step * edition.quarter * game.turned  # ever growing, so that a turn goes on forwards
    ground = printed_wheel(edition.wheel, edition.quarter, edition.wheel_icons, edition.inputs[0])
    label = say("Wheel, turned {n} times", n=game.turned)
    layers.pieces.append(piece("wheel", *HUB, ground, label, turned=f" rotate({turned:g}deg)"))
    layers.pieces.append(piece("hub", *HUB, f'<g transform="translate(-413 -278)">{hub()}</g>', say("Hub")))
    for slot, part in enumerate(game.wheel):
        if part == NO_PART:
            continue
        position = (slot + edition.quarter * game.turned) % edition.wheel
        angle = layout.angle(slot) + turned
        arm = f" rotate({angle:g}deg) translate(0px,{-PARTS_RADIUS:.1f}px) rotate({-angle:g}deg)"
        inside = part_tile(part, naming.names.parts[part], layout.part_size())
        facts = {"part": capital(naming.part(part)), "clock": naming.names.clock[position]}
        label = say("{part} on the wheel, at {clock}", **facts)
        on = naming.output_id(position) if position in edition.outputs else ""
        layers.pieces.append(piece(f"wheel-{slot}", *HUB, inside, label, lies_on=on, turned=arm))


def draw_stacks(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The top parts, the distribution marker, the cube that counts credits. BOT-1.7, 1.8, 7.13"""
    for colour in range(COLOURS):
        top = game.tops[colour]
        if top != NO_PART:
            element = f"top-{naming.names.colours[colour]}"
            spot = layout.stack(colour)
            layers.pieces.append(tile_piece(naming, top, element, spot, 56, naming.stack_id(colour)))
    x, y = layout.stack(game.marker)
    label = say("Distribution marker over {colour}", colour=naming.colour(game.marker))
    layers.pieces.append(piece("distribution", x, y - 43, symbol("distribute", 0, 0, 26), label))
    used = credits_used(game)
    if used:
        label = say("Credits used: {n}", n=used)
        layers.pieces.append(piece("reminder", 281 + 24 * (used - 1), 426, symbol("cube", 0, 0, 23), label))


def draw_assembly_pieces(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Bots left, parts in the columns, spare parts. BOT-1.4, 6.1"""
    for place, colour in enumerate(naming.names.columns):
        x = layout.column_cell(place, 0)[0]
        word = naming.names.colours[colour]
        for k in range(min(game.meeples[colour], 4)):
            label = say("{colour} bot", colour=capital(naming.colour(colour)))
            spot = (x + 15 + k % 2 * 26, 50.0 + k // 2 * 28)
            inside = symbol(f"bot-{word}", 0, 0, 27)
            layers.pieces.append(piece(f"bot-{word}-{k + 1}", *spot, inside, label))
        for type in range(TYPES):
            part = game.columns[colour * TYPES + type]
            if part != NO_PART:
                left, top, width, height = layout.column_cell(place, type)
                element = f"part-{word}-{naming.names.types[type]}"
                spot = (left + width / 2, top + height / 2)
                on = naming.column_id(colour, type)
                layers.pieces.append(tile_piece(naming, part, element, spot, PART_SIZE, on))
    for spare, part in enumerate(game.spares):
        if part != NO_PART:
            spot = layout.pallet(spare)
            layers.pieces.append(tile_piece(naming, part, f"spare-{spare}", spot, 62, naming.spare_id(spare)))


def draw_project_pieces(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Projects on the board, universal parts. BOT-1.10, 1.11"""
    for space, colour in enumerate(game.projects):
        if colour == NO_COLOUR:
            continue
        x, y, width, height = layout.project(space)
        inside = project_tile(colour, naming.names.colours[colour], width, height, bot=True)
        facts = {"colour": capital(naming.colour(colour)), "place": naming.project_place(space)}
        label = say("{colour} project, {place}", **facts)
        element = f"tile-{naming.project_id(space)}"
        layers.pieces.append(piece(element, x, y, inside, label, lies_on=naming.project_id(space)))
    for type in range(TYPES):
        n = game.universals[type]
        if n == 0:
            continue
        part = UNIVERSAL + type
        inside = box(-22, -30, 52, 52, "var(--stone-2)", "var(--key)", 1, 4) if n > 1 else ""
        inside += part_tile(part, naming.names.parts[part], 52)
        label = say("Universal {type}: {n} left", type=naming.type(type), n=n)
        element, on = f"display-{naming.names.types[type]}", naming.universal_id(type)
        layers.pieces.append(piece(element, *layout.universal(type), inside, label, lies_on=on))


def draw_values(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """The value markers. BOT-1.12"""
    for place, colour in enumerate(range(COLOURS)):
        x, y, width, height = layout.value_cell(place, game.values[colour])
        inside = box(-15, -14, 30, 28, FILLS[colour], "var(--key)", 2, 3)
        inside += numeral(0, 6, game.values[colour], 17)
        facts = {"colour": capital(naming.colour(colour)), "points": points_of(game.values[colour])}
        label = say("{colour} bots are worth {points}", **facts)
        spot = (x + width / 2, y + height / 2)
        on = naming.track_id(colour)
        layers.pieces.append(piece(naming.value_id(colour), *spot, inside, label, lies_on=on))


def draw_contract_tokens(
    layers: Layers, layout: Layout, observation: Observation, game: BotFactory, naming: Naming
) -> None:
    """Speech tokens on contracts: the last ones of each player, so that those in hand keep their ids."""
    for seat in range(game.seats):
        for k, position in enumerate(reserved_in_order(observation, game, seat)):
            slot = 0 if game.reserved[2 * position] == seat else 1
            x, y = layout.token_space(position, slot)
            name = naming.person(seat)
            points = game.edition.contract_points[2 * game.contracts[position] + slot]
            label = say("Token of {name}: {points}", name=name, points=points_of(points))
            element = f"token-{seat}-{game.edition.tokens - k}"
            inside = symbol("speech", 0, 0, 22, "--p-ink:transparent") + numeral(
                0, 2.5, points, 10, "var(--panel)"
            )
            on = naming.contract_id(position)
            layers.pieces.append(piece(element, x, y + 1, inside, label, f"seat{seat + 1}", lies_on=on))


def reserved_in_order(observation: Observation, game: BotFactory, seat: int) -> list[int]:
    """Return the contracts a player reserved, the first one first."""
    log = [
        first_of(line.action)
        for line in observation.log
        if line.whose == seat and line.action is not None and verb_of(line.action) == RESERVE
    ]
    mine = [position for position in range(game.edition.positions) if game.has_reserved(seat, position)]
    told = [position for position in log if position in mine]
    return told + [position for position in mine if position not in told]  # the rest was forced


def draw_meeples(layers: Layers, layout: Layout, game: BotFactory, naming: Naming) -> None:
    """Workers, Sandra, Vilela; who has acted lies. A faint Sandra shows where she goes next. BOT-2.6"""
    seen = forecast(game)
    if seen is not None and seen.space != NOWHERE:
        x, y = layout.meeple_spot(2 * seen.space)
        ghost = symbol("sandra", x + 22, y + 26, 24, "opacity:.7")
        words = forecast_sentence(game, naming)
        layers.printed.append(f'<g id="sandra-next" role="img" aria-label="{words}">{ghost}</g>')
    for meeple, where in enumerate(game.where):
        if where == NOWHERE:
            continue
        x, y = layout.meeple_spot(where)
        lies = acted(game, meeple)
        turned = " rotate(-90deg)" if lies else " rotate(0deg)"
        name, element, shape, classes = meeple_facts(naming, meeple)
        place = naming.worker_place(where)
        label = say("{name} on {place}", name=name, place=place)
        if lies:
            label = say("{name} on {place}, has acted", name=name, place=place)
        inside = symbol(shape, 0, 0, 50)
        on = naming.space_id(where // 2)
        layers.pieces.append(
            piece(element, x, y + (10 if lies else 0), inside, label, classes, lies_on=on, turned=turned)
        )


def meeple_facts(naming: Naming, meeple: int) -> tuple[str, str, str, str]:
    """Return name, id, symbol and class of a meeple."""
    if meeple == SANDRA:
        return say("Sandra"), "sandra", "sandra", ""
    if meeple == VILELA:
        return say("Vilela"), "vilela", "vilela", ""
    return naming.person(meeple), f"worker-{meeple}", "worker", f"seat{meeple + 1}"
