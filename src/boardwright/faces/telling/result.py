"""The one sentence that says how a game has ended, wherever it is told."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from boardwright.faces.telling.people import People
from boardwright.faces.telling.wording import both, later, points_of, say, say_count, translated, with_minus
from boardwright.games.result import Result, result_of
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation


def result_sentence(result: Result, names: Sequence[str], mine: Collection[int] = ()) -> str:
    """Return who has won and by what; `mine` are the reader's seats: who has one alone is called `you`."""
    viewer = next(iter(mine)) if len(mine) == 1 else NOBODY
    return told_to(result, People(names, viewer))


def told_to(result: Result, people: People) -> str:
    """Return the sentence for one viewer."""
    if len(result.places) > 1:
        return among_players(result, people)
    return against_a_rival(result, people) if result.rivals else against_a_task(result, people)


def among_players(result: Result, people: People) -> str:
    """Return who has won a game of several players, and whether points or the tie-break decided it."""
    best = [seat for seat, place in enumerate(result.places) if place == 1]
    score = result.scores[best[0]]
    if len(best) > 1:
        shared = both([people.subject(best[0]), *(people.object(seat) for seat in best[1:])])
        return say("{names} share the win with {points}.", names=shared, points=points_of(score))
    you, name = best == [people.viewer], people.people[best[0]]
    margin = score - max(points for seat, points in enumerate(result.scores) if seat != best[0])
    if margin == 0:
        words = later("You win the tie-break at {score} points.")
        words = words if you else later("{name} wins the tie-break at {score} points.")
        return say(words, name=name, score=with_minus(score))
    if you:
        return say_count("You win by {n} point.", "You win by {n} points.", margin)
    return say_count("{name} wins by {n} point.", "{name} wins by {n} points.", margin, name=name)


def against_a_rival(result: Result, people: People) -> str:
    """Return who has won a solo game against a bot without a seat."""
    own, bot = result.scores[0], max(rival.points for rival in result.rivals)
    if result.places[0] == 1:
        words = later("{name} wins with {own}; the Bot has {bot}.")
        words = words if people.viewer != 0 else later("You win with {own}; the Bot has {bot}.")
    elif own == bot:
        words = later("The Bot wins the tie at {bot}.")
    else:
        words = later("The Bot wins with {bot}; {name} has {own}.")
        words = words if people.viewer != 0 else later("The Bot wins with {bot}; you have {own}.")
    return say(words, name=people.people[0], own=points_of(own), bot=points_of(bot))


def against_a_task(result: Result, people: People) -> str:
    """Return whether the task of a solo game is met, and the review."""
    points = points_of(result.scores[0])
    if result.places[0] == 1:
        return say("The task is met; {points}: {rating}.", points=points, rating=translated(result.outcome))
    words = later("The task is not met: {name} is fired, with {points}.")
    words = words if people.viewer != 0 else later("The task is not met: you are fired, with {points}.")
    return say(words, name=people.people[0], points=points)


def result_seen(observation: Observation, people: People) -> str:
    """Return the sentence for a viewer of a game that is over."""
    return told_to(result_of(observation.title, observation.game, observation.printed), people)
