"""Who is asked at a table, which tables somebody has put away, and which were deleted."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

NOBODY = -2


def upgrade() -> None:
    """Take who is asked out of the summaries, so that a list can be ordered by it."""
    op.add_column("tables", sa.Column("asked", sa.Integer, nullable=False, server_default=str(NOBODY)))
    tables = sa.table(
        "tables", sa.column("id", sa.String), sa.column("summary", sa.Text), sa.column("asked", sa.Integer)
    )
    connection = op.get_bind()
    for table_id, summary in connection.execute(sa.select(tables.c.id, tables.c.summary)).all():
        changed = sa.update(tables).where(tables.c.id == table_id).values(asked=asked(summary))
        connection.execute(changed)
    op.create_table(
        "hidden",
        sa.Column("identity", sa.String(64), sa.ForeignKey("identities.id"), primary_key=True),
        sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id"), primary_key=True),
    )
    op.create_index("hidden_by_table", "hidden", ["table_id"])
    op.create_table(
        "deleted",
        sa.Column("table_id", sa.String(32), primary_key=True),
        sa.Column("deleted", sa.BigInteger, nullable=False),
    )


def asked(summary: str) -> int:
    """Return the seat that a summary names, NOBODY where it is damaged: the log says it all again."""
    try:
        found = json.loads(summary)["asked"]
    except (ValueError, TypeError, KeyError):
        return NOBODY
    return found if type(found) is int and -2 <= found < 10 else NOBODY


def downgrade() -> None:
    """Forget what was put away and deleted."""
    op.drop_table("deleted")
    op.drop_table("hidden")
    op.drop_column("tables", "asked")
