"""A player in front of a page: reads what is asked, and answers by mouse or by keyboard alone."""

from __future__ import annotations

import time
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.server.store import Chair
from tests.server.serving import WAIT, Serving

TABLE = "#table"
MANY = 900  # steps after which a game does not end any more


def fact(page: Page, name: str) -> str:
    """Return one of the facts that the table's page states about itself."""
    return page.locator(TABLE).get_attribute(f"data-{name}") or ""


def wait_for_mode(page: Page, *modes: str) -> str:
    """Wait until the table is in one of these modes, and return it."""
    page.locator(", ".join(f'{TABLE}[data-mode="{mode}"]' for mode in modes)).wait_for()
    return fact(page, "mode")


def wait_for_version_after(page: Page, version: str) -> None:
    """Wait until the table has moved on."""
    page.locator(f'{TABLE}:not([data-version="{version}"])').wait_for()


def choose_game(page: Page, name: str, *, by_mouse: bool) -> None:
    """Choose a game on the home page."""
    game = page.locator(f'input[name="game"][value="{name}"]')
    if by_mouse:
        page.locator("label", has=game).or_(
            page.locator(f'label[for="{game.get_attribute("id")}"]')
        ).first.click()
    else:
        page.locator('input[name="game"]:checked').focus()
        for _ in range(page.locator('input[name="game"]').count()):
            if game.is_checked():
                break
            page.keyboard.press("ArrowRight")
    expect(game).to_be_checked()


def open_table(page: Page, *, by_mouse: bool) -> None:
    """Open the table that is set up on the home page, with Anna on the first seat."""
    page.get_by_label("Name at seat 1").fill("Anna")
    if by_mouse:
        page.get_by_role("button", name="Open the table").click()
    else:
        page.get_by_label("Name at seat 1").press("Enter")
    wait_for_mode(page, "ask")


def seats_that_answered(server: Serving, page: Page) -> set[int]:
    """Return whose lines the log of a page's table holds."""
    with server.tables.at(fact(page, "id")) as live:
        return {line.whose for line in live.table.observe(NOBODY).log}


def played_out(server: Serving, setup: Setup, chairs: list[Chair]) -> str:
    """Return a table where machines have played to the end, while somebody watched."""
    table = server.tables.open(setup, chairs, "somebody")
    end = time.monotonic() + 6 * WAIT
    with server.browser().watching(table):
        while not (stored := server.tables.store.table(table)) or not stored.over:
            assert time.monotonic() < end, "the machines did not finish"
            time.sleep(0.2)
    return table


@dataclass
class Hands:
    """Plays a seat. `clicks` and `keys` count what a person had to do."""

    page: Page
    turns: int = 0
    answers: int = 0
    clicks: int = 0
    keys: int = 0

    def play_to_the_end(self, *, by_mouse: bool) -> None:
        """Play until the result is shown."""
        for _ in range(MANY):
            mode = wait_for_mode(self.page, "ask", "confirm", "over")
            if mode == "over":
                return
            version = fact(self.page, "version")
            if mode == "confirm":
                self.turns += 1
                self.confirm(by_mouse=by_mouse)
            else:
                self.answers += 1
                self.answer(by_mouse=by_mouse)
            wait_for_version_after(self.page, version)
        raise AssertionError("the game did not end")

    def confirm(self, *, by_mouse: bool) -> None:
        if by_mouse:
            self.click(self.page.locator("#confirm"))
        else:
            self.page.locator("#decision").focus()
            self.press("Enter")

    def answer(self, *, by_mouse: bool) -> None:
        """Buy something now and then; else do what is last on the list, which ends a round soonest."""
        numbers = self.page.locator("#opts .opt[data-opt]")
        wanted = 0 if self.answers % 4 == 1 else numbers.count() - 1
        number = numbers.nth(wanted).get_attribute("data-opt") or ""
        if by_mouse:
            self.answer_by_mouse(number)
        else:
            self.answer_by_keys(number)

    def answer_by_mouse(self, number: str) -> None:
        option = self.page.locator(f"#opt-{number}")
        opens_a_box = option.evaluate("e => e.tagName === 'SUMMARY'")
        self.click(option)
        if opens_a_box:
            box = self.page.locator(f"#more-{number}[open]")
            places = box.locator("details.place > summary")
            if places.count():
                self.click(places.first)
            self.click(box.locator("button.way:visible").first)

    def answer_by_keys(self, number: str) -> None:
        option = self.page.locator(f"#opt-{number}")
        opens_a_box = option.evaluate("e => e.tagName === 'SUMMARY'")
        if not option.evaluate("e => e === document.activeElement"):
            self.press(number)  # says the option
        self.press(number)  # chooses it
        if opens_a_box:  # which takes the focus: a place of the board first, then an answer there
            if self.focus_matches("summary.way"):
                self.press("Enter")
            assert self.focus_matches("button.way")
            self.press("Enter")

    def focus_matches(self, selector: str) -> bool:
        return bool(self.page.evaluate("s => document.activeElement.matches(s)", selector))

    def click(self, what: Locator) -> None:
        self.clicks += 1
        what.click()

    def press(self, key: str) -> None:
        self.keys += 1
        self.page.keyboard.press(key)
