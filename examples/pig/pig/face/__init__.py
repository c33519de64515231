"""The face of Pig: what it asks, what its answers are called, what it counts."""

from typing import Final, cast

from boardwright.faces.face import Face
from boardwright.faces.telling.declared import Answer, Asked, DeclaredFace
from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import later, points_of, say_count
from boardwright.kernel.notes import PAID
from boardwright.table.observation import Observation
from pig.state import COLLECTED, ROUND, Pig
from pig.words import HOLD, ROLL, ROLLED, START_PLAYER


def facts(observation: Observation) -> dict[str, object]:
    """Return what questions may name."""
    game = cast(Pig, observation.game)
    return {"collected": points_of(game.collected), "losing": game.edition.losing}


def told_of_roll(happening: Happening) -> str:
    """Return the sentence for what came up."""
    lost = happening.find(PAID, COLLECTED)
    return (
        later("{name} rolled a {number} and lost the turn.") if lost else later("{name} rolled a {number}.")
    )


def collected(n: int) -> str:
    """Return points of the turn in words."""
    return say_count("{n} collected", "{n} collected", n)


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
    HOLD: Answer(later("{name} held."), "PIG-2.5", later("Hold"), later("held"), "vp"),
    START_PLAYER: Answer(later("Seat {seat} was drawn to begin."), "PIG-1.3"),
    ROLLED: Answer(told_of_roll, "PIG-2.3"),
}
THINGS: Final = {COLLECTED: collected}
FACE: Final[Face] = DeclaredFace(
    "pig", __name__, asked=ASKED, answers=ANSWERS, things=THINGS, facts=facts, round=ROUND
)
