"""What a seat is told of what happened since its turn: sums are those of the notes, no secret is told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from boardwright.faces import registry as faces
from boardwright.faces.face import Story
from boardwright.faces.telling.changes import POINTS
from boardwright.faces.telling.since import Since, since
from boardwright.games.attandarra import notes as attandarra
from boardwright.games.attandarra.components import CITIZEN, COIN
from boardwright.games.baghdad import notes as baghdad
from boardwright.games.bot_factory import notes as bot_factory
from boardwright.games.tabannusi import notes as tabannusi
from boardwright.games.tabannusi.face.deltas import SPECIAL_WATER
from boardwright.kernel.notes import ANSWERED, CHOSEN, Note
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.log import Answered, Header, Log, read_log
from boardwright.table.observation import Line, Observation
from boardwright.table.replay import replay
from boardwright.table.table import Table
from tests.contract.notes import POINTS as POINTS_PLACE
from tests.contract.notes import PURSES, told
from tests.contract.playing import Case, main_cases
from tests.golden.record import called, game_of, stored

NAMES: Final = ("Anna", "Ben", "Cem", "Dana")
CITIZENS_AND_COINS: Final = (attandarra.MARKER + CITIZEN, attandarra.MARKER + COIN)
LOOKED_AT: Final = 3  # turns of each seat in each game
ALIKE: Final = 6  # lines apart at which two games are compared

ATTANDARRA_CITY: Final = range(attandarra.CITY, attandarra.CITY + 20)
# What of a game's pieces is a seat's own: (place of any seat, thing) -> as what it is told, how much it is.
PIECES: Final[dict[str, dict[tuple[int, int], tuple[int, int]]]] = {
    "attandarra": {
        **{(city, attandarra.TILE + n): (attandarra.TILE, 1) for city in ATTANDARRA_CITY for n in range(19)},
        **{(city, marker): (marker, 1) for city in ATTANDARRA_CITY for marker in CITIZENS_AND_COINS},
        (attandarra.SUPPLY, attandarra.THE_SEAL): (attandarra.THE_SEAL, 1),
        (attandarra.SUPPLY, attandarra.EMBLEM): (attandarra.EMBLEM, 1),
    },
    "bot-factory": {
        **{(bot_factory.HAND, bot_factory.PART + n): (bot_factory.PART, 1) for n in range(15)},
        **{(bot_factory.HAND, bot_factory.PROJECT_OF + n): (bot_factory.PROJECT_OF, 1) for n in range(4)},
        **{(bot_factory.DONE, bot_factory.BOT_OF + n): (bot_factory.BOT_OF, 1) for n in range(5)},
    },
    "tabannusi": {
        **{(tabannusi.AREA, thing): (thing, 1) for thing in (*range(2, 4), *range(20, 25), *range(26, 31))},
        **{(tabannusi.AREA, tabannusi.CLAIM + n): (tabannusi.CLAIM, 1) for n in range(4)},
        **{(tabannusi.AREA, tabannusi.SPECIAL + n): (SPECIAL_WATER, 1) for n in range(32)},
        **{
            (tabannusi.ROW + row, tabannusi.HOUSE + n): (tabannusi.HOUSE, 1)
            for row in range(8)
            for n in range(4)
        },
        **{(tabannusi.ON_TRACK + n, track): (track, n) for n in range(32) for track in range(40, 44)},
    },
    "baghdad": {(baghdad.KEPT, baghdad.CONTRACT + n): (baghdad.CONTRACT, 1) for n in range(16)},
}
SEAT_PLACES: Final = {
    "attandarra": attandarra.SEAT,
    "bot-factory": bot_factory.SEAT,
    "tabannusi": tabannusi.SEAT,
    "baghdad": baghdad.SEAT,
}

Sums = Counter[tuple[int, int]]


def sums_of(game: str, notes: list[Note]) -> Sums:
    """Return what notes add up to by the laws of the ledger: (seat, thing or POINTS) -> number."""
    found: Sums = Counter()
    for (place, thing), n in told(notes).items():
        if place <= POINTS_PLACE:
            found[POINTS_PLACE - place, POINTS] += n
        elif place <= PURSES:
            found[PURSES - place, thing] += n
        elif place >= SEAT_PLACES[game]:
            seat, here = divmod(place, SEAT_PLACES[game])
            what, worth = PIECES[game].get((here, thing), (NOBODY, 0))
            found[seat - 1, what] += n * worth
    return Counter({key: n for key, n in found.items() if n})


def sums_told(digest: Since) -> Sums:
    """Return what a digest says."""
    found: Sums = Counter()
    for doing in (*digest.to_me, *digest.doings):
        found.update({(change.seat, change.what): change.n for change in doing.changes})
    return Counter({key: n for key, n in found.items() if n})


def notes_since(seen: Observation) -> list[Note]:
    """Return all notes since the viewer's last answer; of its line those of others' forced answers."""
    notes: list[Note] = []
    headings = faces.face(seen.title.name).headings(seen)
    for line, heading in reversed(list(zip(seen.log, headings, strict=True))):
        if line.whose == seen.seat and not line.by_standing:
            others = [
                n for n, note in enumerate(line.notes) if note.kind == ANSWERED and note.seat != seen.seat
            ]
            return [*(line.notes[others[0] :] if others else ()), *notes]
        notes = [*line.notes, *notes]
        if heading and line.number > 1 and not any(headings[1 : line.number - 1]):
            break  # the set-up is over
    return notes


def in_few_words(line: Line) -> Story:
    """Tell a line quickly."""
    return Story(line.number, line.whose, [(line.words, "")])


def turns(table: Table) -> Iterator[Observation]:
    """Yield what each seat sees as some of its turns begin."""
    for seat in range(table.setup.seats):
        begun = [
            number
            for number, line in enumerate(table.observe(seat).log)
            if line.whose == seat and not is_in_turn(table, seat, number)
        ]
        for at in begun[:: max(1, len(begun) // LOOKED_AT)]:
            yield table.observe(seat, at)


def is_in_turn(table: Table, seat: int, number: int) -> bool:
    """Tell whether a seat has answered before a line in the same turn."""
    log = table.observe(seat).log
    return any(line.whose == seat and line.turn == log[number].turn for line in log[:number])


def check(table: Table) -> int:
    """Check the digests of a game, and return how many there were."""
    game, found = table.title.name, 0
    for seen in turns(table):
        digest = since(faces.face(game), seen, NAMES[: table.setup.seats], in_few_words)
        notes = notes_since(seen)
        if digest is None:
            others = [line for line in seen.log if line.whose not in (CHANCE, seen.seat)]
            assert not others or others[-1].number <= last_own(seen)
            continue
        found += 1
        assert not digest.answered
        assert digest.until == seen.position
        assert sums_told(digest) == sums_of(game, notes), f"seat {seen.seat}, line {seen.position}"
    return found


def last_own(seen: Observation) -> int:
    """Return the viewer's last answer, or the last line of the set-up."""
    headings = faces.face(seen.title.name).headings(seen)
    set_up = next((number for number, heading in enumerate(headings) if number and heading), seen.position)
    return max([set_up, *(line.number for line in seen.log if line.whose == seen.seat)])


