"""Whose list a table stands in: found there, put away by one, deleted for all."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import Select, and_, case, delete, insert, or_, select
from sqlalchemy.exc import IntegrityError

from boardwright.server import schema
from boardwright.server.database import Database
from boardwright.server.store import HUMAN, Chair, chairs_of


@dataclass(frozen=True)
class Listed:
    """A table in somebody's list, as far as its place there goes."""

    id: str
    game: str
    over: bool
    yours: bool  # one of their seats is asked
    hidden: bool  # they have put it away


class Lists:
    """Reads and changes the lists in a store."""

    def __init__(self, database: Database) -> None:
        """Use the database of a store."""
        self.database = database

    def listed(self, identity: str) -> list[Listed]:
        """Return all tables an identity owns or plays at: those that wait for it first, the finished last."""
        asked, hidden = schema.seats, schema.hidden
        columns = schema.tables.c
        yours = case((asked.c.owner == identity, 1), else_=0)
        wanted = (
            select(columns.id, columns.game, columns.over, yours, hidden.c.identity.is_not(None))
            .outerjoin(asked, and_(asked.c.table_id == columns.id, asked.c.seat == columns.asked))
            .outerjoin(hidden, and_(hidden.c.table_id == columns.id, hidden.c.identity == identity))
            .where(columns.id.in_(_ids_of(identity)))
            .order_by(columns.over, yours.desc(), columns.updated.desc(), columns.id)
        )
        with self.database.reading() as connection:
            rows = connection.execute(wanted).all()
        return [
            Listed(table_id, game, bool(over), bool(yours) and not over, bool(away))
            for table_id, game, over, yours, away in rows
        ]

    def players_of(self, identity: str) -> dict[str, list[Chair]]:
        """Return who sits at the tables an identity owns or plays at, by table."""
        with self.database.reading() as connection:
            return chairs_of(connection, _ids_of(identity))

    def name_of(self, identity: str) -> str:
        """Return what an identity called itself last, or nothing."""
        seats, tables = schema.seats.c, schema.tables.c
        wanted = (
            select(seats.name)
            .join(schema.tables, tables.id == seats.table_id)
            .where(seats.owner == identity, seats.kind == HUMAN)
            .order_by(tables.created.desc(), tables.id, seats.seat)
            .limit(1)
        )
        with self.database.reading() as connection:
            return str(connection.execute(wanted).scalar() or "")

    def hide(self, table_id: str, identity: str, hidden: bool) -> None:
        """Put a table of an identity away in its list, or bring it back. Others see no change."""
        mine = schema.hidden.c.table_id == table_id, schema.hidden.c.identity == identity
        with (
            suppress(IntegrityError),
            self.database.writing() as connection,
        ):  # asked twice at once
            connection.execute(delete(schema.hidden).where(*mine))
            known = _ids_of(identity).where(schema.tables.c.id == table_id)
            if hidden and connection.execute(known).first() is not None:
                connection.execute(insert(schema.hidden).values(table_id=table_id, identity=identity))

    def delete(self, table_id: str, owner: str) -> bool:
        """Delete a table for everybody; False, with nothing changed, unless it is the owner's alone."""
        mine = schema.tables.c.id == table_id, schema.tables.c.owner == owner
        others = select(schema.seats.c.seat).where(
            schema.seats.c.table_id == table_id, schema.seats.c.owner != owner
        )
        with self.database.writing() as connection:
            # Locked first, so that an answer that comes meanwhile waits and then finds no table.
            if connection.execute(select(schema.tables.c.id).where(*mine).with_for_update()).first() is None:
                return False
            if connection.execute(others).first() is not None:
                return False
            for rows in (schema.snapshots, schema.entries, schema.seats, schema.hidden):
                connection.execute(delete(rows).where(rows.c.table_id == table_id))
            connection.execute(delete(schema.tables).where(*mine))
            connection.execute(
                insert(schema.deleted).values(table_id=table_id, deleted=time.time_ns() // 1_000_000)
            )
        return True

    def was_deleted(self, table_id: str) -> bool:
        """Tell whether there was such a table once."""
        wanted = select(schema.deleted.c.table_id).where(schema.deleted.c.table_id == table_id)
        with self.database.reading() as connection:
            return connection.execute(wanted).first() is not None


def _ids_of(identity: str) -> Select[tuple[str]]:
    """Return what finds the tables an identity owns or plays at."""
    seated = select(schema.seats.c.table_id).where(schema.seats.c.owner == identity)
    return select(schema.tables.c.id).where(
        or_(schema.tables.c.owner == identity, schema.tables.c.id.in_(seated))
    )
