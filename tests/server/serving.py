"""A server for tests: in this process on a free loopback port, or in a process of its own."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

import httpx
from starlette.applications import Starlette

from boardwright import build_info
from boardwright.server.app import create_app
from boardwright.server.config import Config
from boardwright.server.connections import Parser
from boardwright.server.run import Loop, Server, listen
from boardwright.server.tables import Tables

SEED = "5eed0123456789abcdef0123456789ab"  # of every table, so that tests repeat themselves
NAMES = ("Player A", "Player B", "Player C", "Player D")
WAIT = 30.0  # seconds until a test gives up
SOURCES = Path(build_info.__file__).parents[1]  # interpreted or compiled, as these tests run


@dataclass
class Serving:
    """A server that runs."""

    app: Starlette
    address: str
    server: Server
    browsers: list[Browser] = field(default_factory=list)

    @property
    def tables(self) -> Tables:
        tables = self.app.state.tables
        assert isinstance(tables, Tables)
        return tables

    def browser(self) -> Browser:
        """Return a viewer of its own; closed when the server ends."""
        made = Browser(self.address)
        self.browsers.append(made)
        return made


@contextlib.contextmanager
def serving(config: Config, loop: Loop = "auto", parser: Parser = "auto") -> Iterator[Serving]:
    """Run a server in a thread until the block ends."""
    app = create_app(config)
    app.state.tables.fresh_seed = lambda: SEED
    ready = threading.Event()
    server = Server(app, ready.set, loop, parser)
    listening = listen("127.0.0.1", 0)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    assert ready.wait(WAIT), "the server did not start"
    made = Serving(app, f"http://127.0.0.1:{listening.getsockname()[1]}", server)
    try:
        yield made
    finally:
        for browser in made.browsers:
            browser.close()
        server.should_exit = True
        thread.join(WAIT)
        assert not thread.is_alive(), "the server did not stop"


@dataclass
class Process:
    """A server in a process of its own, which may be killed."""

    config: Config
    host: str = "127.0.0.1"
    port: int = 0
    running: subprocess.Popen[str] | None = None
    address: str = ""

    def start(self) -> None:
        """Start it and wait until it answers; after a restart at the same address."""
        settings = {k: v for k, v in vars(self.config).items() if v != getattr(Config(), k)}
        code = (
            "from boardwright.server import tables; from boardwright.server.config import Config;"
            f"from boardwright.server.run import serve; tables.fresh_seed = lambda: {SEED!r};"
            f"serve({self.host!r}, {self.port}, config=Config(**{settings!r}),"
            " ready=lambda address: print(address, flush=True))"
        )
        environment = os.environ | {"PYTHONPATH": str(SOURCES)}
        self.running = subprocess.Popen(
            [sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=environment
        )
        assert self.running.stdout is not None
        self.address = self.running.stdout.readline().strip().removesuffix("/")
        assert self.address, "the server did not start"
        self.port = int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it without any warning."""
        assert self.running is not None
        self.running.send_signal(signal.SIGKILL)
        self.close()

    def stop(self) -> int:
        """Ask it to end, and return its exit code."""
        assert self.running is not None
        self.running.terminate()
        return self.close()

    def close(self) -> int:
        assert self.running is not None
        code = self.running.wait(WAIT)
        if self.running.stdout is not None:
            self.running.stdout.close()
        self.running = None
        return code


@contextlib.contextmanager
def process(config: Config, host: str = "127.0.0.1") -> Iterator[Process]:
    """Run a server in a process of its own until the block ends."""
    made = Process(config, host)
    made.start()
    try:
        yield made
    finally:
        if made.running is not None:
            made.kill()


