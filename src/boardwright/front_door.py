"""How a Python program comes in: a new table, a stored one."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from boardwright.games import registry
from boardwright.games.title import Setup
from boardwright.table.dice import fresh_seed
from boardwright.table.log import parse_log, read_log
from boardwright.table.replay import replay
from boardwright.table.table import Table


def begin(
    game: str,
    *,
    seats: int = 0,
    options: Mapping[str, str] | None = None,
    edition: str | Path = "",
    seed: str = "",
    rulings: int = 0,
) -> Table:
    """Begin a game and return its table, chance answered up to the first question.

    `seats`: 0 for the fewest of the game with several players. `options`: such as {"history": "on"}.
    `edition`: the name of a shipped one, or the path of an owner's file. `seed`: up to 64 letters, digits and
    . _ : -; equal seeds give equal chance, none one that nobody can guess. `rulings`: 0 for the newest.
    Raises SetupError, EditionError with a sentence that names what is wrong and the remedy.
    """
    title = registry.title(game)
    is_file = isinstance(edition, Path) or edition.endswith(".toml")
    printed = title.load(path=Path(edition)) if is_file else title.load(str(edition)) if edition else None
    setup = Setup(
        game=game,
        seats=seats or max(2, title.minimum_seats),
        options=dict(options or {}),
        edition=printed.name if printed else "retail",
        fingerprint=printed.fingerprint if printed else "",
        rulings=rulings,
    )
    return Table.begin(setup, seed or fresh_seed(), printed)


def load(log: str | Path, *, seed: str = "") -> Table:
    """Return the table at the end of a log: a file, or the text itself.

    Every answer and checkpoint is compared. `seed` answers chance from there on where the log tells none.
    Raises LogError with the line at which the log goes wrong.
    """
    is_text = isinstance(log, str) and "\n" in log
    read = parse_log(str(log)) if is_text else read_log(Path(log))
    table = replay(read, seed=seed or fresh_seed()).table
    table.carry_on()
    return table
