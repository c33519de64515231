"""The actions of the four boards in our own words; values stand in braces and come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "6": later("Assembly"),
    "7": later("Part Production"),
    "8": later("Projects"),
    "9": later("Finance"),
}

CLAUSES: Final = {
    "6.1": later("Each colour has a column with room for a head, a torso and a pair of legs."),
    "6.2": later(
        "A part goes on the free space of its type in the column of its colour. A universal part may go in "
        "any column."
    ),
    "6.3": later("The order of the parts is free, and they may come from several people."),
    "6.4": later("If it is the first part of its column, you gain {first_reward}."),
    "6.5": later("If it is the second, you gain {second_reward}."),
    "6.6": later(
        "If it is the third, you take a bot of the colour from the board and put it on one of your projects "
        "of the colour. That project is complete."
    ),
    "6.7": later("Without a project of the colour that waits for a bot, you cannot place the third part."),
    "6.8": later("Nor can you if the board has no bot of the colour left."),
    "6.9": later(
        "After the reward, if the space shows the icon, you may pay {icon_cost} for the top of any stack."
    ),
    "6.10": later("A full column takes nothing more before the maintenance."),
    "6.11": later("Main action, by space: {assembly_offers}. They may go in several columns."),
    "6.12": later(
        "The main action of space {last_assembly} costs {last_cost}, apart from what Sandra gets. Otherwise "
        "only the executive action is open there."
    ),
    "6.13": later("One placement is settled before the next, so what it brought can be used for it."),
    "6.14": later(
        "Executive action, as often as you can pay {swap_cost}: swap one of your parts with a spare part."
    ),
    "6.15": later("All this holds for every placement, be it an action or a bonus."),
    "6.16": later(
        "A column that was filled this round brings nothing more to anybody until the maintenance."
    ),
    "7.1": later(
        "Places on the wheel are counted clockwise from 0, the left input ({left_input_clock}), to "
        "{wheel_last}. Inputs are {inputs}, outputs {outputs}."
    ),
    "7.2": later("Main action, by space: {production_offers}. You need not use them all."),
    "7.3": later("Space {first_production} also gives {first_gain} when its main action begins."),
    "7.4": later("One credit turns the wheel clockwise by a quarter, that is by {quarter} places."),
    "7.5": later(
        "Then every empty input is filled, the left one first, with the top part of a stack that you choose."
    ),
    "7.6": later("That filling is free and leaves the distribution marker where it is."),
    "7.7": later("One credit takes a part from an output."),
    "7.8": later(
        "The icons turn with the wheel: they belong to its spaces {icon_slots}. So the outputs have icons "
        "after an even number of turns."
    ),
    "7.9": later(
        "Taking a part under icons lets you pay {wheel_icon_cost} at once to place a part, whichever you "
        "have, with all that placing brings."
    ),
    "7.10": later("This can happen several times in a turn. Credits you have left wait for you."),
    "7.11": later("From turn to turn the wheel stays as it was left."),
    "7.12": later(
        "When a part of an empty stack is needed, the discards of that colour are shuffled into a new stack. "
        "Not earlier."
    ),
    "7.13": later("The cube on the small track shows the credits used."),
    "7.14": later(
        "Executive action, once: discard {trade_parts} of your parts and take the top of any stack."
    ),
    "8.1": later("Projects lie in {project_columns} columns of {project_rows}."),
    "8.2": later("Main action, by space: {project_offers}, from anywhere on the board."),
    "8.3": later("From the bottom left space: you may pay {bottom_left_cost} at once to place a part."),
    "8.4": later("From the bottom right space: you gain {bottom_right_gain} at once."),
    "8.5": later("After you take projects nothing slides and nothing is refilled."),
    "8.6": later(
        "Executive action, once: discard {trade_projects} of your projects without a bot and take a "
        "universal part."
    ),
    "8.7": later("When the deck is empty its discards are shuffled. If there are none either, gaps remain."),
    "9.1": later("Main action, by space: up to {finance_offers}, for steps and contracts as you like."),
    "9.2": later("{step_cost} raises a colour by 1."),
    "9.3": later("No value goes above {top}."),
    "9.4": later("Raising a value over a line gives you the line's bonus at once and free: {lines}."),
    "9.5": later("Use that bonus at once, or it is lost."),
    "9.6": later("What the bonus places or takes brings its own rewards as ever."),
    "9.7": later("Reserving a contract costs {row_costs} tokens, from the top row down."),
    "9.8": later(
        "One of them lies on the better free token space of the contract; the others return to your supply. "
        "The contract stays where it is."
    ),
    "9.9": later("A contract has room for tokens of two different people."),
    "9.10": later("Its whole price has to fit in what is left of your limit."),
    "9.11": later("Tokens you gain meanwhile may be used, up to the limit."),
    "9.12": later("Only steps and contracts count towards the limit; bonuses and Sandra do not."),
    "9.13": later("Finance has no executive action."),
}