@dataclass
class Browser:
    """One viewer: keeps cookies, knows the token, sends forms as the pages do."""

    address: str
    client: httpx.Client = field(init=False)
    token: str = ""
    answers: int = 0

    def __post_init__(self) -> None:
        self.client = httpx.Client(base_url=self.address, timeout=WAIT)

    def close(self) -> None:
        self.client.close()

    def home(self) -> httpx.Response:
        response = self.client.get("/")
        self.token = found(r'name="csrf" value="([^"]+)"', response.text)
        return response

    def post(self, path: str, /, *, by_script: bool = True, **fields: object) -> httpx.Response:
        """Send a form of ours; fields of value None are left out."""
        return self.form(path, fields, by_script=by_script)

    def form(self, path: str, fields: Mapping[str, object], *, by_script: bool = True) -> httpx.Response:
        """Send a form with these fields."""
        form = {"csrf": self.token, **fields}
        headers = {"Origin": self.address} | ({"X-Wants": "fragment"} if by_script else {})
        data = {name: str(value) for name, value in form.items() if value is not None}
        return self.client.post(path, data=data, headers=headers)

    def press(self, path: str) -> httpx.Response:
        """Press the button of a page that has one."""
        page = self.client.get(path)
        assert page.status_code == 200, page.text
        token = found(r'name="csrf" value="([^"]+)"', quoted(page.text))
        return self.form(path, {"csrf": token}, by_script=False)

    def open(
        self,
        *kinds: str,
        game: str = "attandarra",
        cover: bool = False,
        names: Sequence[str] = NAMES,
        **options: str,
    ) -> str:
        """Open a table with these kinds of seats and these options, and return its id."""
        if not self.token:
            self.home()
        form: dict[str, object] = {"game": game, "cover": "on" if cover else None}
        for number in range(1, 5):
            form[f"seat{number}"] = kinds[number - 1] if number <= len(kinds) else "closed"
            form[f"name{number}"] = names[number - 1]
        form |= {f"option.{game}.{name}": value for name, value in options.items()}
        response = self.form("/tables", form)
        assert response.status_code == 303, response.text
        return response.headers["location"].removeprefix("/table/")

    def view(self, table: str, **query: int) -> Seen:
        response = self.client.get(f"/table/{table}/view", params=query)
        assert response.status_code == 200, response.text
        return Seen(response.text)

    @contextlib.contextmanager
    def watching(self, table: str) -> Iterator[None]:
        """Hold the stream that an open page of a table holds."""
        with self.client.stream("GET", f"/events?table={table}") as stream:
            assert stream.status_code == 200
            yield

    def move(self, table: str, kind: str = "answers", **fields: object) -> httpx.Response:
        """Make a move on the version that is there now, unless `version` says otherwise."""
        if "version" not in fields:
            fields["version"] = self.view(table).version
        self.answers += 1
        made: dict[str, object] = {"id": f"answer-{id(self)}-{self.answers}"}
        return self.form(f"/table/{table}/{kind}", made | fields)


@dataclass
class Seen:
    """A table's fragment, as far as tests read it."""

    html: str

    def fact(self, name: str) -> str:
        return found(rf'data-{name}="([^"]*)"', self.html)

    @property
    def version(self) -> int:
        return int(self.fact("version"))

    @property
    def mode(self) -> str:
        return self.fact("mode")

    @property
    def length(self) -> int:
        return int(self.fact("length"))

    @property
    def words(self) -> list[str]:
        """All answers that the page offers, by buttons or by a list of kinds and a list of places."""
        html = quoted(self.html)
        found = re.findall(r'name="words" value="([^"]+)"', html)
        for kinds, places in re.findall(
            r'name="kind\d+"(.*?)</select>.*?name="place\d+"(.*?)</select>', html
        ):
            ways = re.findall(r'value="([^"]+)"', kinds)
            for place, chosen in re.findall(r'value="([^"]+)"[^>]*?(?:data-kinds="([^"]*)")?>', places):
                found += [f"{ways[int(k)]} {place}" for k in (chosen.split() or range(len(ways)))]
        return found


def quoted(html: str) -> str:
    """Return markup with quotes around every attribute value, also where HTML can do without."""
    return re.sub(
        r"<\w[^<>]*>", lambda tag: re.sub(r'(\s[\w-]+)=([^\s"<>]+)(?=[\s>])', r'\1="\2"', tag[0]), html
    )


def found(pattern: str, text: str) -> str:
    """Return what a pattern's group finds, or fail showing the text."""
    match = re.search(pattern, text)
    assert match, f"{pattern} is not in {text[:2000]}"
    return match[1]
