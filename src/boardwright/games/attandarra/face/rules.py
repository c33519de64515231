"""The values of an edition that clauses and the player aid name."""

from __future__ import annotations

from boardwright.faces.telling.wording import both, comma, later, points_of, say, semicolon, translated
from boardwright.games.attandarra.components import (
    FIRE,
    HANSEATIC_LEAGUE,
    LOOTING,
    MATERIALS,
    MINT_RIGHT,
    PLAGUE,
    TOWN_CHARTER,
)
from boardwright.games.attandarra.edition import Printed
from boardwright.kernel.bits import members


def facts_of(printed: Printed) -> dict[str, object]:
    """Return every value that a clause may name."""
    edition, names = printed.edition, printed.names
    materials = [translated(name).lower() for name in names.material_names]
    prices = [edition.prices[m * edition.levels : (m + 1) * edition.levels] for m in range(MATERIALS)]
    costs = [(materials[m], edition.draw_cost[m]) for m in range(MATERIALS)]
    return {
        "spaces": edition.spaces,
        "columns": edition.columns,
        "rows": edition.rows,
        "cubes": sum(edition.cubes),
        "cubes_by_material": both([f"{edition.cubes[m]} {materials[m]}" for m in range(MATERIALS)]),
        "materials": comma().join(materials),
        "glass": materials[-1],
        "glass_name": translated(names.material_names[-1]),
        "buildings": sum(edition.copies),
        "meadows": edition.meadows,
        "gold": edition.gold,
        "citizens": edition.citizens,
        "coins": edition.coins,
        "stack": edition.stack,
        "stack_of_two": edition.stack_of_two_players,
        "fill_to": edition.fill_to,
        "levels": edition.levels,
        "rounds": edition.rounds,
        "draw": edition.opening_draw,
        "draw_costs": comma().join([f"{name} {cost_in_words(cost)}" for name, cost in costs]),
        "prices": semicolon().join(
            [f"{materials[m]} {comma().join(map(str, prices[m]))}" for m in range(MATERIALS)]
        ),
        "points_by_material": comma().join([f"{materials[m]} {edition.points[m]}" for m in range(MATERIALS)]),
        "meadow_price": edition.meadow_price,
        "reservoir_price": edition.reservoir_price,
        "majority": comma().join(map(str, edition.majority)),
        "meadow_points": points_of(edition.meadow_points),
        "meadow_citizen": edition.meadow_points_with_citizen,
        "reservoir_points": points_of(edition.reservoir_points),
        "track_end": edition.track_end,
        **history_facts(printed),
    }


def history_facts(printed: Printed) -> dict[str, object]:
    """Return the values of City History."""
    edition, names = printed.edition, printed.names
    return {
        "events": sum(edition.events),
        "events_used": edition.rounds - edition.first_event_round + 1,
        "first_event": edition.first_event_round,
        "gates": edition.gates,
        "emblems": edition.emblems,
        "emblems_of_two": edition.emblems_of_two_players,
        "emblem_price": edition.emblem_price,
        "seal": comma().join(map(str, edition.seal)),
        "gate_gold": edition.gate_gold,
        "gate_material": translated(names.material_names[edition.gate_material]).lower(),
        "gate_points": points_of(edition.gate_points),
        "gate_final": points_of(edition.gate_points_final),
        "gate_opposite": edition.gate_points_opposite,
        "hospitals": both([translated(names.english[kind]) for kind in members(edition.hospitals)]),
        "castles": both([translated(names.english[kind]) for kind in members(edition.castles)]),
        "charter": translated(names.event_names[TOWN_CHARTER]),
        "hanse": translated(names.event_names[HANSEATIC_LEAGUE]),
        "mint": translated(names.event_names[MINT_RIGHT]),
        "plague": translated(names.event_names[PLAGUE]),
        "fire": translated(names.event_names[FIRE]),
        "looting": translated(names.event_names[LOOTING]),
    }


def cost_in_words(cost: int) -> str:
    """Return what a drawn cube costs."""
    return say(later("{cost} gold"), cost=cost) if cost else say("nothing")
