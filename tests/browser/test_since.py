"""What the others did since one's turn, and the log: shown, told, recalled, replayed, searched."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import PHONE, MakeViewer
from tests.browser.playing import Hands, choose_game, fact, wait_for_mode, wait_for_version_after
from tests.browser.test_pages import open_table

TOLD = re.compile(r"^Since your turn: \d+ moves?\. ")


def my_next_turn(page: Page) -> None:
    """End one's turn and wait for the next one."""
    hands = Hands(page)
    while wait_for_mode(page, "ask", "confirm") == "ask":
        version = fact(page, "version")
        hands.answers = 0  # ends a round soonest
        hands.answer(by_mouse=True)
        wait_for_version_after(page, version)
    version = fact(page, "version")
    page.locator("#confirm").click()
    wait_for_version_after(page, version)
    wait_for_mode(page, "ask")


def test_a_turn_begins_with_what_the_others_did(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "random")
    my_next_turn(page)
    box = page.locator("#since")
    expect(box.locator("li").first).to_be_visible()
    page.reload()  # also after a pause
    expect(box.locator("li").first).to_be_visible()
    expect(page.locator("#live")).to_have_text(TOLD)
    places = [page.locator(one).bounding_box() for one in ("#board", "#decision")]
    box.locator("summary").click()  # closed by hand it stays so
    expect(box.locator("li").first).to_be_hidden()
    assert [page.locator(one).bounding_box() for one in ("#board", "#decision")] == places
    page.locator("body").press("s")
    expect(box.locator("li").first).to_be_visible()
    expect(box.locator("summary")).to_be_focused()
    expect(page.locator("#live")).to_have_text(TOLD)
    page.keyboard.press("Escape")
    expect(box.locator("li").first).to_be_hidden()
    version = fact(page, "version")
    Hands(page).answer_by_mouse("1")
    wait_for_version_after(page, version)
    expect(box).to_be_hidden()
    page.locator("body").press("s")
    expect(box.locator("li").first).to_be_visible()


def test_a_line_plays_its_moves_and_comes_back(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "random")
    my_next_turn(page)
    line = page.locator("#since li a").first
    first, *steps = (line.get_attribute("data-play") or "").split()
    line.click()
    page.locator(f'#table[data-mode="replay"][data-position="{first}"]').wait_for()
    expect(page.locator("#since li").first).to_be_visible()
    page.locator(f'#table[data-position="{steps[-1]}"]').wait_for()
    wait_for_mode(page, "ask")
    assert page.url.endswith(fact(page, "id"))


def test_on_a_phone_a_button_opens_it(viewer: MakeViewer) -> None:
    page = viewer(PHONE).page()
    open_table(page, "random")
    my_next_turn(page)
    expect(page.locator("#since")).to_be_hidden()
    page.locator(".news").click()
    expect(page.locator("#since li").first).to_be_visible()


def test_on_a_phone_it_closes_before_what_it_replays(viewer: MakeViewer) -> None:
    page = viewer(PHONE).page()
    open_table(page, "random")
    my_next_turn(page)
    page.locator('[data-do="since"]').first.click()
    page.locator("#since a.all").click()
    wait_for_mode(page, "replay")
    expect(page.locator("#since li").first).to_be_hidden()


def test_after_the_cover_it_is_told_to_who_has_come(viewer: MakeViewer) -> None:
    page = viewer().page()
    choose_game(page, "tabannusi", by_mouse=True)  # in which each has cards
    open_table(page, "same", cover=True)
    for _ in range(2):
        while wait_for_mode(page, "ask", "confirm", "cover") != "cover":
            version = fact(page, "version")
            if fact(page, "mode") == "confirm":
                page.locator("#confirm").click()
            else:
                Hands(page).answer(by_mouse=True)
            wait_for_version_after(page, version)
        assert page.locator("#since").count() == 0
        page.locator("#uncover").click()
        wait_for_mode(page, "ask")
    expect(page.locator("#since li").first).to_be_visible()
    expect(page.locator("#live")).to_contain_text("s turn.")


def test_the_log_is_searched_and_filtered(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "random")
    for _ in range(3):
        my_next_turn(page)
    length = int(fact(page, "length"))
    page.locator("body").press("f")
    expect(page.get_by_label("Words in the log")).to_be_focused()
    lines = page.locator("#pane-log li[data-whose]")
    expect(lines).to_have_count(length)
    page.get_by_label("Words in the log").fill("no such words")
    expect(page.locator("#sift output")).to_have_text("Moves found: 0")
    page.get_by_label("Words in the log").fill("")
    page.get_by_label("Whose moves").select_option("1")
    shown = page.locator("#pane-log li[data-whose]:not([hidden])")
    assert shown.count()
    assert all(one.get_attribute("data-whose") == "1" for one in shown.all())
    page.get_by_label("Whose moves").select_option("")
    page.get_by_label("Which moves").select_option("g")
    assert shown.count()
    assert all("g" in (one.get_attribute("data-kinds") or "") for one in shown.all())
    expect(page.locator("#sift output")).to_have_text(f"Moves found: {shown.count()}")
    page.get_by_role("button", name="Close the search").click()
    expect(shown).to_have_count(length)
    my_next_turn(page)  # earlier lines stay, none is left out or told twice
    numbers = [int((one.get_attribute("id") or "")[5:]) for one in lines.all()]
    assert numbers == list(range(int(fact(page, "length")), 0, -1))


def test_a_thing_of_a_line_is_shown_on_the_board(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "random")
    my_next_turn(page)
    thing = page.locator("#log em[data-ref]").first
    target = page.locator(f'[id="{thing.get_attribute("data-ref")}"]')
    thing.click()
    expect(target).to_have_class(re.compile("flash"))
