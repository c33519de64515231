"""Pages for many who watch: made once for all of them, never with what a seat alone may see."""

from __future__ import annotations

import functools
import gzip
import re
import ssl
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path

import httpx
import pytest

from boardwright.faces.i18n import language
from boardwright.faces.web import pages
from boardwright.faces.web.views import TableView
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.server.page_maker import THREADS, Kept, Shown
from boardwright.server.store import Chair
from tests.server.conftest import quick
from tests.server.serving import SEED, WAIT, Browser, Serving, serving

WATCHERS = 60
CONTEXT = ssl.create_default_context()  # made once: it takes longer than a page
Rendered = list[TableView]


@pytest.fixture
def rendered(monkeypatch: pytest.MonkeyPatch) -> Rendered:
    """What has been made a page or a fragment of since."""
    views: Rendered = []

    def counting(render: Callable[[TableView], str]) -> Callable[[TableView], str]:
        @functools.wraps(render)
        def counted(view: TableView) -> str:
            views.append(view)
            return render(view)

        return counted

    for name in ("table_page", "table_fragment", "table_more"):
        monkeypatch.setattr(pages, name, counting(getattr(pages, name)))
    return views


@contextmanager
def watchers(server: Serving, many: int = WATCHERS) -> Iterator[list[httpx.Client]]:
    """Yield clients of as many guests, each with an identity of its own."""
    identities = server.app.state.identities
    clients = [
        httpx.Client(
            base_url=server.address,
            timeout=WAIT,
            cookies={identities.viewer: identities.cookie(f"guest-{n}")},
            verify=CONTEXT,
        )
        for n in range(many)
    ]
    try:
        yield clients
    finally:
        for client in clients:
            client.close()


def all_at_once(clients: list[httpx.Client], path: str, **headers: str) -> list[httpx.Response]:
    with ThreadPoolExecutor(len(clients)) as pool:
        return list(pool.map(lambda client: client.get(path, headers=headers), clients))


def test_what_all_watchers_see_is_made_once_a_version(server: Serving, rendered: Rendered) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    with watchers(server) as clients:
        for _ in range(3):
            rendered.clear()
            answers = all_at_once(clients, f"/table/{table}/view")
            assert {answer.status_code for answer in answers} == {200}
            assert len({answer.text for answer in answers}) == 1
            assert len(rendered) == 1
            seen = anna.view(table)
            assert f'data-version="{seen.version}"' in answers[0].text
            go_on(anna, table)


def go_on(browser: Browser, table: str) -> None:
    """Make a move of any kind."""
    seen = browser.view(table)
    kind, words = ("answers", seen.words[0]) if seen.mode == "ask" else ("confirm", None)
    assert browser.move(table, kind, words=words, version=seen.version).status_code == 200


def test_looks_languages_and_kinds_of_pages_are_apart(server: Serving, rendered: Rendered) -> None:
    table = server.browser().open("you", "same")
    asked = [
        ("view", "en", ""),
        ("view", "zh-TW", ""),
        ("view", "en", "board=text"),
        ("view", "en", "theme=dark&motion=off"),
        ("", "en", ""),
        ("", "en", "theme=dark"),
        ("more", "en", ""),
    ]
    with watchers(server, len(asked)) as clients:
        texts = []
        for round_ in range(3):
            for client, (part, known, look) in zip(clients, asked, strict=True):
                client.cookies.set("look", look)
                path = f"/table/{table}/{part}".rstrip("/")
                answer = client.get(path, headers={"Accept-Language": known})
                texts.append((part, known, look, answer.text))
            assert len(rendered) == len(asked) + 2, round_  # two are pages, which hold a fragment
    assert len({text for *_, text in texts}) == len(asked) - 1  # a fragment has no theme
    for part, known, look, text in texts:
        assert (">紀錄<" in text) == (known == "zh-TW" and part != "more")
        assert ('id="textboard"' in text) == (look == "board=text")
        assert ('data-theme="dark"' in text) == (part == "" and "theme=dark" in look)
        assert text.startswith("<!doctype html>") == (part != "view")


