"""Legal answers that waste something. Never consulted by the rules."""

from __future__ import annotations

from boardwright.games.attandarra.actions import (
    BUILD,
    EXTEND,
    FINISH,
    FINISH_WITH_DRAW,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    PUT_EMBLEM,
)
from boardwright.games.attandarra.building import PlaceCube, has_place
from boardwright.games.attandarra.components import FIRE, GLASS, MATERIALS, MINT_RIGHT
from boardwright.games.attandarra.history import is_struck
from boardwright.games.attandarra.state import Attandarra, best_of, cubes_on
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import Action, first_of, second_of, verb_of
from boardwright.sentence import Sentence


def warnings(game: Attandarra, action: Action) -> list[str]:
    """Return sentences about what an answer would waste; none for most."""
    verb = verb_of(action)
    player = game.whose()
    if verb == FINISH:
        return _about_finishing(game, player)
    if verb == FINISH_WITH_DRAW:
        return _about_final_draw(game, player)
    if verb == EXTEND:
        return _about_extending(game, player, first_of(action))
    if verb == LAY_RESERVOIR and not game.edition.inner & BIT[first_of(action)]:
        return [
            Sentence(
                "On the edge of the board the reservoir can never be surrounded, so it will score nothing."
            )
        ]
    if verb == PUT_EMBLEM and game.event <= MINT_RIGHT and not game.switches.only_emblem_streets_struck:
        return [
            Sentence("This round's event is a good one: the emblem keeps its points away from the street.")
        ]
    where = second_of(action) if verb == BUILD else first_of(action)
    if verb in (BUILD, LAY_MEADOW, LAY_GATE):
        return _about_fire(game, player, where)
    return []


def _about_finishing(game: Attandarra, player: int) -> list[str]:
    gold = game.players[player].gold
    if gold and sum(game.bag):
        return [Sentence("Your {gold} gold will be lost; you could draw a last cube for it.", gold=gold)]
    if gold:
        return [Sentence("Your {gold} gold will be lost.", gold=gold)]
    return []


def _about_final_draw(game: Attandarra, player: int) -> list[str]:
    useless = [m for m in range(MATERIALS) if game.bag[m] and not has_place(game, player, m)]
    if sum(game.bag[m] for m in useless) == sum(game.bag):
        return [Sentence("No cube in the bag fits into your city now: the gold would be spent for nothing.")]
    if useless:
        share = round(100 * sum(game.bag[m] for m in useless) / sum(game.bag))
        return [
            Sentence(
                "{share} percent of the cubes in the bag fit nowhere in your city and would go back.",
                share=share,
            )
        ]
    return []


def _about_extending(game: Attandarra, player: int, space: int) -> list[str]:
    """A building of glass alone above one material can get stuck."""
    question = game.agenda.open_question()
    if not isinstance(question, PlaceCube):
        return []
    me = game.players[player]
    cubes = me.cubes[space]
    left = game.edition.numeral[me.tile_at[space]] - cubes_on(cubes) - 1
    if left and question.material == GLASS and best_of(cubes) != GLASS:
        return [
            Sentence("After glass only glass may follow: this building still needs {left} more.", left=left)
        ]
    return []


def _about_fire(game: Attandarra, player: int, space: int) -> list[str]:
    if game.event != FIRE:
        return []
    me = game.players[player]
    safe = me.reservoir | game.beside(me.reservoir)
    streets = [s for s in range(game.edition.streets) if game.edition.street_spaces[s] & BIT[space]]
    if not safe & BIT[space] and any(is_struck(game, player, street) for street in streets):
        return [Sentence("As things stand, this round's fire will burn the tile.")]
    return []
