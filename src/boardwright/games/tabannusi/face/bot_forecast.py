"""Where the Bot may go on its next turn: anybody can work it out from the cards seen. TAB-25.2"""

from __future__ import annotations

from boardwright.faces.telling.wording import say, semicolon
from boardwright.games.tabannusi.components import DISTRICTS, NO_TILE, NOWHERE
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.looking_ahead import bot_goes_to
from boardwright.games.tabannusi.rounds import is_final_scoring, is_last_round
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.kernel.bits import members


def next_districts(game: Tabannusi) -> list[int]:
    """Return how many of the cards still to come lead the Bot's Architect to each District. TAB-25.2"""
    ways = [0] * DISTRICTS
    if game.left == NO_TILE or game.over:
        return ways
    for card in members(game.automa_deck):
        ways[bot_goes_to(game, card)] += 1
    return ways


def bot_has_gone(game: Tabannusi) -> bool:
    """Tell whether the Bot has no turn left. It begins each round. TAB-14.1, 22.1"""
    if game.over or is_final_scoring(game):
        return True
    return is_last_round(game) and not game.is_bot(game.active)


def forecast_in_words(game: Tabannusi, naming: Naming) -> str:
    """Return where the Bot goes next, and how likely each way is."""
    if bot_has_gone(game):
        return say("The Bot has no turn left.")
    ways = next_districts(game)
    cards = sum(ways)
    if not cards or game.players[BOT].architect == NOWHERE:
        return say("Where the Bot goes next is not known yet.")
    told: list[str] = []
    for district, n in enumerate(ways):
        if n:
            chance = say("{n} of {cards} cards", n=n, cards=cards)
            told.append(say("{district}: {chance}", district=naming.district(district), chance=chance))
    return say("The Bot goes next to {ways}", ways=semicolon().join(told))
