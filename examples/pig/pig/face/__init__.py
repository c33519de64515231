"""The face of Pig: what it asks, what its answers are called, what it counts."""

from collections.abc import Callable, Mapping
from typing import Final

from boardwright.faces.face import Face, Figure
from boardwright.faces.telling.declared_face import Answer, Asked, DeclaredFace
from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import later, points_of, say
from boardwright.kernel.notes import PAID
from pig.state import COLLECTED, ROUND, Pig
from pig.words import HOLD, ROLL, ROLLED, START_PLAYER


def told_of_roll(happening: Happening) -> str:
    """Return the sentence for what came up."""
    lost = happening.find(PAID, COLLECTED)
    return (
        later("{name} rolled a {number} and lost the turn.") if lost else later("{name} rolled a {number}.")
    )


ASKED: Final = {
    "RollOrHold": Asked(
        "PIG-2.2",
        own=later("You have collected {collected}. Hold, or roll on? A {losing} loses it all."),
        others=later("{name} has collected {collected} and may hold or roll on."),
    ),
    "RollDie": Asked("PIG-2.3", others=later("The die is rolled.")),
    "DrawStartPlayer": Asked("PIG-1.3", others=later("The start player is drawn.")),
    "": Asked("PIG-3.2"),
}
ANSWERS: Final = {
    ROLL: Answer(later("{name} rolled the die."), "PIG-2.2", later("Roll"), later("rolled"), "die"),
    HOLD: Answer(later("{name} held."), "", later("Hold"), later("held"), "vp"),
    START_PLAYER: Answer(later("Seat {seat} was drawn to begin."), "PIG-1.3"),
    ROLLED: Answer(told_of_roll),
}


class PigFace(DeclaredFace):
    """See `boardwright.faces.face.Face`."""

    asked = ASKED
    answers = ANSWERS
    things: Mapping[int, Callable[[int], str]] = {COLLECTED: lambda n: say("{n} collected", n=n)}
    round = ROUND

    def facts(self, game: Pig) -> dict[str, object]:
        return {"collected": points_of(game.collected), "losing": game.edition.losing}

    def figures(self, game: Pig, seat: int) -> list[Figure]:
        collected = game.collected if seat == game.active() else 0
        return [Figure("die", collected, say("collected in this turn"))]

    def rounds(self, game: Pig) -> tuple[int, int]:
        return (game.turns - 1) // len(game.points) + 1, 0


FACE: Final[Face] = PigFace("pig", __name__)
