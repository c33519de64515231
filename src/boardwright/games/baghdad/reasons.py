"""Why something is not allowed: a number for the rules; its clause and words are in `rules/reasons.toml`."""

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

REASONS: Final = Reasons(__package__, globals())
