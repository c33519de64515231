"""Comfort: home without scrolling, the pace of others, larger texts, sounds, the end, the rules."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import DESK, PHONE, MakeViewer
from tests.browser.playing import Hands, fact, wait_for_mode, wait_for_version_after
from tests.browser.test_pages import open_table
from tests.server.serving import Serving

NARROW = (280, 653)
SOUNDS = """window.tones = 0;
const start = OscillatorNode.prototype.start;
OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };"""
SIZE = "one => parseFloat(getComputedStyle(one).fontSize) * one.currentCSSZoom"


def end_turn(page: Page) -> None:
    """Play one's turn to its end, but do not wait for the others."""
    hands = Hands(page)
    while wait_for_mode(page, "ask", "confirm") == "ask":
        version = fact(page, "version")
        hands.answers = 0  # ends a round soonest
        hands.answer(by_mouse=True)
        wait_for_version_after(page, version)
    page.locator("#confirm").click()


def position(page: Page) -> int:
    """Return the move that is shown."""
    return int(fact(page, "position"))


@pytest.mark.parametrize("language", ["en", "zh_Hant"])
@pytest.mark.parametrize("size", [DESK, (1024, 768), PHONE, NARROW], ids=["desk", "small", "phone", "narrow"])
def test_a_table_is_opened_without_scrolling(
    viewer: MakeViewer, server: Serving, size: tuple[int, int], language: str
) -> None:
    one = viewer(size)
    one.context.add_cookies([{"name": "language", "value": language, "url": server.address}])
    page = one.page()
    for _ in range(2):  # for somebody new, and for somebody with a table
        button = page.locator(".make")
        expect(button).to_be_in_viewport(ratio=1)
        assert page.evaluate("scrollY") == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        button.click()
        wait_for_mode(page, "ask")
        page.goto(server.address)


def test_each_move_of_the_others_waits_for_who_wants_that(viewer: MakeViewer, server: Serving) -> None:
    one = viewer()
    one.context.add_cookies([{"name": "look", "value": "first=off&pace=wait", "url": server.address}])
    page = one.page()
    open_table(page, "random")
    path = page.url
    for _ in range(2):
        before = position(page)
        end_turn(page)
        moves = []
        while wait_for_mode(page, "replay", "ask") == "replay":
            moves.append(position(page))
            expect(page.locator("#onward")).to_be_focused()
            page.wait_for_timeout(300)  # in which nothing moves by itself
            assert position(page) == moves[-1]
            page.keyboard.press("Enter")
            page.locator(f'#table:not([data-mode="replay"][data-position="{moves[-1]}"])').wait_for()
        assert moves == list(range(moves[0], position(page) + 1))
        assert moves[0] > before
        assert page.url == path
    end_turn(page)
    wait_for_mode(page, "replay")
    page.keyboard.press("Escape")  # enough of that: the table as it is
    wait_for_mode(page, "ask")


def test_moves_of_the_others_pass_slowly_where_that_is_wanted(viewer: MakeViewer, server: Serving) -> None:
    one = viewer()
    one.context.add_cookies([{"name": "look", "value": "first=off&pace=slow", "url": server.address}])
    page = one.page()
    open_table(page, "random")
    end_turn(page)
    wait_for_mode(page, "replay")
    first = position(page)
    expect(page.locator("#onward")).to_have_count(0)
    page.wait_for_timeout(600)
    assert position(page) == first
    wait_for_mode(page, "ask")


def test_texts_grow_and_stay_so(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page)
    texts = [page.locator(one).first for one in ("#sentence", ".pl b", ".game h1", "#log p")]
    normal = [text.evaluate(SIZE) for text in texts]
    board = page.locator("#board text").first.evaluate("one => getComputedStyle(one).fontSize")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Size of texts").get_by_label("Larger").check(force=True)
    page.keyboard.press("Escape")
    page.reload()
    wait_for_mode(page, "ask")
    assert [text.evaluate(SIZE) for text in texts] == pytest.approx([1.3 * size for size in normal])
    assert page.locator("#board text").first.evaluate("one => getComputedStyle(one).fontSize") == board
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.goto(page.url.partition("/table")[0])
    for heading in page.locator("h2:visible").all():
        assert heading.evaluate("one => one.currentCSSZoom") == pytest.approx(1.3)


def test_sounds_are_heard_by_who_wants_them_alone(viewer: MakeViewer) -> None:
    one = viewer()
    one.context.add_init_script(SOUNDS)
    page = one.page()
    open_table(page, "random")
    end_turn(page)
    wait_for_mode(page, "wait", "ask")
    wait_for_mode(page, "ask")
    assert page.evaluate("tones") == 0
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("group", name="Sounds").get_by_label("On").check(force=True)
    assert page.evaluate("tones") == 2  # as it will sound
    page.keyboard.press("Escape")
    for _ in range(6):  # the others may have passed
        end_turn(page)
        wait_for_mode(page, "wait", "ask")
        wait_for_mode(page, "ask")
        if page.evaluate("tones") > 2:
            break
    assert page.evaluate("tones") >= 4


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_the_end_is_whole_on_paper_and_in_pictures(
    viewer: MakeViewer, finished: str, size: tuple[int, int]
) -> None:
    page = viewer(size).page(finished)
    whole = page.evaluate("document.documentElement.scrollHeight")
    last = page.locator(".mom li, .final .sheet").last.bounding_box()
    assert last is not None
    assert size[1] < last["y"] + last["height"] < whole
    for scrolling in page.locator(".final .scroll").all():
        assert scrolling.evaluate("one => one.scrollWidth <= one.clientWidth")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"
    expect(page.get_by_role("link", name="Save the log")).to_be_hidden()
    expect(page.get_by_role("heading", name="Biggest gains")).to_be_visible()


def test_points_of_the_chart_open_the_replay(viewer: MakeViewer, finished: str) -> None:
    page = viewer().page(finished)
    point = page.locator(".chart a").nth(4)
    at = (point.get_attribute("href") or "").removeprefix("?at=")
    point.click()
    page.locator(f'#table[data-mode="replay"][data-position="{at}"]').wait_for()
    page.go_back()
    wait_for_mode(page, "over")


def test_the_replay_is_shared(viewer: MakeViewer, server: Serving, finished: str) -> None:
    one = viewer(PHONE)
    one.context.add_init_script(
        "Object.defineProperty(navigator, 'share', { value: async (what) => { window.shared = what.url } })"
    )
    page = one.page(finished)
    page.get_by_role("link", name="Share the replay").click()
    assert page.evaluate("shared") == f"{server.address}{finished}?at=0"
    other = viewer()
    other.context.add_init_script("Object.defineProperty(navigator, 'share', { value: undefined })")
    other.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = other.page(finished)
    page.get_by_role("link", name="Share the replay").click()
    expect(page.locator("#shared")).to_have_text("The link to the replay is copied.")
    assert page.evaluate("navigator.clipboard.readText()") == f"{server.address}{finished}?at=0"


def test_the_rules_open_at_the_decision_and_have_contents(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page)
    clause = page.locator("#pane-rules").get_attribute("data-clause")
    page.get_by_role("tab", name="Rules").click()
    expect(page.locator("#rules-body .now")).to_have_attribute("data-id", clause or "")
    expect(page.locator("#rules-body .now")).to_be_in_viewport()
    page.locator("#rules-body .toc summary").click()
    page.locator("#rules-body .toc a").last.click()
    chapter = page.locator("#rules-body .chapter").last
    expect(chapter.locator("h2")).to_be_in_viewport()
    expect(chapter.locator("a.id").first).to_be_focused()
