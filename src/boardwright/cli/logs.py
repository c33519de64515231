"""Logs of games as files: read, and played again."""

from __future__ import annotations

from pathlib import Path

from boardwright.cli.arguments import read_edition
from boardwright.games.registry import title
from boardwright.games.title import Printed
from boardwright.table.log import Log, read_log
from boardwright.table.replay import replay
from boardwright.table.table import Table


def edition_of(log: Log, named: str) -> Printed | None:
    """Return the edition that the command line names for a log; None: the one in its header is looked up."""
    return read_edition(title(log.header.setup.game), named) if named else None


def table_of(file: Path, edition: str) -> Table:
    """Return the table at the end of a log. Raises LogError with the first thing that is wrong."""
    log = read_log(file)
    return replay(log, printed=edition_of(log, edition)).table
