"""`boardwright validate`: is this log, or this edition, sound?"""

from __future__ import annotations

import json
import tomllib
from pathlib import Path

from boardwright.cli.logs import edition_of
from boardwright.cli.problem import BAD_INPUT
from boardwright.cli.terminal.wording import default_names
from boardwright.editions import EditionError
from boardwright.faces.telling.result import result_sentence
from boardwright.games import registry
from boardwright.games.result import result_of
from boardwright.games.title import Title
from boardwright.plain_text import visible, visible_json
from boardwright.table.log import Log, LogError, read_log
from boardwright.table.replay import validate
from boardwright.table.table import Table


def validate_file(file: Path, edition: str, as_data: bool) -> None:
    """Say that a file is sound, or the first thing wrong with it. Raises EditionError or LogError."""
    kind = "edition" if file.suffix == ".toml" else "log"
    try:
        praise = edition_praise(file) if kind == "edition" else log_praise(file, edition)
    except (EditionError, LogError) as error:
        if not as_data:
            raise
        print(answer(file, kind, False, error.line, str(error)))
        raise SystemExit(BAD_INPUT) from None
    print(answer(file, kind, True, None, praise) if as_data else visible(praise))


def answer(file: Path, kind: str, valid: bool, line: int | None, sentence: str) -> str:
    """Return the verdict for programs."""
    told = {"file": str(file), "kind": kind, "valid": valid, "line": line, "sentence": sentence}
    return visible_json(json.dumps(told, indent=2, ensure_ascii=False))


def edition_praise(file: Path) -> str:
    """Return a sentence about an edition without fault. Raises EditionError."""
    title = title_of(file)
    problems = title.shelf.check(file)
    if problems:
        raise problems[0]
    printed = title.load(path=file)
    return f"{file} can be played: {title.label}, edition {printed.name}@{printed.fingerprint}."


def title_of(file: Path) -> Title:
    """Return the game an edition file names, or the first one where it names none that there is."""
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))["meta"]["id"]
    except (OSError, ValueError, KeyError, TypeError, RecursionError):  # TOML's errors are ValueErrors
        told = ""  # its check says what is wrong
    return registry.title(told if told in registry.names() else registry.names()[0])


def log_praise(file: Path, edition: str) -> str:
    """Return a sentence about a log without fault. Raises LogError."""
    log = read_log(file)
    table = validate(log, edition_of(log, edition))
    state = "a finished game" if table.over else "an unfinished game"
    scores = ", ".join(str(score) for score in table.game.scores())
    found = result_of(table.title, table.game, table.printed)
    ending = f" {result_sentence(found, default_names(table.setup.seats))}" if table.over else ""
    return (
        f"{file} is sound: {state} of {table.title.label}, {table.setup.seats} seats, "
        f"{table.length} lines, scores {scores}.{ending}"
        " Every answer was open and every checkpoint is right. " + praise_of_chance(log, table)
    )


def praise_of_chance(log: Log, table: Table) -> str:
    """Return a sentence about what is known of dice, bags and decks."""
    if not log.header.seed:
        return "The header tells no seed, so chance could not be checked."
    by_hand = sum(line.by_hand for line in table.record.lines)
    given = table.chance_answers - by_hand
    if not by_hand:
        return f"Chance answered {given} times, each time as the seed has it."
    return (
        f"Chance answered {given} times as the seed has it; {by_hand} lines say that dice were rolled by hand"
        " and could not be checked."
    )
