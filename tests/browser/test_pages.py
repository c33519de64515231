"""Pages in Chromium: accessible, at all sizes, and the same table however one comes to it."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import Browser, Page, expect

from boardwright.games.title import Setup
from boardwright.server.config import Config
from boardwright.server.store import Chair
from tests.browser.conftest import DESK, PHONE, PICTURES, MakeViewer
from tests.browser.playing import (
    Hands,
    choose_game,
    fact,
    played_out,
    wait_for_mode,
    wait_for_version_after,
)
from tests.server.serving import Serving, process

AXE: Final = Path(__file__).parents[1] / "vendor" / "axe.min.js"
RULES: Final = {"rules": {"target-size": {"enabled": True}}}  # beside all that axe-core looks for by itself


def open_table(page: Page, second: str = "greedy", *, cover: bool = False) -> str:
    """Set up a table on the home page and return its address."""
    page.get_by_label("Name at seat 1").fill("Anna")
    page.get_by_label("Who sits at seat 2").select_option(second)
    if second == "same":
        page.get_by_label("Name at seat 2").fill("Oskar")
    page.get_by_label("Cover screen between players on this screen").set_checked(cover)
    page.get_by_role("button", name="Open the table").click()
    if wait_for_mode(page, "ask", "cover") == "ask":
        expect(page.locator("#connection span")).to_have_text("Live")  # the page's script runs
    return page.url


SLOW_VIEWS: Final = """
const real = window.fetch;
window.fetch = async (...call) => {
  const address = String(call[0]?.url ?? call[0]);
  const answer = await real(...call);
  await new Promise((go) => setTimeout(go, address.includes("/view") ? 3000 : 1500));
  return answer;
};
"""


def test_what_an_answer_brought_is_shown_once_and_leaves_an_opened_list_open(viewer: MakeViewer) -> None:
    """The stream tells of one's own answer, too; what it fetches comes when one has gone on."""
    page = viewer().page()
    page.add_init_script(SLOW_VIEWS)
    page.reload()
    open_table(page)
    version = fact(page, "version")
    Hands(page).answer_by_mouse("1")
    wait_for_version_after(page, version)
    page.wait_for_timeout(4000)  # longer than a slow fetch takes
    version = fact(page, "version")
    page.locator("#undo").click()
    wait_for_version_after(page, version)  # the answer's own page
    page.locator('#opts > details > summary[id^="opt-"]').first.click()
    opened = page.locator("#opts > details[open]")
    expect(opened).to_have_count(1)
    page.wait_for_timeout(4000)
    expect(opened).to_have_count(1)


SLOW_ANSWERS: Final = """
const real = window.fetch;
window.views = 0;
window.fetch = async (...call) => {
  const address = String(call[0]?.url ?? call[0]);
  if (address.includes("/view")) window.views += 1;
  const answer = await real(...call);
  await new Promise((go) => setTimeout(go, address.includes("/answers") ? 2000 : 0));
  return answer;
};
"""


def test_news_of_ones_own_answer_wait_for_it_so_that_no_key_is_lost(viewer: MakeViewer) -> None:
    """A question that came before the answer's own page could be seen, but not yet be answered."""
    page = viewer().page()
    page.add_init_script(SLOW_ANSWERS)
    page.reload()
    open_table(page)
    version = fact(page, "version")
    Hands(page).answer_by_mouse("1")
    wait_for_version_after(page, version)
    assert page.evaluate("window.views") == 0
    version = fact(page, "version")
    page.keyboard.press("z")
    wait_for_version_after(page, version)
    assert page.evaluate("window.views") == 0


def test_news_of_others_that_came_during_an_answer_are_shown_after_it(viewer: MakeViewer) -> None:
    somebody = viewer()
    page = somebody.page()
    page.add_init_script(SLOW_ANSWERS)
    page.reload()
    address = open_table(page)
    other = somebody.page(address.removeprefix(somebody.address))
    version = fact(page, "version")
    Hands(page).answer_by_mouse("1")
    wait_for_version_after(other, version)
    assert fact(page, "version") == version  # its answer is under way
    told = fact(other, "version")
    other.locator("#undo").click()
    wait_for_version_after(other, told)
    page.locator(f'#table[data-version="{fact(other, "version")}"]').wait_for()
    expect(page.locator("#undo")).to_be_disabled()


