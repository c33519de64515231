"""Ships, Urban cards, Decrees and Harbormasters in our own words; values stand in braces."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "18": later("What Ships can do"),
    "19": later("Urban cards"),
    "20": later("Decrees"),
    "21": later("Harbormasters"),
}

CLAUSES: Final = {
    "18.1": later("S01: {s01} whenever you put a marker on a Ship."),
    "18.2": later("S02: {s02} whenever you place a House, in any District."),
    "18.3": later("S03: one Resource refills up to two Crates; both are then refilled for this turn."),
    "18.4": later("S04: 1 regular Water for each Project that you place."),
    "18.5": later("S05: 1 Garden or 1 Claim marker for each House that you place on the Ziggurat."),
    "18.6": later("S06: {s06} for each marker of others on the Projects when you construct."),
    "18.7": later("S07: {s07} for each Garden that you place."),
    "18.8": later(
        "S08: after placing a House you may do one Gardening as a free action, at the latest before Barges "
        "are checked; if the House came after that, before they are checked again."
    ),
    "18.9": later(
        "S09: when you place a House in the Port, you may pay 1 blue more to take it from a coloured row."
    ),
    "18.10": later("S10: {s10} for each boundary that you pass, on anyone's turn."),
    "18.11": later("S11: when a Ship costs Gold, 1 blue may replace 1 Gold of it, once a claim."),
    "18.12": later("S12: the marker of a Garden may come from your claim supply."),
    "18.13": later(
        "S13: after each Project that you place, you may pay 1 Resource of any kind for a step on its track."
    ),
    "18.14": later(
        "S14: when you construct, you may pay 1 Resource of any kind for a step on the Building's track, "
        "once for each marker of others on the Projects."
    ),
    "18.15": later(
        "S15: for each marker that you put on a Ship, a step on the track of the Ship's colour. For a "
        "printed Ship you name a colour that can still rise."
    ),
    "18.16": later('What does not say "may" happens by itself.'),
    "18.17": later("A Resource of any kind is a die, a face-up Crate or 1 Gold."),
    "18.18": later(
        "S02 and S08 look at Houses put on the board: Building, Port, Ziggurat, Decree D01. Houses shifted "
        "by D10 and start Buildings do not count."
    ),
    "18.19": later("S09 works with Decree D01, too: the House is free, the 1 blue is not."),
    "19.1": later(
        "A card asks for Houses in three of Districts 1 to 4. Colour and size of Buildings do not matter; "
        "in the Port Houses are counted."
    ),
    "19.2": later("A card that is met scores its points, otherwise nothing. There is no penalty."),
    "19.3": later("Several cards may score, but a House counts for one of them only."),
    "19.4": later("The best way to share out your Houses is found for you."),
    "19.5": later(
        "Each allowance of Decree D05 or Harbormaster B9 lowers the need of every card by one House, never "
        "below 0 in a District."
    ),
    "19.6": later(
        "Of equally good sets of cards the larger counts. An allowance comes with the Decree or tile even "
        "if no card could be drawn."
    ),
    "20.1": later("A number of Buildings of a colour means your own in Districts 1, 2 and 3."),
    "20.2": later(
        "For D05, D06 and D07, your Houses in a section of the Ziggurat count as Buildings of its colour."
    ),
    "20.3": later("Ships are counted by colour with your markers. Each printed Ship counts for one colour."),
    "20.4": later("D01: {d01}."),
    "20.5": later("D02: {d02}."),
    "20.6": later("D03: {d03}."),
    "20.7": later("D04: {d04}."),
    "20.8": later("D05: {d05}."),
    "20.9": later("D06: {d06}."),
    "20.10": later("D07: {d07}."),
    "20.11": later("D08: {d08}."),
    "20.12": later("D09: {d09}."),
    "20.13": later("D10: {d10}. A House shifted goes to the rightmost empty space of the bottom row."),
    "20.14": later("D11: {d11}."),
    "20.15": later("D12: {d12}."),
    "20.16": later("D13: {d13}. Each Garden counts once, whoever owns it."),
    "20.17": later("D14: {d14}."),
    "20.18": later("D15: {d15}."),
    "20.19": later("D16: {d16}."),
    "20.20": later("A part of the bonus that cannot be carried out is skipped."),
    "20.21": later(
        "What a Decree asks for is looked at when you take it. The size of Buildings does not matter, and "
        "each counts once."
    ),
    "20.22": later("A Decree belongs to the first who takes it."),
    "20.23": later(
        "Where different tracks have to move and too few can, only those move. With B1 you may choose one "
        "track even if only one step is possible there."
    ),
    "21.1": later("B1: {b1}."),
    "21.2": later("B2: {b2}."),
    "21.3": later("B3: {b3}."),
    "21.4": later("B4: {b4}."),
    "21.5": later("B5: {b5}. It is not one of your actions."),
    "21.6": later("B6: {b6}."),
    "21.7": later("B7: {b7}."),
    "21.8": later("B8: {b8}, on the leftmost claim space without one of yours."),
    "21.9": later("B9: {b9}. At the end each scored Urban card may lack 1 House."),
    "21.10": later("A Harbormaster that would have no effect cannot be used."),
}
