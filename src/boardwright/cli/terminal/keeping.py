"""Games of the terminal on disk while they are played, so that nothing is lost when it closes."""

from __future__ import annotations

import os
import shlex
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from boardwright.cli.results import cannot_write, write_file
from boardwright.faces.telling.wording import later, say_count, translated
from boardwright.games import registry
from boardwright.table.editions import data_folder
from boardwright.table.log import SUFFIX, Answered, Comment, LogError, read_log
from boardwright.table.table import Table

FOLDER: Final = "unfinished"  # in the user's data folder


@dataclass(frozen=True)
class Kept:
    """An unfinished game that is offered: its file, what to say of it, and how its command line goes on."""

    path: Path
    told: str
    arguments: Sequence[str]
    at: float


class Keeper:
    """Holds a game's file up to date. `arguments` are what `--from FILE` needs to know beside the log."""

    def __init__(self, game: str, before: Sequence[str], arguments: Sequence[str], path: Path | None) -> None:
        """Take the file that the game comes from, if it is one of ours; `before` stands before the file."""
        stamp = time.strftime("%Y%m%d-%H%M%S")
        ours = path is not None and path.resolve().parent == folder().resolve()
        self.path = path if path is not None and ours else folder() / f"{game}-{stamp}-{os.getpid()}{SUFFIX}"
        self.before = before
        self.arguments = arguments
        self.holds = ours

    def keep(self, table: Table) -> None:
        """Write the game as it is now. Raises Problem."""
        try:
            folder().mkdir(mode=0o700, parents=True, exist_ok=True)  # seeds and hidden things are in there
        except OSError as error:
            raise cannot_write(folder(), error) from None
        header, _, lines = table.own_copy().partition("\n")
        write_file(self.path, f"{header}\n# {shlex.join(self.arguments)}\n{lines}")
        self.holds = True

    def forget(self) -> None:
        """Remove the file: the game is over, or saved elsewhere."""
        if self.holds:
            self.path.unlink(missing_ok=True)
            self.holds = False

    def command(self, path: Path | None = None) -> str:
        """Return the command that goes on with a file, as it can be typed."""
        return shlex.join([*self.before, "--from", str(path or self.path), *self.arguments])


def folder() -> Path:
    """Return where unfinished games are kept; it may not exist."""
    return data_folder() / FOLDER


def kept_games() -> list[Kept]:
    """Return the unfinished games that can be read, the last one first."""
    return sorted(_readable(), key=lambda kept: kept.at, reverse=True)


def _readable() -> Iterator[Kept]:
    for path in folder().glob(f"*{SUFFIX}"):
        try:
            log = read_log(path)
            lines = sum(isinstance(item, Answered) for item in log.items)
            first = log.items[0] if log.items else None
            arguments = shlex.split(first.text) if isinstance(first, Comment) else []
            at = path.stat().st_mtime
        except (LogError, OSError, ValueError):  # somebody else's, or gone meanwhile
            continue
        when = time.strftime("%Y-%m-%d %H:%M", time.localtime(at))
        label = translated(registry.title(log.header.setup.game).label)
        one, many = later("{game}, {n} line, {when}"), later("{game}, {n} lines, {when}")
        told = say_count(one, many, lines, game=label, when=when)
        yield Kept(path, told, arguments, at)
