"""What an answer would bring, said before it is given. Everything is worked out on a copy of the table."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.attandarra.course import (
    CubesReturned,
    EventScored,
    Happening,
    MarkersLost,
    RoundBegun,
    SealScored,
    SealTaken,
    TilesBurned,
    unfold,
)
from boardwright.faces.attandarra.naming import Naming
from boardwright.faces.telling.course import Forced, GameOver
from boardwright.faces.telling.wording import both, either, points_of, say, say_count, spoken
from boardwright.games.attandarra.actions import BUILD, EXTEND
from boardwright.games.attandarra.building import PlaceCube, why_not_extend
from boardwright.games.attandarra.components import MATERIALS
from boardwright.games.attandarra.state import Attandarra, cubes_on
from boardwright.kernel.packing import OK, Action, first_of, second_of, verb_of


def points_of_cubes(game: Attandarra, cubes: int) -> int:
    """Return the points of a packed pile of cubes on completion."""
    return sum((cubes >> 4 * material & 15) * game.edition.points[material] for material in range(MATERIALS))


def completion(game: Attandarra, player: int, material: int, space: int) -> int | None:
    """Return the points if a cube completes the building on a space, or None if cubes are still missing."""
    me = game.players[player]
    pile = me.cubes[space] + (1 << 4 * material)
    if cubes_on(pile) < game.edition.numeral[me.tile_at[space]]:
        return None
    return points_of_cubes(game, pile)


def still_missing(game: Attandarra, naming: Naming, player: int, space: int) -> str:
    """Return which cubes a building still needs, and its points if one more completes it."""
    me = game.players[player]
    pile = me.cubes[space]
    missing = game.edition.numeral[me.tile_at[space]] - cubes_on(pile)
    fitting = [m for m in range(MATERIALS) if why_not_extend(game, player, m, space) == OK]
    kinds = either([naming.material(material) for material in fitting])
    if missing > 1:
        return say("{n} more cubes, next {kinds}, to complete it.", n=missing, kinds=kinds)
    points = [points_of_cubes(game, pile + (1 << 4 * material)) for material in fitting]
    if not points:
        return say("no material can complete it.")
    if min(points) == max(points):
        return say("one more {kinds} completes it for {points}.", kinds=kinds, points=points_of(points[0]))
    return say(
        "one more {kinds} completes it for {low} to {points}.",
        kinds=kinds,
        low=min(points),
        points=points_of(max(points)),
    )


def gold_left(gold: int) -> str:
    """Return a sentence about the gold that is left."""
    return say("{gold} gold left.", gold=gold) if gold else say("That is your last gold: your round ends.")


def then_place(game: Attandarra, naming: Naming, player: int, action: Action) -> str:
    """Return what placing a cube by EXTEND or BUILD brings."""
    question = game.agenda.open_question()
    assert isinstance(question, PlaceCube)
    sentences: list[str] = []
    happenings, after = unfold(game, action)
    if verb_of(action) == EXTEND:
        space = first_of(action)
        points = completion(game, player, question.material, space)
        if points is not None:
            sentences.append(say("it is complete, for {points}.", points=points_of(points)))
        else:
            sentences.append(still_missing(after_placing(game, action), naming, player, space))
    else:
        sentences.append(still_missing(after_placing(game, action), naming, player, second_of(action)))
    sentences += follow(happenings, naming, player)
    if question.owed:
        sentences.append(gold_left(game.players[player].gold - question.owed))
    elif after.round == game.round and game.players[player].gold == 0:
        sentences.append(say("Your gold is spent: your round ends."))
    return spoken(sentences)


def after_placing(game: Attandarra, action: Action) -> Attandarra:
    """Return the table right after a cube was placed, before anything follows from it."""
    after = game.clone()
    question = after.agenda.open_question()
    after.agenda.frames.pop()
    question.take(after, action)
    return after


def follow(happenings: Sequence[Happening], naming: Naming, player: int) -> list[str]:
    """Return sentences about what follows by itself, up to the next real choice."""
    out: list[str] = []
    for happening in happenings:
        sentence = follow_one(happening, naming, player)
        if sentence:
            out.append(sentence)
    return out


def follow_one(happening: Happening, naming: Naming, player: int) -> str:
    """Return a sentence about one thing that follows, or nothing."""
    if isinstance(happening, Forced):
        return forced(happening, naming, player)
    if isinstance(happening, SealTaken):
        return say("The City Seal comes to {who}.", who=naming.object(happening.seat))
    if isinstance(happening, SealScored):
        who, points = naming.object(happening.seat), points_of(happening.points)
        return say("The round ends: {points} to {who} for the City Seal.", points=points, who=who)
    if isinstance(happening, EventScored):
        who, points = naming.object(happening.seat), points_of(happening.points)
        return say("{event}: {points} to {who}.", event=naming.event(happening.event), points=points, who=who)
    if isinstance(happening, MarkersLost | TilesBurned) and happening.seat == player:
        n = len(happening.markers if isinstance(happening, MarkersLost) else happening.tiles)
        if isinstance(happening, MarkersLost):
            return say_count("Your city loses {n} marker.", "Your city loses {n} markers.", n)
        return say_count("{n} tile of your city burns.", "{n} tiles of your city burn.", n)
    if isinstance(happening, CubesReturned):
        cubes = [naming.material(m) for m, n in enumerate(happening.cubes) if n]
        return say("The {cubes} finds no place and goes back into the bag.", cubes=both(cubes))
    if isinstance(happening, RoundBegun):
        return say("Round {round} begins.", round=happening.round)
    return say("The game ends.") if isinstance(happening, GameOver) else ""


def forced(happening: Forced[Attandarra], naming: Naming, player: int) -> str:
    """Return a sentence about an own answer without a choice, or nothing."""
    if happening.seat != player:
        return ""
    game = happening.before
    verb = verb_of(happening.action)
    if verb == EXTEND:
        space = first_of(happening.action)
        question = game.agenda.open_question()
        assert isinstance(question, PlaceCube)
        tile = naming.the_tile(game.players[player].tile_at[space])
        points = completion(game, player, question.material, space)
        if points is None:
            return say("It can only go on {tile} at {space}.", tile=tile, space=naming.space(space))
        return say(
            "It can only go on {tile} at {space} and completes it, for {points}.",
            tile=tile,
            space=naming.space(space),
            points=points_of(points),
        )
    if verb == BUILD:
        tile = naming.the_tile(first_of(happening.action))
        space_name = naming.space(second_of(happening.action))
        return say("It can only begin {tile} at {space}.", tile=tile, space=space_name)
    return ""
