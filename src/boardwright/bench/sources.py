"""Running the engines interpreted where they are installed compiled."""

from __future__ import annotations

import sys
from importlib.abc import PathEntryFinder
from importlib.machinery import SOURCE_SUFFIXES, FileFinder, SourceFileLoader
from pathlib import Path

import boardwright


def read_sources_only() -> None:
    """Import boardwright's modules from their sources from now on; compiled ones beside them are passed over.

    Call it before any compiled module is imported.
    """
    folder = str(Path(boardwright.__file__).parent)
    sources = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES))

    def hook(path: str) -> PathEntryFinder:
        if not path.startswith(folder):
            raise ImportError("not a folder of boardwright")
        return sources(path)

    sys.path_hooks.insert(0, hook)
    sys.path_importer_cache.clear()
