"""Steps of a procedure that deal with several pieces, one at a time."""

from __future__ import annotations

from boardwright.kernel import mypyc_attr
from boardwright.kernel.agenda import G, Procedure


@mypyc_attr(allow_interpreted_subclasses=True)
class PieceByPiece(Procedure[G]):
    """A procedure with steps that deal with several pieces, one each time; `done` of the step's are done."""

    def __init__(self, step: int = 1, done: int = 0) -> None:
        super().__init__(step)
        self.done = done

    def again(self, number: int) -> int:
        """Return which of a number of pieces comes next, from 0, or -1 when all have come."""
        if self.done >= number:
            self.done = 0
            return -1
        self.done += 1
        self.step -= 1
        return self.done - 1
