"""Chromium, a server, and pages at the sizes that matter."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page

from boardwright.server.config import Config
from tests.server.serving import Serving, serving

DESK = (1440, 900)
PHONE = (390, 844)
PATIENCE = 20_000  # milliseconds
PICTURES = Path(__file__).parents[2] / "build" / "screenshots"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here needs Chromium."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where the shared server keeps its tables."""
    return tmp_path_factory.mktemp("tables")


@pytest.fixture(scope="session")
def server(folder: Path) -> Iterator[Serving]:
    """A server that all browser tests share; each test has a viewer of its own."""
    with serving(Config(database=f"sqlite:///{folder / 'tables.sqlite3'}", pause=0)) as made:
        yield made


@dataclass
class Viewer:
    """One person with a browser: opens pages and notes what goes wrong on them."""

    context: BrowserContext
    address: str
    wrong: list[str] = field(default_factory=list)

    def page(self, path: str = "/") -> Page:
        """Open a page of the server in a new tab."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE)
        page.on("console", self.note)
        page.on("pageerror", lambda error: self.wrong.append(str(error)))
        page.goto(self.address + path)
        return page

    def note(self, message: ConsoleMessage) -> None:
        """Keep what the console says is wrong, such as a violated policy."""
        if message.type in ("error", "warning") and "net::ERR" not in message.text:
            self.wrong.append(message.text)


MakeViewer = Callable[..., Viewer]


@pytest.fixture
def viewer(chromium: Browser, server: Serving) -> Iterator[MakeViewer]:
    """Make viewers; at the end none of their pages may have complained."""
    made: list[Viewer] = []

    def make(
        size: tuple[int, int] = DESK,
        scheme: str = "light",
        address: str = server.address,
        *,
        newcomer: bool = False,  # to whom a first game is explained
    ) -> Viewer:
        context = chromium.new_context(
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            has_touch=size == PHONE,
        )
        if not newcomer:
            context.add_cookies([{"name": "look", "value": "first=off", "url": address}])
        made.append(Viewer(context, address))
        return made[-1]

    yield make
    for one in made:
        one.context.close()
        assert one.wrong == []
