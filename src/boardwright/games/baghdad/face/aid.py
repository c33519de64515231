"""The player aid: the whole game on one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.faces.telling.wording import later, say
from boardwright.games.baghdad.edition import Printed, load
from boardwright.games.baghdad.face.rules import facts_of

LINES: Final = {
    later("Your turn ({turns} in all)"): (
        later(
            "1. Slide: cards move right. The one that leaves: day gives its reward, night is kept, if met."
        ),
        later("2. Play a card into the left slot. Its icons count while it lies there."),
        later("3. Boats, if that card has a boat icon: a move for each boat icon of all your face-up cards."),
        later("4. Vizier: next quadrant, up to {max_steps} steps further. Action and buildings, any order."),
        later("5. Pay: {patient_favour} for each connected patient, {tuition} for each connected student."),
        later("6. Draw a card of the wisdom area; cards and city tiles are refilled."),
    ),
    later("City tile"): (
        later("Icons of the spot ({spot_needs}): {row_skills}."),
        later("Patient: its good. Second to fifth book: a wisdom reward. Student: an icon, once."),
        later("A pair above and below a bonus gives it. Artefact spots: {artefact_points} points."),
    ),
    later("Building"): (
        later("Lowest level you lack, on an empty site. Coins by level: {building_costs}."),
        later(
            "House with masonry {house_needs}. Levels 1 to 4 work when the vizier comes to their quadrant."
        ),
    ),
    later("Palace"): (
        later("Pay the goods; architect with masonry {architect_needs}; cover a space for its reward."),
        later("Base after four foundations ({base_points}), dome after the base ({dome_points})."),
    ),
    later("In port"): (
        later("Slot furthest from the river, its reward, then one of these:"),
        later("Sell unlike goods: a coin each and {sell_bonus} more. Any good {buy_one}, any two {buy_two}."),
    ),
    later("At any time of your turn"): (
        later(
            "Favour, from {favour_spend} on: {trade_coin} for {trade_coins}, {trade_good} for any good, "
            "{trade_wild} for a wild."
        ),
        later("A boat, none on the start: {boat_costs}. Wilds and students: an icon for one action."),
    ),
    later("End and scoring"): (
        later("Tokens: your multipliers at the port or section times the things of the token."),
        later("Level {levels} buildings, base and dome, night cards met, artefact spots, favour."),
        later("Shame: {shame_points} each. If equal: night cards, then favour."),
    ),
    later("Modules"): (
        later("Public Works: a public house instead of yours; others use such buildings, too."),
        later(
            "Civic column: a tile of each type; each empty spot {civic_points}. Black gate: extoll, charity."
        ),
        later("Contracts: two goods in port for {contract_coins}, later one icon of the contract."),
        later("Objectives: golden gate, mark a space you reach; {objective_points} for the fifth."),
    ),
}


def aid(printed: Printed | None = None) -> Mapping[str, Sequence[str]]:
    """Return headings and their lines; the values are those of the edition given, else of the shipped one."""
    facts = facts_of(printed or load())
    return {say(heading, **facts): [say(line, **facts) for line in lines] for heading, lines in LINES.items()}
