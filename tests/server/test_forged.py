"""Requests that no page of ours sends: refused with a sentence, and the table stays as it is."""

from __future__ import annotations

import httpx
import pytest

from tests.server.serving import Browser, Seen, Serving

JUNK = "x" * 100_000
PARTS = b'--x\r\nContent-Disposition: form-data; name="csrf"\r\n\r\n\\ud800\r\n--x--\r\n'  # half a character


@pytest.fixture
def anna(server: Serving) -> Browser:
    return server.browser()


@pytest.fixture
def table(anna: Browser) -> str:
    return anna.open("you", "same")


def log_of(server: Serving, table: str) -> list[str]:
    return server.tables.store.entries(table)


@pytest.mark.parametrize(
    ("changes", "status", "sentence"),
    [
        ({"csrf": None}, 403, "The form is out of date"),
        ({"csrf": "0" * 40}, 403, "The form is out of date"),
        ({"csrf": "ü"}, 403, "The form is out of date"),
        ({"version": None}, 400, "on which version"),
        ({"version": "new"}, 400, "“version” must be a whole number"),
        ({"version": "9" * 40}, 400, "“version” must be a whole number"),
        ({"version": 0}, 409, "moved on"),
        ({"version": 99999}, 409, "moved on"),
        ({"id": None}, 400, "no usable id"),
        ({"id": "short"}, 400, "no usable id"),
        ({"id": "has a blank in it"}, 400, "no usable id"),
        ({"id": "x" * 65}, 400, "no usable id"),
        ({"seat": 3}, 403, "That seat is not yours"),
        ({"seat": -1}, 403, "That seat is not yours"),
        ({"seat": "all"}, 400, "“seat” must be a whole number"),
        ({"words": None}, 400, "The answer is empty"),
        ({"words": "fly to the moon"}, 400, "fly is no verb of this game"),
        ({"words": "buy everything"}, 400, "everything is no material"),
        ({"words": "~undo 0"}, 400, "is no verb of this game"),
        ({"words": "fill-display clay"}, 422, "does not answer the open question"),
        ({"words": "x" * 201}, 400, "too long"),
    ],
)
def test_an_answer_that_cannot_be_taken(
    server: Serving,
    anna: Browser,
    table: str,
    changes: dict[str, object],
    status: int,
    sentence: str,
) -> None:
    before = log_of(server, table)
    seen = anna.view(table)
    fields: dict[str, object] = {"version": seen.version, "id": "answer-one", "words": seen.words[0]}
    response = anna.form(f"/table/{table}/answers", fields | changes)
    assert response.status_code == status, response.text
    assert sentence in response.text
    assert log_of(server, table) == before
    assert anna.view(table).version == seen.version


def test_a_refused_answer_comes_with_the_table_as_it_is(anna: Browser, table: str) -> None:
    response = anna.move(table, words="fly")
    assert Seen(response.text).version == anna.view(table).version
    assert response.text.startswith('<div id="table"')


def test_the_same_answer_sent_twice_is_done_once(server: Serving, anna: Browser, table: str) -> None:
    seen = anna.view(table)
    fields = {"version": seen.version, "id": "answer-twice", "words": seen.words[0]}
    first = anna.form(f"/table/{table}/answers", fields)
    again = anna.form(f"/table/{table}/answers", fields)
    assert (first.status_code, again.status_code) == (200, 200)
    assert Seen(first.text).version == Seen(again.text).version
    assert len(log_of(server, table)) == Seen(first.text).version


def test_an_id_that_was_used_for_another_answer_is_refused(
    server: Serving, anna: Browser, table: str
) -> None:
    seen = anna.view(table)
    mine = "answer-mine"
    assert anna.move(table, words=seen.words[0], version=seen.version, id=mine).status_code == 200
    before = log_of(server, table)
    others = [("answers", seen.words[1]), ("answers", "fly"), ("undo", None), ("confirm", None)]
    for kind, words in others:
        refused = anna.move(table, kind, words=words, id=mine)
        assert refused.status_code == 409, kind
        assert "Another answer was given under this answer’s id" in refused.text
        assert Seen(refused.text).version == len(before)
    seat = seen.fact("seat")
    again = seen.words[0].replace(" ", "  ")  # the same in other letters
    assert anna.move(table, words=again, seat=seat, id=mine).status_code == 200
    assert log_of(server, table) == before
    assert anna.move(table, "undo", id="undo-mine").status_code == 200
    assert anna.move(table, "undo", id="undo-mine").status_code == 200
    assert anna.move(table, words=seen.words[0], id="undo-mine").status_code == 409


def test_somebody_elses_seat_stays_theirs(server: Serving, anna: Browser, table: str) -> None:
    ben = server.browser()
    mine = ben.open("you", "random")
    assert mine != table
    seen = anna.view(table)
    for seat in (None, 0, 1):
        response = ben.move(table, words=seen.words[0], version=seen.version, seat=seat)
        assert response.status_code == 403
    for kind in ("undo", "restart", "confirm"):
        assert ben.move(table, kind, version=seen.version).status_code == 403
    assert anna.view(table).version == seen.version


def test_a_form_of_one_viewer_is_worth_nothing_to_another(server: Serving, anna: Browser, table: str) -> None:
    ben = server.browser()
    ben.home()
    ben.token = anna.token
    assert ben.move(table, words="finish", version=1).status_code == 403


