"""The solo game in our own words; values stand in braces."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "22": later("Solo: set-up"),
    "23": later("Solo: the Bot"),
    "24": later("Solo: bonuses of the Bot"),
    "25": later("Solo: turn of the Bot"),
    "26": later("Solo: fresh deck and bag"),
    "27": later("Solo: actions of the Bot"),
    "28": later("Solo: scoring and Kings"),
}

CLAUSES: Final = {
    "22.1": later(
        "The table is set up for two, you and the Bot. The Bot is first player, so you place the first "
        "start Building."
    ),
    "22.2": later("The Bot has {bot_gold} Gold and no Crate."),
    "22.3": later("Its Automa Urban card takes the place of Urban cards."),
    "22.4": later(
        "Choose a King. One Decree is drawn from those of the King, one from all the others. {king_decrees}."
    ),
    "22.5": later(
        "As many markers of the Bot lie on the Districts of its Automa Urban card as shown there. "
        "Districts 1 to 5: {king_markers}."
    ),
    "22.6": later(
        "The {automa_cards} Automa cards are shuffled. Two are turned up, the first is the left one."
    ),
    "22.7": later(
        "Automa Projects: of each colour as many as the more demanding of the two Decrees asks for, and "
        "{bot_projects} more. All go into the bag. Ships and Gardens do not matter here."
    ),
    "22.8": later("Three are drawn from the bag and laid beside the Numbers 1, 2 and 3."),
    "22.9": later(
        "Start Building of the Bot: its District is the number at the top of the right card, 0 read as 3."
    ),
    "22.10": later(
        "Its colour is that of the Automa Project beside the Number in the row of the right card that the "
        "arrow of the left card marks."
    ),
    "22.11": later(
        "Its space is the lowest or the highest number that is free and allowed. Highest: {start_high}. "
        "Lowest: {start_low}."
    ),
    "22.12": later("One marker of that District is removed from the Automa Urban card."),
    "22.13": later("The Bot gains the C bonus of its King instead of the printed one."),
    "22.14": later(
        "Its workers begin as many Districts counterclockwise from District 1 as both numbers at the top "
        "add up to."
    ),
    "22.15": later(
        "Automa Projects are ordinary Project tiles: until they return they are missing in the stock."
    ),
    "22.16": later("For this, D14 counts as one Building of each colour."),
    "23.1": later("The Bot follows the rules for people unless said otherwise."),
    "23.2": later("It never runs out of Claim markers. Markers returned to it just leave the board."),
    "23.3": later("It pays with dice of any colour; only the number of them matters."),
    "23.4": later("It pays Gold when its dice are gone, or where Gold itself is asked for."),
    "23.5": later(
        "It pays with the colour of which it has most; if equal with blue, then green, then at random."
    ),
    "23.6": later("It takes a die that shows the District where its Architect is, otherwise the highest."),
    "23.7": later(
        "It claims a Ship where its House is at row and column; else at the row; else at the column; else "
        "the first from top to bottom, from right to left."
    ),
    "23.8": later("Its current District is that of its Assistant."),
    "23.9": later("It has no free actions, Action tiles, Crates, Water or Ship abilities."),
    "23.10": later(
        "Ties go to the first from top to bottom, from right to left. "
        "Ships with a marker of the Bot are left out."
    ),
    "24.1": later("From its Player board it gains Gold and the bonuses of columns, but no Claim markers."),
    "24.2": later(
        "Instead of a bonus of a space or of Water it gains the one at the bottom of the left card; if the "
        "current symbol is the King's, that of the King (B for Projects, D for Gardens)."
    ),
    "24.3": later(
        "When you build beside a Garden of the Bot, it makes a step on a random track that can rise, once "
        "for each Garden."
    ),
    "24.4": later("It never takes Water and never pays for it."),
    "24.5": later("Instead of a Crate it gains 1 Gold. That Crate leaves the game."),
    "24.6": later(
        "For a House on a blue space of the Port it gains the bonus at the bottom of the left card."
    ),
    "24.7": later("A Harbormaster becomes {bot_harbormaster} at once."),
    "24.8": later("For a House on the Ziggurat it gains the printed bonus of the space."),
    "24.9": later(
        "For its lowest marker it gains Gold and points; Claim markers become 1 point; a die brings nothing."
    ),
    "25.1": later(
        "The left card goes on top of the right one. The next card of the deck is the new left one."
    ),
    "25.2": later(
        "Its Architect goes as many Districts counterclockwise as both numbers at the top add up to; only "
        "Districts with markers on the Automa Urban card count."
    ),
    "25.3": later("It takes a die from its current District. The number of the die moves nothing."),
    "25.4": later("First action: the first that is possible on the left card, from the top."),
    "25.5": later(
        "Second action: the first that is possible on the right card, from the row that the arrow of the "
        "left card marks."
    ),
    "25.6": later("If nothing further down is possible, it does A."),
    "25.7": later("Then it takes every Decree that it meets."),
    "25.8": later("Then Barges are checked and its Assistant moves as usual."),
    "25.9": later(
        "After the first and the third scoring of a District, the deck and the Automa Projects are made anew."
    ),
    "26.1": later(
        "A fresh deck: all {automa_cards} cards are shuffled and two turned up. When the last card was "
        "drawn, the Bot first finishes its turn."
    ),
    "26.2": later(
        "A fresh bag: all Automa Projects, those beside the Numbers too, return to the bag, and three are "
        "drawn. That happens only when one has to be drawn and the bag is empty; then the draw follows, if "
        "it can."
    ),
    "26.3": later("If fewer than three are left, the Numbers are filled in order as far as possible."),
    "26.4": later(
        "A Number without an Automa Project is read as the next one that has one, 1 after 3. If there is "
        "none at all, the first possible of white, yellow and brown is taken."
    ),
    "26.5": later(
        "After a scoring this comes behind the roll, and only full scorings count. A deck that was made "
        "anew so is not made anew once more in that turn."
    ),
    "27.1": later(
        "The current symbol and the current Number are those of the right card in the row that the arrow "
        "of the left card marks; they hold for both actions."
    ),
    "27.2": later(
        "Symbol down: the lowest number that is possible; up: the highest; King: the King's rule for the "
        "action."
    ),
    "27.3": later("The colour is that of the top Automa Project beside the current Number."),
    "27.4": later("A: with the King's symbol what the King's A says, otherwise {bot_points}."),
    "27.5": later(
        "B in Districts 1, 2 and 3: a Project of the colour with a free marker. If {projects} of the colour "
        "are there, the colour of the next Number is taken."
    ),
    "27.6": later("After B an Automa Project is drawn to the current Number."),
    "27.7": later("B in District 4: the Bot claims a Ship for {ship_gold} Gold."),
    "27.8": later("B in District 5: it does C."),
    "27.9": later(
        "C in Districts 1, 2 and 3: it constructs at the usual cost. Without the King's symbol: the "
        "largest, then the colour of its highest Mastery marker, then the colour of the current Number."
    ),
    "27.10": later(
        "After C a marker of the District leaves the Automa Urban card, and an Automa Project of the "
        "Building's colour returns to the stock."
    ),
    "27.11": later(
        "After constructing it claims a Ship of the Building's size if it has {ship_gold_after_construct} "
        "Gold."
    ),
    "27.12": later("C in District 4: a House in the Port, for {port_local}."),
    "27.13": later("C in District 5: a House on the Ziggurat, for {ziggurat_local}."),
    "27.14": later(
        "C removes a marker in Districts 4 and 5, too. Without a marker for the District, C is impossible "
        "there."
    ),
    "27.15": later(
        "D in Districts 1, 2 and 3: up to {gardens_per_action} Gardens, with the Water that they need for "
        "free. Without a Garden tile it is impossible."
    ),
    "27.16": later("D in Districts 4 and 5: it does C."),
    "27.17": later(
        "B is impossible when the colour has no possible space, or all three Numbers show colours with "
        "{projects} Projects there."
    ),
    "27.18": later(
        "C is impossible without a group of Projects that can be built, the dice and Gold for it, or a "
        "House in a row that fits."
    ),
    "28.1": later("Scoring and end are as for people. The Bot wins ties."),
    "28.2": later(
        "Gilgabot. A: {king0_a}. B: beside the largest group of Projects, then the highest number; bonus: "
        "{king0_b}. C: also {king0_c}. D: as usual."
    ),
    "28.3": later(
        "Sarbot. A: {king1_a}. B: lowest number; bonus: {king1_b}. C: also {king1_c}. D: beside its own "
        "Buildings with at most {garden_water} Water, then the lowest number, as many as it can; bonus: "
        "{king1_d}."
    ),
    "28.4": later(
        "Botmuzi. A: {king2_a}. B: highest number; bonus: {king2_b}. C: also {king2_c}. D: as usual."
    ),
    "28.5": later(
        "Bot-baba. A: {king3_a}. B: the most frequent colour of the Automa Projects, then that of the "
        "current Number, on the highest number; bonus: {king3_b}. C: that colour, then the largest, then "
        "the current Number; also {king3_c}. D: as Sarbot; bonus: {king3_d}."
    ),
    "28.6": later(
        "Ties between its markers: white, yellow, brown. A highest marker at the top brings nothing."
    ),
    "28.7": later(
        "Gilgabot, B: a group of Projects may have several colours. Spaces that touch the largest group of "
        "the District come first; without one, any space."
    ),
    "28.8": later(
        "Bot-baba: bag and display count together. Of equal colours that are possible the current Number "
        "decides (for C the largest before it), then white, yellow, brown. A colour with {projects} Projects "
        "in the District gives way to the current Number and those after it."
    ),
    "28.9": later(
        "What the Kings add for C belongs to constructing, not to Houses in the Port or on the Ziggurat."
    ),
    "28.10": later(
        "Sarbot and Bot-baba, D with the King's symbol: of all spaces in reach of that Water, those "
        "beside its own Buildings come first, then the lowest number. How much Water it takes does not "
        "matter."
    ),
}
