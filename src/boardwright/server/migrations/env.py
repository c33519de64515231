"""Runs migrations on the connection that `store.prepare` hands over."""

from __future__ import annotations

from alembic import context

from boardwright.server.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    transactional_ddl=True,  # SQLite too: the store begins its transactions itself
    render_as_batch=True,
)
context.run_migrations()
