"""Where points came from: by how much each row of the score sheet has grown."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.i18n import _
from boardwright.faces.telling.wording import both, translated, with_sign

Sheet = Sequence[tuple[str, Sequence[int]]]  # Title.sheet


def sources(before: Sheet, after: Sheet, seat: int) -> str:
    """Return the rows from which a seat has got points between two sheets, such as “Meadows +2”, or none."""
    old = {category: points[seat] for category, points in before}
    grown = [(category, points[seat] - old.get(category, 0)) for category, points in after]
    told = [
        _("%(source)s %(points)s") % {"source": translated(category), "points": with_sign(by, str)}
        for category, by in grown
        if by
    ]
    return both(told) if told else ""
