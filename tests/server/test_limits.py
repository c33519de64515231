"""What is too long is refused at the door, with one sentence, and never by one kind of store alone."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import String

from boardwright import limits
from boardwright.cli.browser import stored_table
from boardwright.cli.problem import Problem
from boardwright.cli.seeds import read_seed
from boardwright.faces.web import forms
from boardwright.games import registry
from boardwright.games.title import Setup, SetupError
from boardwright.players.registry import PLAYERS
from boardwright.server import schema, tables
from boardwright.server.hub import LocalHub
from boardwright.server.identity import Identities
from boardwright.server.store import AlreadyAnswered, Chair, Progress, Store, StoredTable
from boardwright.server.tables import Tables
from boardwright.table.log import LogError, parse_header, parse_log
from boardwright.table.replay import replay
from boardwright.table.table import Table
from tests.server.serving import SEED, Serving

COLUMNS = {  # column -> the limit of the doors through which its texts come in
    "deleted.table_id": limits.TABLE_ID,
    "ended.identity": limits.IDENTITY,
    "entries.answer_id": limits.ANSWER_ID,
    "entries.author": limits.IDENTITY,
    "entries.table_id": limits.TABLE_ID,
    "hidden.identity": limits.IDENTITY,
    "hidden.table_id": limits.TABLE_ID,
    "identities.id": limits.IDENTITY,
    "seats.kind": limits.PLAYER,
    "seats.name": limits.SHOWN_NAME,
    "seats.owner": limits.IDENTITY,
    "seats.table_id": limits.TABLE_ID,
    "secrets.name": None,  # ours alone
    "secrets.value": limits.SECRET,
    "snapshots.table_id": limits.TABLE_ID,
    "tables.edition": limits.EDITION,
    "tables.fingerprint": limits.FINGERPRINT,
    "tables.game": limits.GAME,
    "tables.id": limits.TABLE_ID,
    "tables.owner": limits.IDENTITY,
    "tables.seed": limits.SEED,
}
GOING_ON = Progress(over=False, summary={})


def a_table() -> StoredTable:
    return StoredTable(
        id="t" * limits.TABLE_ID,
        game="g" * limits.GAME,
        chairs=[Chair("n" * limits.SHOWN_NAME, "k" * limits.PLAYER, "o" * limits.IDENTITY)],
        seed="s" * limits.SEED,
        owner="o" * limits.IDENTITY,
        edition="e" * limits.EDITION,
        fingerprint="f" * limits.FINGERPRINT,
        rulings=1,
    )


def test_every_column_is_as_long_as_the_limit_that_is_said_for_it() -> None:
    found = {
        f"{table.name}.{column.name}": column.type.length
        for table in schema.metadata.sorted_tables
        for column in table.columns
        if isinstance(column.type, String) and column.type.length is not None
    }
    assert {name: found[name] if limit is None else limit for name, limit in COLUMNS.items()} == found


def test_what_is_as_long_as_its_limit_comes_back_whole(store: Store) -> None:
    table = a_table()
    store.create(table, [], table.owner)
    kept = store.table(table.id)
    assert kept is not None
    assert list(kept.chairs) == table.chairs
    assert replace(kept, chairs=table.chairs, created=0, updated=0) == table
    answer_id = "a" * limits.ANSWER_ID
    store.append(table.id, 0, ["0 " + "w" * limits.WORDS], GOING_ON, answer_id, table.owner)
    assert store.answered_with(table.id, answer_id) == "0 " + "w" * limits.WORDS
    with pytest.raises(AlreadyAnswered):
        store.append(table.id, 1, ["0 again"], GOING_ON, answer_id, table.owner)


@pytest.mark.parametrize("what", ["id", "game", "seed", "owner", "edition", "fingerprint"])
def test_one_letter_more_is_refused_with_a_sentence_and_nothing_is_kept(store: Store, what: str) -> None:
    table = a_table()
    longer = replace(table, **{what: getattr(table, what) + "x"})
    sentence = (
        rf"^The {what} of a table cannot be longer than {len(getattr(table, what))} letters; shorten it\.$"
    )
    with pytest.raises(SetupError, match=sentence):
        store.create(longer, [], table.owner)
    assert store.table(longer.id) is None


@pytest.mark.parametrize("what", ["name", "kind", "owner"])
def test_one_letter_more_of_a_seat_is_refused_too(store: Store, what: str) -> None:
    table = a_table()
    chair = replace(table.chairs[0], **{what: getattr(table.chairs[0], what) + "x"})
    with pytest.raises(SetupError, match=rf"^The {what} of a table cannot be longer than \d+ letters"):
        store.create(replace(table, chairs=[chair]), [], table.owner)
    assert store.table(table.id) is None


@pytest.mark.parametrize("length", [limits.SEED, limits.SEED + 1])
def test_a_seed_has_the_same_length_at_every_door(length: int) -> None:
    seed = "5" * length
    header = f"attandarra rulings=1 edition=retail@00000000 seats=2 seed={seed}"
    setup = Setup("attandarra", 2)
    if length <= limits.SEED:
        assert read_seed(seed) == parse_header(header).seed == Table.begin(setup, seed).seed == seed
        return
    with pytest.raises(Problem, match=f"use up to {limits.SEED} letters"):
        read_seed(seed)
    with pytest.raises(SetupError, match=f"use up to {limits.SEED} letters"):
        Table.begin(setup, seed)
    assert parse_header(header).seed == seed  # a stored game opens as ever
    with pytest.raises(LogError, match=f"use up to {limits.FORMER_SEED} letters"):
        parse_header(header + "5" * limits.FORMER_SEED)


def test_a_game_with_a_longer_seed_of_former_days_is_played_on_but_no_store_takes_it(store: Store) -> None:
    played = Table.begin(Setup("attandarra", 2), "5")
    text = played.log_text().replace("\n", f" seed={'7' * limits.FORMER_SEED}\n", 1)
    again = replay(parse_log(text)).table
    assert again.seed == "7" * limits.FORMER_SEED
    assert again.log_text() == played.log_text()
    stored = stored_table(again, [Chair("Anna", "human", "anna")] * 2, "anna")
    with pytest.raises(SetupError, match="The seed of a table cannot be longer"):
        store.create(stored, [], "anna")


def test_the_longest_seed_of_a_door_is_kept_by_every_store(store: Store) -> None:
    seed = "5" * limits.SEED
    played = Table.begin(Setup("attandarra", 2), seed)
    store.create(stored := stored_table(played, [Chair("Anna", "human", "anna")] * 2, "anna"), [], "anna")
    kept = store.table(stored.id)
    assert kept is not None
    assert kept.seed == seed


@pytest.mark.parametrize("length", [limits.EDITION, limits.EDITION + 1])
def test_an_edition_has_the_same_length_at_every_door(length: int) -> None:
    name = "e" * length
    header = f"attandarra rulings=1 edition={name}@00000000 seats=2"
    form = {"game": "attandarra", "seat1": "you", "seat2": "random", "edition.attandarra": name}
    assert parse_header(header).setup.edition == name  # a stored game opens as ever
    if length <= limits.EDITION:
        assert forms.read_new_table(form, registry.titles(), PLAYERS).setup.edition == name
        return
    with pytest.raises(SetupError, match="No edition can be called that"):
        forms.read_new_table(form, registry.titles(), PLAYERS)


def test_the_name_of_an_edition_file_is_cut_to_what_is_kept(tmp_path: Path, store: Store) -> None:
    title = registry.title("attandarra")
    file = tmp_path / f"{'long' * 30}.toml"
    title.shelf.new(file)
    printed = title.load(path=file)
    assert printed.name == ("long" * 30)[: limits.EDITION]
    table = Table.begin(Setup("attandarra", 2, {}, printed.name, printed.fingerprint), SEED, printed)
    store.create(stored := stored_table(table, [Chair("Anna", "human", "anna")] * 2, "anna"), [], "anna")
    kept = store.table(stored.id)
    assert kept is not None
    assert kept.edition == printed.name


def test_ids_and_words_are_kept_as_long_as_the_pages_may_send_them(server: Serving) -> None:
    assert tables.TABLE_ID.fullmatch("t" * limits.TABLE_ID)
    assert not tables.TABLE_ID.fullmatch("t" * (limits.TABLE_ID + 1))
    anna = server.browser()
    table = anna.open("you", "same")
    seen = anna.view(table)
    for length, status in ((limits.ANSWER_ID + 1, 400), (limits.ANSWER_ID, 200)):
        sent = anna.move(table, id="i" * length, words=seen.words[0], version=seen.version)
        assert sent.status_code == status
    for length, sentence in ((limits.WORDS + 1, "too long to be one"), (limits.WORDS, "")):
        sent = anna.move(table, words="w" * length)
        assert ("too long to be one" in sent.text) == bool(sentence)
        assert sent.status_code == 400


def test_what_the_program_itself_makes_is_within_the_limits(store: Store) -> None:
    assert len(Identities.new()) <= limits.IDENTITY
    assert len(store.secret("cookies")) <= limits.SECRET
    assert all(len(name) <= limits.GAME for name in registry.names())
    assert all(len(spec) <= limits.PLAYER for spec in PLAYERS)
    chairs = [Chair(f"{'Ann' * 8}", "human", "anna"), Chair(f"{'Ben' * 8}", "human", "anna")]
    opened = Tables(store, LocalHub()).open(Setup("attandarra", 2), chairs, "anna")
    kept = store.table(opened)
    assert kept is not None
    assert [chair.name for chair in kept.chairs] == ["Ann" * 8, "Ben" * 8]
    assert len(opened) <= limits.TABLE_ID
    assert re.fullmatch(rf"[0-9a-f]{{1,{limits.FINGERPRINT}}}", kept.fingerprint)


def test_the_page_lets_nobody_type_a_longer_name(server: Serving) -> None:
    page = server.browser().home().text
    assert set(re.findall(r"maxlength=\"?(\d+)", page)) == {str(limits.NAME)}
