"""Nothing that leaves the server names a folder of the machine it runs on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from sqlalchemy import delete, update

from boardwright.games import registry
from boardwright.server import schema
from boardwright.server.database import Database, StoreUnavailable
from boardwright.table import editions
from tests.server.conftest import quick
from tests.server.serving import Browser, Serving, serving

SOURCES = Path(editions.__file__).parents[2]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an edition that cannot be read, one that is cut off, and one that can be played."""
    own = tmp_path / "own" / "attandarra"
    own.mkdir(parents=True)
    monkeypatch.setenv(editions.FOLDER_VARIABLE, str(tmp_path / "own"))
    registry.title("attandarra").shelf.new(own / "mine.toml")
    text = (own / "mine.toml").read_text(encoding="utf-8")
    (own / "mine.toml").write_text(text.replace("= 5", "= 4", 1), encoding="utf-8")
    (own / "cut.toml").write_text(text[:3000], encoding="utf-8")
    (own / "strange.toml").write_bytes(b"\xff\xfe\0")
    return tmp_path


@pytest.fixture
def running(folder: Path) -> Iterator[Serving]:
    with serving(quick(folder)) as server:
        yield server


@pytest.fixture
def anna(running: Serving) -> Browser:
    browser = running.browser()
    browser.home()
    return browser


def is_silent(response: httpx.Response, folder: Path) -> bool:
    """Tell whether a response names none of our folders."""
    said = response.text + repr(response.headers.raw)
    return not any(str(place) in said for place in (folder, SOURCES, Path.cwd(), Path.home(), "/tmp/"))  # noqa: S108


def opening(browser: Browser, edition: str) -> httpx.Response:
    fields = {"game": "attandarra", "seat1": "you", "seat2": "same", "edition.attandarra": edition}
    return browser.form("/tables", fields)


@pytest.mark.parametrize(
    ("edition", "sentence"),
    [
        ("pirate", "The edition pirate of Attandarra is not here; choose another, or ask whoever runs"),
        ("cut", "cut.toml"),
        ("strange", "strange.toml"),
    ],
)
def test_an_edition_that_cannot_be_used_is_named_without_its_folder(
    anna: Browser, folder: Path, edition: str, sentence: str
) -> None:
    for _ in range(2):
        response = opening(anna, edition)
        assert response.status_code == 422
        assert sentence in response.text
        assert is_silent(response, folder)


@pytest.mark.parametrize("way", ["gone", "spoilt"])
def test_a_table_whose_edition_was_taken_away_says_so_without_its_folder(
    anna: Browser, folder: Path, way: str
) -> None:
    table = opening(anna, "mine").headers["location"].removeprefix("/table/")
    file = folder / "own" / "attandarra" / "mine.toml"
    if way == "gone":
        file.unlink()
    else:
        file.write_text("nonsense", encoding="utf-8")
    with serving(quick(folder)) as again:
        ben = again.browser()
        for page in ("", "/view", "/more", "/log"):
            response = ben.client.get(f"/table/{table}{page}")
            assert response.status_code == 503
            assert "The edition mine@" in response.text
            assert is_silent(response, folder)


DAMAGES = {
    "options": update(schema.tables).values(options="{nonsense"),
    "entries": update(schema.entries).values(body="0 nonsense"),
    "lost entries": delete(schema.entries).where(schema.entries.c.version == 1),
    "game": update(schema.tables).values(game="chess"),
    "edition": update(schema.tables).values(edition="/etc/passwd"),
    "fingerprint": update(schema.tables).values(fingerprint="00000000"),
    "snapshots": update(schema.snapshots).values(body="{nonsense"),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_no_door_names_a_folder_whatever_is_damaged(
    running: Serving, anna: Browser, folder: Path, damage: str
) -> None:
    table = anna.open("you", "same")
    with running.tables.store.database.writing() as connection:
        connection.execute(DAMAGES[damage])
    with serving(quick(folder)) as again:
        ben = again.browser()
        ben.client.cookies, ben.token = anna.client.cookies, anna.token
        assert all(is_silent(response, folder) for response in every_door(again, ben, table))


@pytest.mark.parametrize("fault", ["moved", "broken"])
def test_no_door_names_a_folder_while_the_store_fails(
    running: Serving, anna: Browser, folder: Path, fault: str
) -> None:
    table = anna.open("you", "same")
    file = folder / "tables.sqlite3"
    if fault == "moved":
        file.rename(folder / "aside.sqlite3")
    else:
        running.tables.store.database.close()
        for one in folder.glob("tables.sqlite3*"):
            one.write_bytes(b"x" * 9000)
    responses = list(every_door(running, anna, table))
    assert any(response.status_code == 503 for response in responses)
    assert all(is_silent(response, folder) for response in responses)


def every_door(server: Serving, browser: Browser, table: str) -> Iterator[httpx.Response]:
    """Yield a response of each address there is, reached in the ways in which it can be."""
    for route in server.app.routes:
        path = str(getattr(route, "path", "")).replace("{table_id}", table)
        path = path.replace("{game}", "attandarra").replace("{token}", "made-up")
        if path.endswith("/events") or path.startswith("/static"):
            continue
        yield browser.client.get(path)
        yield browser.form(path, {"id": "answer-0001", "version": 0, "words": "finish", "position": 0})
    yield browser.client.get("/static/no/such/file")
    yield browser.client.get("/no-such-page")


def test_a_store_that_cannot_be_opened_names_no_folder_but_where_it_is_made(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    broken = Database(quick(tmp_path / "file"))
    with pytest.raises(StoreUnavailable) as caught, broken.reading():
        pass
    assert str(tmp_path) not in str(caught.value)
