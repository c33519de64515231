"""Editions that have been read: those that are shipped, and those whose content a table names.

What is wrong with one is said without the folders of this machine: it may be read anywhere.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from boardwright.editions import EditionError
from boardwright.games import registry
from boardwright.games.title import Printed, SetupError
from boardwright.table.editions import NoEdition, printed_for


def printed(game: str, edition: str, fingerprint: str = "") -> Printed:
    """Return an edition. Raises SetupError and EditionError with one sentence.

    A user's own edition is read again for each new table, since its file may have been corrected.
    """
    title = registry.title(game)
    try:
        if fingerprint or edition in title.shelf.editions():
            return _unchanging(game, edition, fingerprint)
        return printed_for(title, edition)
    except NoEdition as error:
        raise SetupError(error.outside) from None
    except EditionError as error:
        raise EditionError(Path(error.path).name, error.line, error.key, error.message) from None


@lru_cache(maxsize=32)
def _unchanging(game: str, edition: str, fingerprint: str) -> Printed:
    return printed_for(registry.title(game), edition, fingerprint)
