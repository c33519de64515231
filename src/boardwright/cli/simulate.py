"""`boardwright simulate`: many games between computer players, and what they say."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable, Sequence
from contextlib import ExitStack, closing
from dataclasses import asdict, dataclass
from pathlib import Path

from boardwright.cli.arguments import edition_file, read_kinds, read_setup, read_title
from boardwright.cli.matches import Match, Series
from boardwright.cli.problem import Problem
from boardwright.cli.results import Folder, as_json, write_csv
from boardwright.cli.seeds import read_seed
from boardwright.cli.series import play_series
from boardwright.cli.statistics import Spread, Standing, Summary, summarise, wilson


@dataclass(frozen=True)
class Order:
    """What the command line asks for."""

    game: str
    players: str
    games: int
    seed: str
    options: Sequence[str]
    edition: str
    jobs: int
    fixed_seats: bool
    output: Path | None
    format: str  # csv or json
    logs: bool


def simulate_games(order: Order, as_data: bool) -> None:
    """Play the games, write the files if asked for, and report. Raises Problem."""
    if order.logs and order.output is None:
        raise Problem("Logs need a folder; name one with --output.")
    series = read_series(order)
    with ExitStack() as stack:
        folder = stack.enter_context(Folder(order.output)) if order.output is not None else None
        played = stack.enter_context(closing(play_series(series, order.games, order.jobs)))
        matches = []
        for match in with_progress(played, order.games):
            if folder is not None and order.logs:
                folder.write(f"logs/{match.index:06}.game", match.log)
            matches.append(match)
        summary = summarise(matches)
        if folder is not None:
            write_results(folder, order, series, matches, summary)
    if as_data:
        print(json.dumps(data(order, series, summary), indent=2))
    else:
        print_summary(order, series, summary)


def read_series(order: Order) -> Series:
    """Return the series that is asked for. Raises Problem, SetupError or EditionError."""
    title = read_title(order.game)
    players = read_kinds(order.players, title, people=False)
    setup, _ = read_setup(title, len(players), order.options, order.edition)
    return Series(
        setup=setup,
        edition_file=edition_file(title, order.edition),
        players=players,
        seed=read_seed(order.seed),
        rotating=not order.fixed_seats,
        logs=order.logs,
    )


def with_progress(matches: Iterable[Match], games: int) -> Iterable[Match]:
    """Show a progress bar on stderr while the games are played, if somebody looks there."""
    if not sys.stderr.isatty():
        return matches
    from rich.console import Console
    from rich.progress import track

    console = Console(stderr=True)
    return track(matches, description="Playing", total=games, console=console, transient=True)


def write_results(
    folder: Folder, order: Order, series: Series, matches: Sequence[Match], summary: Summary
) -> None:
    """Write the games and the summary."""
    if order.format == "csv":
        write_csv(folder, matches)
    else:
        folder.write("games.json", as_json(matches))
    folder.write("summary.json", json.dumps(data(order, series, summary), indent=2) + "\n")


def data(order: Order, series: Series, summary: Summary) -> dict[str, object]:
    """Return the summary and what it is about, for programs. Equal orders give equal data."""
    setup = series.setup
    return {
        "game": setup.game,
        "seats": setup.seats,
        "options": dict(setup.options),
        "edition": f"{setup.edition}@{setup.fingerprint}",
        "rulings": setup.rulings,
        "players": list(series.players),
        "seed": series.seed,
        "rotating": series.rotating,
        **asdict(summary),
    }


def print_summary(order: Order, series: Series, summary: Summary) -> None:
    """Print the summary for people."""
    from rich.console import Console

    console = Console(highlight=False)
    setup = series.setup
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items()) or "none"
    console.print(
        f"{summary.games} games of {setup.game}, {setup.seats} seats, options: {options}, "
        f"edition {setup.edition}@{setup.fingerprint}, seed {series.seed}, "
        f"seats {'rotate' if series.rotating else 'are fixed'}",
        soft_wrap=True,
    )
    console.print()
    console.print(standings_table("Player", [*summary.kinds, *summary.rivals]))
    console.print(standings_table("Seat", summary.seats))
    console.print(f"An even share of the wins is {summary.even_rate:.1%}.")
    if summary.ahead is not None:
        console.print(f"Points ahead of {summary.rivals[0].name}: {in_words(summary.ahead)}")
    console.print(f"Turns a game: {in_words(summary.turns)}")
    console.print(f"Decisions a game: {in_words(summary.decisions)}")
    for outcome, number in summary.outcomes.items():
        console.print(f"{outcome.capitalize()}: {in_games(number, summary.games)}")
    for kind, bins in summary.histogram.items():
        console.print()
        console.print(f"Scores of {kind}")
        for line in bin_lines(bins):
            console.print(line, soft_wrap=True)
    if order.output is not None:
        console.print()
        console.print(f"Written to {order.output}", soft_wrap=True)


def standings_table(what: str, standings: Sequence[Standing]) -> object:
    """Return a table of standings."""
    from rich import box
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(what)
    for heading in ("played", "mean", "sd", "min", "max", "wins", "95 % interval"):
        table.add_column(heading, justify="right")
    for one in standings:
        scores = one.scores
        table.add_row(
            one.name,
            str(one.played),
            f"{scores.mean:.1f}",
            f"{scores.sd:.1f}",
            str(scores.min),
            str(scores.max),
            f"{one.win_rate:.1%}",
            f"{one.win_low:.1%} to {one.win_high:.1%}",
        )
    return table


def in_words(numbers: Spread) -> str:
    """Return a spread as a phrase."""
    return f"{numbers.mean:.1f} on average, from {numbers.min} to {numbers.max}"


def in_games(number: int, games: int) -> str:
    """Return how often something happened, as a share with its 95 % interval."""
    low, high = wilson(number, games)
    return f"{number} of {games}, {number / games:.1%} (95 % interval {low:.1%} to {high:.1%})"


def bin_lines(bins: Sequence[tuple[int, int, int]]) -> list[str]:
    """Return a histogram, a bin a line, from the first to the last bin that is not empty."""
    filled = [number for number, (_, _, count) in enumerate(bins) if count]
    most = max(count for _, _, count in bins)
    lines = []
    for low, high, count in bins[filled[0] : filled[-1] + 1]:
        label = str(low) if low == high else f"{low} to {high}"
        lines.append(f"{label:>12}  {'#' * round(40 * count / most)} {count}")
    return lines
