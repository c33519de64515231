"""Editions that have been read: those that are shipped, and those whose content a table names."""

from __future__ import annotations

from functools import lru_cache

from boardwright.games import registry
from boardwright.games.title import Printed
from boardwright.table.editions import printed_for


def printed(game: str, edition: str, fingerprint: str = "") -> Printed:
    """Return an edition. Raises SetupError and EditionError with one sentence.

    A user's own edition is read again for each new table, since its file may have been corrected.
    """
    title = registry.title(game)
    if fingerprint or edition in title.shelf.editions():
        return _unchanging(game, edition, fingerprint)
    return printed_for(title, edition)


@lru_cache(maxsize=32)
def _unchanging(game: str, edition: str, fingerprint: str) -> Printed:
    return printed_for(registry.title(game), edition, fingerprint)
