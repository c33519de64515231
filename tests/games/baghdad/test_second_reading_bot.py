"""What the solo bot would choose, again and again in games at random, compared with a second writing."""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.bot import next_node, slot_for_bot
from boardwright.games.baghdad.bot_choices import choose_building, choose_piece, choose_symbol, target_of
from boardwright.games.baghdad.components import ARCHITECTS, BOT, BUILDINGS, NO_BOT_CARD, SPOTS
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.players.playout import draw_outcome
from tests.games.baghdad.second_reading_bot import Bot
from tests.games.baghdad.table import NAMES, fresh

SYMBOLS = {0: "books", 1: "patients", 2: "artefacts", 3: "students", BUILDINGS: "buildings"}
SYMBOLS[ARCHITECTS] = "palace"


@pytest.mark.parametrize("seed", range(6))
def test_every_choice_of_the_bot_agrees(seed: int) -> None:
    rng = Rng(seed)
    game = fresh(1, difficulty=seed % 4, public_works=seed % 2 == 1)
    compared = 0
    while game.options():
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
            continue
        if game.players[0].vizier < len(NAMES.locations):
            compare(game.clone(), rng)
            compared += 1
        game.apply(game.options()[rng.below(len(game.options()))])
    assert compared > 40


def compare(game: Baghdad, rng: Rng) -> None:
    """Compare all choices of the bot with some card active and some symbols done."""
    game.bot_active = rng.below(len(NAMES.bot_cards))
    assert game.bot_top != NO_BOT_CARD
    if rng.below(3) == 0:
        game.bot_done = BIT[rng.below(BUILDINGS + 2)]
    else:
        game.bot_done = 0
    bot = Bot(game)
    done = {name for number, name in SYMBOLS.items() if game.bot_done & BIT[number]}
    symbol = choose_symbol(game)
    chosen = None
    if symbol != NOBODY:
        chosen = (SYMBOLS[symbol], NAMES.locations[target_of(game, symbol)])
    assert chosen == bot.symbol(done)
    if count_of(game, BOT, BUILDINGS) < SPOTS:
        assert NAMES.buildings[choose_building(game)] == bot.building()
    piece = choose_piece(game)
    assert (NAMES.pieces[piece] if piece != NOBODY else "") == bot.piece()
    slot = slot_for_bot(game)
    assert (NAMES.cards[game.display[slot]] if slot >= 0 else "") == bot.character()
    nodes = [*NAMES.spaces, *NAMES.ports]
    for number, space in enumerate(NAMES.spaces):
        assert nodes[next_node(game, number)] == bot.course(space)
