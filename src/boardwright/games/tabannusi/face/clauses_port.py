"""Port, Ziggurat, Action tiles and free actions in our own words; values stand in braces."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "8": later("The Port"),
    "9": later("The Ziggurat"),
    "10": later("Action tiles"),
    "11": later("Free actions"),
    "12": later("The end of a turn"),
}

CLAUSES: Final = {
    "8.1": later("Placing a House costs {port_local} of the local colour."),
    "8.2": later(
        "It is the leftmost House of the bottom row. Coloured rows are open by Ship S09 only. Without such "
        "a House you cannot choose this."
    ),
    "8.3": later("What it uncovers comes at once."),
    "8.4": later("There are {port_spaces} House spaces, a blue and a red one for each row and each column."),
    "8.5": later("The space has to be empty."),
    "8.6": later("You may not have Houses on both spaces of one row or column."),
    "8.7": later("A blue space brings its bonus: {blue_bonuses}."),
    "8.8": later("A red space brings its Crate, face up. With {crate_slots} Crates you cannot choose it."),
    "8.9": later("The Crate is not replaced."),
    "8.10": later("Claiming a Ship costs {ship_gold} Gold. It may be any Ship of any size."),
    "8.11": later("You put a Claim marker from your area on it. Markers of others there do not matter."),
    "8.12": later("A Ship holds only one of your markers."),
    "8.13": later(
        "If your markers are then on all three Ships of a row or column, you take its Harbormaster, if it "
        "is still there; both, if you have completed both."
    ),
    "8.14": later("That holds for every marker put on a Ship, whatever the reason."),
    "8.15": later("What a Ship can do works for you from the beginning of your next turn."),
    "8.16": later("Markers on Ships stay until the end."),
    "8.17": later(
        "The {printed} printed Ships can do nothing. Each counts as one Ship of any one colour, chosen "
        "anew at every count."
    ),
    "8.18": later(
        "An effect that puts a marker on any Ship is free and does not look at the size. It needs a marker "
        "in your area and a Ship without one of yours, else nothing happens."
    ),
    "9.1": later(
        "You choose an empty House space in the white, yellow or brown section; each has {section_spaces}."
    ),
    "9.2": later("It costs {ziggurat_local} of the local colour."),
    "9.3": later(
        "A House of the section's colour, or else of the bottom row, goes there. What it uncovers comes at "
        "once."
    ),
    "9.4": later("You gain the bonus of the space. In each section: {ziggurat_bonuses}."),
    "9.5": later(
        "A Claim marker from your area goes on the leftmost claim space of the section's Ziggurat tile "
        "that has none of yours."
    ),
    "9.6": later("Several people may share a claim space."),
    "9.7": later(
        "If a step is impossible, you cannot choose this: no space, no House, no means to pay, no marker, "
        "or all your {claim_spaces} claim spaces of the tile used."
    ),
    "9.8": later("A House places one Claim marker, not two."),
    "9.9": later(
        "The marker is set aside when you choose the action. A bonus of the House cannot use it up."
    ),
    "9.10": later(
        "Order: pay; House and its bonuses; bonus of the space; marker; Ships S02 and S05; the Gardening "
        "of Ship S08. In the Port: pay; House and its bonuses; bonus or Crate; S02; S08."
    ),
    "10.1": later("Action tile AT1: {at1}."),
    "10.2": later("Action tile AT2: {at2}."),
    "10.3": later("Action tile AT3: {at3}."),
    "10.4": later("Action tile AT4: {at4}."),
    "10.5": later(
        "Action tile AT5: {at5}. The display is refilled at once; if no special Water is left, you take "
        "regular Water."
    ),
    "10.6": later("Action tile AT6: {at6}. You may use it with fewer points; you then have 0."),
    "10.7": later("A part that cannot be carried out is skipped; the rest happens."),
    "11.1": later("Free actions belong to your own turn: as many as you like, in any order."),
    "11.2": later("Refill: pay 1 Resource of any colour to turn one of your Crates face up."),
    "11.3": later("Each Crate can be refilled so once a turn. Other effects do not count for this."),
    "11.4": later("A Crate cannot pay for a refill; Gold can."),
    "11.5": later("Decree: if you meet all it asks for, take it, gain its bonuses at once and keep it."),
    "11.6": later("You may take any number of Decrees. They are not replaced."),
    "11.7": later(
        "A Harbormaster may be used at any time in your turn, even at once. It then leaves the game."
    ),
    "11.8": later(
        "Free actions and Harbormasters are also open between two scorings and after the last one, before "
        "the Assistant moves."
    ),
    "12.1": later("If a Barge is empty, its District is scored now."),
    "12.2": later("If several are empty, you choose the order."),
    "12.3": later("Only a scoring puts dice back on a Barge, so one that was emptied is still empty now."),
    "12.4": later("Then your Assistant goes to your Architect."),
    "12.5": later("Actions that you did not take are lost."),
    "12.6": later("This is repeated until no Barge is empty."),
    "12.7": later(
        "So no Barge is empty afterwards: the roll puts back all dice of a colour, but for a few that a "
        "reward took."
    ),
}
