"""The loop, with a game of a few lines: a pile, questions about it, and rules that go wrong on purpose.

Compiled classes cannot be subclassed by a test, so this runs interpreted; the contract tests run both ways.
"""

from __future__ import annotations

import pytest

from boardwright.kernel.agenda import (
    Agenda,
    Chance,
    DeadEnd,
    Decision,
    Game,
    NotAnOption,
    Procedure,
    Runaway,
    StepAfterQuestion,
)
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action, Reason, first_of, pack, verb_of

TAKE = 1
ROLL = 2
POLISH = 3
TOO_MANY = 7


class Pile(Game):
    """Stones on a pile, and those each seat has taken."""

    def __init__(self, stones: int, agenda: Agenda[Pile]) -> None:
        self.stones = stones
        self.taken = [0, 0]
        self.polished = 0
        self.agenda = agenda

    def turn(self) -> int:
        return sum(self.taken)

    def clone(self) -> Pile:
        other = Pile(self.stones, self.agenda.clone())
        other.taken = self.taken[:]
        other.polished = self.polished
        return other

    def free_actions(self, player: int) -> list[Action]:
        return [pack(POLISH)] if self.polished < 1 else []

    def take_free_action(self, player: int, action: Action) -> None:
        self.polished += 1


class HowMany(Decision[Pile]):
    """Take one to three stones."""

    def candidates(self, game: Pile) -> list[Action]:
        return [pack(TAKE, n) for n in (1, 2, 3)]

    def why_not(self, game: Pile, action: Action) -> Reason:
        return OK if first_of(action) <= game.stones else TOO_MANY

    def take(self, game: Pile, action: Action) -> None:
        game.stones -= first_of(action)
        game.taken[self.player] += first_of(action)


class HowManyOrPolish(HowMany):
    """The same, and polishing in between."""

    def free_actions_allowed(self) -> bool:
        return True


class Die(Chance[Pile]):
    """Adds stones; a four is three times as likely as a one."""

    def candidates(self, game: Pile) -> list[Action]:
        return [pack(ROLL, 1), pack(ROLL, 4)]

    def weight(self, game: Pile, outcome: Action) -> int:
        return 3 if first_of(outcome) == 4 else 1

    def take(self, game: Pile, action: Action) -> None:
        game.stones += first_of(action)


class Turns(Procedure[Pile]):
    """Seats take turns until the pile is empty."""

    def clone(self) -> Turns:
        return Turns(self.step)

    def carry_out(self, game: Pile, step: int) -> bool:
        if game.stones == 0:
            return False
        game.begin(HowMany((step - 1) % 2))
        return True


class Forever(Turns):
    """Never asks and never ends."""

    def carry_out(self, game: Pile, step: int) -> bool:
        return True


class AsksTooEarly(Turns):
    """Changes the pile after it has asked, in the same step."""

    def carry_out(self, game: Pile, step: int) -> bool:
        game.begin(HowMany(0))
        game.stones += 1
        return False


class AsksInItsLastStep(Turns):
    """Begins two questions in its last step: the second is answered first."""

    def carry_out(self, game: Pile, step: int) -> bool:
        game.begin(HowMany(0))
        game.begin(HowMany(1))
        return False


def settled(stones: int, *frames: Procedure[Pile] | Decision[Pile]) -> Pile:
    game = Pile(stones, Agenda(list(frames)))
    game.settle()
    return game


def test_only_questions_with_a_choice_stop_the_loop() -> None:
    game = settled(4, Turns())
    assert (game.whose(), game.options()) == (0, [pack(TAKE, 1), pack(TAKE, 2), pack(TAKE, 3)])
    game.apply(pack(TAKE, 3))
    assert game.taken == [3, 1], "the last stone was taken without a question"
    assert (game.whose(), game.options(), game.stones) == (NOBODY, [], 0)


def test_candidates_keep_what_a_rule_forbids_and_say_which() -> None:
    game = settled(2, Turns())
    assert game.options() == [pack(TAKE, 1), pack(TAKE, 2)]
    assert game.candidates() == [pack(TAKE, 1), pack(TAKE, 2), pack(TAKE, 3)]
    assert [game.why_not(action) for action in game.candidates()] == [OK, OK, TOO_MANY]


@pytest.mark.parametrize("action", [pack(TAKE, 3), pack(TAKE, 0), pack(ROLL, 1), pack(POLISH), 0, -1])
def test_what_is_no_option_changes_nothing(action: Action) -> None:
    game = settled(2, Turns())
    with pytest.raises(NotAnOption, match="Turns > HowMany"):
        game.apply(action)
    assert (game.stones, game.taken, game.whose(), len(game.options())) == (2, [0, 0], 0, 2)


def test_what_is_begun_last_is_finished_first() -> None:
    game = settled(9, AsksInItsLastStep())
    assert game.agenda.names() == "HowMany > HowMany"
    assert game.whose() == 1
    game.apply(pack(TAKE, 3))
    assert game.whose() == 0


def test_chance_is_a_question_with_weights() -> None:
    game = settled(0, Die())
    assert game.whose() == CHANCE
    assert [game.weight(outcome) for outcome in game.options()] == [1, 3]
    game.apply(pack(ROLL, 4))
    assert game.stones == 4


def test_a_free_action_leaves_the_question_open() -> None:
    game = settled(2, HowManyOrPolish(1))
    assert pack(POLISH) in game.options()
    assert game.why_not(pack(POLISH)) == OK
    game.apply(pack(POLISH))
    assert (game.polished, game.whose(), game.options()) == (1, 1, [pack(TAKE, 1), pack(TAKE, 2)])


def test_a_single_answer_waits_while_a_free_action_is_possible() -> None:
    game = settled(1, HowManyOrPolish(0))
    assert [verb_of(action) for action in game.options()] == [TAKE, POLISH]
    game.apply(pack(POLISH))
    assert game.taken == [1, 0]


def test_a_question_without_an_answer_is_a_dead_end() -> None:
    with pytest.raises(DeadEnd, match="HowMany"):
        settled(0, HowMany(0))


def test_rules_that_never_ask_run_away() -> None:
    with pytest.raises(Runaway, match="Forever"):
        settled(1, Forever())


def test_a_step_that_goes_on_after_asking_is_found() -> None:
    game = Pile(5, Agenda([AsksTooEarly()]))
    game.agenda.fingerprint = lambda pile: (pile.stones, tuple(pile.taken))
    with pytest.raises(StepAfterQuestion, match="AsksTooEarly step 1"):
        game.settle()


def test_steps_that_ask_last_are_left_alone() -> None:
    game = Pile(9, Agenda([AsksInItsLastStep()]))
    game.agenda.fingerprint = lambda pile: (pile.stones, tuple(pile.taken))
    game.settle()
    assert game.whose() == 1


def test_a_clone_goes_its_own_way() -> None:
    game = settled(9, Turns())
    other = game.clone()
    other.apply(pack(TAKE, 2))
    assert (game.stones, game.whose()) == (9, 0)
    assert (other.stones, other.whose()) == (7, 1)


def test_only_the_asked_seat_sees_the_options() -> None:
    game = settled(9, Turns())
    assert game.agenda.seen_by(0).options == game.options()
    assert game.agenda.seen_by(1).options == []
    assert game.agenda.seen_by(NOBODY).options == []
