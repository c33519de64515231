"""Games of the terminal are kept while they are played, offered again, and replace no file unasked."""

from __future__ import annotations

import os
import pty
import shlex
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from boardwright.table.log import read_log
from tests.cli.conftest import child

Run = Callable[..., Result]

GAME = ["play", "attandarra", "--terminal", "--seed", "3"]
COMMAND = "The game is kept; go on with boardwright play --terminal --from "


def kept(folder: Path) -> list[Path]:
    return list((folder / "data" / "boardwright" / "unfinished").glob("*.game"))


def commands(text: str) -> list[list[str]]:
    """Return the words of the commands that a text says, in the way of a shell."""
    return [
        shlex.split(line[line.index("boardwright play") :])
        for line in text.splitlines()
        if " --from " in line
    ]


def test_the_end_of_input_loses_nothing(run: Run, tmp_path: Path) -> None:
    told = run(*GAME, "--names", "Ada Lo,Bo", "--seats", "human,random", entered="1\n1 hospital c1\n")
    [path] = kept(tmp_path)
    lines = told.stdout.splitlines()
    assert f"The game is kept after every answer, in {path}" in lines
    assert lines[-1] == f"{COMMAND}{path} --seats human,random --names 'Ada Lo,Bo'"
    [command] = commands(lines[-1])
    again = run(*command[1:], entered="u\nq\n")
    assert again.exit_code == 0
    assert "Attandarra with Ada Lo, Bo. Enter h for help." in again.stdout
    assert "Taken back: 1 answer." in again.stdout
    assert kept(tmp_path) == [path]  # the same file goes on
    assert path.stat().st_mode & 0o077 == 0 or path.parent.stat().st_mode & 0o077 == 0  # it holds the seed


def test_every_answer_is_kept_as_the_game_stands(run: Run, tmp_path: Path) -> None:
    run(*GAME, entered="1\n1 hospital c1\nq\n")
    [path] = kept(tmp_path)
    words = [item.words for item in read_log(path).items if hasattr(item, "words")]
    assert words[-1] == "build hospital C1"
    assert run("validate", str(path)).exit_code == 0
    run("play", "--terminal", "--from", str(path), entered="u\nq\n")
    assert not any("hospital C1" in line for line in path.read_text().splitlines())


@pytest.mark.parametrize("first", ["human,random", "random,human"])
def test_who_has_answered_nothing_leaves_nothing(run: Run, tmp_path: Path, first: str) -> None:
    told = run(*GAME, "--seats", first, "--option", "start=0", entered="b\nq\nq\n")
    assert ("Random 1" in told.stdout) == (first == "random,human")
    assert kept(tmp_path) == []
    assert "The game is kept" not in told.stdout


def test_one_q_leaves_a_game_that_is_kept(run: Run, tmp_path: Path) -> None:
    told = run(*GAME, entered="1\nq\n")
    assert told.stdout.splitlines()[-1].startswith(COMMAND)
    assert told.stdout.count("Your answer") == 2


def test_a_game_that_is_saved_elsewhere_or_over_is_not_kept_twice(run: Run, tmp_path: Path) -> None:
    told = run(*GAME, entered="1\nsave my.game\nq\n")
    assert kept(tmp_path) == []
    assert "Saved; continue with boardwright play --terminal --from my.game" in told.stdout.splitlines()
    run("play", "--terminal", "--from", "my.game", "--seats", "human,random", entered="1 hospital c1\n")
    [path] = kept(tmp_path)
    assert read_log(Path("my.game")) != read_log(path)  # the player's own file is left alone
    text = path.read_text()
    run("play", "--terminal", "--from", str(path), entered=f"save {path}\ny\nq\n")
    assert [item for item in read_log(path).items if hasattr(item, "words")] != []
    assert text.splitlines()[2:] == path.read_text().splitlines()[1:]


def test_a_finished_game_is_forgotten_when_it_is_left(run: Run, tmp_path: Path) -> None:
    order = ["simulate", "bot-factory", "-p", "random", "-n", "1", "-j", "1", "--logs", "--output", "out"]
    assert run(*order, "-o", "max_rounds=20").exit_code == 0
    whole = (tmp_path / "out" / "logs" / "000000.game").read_text().splitlines()
    last = max(n for n, line in enumerate(whole) if line.startswith("0 "))
    (tmp_path / "near.game").write_text("\n".join(whole[:last]) + "\n")
    left = [line[2:] for line in whole[last:] if line.startswith("0 ")]
    told = run("play", "-t", "--from", "near.game", entered="\n".join([*left, "c"]) + "\n")
    assert "The game is over." in told.stdout
    [path] = kept(tmp_path)  # the input ended before anybody left
    told = run("play", "-t", "--from", str(path), entered="c\nq\n")
    assert "The game is over." in told.stdout
    assert kept(tmp_path) == []


