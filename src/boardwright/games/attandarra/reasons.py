"""Why something is not allowed: a number for the rules, a clause and a sentence for people.

A sentence may name facts in braces; `faces` fills them in from what the viewer may see.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.reasons import Reasons

NO_GOLD: Final = 1
NONE_ON_DISPLAY: Final = 2
NO_PLACE_FOR_CUBE: Final = 3
NONE_IN_SUPPLY: Final = 4
SPACE_TAKEN: Final = 5
NOT_ADJACENT: Final = 6
GLASS_CANNOT_BEGIN: Final = 7
SAME_NUMERAL: Final = 8
LOWER_QUALITY: Final = 9
ONE_MATERIAL_ONLY: Final = 10
NOT_UNFINISHED: Final = 11
NO_MARKER_HERE: Final = 12
NO_TILE_HERE: Final = 13
MUST_BE_COMPLETE: Final = 14
RESERVOIR_HOLDS_NONE: Final = 15
MEADOW_HOLDS_NO_COIN: Final = 16
TILE_HAS_MARKER: Final = 17
NOT_A_GATE_SITE: Final = 18
BESIDE_A_GATE: Final = 19
NO_EMBLEM: Final = 20
EMBLEMS_LATER: Final = 21
STREET_TAKEN: Final = 22
NO_GOLD_LEFT_TO_DRAW: Final = 23
BAG_EMPTY: Final = 24
NOT_DRAWN: Final = 25
NOT_IN_DANGER: Final = 26
NO_SUCH_MARKER: Final = 27
TILE_BURNED: Final = 28
NOT_A_NEIGHBOUR: Final = 29
TARGET_HAS_MARKER: Final = 30
CANNOT_HOLD: Final = 31

REASONS: Final = Reasons(
    {
        NO_GOLD: ("ATT-2.3", "Not enough gold", "This costs {cost} gold and you have {gold}."),
        NONE_ON_DISPLAY: ("ATT-4.1", "Sold out", "There is no {material} on the display this round."),
        NO_PLACE_FOR_CUBE: (
            "ATT-4.2",
            "No place for {material}",
            "A cube must go on a building at once, and no space in your city can take {material} now.",
        ),
        NONE_IN_SUPPLY: ("ATT-5.4", "No {tile} left", "Your supply holds no {tile} any more."),
        SPACE_TAKEN: ("ATT-5.3", "{space} is taken", "Each space of your city holds one tile."),
        NOT_ADJACENT: (
            "ATT-5.2",
            "{space} touches no tile of yours",
            "A new tile must share an edge with a tile that already lies in your city.",
        ),
        GLASS_CANNOT_BEGIN: ("ATT-5.5", "Glass cannot begin a building", "Start with clay, wood or stone."),
        SAME_NUMERAL: (
            "ATT-5.8",
            "{tile} cannot stand at {space}",
            "A neighbour carries the same yellow number {numeral}; such buildings may not touch.",
        ),
        LOWER_QUALITY: (
            "ATT-5.6",
            "{material} cannot continue {tile}",
            "{tile} at {space} already holds {last}; only {last} or something better may follow.",
        ),
        ONE_MATERIAL_ONLY: (
            "ATT-5.7",
            "{tile} needs a second material",
            "This would be its last cube and the building would be of {material} only; "
            "a complete building shows at least two materials.",
        ),
        NOT_UNFINISHED: (
            "ATT-4.2",
            "Nothing to continue at {space}",
            "Only a building that still lacks cubes can be continued.",
        ),
        NO_MARKER_HERE: ("ATT-8.9", "No marker at {space}", "The markers of this space are gone for good."),
        NO_TILE_HERE: (
            "ATT-8.5",
            "You have no tile at {space}",
            "The {marker} would go on your own tile at {space}, and there is none.",
        ),
        MUST_BE_COMPLETE: (
            "ATT-8.6",
            "{tile} is not complete",
            "A {marker} moves in only when the building at {space} is complete.",
        ),
        RESERVOIR_HOLDS_NONE: (
            "ATT-8.6",
            "The reservoir stays empty",
            "It holds neither citizens nor coins.",
        ),
        MEADOW_HOLDS_NO_COIN: ("ATT-8.6", "Meadows hold no coins", "Only citizens may go on a meadow."),
        TILE_HAS_MARKER: (
            "ATT-A3",
            "{space} holds a marker already",
            "This table plays with one marker to a tile.",
        ),
        NOT_A_GATE_SITE: (
            "ATT-13.3",
            "No gate at {space}",
            "Gates stand on the edge of the board and never on a corner.",
        ),
        BESIDE_A_GATE: ("ATT-13.4", "A gate is next to {space}", "Two gates may not touch."),
        NO_EMBLEM: ("ATT-14.2", "No emblem left", "You have used all your emblems."),
        EMBLEMS_LATER: (
            "ATT-14.1",
            "Too early for emblems",
            "Emblems can be placed from round {first_event_round} on; this is round {round}.",
        ),
        STREET_TAKEN: ("ATT-14.3", "Street {street} is taken", "A street holds one emblem at most."),
        NO_GOLD_LEFT_TO_DRAW: ("ATT-9.7", "No gold left", "The last draw needs at least 1 gold."),
        BAG_EMPTY: ("ATT-9.7", "The bag is empty", "There is no cube left to draw."),
        NOT_DRAWN: ("ATT-3.4", "Not drawn", "You did not draw {material}."),
        NOT_IN_DANGER: ("ATT-15.13", "Nothing burns at {space}", "Only markers of burned tiles are moved."),
        NO_SUCH_MARKER: ("ATT-15.13", "No {marker} at {space}", "There is no such marker to save here."),
        TILE_BURNED: (
            "ATT-15.13",
            "No refuge at {target}",
            "A marker can only be saved on a tile that survived the fire.",
        ),
        NOT_A_NEIGHBOUR: (
            "ATT-15.13",
            "{target} is too far away",
            "A marker can only be carried over one edge, to a neighbouring tile.",
        ),
        TARGET_HAS_MARKER: (
            "ATT-15.13",
            "{target} is occupied",
            "A tile takes in a saved marker only while it holds none.",
        ),
        CANNOT_HOLD: (
            "ATT-15.13",
            "{target} cannot hold a {marker}",
            "Coins need a complete building; citizens a complete building or a meadow.",
        ),
    }
)
