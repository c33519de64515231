"""The language of a page follows the reader's browser."""

from __future__ import annotations

import re

import httpx
import pytest

from boardwright.faces.i18n import known_languages
from boardwright.server.languages import language_for
from tests.server.serving import Browser, Serving

KNOWN = ("en", "de", "zh_Hant", "fr")


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"),
        ("de", "de"),
        ("de-AT,de;q=0.9,en;q=0.8", "de"),
        ("en;q=0.8,fr;q=0.9", "fr"),
        ("zh-hant", "zh_Hant"),
        ("zh-TW,en;q=0.8", "zh_Hant"),
        ("zh-Hant-HK", "zh_Hant"),
        ("zh", "zh_Hant"),
        ("zh-CN,fr;q=0.5", "fr"),
        ("zh-Hans-TW", "en"),
        ("ja,ko;q=0.9", "en"),
        ("de;q=0,en", "en"),
        ("de;q=much,fr;q=0.1", "fr"),
        ("*", "en"),
        (",;,;;q=,", "en"),
        ("x" * 10_000, "en"),
        ("de," + "a-" * 30_000, "de"),
    ],
)
def test_the_language_liked_best_that_is_known(accepted: str, language: str) -> None:
    assert language_for(accepted, KNOWN) == language


def test_what_the_reader_chose_comes_first() -> None:
    assert language_for("de", KNOWN, "zh_Hant") == "zh_Hant"
    assert language_for("de", KNOWN, "tlh") == "de"


def test_english_is_always_known() -> None:
    assert "en" in known_languages()


def test_a_page_says_its_language(server: Serving) -> None:
    response = httpx.get(server.address, headers={"Accept-Language": "xx-YY"})
    assert response.headers["content-language"] == "en"
    assert "Accept-Language" in response.headers["vary"]


def test_a_page_follows_the_browser_until_its_reader_chooses(server: Serving) -> None:
    with httpx.Client(base_url=server.address, headers={"Accept-Language": "zh-TW"}) as browser:
        assert browser.get("/").headers["content-language"] == "zh-Hant"
        page = f"{server.address}/rules/tabannusi?find=gold"
        chosen = browser.post("/language", data={"language": "en"}, headers={"Referer": page})
        assert (chosen.status_code, chosen.headers["location"]) == (303, "/rules/tabannusi?find=gold")
        after = browser.get("/")
        assert after.headers["content-language"] == "en"
        assert '<html lang="en"' in after.text
        browser.post("/language", data={"language": "zh_Hant"})
        assert '<html lang="zh-Hant"' in browser.get("/rules/tabannusi").text
        assert '<html lang="zh-Hant"' in browser.get("/nothing-here").text


@pytest.mark.parametrize(
    "before", ["", "https://elsewhere.example/x", "http://[", "{address}//elsewhere.example", "{address}"]
)
def test_the_switch_leads_nowhere_but_to_pages_of_ours(server: Serving, before: str) -> None:
    headers = {"Referer": before.format(address=server.address)}
    response = httpx.post(f"{server.address}/language", data={"language": "en"}, headers=headers)
    assert (response.status_code, response.headers["location"]) == (303, "/")


@pytest.mark.parametrize("form", [{"language": "tlh"}, {}, {"language": "../en"}])
def test_a_language_that_is_not_there_is_refused(server: Serving, form: dict[str, str]) -> None:
    response = httpx.post(f"{server.address}/language", data=form or {"x": "y"})
    assert response.status_code == 400
    assert "set-cookie" not in response.headers


def test_another_site_cannot_switch_the_language(server: Serving) -> None:
    headers = {"Origin": "https://elsewhere.example"}
    response = httpx.post(f"{server.address}/language", data={"language": "en"}, headers=headers)
    assert response.status_code == 403


def test_every_page_offers_the_languages(server: Serving) -> None:
    for path in ("/", "/rules/tabannusi", "/rules/tabannusi/aid", "/parts/table"):
        page = httpx.get(server.address + path).text
        assert 'action="/language"' in page
        assert ">繁體中文</button>" in page


def reader(server: Serving, accepted: str) -> Browser:
    """Return a viewer whose browser likes a language."""
    made = server.browser()
    made.client.headers["Accept-Language"] = accepted
    return made


def test_two_readers_of_a_table_read_it_in_their_languages(server: Serving) -> None:
    wei, ann = reader(server, "zh-TW"), reader(server, "en")
    table = wei.open("you", "same", game="tabannusi")
    for _ in range(2):  # the log is put into words once for each language, and kept
        chinese, english = wei.view(table), ann.view(table)
        assert "起始玩家：" in chinese.html
        assert "First player:" in english.html
        assert "First player" not in chinese.html
        assert chinese.version == english.version
        assert wei.move(table, words=chinese.words[0], confirm="on").status_code == 200


def test_what_a_machine_did_is_told_in_the_readers_language(server: Serving) -> None:
    wei = reader(server, "zh-TW")
    table = wei.open("greedy", "you", game="tabannusi")
    with wei.client.stream("GET", f"/events?table={table}") as stream:
        for line in stream.iter_lines():
            if not line.startswith("data:"):
                continue
            seen = wei.view(table)
            if re.search(r"貪婪 1.{0,200}起始建築", seen.html):
                break
            if seen.mode == "ask":
                assert wei.move(table, words=seen.words[0], confirm="on").status_code == 200
    assert "start Building" not in seen.html
    assert "Greedy" not in seen.html
    assert re.search(r"Greedy 1.{0,200}start Building", reader(server, "en").view(table).html)


def test_what_is_wrong_is_said_in_the_readers_language(server: Serving) -> None:
    wei = reader(server, "zh-TW")
    wei.home()
    closed = {f"seat{number}": "closed" for number in range(1, 5)}
    assert (
        "烏爾建築師可由 1 到 4 人遊玩，不能 0 人" in wei.form("/tables", {"game": "tabannusi", **closed}).text
    )
    assert "沒有這個遊戲桌" in wei.client.get("/table/nothing-here").text
    table = wei.open("you", "same", game="tabannusi")
    refused = wei.move(table, words="take-die 1")
    assert refused.status_code == 422
    assert "不是目前問題的回答" in refused.text or "不允許" in refused.text
