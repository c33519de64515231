"""Everything that lies on the boards and moves: parts, project tiles, bots, tokens, markers, meeples.

The order is stable: the wheel, then parts, projects and bots by their ids, then what lies on top of them.
"""

from __future__ import annotations

from boardwright.faces.drawing.svg import Layers, symbol
from boardwright.faces.telling.wording import points_of, say
from boardwright.games.bot_factory.components import SANDRA, VILELA
from boardwright.games.bot_factory.face.assembly_board import assembly_bots, assembly_parts
from boardwright.games.bot_factory.face.board_shapes import area, lying, tick, words
from boardwright.games.bot_factory.face.finance_board import value_markers
from boardwright.games.bot_factory.face.identities import Copies, copies_of
from boardwright.games.bot_factory.face.layout import Layout
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.player_areas import (
    bots_in_front,
    parts_in_hands,
    projects_in_front,
    tokens_held,
)
from boardwright.games.bot_factory.face.production_board import (
    credits_used,
    stack_tops,
    wheel_parts,
    wheel_pieces,
)
from boardwright.games.bot_factory.face.project_board import project_tiles, universal_parts
from boardwright.games.bot_factory.face.sandra_forecast import Forecast, forecast_sentence
from boardwright.games.bot_factory.face.variants import universal_bot
from boardwright.games.bot_factory.phases import acted
from boardwright.games.bot_factory.scoring import assignment
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.table.observation import Observation


def draw_pieces(
    layers: Layers,
    layout: Layout,
    observation: Observation,
    game: BotFactory,
    naming: Naming,
    seen: Forecast | None,
) -> None:
    """Draw all that lies on the boards and in front of the players; `seen` is what Sandra does next."""
    copies = copies_of(observation, game)
    layers.pieces += wheel_pieces(layers, game)
    layers.pieces += sorted(parts(layers, layout, game, naming, copies))
    tiles = project_tiles(layers, layout, game, naming, copies)
    layers.pieces += sorted(tiles + projects_in_front(layers, layout, game, naming, copies))
    bots = assembly_bots(layers, layout, game, naming, copies)
    bots += bots_in_front(layers, layout, game, naming, copies)
    bots += universal_bot(layers, layout, game, naming, copies) if game.variant else []
    layers.pieces += sorted(bots)
    layers.pieces += markers(layout, game, naming)
    layers.pieces += value_markers(layers, layout, game, naming)
    tokens = tokens_held(layers, layout, game)
    layers.pieces += sorted(tokens + contract_tokens(layers, layout, game, naming, copies))
    draw_meeples(layers, layout, game, naming, seen)


def parts(layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies) -> list[str]:
    """Return every part that lies face up."""
    return (
        wheel_parts(layers, layout, game, naming, copies)
        + stack_tops(layers, layout, game, naming, copies)
        + assembly_parts(layers, layout, game, naming, copies)
        + universal_parts(layers, layout, game, naming, copies)
        + parts_in_hands(layers, layout, game, naming, copies)
    )


def markers(layout: Layout, game: BotFactory, naming: Naming) -> list[str]:
    """Return the distribution marker and the cube that counts credits. BOT-1.8, 7.13"""
    x, y = layout.stack(game.marker)
    label = say("Distribution marker over {colour}", colour=naming.colour(game.marker))
    out = [lying("distribution", (x, y - 43), symbol("distribute", 0, 0, 26), label)]
    used = credits_used(game)
    if used:
        label = say("Credits used: {n}", n=used)
        out.append(lying("reminder", (281 + 24 * (used - 1), 426), symbol("cube", 0, 0, 23), label))
    return out


def contract_tokens(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, copies: Copies
) -> list[str]:
    """Speech tokens on contracts: the last ones of each player, so that those in hand keep their ids."""
    bubble = layers.stamp("reserved", symbol("speech", 0, 0, 22, "--p-ink:transparent"))
    out: list[str] = []
    for seat in range(game.seats):
        met = assignment(game, seat)
        for k, position in enumerate(reserved_in_order(copies, game, seat)):
            slot = 0 if game.reserved[2 * position] == seat else 1
            x, y = layout.token_space(position, slot)
            points = game.edition.contract_points[2 * game.contracts[position] + slot]
            inside = bubble + words(0, 2.5, points)
            label = say("Token of {name}: {points}", name=naming.object(seat), points=points_of(points))
            if seat == naming.viewer:
                label = say("Your token: {points}", points=points_of(points))
            if met >> position & 1:
                inside += layers.stamp("tick", tick(), 8, -11)
                label += say(", fulfilled as things stand")
            element = f"token-{seat}-{game.edition.tokens - k}"
            classes, on = f"seat{seat + 1} bot-token", naming.id_of("contract", position)
            out.append(lying(element, (x, y + 1), inside, label, classes=classes, lies_on=on))
    return out


def reserved_in_order(copies: Copies, game: BotFactory, seat: int) -> list[int]:
    """Return the contracts a player reserved, the first one first."""
    mine = game.reserved_by(seat)
    told = [position for who, position in copies.reserved if who == seat and position in mine]
    return told + [position for position in mine if position not in told]  # if no log led to this table


def draw_meeples(
    layers: Layers, layout: Layout, game: BotFactory, naming: Naming, seen: Forecast | None
) -> None:
    """Workers, Sandra, Vilela; who has acted lies. A faint Sandra shows where she goes next. BOT-2.6"""
    if seen is not None and seen.space != NOWHERE:
        x, y = layout.meeple_spot(2 * seen.space)
        ghost = symbol("sandra", x + 22, y + 26, 24, "opacity:.7")
        layers.printed.append(area("sandra-next", [ghost], forecast_sentence(seen, naming)))
    for meeple, where in enumerate(game.where):
        if where == NOWHERE:
            continue
        x, y = layout.meeple_spot(where)
        lies = acted(game, meeple)
        turned = " rotate(-90deg)" if lies else " rotate(0deg)"
        name, (element, shape, classes) = naming.meeple(meeple), shape_of(meeple)
        label = say("{name} on {place}", name=name, place=naming.worker_place(where))
        if lies:
            label = say("{name} on {place}, has acted", name=name, place=naming.worker_place(where))
        spot, on = (x, y + (10 if lies else 0)), naming.id_of("space", where // 2)
        inside = symbol(shape, 0, 0, 50)
        layers.pieces.append(lying(element, spot, inside, label, classes=classes, lies_on=on, turned=turned))


def shape_of(meeple: int) -> tuple[str, str, str]:
    """Return id, symbol and class of a meeple."""
    if meeple == SANDRA:
        return "sandra", "sandra", ""
    return (
        ("vilela", "vilela", "") if meeple == VILELA else (f"worker-{meeple}", "worker", f"seat{meeple + 1}")
    )
