"""A first game at a table: what is told, what a guided opening takes, hints; all of it can be off."""

from __future__ import annotations

import re
import time

import pytest

from boardwright.faces import i18n
from boardwright.faces.registry import face
from boardwright.games import registry
from boardwright.table.opening import READER, next_step, opening_of
from tests.server.serving import WAIT, Browser, Serving, quoted

GAMES = [name for name in registry.names() if face(name).first_game() is not None]


def open_opening(browser: Browser, game: str) -> str:
    """Open the guided opening of a game and return the table's id."""
    browser.home()
    response = browser.form("/openings", {"opening": game})
    assert response.status_code == 303, response.text
    table: str = response.headers["location"].removeprefix("/table/")
    return table


def guide(browser: Browser, table: str) -> str:
    """Return what is told at a table, or nothing."""
    found = re.search(r'<aside class="guide".*?</aside>', quoted(browser.view(table).html), re.DOTALL)
    return found[0] if found else ""


def test_a_newcomer_is_asked_whether_all_shall_be_explained(server: Serving) -> None:
    browser = server.browser()
    assert re.search(r'name="first" value="on" checked', browser.home().text)
    table = browser.open("you", "greedy")  # with the switch off
    assert guide(browser, table) == ""
    assert not re.search(r'name="first" value="on" checked', browser.home().text)


def test_a_form_that_wants_it_explains_the_table(server: Serving) -> None:
    browser = server.browser()
    browser.home()
    browser.form("/tables", {"game": "attandarra", "seat1": "you", "seat2": "same", "first": "on"})
    assert browser.client.cookies["look"] == "first=on"
    table = browser.open("you", "same")
    assert guide(browser, table) == ""
    browser.client.cookies.set("look", "first=on")
    told = face("attandarra").first_game()
    assert told is not None
    with server.tables.at(table) as live:
        question = live.table.observe(live.awaited()).question
    assert told.why[question] in guide(browser, table)


@pytest.mark.parametrize("game", GAMES)
def test_the_opening_is_led_through_to_free_play(server: Serving, game: str) -> None:
    browser = server.browser()
    table = open_opening(browser, game)
    steps = 0
    last = time.monotonic() + 2 * WAIT
    while True:
        with server.tables.at(table) as live:
            step = next_step(live.table)
        if step is None:
            break
        if step.whose != READER:
            assert time.monotonic() < last, "the others do not answer"
            time.sleep(0.02)
            continue
        if not step.words:
            assert browser.move(table, "confirm").status_code == 200
            continue
        said = guide(browser, table)
        assert f'data-guided="{step.words}"' in said
        other = next((words for words in browser.view(table).words if words != step.words), None)
        if other is not None:
            refused = browser.move(table, words=other)
            assert refused.status_code == 422
            assert "In this opening another answer comes next" in refused.text
        assert browser.move(table, words=step.words).status_code == 200
        steps += 1
    first = face(game).first_game()
    assert first is not None
    opening = opening_of(game)
    assert opening is not None
    with server.tables.at(table) as live:  # what the table answers by itself, nobody is led through
        course = live.table.record.lines[: len(opening.lines)]
        unasked = sum(line.by_standing and line.whose == READER for line in course)
    assert steps + unasked == len(first.steps)
    assert "data-guided" in guide(browser, table)
    assert re.search(r'data-guided=""', guide(browser, table))  # free play, still explained


def test_without_explanations_the_opening_is_a_game_like_any_other(server: Serving) -> None:
    browser = server.browser()
    table = open_opening(browser, "attandarra")
    browser.client.cookies.set("look", "first=off")
    assert guide(browser, table) == ""
    with server.tables.at(table) as live:
        step = next_step(live.table)
    assert step is not None
    other = next(words for words in browser.view(table).words if words != step.words)
    assert browser.move(table, words=other).status_code == 200


def test_a_hint_is_an_answer_and_comes_to_whoever_is_asked(server: Serving) -> None:
    browser, watcher = server.browser(), server.browser()
    table = browser.open("you", "same")
    hint = browser.client.get(f"/table/{table}/hint")
    assert hint.status_code == 200
    found = re.search(r'id="hint" data-option="(\d+)".*?data-order="([\d ]+)"', quoted(hint.text))
    assert found is not None
    assert found[1] in found[2].split()
    watcher.home()
    assert watcher.client.get(f"/table/{table}/hint").status_code == 409


@pytest.mark.parametrize("code", i18n.known_languages())
@pytest.mark.parametrize("game", GAMES)
def test_what_beginners_are_told_is_a_page(server: Serving, game: str, code: str) -> None:
    browser = server.browser()
    page = browser.client.get(f"/rules/{game}/first", headers={"Accept-Language": i18n.tag(code)})
    assert page.status_code == 200
    assert page.text.count("data-on=") == 6
    assert page.text.count("<p>") >= 4


def test_a_game_without_an_opening_has_none(server: Serving) -> None:
    browser = server.browser()
    browser.home()
    assert browser.form("/openings", {"opening": "chess"}).status_code == 422
