"""The player aid: the whole game on one page."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi.edition import Printed, load
from boardwright.games.tabannusi.face.facts import facts_of

LINES: Final = {
    later("Your turn"): (
        later(
            "1. Take a die of your District. The Architect goes to its number; 6: to one no die left shows."
        ),
        later("For {move_gold} Gold the Architect goes anywhere instead."),
        later("2. Up to {actions} actions of the Assistant's District, also twice the same."),
        later("3. Empty Barges are scored. Then the Assistant follows the Architect."),
        later("Any time: refill a Crate for 1 Resource (once a turn each), take Decrees, use Harbormasters."),
    ),
    later("Paying"): (
        later("A Resource is a die of the colour, a face-up Crate of it (turned down) or 1 Gold."),
        later("Dice go to the general supply. Crates cannot pay for a refill."),
    ),
    later("Districts 1, 2 and 3"): (
        later(
            "Project: 1 Claim marker. Beside its colour there, {projects} at most, no Building of it beside."
        ),
        later("You may take the bonus that it covers."),
        later(
            "Construct: {construct_local} local, {construct_per_marker} of the colour for each own marker."
        ),
        later("Own markers go to the supply, others' to their areas with a step each on the colour's track."),
        later(
            "Others make a step for each of their Gardens beside it. Then a Ship of its size for"
            " {ship_gold_after_construct} Gold."
        ),
        later(
            "Gardening: buy Water (1 blue) and Gardens (1 green), place any Water and"
            " {gardens_per_action} Gardens."
        ),
        later("Water goes beside Water, a Garden on Water with 1 marker; it brings the bonus of the Water."),
    ),
    later("District 4, the Port"): (
        later("House: {port_local} local, bottom row. Blue: bonus, red: Crate. Not both spaces of a line."),
        later("Ship: {ship_gold} Gold and 1 marker; it works from your next turn."),
        later("Markers on all three Ships of a line: its Harbormaster."),
    ),
    later("District 5, the Ziggurat"): (
        later("House: {ziggurat_local} local. Bonus of the space, and 1 marker on the section's tile."),
    ),
    later("Action tiles"): (
        later("AT1: {at1}."),
        later("AT2: {at2}."),
        later("AT3: {at3}."),
        later("AT4: {at4}."),
        later("AT5: {at5}."),
        later("AT6: {at6}."),
    ),
    later("Scoring a District"): (
        later("1. Whose turn it is takes 1 Gold from the Time track."),
        later(
            "2. All return dice of the colour; who did: a step on its track, Water (blue), Garden (green)."
        ),
        later(
            "3. Buildings: (pieces + Gardens beside) x value of the track. Port: 1 for House and Ship in row,"
            " in column."
        ),
        later("Ziggurat: each tile at your rightmost marker. 4. The dice in the supply are rolled."),
    ),
    later("Mastery"): (
        later("Your lowest level rises: bonus at the right. On a level with a bonus: that, too."),
        later("Values from level 0: {values}."),
    ),
    later("The end"): (
        later(
            "Last Gold of the Time track: the round is finished, then one more. Barges: parts 2 and 4 only."
        ),
        later("Then all Districts (2 and 3), Urban cards, {unused} for each Harbormaster. If equal: Gold."),
    ),
    later("Solo"): (
        later(
            "Cards: the left one goes right, a new one left. The Bot goes counterclockwise by both numbers."
        ),
        later("First action from the left card's top, second from the right card's marked row; else A."),
        later("A: King or {bot_points}. B: Project or Ship. C: Building or House. D: Gardens. Ties: Bot."),
    ),
}


def aid(printed: Printed | None = None) -> Mapping[str, Sequence[str]]:
    """Return headings and their lines; the values are those of the edition given, else of the shipped one."""
    facts = facts_of(printed or load())
    return {say(heading, **facts): [say(line, **facts) for line in lines] for heading, lines in LINES.items()}
