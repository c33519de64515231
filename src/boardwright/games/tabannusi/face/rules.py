"""The rules reference, clause by clause, with the values of an edition."""

from __future__ import annotations

from boardwright.faces.face import Clause
from boardwright.faces.telling.reference import clauses_of
from boardwright.games.tabannusi.edition import Printed, load
from boardwright.games.tabannusi.face import (
    clauses_cards,
    clauses_port,
    clauses_scoring,
    clauses_setup,
    clauses_solo,
    clauses_turn,
)
from boardwright.games.tabannusi.face.facts import facts_of
from boardwright.games.tabannusi.rulings import RULINGS

PARTS = (clauses_setup, clauses_turn, clauses_port, clauses_scoring, clauses_cards, clauses_solo)


def rules(printed: Printed | None = None) -> list[Clause]:
    """Return every clause in order; the values are those of the edition given, else of the shipped one."""
    chapters: dict[str, str] = {}
    clauses: dict[str, str] = {}
    for part in PARTS:
        chapters |= part.CHAPTERS
        clauses |= part.CLAUSES
    return clauses_of("TAB", chapters, clauses, RULINGS, facts_of(printed or load()))