def test_a_watchers_page_holds_nothing_of_anybody(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    table = anna.open("you", "same", game="tabannusi")
    watcher.home()
    for path in (f"/table/{table}", f"/table/{table}/view", f"/table/{table}/more", f"/table/{table}?at=1"):
        for text in (watcher.client.get(path).text, watcher.client.get(path).text):
            assert watcher.token not in text
            assert anna.token not in text
            assert not re.search(r'name="(csrf|id)" value="[^"]+"', text)
            assert "screen=" not in str(watcher.client.cookies)
        assert watcher.client.get(path).text == httpx.get(server.address + path).text


def test_who_has_a_seat_and_who_watches_never_get_each_others_page(
    server: Serving, rendered: Rendered
) -> None:
    """Tabannusi: each seat has Urban cards that nobody else may see."""
    anna, ben, watcher = server.browser(), server.browser(), server.browser()
    anna.home()
    ben.home()
    watcher.home()
    chairs = [Chair("Anna", "human", identity(server, anna)), Chair("Ben", "human", identity(server, ben))]
    table = server.tables.open(Setup("tabannusi", 2), chairs, identity(server, anna), seed=SEED)
    with server.tables.at(table) as live:
        hands = [
            {
                line.words.split()[2]
                for line in live.table.observe(seat).log
                if line.words.startswith(f"deal-card {seat} ")
            }
            for seat in (0, 1)
        ]
    assert all(hands)
    assert not hands[0] & hands[1]
    public = watcher.client.get(f"/table/{table}/view").text  # kept from now on
    mine = [browser.client.get(f"/table/{table}/view").text for browser in (anna, ben)]
    for number, browser in enumerate((anna, ben)):
        assert f'data-seat="{number}"' in mine[number]
        assert browser.token in mine[number]
    assert f'data-seat="{NOBODY}"' in public
    assert watcher.client.get(f"/table/{table}/view").text == public
    assert sorted(view.observation.seat for view in rendered) == [NOBODY, 0, 1]
    for view in rendered:
        cards = {words for line in view.observation.log for words in re.findall(r"U\d\d", line.words)}
        dealt = [bool(hand & cards) for hand in hands]
        assert dealt == [view.observation.seat == 0, view.observation.seat == 1]
    kept = [shown for _version, shown in server.app.state.showing.kept._pages.values()]
    assert public.encode() in [shown.html for shown in kept]
    assert all(shown.seat == NOBODY for shown in kept)
    assert not [shown for shown in kept if any(b.token.encode() in shown.html for b in (anna, ben, watcher))]


def identity(server: Serving, browser: Browser) -> str:
    identities = server.app.state.identities
    found = identities._signer.loads(browser.client.cookies[identities.viewer])
    assert isinstance(found, str)
    return found


def test_pages_are_packed_once_and_unpack_to_the_same(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    packed: Counter[str] = Counter()
    compress = gzip.compress

    def counted(data: bytes, level: int, mtime: int) -> bytes:
        packed["times"] += 1
        return compress(data, level, mtime=mtime)

    monkeypatch.setattr(gzip, "compress", counted)
    table = server.browser().open("you", "same")
    with watchers(server, 10) as clients:
        zipped = all_at_once(clients, f"/table/{table}", **{"Accept-Encoding": "gzip"})
        plain = all_at_once(clients, f"/table/{table}", **{"Accept-Encoding": "identity"})
    assert packed["times"] == 1
    assert {answer.headers.get("content-encoding") for answer in zipped} == {"gzip"}
    assert {answer.headers.get("content-encoding") for answer in plain} == {None}
    assert len({answer.text for answer in [*zipped, *plain]}) == 1
    for answer in zipped:
        assert {"accept-encoding", "cookie", "accept-language"} <= {
            part.strip().lower() for part in answer.headers["vary"].split(",")
        }
        assert int(answer.headers["content-length"]) < len(answer.content) / 3


def test_who_asks_while_a_page_is_made_waits_for_the_next_one(
    server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A watcher who has heard of a version gets that version, though an older page was being made."""
    anna, watcher, other = server.browser(), server.browser(), server.browser()
    table = anna.open("you", "same")
    seen = anna.view(table)
    begun, release = threading.Event(), threading.Event()
    fragment = pages.table_fragment

    @functools.wraps(fragment)
    def slow(view: TableView) -> str:
        if view.observation.seat == NOBODY and not begun.is_set():
            begun.set()
            assert release.wait(WAIT)
        return fragment(view)

    monkeypatch.setattr(pages, "table_fragment", slow)
    with ThreadPoolExecutor(3) as pool:
        older = pool.submit(watcher.view, table)
        assert begun.wait(WAIT)
        moved = pool.submit(anna.move, table, words=seen.words[0], version=seen.version)
        while server.tables.store.version(table) == seen.version:
            time.sleep(0.01)
        newer = pool.submit(other.view, table)
        time.sleep(0.1)
        assert not newer.done()
        release.set()
        assert moved.result(WAIT).status_code == 200
        assert older.result(WAIT).version == seen.version
        assert newer.result(WAIT).version > seen.version


def test_looks_at_one_table_hold_up_neither_answers_nor_other_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Forty viewers of one table, all of whose pages take for ever: everything else goes on."""
    release = threading.Event()
    inside: Counter[str] = Counter()
    most: Counter[str] = Counter()
    crowded = ""
    render = pages.table_fragment
    order: list[str] = []

    @functools.wraps(render)
    def slow(view: TableView) -> str:
        inside[view.id] += 1
        most[view.id] = max(most[view.id], inside[view.id])
        if view.id == crowded:
            assert release.wait(WAIT)
        inside[view.id] -= 1
        order.append(f"{view.id} {view.observation.seat} {view.look.theme}")
        return render(view)

    with serving(quick(tmp_path)) as server:
        anna, ben = server.browser(), server.browser()
        crowded, other = anna.open("you", "same"), ben.open("you", "same")
        question = anna.view(crowded)
        monkeypatch.setattr(pages, "table_fragment", slow)
        with watchers(server, 40) as clients, ThreadPoolExecutor(50) as pool:
            waiting = []
            for number, client in enumerate(clients):  # each look is another page
                client.cookies.set("look", f"theme={'light' if number % 2 else 'dark'}&motion={number}")
                waiting.append(pool.submit(client.get, f"/table/{crowded}/view", params={"at": number % 5}))
            wait_until(lambda: inside[crowded] == 1)
            began = len(order)
            for _ in range(3):  # another table: looks and answers
                go_on(ben, other)
            assert [line.split()[0] for line in order[began:]] == [other] * 6
            assert server.browser().home().status_code == 200
            answer = pool.submit(anna.move, crowded, words=question.words[0], version=question.version)
            wait_until(lambda: (server.tables.store.version(crowded) or 0) > question.version)
            assert not any(look.done() for look in waiting)
            release.set()
            assert answer.result(WAIT).status_code == 200
            assert {look.result(WAIT).status_code for look in waiting} == {200}
        assert most[crowded] == 1
        of_crowded = [line for line in order if line.startswith(crowded)]
        mine = next(n for n, line in enumerate(of_crowded) if f"{crowded} {NOBODY}" not in line)
        assert mine <= 1  # the answer's page comes after the one that was being made


def test_tables_whose_answers_wait_for_the_store_hold_up_no_page_of_others(server: Serving) -> None:
    owners = [server.browser() for _ in range(THREADS + 3)]
    tables = [owner.open("you", "same") for owner in owners]
    held, free = tables[:-1], tables[-1]
    release = threading.Event()

    def hold(table: str) -> None:
        with server.tables.at(table):
            assert release.wait(WAIT)

    with ThreadPoolExecutor(4 * len(tables)) as pool:
        holding = [pool.submit(hold, table) for table in held]
        try:
            wait_until(lambda: all(is_held(server, table) for table in held))
            paths = [f"/table/{table}{end}" for table in held for end in ("/view", "/log")]
            looking = [pool.submit(httpx.get, server.address + path, timeout=WAIT) for path in paths]
            for _ in range(3):
                assert owners[-1].view(free).mode == "ask"
                go_on(owners[-1], free)
                go_on(owners[-1], free)
            assert not any(look.done() for look in looking)
        finally:
            release.set()
        assert {look.result(WAIT).status_code for look in looking} == {200}
        for each in holding:
            each.result(WAIT)


def is_held(server: Serving, table: str) -> bool:
    live = server.tables.in_memory(table)
    assert live is not None
    if live.lock.acquire(blocking=False):
        live.lock.release()
        return False
    return True


def wait_until(what: Callable[[], bool]) -> None:
    end = time.monotonic() + WAIT
    while not what():
        assert time.monotonic() < end, "it does not come"
        time.sleep(0.01)


def test_many_tables_share_a_few_threads_in_turn(server: Serving, monkeypatch: pytest.MonkeyPatch) -> None:
    render, inside, most = pages.table_fragment, Counter[str](), 0
    lock = threading.Lock()

    @functools.wraps(render)
    def counted(view: TableView) -> str:
        nonlocal most
        with lock:
            inside[view.id] += 1
            most = max(most, inside.total())
            assert inside[view.id] == 1
        time.sleep(0.01)
        with lock:
            inside[view.id] -= 1
        return render(view)

    monkeypatch.setattr(pages, "table_fragment", counted)
    browsers = [server.browser() for _ in range(6)]
    tables = [browser.open("you", "same") for browser in browsers]
    with ThreadPoolExecutor(24) as pool:
        pairs = [(browser, table) for browser, table in zip(browsers, tables, strict=True)] * 4
        answers = list(
            pool.map(
                lambda pair: httpx.get(f"{server.address}/table/{pair[1]}/view?at=0", timeout=WAIT), pairs
            )
        )
        mine = list(pool.map(lambda pair: pair[0].client.get(f"/table/{pair[1]}/view"), pairs))
    assert {answer.status_code for answer in [*answers, *mine]} == {200}
    assert 1 <= most <= THREADS


def test_as_many_pages_are_kept_as_there_is_room_for() -> None:
    kept = Kept(most=2)
    one, two, three = (Shown(html, NOBODY, machine_asked=False) for html in (b"1", b"2", b"3"))
    kept.keep("a", 5, one)
    kept.keep("b", 5, two)
    assert kept.find("a", 5) is one
    assert kept.find("a", 6) is None  # another version
    kept.keep("c", 5, three)
    assert kept.find("b", 5) is None  # asked for longest ago
    assert kept.find("a", 5) is one
    kept.keep("a", 6, two)
    assert kept.find("a", 5) is None
    assert kept.find("a", 6) is two


def test_a_kept_page_is_of_a_table_that_is_still_there(server: Serving) -> None:
    """The store is asked each time, so that another process's answers are seen, too."""
    anna, watcher = server.browser(), server.browser()
    table = anna.open("you", "same")
    before = watcher.view(table).version
    with serving(server.app.state.config) as elsewhere:
        there = elsewhere.browser()
        there.client.cookies = anna.client.cookies
        there.token = anna.token
        seen = there.view(table)
        assert there.move(table, words=seen.words[0], version=seen.version).status_code == 200
    assert watcher.view(table).version > before


def test_views_of_watchers_are_drawn_in_the_language_of_who_asked_first_and_only_theirs(
    server: Serving, rendered: Rendered
) -> None:
    table = server.browser().open("you", "same")
    with watchers(server, 30) as clients:
        for number, client in enumerate(clients):
            client.headers["Accept-Language"] = "zh-TW" if number % 2 else "en"
        answers = all_at_once(clients, f"/table/{table}/view")
    assert [">紀錄<" in answer.text for answer in answers] == [bool(n % 2) for n in range(30)]
    assert len(rendered) == 2
    assert language.get() == "en"
    assert len({replace(view, nonce="").id for view in rendered}) == 1
