"""Standing answers over the pages: wished for in a form, kept in the store, known to their seat alone."""

from __future__ import annotations

import re

import pytest

from boardwright.server.hub import LocalHub
from boardwright.server.tables import Tables
from tests.server.serving import Browser, Seen, Serving

KEY = "dice-first"


@pytest.fixture
def anna(server: Serving) -> Browser:
    return server.browser()


def wishes(browser: Browser, table: str, seat: int | None = None) -> dict[str, bool]:
    """Return what the page says a viewer's seat wants, by key."""
    address = f"/table/{table}/more" + ("" if seat is None else f"?seat={seat}")
    page = browser.client.get(address).text
    boxes = re.findall(r'<input type="checkbox" name="standing\.([a-z-]+)"([^>]*)>', page)
    return {key: "checked" in rest for key, rest in boxes}


def wants(browser: Browser, table: str) -> bool:
    """Tell whether the page says that a viewer's seat wants its payments made, and nothing else."""
    found = wishes(browser, table)
    assert set(found) == {KEY, "no-refills", "free-bonuses"}
    assert not found["no-refills"]
    return found[KEY]


def acting(browser: Browser, table: str) -> int:
    return int(browser.view(table).fact("seat"))


def test_it_is_off_and_can_be_turned_on_and_off(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "greedy", game="tabannusi")
    assert not wants(anna, table)
    assert anna.move(table, "standing", **{f"standing.{KEY}": "on"}).status_code == 200
    assert wants(anna, table)
    with server.tables.at(table) as live:
        assert live.table.standing == {0: {KEY}}
    assert anna.move(table, "standing").status_code == 200
    assert not wants(anna, table)


@pytest.mark.parametrize(("game", "wanted"), [("tabannusi", "free-bonuses"), ("baghdad", "action-first")])
def test_what_has_one_sensible_answer_is_not_asked_from_the_start(
    anna: Browser, game: str, wanted: str
) -> None:
    table = anna.open("you", "same", game=game)
    assert [key for key, on in wishes(anna, table).items() if on] == [wanted]
    anna.move(table, "standing")
    assert not any(wishes(anna, table).values())  # and may be asked all the same


def test_it_survives_a_restart_and_is_known_to_every_process(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "greedy", game="tabannusi")
    anna.move(table, "standing", **{f"standing.{KEY}": "on"})
    with Tables(server.tables.store, LocalHub()).at(table) as live:
        assert live.table.standing == {0: {KEY}}


def test_it_does_not_matter_on_which_version_the_form_was_made(anna: Browser) -> None:
    table = anna.open("you", "same", game="tabannusi")
    old = anna.view(table).version
    anna.move(table, words=anna.view(table).words[0])
    assert anna.view(table).version > old
    assert anna.move(table, "standing", version=old, **{f"standing.{KEY}": "on"}).status_code == 200
    assert wants(anna, table)
    version = anna.view(table).version
    assert anna.move(table, "standing", version=old, **{f"standing.{KEY}": "on"}).status_code == 200
    assert anna.view(table).version == version  # all was as wanted


def test_a_wish_makes_nobody_elses_answer_stale(anna: Browser) -> None:
    table = anna.open("you", "same", game="tabannusi")
    seen = anna.view(table)
    anna.move(table, "standing", seat=1, **{f"standing.{KEY}": "on"})
    anna.move(table, "standing", seat=1)
    assert anna.view(table).version == seen.version + 2
    assert anna.move(table, version=seen.version, words=seen.words[0]).status_code == 200
    assert anna.move(table, version=seen.version, words=seen.words[0]).status_code == 409


def test_without_a_script_the_form_leads_back_to_the_table(anna: Browser) -> None:
    table = anna.open("you", "greedy", game="tabannusi")
    version = anna.view(table).version
    fields = {"id": "by-hand-01", "version": version, "seat": 0, f"standing.{KEY}": "on"}
    response = anna.form(f"/table/{table}/standing", fields, by_script=False)
    assert response.status_code == 303
    assert response.headers["location"] == f"/table/{table}"
    assert wants(anna, table)


def test_each_seat_of_one_screen_has_its_own(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "same", game="tabannusi")
    seat = acting(anna, table)
    anna.move(table, "standing", seat=1 - seat, **{f"standing.{KEY}": "on"})
    with server.tables.at(table) as live:
        assert live.table.standing == {1 - seat: {KEY}, seat: {"free-bonuses"}}
    assert not wants(anna, table)


def test_nobody_changes_or_sees_somebody_elses(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "greedy", game="tabannusi")
    anna.move(table, "standing", **{f"standing.{KEY}": "on"})
    stranger = server.browser()
    stranger.home()
    assert stranger.move(table, "standing", seat=0).status_code == 403
    assert wishes(stranger, table) == {}
    assert "dice-first" not in stranger.client.get(f"/table/{table}/log").text
    assert wants(anna, table)


def test_what_the_game_does_not_know_is_refused(anna: Browser) -> None:
    table = anna.open("you", "greedy", game="tabannusi")
    assert anna.move(table, "standing", **{"standing.pay-nothing": "on"}).status_code == 400
    assert (
        anna.form(f"/table/{table}/standing", {"id": "forged-01", "version": 1, "csrf": "x"}).status_code
        == 403
    )
    assert not wants(anna, table)


def test_a_game_without_standing_answers_offers_none(anna: Browser) -> None:
    table = anna.open("you", "greedy")
    assert wishes(anna, table) == {}
    assert 'id="standing"' not in anna.client.get(f"/table/{table}/more").text


def test_a_payment_is_made_and_told_as_a_standing_answer(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "same", game="tabannusi")
    for seat in (0, 1):
        anna.move(table, "standing", seat=seat, **{f"standing.{KEY}": "on"})
    seen = anna.view(table)
    for number in range(400):
        if "That was a standing answer." in seen.html:
            break
        kind, words = "confirm", None
        if seen.mode != "confirm":
            going_on = [words for words in seen.words if words not in ("end-actions", "stop", "go-on")]
            kind, words = "answers", (going_on or seen.words)[number % len(going_on or seen.words)]
        response = anna.move(table, kind, words=words, version=seen.version)
        assert response.status_code == 200
        seen = Seen(response.text)
    else:
        raise AssertionError("nothing was paid")
    assert re.search(r'<li id="?move-\d+"?[^>]* data-standing>', seen.html)
    with server.tables.at(table) as live:
        position = live.table.length
        last = next(n for n, line in enumerate(live.table.record.lines) if line.by_standing)
        tentative = live.table.turn_seat >= 0
    if tentative:
        assert anna.move(table, "undo").status_code == 200
        with server.tables.at(table) as live:
            assert live.table.length < min(position, last + 1)
