"""What notes changed of what players have, as the log tells it of each line."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from boardwright.faces.face import Change
from boardwright.games.tabannusi.face.deltas import TOLD, counted, in_words
from boardwright.games.tabannusi.face.naming import naming_of
from boardwright.kernel.notes import Note
from boardwright.table.observation import Observation


def changes(seen: Observation, notes: Iterable[Note], names: Sequence[str]) -> list[Change]:
    """Return changes on the whole, by seat."""
    net, levels = counted(notes)
    naming = naming_of(seen, names)
    found = sorted((seat, TOLD[thing][0], thing) for (seat, thing), n in net.items() if n)
    return [
        Change(
            seat,
            thing,
            net[seat, thing],
            in_words(naming, thing, net[seat, thing], levels.get((seat, thing), 0)),
        )
        for seat, _, thing in found
    ]
