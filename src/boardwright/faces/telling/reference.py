"""The rules reference from a table of clauses."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from boardwright.faces.face import Clause
from boardwright.faces.telling.wording import say
from boardwright.games.title import Ruling


def clauses_of(
    prefix: str,
    chapters: Mapping[str, str],
    clauses: Mapping[str, str],
    rulings: Sequence[Ruling],
    facts: Mapping[str, object],
) -> list[Clause]:
    """Return every clause in order, its values filled in, with the rulings that speak of it.

    `chapters` and `clauses` are templates by number (`8`, `8.6`); `prefix` makes an id of a number.
    """
    resting: dict[str, list[str]] = {}  # clause -> the rulings that speak of it
    for ruling in rulings:
        for clause in ruling.clauses:
            resting.setdefault(clause, []).append(ruling.id)
    return [
        Clause(
            id=f"{prefix}-{number}",
            chapter=say(chapters[number.partition(".")[0]], **facts),
            text=say(template, **facts),
            rulings=tuple(resting.get(f"{prefix}-{number}", [])),
        )
        for number, template in clauses.items()
    ]
