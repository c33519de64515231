"""The rules of City History in our own words; values stand in braces and come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "11": later("City History: setup"),
    "12": later("City Seal"),
    "13": later("Action D: city gate"),
    "14": later("Action E: emblem"),
    "15": later("Events"),
    "16": later("City History: next round"),
}

CLAUSES: Final = {
    "11.1": later("City History adds to the basic game and changes none of its rules."),
    "11.2": later("Shuffle the {events} history tiles face down. Only {events_used} of them will come up."),
    "11.3": later("You get {gates} gates as well."),
    "11.4": later(
        "You get {emblems} emblems, or {emblems_of_two} if two people play. Others stay in the box."
    ),
    "11.5": later("Two actions are added: build a gate (D), place an emblem (E)."),
    "12.1": later(
        "In each round your completed buildings are counted. Gates count, and so does what you complete "
        "with drawn cubes."
    ),
    "12.2": later(
        "To keep count, one cube of the building's best material stays with you; the rest go to the bag."
    ),
    "12.3": later("Whoever is first to complete a building in a round gets the Seal."),
    "12.4": later(
        "Completing a building wins you the Seal if you now have more than its holder, or as many with a "
        "better best material in your latest building than in the holder's latest."
    ),
    "12.5": later("As many, and as good: the Seal does not move."),
    "12.6": later("Whoever has it when the round ends scores. Round by round: {seal} points."),
    "12.7": later(
        "Afterwards the Seal is free again, all counting cubes are back in the bag, and counts start anew."
    ),
    "12.8": later("In a round in which nothing was completed, the Seal scores for nobody."),
    "12.9": later(
        "Counting cubes cannot be drawn during the round, but are in the bag again before the display fills."
    ),
    "13.1": later("Lay a gate where a new tile may lie. It takes {gate_gold} gold and one {gate_material}."),
    "13.2": later("You buy the {gate_material} for it from the display, at the price shown."),
    "13.3": later("Gates belong on the rim of your board, corners excepted."),
    "13.4": later("No gate has a gate as its neighbour."),
    "13.5": later("The numbers on gates never clash with those on buildings."),
    "13.6": later(
        "It is complete as soon as it stands: {gate_points}. Its {gate_material} goes to the bag, or "
        "counts for the Seal."
    ),
    "13.7": later(
        "Treat a gate as a building: citizens and coins can live there, it helps surround the reservoir, "
        "and the Seal and the Hanseatic League count it."
    ),
    "13.8": later(
        "At the end each gate is worth {gate_final}. With gates on two opposite sides of your board each "
        "is worth {gate_opposite}."
    ),
    "13.9": later(
        "It is a tile like others: you can build on from it, it burns, and it counts when scores are equal."
    ),
    "13.10": later(
        "So the display must offer {gate_material}, and you need its price and {gate_gold} gold on top of it."
    ),
    "14.1": later("Emblems come into play from round {first_event} on."),
    "14.2": later(
        "For {emblem_price} gold, put one of your emblems beside a row or column of the main board."
    ),
    "14.3": later("Rows and columns are streets. Each has room for one emblem."),
    "14.4": later("Until you place it, an emblem waits with you."),
    "14.5": later("Once placed, it is there for good."),
    "14.6": later("It shields that street in each city, no matter whose emblem it is."),
    "15.1": later(
        "Rounds {first_event} to {rounds} begin by turning up a history tile, before anybody draws."
    ),
    "15.2": later("Everybody's city feels it when that round is over and the Seal has scored."),
    "15.3": later("It strikes every street that has no emblem."),
    "15.4": later(
        "If it is a good event, each thing counts once for its row and again for its column, provided "
        "they are struck."
    ),
    "15.5": later("If it is a bad one, a thing is in danger when its row is struck, or its column, or both."),
    "15.6": later("{charter}: your citizens earn 1 point per struck street they live in."),
    "15.7": later("{hanse}: your buildings earn 1 point per struck street, even unfinished ones, and gates."),
    "15.8": later("{mint}: your coins earn 1 point per struck street they lie in."),
    "15.9": later(
        "{plague}: endangered citizens are out of the game. Those at your {hospitals} and on neighbouring "
        "tiles live, even while it is being built."
    ),
    "15.10": later(
        "{looting}: endangered coins are out of the game. Those at {castles} and on neighbouring tiles "
        "are kept, even while the castle is being built."
    ),
    "15.11": later(
        "{fire}: endangered tiles go back to your set. The reservoir and its neighbours never burn."
    ),
    "15.12": later("If a building burns before it is complete, its cubes return to the bag."),
    "15.13": later(
        "Markers on burned tiles can flee over one edge, to a tile that still stands, may hold them and "
        "is free of markers just then: one refugee to a tile. You choose who goes where, but save as long "
        "as you can. The rest are out of the game."
    ),
    "15.14": later("What a burned building scored stays scored."),
    "15.15": later("You may lay burned tiles again later, gates too."),
    "15.16": later(
        "Fire may tear your city apart. New tiles still need a neighbour; if nothing is left, begin "
        "wherever you want."
    ),
    "15.17": later("Then the history tile is discarded."),
    "15.18": later("Tiles that survive keep their markers, and rescued markers count where they are now."),
    "16.1": later(
        "The next round is prepared as in the basic game. After the last round come Seal and event, and "
        "only then the final scoring."
    ),
    "16.2": later(
        "From round to round: score the Seal, free it and the counting cubes, event, discard its tile, "
        "prepare. For rounds {first_event} to {rounds} turn up the next tile, and then draw."
    ),
}
