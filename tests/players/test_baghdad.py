"""Baghdad's greedy player: what it thinks of positions, and that it beats those who do not think."""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import BOATS, BOT, NIGHT, NO_CARD, PATIENT, SPOTS
from boardwright.games.baghdad.scoring import totals
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.players.baghdad_outlook import Outlook, chance_to_meet, worth_of_card
from boardwright.players.registry import evaluation
from tests.players import playing
from tests.players.playing import played

EVALUATION = evaluation("baghdad")


def in_play(seats: int = 2) -> Baghdad:
    """Return a position in the middle of a random game, at a question of seat 0."""
    game = playing.in_play("baghdad", seats)
    assert isinstance(game, Baghdad)
    return game


def test_greedy_beats_random_by_far() -> None:
    scores = played(Setup("baghdad", 2), ["random", "greedy"], "one").game.scores()
    assert scores[1] > 30 + scores[0]


def test_greedy_has_more_points_than_the_bot() -> None:
    game = played(Setup("baghdad", 1), ["greedy"], "bot").game
    assert isinstance(game, Baghdad)
    assert totals(game)[0] > totals(game)[BOT]
    assert game.places() == [1]


@pytest.mark.parametrize("what", ["coins", "wilds", "steps", "favour"])
def test_having_more_is_worth_more(what: str) -> None:
    game = in_play()
    before = EVALUATION.value(game, 0)
    setattr(game.players[0], what, getattr(game.players[0], what) + 1)
    assert EVALUATION.value(game, 0) > before


def test_goods_are_worth_more_where_a_piece_of_the_palace_needs_them() -> None:
    game = in_play()
    game.players[0].goods = [0] * len(game.players[0].goods)
    before = EVALUATION.value(game, 0)
    common, rare = (gained(game, good) - before for good in (0, 5))
    assert common > rare > 0


def gained(game: Baghdad, good: int) -> int:
    richer = game.clone()
    richer.players[0].goods[good] += 1
    return EVALUATION.value(richer, 0)


def test_a_requirement_is_the_likelier_met_the_less_is_lacking_and_the_more_turns_are_left() -> None:
    assert chance_to_meet(0, PATIENT, 0) == 95
    assert chance_to_meet(1, PATIENT, 0) == 0
    chances = [chance_to_meet(short, PATIENT, 8) for short in range(5)]
    assert chances == sorted(chances, reverse=True)
    assert chances[1] > 80
    assert chances[4] < 20
    assert chance_to_meet(2, PATIENT, 9) > chance_to_meet(2, PATIENT, 5)


def test_a_night_card_that_is_met_on_the_board_is_counted_once() -> None:
    game = in_play()
    outlook = Outlook(game, 0)
    cards = game.edition.cards
    [met, *_] = [
        card for card in range(cards.cards) if cards.deck[card] == NIGHT and cards.thing[card] == BOATS
    ]
    outlook.counts[BOATS] = SPOTS
    assert worth_of_card(game, outlook, met, 0, 0) == 0
    assert worth_of_card(game, outlook, met, -1, 0) >= 90 * cards.points[met]


def test_at_the_end_only_points_count() -> None:
    game = played(Setup("baghdad", 2), ["random", "random"], "end").game
    assert isinstance(game, Baghdad)
    before = EVALUATION.value(game, 0)
    game.players[0].wilds += 3
    game.players[0].coins += 3
    assert EVALUATION.value(game, 0) == before
    game.players[1].shame += 1
    assert EVALUATION.value(game, 0) > before


def test_hidden_hands_are_not_looked_at() -> None:
    game = in_play(3)
    assert any(card != NO_CARD for card in game.players[1].hand)
    worth = EVALUATION.value(game, 0)
    assert EVALUATION.value(game.seen_by(0), 0) == worth
    assert EVALUATION.value(game.resample(0, Rng(9)), 0) == worth
