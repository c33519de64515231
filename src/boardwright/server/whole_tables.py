"""What is done with a table as a whole: how it has ended, the next one like it, and deleting it."""

from __future__ import annotations

import secrets
from contextlib import suppress
from typing import Final

from boardwright.games.result import Result, read_result, result_of
from boardwright.games.title import Setup
from boardwright.server.database import StoreUnavailable
from boardwright.server.hub import GONE
from boardwright.server.moves import Move
from boardwright.server.problems import Problem
from boardwright.server.store import StoredTable
from boardwright.server.tables import Tables, summary_of

NOT_ALONE: Final = Problem(
    403,
    "Only somebody who has set up a table and has all its seats can delete it; put it away in your list"
    " instead.",
)
NOT_AGAIN: Final = Problem(
    403, "Not all seats of that table are yours; choose who plays on the form of the home page."
)


def delete(tables: Tables, table_id: str, identity: str) -> None:
    """Delete a table for everybody. Raises NOT_ALONE, NO_TABLE, DELETED and StoreUnavailable."""
    if not tables.stored(table_id).is_of_alone(identity) or not tables.lists.delete(table_id, identity):
        raise NOT_ALONE
    tables.forget(table_id)
    tables.hub.announce(table_id, GONE)


def play_again(tables: Tables, table_id: str, identity: str) -> str:
    """Open a table like another one, of which all seats are the viewer's, and return its id.

    Raises NOT_AGAIN, NO_TABLE, DELETED, StoreUnavailable, and as `Tables.open` does.
    """
    with tables.at(table_id) as live:
        stored, standing = live.stored, dict(live.table.standing)
    if not stored.seats_of(identity) or not stored.has_seats_for(identity):
        raise NOT_AGAIN
    setup = Setup(stored.game, len(stored.chairs), stored.options, stored.edition)
    opened = tables.open(setup, stored.chairs, identity, stored.cover)
    for seat, keys in standing.items():
        wish = Move("standing", 0, secrets.token_urlsafe(12), seat=seat, keys=sorted(keys))
        tables.move(opened, identity, wish)
    return opened


def result(tables: Tables, stored: StoredTable) -> Result | None:
    """Return how a finished game has ended, or None if it is not over after all.

    Where an older boardwright has not kept it, the log is played again, once. Raises Problem.
    """
    kept = read_result(stored.summary.get("result"), len(stored.chairs))
    if kept is not None:
        return kept
    table = tables.read(stored)
    if not table.over:
        return None
    with suppress(StoreUnavailable):
        tables.store.keep_summary(stored.id, summary_of(table))
    return result_of(table.title, table.game, table.printed)
