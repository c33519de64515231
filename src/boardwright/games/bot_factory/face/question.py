"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardwright.faces.face import Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import later, say, say_count
from boardwright.games.bot_factory.actions import PAY_SANDRA, REFILL, START_PART
from boardwright.games.bot_factory.bonuses import Bonus
from boardwright.games.bot_factory.components import ASSEMBLY, PRODUCTION, PROJECT, TYPES
from boardwright.games.bot_factory.face.answer_words import Answer
from boardwright.games.bot_factory.face.blocked import blocked
from boardwright.games.bot_factory.face.desk import Desk
from boardwright.games.bot_factory.face.naming import Naming, game_of, naming_of, tokens_of
from boardwright.games.bot_factory.face.options import options_of
from boardwright.games.bot_factory.phases import left_to_trade
from boardwright.games.bot_factory.stacks import ChooseStack
from boardwright.games.bot_factory.state import NOT_BEGUN, RUNNING, BotFactory
from boardwright.games.bot_factory.tiles import ReturnUniversal
from boardwright.kernel.packing import pack
from boardwright.table.observation import Line, Observation

Own = Callable[[BotFactory, Naming, int], str]  # the table, its names, the seat that is asked


class Asked(NamedTuple):
    """How a question is put to who is asked, or of chance, and to those who wait."""

    clause: str
    asked: str = ""  # empty where it is asked in several ways
    waiting: str = later("{name} decides.")


ASKED: Final = {name: Asked(**table) for name, table in sentence_file(__package__, "questions").items()}
CLAUSES: Final = {name: asked.clause for name, asked in ASKED.items()} | {"": "BOT-12.1"}  # or it is over


def question(observation: Observation, names: Sequence[str]) -> Question:
    """Return the open question with its options; none when the viewer is not asked."""
    naming = naming_of(observation, names)
    return put_together(
        observation,
        sentence=sentence(observation, naming),
        step=lambda line: step_of(line, observation, naming),
        desk=lambda words: Desk(observation, observation.seat, words, game_of(observation), naming),
        options=options_of,
        blocked=blocked,
        clause=CLAUSES[observation.question],
    )


def step_of(line: Line, observation: Observation, naming: Naming) -> str:
    """Return one answer of the turn in a few words."""
    return "" if line.action is None else Answer(game_of(observation), naming, line.action).step()


def sentence(observation: Observation, naming: Naming) -> str:
    """Return what is being decided, and by whom."""
    name = observation.question

    def own() -> str:
        asked = OWN.get(name)
        return asked(game_of(observation), naming, observation.seat) if asked else say(ASKED[name].asked)

    return sentence_for(
        observation,
        naming,
        chance=own,
        own=own,
        waiting=lambda: say(ASKED[name].waiting, name=naming.people[observation.whose]),
    )


# As it is put to the viewer -------------------------------------------------------------------------


def own_move(game: BotFactory, naming: Naming, seat: int) -> str:
    """Phase 1."""
    if game.round == 1:
        return say("Place your worker on an action space.")
    return say("Move your worker to another board.")


def own_fee(game: BotFactory, naming: Naming, seat: int) -> str:
    """Sandra's fee."""
    price, tokens = game.price(pack(PAY_SANDRA)), tokens_of(game.players[seat].tokens)
    return say("Sandra is on your board: pay her {n} of your {tokens}, or pass.", n=price, tokens=tokens)


def own_step(game: BotFactory, naming: Naming, seat: int) -> str:
    """The next step of the turn."""
    board = game.board_of_meeple(seat)
    if game.main == NOT_BEGUN:
        place = naming.place(game.where[seat] // 2)
        return say("Your turn on {place}: main action, executive action, or the end.", place=place)
    if game.main != RUNNING:
        return say("The main action is over: executive action, or end the turn.")
    left = game.left
    if board == ASSEMBLY:
        return say_count("Place a part: {n} more.", "Place parts: up to {n} more.", left)
    if board == PRODUCTION:
        return say_count(
            "You have {n} credit left: turn the wheel or take a part.",
            "You have {n} credits left: turn the wheel or take a part.",
            left,
        )
    if board == PROJECT:
        return say_count("Take a project: {n} more.", "Take projects: up to {n} more.", left)
    tokens = tokens_of(game.players[seat].tokens)
    return say_count(
        "Raise a value or reserve a contract: {n} of the limit left, you hold {tokens}.",
        "Raise values or reserve contracts: {n} of the limit left, you hold {tokens}.",
        left,
        tokens=tokens,
    )


def bonus(free: str) -> Own:
    """Return a maker of the sentence that offers a bonus for its price, or for nothing."""

    def offer(game: BotFactory, naming: Naming, seat: int) -> str:
        question = game.agenda.open_question()
        assert isinstance(question, Bonus)
        asked = ASKED[type(question).__name__].asked
        return say(asked if question.cost or not free else free, tokens=tokens_of(question.cost))

    return offer


def own_stack(game: BotFactory, naming: Naming, seat: int) -> str:
    """The top of a stack."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseStack)
    if question.verb == START_PART:
        return say("Which part do you begin the game with?")
    if question.verb == REFILL:
        left = game.slot_at(game.edition.inputs[0]) == question.at
        side = say("left") if left else say("right")
        return say("The {side} input is empty: which stack fills it?", side=side)
    return say("Which top part do you take?")


def own_discard_part(game: BotFactory, naming: Naming, seat: int) -> str:
    """A part must go."""
    n = left_to_trade(game)
    if n:
        return say_count("Trade: discard {n} more part.", "Trade: discard {n} more parts, one by one.", n)
    n, most = game.parts_too_many(seat), game.edition.hand_parts
    return say_count(
        "You may keep {most} parts: discard {n}.", "You may keep {most} parts: discard {n}.", n, most=most
    )


def own_discard_project(game: BotFactory, naming: Naming, seat: int) -> str:
    """A project must go."""
    n = left_to_trade(game)
    if n:
        return say_count(
            "Trade: discard {n} more project.", "Trade: discard {n} more projects, one by one.", n
        )
    most = game.edition.hand_projects
    return say("You may keep {most} projects, completed ones included: discard one.", most=most)


def own_return(game: BotFactory, naming: Naming, seat: int) -> str:
    """Universal parts go back."""
    question = game.agenda.open_question()
    assert isinstance(question, ReturnUniversal)
    if question.first == TYPES:
        return say("Which universal part do you return first?")
    return say("Which universal part of another type do you return?")


OWN: Final[dict[str, Own]] = {
    "ChooseMove": own_move,
    "PayOrPass": own_fee,
    "ChooseStep": own_step,
    "MayPlacePart": bonus(later("Bonus: place a part for nothing?")),
    "MayTakeProject": bonus(later("Bonus: take a project for nothing?")),
    "MayTakePart": bonus(""),
    "ChooseStack": own_stack,
    "DiscardPart": own_discard_part,
    "DiscardProject": own_discard_project,
    "ReturnUniversal": own_return,
}
