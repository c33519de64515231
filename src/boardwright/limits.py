"""How long anything may be that people or files bring along and a store keeps.

One place for all doors: the command line, the form of the home page, the header of a log, and the columns
of the store, which is why no column can be too short for what a door lets in.
"""

from __future__ import annotations

from typing import Final

GAME: Final = 32  # letters of a game's name
SEED: Final = 64
FORMER_SEED: Final = 80  # in the header of a log that was written when a seed could be so long
EDITION: Final = 64  # the name of an edition, without its fingerprint
FORMER_EDITION: Final = 255  # in the header of a log: what a file could be called
FINGERPRINT: Final = 16
NAME: Final = 24  # of a player, as typed
SHOWN_NAME: Final = 40  # the same where the table names a seat itself: room for other words
PLAYER: Final = 32  # the spec of a player of the machine
TABLE_ID: Final = 32
ANSWER_ID: Final = 64
IDENTITY: Final = 64
WORDS: Final = 200  # one answer in the words of the log
SECRET: Final = 128