def test_a_game_that_cannot_be_kept_is_said_and_q_asks_twice(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    told = run(*GAME, entered="1\nq\nq\n")
    assert told.exit_code == 0
    assert "cannot be written" in told.stdout
    assert "Until then the game is not kept; enter save FILE to save it." in told.stdout
    assert "The game is not saved; enter save FILE, or q again to leave it." in told.stdout


def test_the_next_start_offers_what_is_unfinished(run: Run, tmp_path: Path) -> None:
    run(*GAME, "--names", "Ada", entered="1\n")
    [first] = kept(tmp_path)
    (first.parent / "broken.game").write_text("chess\n")
    told = run("play", "baghdad", "-t", entered="q\n")
    lines = told.stdout.splitlines()
    assert lines[0] == "Unfinished games are kept; these go on:"
    assert lines[1].startswith("1  Attandarra, ")
    assert commands(told.stdout) == [
        ["boardwright", "play", "--terminal", "--from", str(first), "--names", "Ada,Greedy 2"]
    ]
    assert lines[3].startswith("Baghdad")
    assert "Unfinished" not in run("play", "-t", "--from", str(first), entered="q\n").stdout


@pytest.mark.skipif(sys.platform == "win32", reason="a POSIX terminal")
def test_at_a_terminal_a_number_goes_on(run: Run, tmp_path: Path) -> None:
    run(*GAME, "--names", "Ada,Bo", "--seats", "human,random", entered="1\n")
    ours, theirs = pty.openpty()
    with child(tmp_path, "play", "--terminal", stdin=theirs) as playing:
        os.write(ours, b"7\n1\nq\n")
        text, _ = playing.communicate(timeout=60)
    os.close(ours)
    os.close(theirs)
    assert playing.returncode == 0
    assert text.count("Number of a game, or Enter for a new one > ") == 2
    assert "Attandarra with Ada, Bo. Enter h for help." in text
    assert len(kept(tmp_path)) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_ctrl_c_loses_nothing(tmp_path: Path) -> None:
    with child(tmp_path, *GAME, stdin=subprocess.PIPE) as playing:
        assert playing.stdin is not None
        assert playing.stdout is not None
        playing.stdin.write("1\n")
        playing.stdin.flush()
        while "The game is kept after every answer" not in playing.stdout.readline():
            pass
        playing.send_signal(signal.SIGINT)
        text, said = playing.communicate(timeout=60)
    [path] = kept(tmp_path)
    assert playing.returncode == 130
    assert said == ""
    assert text.splitlines()[-1] == f"{COMMAND}{path}"


# Saving


def test_a_file_is_replaced_only_by_who_says_so(run: Run, tmp_path: Path) -> None:
    (tmp_path / "mine.txt").write_text("precious")
    for said in ("n", "", "maybe"):
        told = run(*GAME, entered=f"1\nsave mine.txt\n{said}\nq\n")
        assert "mine.txt exists already; replace it (y, n)? > " in told.stdout
        assert "mine.txt is as it was, and the game is not saved there." in told.stdout.splitlines()
        assert (tmp_path / "mine.txt").read_text() == "precious"
    assert run(*GAME, entered="1\nsave mine.txt\n").exit_code == 0  # the input ends at the question
    assert (tmp_path / "mine.txt").read_text() == "precious"
    told = run(*GAME, entered="1\nsave mine.txt\ny\n1 hospital c1\nsave mine.txt\nq\n")
    assert told.stdout.count("replace it (y, n)?") == 1  # its own file is no stranger
    assert (tmp_path / "mine.txt").read_text().startswith("attandarra rulings=")


def test_what_is_no_file_is_never_replaced(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "nowhere").symlink_to("gone")
    for name in ("folder", "nowhere"):
        told = run(*GAME, entered=f"save {name}\nq\n")
        assert f"{name} is there already and no file; name another place." in told.stdout.splitlines()
    assert (tmp_path / "nowhere").is_symlink()


@pytest.mark.parametrize("name", ["my first.game", "it's.game", "$HOME;ls.game", "甲 乙.game"])
@pytest.mark.parametrize("quote", ["", '"'])
def test_a_saved_game_goes_on_with_the_very_command_that_is_said(
    run: Run, tmp_path: Path, name: str, quote: str
) -> None:
    told = run(*GAME, "--names", "Ada,Bo", entered=f"1\nsave {quote}{name}{quote}\nq\n")
    assert (tmp_path / name).is_file()
    [command] = commands(told.stdout)
    assert command == ["boardwright", "play", "--terminal", "--from", name, "--names", "Ada,Bo"]
    again = run(*command[1:], entered="q\n")
    assert again.exit_code == 0
    assert "Attandarra with Ada, Bo." in again.stdout


def test_the_command_keeps_language_plain_lines_and_edition(run: Run, tmp_path: Path) -> None:
    run("edition", "new", "attandarra", "my own.toml")
    told = run(*GAME, "--plain", "--edition", "my own.toml", entered="1\nq\n")
    [command] = commands(told.stdout)
    [path] = kept(tmp_path)
    mine = str(tmp_path / "my own.toml")
    assert command == [
        *["boardwright", "play", "--terminal", "--plain", "--from", str(path), "--edition", mine]
    ]
    assert run(*command[1:], entered="q\n").exit_code == 0


def test_other_commands_quote_file_names_too(run: Run) -> None:
    told = run("edition", "new", "attandarra", "my own.toml")
    assert told.stdout.endswith("then run boardwright edition check attandarra 'my own.toml'\n")
