"""Interpreted and compiled engines are the same game."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from boardwright.build_info import compiled
from tests.contract.finals import finals

ROOT = Path(__file__).resolve().parents[2]
ENGINES = ("kernel", "games")
WHERE = "import boardwright, pathlib; print(pathlib.Path(boardwright.__file__).parent)"


def run(*arguments: str, path: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the installed packages and a search path of its own."""
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.run(
        [sys.executable, "-P", *arguments],
        cwd="/",
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )


def sources(package: Path) -> dict[str, bytes]:
    """Return the engines' sources in a package folder."""
    return {
        path.relative_to(package).as_posix(): path.read_bytes()
        for folder in ENGINES
        for path in sorted((package / folder).rglob("*"))
        if path.suffix in {".py", ".toml"}
    }


def test_compiled_and_interpreted_games_end_alike() -> None:
    installed = run("-c", WHERE, path="")
    if installed.returncode:
        pytest.skip("boardwright is not installed here, so there is no compiled form (make compile)")
    if sources(Path(installed.stdout.strip())) != sources(ROOT / "src/boardwright"):
        pytest.skip("the installed engines are not those of these sources (make compile)")
    others = [ROOT, *ROOT.glob("examples/*"), *([ROOT / "src"] if compiled() else [])]
    other = run("-m", "tests.contract.finals", path=os.pathsep.join(map(str, others)))
    assert other.returncode == 0, other.stderr
    found = json.loads(other.stdout)
    if found["compiled"] == compiled():
        pytest.skip(
            "the installed engines are not compiled: sudo apt-get install gcc python3-dev; make compile"
        )
    assert found["finals"] == finals()
