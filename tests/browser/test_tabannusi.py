"""Tabannusi in Chromium: whole games by mouse and by keyboard, forbidden things, a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, MakeViewer
from tests.browser.playing import (
    Hands,
    choose_game,
    fact,
    open_table,
    seats_that_answered,
    wait_for_mode,
    wait_for_version_after,
)
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


def open_tabannusi(page: Page, *, by_mouse: bool) -> None:
    """Set up a table of Tabannusi: a person against a machine that answers at random, and so at once."""
    choose_game(page, "tabannusi", by_mouse=by_mouse)
    page.get_by_label("Who sits at seat 2").select_option("random")
    open_table(page, by_mouse=by_mouse)
    assert fact(page, "game") == "tabannusi"


@pytest.mark.slow
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_a_whole_game(viewer: MakeViewer, server: Serving, by_mouse: bool) -> None:
    page = viewer().page()
    open_tabannusi(page, by_mouse=by_mouse)
    hands = OnTheBoard(page)
    hands.play_to_the_end(by_mouse=by_mouse)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert {0, 1} <= seats_that_answered(server, page)
    assert (hands.keys if by_mouse else hands.clicks) == 0
    assert (hands.on_board > 5) == by_mouse
    assert hands.turns >= 5


def start(page: Page) -> Locator:
    """Put the start Building and choose a die; return the targets of the first action."""
    targets = page.locator('#targets .tgt[role="button"]')  # which the script says once it listens
    version = fact(page, "version")
    targets.first.click()
    page.locator("button.way:visible").first.click()
    wait_for_version_after(page, version)
    hands = Hands(page)
    while not page.locator("#sentence", has_text="Action 1").count():
        version = fact(page, "version")
        if wait_for_mode(page, "ask", "confirm") == "confirm":
            hands.confirm(by_mouse=True)
        else:
            hands.answer_by_mouse("1")
        wait_for_version_after(page, version)
    return targets


def test_what_is_forbidden_says_why_and_icons_say_their_names(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_tabannusi(page, by_mouse=True)
    start(page)
    page.locator("#board [id^=decree-]").first.click()
    expect(page.locator("#blocked .because:visible")).to_contain_text("TAB-")
    page.keyboard.press("Escape")
    ship = page.locator("#ship-a1")
    ship.hover()
    name = (ship.get_attribute("aria-label") or "").partition(". ")[0]
    expect(page.get_by_role("tooltip", name=name)).to_be_visible()


def test_a_phone_shows_the_part_that_is_asked_about(viewer: MakeViewer) -> None:
    page = viewer(PHONE).page()
    open_tabannusi(page, by_mouse=True)
    shown = page.locator('[data-view][aria-pressed="true"]')
    expect(shown).to_have_attribute("data-view", "districts")
    for tab in ("port", "ziggurat", "tracks", "mine", "others"):
        page.locator(f'[data-view="{tab}"]').click()
        expect(shown).to_have_attribute("data-view", tab)
        sizes = page.evaluate(
            """() => {
              const svg = document.querySelector("#board");
              const [x, y, width, height] = svg.getAttribute("viewBox").split(" ").map(Number);
              const scale = svg.getBoundingClientRect().width / width;
              return [...svg.querySelectorAll("text")].filter((text) => !text.closest("defs")).map((text) => {
                const box = text.getBBox(), to = svg.getScreenCTM().inverse().multiply(text.getScreenCTM());
                const [cx, cy] = [to.a * box.x + to.e, to.d * box.y + to.f];
                const inside = cx >= x && cx <= x + width && cy >= y && cy <= y + height;
                return inside ? parseFloat(getComputedStyle(text).fontSize) * to.a * scale : 99;
              });
            }"""
        )
        assert min(sizes) >= 10.5, tab
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_what_is_printed_on_a_space_is_heard_with_its_answer(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_tabannusi(page, by_mouse=False)
    page.wait_for_selector('#targets .tgt[role="button"]')  # which the script says once it listens
    place = page.evaluate(
        "() => document.querySelector('#board [id^=space-][aria-label*=\": \"]').getAttribute('id')"
    )
    target = page.locator(f"#target-{place}")
    target.focus()
    described = (target.get_attribute("aria-describedby") or "").split()
    assert described[0] == place
    assert "then" in described


def test_what_lies_on_a_space_says_why_nothing_else_can(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_tabannusi(page, by_mouse=True)
    start(page)
    reason = page.locator("#blocked .because:visible")
    for piece in page.locator('#pieces > [id^="building-"]').all():
        piece.click()
        expect(reason).to_have_count(1)
        expect(reason).to_contain_text(re.compile(r"This space is taken|Only in District \d"))
        page.keyboard.press("Escape")
        expect(reason).to_have_count(0)


def test_a_house_comes_from_its_player_board_unless_motion_is_reduced(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_tabannusi(page, by_mouse=True)
    version = fact(page, "version")
    page.locator('#targets .tgt[role="button"]').first.click()
    page.locator("button.way:visible").first.click()
    wait_for_version_after(page, version)
    house = page.locator('#pieces [id^="building-"] .tb-come')
    page.emulate_media(reduced_motion="no-preference")
    expect(house).to_have_css("animation-name", "tb-come")
    expect(house).to_have_css("animation-duration", "0.42s")
    page.emulate_media(reduced_motion="reduce")
    expect(house).to_have_css("animation-duration", "0s")


def test_a_step_of_the_bot_opens_its_rule(viewer: MakeViewer) -> None:
    page = viewer().page()
    choose_game(page, "tabannusi", by_mouse=True)
    page.get_by_label("Who sits at seat 2").select_option("closed")
    open_table(page, by_mouse=True)
    hands = Hands(page)
    step = page.locator("#log a.cl", has_text="TAB-25.2")
    while not step.count():
        version = fact(page, "version")
        if wait_for_mode(page, "ask", "confirm") == "confirm":
            hands.confirm(by_mouse=True)
        else:
            hands.answers += 1
            hands.answer(by_mouse=True)
        wait_for_version_after(page, version)
    assert step.first.get_attribute("href") == "/rules/tabannusi#TAB-25.2"
    if not step.first.is_visible():  # the steps of an opponent are folded where they are many
        page.locator("#log details", has_text="TAB-25.2").first.locator("summary").click()
    step.first.click()
    expect(page.locator("#rules-body [data-id='TAB-25.2'] p")).to_be_visible()


def test_walking_over_the_board_names_each_place_once(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_tabannusi(page, by_mouse=True)
    page.wait_for_selector('#targets .tgt[role="button"]')  # which the script says once it listens
    page.keyboard.press("b")
    page.keyboard.press("PageDown")
    at = page.locator("[data-browse]")
    name = at.get_attribute("aria-label") or ""
    assert name
    assert at.evaluate("e => e === document.activeElement")
    assert at.get_attribute("role")
    said = page.locator("[aria-live]").all_text_contents()
    assert not any(name in text for text in said)
