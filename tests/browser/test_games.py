"""Whole games in Chromium: one by mouse, one by keyboard alone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import MakeViewer
from tests.browser.playing import (
    Hands,
    choose_game,
    fact,
    open_table,
    seats_that_answered,
    wait_for_mode,
)
from tests.server.serving import Serving


def open_bot_factory(page: Page, *, by_mouse: bool) -> None:
    """Set up twenty rounds of Bot Factory against the greedy machine."""
    choose_game(page, "bot-factory", by_mouse=by_mouse)
    options = page.locator('[data-of="bot-factory"] > details > summary')
    if by_mouse:
        options.click()
    else:
        options.press("Enter")
    page.locator('select[name="option.bot-factory.max_rounds"]').select_option("20")
    open_table(page, by_mouse=by_mouse)


@pytest.mark.slow
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_a_whole_game_of_bot_factory(viewer: MakeViewer, server: Serving, by_mouse: bool) -> None:
    page = viewer().page()
    open_bot_factory(page, by_mouse=by_mouse)
    assert fact(page, "game") == "bot-factory"
    hands = Hands(page)
    hands.play_to_the_end(by_mouse=by_mouse)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert {0, 1} <= seats_that_answered(server, page)
    assert (hands.keys if by_mouse else hands.clicks) == 0
    assert hands.turns >= 5


@pytest.mark.slow
def test_a_whole_game_by_mouse(viewer: MakeViewer, server: Serving) -> None:
    page = viewer().page()
    open_table(page, by_mouse=True)
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
