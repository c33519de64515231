"""The open question in one sentence, what this turn has done so far, and the ways to answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardwright.faces.face import Question
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.wording import later, say, say_count
from boardwright.games.bot_factory.actions import PAY_SANDRA, REFILL, START_PART
from boardwright.games.bot_factory.bonuses import Bonus
from boardwright.games.bot_factory.components import ASSEMBLY, PRODUCTION, PROJECT, TYPES
from boardwright.games.bot_factory.face.blocked import blocked
from boardwright.games.bot_factory.face.desk import Desk
from boardwright.games.bot_factory.face.naming import Naming, game_of, naming_of, tokens_of
from boardwright.games.bot_factory.face.options import options_of
from boardwright.games.bot_factory.face.phrases import step
from boardwright.games.bot_factory.phases import left_to_trade
from boardwright.games.bot_factory.stacks import ChooseStack
from boardwright.games.bot_factory.state import NOT_BEGUN, RUNNING, BotFactory
from boardwright.games.bot_factory.tiles import ReturnUniversal
from boardwright.kernel.packing import pack
from boardwright.table.observation import Line, Observation

Own = Callable[[BotFactory, Naming, int], str]  # the table, its names, the seat that is asked


class Asked(NamedTuple):
    """How a question is put: to who is asked, or of chance, and to those who wait."""

    clause: str
    own: str | Own
    waiting: str = later("{name} decides.")


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
    return "" if line.action is None else step(game_of(observation), naming, line.action)


def sentence(observation: Observation, naming: Naming) -> str:
    """Return what is being decided, and by whom."""
    name = observation.question

    def own() -> str:
        asked = ASKED[name].own
        return say(asked) if isinstance(asked, str) else asked(game_of(observation), naming, observation.seat)

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


def bonus(template: str, free: str) -> Own:
    """Return a maker of the sentence that offers a bonus for its price, or for nothing."""

    def offer(game: BotFactory, naming: Naming, seat: int) -> str:
        question = game.agenda.open_question()
        assert isinstance(question, Bonus)
        return say(template if question.cost else free, tokens=tokens_of(question.cost))

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


ASKED: Final = {
    "ChooseMove": Asked("BOT-3.1", own_move, later("{name} moves a worker.")),
    "PayOrPass": Asked("BOT-4.3", own_fee, later("{name} pays Sandra or passes.")),
    "ChooseStep": Asked("BOT-4.1", own_step, later("{name} acts.")),
    "MayTakePart": Asked(
        "BOT-6.9",
        bonus(
            later("You covered an icon: take a top part for {tokens}?"),
            later("You covered an icon: take a top part for {tokens}?"),
        ),
        later("{name} may take a top part for the icon."),
    ),
    "MayPlacePart": Asked(
        "BOT-6.15",
        bonus(later("Bonus: place a part for {tokens}?"), later("Bonus: place a part for nothing?")),
        later("{name} may place a part as a bonus."),
    ),
    "MayTakeProject": Asked(
        "BOT-9.4",
        bonus(later("Bonus: take a project for {tokens}?"), later("Bonus: take a project for nothing?")),
        later("{name} may take a project as a bonus."),
    ),
    "MayTakeTile": Asked(
        "BOT-15.3",
        later("Your first contract: take a production tile for a later turn?"),
        later("{name} may take a production tile."),
    ),
    "ChooseStack": Asked("BOT-7.5", own_stack, later("{name} chooses a stack.")),
    "DiscardPart": Asked("BOT-4.6", own_discard_part, later("{name} discards a part.")),
    "DiscardProject": Asked("BOT-4.6", own_discard_project, later("{name} discards a project.")),
    "ChooseUniversal": Asked(
        "BOT-8.6", later("Which universal part do you take?"), later("{name} takes a universal part.")
    ),
    "ChooseTask": Asked("BOT-14.2", later("Which task do you take on?"), later("{name} chooses a task.")),
    "ChooseContractToRemove": Asked(
        "BOT-14.16",
        later("Vilela's inspection: which contract do you give up?"),
        later("{name} gives up a contract."),
    ),
    "ChooseBenefit": Asked(
        "BOT-15.10", later("Choose a benefit of the tile: a top part, a project or a placement.")
    ),
    "ChooseRise": Asked("BOT-15.11", later("Which colour do you raise with the tile?")),
    "ChooseUniversalBenefit": Asked("BOT-15.12", later("Take a universal part, or build the Universal bot.")),
    "ReturnUniversal": Asked("BOT-15.12", own_return),
    "ShowTop": Asked("BOT-1.7", later("The next part of a stack comes to the top.")),
    "DrawSpare": Asked("BOT-1.5", later("A spare part is drawn.")),
    "DrawProject": Asked("BOT-1.10", later("A project is drawn.")),
    "DrawContract": Asked("BOT-1.13", later("A contract is drawn.")),
    "DrawStartProject": Asked("BOT-1.15", later("A start project is drawn.")),
    "DrawFirstPlayer": Asked("BOT-1.16", later("The first player is drawn.")),
    "DrawTask": Asked("BOT-14.2", later("The task is drawn.")),
    "RevealAction": Asked("BOT-14.7", later("Vilela reveals where he goes.")),
    "RevealBot": Asked("BOT-14.7", later("Vilela reveals a colour.")),
    "RevealInspection": Asked("BOT-14.15", later("Vilela reveals which contracts he inspects.")),
}

CLAUSES: Final = {name: asked.clause for name, asked in ASKED.items()} | {"": "BOT-12.1"}  # or it is over
