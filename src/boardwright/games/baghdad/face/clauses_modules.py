"""Public Works, Contracts and Objectives; values stand in braces and come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "20": later("Module Public Works"),
    "21": later("Module Contracts"),
    "22": later("Module Objectives"),
}

CLAUSES: Final = {
    "20.1": later("The modules may be combined as you like, in the solo game as well."),
    "20.2": later(
        "Add the civic board, the public houses board with {public_houses} houses at two, three and four "
        "players, and the black gate in the south. Everybody has {civic_markers} markers."
    ),
    "20.3": later("While a public house is left, you may make a building public as you construct it."),
    "20.4": later(
        "The public house of the most valuable slot goes on the building; your house goes on the slot it "
        "left."
    ),
    "20.5": later("The masonry requirement of your house holds as always."),
    "20.6": later(
        "With the building effects you also resolve public buildings of levels 1 to 4 in the quadrant of "
        "your vizier, each once, as many as you have houses on the public houses board. You choose which; a "
        "house added meanwhile counts at once."
    ),
    "20.7": later("A public building counts as constructed by whoever constructed it."),
    "20.8": later(
        "At the end you score the slots of your houses on the public houses board ({house_points})."
    ),
    "20.9": later(
        "A city tile of a type that your column of the civic board lacks may go there instead of on your "
        "player board."
    ),
    "20.10": later("That needs {civic_need} of the tile's skill."),
    "20.11": later(
        "On the civic board a tile gives nothing of what its type gives and counts for nothing else."
    ),
    "20.12": later(
        "Each time your vizier passes from {black_from} to {black_to} you choose: extoll virtue or seek "
        "charity."
    ),
    "20.13": later(
        "Extoll virtue: mark a tile of your column that has no marker; gain 1 favour for each tile of your "
        "column."
    ),
    "20.14": later(
        "Seek charity: lose 1 favour for each tile of the fullest column; at the bottom take shame instead."
    ),
    "20.15": later("At the end each empty spot of your column is worth {civic_points}."),
    "20.16": later(
        "Any gain of a city tile may go there, by action or effect; an icon waived lowers the requirement "
        "here, too."
    ),
    "20.17": later(
        "A public building of level {levels} scores for its builder; the house scores on the public houses "
        "board."
    ),
    "20.18": later(
        "With no unmarked tile in your column only charity is left. While no column holds a tile it costs "
        "nothing."
    ),
    "21.1": later("The {contracts} contracts are two open stacks of {contract_stack}, one on each side."),
    "21.2": later(
        "As your boat arrives in a port, instead of using it you may give the two goods of the contract on "
        "top of the stack beside it: gain {contract_coins} and keep the contract face down."
    ),
    "21.3": later("The reward of the slot is gained all the same."),
    "21.4": later(
        "In an action with a requirement a contract may be returned to the box for one icon of its skill."
    ),
    "22.1": later(
        "Add the golden gate in the north and an open, shuffled stack of the {objectives} objectives; the "
        "first slides to the right, so two are seen. Everybody has {objective_markers} markers."
    ),
    "22.2": later(
        "Each time your vizier passes from {golden_from} to {golden_to} you put a marker on a space that is "
        "free for you, and gain what it shows."
    ),
    "22.3": later("Space 0 is always free ({objective_0})."),
    "22.4": later(
        "Space 1 to 5 is free if nobody else has a marker there and you have that number of what the card "
        "counts: {objective_things}."
    ),
    "22.5": later(
        "Then a card with as many markers as there are players is discarded; the markers return to their "
        "owners."
    ),
    "22.6": later(
        "Whoever has a marker on its fifth space keeps the card in the discard pile; otherwise it goes to "
        "the box."
    ),
    "22.7": later("If it was the right card, the top of the stack slides there; the next one is then seen."),
    "22.8": later(
        "At the end each objective kept, and each one seen with your marker on the fifth space, is worth "
        "{objective_points}."
    ),
    "22.9": later("Objectives in the discard pile are no night cards."),
    "22.10": later("In the solo game two players are counted."),
}
