"""How long an answer takes to come back as the updated page, on a server on this machine.

The client plays the same game beside the server: equal seeds and answers make equal tables, so it knows
what may be answered without reading pages.
"""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import asdict
from http.client import HTTPConnection
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Final
from urllib.parse import urlencode, urlsplit

from boardwright.bench.positions import Scene
from boardwright.bench.rows import Row, row
from boardwright.bench.variants import PLAIN, WorkerFailed, environment
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.table.table import Table

START: Final = "from boardwright.bench.served import main; main()"
PATIENCE: Final = 30  # seconds for one answer, and for the server to stop
MILLI: Final = 1000


def measure_answers(scene: Scene, answers: int, server: str) -> list[Row]:
    """Return the 50th and 95th percentile of the milliseconds of an answer, and the fragment's size."""
    with served(scene, "bench", plain=server == PLAIN) as told:
        if told["server"] != server:
            raise WorkerFailed(f"The server runs on {told['server']}, not on {server}.")
        client = Client(told)
        with closing(client.connection):
            times, sizes = play(client, scene, "bench", answers)
    times.sort()
    return [
        Row(
            "answers",
            f"{server}: answer to updated page, half of them within",
            percentile(times, 50),
            times[0],
            times[-1],
            "ms",
        ),
        Row(
            "answers",
            f"{server}: answer to updated page, 95 % within",
            percentile(times, 95),
            times[0],
            times[-1],
            "ms",
        ),
        row("answers", f"{server}: what comes back, as sent (gzip)", sizes, "kB"),
    ]


def percentile(ordered: list[float], share: int) -> float:
    """Return the least of the ordered values that a share of them (in %) does not exceed."""
    return ordered[max(0, -(-len(ordered) * share // 100) - 1)]


@contextmanager
def served(scene: Scene, seed: str, *, plain: bool) -> Iterator[Mapping[str, str]]:
    """Run a server in a process of its own, and yield what it says about itself and its table."""
    with TemporaryDirectory() as folder:
        command = [sys.executable, "-P", "-c", START, json.dumps(asdict(scene)), seed, folder]
        command += ["plain"] if plain else []
        with subprocess.Popen(  # noqa: S603 - this very Python
            command, stdout=subprocess.PIPE, text=True, env=environment()
        ) as process:
            assert process.stdout is not None
            try:
                line = process.stdout.readline()
                if not line:
                    raise WorkerFailed("The server to be measured did not start.")
                yield json.loads(line)
            finally:
                process.send_signal(signal.SIGINT)
                try:
                    process.wait(PATIENCE)
                except subprocess.TimeoutExpired:
                    process.kill()


class Client:
    """Sends answers as the page's script does, over one connection."""

    def __init__(self, told: Mapping[str, str]) -> None:
        """Connect to a server that said these things about its table."""
        address = urlsplit(told["address"])
        assert address.hostname is not None
        self.connection = HTTPConnection(address.hostname, address.port, timeout=PATIENCE)
        self.path = told["path"]
        self.csrf = told["csrf"]
        self.headers = {
            "Cookie": told["cookie"],
            "Origin": told["address"],
            "Content-Type": "application/x-www-form-urlencoded",
            "Accept-Encoding": "gzip",
            "X-Wants": "fragment",
        }

    def answer(self, seat: int, words: str, version: int) -> tuple[float, float]:
        """Send an answer; return milliseconds and kilobytes. Raises WorkerFailed if it is refused."""
        form = {
            "csrf": self.csrf,
            "seat": seat,
            "words": words,
            "version": version,
            "id": f"bench-{version:08}",
            "confirm": "on",
        }
        body = urlencode(form)
        began = perf_counter()
        self.connection.request("POST", f"{self.path}/answers", body, self.headers)
        response = self.connection.getresponse()
        content = response.read()
        took = perf_counter() - began
        if response.status != 200:
            raise WorkerFailed(f"The server answered “{words}” with status {response.status}.")
        return MILLI * took, len(content) / MILLI


def play(client: Client, scene: Scene, seed: str, answers: int) -> tuple[list[float], list[float]]:
    """Give random answers, at most to the end of the game; return their milliseconds and kilobytes."""
    everybody = frozenset(range(scene.seats))
    table = Table.begin(Setup(scene.game, scene.seats, scene.options), seed, None, everybody)
    rng = Rng(1)
    times: list[float] = []
    sizes: list[float] = []
    while len(times) < answers and not table.over:
        options = table.game.options()
        action = options[rng.below(len(options))]
        seat = table.asked
        took, size = client.answer(seat, table.words.format(action), table.version)
        table.answer(seat, action, confirm=True)
        times.append(took)
        sizes.append(size)
    return times, sizes
