"""Tables between the pages and the store: what is kept in memory, what is read again, how long it takes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from sqlalchemy import text

from boardwright.faces.web import present
from boardwright.faces.web.views import Look
from boardwright.games.title import Setup, SetupError
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.server import tables as keeping
from boardwright.server.config import Config
from boardwright.server.database import Database
from boardwright.server.ending import doings
from boardwright.server.home_view import home_view
from boardwright.server.hub import LocalHub
from boardwright.server.moves import Move
from boardwright.server.problems import Problem
from boardwright.server.store import Chair, Store
from boardwright.server.tables import Tables
from boardwright.server.viewing import Glance, shown_seat, table_view
from tests.server.serving import SEED

CHAIRS = [Chair("Anna", "human", "anna"), Chair("Ben", "human", "anna")]


@pytest.fixture
def tables(config: Config) -> Iterator[Tables]:
    database = Database(config)
    database.migrate()
    yield Tables(Store(database), LocalHub())
    database.close()


def again(tables: Tables) -> Tables:
    """Return the same tables as another process would read them."""
    return Tables(tables.store, LocalHub())


def open_table(tables: Tables, **options: str) -> str:
    return tables.open(Setup("attandarra", 2, options), CHAIRS, "anna", seed=SEED)


def play(tables: Tables, table_id: str, answers: int, seed: int = 1) -> None:
    """Give answers at random; a turn that is complete is confirmed or taken back."""
    rng = Rng(seed)
    for number in range(answers):
        with tables.at(table_id) as live:
            if live.table.over:
                return
            version = live.table.version
            options = live.table.observe(live.acting_seat("anna")).options
            words = live.table.words.format(options[rng.below(len(options))]) if options else ""
        kind = "answer" if words else "undo" if rng.below(4) == 0 else "confirm"
        move = Move(kind, version, f"move-{seed}-{number}", words=words)  # type: ignore[arg-type]
        tables.move(table_id, "anna", move)


def test_another_process_reads_the_same_table_after_any_number_of_moves(tables: Tables) -> None:
    table_id = open_table(tables, history="on")
    for chapter in range(12):
        play(tables, table_id, 17, seed=chapter + 1)
        with tables.at(table_id) as here, again(tables).at(table_id) as there:
            assert there.table.entries == here.table.entries
            assert there.table.log_text() == here.table.log_text()
            seat = here.acting_seat("anna")
            assert there.table.observe(seat).options == here.table.observe(seat).options
            assert there.table.confirming == here.table.confirming


def test_a_snapshot_saves_replaying_and_changes_nothing(tables: Tables) -> None:
    table_id = open_table(tables)
    play(tables, table_id, keeping.SNAPSHOT_EVERY + 10)
    saved = tables.store.snapshot(table_id)
    assert saved is not None
    assert 0 < saved["version"] <= (tables.store.version(table_id) or 0)
    with again(tables).at(table_id) as live:
        quick = live.table.log_text()
    tables.store.keep_snapshot(table_id, saved | {"engine": "another version"})
    with again(tables).at(table_id) as live:
        assert live.table.log_text() == quick


def test_a_snapshot_is_replaced_not_added(tables: Tables) -> None:
    table_id = open_table(tables)
    for version in range(3):
        tables.store.keep_snapshot(table_id, {"version": version})
    assert tables.store.snapshot(table_id) == {"version": 2}


def test_tables_that_no_longer_fit_in_memory_are_read_again(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keeping, "KEPT", 2)
    opened = [open_table(tables) for _ in range(4)]
    assert len(tables._live) == 2
    for table_id in opened:
        with tables.at(table_id) as live:
            assert live.stored.id == table_id
    assert len(tables._live) == 2


def test_the_log_is_told_the_same_whether_at_once_or_line_by_line(tables: Tables) -> None:
    table_id = open_table(tables, history="on")
    for chapter in range(8):
        play(tables, table_id, 9, seed=chapter + 1)
        with tables.at(table_id) as live:
            grown = table_view(live, Glance("anna"))
            live.told.clear()
            fresh = table_view(live, Glance("anna"))
            assert grown.stories == fresh.stories
            assert fresh.stories[-1].number == len(fresh.ticks) == fresh.observation.position
            headings = [heading for *_, heading in fresh.ticks]
            after_set_up = fresh.observation.position - present.end_of_set_up(headings, len(headings))
            assert len(fresh.stories) == min(present.NEWEST_LINES, after_set_up)
            whole = table_view(live, Glance("anna", whole_log=True))
            assert len(whole.stories) == whole.observation.position
            assert list(whole.stories[-len(fresh.stories) :]) == list(fresh.stories)
            assert [story.heading for story in whole.stories] == [heading for *_, heading in whole.ticks]


def test_a_replay_tells_the_whole_log_in_ticks_and_no_more_than_its_position(tables: Tables) -> None:
    table_id = open_table(tables)
    play(tables, table_id, 30)
    with tables.at(table_id) as live:
        view = table_view(live, Glance("anna", at=5))
        assert len(view.stories) == view.observation.position == 5
        assert len(view.ticks) == view.observation.length
        assert all(position <= 5 for position, _ in view.history)


def test_a_watcher_sees_no_question_and_no_seat_of_theirs(tables: Tables) -> None:
    table_id = open_table(tables)
    with tables.at(table_id) as live:
        for identity in (None, "somebody"):
            view = table_view(live, Glance(identity))
            assert view.observation.seat == NOBODY
            assert view.observation.options == ()
            assert not any(seat.mine for seat in view.seats)
            assert view.acting == NOBODY


@pytest.mark.parametrize(
    "table_id", ["", "short", "../../../../etc/passwd", "x" * 33, "no-such-table", "ü" * 12]
)
def test_an_id_that_is_none_is_no_table(tables: Tables, table_id: str) -> None:
    with pytest.raises(Problem, match="There is no such table"):
        tables.stored(table_id)
    with pytest.raises(Problem, match="There is no such table"), tables.at(table_id):
        pass


def test_a_game_that_cannot_be_set_up_leaves_no_table(tables: Tables) -> None:
    with pytest.raises(SetupError):
        tables.open(Setup("attandarra", 2, {"history": "perhaps"}), CHAIRS, "anna")
    with pytest.raises(SetupError):
        tables.open(Setup("chess", 2), CHAIRS, "anna")
    assert tables.lists.listed("anna") == []


def test_a_damaged_snapshot_is_as_if_there_was_none(tables: Tables) -> None:
    table_id = open_table(tables)
    play(tables, table_id, 60)
    kept = tables.store.snapshot(table_id)
    assert kept is not None
    with tables.at(table_id) as live:
        whole = live.table.own_copy()
    for damaged in (
        {"engine": kept["engine"]},
        kept | {"game": []},
        kept | {"game": {"pieces": {}, "agenda": [["Nobody"]]}},
        kept | {"lines": [[0, "fly moon", 1]]},
        kept | {"version": "many"},
        kept | {"turn": [1]},
        {},
    ):
        tables.store.keep_snapshot(table_id, damaged)
        with again(tables).at(table_id) as live:
            assert live.table.own_copy() == whole


@pytest.mark.parametrize(
    ("spoil", "why"),
    [
        ("UPDATE entries SET body = '0 fly moon' WHERE version = 3", "fly is no|cannot be carried out"),
        ("UPDATE entries SET body = '~' WHERE version = 3", "cannot be read"),
        ("UPDATE tables SET edition = 'mine', fingerprint = '00000000'", "mine@00000000"),
        ("UPDATE tables SET game = 'chess'", "no game called chess"),
        ("UPDATE tables SET options = '{'", "restore a copy of the store"),
        ("UPDATE tables SET options = '[]'", "restore a copy of the store"),
        ("""UPDATE tables SET options = '{"history": 5}'""", "restore a copy of the store"),
        ("UPDATE tables SET rulings = 'x'", "restore a copy of the store"),
        ("UPDATE tables SET updated = 'x'", "restore a copy of the store"),
        ("UPDATE tables SET seats = 3", "restore a copy of the store"),
        ("DELETE FROM seats", "restore a copy of the store"),
        ("DELETE FROM seats WHERE seat = 1", "restore a copy of the store"),
        ("DELETE FROM entries WHERE version = 3", "Entries of it are missing"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why_and_leaves_the_others_alone(
    tables: Tables, spoil: str, why: str
) -> None:
    spoilt = open_table(tables)
    with tables.store.database.writing() as connection:
        connection.execute(text(spoil))
    whole = open_table(tables)
    read = again(tables)
    with pytest.raises(Problem, match=why) as caught, read.at(spoilt):
        pass
    assert caught.value.status == 503
    with pytest.raises(Problem, match=why):
        read.move(spoilt, "anna", Move("confirm", 1, "move-one"))
    cards = {card.id: card for card in home_view(read, "anna", "", Look()).tables}
    assert re.search(why, cards[spoilt].question)
    assert cards[whole].status != ""


def test_without_a_confirmation_that_was_stored_a_table_is_not_played_on(tables: Tables) -> None:
    table_id = open_table(tables)
    play(tables, table_id, 30)
    with tables.store.database.writing() as connection:
        connection.execute(text("DELETE FROM entries WHERE body = '0 ~confirm'"))
    with pytest.raises(Problem, match="Entries of it are missing") as caught, again(tables).at(table_id):
        pass
    assert caught.value.status == 503


@pytest.mark.parametrize(
    "summary", ["{", "[]", '{"scores": 3, "asked": 0}', '{"scores": [1, 2], "asked": 7}', '{"asked": "x"}']
)
@pytest.mark.parametrize("over", [0, 1])
def test_a_damaged_summary_keeps_nobody_from_the_list_or_the_table(
    tables: Tables, summary: str, over: int
) -> None:
    table_id = open_table(tables)
    with tables.store.database.writing() as connection:
        connection.execute(text("UPDATE tables SET summary = :s, over = :o"), {"s": summary, "o": over})
    read = again(tables)
    assert [card.id for card in home_view(read, "anna", "", Look()).tables] == [table_id]
    with read.at(table_id) as live:
        assert live.table.observe(0).options


def test_a_snapshot_of_another_set_up_is_as_if_there_was_none(tables: Tables) -> None:
    options = {"contracts": "on", "objectives": "on"}
    table_id = tables.open(Setup("baghdad", 2, options), CHAIRS, "anna", seed=SEED)
    play(tables, table_id, 70)
    assert tables.store.snapshot(table_id) is not None
    with tables.store.database.writing() as connection:
        connection.execute(text("""UPDATE tables SET options = '{"objectives": "on"}'"""))
    with pytest.raises(Problem, match="cannot be carried out; restore a copy"), again(tables).at(table_id):
        pass


def test_a_covered_table_shows_nobody_the_view_of_the_seat_that_is_asked(tables: Tables) -> None:
    table_id = tables.open(Setup("tabannusi", 2), CHAIRS, "anna", cover=True, seed=SEED)
    with tables.at(table_id) as live:
        asked = live.awaited()
        for shown, seen in ((None, NOBODY), (1 - asked, 1 - asked), (asked, asked), (7, NOBODY)):
            glance = Glance("anna", shown=shown)
            assert shown_seat(live, glance) == seen
            assert table_view(live, replace(glance, at=3)).observation.seat == seen
            assert bool(table_view(live, glance).cover) == (shown != asked)
        assert shown_seat(live, Glance("anna", look=Look(cover="off"))) == asked


def test_the_end_tells_who_did_how_much_in_which_time(tables: Tables) -> None:
    table_id = open_table(tables)
    play(tables, table_id, 120)
    with tables.store.database.writing() as connection:
        connection.execute(text("UPDATE entries SET created = 1000 * version"))
    with tables.at(table_id) as live:
        told = doings(live, tables.store)
        lines, entries = live.table.observe(NOBODY).log, live.table.entries
        assert [one.answers for one in told] == [sum(line.whose == seat for line in lines) for seat in (0, 1)]
        assert [one.seconds for one in told] == [sum(e.seat == seat for e in entries[1:]) for seat in (0, 1)]
        assert any(entry.kind == "undo" for entry in entries)  # takes time, is no answer
        assert sum(one.turns for one in told) == len({line.turn for line in lines if line.whose >= 0}) > 10
