"""The players in the rail, and the rounds."""

from __future__ import annotations

from boardwright.faces.face import Figure, Panel
from boardwright.faces.telling.wording import say
from boardwright.games.attandarra.face.naming import game_of
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.bits import count
from boardwright.table.observation import Observation


def panels(observation: Observation) -> list[Panel]:
    """Return a panel for every seat; the score is the victory track, at the end the final score."""
    game = game_of(observation)
    scores = game.scores() if observation.over else [player.points() for player in game.players]
    return [
        Panel(seat=seat, score=scores[seat], figures=figures(game, seat), note=note(observation, game, seat))
        for seat in range(game.seats)
    ]


def figures(game: Attandarra, seat: int) -> list[Figure]:
    """Return one player's numbers in a fixed order."""
    me = game.players[seat]
    out = [
        Figure("gold", me.gold, say("gold left this round")),
        Figure("citizen", me.citizens(), say("citizens")),
        Figure("acoin", me.coins(), say("coins")),
        Figure("bldg", count(me.completed), say("complete buildings")),
        Figure("meadow", count(me.meadows), say("meadows")),
    ]
    if game.history:
        out.append(Figure("emblem", me.emblems, say("emblems left")))
        out.append(Figure("seal", me.built, say("buildings completed this round, for the City Seal")))
    return out


def note(observation: Observation, game: Attandarra, seat: int) -> str:
    """Return what should be known of a player beyond the numbers."""
    if observation.over:
        return ""
    notes = []
    if game.history and game.seal == seat:
        notes.append(say("Holds the City Seal."))
    if game.players[seat].finished:
        notes.append(say("Has finished the round."))
    return " ".join(notes)


def status(observation: Observation) -> tuple[int, int, str]:
    """Return (round, rounds, label); round 0 is the set-up."""
    game = game_of(observation)
    rounds = game.edition.rounds
    if observation.over:
        return rounds, rounds, say("Game over")
    if game.round == 0:
        return 0, rounds, say("Setting up")
    return game.round, rounds, say("Round {round} of {rounds}", round=game.round, rounds=rounds)
