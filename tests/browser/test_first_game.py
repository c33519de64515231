"""A first game in Chromium: the introduction, the tour round the table, hints, and a switch for all of it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from boardwright.faces.registry import face
from boardwright.games import registry
from tests.browser.conftest import DESK, PHONE, MakeViewer
from tests.browser.playing import TABLE, Hands, choose_game, fact, wait_for_mode, wait_for_version_after

GAMES = [name for name in registry.names() if face(name).first_game() is not None]

OPTIONS = "#opts .opt[data-opt]"
SHOWN = "ids => ids.map(id => document.getElementById(id)?.checkVisibility() ?? false)"


def open_opening(page: Page, game: str) -> None:
    """Open the guided opening of a game, and close its introduction."""
    page.locator(f'main button[name="opening"][value="{game}"]').click()
    wait_for_mode(page, "ask")
    expect(page.get_by_role("dialog")).to_contain_text(str(registry.title(game).label))
    told = face(game).first_game()
    assert told is not None
    expect(page.get_by_role("dialog")).to_have_accessible_description(re.compile(re.escape(told.goal[0])))
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#decision")).to_be_focused()
    expect(page.locator("#live")).to_have_text(page.locator(TABLE).get_attribute("data-live") or "")


@pytest.mark.parametrize("game", GAMES)
def test_every_stop_of_the_tour_is_on_the_page(viewer: MakeViewer, game: str) -> None:
    page = viewer(newcomer=True).page()
    open_opening(page, game)
    told = face(game).first_game()
    assert told is not None
    for stop in told.tour:
        ids = stop.elements.replace("{seat}", fact(page, "seat")).split()
        assert page.evaluate(SHOWN, ids) == [True] * len(ids), ids
    page.locator('[data-do="tour"]').click()
    for stop in told.tour:
        expect(page.locator("#tour-box .stop p")).to_have_text(stop.sentence)
        expect(page.locator("#tour-box .spot")).to_be_visible()
        card, spot = (page.locator(f"#tour-box .{part}").bounding_box() for part in ("stop", "spot"))
        assert card is not None
        assert spot is not None
        assert 0 <= card["x"] <= DESK[0] - card["width"]
        assert 0 <= card["y"] <= DESK[1] - card["height"]
        page.keyboard.press("ArrowRight")
    expect(page.locator("#tour-box")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_first_game_by_keys(viewer: MakeViewer, size: tuple[int, int]) -> None:
    beginner = viewer(size, newcomer=True)
    page = beginner.page()
    open_opening(page, "attandarra")
    guide = page.locator("#guide")
    expect(guide).to_contain_text("Step 1 of 12")
    expect(page.locator("#opt-1")).to_have_class("opt hinted")
    before = fact(page, "version")
    page.keyboard.press("2")  # not what the guide wants
    page.keyboard.press("2")
    expect(page.locator("#message")).to_contain_text("In this opening another answer comes next")
    assert fact(page, "version") == before
    assert beginner.wrong  # that status is not right, the browser says
    beginner.wrong.clear()
    page.keyboard.press("1")
    page.keyboard.press("1")
    wait_for_version_after(page, before)
    expect(guide).to_contain_text("Step 2 of 12")
    page.keyboard.press("g")
    expect(page.locator("#advice")).to_contain_text("The computer player would")
    height = guide.bounding_box()
    assert height is not None
    assert height["height"] < 130
    page.get_by_role("button", name="Explain no more").click()
    expect(guide).to_have_count(0)
    page.reload()
    wait_for_mode(page, "ask")
    expect(guide).to_have_count(0)


def open_shared(page: Page) -> None:
    """Open a table of two people on this screen, and close the introduction."""
    choose_game(page, "attandarra", by_mouse=True)
    page.get_by_label("Who sits at seat 2").select_option("same")
    page.get_by_label("Cover screen between players on this screen").uncheck()
    expect(page.get_by_label("First game: explain as we go")).to_be_checked()
    page.get_by_role("button", name="Open the table").click()
    wait_for_mode(page, "ask")
    page.get_by_role("button", name="Begin").click()


def go_on(page: Page, hands: Hands) -> None:
    """Give the first answer by keys, or confirm the turn."""
    before = fact(page, "version")
    if wait_for_mode(page, "ask", "confirm") == "ask":
        hands.answer_by_keys(page.locator(OPTIONS).first.get_attribute("data-opt") or "")
    else:
        page.locator("#confirm").click()
    wait_for_version_after(page, before)


def test_sensible_answers_come_first_and_the_others_by_a_button_or_their_number(viewer: MakeViewer) -> None:
    page = viewer(newcomer=True).page()
    open_shared(page)
    hands = Hands(page)
    while page.locator(OPTIONS).count() <= 6:
        go_on(page, hands)
    all_of_them = page.locator(OPTIONS).count()
    shown = page.locator(f"{OPTIONS}:visible")
    expect(shown).to_have_count(4)
    more = page.get_by_role("button", name="More answers")
    expect(more).to_have_text(f"More answers: {all_of_them - 4}")
    hidden = page.locator("#opts .opt.later").last.get_attribute("data-opt") or ""
    page.keyboard.press(hidden)
    expect(page.locator(f"#opt-{hidden}")).to_be_focused()
    expect(shown).to_have_count(all_of_them)
    expect(more).to_have_count(0)


def test_why_is_told_twice_and_then_on_request(viewer: MakeViewer) -> None:
    page = viewer(newcomer=True).page()
    open_shared(page)
    hands = Hands(page)
    seen: dict[str, list[bool]] = {}
    for _ in range(30):
        if wait_for_mode(page, "ask", "confirm") == "ask":
            why = page.locator("#guide details")
            kind = why.get_attribute("data-twice") or ""
            seen.setdefault(kind, []).append(why.get_attribute("open") is not None)
            if len(seen[kind]) == 3:
                break
        go_on(page, hands)
    assert any(opened == [True, True, False] for opened in seen.values()), seen


def test_after_the_tour_a_phone_shows_the_part_of_the_question_again(viewer: MakeViewer) -> None:
    page = viewer(newcomer=True, size=PHONE).page()
    open_opening(page, "tabannusi")
    shown = page.locator('[data-view][aria-pressed="true"]')
    asked = shown.get_attribute("data-view") or ""
    page.locator('[data-do="tour"]').click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    expect(shown).not_to_have_attribute("data-view", asked)
    page.keyboard.press("Escape")
    expect(shown).to_have_attribute("data-view", asked)


def test_the_settings_say_whether_a_game_is_explained(viewer: MakeViewer) -> None:
    page = viewer().page()
    page.locator('[data-do="settings"]').first.click()
    expect(page.locator('#settings [name="first"][value="off"]')).to_be_checked()
