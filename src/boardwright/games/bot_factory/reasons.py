"""Why something is not allowed: a number for the rules, a clause and a sentence for people."""

from __future__ import annotations

from typing import Final

from boardwright.games.reasons import Reasons

SPACE_OCCUPIED: Final = 1
SAME_BOARD: Final = 2
SANDRAS_BOARD: Final = 3
NO_TOKEN: Final = 4
NOT_STARTED: Final = 5
MAIN_DONE: Final = 6
LIMIT_REACHED: Final = 7
NOT_IN_HAND: Final = 8
WRONG_COLUMN: Final = 9
PLACE_FILLED: Final = 10
NO_PROJECT: Final = 11
NO_MEEPLE: Final = 12
NOTHING_TO_DISPENSE: Final = 13
STACK_EMPTY: Final = 14
NO_PROJECT_THERE: Final = 15
AT_THE_TOP: Final = 16
NO_CONTRACT: Final = 17
ALREADY_RESERVED: Final = 18
CONTRACT_FULL: Final = 19
BEYOND_LIMIT: Final = 20
EXECUTIVE_DONE: Final = 21
OTHER_BOARD: Final = 22
TOO_FEW_PARTS: Final = 23
TOO_FEW_PROJECTS: Final = 24
NO_UNIVERSAL: Final = 25
NO_SPARE: Final = 26
TILE_GONE: Final = 27
TILE_USED: Final = 28
TILE_NOT_YET: Final = 29
TILE_USELESS: Final = 30
FINISH_MAIN_FIRST: Final = 31
TOKEN_ON_CONTRACT: Final = 32
BOARD_NOT_FULL: Final = 33
NOT_MARKED: Final = 34
TOO_FEW_UNIVERSALS: Final = 35

REASONS: Final = Reasons(
    {
        SPACE_OCCUPIED: (
            "BOT-3.1",
            "{space} is occupied",
            "A worker needs an action space without a meeple.",
        ),
        SAME_BOARD: (
            "BOT-3.2",
            "Your worker is on this board",
            "From round 2 on it must go to another board.",
        ),
        SANDRAS_BOARD: (
            "BOT-13.2",
            "Sandra is on this board",
            "With one or two players nobody may go to her board.",
        ),
        NO_TOKEN: ("BOT-5.1", "No speech token", "This costs {cost} and you hold {tokens}."),
        NOT_STARTED: ("BOT-4.13", "Not begun", "Begin the main action first."),
        MAIN_DONE: ("BOT-4.13", "The main action is over", "It can be done once in a turn."),
        LIMIT_REACHED: ("BOT-4.5", "Limit reached", "This space allows no more."),
        NOT_IN_HAND: ("BOT-6.11", "You do not have {part}", "Only parts in front of you can be used."),
        WRONG_COLUMN: ("BOT-6.2", "{part} fits another column", "A part goes into the column of its colour."),
        PLACE_FILLED: (
            "BOT-6.2",
            "There is {part} already",
            "Each column holds one head, one torso, one pair of legs.",
        ),
        NO_PROJECT: (
            "BOT-6.7",
            "No free project for this bot",
            "The third part needs a {colour} project of yours without a bot.",
        ),
        NO_MEEPLE: (
            "BOT-6.8",
            "No {colour} bot left",
            "The third part needs a bot of the colour on the board.",
        ),
        NOTHING_TO_DISPENSE: ("BOT-7.7", "This output is empty", "Rotate the wheel to bring a part down."),
        STACK_EMPTY: ("BOT-7.12", "No {colour} part to take", "Its stack and its discards are empty."),
        NO_PROJECT_THERE: ("BOT-8.2", "No project here", "This space stays empty until it is refilled."),
        AT_THE_TOP: ("BOT-9.3", "{colour} is at the top", "No value rises above {top}."),
        NO_CONTRACT: ("BOT-9.7", "No contract here", "It was removed by the inspector."),
        ALREADY_RESERVED: ("BOT-9.9", "Yours already", "You have a token on this contract."),
        CONTRACT_FULL: (
            "BOT-9.9",
            "Two have reserved it",
            "A contract takes two tokens of different players.",
        ),
        BEYOND_LIMIT: (
            "BOT-9.10",
            "More than the space allows",
            "This costs {cost} and {left} of the limit is left.",
        ),
        EXECUTIVE_DONE: ("BOT-4.2", "Executive action done", "It can be done once in a turn."),
        OTHER_BOARD: (
            "BOT-4.11",
            "Not on this board",
            "Only the executive action of the worker's board is open.",
        ),
        TOO_FEW_PARTS: ("BOT-7.14", "Too few parts", "The trade takes {cost} parts and you have {parts}."),
        TOO_FEW_PROJECTS: (
            "BOT-8.6",
            "Too few projects",
            "The trade takes {cost} incomplete projects and you have {projects}.",
        ),
        NO_UNIVERSAL: ("BOT-8.6", "No universal part left", "The display of universal parts lacks it."),
        NO_SPARE: ("BOT-6.14", "No spare part there", "This pallet is empty."),
        TILE_GONE: (
            "BOT-15.5",
            "This tile is not yours to use",
            "It is gone from the display, or was never taken.",
        ),
        TILE_USED: ("BOT-15.5", "One tile a game", "You have used your production tile."),
        TILE_NOT_YET: ("BOT-15.4", "Not this turn", "A tile taken this turn works from a later turn on."),
        TILE_USELESS: ("BOT-15.17", "No use now", "This tile could do nothing at this moment."),
        FINISH_MAIN_FIRST: ("BOT-4.13", "The main action is open", "Stop it before you end the turn."),
        TOKEN_ON_CONTRACT: ("BOT-14.17", "A token lies on it", "Reserved contracts cannot be removed."),
        BOARD_NOT_FULL: (
            "BOT-15.7",
            "The board has room",
            "The tile squeezes a worker onto a full board only.",
        ),
        NOT_MARKED: ("BOT-14.16", "Not marked", "The inspection tile names other contracts."),
        TOO_FEW_UNIVERSALS: (
            "BOT-15.12",
            "Two different universal parts needed",
            "The Universal bot costs {cost} universal parts of different types.",
        ),
    }
)
