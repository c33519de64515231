"""How many bytes a position takes."""

from __future__ import annotations

import gc
import sys
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import Final

from boardwright.kernel.agenda import Agenda, Game
from boardwright.table.saves import fields_of

SHARED: Final = (type, ModuleType, FunctionType, BuiltinFunctionType, str)


def bytes_of(game: Game) -> int:
    """Return the size of a position with all it holds, without what all positions of a game share.

    Shared are the edition and the switches (single objects of the game that are no agenda), classes, words,
    and the small ints that Python keeps once.
    """
    seen = {id(part) for part in shared_parts(game)}
    size = 0
    waiting: list[object] = [game]
    while waiting:
        part = waiting.pop()
        if id(part) in seen or isinstance(part, SHARED) or is_kept_once(part):
            continue
        seen.add(id(part))
        size += sys.getsizeof(part)
        waiting += gc.get_referents(part)
    return size


def shared_parts(game: Game) -> list[object]:
    """Return what comes with the set-up and lies in every clone: single objects that are no agenda."""
    fields = [getattr(game, name) for name in fields_of(type(game))]
    return [part for part in fields if not isinstance(part, Agenda | list | dict | int | str | None)]


def is_kept_once(part: object) -> bool:
    """Tell whether Python shares this value: None, booleans and small ints."""
    return part is None or isinstance(part, bool) or (isinstance(part, int) and -5 <= part <= 256)
