"""The games: `names()` and `titles()` tell which there are, each is a package of its own.

>>> import boardwright
>>> boardwright.games.names()
('attandarra', 'baghdad', 'bot-factory', 'tabannusi')
>>> [(title.label, title.minimum_seats, title.maximum_seats) for title in boardwright.games.titles()][:2]
[('Attandarra', 2, 4), ('Baghdad: The City of Peace', 1, 4)]
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from boardwright.games.registry import names, titles

__all__ = ["names", "titles"]


def __getattr__(name: str) -> object:
    """Return what tells of the games. Looked up when asked for: an engine does not wait for it."""
    if name not in __all__:
        raise AttributeError(f"boardwright.games has no {name}; it offers {', '.join(__all__)}")
    from boardwright.games import registry

    globals()[name] = found = getattr(registry, name)
    return found
