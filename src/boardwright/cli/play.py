"""`boardwright play`: a new or a saved game, in the browser or in the terminal."""

from __future__ import annotations

import shlex
import sys
from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

from boardwright.cli.arguments import read_kinds, read_setup, read_title
from boardwright.cli.logs import edition_of
from boardwright.cli.problem import Problem
from boardwright.cli.seeds import read_seed
from boardwright.cli.terminal.first_game import Guide
from boardwright.cli.terminal.keeping import Keeper, Kept, kept_games
from boardwright.cli.terminal.session import Session
from boardwright.cli.terminal.voice import Voice, voice
from boardwright.cli.terminal.wording import default_names
from boardwright.faces import i18n
from boardwright.faces.registry import face
from boardwright.faces.telling.wording import say
from boardwright.games.seat_names import machine_name, read_name, tell_apart
from boardwright.table.editions import printed_for
from boardwright.table.log import read_log
from boardwright.table.opening import opening_of
from boardwright.table.replay import replay
from boardwright.table.table import Table

MOST_OFFERED: Final = 5  # unfinished games, the last ones


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
    explained: bool = False  # as a first game
    guided: bool = False  # through the opening that the game brings


def play_here(wishes: Wishes, plain: bool) -> None:
    """Play in the terminal. Raises Problem and the errors of set-ups, editions and logs."""
    heard = voice(plain)
    if wishes.continued is None:
        wishes = offered(heard, wishes, plain)
    table, kinds, names = wished_table(wishes)
    keeper = Keeper(
        table.title.name, command_before(plain), arguments_after(wishes, kinds, names), wishes.continued
    )
    shown = face(table.title.name)
    guide = Guide(table, shown, explains=wishes.explained, guided=wishes.guided)
    Session(table, shown, kinds, names, heard, keeper, guide).play()


def offered(heard: Voice, wishes: Wishes, plain: bool) -> Wishes:
    """Tell which games are unfinished; return the wish for one of them if somebody types its number."""
    kept = kept_games()[:MOST_OFFERED]
    if not kept:
        return wishes
    heard.say(say("Unfinished games are kept; these go on:"))
    for number, one in enumerate(kept, 1):
        heard.say(f"{number}  {one.told}")
        heard.verbatim("   " + shlex.join([*command_before(plain), "--from", str(one.path), *one.arguments]))
    try:
        prompt = say("Number of a game, or Enter for a new one > ")
        while sys.stdin.isatty() and (entered := heard.ask(prompt)):
            if entered.isdigit() and 1 <= int(entered) <= len(kept):
                return wishes_of(kept[int(entered) - 1])
    except EOFError:  # the game hears of it, too
        pass
    return wishes


def wishes_of(kept: Kept) -> Wishes:
    """Return the wish to go on with an unfinished game."""
    named = dict(zip(kept.arguments[::2], kept.arguments[1::2], strict=False))
    return Wishes(
        seats=named.get("--seats", ""),
        names=named.get("--names", ""),
        edition=named.get("--edition", ""),
        continued=kept.path,
    )


def command_before(plain: bool) -> list[str]:
    """Return the words of a command that goes on with a game, up to its file."""
    spoken = i18n.language.get()
    language = [] if spoken == i18n.ENGLISH else ["--language", spoken]
    return ["boardwright", *language, "play", "--terminal", *(["--plain"] if plain else [])]


def arguments_after(wishes: Wishes, kinds: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return what a log does not hold, as arguments: who sits where, under which names, a file's edition."""
    out = [] if ",".join(kinds) == default_seats(len(kinds)) else ["--seats", ",".join(kinds)]
    if list(names) != read_names("", kinds):
        out += ["--names", ",".join(names)]
    path = Path(wishes.edition)
    if wishes.edition and path.is_file():
        out += ["--edition", str(path.absolute())]
    return out


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
    if wishes.guided:
        return guided_table(wishes)
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


def guided_table(wishes: Wishes) -> tuple[Table, list[str], list[str]]:
    """Return the table of a game's guided opening, as `wished_table`. Raises Problem."""
    title = read_title(wishes.game)
    opening = opening_of(title.name)
    if opening is None:
        raise Problem(f"{title.name} has no guided opening; leave --guided out.")
    if wishes.seats or wishes.options or wishes.edition or wishes.seed or wishes.continued is not None:
        raise Problem("A guided opening has its own seats, options, edition and seed; leave those out.")
    printed = title.load(opening.setup.edition)
    setup = replace(opening.setup, fingerprint=printed.fingerprint)
    kinds = default_seats(setup.seats).split(",")
    table = Table.begin(setup, opening.seed, printed, people(kinds))
    return table, kinds, read_names(wishes.names, kinds)


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
