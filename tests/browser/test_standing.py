"""Standing answers in Chromium: turned on by keyboard, given, told, and taken back with what they paid."""

from __future__ import annotations

import random

from playwright.sync_api import Page, expect

from boardwright.kernel.packing import NOBODY
from boardwright.server.moves import Move
from tests.browser.conftest import MakeViewer
from tests.browser.playing import choose_game, fact, open_table, wait_for_mode, wait_for_version_after
from tests.browser.test_pages import violations
from tests.server.serving import Serving

LABEL = "Pay with dice first"
ENDS = ("end-actions", "stop", "go-on")


def open_tabannusi(page: Page) -> str:
    """Set up a table for two people on one screen; return its id."""
    choose_game(page, "tabannusi", by_mouse=True)
    page.get_by_label("Who sits at seat 2").select_option("same")
    page.get_by_label("Name at seat 2").fill("Oskar")
    page.get_by_label("Cover screen between players on this screen").set_checked(False)
    open_table(page, by_mouse=True)
    return fact(page, "id")


def play_up_to_a_payment(server: Serving, table: str) -> str:
    """Play at random until an answer would bring a payment in several ways; return its words."""
    rng = random.Random(5)
    for number in range(2000):
        with server.tables.at(table) as live:
            game, owner, version = live.table.game, live.stored.owner, live.table.version
            confirming = live.table.confirming != NOBODY
            for action in [] if confirming else game.options():
                ahead = game.clone()
                ahead.apply(action)
                question = type(ahead.agenda.open_question()).__name__ if ahead.agenda.frames else ""
                if question == "ChoosePayment" and ahead.whose() == game.whose():
                    return live.table.words.format(action)
            words = [live.table.words.format(action) for action in game.options()]
        going_on = [said for said in words if said not in ENDS] or words
        id = f"ahead-{number:05}"
        move = Move("answer", version, id, words=rng.choice(going_on) if going_on else "")
        server.tables.move(table, owner, Move("confirm", version, id) if confirming else move)
    raise AssertionError("nobody had to pay")


def open_settings(page: Page) -> None:
    """Open the settings by keyboard and wait for the standing answers in them."""
    page.get_by_role("button", name="Settings").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("checkbox", name=LABEL)).to_be_visible()


def test_payments_are_left_to_the_table(viewer: MakeViewer, server: Serving) -> None:
    page = viewer().page()
    table = open_tabannusi(page)
    words = play_up_to_a_payment(server, table)
    page.reload()
    wait_for_mode(page, "ask")
    open_settings(page)
    box = page.get_by_role("checkbox", name=LABEL)
    expect(box).not_to_be_checked()
    assert "Gold only" in page.locator("#about-dice-first").inner_text()
    assert violations(page) == []
    version = fact(page, "version")
    box.focus()
    page.keyboard.press("Space")
    wait_for_version_after(page, version)
    expect(box).to_be_checked()
    assert box.evaluate("box => box === document.activeElement")
    page.keyboard.press("Escape")
    page.reload()
    wait_for_mode(page, "ask")
    open_settings(page)
    expect(page.get_by_role("checkbox", name=LABEL)).to_be_checked()
    page.keyboard.press("Escape")

    length, version = int(fact(page, "length")), fact(page, "version")
    answer(page, words)
    wait_for_version_after(page, version)
    expect(page.locator("#log li[data-standing] p").first).to_contain_text("That was a standing answer.")
    assert int(fact(page, "length")) >= length + 2
    said = page.locator("#live")
    expect(said).to_contain_text("That was a standing answer.")
    version = fact(page, "version")
    page.locator("#undo").click()
    wait_for_version_after(page, version)
    assert int(fact(page, "length")) == length


def answer(page: Page, words: str) -> None:
    """Give an answer by its words, wherever its button is."""
    page.evaluate(
        """words => {
            const form = document.querySelector("#answers");
            const button = Object.assign(document.createElement("button"), { name: "words", value: words });
            form.querySelector("#opts").append(button);
            button.click();
        }""",
        words,
    )


def test_without_scripts_the_form_stands_on_a_page_of_its_own(viewer: MakeViewer) -> None:
    person = viewer()
    page = person.page()
    table = open_tabannusi(page)
    page.goto(f"{person.address}/table/{table}/more")
    box = page.get_by_role("checkbox", name=LABEL)
    expect(box).not_to_be_checked()
    box.check()
    page.get_by_role("button", name="Save").click()
    wait_for_mode(page, "ask")
    page.goto(f"{person.address}/table/{table}/more")
    expect(page.get_by_role("checkbox", name=LABEL)).to_be_checked()
