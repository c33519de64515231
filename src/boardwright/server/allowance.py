"""How much one guest, and all guests behind one address, may do in a while: generous for people."""

from __future__ import annotations

import math
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from starlette.requests import Request

from boardwright.faces.telling.wording import later
from boardwright.sentence import Sentence, counted
from boardwright.server.connections import counted_as
from boardwright.server.problems import Problem

TOO_MANY: Final = later(
    "So many tables were opened from here lately that no other can be; play at those, or come back in {wait}."
)
TOO_FAST: Final = later("That is faster than people play, so nothing was changed; go on in {wait}.")
MINUTE: Final = 60  # seconds
REMEMBERED: Final = 10_000  # who did something lately; the rest has its whole allowance again


class Allowance:
    """So many of something in so many seconds for each of those who ask; what is spent comes back evenly."""

    def __init__(self, most: int, seconds: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.most = most
        self._each = seconds / most  # until one comes back
        self._clock = clock
        self._whole: OrderedDict[str, float] = OrderedDict()  # who -> when all of it will be back

    def wait(self, who: str) -> int:
        """Return after how many seconds somebody may do one more; 0: now."""
        whole = max(self._whole.get(who, 0.0), self._clock())
        return math.ceil(max(0.0, whole - self._clock() - (self.most - 1) * self._each))

    def spend(self, who: str) -> None:
        """Take one from somebody's allowance."""
        self._whole[who] = max(self._whole.get(who, 0.0), self._clock()) + self._each
        self._whole.move_to_end(who)
        while len(self._whole) > REMEMBERED:
            self._whole.popitem(last=False)


@dataclass(frozen=True)
class Allowances:
    """Of one kind of request: a guest has one, and an address has one for all its guests."""

    guest: Allowance
    address: Allowance

    def spend(self, identity: str, address: str) -> int:
        """Take one from both, or from neither: then return after how many seconds to come back."""
        place = counted_as(address)
        wait = max(self.guest.wait(identity), self.address.wait(place))
        if not wait:
            self.guest.spend(identity)
            self.address.spend(place)
        return wait


def spend(request: Request, allowances: Allowances, identity: str, sentence: str) -> None:
    """Take one from what a request's guest and address may do. Raises Problem saying when to come back."""
    address = request.client.host if request.client else ""
    wait = allowances.spend(identity, address)
    if wait:
        raise Problem(429, Sentence(sentence, wait=in_time(wait)), wait)


def in_time(seconds: int) -> Sentence:
    """Return how long somebody has to wait, in words."""
    if seconds < 2 * MINUTE:
        return counted("{n} second", "{n} seconds", seconds)
    minutes = math.ceil(seconds / MINUTE)
    return counted("{n} minute", "{n} minutes", minutes)
