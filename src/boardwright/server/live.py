"""Live updates: one stream a page tells it which version its table is at. The page fetches the rest."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from typing import Final, cast

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.routing import Route

from boardwright.server import requests
from boardwright.server.database import StoreUnavailable
from boardwright.server.hub import GONE, Closed, LocalHub
from boardwright.server.play import tables
from boardwright.server.problems import Problem

RETRY: Final = 1000  # milliseconds until a browser connects again
TOO_MANY: Final = Problem(429, "This browser watches too many tables at once; close some of them.")


class Streams:
    """Counts who listens, so that nobody takes all connections."""

    def __init__(self, most: int) -> None:
        """Allow each viewer so many streams."""
        self.most = most
        self.open: Counter[str] = Counter()


async def events(request: Request) -> Response:
    """Stream the versions of a table, beginning with the present one."""
    table_id = request.path_params["table_id"]
    await run_in_threadpool(tables(request).stored, table_id)
    if request.method == "HEAD":  # has no body, so nothing that would ever end
        return Response(media_type="text/event-stream")
    streams = cast(Streams, request.app.state.streams)
    client = request.client.host if request.client else ""
    viewer = requests.identities(request).of(request) or client
    if streams.open[viewer] >= streams.most:
        raise TOO_MANY
    known = request.headers.get("last-event-id", "")
    told = int(known) if known.isdecimal() and len(known) < 10 else -1
    headers = {"Cache-Control": "no-cache", "X-Accel-Buffering": "no"}
    return StreamingResponse(
        _stream(request, streams, viewer, table_id, told), media_type="text/event-stream", headers=headers
    )


async def _stream(
    request: Request, streams: Streams, viewer: str, table_id: str, told: int
) -> AsyncIterator[str]:
    hub = cast(LocalHub, request.app.state.hub)
    heartbeat = request.app.state.config.heartbeat
    streams.open[viewer] += 1
    try:
        if streams.open[viewer] > streams.most:  # several came at the same moment
            return
        with hub.listen(table_id) as listener:
            yield f"retry: {RETRY}\n\n"
            version = await _stored_version(request, table_id)
            while True:
                if version == GONE:
                    yield "event: deleted\ndata: \n\n"
                    return
                if version is not None and version > told:
                    told = version
                    yield f"id: {version}\nevent: version\ndata: {version}\n\n"
                elif version is None:
                    yield ": still here\n\n"
                version = await listener.next(heartbeat)
                if version is None:  # other processes write to the store too
                    stored = await _stored_version(request, table_id)
                    version = stored if stored is not None and stored > told else None
    except Closed:
        return  # the server stops; the browser connects again
    finally:
        streams.open[viewer] -= 1
        if streams.open[viewer] <= 0:
            del streams.open[viewer]


async def _stored_version(request: Request, table_id: str) -> int | None:
    try:
        version = await asyncio.shield(run_in_threadpool(tables(request).store.version, table_id))
    except StoreUnavailable:
        return None
    return GONE if version is None else version


def routes() -> list[Route]:
    """Return the route of live updates."""
    return [Route("/table/{table_id}/events", events, methods=["GET"])]
