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
from boardwright.games.baghdad.components import (
    ABACUS,
    ARCHITECTS,
    BASE,
    BOAT,
    BOOK,
    BUILDINGS,
    DOME,
    FIGURE,
    FOUNDATION,
    ICONS,
    MASONRY,
    PATIENT,
    QUILL,
    STUDENT,
)
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.tabannusi.actions import DECREE, HARBORMASTER
from boardwright.games.title import Setup, Title
from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY, Action, verb_of
from boardwright.players.registry import Player, evaluation, player
from boardwright.table.observation import Observation
from boardwright.table.table import Table
from tests.registry.clause_tests import folder_of as tests_of

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
    ("baghdad", 1): "difficulty",
}
DEVOTED: Final = {  # (game, seats) -> what everybody is devoted to, and the seed
    ("baghdad", 3): (("dome", 1),),
    ("baghdad", 4): (
        ("buildings", 2),
        ("buildings", 3),
        ("buildings", 4),
        ("contracts", 1),
        ("contracts", 2),
        ("patients", 2),
        ("students", 2),
    ),
}
EMBLEMS: Final = "streets_with_emblem"
NUMBERED: Final[dict[str, tuple[tuple[int, tuple[tuple[int, dict[str, str]], ...]], ...]]] = {
    # game -> number of rulings, and the set-ups in which they differ from others
    "attandarra": (
        (1, ((2, {"history": "on", "history_scope": EMBLEMS, "emblem_protects_all_cities": "no"}),)),
    ),
    "bot-factory": ((2, ((1, {"task": "T4", "task_t4_picks_assignment_for_task": "no"}),)),),
    "tabannusi": (
        (
            3,
            (
                *((1, {"king": king}) for king in ("gilgabot", "sarbot", "botmuzi", "bot-baba")),
                *((seats, {"barge_tiles": "on"}) for seats in (2, 3, 4)),
            ),
        ),
    ),
}
AGAINST_THE_BOT: Final = ("kings_water_per_garden",)  # readings that matter in the solo game alone
ALONE: Final = {"baghdad": (2, 3, 4)}  # seats of the games with a single module, module by module


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


def folder_of(game: str) -> Path:
    """Return where the golden games of a game lie; another project has them with its tests."""
    ours = FOLDER / game
    return ours if ours.is_dir() else tests_of(game) / "golden"


def stored(pattern: str = "*") -> list[Path]:
    """Return the files of all games, or of those whose file is named like a pattern."""
    return [path for name in registry.names() for path in sorted(folder_of(name).glob(f"{pattern}.game"))]


def game_of(path: Path) -> str:
    """Return which game a file holds."""
    return path.read_text(encoding="utf-8").split(maxsplit=1)[0]


def called(path: Path) -> str:
    """Return what tests call a file."""
    return f"{game_of(path)}/{path.stem}"


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
        seats = 1 if option.name in AGAINST_THE_BOT else counts[number % len(counts)]
        setup = Setup(title.name, seats, modules | {option.name: option.values[-1]})
        yield Recording(setup, f"{option.name}-{option.values[-1]}", "greedy", 1)
    yield from numbered_recordings(title.name)
    for seats, name in zip(ALONE.get(title.name, ()), modules, strict=False):
        yield Recording(Setup(title.name, seats, {name: modules[name]}), name, "greedy", 1)


def numbered_recordings(game: str) -> Iterator[Recording]:
    """Yield the golden games under a certain number of rulings, whichever is the newest."""
    for number, all_options in NUMBERED.get(game, ()):
        for seats, options in all_options:
            label = "-".join(["rulings", str(number), *options.values()])
            yield Recording(Setup(game, seats, options, rulings=number), label, "greedy", 2)


def rare_recordings(game: str, seats: int, modules: dict[str, str]) -> Iterator[Recording]:
    """Yield the golden games of a number of seats that show what chance seldom brings."""
    for seed in EVENTFUL.get((game, seats), ()):
        yield Recording(Setup(game, seats, modules), "-".join(modules), "greedy", seed)
    if (game, seats) in COLLECTING:
        options, seed = COLLECTING[game, seats]
        yield Recording(Setup(game, seats, options), "collecting", "collector", seed)
    for seed in CLAIMING.get((game, seats), ()):
        yield Recording(Setup(game, seats, modules), "claiming", "claimer", seed)
    for wish, seed in DEVOTED.get((game, seats), ()):
        yield Recording(Setup(game, seats, modules), wish, f"devoted-{wish}", seed)
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


