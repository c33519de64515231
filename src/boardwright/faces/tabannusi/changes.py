"""What changed in a player's area between two positions, in a few words each."""

from __future__ import annotations

from typing import Final

from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.telling.wording import later, say
from boardwright.games.tabannusi.components import COLOURS, IN_AREA, TRACKS, total
from boardwright.games.tabannusi.state import Tabannusi

POINTS: Final = (later("{n} point"), later("{n} points"))
GOLD: Final = (later("{n} Gold"), later("{n} Gold"))
DICE: Final = (later("{n} {colour} die"), later("{n} {colour} dice"))
CRATES: Final = (later("{n} {colour} Crate face up"), later("{n} {colour} Crates face up"))
MARKERS: Final = (later("{n} Claim marker"), later("{n} Claim markers"))
WATER: Final = (later("{n} Water"), later("{n} Water"))
SPECIAL: Final = (later("{n} special Water"), later("{n} special Water"))
GARDENS: Final = (later("{n} Garden tile"), later("{n} Garden tiles"))
LEVEL: Final = (later("{colour} track to level {now}"), later("{colour} track to level {now}"))
HOUSES: Final = (later("{n} House on the Player board"), later("{n} Houses on the Player board"))


def signed(n: int) -> str:
    """Return a number with its sign."""
    return f"+{n}" if n > 0 else f"\N{MINUS SIGN}{-n}"


def changes(
    before: Tabannusi, after: Tabannusi, naming: Naming, seat: int, *, points: bool = True
) -> list[str]:
    """Return the changes of one player's numbers: points (if known), Gold, dice, Crates, markers, levels."""
    old, new = before.players[seat], after.players[seat]
    out: list[str] = []

    def note(templates: tuple[str, str], was: int, now: int, colour: str = "") -> None:
        """Note a change; the first template is for one thing."""
        if was != now:
            template = templates[0] if abs(now - was) == 1 else templates[1]
            out.append(say(template, n=signed(now - was), colour=colour, now=now))

    if points:
        note(POINTS, old.vp, new.vp)
    note(GOLD, old.gold, new.gold)
    for colour in range(COLOURS):
        note(DICE, old.dice[colour], new.dice[colour], naming.colour(colour))
    if not before.is_bot(seat):
        for colour in range(COLOURS):
            note(CRATES, old.crates_up(colour), new.crates_up(colour), naming.colour(colour))
        note(MARKERS, old.markers, new.markers)
        note(WATER, old.water, new.water)
        area = IN_AREA + seat
        note(SPECIAL, before.special.count(area), after.special.count(area))
    note(GARDENS, old.gardens, new.gardens)
    for track in range(TRACKS):
        note(LEVEL, old.mastery[track], new.mastery[track], naming.colour(track))
    note(HOUSES, total(old.houses), total(new.houses))
    return out
