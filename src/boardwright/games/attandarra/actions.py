"""The verbs of Attandarra as packed actions. Their words are in `words.py`."""

from __future__ import annotations

from typing import Final

# Answers of players. Numbers may be renumbered; the words in the log may not.
BUY: Final = 1  # material
BUILD: Final = 2  # building kind, space
EXTEND: Final = 3  # space
PLACE_DRAWN: Final = 4  # material
LAY_MEADOW: Final = 5  # space
LAY_RESERVOIR: Final = 6  # space
TAKE_MARKER: Final = 7  # space
LAY_GATE: Final = 8  # space
PUT_EMBLEM: Final = 9  # street
FINISH: Final = 10
FINISH_WITH_DRAW: Final = 11
RESCUE: Final = 12  # space, marker, space

# Answers of chance.
DEAL_MARKER: Final = 32  # space, marker
REVEAL_MARKER: Final = 33  # space, marker
FILL_DISPLAY: Final = 34  # material
START_PLAYER: Final = 35  # seat
HISTORY_TILE: Final = 36  # event
OPENING_DRAW: Final = 37  # material
GLASS_REPLACEMENT: Final = 38  # material
FINAL_DRAW: Final = 39  # material
