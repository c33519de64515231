"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

import re
from dataclasses import dataclass
from importlib.resources import files
from pathlib import Path
from typing import Final

from boardwright.editions import (
    Document,
    EditionError,
    Phrase,
    Provenance,
    fingerprint_of,
    nearest,
    read_text,
)
from boardwright.games.attandarra import components
from boardwright.games.attandarra.editions.boards import Boards
from boardwright.games.attandarra.editions.box import Box
from boardwright.games.attandarra.editions.course import History, Scoring, Tracks, read_switches
from boardwright.games.attandarra.editions.materials import Materials
from boardwright.games.attandarra.editions.names import Names
from boardwright.games.attandarra.editions.tiles import Tiles

SHIPPED: Final = files(__package__) / "editions"
DEFAULT: Final = "retail"


@dataclass(frozen=True)
class Printed:
    """All that one edition says. `name@fingerprint` stands in the header of game logs."""

    name: str
    fingerprint: str
    edition: components.Edition
    switches: components.Switches
    names: Names
    provenance: Provenance


def editions() -> list[str]:
    """Return the names of the shipped editions."""
    return sorted(
        entry.name.removesuffix(".toml") for entry in SHIPPED.iterdir() if entry.name.endswith(".toml")
    )


def load(path: Path | None = None, name: str = DEFAULT) -> Printed:
    """Return the edition in a file or, without one, a shipped edition.

    Raises EditionError, the first one from the top of the file.
    """
    printed, problems = read(*_text_of(path, name))
    if printed is None:
        raise problems[0]
    return printed


def check(path: Path) -> list[EditionError]:
    """Return all that is wrong with an edition file, from the top down; nothing if it can be played."""
    try:
        return read(*_text_of(path, DEFAULT))[1]
    except EditionError as error:  # not to be read at all, or not TOML
        return [error]


def new(path: Path) -> None:
    """Write a copy of the shipped edition, with its comments, for an owner of the game to correct.

    Raises EditionError if the file exists already or cannot be written.
    """
    try:
        with path.open("x", encoding="utf-8", newline="\n") as copy:
            copy.write(_shipped_text(DEFAULT))
    except FileExistsError:
        message = Phrase("there is such a file already; give another name or remove it first.")
        raise EditionError(str(path), None, "", message) from None
    except OSError as error:
        message = Phrase("the file cannot be written ({reason}); give another place.", reason=error.strerror)
        raise EditionError(str(path), None, "", message) from None


def _text_of(path: Path | None, name: str) -> tuple[str, str, str]:
    """Return the edition's name, the file as errors call it, and its text."""
    if path is None:
        return name, f"{name}.toml", _shipped_text(name)
    return re.sub(r"[^A-Za-z0-9._-]+", "-", path.stem), str(path), read_text(path)


def _shipped_text(name: str) -> str:
    known = editions()
    if name not in known:
        near = nearest(name, known)
        if near is None:
            remedy = Phrase("choose one of {known}.", known=", ".join(known))
        else:
            remedy = Phrase("did you mean {near}?", near=near)
        message = Phrase("there is no such edition of Attandarra; {remedy}", remedy=remedy)
        raise EditionError(name, None, "", message)
    return (SHIPPED / f"{name}.toml").read_text(encoding="utf-8")


def read(name: str, path: str, text: str) -> tuple[Printed | None, list[EditionError]]:
    """Return the edition in a text, or None and all that is wrong with it; errors call the file `path`.

    Raises EditionError if the text is not TOML.
    """
    document = Document(path, text)
    facts = _Facts(document)
    problems = document.problems()
    if problems:
        return None, problems
    names = Names(facts.box, facts.boards, facts.materials, facts.tiles, facts.history)
    edition = _edition(facts)
    return Printed(
        name, fingerprint_of(document.values), edition, facts.switches, names, document.provenance
    ), []


class _Facts:
    """All tables of a file, in the order in which they are measured by each other."""

    def __init__(self, document: Document) -> None:
        self.tracks = Tracks(document)
        self.box = Box(document)
        self.boards = Boards(document, self.box)
        self.materials = Materials(document, self.box, self.tracks.gold)
        self.tiles = Tiles(document, self.box, self.tracks.gold)
        self.scoring = Scoring(document)
        self.history = History(document, self.box, self.boards, self.tracks, self.tiles)
        self.switches = read_switches(document, self.boards)
        document.read_register("datum")


def _edition(facts: _Facts) -> components.Edition:
    box, boards, materials, tiles = facts.box, facts.boards, facts.materials, facts.tiles
    tracks, scoring, history = facts.tracks, facts.scoring, facts.history
    return components.Edition(
        columns=len(boards.columns),
        rows=len(boards.rows),
        gate_side=boards.gate_side,
        cubes=materials.cubes,
        points=materials.points,
        draw_cost=materials.draw_cost,
        levels=materials.levels,
        fill_to=materials.fill_to,
        prices=materials.prices,
        numeral=tiles.numeral,
        copies=tiles.copies,
        hospitals=tiles.with_role("hospital"),
        castles=tiles.with_role("castle"),
        meadows=tiles.meadows,
        meadow_price=tiles.meadow_price,
        meadow_points=tiles.meadow_points,
        meadow_points_with_citizen=tiles.meadow_points_with_citizen,
        reservoirs=tiles.reservoirs,
        reservoir_price=tiles.reservoir_price,
        reservoir_points=tiles.reservoir_points,
        gates=box.gates_each,
        gate_gold=tiles.gate_gold,
        gate_material=tiles.gate_material,
        gate_numeral=tiles.idle_numerals["gate"],
        gate_points=tiles.gate_points,
        gate_points_final=scoring.gate_points,
        gate_points_opposite=scoring.gate_points_opposite,
        citizens=box.citizens,
        coins=box.coins,
        stack=boards.stack,
        stack_of_two_players=boards.stack_of_two_players,
        rounds=tracks.rounds,
        gold=tracks.gold,
        opening_draw=tracks.opening_draw,
        majority=scoring.majority,
        seal=history.seal,
        first_event_round=history.first_round,
        events=history.events,
        emblems=history.emblems,
        emblems_of_two_players=history.emblems_of_two_players,
        emblem_price=history.emblem_price,
        track_end=tracks.end,
    )
