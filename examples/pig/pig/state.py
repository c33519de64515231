"""What lies on the table: the die, everybody's points, and what the turn has collected. PIG-1"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from boardwright.kernel.agenda import Agenda, Game

# What the notes of the rules speak of.
POINTS: Final = 0  # for good
COLLECTED: Final = 1  # points of the turn, which may be lost
ROUND: Final = 2  # a part of the game


@dataclass(eq=False)
class Switches:
    """How one table reads what the rules leave open: see `rules/rulings.toml`."""

    equal_turns: bool = False  # PIG-A1


class Edition:
    """What is printed; shared by all clones, never changed."""

    sides: int  # of the die
    losing: int  # the number that loses what the turn has collected
    target: int  # points that end the game


class Pig(Game):
    """The table. PIG-1"""

    def __init__(
        self,
        edition: Edition,
        switches: Switches,
        agenda: Agenda[Any],
        points: list[int],  # by seat
        collected: int = 0,  # in this turn
        die: int = 0,  # the number on top, 0 before the first roll
        start: int = 0,  # the seat that begins
        turns: int = 0,  # begun so far
    ) -> None:
        self.edition = edition
        self.switches = switches
        self.agenda = agenda
        self.points = points
        self.collected = collected
        self.die = die
        self.start = start
        self.turns = turns

    def clone(self) -> Pig:
        """Return an independent copy; the edition is shared."""
        agenda, points = self.agenda.clone(), self.points[:]
        rest = (self.collected, self.die, self.start, self.turns)
        return Pig(self.edition, self.switches, agenda, points, *rest)

    def turn(self) -> int:
        """Return the number of the turn."""
        return self.turns

    def active(self) -> int:
        """Return the seat whose turn it is: clockwise from the one that began. PIG-2.1"""
        return (self.start + self.turns - 1) % len(self.points)

    def ended(self) -> bool:
        """Tell, after a turn, whether somebody has enough points to end the game. PIG-3.1; PIG-A1"""
        whole_round = self.turns % len(self.points) == 0
        return max(self.points) >= self.edition.target and (whole_round or not self.switches.equal_turns)

    def scores(self) -> list[int]:
        """Return the points of each seat; most points win. PIG-3.2"""
        return self.points[:]

    def check(self) -> None:
        """Raise AssertionError if points were lost below nothing."""
        assert min(*self.points, self.collected) >= 0
