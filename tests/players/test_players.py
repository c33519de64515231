"""Players: what they may know, that they are repeatable, and that the better one wins."""

from __future__ import annotations

import pytest

from boardwright.games.registry import titles
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.players.playout import playout, playouts
from boardwright.players.registry import PLAYERS, Player, PlayerError, player
from boardwright.table.table import Table

NAMES = [title.name for title in titles()]


def played(setup: Setup, players: list[Player], seed: str) -> Table:
    """Return a finished table; every player has a generator of its own."""
    table = Table.begin(setup, seed=seed)
    generators = [Rng(1000 * seat + len(seed)) for seat in range(len(players))]
    while not table.over:
        seat = table.game.whose()
        table.answer(seat, players[seat].choose(table.observe(seat), generators[seat]))
    return table


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("spec", PLAYERS)
def test_a_choice_is_an_option_and_changes_nothing(name: str, spec: str) -> None:
    table = Table.begin(Setup(name, seats=2), seed="look")
    for _ in range(30):
        if table.over:
            break
        seen = table.observe(table.game.whose())
        before = table.log_text()
        choice = player(spec).choose(seen, Rng(1))
        assert choice in seen.options
        assert table.log_text() == before
        table.answer(table.game.whose(), choice)


@pytest.mark.parametrize("name", NAMES)
def test_equal_seeds_give_equal_games(name: str) -> None:
    setup = Setup(name, seats=2, options={"max_rounds": "20"} if name == "bot-factory" else {})
    logs = [played(setup, [player("greedy"), player("random")], "81").log_text() for _ in range(2)]
    assert logs[0] == logs[1]
    assert logs[0] != played(setup, [player("greedy"), player("random")], "82").log_text()


def test_greedy_beats_random() -> None:
    won = 0
    for seed in range(8):
        seats = ["random", "greedy"] if seed % 2 else ["greedy", "random"]
        setup = Setup("attandarra", seats=2, options={"history": "on" if seed % 4 > 1 else "off"})
        table = played(setup, [player(spec) for spec in seats], f"match{seed}")
        won += table.game.places()[seats.index("greedy")] == 1
    assert won == 8


def test_an_unknown_player_is_one_sentence() -> None:
    with pytest.raises(
        PlayerError, match=r"^There is no player called brilliant; choose from random, greedy\.$"
    ):
        player("brilliant")


@pytest.mark.parametrize("name", NAMES)
def test_a_playout_ends_and_leaves_its_start_alone(name: str) -> None:
    table = Table.begin(Setup(name, seats=2), seed="start")
    game = table.game.clone()
    assert playouts(game, 7, 2) == playouts(game, 7, 2) > 0
    assert game.whose() == table.game.whose()
    assert playout(game, Rng(3)) > 0
    assert game.whose() == NOBODY
