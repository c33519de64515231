"""The player aid: the whole game on one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.faces.telling.wording import later, say
from boardwright.games.attandarra.edition import Printed, load
from boardwright.games.attandarra.face.rules import facts_of

LINES: Final = {
    later("Setup"): (
        later("Markers: {stack} on each space ({stack_of_two} with two people). Display: {fill_to} cubes."),
        later("Each: 0 points, {gold} gold, {buildings} buildings, {meadows} meadows, 1 reservoir."),
    ),
    later("Each of {rounds} rounds"): (
        later("1. Draw {draw} cubes and place them. Cost: {draw_costs}."),
        later("2. In turn, one action each, until everybody has finished or has no gold."),
        later("3. Gold back to {gold}, display up to {fill_to}, start player to the left."),
    ),
    later("Actions"): (
        later("A. Buy the uppermost cube of a column and place it at once: the price beside it."),
        later("B. Lay a meadow ({meadow_price} gold) or the reservoir ({reservoir_price} gold)."),
        later("C. Take a citizen: 1 gold per citizen in its row. A coin: 1 gold per coin in its column."),
        later("Or finish. With gold left: all of it for one cube from the bag."),
    ),
    later("Building"): (
        later("First tile anywhere; every other one next to your tiles."),
        later("Begin with anything but {glass}. Quality ({materials}) never falls."),
        later("As many cubes as the number says, of two materials at least."),
        later("Equal yellow numbers never touch. Meadows and reservoir touch anything."),
        later("Complete: points per cube at once: {points_by_material}."),
        later("Citizens: complete buildings and meadows. Coins: complete buildings. Same coordinate."),
    ),
    later("Final scoring"): (
        later("Unfinished buildings come off. Complete ones: their number."),
        later("Most citizens, and most coins: {majority}. You need one of each kind to be ranked."),
        later("Meadow {meadow_points}, with a citizen {meadow_citizen}."),
        later("Reservoir {reservoir_points} with complete buildings on all four sides."),
        later("If equal: citizens, then coins, then tiles."),
    ),
    later("City History"): (
        later("D. Gate: {gate_gold} gold and a {gate_material} from the display. {gate_points} at once."),
        later("Gates stand on the edge, on no corner, beside no gate."),
        later("In the end {gate_final} a gate, {gate_opposite} a gate with two on opposite sides."),
        later("E. Emblem, from round {first_event}: {emblem_price} gold; no event on that row or column."),
        later("Seal: most buildings this round, then the better material. Points by round: {seal}."),
        later("Event at the end of rounds {first_event} to {rounds}, on all streets without emblem:"),
        later("{charter}: 1 per citizen. {hanse}: 1 per building. {mint}: 1 per coin (row and column)."),
        later("{plague}: citizens go, except at the {hospitals} and next to it."),
        later("{looting}: coins go, except at {castles} and next to them."),
        later("{fire}: tiles burn, except the reservoir and next to it."),
    ),
}


def aid(printed: Printed | None = None) -> Mapping[str, Sequence[str]]:
    """Return headings and their lines; the values are those of the edition given, else of the shipped one."""
    facts = facts_of(printed or load())
    return {say(heading, **facts): [say(line, **facts) for line in lines] for heading, lines in LINES.items()}
