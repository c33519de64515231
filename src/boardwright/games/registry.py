"""Which games there are: every package that an installed project names as entry point `boardwright.games`.

    [project.entry-points."boardwright.games"]
    my-game = "my_game"

The package has rooms of known names, each imported only when it is asked for: `title`, `face`, `evaluation`.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from typing import Any, Final, cast

from boardwright.games.title import SetupError, Title
from boardwright.sentence import Sentence

GROUP: Final = "boardwright.games"


@lru_cache(maxsize=1)
def packages() -> dict[str, str]:
    """Return the package of every game by the game's name, in the order in which they are shown."""
    found = sorted(entry_points(group=GROUP), key=lambda point: point.name)
    return {point.name: point.value for point in found}


def names() -> tuple[str, ...]:
    """Return the names of the games, such as `attandarra`, in the order in which they are shown."""
    return tuple(packages())


def package(name: str) -> str:
    """Return the package of a game. Raises SetupError naming the games there are."""
    if not packages():
        raise SetupError(Sentence("No game is installed here; install boardwright again."))
    if name not in packages():
        known = ", ".join(names())
        raise SetupError(
            Sentence("There is no game called {name}; choose from {known}.", name=name, known=known)
        )
    return packages()[name]


def room(name: str, part: str) -> Any:  # noqa: ANN401 - each caller knows what it asks for
    """Return a module of a game. Raises SetupError for a game that is not there or cannot be imported."""
    whole = package(name)
    try:
        return import_module(f"{whole}.{part}")
    except ImportError as error:
        raise SetupError(
            Sentence(
                "The game {name} cannot be loaded ({error}); update or remove what brings {package}.",
                name=name,
                error=error,
                package=whole,
            )
        ) from error


def has_room(name: str, part: str) -> bool:
    """Tell whether a game brings a module. Raises SetupError as `package`."""
    return find_spec(f"{package(name)}.{part}") is not None


def title(name: str) -> Title:
    """Return a game by its name. Raises SetupError naming the games there are."""
    return cast(Title, room(name, "title").TITLE)


def titles() -> list[Title]:
    """Return all games in the order they are shown. Raises SetupError where one cannot be loaded."""
    return [title(name) for name in names()]


def look(name: str) -> Traversable:
    """Return the folder of a game's style, cover and symbols. Raises SetupError as `package`."""
    return files(package(name)) / "face" / "static"
