"""From an edition file to the facts, switches and names of a game; the only reader of the data."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Content, Document, Shelf
from boardwright.editions import Printed as PrintedEdition
from boardwright.games.attandarra import components
from boardwright.games.attandarra.editions.boards import Boards
from boardwright.games.attandarra.editions.box import Box
from boardwright.games.attandarra.editions.course import History, Scoring, Tracks
from boardwright.games.attandarra.editions.materials import Materials
from boardwright.games.attandarra.editions.names import Names
from boardwright.games.attandarra.editions.tiles import Tiles
from boardwright.games.attandarra.rulebook import RULEBOOK

Printed = PrintedEdition[components.Edition, components.Switches, Names]


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
        self.switches = RULEBOOK.printed(document, both_markers_count=self.boards.both_markers_count)


def _content(facts: _Facts) -> Content[components.Edition, components.Switches, Names]:
    names = Names(facts.box, facts.boards, facts.materials, facts.tiles, facts.history)
    return Content(_edition(facts), facts.switches, names)


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


SHELF: Final = Shelf("Attandarra", __package__, _Facts, _content)
load: Final = SHELF.load
