"""Starting the server: where it listens, what it prints, what it says when it cannot."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
from dataclasses import replace

import httpx
import pytest

from boardwright.server.config import Config, ConfigError
from boardwright.server.database import StoreUnavailable
from boardwright.server.run import in_url, serve
from tests.server.serving import SOURCES, Serving, process


def test_a_port_that_is_taken_is_named(config: Config) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(ConfigError) as error:
            serve(port=port, config=config)
    assert str(error.value) == f"Port {port} of 127.0.0.1 is taken; choose another, or 0 for any."


def test_an_address_that_is_not_this_machines_is_named(config: Config) -> None:
    with pytest.raises(
        ConfigError, match=r"^The server cannot listen at 192\.0\.2\.1:8000 \(.*\); choose another"
    ):
        serve(host="192.0.2.1", config=config)


def test_a_store_that_cannot_be_opened_stops_the_start(config: Config) -> None:
    with pytest.raises(StoreUnavailable):
        serve(port=0, config=replace(config, database="postgresql://nobody@127.0.0.1:9/none"))


def test_a_server_on_all_addresses_is_opened_by_loopback() -> None:
    assert in_url("0.0.0.0") == "127.0.0.1"  # noqa: S104 -- only a text here
    assert in_url("::1") == "[::1]"


@pytest.mark.slow
def test_the_address_that_is_told_answers(config: Config) -> None:
    with process(config) as server:
        assert server.address.startswith("http://127.0.0.1:")
        assert httpx.get(server.address + "/readyz").text == "ok\n"


def test_static_files_are_asked_for_again_after_an_update(server: Serving) -> None:
    first = httpx.get(server.address + "/static/css/shell.css")
    assert first.headers["cache-control"] == "no-cache"
    again = httpx.get(
        server.address + "/static/css/shell.css", headers={"If-None-Match": first.headers["etag"]}
    )
    assert (again.status_code, again.content) == (304, b"")


def test_the_server_starts_without_the_packages_of_larger_installations(config: Config) -> None:
    code = (
        "import sys; sys.modules.update(dict.fromkeys(['psycopg', 'redis', 'uvloop', 'httptools']));"
        "from boardwright.server.config import Config; from boardwright.server.app import create_app;"
        f"create_app(Config(database={config.database!r})); print('started')"
    )
    environment = os.environ | {"PYTHONPATH": str(SOURCES)}
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environment)
    assert done.stdout == "started\n", done.stderr
