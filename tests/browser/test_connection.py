"""A page knows whether it is connected and keeps what it sends until it arrives; windows share a stream."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Page, Route, expect

from boardwright.server.config import Config
from boardwright.server.moves import Move
from tests.browser.between import Between, between
from tests.browser.conftest import MakeViewer
from tests.browser.playing import Hands, fact, wait_for_mode, wait_for_version_after
from tests.server.serving import WAIT, Serving, serving

KEPT = "Your move is kept and sent as soon as the connection is back."
WITHOUT_WORKERS = "delete window.SharedWorker"
HIDE = """hidden => {
  Object.defineProperty(document, "hidden", { get: () => hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}"""


@pytest.fixture(scope="module")
def config(tmp_path_factory: pytest.TempPathFactory) -> Config:
    """Settings of a server whose word is due soon."""
    folder = tmp_path_factory.mktemp("connection")
    return Config(database=f"sqlite:///{folder / 'tables.sqlite3'}", pause=0, heartbeat=0.4)


@pytest.fixture(scope="module")
def server(config: Config) -> Iterator[Serving]:
    """A server of this module's own."""
    with serving(config) as made:
        yield made


@pytest.fixture
def wire(server: Serving) -> Iterator[Between]:
    """What lies between the pages of a test and the server."""
    with between(server.address) as made:
        yield made


def open_table(page: Page) -> str:
    """Open a table of two people at one screen, whose page gives a request up soon; return its path."""
    page.get_by_label("Who sits at seat 2").select_option("same")
    page.get_by_label("Cover screen between players on this screen").set_checked(False)
    page.get_by_role("button", name="Open the table").click()
    wait_for_mode(page, "ask")
    link_is(page, "Live")
    page.evaluate("document.documentElement.dataset.limit = 800")
    return f"/table/{fact(page, 'id')}"


def link_is(page: Page, words: str, seconds: float = 20) -> None:
    expect(page.locator("#connection span")).to_have_text(words, timeout=1000 * seconds)


def streams(server: Serving) -> Counter[str]:
    """Return how many streams each viewer holds."""
    return Counter(
        {who: count for (kind, who), count in server.app.state.streams.open.items() if kind == "viewer"}
    )


def wait_for_streams(server: Serving, before: Counter[str], more: int) -> None:
    end = time.monotonic() + WAIT
    while (streams(server) - before).total() != more:
        assert time.monotonic() < end, streams(server)
        time.sleep(0.05)


def answer(page: Page) -> None:
    """Do what is last on the list, without waiting for what comes of it."""
    if wait_for_mode(page, "ask", "confirm") == "confirm":
        Hands(page).confirm(by_mouse=True)
    else:
        Hands(page).answer(by_mouse=True)


@pytest.mark.parametrize("shared", [True, False])
def test_a_silent_connection_is_noticed_and_an_answer_given_on_it_arrives_once(
    viewer: MakeViewer, wire: Between, shared: bool
) -> None:
    one = viewer(address=wire.address)
    if not shared:
        one.context.add_init_script(WITHOUT_WORKERS)
    page = one.page()
    open_table(page)
    version = int(fact(page, "version"))
    wire.freeze()
    answer(page)
    page.locator("#connection").click()  # away from the option
    expect(page.locator("#message")).to_have_text(KEPT)
    expect(page.locator("#live")).to_have_text(KEPT)
    page.keyboard.press("z")  # another answer at the same time is not swallowed in silence
    if page.locator("#undo:enabled").count():
        expect(page.locator("#message")).to_contain_text("Your last move is still on its way")
    link_is(page, "Reconnecting")
    wire.thaw()
    wait_for_version_after(page, str(version))
    link_is(page, "Live")
    page.wait_for_timeout(500)
    assert int(fact(page, "version")) == version + 1
    expect(page.locator("#message")).to_have_count(0)


def test_a_press_while_an_answer_is_under_way_is_told(viewer: MakeViewer, wire: Between) -> None:
    page = viewer(address=wire.address).page()
    open_table(page)
    answer(page)
    page.locator("#undo:enabled").wait_for()
    version = fact(page, "version")
    wire.freeze()
    page.locator("#undo").click()
    page.locator("#undo").click()
    expect(page.locator("#message")).to_have_text(
        "Your last move is still on its way. Press again when it has arrived."
    )
    wire.thaw()
    wait_for_version_after(page, version)


def test_what_a_page_fetches_on_a_silent_connection_is_told(viewer: MakeViewer, wire: Between) -> None:
    page = viewer(address=wire.address).page()
    open_table(page)
    answer(page)
    page.locator("#undo:enabled").wait_for()
    wire.freeze()
    page.keyboard.press("[")
    expect(page.locator("#message")).to_have_text(
        "The server does not answer. The table is as shown; try again."
    )
    before = page.url
    page.keyboard.press("[")
    assert page.url == before
    wire.thaw()
    wait_for_mode(page, "replay")  # by itself
    assert page.url.endswith(f"?at={fact(page, 'position')}")


def test_a_connection_that_stays_silent_is_lost_and_comes_back_by_itself(
    viewer: MakeViewer, wire: Between, server: Serving
) -> None:
    page = viewer(address=wire.address).page()
    open_table(page)
    wire.freeze()
    link_is(page, "Connection lost", 30)
    expect(page.locator("#steps")).to_contain_text("Connection lost")
    table, version = fact(page, "id"), fact(page, "version")
    with server.tables.at(table) as live:
        words = live.table.words.format(live.table.game.options()[0])
        move = Move("answer", int(version), "from-elsewhere", words=words)
        server.tables.move(table, live.stored.owner, move)
    wire.thaw()
    link_is(page, "Live")
    wait_for_version_after(page, version)  # what was missed is there


def test_eight_windows_of_a_browser_share_one_stream(viewer: MakeViewer, server: Serving) -> None:
    before = streams(server)
    one = viewer()
    pages = [one.page()]
    path = open_table(pages[0])
    elsewhere = one.page()
    open_table(elsewhere)
    pages += [one.page(path) for _ in range(6)]
    for page in pages:
        link_is(page, "Live")
    wait_for_streams(server, before, 1)
    version = fact(pages[0], "version")
    answer(pages[-1])
    for page in pages:
        wait_for_version_after(page, version)
    version = fact(elsewhere, "version")
    answer(elsewhere)
    wait_for_version_after(elsewhere, version)
    for page in [*pages, elsewhere]:
        page.close()
    wait_for_streams(server, before, 0)


@pytest.mark.parametrize("shared", [True, False])
def test_who_is_not_seen_holds_no_stream_and_looks_anew_when_seen(
    viewer: MakeViewer, server: Serving, shared: bool
) -> None:
    before = streams(server)
    one = viewer()
    if not shared:
        one.context.add_init_script(WITHOUT_WORKERS)
    page = one.page()
    path = open_table(page)
    wait_for_streams(server, before, 1)
    page.evaluate(HIDE, True)
    wait_for_streams(server, before, 0)
    other = one.page(path)
    version = fact(page, "version")
    answer(other)
    wait_for_version_after(other, version)
    assert fact(page, "version") == version
    other.close()
    page.evaluate(HIDE, False)
    wait_for_version_after(page, version)
    wait_for_streams(server, before, 1)


@pytest.mark.parametrize(
    "event",
    ["new Event('online')", "new PageTransitionEvent('pageshow', { persisted: true })"],
)
def test_a_network_or_a_page_that_returns_is_looked_at_at_once(viewer: MakeViewer, event: str) -> None:
    one = viewer()
    one.context.add_init_script(WITHOUT_WORKERS)
    page = one.page()
    open_table(page)
    with page.expect_request("**/events?*"):
        page.evaluate(f"dispatchEvent({event})")
    link_is(page, "Live")


def test_who_finds_no_place_is_told_and_has_the_next_one_that_is_free(
    viewer: MakeViewer, config: Config, tmp_path: Path
) -> None:
    own = replace(config, database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", streams_per_address=1)
    with serving(own) as server:
        first, second = viewer(address=server.address), viewer(address=server.address)
        page = first.page()
        path = open_table(page)
        watching = second.page(path)
        link_is(watching, "No news yet")
        expect(watching.locator("#steps")).to_have_text(
            "Too many are watching at once, so this page has no news yet. It tries again by itself."
        )
        page.close()
        link_is(watching, "Live", 30)
        assert "Too many" not in watching.locator("#steps").inner_text()
        watching.close()


@pytest.mark.parametrize(
    ("status", "headers", "body"),
    [
        (503, {"Retry-After": "1"}, "<h1>The tables cannot be reached</h1>"),
        (502, {}, "<html><title>502 Bad Gateway</title></html>"),
        (504, {}, ""),
        (429, {"Retry-After": "1"}, "Too many requests"),
        (200, {}, "<html><title>Log in to this network</title></html>"),
    ],
)
def test_an_answer_that_cannot_be_taken_now_is_kept_and_sent_again(
    viewer: MakeViewer, status: int, headers: dict[str, str], body: str
) -> None:
    one = viewer()
    page = one.page()
    open_table(page)
    sent: list[tuple[float, dict[str, str]]] = []

    def unwilling(route: Route) -> None:
        sent.append((time.monotonic(), dict(parse_qsl(route.request.post_data or ""))))
        if len(sent) < 3:
            route.fulfill(status=status, headers={"Content-Type": "text/html"} | headers, body=body)
        else:
            route.continue_()

    page.route("**/answers", unwilling)
    version = fact(page, "version")
    answer(page)
    expect(page.locator("#message")).to_have_text(
        f"The server cannot take moves now ({status}). Your move is kept and sent again by itself."
    )
    wait_for_version_after(page, version)
    (first, form), (second, _form), _third = sent
    assert [fields for _when, fields in sent] == [form] * 3
    assert len(form["id"]) == 32
    assert second - first >= float(headers.get("Retry-After", 0.8))
    assert int(fact(page, "version")) == int(version) + 1
    one.wrong[:] = [complaint for complaint in one.wrong if "status of" not in complaint]
