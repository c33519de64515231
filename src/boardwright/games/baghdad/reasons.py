"""Why something is not allowed: a number for the rules, a clause and a sentence for people."""

from __future__ import annotations

from typing import Final

from boardwright.games.reasons import Reasons

NO_BOAT_LEFT: Final = 1
BOAT_AT_START: Final = 2
NO_COINS: Final = 3
FAVOUR_BELOW_START: Final = 4
TOO_LITTLE_FAVOUR: Final = 5
SPOT_FILLED: Final = 6
NO_SKILL: Final = 7
NO_TILE_HERE: Final = 8
CIVIC_FILLED: Final = 9
RIVAL_HERE: Final = 10
SITE_BUILT: Final = 11
SITE_CLOSED: Final = 12
TOO_FEW_STEPS: Final = 13
SAME_LOCATION: Final = 14
TOO_FAR: Final = 15
MOVED_ALREADY: Final = 16
WRONG_WAY: Final = 17
GOOD_NOT_HELD: Final = 18
NO_CONTRACT_HERE: Final = 19
PIECE_BUILT: Final = 20
BASE_NOT_YET: Final = 21
DOME_NOT_YET: Final = 22
DOME_COMES_FREE: Final = 23
NO_GOODS: Final = 24
SPACE_COVERED: Final = 25
REWARD_COVERED: Final = 26
NO_PUBLIC_HOUSE: Final = 27
SPACE_MARKED: Final = 28
TOO_FEW_THINGS: Final = 29
NOTHING_TO_EXTOLL: Final = 30
MARKED_ALREADY: Final = 31
MUST_ACT: Final = 32
MUST_MOVE: Final = 33
WRONG_TYPE: Final = 34
NOT_ENOUGH_HOUSES: Final = 35

REASONS: Final = Reasons(
    {
        NO_BOAT_LEFT: ("BAG-14.2", "No boat left", "All your boats have left your board."),
        BOAT_AT_START: (
            "BAG-14.2",
            "A boat is at the start",
            "Move your boat off the start of the river before you buy another.",
        ),
        NO_COINS: ("BAG-9.2", "Not enough coins", "This costs {cost} and you have {coins}."),
        FAVOUR_BELOW_START: (
            "BAG-14.3",
            "Favour below the start",
            "Favour can be spent only while your marker is on the start space or above.",
        ),
        TOO_LITTLE_FAVOUR: ("BAG-14.4", "Not enough favour", "The track does not reach that far down."),
        SPOT_FILLED: ("BAG-8.2", "This spot is filled", "Each spot of your board holds one city tile."),
        NO_SKILL: (
            "BAG-8.3",
            "Too few {skill} icons",
            "This needs {need}; your cards show {icons}, and you could add {reserve}.",
        ),
        NO_TILE_HERE: ("BAG-8.1", "No tile here", "This slot is empty until it is refilled."),
        CIVIC_FILLED: (
            "BAG-20.9",
            "You have contributed one already",
            "Your column of the civic board holds one tile of each type.",
        ),
        RIVAL_HERE: ("BAG-7.4", "A rival stands here", "Another player's vizier bars this location."),
        SITE_BUILT: ("BAG-7.5", "There is a building here", "A building site holds one building."),
        SITE_CLOSED: (
            "BAG-7.6",
            "This site is closed",
            "It is in use only with {needed} players or more.",
        ),
        TOO_FEW_STEPS: (
            "BAG-7.3",
            "Not enough step tokens",
            "Step tokens this takes: {extra}; step tokens you have: {steps}.",
        ),
        SAME_LOCATION: ("BAG-A7", "You stand here", "At this table a full circle ends somewhere else."),
        TOO_FAR: ("BAG-6.4", "Too far", "Moves this takes: {cost}; moves left: {left}."),
        MOVED_ALREADY: (
            "BAG-6.5",
            "This boat has moved",
            "A boat whose movement is finished stays where it is for this step.",
        ),
        WRONG_WAY: ("BAG-6.6", "Not downstream", "Boats never go back towards the start."),
        GOOD_NOT_HELD: ("BAG-6.12", "You have no {good}", "Only goods in your supply can be given."),
        NO_CONTRACT_HERE: ("BAG-21.2", "No contract here", "The stack beside this port is empty."),
        PIECE_BUILT: ("BAG-10.1", "Built already", "This piece of the palace is no longer to be had."),
        BASE_NOT_YET: ("BAG-10.2", "Foundations first", "The base rests on all four foundations."),
        DOME_NOT_YET: ("BAG-10.2", "The base first", "The dome rests on the base."),
        DOME_COMES_FREE: (
            "BAG-10.7",
            "The dome lies on the base",
            "With one or two players whoever builds the base adds the dome.",
        ),
        NO_GOODS: ("BAG-10.1", "Not enough goods", "This piece costs {cost}."),
        SPACE_COVERED: ("BAG-10.4", "This space is covered", "Another piece lies on it."),
        REWARD_COVERED: ("BAG-15.1", "This reward is gone", "A library token covers it."),
        NO_PUBLIC_HOUSE: ("BAG-20.3", "No public house left", "All public houses are in use."),
        SPACE_MARKED: ("BAG-22.4", "This space is taken", "Another player has a marker on it."),
        TOO_FEW_THINGS: ("BAG-22.4", "Not yet reached", "This space needs {need}; you have {have}."),
        NOTHING_TO_EXTOLL: (
            "BAG-20.13",
            "No such tile in your column",
            "Only a tile in your own column of the civic board can be extolled.",
        ),
        MARKED_ALREADY: ("BAG-20.13", "Extolled already", "This tile carries a marker."),
        MUST_ACT: (
            "BAG-A6",
            "The action must be taken",
            "At this table an action that is possible is a duty.",
        ),
        MUST_MOVE: ("BAG-A10", "Moves are left", "At this table boats use all their moves."),
        WRONG_TYPE: ("BAG-17.24", "Another type of tile", "This effect takes a {type}."),
        NOT_ENOUGH_HOUSES: (
            "BAG-20.6",
            "Too few public houses of yours",
            "You resolve as many public buildings as you have houses on the public houses board.",
        ),
    }
)
