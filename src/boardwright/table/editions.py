"""Which edition a table is played with: shipped, or a file that an owner of the game has corrected."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from boardwright.editions import EditionError
from boardwright.games import registry
from boardwright.games.title import Printed, SetupError, Title
from boardwright.sentence import Sentence

FOLDER_VARIABLE: Final = "BOARDWRIGHT_EDITIONS"


class NoEdition(SetupError):
    """An edition that is not here. Its text says where to put it; `outside` does not."""

    def __init__(self, wanted: str, game: str, own: Path) -> None:
        super().__init__(
            Sentence(
                "The edition {wanted} of {game} is not here; put its .toml file into {own} or name another "
                "folder in {variable}.",
                wanted=wanted,
                game=Sentence(game),
                own=own,
                variable=FOLDER_VARIABLE,
            )
        )
        self.outside = Sentence(
            "The edition {wanted} of {game} is not here; choose another, or ask whoever runs the server to"
            " put it there.",
            wanted=wanted,
            game=Sentence(game),
        )


def folder(game: str) -> Path:
    """Return where a user's own editions of a game lie; the folder may not exist."""
    named = os.environ.get(FOLDER_VARIABLE)
    return (Path(named) if named else data_folder() / "editions") / game


def printed_for(title: Title, name: str, fingerprint: str = "") -> Printed:
    """Return the edition of a name and, unless empty, of a content; the shipped ones come first.

    Raises SetupError where there is none, EditionError where the file of that name cannot be read.
    """
    if name in title.shelf.editions():
        printed = _shipped(title.name, name)
        if fingerprint in ("", printed.fingerprint) or title.shelf.is_former(name, fingerprint):
            return printed
    own = folder(title.name)
    for path in _files(own, name):
        try:
            printed = title.load(path=path)
        except EditionError:
            if not fingerprint and path.stem == name:
                raise
            continue  # somebody's unfinished edition; not the one that is looked for
        if printed.fingerprint == fingerprint or (not fingerprint and printed.name == name):
            return printed
    wanted = f"{name}@{fingerprint}" if fingerprint else name
    raise NoEdition(wanted, title.label, own)


@cache
def _shipped(game: str, name: str) -> Printed:
    """Return a shipped edition; read once, for it never changes while boardwright runs."""
    return registry.title(game).load(name)


def _files(own: Path, name: str) -> Iterator[Path]:
    """Yield the edition files of a folder, the one of that name first."""
    files = sorted(own.glob("*.toml")) if own.is_dir() else []
    yield from sorted(files, key=lambda path: path.stem != name)


def data_folder() -> Path:
    """Return where this system keeps a user's data for boardwright."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "boardwright"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "boardwright"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "boardwright"
