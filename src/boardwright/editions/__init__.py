"""Editions: the printed values of a game as data, read with the line of every mistake.

A game's own `edition.py` opens a `Document`, asks its tables for every key it knows, and then looks at
`problems()`: nothing is raised on the way, so that one reading finds all mistakes.
"""

from boardwright.editions.document import Document, read_text
from boardwright.editions.fingerprint import fingerprint, fingerprint_of
from boardwright.editions.problem import EditionError, Phrase, Problems
from boardwright.editions.provenance import SOURCES, Datum, Mark, Origin, Provenance
from boardwright.editions.table import Table, nearest, shown, sound

__all__ = [
    "SOURCES",
    "Datum",
    "Document",
    "EditionError",
    "Mark",
    "Origin",
    "Phrase",
    "Problems",
    "Provenance",
    "Table",
    "fingerprint",
    "fingerprint_of",
    "nearest",
    "read_text",
    "shown",
    "sound",
]
