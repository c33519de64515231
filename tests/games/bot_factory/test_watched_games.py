"""Whole games at random under the eyes of a second reading: what holds after every answer and turn."""

import random

import pytest

from boardwright.games.bot_factory.components import SANDRA, VILELA
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import CHANCE, NOBODY
from tests.games.bot_factory.table import PRINTED, WORDS, fresh, question

IDLE = {"end-turn", "pass-turn", "stop", "decline"}
ROUNDS = 25


def choose(game: BotFactory, answers: random.Random) -> int:
    """Return an answer by chance or at random: idle ones rarely, placements often."""
    options = game.options()
    if game.whose() == CHANCE:
        return answers.choices(options, [game.weight(action) for action in options])[0]
    busy = [action for action in options if WORDS.format(action).split()[0] not in IDLE]
    placing = [action for action in busy if WORDS.format(action).split()[0] == "place"]
    if placing and answers.random() < 0.8:
        return answers.choice(placing)
    return answers.choice(busy if busy and answers.random() < 0.8 else options)


def begin(seed: int) -> tuple[BotFactory, random.Random]:
    """Return a new game of a seed: seats and variants in turn."""
    game = fresh(1 + seed % 4, variant=seed % 3, max_rounds=ROUNDS)
    return game, random.Random(seed)


def places_of_meeples(game: BotFactory) -> list[int]:
    """Return who stands on the floor from left to right, by sorting."""
    standing = [meeple for meeple in range(VILELA + 1) if game.where[meeple] >= 0]
    return sorted(standing, key=lambda meeple: game.where[meeple])


seeds = pytest.mark.parametrize("seed", range(24))


@seeds
def test_nothing_is_lost_and_every_question_is_a_choice(seed: int) -> None:
    game, answers = begin(seed)
    while game.whose() != NOBODY:
        assert len(game.options()) > 1
        marker, turned = game.marker, game.turned
        verb = WORDS.format(action := choose(game, answers)).split()[0]
        round = game.round
        sandra = game.board_of_meeple(SANDRA)
        game.apply(action)
        game.check()
        if verb == "rotate":
            assert game.turned == turned + 1
        else:
            assert game.turned == turned
        if game.marker != marker:  # in the set-up, or by Sandra on Assembly and on Part Production
            assert round <= 1 or {sandra, game.board_of_meeple(SANDRA)} & {0, 1}
    assert game.round <= ROUNDS


@seeds
def test_everybody_moves_and_acts_once_a_round_in_order(seed: int) -> None:
    game, answers = begin(seed)
    moved: list[int] = []
    acted: list[int] = []
    moving_order: list[int] = []
    acting_order: list[int] = []
    round = 0
    while game.whose() != NOBODY:
        if game.round != round:
            if round >= 1:
                assert moved == [seat for seat in moving_order if seat < game.seats]
                assert [seat for seat in acting_order if seat in acted] == acted
            round, moved, acted, acting_order = game.round, [], [], []
            first = [(game.first_player + n) % game.seats for n in range(game.seats)]
            moving_order = first if round == 1 else places_of_meeples(game)
        seat = game.whose()
        if question(game) == "ChooseMove":
            moved.append(seat)
        elif question(game) in {"ChooseStep", "PayOrPass"}:
            acting_order = acting_order or places_of_meeples(game)
            if seat not in acted:
                acted.append(seat)
            assert acted[-1] == seat, "a turn was interrupted"
        game.apply(choose(game, answers))


@seeds
def test_nobody_keeps_more_than_the_hand_limit(seed: int) -> None:
    game, answers = begin(seed)
    while game.whose() != NOBODY:
        turn, seat = game.turn(), game.active
        game.apply(choose(game, answers))
        if seat >= 0 and game.turn() != turn:  # that turn is over
            player = game.players[seat]
            assert sum(player.parts) <= 5
            assert sum(player.projects) == 0 or sum(player.projects) + player.completed() <= 5


@seeds
def test_the_end_and_the_score_by_a_second_reading(seed: int) -> None:
    game, answers = begin(seed)
    rounds_with_end: set[int] = set()
    while game.whose() != NOBODY:
        game.apply(choose(game, answers))
        if 0 in game.meeples or any(player.completed() >= 5 for player in game.players):
            rounds_with_end.add(game.round)
    assert rounds_with_end <= {game.round}  # the round of the trigger was the last
    assert rounds_with_end or game.round == ROUNDS
    game.task = 7  # points alone, as several may play
    assert game.scores() == [points(game, seat) for seat in range(game.seats)]
    if game.seats > 1:
        keys = [
            (points(game, seat), player.completed(), player.tokens % 2)
            for seat, player in enumerate(game.players)
        ]
        assert game.places() == [1 + sum(other > mine for other in keys) for mine in keys]


def points(game: BotFactory, seat: int) -> int:
    """Return a seat's points, counted from the rules."""
    player = game.players[seat]
    bots = [player.bots[colour] + player.universal_bots[colour] for colour in range(4)]
    worth = sum(number * value for number, value in zip(bots, game.values, strict=True))
    mine = [position for position in range(9) if seat in game.reserved[2 * position : 2 * position + 2]]
    return (
        worth
        + best_contracts(game, seat, mine, bots)
        + player.tokens // 2
        - sum(player.parts)
        - 2 * sum(player.projects)
    )


def best_contracts(game: BotFactory, seat: int, positions: list[int], bots: list[int]) -> int:
    """Return the best points of some contracts with some bots, each fulfilled or not."""
    if not positions:
        return 0
    position, *rest = positions
    kind = game.contracts[position]
    token = PRINTED.edition.contract_points[2 * kind + (game.reserved[2 * position] != seat)]
    best = best_contracts(game, seat, rest, bots) - token
    left = [number - (PRINTED.edition.contract_colours[kind] >> c & 1) for c, number in enumerate(bots)]
    if min(left) >= 0:
        row = (5, 3, 1)[position // 3]
        best = max(best, best_contracts(game, seat, rest, left) + token + row)
    return best
