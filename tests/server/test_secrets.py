"""Before the game is over neither the seed nor what is hidden from a viewer leaves the server."""

from __future__ import annotations

import re
import time
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from boardwright.faces.i18n import language
from boardwright.faces.web import pages
from boardwright.faces.web.views import Look
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.players.registry import player
from boardwright.server import viewing
from boardwright.server.store import Chair, StoredTable
from boardwright.server.tables import Live, summary_of
from boardwright.server.viewing import Glance
from boardwright.table.entries import Entry
from boardwright.table.log import Answered, read_log
from boardwright.table.refused import Refused
from boardwright.table.saves import snapshot
from boardwright.table.table import Table
from tests.golden.record import FOLDER
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
    with anna.client.stream("GET", f"/events?table={table}") as stream:
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
        view = viewing.table_view(live, Glance(identity, look=Look(board=board), at=at, whole_log=True))
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


# Recorded games, in which cards are drawn and the Bot plays ----------------------------------------------


def entries_of(path: Path) -> tuple[Setup, list[Entry]]:
    """Return a recorded game as what a table would have stored of it."""
    log = read_log(path)
    return log.header.setup, [
        Entry("chance" if item.whose == CHANCE else "answer", item.whose, item.words)
        for item in log.items
        if isinstance(item, Answered)
    ]


def for_others(entries: list[Entry], viewer: int) -> list[Entry]:
    """Return the entries of a game of which a viewer sees the same: other cards are dealt to the others."""
    dealt = [entry.words.split() for entry in entries if URBAN_CARD.search(entry.words)]
    seen = {words[2] for words in dealt if words[0] != "keep-card" and int(words[1]) == viewer}
    unseen = [f"U{n:02}" for n in range(1, 16) if f"U{n:02}" not in seen]
    others = dict(zip(unseen, [*unseen[4:], *unseen[:4]], strict=True))
    return [
        replace(entry, words=URBAN_CARD.sub(lambda it: others.get(it[0], it[0]), entry.words))
        for entry in entries
    ]


def live_table(setup: Setup, seed: str) -> Live:
    """Return a table at which nothing has happened yet, of people who confirm their turns."""
    table = Table(setup, seed, confirm=frozenset(range(setup.seats)))
    owners = [f"guest-{seat}" for seat in range(setup.seats)]
    chairs = [Chair(name, "human", owner) for name, owner in zip(NAMES, owners, strict=False)]
    return Live(StoredTable("twin-table", setup.game, chairs, seed, owners[0]), table)


def all_that_leaves(live: Live, viewer: int, number: int) -> list[str]:
    """Return what a viewer, a machine in that seat and the lists of tables are given at a position."""
    table = live.table
    seen = table.observe(viewer)
    given = [table.log_text(viewer, with_seed=True), str(snapshot(seen.game)), str(seen.options)]
    given += [str(table.sheet(viewer)), str(table.score_history()), str(table.biggest_gains(4))]
    given += [str([list(seen.blocked), seen.agenda, seen.reveals, seen.whose]), str(summary_of(table))]
    given += [str(table.warnings(viewer, action)) for action in seen.options]
    if seen.options:
        given.append(str(player("greedy").choose(seen, Rng(number))))
    for words in ("fly", "keep-card U05", "draw-card 0 U03", "undo 1"):
        if not any(table.words.format(action) == words for action in seen.options):
            with pytest.raises(Refused) as refused:
                table.answer_words(viewer, words)
            given.append(str(refused.value))
    known, board, at = (("en", "", None), ("en", "text", None), ("zh_Hant", "", table.length // 2))[
        number % 3
    ]
    language.set(known)
    identity = f"guest-{viewer}" if viewer != NOBODY else "somebody"
    view = viewing.table_view(live, Glance(identity, look=Look(board=board), at=at, whole_log=True))
    given += [pages.table_page(replace(view, nonce="")), pages.table_more(replace(view, nonce=""))]
    language.set("en")
    return given


@pytest.mark.parametrize(
    ("recorded", "viewer"),
    [
        ("tabannusi/3-claiming-claimer-46", NOBODY),
        ("tabannusi/3-claiming-claimer-46", 1),
        ("tabannusi/1-king-bot-baba-greedy-1", 0),
        ("tabannusi/1-barge_tiles-greedy-2", NOBODY),  # the player of a solo game draws cards
        ("baghdad/2-public_works-contracts-objectives-greedy-1", 0),
        ("baghdad/1-public_works-contracts-objectives-greedy-1", NOBODY),
    ],
)
def test_nothing_of_a_recorded_game_leaves_that_a_viewer_may_not_know(recorded: str, viewer: int) -> None:
    setup, entries = entries_of(FOLDER / f"{recorded}.game")
    others = for_others(entries, viewer)
    here, there = live_table(setup, "one-seed"), live_table(setup, "another-seed")
    drawn = {
        n + after for n, e in enumerate(entries) if e.words.startswith("draw-card") for after in (1, 2, 3)
    }
    looked_at = {*drawn, *range(20, len(entries), 40), len(entries)}
    compared = 0
    for number, (entry, other) in enumerate(zip(entries, others, strict=True), 1):
        here.table.repeat(entry)
        there.table.repeat(other)
        if number in looked_at and not here.table.over:
            assert all_that_leaves(there, viewer, number) == all_that_leaves(here, viewer, number)
            compared += 1
    assert compared >= 5


def test_what_the_last_answer_brought_to_light_is_told_once_it_is_confirmed() -> None:
    setup, entries = entries_of(FOLDER / "tabannusi/2-base-greedy-1.game")
    live = live_table(setup, "any-seed")
    for entry in entries:
        live.table.repeat(entry)
    waiting = viewing.table_view(live, Glance("somebody")).stories[-1]
    assert "District 1 was scored: " in waiting.text
    assert "District 5" not in waiting.text
    assert "The game is over." not in waiting.text
    live.table.confirm(live.table.confirming)
    held = viewing.table_view(live, Glance("somebody")).stories[-1]
    assert live.table.over
    assert re.search(r"District 5 was scored: .*\d points", held.text)
    assert held.text.endswith("The game is over.")
