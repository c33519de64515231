"""Tables that players of the machine have played on."""

from __future__ import annotations

from boardwright.games.title import Setup
from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.players.registry import player
from boardwright.table.table import Table


def played(setup: Setup, players: list[str], seed: str, answers: int = 10_000) -> Table:
    """Return a table after some answers, or at its end."""
    table = Table.begin(setup, seed)
    rng = Rng(len(seed))
    while not table.over and table.length < answers:
        seat = table.asked
        table.answer(seat, player(players[seat]).choose(table.observe(seat), rng))
    return table


def in_play(name: str, seats: int = 2) -> Game:
    """Return a position in the middle of a random game, at a question of seat 0."""
    table = played(Setup(name, seats), ["random"] * seats, "middle", 120)
    rng = Rng(3)
    while table.asked != 0:
        table.answer(table.asked, player("random").choose(table.observe(table.asked), rng))
    return table.game
