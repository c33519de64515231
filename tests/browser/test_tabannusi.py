"""Tabannusi in Chromium: a whole game on the board by mouse, one by keyboard alone, and a table on a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from boardwright.kernel.packing import NOBODY
from tests.browser.conftest import PHONE, MakeViewer
from tests.browser.playing import Hands, fact, wait_for_mode
from tests.server.serving import Serving


class OnTheBoard(Hands):
    """Answers on the board where a place has one answer, else in the bar."""

    on_board = 0

    def answer_by_mouse(self, number: str) -> None:
        target = self.page.locator(f'#targets .tgt[data-opt="{number}"]')
        single = self.page.locator(f"button#opt-{number}").count() == 1
        if single and target.count() == 1:
            self.on_board += 1
            self.click(target.locator(".hit, use").first)
            return
        super().answer_by_mouse(number)


def open_table(page: Page, *, by_mouse: bool) -> None:
    """Set up a table of Tabannusi: a person against the greedy machine."""
    game = page.locator('input[name="game"][value="tabannusi"]')
    if by_mouse:
        page.locator("label", has=game).click()
    else:
        page.locator('input[name="game"]:checked').focus()
        for _ in range(page.locator('input[name="game"]').count()):
            if game.is_checked():
                break
            page.keyboard.press("ArrowRight")
    expect(game).to_be_checked()
    page.get_by_label("Name at seat 1").fill("Anna")
    if by_mouse:
        page.get_by_role("button", name="Open the table").click()
    else:
        page.get_by_label("Name at seat 1").press("Enter")
    wait_for_mode(page, "ask")
    assert fact(page, "game") == "tabannusi"


def seats_that_answered(server: Serving, page: Page) -> set[int]:
    with server.tables.at(fact(page, "id")) as live:
        return {line.whose for line in live.table.observe(NOBODY).log}


@pytest.mark.slow
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_a_whole_game(viewer: MakeViewer, server: Serving, by_mouse: bool) -> None:
    page = viewer().page()
    open_table(page, by_mouse=by_mouse)
    hands = OnTheBoard(page)
    hands.play_to_the_end(by_mouse=by_mouse)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert {0, 1} <= seats_that_answered(server, page)
    assert (hands.keys if by_mouse else hands.clicks) == 0
    assert (hands.on_board > 5) == by_mouse
    assert hands.turns >= 5
