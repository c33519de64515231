"""Why something is not allowed: a number for the rules; its clause and words are in `rules/reasons.toml`."""

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

REASONS: Final = Reasons(__package__, globals())
