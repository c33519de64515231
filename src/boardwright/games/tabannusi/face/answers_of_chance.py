"""What dice, bags and decks brought, told in the past tense."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import later, tell
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.phrases import KINDS, named
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of, verb_of

Teller = tuple[str, str, tuple[tuple[str, str], ...]]  # clause, sentence, its arguments in their order


def told(template: str, clause: str, *arguments: str) -> Teller:
    """Return how an answer of chance is told; an argument is a kind, or `name:kind`."""
    return clause, template, named(arguments)


TELLERS: Final[dict[int, Teller]] = {
    actions.BARGE_TILE: told(later("{district} became {colour}."), "TAB-2.4", "district", "colour"),
    actions.ROLL: told(later("A {colour} die was rolled: {value}."), "TAB-13.12", "colour", "value"),
    actions.SHIP_TILE: told(
        later("Ship {ship} was laid in cell {cell}."), "TAB-2.7", "cell", "ship:ship_tile"
    ),
    actions.HARBORMASTER_TILE: told(
        later("Harbormaster {tile} was laid at {line}."), "TAB-2.8", "line", "tile:harbormaster_id"
    ),
    actions.CRATE_TILE: told(later("A {colour} Crate was laid at {line}."), "TAB-2.9", "line", "colour"),
    actions.SPECIAL_WATER_TILE: told(
        later("Special Water {tile} was turned face up."), "TAB-16.1", "tile:special"
    ),
    actions.ACTION_TILE: told(
        later("Action tile {tile} was laid in {district}."),
        "TAB-2.11",
        "district:slot",
        "tile:action_tile_id",
    ),
    actions.ZIGGURAT_TILE: told(
        later("Ziggurat tile {tile} was laid in the {colour} section."),
        "TAB-2.12",
        "colour",
        "tile:ziggurat_tile",
    ),
    actions.DECREE_CARD: told(later("Decree {decree} was shown."), "TAB-2.13", "decree"),
    actions.START_CRATE: told(later("{who} got a {colour} Crate."), "TAB-2.16", "who", "colour"),
    actions.DEAL_CARD: told(later("{who} got the Urban card {card}."), "TAB-2.16", "who", "card"),
    actions.FIRST_PLAYER: told(later("First player: {who}."), "TAB-2.19", "who"),
    actions.DRAW_CARD: told(later("{who} drew the Urban card {card}."), "TAB-20.8", "who", "card"),
    actions.DRAW_HARBORMASTER: told(
        later("The Harbormaster {tile} was drawn."), "TAB-20.18", "tile:harbormaster"
    ),
    actions.DRAW_KING: told(later("The King is {king}."), "TAB-22.4", "king"),
    actions.AUTOMA_CARD: told(later("Automa card {card} was turned up."), "TAB-25.1", "card:automa_card"),
    actions.AUTOMA_PROJECT: told(
        later("A {colour} Automa Project went to Number {number}."), "TAB-27.6", "number", "colour"
    ),
    actions.BOT_DIE: told(later("The Bot paid with a {colour} die."), "TAB-23.5", "colour"),
    actions.BOT_TRACK: told(later("The Bot made a step on the {colour} track."), "TAB-24.3", "colour"),
}


def tell_dice(game: Tabannusi, naming: Naming, colour: int, dice: Sequence[int]) -> Told:
    """Tell all dice that were rolled onto a Barge. TAB-13.12"""
    parts = tell(
        "The Barge of {district} was filled with {colour} dice: {dice}.",
        district=naming.district_link(game.local.index(colour)),
        colour=naming.colour(colour),
        dice=joined([str(value) for value in sorted(dice)]),
    )
    return Told(parts, clause="TAB-13.12")


def tell_chance(game: Tabannusi, naming: Naming, action: Action) -> Told:
    """Tell what chance answered."""
    clause, template, arguments = TELLERS[verb_of(action)]
    given = zip(arguments, (first_of(action), second_of(action)), strict=False)
    facts = {name: KINDS[kind](game, naming, value) for (name, kind), value in given}
    return Told(tell(template, **facts), clause=clause)
