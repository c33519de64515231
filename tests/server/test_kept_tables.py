"""The list of one's tables: results, pages, search, putting away, deleting, and the next game."""

from __future__ import annotations

import json
import re
import threading
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from boardwright.cli.browser import stored_table
from boardwright.faces.telling.result import result_sentence
from boardwright.faces.web.views import AWAY, FINISHED, UNFINISHED, Look, Wish
from boardwright.games.result import result_of
from boardwright.games.title import Setup
from boardwright.server.config import Config
from boardwright.server.database import Database
from boardwright.server.home_view import ON_A_PAGE, home_view
from boardwright.server.hub import GONE as LAST
from boardwright.server.hub import LocalHub
from boardwright.server.moves import Move
from boardwright.server.problems import Problem
from boardwright.server.store import Chair, Conflict, Progress, Store
from boardwright.server.tables import DELETED, Tables
from boardwright.server.whole_tables import NOT_AGAIN, NOT_ALONE, delete, play_again
from boardwright.table.log import read_log
from boardwright.table.replay import validate
from boardwright.table.table import Refused
from tests.golden.record import FOLDER
from tests.server.serving import SEED, Browser, Seen, Serving, found, quoted, serving
from tests.server.test_machines import job_of, wait_for
from tests.server.test_pages import server_identity

NAMES = ("Anna", "Ben", "Cleo", "Dov")
GONE = "This table was deleted, so it cannot be opened again"


@pytest.fixture
def tables(each_config: Config) -> Iterator[Tables]:
    database = Database(each_config)
    database.migrate()
    yield Tables(Store(database), LocalHub())
    database.close()


def again(tables: Tables) -> Tables:
    """Return the same tables as another process would read them."""
    return Tables(tables.store, LocalHub())


def open_table(tables: Tables, *names: str, game: str = "attandarra", owner: str = "anna") -> str:
    chairs = [Chair(name, "human", owner) for name in names or ("Anna", "Ben")]
    return tables.open(Setup(game, len(chairs)), chairs, owner, seed=SEED)


def keep(tables: Tables, path: Path, owner: str = "anna") -> str:
    """Store a recorded game as somebody's table."""
    table = validate(read_log(path))
    chairs = [Chair(name, "human", owner) for name in NAMES[: table.setup.seats]]
    stored = stored_table(table, chairs, owner)
    tables.store.create(stored, [entry.text for entry in table.entries], owner)
    with tables.store.database.writing() as connection:  # whose turns need no Confirm
        connection.execute(text("UPDATE seats SET kind = 'greedy' WHERE table_id = :t"), {"t": stored.id})
    return stored.id


def recorded() -> dict[int, list[Path]]:
    """Return recorded solo games by the place of their only seat, one of each game."""
    chosen: dict[int, dict[str, Path]] = {1: {}, 2: {}}
    for path in sorted(FOLDER.glob("*/1-*.game")):
        [place] = validate(read_log(path)).game.places()
        chosen[place].setdefault(path.parent.name, path)
    return {place: list(paths.values()) for place, paths in chosen.items()}


def forget_results(tables: Tables) -> None:
    """Make the summaries what boardwright kept before it kept places."""
    with tables.store.database.writing() as connection:
        for table_id, summary in connection.execute(text("SELECT id, summary FROM tables")).all():
            old = {name: value for name, value in json.loads(summary).items() if name != "result"}
            connection.execute(
                text("UPDATE tables SET summary = :s WHERE id = :t"), {"s": json.dumps(old), "t": table_id}
            )


SOLO = recorded()
SHARED = [FOLDER / "attandarra" / "2-base-greedy-1.game", FOLDER / "tabannusi" / "2-base-greedy-1.game"]


@pytest.mark.parametrize("older", [False, True])
def test_a_result_in_the_list_is_what_the_engine_says_of_it(tables: Tables, older: bool) -> None:
    """Solo games that are lost among them; also where the store kept the points alone."""
    assert len({path.parent for path in SOLO[2]}) == 3
    kept = {keep(tables, path): validate(read_log(path)) for path in (*SOLO[2], *SOLO[1], *SHARED)}
    if older:
        forget_results(tables)
    for _ in range(2):
        cards = home_view(again(tables), "anna", "", Look()).tables
        assert {card.id for card in cards} == set(kept)
        for card in cards:
            table = kept[card.id]
            result = result_of(table.title, table.game, table.printed)
            mine = range(table.setup.seats)
            assert card.question == result_sentence(result, NAMES[: table.setup.seats], mine)
            if table.game.places() == [2]:
                assert re.match("The Bot wins|The task is not met", card.question)


