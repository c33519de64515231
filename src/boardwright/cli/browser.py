"""A game in the browser: a server for this machine, and the table that is opened on it."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from starlette.applications import Starlette

from boardwright.cli.streams import silence, tell
from boardwright.server.run import addresses_elsewhere, in_url, is_everywhere, serve
from boardwright.server.store import HUMAN, Chair, StoredTable
from boardwright.server.tables import summary_of
from boardwright.table.table import Table


def serve_table(
    table: Table, kinds: Sequence[str], names: Sequence[str], port: int, open_browser: bool
) -> None:
    """Serve a table on this machine, for whoever opens the printed link first, until interrupted."""
    serve(port=port, open_browser=open_browser, ready=say_address, path=link_to(table, kinds, names))


def link_to(table: Table, kinds: Sequence[str], names: Sequence[str]) -> Callable[[Starlette, str], str]:
    """Return what stores the table on a server that has begun, and returns the path of its link."""

    def store(app: Starlette, address: str) -> str:
        state = app.state
        giver = state.identities.new()
        chairs = [
            Chair(name, HUMAN, giver) if kind == "human" else Chair(name, kind)
            for name, kind in zip(names, kinds, strict=True)
        ]
        stored = stored_table(table, chairs, giver)
        state.store.create(stored, [entry.text for entry in table.entries], giver)
        state.tables.moved(stored.id)
        return f"/claim/{state.identities.links.dumps([stored.id, giver])}"

    return store


def stored_table(table: Table, chairs: Sequence[Chair], owner: str) -> StoredTable:
    """Return all about a table but its log."""
    setup = table.setup
    return StoredTable(
        id=secrets.token_urlsafe(9),
        game=setup.game,
        chairs=chairs,
        seed=table.seed,
        owner=owner,
        options=setup.options,
        edition=setup.edition,
        fingerprint=setup.fingerprint,
        rulings=setup.rulings,
        cover=True,  # between people who share the screen, as where a table is opened on the home page
        over=table.over,
        summary=summary_of(table),
    )


def serve_tables(host: str, port: int, database: str, open_browser: bool = False) -> None:
    """Serve the home page and all tables until interrupted. Raises ConfigError and StoreUnavailable."""

    def say(address: str) -> None:
        say_address(address, addresses_for_friends(host, urlsplit(address).port))

    serve(host, port, database, open_browser, say)


def addresses_for_friends(host: str, port: int | None) -> list[str]:
    """Return the addresses that friends can use of a server on all addresses of this machine."""
    if not is_everywhere(host):
        return []
    return [f"http://{in_url(one)}:{port}/" for one in addresses_elsewhere()]


def say_address(address: str, elsewhere: Sequence[str] = ()) -> None:
    """Say where the browser finds us, here and on other machines.

    A server goes on where stdout is closed, full or left by its reader.
    """
    lines = [f"boardwright is at {address}"]
    if elsewhere:
        lines.append(f"Friends in the same network find it at {' or '.join(elsewhere)}")
    told = "\n".join([*lines, "Stop it with Ctrl-C; the tables are kept."])
    try:
        print(told, flush=True)
    except OSError:
        silence(sys.stdout)
        tell(told)
