"""Why something is not allowed: a number for the rules; its clause and words are in `rules/reasons.toml`."""

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

REASONS: Final = Reasons(__package__, globals())
