"""The commands in docs/command-line.md can be typed as they stand."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import boardwright

DOCUMENT = Path(__file__).parents[2] / "docs" / "command-line.md"


def commands() -> list[str]:
    """Return the lines that begin with `$`, in order."""
    blocks = re.findall(r"```console\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    return [line.removeprefix("$ ") for block in blocks for line in block.splitlines()]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a shell")
@pytest.mark.slow
def test_the_commands_run_one_after_the_other(tmp_path: Path) -> None:
    command = tmp_path / "bin" / "boardwright"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec {sys.executable} -P -m boardwright "$@"\n')
    command.chmod(0o755)
    folder = tmp_path / "work"
    folder.mkdir()
    environment = {
        **os.environ,
        "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(Path(boardwright.__file__).parent.parent),
        "XDG_DATA_HOME": str(tmp_path / "data"),
    }
    typed = commands()
    assert len(typed) > 15
    for line in typed:
        told = subprocess.run(
            ["/bin/sh", "-c", line], cwd=folder, env=environment, capture_output=True, text=True, check=False
        )
        assert told.returncode == 0, f"{line}\n{told.stderr}"
        assert told.stdout, line
        assert "Traceback" not in told.stderr, line


def test_every_command_is_described() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    from boardwright.bench.parts import PARTS
    from boardwright.cli.commands import application, edition_app

    for name in application().commands:
        assert f"boardwright {name}" in text, name
    for command in edition_app.registered_commands:
        assert f"boardwright edition {command.name}" in text, command.name
    for part in PARTS:
        assert f"| `{part}` |" in text, part
