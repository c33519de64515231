"""The verbs of Tabannusi as packed actions. Their words are in `words.py`."""

from __future__ import annotations

from typing import Final

# Answers of players. Numbers may be renumbered; the words in the log may not.
START_BUILDING: Final = 1  # colour, place
START_DISTRICT: Final = 2  # District
TAKE_DIE: Final = 3  # value
MOVE: Final = 4  # District
MOVE_FOR_GOLD: Final = 5  # District
END_ACTIONS: Final = 6
PROJECT: Final = 7  # colour, place
CONSTRUCT: Final = 8  # colour
GARDENING: Final = 9
PORT_HOUSE: Final = 10  # House space, row of the Player board
CLAIM_SHIP: Final = 11  # cell
ZIGGURAT_HOUSE: Final = 12  # House space
USE_TILE: Final = 13  # Action tile
PAY: Final = 14  # part of one colour, part of another colour, Gold
PAY_ANY: Final = 15  # means
PAY_FOR_TRACK: Final = 16  # track, means of its colour
DECLINE: Final = 17
TAKE_BONUS: Final = 18
BUY_WATER: Final = 19  # means of its colour
BUY_GARDEN: Final = 20  # means of its colour
PLACE_WATER: Final = 21  # tile, place
PLACE_GARDEN: Final = 22  # place, where the marker comes from
STOP: Final = 23
GO_ON: Final = 24
REFILL: Final = 25  # colour of the Crate, means
DECREE: Final = 26  # Decree
HARBORMASTER: Final = 27  # Harbormaster
FREE_GARDENING: Final = 28
TRACK: Final = 29  # track
TWO_TRACKS: Final = 30  # track, track
PICK_DIE: Final = 31  # colour
PICK_WATER: Final = 32  # special Water tile
FLIP_CRATE: Final = 33  # colour
CLAIM_ON_TILE: Final = 34  # section of the Ziggurat
KEEP_CARD: Final = 35  # Urban card
SHIFT: Final = 36  # coloured row
USE_DISCOUNT: Final = 37  # colour that costs 1 less
SCORE: Final = 38  # District
TAKE_GARDEN: Final = 39
TAKE_MARKER: Final = 40
CHOOSE_KING: Final = 41  # King

# Answers of chance.
BARGE_TILE: Final = 48  # District, colour
ROLL: Final = 49  # colour, value
SHIP_TILE: Final = 50  # cell, Ship
HARBORMASTER_TILE: Final = 51  # line, Harbormaster
CRATE_TILE: Final = 52  # line, colour
SPECIAL_WATER_TILE: Final = 53  # special Water tile
ACTION_TILE: Final = 54  # slot, Action tile
ZIGGURAT_TILE: Final = 55  # section, Ziggurat tile
DECREE_CARD: Final = 56  # Decree
START_CRATE: Final = 57  # seat, colour
DEAL_CARD: Final = 58  # seat, Urban card
FIRST_PLAYER: Final = 59  # seat
DRAW_CARD: Final = 60  # seat, Urban card
DRAW_HARBORMASTER: Final = 61  # Harbormaster
DRAW_KING: Final = 62  # King
AUTOMA_CARD: Final = 63  # Automa card
AUTOMA_PROJECT: Final = 64  # Number, colour
BOT_DIE: Final = 65  # colour
BOT_TRACK: Final = 66  # track
