"""Before the game is over neither the seed nor what is hidden from a viewer leaves the server."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from random import Random

import pytest

from boardwright.faces.i18n import language
from boardwright.faces.web import pages
from boardwright.faces.web.views import Look
from boardwright.games.title import Setup
from boardwright.kernel.packing import NOBODY
from boardwright.server import sight
from boardwright.server.sight import Glance
from boardwright.server.store import Chair, StoredTable
from boardwright.server.tables import Live
from boardwright.table.entries import Entry
from boardwright.table.table import Table
from tests.server.serving import NAMES, WAIT, Browser, Serving

URBAN_CARD = re.compile(r"U\d\d")
APART = 70  # answers between two positions that are compared


def everything(browser: Browser, table: str, length: int) -> list[str]:
    """Return all that a viewer can get about a table, headers included."""
    paths = [f"/table/{table}", f"/table/{table}/view", f"/table/{table}/log", f"/table/{table}?log=all", "/"]
    paths += [f"/table/{table}/view?at={position}" for position in range(0, length + 1, 3)]
    return [f"{r.headers}\n{r.text}" for r in (browser.client.get(path) for path in paths)]


def test_no_response_or_stream_of_a_running_game_holds_the_seed(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    watcher.home()
    table = anna.open("you", "random", history="on")
    stored = server.tables.store.table(table)
    assert stored is not None
    seed = stored.seed
    assert re.fullmatch(r"[0-9a-f]{32}", seed)
    texts: list[str] = []
    for _ in range(25):
        seen = anna.view(table)
        if seen.mode == "ask":
            texts.append(anna.move(table, words=seen.words[0]).text)
        elif seen.mode == "confirm":
            texts.append(anna.move(table, "confirm").text)
        texts.append(anna.move(table, words="fly").text)  # refusals tell nothing either
    length = anna.view(table).length
    texts += everything(anna, table, length) + everything(watcher, table, length)
    with anna.client.stream("GET", f"/table/{table}/events") as stream:
        lines = stream.iter_lines()
        texts += [next(lines) for _ in range(5)]
    assert len(texts) > 40
    pieces = [seed, seed[:12], seed[-12:], str(int(seed, 16))]
    assert not [text[:200] for text in texts if any(piece in text for piece in pieces)]


def test_once_the_game_is_over_the_log_is_complete(server: Serving) -> None:
    anna = server.browser()
    anna.home()
    table = anna.open("random", "random")
    stored = server.tables.store.table(table)
    assert stored is not None
    end = time.monotonic() + 4 * WAIT
    while anna.view(table).mode != "over":
        assert time.monotonic() < end, "the machines did not finish"
        time.sleep(0.2)
    assert f"seed={stored.seed}" in anna.client.get(f"/table/{table}/log").text.splitlines()[0]


# Two games that differ only in what a viewer does not see -----------------------------------------------


def twin(table: Table, viewer: int) -> Table:
    """Return a table of Tabannusi with another seed, where the Urban cards that a viewer never saw differ."""
    dealt = [entry.words.split() for entry in table.entries if entry.words.startswith(("deal-", "draw-"))]
    seen = {words[2] for words in dealt if words[0].endswith("-card") and int(words[1]) == viewer}
    unseen = [f"U{n:02}" for n in range(1, 16) if f"U{n:02}" not in seen]
    others = dict(zip(unseen, [*unseen[1:], unseen[0]], strict=True))

    def exchanged(entry: Entry) -> Entry:
        return replace(entry, words=URBAN_CARD.sub(lambda it: others.get(it[0], it[0]), entry.words))

    entries = [exchanged(entry) for entry in table.entries]
    return Table.resume(table.setup, "another-seed", entries, table.printed, table.confirm_seats)


def all_that_is_shown(table: Table, viewer: int) -> list[str]:
    """Return pages, log, sheet and warnings of a viewer, now and at earlier positions, in every form."""
    owners = [f"guest-{seat}" for seat in range(table.setup.seats)]
    stored = StoredTable(
        id="twin-table",
        game=table.setup.game,
        chairs=[Chair(name, "human", owner) for name, owner in zip(NAMES, owners, strict=False)],
        seed=table.seed,
        owner=owners[0],
    )
    live = Live(stored, table)
    identity = owners[viewer] if viewer != NOBODY else "somebody"
    shown = [table.log_text(viewer, with_seed=True), str(table.sheet(viewer)), str(table.score_history())]
    shown += [str(table.warnings(viewer, action)) for action in table.observe(viewer).options]
    for known, board, at in (("en", "", None), ("en", "text", None), ("zh_Hant", "", table.length // 2)):
        language.set(known)
        view = sight.table_view(live, Glance(identity, look=Look(board=board), at=at, whole_log=True))
        shown += [pages.table_page(replace(view, nonce="")), pages.table_more(replace(view, nonce=""))]
    language.set("en")
    return shown


@pytest.mark.parametrize("seats", [2, 3])
def test_nothing_shown_depends_on_cards_that_a_viewer_has_not_seen(seats: int) -> None:
    everyone = frozenset(range(seats))
    table = Table.begin(Setup("tabannusi", seats), f"twins-of-{seats}", confirm=everyone)
    random = Random(seats)
    compared = 0
    number = 0
    while not table.over:
        waits_at_the_end = table.confirming != NOBODY and not table.game.options()
        if number % APART == 0 or waits_at_the_end:
            for viewer in (number // APART % seats, NOBODY):
                other = twin(table, viewer)
                assert other.own_copy() != table.own_copy()
                assert all_that_is_shown(other, viewer) == all_that_is_shown(table, viewer)
                compared += 1
        number += 1
        if table.confirming != NOBODY:
            table.confirm(table.confirming)
        else:
            table.answer(table.asked, random.choice(table.game.options()))
    assert compared > 4
