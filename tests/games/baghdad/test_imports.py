"""Each module can be the first one that is imported, whatever the others need of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[3] / "src"


@pytest.mark.parametrize("module", ["library", "boats", "city_tiles", "gains"])
def test_a_module_of_rewards_can_be_imported_first(module: str) -> None:
    told = subprocess.run(
        [sys.executable, "-c", f"import boardwright.games.baghdad.{module} as m; print(m.__name__)"],
        env={**os.environ, "PYTHONPATH": str(SOURCES), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (told.stdout.strip(), told.stderr) == (f"boardwright.games.baghdad.{module}", "")
