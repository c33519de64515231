"""Results of a series as files. The folder appears when everything is in it, or not at all."""

from __future__ import annotations

import csv
import io
import json
import os
import shutil
import tempfile
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from types import TracebackType
from typing import Self

from boardwright.cli.matches import Match
from boardwright.cli.problem import Problem


class Folder:
    """A folder that is filled under another name and renamed at the end of a `with` block.

    An error or Ctrl-C in the block leaves nothing behind. Raises Problem if it cannot be made.
    """

    def __init__(self, path: Path) -> None:
        """Take the place of the folder, which must not exist yet or be empty."""
        self.path = path
        self.hidden = path

    def __enter__(self) -> Self:
        if self.path.exists() and (not self.path.is_dir() or any(self.path.iterdir())):
            raise Problem(f"{self.path} exists already; name a new folder with --output.")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.hidden = Path(tempfile.mkdtemp(prefix=f".{self.path.name}-", dir=self.path.parent))
        except OSError as error:
            raise cannot_write(self.path, error) from None
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if error is None:
            try:
                self.hidden.chmod(0o777 & ~current_umask())
                self.hidden.replace(self.path)
            except OSError as reason:
                shutil.rmtree(self.hidden, ignore_errors=True)
                raise cannot_write(self.path, reason) from None
            return
        shutil.rmtree(self.hidden, ignore_errors=True)
        if isinstance(error, OSError) and str(error.filename or "").startswith(str(self.hidden)):
            raise cannot_write(self.path, error) from None

    def write(self, name: str, text: str) -> None:
        """Write one file; `name` may hold a folder."""
        file = self.hidden / name
        file.parent.mkdir(exist_ok=True)
        try:
            file.write_text(text, encoding="utf-8", newline="\n")
        except OSError as error:
            error.filename = str(file)  # a full disk does not name the file
            raise


def write_file(path: Path, text: str) -> None:
    """Write a file whole or not at all. Raises Problem."""
    try:
        number, name = tempfile.mkstemp(prefix=f".{path.name}-", dir=path.parent)
    except OSError as error:
        raise cannot_write(path, error) from None
    try:
        with os.fdopen(number, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        Path(name).chmod(0o666 & ~current_umask())
        Path(name).replace(path)
    except BaseException as error:  # Ctrl-C, too, leaves nothing half-written
        Path(name).unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise cannot_write(path, error) from None
        raise


def cannot_write(path: Path, error: OSError) -> Problem:
    """Return the sentence for a place that cannot be written."""
    return Problem(f"{path} cannot be written ({error.strerror or error}); name another place.")


def current_umask() -> int:
    """Return the rights that new files do not get; temporary files get none for others."""
    mask = os.umask(0o077)
    os.umask(mask)
    return mask


def as_json(matches: Sequence[Match]) -> str:
    """Return the games as a JSON list, a game a line."""
    rows = [
        json.dumps(
            {
                "game": match.index,
                "seed": match.seed,
                "players": match.players,
                "scores": match.scores,
                "places": match.places,
                "rivals": [asdict(rival) for rival in match.rivals],
                "outcome": match.outcome,
                "turns": match.turns,
                "decisions": match.decisions,
            }
        )
        for match in matches
    ]
    return "[\n" + ",\n".join(rows) + "\n]\n"


def write_csv(folder: Folder, matches: Sequence[Match]) -> None:
    """Write games.csv: one line for each seat of each game."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    rows.writerow(["game", "seed", "seat", "player", "score", "place", "turns", "decisions", "outcome"])
    for match in matches:
        for seat, player in enumerate(match.players):
            score, place = match.scores[seat], match.places[seat]
            sums = [match.turns, match.decisions, match.outcome]
            rows.writerow([match.index, match.seed, seat, player, score, place, *sums])
    folder.write("games.csv", text.getvalue())
