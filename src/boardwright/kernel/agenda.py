"""The agenda: what has been begun and not yet finished, and the loop that settles it.

A `Procedure` is a numbered procedure of a rulebook and knows its next step.
A `Decision` is a question to one player. A `Chance` is a question to the dice.
Frames hold ints and lists of ints only, so clone, save and compare stay trivial.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, TypeVar

from boardwright.kernel import mypyc_attr
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import ANSWERED, ENDED, THE_GAME, Note
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason
from boardwright.kernel.prices import FREE, Price

RUNAWAY_AFTER: Final = 10_000  # steps between two questions; real rules need a few dozen


class Runaway(Exception):
    """The agenda carried out far more steps than any rule needs without asking anybody."""


class DeadEnd(Exception):
    """A question that must have an answer has none."""


class StepAfterQuestion(Exception):
    """A procedure changed the table after it had begun a frame in the same step."""


class NotAnOption(Exception):
    """An answer was given that the open question does not allow."""


G = TypeVar("G", bound="Game")


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[G]):
    """Something begun and not yet finished. Its constructor names all that it holds: a save keeps that."""

    def clone(self) -> Frame[G]:
        """Return a frame that may be carried on independently."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Frame[G]:
        """Return this frame as one seat may see it; itself unless it holds a secret."""
        return self


@mypyc_attr(allow_interpreted_subclasses=True)
class Procedure(Frame[G]):
    """A numbered procedure; `step` is the next step to carry out, from 1."""

    def __init__(self, step: int = 1) -> None:
        self.step = step

    def carry_out(self, game: G, step: int) -> bool:
        """Carry out one step; return whether another step may follow."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Frame[G]):
    """A question to one player. It remembers nothing that changes, so clones share it."""

    def __init__(self, player: int) -> None:
        self.player = player

    def clone(self) -> Decision[G]:
        """Return the question itself, since it never changes."""
        return self

    def candidates(self, game: G) -> list[Action]:
        """Return everything the player could point at now, allowed or not, in the order of the rules."""
        raise NotImplementedError

    def why_not(self, game: G, action: Action) -> Reason:
        """Return OK, or the number of the rule that forbids the action."""
        raise NotImplementedError

    def price(self, game: G, action: Action) -> Price:
        """Return what a candidate costs, allowed or not; `why_not` and `take` ask here, too."""
        return FREE

    def facts(self, game: G, action: Action) -> dict[str, int]:
        """Return what a refusal of a candidate may name, by the names in braces in the game's reasons.

        A fact is a number or, if its name is that of a vocabulary of the log, one of its things.
        """
        return {}

    def options(self, game: G) -> list[Action]:
        """Return the allowed candidates, in their order. Overridden for speed only."""
        return [a for a in self.candidates(game) if self.why_not(game, a) == OK]

    def take(self, game: G, action: Action) -> None:
        """Carry out the answer. The question has already left the agenda."""
        raise NotImplementedError

    def free_actions_allowed(self) -> bool:
        """Tell whether the player may interrupt this question with free actions."""
        return False

    def may_be_empty(self) -> bool:
        """Tell whether having no answer is normal; otherwise it is a dead end."""
        return False

    def weight(self, game: G, outcome: Action) -> int:
        """Return how likely a chance outcome is, relative to the others; 1 for a player's answer."""
        return 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Decision[G]):
    """A question to the dice: a driver answers it, and the log keeps the answer."""

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def why_not(self, game: G, action: Action) -> Reason:
        """Every candidate of a chance question may come up."""
        return OK