@pytest.mark.parametrize("width", [1024, 1440])
def test_the_history_of_a_long_game_keeps_to_its_place(
    viewer: MakeViewer, server: Serving, width: int
) -> None:
    """The mark of the last line does not lie over the words beside it."""
    chairs = [Chair(f"Random {n}", "random") for n in range(1, 5)]
    table = played_out(server, Setup("baghdad", 4, dict.fromkeys(MODULES, "on")), chairs)
    page = viewer((width, 768)).page(f"/table/{table}")
    page.get_by_role("link", name="Board and replay").click()
    wait_for_mode(page, "replay")
    page.locator(".ribbon i.now").wait_for()
    marks, ends, words = page.evaluate(ENDS)
    assert marks > 400
    assert ends <= words


MODULES: Final = ("public_works", "contracts", "objectives")
ENDS: Final = """() => {
  const marks = [...document.querySelectorAll(".ribbon .rd i")];
  const ends = Math.max(...marks.map((mark) => mark.getBoundingClientRect().right));
  return [marks.length, ends, document.querySelector(".ribbon .count").getBoundingClientRect().left];
}"""


def violations(page: Page) -> list[str]:
    """Return what axe-core finds that is serious or critical.

    Places on the board show numerals, such as the sizes of the tiles that fit there. They are pictures,
    not labels: the place's name says the same in words and begins with its number.
    """
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("options => axe.run(document, options)", RULES)["violations"]
    complaints = []
    for one in found:
        nodes = [str(node["target"][0]) for node in one["nodes"]]
        if one["id"] == "label-content-name-mismatch":
            nodes = [node for node in nodes if not node.startswith("#target-")]
        if nodes and one["impact"] in ("serious", "critical"):
            complaints.append(f"{one['id']}: {one['help']}: {nodes[:3]}")
    return complaints


def scrolls_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_pages_are_accessible_and_fit_the_screen(
    viewer: MakeViewer, finished: str, size: tuple[int, int], scheme: str
) -> None:
    """Of a real server; each size in each scheme is looked at without one."""
    one = viewer(size, scheme)
    page = one.page()
    PICTURES.mkdir(parents=True, exist_ok=True)
    complaints: dict[str, list[str]] = {}

    def look_at(name: str) -> None:
        page.screenshot(path=PICTURES / f"{name}-{size[0]}x{size[1]}-{scheme}.png")
        complaints[name] = violations(page)
        if scrolls_sideways(page):
            complaints[name].append("the page scrolls sideways")

    look_at("home")
    open_table(page)
    look_at("table")
    for path, name in (
        ("/rules/attandarra", "rules"),
        ("/rules/attandarra/aid", "aid"),
        (finished, "over"),
        (f"{finished}?at=60", "replay"),
        ("/nothing-here", "missing"),
    ):
        page.goto(one.address + path)
        look_at(name)
    one.wrong[:] = [complaint for complaint in one.wrong if "404" not in complaint]  # asked for above
    assert {name: found for name, found in complaints.items() if found} == {}


def test_the_cover_screen_is_accessible(viewer: MakeViewer) -> None:
    page = viewer().page()
    choose_game(page, "tabannusi", by_mouse=True)  # in which each has cards
    open_table(page, "same", cover=True)
    assert fact(page, "mode") == "cover"
    assert violations(page) == []
    expect(page.locator("#board")).to_have_count(0)
    page.locator("#uncover").click()
    wait_for_mode(page, "ask")
    assert violations(page) == []


def test_reload_shows_the_same_table(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page)
    version = fact(page, "version")
    Hands(page).answer(by_mouse=True)
    wait_for_version_after(page, version)
    before = {name: fact(page, name) for name in ("version", "mode", "position")}
    page.reload()
    wait_for_mode(page, "ask", "confirm")
    assert {name: fact(page, name) for name in before} == before


