"""Connections read by httptools, where the extra `server` is installed."""

from __future__ import annotations

from http import HTTPStatus

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from boardwright.server.connections import BODY, HEAD, HEAD_LIMIT, NOTHING, SLICE, Watched


class WatchedHttpTools(Watched, HttpToolsProtocol):
    """With a parser that keeps any number of bytes: it is fed in slices, and what is no body counted."""

    reads_with = "httptools"
    coming = NOTHING
    framing = 0  # bytes of the present message that are no body

    def part(self) -> int:
        """Return what of a message is still to come."""
        return self.coming

    def data_received(self, data: bytes) -> None:
        """Take bytes in."""
        for start in range(0, len(data), SLICE):
            piece = data[start : start + SLICE]
            self.framing = len(piece) + (self.framing if self.coming != NOTHING else 0)
            super().data_received(piece)
            if self.coming != NOTHING and self.framing > HEAD_LIMIT:
                self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)

    def send_400_response(self, message: str) -> None:
        """Answer what cannot be read, or is too long to be."""
        if self.framing > HEAD_LIMIT:
            self.refuse(HTTPStatus.REQUEST_HEADER_FIELDS_TOO_LARGE)
        super().send_400_response(message)

    def on_message_begin(self) -> None:
        """Know that a request has begun."""
        self.coming = HEAD
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """Answer the request, unless the last one is not answered yet.

        Nobody sends requests ahead any more; uvicorn would keep any number and lose sight of the first. RFC
        9112 lets a server close after an answer, and clients send again what was not answered.
        """
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.keep_alive = False
            self.refused, self.coming = True, NOTHING
            return
        self.coming = BODY
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """Take a part of the body in."""
        self.framing -= len(body)
        if not self.refused:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """Know that nothing of this request is to come."""
        if not self.refused:
            self.coming, self.framing = NOTHING, 0
            super().on_message_complete()
