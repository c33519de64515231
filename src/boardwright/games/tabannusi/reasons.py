"""Why something is not allowed: a number for the rules, a clause and a sentence for people."""

from __future__ import annotations

from typing import Final

from boardwright.games.reasons import Reasons

NO_MARKER: Final = 1
NO_PROJECT_TILE: Final = 2
THREE_PROJECTS: Final = 3
SPACE_TAKEN: Final = 4
NOT_BESIDE_PROJECT: Final = 5
BESIDE_BUILDING: Final = 6
NO_PROJECTS_HERE: Final = 7
NO_HOUSE: Final = 8
NOT_ENOUGH_PIECES: Final = 9
CANNOT_PAY: Final = 10
WRONG_SIZE: Final = 11
SHIP_ALREADY_CLAIMED: Final = 12
NO_GOLD: Final = 13
NO_DIE_OF_COLOUR: Final = 14
NO_CRATE_UP: Final = 15
TRACK_AT_TOP: Final = 16
NO_WATER_LEFT: Final = 17
NO_GARDEN_LEFT: Final = 18
NO_WATER_IN_AREA: Final = 19
NOT_BESIDE_WATER: Final = 20
ENOUGH_GARDENS: Final = 21
NO_GARDEN_IN_AREA: Final = 22
GARDEN_ALREADY: Final = 23
NO_MARKER_IN_SUPPLY: Final = 24
NOTHING_TO_GARDEN: Final = 25
LINE_HAS_HOUSE: Final = 26
CRATES_FULL: Final = 27
NO_HOUSE_IN_ROW: Final = 28
ONLY_BOTTOM_ROW: Final = 29
CLAIM_SPACES_USED: Final = 30
NO_EFFECT: Final = 31
NO_CRATE_DOWN: Final = 32
NOT_IN_SUPPLY: Final = 33
NO_ROOM_IN_BOTTOM_ROW: Final = 34
NO_DIE_OF_VALUE: Final = 35
DIE_LEADS_ELSEWHERE: Final = 36
BARGE_NOT_EMPTY: Final = 37
BESIDE_PROJECT: Final = 38
DECREE_GONE: Final = 39
TOO_FEW_BUILDINGS: Final = 40
TOO_FEW_SHIPS: Final = 41
TOO_FEW_PORT_HOUSES: Final = 42
ZIGGURAT_TILE_LACKS_MARKER: Final = 43
TOO_FEW_GARDENS: Final = 44
TILE_NOT_HELD: Final = 45
ONLY_IN_CONSTRUCT: Final = 46
REFILL_WITHOUT_GOLD: Final = 47
NO_GARDENING_LEFT: Final = 48
ONLY_BETWEEN_ACTIONS: Final = 49

