"""Heavy board games by their rules.

>>> import boardwright
>>> table = boardwright.begin("attandarra", seats=2, seed="81")
>>> table.legal[:2]
['build hospital A1', 'build hospital B1']
>>> table.play("build hospital C2").current_player
0

`games.names()` tells what can be played, `begin` and `load` return a `Table`,
`table.observe(seat)` an `Observation`, which is what a `player` answers from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from boardwright import games
    from boardwright.front_door import begin, load
    from boardwright.kernel.chance import Rng
    from boardwright.kernel.packing import CHANCE, NOBODY
    from boardwright.players.registry import player
    from boardwright.table.observation import Observation
    from boardwright.table.position import Position
    from boardwright.table.refused import Refused
    from boardwright.table.table import Table

__all__ = [
    "CHANCE",
    "NOBODY",
    "Observation",
    "Position",
    "Refused",
    "Rng",
    "Table",
    "begin",
    "games",
    "load",
    "player",
]

# Looked up when first asked for: what needs one engine alone does not wait for everything else.
_ROOMS: Final = {
    "begin": "front_door",
    "load": "front_door",
    "Rng": "kernel.chance",
    "CHANCE": "kernel.packing",
    "NOBODY": "kernel.packing",
    "player": "players.registry",
    "Observation": "table.observation",
    "Position": "table.position",
    "Refused": "table.refused",
    "Table": "table.table",
}


def __getattr__(name: str) -> object:
    """Return a public name from its room."""
    from importlib import import_module

    if name == "games":
        return import_module("boardwright.games")
    if name not in _ROOMS:
        raise AttributeError(f"boardwright has no {name}; it offers {', '.join(__all__)}")
    globals()[name] = found = getattr(import_module(f"boardwright.{_ROOMS[name]}"), name)
    return found


def __dir__() -> list[str]:
    """Return the public names."""
    return __all__
