"""From the words of a command line to a set-up game. Every mistake is a Problem or SetupError."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path

from boardwright.cli.problem import Problem, choose_from
from boardwright.faces import i18n
from boardwright.games import registry
from boardwright.games.title import Printed, Setup, SetupError, Title, check_setup
from boardwright.table.editions import folder, printed_for


def read_title(name: str) -> Title:
    """Return a game by its name. Raises Problem."""
    if not name:
        raise Problem(f"No game is named; choose from {', '.join(registry.names())}.")
    if name.lower() not in registry.names():
        raise Problem(f"There is no game called {name}; {choose_from(name.lower(), registry.names())}")
    return registry.title(name.lower())


def read_edition(title: Title, name: str) -> Printed:
    """Return an edition by its name, or the one in a file. Raises Problem, SetupError or EditionError.

    Names are those of shipped editions and of the user's own in the folder for them.
    """
    path = edition_file(title, name)
    if path is not None:
        return title.load(path=path)
    shipped = title.shelf.editions()
    if not name or name in shipped:
        return title.load(name) if name else title.load()
    if get_close_matches(name, shipped, 1) and not (folder(title.name) / f"{name}.toml").exists():
        raise Problem(f"{title.label} has no edition {name}; {choose_from(name, shipped)}")
    return printed_for(title, name)


def edition_file(title: Title, name: str) -> Path | None:
    """Return the file that `--edition` names, or None if it is the name of an edition, or empty."""
    path = Path(name)
    if not name or name in title.shelf.editions():
        return None
    if path.is_file() or path.suffix == ".toml" or len(path.parts) > 1:
        return path.absolute()
    return None


def read_options(title: Title, words: Sequence[str]) -> dict[str, str]:
    """Return the options that differ from the default, from `NAME` and `NAME=VALUE`. Raises Problem."""
    known = {option.name: option for option in title.options}
    out: dict[str, str] = {}
    for word in words:
        name, given, value = word.partition("=")
        if name not in known:
            raise Problem(f"{title.label} has no option {name or word!r}; {choose_from(name, list(known))}")
        values = known[name].values
        if not given:
            value = switched_on(name, values)
        if value not in values:
            raise Problem(f"Option {name} cannot be {value or 'empty'}; {choose_from(value, values)}")
        if name in out:
            raise Problem(f"Option {name} is given twice; give it once.")
        out[name] = value
    return {name: value for name, value in out.items() if value != known[name].values[0]}


def switched_on(name: str, values: Sequence[str]) -> str:
    """Return what the bare name of an option stands for. Raises Problem if nothing."""
    for value in ("on", "yes"):
        if value in values:
            return value
    raise Problem(f"Option {name} needs a value; write {name}=VALUE with one of {', '.join(values)}.")


def read_setup(title: Title, seats: int, options: Sequence[str], edition: str) -> tuple[Setup, Printed]:
    """Return the set-up of a new game and the edition it is played with. Raises Problem or SetupError."""
    chosen = read_options(title, options)
    check_setup(title, Setup(title.name, seats, chosen))
    printed = read_edition(title, edition)
    setup = Setup(title.name, seats, chosen, printed.name, printed.fingerprint, title.newest_rulings)
    return setup, printed


def read_list(text: str) -> list[str]:
    """Return the parts of a comma list, without spaces around them."""
    return [part.strip() for part in text.split(",")]


def read_kinds(text: str, title: Title, *, people: bool) -> list[str]:
    """Return who sits in each seat: `human` if people may play, or the spec of a computer player."""
    kinds = read_list(text)
    if not title.minimum_seats <= len(kinds) <= title.maximum_seats:
        raise Problem(
            f"{title.label} is played by {title.minimum_seats} to {title.maximum_seats}, not by {len(kinds)};"
            " name one kind for each seat, such as greedy,random."
        )
    for kind in kinds:
        if not (people and kind == "human"):
            check_player(kind, people=people)
    return kinds


def check_player(spec: str, *, people: bool) -> None:
    """Raise Problem unless a spec names a computer player."""
    from boardwright.players.registry import player

    try:
        player(spec)
    except (ValueError, SetupError) as error:
        if not people and spec == "human":
            raise Problem("A human cannot be simulated; use boardwright play for that.") from None
        raise Problem(str(error)) from None


def speak(language: str) -> None:
    """Say what games say in another language from here on. Raises Problem if there is no such."""
    wanted = language.replace("-", "_").lower()
    known = {code.lower(): code for code in i18n.known_languages()}
    if wanted not in known:
        raise Problem(f"There is no language {language}; {choose_from(language, list(known.values()))}")
    i18n.language.set(known[wanted])
