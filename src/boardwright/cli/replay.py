"""`boardwright replay`: the table after any line of a log."""

from __future__ import annotations

import json
from pathlib import Path

from boardwright.cli.logs import table_of
from boardwright.cli.problem import Problem
from boardwright.cli.terminal.wording import default_names, log_line, result_lines, story_lines
from boardwright.faces.registry import face
from boardwright.faces.telling.result import result_sentence
from boardwright.games.result import result_of
from boardwright.kernel.packing import NOBODY
from boardwright.plain_text import visible, visible_json
from boardwright.table.table import Table


def show_position(file: Path, at: int | None, viewer: int | None, edition: str, as_data: bool) -> None:
    """Print the table after line `at`, and that line. Raises Problem or LogError."""
    table = table_of(file, edition)
    position = read_position(at, table.length)
    seat = NOBODY if viewer is None else viewer
    if seat != NOBODY and seat >= table.setup.seats:
        raise Problem(f"This game has no seat {seat}; choose from 0 to {table.setup.seats - 1}.")
    if as_data:
        print(visible_json(json.dumps(data(table, seat, position), indent=2, ensure_ascii=False)))
        return
    names = default_names(table.setup.seats)
    shown = face(table.title.name)
    print(f"{table.title.label}, after line {position} of {table.length}")
    if position:
        seen = table.observe(seat, position)
        print(visible(log_line(seen.log[-1])))
        for said in story_lines(shown.story(seen, seen.log[-1], names)):
            print(visible(said))
    print()
    print(visible(shown.text(table.observe(seat, position), names)))
    if table.over and position == table.length:
        print()
        print(visible("\n".join(result_lines(table, names))))


def read_position(at: int | None, length: int) -> int:
    """Return the number of a line; negative numbers count from the end. Raises Problem."""
    position = length if at is None else at
    if position < 0:
        position += length + 1
    if not 0 <= position <= length:
        raise Problem(f"This game has no line {at}; choose one from 0 to {length}.")
    return position


def data(table: Table, seat: int, position: int) -> dict[str, object]:
    """Return a position for programs."""
    observation = table.observe(seat, position)
    line = observation.log[-1] if observation.log else None
    names = default_names(table.setup.seats)
    over = table.over and position == table.length
    result = result_of(table.title, observation.game, table.printed)
    return {
        "game": table.title.name,
        "position": position,
        "length": table.length,
        "whose": line.whose if line else None,
        "words": line.words if line else "",
        "asked": observation.whose,
        "question": observation.question,
        "scores": observation.game.scores(),
        "over": over,
        "result": {"sentence": result_sentence(result, names), **result.data()} if over else None,
        "text": face(table.title.name).text(observation, names),
    }
