"""Set-up, rounds, moves and turns in our own words; values stand in braces and come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "1": later("Setup"),
    "2": later("Rounds and turn order"),
    "3": later("Phase 1: move workers"),
    "4": later("Phase 2: perform actions"),
    "5": later("Speech tokens"),
    "10": later("What Sandra does"),
    "11": later("Phase 3: maintenance"),
    "12": later("End and final scoring"),
}

CLAUSES: Final = {
    "1.1": later("The four boards lie side by side, from the left: {boards}."),
    "1.2": later("Along the bottom run {spaces} action spaces, counted from the left: {ranges}."),
    "1.3": later(
        "Each colour ({colours}) has {meeples_large} bots, {project_copies} project tiles and "
        "{coloured_each} parts: {copies} heads, {copies} torsos, {copies} pairs of legs. There are "
        "{universals} universal parts of each type."
    ),
    "1.4": later(
        "With one or two people {meeples_small} bots of every colour stand on the Assembly board, "
        "otherwise {meeples_large}. The others are not used."
    ),
    "1.5": later("Two coloured parts, drawn at random, are laid face up on the two pallets for spare parts."),
    "1.6": later("At first the icons of the wheel point up and down."),
    "1.7": later(
        "The other {in_stacks} coloured parts are shuffled by colour into four stacks, in the order "
        "{colours}. Only the top part of a stack is seen."
    ),
    "1.8": later("The distribution marker begins over the stack in the colour of the left spare part."),
    "1.9": later(
        "The {wheel} wheel spaces are filled clockwise from the left input, each from the stack under the "
        "marker, which moves on by one after every part; after {last_colour} it returns to {first_colour}."
    ),
    "1.10": later("{project_spaces} projects are drawn for the Project board; the others are the deck."),
    "1.11": later("Universal parts are sorted by type and lie open on the Project board."),
    "1.12": later("All four bot values begin at {value_start}."),
    "1.13": later(
        "{positions} of the {contracts} contracts are drawn for the grid. Nobody sees the other {unseen}."
    ),
    "1.14": later("Sandra begins on action space {sandra_start}."),
    "1.15": later("Everybody has a worker and draws {start_projects} project from the deck, kept open."),
    "1.16": later(
        "Who begins is drawn by lot, unless you name a seat. For the first moves the order is clockwise."
    ),
    "1.17": later("Everybody takes {start_tokens}; the last in that order takes {last_tokens} more."),
    "1.18": later(
        "In the opposite order, everybody takes {start_parts} part from the top of any stack, kept open."
    ),
    "2.1": later("A round has three phases: workers move, everybody acts, maintenance."),
    "2.2": later("In round 1 workers are placed in the first order; Sandra and Vilela stay put."),
    "2.3": later("From then on whoever stands further left comes first. Sandra and Vilela count, too."),
    "2.4": later(
        "The order of the moves is that of the places held when the phase begins. Moving does not change it."
    ),
    "2.5": later("The order of the actions, even in round 1, is that of the places after the moves."),
    "2.6": later("Everybody moves once and acts once in a round. Who has acted is laid on the side."),
    "2.7": later("No rule ends a game after so many rounds; a table may agree on a last round."),
    "3.1": later("You must move, and to an action space where nobody stands."),
    "3.2": later("It has to be on a board other than your present one. When placing in round 1, any board."),
    "3.3": later("A space that somebody left earlier in this phase can be taken."),
    "3.4": later("Sandra does not move in round 1."),
    "3.5": later(
        "After that she goes, when it is her turn, to the leftmost free space of the next board to the right."
    ),
    "3.6": later("Where no space is free she skips the board."),
    "3.7": later("Right of Finance comes Assembly again."),
    "3.8": later("She may join workers on a board, however many of you play."),
    "4.1": later(
        "You may do the main action of your space and the executive action of its board, or either."
    ),
    "4.2": later(
        "The executive action may precede, interrupt or follow the main action, or be all that you do."
    ),
    "4.3": later(
        "With Sandra on your board you first pay {sandra_cost}, or you do neither main nor executive action."
    ),
    "4.4": later("That holds in round 1 as well, and also when she has acted already."),
    "4.5": later("A main action with a limit may be used for less than the limit."),
    "4.6": later(
        "When your turn ends you keep {hand_parts} parts and {hand_projects} projects at most. You choose "
        "what goes."
    ),
    "4.7": later("Completed projects count among the {hand_projects} and can never be discarded."),
    "4.8": later("While your turn lasts, and in phase 1, you may hold any number."),
    "4.9": later("Discarded parts lie in a pile by colour, discarded projects in a pile of their own."),
    "4.10": later("Universal parts are never discarded for good: they return to the Project board."),
    "4.11": later("A bonus on another board does not open the executive action of that board."),
    "4.12": later("A bonus you cannot use at once is lost."),
    "4.13": later(
        "You begin your main action once; it ends when you stop or the limit is used up. The executive "
        "action may come between its steps, but not between a step and what follows it at once."
    ),
    "4.14": later("Costs come first: what you pay with is already discarded when you take the gain."),
    "4.15": later("If you pass because of Sandra, you do nothing more but keep the limits of 4.6."),
    "5.1": later("You own {tokens} tokens. Those you hold and those on contracts are not in your supply."),
    "5.2": later("Gain no more than your supply has; what is beyond is lost."),
    "5.3": later("Tokens you pay return to your supply, except the one that lies on a contract."),
    "10.1": later("On her turn Sandra does the action of the board she is on, whichever space it is."),
    "10.2": later("In round 1 she does nothing."),
    "10.3": later(
        "Assembly: both spare parts are discarded. Left, then right, a new one comes from the stack under "
        "the marker, which moves on each time."
    ),
    "10.4": later(
        "Part Production: empty wheel spaces are filled clockwise from the left input, each from the stack "
        "under the marker, which moves on each time. The wheel stays as it is."
    ),
    "10.5": later("Projects: the bottom tiles are discarded, the others slide down, gaps are refilled."),
    "10.6": later(
        "Finance: the lowest value rises by 1; several lowest rise together; if all are equal, none does."
    ),
    "10.7": later("When she raises a value over a line, nobody has a bonus of it."),
    "11.1": later(
        "The parts of every full column are discarded; universal ones return to the Project board."
    ),
    "11.2": later("The value of that colour falls by 1, but never below {bottom}."),
    "11.3": later("Then the bottom row of projects is discarded, tiles slide down, gaps are refilled."),
    "11.4": later("Tiles stay in their column. Gaps are refilled from the bottom row up, left before right."),
    "11.5": later("After that you see whether the game is over."),
    "12.1": later(
        "It ends after the maintenance of a round in which the Assembly board has no bot of some colour "
        "left, or somebody has completed {end_bots} bots."
    ),
    "12.2": later("That round is played out in full."),
    "12.3": later("Each of your bots scores the value of its colour after the last maintenance."),
    "12.4": later(
        "Your bots are assigned to your contracts, each to one at most, in the way that scores most for you."
    ),
    "12.5": later(
        "A contract with all its bots scores what your token space says and what its row says ({row_points} "
        "from the top)."
    ),
    "12.6": later("A contract you reserved and did not fulfil costs you what your token space says."),
    "12.7": later("Every {tokens_a_point} tokens you hold are worth 1 point; those on contracts are not."),
    "12.8": later("Each part you have left, universal or not, costs {part_penalty}."),
    "12.9": later("Each project without a bot costs {project_penalty}."),
    "12.10": later(
        "At the table, points are counted on the back of the Assembly board. Here it is done for you."
    ),
    "12.11": later(
        "The most points win. If equal: the most bots, then an odd number of tokens, then you share."
    ),
}
