"""No answer wastes itself unsaid: what changes nothing and ends nothing in stored games carries a warning."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.games.registry import title
from boardwright.kernel.agenda import Game
from boardwright.kernel.notes import ANSWERED, BEGAN, ENDED, PAID
from boardwright.kernel.packing import CHANCE, Action
from boardwright.table.log import Answered, parse_log
from boardwright.table.table import Table

GOLDEN = Path(__file__).parents[1] / "golden"
EVERY = 3  # answers from one look to the next
NOTHING = {ANSWERED, PAID, BEGAN, ENDED}  # notes that bring nobody anything
# they end something, or turn a wheel, of which no note tells
ENDS = {"end-actions", "stop", "go-on", "decline", "skip", "end-turn", "finish", "pass-turn", "rotate"}
ACTIONS = {"place", "construct", "construct-public", "build"}  # of a location of Baghdad
GAMES = {
    "attandarra": ("2-base-random-1", "3-history-greedy-1"),
    "baghdad": ("2-base-greedy-1", "3-public_works-contracts-objectives-random-1"),
    "bot-factory": ("2-base-greedy-1", "3-production-random-1"),
    "tabannusi": ("2-base-greedy-1", "3-barge_tiles-random-1"),
}


def asked(game: Game) -> str:
    """Return the class name of the open question; empty when the game is over."""
    return type(game.agenda.open_question()).__name__ if game.agenda.frames else ""


def brings_nothing(game: Game, action: Action) -> bool:
    """Tell whether an answer gives, moves and scores nothing and leads to no further question of its own."""
    ahead = game.clone()
    ahead.notes = []
    ahead.apply(action)
    if ahead.whose() == CHANCE or any(note.kind not in NOTHING for note in ahead.notes):
        return False
    same_turn = ahead.whose() == game.whose() and ahead.turn() == game.turn()
    deeper = ahead.agenda.frames and len(ahead.agenda.frames) >= len(game.agenda.frames)
    return not (same_turn and deeper) or asked(ahead) == asked(game)


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_brings_nothing_says_so(game: str) -> None:
    looked = ends = 0
    for name in GAMES[game]:
        path = GOLDEN / game / f"{name}.game"
        log = parse_log(path.read_text(encoding="utf-8"), path.name)
        table = Table(log.header.setup, log.header.seed)
        for number, item in enumerate(one for one in log.items if isinstance(one, Answered)):
            if number % EVERY == 0 and item.whose != CHANCE:
                seen = table.game.seen_by(item.whose)
                for action in seen.options():
                    words = table.words.format(action)
                    looked += 1
                    if not brings_nothing(seen, action):
                        continue
                    if words.split()[0] in ENDS:
                        ends += 1
                    else:
                        assert title(game).warnings(seen, action), (path.name, table.length, words)
            table.record.play(table.words.parse(item.words))
    assert looked > 100
    assert ends or game not in ("baghdad", "tabannusi")  # what brings nothing is recognised


def test_a_way_of_the_vizier_says_that_its_action_fails() -> None:
    """Carried out, the action of the location can be taken or not: the warning says it before."""
    told = {True: 0, False: 0}
    for name in ("2-base-greedy-1", "3-base-random-1"):  # gates of the modules ask before the action
        path = GOLDEN / "baghdad" / f"{name}.game"
        log = parse_log(path.read_text(encoding="utf-8"), path.name)
        table = Table(log.header.setup, log.header.seed)
        for item in (one for one in log.items if isinstance(one, Answered)):
            if item.whose != CHANCE and asked(table.game) == "ChooseLocation":
                seen = table.game.seen_by(item.whose)
                for action in seen.options():
                    if not table.words.format(action).startswith("move-vizier"):
                        continue
                    ahead = seen.clone()
                    ahead.apply(action)
                    while asked(ahead) == "ChooseOrder":
                        ahead.apply(table.words.parse("action-first"))
                    open_now = {table.words.format(one).split()[0] for one in ahead.options()}
                    fails = ahead.whose() != item.whose or not open_now & ACTIONS
                    warned = [one for one in title("baghdad").warnings(seen, action) if is_about_action(one)]
                    assert bool(warned) == fails, (path.name, table.length, table.words.format(action))
                    told[fails] += 1
            table.record.play(table.words.parse(item.words))
    assert min(told.values()) > 10


def is_about_action(warning: str) -> bool:
    """Tell whether a warning says that an action fails."""
    return any(words in warning for words in ("could not be taken", "could be built here", "cannot be taken"))
