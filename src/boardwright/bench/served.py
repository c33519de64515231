"""A server on this machine with one table, for `answers` to play on: started as a process of its own."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress

from starlette.applications import Starlette

from boardwright.bench.positions import Scene
from boardwright.bench.variants import QUICK
from boardwright.games.title import Setup
from boardwright.server.config import Config
from boardwright.server.run import protocol, serve
from boardwright.server.store import HUMAN, Chair

FASTER_THAN_PEOPLE = 1_000_000


def main() -> None:
    """Serve a table whose seats all belong to one viewer, and print what a client needs as JSON.

    Arguments: the scene as JSON, the seed, the folder of the database, and `plain` to leave out what only the
    extra `server` brings. Ends when it is interrupted.
    """
    scene = Scene(**json.loads(sys.argv[1]))
    seed, folder, *plain = sys.argv[2:]
    if plain:
        sys.modules.update(dict.fromkeys(QUICK))  # type: ignore[arg-type] # as if they were not installed

    def open_table(app: Starlette, address: str) -> str:
        identities = app.state.identities
        viewer = identities.new()
        chairs = [Chair(f"Player {seat + 1}", HUMAN, viewer) for seat in range(scene.seats)]
        table = app.state.tables.open(
            Setup(scene.game, scene.seats, scene.options), chairs, viewer, seed=seed
        )
        loop, *_ = type(asyncio.get_running_loop()).__module__.split(".")
        told = {
            "address": address,
            "path": f"/table/{table}",
            "cookie": f"{identities.viewer}={identities.cookie(viewer)}",
            "csrf": identities.token(viewer),
            "server": f"{loop}, {protocol('auto').reads_with}",
        }
        print(json.dumps(told), flush=True)
        return "/"

    config = Config.from_environment(
        database=f"sqlite:///{folder}/bench.sqlite3",
        moves_per_guest=FASTER_THAN_PEOPLE,
        moves_per_address=FASTER_THAN_PEOPLE,
    )
    with suppress(KeyboardInterrupt):
        serve(port=0, path=open_table, config=config)
