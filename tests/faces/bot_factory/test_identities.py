"""Parts, project tiles and bots keep their ids wherever they go."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from boardwright.faces.bot_factory import identities
from boardwright.faces.bot_factory.identities import (
    BOARD,
    BOT,
    BUILT,
    COLUMN,
    COMPLETED,
    DISPLAY,
    HAND,
    LEFT,
    PROJECT,
    SPARE,
    TOP,
    WAITING,
    WHEEL,
    Copies,
    Place,
    copies_of,
    follow,
    places_of,
    slid,
)
from boardwright.faces.bot_factory.naming import game_of, naming_of
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import COLOURS, NO_COLOUR
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import NOBODY, first_of, second_of, verb_of

from .conftest import NAMES, Played, Seen

Where = dict[str, Place]  # id -> where the copy lies


@pytest.fixture(scope="module")
def courses(games: list[Played]) -> list[tuple[Played, list[Where]]]:
    """Where every copy lay after each line."""
    out: list[tuple[Played, list[Where]]] = []
    for game in games:
        steps: list[Where] = []
        for at in range(game.table.length + 1):
            observation = game.table.observe(NOBODY, at)
            copies = copies_of(observation, game_of(observation))
            naming = naming_of(observation, NAMES)
            steps.append({copies.word(naming, place): place for place in copies.numbers})
            assert set(steps[-1].values()) == set(places_of(game_of(observation)))
        out.append((game, steps))
    return out


def moved(before: Where, after: Where) -> list[tuple[int, int]]:
    """Return from where to where copies went."""
    return [
        (old.where, after[name].where)
        for name, old in before.items()
        if name in after and after[name].where != old.where
    ]


EXPECTED = {
    actions.DISPENSE: (WHEEL, HAND),
    actions.PLACE: (HAND, COLUMN),
    actions.TAKE: (BOARD, WAITING),
    actions.TAKE_UNIVERSAL: (DISPLAY, HAND),
}


def test_what_a_player_moves_keeps_its_id(courses: list[tuple[Played, list[Where]]]) -> None:
    seen: Counter[int] = Counter()
    for game, steps in courses:
        for line, (before, after) in zip(game.table.observe(NOBODY).log, pairwise(steps), strict=True):
            verb = verb_of(line.action or 0)
            if verb in EXPECTED:
                assert EXPECTED[verb] in moved(before, after), line.words
                seen[verb] += 1
    assert all(seen[verb] > 3 for verb in EXPECTED), seen


def test_top_parts_keep_their_ids(courses: list[tuple[Played, list[Where]]]) -> None:
    """Where the stack was not empty; else nobody saw the part before."""
    targets = {actions.TAKE_PART: HAND, actions.REFILL: WHEEL, actions.START_PART: HAND}
    seen: Counter[int] = Counter()
    for game, steps in courses:
        for line, (before, after) in zip(game.table.observe(NOBODY).log, pairwise(steps), strict=True):
            verb = verb_of(line.action or 0)
            tops = {place.at for place in before.values() if place.where == TOP}
            if verb in targets and first_of(line.action or 0) in tops:
                assert (TOP, targets[verb]) in moved(before, after), line.words
                seen[verb] += 1
    assert all(seen[verb] > 3 for verb in targets), seen


def test_a_completed_bot_goes_from_the_board_onto_its_project(
    courses: list[tuple[Played, list[Where]]],
) -> None:
    completed = 0
    for _game, steps in courses:
        for before, after in pairwise(steps):
            moves = moved(before, after)
            assert moves.count((LEFT, COMPLETED)) == moves.count((WAITING, BUILT))
            completed += moves.count((LEFT, COMPLETED))
    assert completed > 3


def test_a_swap_moves_two_parts(courses: list[tuple[Played, list[Where]]]) -> None:
    swaps = 0
    for game, steps in courses:
        for line, (before, after) in zip(game.table.observe(NOBODY).log, pairwise(steps), strict=True):
            if verb_of(line.action or 0) != actions.SWAP:
                continue
            spare = next(
                p for p in before.values() if p.where == SPARE and p.at == second_of(line.action or 0)
            )
            if spare.kind != first_of(line.action or 0):
                moves = moved(before, after)
                assert (SPARE, HAND) in moves, line.words
                swaps += (HAND, SPARE) in moves  # unless Sandra replaces the spare parts at once
    assert swaps > 3


def test_no_id_comes_back_and_nothing_changes_its_kind(courses: list[tuple[Played, list[Where]]]) -> None:
    for _game, steps in courses:
        kinds: dict[str, int] = {}
        gone: set[str] = set()
        for before, after in pairwise(steps):
            gone |= set(before) - set(after)
            assert not gone & set(after)
            for name, place in after.items():
                assert kinds.setdefault(name, place.kind) == place.kind


def test_ids_depend_on_the_log_alone(courses: list[tuple[Played, list[Where]]]) -> None:
    """The same position has the same ids, whatever was drawn before."""
    game, steps = courses[-1]
    for at in (0, 7, 50, game.table.length):
        identities.KEEPER.positions.clear()
        observation = game.table.observe(NOBODY, at)
        copies = copies_of(observation, game_of(observation))
        naming = naming_of(observation, NAMES)
        assert {copies.word(naming, place): place for place in copies.numbers} == steps[at]


def test_what_is_kept_stays_small(courses: list[tuple[Played, list[Where]]]) -> None:
    assert courses
    assert 0 < len(identities.KEEPER.positions) <= identities.KEPT


def test_everything_has_an_id_on_a_table_that_no_log_led_to(rare: list[Seen]) -> None:
    for seen in rare:
        game = game_of(seen.observation)
        copies = copies_of(seen.observation, game)
        assert set(copies.numbers) == set(places_of(game))
        assert len({(place.kind, number) for place, number in copies.numbers.items()}) == len(copies.numbers)


def with_projects(game: BotFactory, projects: list[int]) -> BotFactory:
    """Return the table with other projects in the left column."""
    out = game.clone()
    rows = game.edition.project_rows
    out.projects[:rows] = projects
    return out


def test_projects_slide_down_as_they_are(rare: list[Seen]) -> None:
    """Three of one colour: the lowest went, not the one whose space is empty now."""
    base = game_of(rare[0].observation)
    before = with_projects(base, [2, 2, 1])
    old = follow(Copies({}, [0] * identities.KINDS), before)
    after = with_projects(base, [2, 1, NO_COLOUR])
    new = follow(old, after)
    for space in (0, 1):
        kind = PROJECT + after.projects[space]
        assert new.numbers[Place(kind, BOARD, space)] == old.numbers[Place(kind, BOARD, space + 1)]
    assert slid(old, before) == {}


def test_a_next_part_of_the_same_kind_is_the_new_one(rare: list[Seen]) -> None:
    """The top part was taken, and what came to light is its like."""
    before = game_of(rare[0].observation).clone()
    before.tops[0] = 0
    after = before.clone()
    after.players[0].parts[0] += 1
    old = follow(Copies({}, [0] * identities.KINDS), before)
    new = follow(old, after)
    top = Place(0, TOP, 0)
    taken = Place(0, HAND, 0, after.players[0].parts[0] - 1)
    assert new.numbers[taken] == old.numbers[top]
    assert new.numbers[top] not in {n for place, n in old.numbers.items() if place.kind == 0}


def test_kinds_of_bots_follow_those_of_projects() -> None:
    assert [PROJECT + COLOURS, BOT + COLOURS] == [BOT, identities.UNIVERSAL_BOT]
