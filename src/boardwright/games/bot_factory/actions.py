"""The verbs of Bot Factory as packed actions. Their words are in `words.py`."""

from __future__ import annotations

from typing import Final

# Answers of players. Numbers may be renumbered; the words in the log may not.
START_PART: Final = 1  # colour of a stack
CHOOSE_TASK: Final = 2  # task
MOVE: Final = 3  # action space
SQUEEZE_IN: Final = 4  # board
PAY_SANDRA: Final = 5
PASS_TURN: Final = 6
USE_TILE: Final = 7  # production tile
START_MAIN: Final = 8
STOP: Final = 9
END_TURN: Final = 10
PLACE: Final = 11  # part, column
ROTATE: Final = 12
REFILL: Final = 13  # colour of a stack
DISPENSE: Final = 14  # output position
TAKE: Final = 15  # project space
RAISE: Final = 16  # colour
RESERVE: Final = 17  # contract position
SWAP: Final = 18  # part, spare space
TRADE_PARTS: Final = 19
TRADE_PROJECTS: Final = 20
TAKE_PART: Final = 21  # colour of a stack
TAKE_UNIVERSAL: Final = 22  # type
DISCARD_PART: Final = 23  # part
DISCARD_PROJECT: Final = 24  # colour
INSPECT: Final = 25  # contract position
TAKE_TILE: Final = 26  # production tile
DECLINE: Final = 27
BUILD_UNIVERSAL: Final = 28  # colour of the project
RETURN_UNIVERSAL: Final = 29  # type

# Answers of chance.
SPARE: Final = 32  # spare space, part
TOP: Final = 33  # part
PROJECT_TILE: Final = 34  # project space, colour
START_PROJECT: Final = 35  # seat, colour
CONTRACT: Final = 36  # contract position, contract
FIRST_PLAYER: Final = 37  # seat
VILELA_ACTION: Final = 38  # board
VILELA_BOT: Final = 39  # colour
INSPECTION: Final = 40  # inspection tile
DRAW_TASK: Final = 41  # task
