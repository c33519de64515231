"""Boats, tiles, houses and architects keep their ids wherever they go, whoever moved them and why."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from boardwright.faces.drawing import followed
from boardwright.games.baghdad import notes as noted
from boardwright.games.baghdad.components import BOT, NEUTRAL, NO_TILE, SPOTS, TYPES
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.naming import game_of, naming_of
from boardwright.kernel.bits import members
from boardwright.kernel.notes import MOVED, Note
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation

from .conftest import NAMES, Played, play

Where = dict[str, int]  # id -> place, as notes name it


def where(observation: Observation) -> Where:
    """Return where every piece lies by its id."""
    game = game_of(observation)
    ids = Identities(observation, game, naming_of(observation, NAMES))
    out: list[tuple[str, int]] = []
    for location in game.edition.city.slots:
        if game.city[location] != NO_TILE:
            out.append((ids.in_city(location), noted.LOCATION + location))
    for seat, me in enumerate(game.players):
        for spot in members(me.filled):
            assert spot < TYPES * SPOTS
            out.append((ids.on_board(seat, spot), noted.of_seat(seat, noted.SPOT + spot)))
        node = noted.of_seat(seat, noted.NODE)
        for name, space, slot in ids.boats_of(seat):
            out.append((name, node + space if slot < 0 else noted.PORT + slot))
        out += [(name, noted.of_seat(seat, noted.SUPPLY)) for name in ids.boats_left(seat)]
        for site in members(me.sites):
            out.append((ids.house(seat, site), noted.LOCATION + site))
        for house in members(me.houses):
            out.append((f"house-{seat}-{house}", noted.of_seat(seat, noted.HOUSES + house)))
        for architect in members(me.architects):
            out.append(
                (f"architect-{seat}-{architect}", noted.of_seat(seat, noted.ARCHITECTS_LEFT + architect))
            )
    for piece, owner in enumerate(game.pieces):
        if owner not in (NOBODY, NEUTRAL):
            out.append((ids.architect(owner, piece), noted.PALACE))
    assert len(dict(out)) == len(out)  # no id twice
    return dict(out)


@pytest.fixture(scope="module")
def courses(games: list[Played]) -> list[list[tuple[Where, list[Note]]]]:
    """Where every piece lay after each line of some games, and what the rules told of the line."""
    followed.KEPT.clear()
    out: list[list[tuple[Where, list[Note]]]] = []
    for game in [games[0], games[1], play(1, 4)]:  # with modules the bot's houses are public ones
        last = game.table.observe(NOBODY)
        steps: list[tuple[Where, list[Note]]] = [(where(game.table.observe(NOBODY, 0)), [])]
        for line in last.log:
            steps.append((where(game.table.observe(NOBODY, line.number)), list(line.notes)))
        out.append(steps)
    return out


def piece_of(note: Note) -> str:
    """Return what a note of a move is about, or nothing where it has no id."""
    names = {noted.BOAT: "boat", noted.HOUSE: "house", noted.ARCHITECT: "architect"}
    return names.get(note.thing, "tile" if noted.TILE <= note.thing < noted.BUILDING else "")


def test_a_piece_that_the_rules_move_keeps_its_id(courses: list[list[tuple[Where, list[Note]]]]) -> None:
    kept: Counter[tuple[str, bool]] = Counter()
    for solo, steps in zip((True, False, True), courses, strict=True):
        for (before, _), (after, notes) in pairwise(steps):
            moves = [note for note in notes if note.kind == MOVED and piece_of(note)]
            places = Counter(place for note in moves for place in (note.origin, note.target))
            for note in moves:
                names = {name for name, place in before.items() if place == note.origin}
                names = {name for name in names if after.get(name) == note.target}
                if note.target in after.values() and places[note.origin] == places[note.target] == 1:
                    told = f"{piece_of(note)} from {note.origin} to {note.target}"
                    if note.origin in before.values():
                        assert names, told
                        kept[piece_of(note), solo and note.seat == BOT] += 1
    for piece in ("boat", "tile", "house", "architect"):
        assert kept[piece, False], piece
        assert kept[piece, True], piece  # the bot's as those of the players


def test_what_the_rules_do_not_move_stays(courses: list[list[tuple[Where, list[Note]]]]) -> None:
    for steps in courses:
        for (before, _), (after, notes) in pairwise(steps):
            told = sum(note.kind == MOVED and bool(piece_of(note)) for note in notes)
            gone = [name for name in before if name in after and before[name] != after[name]]
            assert len(gone) <= told


def test_ids_do_not_depend_on_what_was_shown_before(
    games: list[Played], courses: list[list[tuple[Where, list[Note]]]]
) -> None:
    for at in (0, 7, 50, len(courses[0]) - 1):
        followed.KEPT.clear()
        assert where(games[0].table.observe(NOBODY, at)) == courses[0][at][0]
