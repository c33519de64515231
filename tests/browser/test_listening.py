"""What somebody hears who does not see the page: the live region, names, roles, headings, focus."""

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
    wait_for_mode,
    wait_for_version_after,
)


def open_game(page: Page, name: str, second: str = "random") -> None:
    """Open a table of a game; a second seat that is closed makes it the solo game."""
    choose_game(page, name, by_mouse=False)
    if second == "closed":
        page.get_by_label("Who sits at seat 3").select_option("closed")
    page.get_by_label("Who sits at seat 2").select_option(second)
    open_table(page, by_mouse=False)
    page.locator("#words").wait_for(state="attached")  # which the script fetches once it listens


def press_and_wait(page: Page, *keys: str) -> None:
    """Press keys of which the last one moves the table on."""
    version = fact(page, "version")
    for key in keys:
        page.keyboard.press(key)
    wait_for_version_after(page, version)


def answer(hands: Hands) -> None:
    """Answer or confirm by keys."""
    version = fact(hands.page, "version")
    if wait_for_mode(hands.page, "ask", "confirm") == "confirm":
        hands.confirm(by_mouse=False)
    else:
        hands.answer(by_mouse=False)
    wait_for_version_after(hands.page, version)


def test_an_option_is_named_once_and_undo_is_heard(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "baghdad")
    said = page.locator("#live")
    page.keyboard.press("1")
    expect(said).to_have_text("Option 1 of 4. Press Enter to choose.")  # the focus says its name
    press_and_wait(page, "1")
    press_and_wait(page, "z")
    expect(said).to_contain_text("Taken back. ")
    expect(said).to_contain_text("Play a card from your hand.")


def test_quick_moves_of_others_are_told_once(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "baghdad")
    page.evaluate(
        """() => {
            window.said = [];
            const keep = () => window.said.push(document.querySelector("#live").textContent);
            new MutationObserver(keep).observe(document.querySelector("#live"), { childList: true });
        }"""
    )
    hands = Hands(page)
    while wait_for_mode(page, "ask", "confirm") == "ask":
        answer(hands)
    page.evaluate("window.said.length = 0")
    answer(hands)
    wait_for_mode(page, "ask")
    expect(page.locator("#live")).to_contain_text("Your turn. ")
    told = [one for one in page.evaluate("window.said") if one]
    moves = [" ".join(text.split()) for text in page.locator("#log li[data-whose='1'] p").all_inner_texts()]
    assert moves
    assert len(told) == 1, told
    assert sum(one.count("Since your turn") for one in told) == 1


def test_what_a_player_has_is_told_by_names(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "tabannusi")
    decree = page.locator("#rail .note button", has_text=re.compile(r"^D\d\d$")).first
    name = page.locator(f'[id="{decree.get_attribute("aria-labelledby")}"]').get_attribute("aria-label") or ""
    assert "Decree " in name
    for key in ("m", "Shift+2"):
        page.keyboard.press(key)
        expect(page.locator("#live")).to_contain_text(name)


def test_what_is_refused_again_is_heard_again(viewer: MakeViewer) -> None:
    beginner = viewer(newcomer=True)
    page = beginner.page()
    page.locator('main button[name="opening"][value="attandarra"]').press("Enter")
    page.get_by_role("button", name="Begin").press("Enter")
    said = page.locator("#live")
    for _ in range(2):
        page.locator("#opt-2").focus()
        page.keyboard.press("2")
        expect(said).to_contain_text("In this opening another answer comes next")
        page.evaluate("document.querySelector('#live').textContent = ''")
    beginner.wrong.clear()  # that status is not right, the browser says


def test_steps_of_the_bot_are_heard_without_numbers_of_rules(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "tabannusi", "closed")
    press_and_wait(page, "1", "1")
    press_and_wait(page, "Enter")
    said = page.locator("#live")
    expect(said).to_contain_text("Automa card")
    assert page.locator("#log a.cl").count()
    assert "TAB-" not in said.inner_text()


def test_what_followed_is_heard_whole_opened_by_key_and_stays_open(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "tabannusi", "closed")
    hands = Hands(page)
    begun = page.locator("#log .rd", has_text="Round")  # later the set-up is folded into one line
    # a turn that begins after many moves is told what they were on the whole, not each of them
    summed = page.locator("#live", has_text="Since your turn")
    while not page.locator("#log .fresh details").count() or not begun.count() or summed.count():
        answer(hands)
    chain = page.locator("#log .fresh details").first
    events = [" ".join(text.split()) for text in chain.locator("p").all_inner_texts()]
    assert len(events) > 3
    said = page.locator("#live").inner_text()
    assert all(re.sub(r"^TAB-[\d.]+ ", "", event) in said for event in events)
    name = chain.get_attribute("id")
    chain.locator("summary").focus()
    page.keyboard.press("Enter")
    expect(chain.locator("li").last).to_be_visible()
    answer(hands)
    expect(page.locator(f"#{name} li").last).to_be_visible()


def test_a_key_shows_the_table_as_text_and_the_board_again(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "tabannusi")
    page.keyboard.press("t")
    expect(page.get_by_role("region", name="The table as text")).to_be_focused()
    assert page.locator("#textboard").get_by_role("heading", level=2).count() > 8
    page.keyboard.press("t")
    expect(page.locator("#board")).to_have_attribute("aria-label", "Tabannusi board. Arrow keys move between "
        "the places you may choose, B walks over everything, T shows the table as text.")  # fmt: skip
    expect(page.locator("#decision")).to_be_focused()


@pytest.mark.parametrize("game", ["tabannusi", "baghdad"])
def test_the_question_and_the_players_are_headings(viewer: MakeViewer, game: str) -> None:
    page = viewer().page()
    open_game(page, game)
    question = page.locator("#sentence").inner_text()
    expect(page.get_by_role("heading", level=2, name=question)).to_be_visible()
    expect(page.locator("#rail").get_by_role("heading", level=2, name="Anna")).to_be_visible()


def test_what_has_a_name_is_no_row_of_signs(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "tabannusi")
    board = page.get_by_role("application")
    expect(board.get_by_role("group", name="District 1: If scored now: ")).to_have_count(1)
    expect(board.get_by_role("img", name="1b2: ")).to_have_count(1)  # what is printed on a space
    assert page.locator("#board [aria-label]:not([role])").count() == 0


def test_places_say_what_is_done_there_and_one_answer_needs_no_list(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_game(page, "baghdad")
    good = page.locator("#t-bonus-good")
    expect(good).to_have_attribute("aria-label", "Option 4: 6 ways: 2 favour for 1 brick and others")
    page.keyboard.press("4")
    page.keyboard.press("4")
    ways = page.get_by_role("group", name="Spend favour", exact=True)
    expect(ways.get_by_role("button", name="3 favour for a wild", exact=True)).to_be_focused()
    expect(ways.locator("summary")).to_have_text("2 favour for 1 brick and others 6 ways")
