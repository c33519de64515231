"""Identities that were ended."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Remember whose cookies are worth nothing any more."""
    op.create_table(
        "ended",
        sa.Column("identity", sa.String(64), primary_key=True),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_index("ended_when", "ended", ["ended"])


def downgrade() -> None:
    """Forget it."""
    op.drop_table("ended")
