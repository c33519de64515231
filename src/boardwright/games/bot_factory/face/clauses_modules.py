"""Two players, solo and production tiles in our own words; values come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "13": later("Two people"),
    "14": later("Inspection, for one person"),
    "15": later("Production tiles"),
}

CLAUSES: Final = {
    "13.1": later("There are {meeples_small} bots of each colour."),
    "13.2": later("No worker may move to the board where Sandra is at that moment."),
    "13.3": later("That includes the placing of round 1."),
    "13.4": later("Sandra may come to your board, and then you pay or pass as ever."),
    "13.5": later("You always have somewhere to go: two boards at least are neither yours nor hers."),
    "14.1": later("Prepare and play as for two people; you begin with {start_tokens}."),
    "14.2": later("Choose a task or draw one. It lies open."),
    "14.3": later(
        "Three decks are shuffled: 4 tiles with Vilela's boards, 4 with bot colours, {inspections} "
        "inspection tiles."
    ),
    "14.4": later("Vilela begins on action space {vilela_start}."),
    "14.5": later("He takes up a space and has his place in the order. For his company you pay nothing."),
    "14.6": later("In round 1 he neither moves nor acts."),
    "14.7": later(
        "Later, when it is his turn to move, the next board tile and the next colour are revealed."
    ),
    "14.8": later("He goes to the leftmost free space of that board."),
    "14.9": later(
        "If he is on it already, or it is full, another board tile is revealed. The colour stays the same."
    ),
    "14.10": later("An empty deck of his is shuffled anew."),
    "14.11": later("When it is his turn to act, he does the action of that board with that colour."),
    "14.12": later(
        "Assembly: if the column has exactly two parts, both go; otherwise a bot of the colour leaves the "
        "game. The value is not touched."
    ),
    "14.13": later("Part Production: all parts of the colour on the wheel are discarded. Nothing is filled."),
    "14.14": later("Projects: all projects of the colour on the board are discarded. Nothing slides."),
    "14.15": later("Finance: the value falls by 1 if it can; then an inspection tile is revealed."),
    "14.16": later(
        "It marks {marked} contracts. You remove {inspected} of them, or as many as can be removed."
    ),
    "14.17": later("A contract with a token stays. A place once empty stays empty."),
    "14.18": later("If he takes the last bot of a colour, the game ends with that round."),
    "14.19": later("The tasks: {tasks}."),
    "14.20": later("Without your task you lose. With it your points are rated: {ratings}."),
    "14.21": later(
        "With the task of {contract_task}, bots are assigned so that {contract_need} are fulfilled, if that "
        "is possible at all; only then do points decide."
    ),
    "14.22": later(
        "Tasks are looked at after the last maintenance. More than is asked for does no harm, and points "
        "below 0 rate like 0."
    ),
    "15.1": later("The seven tiles lie open. The Universal bot stands on the Project board."),
    "15.2": later("Variant 1: on your turn, if you have used none yet, take a tile and use it at once."),
    "15.3": later("Variant 2: with the first contract you reserve you may take a tile."),
    "15.4": later("Variant 2: you may use it once, on a later turn."),
    "15.5": later("One tile a person and game. A tile that is taken is gone."),
    "15.6": later("{waiver}: on Sandra's board you pay nothing and gain {waiver_gain}."),
    "15.7": later(
        "{squeeze}: in phase 1, stand to the right of a board without a free space. You act as on its last "
        "space."
    ),
    "15.8": later(
        "{finance_tile}: what you buy on Finance this turn costs {discount} less in all, but "
        "{discount_minimum} at least."
    ),
    "15.9": later("{cheap}: the executive action of the Project board costs {cheap_projects}."),
    "15.10": later(
        "{benefit}: for {benefit_cost} take a top part, or any project of the board, or place a part."
    ),
    "15.11": later("{step_tile}: raise a colour by {raise_steps}."),
    "15.12": later(
        "{universal_tile}: take a universal part; or return {universal_bot_parts} different ones, and the "
        "Universal bot comes onto one of your projects."
    ),
    "15.13": later("The Universal bot counts as a bot in the colour of its project, in everything."),
    "15.14": later("Whatever a tile does brings its usual bonuses."),
    "15.15": later("The Universal bot takes no bot from the Assembly board and no value falls for it."),
    "15.16": later(
        "{finance_tile} is declared before your first purchase of the turn. The limit counts full prices. "
        "A contract always takes the token that lies on it."
    ),
    "15.17": later(
        "{squeeze} is for phase 1, all others for your turn in phase 2. Who has passed because of Sandra "
        "uses none."
    ),
    "15.18": later("In the solo game the Universal bot counts for tasks as well."),
    "15.19": later("{cheap} is your executive action of this turn, so it needs the Project board."),
    "15.20": later("{benefit} is open only if you have the tokens and one of its benefits can be had."),
}
