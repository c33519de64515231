"""What is measured, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import Any, Final

from boardwright.bench.endurance import scenes
from boardwright.bench.positions import Scene
from boardwright.bench.rows import Row, ratios, row
from boardwright.bench.variants import (
    COMPILED,
    INTERPRETED,
    PEER,
    Worker,
    WorkerFailed,
    engines,
    peer_is_installed,
)
from boardwright.games.registry import titles

PLAIN: Final[dict[str, dict[str, Any]]] = {  # what is played -> its set-up
    "Attandarra, 4 players": {"game": "attandarra", "seats": 4, "options": {}},
    "Bot Factory, 4 players": {"game": "bot-factory", "seats": 4, "options": {}},
    "Tabannusi, 4 players": {"game": "tabannusi", "seats": 4, "options": {}},
    "Baghdad, 4 players": {"game": "baghdad", "seats": 4, "options": {}},
}
FULL: Final[dict[str, dict[str, Any]]] = {
    "Attandarra, 4 players, City History": {"game": "attandarra", "seats": 4, "options": {"history": "on"}},
    "Bot Factory, 4 players, production tiles": {
        "game": "bot-factory",
        "seats": 4,
        "options": {"production": "1"},
    },
    "Tabannusi, 4 players, shuffled tiles": {
        "game": "tabannusi",
        "seats": 4,
        "options": {"barge_tiles": "on"},
    },
    "Baghdad, 4 players, all modules": {
        "game": "baghdad",
        "seats": 4,
        "options": {"public_works": "on", "contracts": "on", "objectives": "on"},
    },
}
MICRO: Final = 1e6  # microseconds in a second
MEGA: Final = 1e6


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float  # of CPU time, for each variant in each round
    games: int  # random games of the endurance part, in all
    tell: Callable[[str], None]  # takes a sentence about what is going on


def open_workers(stack: ExitStack, names: Sequence[str]) -> dict[str, Worker]:
    """Start a process for each variant; the stack ends them."""
    return {name: stack.enter_context(Worker(name)) for name in names}


def playouts(effort: Effort) -> Iterator[Row]:
    """Random games to their end. A decision is listing the options, drawing one and applying it."""
    part = "playouts"
    peer = [PEER] if peer_is_installed() else []
    if not peer:
        effort.tell("Catanatron is not installed; with pip install catanatron it is measured beside.")
    with ExitStack() as stack:
        workers = open_workers(stack, engines() + peer)
        for label, scene in PLAIN.items():
            rates = rates_of(workers, scene, effort)
            for name, values in rates.items():
                yield row(part, f"{label}: {name}", values, "decisions / CPU second")
            if COMPILED in rates:
                both = {name: rates[name] for name in (INTERPRETED, COMPILED)}
                yield from ratios(part, f"{label}, speed", both, INTERPRETED)
            if peer:
                yield from ratios(part, f"{label}, speed", rates, PEER)
        for name, worker in workers.items():
            peak = worker.ask("memory")["bytes"] / MEGA
            yield row(part, f"peak memory of the process: {name}", [peak], "MB")


def rates_of(workers: dict[str, Worker], scene: dict[str, Any], effort: Effort) -> dict[str, list[float]]:
    """Return the decisions in a CPU second of each worker, round by round, all in turn."""
    rates: dict[str, list[float]] = {name: [] for name in workers}
    for number in range(-1, effort.rounds):  # the first round warms up and is not counted
        for name, worker in workers.items():
            measure, wanted = ("catan", {}) if name == PEER else ("playouts", scene)
            seconds = effort.seconds if number >= 0 else effort.seconds / 4
            seed = 1_000_000 * (number + 1)
            told = worker.ask(measure, seconds=seconds, seed=seed, **wanted)
            if number >= 0:
                rates[name].append(told["decisions"] / told["cpu"])
    return rates


def clones(effort: Effort) -> Iterator[Row]:
    """Clones against decisions, from the middle of a game with all modules."""
    with ExitStack() as stack:
        workers = open_workers(stack, engines())
        for label, scene in FULL.items():
            yield from clones_of(workers, label, scene, effort)


def clones_of(workers: dict[str, Worker], label: str, scene: dict[str, Any], effort: Effort) -> Iterator[Row]:
    """Measure both in the same rounds."""
    clone: dict[str, list[float]] = {name: [] for name in workers}
    decision: dict[str, list[float]] = {name: [] for name in workers}
    for number in range(effort.rounds):
        for name, worker in workers.items():
            half = effort.seconds / 2
            made = worker.ask("clones", seconds=half, seed=number, **scene)
            clone[name].append(MICRO * made["cpu"] / made["clones"])
            played = worker.ask("playouts", seconds=half, seed=1_000_000 * number, **scene)
            decision[name].append(MICRO * played["cpu"] / played["decisions"])
    for name in workers:
        yield row("clones", f"{label}, clone: {name}", clone[name], "µs")
        yield row("clones", f"{label}, decision: {name}", decision[name], "µs")
        shares = [c / d for c, d in zip(clone[name], decision[name], strict=True)]
        yield row("clones", f"{label}, clone / decision: {name}", shares, "times")


def size(effort: Effort) -> Iterator[Row]:
    """Bytes of a position, without the edition that all share."""
    with ExitStack() as stack:
        for name, worker in open_workers(stack, engines()).items():
            for label, scene in FULL.items():
                values = [worker.ask("size", seed=seed, **scene)["bytes"] for seed in range(effort.rounds)]
                yield row("size", f"{label}, position: {name}", values, "bytes")


def pages(effort: Effort) -> Iterator[Row]:
    """The table page from the middle of a game, whole and as the fragment of an update."""
    with ExitStack() as stack:
        worker = open_workers(stack, engines()[:1])[engines()[0]]
        for label, scene in FULL.items():
            yield from pages_of(worker, label, scene, effort)


def pages_of(worker: Worker, label: str, scene: dict[str, Any], effort: Effort) -> Iterator[Row]:
    """Measure the pages of one game."""
    times: dict[str, list[float]] = {}
    sizes: dict[str, list[float]] = {}
    for seed in range(effort.rounds):
        for name, (milliseconds, kilobytes) in worker.ask("page", seed=seed, **scene).items():
            times.setdefault(name, []).append(milliseconds)
            sizes.setdefault(name, []).append(kilobytes)
    for name, values in times.items():
        yield row("pages", f"{label}, {name}: rendering", values, "CPU ms")
        if min(sizes[name]) >= 1:
            yield row("pages", f"{label}, {name}: size before gzip", sizes[name], "kB")


def answers(effort: Effort) -> Iterator[Row]:
    """From an answer to the updated page, on a server on this machine."""
    from boardwright.bench.answers import measure_answers

    yield from measure_answers(Scene(**next(iter(FULL.values()))), 20 * effort.rounds)


def endurance(effort: Effort) -> Iterator[Row]:
    """Random games of every number of players and module: no dead end, no lost piece, alike everywhere."""
    part = "endurance"
    found = [scene for title in titles() for scene in scenes(title)]
    each = max(1, effort.games // len(found))
    batch = 100
    with ExitStack() as stack:
        workers = open_workers(stack, engines())
        if len(workers) == 1:
            effort.tell("The engines are not compiled here: their fingerprints are compared with none.")
        for scene in found:
            effort.tell(f"{scene.label}: {each} games")
            answers = 0
            for begun in range(0, each, batch):
                request = {
                    "game": scene.game,
                    "seats": scene.seats,
                    "options": dict(scene.options),
                    "seed": begun,
                    "games": min(batch, each - begun),
                }
                told = []
                for worker in workers.values():  # all at the same time: nothing is timed here
                    worker.send("endurance", **request)
                for name, worker in workers.items():
                    result = worker.receive()
                    if "broken" in result:
                        raise WorkerFailed(f"{result['broken']} ({name}).")
                    told.append(result)
                for seed, prints in enumerate(zip(*(one["prints"] for one in told), strict=True), begun):
                    if len(set(prints)) > 1:
                        different = "compiled and interpreted games differ"
                        raise WorkerFailed(f"{scene.label}, seed {seed}: {different}.")
                answers += told[0]["answers"]
            yield row(part, f"games without fault: {scene.label}", [each], "games")
            yield row(part, f"answers in them: {scene.label}", [answers], "answers")
        alike = "equal, compiled and interpreted" if len(workers) == 2 else f"{engines()[0]} only"
        yield row(part, f"fingerprints {alike}", [each * len(found)], "games")


PARTS: Final[dict[str, Callable[[Effort], Iterator[Row]]]] = {
    "playouts": playouts,
    "clones": clones,
    "size": size,
    "pages": pages,
    "answers": answers,
    "endurance": endurance,
}
