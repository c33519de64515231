"""Playing in the browser: the server starts, the link hands the table over, Ctrl-C ends it."""

from __future__ import annotations

import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

import httpx
import pytest
from typer.testing import Result

import boardwright
from boardwright.cli import browser
from boardwright.server.run import addresses_elsewhere
from tests.server.serving import quoted

Run = Callable[..., Result]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="signals")


@contextmanager
def started(folder: Path, *arguments: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a command that serves, and yield its process and the address that it prints."""
    environment = {
        "PYTHONPATH": str(Path(boardwright.__file__).parent.parent),
        "PATH": "/usr/bin:/bin",
        "XDG_DATA_HOME": str(folder / "data"),
    }
    command = [sys.executable, "-P", "-m", "boardwright", *arguments]
    with subprocess.Popen(
        command, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stdout is not None
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found is not None
            yield process, found[0]
        finally:
            if process.poll() is None:
                process.kill()


def stopped(process: subprocess.Popen[str]) -> tuple[int, str]:
    """Send Ctrl-C; return the exit code and what was said on stderr."""
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate(timeout=30)
    return process.returncode, stderr


def pressed(browser: httpx.Client, asked: httpx.Response) -> httpx.Response:
    """Press the button of a link's page."""
    token = re.search(r'name="?csrf"? value="?([0-9a-f]+)', asked.text)
    assert token is not None, asked.text
    origin = f"{asked.url.scheme}://{asked.url.netloc.decode()}"
    return browser.post(asked.url, data={"csrf": token[1]}, headers={"Origin": origin})


def test_a_game_is_opened_by_its_link(tmp_path: Path) -> None:
    arguments = ["play", "attandarra", "--no-browser", "--seats", "human,random", "--names", "Ada,Bo"]
    with started(tmp_path, *arguments, "--seed", "secret-seed") as (process, address):
        assert "/claim/" in address
        with httpx.Client(follow_redirects=True, timeout=20) as browser:
            asked = browser.get(address)
            assert 'id="at-once"' in quoted(asked.text)  # where scripts run, nobody has to press the button
            page = pressed(browser, asked)
            assert page.status_code == 200
            assert "/table/" in str(page.url)
            assert "Ada" in page.text
            assert "secret-seed" not in asked.text + page.text
        with httpx.Client(follow_redirects=True, timeout=20) as other:
            assert other.get(address).status_code == 403
        assert stopped(process) in ((0, ""), (130, ""))


def test_a_screen_that_people_share_is_covered_between_them(tmp_path: Path) -> None:
    arguments = ["play", "tabannusi", "--no-browser", "--seats", "human,human", "--names", "Ada,Bo"]
    with started(tmp_path, *arguments) as (process, address):
        with httpx.Client(follow_redirects=True, timeout=20) as browser:
            page = pressed(browser, browser.get(address))
            passed_to = re.search(r"Pass the screen to (Ada|Bo)", page.text)
            assert passed_to is not None
            assert re.search(r"\bU\d\d\b", page.text) is None  # nobody's Urban card is to be seen yet
            seat = ["Ada", "Bo"].index(passed_to[1])
            assert re.search(r"\bU\d\d\b", browser.get(f"{page.url}?seat={seat}").text) is not None
        assert stopped(process) in ((0, ""), (130, ""))


def test_without_wishes_the_home_page_is_served(tmp_path: Path) -> None:
    for arguments in (["play", "--no-browser"], ["serve", "--port", "0"]):
        with started(tmp_path, *arguments) as (process, address):
            page = httpx.get(address, timeout=20)
            assert page.status_code == 200
            assert "Attandarra" in page.text
            assert stopped(process) in ((0, ""), (130, ""))


def test_a_taken_port_and_a_wrong_database_are_said(run: Run) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        for command in (["serve"], ["play", "--no-browser"]):
            told = run(*command, "--port", port)
            assert told.exit_code == 2
            assert told.stderr == f"Port {port} of 127.0.0.1 is taken; choose another, or 0 for any.\n"
    told = run("serve", "--port", "0", "--database", "mysql://somewhere")
    assert told.exit_code == 2
    assert told.stderr.startswith("database cannot be mysql; ")
    assert told.stderr.count("\n") == 1


def test_an_edition_file_has_to_lie_where_the_server_finds_it(run: Run) -> None:
    assert run("edition", "new", "attandarra", "mine.toml").exit_code == 0
    told = run("play", "attandarra", "--no-browser", "--edition", "mine.toml")
    assert told.exit_code == 2
    assert told.stderr.startswith("The edition mine@")
    assert "put its .toml file into" in told.stderr


def test_friends_are_told_where_they_find_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(browser, "addresses_elsewhere", lambda: ["192.168.1.7", "2001:db8::7"])
    browser.say_address("http://127.0.0.1:8000/", browser.addresses_for_friends("0.0.0.0", 8000))  # noqa: S104 -- only a text
    told = capsys.readouterr().out.splitlines()
    assert told[0] == "boardwright is at http://127.0.0.1:8000/"
    assert told[1] == (
        "Friends in the same network find it at http://192.168.1.7:8000/ or http://[2001:db8::7]:8000/"
    )
    assert browser.addresses_for_friends("127.0.0.1", 8000) == []


def test_addresses_elsewhere_are_no_loopback() -> None:
    found = [ip_address(one) for one in addresses_elsewhere()]
    assert not any(one.is_loopback or one.is_unspecified for one in found)
