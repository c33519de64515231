"""Editions: the printed values of a game as data, read with the line of every mistake.

A game's own `edition.py` puts a `Shelf` together and asks a `Document` for every key it knows;
nothing is raised on the way, so that one reading finds all mistakes.
"""

from boardwright.editions.document import Document, read_text
from boardwright.editions.fingerprint import fingerprint, fingerprint_of
from boardwright.editions.problem import EditionError, Phrase, Problems
from boardwright.editions.provenance import SOURCES, Datum, Mark, Origin, Provenance
from boardwright.editions.shelf import DEFAULT, Content, Printed, Shelf
from boardwright.editions.table import Table, nearest, shown, sound

__all__ = [
    "DEFAULT",
    "SOURCES",
    "Content",
    "Datum",
    "Document",
    "EditionError",
    "Mark",
    "Origin",
    "Phrase",
    "Printed",
    "Problems",
    "Provenance",
    "Shelf",
    "Table",
    "fingerprint",
    "fingerprint_of",
    "nearest",
    "read_text",
    "shown",
    "sound",
]
