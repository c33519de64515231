"""Cookies and tokens: signed, of one viewer, and worth nothing when forged."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from boardwright.server import home
from boardwright.server.config import Config
from boardwright.server.identity import FORMER, Identities
from boardwright.server.store import Store
from tests.server.serving import NAMES, Browser, Serving, found, quoted, serving
from tests.server.test_machines import wait_for

SECRET = "k" * 48


def request_with(cookie: str, name: str = Identities(SECRET).viewer) -> Request:
    return Request({"type": "http", "headers": [(b"cookie", f"{name}={cookie}".encode())]})


def cookies_of(response: Response | httpx.Response) -> dict[str, str]:
    """Return what a response says of each cookie, by the name under which browsers keep it."""
    if isinstance(response, Response):
        sent = response.headers.getlist("set-cookie")
    else:
        sent = response.headers.get_list("set-cookie")
    return {line.partition("=")[0]: line.partition("=")[2] for line in sent}


def test_a_cookie_brings_back_its_identity() -> None:
    identities = Identities(SECRET)
    identity = identities.new()
    assert identities.of(request_with(identities.cookie(identity))) == identity


@pytest.mark.parametrize("cookie", ["", "x", "a.b", "x" * 500, '"anna".sig'])
def test_a_cookie_that_we_did_not_sign_is_nobody(cookie: str) -> None:
    assert Identities(SECRET).of(request_with(cookie)) is None


def test_a_cookie_of_another_server_is_nobody() -> None:
    assert Identities(SECRET).of(request_with(Identities("o" * 48).cookie("anna"))) is None


def test_identities_have_256_bits_and_never_meet() -> None:
    made = {Identities.new() for _ in range(1000)}
    assert len(made) == 1000
    assert all(len(identity) == 43 for identity in made)  # 32 bytes in base 64


def test_a_token_belongs_to_one_identity() -> None:
    identities = Identities(SECRET)
    assert identities.is_token("anna", identities.token("anna"))
    assert not identities.is_token("ben", identities.token("anna"))
    assert not identities.is_token("anna", "")
    assert not identities.is_token("anna", "é\ud800")


def test_the_cookie_is_kept_from_scripts_and_other_sites(server: Serving) -> None:
    cookie = httpx.get(server.address).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie  # plain http on this machine


def test_behind_https_the_cookie_never_travels_in_the_open() -> None:
    response = Response()
    identities = Identities(SECRET, https=True)
    identities.remember(request_with(""), response, "anna")
    assert "Secure" in cookies_of(response)[f"__Host-{identities.viewer}"]


# Each store its own -------------------------------------------------------------------------------


def test_servers_of_one_host_leave_each_others_identity_alone(config: Config, tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    others = replace(config, database=f"sqlite:///{tmp_path / 'other' / 'tables.sqlite3'}")
    with serving(config) as one, serving(others) as other:
        here, there = one.browser(), other.browser()
        there.client._cookies = here.client._cookies  # a browser knows no ports
        table = here.open("you", "same")
        there.home()
        there.open("you", "same")
        here.home()
        there.home()
        assert here.view(table).mode == "ask"
        assert here.move(table, words=here.view(table).words[0]).status_code == 200
        assert len({name for name in here.client.cookies if name.startswith("viewer")}) == 2


@pytest.mark.parametrize("https", [False, True])
def test_a_cookie_of_former_days_is_honoured_and_replaced(https: bool) -> None:
    identities = Identities(SECRET, https=https)
    request = request_with(identities.cookie("anna"), FORMER)
    assert identities.of(request) == "anna"
    response = Response()
    identities.renew(request, response)
    sent = cookies_of(response)
    assert sent[("__Host-" if https else "") + identities.viewer].startswith(identities.cookie("anna"))
    assert "Max-Age=0" in sent[FORMER]


def test_a_cookie_from_before_https_is_honoured_and_replaced() -> None:
    identities = Identities(SECRET, https=True)
    request = request_with(identities.cookie("anna"))
    assert identities.of(request) == "anna"
    response = Response()
    identities.renew(request, response)
    sent = cookies_of(response)
    assert "Secure" in sent[f"__Host-{identities.viewer}"]
    assert "Max-Age=0" in sent[identities.viewer]


def test_a_former_cookie_of_another_server_is_left_to_it() -> None:
    identities = Identities(SECRET)
    request = request_with(Identities("o" * 48).cookie("ben"), FORMER)
    response = Response()
    identities.remember(request, response, "anna")
    assert set(cookies_of(response)) == {identities.viewer}


def test_a_cookie_that_is_right_is_not_sent_again() -> None:
    identities = Identities(SECRET)
    response = Response()
    identities.renew(request_with(identities.cookie("anna")), response)
    assert cookies_of(response) == {}


def test_a_table_comes_along_with_a_former_cookie(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    identities = server.app.state.identities
    value = anna.client.cookies[identities.viewer]
    old = server.browser()
    old.client.cookies.set(FORMER, value, domain="127.0.0.1")
    assert old.view(table).mode == "ask"
    assert list(old.client.cookies.keys()).count(identities.viewer) == 1
    assert FORMER not in old.client.cookies


def test_a_browser_without_cookies_is_told_so_and_for_what_they_are(server: Serving) -> None:
    anna = server.browser()
    anna.home()
    anna.client.cookies.clear()
    fields = {"game": "attandarra", "seat1": "you", "name1": NAMES[0], "seat2": "random"}
    refused = anna.form("/tables", fields, by_script=False)
    assert refused.status_code == 403
    assert "Your browser sent no cookie, so nothing was changed; allow cookies for this site" in refused.text
    anna.client.cookies.set(server.app.state.identities.viewer, "not-ours")
    refused = anna.form("/tables", fields, by_script=False)
    assert "The form is out of date" in refused.text


# Over https ---------------------------------------------------------------------------------------


def test_over_https_every_cookie_is_secure_and_browsers_insist_on_https(config: Config) -> None:
    with serving(replace(config, https=True)) as server:
        identities = server.app.state.identities
        anna = server.browser()
        home = anna.home()
        value = found(rf"__Host-{identities.viewer}=([^;]+)", home.headers["set-cookie"])
        anna.client.headers["cookie"] = f"__Host-{identities.viewer}={value}; __Host-language=zh_Hant"
        table = anna.open("you", "same", cover=True)
        shown = anna.client.get(f"/table/{table}?seat=0")
        chosen = anna.form("/language", {"language": "zh_Hant"}, by_script=False)
        ended = anna.form("/forget", {}, by_script=False)
        sent = [*map(cookies_of, (home, shown, chosen, ended))]
        assert [set(one) for one in sent] == [
            {f"__Host-{identities.viewer}"},
            {f"__Secure-{identities.screen}"},
            {"__Host-language"},
            {f"__Host-{identities.viewer}"},
        ]
        for one in sent:
            for name, said in one.items():
                assert "; Secure" in said
                assert "; HttpOnly" in said
                assert ("; Path=/;" in said) == name.startswith("__Host-")
        assert 'lang="zh-Hant"' in quoted(shown.text)
        for answer in (home, shown, chosen, ended, anna.client.get("/static/mark.svg")):
            assert answer.headers["strict-transport-security"] == "max-age=31536000"


def test_without_https_nothing_speaks_of_it(server: Serving) -> None:
    response = server.browser().home()
    assert "strict-transport-security" not in response.headers
    assert "secure" not in response.headers["set-cookie"].lower()


# Links --------------------------------------------------------------------------------------------


def link_of(server: Serving, table: str) -> str:
    giver = server.tables.store.table(table)
    assert giver is not None
    return f"/claim/{server.app.state.identities.links.dumps([table, giver.owner])}"


@pytest.fixture
def opened(server: Serving) -> Browser:
    return server.browser()


def test_a_link_hands_a_table_over_once(server: Serving, opened: Browser) -> None:
    table = opened.open("you", "random", start="0")
    link = link_of(server, table)
    taker, third = server.browser(), server.browser()
    taken = taker.press(link)
    assert (taken.status_code, taken.headers["location"]) == (303, f"/table/{table}")
    assert taker.view(table).mode == "ask"
    assert opened.view(table).mode == "wait"
    third.home()
    for refused in (third.client.get(link), third.form(link, {})):
        assert refused.status_code == 403
        assert "used in another browser already" in refused.text
    again = taker.client.get(link)
    assert (again.status_code, again.headers["location"]) == (303, f"/table/{table}")
    assert third.client.get("/claim/made-up").status_code == 404


@pytest.mark.parametrize("headers", [{}, {"Sec-Purpose": "prefetch;prerender"}, {"Purpose": "preview"}])
def test_to_look_at_a_link_takes_nothing(server: Serving, opened: Browser, headers: dict[str, str]) -> None:
    table = opened.open("you", "random", start="0")
    link = link_of(server, table)
    robot = server.browser()
    assert robot.client.head(link, headers=headers).status_code == 200
    looked = robot.client.get(link, headers=headers)
    assert looked.status_code == 200
    assert "This link gives a table of Attandarra to this browser" in looked.text
    assert opened.view(table).mode == "ask"
    assert server.browser().press(link).status_code == 303


def test_a_form_of_another_makes_nobody_take_a_table(server: Serving, opened: Browser) -> None:
    table = opened.open("you", "random", start="0")
    link = link_of(server, table)
    taker = server.browser()
    taker.home()
    assert taker.form(link, {"csrf": opened.token}).status_code == 403
    assert taker.client.post(link).status_code == 400
    assert opened.view(table).mode == "ask"


def test_a_link_ends_and_says_how_to_get_a_new_one(
    server: Serving, opened: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = opened.open("you", "random", start="0")
    link = link_of(server, table)
    taker = server.browser()
    taker.home()
    monkeypatch.setattr(home, "LINK_LIFE", -1.0)
    for refused in (taker.client.get(link), taker.form(link, {})):
        assert refused.status_code == 410
        assert "That link has ended, since it holds for one hour; stop boardwright" in refused.text
        assert "start it again for a new one" in refused.text
    assert opened.view(table).mode == "ask"


def test_only_a_link_that_was_just_made_is_followed_by_the_page_itself(
    server: Serving, opened: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    link = link_of(server, opened.open("you", "random"))
    assert "at-once" in server.browser().client.get(link).text
    monkeypatch.setattr(home, "AT_ONCE", -1.0)
    assert "at-once" not in server.browser().client.get(link).text


# The end of an identity ---------------------------------------------------------------------------


def test_an_identity_is_ended_for_all_who_hold_its_cookie(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    thief = server.browser()
    thief.client.cookies, thief.token = httpx.Cookies(anna.client.cookies), anna.token
    assert thief.view(table).mode == "ask"
    assert '<a href="/forget">' in quoted(anna.home().text)
    said = anna.client.get("/forget").text
    assert "nobody can play your seats any more" in said
    gone = anna.press("/forget")
    assert (gone.status_code, gone.headers["location"]) == (303, "/")
    assert server.app.state.identities.viewer not in anna.client.cookies
    for browser in (anna, thief):
        assert browser.view(table).mode == "wait"
        assert browser.move(table, words="anything").status_code == 403
    assert table not in thief.home().text
    assert server.tables.store.table(table) is not None


def test_nobody_ends_anothers_identity(server: Serving) -> None:
    anna, ben = server.browser(), server.browser()
    table = anna.open("you", "same")
    ben.home()
    assert anna.form("/forget", {"csrf": ben.token}).status_code == 403
    assert anna.client.post("/forget", headers={"Origin": "https://elsewhere.example"}).status_code == 403
    assert anna.view(table).mode == "ask"
    assert server.browser().client.get("/forget").headers["location"] == "/"


def test_the_end_of_an_identity_is_known_to_every_server_and_after_a_restart(each_config: Config) -> None:
    with serving(each_config) as one, serving(each_config) as other:
        anna = one.browser()
        table = anna.open("you", "same")
        thief = other.browser()
        thief.client.cookies = httpx.Cookies(anna.client.cookies)
        assert thief.view(table).mode == "ask"
        anna.press("/forget")
        wait_for(lambda: thief.view(table).mode == "wait", "the other server does not hear of it")
    with serving(each_config) as again:
        thief.address, thief.client = (
            again.address,
            httpx.Client(base_url=again.address, cookies=thief.client.cookies),
        )
        assert thief.view(table).mode == "wait"
        thief.close()


def test_to_end_an_identity_twice_is_to_end_it_once(store: Store) -> None:
    store.end("anna")
    store.end("anna")
    assert store.ended() == {"anna"} == store.ended(60)
    assert store.ended(-60) == set()
