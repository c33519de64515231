"""Questions that a player may leave to the table. Never consulted by the rules."""

from __future__ import annotations

from boardwright.games.baghdad.actions import ACTION_FIRST, LAST_BONUS
from boardwright.games.baghdad.building import ChooseBuilding
from boardwright.games.baghdad.building_effects import ChooseBuildingEffect
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.palace import ChoosePiece
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import ChooseOrder
from boardwright.kernel.packing import Action, pack, verb_of


def action_first(game: Baghdad) -> Action | None:
    """Return to act first, if no building is there to be resolved and nothing is lost by going on. BAG-7.7

    What an action builds is resolved after it, so this is never the worse order. A bonus action can be taken
    at the next question as well; where none comes before the chance is gone, the player is asked after all.
    """
    if not game.agenda.frames or not isinstance(game.agenda.open_question(), ChooseOrder):
        return None
    player = game.whose()
    effects = ChooseBuildingEffect(player, 0, 0)
    if effects.options(game):
        return None
    if any(verb_of(option) <= LAST_BONUS for option in game.options()):
        ahead = game.clone()
        ahead.apply(pack(ACTION_FIRST))
        if ahead.whose() != player or not isinstance(
            ahead.agenda.open_question(), ChooseTile | ChooseBuilding | ChoosePiece
        ):
            return None
    return pack(ACTION_FIRST)
