"""What all tests share: which engines run, and which tests need something that is not here."""

from __future__ import annotations

import os
import shutil
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from boardwright import build_info
from boardwright.games import registry

ON_CI = os.environ.get("CI") == "true"
HERE = Path(__file__).parent
EXPECTED = os.environ.get("BOARDWRIGHT_EXPECT")  # "compiled" or "interpreted", set by tools/test


QUIET = (  # the pages behind Chromium's own address bar cost as much as ours; then what Playwright turns off
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("HttpsFirstBalancedModeAutoEnable", "MediaRouter", "OptimizationHints", "PaintHolding"),
    *("ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
)
CHROMIUM_ARGUMENTS = [
    *("--no-sandbox", "--disable-background-networking", "--disable-quic", "--disable-gpu"),
    f"--disable-features={','.join(QUIET)}",
]
FRONT_END = (  # what `make vendor` brings
    Path(build_info.__file__).parent / "faces" / "web" / "static" / "vendor",
    Path(__file__).parent / "vendor" / "axe.min.js",
)


def form() -> str:
    """Return in which form the engines run."""
    return "compiled" if build_info.compiled() else "interpreted"


def pytest_configure() -> None:
    """Refuse to test the wrong form of the engines, and let programs that tests start hear Ctrl-C.

    A shell starts what it puts into the background with SIGINT ignored, and so would all children be.
    """
    if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
        signal.signal(signal.SIGINT, signal.default_int_handler)
    if EXPECTED and form() != EXPECTED:
        pytest.exit(f"These tests were to run {EXPECTED}, but {build_info.__file__} runs {form()}.", 3)


def pytest_report_header() -> str:
    """Say what is tested."""
    return f"boardwright: engines {form()}, from {Path(build_info.__file__).parent}"


def answers(port: int) -> bool:
    """Tell whether something listens on this machine's port."""
    with socket.socket() as probe:
        probe.settimeout(0.5)
        return probe.connect_ex(("127.0.0.1", port)) == 0


def missing_needs() -> dict[str, str]:
    """Return marker -> why tests with it cannot run here. On CI nothing may be missing."""
    if ON_CI:
        return {}
    missing = {}
    if shutil.which("chromium") is None:
        missing["browser"] = "chromium is not installed (sudo apt-get install chromium)"
    if not answers(5432):
        missing["postgres"] = "no PostgreSQL at 127.0.0.1:5432 (sudo apt-get install postgresql)"
    if not answers(6379):
        missing["redis"] = "no Redis at 127.0.0.1:6379 (sudo apt-get install redis-server)"
    return missing


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let tools/test say that everything has run compiled already."""
    parser.addoption(
        "--sample",
        action="store_true",
        help="run stored games, a case of each law a game and tests that need the sources, nothing else",
    )


def is_sampled(item: pytest.Item, seen: set[tuple[str, str]]) -> bool:
    """Tell whether a test that has run compiled is worth its time interpreted, too."""
    if item.path.is_relative_to(HERE / "golden"):
        return True
    game = next((name for name in registry.names() if name in item.name), "")
    law = (item.nodeid.partition("[")[0], game)
    if not item.path.is_relative_to(HERE / "contract") or law in seen:
        return False
    seen.add(law)
    return True


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what belongs to the other form of the engines; skip what cannot run here, and say why."""
    seen: set[tuple[str, str]] = set()
    here, elsewhere = list[pytest.Item](), list[pytest.Item]()
    for item in items:
        if item.get_closest_marker("interpreted"):
            runs = form() == "interpreted"
        else:
            runs = not config.getoption("sample") or is_sampled(item, seen)
        (here if runs else elsewhere).append(item)
    config.hook.pytest_deselected(items=elsewhere)
    items[:] = here
    missing = missing_needs()
    for item in items:
        for marker, reason in missing.items():
            if item.get_closest_marker(marker) is not None:
                item.add_marker(pytest.mark.skip(reason=reason))


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The browser that Debian ships: one for all tests, since Playwright bears no second one beside it."""
    if not all(path.exists() for path in FRONT_END):
        pytest.skip("the front-end packages are not here: make vendor")
    with sync_playwright() as playwright:
        made = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=CHROMIUM_ARGUMENTS)
        yield made
        made.close()
