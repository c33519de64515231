"""What an answer would bring, said before it is given. Everything is tried on a copy of the table."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.happenings import Happening, right_after, tried
from boardwright.faces.telling.wording import both, either, points_of, say, say_count, spoken
from boardwright.games.attandarra.actions import BUILD, EXTEND
from boardwright.games.attandarra.building import why_not_extend, worth
from boardwright.games.attandarra.components import MATERIALS
from boardwright.games.attandarra.face.followups import (
    CUBE_REPLACED,
    CUBES_RETURNED,
    GAME_OVER,
    MARKERS_LOST,
    POINTS,
    ROUND_BEGUN,
    SEAL_TAKEN,
    TILES_GONE,
    Topic,
    topics,
)
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.notes import EVENT, GOLD, MATERIAL, TILE, UNFINISHED
from boardwright.games.attandarra.scoring import BUILT, SEAL
from boardwright.games.attandarra.state import Attandarra, cubes_on
from boardwright.kernel.notes import MOVED, PAID, SCORED, Note
from boardwright.kernel.packing import OK, Action, first_of, second_of, verb_of


def still_missing(game: Attandarra, naming: Naming, player: int, space: int) -> str:
    """Return which cubes a building still needs, and its points if one more completes it."""
    me = game.players[player]
    pile = me.cubes[space]
    missing = game.edition.numeral[me.tile_at[space]] - cubes_on(pile)
    fitting = [m for m in range(MATERIALS) if why_not_extend(game, player, m, space) == OK]
    kinds = either([naming.material(material) for material in fitting])
    if missing > 1:
        return say("{n} more cubes, next {kinds}, to complete it.", n=missing, kinds=kinds)
    points = [worth(game, pile + (1 << 4 * material)) for material in fitting]
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
    happenings, after = tried(game, action)
    placing = happenings[0]
    completed = placing.find(SCORED, BUILT)
    if completed is not None:
        sentences = [say("it is complete, for {points}.", points=points_of(completed.amount))]
    else:
        space = first_of(action) if verb_of(action) == EXTEND else second_of(action)
        sentences = [still_missing(right_after(game, action), naming, player, space)]
    sentences += follow(happenings, naming, player)
    owed = placing.amount(PAID, GOLD)
    if owed:
        sentences.append(gold_left(game.players[player].gold - owed))
    elif after.round == game.round and game.players[player].gold == 0:
        sentences.append(say("Your gold is spent: your round ends."))
    return spoken(sentences)


def follow(happenings: Sequence[Happening], naming: Naming, player: int) -> list[str]:
    """Return sentences about what follows from an answer by itself, up to the next real choice."""
    out: list[str] = []
    for number, happening in enumerate(happenings):
        if number and happening.seat == player:
            out.append(forced(happening, naming))
        out += [follow_one(topic, notes, naming, player) for topic, notes in topics(happening.notes)]
    return [sentence for sentence in out if sentence]


def follow_one(topic: Topic, notes: Sequence[Note], naming: Naming, player: int) -> str:
    """Return a sentence about one thing that follows, or nothing."""
    kind, note = topic[0], notes[0]
    who = naming.object(note.seat) if note.seat >= 0 else ""
    if kind == SEAL_TAKEN:
        return say("The City Seal comes to {who}.", who=who)
    if kind == POINTS and note.thing == SEAL:
        return say(
            "The round ends: {points} to {who} for the City Seal.", points=points_of(note.amount), who=who
        )
    if kind == POINTS:
        event = naming.event(note.cause - EVENT)
        return say("{event}: {points} to {who}.", event=event, points=points_of(note.amount), who=who)
    if kind == MARKERS_LOST and note.seat == player:
        n = sum(one.amount for one in notes)
        return say_count("Your city loses {n} marker.", "Your city loses {n} markers.", n)
    if kind == TILES_GONE and note.seat == player and note.cause != UNFINISHED:
        n = len(notes)
        return say_count("{n} tile of your city burns.", "{n} tiles of your city burn.", n)
    if kind in (CUBES_RETURNED, CUBE_REPLACED):
        cubes = [naming.material(one.thing - MATERIAL) for one in notes]
        return say("The {cubes} finds no place and goes back into the bag.", cubes=both(cubes))
    if kind == ROUND_BEGUN:
        return say("Round {round} begins.", round=note.amount)
    return say("The game ends.") if kind == GAME_OVER else ""


def forced(happening: Happening, naming: Naming) -> str:
    """Return a sentence about an own answer without a choice, or nothing."""
    verb = verb_of(happening.action)
    if verb not in (EXTEND, BUILD):
        return ""
    cube = happening.the(MOVED, *range(MATERIAL, MATERIAL + MATERIALS))
    tile = naming.the_tile(cube.cause - TILE)
    if verb == BUILD:
        space = naming.space(second_of(happening.action))
        return say("It can only begin {tile} at {space}.", tile=tile, space=space)
    space = naming.space(first_of(happening.action))
    completed = happening.find(SCORED, BUILT)
    if completed is None:
        return say("It can only go on {tile} at {space}.", tile=tile, space=space)
    return say(
        "It can only go on {tile} at {space} and completes it, for {points}.",
        tile=tile,
        space=space,
        points=points_of(completed.amount),
    )
