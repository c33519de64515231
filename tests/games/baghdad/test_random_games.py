"""Random games: pieces conserved, options explained, steps that end with their question, clones apart."""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.actions import GO_ON, SKIP, STOP
from boardwright.games.baghdad.components import Switches
from boardwright.games.baghdad.reasons import REASONS
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, OK, verb_of
from boardwright.players.playout import draw_outcome
from boardwright.table.saves import game_hash, pieces_hash
from tests.games.baghdad.table import WORDS, fresh

MOST_ANSWERS = 2_000
STRICT = Switches(
    boats_in_port_do_not_count=True,
    action_is_a_duty=True,
    never_the_same_location=True,
    boat_moves_are_a_duty=True,
    wilds_are_no_masonry=True,
)


def enrich(game: Baghdad) -> None:
    """Give the asked player means, so that random answers reach all of the game."""
    me = game.players[game.whose()]
    me.coins = max(me.coins, 9)
    me.wilds = max(me.wilds, 4)
    me.goods = [max(each, 2) for each in me.goods]
    me.favour = game.edition.board.favour_top
    game.settle()


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("modules", [0, 7])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_question_of_a_game(seats: int, modules: int, rich: bool) -> None:
    game = fresh(
        seats,
        difficulty=3,
        switches=STRICT if seats % 2 else None,
        public_works=modules & 1 > 0,
        contracts=modules & 2 > 0,
        objectives=modules & 4 > 0,
    )
    game.agenda.fingerprint = pieces_hash
    rng = Rng(seats + modules)
    turns = -1
    for number in range(MOST_ANSWERS):
        if not game.options():
            break
        if game.whose() == CHANCE:
            assert all(game.weight(outcome) > 0 for outcome in game.options())
            game.apply(draw_outcome(game, rng))
            continue
        if rich and game.turns != turns:
            turns = game.turns
            enrich(game)
        if number % 4 == 0:
            look_at(game)
        game.apply(choose(game, rng))
    assert not game.options()
    game.check()
    assert len(game.scores()) == len(game.places()) == seats


def choose(game: Baghdad, rng: Rng) -> int:
    """Return an answer; mostly one that does something."""
    options = game.options()
    if rng.below(6) == 0:
        return options[rng.below(len(options))]
    doing = [
        action
        for action in options
        if action not in game.agenda.free and verb_of(action) not in (SKIP, STOP, GO_ON)
    ]
    return doing[rng.below(len(doing))] if doing else options[rng.below(len(options))]


def look_at(game: Baghdad) -> None:
    game.check()
    options = game.options()
    assert len(options) > 1, "a single answer is taken silently"
    candidates = game.candidates()
    assert len(set(candidates)) == len(candidates), game.agenda.names()
    reasons = {action: game.why_not(action) for action in candidates}
    allowed = [action for action in candidates if reasons[action] == OK]
    assert sorted(options) == sorted(allowed), game.agenda.names()
    for reason in set(reasons.values()) - {OK}:
        assert REASONS.clause(reason).startswith("BAG-")
        assert REASONS.sentence(reason).endswith(".")
    assert all(WORDS.parse(WORDS.format(action)) == action for action in options)
    before = game_hash(game)
    other = game.clone()
    assert game_hash(other) == before
    other.apply(other.options()[-1])
    assert game_hash(game) == before
