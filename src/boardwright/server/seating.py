"""What those at a table are called: people as they like, machines by how they play."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.i18n import _
from boardwright.faces.telling.wording import capital
from boardwright.games.seat_names import machine_name
from boardwright.server.store import HUMAN, Chair


def level(player: str) -> str:
    """Return how well a machine plays, in a word."""
    return {"random": _("random"), "greedy": _("greedy")}.get(player, player)


def names_of(chairs: Sequence[Chair]) -> list[str]:
    """Return the names by seat; a machine that somebody named keeps that name."""
    return [
        _("%(level)s %(number)s") % {"level": capital(level(chair.kind)), "number": seat + 1}
        if chair.kind != HUMAN and chair.name == machine_name(chair.kind, seat)
        else chair.name
        for seat, chair in enumerate(chairs)
    ]
