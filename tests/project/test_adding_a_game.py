"""The page about adding a game builds the game in `examples`, which can be installed and played."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from textwrap import indent

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs/adding-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"```\w+ (\S+)\n(.*?)```", PAGE, re.DOTALL)
COMMANDS = re.findall(r"```sh\n(.*?)```", PAGE, re.DOTALL)[0].splitlines()
EXAMPLE = ROOT / "examples/pig"
KINDS = {".css", ".py", ".svg", ".toml", ".txt"}
MOST_LINES = 600


def files() -> dict[str, str]:
    """Return the files of the example by their places; stored games apart."""
    return {
        path.relative_to(EXAMPLE).as_posix(): path.read_text(encoding="utf-8")
        for path in EXAMPLE.rglob("*")
        if path.suffix in KINDS and path.parent.suffix != ".egg-info"
    }


@pytest.mark.parametrize(("file", "quoted"), QUOTED, ids=[file for file, _ in QUOTED])
def test_what_the_page_quotes_is_a_part_of_the_file(file: str, quoted: str) -> None:
    assert quoted in files()[file] or indent(quoted, "    ") in files()[file]


def test_the_page_names_every_file() -> None:
    assert [name for name in files() if Path(name).name not in PAGE] == []


def test_the_game_is_small() -> None:
    assert sum(text.count("\n") for text in files().values()) <= MOST_LINES


def test_every_command_of_the_page_works(tmp_path: Path) -> None:
    """The first installs the game, from a copy and into a folder of its own."""
    without = shutil.ignore_patterns("*.egg-info", "__pycache__")
    shutil.copytree(EXAMPLE, tmp_path / "examples/pig", ignore=without)
    home = tmp_path / "home"
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(home)])}
    environment |= {"XDG_DATA_HOME": str(tmp_path / "data"), "PYTHONDONTWRITEBYTECODE": "1"}
    install, *commands = map(shlex.split, COMMANDS)
    told = []
    for command in ([*install, "--quiet", "--target", str(home)], *commands):
        program = ["-P", "-m", "boardwright"] if command[0] == "boardwright" else []
        done = subprocess.run(
            [sys.executable, *program, *command[1:]],
            cwd=tmp_path,
            env=environment,
            input="1\n2\nsave\nquit\n",
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, done.stderr
        told.append(done.stdout)
    _, listed, aid, simulated, played = told
    assert "pig: Pig, 2 to 4 players" in listed
    assert "Your turn" in aid
    assert "greedy" in simulated
    assert "Hold" in played