REASONS: Final = Reasons(
    {
        NO_MARKER: (
            "TAB-3.3",
            "No Claim marker",
            "This needs a Claim marker in your area; those in your claim supply have to be gained first.",
        ),
        NO_PROJECT_TILE: ("TAB-1.3", "No {colour} Project left", "All tiles of this colour are in use."),
        THREE_PROJECTS: (
            "TAB-5.2",
            "No room for another {colour} Project",
            "A District holds at most {most} Projects of a colour.",
        ),
        SPACE_TAKEN: ("TAB-5.5", "This space is taken", "Every space holds one thing; choose an empty one."),
        NOT_BESIDE_PROJECT: (
            "TAB-5.3",
            "Not beside the {colour} Projects",
            "A Project must touch the Projects of its colour that lie in the District.",
        ),
        BESIDE_BUILDING: (
            "TAB-5.4",
            "Beside a {colour} Building",
            "Nothing new may touch a Building of its own colour, whoever owns it.",
        ),
        NO_PROJECTS_HERE: (
            "TAB-6.1",
            "No {colour} Project here",
            "A Building is made of the Projects of one colour in this District.",
        ),
        NO_HOUSE: (
            "TAB-3.7",
            "No House left",
            "The row of this colour and the bottom row of your Player board are empty.",
        ),
        NOT_ENOUGH_PIECES: (
            "TAB-1.4",
            "Too few {colour} pieces",
            "The Building needs more pieces than remain.",
        ),
        CANNOT_PAY: ("TAB-3.19", "You cannot pay this", "It costs {price}; you can pay {means}."),
        WRONG_SIZE: (
            "TAB-6.14",
            "Ship of another size",
            "The Ship must have exactly the size of the Building.",
        ),
        SHIP_ALREADY_CLAIMED: (
            "TAB-8.12",
            "Your marker is on it",
            "One marker of each player fits on a Ship.",
        ),
        NO_GOLD: ("TAB-3.17", "Not enough Gold", "This takes {cost} Gold and you have {gold}."),
        NO_DIE_OF_COLOUR: ("TAB-3.19", "No {colour} die", "There is no such die in your area."),
        NO_CRATE_UP: (
            "TAB-3.18",
            "No {colour} Crate face up",
            "A Crate pays once, then it has to be refilled.",
        ),
        TRACK_AT_TOP: ("TAB-3.21", "At the top", "Your {colour} Mastery marker cannot rise further."),
        NO_WATER_LEFT: ("TAB-1.5", "No Water left", "The stock of regular Water is empty."),
        NO_GARDEN_LEFT: ("TAB-1.5", "No Garden left", "The stock of Gardens is empty."),
        NO_WATER_IN_AREA: ("TAB-7.3", "No such Water tile", "You can place Water from your area only."),
        NOT_BESIDE_WATER: (
            "TAB-7.4",
            "Not beside Water",
            "Water must touch Water or a Garden of this District.",
        ),
        ENOUGH_GARDENS: (
            "TAB-7.8",
            "Enough Gardens",
            "One Gardening places at most {limit} Gardens.",
        ),
        NO_GARDEN_IN_AREA: ("TAB-7.8", "No Garden tile", "You can place Gardens from your area only."),
        GARDEN_ALREADY: ("TAB-7.9", "A Garden is here", "Water holds one Garden."),
        NO_MARKER_IN_SUPPLY: ("TAB-3.1", "No marker in supply", "Your claim supply is empty."),
        NOTHING_TO_GARDEN: (
            "TAB-4.13",
            "Nothing to plant or buy",
            "Gardening needs at least one step that you can do here.",
        ),
        LINE_HAS_HOUSE: (
            "TAB-8.6",
            "Your House is on this line",
            "Both spaces of a row or column may never hold Houses of one player.",
        ),
        CRATES_FULL: ("TAB-8.8", "Four Crates already", "There is no room for the Crate of this space."),
        NO_HOUSE_IN_ROW: (
            "TAB-8.2",
            "No House in this row",
            "This row of your Player board is empty.",
        ),
        ONLY_BOTTOM_ROW: (
            "TAB-8.2",
            "Bottom row only",
            "In the Port a House comes from the bottom row unless Ship S09 lets you choose.",
        ),
        CLAIM_SPACES_USED: (
            "TAB-9.7",
            "All claim spaces used",
            "Your markers are on all claim spaces of this Ziggurat tile.",
        ),
        NO_EFFECT: ("TAB-21.10", "No effect now", "No part of this could be carried out at the moment."),
        NO_CRATE_DOWN: (
            "TAB-11.3",
            "No {colour} Crate to flip",
            "It needs a face-down Crate; the free action flips each once a turn.",
        ),
        NOT_IN_SUPPLY: ("TAB-3.27", "No {colour} die in supply", "No die of this colour has been spent."),
        NO_ROOM_IN_BOTTOM_ROW: (
            "TAB-20.13",
            "The bottom row is full",
            "No space to shift to is empty.",
        ),
        NO_DIE_OF_VALUE: ("TAB-4.4", "No such die", "No die on this Barge shows {value}."),
        DIE_LEADS_ELSEWHERE: (
            "TAB-4.5",
            "The die leads elsewhere",
            "A die leads to the District of its number, a 6 to any that no other die shows.",
        ),
        BARGE_NOT_EMPTY: ("TAB-12.1", "The Barge is not empty", "Dice still lie on this Barge."),
        BESIDE_PROJECT: (
            "TAB-2.27",
            "Beside a {colour} Project",
            "A start Building may not touch a Project of its own colour.",
        ),
        DECREE_GONE: ("TAB-20.22", "The Decree is gone", "A Decree belongs to the first who takes it."),
        TOO_FEW_BUILDINGS: (
            "TAB-20.1",
            "Too few Buildings",
            "The Decree asks for more Buildings of a colour than you have.",
        ),
        TOO_FEW_SHIPS: (
            "TAB-20.3",
            "Too few Ships",
            "The Decree asks for your markers on more Ships of a colour.",
        ),
        TOO_FEW_PORT_HOUSES: ("TAB-20.15", "Too few Port Houses", "The Decree asks for more Houses there."),
        ZIGGURAT_TILE_LACKS_MARKER: (
            "TAB-20.11",
            "A Ziggurat tile without your marker",
            "The Decree asks for a marker on every Ziggurat tile.",
        ),
        TOO_FEW_GARDENS: ("TAB-20.16", "Too few Gardens", "The Decree asks for more Gardens."),
        TILE_NOT_HELD: ("TAB-11.7", "Not yours", "You do not hold this Harbormaster."),
        ONLY_IN_CONSTRUCT: ("TAB-21.7", "Used with a Building", "It is offered when you construct."),
        REFILL_WITHOUT_GOLD: (
            "TAB-11.4",
            "Not with Gold",
            "At this table a Crate is refilled with a die only.",
        ),
        NO_GARDENING_LEFT: (
            "TAB-18.8",
            "No Gardening left",
            "Ship S08 allows one Gardening for each House placed this turn.",
        ),
        ONLY_BETWEEN_ACTIONS: (
            "TAB-18.8",
            "Finish this first",
            "The Gardening of Ship S08 is done between actions.",
        ),
    }
)
