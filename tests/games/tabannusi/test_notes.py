"""What the Bot is told to have chosen is what it then does, and by which criterion. TAB-23 to 28"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import cast

import pytest

from boardwright.games.tabannusi.components import COMMON, SPACES, TRACKS
from boardwright.games.tabannusi.notes import (
    ACTION,
    BESIDE_OWN,
    CELL,
    CLAIM,
    FIRST_POSSIBLE,
    GARDEN,
    HIGHEST,
    HOUSE,
    ITS_LINES,
    KINGS_ACTION,
    LARGEST,
    LOWEST,
    MOST_PROJECTS,
    NO_DIE,
    OF_THE_NUMBER,
    PIECE,
    PORT_SPACE,
    PROJECT,
    SLOT,
    SPACE,
    ZIGGURAT_SPACE,
)
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.kernel.notes import BEGAN, CHOSEN, ENDED, MOVED, SCORED, Note
from boardwright.table.log import read_log
from boardwright.table.replay import replay
from tests.golden.record import FOLDER

CRITERIA = {LOWEST, HIGHEST, OF_THE_NUMBER, LARGEST, MOST_PROJECTS, ITS_LINES, BESIDE_OWN, FIRST_POSSIBLE}
GAMES = sorted((FOLDER / "tabannusi").glob("1-king-*.game"))


@pytest.fixture(scope="module")
def told() -> list[tuple[Tabannusi, list[Note]]]:
    """Return games against each King, with all that their rules told."""
    records = [replay(read_log(path)).table.record for path in GAMES]
    return [
        (cast(Tabannusi, one.game), [note for line in range(len(one.lines)) for note in one.notes_of(line)])
        for one in records
    ]


def choices(notes: Sequence[Note]) -> Iterator[tuple[Note, Sequence[Note]]]:
    """Yield what the Bot chose on the board, with all that was told afterwards."""
    for number, note in enumerate(notes):
        if note.kind == CHOSEN and note.seat == BOT and note.cause in CRITERIA and note.thing < NO_DIE:
            yield note, notes[number + 1 :]


def done(game: Tabannusi, choice: Note) -> set[tuple[int, int]]:
    """Return what the Bot has to move for a choice, and where to: any of these."""
    if CELL <= choice.thing < SLOT:
        return {(CLAIM + BOT, choice.thing)}
    if PORT_SPACE <= choice.thing < SPACE:
        return {(HOUSE + BOT, choice.thing)}
    if choice.clause == 2810:
        return {(GARDEN, SPACE + game.board.name_of(choice.thing - SPACE))}
    return {(PROJECT + colour, choice.thing) for colour in range(TRACKS)}


def test_the_bot_does_what_it_has_chosen_unless_it_is_not_possible(
    told: list[tuple[Tabannusi, list[Note]]],
) -> None:
    causes: set[int] = set()
    for game, notes in told:
        for choice, later in choices(notes):
            if choice.thing < PIECE + TRACKS:  # a colour: told below
                continue
            if choice.thing >= SPACE + COMMON * SPACES or choice.clause == 2306:
                continue
            wanted = done(game, choice)
            for note in later:
                if (note.kind, note.seat) == (ENDED, BOT) and ACTION <= note.thing < KINGS_ACTION:
                    assert ZIGGURAT_SPACE <= choice.thing < SPACE  # which cannot be paid
                    break
                if note.kind == MOVED and note.seat == BOT and (note.thing, note.target) in wanted:
                    causes.add(choice.cause)
                    break
                assert note.kind != CHOSEN or note.cause not in CRITERIA or note.thing < CELL
            else:
                raise AssertionError(choice.fields())
    assert causes >= {LOWEST, HIGHEST, OF_THE_NUMBER, ITS_LINES, BESIDE_OWN}


def test_a_colour_that_was_chosen_is_that_of_the_piece(told: list[tuple[Tabannusi, list[Note]]]) -> None:
    causes: set[int] = set()
    for _, notes in told:
        for choice, later in choices(notes):
            if not PROJECT <= choice.thing < PIECE + TRACKS:
                continue
            moved = next(
                note
                for note in later
                if (note.kind == ENDED and note.seat == BOT and ACTION <= note.thing < KINGS_ACTION)
                or (note.kind == MOVED and note.clause == 506 and choice.thing < PIECE and note.seat == BOT)
                or (note.kind == MOVED and PIECE <= note.thing < PIECE + TRACKS and note.seat == BOT)
            )
            if moved.kind == MOVED:
                assert moved.thing == choice.thing
                causes.add(choice.cause)
    assert causes >= {OF_THE_NUMBER, LARGEST, MOST_PROJECTS}


def test_of_each_card_the_first_possible_action_is_done(told: list[tuple[Tabannusi, list[Note]]]) -> None:
    done = 0
    for game, notes in told:
        tried = [
            note
            for note in notes
            if note.kind in (BEGAN, ENDED) and ACTION <= note.thing < KINGS_ACTION and note.amount
        ]
        for one, other in pairwise(tried):
            if one.kind == BEGAN and other.kind == ENDED:
                assert (one.thing, one.amount) == (other.thing, other.amount)
            done += one.kind == other.kind == BEGAN
            if one.kind == other.kind == BEGAN:
                assert {one.amount, other.amount} == {1, 2}  # a card each
        points = [note.amount for note in notes if (note.kind, note.clause) == (SCORED, 2704)]
        assert set(points) <= {game.edition.automa.bot_points}
    assert done > 50