class Devotee:
    """Wants as many as it can get of one thing of Baghdad; among equals, what the evaluation likes best."""

    name = "devoted"
    look = 3
    breadth = 3

    def __init__(self, wish: str) -> None:
        self.wish = wish

    def choose(self, observation: Observation, rng: Rng) -> Action:
        game = observation.game.resample(observation.seat, rng)
        worths = {action: self.worth_after(game, action, self.look) for action in observation.options}
        return max(worths, key=lambda action: (worths[action], -action))

    def worth_after(self, game: Game, action: Action, look: int) -> int:
        """Return the best that own answers of this turn lead to after one of them."""
        seat, turn = game.whose(), game.turn()
        ahead = game.clone()
        ahead.apply(action)
        if look == 1 or ahead.whose() != seat or ahead.turn() != turn:
            return self.worth(ahead, seat)
        few = sorted(ahead.options(), key=lambda one: -self.worth_after(ahead, one, 1))[: self.breadth]
        return max(self.worth_after(ahead, one, look - 1) for one in few)

    def worth(self, game: Game, seat: int) -> int:
        """What is wished for, then cards that ask for it, and the icons, tokens and goods that lead there."""
        assert isinstance(game, Baghdad)
        me = game.players[seat]
        cards = [card for card in me.hand + me.slots[:2] if card < game.edition.cards.cards]
        skill = SKILLS[self.wish]
        asking = [card for card in cards if game.edition.cards.thing[card] == THINGS.get(self.wish)]
        icons = sum(game.edition.cards.icons[card * ICONS + skill] for card in cards)
        means = 600 * len(asking) + 250 * icons + 300 * me.wilds + 100 * me.favour + 150 * me.coins
        if self.wish in ("contracts", "dome"):
            means += 250 * sum(min(goods, 2) for goods in me.goods)
        return 3000 * self.found(game, seat) + means + evaluation("baghdad").value(game, seat) // 4

    def found(self, game: Baghdad, seat: int) -> int:
        """Return how much there is of what is wished for."""
        if self.wish == "contracts":
            return game.players[seat].contracts.bit_count()
        if self.wish == "dome":
            return game.pieces_built(FOUNDATION) + 2 * game.pieces_built(BASE) + 3 * game.pieces_built(DOME)
        return count_of(game, seat, THINGS[self.wish])


THINGS: Final = {
    "books": BOOK,
    "patients": PATIENT,
    "students": STUDENT,
    "buildings": BUILDINGS,
    "architects": ARCHITECTS,
}
SKILLS: Final = {
    "books": QUILL,
    "patients": FIGURE,
    "students": ABACUS,
    "architects": MASONRY,
    "buildings": MASONRY,
    "dome": MASONRY,
    "contracts": BOAT,
}
SPECIAL: Final[dict[str, type[Collector | Claimer]]] = {"collector": Collector, "claimer": Claimer}


def player_of(name: str) -> Player:
    """Return a player of the registry, or one devoted to something."""
    return Devotee(name.removeprefix("devoted-")) if name.startswith("devoted-") else player(name)


def record(recording: Recording) -> str:
    """Play a whole game and return its log."""
    table = Table.begin(recording.setup, f"golden-{recording.seed}")
    rng = Rng(recording.seed)
    name = recording.player
    machine: Player = SPECIAL[name]() if name in SPECIAL else player_of(name)
    while not table.over:
        seat = table.asked
        table.answer(seat, machine.choose(table.observe(seat), rng))
    return table.log_text(NOBODY, with_seed=True)


def main() -> None:
    """Write the files of the games named, or of all."""
    for title in registry.titles():
        if sys.argv[1:] and title.name not in sys.argv[1:]:
            continue
        folder = folder_of(title.name)
        folder.mkdir(exist_ok=True)
        for recording in recordings(title):
            (folder / recording.file).write_text(record(recording), encoding="utf-8", newline="\n")
            print(title.name, recording.file)


if __name__ == "__main__":
    main()
