"""Live updates: a browser holds one stream, which tells at what versions the tables on its screen are.

Each message says how long the next one takes at most, also when nothing happens: a page that hears nothing
for longer knows that its connection is gone, whatever the network still pretends. The page fetches the rest.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from typing import Final, cast

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from boardwright.server import requests
from boardwright.server.connections import counted_as
from boardwright.server.database import StoreUnavailable
from boardwright.server.hub import GONE, Closed, LocalHub
from boardwright.server.play import tables
from boardwright.server.problems import Problem
from boardwright.server.tables import DELETED, NO_TABLE, Tables

RETRY: Final = 1000  # milliseconds until a client connects again
TABLES: Final = 64  # that one stream tells of
SCREENFUL: Final = Problem(400, "So many tables cannot be watched at once; close some of them.")
TOO_MANY: Final = Problem(429, "This browser watches too many tables at once; close some of them.")
CROWDED: Final = Problem(429, "Too many watch from this address at once; wait until one of them leaves.")


class Streams:
    """Counts who listens, so that nobody takes all connections."""

    def __init__(self, of_viewer: int, of_address: int) -> None:
        """Allow each viewer so many streams, and all those behind one address together."""
        self.of_viewer = of_viewer
        self.of_address = of_address
        self.open: Counter[tuple[str, str]] = Counter()

    def refusal(self, viewer: str | None, address: str) -> Problem | None:
        """Return why one more stream cannot be had, or None."""
        if viewer and self.open["viewer", viewer] >= self.of_viewer:
            return TOO_MANY
        return CROWDED if self.open["address", address] >= self.of_address else None

    def count(self, viewer: str | None, address: str, by: int) -> None:
        """Count a stream that begins or ends."""
        for key in [("viewer", viewer or ""), ("address", address)]:
            self.open[key] += by
            if self.open[key] <= 0:
                del self.open[key]


async def events(request: Request) -> Response:
    """Stream the versions of the tables that are asked for, beginning with the present ones."""
    asked = sorted(set(request.query_params.getlist("table")))
    if len(asked) > TABLES:
        raise SCREENFUL
    found = await run_in_threadpool(_known, tables(request), asked)
    if request.method == "HEAD":  # has no body, so nothing that would ever end
        return Response(media_type="text/event-stream")
    viewer = requests.identities(request).of(request)
    address = counted_as(request.client.host) if request.client else ""
    streams = cast(Streams, request.app.state.streams)
    if refusal := streams.refusal(viewer, address):
        raise refusal
    headers = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        _stream(request, streams, viewer, address, found), media_type="text/event-stream", headers=headers
    )


async def _stream(
    request: Request, streams: Streams, viewer: str | None, address: str, table_ids: Sequence[str]
) -> AsyncIterator[str]:
    if streams.refusal(viewer, address):  # several came at the same moment
        return
    hub = cast(LocalHub, request.app.state.hub)
    heartbeat = request.app.state.config.heartbeat
    streams.count(viewer, address, 1)
    try:
        with hub.listen(*table_ids) as listener:
            yield f"retry: {RETRY}\n\n"
            at = await _stored_versions(request, table_ids)
            while True:
                yield f"data: {json.dumps({'next': heartbeat, 'at': at})}\n\n"
                # other processes write to the store too
                at = await listener.next(heartbeat) or await _stored_versions(request, table_ids)
    except Closed:
        return  # the server stops; the browser connects again
    finally:
        streams.count(viewer, address, -1)


async def _stored_versions(request: Request, table_ids: Sequence[str]) -> dict[str, int]:
    """Return the versions in the store; none while it cannot be read."""
    store = tables(request).store
    try:
        found = await asyncio.shield(
            run_in_threadpool(lambda: {table_id: store.version(table_id) for table_id in table_ids})
        )
    except StoreUnavailable:
        return {}
    return {table_id: GONE if version is None else version for table_id, version in found.items()}


def _known(keeper: Tables, table_ids: Sequence[str]) -> list[str]:
    """Return those that are there, or were until they were deleted. Raises Problem if there is none."""
    found: list[str] = []
    refusal = NO_TABLE
    for table_id in table_ids:
        try:
            keeper.stored(table_id)
        except Problem as problem:
            refusal = problem
            if problem is not DELETED:
                continue
        found.append(table_id)
    if not found:
        raise refusal
    return found


def routes() -> list[Route]:
    """Return the route of live updates."""
    return [Route("/events", events, methods=["GET"])]
