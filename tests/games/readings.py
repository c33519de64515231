"""The switches of a game by name. Compiled classes have no `vars()`."""

from __future__ import annotations


def readings(switches: object) -> dict[str, bool]:
    """Return every switch and whether it is set."""
    return {name: getattr(switches, name) for name in dir(switches) if not name.startswith("_")}
