"""The box that says what a thing is, in Chromium: pointed at, focused, pinned, tapped; and the legend."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import PHONE, MakeViewer
from tests.browser.playing import choose_game, fact, open_table

SHIP = re.compile(r"\bShip (with|of)\b")


def begin(page: Page, game: str = "tabannusi") -> Locator:
    """Open a table and return where the inspector is."""
    choose_game(page, game, by_mouse=True)
    page.get_by_label("Who sits at seat 2").select_option("random")
    open_table(page, by_mouse=True)
    page.locator("#words").wait_for(state="attached")  # which the script fetches once it listens
    return page.locator("#inspector")


def test_what_is_pointed_at_is_explained_beside_it(viewer: MakeViewer) -> None:
    page = viewer().page()
    box = begin(page)
    ship = page.locator("#ship-b2")
    ship.hover()
    expect(box).to_be_visible()
    expect(box).to_have_attribute("role", "tooltip")
    expect(box.locator("h3")).to_have_text(SHIP)
    expect(box.locator("a")).to_have_text(re.compile(r"TAB-(18\.\d|8\.17)"))
    apart(box, ship)
    apart(box, page.locator("#decision"))
    page.mouse.move(2, 2)
    expect(box).to_be_hidden()


def apart(box: Locator, other: Locator) -> None:
    """Check that two elements do not cover each other."""
    one, two = box.bounding_box(), other.bounding_box()
    assert one
    assert two
    beside = one["x"] + one["width"] <= two["x"] or two["x"] + two["width"] <= one["x"]
    assert beside or one["y"] + one["height"] <= two["y"] or two["y"] + two["height"] <= one["y"]


def test_a_target_says_what_can_be_done_there_and_what_follows(viewer: MakeViewer) -> None:
    page = viewer().page()
    box = begin(page)
    page.locator('#targets .tgt[role="button"]').first.hover()
    expect(box.locator("li kbd").first).to_have_text("1")
    expect(box.locator("li").first).to_contain_text("Building")


def test_a_click_or_a_key_pins_and_escape_gives_the_focus_back(viewer: MakeViewer) -> None:
    page = viewer().page()
    box = begin(page)
    page.locator("#time").click()
    expect(box).to_have_attribute("role", "dialog")
    expect(box).to_be_focused()
    page.keyboard.press("Tab")
    expect(box.get_by_role("link", name="Open the rule TAB-13.1")).to_be_focused()
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    page.keyboard.press("b")
    page.keyboard.press("PageDown")
    at = page.locator("[data-browse]")
    expect(box).to_be_visible()
    expect(box).to_have_attribute("role", "tooltip")
    expect(at).to_be_focused()  # it hears the name, and the rest as a description
    assert "inspector-more" in (at.get_attribute("aria-describedby") or "")
    assert not box.locator("#inspector-more a").count()  # which nobody follows in a description
    page.keyboard.press("i")
    expect(box).to_be_focused()
    expect(box).to_have_accessible_description(re.compile(r"\w+ \w+"))
    page.keyboard.press("Escape")
    expect(box).to_be_hidden()
    expect(at).to_be_focused()
    assert "inspector-more" not in (at.get_attribute("aria-describedby") or "")


def test_a_code_in_a_text_is_explained_and_leads_to_its_rule(viewer: MakeViewer) -> None:
    page = viewer().page()
    box = begin(page)
    code = page.locator(".note .code").first
    expect(code).to_have_accessible_name(re.compile(r"^(Urban card|Decree) [UD]\d\d"))
    code.focus()
    page.keyboard.press("Enter")
    expect(box).to_have_attribute("role", "dialog")
    box.locator("a").click()
    expect(box).to_be_hidden()
    expect(page.locator("#rules-body .clause.now a.id")).to_be_focused()
    code = page.locator("#rules-body .code", has_text="S05").first
    code.hover()
    expect(box.locator("h3")).to_contain_text("Ship with Gardens for Ziggurat Houses")


def test_the_legend_has_every_thing_under_its_heading(viewer: MakeViewer) -> None:
    page = viewer().page()
    begin(page, "baghdad")
    page.get_by_role("tab", name="Log").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("tab", name="Legend")).to_be_focused()
    pane = page.locator("#pane-legend")
    expect(pane.get_by_role("heading", name="Characters")).to_be_visible()
    expect(pane.locator(".entry", has_text="Al-Razi")).to_contain_text("8 points")
    drawn = page.evaluate(
        "() => [...document.querySelectorAll('#pane-legend use')].filter("
        "(use) => !document.getElementById(use.getAttribute('href').slice(1))).length"
    )
    assert not drawn


def test_on_a_phone_a_tap_explains_and_a_long_press_explains_a_target(viewer: MakeViewer) -> None:
    page = viewer(PHONE).page()
    box = begin(page)
    version = fact(page, "version")
    target = page.locator('#targets .tgt[role="button"]').first.bounding_box()
    assert target
    touch = page.context.new_cdp_session(page)
    spot = {"x": target["x"] + target["width"] / 2, "y": target["y"] + target["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [spot]})
    expect(box).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(box.locator("li")).not_to_have_count(0)
    assert fact(page, "version") == version
    assert not page.locator("#opts > details[open]").count()
    box.get_by_role("button", name="Close").tap()
    expect(box).to_be_hidden()
    page.locator('[data-view="port"]').tap()
    page.locator("#ship-b2").tap()
    expect(box).to_be_visible()
    expect(box).to_have_attribute("role", "dialog")
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


@pytest.mark.parametrize("game", ["attandarra", "bot-factory"])
def test_every_game_explains_its_tiles(viewer: MakeViewer, game: str) -> None:
    page = viewer().page()
    box = begin(page, game)
    thing, said = {
        "attandarra": ("#supply-0-meadow", "A meadow is worth"),
        "bot-factory": ("#credits", "small track"),
    }[game]
    page.locator(thing).hover(force=True)
    expect(box).to_contain_text(said)


def test_without_scripts_the_legend_is_a_page(viewer: MakeViewer) -> None:
    page = viewer().page()
    begin(page)
    page.goto(page.url.split("?")[0] + "/entries")
    expect(page.get_by_role("heading", level=1)).to_have_text("Legend of Tabannusi")
    expect(page.locator(".entry", has_text="S10")).to_contain_text("boundary")
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("#board")).to_be_visible()
