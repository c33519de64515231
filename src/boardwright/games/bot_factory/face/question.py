"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.face import Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.sentence_files import MANY, sentence_file
from boardwright.faces.telling.wording import later, say, say_count
from boardwright.games.bot_factory.actions import PAY_SANDRA, REFILL, START_PART
from boardwright.games.bot_factory.bonuses import Bonus
from boardwright.games.bot_factory.components import ASSEMBLY, FINANCE, PRODUCTION, PROJECT, TYPES
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

Asked = tuple[str, int, dict[str, object]]  # one of the ways to ask, what `{n}` stands for, more facts
Way = Callable[[BotFactory, Naming, int], Asked]  # from the table, its names, the seat that is asked

DECIDES: Final = later("{name} decides.")
QUESTIONS: Final = sentence_file(__package__, "questions")
CLAUSES: Final = {name: said["clause"] for name, said in QUESTIONS.items()} | {
    "": "BOT-12.1"
}  # or it is over


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
        if name not in WAYS:
            return say(QUESTIONS[name]["asked"])
        way, n, facts = WAYS[name](game_of(observation), naming, observation.seat)
        one, many = QUESTIONS[name][way], QUESTIONS[name].get(way + MANY)
        return say_count(one, many, n, **facts) if many else say(one, n=n, **facts)

    def waiting() -> str:
        return say(QUESTIONS[name].get("waiting", DECIDES), name=naming.people[observation.whose])

    return sentence_for(observation, naming, chance=own, own=own, waiting=waiting)


# As it is put to the viewer -------------------------------------------------------------------------


def to_move(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """Phase 1."""
    return "first" if game.round == 1 else "asked", 0, {}


def to_pay(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """Sandra's fee."""
    return "asked", 0, {"price": game.price(pack(PAY_SANDRA)), "tokens": tokens_of(game.players[seat].tokens)}


RUNNING_ON: Final = {ASSEMBLY: "assembly", PRODUCTION: "production", PROJECT: "project", FINANCE: "finance"}


def to_act(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """The next step of the turn."""
    if game.main == NOT_BEGUN:
        return "asked", 0, {"place": naming.place(game.where[seat] // 2)}
    way = RUNNING_ON[game.board_of_meeple(seat)] if game.main == RUNNING else "over"
    return way, game.left, {"tokens": tokens_of(game.players[seat].tokens)}


def to_use(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """A bonus, for its price or for nothing."""
    question = game.agenda.open_question()
    assert isinstance(question, Bonus)
    free = not question.cost and "free" in QUESTIONS[type(question).__name__]
    return "free" if free else "asked", 0, {"tokens": tokens_of(question.cost)}


def to_take(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """The top of a stack."""
    question = game.agenda.open_question()
    assert isinstance(question, ChooseStack)
    if question.verb != REFILL:
        return "begin" if question.verb == START_PART else "asked", 0, {}
    left = game.slot_at(game.edition.inputs[0]) == question.at
    return "input", 0, {"side": say("left") if left else say("right")}


def to_discard_part(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """A part must go."""
    if n := left_to_trade(game):
        return "trade", n, {}
    return "asked", game.parts_too_many(seat), {"most": game.edition.hand_parts}


def to_discard_project(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """A project must go."""
    n = left_to_trade(game)
    return "trade" if n else "asked", n, {"most": game.edition.hand_projects}


def to_return(game: BotFactory, naming: Naming, seat: int) -> Asked:
    """Universal parts go back."""
    question = game.agenda.open_question()
    assert isinstance(question, ReturnUniversal)
    return "asked" if question.first == TYPES else "second", 0, {}


WAYS: Final[dict[str, Way]] = {
    "ChooseMove": to_move,
    "PayOrPass": to_pay,
    "ChooseStep": to_act,
    "MayPlacePart": to_use,
    "MayTakeProject": to_use,
    "MayTakePart": to_use,
    "ChooseStack": to_take,
    "DiscardPart": to_discard_part,
    "DiscardProject": to_discard_project,
    "ReturnUniversal": to_return,
}