class Agenda(Generic[G]):
    """The stack of frames. The last one is carried out first."""

    def __init__(self, frames: list[Frame[G]]) -> None:
        self.frames = frames
        self.options: list[Action] = []  # answers to the open question; none: the game is over
        self.free: list[Action] = []  # those of `options` that are free actions
        # Debugging only: a fingerprint of the table, to catch a step that goes on after it asked.
        self.fingerprint: Callable[[G], object] | None = None
        self.begun_at: object = None

    def clone(self) -> Agenda[G]:
        """Return an agenda that may be carried on independently."""
        other: Agenda[G] = Agenda([frame.clone() for frame in self.frames])
        other.options = self.options  # never changed in place, so it may be shared
        other.free = self.free
        other.fingerprint = self.fingerprint
        return other

    def seen_by(self, seat: int) -> Agenda[G]:
        """Return the agenda as one seat may see it; only who is asked sees the options."""
        other: Agenda[G] = Agenda([frame.seen_by(seat).clone() for frame in self.frames])
        if self.frames and self.open_question().player == seat:
            other.options = self.options
            other.free = self.free
        return other

    def begin(self, game: G, frame: Frame[G]) -> None:
        """Put a frame on top; it is finished before anything below it goes on."""
        if self.fingerprint is not None and self.begun_at is None:
            self.begun_at = self.fingerprint(game)
        self.frames.append(frame)

    def open_question(self) -> Decision[G]:
        """Return the question on top. Raises IndexError when the game is over."""
        top = self.frames[-1]
        assert isinstance(top, Decision)
        return top

    def settle(self, game: G) -> None:
        """Carry on until somebody has a real choice, or nothing is left to do."""
        steps = 0
        while self.frames:
            steps += 1
            if steps > RUNAWAY_AFTER:
                raise Runaway(f"more than {RUNAWAY_AFTER} steps without a question; open: {self.names()}")
            top = self.frames[-1]
            if isinstance(top, Procedure):
                self.carry_out(game, top)
                continue
            assert isinstance(top, Decision)
            options = top.options(game)
            if top.free_actions_allowed():
                free = game.free_actions(top.player)
                if free:
                    self.free = free
                    self.options = options + free
                    return
            if len(options) > 1:
                self.free = []
                self.options = options
                return
            if not options and not top.may_be_empty():
                raise DeadEnd(f"no answer to {type(top).__name__}; open: {self.names()}")
            self.frames.pop()
            if options:
                if game.notes is not None:
                    game.note(ANSWERED, top.player, options[0])
                top.take(game, options[0])
        if game.notes is not None:
            game.note(ENDED, NOBODY, THE_GAME)
        self.options = []
        self.free = []

    def carry_out(self, game: G, procedure: Procedure[G]) -> None:
        """Carry out the next step of the procedure on top, and drop it when it was the last."""
        depth = len(self.frames)
        step = procedure.step
        procedure.step = step + 1
        self.begun_at = None
        more = procedure.carry_out(game, step)
        if self.went_on_after_asking(game):
            name = type(procedure).__name__
            raise StepAfterQuestion(f"{name} step {step} changed the table after it asked")
        if not more:
            del self.frames[depth - 1]  # what it began in its last step stays above

    def went_on_after_asking(self, game: G) -> bool:
        """Tell whether the table changed since a frame was begun in this step. Debugging only."""
        if self.fingerprint is None or self.begun_at is None:
            return False
        return self.begun_at != self.fingerprint(game)

    def answer(self, game: G, action: Action) -> None:
        """Give one of `options` to the open question and settle.

        Raises NotAnOption, with nothing changed, for any other action.
        """
        if action not in self.options:
            raise NotAnOption(f"action {action} is not open; open: {self.names()}")
        if game.notes is not None:
            game.note(ANSWERED, self.open_question().player, action)
        if action in self.free:
            game.take_free_action(self.open_question().player, action)
        else:
            top = self.open_question()
            self.frames.pop()
            top.take(game, action)
        self.settle(game)

    def names(self) -> str:
        """Return the open frames from bottom to top, for messages."""
        return " > ".join([type(frame).__name__ for frame in self.frames])


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What tables, players and adapters may ask of any game.

    Seats are ints from 0. Actions and reasons are packed ints (`kernel.packing`).
    """

    agenda: Agenda[Any]
    notes: list[Note] | None = None  # where rules tell what they do; a clone has none until it is given one

    def note(
        self,
        kind: int,
        seat: int,
        thing: int,
        amount: int = 1,
        origin: int = 0,
        target: int = 0,
        cause: int = 0,
        clause: int = 0,
    ) -> None:
        """Tell something that a rule did, if anybody listens. See `kernel.notes`.

        Rules look at `notes` first: a call for nobody cost one game 6 % of its random games.
        """
        if self.notes is not None:
            self.notes.append(Note(kind, seat, thing, amount, origin, target, cause, clause))

    def begin(self, frame: Frame[Any]) -> None:
        """Put a frame on the agenda."""
        self.agenda.begin(self, frame)

    def settle(self) -> None:
        """Carry on until somebody has a real choice; called once after set-up or loading."""
        self.agenda.settle(self)

    def options(self) -> list[Action]:
        """Return the answers open now, at least two; none when the game is over. Do not change it."""
        return self.agenda.options

    def whose(self) -> int:
        """Return the seat that is asked, CHANCE, or NOBODY when the game is over."""
        if not self.agenda.frames:
            return NOBODY
        return self.agenda.open_question().player

    def candidates(self) -> list[Action]:
        """Return all the asked seat could point at now, allowed or not, in order: free actions last."""
        if not self.agenda.frames:
            return []
        top = self.agenda.open_question()
        if top.free_actions_allowed():
            return top.candidates(self) + self.free_candidates(top.player)
        return top.candidates(self)

    def why_not(self, action: Action) -> Reason:
        """Return OK, or the rule that forbids a candidate."""
        top = self.agenda.open_question()
        if top.free_actions_allowed() and action in self.free_candidates(top.player):
            return self.why_not_free(top.player, action)
        return top.why_not(self, action)

    def reasons(self) -> list[tuple[Action, Reason]]:
        """Return every candidate with `why_not` of it; the free actions are gathered once for all."""
        if not self.agenda.frames:
            return []
        top = self.agenda.open_question()
        out = [(action, top.why_not(self, action)) for action in top.candidates(self)]
        if top.free_actions_allowed():
            for action in self.free_candidates(top.player):
                out.append((action, self.why_not_free(top.player, action)))
        return out

    def price(self, action: Action) -> Price:
        """Return what a candidate of the open question costs, allowed or not."""
        top = self.agenda.open_question()
        if top.free_actions_allowed() and action in self.free_candidates(top.player):
            return self.price_of_free(top.player, action)
        return top.price(self, action)

    def facts(self, action: Action) -> dict[str, int]:
        """Return what a refusal of a candidate may name, by the names in its sentence."""
        top = self.agenda.open_question()
        if top.free_actions_allowed() and action in self.free_candidates(top.player):
            return self.facts_of_free(top.player, action)
        return top.facts(self, action)

    def weight(self, outcome: Action) -> int:
        """Return how likely an outcome of the open chance question is, relative to the others."""
        return self.agenda.open_question().weight(self, outcome)

    def apply(self, action: Action) -> None:
        """Give an answer. Raises NotAnOption, with nothing changed, if it is not in `options()`."""
        self.agenda.answer(self, action)

    def free_actions(self, player: int) -> list[Action]:
        """Return the free actions a player could interrupt a question with, in the order of the rules."""
        out: list[Action] = []
        for action in self.free_candidates(player):
            if self.why_not_free(player, action) == OK:
                out.append(action)
        return out

    def free_candidates(self, player: int) -> list[Action]:
        """Return the free actions a player could point at, allowed or not, in the order of the rules."""
        return []

    def why_not_free(self, player: int, action: Action) -> Reason:
        """Return OK, or the rule that forbids a free action."""
        raise NotImplementedError

    def price_of_free(self, player: int, action: Action) -> Price:
        """Return what a free action costs."""
        return FREE

    def facts_of_free(self, player: int, action: Action) -> dict[str, int]:
        """Return what a refusal of a free action may name, by the names in its sentence."""
        return {}

    def take_free_action(self, player: int, action: Action) -> None:
        """Carry out a free action; the interrupted question is asked again."""
        raise NotImplementedError

    def turn(self) -> int:
        """Return a number that rises with every turn: two questions with one number are one turn."""
        raise NotImplementedError

    def clone(self) -> Game:
        """Return an independent copy."""
        raise NotImplementedError

    def seen_by(self, seat: int) -> Game:
        """Return the game as a seat (or NOBODY: a spectator) may see it; all, where nothing is secret."""
        return self.clone()

    def resample(self, seat: int, rng: Rng) -> Game:
        """Return a full game consistent with what `seat` knows, the rest dealt by `rng`."""
        return self.clone()

    def scores(self) -> list[int]:
        """Return the points of each seat if the game ended now, in seat order."""
        raise NotImplementedError

    def places(self) -> list[int]:
        """Return each seat's place if the game ended now: 1 for a winner, ties shared; by points alone."""
        points = self.scores()
        return [1 + len([other for other in points if other > own]) for own in points]

    def check(self) -> None:
        """Raise AssertionError if pieces were lost or made; for tests."""
        raise NotImplementedError
