"""`boardwright play`: a new or a saved game, in the browser or in the terminal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from boardwright.cli.arguments import read_kinds, read_setup, read_title
from boardwright.cli.logs import edition_of
from boardwright.cli.problem import Problem
from boardwright.cli.seeds import read_seed
from boardwright.cli.terminal.session import Session
from boardwright.cli.terminal.voice import voice
from boardwright.cli.terminal.wording import default_names
from boardwright.faces.registry import face
from boardwright.games.seat_names import machine_name, read_name, tell_apart
from boardwright.table.editions import printed_for
from boardwright.table.log import read_log
from boardwright.table.replay import replay
from boardwright.table.table import Table


@dataclass(frozen=True)
class Wishes:
    """What the command line asks for; empty where it says nothing."""

    game: str = ""
    seats: str = ""
    names: str = ""
    options: Sequence[str] = ()
    edition: str = ""
    seed: str = ""
    continued: Path | None = None


def play_here(wishes: Wishes, plain: bool) -> None:
    """Play in the terminal. Raises Problem and the errors of set-ups, editions and logs."""
    table, kinds, names = wished_table(wishes)
    Session(table, face(table.title.name), kinds, names, voice(plain)).play()


def play_in_browser(wishes: Wishes, port: int, open_browser: bool) -> None:
    """Serve the game, or the home page if none is wished for, and open the browser.

    Raises Problem and the errors of set-ups, editions, logs and the server.
    """
    from boardwright.cli.browser import serve_table, serve_tables

    if wishes == Wishes():
        serve_tables("127.0.0.1", port, "", open_browser)
        return
    table, kinds, names = wished_table(wishes)
    # The server looks editions up by name whenever it starts, so a file elsewhere would be lost.
    printed_for(table.title, table.setup.edition, table.setup.fingerprint)
    serve_table(table, kinds, names, port, open_browser)


def wished_table(wishes: Wishes) -> tuple[Table, list[str], list[str]]:
    """Return the table, and by seat who sits there and under which name."""
    seed = read_seed(wishes.seed)
    if wishes.continued is not None:
        table, kinds = continued_table(wishes, seed)
    else:
        title = read_title(wishes.game)
        kinds = read_kinds(wishes.seats or default_seats(title.minimum_seats), title, people=True)
        setup, printed = read_setup(title, len(kinds), wishes.options, wishes.edition)
        table = Table.begin(setup, seed, printed, people(kinds))
    names = read_names(wishes.names, kinds)
    tell_apart([*names, *(rival.name for rival in table.title.rivals(table.game, table.printed))])
    return table, kinds, names


def continued_table(wishes: Wishes, seed: str) -> tuple[Table, list[str]]:
    """Return the table of a log, and who sits where from now on. Raises Problem or LogError."""
    assert wishes.continued is not None
    log = read_log(wishes.continued)
    setup = log.header.setup
    if wishes.game and wishes.game.lower() != setup.game:
        raise Problem(f"{wishes.continued} is a game of {setup.game}, not {wishes.game}; leave the name out.")
    if wishes.options:
        raise Problem(f"{wishes.continued} has its own options; leave --option out.")
    title = read_title(setup.game)
    kinds = read_kinds(wishes.seats or default_seats(setup.seats), title, people=True)
    if len(kinds) != setup.seats:
        raise Problem(f"{wishes.continued} has {setup.seats} seats, not {len(kinds)}; name a kind for each.")
    table = replay(log, seed=seed, printed=edition_of(log, wishes.edition), confirm=people(kinds)).table
    table.carry_on()
    return table, kinds


def people(kinds: Sequence[str]) -> frozenset[int]:
    """Return the seats of humans: their turns wait for Confirm."""
    return frozenset(seat for seat, kind in enumerate(kinds) if kind == "human")


def default_seats(seats: int) -> str:
    """Return one human against greedy players."""
    return ",".join(["human"] + ["greedy"] * (seats - 1))


def read_names(text: str, kinds: Sequence[str]) -> list[str]:
    """Return a name for every seat; those that are not given speak of the kind.

    Raises Problem or SetupError.
    """
    given = [read_name(name) for name in text.split(",")] if text else []
    if len(given) > len(kinds):
        raise Problem(f"--names has {len(given)} names for {len(kinds)} seats; give at most one for each.")
    names = default_names(len(kinds))
    for seat, kind in enumerate(kinds):
        if seat < len(given) and given[seat]:
            names[seat] = given[seat]
        elif kind != "human":
            names[seat] = machine_name(kind, seat)
    return names
