"""What lies between a browser and a server: connections that can fall silent without being closed."""

from __future__ import annotations

import contextlib
import socket
import threading
from collections.abc import Callable, Iterator
from urllib.parse import urlsplit

from tests.server.serving import WAIT


class Between:
    """Passes everything on, or, while it is frozen, nothing; nobody is told."""

    def __init__(self, server: str) -> None:
        """Stand before a server, at an address of one's own."""
        target = urlsplit(server)
        self.target = (target.hostname, target.port)
        self.listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self.listening.getsockname()[1]}"
        self.flowing = threading.Event()
        self.flowing.set()
        self.sockets = [self.listening]
        self.threads: list[threading.Thread] = []
        self.begin(self.accept)

    def freeze(self) -> None:
        self.flowing.clear()

    def thaw(self) -> None:
        self.flowing.set()

    def begin(self, work: Callable[..., None], *given: socket.socket) -> None:
        thread = threading.Thread(target=work, args=given, daemon=True)
        self.threads.append(thread)
        thread.start()

    def accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                here, _ = self.listening.accept()
                there = socket.create_connection(self.target)
                self.sockets += [here, there]
                self.begin(self.pass_on, here, there)
                self.begin(self.pass_on, there, here)

    def pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                self.flowing.wait()
                target.sendall(data)
            target.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        self.thaw()
        for each in self.sockets:
            with contextlib.suppress(OSError):
                each.shutdown(socket.SHUT_RDWR)
        for thread in self.threads:
            thread.join(WAIT)
            assert not thread.is_alive()
        for each in self.sockets:
            each.close()


@contextlib.contextmanager
def between(server: str) -> Iterator[Between]:
    """Stand before a server until the block ends."""
    made = Between(server)
    try:
        yield made
    finally:
        made.close()
