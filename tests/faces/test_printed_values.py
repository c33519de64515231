"""What people read before an answer is what the engine then does, whatever an edition prints.

Every game is played with an edition in which all printed numbers that can be are others, so that a number
which is known in code, or said twice, is found out.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Final, cast

import pytest

from boardwright.cli.terminal.wording import question_lines
from boardwright.faces.face import Option
from boardwright.faces.registry import face
from boardwright.faces.web.present import then
from boardwright.games import registry
from boardwright.games.attandarra.state import Attandarra
from boardwright.games.baghdad.standing_answers import action_first
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.bot_factory.edition import Printed as FactoryPrinted
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.tabannusi.actions import PROJECT
from boardwright.games.tabannusi.edition import Printed as UrPrinted
from boardwright.games.tabannusi.payments import ChoosePayment
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.title import Printed, Setup
from boardwright.kernel.agenda import Game
from boardwright.kernel.packing import CHANCE, verb_of
from boardwright.table.table import Table
from tests.contract.test_editions import shipped
from tests.faces.playing import NAMES
from tests.faces.printed import groups, listed, loads, other, with_steps
from tests.games.bot_factory import table as factory

MINUS: Final = "\N{MINUS SIGN}"
ANSWERS: Final = 260  # of each game
every_game = pytest.mark.parametrize("game", registry.names())


# The editions --------------------------------------------------------------------------------------


@every_game
def test_every_number_is_listed_once(game: str) -> None:
    keys = [key.partition("@")[0] for steps in listed(game) for key in steps]
    assert len(keys) == len(set(keys))
    assert set(keys) == set(groups(game))


@every_game
def test_what_is_listed_as_the_only_number_is_refused_with_another(game: str) -> None:
    only = [key for steps in listed(game) for key, step in steps.items() if not step]
    for key in random.Random(game).sample(only, min(4, len(only))):
        for step in (1, -1):
            assert loads(game, with_steps(game, shipped(game).text, {key: step})) is None, key


@every_game
def test_the_other_edition_prints_other_numbers(game: str) -> None:
    changed = [key for steps in listed(game) for key, step in steps.items() if step]
    assert len(changed) > len(groups(game)) // 3
    assert other(game).fingerprint != registry.title(game).load().fingerprint


# Promises ------------------------------------------------------------------------------------------


Facts = dict[str, int]
Promises = Callable[[Game, int, Option], Facts]


def first(pattern: str, text: str) -> int | None:
    """Return the number that a pattern finds, 0 for the word no, None where nothing is said."""
    found = re.search(pattern, text)
    if not found:
        return None
    return 0 if found.group(1).lower() == "no" else int(found.group(1))


def every(pattern: str, text: str) -> int:
    """Return the sum of all numbers that a pattern finds."""
    return sum(int(number) for number in re.findall(pattern, text))


def of_bot_factory(game: Game, seat: int, option: Option) -> Facts:
    """Tokens, hands, values and credits after the answer, as far as the option tells them."""
    assert isinstance(game, BotFactory)
    me, then = game.players[seat], option.then
    out: Facts = {}
    left = first(r"(\d+|[Nn]o) tokens? left\.", then)
    if left is not None:
        out["tokens"] = left + (first(r"You get (\d+) tokens? first\.", then) or 0)
    elif part := first(r"the (?:first|second) part brings (\d+) token", then.lower()):
        out["tokens"] = me.tokens + part - (first(r"you pay (\d+) token", then) or 0)
    elif gain := first(r"You get (\d+) tokens?(?: first)?\.", then):
        out["tokens"] = me.tokens + gain
    for what in ("parts", "projects") if not option.label.startswith("Discard") else ():
        number = first(rf"you will have (\d+) of \d+ {what}\.", then.lower())
        if number is not None:
            out[what] = number
            limit = game.edition.hand_parts if what == "parts" else game.edition.hand_projects
            assert first(rf"of (\d+) {what}\.", then) == limit
    if (credits := first(r"(\d+) credits? left\.", then)) is not None:
        out["credits"] = credits
    return out


def facts_of_bot_factory(game: Game, seat: int) -> Facts:
    assert isinstance(game, BotFactory)
    me = game.players[seat]
    return {
        "tokens": me.tokens,
        "parts": sum(me.parts),
        "projects": sum(me.projects) + me.completed(),
        "credits": game.left,
    }


def of_attandarra(game: Game, seat: int, option: Option) -> Facts:
    """Gold after the answer, points for what is finished."""
    assert isinstance(game, Attandarra)
    me, then = game.players[seat], option.then
    out: Facts = {}
    if (gold := first(r"(\d+) gold left\.", then)) is not None:
        out["gold"] = gold
        if option.cost.isdigit():
            assert gold == me.gold - int(option.cost)
    if (points := first(r"it is complete, for (\d+) points?\.", then)) is not None:
        out["built"] = me.points_built + points
    if (points := first(r"^(\d+) points? now", then)) is not None:
        out["gates"] = me.points_gates + points
    return out


def facts_of_attandarra(game: Game, seat: int) -> Facts:
    assert isinstance(game, Attandarra)
    me = game.players[seat]
    return {"gold": me.gold, "built": me.points_built, "gates": me.points_gates}


def of_baghdad(game: Game, seat: int, option: Option) -> Facts:
    """What is gained and given, with what patients and students take, against what is there afterwards."""
    assert isinstance(game, Baghdad)
    me, then = game.players[seat], option.then
    out: Facts = {}
    due = re.search(r"[Pp]atients and students: ([^.]*)\.", then)
    gained = " ".join(re.findall(r"[Yy]ou gain ([^.]*)\.", then))
    given = " ".join(re.findall(r"[Yy]ou give ([^.]*)\.", then)) + " " + (due.group(1) if due else "")
    if not gained and not given.strip():
        return out
    for what, held in (("coin", me.coins), ("wild", me.wilds), ("step", me.steps)):
        out[what] = held + every(rf"(\d+) {what}s?\b", gained) - every(rf"(\d+) {what}s?\b", given)
    out["favour"] = me.favour + every(r"(\d+) favour", gained) - every(r"(\d+) favour", given)
    shame = every(r"(\d+) shame", gained) + every(r"(\d+) shame", due.group(1) if due else "")
    out["shame"] = me.shame + shame
    return out


def facts_of_baghdad(game: Game, seat: int) -> Facts:
    assert isinstance(game, Baghdad)
    me = game.players[seat]
    return {
        "coin": me.coins,
        "wild": me.wilds,
        "step": me.steps,
        "favour": me.favour,
        "shame": me.shame,
    }


def of_tabannusi(game: Game, seat: int, option: Option) -> Facts:
    """Changes of one's own Gold, dice, Crates, markers and points."""
    assert isinstance(game, Tabannusi)
    out: Facts = {}
    told = re.search(r"You: ([^.]*)\.", option.then)
    if told is None:
        return out
    for what, held in facts_of_tabannusi(game, seat).items():
        pattern = rf"([+{MINUS}]\d+) (?:white |yellow |brown |blue |green )?{WORDS[what]}\b"
        out[what] = held + sum(int(n.replace(MINUS, "-")) for n in re.findall(pattern, told.group(1)))
    return out


