"""What a District would give everybody if it were scored now, and what follows when its Barge is empty.

Nothing is applied to the table that is seen: the points come from the scoring chapter, which looks ahead on
a copy and asks for no card that the viewer does not see.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from boardwright.faces.telling.wording import in_a_row, say, say_count
from boardwright.games.tabannusi.components import COLOURS, DISTRICTS, PER_CARD, UNKNOWN, ZIGGURAT
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.looking_ahead import finally_scored, points_if_scored
from boardwright.games.tabannusi.state import Tabannusi


@dataclass(frozen=True)
class Prospect:
    """The points of one District by seat, the Bot included."""

    district: int
    points: tuple[int, ...]
    final: bool  # Game End has been triggered: the points come in the final scoring only
    unseen: frozenset[int]  # seats whose hidden Urban cards may add to theirs


def as_seen(game: Tabannusi) -> Tabannusi:
    """Return a copy on which answers can be tried: hands hold what is seen."""
    seen = game.clone()
    for player in seen.players:
        player.urban = [card for card in player.urban if card != UNKNOWN]
        player.drawn = [card for card in player.drawn if card != UNKNOWN]
    return seen


def prospect(game: Tabannusi, district: int) -> Prospect | None:
    """Return what a District would give now; None before its Barge lies there, and when it gives no more."""
    if game.over or not 0 <= game.local[district] < COLOURS or district < finally_scored(game):
        return None
    unseen: set[int] = set()
    if game.ended and counts_cards(game, district):
        unseen = unseen_hands(game)
    return Prospect(district, tuple(points_if_scored(game, district)), game.ended, frozenset(unseen))


def prospects(game: Tabannusi) -> list[Prospect]:
    """Return what every District would give now."""
    found = [prospect(game, district) for district in range(DISTRICTS)]
    return [one for one in found if one is not None]


def unseen_hands(game: Tabannusi) -> set[int]:
    """Return the seats with Urban cards that the viewer does not see, so that their last points are open."""
    return {seat for seat, player in enumerate(game.players) if UNKNOWN in player.urban}


def counts_cards(game: Tabannusi, district: int) -> bool:
    """Tell whether the points of a District depend on Urban cards in final scoring. TAB-17.9"""
    kinds = [game.edition.ziggurat_kind[tile] for tile in game.ziggurat_tiles if tile >= 0]
    return district == ZIGGURAT and PER_CARD in kinds


# In words ------------------------------------------------------------------------------------------


def shares(naming: Naming, points: Sequence[int], unseen: frozenset[int] = frozenset()) -> str:
    """Return who gets how much: `you 5, Oskar 3`; a `+` where hidden cards may add to it."""
    return joined(
        [
            say("{who} {n}", who=naming.object(seat), n=f"{n}+" if seat in unseen else n)
            for seat, n in enumerate(points)
        ]
    )


def scored_now(naming: Naming, found: Prospect) -> str:
    """Return what a District would give now, in one sentence."""
    facts = {"points": shares(naming, found.points, found.unseen)}
    if found.final:
        return say("In the final scoring as things stand: {points}.", **facts)
    return say("If scored now: {points}.", **facts)


def last_die_ahead(game: Tabannusi, district: int) -> list[str]:
    """Return that a District to which the Architect goes has one die left, and so is about to be scored."""
    if game.ended or game.on_barge(game.local[district]) != 1:
        return []
    return [say("One die is left on the Barge there: whoever takes it has the District scored.")]


def when_emptied(game: Tabannusi, naming: Naming, district: int, player: int) -> str:
    """Return what follows since a Barge has lost its last die; `game` is the table after that."""
    facts = {"district": naming.district(district)}
    colour = game.local[district]
    sentences = [say("The Barge of {district} is then empty.", **facts)]
    if game.ended:
        sentences.append(say("At the end of the turn its dice are rolled anew, without points."))
    else:
        found = prospect(game, district)
        points = shares(naming, found.points) if found else ""
        sentences.append(say("At the end of the turn it is scored, as things stand {points}.", points=points))
        sentences.append(say("Then its dice are rolled anew."))
    held = game.players[player].dice[colour]
    if held:
        sentences.append(
            say_count(
                "Your {n} {colour} die goes back if it is still there.",
                "Your {n} {colour} dice go back if they are still there.",
                held,
                colour=naming.colour(colour),
            )
        )
    return in_a_row(sentences)
