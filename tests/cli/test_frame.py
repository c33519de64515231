"""What all commands share: help, version, quick start, errors in one sentence, Ctrl-C."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from typer.testing import Result

from boardwright.cli.arguments import read_title
from boardwright.cli.problem import Problem, sentence_of
from boardwright.games.registry import names

Run = Callable[..., Result]
Process = Callable[..., "subprocess.CompletedProcess[str]"]

COMMANDS = ("play", "games", "rules", "aid", "simulate", "replay", "validate", "serve", "bench", "edition")
HEAVY = (
    "rich",
    "starlette",
    "uvicorn",
    "sqlalchemy",
    "jinja2",
    "asyncio",
    "multiprocessing",
    "concurrent",
    "boardwright.games",
    "boardwright.kernel",
    "boardwright.table",
    "boardwright.faces",
)
MOST_MODULES = 240  # 167 on Python 3.11; more mean that something was imported too early


def test_help_names_every_command(run: Run) -> None:
    told = run("--help")
    assert told.exit_code == 0
    for command in COMMANDS:
        assert f"\n  {command} " in told.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(run: Run, command: str) -> None:
    told = run(command, "--help")
    assert told.exit_code == 0
    assert told.stdout.startswith(f"Usage: boardwright {command}")
    assert told.stderr == ""


def test_without_a_command_help_is_shown(run: Run) -> None:
    told = run()
    assert told.exit_code == 0
    assert told.stdout.startswith("Usage: boardwright")


def test_help_imports_next_to_nothing(process: Process) -> None:
    code = (
        "import sys\n"
        "from boardwright.cli import main\n"
        "try:\n    main(['--help'])\n"
        "except SystemExit:\n    pass\n"
        "import json\nprint(json.dumps(sorted(sys.modules)), file=sys.stderr)"
    )
    told = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, env=path()
    )
    modules = json.loads(told.stderr)
    early = [m for m in modules if any(m == heavy or m.startswith(heavy + ".") for heavy in HEAVY)]
    assert early == []
    assert len(modules) < MOST_MODULES


def path() -> dict[str, str]:
    """Return an environment in which the tested sources are found."""
    import os

    import boardwright

    return {**os.environ, "PYTHONPATH": str(Path(boardwright.__file__).parent.parent)}


def test_version_says_how_the_engines_run(run: Run) -> None:
    told = run("--version")
    assert told.exit_code == 0
    assert told.stdout.startswith("boardwright ")
    assert "engines interpreted" in told.stdout or "engines compiled" in told.stdout


BAD_INPUT = [
    (["plai"], "No such command plai. Did you mean play, replay?; see boardwright --help."),
    (["simulate", "attandarra"], "Missing option --players / -p; see boardwright simulate --help."),
    (["games", "--jsn"], "No such option: --jsn (Possible options: --json); see boardwright games --help."),
    (["rules", "atandarra"], "There is no game called atandarra; did you mean attandarra?"),
    (["aid", "chess"], f"There is no game called chess; choose from {', '.join(names())}."),
    (
        ["rules", "attandarra", "XYZ-99"],
        "The rules of Attandarra have no clause “XYZ-99”; list all of them without a clause.",
    ),
    (
        ["rules", "attandarra", "zeppelin"],
        "The rules of Attandarra have no clause “zeppelin”; list all of them without a clause.",
    ),
    (["edition", "show", "attandarra", "retial"], "Attandarra has no edition retial; did you mean retail?"),
    (["edition", "check", "attandarra", "no.toml"], "no.toml: there is no such file; check the name."),
    (
        ["edition", "new", "attandarra", "no/my.toml"],
        "no/my.toml: the file cannot be written (No such file or directory); give another place.",
    ),
    (
        ["simulate", "attandarra", "-p", "greedy,gredy"],
        "There is no player called gredy; choose from random, greedy.",
    ),
    (
        ["simulate", "attandarra", "-p", "greedy,human"],
        "A human cannot be simulated; use boardwright play for that.",
    ),
    (
        ["simulate", "attandarra", "-p", "random"],
        "Attandarra is played by 2 to 4, not by 1; name one kind for each seat, such as greedy,random.",
    ),
    (
        ["simulate", "attandarra", "-p", "random,random", "-o", "histroy"],
        "Attandarra has no option 'histroy'; did you mean history?",
    ),
    (
        ["simulate", "attandarra", "-p", "random,random", "-o", "history=maybe"],
        "Option history cannot be maybe; choose from off, on.",
    ),
    (
        ["simulate", "attandarra", "-p", "random,random", "-o", "history", "-o", "history=off"],
        "Option history is given twice; give it once.",
    ),
    (
        ["simulate", "attandarra", "-p", "random,random", "-o", "start"],
        "Option start needs a value; write start=VALUE with one of random, 0, 1, 2, 3.",
    ),
    (
        ["simulate", "attandarra", "-p", "random,random", "-s", "a b"],
        "--seed cannot be 'a b'; use up to 64 letters, digits and . _ : - alone.",
    ),
    (
        ["simulate", "attandarra", "-p", "random,random", "--logs"],
        "Logs need a folder; name one with --output.",
    ),
    (
        ["simulate", "attandarra", "-p", "random,random", "-e", "no.toml"],
        "no.toml: there is no such file; check the name.",
    ),
    (
        ["validate", "no.game"],
        "no.game: the file cannot be read (No such file or directory); check its name.",
    ),
    (["replay", "no.game"], "no.game: the file cannot be read (No such file or directory); check its name."),
    (["replay", "."], ".: the file cannot be read (Is a directory); check its name."),
    (
        ["play", "attandarra", "--terminal", "--seats", "human"],
        "Attandarra is played by 2 to 4, not by 1; name one kind for each seat, such as greedy,random.",
    ),
    (
        ["play", "attandarra", "--terminal", "--seats", "human,robot"],
        "There is no player called robot; choose from random, greedy.",
    ),
    (
        ["play", "attandarra", "--terminal", "--names", "Ada,Ada"],
        "Two players are called Ada; give each their own name.",
    ),
    (
        ["play", "attandarra", "--terminal", "--names", "greedy\u00a02"],
        "Two players are called Greedy 2; give each their own name.",
    ),
    (
        ["play", "baghdad", "--terminal", "--seats", "human", "--names", "bot"],
        "Two players are called Bot; give each their own name.",
    ),
    (
        ["play", "attandarra", "--terminal", "--names", "Ada,\u2800"],
        "A name needs a letter, a digit or a sign that can be seen; choose another, or none.",
    ),
    (
        ["play", "attandarra", "--terminal", "--names", "x" * 25],
        "A name has 24 letters at most, this one 25; choose a shorter one.",
    ),
    (
        ["play", "attandarra", "--terminal", "--names", "A,B,C"],
        "--names has 3 names for 2 seats; give at most one for each.",
    ),
    (
        ["play", "--terminal", "--from", "no.game"],
        "no.game: the file cannot be read (No such file or directory); check its name.",
    ),
    (["play", "--port", "70000"], None),
    (["bench", "--part", "playout"], "There is no part playout; did you mean playouts?"),
]


@pytest.mark.parametrize(("arguments", "sentence"), BAD_INPUT, ids=[" ".join(row[0]) for row in BAD_INPUT])
def test_bad_input_is_one_sentence_and_exit_code_2(
    run: Run, arguments: list[str], sentence: str | None
) -> None:
    told = run(*arguments)
    assert told.exit_code == 2
    assert told.stdout == ""
    assert told.stderr.count("\n") == 1
    assert told.stderr.rstrip()[-1] in ".?"
    if sentence is not None:
        assert told.stderr.strip().removesuffix(".").replace(
            str(Path.cwd()) + "/", ""
        ) == sentence.removesuffix(".")


def test_a_process_gives_the_same_exit_code_and_no_traceback(process: Process) -> None:
    told = process("rules", "atandarra")
    assert told.returncode == 2
    assert told.stderr == "There is no game called atandarra; did you mean attandarra?\n"


def test_a_reader_that_leaves_is_no_error(tmp_path: Path) -> None:
    command = f"{sys.executable} -P -m boardwright edition show attandarra | head -1"
    told = subprocess.run(
        ["/bin/sh", "-c", command], capture_output=True, text=True, check=True, cwd=tmp_path, env=path()
    )
    assert told.stdout.startswith("Attandarra, edition retail@")
    assert told.stderr == ""


def test_without_a_game_the_games_are_named() -> None:
    with pytest.raises(Problem, match=f"No game is named; choose from {', '.join(names())}"):
        read_title("")


def test_a_defect_is_not_dressed_up_as_bad_input() -> None:
    assert sentence_of(KeyError("seat")) is None
    assert sentence_of(AssertionError()) is None
    assert sentence_of(FileNotFoundError(2, "No such file or directory", "x")) == (
        "x: No such file or directory; check the name and your rights."
    )