WORDS: Final = {"gold": "Gold", "dice": "(?:die|dice)", "crates": "Crates? face up", "points": "points?"}


def price_asked(ahead: Game) -> int | None:
    """Return the Resources and the Gold that a payment is asked for, or None if none is."""
    question = ahead.agenda.open_question() if ahead.agenda.frames else None
    if isinstance(question, ChoosePayment):
        return sum(question.due) + question.gold
    return None


def facts_of_tabannusi(game: Game, seat: int) -> Facts:
    assert isinstance(game, Tabannusi)
    me = game.players[seat]
    return {
        "gold": me.gold,
        "dice": sum(me.dice),
        "crates": sum(me.crates_up(colour) for colour in range(5)),
        "points": me.vp,
    }


PROMISES: Final[dict[str, tuple[Promises, Callable[[Game, int], Facts]]]] = {
    "attandarra": (of_attandarra, facts_of_attandarra),
    "bot-factory": (of_bot_factory, facts_of_bot_factory),
    "tabannusi": (of_tabannusi, facts_of_tabannusi),
    "baghdad": (of_baghdad, facts_of_baghdad),
}
SETUPS: Final = {
    "attandarra": (3, {"history": "on"}),
    "bot-factory": (3, {"production": "2", "max_rounds": "20"}),
    "tabannusi": (2, {"barge_tiles": "on"}),
    "baghdad": (3, {"public_works": "on", "contracts": "on", "objectives": "on"}),
}
ENDS: Final = {"End the turn", "Finish the main action", "Decline", "Finish the round", "Go on"}
KEPT: Final = 60  # promises that a game must have made and kept


def after(game: Game, action: int) -> Game | None:
    """Return the game after an answer, or None where chance is asked in between."""
    ahead = game.clone()
    ahead.apply(action)
    while isinstance(ahead, Baghdad) and (order := action_first(ahead)) is not None:
        ahead.apply(order)  # nobody is asked that, so what comes then follows from the answer, too
    return None if ahead.whose() == CHANCE else ahead


