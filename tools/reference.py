"""Write the reference of the public names into build/reference, from their docstrings."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import Final

import pdoc

FOLDER: Final = Path(__file__).resolve().parent.parent / "build/reference"
MODULES: Final = (
    "boardwright",
    "boardwright.games.title",
    "boardwright.kernel.agenda",
    "boardwright.kernel.notes",
    "boardwright.players",
)


def write(folder: Path) -> None:
    """Write the pages of all public modules into a folder."""
    for name in ("boardwright", "boardwright.games"):
        module = import_module(name)
        for public in module.__all__:
            getattr(module, public)  # what is looked up lazily is seen only afterwards
    pdoc.render.configure(show_source=False)
    pdoc.pdoc(*MODULES, output_directory=folder)


if __name__ == "__main__":
    write(FOLDER)
    print(f"Written to {FOLDER / 'index.html'}")
