"""Editions: the printed values of a game as data, read with the line of every mistake.

A game declares each table of its file once, as a `Section` or `Rows`, and its `edition.py` puts a `Shelf`
together; nothing is raised on the way, so that one reading finds all mistakes.
"""

from boardwright.editions.agreement import falling, falling_each_once, rising
from boardwright.editions.document import Document, read_text
from boardwright.editions.fingerprint import fingerprint, fingerprint_of
from boardwright.editions.problem import EditionError, Problems
from boardwright.editions.provenance import SOURCES, Datum, Mark, Origin, Provenance
from boardwright.editions.section import Part, Reading, Row, Rows, Section, check, sections_in
from boardwright.editions.shelf import DEFAULT, Printed, Shelf
from boardwright.editions.toml_table import TomlTable, nearest, shown, sound

__all__ = [
    "DEFAULT",
    "SOURCES",
    "Datum",
    "Document",
    "EditionError",
    "Mark",
    "Origin",
    "Part",
    "Printed",
    "Problems",
    "Provenance",
    "Reading",
    "Row",
    "Rows",
    "Section",
    "Shelf",
    "TomlTable",
    "check",
    "falling",
    "falling_each_once",
    "fingerprint",
    "fingerprint_of",
    "nearest",
    "read_text",
    "rising",
    "sections_in",
    "shown",
    "sound",
]
