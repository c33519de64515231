"""Whole games in Chromium: one by mouse, one by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from boardwright.kernel.packing import NOBODY
from tests.browser.conftest import MakeViewer
from tests.browser.playing import Hands, fact, wait_for_mode
from tests.server.serving import Serving


def open_table(page: Page, name: str = "Anna") -> None:
    """Set up a table on the home page: a person against the greedy machine."""
    page.get_by_label("Name at seat 1").fill(name)
    page.get_by_role("button", name="Open the table").click()
    wait_for_mode(page, "ask")


def seats_that_answered(server: Serving, page: Page) -> set[int]:
    with server.tables.at(fact(page, "id")) as live:
        return {line.whose for line in live.table.observe(NOBODY).log}


@pytest.mark.slow
def test_a_whole_game_by_mouse(viewer: MakeViewer, server: Serving) -> None:
    page = viewer().page()
    open_table(page)
    hands = Hands(page)
    hands.play_to_the_end(by_mouse=True)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    expect(page.get_by_role("heading", name="Score over time")).to_be_visible()
    assert {0, 1} <= seats_that_answered(server, page)
    assert hands.keys == 0
    assert hands.turns >= 5
    assert hands.clicks <= 4 * hands.answers + hands.turns


@pytest.mark.slow
def test_a_whole_game_by_keyboard_alone(viewer: MakeViewer, server: Serving) -> None:
    page = viewer().page()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.className") == "skip"
    name = page.get_by_label("Name at seat 1")
    for _ in range(60):
        if name.evaluate("e => e === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.type("Anna")
    page.keyboard.press("Enter")
    wait_for_mode(page, "ask")
    hands = Hands(page)
    hands.play_to_the_end(by_mouse=False)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    assert hands.clicks == 0
    assert {0, 1} <= seats_that_answered(server, page)
