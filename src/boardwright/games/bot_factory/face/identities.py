"""Which copy is which: ids that stay with a part, a project tile or a bot wherever it goes.

The state counts copies and tells none apart, but the rules tell of every one that moves. So the moves of the
log are followed: what comes to light has the next number of its kind, and no number is given twice.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from boardwright.faces.drawing.followed import followed
from boardwright.games.bot_factory import notes as noted
from boardwright.games.bot_factory.components import COLOURS, TYPES, UNIVERSAL
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.notes import AWAY, MOVED, Note
from boardwright.table.observation import Observation

OUT_OF_SIGHT: Final = {noted.STACKS, noted.DISCARDS, noted.DECK, noted.DISCARDED_PROJECTS, AWAY}
KINDS: Final = noted.THE_UNIVERSAL_BOT + 1  # things of which there are copies


class Place(NamedTuple):
    """Where one copy lies."""

    thing: int  # as notes name it
    place: int
    copy: int = 0  # among several of the kind in one place


class Copies:
    """The number of the copy in each place, and how many numbers were given to each kind."""

    def __init__(self) -> None:
        """Begin before anything has moved."""
        self.lying: dict[tuple[int, int], list[int]] = {}  # thing and place -> numbers
        self.given = [0] * KINDS
        self.reserved: list[tuple[int, int]] = []  # seat and contract, in the order of reserving

    def clone(self) -> Copies:
        """Return an independent copy."""
        other = Copies()
        other.lying = {key: numbers[:] for key, numbers in self.lying.items() if numbers}
        other.given = self.given[:]
        other.reserved = self.reserved[:]
        return other

    def follow(self, notes: Sequence[Note]) -> None:
        """Follow everything that moved in a line of the log."""
        for note in notes:
            if note.kind == MOVED and note.thing < KINDS:
                self.move(note.thing, note.origin, note.target)
            elif note.kind == MOVED and note.thing == noted.TOKEN:
                self.reserved.append((note.seat, (note.target - noted.TOKEN_SPACE) // 2))

    def fresh(self, thing: int) -> int:
        """Return the next number of a kind."""
        self.given[thing] += 1
        return self.given[thing]

    def move(self, thing: int, origin: int, target: int) -> None:
        """Follow a copy from one place to another; the last one of its kind is taken."""
        there = self.lying.get((thing, origin))
        number = there.pop() if there else self.fresh(thing)
        if target not in OUT_OF_SIGHT:
            self.lying.setdefault((thing, target), []).append(number)

    def lay_out(self, thing: int, place: int, count: int) -> None:
        """Number what has lain in a place from the beginning: the next one to go has the next number."""
        there = self.lying.setdefault((thing, place), [])
        there[:0] = reversed([self.fresh(thing) for _ in range(count - len(there))])

    def word(self, naming: Naming, place: Place) -> str:
        """Return the id of the copy in a place, such as `red-head-3`."""
        there = self.lying.setdefault(place[:2], [])
        while len(there) <= place.copy:  # on a table that no log led to
            there.append(self.fresh(place.thing))
        return f"{word_of(naming, place.thing)}-{there[place.copy]}"


def word_of(naming: Naming, thing: int) -> str:
    """Return a kind as ids name it."""
    if thing == noted.THE_UNIVERSAL_BOT:
        return "universal-bot"
    if thing >= noted.BOT_OF:
        return f"{naming.names.colours[thing - noted.BOT_OF]}-bot"
    if thing >= noted.PROJECT_OF:
        return f"{naming.names.colours[thing - noted.PROJECT_OF]}-project"
    return naming.names.parts[thing - noted.PART]


def copies_of(observation: Observation, game: BotFactory) -> Copies:
    """Return the copies on a table as its viewer sees it."""
    out = followed(observation, Copies)
    for colour in range(COLOURS):
        out.lay_out(noted.BOT_OF + colour, noted.BOTS, game.meeples[colour])
    for type in range(TYPES):
        out.lay_out(noted.PART + UNIVERSAL + type, noted.DISPLAY, game.universals[type])
    out.lay_out(noted.THE_UNIVERSAL_BOT, noted.DISPLAY, int(game.universal_bot))
    return out
