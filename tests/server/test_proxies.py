"""The server behind a proxy: whom it believes, where its links lead, and under which names it answers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from html import unescape
from urllib.parse import urljoin, urlsplit

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from boardwright.server.app import create_app
from boardwright.server.config import Config, ConfigError
from boardwright.server.proxies import Outside, Proxies
from tests.server.proxying import Proxy, proxying
from tests.server.serving import Browser, Process, Serving, process, serving

PREFIX = "/house/games"
PUBLIC = "https://play.example"
LINK = re.compile(r'(?:href|src|action|formaction)=["\']?([^"\'\s>]*)')
IMPORT = re.compile(r'(?:from|import\() ?"([^"]+)"')
URL = re.compile(r"url\(([^)]+)\)")


@pytest.fixture(params=["kept", "taken away"])
def placed(request: pytest.FixtureRequest, config: Config) -> Iterator[tuple[str, Browser]]:
    """A server under a prefix, and a browser that reaches it through a proxy that keeps or takes it."""
    strip = PREFIX if request.param == "taken away" else ""
    with (
        serving(replace(config, address=f"http://play.example{PREFIX}")) as server,
        proxying(Proxy(server.address, strip, keep_host=False)) as proxy,
    ):
        browser = server.browser()
        browser.address = "http://play.example"  # as far as it can see
        browser.client.base_url = httpx.URL(proxy.address + PREFIX)
        yield proxy.address, browser


def test_every_link_leads_to_a_page_under_the_prefix(placed: tuple[str, Browser]) -> None:
    address, browser = placed
    starts = ["/"]
    for game in ("attandarra", "baghdad"):
        table = browser.open("you", "same", game=game).removeprefix(f"{PREFIX}/table/")
        browser.move(table, words=browser.view(table).words[0])
        starts += [f"/table/{table}", f"/table/{table}?at=0", f"/table/{table}/view", f"/table/{table}/more"]
    waiting = [PREFIX + start for start in [*starts, "/parts/table", "/nowhere"]]
    seen: dict[str, int] = {}
    acted: set[str] = set()
    while waiting:
        here = waiting.pop()
        if here in seen:
            continue
        answer = browser.client.get(urljoin(address, here))
        seen[here] = answer.status_code
        for link, acts in links(answer):
            there = urljoin(here, link)
            assert urlsplit(there).netloc == "", there
            assert there.startswith(f"{PREFIX}/"), f"{here} leads to {there}"
            if acts:
                acted.add(there.rpartition("/")[2])
            elif "?at=" not in there:
                waiting.append(there.partition("#")[0])
    assert {path: status for path, status in seen.items() if status != 200} == {f"{PREFIX}/nowhere": 404}
    assert {"tables", "language", "answers", "undo", "restart", "confirm"} <= acted
    ends = ("/js/view.js", "/games/baghdad/board.css", ".woff2", "/rules/baghdad/aid", "/log", "morph.min.js")
    assert [end for end in ends if not any(path.endswith(end) for path in seen)] == []


def links(answer: httpx.Response) -> Iterator[tuple[str, bool]]:
    """Yield what a page, a script or a style sheet leads to, and whether something is sent there."""
    kind = answer.headers["content-type"].partition(";")[0]
    if kind == "text/html":
        for match in LINK.finditer(answer.text):
            if not match[1].startswith("#"):
                yield unescape(match[1]), "action" in match[0]
    elif kind == "text/javascript" and "vendor" not in str(answer.url):
        yield from ((found, False) for found in IMPORT.findall(answer.text))
        # one cookie is of the whole host, as its name says that it must be
        text = answer.text.replace('"path=/; secure"', "")
        assert not re.findall(r'fetch\(["`]|EventSource\(["`]|path=/', text), answer.url
    elif kind == "text/css":
        yield from ((found.strip("\"'"), False) for found in URL.findall(answer.text) if ":" not in found)


def test_redirects_and_cookies_stay_under_the_prefix(placed: tuple[str, Browser]) -> None:
    address, browser = placed
    client = browser.client
    home = browser.home()
    table = browser.open("you", "same")
    assert table.startswith(f"{PREFIX}/table/")
    page = client.get(urljoin(address, table))
    chosen = client.post(
        "/language",
        data={"language": "zh_Hant"},
        headers={"Referer": f"http://play.example{table}", "Origin": "http://play.example"},
    )
    assert (chosen.status_code, chosen.headers["location"]) == (303, table)
    for response in (home, page, chosen):
        cookies = response.headers.get_list("set-cookie")
        assert cookies
        for cookie in cookies:
            assert f"Path={PREFIX}/" in cookie or cookie.startswith("__Host-"), cookie
    lost = client.post("/language", data={"language": "en"}, headers={"Origin": "http://play.example"})
    assert lost.headers["location"] == f"{PREFIX}/"
    assert client.get("/rules/baghdad/").headers["location"] == f"{PREFIX}/rules/baghdad"
    if client.get(urljoin(address, PREFIX)).status_code != 200:  # where the proxy keeps it
        assert client.get(urljoin(address, PREFIX)).headers["location"] == f"{PREFIX}/"
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/static/css/shell.css").headers["cache-control"] == "no-cache"


def test_a_stream_comes_through_under_the_prefix(placed: tuple[str, Browser]) -> None:
    address, browser = placed
    table = browser.open("you", "same")
    with browser.client.stream(
        "GET", urljoin(address, f"{PREFIX}/events?table={table.rpartition('/')[2]}")
    ) as stream:
        assert next(stream.iter_lines()) == "retry: 1000"


@pytest.mark.parametrize(
    ("path", "location"),
    [
        ("/rules/baghdad/", "/rules/baghdad"),
        ("/rules/baghdad/?at=1", "/rules/baghdad?at=1"),
        ("/healthz/", "/healthz"),
    ],
)
def test_a_redirect_names_no_scheme_and_no_host(server: Serving, path: str, location: str) -> None:
    response = httpx.get(server.address + path, headers={"Host": "localhost"})
    assert response.status_code == 307
    assert response.headers["location"] == location


@pytest.mark.parametrize("path", ["//evil.example/", "//evil.example/rules/baghdad/", "/\\evil.example/"])
def test_no_address_of_ours_leads_to_another_site(server: Serving, path: str) -> None:
    response = httpx.get(server.address + path)
    assert response.headers.get("location", "/").startswith("/")
    assert not response.headers.get("location", "/").startswith(("//", "/\\"))


@pytest.mark.parametrize(
    ("changes", "adds", "sent", "status"),
    [
        ({}, {}, {}, 403),
        ({}, {}, {"Sec-Fetch-Site": "same-origin"}, 200),
        ({}, {}, {"Sec-Fetch-Site": "cross-site"}, 403),
        ({}, {"X-Forwarded-Host": "play.example"}, {}, 403),  # nobody said that this proxy is ours
        ({"address": PUBLIC}, {}, {}, 200),
        ({"address": PUBLIC}, {}, {"Origin": "https://evil.example"}, 403),
        ({"proxies": ("127.0.0.1",)}, {"X-Forwarded-Host": "play.example"}, {}, 400),
        (
            {"proxies": ("127.0.0.0/8",), "hosts": ("play.example",)},
            {"X-Forwarded-Host": "play.example"},
            {},
            200,
        ),
        (
            {"proxies": ("127.0.0.1",), "hosts": ("play.example",)},
            {"X-Forwarded-Host": "evil.example, play.example"},
            {"Origin": "https://evil.example"},
            403,
        ),
    ],
)
def test_forms_through_a_proxy_that_puts_its_own_host_in(
    config: Config,
    changes: dict[str, object],
    adds: dict[str, str],
    sent: dict[str, str],
    status: int,
) -> None:
    with serving(replace(config, **changes)) as server:  # type: ignore[arg-type]
        browser = server.browser()
        if "hosts" in changes:
            browser.client.headers["X-Forwarded-Host"] = "play.example"
            browser.client.headers["Host"] = "play.example"
        browser.home()
        with proxying(Proxy(server.address, keep_host=False, adds=adds)) as proxy:
            response = httpx.post(
                f"{proxy.address}/language",
                data={"language": "en"},
                headers={"Origin": PUBLIC, "Referer": f"{PUBLIC}/rules/baghdad"} | sent,
            )
    assert response.status_code == (303 if status == 200 else status), response.text
    if status == 403:
        assert "set BOARDWRIGHT_ADDRESS to the address that browsers show" in response.text
    if status == 400:
        assert "add the name to BOARDWRIGHT_HOSTS" in response.text


@pytest.mark.parametrize("host", ["192.168.1.7", "192.168.1.7:8000", "[2001:db8::7]:8000", "10.0.0.1"])
def test_a_server_answers_under_any_address_of_its_own(server: Serving, host: str) -> None:
    """No page of another site can make a browser call us by an address: names can be pointed here."""
    assert httpx.get(server.address, headers={"Host": host}).status_code == 200


def test_a_friend_finds_a_server_on_all_addresses(config: Config) -> None:
    with process(config, host="0.0.0.0") as running:  # noqa: S104 -- that is the point
        assert isinstance(running, Process)
        response = httpx.get(f"http://127.0.0.2:{running.port}/")  # an address that it was never told
        assert response.status_code == 200


@pytest.mark.parametrize(
    ("peer", "forwarded", "client"),
    [
        ("203.0.113.9", "198.51.100.1", "203.0.113.9"),  # a stranger who says so
        ("10.1.2.3", "198.51.100.1", "198.51.100.1"),
        ("10.1.2.3", "198.51.100.1:5000", "198.51.100.1"),
        ("10.1.2.3", "1.1.1.1, 198.51.100.1, 10.9.9.9", "198.51.100.1"),  # the last that is no proxy
        ("10.1.2.3", "1.1.1.1, 198.51.100.1", "198.51.100.1"),  # not what the client put before it
        ("10.1.2.3", "10.0.0.1, 10.0.0.2", "10.0.0.1"),
        ("10.1.2.3", "1.1.1.1, unknown, 10.9.9.9", "10.9.9.9"),
        ("10.1.2.3", "unknown", "10.1.2.3"),
        ("10.1.2.3", "", "10.1.2.3"),
        ("::ffff:10.1.2.3", "::ffff:198.51.100.1", "198.51.100.1"),
        ("2001:db8:1::5", "[2001:db8:2::7]:443", "2001:db8:2::7"),
        ("2001:db8:1::5", "2001:db8:2::7, 2001:db8:1::9", "2001:db8:2::7"),
        ("2001:db8:9::5", "2001:db8:2::7", "2001:db8:9::5"),
    ],
)
def test_for_whom_a_proxy_speaks(peer: str, forwarded: str, client: str) -> None:
    scope = asked({"x-forwarded-for": forwarded}, (peer, 5))
    assert scope["client"][0] == client


def test_only_a_proxy_of_ours_says_scheme_and_host() -> None:
    said = {"x-forwarded-proto": "http, https", "x-forwarded-host": "evil.example, play.example"}
    believed = asked(said, ("10.1.2.3", 5))
    assert (believed["scheme"], dict(believed["headers"])[b"host"]) == ("https", b"play.example")
    assert believed["ours"] == {"play.example"}
    other = asked(said, ("203.0.113.9", 5))
    assert (other["scheme"], dict(other["headers"])[b"host"]) == ("http", b"inside:8000")


def test_a_peer_without_an_address_is_nobody_to_believe() -> None:
    scope = asked({"x-forwarded-for": "198.51.100.1", "x-forwarded-host": "evil.example"}, None)
    assert scope["client"] is None
    assert dict(scope["headers"])[b"host"] == b"inside:8000"
    assert "" not in Proxies(["0.0.0.0/0", "::/0"])


def asked(headers: dict[str, str], client: tuple[str, int] | None) -> Scope:
    """Return a request as it goes in behind a server with two networks of proxies."""
    seen: list[Scope] = []

    async def app(scope: Scope, _receive: Receive, _send: Send) -> None:
        seen.append(scope)

    async def receive() -> Message:
        raise AssertionError

    async def send(_message: Message) -> None:
        raise AssertionError

    raw = [(b"host", b"inside:8000")]
    raw += [(name.encode(), value.encode()) for name, value in headers.items()]
    scope: Scope = {
        "type": "http",
        "scheme": "http",
        "path": "/",
        "query_string": b"",
        "headers": raw,
        "client": client,
    }
    outside = Outside(app, ["10.0.0.0/8", "2001:db8:1::/48"], "", "")
    with pytest.raises(StopIteration):
        outside(scope, receive, send).__await__().__next__()
    return seen[0]


def test_a_prefix_that_is_a_page_of_ours_is_refused(config: Config) -> None:
    with pytest.raises(
        ConfigError, match=r"^address cannot end with /table/x, which pages of boardwright do"
    ):
        create_app(replace(config, address=f"{PUBLIC}/table/x"))
