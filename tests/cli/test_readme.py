"""What README.md shows works as printed."""

from __future__ import annotations

import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Process, environment

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")
LOGGED = re.compile(r"= [0-9a-f]{8} 0:\d+ 1:\d+ 2:\d+")


def blocks(kind: str) -> list[str]:
    """Return the fenced blocks of a kind."""
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


def commands() -> list[list[str]]:
    """Return what is typed, split into words."""
    return [shlex.split(line) for block in blocks("console") for line in block.splitlines()]


def test_the_two_commands_are_targets_of_make() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    typed = [words[1] for words in commands() if words[0] == "make"]
    assert typed == ["play", "test"]
    assert set(typed) <= set(targets)


def test_every_other_command_is_boardwright() -> None:
    for words in commands():
        assert words[0] in ("make", ".venv/bin/boardwright"), words


def test_the_terminal_command_opens_a_table(process: Process) -> None:
    [words] = [words for words in commands() if "--terminal" in words]
    told = process(*words[1:], entered="b\nq\n")
    assert told.returncode == 0, told.stderr
    assert "Round 1" in told.stdout


@pytest.mark.parametrize("words", [words for words in commands() if "--seats" in words], ids=" ".join)
def test_the_browser_command_opens_a_table(words: list[str], tmp_path: Path) -> None:
    process = subprocess.Popen(
        [sys.executable, "-P", "-m", "boardwright", *words[1:], "--no-browser", "--port", "0"],
        cwd=tmp_path,
        env=environment(tmp_path, "0"),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    line = process.stdout.readline()
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=30)
    assert line.startswith("boardwright is at http://127.0.0.1:")


def test_commands_named_in_sentences_run(process: Process) -> None:
    named = re.findall(r"`(boardwright [^`]*)`", README.replace("\n", " "))
    ran = 0
    for line in named:
        words = shlex.split(line)[1:]
        if words[0] in ("serve", "play"):
            continue
        if words[0] == "simulate":
            words[words.index("--num") + 1] = "2"
        told = process(*words)
        assert told.returncode == 0, f"{line}\n{told.stderr}"
        ran += 1
    assert ran >= 4


def test_the_python_example_runs(tmp_path: Path) -> None:
    [code] = blocks("python")
    told = subprocess.run(
        [sys.executable, "-P", "-c", code],
        cwd=tmp_path,
        env=environment(tmp_path, "0"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, told.stderr
    assert LOGGED.fullmatch(told.stdout.splitlines()[-1])


def test_the_picture_is_there() -> None:
    for path in re.findall(r"!\[[^\]]*\]\(([^)]*)\)", README):
        assert (ROOT / path).is_file(), path


def test_every_link_leads_somewhere() -> None:
    for path in re.findall(r"(?<!!)\[[^\]]*\]\(([^):]*)\)", README):
        assert (ROOT / path).exists(), path
