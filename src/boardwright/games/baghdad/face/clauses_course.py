"""Set-up, the course of a turn, boats and the vizier; values stand in braces and come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "1": later("Frame of the game"),
    "2": later("Setup of the board"),
    "3": later("Setup of the players"),
    "4": later("Step 1: slide the cards"),
    "5": later("Step 2: play a card"),
    "6": later("Step 3: boats"),
    "7": later("Step 4: the vizier"),
}

CLAUSES: Final = {
    "1.1": later("One to four people play; one person plays against a bot."),
    "1.2": later("Who begins is drawn by lot, unless you name a seat. Turns go clockwise."),
    "1.3": later(
        "A turn has six steps: slide the cards, play a card, move boats, move the vizier (its action and "
        "the building effects belong to it), pay, draw a card and refill."
    ),
    "1.4": later("When no character card is left to draw and all hands are empty, the game is scored."),
    "1.5": later(
        "All have the same number of turns: {turns}, for the {starting_cards} starting cards and "
        "{drawn_cards} drawn ones."
    ),
    "1.6": later("The highest score wins."),
    "2.1": later("The palace area shows its side for one or two players, or that for three or four."),
    "2.2": later("All {pieces} pieces of the palace lie ready on their slots."),
    "2.3": later(
        "With one or two players the dome lies on the base, and {neutral} architects of a colour nobody "
        "plays are a neutral reserve."
    ),
    "2.4": later(
        "The {tokens} scoring tokens are shuffled and laid open: one at each of the {ports} ports, one in "
        "each of the {sections} sections of the palace."
    ),
    "2.5": later(
        "The buildings of each level are an open, shuffled stack in the upper row; its first tile slides "
        "into the lower row, so two of each level are on offer."
    ),
    "2.6": later("The skill tiles ({skill_tiles}) lie in the row of the wisdom area for three books."),
    "2.7": later(
        "The {starting_tiles} starting city tiles are drawn from the bag onto the {slots} slots of the city. "
        "Patients show their good, students their icon."
    ),
    "2.8": later("Then the tiles of set 1 ({first_set}) go into the bag; set 2 ({second_set}) waits."),
    "2.9": later(
        "With three players the cards for four are left out; with one or two also those for three or more."
    ),
    "2.10": later(
        "The day deck and the night deck are shuffled; {wisdom_slots} day cards are laid open in the slots "
        "of the wisdom area."
    ),
    "2.11": later("Coins, steps, wilds, shame tokens and goods lie ready; they never run out."),
    "2.12": later(
        "Chance answers one thing after another, each only when it is to be seen: scoring tokens, buildings "
        "by level, city tiles, cards, player boards, the start player, contracts, objectives, the card of "
        "the bot. Both stacks of contracts draw from one pool."
    ),
    "3.1": later(
        "Everybody gets a player board ({letters}) at random; the {starting_cards} starting cards of its "
        "letter are the hand. Starting cards of other letters are not used."
    ),
    "3.2": later(
        "Everybody has a vizier beside the board, a boat on the start of the river, {boats_left} boats, "
        "{houses} houses and {architects} architects on the board, {library_tokens} library tokens and "
        "{start_coins}."
    ),
    "3.3": later(
        "The favour marker begins on the space worth {favour_start}; in turn order players then gain "
        "{favour_by_position} favour."
    ),
    "3.4": later("Nobody can take a bonus action before the first turn has begun."),
    "4.1": later("Each card on your player board moves one slot to the right."),
    "4.2": later(
        "A card that leaves the third slot is resolved: so three turns after it was played, as that turn "
        "begins."
    ),
    "4.3": later("A starting card gives its reward and goes face down to your discard pile."),
    "4.4": later(
        "A day card gives its reward if you meet its requirement now. Met or not, it goes face down to your "
        "discard pile."
    ),
    "4.5": later(
        "A night card whose requirement you meet now goes face down to your discard pile and will score; "
        "otherwise it leaves the game."
    ),
    "4.6": later(
        "The icons of a card count as long as it lies face up, even while it is resolved as it leaves."
    ),
    "4.7": later("In your first three turns no card leaves."),
    "5.1": later("You must play a card of your hand face up into the leftmost slot."),
    "5.2": later(
        "The icons you have are those of your face-up cards (three at most), your skill tiles, and what you "
        "spend: wilds, students, contracts."
    ),
    "5.3": later(
        "Your hand is never empty here: you begin with {starting_cards} cards and draw one in each of your "
        "first {drawn_cards} turns."
    ),
    "6.1": later("If the card just played has no boat icon, this step is left out."),
    "6.2": later("Otherwise you have one move for every boat icon on all your face-up cards."),
    "6.3": later(
        "As the step begins you may flip students with a boat icon, for one move each; not if the step is "
        "left out."
    ),
    "6.4": later("A move takes a boat one space on. Moves may go to one boat or be shared among several."),
    "6.5": later("You finish moving one boat before you move the next."),
    "6.6": later(
        "From the start a boat goes left or right, then only onward. At a junction you choose the branch."
    ),
    "6.7": later("Any number of boats, whoever owns them, may lie on one space of the river."),
    "6.8": later("Where a movement ends on a space with a good, you gain that good; passing gives nothing."),
    "6.9": later(
        "A boat that reaches a port takes the empty slot furthest from the river and stays there for good."
    ),
    "6.10": later("You gain what is printed on that slot, if anything."),
    "6.11": later("Then you may use the port once: sell goods, buy one good, or buy two."),
    "6.12": later(
        "Selling: give one good each of as many kinds as you like, at least one kind. You gain a coin for "
        "each, and {sell_bonus} more."
    ),
    "6.13": later("Buying one: pay {buy_one} for any good."),
    "6.14": later("Buying two: pay {buy_two} for any two goods, the same kind or not."),
    "6.15": later(
        "If all {port_slots} slots of a port are taken, the boat returns at once to the start. It gets no "
        "reward and no use of the port, but may go on with the moves left."
    ),
    "6.16": later("You need not use all moves; those left are lost."),
    "6.17": later(
        "Boat moves from buildings, the wisdom area, the palace or bonuses follow the same rules, without "
        "any boat icon."
    ),
    "6.18": later("Moves belong to the step or effect that gives them and cannot be kept."),
    "6.19": later("A boat counts as in the river area once it has left your board, in port as well."),
    "6.20": later(
        "A movement is one space long at least and takes the shortest way. Through a full port it can end "
        "on the start, or on the very space it left, whose good is gained again."
    ),
    "7.1": later("In your first turn the vizier goes to any location of the city."),
    "7.2": later("After that it goes to any location of the next quadrant clockwise."),
    "7.3": later(
        "You may spend up to {max_steps} step tokens; each takes the vizier a quadrant further. The first "
        "turn needs none."
    ),
    "7.4": later("A location with the vizier of somebody else is barred."),
    "7.5": later("A building site that holds a building is barred."),
    "7.6": later(
        "Sites marked 4 are open with four players only, sites marked 3+ with three or four players."
    ),
    "7.7": later(
        "Then you take the action of the location and resolve building effects, in the order you choose, one "
        "after the other."
    ),
    "7.8": later(
        "Gates that the vizier passes take effect as it passes them, in order, before action and effects."
    ),
    "7.9": later(
        "Every quadrant always has a location to go to: its tile slots and its palace site are never closed "
        "and at most three others bar the way."
    ),
}
