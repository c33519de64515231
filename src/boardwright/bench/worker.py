"""A process that measures on request: one JSON object a line in, one a line out.

Started by `variants.Worker`, compiled or with `--interpreted`; each request is answered with its result
or with `{"error": sentence}`.
"""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from time import process_time
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from boardwright.bench.positions import Scene

Request = dict[str, Any]
BATCH: Final = 0.02  # seconds: how long to measure before looking at the clock again


def main() -> None:
    """Answer requests until stdin ends."""
    if "--interpreted" in sys.argv:
        from boardwright.bench.sources import read_sources_only

        read_sources_only()
    for line in sys.stdin:
        request = json.loads(line)
        try:
            answer = MEASURES[request.pop("measure")](request)
        except Exception as error:  # noqa: BLE001 - the parent reports it
            answer = {"error": f"{type(error).__name__}: {error}"}
        print(json.dumps(answer), flush=True)


def scene_of(request: Request) -> Scene:
    """Return the scene that a request names."""
    from boardwright.bench.positions import Scene

    return Scene(request["game"], request["seats"], request["options"])


def facts(request: Request) -> Request:
    """Tell whether the engines run compiled here."""
    from boardwright.build_info import compiled, version

    return {"compiled": compiled(), "version": version()}


def playouts(request: Request) -> Request:
    """Play random games for `seconds` of CPU time; return decisions, games and CPU seconds."""
    from boardwright.bench.positions import begin
    from boardwright.players.playout import playouts

    start = begin(scene_of(request))
    decisions = games = 0
    batch = 1
    seed = request["seed"]
    began = process_time()
    while (spent := process_time() - began) < request["seconds"]:
        decisions += playouts(start, seed + games, batch)
        games += batch
        if process_time() - began - spent < BATCH:
            batch *= 2
    return {"decisions": decisions, "games": games, "cpu": process_time() - began}


def clones(request: Request) -> Request:
    """Clone a position from the middle of a game for `seconds` of CPU time."""
    from boardwright.bench.positions import middle
    from boardwright.kernel.chance import Rng
    from boardwright.players.playout import clones

    game = middle(scene_of(request), Rng(request["seed"]))
    made = 0
    batch = 16
    began = process_time()
    while (spent := process_time() - began) < request["seconds"]:
        clones(game, batch)
        made += batch
        if process_time() - began - spent < BATCH:
            batch *= 2
    return {"clones": made, "cpu": process_time() - began}


def size(request: Request) -> Request:
    """Return the bytes of a position from the middle of a game."""
    from boardwright.bench.positions import middle
    from boardwright.bench.sizes import bytes_of
    from boardwright.kernel.chance import Rng

    return {"bytes": bytes_of(middle(scene_of(request), Rng(request["seed"])))}


def endurance(request: Request) -> Request:
    """Play checked random games; return their fingerprints in order, or the first that broke."""
    from boardwright.bench.endurance import Broken, endure

    scene = scene_of(request)
    prints: list[str] = []
    total = 0
    began = process_time()
    for seed in range(request["seed"], request["seed"] + request["games"]):
        try:
            fingerprint, answers = endure(scene, seed)
        except Broken as broken:
            return {"broken": str(broken), "prints": prints, "answers": total}
        prints.append(fingerprint)
        total += answers
    return {"prints": prints, "answers": total, "cpu": process_time() - began}


def page(request: Request) -> Request:
    """Return the CPU milliseconds and kilobytes of the table page and its parts."""
    from boardwright.bench.pages import measure_pages

    return dict(measure_pages(scene_of(request), request["seed"]))


def catan(request: Request) -> Request:
    """Play Catanatron's own game with its random players; every tick counts, forced ones too."""
    import random

    from catanatron import Color, Game, RandomPlayer

    random.seed(request["seed"])
    decisions = games = 0
    began = process_time()
    while process_time() - began < request["seconds"]:
        game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE)])
        while game.winning_color() is None and game.state.num_turns < 1000:
            game.play_tick()
            decisions += 1
        games += 1
    return {"decisions": decisions, "games": games, "cpu": process_time() - began}


def memory(request: Request) -> Request:
    """Return the most memory this process has held, in bytes."""
    status = Path("/proc/self/status")
    if status.exists():  # getrusage would count the parent's memory at the time of the fork
        found = re.search(r"VmHWM:\s+(\d+) kB", status.read_text(encoding="ascii"))
        assert found is not None
        return {"bytes": int(found[1]) * 1024}
    from resource import RUSAGE_SELF, getrusage

    peak = getrusage(RUSAGE_SELF).ru_maxrss
    return {"bytes": peak if sys.platform == "darwin" else peak * 1024}


MEASURES: Final = {
    "facts": facts,
    "playouts": playouts,
    "clones": clones,
    "size": size,
    "endurance": endurance,
    "page": page,
    "catan": catan,
    "memory": memory,
}

if __name__ == "__main__":
    main()
