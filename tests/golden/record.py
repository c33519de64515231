"""Record the golden games anew: python tests/golden/record.py. For a new game or a new ruling alone.

A change of the engines that alters a stored game is a ruling with a number, never a new recording.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from boardwright.games import registry
from boardwright.games.title import Setup, Title
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.players.registry import player
from boardwright.table.table import Table

FOLDER: Final = Path(__file__).parent
PLAYERS: Final = ("random", "greedy")
SEEDS: Final = (1, 2)


def option_sets(title: Title) -> dict[str, dict[str, str]]:
    """Return the game without its modules, and with all of them."""
    modules = {option.name: option.values[-1] for option in title.options if option.kind == "module"}
    sets = {"base": dict[str, str]()}
    if modules:
        sets["-".join(modules)] = modules
    return sets


def recordings(title: Title) -> Iterator[tuple[str, str, Setup, int]]:
    """Yield (file name, player, set-up, seed) of every golden game."""
    for seats in range(title.minimum_seats, title.maximum_seats + 1):
        for label, options in option_sets(title).items():
            for name in PLAYERS:
                for seed in SEEDS:
                    yield f"{seats}-{label}-{name}-{seed}.game", name, Setup(title.name, seats, options), seed


def record(setup: Setup, name: str, seed: int) -> str:
    """Play a whole game and return its log."""
    table = Table.begin(setup, f"golden-{seed}")
    rng = Rng(seed)
    machine = player(name)
    while not table.over:
        seat = table.asked
        table.answer(seat, machine.choose(table.observe(seat), rng))
    return table.log_text(NOBODY, with_seed=True)


def main() -> None:
    """Write the files of the games named, or of all."""
    for title in registry.titles():
        if sys.argv[1:] and title.name not in sys.argv[1:]:
            continue
        folder = FOLDER / title.name
        folder.mkdir(exist_ok=True)
        for file, name, setup, seed in recordings(title):
            (folder / file).write_text(record(setup, name, seed), encoding="utf-8", newline="\n")
            print(folder.name, file)


if __name__ == "__main__":
    main()
