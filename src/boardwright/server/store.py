"""What outlives the server: identities, tables, and every entry of their logs.

The log is the truth: an answer counts when its rows are committed. The rows of one answer are
committed together or not at all.
"""

from __future__ import annotations

import json
import secrets
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from sqlalchemy import (
    Connection,
    RowMapping,
    Select,
    Table,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from boardwright.faces.telling.wording import later
from boardwright.games.title import SetupError
from boardwright.sentence import Sentence
from boardwright.server import rows, schema
from boardwright.server.database import Database

HUMAN = "human"
SPOILT: Final = later("Its set-up in the store has been changed or is damaged; restore a copy of the store.")
GAP: Final = later("Entries of it are missing in the store; restore a copy of the store.")


class Conflict(Exception):
    """Somebody else wrote this version first; read the table again."""


class Damaged(Exception):
    """What is stored of a table has been changed from outside; the sentence says what to do."""


class AlreadyAnswered(Exception):
    """The answer with this id was accepted before; it is not applied again."""


@dataclass(frozen=True)
class Chair:
    """A seat of a stored table: who plays it, and whose it is."""

    name: str
    kind: str = HUMAN  # or a player such as greedy
    owner: str | None = None  # identity; none: a machine's seat


@dataclass(frozen=True)
class StoredTable:
    """Everything about a table but its log. Where it is `damaged`, what cannot be read is empty."""

    id: str
    game: str
    chairs: Sequence[Chair]
    seed: str = field(repr=False)
    owner: str
    options: Mapping[str, str] = field(default_factory=dict)
    edition: str = "retail"
    fingerprint: str = ""
    rulings: int = 0
    cover: bool = False
    over: bool = False
    summary: Mapping[str, object] = field(default_factory=dict)
    created: int = 0  # milliseconds since 1970
    updated: int = 0
    damaged: bool = False

    def check(self) -> None:
        """Raise Damaged where the table cannot be played on."""
        if self.damaged:
            raise Damaged(SPOILT)

    def seats_of(self, identity: str | None) -> list[int]:
        """Return the seats that an identity plays."""
        return [
            seat for seat, chair in enumerate(self.chairs) if identity is not None and chair.owner == identity
        ]

    def is_of_alone(self, identity: str | None) -> bool:
        """Tell whether an identity has set up the table and has all its seats but those of machines."""
        return identity == self.owner and self.has_seats_for(identity)

    def has_seats_for(self, identity: str | None) -> bool:
        """Tell whether nobody but an identity and machines sits here."""
        return identity is not None and all(chair.owner in (None, identity) for chair in self.chairs)


@dataclass(frozen=True)
class Progress:
    """What changes about a table when its log grows."""

    over: bool
    summary: Mapping[str, object]


class Store:
    """The only reader and writer of the database."""

    def __init__(self, database: Database) -> None:
        """Use a database that has been migrated."""
        self.database = database

    def secret(self, name: str) -> str:
        """Return a value that all servers of this store share; made at the first call."""
        wanted = select(schema.secrets.c.value).where(schema.secrets.c.name == name)
        with self.database.reading() as connection:
            value = connection.execute(wanted).scalar()
        if value is None:
            try:
                with self.database.writing() as connection:
                    value = secrets.token_urlsafe(48)
                    connection.execute(insert(schema.secrets).values(name=name, value=value))
            except IntegrityError:
                pass  # another server was quicker
            with self.database.reading() as connection:
                value = connection.execute(wanted).scalar_one()
        return str(value)

    def create(self, table: StoredTable, bodies: Sequence[str], author: str) -> None:
        """Add a table with the entries it begins with. Its owner becomes known if that is new.

        Raises SetupError where something of it is longer than is kept, in each store alike.
        """
        now = _now()
        columns = _columns(table, now)
        seats = [
            {"table_id": table.id, "seat": seat, **asdict(chair)} for seat, chair in enumerate(table.chairs)
        ]
        _check_lengths(schema.tables, columns)
        for row in seats:
            _check_lengths(schema.seats, row)
        with self.database.writing() as connection:
            for identity in {table.owner, *(chair.owner for chair in table.chairs if chair.owner)}:
                _meet(connection, identity, now)
            connection.execute(insert(schema.tables).values(**columns))
            connection.execute(insert(schema.seats), seats)
            if bodies:
                entries = rows.of_entries(table.id, 1, bodies, None, author, now)
                connection.execute(insert(schema.entries), entries)

    def table(self, table_id: str) -> StoredTable | None:
        """Return a table without its log, or None."""
        with self.database.reading() as connection:
            wanted = select(schema.tables).where(schema.tables.c.id == table_id)
            row = connection.execute(wanted).mappings().first()
            if row is None:
                return None
            return _table(row, chairs_of(connection, [table_id]).get(table_id, []))

    def tables(self, table_ids: Sequence[str]) -> list[StoredTable]:
        """Return some tables without their logs, in that order; those that are gone are left out."""
        wanted = select(schema.tables).where(schema.tables.c.id.in_(table_ids))
        with self.database.reading() as connection:
            found = {row["id"]: row for row in connection.execute(wanted).mappings()}
            chairs = chairs_of(connection, table_ids)
        return [
            _table(found[table_id], chairs.get(table_id, [])) for table_id in table_ids if table_id in found
        ]

    def version(self, table_id: str) -> int | None:
        """Return the number of entries of a table's log, or None where there is no such table."""
        entries = schema.entries.c
        counted = select(func.max(entries.version)).where(entries.table_id == table_id).scalar_subquery()
        wanted = select(func.coalesce(counted, 0)).where(schema.tables.c.id == table_id)
        with self.database.reading() as connection:
            return connection.execute(wanted).scalar()

    def entries(self, table_id: str) -> list[str]:
        """Return the entries of a table's log in order. Raises Damaged where some are missing."""
        wanted = (
            select(schema.entries.c.version, schema.entries.c.body)
            .where(schema.entries.c.table_id == table_id)
            .order_by(schema.entries.c.version)
        )
        with self.database.reading() as connection:
            found = connection.execute(wanted).all()
        if any(version != number for number, (version, _body) in enumerate(found, 1)):
            raise Damaged(GAP)
        return [str(body) for _version, body in found]

    def times(self, table_id: str) -> list[int]:
        """Return when each entry of a table's log was written, in milliseconds since 1970."""
        entries = schema.entries.c
        wanted = select(entries.created).where(entries.table_id == table_id).order_by(entries.version)
        with self.database.reading() as connection:
            return list(connection.execute(wanted).scalars())

    def snapshot(self, table_id: str) -> dict[str, Any] | None:
        """Return what was kept of a table some entries ago, or None where that cannot be read."""
        wanted = select(schema.snapshots.c.body).where(schema.snapshots.c.table_id == table_id)
        with self.database.reading() as connection:
            body = connection.execute(wanted).scalar()
        try:
            kept = json.loads(body or "null")
        except ValueError:
            return None
        return kept if isinstance(kept, dict) else None

    def keep_snapshot(self, table_id: str, snapshot: Mapping[str, Any]) -> None:
        """Keep a table as it is now in place of what was kept before; it is a cache and no more."""
        mine = schema.snapshots.c.table_id == table_id
        body = json.dumps(snapshot, separators=(",", ":"))
        try:
            with self.database.writing() as connection:
                if connection.execute(update(schema.snapshots).where(mine).values(body=body)).rowcount == 0:
                    connection.execute(insert(schema.snapshots).values(table_id=table_id, body=body))
        except IntegrityError:
            pass  # another server was quicker

    def answered_with(self, table_id: str, answer_id: str) -> str | None:
        """Return the first entry of the answer with a client's id, or None if none was accepted."""
        wanted = select(schema.entries.c.body).where(
            schema.entries.c.table_id == table_id, schema.entries.c.answer_id == answer_id
        )
        with self.database.reading() as connection:
            return connection.execute(wanted).scalar()

    def append(
        self,
        table_id: str,
        after: int,
        bodies: Sequence[str],
        progress: Progress,
        answer_id: str | None = None,
        author: str | None = None,
    ) -> None:
        """Add the entries of one answer after version `after`, all or none.

        Raises AlreadyAnswered, Conflict (somebody was quicker) and StoreUnavailable.
        """
        now = _now()
        changes = {
            "over": progress.over,
            "summary": json.dumps(progress.summary),
            "updated": now,
            "asked": rows.asked(progress.summary),
        }
        try:
            with self.database.writing() as connection:
                entries = rows.of_entries(table_id, after + 1, bodies, answer_id, author, now)
                connection.execute(insert(schema.entries), entries)
                changed = update(schema.tables).where(schema.tables.c.id == table_id)
                connection.execute(changed.values(**changes))
        except IntegrityError:
            if answer_id is not None and self.answered_with(table_id, answer_id) is not None:
                raise AlreadyAnswered(answer_id) from None
            raise Conflict(f"version {after + 1} of table {table_id} is taken") from None

    def keep_summary(self, table_id: str, summary: Mapping[str, object]) -> None:
        """Keep what lists show of a table; the rest of it is as it was."""
        mine = schema.tables.c.id == table_id
        with self.database.writing() as connection:
            connection.execute(update(schema.tables).where(mine).values(summary=json.dumps(summary)))

    def hand_over(self, table_id: str, giver: str, taker: str) -> bool:
        """Make a table and its seats another identity's; False, with nothing changed, if not the giver's."""
        mine = schema.tables.c.id == table_id, schema.tables.c.owner == giver
        seated = schema.seats.c.table_id == table_id, schema.seats.c.owner == giver
        with self.database.writing() as connection:
            _meet(connection, taker, _now())
            if connection.execute(update(schema.tables).where(*mine).values(owner=taker)).rowcount == 0:
                return False  # another server was quicker
            connection.execute(update(schema.seats).where(*seated).values(owner=taker))
            return True

    def end(self, identity: str) -> None:
        """End an identity for good. Its tables stay as they are."""
        with suppress(IntegrityError), self.database.writing() as connection:  # it may have ended already
            connection.execute(insert(schema.ended).values(identity=identity, ended=_now()))

    def ended(self, seconds: float | None = None) -> set[str]:
        """Return the identities that were ended, all or those of the last seconds."""
        wanted = select(schema.ended.c.identity)
        if seconds is not None:
            wanted = wanted.where(schema.ended.c.ended >= _now() - round(seconds * 1000))
        with self.database.reading() as connection:
            return set(connection.execute(wanted).scalars())

    def check(self) -> None:
        """Raise StoreUnavailable unless entries can be written; none is."""
        self.database.check_space()  # without an entry no page is asked for
        entries = schema.entries
        none = select(entries).where(entries.c.table_id == "")
        with self.database.writing() as connection:
            connection.execute(insert(entries).from_select(list(entries.c.keys()), none))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _check_lengths(table: Table, row: Mapping[str, object]) -> None:
    """Raise SetupError for a text that is longer than its column: SQLite would keep it, PostgreSQL not."""
    for name, value in row.items():
        most = getattr(table.columns[name].type, "length", None)
        if most is not None and isinstance(value, str) and len(value) > most:
            message = "The {what} of a table cannot be longer than {most} letters; shorten it."
            raise SetupError(Sentence(message, what=name, most=most))


def _meet(connection: Connection, identity: str, now: int) -> None:
    known = select(schema.identities.c.id).where(schema.identities.c.id == identity)
    if connection.execute(known).scalar() is None:
        connection.execute(insert(schema.identities).values(id=identity, created=now))


def _columns(table: StoredTable, now: int) -> dict[str, object]:
    return {
        "id": table.id,
        "game": table.game,
        "seats": len(table.chairs),
        "options": json.dumps(dict(table.options)),
        "edition": table.edition,
        "fingerprint": table.fingerprint,
        "rulings": table.rulings,
        "seed": table.seed,
        "cover": table.cover,
        "owner": table.owner,
        "over": table.over,
        "summary": json.dumps(dict(table.summary)),
        "created": now,
        "updated": now,
        "asked": rows.asked(table.summary),
    }


def _table(row: RowMapping, chairs: Sequence[Chair]) -> StoredTable:
    options = rows.mapping(row["options"])
    numbers = [row[name] for name in ("rulings", "created", "updated")]
    whole = (
        options is not None
        and all(isinstance(value, str) for value in options.values())
        and all(isinstance(number, int) for number in numbers)
        and len(chairs) == row["seats"]
    )
    rulings, created, updated = numbers if whole else (0, 0, 0)
    return StoredTable(
        id=row["id"],
        game=row["game"],
        chairs=chairs,
        seed=row["seed"],
        owner=row["owner"],
        options=(options or {}) if whole else {},
        edition=row["edition"],
        fingerprint=row["fingerprint"],
        rulings=rulings,
        cover=row["cover"],
        over=row["over"],
        summary=rows.summary(row["summary"]),
        created=created,
        updated=updated,
        damaged=not whole,
    )


def chairs_of(
    connection: Connection, table_ids: Sequence[str] | Select[tuple[str]]
) -> dict[str, list[Chair]]:
    """Return who sits at some tables, by table."""
    chairs: dict[str, list[Chair]] = {}
    wanted = (
        select(schema.seats)
        .where(schema.seats.c.table_id.in_(table_ids))
        .order_by(schema.seats.c.table_id, schema.seats.c.seat)
    )
    for row in connection.execute(wanted).mappings():
        chairs.setdefault(row["table_id"], []).append(Chair(row["name"], row["kind"], row["owner"]))
    return chairs