def test_what_an_older_store_did_not_keep_is_played_again_once(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    keep(tables, SOLO[2][0])
    forget_results(tables)
    read = again(tables)
    played: list[str] = []
    real = Store.entries

    def entries(store: Store, table_id: str) -> list[str]:
        played.append(table_id)
        return real(store, table_id)

    monkeypatch.setattr(Store, "entries", entries)
    first = home_view(read, "anna", "", Look()).tables[0].question
    assert len(played) == 1
    assert home_view(again(tables), "anna", "", Look()).tables[0].question == first
    assert len(played) == 1


def test_a_finished_table_that_cannot_be_read_says_so_and_no_winner(tables: Tables) -> None:
    table_id = keep(tables, SOLO[2][0])
    forget_results(tables)
    with tables.store.database.writing() as connection:
        connection.execute(text("DELETE FROM entries WHERE version = 3"))
    [card] = home_view(again(tables), "anna", "", Look()).tables
    assert card.id == table_id
    assert "Entries of it are missing" in card.question


def test_every_table_is_on_exactly_one_page_and_those_that_wait_for_me_come_first(tables: Tables) -> None:
    unfinished = [open_table(tables) for _ in range(2 * ON_A_PAGE + 5)]
    waiting = open_table(tables)
    finished = keep(tables, SHARED[0])
    with tables.store.database.writing() as connection:
        for number, table_id in enumerate(unfinished):
            connection.execute(
                text("UPDATE tables SET asked = -2, updated = :n WHERE id = :t"), {"n": number, "t": table_id}
            )
        connection.execute(text("UPDATE tables SET updated = 0 WHERE id = :t"), {"t": waiting})
    first = home_view(tables, "anna", "", Look())
    assert first.pages == 3
    assert first.waiting == 1
    seen = []
    for page in range(1, first.pages + 1):
        view = home_view(tables, "anna", "", Look(), Wish(page=page))
        assert view.wish.page == page
        assert len(view.tables) == min(ON_A_PAGE, 2 * ON_A_PAGE + 7 - (page - 1) * ON_A_PAGE)
        seen += [card.id for card in view.tables]
    assert seen == [waiting, *reversed(unfinished), finished]
    assert home_view(tables, "anna", "", Look(), Wish(page=99)).wish.page == 3
    assert home_view(tables, "anna", "", Look(), Wish(show=FINISHED)).tables[0].id == finished
    assert home_view(tables, "anna", "", Look()).counts == {"": 47, UNFINISHED: 46, FINISHED: 1, AWAY: 0}


def test_pages_are_links_that_lead_to_every_table(server: Serving) -> None:
    anna = server.browser()
    opened = {anna.open("you", "same") for _ in range(ON_A_PAGE + 3)}
    seen: list[str] = []
    address = "/"
    while address:
        html = anna.client.get(address).text
        seen += re.findall(r'<a [^>]*href="/table/([\w-]+)"', html)
        following = re.search(r'rel="next" href="([^"]+)"', html)
        address = following[1].replace("&amp;", "&") if following else ""
    assert sorted(seen) == sorted(opened)


@pytest.mark.parametrize(
    ("find", "number"),
    [
        ("attandarra", 1),
        ("BAGHDAD", 1),
        ("zoë", 1),
        ("ZOË", 1),
        ("Straße", 1),
        ("strasse", 1),
        ("baghdad zoë", 0),
        ("bag ben", 1),
        ("%", 0),
        ("_", 0),
        ("'", 0),
        ("nobody", 0),
        ("", 3),
    ],
)
def test_a_table_is_found_by_its_game_and_its_players(tables: Tables, find: str, number: int) -> None:
    open_table(tables, "Zoë", "Mia")
    open_table(tables, "Anna", "Ben", game="baghdad")
    open_table(tables, "Straße", "Cem", game="tabannusi")
    open_table(tables, "Zoë", "Ben", owner="ben")
    view = home_view(tables, "anna", "", Look(), Wish(find=find))
    assert len(view.tables) == number == view.counts[""]


def test_a_search_comes_back_in_its_field_and_nothing_in_an_address_breaks_the_page(server: Serving) -> None:
    anna = server.browser()
    anna.open("you", "same")
    page = anna.client.get("/", params={"find": ' <b>"x" \u0000', "show": "over"}).text
    assert 'value="&lt;b&gt;&#34;x&#34;"' in page
    assert 'aria-current="page">Finished' in page
    for asked in ({"page": "x"}, {"page": "-1"}, {"page": "9" * 30}, {"show": "no"}, {"find": "x" * 9000},
                  {"again": "\u0000"}, {"again": "no-such-table"}, {"done": "<b>"}):  # fmt: skip
        response = anna.client.get("/", params=asked)
        assert response.status_code == 200
        assert 'id="new"' in response.text


def test_a_table_that_is_put_away_leaves_ones_own_list_and_comes_back(tables: Tables) -> None:
    chairs = [Chair("Anna", "human", "anna"), Chair("Ben", "human", "ben")]
    table_id = tables.open(Setup("attandarra", 2), chairs, "anna", seed=SEED)
    tables.lists.hide(table_id, "anna", hidden=True)
    tables.lists.hide(table_id, "anna", hidden=True)  # twice is once
    assert home_view(tables, "anna", "", Look()).tables == []
    assert [card.id for card in home_view(tables, "anna", "", Look(), Wish(show=AWAY)).tables] == [table_id]
    assert [card.id for card in home_view(tables, "ben", "", Look()).tables] == [table_id]
    with tables.at(table_id) as live:
        assert live.table.observe(live.acting_seat("anna")).options
    tables.lists.hide(table_id, "anna", hidden=False)
    assert [card.id for card in home_view(tables, "anna", "", Look()).tables] == [table_id]
    tables.lists.hide(table_id, "nobody", hidden=True)  # not theirs: nothing is kept
    with tables.store.database.reading() as connection:
        assert connection.execute(text("SELECT count(*) FROM hidden")).scalar() == 0


def test_putting_away_is_a_form_that_leads_back_to_the_same_list(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("you", "same")
    sent = {"table": table, "show": "open", "find": "attandarra", "page": 1}
    response = anna.form("/tables/away", sent, by_script=False)
    assert response.headers["location"] == "/?show=open&find=attandarra&done=away"
    page = anna.client.get(response.headers["location"]).text
    assert "The table was put away" in page
    assert f'href="/table/{table}"' not in page
    assert f'href="/table/{table}"' in anna.client.get("/?show=away").text
    assert anna.form("/tables/back", sent, by_script=False).status_code == 303
    assert f'href="/table/{table}"' in anna.home().text
    stranger = server.browser()
    stranger.home()
    assert stranger.form("/tables/away", {"table": table, "csrf": "forged"}).status_code == 403
    assert stranger.form("/tables/away", {"table": "no-such-table"}).status_code == 404


def rows_of(tables: Tables, table_id: str) -> dict[str, int]:
    """Return how many rows of a table each part of the store has."""
    counts = {}
    with tables.store.database.reading() as connection:
        for part in ("tables", "seats", "entries", "snapshots", "hidden", "deleted"):
            key = "id" if part == "tables" else "table_id"
            asked = text(f"SELECT count(*) FROM {part} WHERE {key} = :t")  # noqa: S608
            counts[part] = connection.execute(asked, {"t": table_id}).scalar() or 0
    return counts


def test_a_deleted_table_is_gone_from_the_store_and_for_every_server(tables: Tables) -> None:
    table_id, other = open_table(tables), open_table(tables)
    with tables.at(table_id) as live:
        tables.store.keep_snapshot(table_id, live.table.save())
    tables.lists.hide(table_id, "anna", hidden=True)
    elsewhere = again(tables)
    with elsewhere.at(table_id) as live:
        words = live.table.words.format(live.table.observe(live.acting_seat("anna")).options[0])
        version = live.table.version
    delete(tables, table_id, "anna")
    nothing = {"tables": 0, "seats": 0, "entries": 0, "snapshots": 0, "hidden": 0}
    assert rows_of(tables, table_id) == nothing | {"deleted": 1}
    assert rows_of(tables, other)["tables"] == 1
    for keeper in (tables, elsewhere, again(tables)):
        with pytest.raises(Problem, match=GONE) as caught, keeper.at(table_id):
            pass
        assert caught.value.status == 410
        with pytest.raises(Problem, match=GONE):
            keeper.stored(table_id)
        with pytest.raises(Problem, match=GONE):
            keeper.move(table_id, "anna", Move("answer", version, "answer-1", words=words))
        with pytest.raises(Problem, match=GONE):
            delete(keeper, table_id, "anna")
    with pytest.raises(Conflict):  # an answer that was under way
        tables.store.append(table_id, version, ["0 late"], Progress(False, {}))
    assert rows_of(tables, table_id)["entries"] == 0
    assert [card.id for card in home_view(tables, "anna", "", Look()).tables] == [other]


def test_what_is_read_while_a_table_is_deleted_is_no_table(tables: Tables) -> None:
    table_id = open_table(tables)
    stored = tables.stored(table_id)
    delete(tables, table_id, "anna")
    for half in (stored, replace(stored, chairs=[]), replace(stored, damaged=True)):
        with pytest.raises(Problem, match=GONE):
            again(tables).read(half)


def test_the_list_says_whose_turn_it_is_while_a_turn_waits_to_be_confirmed(tables: Tables) -> None:
    chairs = [Chair("Anna", "human", "anna"), Chair("Ben", "human", "ben")]
    table_id = tables.open(Setup("attandarra", 2, {"start": "0"}), chairs, "anna", seed=SEED)
    for number in range(60):
        with tables.at(table_id) as live:
            seen = live.table.observe(0)
            if seen.must_confirm and live.table.game.whose() != 0:
                break
            words = live.table.words.format(seen.options[-1])
        tables.move(table_id, "anna", Move("answer", seen.version, f"answer-{number}", words=words))
    else:
        raise AssertionError("no turn is complete")
    assert [one.yours for one in tables.lists.listed("anna")] == [True]
    assert [one.yours for one in tables.lists.listed("ben")] == [False]


@pytest.mark.parametrize("who", ["ben", "nobody", None])
def test_nobody_deletes_what_is_not_theirs_alone(tables: Tables, who: str | None) -> None:
    shared = [Chair("Anna", "human", "anna"), Chair("Ben", "human", "ben")]
    both = tables.open(Setup("attandarra", 2), shared, "anna", seed=SEED)
    hers = open_table(tables)
    for table_id in (both, hers):
        with pytest.raises(Problem, match="Only somebody who has set up") as caught:
            delete(tables, table_id, who or "")
        assert caught.value is NOT_ALONE
        assert rows_of(tables, table_id)["tables"] == 1
    with pytest.raises(Problem, match="put it away"):
        delete(tables, both, "anna")
    assert not tables.lists.delete(both, "anna")
    assert not tables.lists.delete(hers, "ben")
    tables.store.hand_over(hers, "anna", "ben")
    with pytest.raises(Problem, match="Only somebody"):
        delete(tables, hers, "anna")
    delete(tables, hers, "ben")
    assert rows_of(tables, hers)["deleted"] == 1


def test_answers_that_race_with_deleting_are_stored_whole_or_refused(tables: Tables) -> None:
    for _ in range(5):
        table_id = open_table(tables)
        refused: list[Exception] = []

        def answer(table_id: str = table_id, refused: list[Exception] = refused) -> None:
            keeper = again(tables)
            for number in range(30):
                try:
                    with keeper.at(table_id) as live:
                        seat = live.acting_seat("anna")
                        options = live.table.observe(seat).options
                        words = live.table.words.format(options[0]) if options else ""
                        version = live.table.version
                    kind = "answer" if words else "confirm"
                    keeper.move(table_id, "anna", Move(kind, version, f"answer-{number}", words=words))  # type: ignore[arg-type]
                except (Problem, Refused) as problem:
                    refused.append(problem)
                    if isinstance(problem, Problem):
                        return

        racing = threading.Thread(target=answer)
        racing.start()
        delete(tables, table_id, "anna")
        racing.join(30)
        assert not racing.is_alive()
        assert refused[-1] is DELETED
        assert rows_of(tables, table_id) == {
            "tables": 0, "seats": 0, "entries": 0, "snapshots": 0, "hidden": 0, "deleted": 1
        }  # fmt: skip


def test_deleting_is_asked_for_and_names_what_is_lost(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    table = anna.open("you", "same", names=("Anna", "Ben", "", ""))
    watcher.home()
    assert f'href="/table/{table}/delete"' in anna.home().text
    page = anna.client.get(f"/table/{table}/delete").text
    steps = server.tables.store.version(table)
    for words in ("Attandarra", "Anna, Ben", f"its {steps} recorded steps", "lost for everybody",
                  f'href="/table/{table}/log"', "put it away instead"):  # fmt: skip
        assert words in page
    assert watcher.client.get(f"/table/{table}/delete").status_code == 403
    assert watcher.form(f"/table/{table}/delete", {}).status_code == 403
    assert anna.form(f"/table/{table}/delete", {"csrf": "forged"}).status_code == 403
    assert anna.client.get(f"/table/{table}").status_code == 200
    response = anna.form(f"/table/{table}/delete", {}, by_script=False)
    assert response.status_code == 303
    assert "The table was deleted." in anna.client.get(response.headers["location"]).text
    for browser in (anna, watcher):
        for path in ("", "/view", "/more", "/log", "/delete"):
            gone = browser.client.get(f"/table/{table}{path}")
            assert gone.status_code == 410
            assert GONE in gone.text
        sent = browser.form(f"/table/{table}/answers", {"id": "answer-after", "version": 1, "words": "x"})
        assert (sent.status_code, GONE in sent.text) == (410, True)
        assert browser.form("/tables/away", {"table": table}).status_code == 410


@pytest.mark.parametrize("elsewhere", [False, True])
def test_a_stream_tells_that_a_table_is_deleted(server: Serving, elsewhere: bool) -> None:
    """Also where another process of the same store has deleted it, and to whoever asks afterwards."""
    anna, watcher = server.browser(), server.browser()
    table, other = anna.open("you", "same"), anna.open("you", "same")
    owner = server_identity(server, anna)
    for told in (False, True):
        with watcher.client.stream("GET", "/events", params={"table": [table, other]}) as stream:
            news = (json.loads(line[6:])["at"] for line in stream.iter_lines() if line.startswith("data: "))
            first = next(news)
            assert (first[table] == LAST) == told
            assert 0 < first[other] < LAST
            if not told:
                delete(again(server.tables) if elsewhere else server.tables, table, owner)
                assert next(at[table] for at in news if at.get(table) != first[table]) == LAST


def test_a_machine_that_thinks_at_a_table_that_is_deleted_just_stops(
    config: Config, capsys: pytest.CaptureFixture[str]
) -> None:
    with serving(config) as server:
        anna = server.browser()
        table = anna.open("you", "random", start="0")
        job = job_of(server.tables, anna, table)
        delete(server.tables, table, server_identity(server, anna))
        with pytest.raises(Problem, match=GONE):
            server.tables.machine_move(job, "x")
        machines = server.app.state.machines
        machines.look_at(table)
        wait_for(lambda: not machines._tasks, "a machine is still at the table")
        other = anna.open("you", "random", start="1")  # the machines of others go on
        wait_for(lambda: anna.view(other).mode == "ask", "the machine does not answer")
    assert "machine gave up" not in capsys.readouterr().out


def test_an_older_store_learns_who_is_asked(each_config: Config) -> None:
    database = Database(each_config)
    database.migrate()
    keeper = Tables(Store(database), LocalHub())
    mine, broken = open_table(keeper), open_table(keeper)
    finished = keep(keeper, SHARED[0])
    with database.writing() as connection:  # as it was before
        for part in ("hidden", "deleted", "ended"):
            connection.execute(text(f"DROP TABLE {part}"))
        connection.execute(text("ALTER TABLE tables DROP COLUMN asked"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        connection.execute(text("UPDATE tables SET summary = '{' WHERE id = :t"), {"t": broken})
    forgotten = Database(each_config)
    forgotten.migrate()
    read = Tables(Store(forgotten), LocalHub())
    listed = {one.id: one for one in read.lists.listed("anna")}
    assert [listed[table_id].yours for table_id in (mine, broken, finished)] == [True, False, False]
    assert {card.id for card in home_view(read, "anna", "", Look()).tables} == {mine, broken, finished}
    delete(read, mine, "anna")
    forgotten.close()
    database.close()


def finish(server: Serving, browser: Browser, table: str) -> None:
    """Let everybody answer until a table is over."""
    seen = browser.view(table)
    for _ in range(3000):
        if seen.mode == "over":
            return
        words = seen.words[0] if seen.mode == "ask" else None
        seen = Seen(
            browser.move(table, "answers" if words else "confirm", words=words, version=seen.version).text
        )
    raise AssertionError("the game did not end")


def test_the_next_game_keeps_everything_of_the_one_before(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    table = anna.open(
        "same",
        "random",
        "you",
        names=("Zoë", "", "Mia", ""),
        cover=True,
        history="on",
        markers_per_tile="one",
    )
    before = server.tables.stored(table)
    response = anna.form(f"/table/{table}/again", {}, by_script=False)
    assert response.status_code == 303
    after = server.tables.stored(response.headers["location"].removeprefix("/table/"))
    assert after.id != before.id
    for fact in ("game", "chairs", "owner", "options", "edition", "fingerprint", "cover", "rulings"):
        assert getattr(after, fact) == getattr(before, fact), fact
    watcher.home()
    refused = watcher.form(f"/table/{table}/again", {}, by_script=False)
    assert (refused.status_code, NOT_AGAIN.sentence in refused.text) == (403, True)
    assert anna.form(f"/table/{table}/again", {"csrf": "forged"}).status_code == 403


def test_the_next_game_keeps_standing_answers(tables: Tables) -> None:
    first = open_table(tables, game="tabannusi")
    with tables.at(first) as live:
        key = live.table.title.standing[0].key
        from_start = frozenset(kind.key for kind in live.table.title.standing if kind.from_start)
    tables.move(first, "anna", Move("standing", 1, "standing-1", seat=1, keys=[key]))
    with again(tables).at(play_again(tables, first, "anna")) as live:
        assert live.table.standing == {0: from_start, 1: frozenset({key})}


def test_the_form_of_a_new_table_is_filled_in_like_the_one_before(server: Serving) -> None:
    anna = server.browser()
    table = anna.open(
        "same", "random", "you", names=("Zoë", "", "Mia", ""), history="on", markers_per_tile="one"
    )
    with server.tables.store.database.writing() as connection:
        connection.execute(text("UPDATE tables SET edition = 'own' WHERE id = :t"), {"t": table})
    page = anna.client.get(f"/?again={table}").text
    form = page[page.index('id="new"') :]

    def chosen(name: str) -> str:
        select = found(rf'(?s)(<select class="sel" name="{re.escape(name)}".*?</select>)', form)
        return re.sub("<.*?>", "", found(r"<option[^>]* selected>(.*?)</option>", select))

    assert 'name="game" value="attandarra" checked' in form
    kinds = [chosen(f"seat{number}") for number in (1, 2, 3, 4)]
    assert kinds == ["You", "Bot, random", "Same screen", "Closed"]
    names = [found(rf'name="name{number}"[^>]* value="([^"]*)"', form) for number in (1, 2, 3, 4)]
    assert names == ["Zoë", "", "Mia", ""]
    assert 'name="option.attandarra.history" value="on" checked' in form
    assert chosen("option.attandarra.markers_per_tile") == "one"
    assert chosen("edition.attandarra") == "own"
    assert 'name="cover" value="on" checked' not in form


def test_the_form_is_filled_in_like_a_table_of_bots_alone(server: Serving) -> None:
    anna = server.browser()
    table = anna.open("random", "greedy")
    page = anna.client.get(f"/?again={table}")
    assert page.status_code == 200
    chosen = re.findall(r'<option value="(\w+)" selected>', quoted(page.text))
    assert chosen[:4] == ["random", "greedy", "closed", "closed"]


@pytest.mark.slow
def test_the_page_of_a_result_offers_the_next_game(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    table = anna.open("you", "same")
    finish(server, anna, table)
    page = anna.client.get(f"/table/{table}").text
    assert f'action="/table/{table}/again"' in page
    assert "Play again" in page
    assert f'href="/?again={table}#new"' in page
    seen = watcher.client.get(f"/table/{table}").text
    assert f'href="/?again={table}#new"' in seen
    offered = seen[seen.index('class="next"') :].split("</form>")[0]
    assert "<button" not in offered
    assert "With the same players" not in offered  # which says what that button does
    assert found(r"<h1>([^<]+)</h1>", page) in anna.home().text


def test_that_anybody_may_watch_is_said_where_a_table_is_set_up_and_in_its_settings(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    table = anna.open("you", "same")
    assert watcher.client.get(f"/table/{table}").status_code == 200
    assert watcher.client.get(f"/table/{table}/log").status_code == 200
    said = "Anyone who has the address of a table can watch it and save its log"
    home = anna.home().text
    assert said in home[home.index('id="new"') :].split("</form>")[0]
    assert "Anyone who has the address of this table can watch it" in anna.client.get("/parts/table").text
    anna.client.cookies.set("language", "zh_Hant")
    assert "任何有網址的人都能觀看" in anna.home().text
