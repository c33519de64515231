"""Processes that measure: the engines compiled, the same engines interpreted, and a peer."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from types import TracebackType
from typing import Any, Final, Self

import boardwright
from boardwright.build_info import compiled

COMPILED: Final = "compiled"
INTERPRETED: Final = "interpreted"
PEER: Final = "Catanatron"
PLAIN: Final = "asyncio, h11"
EXTRA: Final = "uvloop, httptools"
QUICK: Final = ("uvloop", "httptools")  # the extra `server`: what most people do not have
START: Final = "from boardwright.bench.worker import main; main()"


class WorkerFailed(Exception):
    """A measuring process that gave no result. Its text is one sentence."""


class Worker:
    """One measuring process; use it in a `with` block, which ends it."""

    def __init__(self, name: str) -> None:
        """Start a process for a variant."""
        self.name = name
        arguments = [sys.executable, "-P", "-c", START] + (["--interpreted"] if name == INTERPRETED else [])
        self.process = subprocess.Popen(  # noqa: S603 - this very Python
            arguments,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=environment(),
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is not None:
            self.process.kill()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait()

    def ask(self, measure: str, **request: object) -> Mapping[str, Any]:
        """Return the result of a measure of `worker`. Raises WorkerFailed."""
        self.send(measure, **request)
        return self.receive()

    def send(self, measure: str, **request: object) -> None:
        """Ask without waiting for the result."""
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"measure": measure, **request}) + "\n")
        self.process.stdin.flush()

    def receive(self) -> Mapping[str, Any]:
        """Return the result of the oldest request. Raises WorkerFailed."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise WorkerFailed(f"The {self.name} process ended without a result.")
        result: dict[str, Any] = json.loads(line)
        if "error" in result:
            raise WorkerFailed(f"The {self.name} process failed with {result['error']}")
        return result


def environment() -> dict[str, str]:
    """Return an environment in which a process finds this very boardwright, and the same games."""
    sources = str(Path(boardwright.__file__).parent.parent)
    path = os.pathsep.join(filter(None, [sources, *sys.path]))
    return {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "0"}


def engines() -> list[str]:
    """Return the variants of our engines that this installation has."""
    return [COMPILED, INTERPRETED] if compiled() else [INTERPRETED]


def servers() -> list[str]:
    """Return the kinds of server that can be measured here: as `make play` has it, and with the extra."""
    extra = [EXTRA] if all(find_spec(name) for name in QUICK) else []
    return [PLAIN, *extra]


def peer_is_installed() -> bool:
    """Tell whether the peer can be measured."""
    return find_spec("catanatron") is not None
