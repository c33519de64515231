"""Scoring, the end, bonuses and Ziggurat tiles in our own words; values stand in braces."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "13": later("Scoring a District"),
    "14": later("The end of the game"),
    "15": later("Bonuses of spaces and of Water"),
    "16": later("The display of special Water"),
    "17": later("Ziggurat tiles"),
}

CLAUSES: Final = {
    "13.1": later("First: whose turn it is takes 1 Gold from the Time track."),
    "13.2": later("If it was the last, the end of the game begins."),
    "13.3": later(
        "Second: everybody returns all dice of the local colour from their area to the general supply, "
        "before any reward. Crates and Gold are kept."
    ),
    "13.4": later(
        "If you returned at least one, you gain once: a step on the track of a white, yellow or brown "
        "colour, 1 regular Water for blue, 1 Garden for green."
    ),
    "13.5": later("The reward goes by the colour of the dice, not by the number of the District."),
    "13.6": later("Rewards come in turn order from the player whose turn it is."),
    "13.7": later(
        "Third, in Districts 1, 2 and 3: each of your Buildings there scores (pieces + Gardens beside it) "
        "times the value of your level on the track of its colour."
    ),
    "13.8": later(
        "Gardens count whoever owns them, each once for a Building. A Garden may count for several Buildings."
    ),
    "13.9": later("The steps of the second part count for the third."),
    "13.10": later(
        "Third, in District 4: each Ship with your marker scores 1 if your House is at its row, and 1 if "
        "your House is at its column."
    ),
    "13.11": later(
        "Third, in District 5: each Ziggurat tile with your markers scores at the value of your rightmost "
        "marker."
    ),
    "13.12": later("Fourth: all dice of the local colour in the general supply are rolled onto the Barge."),
    "13.13": later(
        "So all dice of the colour lie there afterwards, but for those that a reward took from the supply."
    ),
    "14.1": later(
        "When the last Gold has been taken, the round is finished, up to the player to the right of the "
        "first player. Then one more round is played."
    ),
    "14.2": later("From then on an empty Barge brings only the second and fourth part."),
    "14.3": later(
        "If one turn empties two Barges and the first scoring takes the last Gold, the second has only "
        "those two parts."
    ),
    "14.4": later("At the end Districts 1 to 5 are scored once more, in order."),
    "14.5": later("Then Urban cards are revealed and scored."),
    "14.6": later("A Harbormaster that was not used scores {unused}."),
    "14.7": later("Most points win. If equal, most Gold; if still equal, the victory is shared."),
    "14.8": later("After the last turn there are no free actions, Decrees or Harbormasters."),
    "14.9": later(
        "The last scoring of each District has the second part, clockwise from the first player, and the "
        "third; no Gold and no roll. A die that a reward brings then is lost again when its own District "
        "is scored."
    ),
    "14.10": later("Points decide as they are after Harbormasters. Urban cards not met cost nothing."),
    "15.1": later(
        "These come when a Project or a start Building covers the space, or a Garden is put on the Water; "
        "never for placing Water."
    ),
    "15.2": later("A die of a given colour: the highest die of that Barge."),
    "15.3": later("A die of any colour: one of your choice from the general supply."),
    "15.4": later("Gold: you gain 1 Gold."),
    "15.5": later("Water: you gain 1 regular Water."),
    "15.6": later("Special Water: you take one of the display, which is refilled at once."),
    "15.7": later("Garden: you gain 1 Garden tile."),
    "15.8": later("Architect: you move your Architect to any District."),
    "15.9": later(
        "Refill: you turn 1 Crate face up; if one is face down, you must. Up to several means that you may "
        "turn fewer, or none."
    ),
    "15.10": later("Claim markers: you gain as many as shown, as far as your claim supply has them."),
    "15.11": later("Step: one step on a track of your choice."),
    "15.12": later("Step of the colour: one step on the track of the Project's colour."),
    "15.13": later(
        "Another Project: you place one more of the same colour in the District under all rules, with its "
        "own marker and its own bonus. It is no action. Once you took the bonus you must, if you can. The "
        "third Project ends the chain."
    ),
    "15.14": later("Points: you score as many as shown."),
    "15.15": later("Pay for a step: you may pay 1 white, yellow or brown for a step on that track."),
    "16.1": later("You may take any face-up tile. The display is refilled at once while there are tiles."),
    "16.2": later("If no special Water is left, you take regular Water."),
    "17.1": later("Z01: {z01} for each of your Houses in Districts 1, 2 and 3."),
    "17.2": later("Z02: {z02} for each of your Houses on the Ziggurat."),
    "17.3": later("Z03: {z03} for each boundary that your three Mastery markers have passed."),
    "17.4": later("Z04: {z04} for each Ship with your marker, printed ones too."),
    "17.5": later("Z05: {z05} for each of your Buildings beside a Garden, anyone's."),
    "17.6": later("Z06: {z06} for each Garden on the board with your marker."),
    "17.7": later("Z07: {z07} for each of your Houses in the Port."),
    "17.8": later("Z08: {z08}, whatever you have."),
    "17.9": later("Z09: {z09} for each Urban card and each Decree completed."),
    "17.10": later(
        "Z10: {z10} for each set of three Buildings of different colours, and for each set of three Ships "
        "of different colours."
    ),
    "17.11": later(
        "Sets of Buildings: the smallest of your three numbers. Sets of Ships: as many as your printed "
        "Ships can complete."
    ),
    "17.12": later(
        "Markers placed by Decree D06 or Harbormaster B8 count as those placed with Houses. Z02 counts "
        "Houses only."
    ),
}
