"""Typed words in the page: whole games without a mouse, what is looked up, what players have."""

from __future__ import annotations

import re
import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass

import pytest
from playwright.sync_api import Page, expect

from boardwright.faces.registry import face
from boardwright.faces.telling.typed import Way, ways_of
from boardwright.server.moves import Move
from tests.browser.conftest import MakeViewer
from tests.browser.playing import (
    MANY,
    choose_game,
    fact,
    open_table,
    wait_for_mode,
    wait_for_version_after,
)
from tests.server.serving import Serving

FIELD = "#typed-words"
OPTIONS = "#typed-list [role=option]"


@dataclass
class Typist:
    """Plays a seat with the keyboard: most answers by their names, some by numbers and arrows."""

    page: Page
    server: Serving
    answers: int = 0

    def ways(self) -> list[Way]:
        """Return the open answers as the page's reader may type them."""
        with self.server.tables.at(fact(self.page, "id")) as live:
            seat = live.table.asked
            return ways_of(face(live.stored.game).question(live.table.observe(seat), live.names))

    def type(self, words: str) -> None:
        """Open the field and enter words."""
        self.page.keyboard.press("/")
        expect(self.page.locator(FIELD)).to_be_focused()
        self.page.keyboard.insert_text(words)
        self.page.keyboard.press("Enter")

    def answer(self) -> None:
        """Give an answer; the last one on the list ends a round soonest."""
        self.answers += 1
        ways = self.ways()
        way = ways[0] if self.answers % 4 == 1 else ways[-1]
        if self.answers % 5 == 0 and len(way.option.actions) == 1 and way.option.number < 10:
            self.page.keyboard.press(str(way.option.number))
            self.page.keyboard.press("Enter")
        elif self.answers % 5 == 1:
            self.page.keyboard.press("/")
            expect(self.page.locator(OPTIONS).first).to_be_visible()
            self.page.keyboard.press("ArrowDown" if way is ways[0] else "ArrowUp")
            if way is not ways[0]:
                for _ in range(self.page.locator(f"{OPTIONS}[data-look]").count()):
                    self.page.keyboard.press("ArrowUp")
            self.page.keyboard.press("Enter")
        else:
            self.type(way.words if self.answers % 5 == 2 else way.name)

    def play_to_the_end(self, skipped: int) -> None:
        """Play until the result is shown; after each answer so many are given elsewhere."""
        for _ in range(MANY):
            mode = wait_for_mode(self.page, "ask", "confirm", "over")
            if mode == "over":
                return
            version = fact(self.page, "version")
            if mode == "confirm" and self.answers % 2:
                self.type("confirm")
            elif mode == "confirm":
                self.page.keyboard.press("Enter")
            else:
                self.answer()
            wait_for_version_after(self.page, version)
            self.skip(skipped)
        raise AssertionError("the game did not end")

    def skip(self, answers: int) -> None:
        """Have answers given as from another window of the player, and wait until the page shows them."""
        table_id, tables, version = fact(self.page, "id"), self.server.tables, 0
        while answers:
            with tables.at(table_id) as live:
                table, owner = live.table, live.stored.owner
                if table.over:
                    break
                version, mine = table.version, live.awaited() == 0
                words = table.words.format(table.game.options()[-1]) if table.asked == 0 else ""
            if not mine:
                time.sleep(0.01)  # the machine thinks
                continue
            answers -= 1
            move = Move(
                "answer" if words else "confirm", version, secrets.token_hex(8), 0, words, confirm=True
            )
            tables.move(table_id, owner, move)
        self.page.wait_for_function(
            "v => Number(document.querySelector('#table').dataset.version) > v", arg=version
        )


def begin(page: Page, game: str) -> None:
    """Open a table against a machine that answers at random, and so at once."""
    choose_game(page, game, by_mouse=False)
    if game == "bot-factory":
        page.locator('[data-of="bot-factory"] > details > summary').press("Enter")
        page.locator('select[name="option.bot-factory.max_rounds"]').select_option("20")
    page.get_by_label("Who sits at seat 2").select_option("random")
    open_table(page, by_mouse=False)
    page.locator("#words").wait_for(state="attached")  # which the script fetches once it listens


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "skipped"), [("attandarra", 0), ("bot-factory", 3), ("tabannusi", 5), ("baghdad", 3)]
)
def test_a_whole_game_by_typed_words_and_keys(
    viewer: MakeViewer, server: Serving, game: str, skipped: int
) -> None:
    page = viewer().page()
    begin(page, game)
    typist = Typist(page, server)
    typist.play_to_the_end(skipped)
    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("win|share"))
    assert typist.answers >= 8


def test_what_is_not_clear_is_no_answer_and_what_is_looked_up_opens(viewer: MakeViewer) -> None:
    page = viewer().page()
    begin(page, "tabannusi")
    version, said = fact(page, "version"), page.locator("#typed output")
    typist_of(page)("put start")
    expect(page.locator("#live")).to_contain_text(re.compile(r"^\d+ suggestions: type more"))
    count = page.locator(OPTIONS).count()
    assert count > 9
    assert page.locator("#live").inner_text().startswith(f"{count} ")
    words = page.locator(OPTIONS).nth(3).get_attribute("data-words") or ""
    page.locator(FIELD).fill("zeppelin")
    expect(said).to_have_text("No answer to this question is called “zeppelin”.")
    page.keyboard.press("Escape")
    expect(page.locator("#typed")).to_be_hidden()
    typist_of(page)("rules 13.1")
    expect(page.locator("#rules-body .now")).to_contain_text("TAB-13.1")
    typist_of(page)("score")
    expect(page.locator(".brk[open]")).to_have_count(1)
    typist_of(page)("log die")
    expect(page.locator("#sift input")).to_have_value("die")
    page.keyboard.press("Escape")
    assert fact(page, "version") == version
    typist_of(page)(words.upper())
    wait_for_version_after(page, version)


def typist_of(page: Page) -> Callable[[str], None]:
    """Return what types a line into the field of a page."""

    def enter(words: str) -> None:
        page.locator("#decision").focus()
        page.keyboard.press("/")
        expect(page.locator(FIELD)).to_be_focused()
        page.keyboard.insert_text(words)
        page.keyboard.press("Enter")

    return enter


def test_keys_tell_what_players_have(viewer: MakeViewer) -> None:
    page = viewer().page()
    begin(page, "tabannusi")
    page.keyboard.press("m")
    expect(page.locator(".pl.seat1")).to_be_focused()
    expect(page.locator("#live")).to_contain_text("Gold")
    page.keyboard.press("Shift+Digit2")
    expect(page.locator(".pl.seat2")).to_be_focused()


def test_tab_begins_at_the_decision(viewer: MakeViewer) -> None:
    page = viewer().page()
    begin(page, "tabannusi")
    page.reload()
    page.locator("#words").wait_for(state="attached")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('#opts') !== null")
