"""One press, one answer: by mouse, touch and keys, whatever comes between and however long a key is held."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import PHONE, MakeViewer
from tests.browser.playing import Hands, choose_game, fact, wait_for_mode, wait_for_version_after

MOVED = "The table moved on just as you pressed, so nothing was chosen. Look again."


def open_table(page: Page, game: str = "attandarra", *, cover: bool = False) -> str:
    """Set up a table of two people at one screen, and return its address."""
    choose_game(page, game, by_mouse=True)
    page.get_by_label("Who sits at seat 2").select_option("same")
    for number in (3, 4):
        page.get_by_label(f"Who sits at seat {number}").select_option("closed")
    page.get_by_label("Cover screen between players on this screen").set_checked(cover)
    page.get_by_role("button", name="Open the table").click()
    if wait_for_mode(page, "ask", "cover") == "cover":
        page.locator("#uncover").click()
        wait_for_mode(page, "ask")
    page.locator("#words").wait_for(state="attached")  # the script listens
    return page.url


def spot(page: Page, selector: str) -> tuple[float, float]:
    page.locator(selector).first.scroll_into_view_if_needed()
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click_number(page: Page, count: int, x: float, y: float) -> None:
    """Click as the system tells the first, second or third click of a double or triple click."""
    page.mouse.move(x, y)
    page.mouse.down(click_count=count)
    page.mouse.up(click_count=count)


def stays(page: Page, version: str) -> None:
    """Nothing more happens, neither on the page nor on its way to it."""
    page.wait_for_timeout(400)
    expect(page.locator("html:not([data-busy])")).to_have_count(1)
    assert fact(page, "version") == version


def version_after(page: Page, act: Callable[[], object]) -> str:
    version = fact(page, "version")
    act()
    wait_for_version_after(page, version)
    return fact(page, "version")


def answer_twice(page: Page) -> None:
    """Answer until two answers of one turn can be taken back."""
    while page.locator("#log li.tentative").count() < 2:
        by_hand = Hands(page)
        if wait_for_mode(page, "ask", "confirm") == "confirm":
            version_after(page, lambda by_hand=by_hand: by_hand.confirm(by_mouse=True))  # type: ignore[misc]
        else:
            version_after(page, lambda by_hand=by_hand: by_hand.answer(by_mouse=True))  # type: ignore[misc]


@pytest.mark.parametrize("game", ["attandarra", "tabannusi", "baghdad", "bot-factory"])
def test_the_second_click_of_a_double_click_does_not_answer_the_next_question(
    viewer: MakeViewer, game: str
) -> None:
    page = viewer().page()
    open_table(page, game)
    answered = 0
    while answered < 3:
        if wait_for_mode(page, "ask", "confirm") == "confirm":
            selector = "#confirm"
        elif not page.locator("#opts > button.opt").count():
            version_after(page, lambda: Hands(page).answer(by_mouse=True))
            continue
        else:
            selector = "#opts > button.opt"
        answered += 1
        x, y = spot(page, selector)
        version = version_after(page, lambda x=x, y=y: click_number(page, 1, x, y))  # type: ignore[misc]
        for place in (f"{selector}:enabled", "#opts .opt", "#targets .tgt"):
            if page.locator(place).count():
                click_number(page, 2, *spot(page, place))
                click_number(page, 3, *spot(page, place))
        assert page.locator("#opts > details[open]").count() == 0
        assert not page.locator("#message").count()  # the hand meant one press, so nothing is missing
        stays(page, version)


def test_a_double_click_on_a_list_opens_it(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page)
    while not page.locator("#opts > details > summary[data-opt]").count():
        version_after(page, lambda: Hands(page).answer(by_mouse=True))
    summary = "#opts > details > summary[data-opt]"
    version = fact(page, "version")
    page.locator(summary).first.dblclick()
    expect(page.locator("#opts > details[open]")).to_have_count(1)
    way = "#opts > details[open] .way:visible"
    click_number(page, 3, *spot(page, way))
    stays(page, version)
    if page.locator("#opts > details[open] summary.way").count():
        page.locator("#opts > details[open] summary.way").first.click()
    version_after(page, page.locator("#opts > details[open] button.way:visible").first.click)


def test_two_presses_are_two_however_fast(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "tabannusi")
    answer_twice(page)
    for _ in range(2):
        length = int(fact(page, "length"))
        version_after(page, lambda: click_number(page, 1, *spot(page, "#undo")))
        assert int(fact(page, "length")) < length


def test_a_double_tap_is_one_press_and_a_later_one_is_another(viewer: MakeViewer) -> None:
    page = viewer(PHONE).page()
    open_table(page, "tabannusi")
    answer_twice(page)
    x, y = spot(page, "#undo")
    page.evaluate("document.documentElement.dataset.twice = 60000")
    version = version_after(page, lambda: page.touchscreen.tap(x, y))
    page.touchscreen.tap(x + 5, y + 5)
    stays(page, version)
    page.evaluate("delete document.documentElement.dataset.twice")
    page.wait_for_timeout(600)
    version_after(page, lambda: page.touchscreen.tap(x, y))


@pytest.mark.parametrize("by_key", [False, True])
def test_a_press_that_began_before_the_table_moved_on_chooses_nothing(
    viewer: MakeViewer, by_key: bool
) -> None:
    one = viewer()
    page = one.page()
    address = open_table(page, "tabannusi")
    answer_twice(page)
    other = one.page(address.removeprefix(one.address))
    page.locator("#undo").focus()
    if by_key:
        page.keyboard.down(" ")
    else:
        page.mouse.move(*spot(page, "#undo"))
        page.mouse.down()
    version = version_after(page, lambda: other.locator("#undo").click())
    if by_key:
        page.keyboard.up(" ")
    else:
        page.mouse.up()
    expect(page.locator("#message")).to_have_text(MOVED)
    expect(page.locator("#live")).to_have_text(MOVED)
    stays(page, version)
    version_after(page, lambda: page.locator("#undo").click())
    expect(page.locator("#message")).to_have_count(0)


def test_a_double_click_does_not_uncover_the_next_players_secrets(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "tabannusi", cover=True)
    while wait_for_mode(page, "ask", "confirm") == "ask":
        version_after(page, lambda: Hands(page).answer(by_mouse=True))
    version_after(page, lambda: click_number(page, 1, *spot(page, "#confirm")))
    wait_for_mode(page, "cover")
    click_number(page, 2, *spot(page, "#uncover"))
    page.wait_for_timeout(400)
    assert fact(page, "mode") == "cover"
    click_number(page, 1, *spot(page, "#uncover"))
    wait_for_mode(page, "ask")
    assert fact(page, "mode") == "ask"


def test_a_held_number_is_heard_and_does_not_choose(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page)
    version = fact(page, "version")
    for _ in range(4):
        page.keyboard.down("1")  # from the second time on as the repeats of a held key
    stays(page, version)
    assert page.locator("#opts > details[open]").count() == 0
    page.keyboard.up("1")
    expect(page.locator("#opt-1")).to_be_focused()
    opens = page.locator("#opt-1").evaluate("e => e.tagName === 'SUMMARY'")
    page.keyboard.press("1")
    if opens:
        page.locator("#opts > details[open]").wait_for()
    else:
        wait_for_version_after(page, version)


def test_a_held_enter_answers_once_and_does_not_confirm(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page, "baghdad")
    for _ in range(12):
        mode = wait_for_mode(page, "ask", "confirm")
        if mode == "confirm":
            page.locator("#decision").focus()
        else:
            number = page.locator("#opts .opt[data-opt]").first.get_attribute("data-opt") or ""
            page.keyboard.press(number)
            if page.locator(f"#opt-{number}").evaluate("e => e.tagName === 'SUMMARY'"):
                page.keyboard.press("Enter")
                while page.evaluate("document.activeElement.matches('summary.way')"):
                    page.keyboard.press("Enter")
        version = version_after(page, lambda: page.keyboard.down("Enter"))
        for _ in range(3):
            page.keyboard.down("Enter")
        stays(page, version)
        page.keyboard.up("Enter")
        if mode == "confirm":
            return
    raise AssertionError("no turn was complete")


def test_held_keys_go_on_moving(viewer: MakeViewer) -> None:
    page = viewer().page()
    open_table(page)
    for _ in range(3):
        if wait_for_mode(page, "ask", "confirm") == "ask":
            version_after(page, lambda: Hands(page).answer(by_mouse=True))
    before = page.locator("#board").get_attribute("viewBox")
    boxes = {before}
    for _ in range(3):
        page.keyboard.down("+")
        boxes.add(page.locator("#board").get_attribute("viewBox"))
    page.keyboard.up("+")
    assert len(boxes) == 4
    page.keyboard.press("b")
    places = set()
    for _ in range(4):
        page.keyboard.down("PageDown")
        places.add(page.evaluate("document.activeElement.getAttribute('aria-label')"))
    assert len(places) > 2
    page.keyboard.up("PageDown")


def test_a_page_that_asks_sends_its_answer_once(viewer: MakeViewer) -> None:
    page = viewer().page()
    page.goto(f"{open_table(page)}/delete")
    sent: list[Route] = []
    page.route("**/delete", lambda route: sent.append(route))  # noqa: PLW0108 -- as below
    place = spot(page, "button:has-text('Delete for good')")
    for count in (1, 1, 2):
        click_number(page, count, *place)
        page.wait_for_timeout(150)
    assert len(sent) == 1
    sent[0].continue_()
    expect(page.get_by_text("The table was deleted.")).to_be_visible()


def test_a_double_click_opens_one_table(viewer: MakeViewer) -> None:
    page = viewer().page()
    sent: list[Route] = []
    page.route("**/tables", lambda route: sent.append(route))  # noqa: PLW0108 -- Playwright marks it; the server takes its time
    place = spot(page, "button:has-text('Open the table')")
    click_number(page, 1, *place)
    page.wait_for_timeout(150)
    click_number(page, 2, *place)
    page.wait_for_timeout(150)
    assert len(sent) == 1
    sent[0].continue_()
    wait_for_mode(page, "ask")
    page.unroute("**/tables")
    page.go_back()
    page.get_by_role("button", name="Open the table").click()  # another one, on purpose
    wait_for_mode(page, "ask")
