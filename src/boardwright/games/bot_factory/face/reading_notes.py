"""An answer with what the rules told of it, and how to read that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import Thing
from boardwright.games.bot_factory import notes as noted
from boardwright.games.bot_factory.actions import REFILL, START_PART, TAKE_PART
from boardwright.games.bot_factory.components import COLOURS, PARTS
from boardwright.games.bot_factory.face.naming import Naming, tokens_of
from boardwright.kernel.notes import GAINED, MOVED, PAID, Note
from boardwright.kernel.packing import first_of, second_of, verb_of

FROM_A_STACK: Final = {START_PART, TAKE_PART, REFILL}
PART_KINDS: Final = range(noted.PART, noted.PART + PARTS)
PROJECT_KINDS: Final = range(noted.PROJECT_OF, noted.PROJECT_OF + COLOURS)


def taken_from_stack(happening: Happening) -> Note | None:
    """Return the part that an answer itself takes from a stack; None where discards are shuffled first."""
    if verb_of(happening.action) not in FROM_A_STACK:
        return None
    return part_from(happening, noted.STACK_TOP + first_of(happening.action))


def part_from(happening: Happening, place: int) -> Note | None:
    """Return the first part that left a place."""
    moves = (note for note in happening.notes if note.kind == MOVED and note.origin == place)
    return next((note for note in moves if note.thing in PART_KINDS), None)


def nth_of(reward: Note) -> int:
    """Return whether a reward is that of the first or of the second part of a column. BOT-6.4, 6.5"""
    return 1 if reward.clause == 6_04 else 2


def contract_points(naming: Naming, token: Note) -> tuple[int, int, int]:
    """Return contract, points of the space that a token was put on, points of the row. BOT-9.8, 12.5"""
    edition, space, contract = (
        naming.printed.edition,
        token.target - noted.TOKEN_SPACE,
        token.cause - noted.CONTRACT_CARD,
    )
    points = edition.contract_points[2 * contract + space % 2]
    return contract, points, edition.row_points[space // 2 // edition.contract_columns]


def contract_of(naming: Naming, note: Note) -> Thing:
    """Return the contract that left its position, or was looked at there."""
    place = note.origin if note.kind == MOVED else note.target
    return naming.contract_thing(note.thing - noted.CONTRACT_CARD, place - noted.POSITION)


@dataclass(frozen=True)
class Scene:
    """An answer, what the rules told of it, and what things are called."""

    naming: Naming
    happening: Happening

    @property
    def first(self) -> int:
        """The answer's first argument."""
        return first_of(self.happening.action)

    @property
    def second(self) -> int:
        """The answer's second argument."""
        return second_of(self.happening.action)

    @property
    def board(self) -> Thing:
        """The board that the answer names."""
        return self.naming.board_thing(self.first)

    @property
    def task(self) -> Thing:
        """The task that the answer names."""
        return Thing(self.naming.task(self.first), "task")

    @property
    def paid(self) -> str:
        """The tokens that were paid."""
        return tokens_of(self.happening.amount(PAID, noted.TOKEN))

    @property
    def gained(self) -> str:
        """The tokens that were gained."""
        return tokens_of(self.happening.amount(GAINED, noted.TOKEN))

    def part(self, element: str) -> Thing:
        """Return the part that was moved, linked to where it is drawn."""
        return self.naming.part_thing(self.happening.the(MOVED, *PART_KINDS).thing - noted.PART, element)
