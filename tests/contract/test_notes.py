"""What rules tell of what they did is true and whole, for every answer of every golden game."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import ANSWERED, Note
from boardwright.kernel.packing import NOBODY
from boardwright.table.log import read_log
from boardwright.table.replay import replay
from tests.contract.notes import Ledger, difference, told, written
from tests.golden.record import FOLDER

TELLING = ("attandarra", "baghdad")  # games whose rules tell what they do
FILES = sorted(path for path in FOLDER.glob("*/*.game") if path.parent.name in TELLING)


def ledger_of(game: str) -> Callable[[Game], Ledger]:
    """Return what counts everything in a game."""
    module = importlib.import_module(f"tests.games.{game.replace('-', '_')}.ledger")
    ledger: Callable[[Game], Ledger] = module.ledger
    return ledger


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_notes_add_up_to_what_changed(path: Path) -> None:
    count = ledger_of(path.parent.name)
    record = replay(read_log(path)).table.record
    game = record.at(0)
    silent = record.at(0)
    for number, line in enumerate(record.lines, 1):
        before = count(game)
        notes: list[Note] = []
        game.notes = notes
        game.apply(line.action)
        silent.apply(line.action)
        first = notes[0]
        assert (first.kind, first.thing) == (ANSWERED, line.action)
        assert all(note.seat in range(-2, 4) for note in notes)
        assert written(told(notes)) == written(difference(before, count(game))), (
            f"line {number}: {line.action}"
        )
    assert game.whose() == NOBODY
    assert count(silent) == count(game)
    assert silent.notes is None


@pytest.mark.parametrize("path", FILES, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_who_cannot_tell_two_games_apart_is_told_the_same(path: Path) -> None:
    """From games that differ in what is hidden, an answer to all that is known tells what is known."""
    table = replay(read_log(path)).table
    title, record = table.title, table.record
    told_of = 0
    for position in range(1, len(record.lines), 3):
        line = record.lines[position]
        for viewer in range(table.setup.seats):
            told_to = []
            for seed in (1, 2):
                game = record.at(position).resample(viewer, Rng(seed))
                if line.action not in game.options():
                    break  # it names what the viewer cannot see
                notes: list[Note] = []
                game.notes = notes
                game.apply(line.action)
                seen = [title.seen_note(note, viewer) for note in known(notes, viewer)]
                told_to.append([note.fields() for note in seen if note is not None])
            if len(told_to) == 2:
                assert told_to[0] == told_to[1], f"line {position + 1}, seat {viewer}"
                told_of += 1
    assert told_of


def known(notes: Sequence[Note], viewer: int) -> Sequence[Note]:
    """Return notes up to an answer without a choice by another: that may bring hidden things to light."""
    for number, note in enumerate(notes):
        if number and note.kind == ANSWERED and note.seat != viewer:
            return notes[:number]
    return notes
