"""`boardwright bench`: what is measured, as a table or as JSON."""

from __future__ import annotations

import json
import os
import platform
import sys
from collections.abc import Sequence
from dataclasses import asdict

from boardwright.bench.parts import PARTS, Effort
from boardwright.bench.rows import Row
from boardwright.bench.variants import WorkerFailed, servers
from boardwright.build_info import compiled, version
from boardwright.cli.arguments import read_title
from boardwright.cli.problem import Problem, choose_from


def measure(
    quick: bool, parts: Sequence[str], game: str, games: int, compared: int | None, as_data: bool
) -> None:
    """Measure the parts, or all. Raises Problem for an unknown part or game; exits with 1 if one fails."""
    for part in parts:
        if part not in PARTS:
            raise Problem(f"There is no part {part}; {choose_from(part, list(PARTS))}")
    effort = Effort(
        rounds=3 if quick else 7,
        seconds=0.2 if quick else 1.0,
        games=games,
        compared=games if compared is None else compared,
        only=read_title(game).name if game else "",
        tell=tell,
    )
    if not compiled():
        tell("The engines run interpreted here; with make compile they can be compared with compiled ones.")
    rows: list[Row] = []
    failed: list[str] = []
    for part in parts or PARTS:
        tell(f"Measuring {part} …")
        try:
            rows += list(PARTS[part](effort))
        except WorkerFailed as error:
            failed.append(f"{part}: {error}")
    if as_data:
        print(json.dumps({**machine(), "rows": [asdict(one) for one in rows], "failed": failed}, indent=2))
    else:
        print(ran_on())
        print_rows(rows)
    for sentence in failed:
        print(sentence, file=sys.stderr)
    if failed:
        raise SystemExit(1)


def tell(sentence: str) -> None:
    """Say on stderr what is going on."""
    print(sentence, file=sys.stderr, flush=True)


def machine() -> dict[str, object]:
    """Return what the figures depend on."""
    return {
        "boardwright": version(),
        "engines": "compiled" if compiled() else "interpreted",
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": os.cpu_count(),
        "server": servers(),
    }


def ran_on() -> str:
    """Say in a line what the figures depend on."""
    facts = machine()
    python = f"{platform.python_implementation()} {facts['python']}"
    kinds = " and on ".join(servers())
    return (
        f"boardwright {facts['boardwright']}, engines {facts['engines']}; {python}, {facts['machine']}, "
        f"{facts['cores']} cores; the server on {kinds}."
    )


def print_rows(rows: Sequence[Row]) -> None:
    """Print the figures for people."""
    from rich import box
    from rich.console import Console
    from rich.table import Table

    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column("measured")
    table.add_column("median", justify="right")
    table.add_column("least to greatest", justify="right")
    table.add_column("unit")
    part = ""
    for one in rows:
        if part and one.part != part:
            table.add_section()
        part = one.part
        around = "" if one.low == one.high else f"{number(one.low)} to {number(one.high)}"
        table.add_row(one.name, number(one.value), around, one.unit)
    wide = None if sys.stdout.isatty() else 160
    Console(highlight=False, width=wide).print(table)


def number(value: float) -> str:
    """Return a figure with three or more digits that count."""
    if value >= 100 or value == int(value):
        return f"{value:,.0f}"
    return f"{value:.2f}"
