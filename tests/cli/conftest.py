"""Running the command line, in this process and in another."""

from __future__ import annotations

import logging
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import structlog
from typer.testing import CliRunner, Result

import boardwright
from boardwright.cli.commands import app

Run = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def run(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Run]:
    """Return what runs a command in this process, in an empty folder."""
    handlers = logging.root.handlers[:]
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    def invoke(*arguments: str, entered: str = "") -> Result:
        return CliRunner().invoke(app, list(arguments), input=entered)

    yield invoke
    # A command that serves logs to its stderr, which is closed by now; servers of other tests shall not.
    logging.root.handlers[:] = handlers
    structlog.reset_defaults()


@pytest.fixture
def process(tmp_path: Path) -> Process:
    """Return what runs a command in a process of its own, in an empty folder."""

    def start(*arguments: str, hash_seed: str = "0", entered: str = "") -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-P", "-m", "boardwright", *arguments],
            cwd=tmp_path,
            env=environment(tmp_path, hash_seed),
            input=entered,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )

    return start


@contextmanager
def child(folder: Path, *arguments: str, stdin: int | None = None) -> Iterator[subprocess.Popen[str]]:
    """Run a command in a folder beside the test, and see to it that it does not outlive the test."""
    with subprocess.Popen(
        [sys.executable, "-P", "-m", "boardwright", *arguments],
        cwd=folder,
        env=environment(folder, "0"),
        stdin=stdin,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as running:
        try:
            yield running
        finally:
            if running.poll() is None:
                running.kill()


def environment(folder: Path, hash_seed: str) -> dict[str, str]:
    """Return an environment in which this very boardwright is found, and keeps its data in a folder."""
    return {
        **os.environ,
        "PYTHONPATH": str(Path(boardwright.__file__).parent.parent),
        "PYTHONHASHSEED": hash_seed,
        "XDG_DATA_HOME": str(folder / "data"),
        "COLUMNS": "100",
    }
