"""The players in the rail, and how far the game is."""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.face import Figure, Panel
from boardwright.faces.telling.wording import say, say_count
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    BOATS_IN_PORT,
    BUILDINGS,
    DAY,
    NIGHT,
    NOWHERE,
    STARTING,
)
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.face.naming import Naming, game_of, naming_of
from boardwright.games.baghdad.facts import Edition
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import count, total
from boardwright.table.observation import Observation


def panels(observation: Observation) -> list[Panel]:
    """Return a panel for every seat; the score is what it would be if the game ended now."""
    game = game_of(observation)
    naming = naming_of(observation, [""] * game.seats)  # notes name nobody
    scores = game.scores()
    return [
        Panel(seat, scores[seat], figures(game, seat), note(game, naming, seat)) for seat in range(game.seats)
    ]


def figures(game: Baghdad, seat: int) -> list[Figure]:
    """Return one player's numbers in a fixed order."""
    me = game.players[seat]
    return [
        Figure("coin", me.coins, say("coins")),
        Figure("g-any", total(me.goods), say("goods")),
        Figure("step", me.steps, say("steps")),
        Figure("wild", me.wilds, say("wilds")),
        Figure("favour", game.edition.board.favour_points[me.favour], say("points of favour")),
        Figure("house", count_of(game, seat, BUILDINGS), say("buildings constructed")),
        Figure("barchitect", count_of(game, seat, ARCHITECTS), say("architects in the palace")),
        Figure("boat", count_of(game, seat, BOATS_IN_PORT), say("boats in port")),
    ]


def note(game: Baghdad, naming: Naming, seat: int) -> str:
    """Return where the vizier stands, and the shame taken."""
    me = game.players[seat]
    place = say("not in the city yet") if me.vizier == NOWHERE else naming.location(me.vizier)
    if me.shame:
        shame = say_count("{n} shame token", "{n} shame tokens", me.shame)
        return say("Vizier: {place}; {shame}", place=place, shame=shame)
    return say("Vizier: {place}", place=place)


def rounds(game: Baghdad) -> int:
    """Return how many turns everybody has. BAG-1.5"""
    return turns_each(game.edition, game.count)


@lru_cache(64)
def turns_each(edition: Edition, players: int) -> int:
    """Return how many cards of an edition each of some players plays."""
    cards = edition.cards
    decks = count(cards.of_deck(DAY, players)) + count(cards.of_deck(NIGHT, players))
    return cards.deck.count(STARTING) // edition.board.letters + decks // players


def round_of(game: Baghdad) -> int:
    """Return the round that is played, 0 in the set-up."""
    return round_of_turn(game, game.turns)


def round_of_turn(game: Baghdad, turn: int) -> int:
    """Return the round of a turn by its number, 0 for the set-up."""
    return (turn + game.count - 1) // game.count


def turns_left(game: Baghdad, seat: int) -> int:
    """Return how many turns a player has yet to begin. BAG-1.5"""
    place = (seat - game.start_player) % game.count
    return rounds(game) - (game.turns + game.count - 1 - place) // game.count


def status(observation: Observation) -> tuple[int, int, str]:
    """Return (round, rounds, label); round 0 is the set-up."""
    game = game_of(observation)
    last = rounds(game)
    if observation.over:
        return last, last, say("Game over after {rounds} rounds", rounds=last)
    if game.turns == 0:
        return 0, last, say("Setting up")
    now = round_of(game)
    return now, last, say("Round {round} of {rounds}", round=now, rounds=last)
