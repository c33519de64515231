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
GAMES = {
    "attandarra": ("2-base-random-1", "3-history-greedy-1"),
    "baghdad": ("2-base-greedy-1", "3-public_works-contracts-objectives-random-1"),
    "bot-factory": ("2-base-greedy-1", "3-production-random-1"),
    "tabannusi": ("2-base-greedy-1", "3-barge_tiles-random-1"),
}


def brings_nothing(game: Game, action: Action) -> bool:
    """Tell whether an answer gives, moves and scores nothing and leads to no further question of its own."""
    ahead = game.clone()
    ahead.notes = []
    ahead.apply(action)
    if ahead.whose() == CHANCE or any(note.kind not in NOTHING for note in ahead.notes):
        return False
    same_turn = ahead.whose() == game.whose() and ahead.turn() == game.turn()
    return not same_turn or type(ahead.agenda.open_question()) is type(game.agenda.open_question())


@pytest.mark.parametrize("game", GAMES)
def test_an_answer_that_brings_nothing_says_so(game: str) -> None:
    looked = 0
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
                    if words.split()[0] not in ENDS and brings_nothing(seen, action):
                        assert title(game).warnings(seen, action), (path.name, table.length, words)
            table.record.play(table.words.parse(item.words))
    assert looked > 100
