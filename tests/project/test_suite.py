"""The suite itself: no test hangs for ever, wherever it is started, and tests bear each other's company."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

OPTIONS = ("-q", "-p", "no:cacheprovider", "-p", "no:xdist")
HERE = Path(__file__).parents[2]


def suite(*tests: str, ignoring: bool = False) -> subprocess.CompletedProcess[str]:
    """Run some tests in one process of their own, with SIGINT ignored as a shell does in the background.

    They run against the sources, whatever this one does.
    """
    own = ("PYTEST_", "BOARDWRIGHT_EXPECT")
    trap = "trap '' INT; " if ignoring else ""
    return subprocess.run(
        [*["bash", "-c", f'{trap}exec "$@"', "bash", sys.executable, "-m", "pytest"], *OPTIONS, *tests],
        cwd=HERE,
        env={name: value for name, value in os.environ.items() if not name.startswith(own)},
        capture_output=True,
        text=True,
        timeout=500,
        check=False,
    )


def test_every_test_has_a_limit(pytestconfig: pytest.Config) -> None:
    assert pytestconfig.pluginmanager.hasplugin("timeout")
    assert 60 <= float(pytestconfig.getini("timeout")) <= 900


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_a_test_that_hangs_is_ended_and_named(tmp_path: Path) -> None:
    (tmp_path / "test_hanging.py").write_text("import time\n\n\ndef test_hangs():\n    time.sleep(400)\n")
    told = suite("-o", "timeout=1", str(tmp_path / "test_hanging.py"))
    assert told.returncode == 1
    assert "test_hanging.py:5: Failed" in told.stdout
    assert "Failed: Timeout (>1.0s)" in told.stdout


@pytest.mark.skipif(sys.platform == "win32", reason="signals")
def test_children_hear_ctrl_c_though_the_suite_runs_in_the_background() -> None:
    told = suite("tests/cli/test_simulate.py::test_ctrl_c_ends_cleanly", ignoring=True)
    assert "2 passed" in told.stdout, told.stdout
    assert signal.getsignal(signal.SIGINT) is not signal.SIG_IGN


@pytest.mark.browser
@pytest.mark.slow
@pytest.mark.parametrize("backwards", [False, True])
def test_pages_browser_commands_and_servers_run_in_one_process_in_any_order(backwards: bool) -> None:
    tests = [
        "tests/web_pages/test_in_browser.py::test_a_click_on_a_place_answers",
        "tests/cli/test_browser.py::test_a_taken_port_and_a_wrong_database_are_said",
        "tests/browser/test_standing.py::test_without_scripts_the_form_stands_on_a_page_of_its_own",
        "tests/server/test_forged.py::test_a_defect_is_a_page_like_any_other_and_tells_nothing",
        "tests/web_pages/test_language_in_browser.py::test_a_player_aid_is_one_printed_page[en-baghdad]",
    ]
    told = suite(*(reversed(tests) if backwards else tests))
    assert told.returncode == 0, told.stdout
    assert "skipped" not in told.stdout.splitlines()[-1]
