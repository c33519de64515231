"""Whole games of Baghdad in Chromium: by mouse, by keyboard, and answers given on the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

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


def open_baghdad(page: Page, *, by_mouse: bool = True) -> None:
    """Set up a table of a person against the greedy machine."""
    choose_game(page, "baghdad", by_mouse=by_mouse)
    open_table(page, by_mouse=by_mouse)
    assert fact(page, "game") == "baghdad"


QUIET = ("Do without it", "Stop moving boats", "Go on")


class Calm(Hands):
    """Plays without bonus actions, which a person need not take: so a game stays short."""

    def answer(self, *, by_mouse: bool) -> None:
        """Do without now and then; else give the first answer."""
        numbers = self.page.locator("#opts .opt[data-opt]")
        labels = [text.split("\n")[-1] for text in numbers.all_inner_texts()]
        quiet = [place for place, label in enumerate(labels) if label in QUIET]
        wanted = quiet[0] if quiet and self.answers % 3 else 0
        number = numbers.nth(wanted).get_attribute("data-opt") or ""
        if by_mouse:
            self.answer_by_mouse(number)
        else:
            self.answer_by_keys(number)


@pytest.mark.slow
@pytest.mark.parametrize("by_mouse", [True, False], ids=["mouse", "keyboard"])
def test_a_whole_game_of_baghdad(viewer: MakeViewer, server: Serving, by_mouse: bool) -> None:
    page = viewer().page()
    open_baghdad(page, by_mouse=by_mouse)
    hands = Calm(page)
    hands.play_to_the_end(by_mouse=by_mouse)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    expect(page.get_by_role("heading", name="Score sheet")).to_be_visible()
    assert {0, 1} <= seats_that_answered(server, page)
    assert (hands.keys if by_mouse else hands.clicks) == 0
    assert hands.turns >= 5


def play_until_asked(page: Page, question: str) -> None:
    """Answer until the sentence of the decision begins as wanted."""
    hands = Calm(page)
    for _ in range(60):
        if wait_for_mode(page, "ask", "confirm") == "ask":
            if page.locator("#sentence").inner_text().startswith(question):
                return
            version = fact(page, "version")
            hands.answer(by_mouse=True)
        else:
            version = fact(page, "version")
            hands.confirm(by_mouse=True)
        wait_for_version_after(page, version)
    raise AssertionError(f"never asked: {question}")


@pytest.mark.slow
def test_the_vizier_is_moved_by_a_click_on_the_city(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_baghdad(page)
    play_until_asked(page, "Put your vizier")
    version = fact(page, "version")
    target = page.locator("#t-loc-SE-outer-2")
    expect(target).to_have_attribute("role", "button")
    expect(target).to_have_attribute("aria-label", re.compile(r"^Option \d: SE outer 2: "))  # from the bar
    target.locator(".fn").click()
    wait_for_version_after(page, version)
    vizier = page.locator('#pieces [id^="vizier-"][aria-label*="SE outer 2"]')
    expect(vizier).to_have_count(1)


@pytest.mark.slow
def test_a_card_is_played_with_arrows_on_the_board(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_baghdad(page)
    play_until_asked(page, "Play a card")
    cards = page.locator('#targets [id^="t-play-"]')
    assert cards.count() == 3
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    chosen = page.evaluate("document.activeElement.id")
    assert chosen == cards.nth(1).get_attribute("id")
    version = fact(page, "version")
    page.keyboard.press("Enter")
    wait_for_version_after(page, version)
    expect(page.locator(f"#{chosen}")).to_have_count(0)


@pytest.mark.slow
def test_the_line_of_another_player_opens_all_that_lies_before_them(viewer: MakeViewer) -> None:
    """By click and by key; it stays while the game goes on, and its letters can be read."""
    page = viewer().page()
    open_baghdad(page)
    play_until_asked(page, "Play a card")
    line, box = page.locator("#line-1"), page.locator(".peek")
    expect(box).to_be_hidden()
    line.click()
    expect(box).to_be_visible()
    expect(line).to_have_attribute("aria-expanded", "true")
    expect(page.locator("#inspector")).to_have_count(0)
    opened = [float(number) for number in (line.get_attribute("data-opens") or "").split()]
    assert page.evaluate("document.querySelector('.peek .crop').viewBox.baseVal.width") == opened[2]
    scale = page.evaluate("document.querySelector('.peek .crop').getScreenCTM().a")
    assert scale * 16 >= 11  # the smallest letters that the game draws
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(line).to_have_attribute("aria-expanded", "false")
    expect(line).to_be_focused()
    page.keyboard.press("Enter")
    expect(box).to_be_visible()
    version = fact(page, "version")
    page.locator("#opts .opt[data-opt]").first.click()
    wait_for_version_after(page, version)
    expect(box).to_be_hidden()  # a click elsewhere closes it
    page.locator("#line-1").focus()
    page.keyboard.press("Enter")
    version = fact(page, "version")
    page.keyboard.press("z")  # takes the answer back
    wait_for_version_after(page, version)
    expect(box).to_be_visible()
    expect(page.locator("#line-1")).to_have_attribute("aria-expanded", "true")


@pytest.mark.slow
def test_no_letter_of_the_whole_table_is_smaller_than_eleven_pixels(viewer: MakeViewer) -> None:
    for width, height in ((1440, 900), (1280, 800), (1024, 768)):
        page = viewer((width, height)).page()
        open_baghdad(page)
        play_until_asked(page, "Play a card")
        assert page.evaluate(SMALLEST) >= 10.95, width
        city = page.evaluate("document.querySelector('#city').getBoundingClientRect().width")
        scale = page.evaluate("document.querySelector('#board').getScreenCTM().a")
        if width == 1440:
            assert 626 * scale >= 520
            assert city > 480  # from the leftmost to the rightmost location
        page.close()


@pytest.mark.slow
def test_the_parts_of_the_board_are_tabs_on_a_phone(viewer: MakeViewer) -> None:
    page = viewer(PHONE).page()
    open_baghdad(page)
    play_until_asked(page, "Play a card")
    mine = page.locator('[data-view="mine"]')
    expect(mine).to_have_attribute("aria-pressed", "true")
    for key in ("city", "river", "offers", "others", "mine"):
        page.locator(f'[data-view="{key}"]').click()
        expect(page.locator(f'[data-view="{key}"]')).to_have_attribute("aria-pressed", "true")
        least = page.evaluate(SMALLEST)
        assert least >= 10.9, (key, least)


@pytest.mark.slow
def test_all_is_large_enough_to_touch_on_a_phone_and_nothing_is_cut_off(viewer: MakeViewer) -> None:
    """With four people on the screen the head holds most: a name, the round, the game."""
    page = viewer(PHONE).page()
    choose_game(page, "baghdad", by_mouse=True)
    for number, name in ((2, "Oskar"), (3, "Mirela"), (4, "Theodora")):
        page.locator(f'select[name="seat{number}"]').select_option("same")
        page.get_by_label(f"Name at seat {number}").fill(name)
    page.get_by_label("Cover screen between players on this screen").set_checked(False)
    open_table(page, by_mouse=True)
    small, wide = page.evaluate(TOO_SMALL)
    assert small == []
    assert wide == PHONE[0]


# What is smaller than 44 pixels (places on the board are in the lists, too), and how wide the page is.
TOO_SMALL = """() => {
  const small = [];
  for (const one of document.querySelectorAll('a, button, summary, input, select')) {
    const box = one.getBoundingClientRect();
    const shown = box.width && getComputedStyle(one).visibility !== 'hidden';
    const closed = one.tagName !== 'SUMMARY' && one.closest('details:not([open])');
    if (shown && !closed && !one.closest('svg') && Math.min(box.width, box.height) < 43.9)
      small.push([one.className || one.id, box.width, box.height]);
  }
  return [small, document.documentElement.scrollWidth];
}"""

# The smallest text of the part that is shown, in pixels of the screen.
SMALLEST = """() => {
  const svg = document.querySelector('#board');
  const shown = svg.getBoundingClientRect();
  const scale = shown.width / Number(svg.getAttribute('viewBox').split(' ')[2]);
  let least = 99;
  for (const text of svg.querySelectorAll('text')) {
    const box = text.getBoundingClientRect();
    const middle = [box.x + box.width / 2, box.y + box.height / 2];
    if (!box.width || middle[0] < shown.left || middle[0] > shown.right) continue;
    if (middle[1] < shown.top || middle[1] > shown.bottom) continue;
    const drawn = text.classList.contains('fn') ? 1.3 : 1;
    least = Math.min(least, parseFloat(getComputedStyle(text).fontSize) * scale * drawn);
  }
  return least;
}"""
