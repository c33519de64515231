"""What dice, bags and decks brought, told in the past tense."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.tabannusi.bonus_words import joined
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, later, tell
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.packing import Action, first_of, second_of, verb_of

Facts = dict[str, "str | Thing"]
Teller = Callable[[Naming, int, int], Facts]


# verb -> clause, sentence, facts of its two arguments
TELLERS: Final[dict[int, tuple[str, str, Teller]]] = {
    actions.BARGE_TILE: (
        "TAB-2.4",
        later("{district} became {colour}."),
        lambda naming, a, b: {"district": naming.district_link(a), "colour": naming.colour(b)},
    ),
    actions.ROLL: (
        "TAB-13.12",
        later("A {colour} die was rolled: {value}."),
        lambda naming, a, b: {"colour": naming.colour(a), "value": str(b)},
    ),
    actions.SHIP_TILE: (
        "TAB-2.7",
        later("Ship {ship} was laid in cell {cell}."),
        lambda naming, a, b: {"ship": naming.ship(b), "cell": naming.names.cells[a]},
    ),
    actions.HARBORMASTER_TILE: (
        "TAB-2.8",
        later("Harbormaster {tile} was laid at {line}."),
        lambda naming, a, b: {"tile": naming.names.harbormasters[b], "line": naming.line(a)},
    ),
    actions.CRATE_TILE: (
        "TAB-2.9",
        later("A {colour} Crate was laid at {line}."),
        lambda naming, a, b: {"colour": naming.colour(b), "line": naming.line(a)},
    ),
    actions.SPECIAL_WATER_TILE: (
        "TAB-16.1",
        later("Special Water {tile} was turned face up."),
        lambda naming, a, _b: {"tile": naming.special_water(a)},
    ),
    actions.ACTION_TILE: (
        "TAB-2.11",
        later("Action tile {tile} was laid in {district}."),
        lambda naming, a, b: {
            "tile": naming.names.action_tiles[b],
            "district": naming.district_link(naming.edition.slots[a]),
        },
    ),
    actions.ZIGGURAT_TILE: (
        "TAB-2.12",
        later("Ziggurat tile {tile} was laid in the {colour} section."),
        lambda naming, a, b: {"tile": naming.names.ziggurat_tiles[b], "colour": naming.colour(a)},
    ),
    actions.DECREE_CARD: (
        "TAB-2.13",
        later("Decree {decree} was shown."),
        lambda naming, a, _b: {"decree": naming.decree_link(a)},
    ),
    actions.START_CRATE: (
        "TAB-2.16",
        later("{who} got a {colour} Crate."),
        lambda naming, a, b: {"who": naming.person(a), "colour": naming.colour(b)},
    ),
    actions.DEAL_CARD: (
        "TAB-2.16",
        later("{who} got the Urban card {card}."),
        lambda naming, a, b: {"who": naming.person(a), "card": naming.urban_card(b)},
    ),
    actions.FIRST_PLAYER: (
        "TAB-2.19",
        later("First player: {who}."),
        lambda naming, a, _b: {"who": naming.person(a)},
    ),
    actions.DRAW_CARD: (
        "TAB-20.8",
        later("{who} drew the Urban card {card}."),
        lambda naming, a, b: {"who": naming.person(a), "card": naming.urban_card(b)},
    ),
    actions.DRAW_HARBORMASTER: (
        "TAB-20.18",
        later("The Harbormaster {tile} was drawn."),
        lambda naming, a, _b: {"tile": naming.harbormaster(a)},
    ),
    actions.DRAW_KING: (
        "TAB-22.4",
        later("The King is {king}."),
        lambda naming, a, _b: {"king": naming.king(a)},
    ),
    actions.AUTOMA_CARD: (
        "TAB-25.1",
        later("Automa card {card} was turned up."),
        lambda naming, a, _b: {"card": naming.names.automa_cards[a]},
    ),
    actions.AUTOMA_PROJECT: (
        "TAB-27.6",
        later("A {colour} Automa Project went to Number {number}."),
        lambda naming, a, b: {"number": str(a + 1), "colour": naming.colour(b)},
    ),
    actions.BOT_DIE: (
        "TAB-23.5",
        later("The Bot paid with a {colour} die."),
        lambda naming, a, _b: {"colour": naming.colour(a)},
    ),
    actions.BOT_TRACK: (
        "TAB-24.3",
        later("The Bot made a step on the {colour} track."),
        lambda naming, a, _b: {"colour": naming.colour(a)},
    ),
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


def tell_chance(naming: Naming, action: Action) -> Told:
    """Tell what chance answered."""
    clause, template, facts = TELLERS[verb_of(action)]
    return Told(tell(template, **facts(naming, first_of(action), second_of(action))), clause=clause)
