"""Record the golden games anew: python tests/golden/record.py. For a new game or a new ruling alone.

A change of the engines that alters a stored game is a ruling with a number, never a new recording.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
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
EVENTFUL: Final = {  # (game, seats) -> more seeds, for what is rare
    ("attandarra", 2): (3,),  # fire leaves markers to save
    ("attandarra", 3): (7,),
    ("attandarra", 4): (4,),
}


@dataclass(frozen=True)
class Recording:
    """One golden game: how it is set up, who plays all seats, and from which seed."""

    setup: Setup
    label: str
    player: str
    seed: int

    @property
    def file(self) -> str:
        return f"{self.setup.seats}-{self.label}-{self.player}-{self.seed}.game"


def recordings(title: Title) -> Iterator[Recording]:
    """Yield all golden games of a title."""
    modules = {option.name: option.values[-1] for option in title.options if option.kind == "module"}
    labels = {"base": dict[str, str](), "-".join(modules): modules} if modules else {"base": modules}
    counts = range(title.minimum_seats, title.maximum_seats + 1)
    for seats in counts:
        for label, options in labels.items():
            setup = Setup(title.name, seats, options)
            for name in PLAYERS:
                for seed in SEEDS:
                    yield Recording(setup, label, name, seed)
        for seed in EVENTFUL.get((title.name, seats), ()):
            yield Recording(Setup(title.name, seats, modules), "-".join(modules), "greedy", seed)
    others = [option for option in title.options if option.kind == "reading"]
    for number, option in enumerate(others):
        setup = Setup(title.name, counts[number % len(counts)], modules | {option.name: option.values[-1]})
        yield Recording(setup, f"{option.name}-{option.values[-1]}", "greedy", 1)


def record(recording: Recording) -> str:
    """Play a whole game and return its log."""
    table = Table.begin(recording.setup, f"golden-{recording.seed}")
    rng = Rng(recording.seed)
    machine = player(recording.player)
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
        for recording in recordings(title):
            (folder / recording.file).write_text(record(recording), encoding="utf-8", newline="\n")
            print(folder.name, recording.file)


if __name__ == "__main__":
    main()
