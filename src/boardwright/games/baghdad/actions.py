"""The verbs of Baghdad as packed actions. Their words are in `words.py`."""

from __future__ import annotations

from typing import Final

# Bonus actions, possible while other questions are open. Numbers may be renumbered; words may not.
BUY_BOAT: Final = 1
SPEND_FOR_COIN: Final = 2
SPEND_FOR_GOOD: Final = 3  # good
SPEND_FOR_WILD: Final = 4
LAST_BONUS: Final = 4

# Answers of players.
GO_ON: Final = 8
PLAY: Final = 9  # card
FLIP_STUDENTS: Final = 10  # number
MOVE_BOAT: Final = 11  # river space, river space or port
STOP: Final = 12
SELL: Final = 13  # mask of goods
BUY_GOOD: Final = 14  # good
BUY_TWO: Final = 15  # good, good
FULFIL: Final = 16
GO: Final = 17  # location
ACTION_FIRST: Final = 18
EFFECTS_FIRST: Final = 19
PLACE_TILE: Final = 20  # location, spot or CIVIC
SKIP: Final = 21
PAY: Final = 22  # wilds, students, contracts
CHOOSE_SITE: Final = 23  # location
CONSTRUCT: Final = 24  # building, house
CONSTRUCT_PUBLIC: Final = 25  # building, house
BUILD_PIECE: Final = 26  # palace piece, architect
COVER: Final = 27  # space
LIBRARY: Final = 28  # books, space
GAIN_GOOD: Final = 29  # good
GAIN_TWO: Final = 30  # good, good
FIRST_BONUS: Final = 31  # gap, spot
RESOLVE: Final = 32  # location
EXTOLL: Final = 33  # type of tile
CHARITY: Final = 34
OBJECTIVE: Final = 35  # objective, space
TAKE_CARD: Final = 36  # card

# Answers of chance.
SCORING_TOKEN: Final = 64  # place, thing
SHOW_BUILDING: Final = 65  # building
CITY_TILE: Final = 66  # location, tile
SHOW_CARD: Final = 67  # slot, card
BOARD: Final = 68  # seat, letter
START_PLAYER: Final = 69  # seat
SHOW_CONTRACT: Final = 70  # stack, contract
SHOW_OBJECTIVE: Final = 71  # objective
BOT_CARD: Final = 72  # card
