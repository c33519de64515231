"""What the last answer moved bears the way it came."""

from __future__ import annotations

import re
from collections.abc import Sequence
from xml.etree import ElementTree as ET
from xml.etree.ElementTree import Element

import pytest

from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import BOTTOM
from boardwright.games.tabannusi.face.board import board
from boardwright.games.tabannusi.face.layout import layout_of
from boardwright.games.tabannusi.face.moved_pieces import last_piece
from boardwright.games.tabannusi.face.naming import game_of, naming_of
from boardwright.games.tabannusi.face.own_area import house_box
from boardwright.games.tabannusi.face.question import question
from boardwright.games.tabannusi.notes import (
    DIE,
    GARDEN,
    HOUSE,
    PORT_SPACE,
    PROJECT,
    ROW,
    SPACE,
    WATER,
    ZIGGURAT_SPACE,
    place_of,
)
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import verb_of
from boardwright.table.observation import Observation

from .conftest import NAMES

Found = tuple[Observation, Element, str]  # what is seen, what comes, and the element it is part of


def coming(observation: Observation) -> list[tuple[Element, str]]:
    """Return what comes from elsewhere in a drawing, with the id of what it is part of."""
    drawing = board(observation, NAMES, question(observation, NAMES))
    root = ET.fromstring(f"<svg>{drawing.svg}</svg>")  # noqa: S314  # our own drawing
    parents = {child: parent for parent in root.iter() for child in parent}
    out: list[tuple[Element, str]] = []
    for element in root.iter():
        if element.get("class") == "tb-come":
            at = element
            while at.get("id") is None:
                at = parents[at]
            out.append((element, at.get("id") or ""))
    return out


@pytest.fixture(scope="module")
def found(everything: Sequence[Observation]) -> list[Found]:
    """Return all that comes right after an answer that moves something."""
    out: list[Found] = []
    for observation in everything:
        moved = last_piece(observation.log[-2:], naming_of(observation, NAMES))
        if moved is not None:
            here = coming(observation)
            assert len(here) <= 1
            out += [(observation, element, id) for element, id in here]
    return out


def last(observation: Observation) -> Note:
    """Return the last piece that moved."""
    moved = last_piece(observation.log, naming_of(observation, NAMES))
    assert moved is not None
    return moved[1]


def kind_of(note: Note) -> str:
    """Return what moved, of a House also where to."""
    for place, name in ((SPACE, "building"), (ZIGGURAT_SPACE, "ziggurat"), (PORT_SPACE, "port")):
        if HOUSE <= note.thing < HOUSE + 4 and note.target >= place:
            return name
    kinds = ((PROJECT, "project"), (DIE, "die"), (GARDEN, "garden"), (WATER, "water"))
    return next(name for thing, name in kinds if note.thing >= thing)


def way(element: Element) -> tuple[float, float]:
    """Return how far something comes."""
    numbers = re.findall(r"--[xy]:(-?[\d.]+)px", element.get("style") or "")
    return float(numbers[0]), float(numbers[1])


def test_every_kind_of_piece_comes(found: list[Found]) -> None:
    moved = {kind_of(last(observation)) for observation, _, _ in found}
    assert moved == {"building", "port", "ziggurat", "die", "project", "water", "garden"}
    kinds = {id.split("-")[0] for _, _, id in found}
    assert kinds == {"building", "house", "own", "project", "water", "garden"}
    assert all(way(element) != (0, 0) for _, element, _ in found)


def test_a_house_comes_from_the_space_that_it_left(found: list[Found]) -> None:
    own, others = 0, 0
    for observation, element, id in found:
        note = last(observation)
        if kind_of(note) != "port" or note.origin != place_of(note.seat, ROW + BOTTOM):
            continue
        game, naming = game_of(observation), naming_of(observation, NAMES)
        layout = layout_of(observation, game, naming)
        seat, space = note.seat, note.target - PORT_SPACE
        assert game.players[seat].port & BIT[space]
        assert id == f"house-port-{naming.names.port_spaces[space]}"
        x, y, width, height = layout.port_space(space)
        left = game.edition.row_length[BOTTOM] - game.players[seat].houses[BOTTOM] - 1
        a, b, wide, high = house_box(layout, game, BOTTOM, left)
        if seat == layout.front:
            expected = (a + wide / 2 - x - width / 2, b + high / 2 - y - height / 2)
            assert way(element) == pytest.approx(expected, abs=0.06)
            own += 1
        else:
            assert way(element)[1] > 0  # the strips lie beneath the board
            others += 1
    assert own


def test_a_house_that_is_not_paid_for_does_not_come(everything: Sequence[Observation]) -> None:
    waiting = 0
    for observation in everything:
        if observation.question == "ChoosePayment" and observation.log[-1].action is not None:
            verb = verb_of(observation.log[-1].action)
            if verb in (actions.CONSTRUCT, actions.PORT_HOUSE, actions.ZIGGURAT_HOUSE):
                moved = last_piece(observation.log, naming_of(observation, NAMES))
                assert moved is None or moved[0].number < observation.log[-1].number
                assert len(coming(observation)) <= (moved is not None)
                waiting += 1
    assert waiting


def test_a_die_comes_in_the_turn_in_which_it_was_taken(found: list[Found]) -> None:
    dice = 0
    for observation, element, id in found:
        if kind_of(last(observation)) == "die":
            game, naming = game_of(observation), naming_of(observation, NAMES)
            colour = naming.names.colours[game.local[game.players[observation.seat].assistant]]
            assert id == f"own-{colour}"
            assert way(element)[1] < 0  # Barges lie above the area
            dice += 1
    assert dice
