"""Whole games at random: what must hold at every question."""

from __future__ import annotations

import pytest

from boardwright.games.tabannusi import edition
from boardwright.games.tabannusi.components import KINGS, NO_KING, Switches
from boardwright.games.tabannusi.setup import new_game
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, OK, Action
from boardwright.players.playout import draw_outcome
from boardwright.table.saves import game_hash, parts, pieces_hash

PRINTED = edition.load()
OTHER_READINGS = Switches(
    any_tied_lowest=True,
    garden_bonus_may_be_declined=True,
    project_bonus_is_a_must=True,
    no_gold_for_refill=True,
    final_scoring_keeps_dice=True,
)
GAMES = [
    (seats, seed, seed % 2 == 1, switches)
    for seats in (1, 2, 3, 4)
    for seed, switches in ((1, Switches()), (2, Switches()), (3, OTHER_READINGS))
]


def new(seats: int, seed: int, barge_tiles: bool, switches: Switches) -> Tabannusi:
    king = seed % KINGS if seats == 1 else NO_KING
    return new_game(PRINTED.edition, switches, seats, barge_tiles, NOBODY, king)


def answer(game: Tabannusi, rng: Rng) -> Action:
    if game.whose() == CHANCE:
        return draw_outcome(game, rng)
    return game.options()[rng.below(len(game.options()))]


@pytest.mark.parametrize(("seats", "seed", "barge_tiles", "switches"), GAMES)
def test_pieces_are_conserved_and_the_game_ends(
    seats: int, seed: int, barge_tiles: bool, switches: Switches
) -> None:
    game = new(seats, seed, barge_tiles, switches)
    rng = Rng(seed)
    for _ in range(3000):
        if not game.options():
            break
        allowed = [action for action in game.candidates() if game.why_not(action) == OK]
        assert sorted(allowed) == sorted(game.options())
        assert len({*game.candidates()}) == len(game.candidates())
        game.apply(answer(game, rng))
        game.check()
    assert game.over
    assert min(game.places()) <= 2


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_no_step_goes_on_after_it_asked(seats: int) -> None:
    game = new(seats, seats, False, Switches())
    game.agenda.fingerprint = pieces_hash
    rng = Rng(7)
    while game.options():
        game.apply(answer(game, rng))
    assert game.over


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_a_viewer_learns_nothing_from_a_deal(seats: int) -> None:
    game = new(seats, seats, True, Switches())
    rng = Rng(11)
    viewers = [*range(seats), NOBODY]
    number = 0
    while game.options():
        number += 1
        if number % 9 == 0:
            viewer = viewers[number // 9 % len(viewers)]
            before = game_hash(game)
            seen = game.seen_by(viewer)
            deal = game.resample(viewer, Rng(number))
            deal.check()
            assert game_hash(deal.seen_by(viewer)) == game_hash(seen) == game_hash(seen.seen_by(viewer))
            assert game_hash(seen.resample(viewer, Rng(number))) == game_hash(deal)
            if game.whose() == viewer:
                assert seen.options() == game.options() == deal.options()
            assert game_hash(game) == before
        game.apply(answer(game, rng))
    assert number > 100


@pytest.mark.parametrize("seats", [1, 3])
def test_a_clone_leads_its_own_life(seats: int) -> None:
    game = new(seats, seats, False, Switches())
    rng = Rng(5)
    number = 0
    while game.options():
        number += 1
        if number % 5 == 0:
            before = game_hash(game)
            other = game.clone()
            assert game_hash(other) == before
            for _ in range(4):
                if other.options():
                    other.apply(answer(other, rng))
            assert game_hash(game) == before
        game.apply(answer(game, rng))
    assert game.over


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_every_frame_comes_back_from_its_parts(seats: int) -> None:
    game = new(seats, seats, True, Switches())
    rng = Rng(3)
    seen: set[str] = set()
    while game.options():
        for frame in game.agenda.frames:
            seen.add(type(frame).__name__)
            again = type(frame)(*parts(frame))
            assert parts(again) == parts(frame) == parts(frame.clone())
            assert all(isinstance(part, int | list) for part in parts(frame))
        game.apply(answer(game, rng))
    assert {"Course", "SetUp", "PlayerTurn", "ChooseAction"} <= seen
