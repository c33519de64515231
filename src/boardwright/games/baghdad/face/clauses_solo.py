"""The solo game; values stand in braces and come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "23": later("Solo: frame"),
    "24": later("Solo: boats of the bot"),
    "25": later("Solo: action and city tiles of the bot"),
    "26": later("Solo: buildings of the bot"),
    "27": later("Solo: the bot and the palace"),
    "28": later("Solo: icons on the board of the bot"),
    "29": later("Solo: the bot draws"),
    "30": later("Solo: scoring"),
    "31": later("Solo: modules"),
}

CLAUSES: Final = {
    "23.1": later(
        "Set up for two players. The bot has no hand, coins, goods or tokens and no favour marker."
    ),
    "23.2": later("You choose how strong it is: {difficulties}."),
    "23.3": later(
        "The bot has a vizier, a boat on the start and {library_tokens} library tokens; all else lies on its "
        "board. Its {bot_cards} cards are shuffled face down."
    ),
    "23.4": later("You have the first turn; then turns alternate."),
    "23.5": later("Your own turns are played as always."),
    "23.6": later("After your last card the bot has one more turn; then the game is scored."),
    "23.7": later("You win with more points than the bot only."),
    "23.8": later("A turn of the bot: reveal a card, boats, vizier, then draw, discard and refill."),
    "23.9": later(
        "Its top card is turned over and is the active one. The back of the next one is seen and decides "
        "ties."
    ),
    "23.10": later("At the end of its turn the active card is discarded."),
    "24.1": later("Its moves: the number on the active card plus the number on the back of the top card."),
    "24.2": later("It moves one boat, all the moves, onward only."),
    "24.3": later("At the start and at junctions it heads for the port with the fewest boats."),
    "24.4": later(
        "If equal, for the port that would now score more: the multiplier of the next slot times its number "
        "of the thing; all night cards of its stack count."
    ),
    "24.5": later("If still equal, the number on the top card says left or right ({directions})."),
    "24.6": later(
        "In port it takes the next slot without reward or use of the port, and at once a new boat goes on "
        "the start and moves on."
    ),
    "24.7": later("A full port sends its boat back to the start."),
    "24.8": later("With no boat left, moves that remain are lost."),
    "24.9": later("A boat sent back by a full port has not arrived; no new boat is added for it."),
    "25.1": later(
        "Of the four symbols on the active card the bot takes the one that you have done most: books, "
        "patients, artefacts and students on your board, buildings, pieces of the palace."
    ),
    "25.2": later("A symbol of which the bot has five is ignored."),
    "25.3": later("If equal, the symbol higher on the card."),
    "25.4": later(
        "For a city tile it looks in the next quadrant clockwise, then in the ones after it, its own last. "
        "In its first turn it begins with the quadrant after yours."
    ),
    "25.5": later(
        "Of several tiles it takes the one with the fewest students and patients connected, then that in the "
        "ring on the top card, then the first clockwise from its vizier."
    ),
    "25.6": later("It leaves out artefacts of types it has."),
    "25.7": later(
        "Its vizier goes to the slot; the tile goes to the leftmost free spot of its row, requirement or not."
    ),
    "25.8": later(
        "For its second to fifth book it covers the space of that row with the number on the top card, and "
        "gains nothing."
    ),
    "25.9": later("After five tiles of a row, five houses and five architects it does no more of them."),
    "26.1": later("It looks for an empty site in the next quadrant clockwise, then in the ones after it."),
    "26.2": later(
        "Of several sites it takes the one with the fewest students and patients connected, then the first "
        "clockwise."
    ),
    "26.3": later("It constructs its lowest missing level for free, with its top house."),
    "26.4": later("On levels 1 to 4 the ring on the top card says which of the two tiles it takes."),
    "26.5": later("On level {levels} it takes the tile that scores more now; if equal, as on other levels."),
    "26.6": later("A tile above the one taken slides down as always."),
    "26.7": later("The bot never resolves building effects."),
    "27.1": later(
        "Its vizier goes to the palace site of the next quadrant clockwise, or of the one after if yours is "
        "there."
    ),
    "27.2": later(
        "It takes the base if it can be built; otherwise the piece with most points now, then with fewest "
        "goods, then the first clockwise."
    ),
    "27.3": later("It covers the space with the number on the top card, or the next free one in turn."),
    "27.4": later("It pays nothing and gains no reward."),
    "27.5": later("The neutral architects and the dome on the base are as for two players."),
    "28.1": later("A tile that covers an icon, or a house that uncovers one, sets that icon off."),
    "28.2": later(
        "Extra action: it chooses again among the symbols not done this turn, and does it without moving its "
        "vizier."
    ),
    "28.3": later("Palace: it builds a piece without moving its vizier, unless it has built five."),
    "28.4": later("Several icons may be set off in one turn."),
    "29.1": later(
        "If the top card shows day, it takes the leftmost day card that it meets, else the one nearest to "
        "being met, the leftmost if equal."
    ),
    "29.2": later(
        "If it shows night, the night card that it meets with most points, the rightmost if equal; else the "
        "nearest, then the most points, then the rightmost."
    ),
    "29.3": later(
        "Without a card of that kind it takes the leftmost of the other kind; without any card, none."
    ),
    "29.4": later("How near a card is: its requirement less what the bot has."),
    "29.5": later("The card goes face down on its stack; cards and city are refilled as always."),
    "30.1": later("The bot scores as a player, with the following changes."),
    "30.2": later(
        "Night cards of its stack score if it meets them at the end; only those count for the token of night "
        "cards and for the building that counts them."
    ),
    "30.3": later("For favour it scores what its board says: {bot_favour}."),
    "30.4": later("It has no shame."),
    "30.5": later(
        "It has no coins, goods or contracts that could count; buildings of level {levels}, the base, "
        "artefacts and tokens score as a player's."
    ),
    "31.1": later(
        "Each time it passes the black gate it adds a city tile to its column of the civic board, of the "
        "type of its topmost empty row."
    ),
    "31.2": later("It makes every building public while there are slots, and scores them."),
    "31.3": later("When one of its boats reaches a port, the top contract of the stack is discarded."),
    "31.4": later(
        "Each time it passes the golden gate it marks the highest space that it meets and that is free, on "
        "the left card if equal."
    ),
    "31.5": later(
        "Empty civic spots ({civic_points} each) and objectives ({objective_points}) count for it."
    ),
    "31.6": later(
        "An objective discarded with its marker on the fifth space joins its stack: {objective_points} at "
        "the end, and no night card."
    ),
}
