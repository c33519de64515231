"""What is measured, part by part."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
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
    servers,
)
from boardwright.games.registry import titles
from boardwright.games.title import Title

MICRO: Final = 1e6  # microseconds in a second
MEGA: Final = 1e6
BATCH: Final = 100  # games of the endurance part in one request


@dataclass(frozen=True)
class Effort:
    """How long to measure."""

    rounds: int
    seconds: float  # of CPU time, for each variant in each round
    games: int  # random games of each kind in the endurance part
    compared: int  # how many of them are also played interpreted
    only: str  # name of the game that is measured; empty: all
    tell: Callable[[str], None]  # takes a sentence about what is going on

    def of(self, scenes: Mapping[str, Mapping[str, Any]]) -> Iterator[tuple[str, Mapping[str, Any]]]:
        """Yield the label and set-up of each scene that is to be measured."""
        for label, scene in scenes.items():
            if self.only in ("", scene["game"]):
                yield label, scene


def plain() -> dict[str, dict[str, Any]]:
    """Return what is played -> its set-up: every game with as many people as it takes."""
    return {
        f"{title.label}, {title.maximum_seats} players": {
            "game": title.name,
            "seats": title.maximum_seats,
            "options": {},
        }
        for title in titles()
    }


def full() -> dict[str, dict[str, Any]]:
    """Return the same with all modules."""
    return {
        f"{label}, all modules": scene | {"options": modules(title)}
        for title, (label, scene) in zip(titles(), plain().items(), strict=True)
    }


def modules(title: Title) -> dict[str, str]:
    """Return the options that bring in every module for several people."""
    return {each.name: each.values[1] for each in title.options if each.kind == "module" and not each.solo}


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
        for label, scene in effort.of(plain()):
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


def rates_of(workers: dict[str, Worker], scene: Mapping[str, Any], effort: Effort) -> dict[str, list[float]]:
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
        for label, scene in effort.of(full()):
            yield from clones_of(workers, label, scene, effort)


def clones_of(
    workers: dict[str, Worker], label: str, scene: Mapping[str, Any], effort: Effort
) -> Iterator[Row]:
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
            for label, scene in effort.of(full()):
                values = [worker.ask("size", seed=seed, **scene)["bytes"] for seed in range(effort.rounds)]
                yield row("size", f"{label}, position: {name}", values, "bytes")


def pages(effort: Effort) -> Iterator[Row]:
    """The table page from the middle of a game, whole and as the fragment of an update."""
    with ExitStack() as stack:
        worker = open_workers(stack, engines()[:1])[engines()[0]]
        for label, scene in effort.of(full()):
            yield from pages_of(worker, label, scene, effort)


def pages_of(worker: Worker, label: str, scene: Mapping[str, Any], effort: Effort) -> Iterator[Row]:
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

    scene = Scene(**next(effort.of(full()))[1])
    for server in servers():
        yield from measure_answers(scene, 20 * effort.rounds, server)


def endurance(effort: Effort) -> Iterator[Row]:
    """Random games of every number of players, module and solo opponent: no dead end, no lost piece."""
    part = "endurance"
    chosen = [title for title in titles() if effort.only in ("", title.name)]
    with ExitStack() as stack:
        workers = open_workers(stack, engines())
        if len(workers) == 1:
            effort.tell("The engines are not compiled here: their fingerprints are compared with none.")
        alike = 0
        for scene in (scene for title in chosen for scene in scenes(title)):
            effort.tell(f"{scene.label}: {effort.games} games")
            answers, compared = endured(workers, scene, effort)
            alike += compared
            yield row(part, f"games without fault: {scene.label}", [effort.games], "games")
            yield row(part, f"answers in them: {scene.label}", [answers], "answers")
        if len(workers) == 2:
            yield row(part, "fingerprints equal, compiled and interpreted", [alike], "games")


def endured(workers: Mapping[str, Worker], scene: Scene, effort: Effort) -> tuple[int, int]:
    """Return the answers in all games of a scene, and how many games were compared.

    Raises WorkerFailed for the first game that breaks or differs.
    """
    first, *others = workers.values()
    setup = {"game": scene.game, "seats": scene.seats, "options": dict(scene.options)}
    answers = compared = 0
    for begun in range(0, effort.games, BATCH):
        games = min(BATCH, effort.games - begun)
        share = max(0, min(games, effort.compared - begun))
        first.send("endurance", **setup, seed=begun, games=games)
        for other in others:  # all at the same time: nothing is timed here
            other.send("endurance", **setup, seed=begun, games=share)
        told = report_of(first)
        answers += told["answers"]
        for other in others:
            compared += share
            for seed, (here, there) in enumerate(
                zip(told["prints"][:share], report_of(other)["prints"], strict=True), begun
            ):
                if here != there:
                    different = "compiled and interpreted games differ"
                    raise WorkerFailed(f"{scene.label}, seed {seed}: {different}.")
    return answers, compared


def report_of(worker: Worker) -> Mapping[str, Any]:
    """Return what a worker tells of its games. Raises WorkerFailed for one that broke."""
    told = worker.receive()
    if "broken" in told:
        raise WorkerFailed(f"{told['broken']} ({worker.name}).")
    return told


PARTS: Final[dict[str, Callable[[Effort], Iterator[Row]]]] = {
    "playouts": playouts,
    "clones": clones,
    "size": size,
    "pages": pages,
    "answers": answers,
    "endurance": endurance,
}
