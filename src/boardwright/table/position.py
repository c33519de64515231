"""A position as Python programs hold it: to compare, to copy, to try answers on."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.games.title import Printed, Title
from boardwright.games.words import Words, WordsError
from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, Action, Reason
from boardwright.sentence import Sentence
from boardwright.table.refused import Refused
from boardwright.table.saves import game_hash


class Position:
    """A game at one moment, with its words. Positions are equal where everything lies alike.

    `game` is the engine's own state. What a seat may not know is missing in the position of an
    `Observation`; `resample` deals it.
    """

    def __init__(self, title: Title, printed: Printed, game: Game, words: Words | None = None) -> None:
        """Hold a game; whoever keeps it elsewhere gives a clone."""
        self.title = title
        self.printed = printed
        self.game = game
        self.words = words or title.words(printed)

    @property
    def current_player(self) -> int:
        """The seat that is asked, from 0; CHANCE (-1) for dice, bags and decks, NOBODY (-2) at the end."""
        return self.game.whose()

    @property
    def legal_actions(self) -> Sequence[Action]:
        """The answers that are open, as packed ints; none at the end. The order is that of the rules."""
        return self.game.options()

    @property
    def legal(self) -> list[str]:
        """The answers that are open, in the order of `legal_actions`, in the words of the log: `buy clay`."""
        return [self.words.format(action) for action in self.game.options()]

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.game.whose() == NOBODY

    @property
    def returns(self) -> list[int]:
        """The points by seat if the game ended now: at the end, the result."""
        return self.game.scores()

    @property
    def places(self) -> list[int]:
        """The place by seat if the game ended now: 1 for who wins, tie-breaks counted."""
        return self.game.places()

    @property
    def chance_outcomes(self) -> list[tuple[Action, float]]:
        """What may come up as (action, probability), which add up to 1; nothing where a seat is asked."""
        if self.game.whose() != CHANCE:
            return []
        outcomes = self.game.options()
        weights = [self.game.weight(outcome) for outcome in outcomes]
        return [(one, weight / sum(weights)) for one, weight in zip(outcomes, weights, strict=True)]

    def play(self, answer: Action | str) -> Position:
        """Give an answer, as a packed int or in words, for whoever is asked; returns this position.

        Raises Refused, with nothing changed, for an answer that is not open.
        """
        action = self.action(answer) if isinstance(answer, str) else answer
        if action not in self.game.options():
            raise self.refusal(action)
        self.game.apply(action)
        return self

    def action(self, words: str) -> Action:
        """Return words of the log as a packed int. Raises Refused where they mean nothing."""
        try:
            return self.words.parse(words)
        except WordsError as error:
            raise Refused("unreadable", Sentence("{sentence}", sentence=str(error))) from None

    def clone(self) -> Position:
        """Return an independent copy; `copy.copy` does the same."""
        return self._with(self.game.clone())

    __copy__ = clone

    def resample(self, seat: int, rng: Rng | int) -> Position:
        """Return a position that is possible for what a seat knows, the rest dealt by a generator or seed."""
        luck = Rng(rng) if isinstance(rng, int) else rng
        return self._with(self.game.resample(seat, luck))

    def seen_by(self, seat: int) -> Position:
        """Return the position as a seat, or NOBODY for a spectator, may see it."""
        return self._with(self.game.seen_by(seat))

    def __eq__(self, other: object) -> bool:
        """Whether everything lies alike, and the same is asked."""
        if not isinstance(other, Position):
            return NotImplemented
        alike = (self.title.name, self.printed.fingerprint) == (other.title.name, other.printed.fingerprint)
        return alike and game_hash(self.game) == game_hash(other.game)

    def __hash__(self) -> int:
        """Equal positions have equal hashes; it changes with every answer, so keep a clone in sets."""
        return int(game_hash(self.game)[:15], 16)

    def __repr__(self) -> str:
        """Say where the game is, and what to do with it."""
        return f"<Position of {self.title.name}: {self.told()}>"

    def told(self) -> str:
        """Return who is asked what, and how it is answered."""
        if self.is_terminal:
            return f"over, points {self.returns}"
        who = "chance" if self.current_player == CHANCE else f"seat {self.current_player}"
        asked = f"{who} is asked {type(self.game.agenda.open_question()).__name__}"
        if not self.legal_actions:
            return f"{asked}, whose answers are not shown here"
        return f"{asked}, {len(self.legal_actions)} answers in `legal`, such as play({self.legal[0]!r})"

    def _with(self, game: Game) -> Position:
        return Position(self.title, self.printed, game, self.words)

    # Refusing -------------------------------------------------------------------------------------

    def refusal(self, action: Action) -> Refused:
        """Return the refusal of an action that is not open, with the rule that forbids it if one does."""
        try:
            words = self.words.format(action)
        except KeyError:
            return Refused(
                "unreadable", Sentence("Action {number} means nothing in this game.", number=action)
            )
        if action not in self.game.candidates():
            message = "“{words}” does not answer the open question; choose one of its answers."
            return Refused("not-allowed", Sentence(message, words=words))
        reason = self.game.why_not(action)
        message = "“{words}” is not allowed: {rule} ({clause}); choose another answer."
        clause = self.title.reasons.clause(reason)
        phrase = Sentence(message, words=words, rule=self._rule(action, reason), clause=clause)
        return Refused("not-allowed", phrase, reason)

    def _rule(self, action: Action, reason: Reason) -> Sentence:
        """Return a rule in a few words, with its facts in those of the log."""
        facts = self.words.said({**self.words.arguments(action), **self.game.facts(action)})
        return Sentence(self.title.reasons.title(reason), **facts)
