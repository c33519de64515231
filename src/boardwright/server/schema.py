"""The tables of the store. Times are milliseconds since 1970, lists and mappings are JSON."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

from boardwright import limits

HEAD: Final = "0003"  # the newest migration

metadata = MetaData()

secrets = Table(  # what one store's servers share, such as the key that signs cookies
    "secrets",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", String(limits.SECRET), nullable=False),
)

identities = Table(
    "identities",
    metadata,
    Column("id", String(limits.IDENTITY), primary_key=True),
    Column("created", BigInteger, nullable=False),
)

ended = Table(  # identities whose cookies are worth nothing any more
    "ended",
    metadata,
    Column("identity", String(limits.IDENTITY), primary_key=True),
    Column("ended", BigInteger, nullable=False),
    Index("ended_when", "ended"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(limits.TABLE_ID), primary_key=True),
    Column("game", String(limits.GAME), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("edition", String(limits.EDITION), nullable=False),
    Column("fingerprint", String(limits.FINGERPRINT), nullable=False),
    Column("rulings", Integer, nullable=False),
    Column("seed", String(limits.SEED), nullable=False),
    Column("cover", Boolean, nullable=False),
    Column("owner", String(limits.IDENTITY), ForeignKey("identities.id"), nullable=False),
    Column("over", Boolean, nullable=False),
    Column("summary", Text, nullable=False),  # what a list of tables shows
    Column("created", BigInteger, nullable=False),
    Column("updated", BigInteger, nullable=False),
    Column("asked", Integer, nullable=False),  # who is waited for, as in the summary
    Index("tables_by_owner", "owner", "updated"),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", String(limits.TABLE_ID), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("name", String(limits.SHOWN_NAME), nullable=False),
    Column("kind", String(limits.PLAYER), nullable=False),  # human, or a player such as greedy
    Column("owner", String(limits.IDENTITY), ForeignKey("identities.id"), nullable=True),
    Index("seats_by_owner", "owner"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", String(limits.TABLE_ID), ForeignKey("tables.id"), primary_key=True),
    # Two writers cannot both add the same version: the second one's commit fails.
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("body", Text, nullable=False),
    # Made by the client; first entry of its answer only.
    Column("answer_id", String(limits.ANSWER_ID), nullable=True),
    Column("author", String(limits.IDENTITY), nullable=True),  # identity; none: a machine's seat
    Column("created", BigInteger, nullable=False),
    UniqueConstraint("table_id", "answer_id", name="entries_once"),
)

snapshots = Table(  # caches: what makes a long log quick to open; may be emptied at any time
    "snapshots",
    metadata,
    Column("table_id", String(limits.TABLE_ID), ForeignKey("tables.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

hidden = Table(  # tables that somebody has put away in their own list
    "hidden",
    metadata,
    Column("identity", String(limits.IDENTITY), ForeignKey("identities.id"), primary_key=True),
    Column("table_id", String(limits.TABLE_ID), ForeignKey("tables.id"), primary_key=True),
    Index("hidden_by_table", "table_id"),
)

deleted = Table(  # tables of which nothing else is left, so that whoever comes back is told
    "deleted",
    metadata,
    Column("table_id", String(limits.TABLE_ID), primary_key=True),
    Column("deleted", BigInteger, nullable=False),
)
