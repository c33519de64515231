"""Record the golden games anew: python tests/golden/record.py. For a new game or a new ruling alone.

A change of the engines that alters a stored game is a ruling with a number, never a new recording.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from boardwright.games import registry
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.tabannusi.actions import DECREE, HARBORMASTER
from boardwright.games.title import Setup, Title
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY, Action, verb_of
from boardwright.players.registry import player
from boardwright.table.observation import Observation
from boardwright.table.table import Table

FOLDER: Final = Path(__file__).parent
PLAYERS: Final = ("random", "greedy")
SEEDS: Final = (1, 2)
EVENTFUL: Final = {  # (game, seats) -> more seeds, for what is rare
    ("attandarra", 2): (3,),  # fire leaves markers to save
    ("attandarra", 3): (7,),
    ("attandarra", 4): (4,),
}
COLLECTING: Final = {  # (game, seats) -> options and seed of a game in which everybody collects
    ("bot-factory", 4): ({"production": "1", "max_rounds": "40"}, 1),  # the Universal bot, of three types
}
RARE: Final = {("bot-factory", 4): ({"production": "2", "max_rounds": "20"}, 3)}  # a worker squeezes in
BOUNDED: Final = {"bot-factory": {"max_rounds": "20"}}  # what keeps random play from lasting for ever
CLAIMING: Final = {  # (game, seats) -> seeds of games in which nobody lets a Decree or a Harbormaster lie
    ("tabannusi", 2): (29, 51),
    ("tabannusi", 3): (20, 29, 46, 63),
    ("tabannusi", 4): (72,),
}
VARIED: Final = {  # (game, seats) -> an option of which every value is worth a game
    ("bot-factory", 1): "task",
    ("bot-factory", 3): "production",
    ("tabannusi", 1): "king",
    ("tabannusi", 4): "first",
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
                    yield Recording(bounded(setup) if name == "random" else setup, label, name, seed)
        yield from rare_recordings(title.name, seats, modules)
        for option in title.options:
            if option.name == VARIED.get((title.name, seats)):
                for value in option.values[1:]:
                    setup = Setup(title.name, seats, {option.name: value})
                    yield Recording(setup, f"{option.name}-{value}", "greedy", 1)
    others = [option for option in title.options if option.kind == "reading"]
    for number, option in enumerate(others):
        setup = Setup(title.name, counts[number % len(counts)], modules | {option.name: option.values[-1]})
        yield Recording(setup, f"{option.name}-{option.values[-1]}", "greedy", 1)


def rare_recordings(game: str, seats: int, modules: dict[str, str]) -> Iterator[Recording]:
    """Yield the golden games of a number of seats that show what chance seldom brings."""
    for seed in EVENTFUL.get((game, seats), ()):
        yield Recording(Setup(game, seats, modules), "-".join(modules), "greedy", seed)
    if (game, seats) in COLLECTING:
        options, seed = COLLECTING[game, seats]
        yield Recording(Setup(game, seats, options), "collecting", "collector", seed)
    for seed in CLAIMING.get((game, seats), ()):
        yield Recording(Setup(game, seats, modules), "claiming", "claimer", seed)
    if (game, seats) in RARE:
        options, seed = RARE[game, seats]
        yield Recording(Setup(game, seats, options), "rare", "random", seed)


def bounded(setup: Setup) -> Setup:
    """Return a set-up that ends even at random."""
    return replace(setup, options={**setup.options, **BOUNDED.get(setup.game, {})})


class Collector:
    """Wants universal parts above all, and spends them on the Universal bot alone."""

    name = "collector"

    def choose(self, observation: Observation, rng: Rng) -> Action:
        spoken = observation.title.words(observation.printed)
        words = {action: spoken.format(action) for action in observation.options}
        assert isinstance(observation.game, BotFactory)
        held = observation.game.players[observation.seat].universal_types()
        wishes = [
            "build-universal",
            "return-universal",
            "trade-projects",
            "take-universal",
            "move 7",
            "move 6",
        ]
        wishes += ["start-main", "take L", "take R", "discard-project", "stop"]
        if held == 3:
            wishes.insert(0, "use-tile PT7")
        for wish in wishes:
            for action, said in words.items():
                if said.startswith(wish):
                    return action
        kept = [a for a, said in words.items() if "universal" not in said and not said.startswith("use-tile")]
        return (kept or list(words))[rng.below(len(kept or words))]


class Claimer:
    """Takes every Decree and uses every Harbormaster as soon as it may; greedy otherwise."""

    name = "claimer"

    def choose(self, observation: Observation, rng: Rng) -> Action:
        wanted = [action for action in observation.options if verb_of(action) in (DECREE, HARBORMASTER)]
        return wanted[rng.below(len(wanted))] if wanted else player("greedy").choose(observation, rng)


SPECIAL: Final[dict[str, type[Collector | Claimer]]] = {"collector": Collector, "claimer": Claimer}


def record(recording: Recording) -> str:
    """Play a whole game and return its log."""
    table = Table.begin(recording.setup, f"golden-{recording.seed}")
    rng = Rng(recording.seed)
    name = recording.player
    machine = SPECIAL[name]() if name in SPECIAL else player(name)
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