def test_the_back_button_leads_out_of_a_replay_and_home(viewer: MakeViewer) -> None:
    one = viewer()
    page = one.page()
    address = open_table(page)
    page.keyboard.press("[")
    wait_for_mode(page, "replay")
    assert "?at=" in page.url
    permanent = page.url
    page.go_back()
    wait_for_mode(page, "ask")
    assert page.url == address
    page.go_forward()
    wait_for_mode(page, "replay")
    page.go_back()
    wait_for_mode(page, "ask")
    page.go_back()
    expect(page.get_by_role("button", name="Open the table")).to_be_visible()
    page.go_forward()
    wait_for_mode(page, "ask")
    watcher = one.context.new_page()
    watcher.goto(permanent)
    assert fact(watcher, "mode") == "replay"
    assert fact(watcher, "position") == permanent.rpartition("=")[2]


def test_two_tabs_of_one_viewer_stay_the_same(viewer: MakeViewer) -> None:
    one = viewer()
    first = one.page()
    address = open_table(first, "same")
    second = one.page(address.removeprefix(one.address))
    wait_for_mode(second, "ask")
    for here, there in ((first, second), (second, first)):
        version = fact(there, "version")
        if fact(here, "mode") == "confirm":
            Hands(here).confirm(by_mouse=True)
        else:
            Hands(here).answer(by_mouse=True)
        wait_for_version_after(there, version)
        there.locator(f'#table[data-version="{fact(here, "version")}"]').wait_for()
        assert fact(there, "mode") == fact(here, "mode")


def test_somebody_else_watches_live_and_cannot_answer(viewer: MakeViewer) -> None:
    anna, guest = viewer(), viewer()
    page = anna.page()
    path = open_table(page, "same").removeprefix(anna.address)
    watching = guest.page(path)
    wait_for_mode(watching, "wait")
    expect(watching.locator("#opts button")).to_have_count(0)
    version = fact(watching, "version")
    Hands(page).answer(by_mouse=True)
    wait_for_version_after(watching, version)


def test_undo_by_mouse_and_by_key_take_the_last_answer_back(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "same")
    length = fact(page, "length")
    for by_mouse in (True, False):
        Hands(page).answer(by_mouse=True)
        page.locator(f'#table:not([data-length="{length}"])').wait_for()
        if by_mouse:
            page.locator("#undo").click()
        else:
            page.keyboard.press("z")
        page.locator(f'#table[data-length="{length}"]').wait_for()
    expect(page.locator("#undo")).to_be_disabled()


def test_a_button_that_goes_out_as_it_is_pressed_leaves_the_focus_at_the_decision(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "same")
    Hands(page).answer(by_mouse=True)
    page.locator("#undo:enabled").press("Enter")
    expect(page.locator("#undo")).to_be_disabled()
    expect(page.locator("#decision")).to_be_focused()


@pytest.mark.slow
def test_a_turn_survives_a_restart_of_the_server(chromium: Browser, tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pause=0)
    with process(config) as server:
        context = chromium.new_context(reduced_motion="reduce")
        context.add_cookies([{"name": "look", "value": "first=off", "url": server.address}])
        page = context.new_page()
        page.goto(server.address)
        open_table(page, "same")
        Hands(page).answer(by_mouse=True)
        page.locator("#undo:enabled").wait_for()
        before = fact(page, "length")
        server.kill()
        expect(page.locator("#connection span")).to_have_text("Reconnecting", timeout=10_000)
        server.start()
        expect(page.locator("#connection span")).to_have_text("Live", timeout=20_000)
        assert fact(page, "length") == before
        version = fact(page, "version")
        page.locator("#undo").click()  # the turn is still tentative
        wait_for_version_after(page, version)
        assert int(fact(page, "length")) < int(before)
        context.close()


@pytest.mark.slow
def test_an_answer_given_while_the_server_is_away_arrives_once(chromium: Browser, tmp_path: Path) -> None:
    config = Config(database=f"sqlite:///{tmp_path / 'tables.sqlite3'}", pause=0)
    with process(config) as server:
        context = chromium.new_context(reduced_motion="reduce")
        context.add_cookies([{"name": "look", "value": "first=off", "url": server.address}])
        page = context.new_page()
        page.goto(server.address)
        open_table(page, "same")
        version = fact(page, "version")
        server.kill()
        Hands(page).answer(by_mouse=True)
        server.start()
        wait_for_version_after(page, version)
        assert int(fact(page, "version")) == int(version) + 1
        context.close()
