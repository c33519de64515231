"""Every command with its options. The work itself is done in modules that are imported on use."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Annotated

import typer

from boardwright.cli.frame import Commands, Helpful

app = typer.Typer(
    name="boardwright",
    cls=Commands,
    help="Play heavy board games by the rules, with people and with computer players.",
    rich_markup_mode=None,  # plain lines: quick, and fit for a screen reader
    pretty_exceptions_enable=False,
    add_completion=True,
)
edition_app = typer.Typer(cls=Helpful, help="Show, check or copy the printed values of a game.")
app.add_typer(edition_app, name="edition")


@cache
def application() -> Commands:
    """Return the command line."""
    command = typer.main.get_command(app)
    assert isinstance(command, Commands)
    return command


class Format(StrEnum):
    """A file format for results."""

    csv = "csv"
    json = "json"


GameName = Annotated[str, typer.Argument(metavar="GAME", help="Name of the game; see boardwright games.")]
Json = Annotated[bool, typer.Option("--json", help="Write JSON for a program to read.")]
TableOptions = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME[=VALUE]", help="Choose a module, variant or reading."),
]
EditionName = Annotated[
    str, typer.Option("--edition", "-e", metavar="NAME|FILE", help="Printed values to play with.")
]


def say_version(wanted: bool) -> None:
    """Print the version and whether the engines are compiled, and stop."""
    if wanted:
        from boardwright.build_info import compiled, version

        typer.echo(f"boardwright {version()}, engines {'compiled' if compiled() else 'interpreted'}")
        raise typer.Exit


@app.callback()
def common(
    version: Annotated[
        bool,
        typer.Option("--version", callback=say_version, is_eager=True, help="Show the version and exit."),
    ] = False,
    language: Annotated[
        str,
        typer.Option(
            envvar="BOARDWRIGHT_LANGUAGE",
            metavar="CODE",
            help="Language of rules, questions and logs, such as zh_Hant; pages have a switch of their own.",
        ),
    ] = "",
) -> None:
    """Play heavy board games by the rules, with people and with computer players."""
    if language:
        from boardwright.cli.arguments import speak

        speak(language)


@app.command()
def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help="Name of the game.")] = "",
    seats: Annotated[
        str, typer.Option(metavar="KIND,...", help="Who sits where: human, or a computer player.")
    ] = "",
    names: Annotated[str, typer.Option(metavar="NAME,...", help="Names of the players by seat.")] = "",
    option: TableOptions = None,
    edition: EditionName = "",
    seed: Annotated[str, typer.Option(help="The same seed deals the same game.")] = "",
    terminal: Annotated[
        bool, typer.Option("--terminal", "-t", help="Play here, not in the browser.")
    ] = False,
    plain: Annotated[bool, typer.Option("--plain", help="Plain lines only, for a screen reader.")] = False,
    continued: Annotated[
        Path | None, typer.Option("--from", metavar="FILE", help="Continue a saved game or log.")
    ] = None,
    explained: Annotated[
        bool, typer.Option("--first-game", help="In the terminal: explain the game as it goes.")
    ] = False,
    guided: Annotated[
        bool, typer.Option("--guided", help="In the terminal: be led through the first turns.")
    ] = False,
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port of the browser game; 0: any.")] = 0,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open the browser, or only print the address.")
    ] = True,
) -> None:
    """Play a game in the browser, or in this terminal."""
    from boardwright.cli.play import Wishes, play_here, play_in_browser

    wishes = Wishes(
        game=game,
        seats=seats,
        names=names,
        options=tuple(option or ()),
        edition=edition,
        seed=seed,
        continued=continued,
        explained=explained,
        guided=guided,
    )
    if terminal:
        play_here(wishes, plain)
    else:
        play_in_browser(wishes, port, browser)


@app.command()
def games(json: Json = False) -> None:
    """List the games with their seats, options and editions."""
    from boardwright.cli.games import list_games

    list_games(json)


@app.command()
def rules(
    game: GameName,
    clause: Annotated[
        str, typer.Argument(metavar="[CLAUSE]", help="One clause (ATT-5.8), a chapter (5) or a word.")
    ] = "",
    json: Json = False,
) -> None:
    """Show the rules of a game, or one clause."""
    from boardwright.cli.rules import show_rules

    show_rules(game, clause, json)


@app.command()
def aid(
    game: GameName,
    thing: Annotated[str, typer.Argument(help="A code, such as S05, or a word: what that is.")] = "",
    json: Json = False,
) -> None:
    """Show the player aid: one page with all that a turn can do; or what a thing of the game is."""
    from boardwright.cli.rules import show_aid

    show_aid(game, thing, json)


@app.command()
def simulate(
    game: GameName,
    players: Annotated[
        str, typer.Option("--players", "-p", metavar="KIND,...", help="Computer players, one for each seat.")
    ],
    num: Annotated[int, typer.Option("--num", "-n", min=1, help="Number of games.")] = 100,
    seed: Annotated[str, typer.Option("--seed", "-s", help="The same seed plays the same games.")] = "1",
    option: TableOptions = None,
    edition: EditionName = "",
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=0, help="Processes; 0: one for each core.")] = 0,
    fixed_seats: Annotated[
        bool, typer.Option("--fixed-seats", help="Keep everybody in their seat; otherwise seats rotate.")
    ] = False,
    output: Annotated[
        Path | None, typer.Option("--output", metavar="DIR", help="New folder for the results.")
    ] = None,
    table_format: Annotated[Format, typer.Option("--format", help="Format of the results.")] = Format.csv,
    logs: Annotated[bool, typer.Option("--logs", help="Write the log of every game to the folder.")] = False,
    json: Json = False,
) -> None:
    """Let computer players play many games, and compare them."""
    from boardwright.cli.simulate import Order, simulate_games

    simulate_games(
        Order(
            game=game,
            players=players,
            games=num,
            seed=seed,
            options=option or [],
            edition=edition,
            jobs=jobs,
            fixed_seats=fixed_seats,
            output=output,
            format=table_format.value,
            logs=logs,
        ),
        json,
    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Log of a game.")],
    at: Annotated[
        int | None, typer.Option("--at", help="Number of the last line to replay; negative: from the end.")
    ] = None,
    viewer: Annotated[
        int | None, typer.Option("--viewer", min=0, help="See the table from a seat, not as a spectator.")
    ] = None,
    edition: EditionName = "",
    json: Json = False,
) -> None:
    """Show the table after a line of a log."""
    from boardwright.cli.replay import show_position

    show_position(file, at, viewer, edition, json)


@app.command()
def validate(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="Log of a game, or an edition.")],
    edition: EditionName = "",
    json: Json = False,
) -> None:
    """Check a log or an edition: the first thing wrong."""
    from boardwright.cli.validate import validate_file

    validate_file(file, edition, json)


@edition_app.command("show")
def edition_show(
    game: GameName,
    name: Annotated[str, typer.Argument(metavar="[NAME|FILE]", help="A shipped edition or a file.")] = "",
    json: Json = False,
) -> None:
    """Show the printed values of an edition, and where each comes from."""
    from boardwright.cli.edition import show_edition

    show_edition(game, name, json)


@edition_app.command("check")
def edition_check(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The edition to check.")],
    json: Json = False,
) -> None:
    """Check an edition file, and list everything wrong with it."""
    from boardwright.cli.edition import check_edition

    check_edition(game, file, json)


@edition_app.command("new")
def edition_new(
    game: GameName,
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The file to write; it must not exist.")],
) -> None:
    """Write a copy of the shipped edition to correct."""
    from boardwright.cli.edition import new_edition

    new_edition(game, file)


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Address to listen on; the default is this machine only.")] = (
        "127.0.0.1"
    ),
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0: any free one.")] = 8000,
    database: Annotated[
        str, typer.Option(metavar="URL", help="Where tables are kept; otherwise a file of this user.")
    ] = "",
) -> None:
    """Serve tables for several people."""
    from boardwright.cli.browser import serve_tables

    serve_tables(host, port, database)


@app.command()
def bench(
    quick: Annotated[bool, typer.Option("--quick", help="Fewer and shorter rounds.")] = False,
    part: Annotated[
        list[str] | None, typer.Option("--part", metavar="NAME", help="Measure only this; may be repeated.")
    ] = None,
    game: Annotated[str, typer.Option("--game", metavar="GAME", help="Measure only this game.")] = "",
    games: Annotated[int, typer.Option("--games", min=1, help="Endurance: games of each kind.")] = 2,
    compare: Annotated[
        int | None,
        typer.Option("--compare", min=0, help="Endurance: how many of these are played interpreted, too."),
    ] = None,
    json: Json = False,
) -> None:
    """Measure the engines, the pages and the server."""
    from boardwright.cli.bench import measure

    measure(quick, part or [], game, games, compare, json)
