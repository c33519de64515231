"""Parts, project tiles and bots keep their ids wherever they go."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from boardwright.faces.drawing import followed
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.face.identities import KINDS, Copies, Place, copies_of
from boardwright.games.bot_factory.face.naming import game_of, naming_of
from boardwright.games.bot_factory.notes import (
    BOT_OF,
    BOTS,
    COLUMN,
    DISPLAY,
    DONE,
    HAND,
    PALLET,
    POSITION,
    PROJECT_OF,
    PROJECT_SPACE,
    SEAT,
    STACK_TOP,
    THE_UNIVERSAL_BOT,
    WHEEL,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import NOBODY, first_of, second_of, verb_of

from .conftest import NAMES, Played, Seen, places_of

Where = dict[str, Place]  # id -> where the copy lies


def words_of(game: BotFactory, copies: Copies, seen: Seen) -> Where:
    """Return every copy by its id."""
    naming = naming_of(seen.observation, NAMES)
    return {copies.word(naming, place): place for place in places_of(game)}


@pytest.fixture(scope="module")
def courses(games: list[Played]) -> list[tuple[Played, list[Where]]]:
    """Where every copy lay after each line."""
    out: list[tuple[Played, list[Where]]] = []
    for game in games:
        steps: list[Where] = []
        for at in range(game.table.length + 1):
            observation = game.table.observe(NOBODY, at)
            table = game_of(observation)
            copies = copies_of(observation, table)
            numbers = {key: len(numbers) for key, numbers in copies.lying.items() if numbers}
            steps.append(words_of(table, copies, game.seen[0]))
            assert numbers == Counter(place[:2] for place in places_of(table))
            assert set(steps[-1].values()) == set(places_of(table))
        out.append((game, steps))
    return out


def sort_of(place: Place) -> int:
    """Return the first place of its sort, such as WHEEL for all slots."""
    if place.place >= SEAT:
        return SEAT + place.place % SEAT
    starts = (POSITION, PROJECT_SPACE, WHEEL, PALLET, COLUMN, STACK_TOP)
    return next((start for start in starts if place.place >= start), place.place)


def moved(before: Where, after: Where) -> list[tuple[int, int]]:
    """Return from where to where copies went."""
    pairs = [(sort_of(old), sort_of(after[name])) for name, old in before.items() if name in after]
    return [(old, new) for old, new in pairs if old != new]


IN_HAND, COMPLETED = SEAT + HAND, SEAT + DONE
EXPECTED = {
    actions.DISPENSE: (WHEEL, IN_HAND),
    actions.PLACE: (IN_HAND, COLUMN),
    actions.TAKE: (PROJECT_SPACE, IN_HAND),
    actions.TAKE_UNIVERSAL: (DISPLAY, IN_HAND),
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
    targets = {actions.TAKE_PART: IN_HAND, actions.REFILL: WHEEL, actions.START_PART: IN_HAND}
    seen: Counter[int] = Counter()
    for game, steps in courses:
        for line, (before, after) in zip(game.table.observe(NOBODY).log, pairwise(steps), strict=True):
            verb = verb_of(line.action or 0)
            tops = {place.place - STACK_TOP for place in before.values() if sort_of(place) == STACK_TOP}
            if verb in targets and first_of(line.action or 0) in tops:
                assert (STACK_TOP, targets[verb]) in moved(before, after), line.words
                seen[verb] += 1
    assert all(seen[verb] > 3 for verb in targets), seen


def test_a_completed_bot_goes_from_the_board_onto_its_project(
    courses: list[tuple[Played, list[Where]]],
) -> None:
    completed = 0
    for _game, steps in courses:
        for before, after in pairwise(steps):
            moves = moved(before, after)
            completed += moves.count((BOTS, COMPLETED))
            universal = moves.count((DISPLAY, COMPLETED))
            assert moves.count((BOTS, COMPLETED)) + universal == moves.count((IN_HAND, COMPLETED))
    assert completed > 3


def test_a_swap_moves_two_parts(courses: list[tuple[Played, list[Where]]]) -> None:
    swaps = 0
    for game, steps in courses:
        for line, (before, after) in zip(game.table.observe(NOBODY).log, pairwise(steps), strict=True):
            if verb_of(line.action or 0) != actions.SWAP:
                continue
            spare = next(p for p in before.values() if p.place == PALLET + second_of(line.action or 0))
            if spare.thing != first_of(line.action or 0):
                moves = moved(before, after)
                assert (PALLET, IN_HAND) in moves, line.words
                swaps += (IN_HAND, PALLET) in moves  # unless Sandra replaces the spare parts at once
    assert swaps > 3


def test_no_id_comes_back_and_nothing_changes_its_kind(courses: list[tuple[Played, list[Where]]]) -> None:
    for _game, steps in courses:
        kinds: dict[str, int] = {}
        gone: set[str] = set()
        for before, after in pairwise(steps):
            gone |= set(before) - set(after)
            assert not gone & set(after)
            for name, place in after.items():
                assert kinds.setdefault(name, place.thing) == place.thing


def test_ids_depend_on_the_log_alone(courses: list[tuple[Played, list[Where]]]) -> None:
    """The same position has the same ids, whatever was drawn before."""
    game, steps = courses[-1]
    for at in (0, 7, 50, game.table.length):
        followed.KEPT.clear()
        observation = game.table.observe(NOBODY, at)
        table = game_of(observation)
        assert words_of(table, copies_of(observation, table), game.seen[0]) == steps[at]


def test_what_is_kept_stays_small(courses: list[tuple[Played, list[Where]]]) -> None:
    assert courses
    assert 0 < len(followed.KEPT) <= followed.MOST_KEPT


def test_a_copy_leaves_its_place_and_the_others_stay(courses: list[tuple[Played, list[Where]]]) -> None:
    """Where something goes from a pile, no other copy of the pile changes its place in it."""
    gone = 0
    for _game, steps in courses:
        for before, after in pairwise(steps):
            piles = {name: place for name, place in before.items() if place.place in (BOTS, DISPLAY)}
            left = {name for name in piles if name not in after or after[name].place != piles[name].place}
            arrived = any(place.place == DISPLAY and name not in piles for name, place in after.items())
            if left and not arrived:
                assert all(after[name] == place for name, place in piles.items() if name not in left)
                gone += 1
    assert gone > 3


def test_everything_has_an_id_on_a_table_that_no_log_led_to(rare: list[Seen]) -> None:
    for seen in rare:
        game = game_of(seen.observation)
        copies = copies_of(seen.observation, game)
        assert len(words_of(game, copies, seen)) == len(places_of(game))


def test_projects_slide_down_as_they_are() -> None:
    """Three of one colour: the lowest went, not the one whose space is empty now."""
    copies, thing = Copies(), PROJECT_OF + 2
    spaces = [PROJECT_SPACE + row for row in range(3)]
    copies.lying = {(thing, space): [7 + row] for row, space in enumerate(spaces)}
    copies.move(thing, spaces[0], SEAT)
    for low, high in pairwise(spaces):
        copies.move(thing, high, low)
    assert [copies.lying[thing, space] for space in spaces] == [[8], [9], []]


def test_a_next_part_of_the_same_kind_is_the_new_one(courses: list[tuple[Played, list[Where]]]) -> None:
    """The top part was taken, and what came to light is its like."""
    alike = 0
    for _game, steps in courses:
        for before, after in pairwise(steps):
            tops = {place.place: name for name, place in before.items() if sort_of(place) == STACK_TOP}
            now = {place.place: name for name, place in after.items() if sort_of(place) == STACK_TOP}
            for stack, name in tops.items():
                same_kind = stack in now and after[now[stack]].thing == before[name].thing
                if same_kind and now[stack] != name:
                    assert now[stack] not in before
                    alike += 1
    assert alike > 3


def test_kinds_of_bots_follow_those_of_projects() -> None:
    """The word of a kind is found by the order of things."""
    assert PROJECT_OF < BOT_OF < THE_UNIVERSAL_BOT == KINDS - 1
