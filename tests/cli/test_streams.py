"""Streams that are closed, full, left by their reader or of few letters: one sentence, and the exit code."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import environment

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a POSIX shell")

COMMANDS = [
    "--help",
    "--version",
    "edition",
    "games",
    "games --json",
    "rules baghdad",
    "aid tabannusi",
    "edition show attandarra",
    "simulate attandarra -p random,random -n 1 -j 1",
    "simulate attandarra -p random,random -n 1 -j 1 --json",
    "play attandarra --terminal --seats random,random",
    "play attandarra --terminal",
    "bench --quick --part size --game attandarra",
]
SOME = ["--help", "games", "simulate attandarra -p random,random -n 1 -j 1", "play attandarra --terminal"]
FULL = "Reading or writing failed (No space left on device); see where input and output lead.\n"
CLOSED = "Reading or writing failed (Bad file descriptor); see where input and output lead.\n"
NARROW = ("cp1252", "latin-1", "cp437")


def shell(folder: Path, line: str, entered: bytes = b"", **more: str) -> subprocess.CompletedProcess[bytes]:
    """Run `boardwright` as a shell does; `$B` in the line is its name."""
    return subprocess.run(
        ["bash", "-o", "pipefail", "-c", line],
        cwd=folder,
        env=environment(folder, "0") | {"B": f"{sys.executable} -P -m boardwright"} | more,
        input=entered,
        capture_output=True,
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("command", "where", "sentence", "unbuffered"),
    [
        *((command, ">/dev/full", FULL, "") for command in COMMANDS),
        *((command, ">/dev/full", FULL, "1") for command in SOME),
        *((command, ">&-", CLOSED, "") for command in SOME),
    ],
)
def test_output_that_goes_nowhere_is_one_sentence(
    tmp_path: Path, command: str, where: str, sentence: str, unbuffered: str
) -> None:
    told = shell(tmp_path, f"$B {command} {where}", PYTHONUNBUFFERED=unbuffered)
    assert told.returncode == 2
    said = told.stderr.decode().splitlines(keepends=True)
    progress = [line for line in said if "Measuring" in line or "The engines run interpreted here" in line]
    assert [line for line in said if line not in progress] == [sentence]


@pytest.mark.parametrize("command", [*SOME, "bench --quick --part size --game attandarra"])
@pytest.mark.parametrize("where", ["2>/dev/full", "2>&-", "<&-"])
def test_other_streams_that_lead_nowhere_change_nothing(tmp_path: Path, command: str, where: str) -> None:
    told = shell(tmp_path, f"$B {command} {where}")
    speaks = command.startswith("bench") and where == "2>/dev/full"
    assert (told.returncode, told.stdout == b"") == (2, True) if speaks else (0, False)
    if where != "<&-":
        assert told.stderr == b""


@pytest.mark.parametrize("where", ["2>/dev/full", "2>&-", "<&- >&- 2>&-"])
def test_bad_input_has_its_exit_code_though_nobody_can_be_told(tmp_path: Path, where: str) -> None:
    for command in ("rules chess", "edition check attandarra no.toml", "validate no.game --json", "plai"):
        told = shell(tmp_path, f"$B {command} {where}")
        assert told.returncode == 2
        assert told.stderr == b""


def test_a_file_never_takes_the_place_of_a_closed_stream(tmp_path: Path) -> None:
    told = shell(
        tmp_path, "$B simulate attandarra -p random,random -n 1 -j 1 --output out --logs <&- >&- 2>&-"
    )
    assert told.returncode == 2
    header, *lines = (tmp_path / "out" / "logs" / "000000.game").read_text().splitlines()
    assert header.startswith("attandarra rulings=")
    assert not any("An even share" in line for line in lines)


@pytest.mark.parametrize("command", SOME)
@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_has_seen_enough_ends_it_quietly(tmp_path: Path, command: str, unbuffered: str) -> None:
    told = shell(tmp_path, f"$B {command} | true; echo ${{PIPESTATUS[0]}}", PYTHONUNBUFFERED=unbuffered)
    assert (told.stdout, told.stderr) == (b"0\n", b"")


def test_a_long_text_whose_reader_leaves_ends_with_0(tmp_path: Path) -> None:
    told = shell(tmp_path, "$B rules baghdad | head -c1; echo ,${PIPESTATUS[0]}")
    assert (told.stdout[1:], told.stderr) == (b",0\n", b"")


@pytest.mark.parametrize("where", [">/dev/full", ">&-"])
def test_a_server_says_its_address_where_it_can(tmp_path: Path, where: str) -> None:
    with subprocess.Popen(
        ["bash", "-c", f"exec {sys.executable} -P -m boardwright serve --port 0 {where}"],
        cwd=tmp_path,
        env=environment(tmp_path, "0"),
        stderr=subprocess.PIPE,
        text=True,
    ) as serving:
        try:
            assert serving.stderr is not None
            assert re.fullmatch(r"boardwright is at http://\S+\n", serving.stderr.readline())
            assert serving.stderr.readline() == "Stop it with Ctrl-C; the tables are kept.\n"
            serving.send_signal(signal.SIGTERM)
            _, said = serving.communicate(timeout=30)
        finally:
            if serving.poll() is None:
                serving.kill()
    assert "Traceback" not in said


# Letters that an encoding lacks


WORDY = [
    "--language zh_Hant rules tabannusi",
    "--language zh_Hant aid baghdad",
    "--language zh_Hant aid baghdad --json",
    "edition show attandarra",
    "--language zh_Hant play tabannusi --terminal --names 甲乙 --seats human,random --seed 3",
    "--language zh_Hant play baghdad --terminal --seats random,random --names 甲,乙 --seed 3",
    *(f"{command} --help" for command in ("play", "simulate")),
]


@pytest.mark.parametrize(
    ("encoding", "command"),
    [*(("ascii", command) for command in WORDY), *((narrow, WORDY[1]) for narrow in NARROW)],
)
def test_letters_that_an_encoding_lacks_are_escaped(tmp_path: Path, encoding: str, command: str) -> None:
    rich = shell(tmp_path, f"$B {command}", b"b\n?\nq\nq\n", PYTHONIOENCODING="utf-8")
    told = shell(tmp_path, f"$B {command}", b"b\n?\nq\nq\n", PYTHONIOENCODING=encoding)
    assert (rich.returncode, rich.stderr) == (0, b"")
    assert told.returncode == 0
    wanted = rich.stdout.decode()
    text = told.stdout.decode(encoding)
    if "--json" in command:
        assert json.loads(text) == json.loads(wanted)
    whole = re.sub(r"(?:\\u[0-9a-f]{4})+", lambda found: json.loads(f'"{found[0]}"'), text)
    assert whole == wanted
    hints = told.stderr.decode().splitlines()
    assert len(hints) == (text != wanted)
    for hint in hints:
        assert hint.startswith("Some letters are shown as escapes such as \\u7532, since the output is in ")
        assert hint.endswith("; set PYTHONUTF8=1 for all letters.")


def test_the_remedy_that_the_hint_names_helps(tmp_path: Path) -> None:
    told = shell(
        tmp_path, "$B --language zh_Hant aid baghdad", LC_ALL="C", PYTHONCOERCECLOCALE="0", PYTHONUTF8="1"
    )
    assert "你" in told.stdout.decode()
    assert told.stderr == b""


# Bytes that are no letters


@pytest.mark.parametrize("encoding", ["utf-8", "cp1252", "ascii"])
def test_bytes_that_are_no_letters_are_asked_for_again_and_the_game_goes_on(
    tmp_path: Path, encoding: str
) -> None:
    entered = b"1\nbuy \xff\x81 wood\n\x81\nsave my\xff.game\nsave my.game\nq\n"
    told = shell(tmp_path, "$B play attandarra -t --seed 3", entered, PYTHONIOENCODING=encoding)
    assert told.returncode == 0
    text = told.stdout.decode(encoding)
    if encoding != "cp1252":  # there 0xff is a letter
        assert text.count(f"That line is no text in {encoding}; enter it anew.") == 3
        assert [file.name for file in tmp_path.glob("my*")] == ["my.game"]
    assert f"That line is no text in {encoding}; enter it anew." in text
    assert (tmp_path / "my.game").exists()
    assert told.stderr == b""


def test_what_is_entered_does_nothing_to_the_terminal(tmp_path: Path) -> None:
    told = shell(tmp_path, "$B play attandarra -t --seed 3", b"\x1b[31m\n\xe2\x80\xae\n\nq\n")
    assert told.returncode == 0
    assert b"\x1b" not in told.stdout
    assert "\u202e" not in told.stdout.decode()
