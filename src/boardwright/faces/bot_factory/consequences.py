"""What others do after an answer, said before it is given. Everything is worked out on a copy."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.bot_factory.course import (
    ColumnCleared,
    EndReached,
    Happening,
    Moved,
    SandraActed,
    StackShuffled,
    VilelaActed,
)
from boardwright.faces.bot_factory.forecast import HABITS
from boardwright.faces.bot_factory.naming import Naming, tokens_of
from boardwright.faces.telling.course import Forced
from boardwright.faces.telling.wording import both, say
from boardwright.games.bot_factory.actions import PASS_TURN
from boardwright.games.bot_factory.components import FINANCE, SANDRA
from boardwright.kernel.packing import verb_of


def follow(happenings: Sequence[Happening], naming: Naming) -> list[str]:
    """Return sentences about what happens by itself, up to the next real choice."""
    return [sentence for sentence in (follow_one(happening, naming) for happening in happenings) if sentence]


def follow_one(happening: Happening, naming: Naming) -> str:
    """Return a sentence about one thing that follows, or nothing."""
    if isinstance(happening, Moved):
        who = say("Sandra") if happening.meeple == SANDRA else say("Vilela")
        return say("{who} goes to {place}.", who=who, place=naming.place(happening.space))
    if isinstance(happening, SandraActed):
        return sandra_acts(happening, naming)
    if isinstance(happening, VilelaActed) and happening.round > 1:
        colour, board = naming.colour(happening.colour), naming.board(happening.board)
        return say("Vilela acts on {board} with {colour}.", board=board, colour=colour)
    if isinstance(happening, StackShuffled):
        colour = naming.colour(happening.colour)
        return say("The discarded {colour} parts become a stack first.", colour=colour)
    if isinstance(happening, ColumnCleared):
        facts = {"colour": naming.colour(happening.colour), "value": happening.value}
        return say("In Maintenance the {colour} bot is cleared away; its value is {value} then.", **facts)
    if isinstance(happening, EndReached):
        return say("The game ends.")
    if isinstance(happening, Forced) and verb_of(happening.action) == PASS_TURN:
        return say("{who} cannot pay Sandra: passed.", who=naming.person(happening.seat))
    return ""


def sandra_acts(happening: SandraActed, naming: Naming) -> str:
    """Return what Sandra does, or nothing where nothing changes."""
    if happening.round == 1 or (happening.board == FINANCE and not happening.risen):
        return ""
    if happening.board == FINANCE:
        colours = both([naming.colour(colour) for colour in happening.risen])
        return say("Sandra raises {colours}.", colours=colours)
    return say("Sandra {deed}.", deed=say(HABITS[happening.board]))


def tokens_left(tokens: int) -> str:
    """Return a sentence about the tokens that are left."""
    return say("{tokens} left.", tokens=tokens_of(tokens)) if tokens else say("no token left.")
