"""Baghdad's greedy player: what it thinks of positions, and that it beats those who do not think."""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import (
    BOATS,
    BOOK_TILE,
    BOT,
    FIRST_PATIENT,
    NIGHT,
    NO_CARD,
    NO_TILE,
    PATIENT,
    QUADRANTS,
    SPOTS,
    TILE_SLOT,
)
from boardwright.games.baghdad.evaluation_outlook import Outlook, chance_to_meet, worth_of_card
from boardwright.games.baghdad.observe import ask_again
from boardwright.games.baghdad.scoring import totals
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.vizier import ChooseLocation
from boardwright.games.title import Setup
from boardwright.kernel.bits import BIT
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE
from boardwright.players.greedy import WORST, choose_greedily, values_at_the_end
from boardwright.players.registry import evaluation, player
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


def going(seed: str, answers: int) -> Baghdad:
    """Return a position of a random game in which the city offers the vizier of seat 0 nothing yet."""
    table = played(Setup("baghdad", 2), ["random", "random"], seed, answers)
    rng = Rng(5)
    while not (table.asked == 0 and isinstance(table.game.agenda.open_question(), ChooseLocation)):
        table.answer(table.asked, player("random").choose(table.observe(table.asked), rng))
    game = table.game.clone()
    assert isinstance(game, Baghdad)
    me = game.players[0]
    me.coins = me.steps = me.wilds = me.contracts = 0
    me.goods = [0] * len(me.goods)
    me.favour = game.edition.board.favour_start
    for slot in game.edition.city.slots:
        game.city[slot] = NO_TILE
    ask_again(game)
    return game


def next_quadrant(game: Baghdad) -> list[int]:
    city = game.edition.city
    return city.in_quadrant[(city.quadrant[game.players[0].vizier] + 1) % QUADRANTS]


def to_the_end_of_the_turn(game: Baghdad) -> Baghdad:
    """Let the greedy player answer until its turn is over."""
    turn = game.turn()
    rng = Rng(1)
    while game.turn() == turn and game.whose() in (0, CHANCE):
        if game.whose() == CHANCE:
            game.apply(game.options()[0])
        else:
            game.apply(choose_greedily(game, EVALUATION, rng))
    return game


def test_it_meets_a_night_card_that_one_patient_more_is_enough_for() -> None:
    game = going("night", 200)
    cards = game.edition.cards
    me = game.players[0]
    [card, *_] = [
        card
        for card in range(cards.cards)
        if cards.deck[card] == NIGHT and cards.thing[card] == PATIENT and cards.need[card] == 3
    ]
    me.slots[1:3] = [NO_CARD, card]
    me.filled = 0
    me.spots = [NO_TILE] * len(me.spots)
    for spot in (3, 4):
        me.place(PATIENT, spot, FIRST_PATIENT)
    me.wilds = 2
    patient, book, *_ = (place for place in next_quadrant(game) if game.edition.city.kind[place] == TILE_SLOT)
    game.city[patient] = FIRST_PATIENT
    game.city[book] = BOOK_TILE
    ask_again(game)
    assert to_the_end_of_the_turn(game).players[0].in_row(PATIENT) == 3


def test_it_builds_while_the_building_will_work_again_and_nothing_else_is_there() -> None:
    game = going("early", 30)
    me = game.players[0]
    me.houses = BIT[SPOTS] - 1
    me.sites = 0
    me.coins = 3
    me.wilds = 1
    ask_again(game)
    assert to_the_end_of_the_turn(game).players[0].built() == 1


def test_favour_is_not_traded_for_what_nothing_can_be_done_with() -> None:
    game = going("late", 150)
    me = game.players[0]
    me.hand = []  # the last turn
    game.decks = [0, 0]
    game.display = [NO_CARD] * len(game.display)
    me.boats = me.river = 0
    me.favour = game.edition.board.favour_top
    ask_again(game)
    assert to_the_end_of_the_turn(game).players[0].favour == game.edition.board.favour_top


def test_a_wild_is_not_spent_on_a_spot_where_a_nearer_one_is_as_good() -> None:
    game = going("wild", 200)
    me = game.players[0]
    me.filled = 0
    me.spots = [NO_TILE] * len(me.spots)
    me.wilds = 3
    me.skill_tiles = BIT[game.edition.board.skill[PATIENT]]
    patient, *_ = (place for place in next_quadrant(game) if game.edition.city.kind[place] == TILE_SLOT)
    game.city[patient] = FIRST_PATIENT
    ask_again(game)
    after = to_the_end_of_the_turn(game).players[0]
    assert after.in_row(PATIENT) == 1
    assert after.wilds == 3


def test_only_ends_of_turns_are_compared() -> None:
    game = going("night", 200)
    ends = values_at_the_end(game, 0, game.turn(), EVALUATION)
    assert max(ends) > WORST
    assert sum(value > WORST for value in ends) >= EVALUATION.breadth
    before = game.clone()
    assert choose_greedily(game, EVALUATION, Rng(2)) in game.options()
    assert game.options() == before.options()


def test_hidden_hands_are_not_looked_at() -> None:
    game = in_play(3)
    assert any(card != NO_CARD for card in game.players[1].hand)
    worth = EVALUATION.value(game, 0)
    assert EVALUATION.value(game.seen_by(0), 0) == worth
    assert EVALUATION.value(game.resample(0, Rng(9)), 0) == worth