@pytest.mark.parametrize("game", PROMISES)  # declared faces say what the notes of a carried out answer say
@pytest.mark.parametrize("which", ["shipped", "other"])
@pytest.mark.parametrize("seed", [1, 2])
def test_an_option_promises_what_the_engine_does(game: str, which: str, seed: int) -> None:
    title = registry.title(game)
    printed: Printed = other(game) if which == "other" else title.load()
    seats, options = SETUPS[game]
    table = Table.begin(Setup(game, seats, options), str(seed), printed)
    promise, facts = PROMISES[game]
    chosen, kept = random.Random(seed), 0
    for _ in range(ANSWERS):
        if table.over:
            break
        seat = table.asked
        seen = table.observe(seat)
        question = face(game).question(seen, NAMES)
        terminal = "\n".join(question_lines(question))
        for option in question.options:
            assert option.then in terminal
            assert then(option).startswith(option.then)
            if len(option.actions) == 1:
                ahead = after(table.game, option.actions[0])
                if ahead is not None:
                    told, done = promise(table.game, seat, option), facts(ahead, seat)
                    assert told == {what: done[what] for what in told}, (option.label, option.then)
                    kept += len(told) > 0
                    if option.cost and (due := price_asked(ahead)) is not None:
                        assert due == every(r"(\d+)", option.cost), (option.label, option.cost)
        going_on = [option for option in question.options if option.label not in ENDS] or question.options
        table.answer(seat, chosen.choice(chosen.choice(going_on).actions))
    assert kept >= KEPT


# What no option says


def with_sandra_at(step: int) -> FactoryPrinted:
    """Return Bot Factory with another fee of Sandra."""
    text = with_steps("bot-factory", shipped("bot-factory").text, {"costs.sandra_tokens": step})
    return cast(FactoryPrinted, loads("bot-factory", text))


@pytest.mark.parametrize("step", [-1, 0, 1, 2])
@pytest.mark.parametrize("held", [0, 1, 2, 3])
def test_who_is_warned_of_sandra_could_not_pay_her(step: int, held: int) -> None:
    printed = with_sandra_at(step)
    fee = printed.edition.sandra_cost
    title = registry.title("bot-factory")
    moving = factory.fresh(3, first=0, printed=printed.edition)
    while moving.round == 0:
        moving.apply(moving.options()[0])
    for player in moving.players:
        player.tokens = held
    warned = title.warnings(moving, factory.WORDS.parse("move 8"))
    acting = factory.table(8, 0, 4, sandra=10, printed=printed.edition)
    factory.tokens(acting, held)
    factory.act(acting)
    can_pay = factory.question(acting) != "" and "pay-sandra" in factory.options(acting)
    assert any("you would have to pass" in warning for warning in warned) == (not can_pay)
    assert can_pay == (held >= fee)
    if can_pay:
        sure = title.warnings(acting, factory.WORDS.parse("pass-turn"))
        assert sure == ["You could pay Sandra; passing gives up the main and the executive action."]


@pytest.mark.parametrize("step", [0, 1])
def test_the_question_of_sandra_names_her_fee(step: int) -> None:
    printed = with_sandra_at(step)
    table = Table.begin(Setup("bot-factory", 3, {"max_rounds": "20"}), "1", printed)
    chosen = random.Random(1)
    while table.observe(table.asked).question != "PayOrPass":
        table.answer(table.asked, chosen.choice(table.game.options()))
    told = face("bot-factory").question(table.observe(table.asked), NAMES).sentence
    assert f"pay her {printed.edition.sandra_cost} of your " in told


@pytest.mark.parametrize("step", [-1, 0])
def test_how_many_projects_a_district_holds_is_said_where_one_too_many_is_refused(step: int) -> None:
    text = with_steps("tabannusi", shipped("tabannusi").text, {"limits.projects_per_color": step})
    printed = cast(UrPrinted, loads("tabannusi", text))
    said: set[str] = set()
    table = Table.begin(Setup("tabannusi", 3), "2", printed)
    chosen = random.Random(2)
    while not said and not table.over:
        refused = face("tabannusi").question(table.observe(table.asked), NAMES).blocked
        said |= {blocked.sentence for blocked in refused if blocked.clause == "TAB-5.2"}
        projects = [action for action in table.game.options() if verb_of(action) == PROJECT]
        table.answer(table.asked, chosen.choice(projects or table.game.options()))
    assert said == {f"A District holds at most {printed.edition.projects_per_colour} Projects of a colour."}
