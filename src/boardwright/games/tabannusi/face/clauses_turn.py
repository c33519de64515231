"""The turn and the actions of the common Districts in our own words; values stand in braces."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "4": later("The turn"),
    "5": later("Place a Project"),
    "6": later("Construct"),
    "7": later("Gardening"),
}

CLAUSES: Final = {
    "4.1": later("Turns go clockwise from the first player."),
    "4.2": later(
        "A turn is: take a die and move the Architect; up to {actions} actions; empty Barges are scored "
        "and the Assistant follows."
    ),
    "4.3": later("In your first turn, first put both workers in one District of your choice."),
    "4.4": later("You must take one die from the Barge of the District in which your turn began."),
    "4.5": later(
        "The die goes to your area. The Architect moves to the District of its number, 1 to 5; if it is "
        "there already, it stays."
    ),
    "4.6": later(
        "After taking the die you may instead pay {move_gold} Gold and move the Architect to any District."
    ),
    "4.7": later("A 6 leads to any District whose number no other die left on that Barge shows."),
    "4.8": later("The Assistant does not move with the Architect."),
    "4.9": later(
        "Then you take up to {actions} of the actions of your Assistant's District: those printed there "
        "and its Action tiles. You may take the same one twice."
    ),
    "4.10": later("Districts 1, 2 and 3: Place a Project, Construct, Gardening, one Action tile."),
    "4.11": later("District 4: Place a House, Claim a Ship, one Action tile."),
    "4.12": later("District 5: Place a House, two Action tiles."),
    "4.13": later(
        "You cannot choose an action that you could not carry out in full. Gardening and Action tiles need "
        "at least one part that is possible."
    ),
    "4.14": later(
        "Later effects may move the Architect again. Only where it is at the end of the turn matters for "
        "the Assistant."
    ),
    "4.15": later("So there is always a die on the Barge of the current District when a turn begins."),
    "4.16": later(
        "If a free action has emptied that Barge before you take the die, you take none and the Architect "
        "stays. The Barge is scored at the end of the turn."
    ),
    "5.1": later(
        "You choose a colour that has a tile left, and a free space of the grid that the following rules "
        "allow."
    ),
    "5.2": later("A District holds at most {projects} Projects of a colour."),
    "5.3": later("If Projects of the colour lie in the District, the new one has to touch one of them."),
    "5.4": later("A Project may not touch a Building of its colour, whoever owns it."),
    "5.5": later("The space has to be in play and empty: no Project, no Building, no Water, no Garden."),
    "5.6": later("One Claim marker from your area goes on the tile. Without one you cannot place a Project."),
    "5.7": later("You may gain the bonus printed on the space, or decline all of it."),
    "5.8": later("So the Projects of one colour in a District always form one group, of {projects} at most."),
    "5.9": later(
        "Order: tile and marker; Water by Ship S04; the bonus; the step by Ship S13. Another Project "
        "gained as a bonus takes the same steps before the first goes on."
    ),
    "6.1": later("You choose a colour that has Projects in the District. All of them there are used."),
    "6.2": later(
        "It costs {construct_local} of the local colour, and {construct_per_marker} of the Projects' "
        "colour for each of your own markers on them."
    ),
    "6.3": later("Markers of others on the Projects cost nothing."),
    "6.4": later("If both are the same colour, the costs add up."),
    "6.5": later(
        "The Projects become one Building of their colour and shape. The tiles return to the stock."
    ),
    "6.6": later(
        "A House goes on it, from the row of its colour or else from the bottom row. If both rows are "
        "empty, you cannot construct."
    ),
    "6.7": later(
        "The bonuses uncovered on your Player board come at once. Your markers from the Projects are still "
        "set aside and cannot be gained by them."
    ),
    "6.8": later("Then your own markers from the Projects go to your claim supply."),
    "6.9": later("Markers of others return to their areas."),
    "6.10": later(
        "For each marker that returned so, its owner makes a step on the track of the Building's colour. "
        "You make none."
    ),
    "6.11": later(
        "When all of them have, everybody else makes a step of their choice for each of their Gardens beside "
        "the new Building."
    ),
    "6.12": later("Your own Gardens beside it bring you nothing now."),
    "6.13": later("The others follow clockwise from you."),
    "6.14": later(
        "After that you may pay {ship_gold_after_construct} Gold to put a Claim marker from your area on a "
        "Ship of exactly the size of the Building."
    ),
    "6.15": later("All other rules for claiming a Ship hold for that, too."),
    "6.16": later(
        "Order: pay; markers aside; Building; House and its bonuses; your markers to the claim supply; "
        "markers of the others to their areas; their steps for markers, then those for Gardens; your Ships "
        "S02, S06 and S14; the Ship claim; "
        "the Gardening of Ship S08."
    ),
    "6.17": later(
        "Constructing needs no Claim marker in your area. One gained on the way can claim the Ship."
    ),
    "6.18": later(
        "None of the markers on the Projects needs to be yours. Without one you pay only the "
        "{construct_local} of the local colour."
    ),
    "7.1": later("You buy tiles and place tiles, in any order and mixed as you like."),
    "7.2": later(
        "Regular Water costs 1 blue, a Garden 1 green, as many as you like and the stock has. They go to "
        "your area."
    ),
    "7.3": later("You may place any number of Water tiles from your area, regular or special."),
    "7.4": later(
        "Water goes on an empty space of the grid beside Water or a Garden of the District, printed or "
        "placed; border spaces count."
    ),
    "7.5": later("Water placed earlier in the same Gardening counts for that."),
    "7.6": later(
        "Water takes no Claim marker and brings no bonus. The bonus it covers is lost for good, also for a "
        "Garden placed on it later."
    ),
    "7.7": later("A special Water tile lies with its bonus up. The bonus comes when a Garden is put on it."),
    "7.8": later("One Gardening places at most {gardens_per_action} Gardens."),
    "7.9": later("A Garden goes on Water of the District that has none yet; border Water counts."),
    "7.10": later("Each Garden takes a Claim marker from your area, which stays there until the end."),
    "7.11": later(
        "A Garden on Water with a bonus, on a special tile or printed on the border, brings the bonus. You "
        "cannot decline it."
    ),
    "7.12": later(
        "A Garden is Water as well where new Water looks for it. It belongs to the owner of its marker."
    ),
    "7.13": later("You may place Water from earlier turns."),
    "7.14": later(
        "A Garden on a border is beside Buildings of both common Districts there, and can be placed from "
        "either."
    ),
    "7.15": later("You may stop after any step, but a Gardening chosen as an action has at least one."),
    "7.16": later("The limit of Gardens holds for each Gardening anew."),
}
