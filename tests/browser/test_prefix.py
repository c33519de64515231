"""A table under a prefix behind a proxy, in Chromium: scripts, streams and cookies stay under it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Response, expect

from boardwright.server.config import Config
from tests.browser.conftest import MakeViewer
from tests.browser.playing import Hands, fact, wait_for_version_after
from tests.browser.test_pages import open_table
from tests.server.proxying import Proxy, proxying
from tests.server.serving import serving

PREFIX = "/games"


@pytest.fixture
def house(tmp_path: Path) -> Iterator[str]:
    """The address of a server under a prefix, whose proxy puts its own host in."""
    config = Config(
        database=f"sqlite:///{tmp_path / 'tables.sqlite3'}",
        pause=0,
        address=f"http://elsewhere.example{PREFIX}",
    )
    with serving(config) as server, proxying(Proxy(server.address, PREFIX, keep_host=False)) as proxy:
        yield proxy.address


def test_a_table_is_played_under_a_prefix(viewer: MakeViewer, house: str) -> None:
    anna = viewer(address=house, newcomer=True)
    anna.context.add_cookies([{"name": "look", "value": "first=off", "url": f"{house}{PREFIX}/"}])
    page = anna.page(f"{PREFIX}/")
    asked: list[tuple[str, int]] = []

    def note(answer: Response) -> None:
        asked.append((urlsplit(answer.url).path, answer.status))

    page.on("response", note)
    open_table(page, "same")
    version = fact(page, "version")
    Hands(page).answer_by_mouse("1")
    wait_for_version_after(page, version)
    page.locator("#undo").click()
    page.keyboard.press("r")
    expect(page.locator("#rules-body .clause").first).to_be_visible()
    clause = page.locator("#rules-body .clause a.id").first.get_attribute("href") or ""
    assert clause.startswith(f"{PREFIX}/rules/attandarra#")
    page.locator('[data-do="theme"]').first.click()
    page.locator('[data-do="settings"]').first.click()
    expect(page.locator("#settings")).to_be_visible()
    expect(page.locator("#connection span")).to_have_text(
        "Live"
    )  # by the worker, whose requests no page sees
    anna.context.add_init_script("delete window.SharedWorker")
    page.reload()
    expect(page.locator("#connection span")).to_have_text("Live")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")  # the server read the cookie
    assert [path for path, _ in asked if not path.startswith(f"{PREFIX}/")] == []
    assert [(path, status) for path, status in asked if status >= 400] == []
    for part in ("/events", "/answers", "/undo", "/parts/table", "/rules/attandarra"):
        assert any(path.endswith(part) for path, _ in asked), part
    for cookie in anna.context.cookies():
        assert cookie["path"].startswith(f"{PREFIX}/") or cookie["name"].startswith("__Host-"), cookie