@pytest.mark.parametrize("path", stored(), ids=called)
def test_what_changed_is_what_the_notes_say(path: Path) -> None:
    table = replay(read_log(path)).table
    assert check(table) or table.setup.seats == 1


@pytest.mark.parametrize("case", main_cases(), ids=str)
def test_what_changed_is_what_the_notes_say_at_random(case: Case) -> None:
    assert check(case.finish(case.begin())) or case.setup.seats == 1


@pytest.mark.parametrize("path", stored("*-base-greedy-1"), ids=called)
def test_the_words_are_those_of_the_log_and_each_line_counts_once(path: Path) -> None:
    table = replay(read_log(path)).table
    game = game_of(path)
    for seen in turns(table):
        digest = since(faces.face(game), seen, NAMES[: table.setup.seats])
        if digest is None:
            continue
        numbers = [number for doing in digest.doings for number in doing.lines]
        assert len(numbers) == len(set(numbers))
        own = {line.number for line in seen.log if line.whose == seen.seat}
        acted = {line.number for line in seen.log[digest.after :] if line.whose not in (CHANCE, seen.seat)}
        assert acted <= set(numbers)
        assert own.intersection(numbers) <= {digest.after}
        for number in set(numbers) - acted - own:  # of an opponent without a seat
            assert any(note.kind in (CHOSEN, ANSWERED) for note in seen.log[number - 1].notes)
        assert all(digest.said())
        for doing in digest.to_me:
            assert all(change.seat == seen.seat for change in doing.changes)


@pytest.mark.parametrize("path", stored("*-base-greedy-1"), ids=called)
def test_games_that_differ_in_what_is_hidden_have_the_same_digest(path: Path) -> None:
    table = replay(read_log(path)).table
    others, differ = alike(table)
    again = replay(Log(Header(table.setup), others)).table
    face, names = faces.face(table.title.name), NAMES[: table.setup.seats]
    compared = 0
    for at in range(len(others) - 1, 0, -ALIKE):
        one, other = (since(face, each.observe(0, at), names) for each in (table, again))
        assert (one and one.said()) == (other and other.said()), f"line {at}"
        compared += one is not None
    assert compared or table.setup.seats == 1
    hides = any(line.action is None for line in table.observe(0).log)
    assert differ or not hides


def alike(table: Table) -> tuple[list[Answered], int]:
    """Return a game that looks the same to the first seat, and in how many answers it differs."""
    title, words = table.title, table.title.words(table.printed)
    game = table.record.at(0)
    given: list[Answered] = []
    differ = 0
    for line in table.record.lines:
        action = line.action
        hidden = title.hidden_from(action, line.whose, 0)
        if hidden is not None:
            same = [one for one in game.options() if title.hidden_from(one, game.whose(), 0) == hidden]
            action = next((one for one in same if one != line.action), line.action)
            differ += action != line.action
        if action not in game.options():
            break
        given.append(Answered(line.whose, words.format(action)))
        game.apply(action)
    return given, differ
