"""How a server is set up: by arguments first, then BOARDWRIGHT_* in the environment, then defaults."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from ipaddress import ip_network
from typing import Any, Final, get_type_hints
from urllib.parse import urlsplit

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError
from starlette.config import Config as Environment
from starlette.datastructures import CommaSeparatedStrings

from boardwright.table.editions import data_folder

LOOPBACK: Final = ("localhost", "127.0.0.1", "[::1]")
WEB_PORTS: Final = {"http": 80, "https": 443}
PREFIX: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
ALLOWANCES: Final = ("tables_per_guest", "tables_per_address", "moves_per_guest", "moves_per_address")
DURABILITIES: Final = ("normal", "full")


class ConfigError(ValueError):
    """A setting that cannot be used. Its text is one sentence naming the setting and the remedy."""


@dataclass(frozen=True)
class Config:
    """Settings of one server process. Times are in seconds, sizes in bytes."""

    database: str = ""  # URL; empty: a SQLite file in the user's data folder
    durability: str = "normal"  # SQLite: `full` also survives power loss, at the price of slower answers
    patience: float = 5.0  # how long a statement waits for a locked database
    secret: str = field(default="", repr=False)  # signs cookies; empty: made once and kept in the database
    hosts: tuple[str, ...] = LOOPBACK  # names under which the server may be called; `*`: any
    https: bool = False  # cookies travel over https only
    address: str = ""  # where people reach it, such as https://play.example/games; empty: at the names above
    proxies: tuple[str, ...] = ()  # addresses and networks that may say whom they speak for
    pause: float = 0.3  # between two answers of seats that the machine plays, so that people see them
    workers: int = 1  # processes that think for such seats
    heartbeat: float = 10.0  # of live updates
    streams: int = 24  # live updates that one viewer may hold open
    streams_per_address: int = 1000  # that all viewers behind one address may hold open
    body_limit: int = 32 * 1024
    connections: int = 10_000  # that may be open at once, if the system allows as many files
    request_time: float = 15.0  # for the first byte of a request, its head, its body
    tables_per_guest: int = 60  # that one guest may open in an hour
    tables_per_address: int = 300  # that all guests behind one address may open in an hour
    moves_per_guest: int = 300  # answers and the like that one guest may send in a minute
    moves_per_address: int = 1500

    def __post_init__(self) -> None:
        """Raise ConfigError for values that no server can run with."""
        if self.durability not in DURABILITIES:
            raise ConfigError(f"durability cannot be {self.durability}; use {' or '.join(DURABILITIES)}.")
        for name in ("patience", "pause"):
            if not 0 <= getattr(self, name) <= 60:
                raise ConfigError(f"{name} must be 0 to 60 seconds, not {getattr(self, name)}.")
        if not 0.01 <= self.heartbeat <= 300:
            raise ConfigError(f"heartbeat must be 0.01 to 300 seconds, not {self.heartbeat}.")
        if not 0.01 <= self.request_time <= 300:
            raise ConfigError(f"request_time must be 0.01 to 300 seconds, not {self.request_time}.")
        for name in ("workers", "streams", "streams_per_address", "body_limit", "connections", *ALLOWANCES):
            if getattr(self, name) < 1:
                raise ConfigError(f"{name} must be at least 1, not {getattr(self, name)}.")
        if self.secret and len(self.secret) < 32:
            raise ConfigError("secret is too short to sign cookies; give at least 32 characters or none.")
        self.url()
        self._read_proxies()
        self._read_address()

    def _read_proxies(self) -> None:
        for proxy in self.proxies:
            try:
                ip_network(proxy, strict=False)
            except ValueError:
                raise ConfigError(
                    f"proxies cannot hold {proxy}; name addresses and networks such as 127.0.0.1, 10.0.0.0/8."
                ) from None

    def _read_address(self) -> None:
        """Bring the address into the form of an origin and a path; one with https makes cookies secure."""
        if not self.address:
            return
        try:
            parts = urlsplit(self.address.strip())
            port = parts.port
        except ValueError:  # such as a bracket that is not closed
            parts, port = urlsplit(""), None
        path = parts.path.rstrip("/")
        if (
            parts.scheme not in WEB_PORTS
            or not parts.hostname
            or parts.username is not None
            or parts.query
            or parts.fragment
            or not PREFIX.fullmatch(path)
        ):
            raise ConfigError(
                f"address cannot be {self.address}; write it as browsers show it: https://play.example/games."
            )
        name = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
        where = name if port in (None, WEB_PORTS[parts.scheme]) else f"{name}:{port}"
        object.__setattr__(self, "address", f"{parts.scheme}://{where}{path}")
        object.__setattr__(self, "hosts", tuple(dict.fromkeys((*self.hosts, name))))
        object.__setattr__(self, "https", self.https or parts.scheme == "https")

    @property
    def netloc(self) -> str:
        """Return the host under which people reach the server, with its port if it needs one, or nothing."""
        return urlsplit(self.address).netloc

    @property
    def prefix(self) -> str:
        """Return the path under which all pages stand: empty, or such as /games."""
        return urlsplit(self.address).path

    def url(self) -> URL:
        """Return where the store is. Raises ConfigError."""
        text = self.database or f"sqlite:///{data_folder() / 'boardwright.sqlite3'}"
        try:
            url = make_url(text)
        except ArgumentError:
            raise ConfigError(
                "database is no database URL; write sqlite:///FILE or postgresql://USER@HOST/NAME."
            ) from None
        if url.drivername in ("postgresql", "postgres"):
            url = url.set(drivername="postgresql+psycopg")
        if url.drivername not in ("sqlite", "sqlite+pysqlite", "postgresql+psycopg"):
            raise ConfigError(
                f"database cannot be {url.drivername}; write sqlite:///FILE or postgresql://USER@HOST/NAME."
            )
        if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
            raise ConfigError(
                "database names no file, and tables must outlive the server; write sqlite:///FILE."
            )
        return url

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] = os.environ, **given: object) -> Config:
        """Return settings from BOARDWRIGHT_* where they are not given. Raises ConfigError."""
        settings: dict[str, Any] = {name: value for name, value in given.items() if value is not None}
        read = Environment(environ=environment, env_prefix="BOARDWRIGHT_")
        for name, kind in get_type_hints(cls).items():
            reader, wanted = READERS[kind]
            key = name.upper()
            try:
                found = None if name in settings else read(key, reader, default=None)
            except ValueError:
                raise ConfigError(f"BOARDWRIGHT_{key} must be {wanted}, not {read(key)}.") from None
            if found is not None:
                settings[name] = found
        return cls(**settings)


def _read_list(text: str) -> tuple[str, ...]:
    return tuple(part for part in CommaSeparatedStrings(text) if part)


def _read_switch(text: str) -> bool:
    if text.lower() in ("1", "yes", "on", "true"):
        return True
    if text.lower() in ("0", "no", "off", "false", ""):
        return False
    raise ValueError(text)


# How each type is read, and what a text must be for it.
READERS: Final[dict[object, tuple[Callable[[str], object], str]]] = {
    str: (str, "a text"),
    int: (int, "a number"),
    float: (float, "a number"),
    bool: (_read_switch, "yes or no"),
    tuple[str, ...]: (_read_list, "a list with commas"),
}
