"""Hidden information: hands of the others, and nothing else. BAG part iv"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.actions import PLAY
from boardwright.games.baghdad.components import DAY, HIDDEN_DAY, HIDDEN_NIGHT, STARTING
from boardwright.games.baghdad.game import BaghdadGame
from boardwright.games.baghdad.observe import deck_size, seen_by
from boardwright.games.baghdad.turn import ChooseCard
from boardwright.kernel.bits import count, members
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY, pack
from boardwright.players.playout import draw_outcome
from boardwright.table.saves import game_hash
from tests.games.baghdad.table import CARD, E, ask, fresh, table


def hands() -> BaghdadGame:
    game = table(3)
    for seat, cards in enumerate((["A1", "al-razi"], ["B1", "shen-kuo", "al-kindi"], ["C1"])):
        game.players[seat].hand = [CARD[card] for card in cards]
    for player in game.players:
        for card in player.hand:
            for deck in (0, 1):
                game.decks[deck] &= ~(1 << card)
    return game


def test_drawn_cards_of_the_others_show_their_backs_only() -> None:
    seen = hands().seen_by(0)
    assert seen.players[0].hand == [CARD["A1"], CARD["al-razi"]]
    assert seen.players[1].hand == [CARD["B1"], HIDDEN_DAY, HIDDEN_NIGHT]
    assert seen.players[2].hand == [CARD["C1"]]
    assert seen_by(seen, NOBODY).players[0].hand == [CARD["A1"], HIDDEN_NIGHT]


def test_the_decks_do_not_betray_them() -> None:
    game = hands()
    seen = game.seen_by(0)
    assert seen.decks[0] & 1 << CARD["shen-kuo"]
    assert seen.decks[1] & 1 << CARD["al-kindi"]
    assert not seen.decks[1] & 1 << CARD["al-razi"]
    for deck in (DAY, DAY + 1):
        assert deck_size(seen, deck) == deck_size(game, deck) == count(game.decks[deck - 1])


def test_the_open_question_does_not_betray_them() -> None:
    game = ask(hands(), ChooseCard(1))
    seen = game.seen_by(0)
    cards = [action >> 16 & 255 for action in seen.options() if action >> 24 == 9]
    assert cards == [CARD["B1"], *members(seen.decks[0]), *members(seen.decks[1])]
    assert {CARD["shen-kuo"], CARD["al-kindi"]} < set(cards)
    assert CARD["al-razi"] not in cards
    for seed in range(5):
        assert game.resample(0, Rng(seed)).seen_by(0).options() == seen.options()
    assert game.seen_by(1).options() == game.options()


def test_a_card_that_is_played_comes_to_light_in_a_view() -> None:
    seen = ask(hands(), ChooseCard(1)).seen_by(0)
    seen.apply(pack(PLAY, CARD["al-kindi"]))
    assert seen.players[1].hand == [CARD["B1"], HIDDEN_DAY]
    assert seen.players[1].slots[0] == CARD["al-kindi"]
    assert not seen.decks[1] & 1 << CARD["al-kindi"]


def test_a_last_card_that_nobody_knows_is_not_played_in_a_view() -> None:
    game = hands()
    game.players[1].hand = [CARD["shen-kuo"]]
    seen = game.seen_by(0)
    seen.agenda.frames = [ChooseCard(1)]
    seen.settle()
    assert seen.players[1].hand == [HIDDEN_DAY]
    assert seen.whose() == 1


def test_a_deal_gives_cards_of_the_right_deck_that_are_nowhere_else() -> None:
    game = hands()
    dealt = set()
    for seed in range(30):
        deal = game.resample(0, Rng(seed))
        starting, day, night = deal.players[1].hand
        assert E.cards.deck[starting] == STARTING
        assert E.cards.deck[day] == DAY
        assert night not in game.players[0].hand + game.display
        assert not deal.decks[0] & 1 << day
        assert count(deal.decks[0]) == count(game.decks[0])
        dealt.add((day, night))
    assert len(dealt) > 10


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_laws_of_seeing_and_dealing(seats: int) -> None:
    game = fresh(seats, public_works=True, contracts=True, objectives=True)
    rng = Rng(seats)
    for number in range(400):
        if not game.options():
            break
        for viewer in (number % seats, NOBODY) if number % 4 == 0 else ():
            before = game_hash(game)
            seen = game.seen_by(viewer)
            deal = game.resample(viewer, Rng(number))
            deal.check()
            assert game_hash(deal.seen_by(viewer)) == game_hash(seen) == game_hash(seen.seen_by(viewer))
            assert game_hash(seen.resample(viewer, Rng(number))) == game_hash(deal)
            assert len(deal.options()) == len(game.options())
            if game.whose() == viewer:
                assert seen.options() == game.options() == deal.options()
            assert game_hash(game) == before
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
        else:
            game.apply(game.options()[rng.below(len(game.options()))])
