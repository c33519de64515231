"""What the notes of Tabannusi speak of: things, places and causes as ints. See `kernel.notes`.

A level is a marker on a track, so that MOVED says how it rose. Points are the categories of the score sheet,
those of icons, Decrees and Ships together. Dice, tiles and markers are MOVED; only Gold is GAINED and PAID.
"""

from __future__ import annotations

from typing import Final

from boardwright.games.tabannusi.components import UNKNOWN

# Categories of points besides the Districts and FOR_URBAN_CARDS, FOR_HARBORMASTERS of `state`.
FOR_ICONS: Final = 8

# Things.
GOLD: Final = 0
TIME_GOLD: Final = 1
WATER: Final = 2
GARDEN: Final = 3
CLAIM: Final = 4  # + seat: a Claim marker
HOUSE: Final = 8  # + seat
ARCHITECT: Final = 12  # + seat
ASSISTANT: Final = 16  # + seat
DIE: Final = 20  # + colour
CRATE: Final = 26  # + colour
PROJECT: Final = 32  # + track
PIECE: Final = 36  # + track
LEVEL: Final = 40  # + track
ALLOWANCE: Final = 44  # a House that each Urban card may lack
BOT_MARKER: Final = 45  # on the Bot's Urban card
SHIP: Final = 64  # + Ship
HARBORMASTER: Final = 96  # + tile
ACTION_TILE: Final = 128  # + tile
ZIGGURAT_TILE: Final = 160  # + tile
DECREE: Final = 192  # + Decree
SPECIAL: Final = 224  # + special Water tile
URBAN: Final = 256  # + card
UNKNOWN_CARD: Final = URBAN + UNKNOWN  # an Urban card that the viewer may not see
AUTOMA: Final = 512  # + card
BARGE_TILE: Final = 544  # + colour

# Parts of the game, and what the Bot decides for.
OFFER: Final = 552  # what a question offers, answered now; `amount` is the icon if it is one
ICON: Final = 553  # `amount` is the icon that has its effect now
ROLLING: Final = 554  # the dice of a Barge, all of them
THE_END: Final = 555  # Game End is triggered
TURN: Final = 556
ACTION: Final = 560  # + action of an Automa card, of the first or the second as `amount` says
KINGS_ACTION: Final = 564  # the A action with the King's symbol
AUTOMA_DECK: Final = 565
AUTOMA_BAG: Final = 566
NO_DIE: Final = 567
NUMBER: Final = 568  # + current Number; `amount` is the symbol

# Causes.
NOT_POSSIBLE: Final = 1
NONE_POSSIBLE: Final = 2
SHOWS_THE_DISTRICT: Final = 3
HIGHEST: Final = 4
UNCOVERED: Final = 5  # an icon of the Player board
COVERED: Final = 6
BLUE_SPACE: Final = 7
RED_SPACE: Final = 8
TERRACE: Final = 9
IN_PLACE_OF_DICE: Final = 10
BESIDE_CLUSTER: Final = 11
LOWEST: Final = 12
OF_THE_NUMBER: Final = 13
MOST_PROJECTS: Final = 14  # the colour of most Automa Projects
LARGEST: Final = 15
FIRST_POSSIBLE: Final = 16
ITS_LINES: Final = 17  # lines of the Port with its Houses or most of its markers
BESIDE_OWN: Final = 18  # beside its own Buildings
KING: Final = 24  # + King

# Places that all share.
SUPPLY: Final = 1
BOX: Final = 2  # what is not on the table: its tiles are those that lie nowhere else
DISPLAY: Final = 3  # Decrees and special Water, face up
STACK: Final = 4  # special Water
DECK: Final = 5  # Urban cards that nobody has seen; Automa cards
UNDER_DECK: Final = 6
TIME_TRACK: Final = 7
BAG: Final = 8
LEFT_CARD: Final = 9
RIGHT_CARD: Final = 10
DISCARDS: Final = 11
NUMBER_PILE: Final = 12  # + Number
BOTS_CARD: Final = 16  # + District
DISTRICT: Final = 24  # + District, one less for nowhere
BARGE: Final = 32  # + 6 * colour + value - 1
LINE: Final = 64  # + line of the Port
CELL: Final = 72  # + cell of the Port
SLOT: Final = 88  # + slot of an Action tile
SECTION: Final = 104  # + section of the Ziggurat
PORT_SPACE: Final = 112  # + House space
ZIGGURAT_SPACE: Final = 128  # + House space
BUILT: Final = 160  # + District * TRACKS + colour: all Buildings of a colour
SPACE: Final = 192  # + place in a common District

# Places of one seat.
SEAT: Final = 512  # * (seat + 1)
AREA: Final = 0
CLAIM_SUPPLY: Final = 1
ASIDE: Final = 2
FACE_DOWN: Final = 3  # Crates that are spent
HAND: Final = 4
DRAWN: Final = 5
ROW: Final = 8  # + row of the Player board
ON_TRACK: Final = 16  # + level
ON_TILE: Final = 48  # + section of the Ziggurat


def place_of(seat: int, place: int) -> int:
    """Return the place of one seat."""
    return SEAT * (seat + 1) + place
