"""Choices of two steps: what follows from each way, pieces beside the board, sheets that leave it free."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, MakeViewer
from tests.browser.playing import fact, open_table, wait_for_version_after
from tests.server.serving import Serving

# with several tiles for a space, as they come from the server
BUILDING = "#opts details[data-begins]:has-text('New building'):has([data-ways])"


@pytest.fixture(autouse=True)
def the_same_deal(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deal every table alike: not each deal has a building that may be begun in several ways."""
    monkeypatch.setattr(server.tables, "fresh_seed", lambda: "ways")


def to_a_building(page: Page) -> None:
    """Answer until a building may be begun at many places."""
    open_table(page, by_mouse=True)
    for _ in range(8):
        if page.locator(BUILDING).count():
            return
        version = fact(page, "version")
        page.locator("#opts button.opt").first.click()
        wait_for_version_after(page, version)
    raise AssertionError("no building could be begun")


def box(page: Page, selector: str) -> dict[str, float]:
    found = page.locator(selector).bounding_box()
    assert found
    return {"x": found["x"], "y": found["y"], "width": found["width"], "height": found["height"]}


@pytest.mark.slow
@pytest.mark.parametrize("size", [DESK, (1024, 768), PHONE])
def test_a_sheet_leaves_the_board_free(viewer: MakeViewer, size: tuple[int, int]) -> None:
    page = viewer(size).page()
    to_a_building(page)
    page.locator(f"{BUILDING} > summary").first.click()
    sheet, board, bar = (box(page, one) for one in ("#opts .more[open] .pop", "#boardwrap", "#decision"))
    if size == PHONE:
        assert sheet["height"] <= 0.45 * size[1]
    else:
        assert sheet["x"] >= board["x"] + board["width"] - 1 or sheet["y"] >= bar["y"] - 1
    page.mouse.move(2, 2)  # what the inspector says of a thing pointed at is closed before the sheet
    expect(page.locator("#inspector")).not_to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#opts .more[open]")).to_have_count(0)


@pytest.mark.slow
def test_each_way_says_what_follows_from_it(viewer: MakeViewer) -> None:
    page = viewer().page()
    to_a_building(page)
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/ahead" in request.url else None)
    page.locator(f"{BUILDING} > summary").first.click()
    page.locator("#opts details.place > summary").first.click()
    ways = page.locator("#opts .place[open] button.way")
    told = page.locator("#opts .more[open] .sheet-head .then")
    assert "ways" in page.locator("#opts details.place > summary small").first.inner_text()
    ways.nth(0).hover()
    expect(told).to_have_text(re.compile("^Then: .*complete"))
    first = told.inner_text()
    ways.nth(4).hover()
    expect(told).not_to_have_text(first)
    expect(page.locator("#then")).to_have_text(re.compile("complete"))
    page.locator("#sentence").hover()
    expect(page.locator("#then")).to_be_hidden()
    ways.nth(0).focus()
    expect(page.locator("#then")).to_have_text(first)
    assert len(asked) == 2  # what is known is not asked for again


@pytest.mark.slow
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_a_tile_beside_the_board_begins_its_option(viewer: MakeViewer, by_mouse: bool) -> None:
    page = viewer().page()
    to_a_building(page)
    begins = page.locator("#opts details[data-begins]").last.get_attribute("data-begins") or ""
    element, _, words = begins.split("|")[-1].partition("=")
    tile = page.locator(f"#{element}")
    if by_mouse:
        tile.click()
    else:
        page.keyboard.press("b")
        tile.evaluate("e => { e.tabIndex = -1; e.focus(); }")  # as the arrows reach it
        page.keyboard.press("Enter")
    ways = page.locator("#opts .more[open] button.way:not([hidden])")
    ways.first.wait_for(state="attached")
    values = {way.get_attribute("value") or "" for way in ways.all()}
    assert values
    assert all(value.startswith(words) for value in values)
    version = fact(page, "version")
    ways = page.locator("#opts .more[open] details.place:not([hidden])")
    target = ways.first.get_attribute("data-target")
    page.locator(f"#{target}").click()  # the tile is chosen already: its place answers
    wait_for_version_after(page, version)
