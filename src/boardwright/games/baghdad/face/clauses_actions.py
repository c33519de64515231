"""Actions, paying, drawing, bonus actions and the scoring; values stand in braces."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "8": later("Action: take a city tile"),
    "9": later("Action: construct a building"),
    "10": later("Action: build the palace"),
    "11": later("Building effects"),
    "12": later("Step 5: pay"),
    "13": later("Step 6: draw and refill"),
    "14": later("Bonus actions and spending"),
    "15": later("Wisdom rewards"),
    "16": later("Final scoring"),
}

CLAUSES: Final = {
    "8.1": later("Take the tile of your vizier's slot and put it on an empty spot of its row."),
    "8.2": later("Any empty spot of the row will do; the spots need not be filled in order."),
    "8.3": later("You need as many icons as the spot shows ({spot_needs}, from the left): {row_skills}."),
    "8.4": later("If you can use no spot of the row, the action is not possible."),
    "8.5": later("A patient gives the good it shows, then turns to its plain side."),
    "8.6": later("A student lies with its icon up and may be spent later."),
    "8.7": later(
        "The second to fifth book on your board each bring a library token into play and a reward of the "
        "wisdom area. Their number counts, not the spot."
    ),
    "8.8": later("An artefact is worth the points of its spot at the end ({artefact_points})."),
    "8.9": later(
        "A tile that completes a pair above and below a bonus gives that bonus; with two of them you choose "
        "the order."
    ),
    "8.10": later("Tiles never leave your board, and they count flipped or not."),
    "8.11": later("What a tile brings can be used at once, in the same turn."),
    "9.1": later(
        "Choose one of the two tiles on offer of the lowest level that you have not constructed yet."
    ),
    "9.2": later("Pay the coins it shows ({building_costs} by level); otherwise the action is not possible."),
    "9.3": later("The building goes on the site of your vizier."),
    "9.4": later(
        "Put a house of yours on it for which you have the masonry icons ({house_needs}); otherwise the "
        "action is not possible."
    ),
    "9.5": later("If it came from the lower row, the tile above it slides down."),
    "9.6": later("You construct one building of each of the {levels} levels, in order."),
    "9.7": later(
        "Both tiles of a level are on offer while they last, and whoever still needs one finds one."
    ),
    "10.1": later("Choose a piece of the palace that is not built and pay the goods it shows."),
    "10.2": later("The base needs all four foundations, the dome needs the base."),
    "10.3": later(
        "Put an architect of yours beside the piece, one for whom you have the masonry icons "
        "({architect_needs}); otherwise the action is not possible."
    ),
    "10.4": later(
        "A foundation, wall or tower goes on any empty space of its kind; you gain the reward it covers "
        "({palace_rewards})."
    ),
    "10.5": later("The base goes on the foundations, the dome on the base; neither brings a reward."),
    "10.6": later(
        "With one or two players, as soon as the third foundation, wall or tower stands, a neutral architect "
        "adds the fourth on the last space. Nobody gains its reward."
    ),
    "10.7": later("With one or two players the dome comes with the base and cannot be chosen."),
    "10.8": later("Neutral architects take up room and never score."),
    "10.9": later("You have {architects} architects, so you build {architects} pieces at most."),
    "10.10": later(
        "The architect stands in the section of the piece; the space it covers may be anywhere in the palace."
    ),
    "11.1": later(
        "Resolve each of your buildings of levels 1 to 4 in the quadrant of your vizier once, in any order."
    ),
    "11.2": later("A building constructed this turn counts if you took the action first."),
    "11.3": later(
        "A building that an effect of this step adds to the quadrant is resolved, too, as long as the step "
        "lasts; none twice."
    ),
    "12.1": later(
        "For each patient on a slot connected to your vizier's location you lose {patient_favour}."
    ),
    "12.2": later(
        "For each student on a connected slot you pay {tuition}; for every coin you cannot pay you lose "
        "{tuition_favour}."
    ),
    "12.3": later(
        "Each favour lost takes the marker one space down. At the bottom each further loss is a shame token."
    ),
    "12.4": later("Only tiles that lie there now count, and a slot is not connected to itself."),
    "12.5": later("A shame token is worth {shame_points}."),
    "13.1": later("Take a card from the wisdom area into your hand; you must while there is one."),
    "13.2": later("The first {day_slots} slots are refilled from the day deck, then from the night deck."),
    "13.3": later("The other {night_slots} slots are refilled from the night deck, then from the day deck."),
    "13.4": later("Then every empty slot of the city without a vizier gets a tile from the bag."),
    "13.5": later("A slot under a vizier stays empty until a later refill finds it free."),
    "13.6": later("Slots are refilled in this step only."),
    "13.7": later("Empty slots are filled in the order in which the edition lists the locations."),
    "14.1": later("Bonus actions may be taken at any time of your turn, as often as you like."),
    "14.2": later(
        "Buy a boat: only with no boat of yours on the start. The cheapest left on your board "
        "({boat_costs}) goes there."
    ),
    "14.3": later("Spend favour: only while your marker is on the space worth {favour_spend} or above."),
    "14.4": later(
        "{trade_coin} favour gives {trade_coins}, {trade_good} favour any good, {trade_wild} favour a wild."
    ),
    "14.5": later("Such a trade may take the marker below that space."),
    "14.6": later(
        "A favour gained takes the marker one space up. At the top it is lost, unless you spend some first."
    ),
    "14.7": later("A boat just bought may use moves that are left in the same step."),
    "14.8": later(
        "A wild spent on an action with a requirement is one icon of a skill you choose ({wild_skills}), for "
        "that action."
    ),
    "14.9": later(
        "A student spent on an action with a requirement is flipped; it is one icon of its skill for that "
        "action."
    ),
    "14.10": later("Wilds, students and contracts may be combined in one action."),
    "14.11": later("A wild is never a boat icon."),
    "14.12": later("A student with a boat pays no skill, a student with a skill moves no boat."),
    "14.13": later(
        "Nothing is spent in advance: each icon bought is for the action at hand and ends with it."
    ),
    "15.1": later(
        "Choose a reward of the row for that book which no token covers, and cover it. Covered rewards are "
        "gone for all."
    ),
    "15.2": later("Second book: {library_2}."),
    "15.3": later("Third book: {library_3}; one icon more for the rest of the game."),
    "15.4": later("Fourth book: {library_4}. Requirements and costs hold."),
    "15.5": later("Fifth book: {library_5}."),
    "15.6": later("You place each of your library tokens once, so a row always has a space for you."),
    "16.1": later("A scoring token at a port: the multipliers of your boats there ({port_multipliers})."),
    "16.2": later(
        "A scoring token in the palace: the multipliers of your architects in its section "
        "({palace_multipliers} for foundation, wall, tower)."
    ),
    "16.3": later(
        "The sum of these multipliers times the number of your things of that token are its points."
    ),
    "16.4": later(
        "Tokens count {token_things}. Tiles count on your player board, night cards in your discard pile or "
        "met on your board."
    ),
    "16.5": later("A building of level {levels} gives its points."),
    "16.6": later(
        "The base ({base_points}) and the dome ({dome_points}) score for whose architect is there."
    ),
    "16.7": later(
        "Each night card in your discard pile scores; one still on your board scores if you meet it now."
    ),
    "16.8": later("Each filled artefact spot scores its points."),
    "16.9": later("The space of your favour marker adds or takes its points ({favour_points})."),
    "16.10": later("Each shame token is worth {shame_points}."),
    "16.11": later("Coins, goods, wilds, steps and students not spent are worth nothing."),
    "16.12": later("Starting and day cards still on your board do nothing."),
    "16.13": later(
        "If points are equal, more points of night cards win, then the higher favour marker; then the "
        "victory is shared."
    ),
}
