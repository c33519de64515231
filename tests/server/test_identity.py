"""Cookies and tokens: signed, of one viewer, and worth nothing when forged."""

from __future__ import annotations

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from boardwright.server.identity import COOKIE, Identities
from tests.server.serving import Serving

SECRET = "k" * 48


def request_with(cookie: str) -> Request:
    return Request({"type": "http", "headers": [(b"cookie", f"{COOKIE}={cookie}".encode())]})


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
    Identities(SECRET, https=True).remember(response, "anna")
    assert "Secure" in response.headers["set-cookie"]


def test_a_link_hands_a_table_over_once(server: Serving) -> None:
    opened = server.browser()
    opened.home()
    table = opened.open("you", "random", start="0")
    giver = server.tables.store.table(table)
    assert giver is not None
    link = server.app.state.identities.links.dumps([table, giver.owner])
    taker, third = server.browser(), server.browser()
    assert third.client.head(f"/claim/{link}").status_code == 200  # a preview takes nothing
    taken = taker.client.get(f"/claim/{link}")
    assert (taken.status_code, taken.headers["location"]) == (303, f"/table/{table}")
    assert taker.view(table).mode == "ask"
    assert opened.view(table).mode == "wait"
    refused = third.client.get(f"/claim/{link}")
    assert refused.status_code == 403
    assert "used in another browser already" in refused.text
    assert taker.client.get(f"/claim/{link}").status_code == 303
    assert third.client.get("/claim/made-up").status_code == 404