def test_without_a_cookie_nothing_is_taken(server: Serving, anna: Browser, table: str) -> None:
    form = {"csrf": anna.token, "version": "1", "id": "answer-one", "words": "finish"}
    response = httpx.post(f"{server.address}/table/{table}/answers", data=form)
    assert response.status_code == 403


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1.evil.example"},
        {"Origin": "file://"},
        {"Origin": "http://["},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_a_form_from_another_site_is_refused(
    server: Serving, anna: Browser, table: str, headers: dict[str, str]
) -> None:
    seen = anna.view(table)
    form = {"csrf": anna.token, "version": str(seen.version), "id": "answer-one", "words": seen.words[0]}
    for path in (f"/table/{table}/answers", "/tables"):
        response = anna.client.post(path, data=form, headers=headers)
        assert response.status_code == 403
        assert "sent from another site" in response.text
    assert log_of(server, table) == log_of(server, table)
    assert anna.view(table).version == seen.version


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", ""])
def test_the_server_answers_only_to_its_own_names(server: Serving, host: str) -> None:
    response = httpx.get(server.address, headers={"Host": host})
    assert response.status_code == 400


def test_a_body_that_is_too_large_is_refused_before_it_is_read(
    server: Serving, anna: Browser, table: str
) -> None:
    response = anna.post(f"/table/{table}/answers", words=JUNK, version=1, id="answer-one")
    assert response.status_code == 413
    assert "too large" in response.text


def test_a_body_that_does_not_say_how_large_it_is_is_cut_off(
    server: Serving, anna: Browser, table: str
) -> None:
    before = log_of(server, table)
    kind = {"Content-Type": "application/x-www-form-urlencoded"}
    pieces = (JUNK[:5000].encode() for _ in range(20))
    response = anna.client.post(f"/table/{table}/answers", content=pieces, headers=kind)
    assert response.status_code == 413
    assert log_of(server, table) == before


@pytest.mark.parametrize(
    ("kind", "body"),
    [
        ("application/json", b"{}"),
        ("text/plain", b"csrf=1"),
        ("multipart/form-data", b"nothing"),
        ("multipart/form-data; boundary=x", b"--y"),
        ("multipart/form-data; boundary=x; charset=undefined", PARTS),
        ("multipart/form-data; boundary=x; charset=unicode_escape", PARTS),
        ("application/x-www-form-urlencoded", b"\xff\xfe%zz=%%%"),
        ("application/x-www-form-urlencoded", b"&".join(b"a%d=1" % n for n in range(500))),
    ],
)
def test_a_body_that_is_no_form_of_ours_is_refused(anna: Browser, table: str, kind: str, body: bytes) -> None:
    response = anna.client.post(f"/table/{table}/answers", content=body, headers={"Content-Type": kind})
    assert response.status_code in (400, 403), response.text
    assert "reload the page" in response.text or "use the page itself" in response.text


@pytest.mark.parametrize(
    "headers",
    [
        {"Cookie": "look=" + "&" * 30},
        {"Cookie": "look=%ff%00&theme=dark&theme"},
        {"Cookie": "screen=.²; look=x"},
        {"Accept-Language": "de;q=nan,*;q=1e999,;q=,en-"},
    ],
)
def test_nonsense_in_a_header_is_as_if_it_were_not_there(server: Serving, headers: dict[str, str]) -> None:
    raw = [(name.encode(), value.encode("latin-1")) for name, value in headers.items()]
    for path, status in (("/", 200), ("/nowhere", 404)):
        assert server.browser().client.get(path, headers=raw).status_code == status


def test_a_file_in_the_form_is_refused(anna: Browser, table: str) -> None:
    response = anna.client.post(f"/table/{table}/answers", files={"words": ("a", b"finish")})
    assert response.status_code in (400, 403)


@pytest.mark.parametrize("query", ["at=x", "at=1e3", "at=99999999999", "seat=me"])
def test_an_address_with_nonsense_in_it_is_refused(anna: Browser, table: str, query: str) -> None:
    response = anna.client.get(f"/table/{table}?{query}")
    assert response.status_code == 400
    assert "must be a whole number" in response.text


def test_a_negative_position_is_no_position(anna: Browser, table: str) -> None:
    response = anna.client.get(f"/table/{table}?at=-1")
    assert response.status_code == 404
    assert "choose one from 0" in response.text


def test_every_response_carries_the_headers_that_protect_it(
    server: Serving, anna: Browser, table: str
) -> None:
    for path in (
        "/",
        f"/table/{table}",
        f"/table/{table}/view",
        "/nothing",
        "/healthz",
        "/static/css/shell.css",
    ):
        headers = anna.client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe-eval" not in policy
        assert policy.count("unsafe-inline") == 1  # style="transform: …" on the board
        assert "style-src-attr 'unsafe-inline'" in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert "server" not in headers


def test_a_defect_is_a_page_like_any_other_and_tells_nothing(
    server: Serving, anna: Browser, table: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_given: object) -> None:
        raise RuntimeError("5eed and other things that nobody should read")

    monkeypatch.setattr(server.tables, "at", fail)
    response = anna.client.get(f"/table/{table}")
    assert response.status_code == 500
    assert "reload the page and go on" in response.text
    assert "nobody should read" not in response.text
    assert "default-src 'none'" in response.headers["content-security-policy"]


def test_probes_may_come_by_any_name(server: Serving) -> None:
    for path in ("/healthz", "/readyz"):
        assert httpx.get(server.address + path, headers={"Host": "10.0.0.7"}).status_code == 200


def test_pages_hold_no_inline_script_or_style(anna: Browser, table: str) -> None:
    for path in ("/", f"/table/{table}", "/rules/attandarra", "/rules/attandarra/aid"):
        page = anna.client.get(path).text
        assert "<style" not in page
        assert "javascript:" not in page
        assert not [part for part in page.split("<script")[1:] if " src=" not in part.partition(">")[0]]
        assert not [name for name in ("onclick=", "onload=", "onerror=", "onsubmit=") if name in page]
