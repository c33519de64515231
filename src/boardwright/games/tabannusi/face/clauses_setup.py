"""Components, set-up and the ideas behind everything, in our own words; values stand in braces."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "1": later("Components and limits"),
    "2": later("Setup"),
    "3": later("Markers, Houses, Districts, payment, Mastery, dice"),
}

CLAUSES: Final = {
    "1.1": later("One to four people play. One person plays the solo game of chapters 22 to 28."),
    "1.2": later("There is always Gold enough."),
    "1.3": later(
        "Each of the three building colours has {project_tiles} Project tiles. When a colour has none "
        "left, it cannot be chosen."
    ),
    "1.4": later(
        "Each of the three colours has {pieces} Building pieces. You cannot construct a Building that "
        "needs more pieces than remain."
    ),
    "1.5": later(
        "There are {water} regular and {special} special Water tiles and {gardens} Gardens. A gain from an "
        "empty stock brings nothing."
    ),
    "1.6": later(
        "You have {markers} Claim markers. Each is in your area, in your claim supply or on the board."
    ),
    "1.7": later("You have {houses} Houses and one Mastery marker on each of the three tracks."),
    "1.8": later("You may hold {crate_slots} Crates, counting those face up and face down."),
    "1.9": later("Of dice, Gold, Water, Gardens and Harbormasters you may hold any number."),
    "1.10": later("Points never fall below 0; if you have to lose more, you have 0."),
    "1.11": later(
        "All dice of a colour are always on their Barge, in somebody's area or in the general supply. How "
        "many there are is fixed at set-up."
    ),
    "2.1": later("Three and four people use one side of the board, one and two the other."),
    "2.2": later(
        "With three people the spaces marked for four do not exist: nothing goes there, and nothing is "
        "adjacent to them."
    ),
    "2.3": later(
        "Dice of each colour: {dice}. All are rolled onto the Barge of their colour; the others are not used."
    ),
    "2.4": later(
        "In the first game the Barges lie as printed: {barges}. With Barge tiles, the five colours are "
        "shuffled over the five Districts. The colour of a District is that of its Barge."
    ),
    "2.5": later(
        "With Barge tiles each District also gets a cost tile in its new colour; the amounts stay as printed."
    ),
    "2.6": later("The Time track holds {time_gold} Gold."),
    "2.7": later(
        "Of the {ships} Ship tiles, {ships_in} are laid at random on the empty cells of the Port. The "
        "other {ships_out} stay out of the game."
    ),
    "2.8": later(
        "Of the {harbormasters} Harbormasters, {lines} are laid at random beside the rows and columns of "
        "the Port. The other {spare} are put aside unseen."
    ),
    "2.9": later("{lines} Crates drawn at random lie face up on the red House spaces of the Port."),
    "2.10": later(
        "The special Water tiles are shuffled with the bonus hidden and {display} are turned face up as "
        "the display. Regular Water and Gardens are open stocks."
    ),
    "2.11": later(
        "The {action_tiles} Action tiles are shuffled over their slots: one in each of Districts 1 to 4, "
        "two in District 5."
    ),
    "2.12": later(
        "Each section of the Ziggurat gets one of the {ziggurat_tiles} Ziggurat tiles at random. The "
        "others are not used."
    ),
    "2.13": later(
        "Decrees shown: {decrees_shown}. Every kind of symbol has to be among them, with two people two "
        "kinds. A card after which this could no longer be is put back, and another is drawn."
    ),
    "2.14": later("The Urban cards are shuffled into a deck."),
    "2.15": later(
        "Your Houses lie on your Player board: {rows}. You begin with {start_markers} Claim markers in "
        "your area and {start_supply} in your claim supply."
    ),
    "2.16": later(
        "You begin with {start_gold} Gold, a Crate drawn at random, face up, and an Urban card that only "
        "you see. Crates left over are not used."
    ),
    "2.17": later("Your three Mastery markers begin on level {start_level}."),
    "2.18": later("You begin with {start_points} points."),
    "2.19": later("Who begins stays first for the whole game."),
    "2.20": later(
        "Start Buildings: first the player to the right of the first player, then on counterclockwise. You "
        "put one Building piece of any colour on a free space of District 1, 2 or 3, not beside a Building "
        "of its colour."
    ),
    "2.21": later(
        "You gain the bonus printed on that space at once. You may decline it only if the bonus itself "
        "says so."
    ),
    "2.22": later(
        "The leftmost House of the row of its colour marks the Building. The bonus under that House is not "
        "gained."
    ),
    "2.23": later(
        "A start Building has size 1. It has none of the effects of constructing, and no Ship can be "
        "claimed for it."
    ),
    "2.24": later("The Architect and the Assistant are not on the board yet."),
    "2.25": later("During set-up there are no free actions, no Decrees and no Harbormasters."),
    "2.26": later(
        "Dice and draws of the set-up follow the order of this chapter. The first player is determined "
        "after them, before the start Buildings."
    ),
    "2.27": later("A start Building may not go beside a Project of its colour either."),
    "3.1": later(
        "Gaining Claim markers moves them from your claim supply to your area, as many as are left."
    ),
    "3.2": later("A Claim marker is placed from your area, unless an effect says from the claim supply."),
    "3.3": later(
        "To choose Place a Project, Claim a Ship or a House on the Ziggurat, you need a Claim marker in "
        "your area at that moment. A marker that the action would bring comes too late."
    ),
    "3.4": later("Off the board your Claim markers are in your area or in your claim supply, nowhere else."),
    "3.5": later("A Building belongs to the one whose House is on it, whatever its colour."),
    "3.6": later("A Building has one to three pieces of one colour and one House, and counts once."),
    "3.7": later(
        "A House for a Building or a section of the Ziggurat is the leftmost of the row of that colour; if "
        "the row is empty, the leftmost of the bottom row."
    ),
    "3.8": later(
        "When a House leaves your Player board, except at set-up, you gain the bonus under it at once. "
        "Each row, from the left: {row_bonuses}."
    ),
    "3.9": later(
        "When the last House of a colour has left a column, you gain the bonus of the column at once, once "
        "a game. Columns: {column_bonuses}."
    ),
    "3.10": later("Houses on the board stay there."),
    "3.11": later(
        "Districts 1, 2 and 3 have a grid. District 4, the Port, and District 5, the Ziggurat, have none "
        "and hold no Buildings."
    ),
    "3.12": later("Spaces that share a side are adjacent; a corner is not enough."),
    "3.13": later("Water on a border can be used from each of the two Districts that it touches."),
    "3.14": later("You act in the District of your Assistant, nowhere else."),
    "3.15": later("Any number of workers may be in a District."),
    "3.16": later(
        "A die that is spent goes to the general supply, never to a Barge. Its number does not matter any "
        "more."
    ),
    "3.17": later(
        "1 Gold can stand in for a Resource of any colour. Nothing can stand in for Gold, except by Ship S11."
    ),
    "3.18": later("You can turn a face-up Crate face down to pay 1 Resource of its colour."),
    "3.19": later(
        "You pay with dice of the colour, face-up Crates of the colour and Gold, mixed as you like."
    ),
    "3.20": later("A Crate can pay where any Resource is asked for, but not for refilling a Crate."),
    "3.21": later(
        "A step moves one Mastery marker up by one level. A marker at the top, level {top}, stays and "
        "brings nothing."
    ),
    "3.22": later(
        "When the level of your lowest marker rises, you gain the bonus at the right of the new lowest "
        "level: {right_hand}."
    ),
    "3.23": later(
        "When a marker arrives on a level with a bonus in the track, you gain it, wherever your other "
        "markers are: {in_track}."
    ),
    "3.24": later("A boundary is passed when a marker arrives on the level above it: {boundaries}."),
    "3.25": later(
        "The value at the left of a level matters only when a District is scored. From level 0: {values}."
    ),
    "3.26": later(
        "A Resource of a given colour is the highest die on the Barge of the colour. From an empty Barge "
        "you gain nothing. The Architect does not move."
    ),
    "3.27": later(
        "A Resource of any colour is a die of your choice from the general supply; if that is empty, nothing."
    ),
    "3.28": later("A Barge that an effect has emptied is scored at the end of the turn as any other."),
    "3.29": later("Several steps are separate steps, each with its own rewards."),
    "3.30": later(
        "If one step brings several rewards, the bonus in the track comes first, then that of the lowest "
        "marker, then what boundaries bring."
    ),
    "3.31": later(
        "A House belongs to the player of its colour wherever it is. After set-up {houses_left} are on "
        "your Player board and 1 on your start Building."
    ),
    "3.32": later(
        "Crates of one colour differ only in having been refilled this turn. Paying turns down one that "
        "was not refilled; an effect turns up one that was. You are not asked."
    ),
}
