"""Why something is not allowed: a number for the rules; its clause and words are in `rules/reasons.toml`."""

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

REASONS: Final = Reasons(__package__, globals())
