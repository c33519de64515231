"""What players gained and lost between two positions."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.faces.baghdad.naming import Naming, coins, favour
from boardwright.faces.telling.wording import both, say, say_count
from boardwright.games.baghdad.components import GOODS
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.state import Baghdad

# What is counted; goods follow by kind.
COINS = 0
STEPS = 1
WILDS = 2
FAVOUR = 3
SHAME = 4
FIRST_GOOD = 5


@dataclass(frozen=True)
class Change:
    """A player has more or less of something."""

    seat: int
    what: int
    n: int


def changes(before: Baghdad, after: Baghdad) -> list[Change]:
    """Return every change of what players hold, by seat."""
    out: list[Change] = []
    for seat in range(before.seats):
        old, new = held(before.players[seat]), held(after.players[seat])
        out += [
            Change(seat, what, new[what] - old[what]) for what in range(len(old)) if new[what] != old[what]
        ]
    return out


def merged(found: list[Change]) -> list[Change]:
    """Return one change for each player and thing; none where nothing remains."""
    sums: dict[tuple[int, int], int] = {}
    for change in found:
        key = (change.seat, change.what)
        sums[key] = sums.get(key, 0) + change.n
    return [Change(seat, what, n) for (seat, what), n in sums.items() if n]


def without(found: list[Change], others: list[Change]) -> list[Change]:
    """Return changes less those that are told elsewhere."""
    return merged(found + [Change(other.seat, other.what, -other.n) for other in others])


def held(player: Player) -> list[int]:
    """Return all that a player holds, in the order of the constants above."""
    return [player.coins, player.steps, player.wilds, player.favour, player.shame, *player.goods[:GOODS]]


def amount(naming: Naming, what: int, n: int) -> str:
    """Return a number of something."""
    if what == COINS:
        return coins(n)
    if what == FAVOUR:
        return favour(n)
    if what == STEPS:
        return say_count("{n} step", "{n} steps", n)
    if what == WILDS:
        return say_count("{n} wild", "{n} wilds", n)
    if what == SHAME:
        return say_count("{n} shame token", "{n} shame tokens", n)
    return say("{n} {good}", n=n, good=naming.good(what - FIRST_GOOD))


def delta(naming: Naming, change: Change, whose: int) -> str:
    """Return a change as it stands beside a story: `+2 coins`; by name where it is another's."""
    sign = "+" if change.n > 0 else "\N{MINUS SIGN}"
    text = sign + amount(naming, change.what, abs(change.n))
    return text if change.seat == whose else naming.change(change.seat, text)


def said_to(naming: Naming, seat: int, found: list[Change]) -> list[str]:
    """Return what a player gains and loses as sentences to that player."""
    mine = [change for change in found if change.seat == seat]
    gained = [amount(naming, change.what, change.n) for change in mine if change.n > 0]
    lost = [amount(naming, change.what, -change.n) for change in mine if change.n < 0]
    out: list[str] = []
    if gained:
        out.append(say("you gain {amounts}.", amounts=both(gained)))
    if lost:
        out.append(say("you give {amounts}.", amounts=both(lost)))
    return out
