"""What guests and addresses may do in a while: people never notice, programs are told when to come back."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import httpx
import pytest

from boardwright.server import allowance
from boardwright.server.allowance import Allowance, Allowances
from boardwright.server.config import Config
from tests.server.serving import Browser, Serving, serving


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def test_what_is_spent_comes_back_evenly() -> None:
    clock = Clock()
    answers = Allowance(4, 60, clock)
    for _ in range(4):
        assert answers.wait("anna") == 0
        answers.spend("anna")
    assert answers.wait("anna") == 15
    assert answers.wait("ben") == 0
    clock.now += 14
    assert answers.wait("anna") == 1
    clock.now += 1
    assert answers.wait("anna") == 0
    answers.spend("anna")
    assert answers.wait("anna") == 15
    clock.now += 1000  # never more than all of it
    for _ in range(4):
        assert answers.wait("anna") == 0
        answers.spend("anna")
    assert answers.wait("anna") > 0


def test_guests_behind_one_address_share_one_allowance_and_refusals_cost_nothing() -> None:
    clock = Clock()
    both = Allowances(Allowance(2, 60, clock), Allowance(3, 60, clock))
    assert [both.spend("anna", "10.0.0.1") for _ in range(3)] == [0, 0, 30]
    assert [both.spend("ben", "10.0.0.1") for _ in range(3)] == [0, 20, 20]
    assert both.spend("ben", "10.0.0.2") == 0  # one of ben's two was left
    assert both.spend("ben", "10.0.0.2") == 30
    clock.now += 20
    assert both.spend("cleo", "10.0.0.1") == 0


def test_who_did_nothing_lately_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(allowance, "REMEMBERED", 3)
    answers = Allowance(1, 60, Clock())
    for who in "abcd":
        answers.spend(who)
    assert [answers.wait(who) > 0 for who in "abcd"] == [False, True, True, True]


def test_a_household_with_a_network_of_the_newer_kind_is_one_address() -> None:
    both = Allowances(Allowance(9, 60), Allowance(2, 60))
    assert [both.spend(f"guest-{n}", f"2001:db8:1:2::{n}") > 0 for n in range(3)] == [False, False, True]
    assert both.spend("guest-9", "2001:db8:1:3::1") == 0


@pytest.fixture
def strict(config: Config) -> Iterator[Serving]:
    """A server at which little is allowed."""
    few = replace(config, tables_per_guest=2, tables_per_address=3, moves_per_guest=4, moves_per_address=6)
    with serving(few) as made:
        yield made


def opened(browser: Browser) -> httpx.Response:
    if not browser.token:
        browser.home()
    fields = {"game": "attandarra", "seat1": "you", "name1": "A", "seat2": "same", "name2": "B"}
    return browser.form("/tables", fields)


def test_tables_beyond_the_allowance_are_refused_with_the_time_to_come_back(strict: Serving) -> None:
    anna, ben, cleo = (strict.browser() for _ in range(3))
    assert [opened(anna).status_code for _ in range(3)] == [303, 303, 429]
    assert [opened(ben).status_code for _ in range(2)] == [303, 429]  # the address has had its three
    refused = opened(cleo)
    assert refused.status_code == 429
    seconds = int(refused.headers["retry-after"])
    assert 1140 < seconds <= 1200  # a third of an hour
    assert "come back in 20 minutes" in refused.text
    assert "<h1" in refused.text
    assert len(strict.tables.lists.listed(owner(strict, anna))) == 2
    assert strict.tables.lists.listed(owner(strict, cleo)) == []
    cleo.client.headers["Accept-Language"] = "zh-TW"
    assert "20 分鐘後再來" in opened(cleo).text
    assert anna.home().status_code == 200  # everything else goes on


def test_identities_are_not_ended_without_end(strict: Serving) -> None:
    """Each stays in the store, and in memory."""
    browsers = [strict.browser() for _ in range(4)]
    for browser in browsers:
        browser.home()
    answers = [browser.form("/forget", {}, by_script=False) for browser in browsers]
    assert [answer.status_code for answer in answers] == [303, 303, 303, 429]
    assert 1140 < int(answers[3].headers["retry-after"]) <= 1200
    assert len(strict.tables.store.ended()) == len(strict.app.state.identities.ended) == 3
    assert opened(browsers[3]).status_code == 303


def owner(server: Serving, browser: Browser) -> str:
    identities = server.app.state.identities
    found = identities._signer.loads(browser.client.cookies[identities.viewer])
    assert isinstance(found, str)
    return found


@pytest.mark.parametrize("by_script", [True, False])
def test_moves_beyond_the_allowance_change_nothing_and_say_when_to_go_on(
    strict: Serving, *, by_script: bool
) -> None:
    anna, ben = strict.browser(), strict.browser()
    table = anna.open("you", "same")
    for _ in range(4):  # refused ones count: they cost as much
        assert anna.move(table, words="fly", by_script=by_script).status_code in (400, 422)
    seen = anna.view(table)
    fields = {"id": "answer-of-anna", "version": seen.version, "words": seen.words[0]}
    refused = anna.form(f"/table/{table}/answers", fields, by_script=by_script)
    assert refused.status_code == 429
    assert int(refused.headers["retry-after"]) in (14, 15)
    assert re.search(r"nothing was changed; go on in 1[45] seconds", refused.text)
    assert refused.text.startswith("<div id" if by_script else "<!doctype")
    assert f'data-version="{seen.version}"' in refused.text  # the table, with the sentence on it
    assert anna.view(table).version == seen.version
    others = ben.open("you", "same")
    assert [ben.move(others, words="fly").status_code for _ in range(3)] == [400, 400, 429]
    assert anna.client.get(f"/table/{table}").status_code == 200  # looking is free
