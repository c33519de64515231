"""The rules of the basic game in our own words; values stand in braces and come from the edition."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import later

CHAPTERS: Final = {
    "1": later("Setup"),
    "2": later("Rounds"),
    "3": later("Opening draw"),
    "4": later("Action A: buy material and build"),
    "5": later("Where and how you build"),
    "6": later("Completing a building"),
    "7": later("Action B: meadow or reservoir"),
    "8": later("Action C: citizen or coin"),
    "9": later("Finishing and the next round"),
    "10": later("Final scoring"),
}

CLAUSES: Final = {
    "1.1": later(
        "Two to four people play. Your city is a grid of {spaces} spaces, {columns} across and {rows} "
        "down. The main board has a marker space for every space of the grid, under the same coordinate."
    ),
    "1.2": later(
        "The bag is for {cubes} cubes, namely {cubes_by_material}. From lowest to highest quality: "
        "{materials}."
    ),
    "1.3": later(
        "You own a set of tiles that everybody may look at: {buildings} buildings, {meadows} meadows and "
        "the reservoir."
    ),
    "1.4": later("Everybody begins with 0 points and {gold} gold, in round 1."),
    "1.5": later(
        "All {citizens} citizens and {coins} coins are shuffled together and dealt to the marker spaces, "
        "{stack} to a space, one on the other, face up."
    ),
    "1.6": later("With two people a marker space gets {stack_of_two} only; what is left over is not used."),
    "1.7": later("Every cube starts in the bag. The first {fill_to} drawn fill the display."),
    "1.8": later(
        "On the display each material has a column of {levels} levels. A new cube takes the lowest level "
        "that is free."
    ),
    "1.9": later("A cube drawn for a full column returns to the bag once the whole draw is done."),
    "1.10": later(
        "At the table the youngest begins. Here you name the seat that begins, or it is drawn by lot at "
        "the very end of the setup."
    ),
    "1.11": later(
        "To fill the display, draw at once as many cubes as it lacks of {fill_to}, or all the bag has. "
        "Cubes that find no level are not replaced, so it can stay short."
    ),
    "2.1": later("You play {rounds} rounds."),
    "2.2": later(
        "In every round: the opening draws, then turns until nobody is left in the round. With City "
        "History the Seal and the event follow. Then the next round is prepared."
    ),
    "2.3": later("You have {gold} gold for each round. What you do not spend is gone."),
    "2.4": later(
        "Turns pass clockwise; the start player has the first. A turn is exactly one action. Whoever has "
        "finished the round is passed over."
    ),
    "2.5": later("No action is free, so {gold} actions are the most you can take in a round."),
    "3.1": later("One after the other, beginning with the start player, everybody draws {draw} cubes."),
    "3.2": later("Two {glass}: draw a substitute and give one {glass} back to the bag."),
    "3.3": later("What a drawn cube costs: {draw_costs}."),
    "3.4": later(
        "Place what you drew straight away, like bought cubes and in the order you like, on one building "
        "or on two. You may complete buildings with them."
    ),
    "3.5": later("A drawn cube that fits nowhere returns to the bag and costs you nothing."),
    "3.6": later(
        "As long as one of your drawn cubes fits somewhere, you place one; which and where is up to you. "
        "Then look again at the other. When none fits, what is left goes back."
    ),
    "3.7": later("You pay for a drawn cube when you place it. You cannot decline a cube that fits."),
    "3.8": later("If the bag runs short, take what it has; one {glass} alone is not exchanged."),
    "4.1": later("Choose a column of the display, take its uppermost cube and pay the price beside it."),
    "4.2": later(
        "The cube goes into your city in the same action: it begins a building or continues one of yours. "
        "If it fits nowhere, you cannot buy it."
    ),
    "4.3": later("Prices differ by material and level. From the lowest level up: {prices}."),
    "4.4": later("Nothing is added to the display before the round is over."),
    "5.1": later("Your very first tile may lie anywhere."),
    "5.2": later(
        "Each later tile has to share an edge with a tile you already have, whether building, meadow, "
        "reservoir or gate."
    ),
    "5.3": later("A space holds a single tile."),
    "5.4": later("To begin a building, choose any building tile you have left and put the cube on it."),
    "5.5": later("{glass_name} cannot be the first cube of a building; everything else can."),
    "5.6": later("Quality never falls: each cube is as good as the last one on that building, or better."),
    "5.7": later(
        "A finished building shows two materials or more. You may not close it with a cube that would "
        "leave it with one."
    ),
    "5.8": later("Buildings with the same yellow number never share an edge."),
    "5.9": later("Meadows and the reservoir have any neighbours they like, even one another."),
    "5.10": later("You need not hurry: a building keeps its cubes from round to round until it is done."),
    "6.1": later("The number on its tile says how many cubes complete a building."),
    "6.2": later("You score a completed building immediately, cube by cube: {points_by_material}."),
    "6.3": later("Its cubes then return to the bag. Empty buildings in a city are complete ones."),
    "7.1": later(
        "Lay a meadow for {meadow_price} gold, or your reservoir for {reservoir_price}, on a space where "
        "a new tile may lie."
    ),
    "8.1": later("Take the marker on top of a marker space."),
    "8.2": later(
        "A citizen costs 1 gold for each citizen in its row of the main board, counting the one you take."
    ),
    "8.3": later(
        "A coin costs 1 gold for each coin in its column of the main board, counting the one you take."
    ),
    "8.4": later("Only markers on top count for prices; covered ones do not."),
    "8.5": later(
        "It goes straight to the tile at the same coordinate of your city. Nothing but an event moves it "
        "from there."
    ),
    "8.6": later(
        "Completed buildings take both kinds. Meadows take citizens. The reservoir, buildings under "
        "construction and bare ground take none."
    ),
    "8.7": later("You cannot take a marker that you have no room for."),
    "8.8": later("A tile may hold several markers."),
    "8.9": later(
        "Taking a marker uncovers the one under it, which is for sale and counts from now on. Empty "
        "marker spaces stay empty."
    ),
    "9.1": later("You are out of the round when you choose to stop or have spent your gold."),
    "9.2": later(
        "If you stop with gold in hand, you may give all of it for one more cube from the bag and place it."
    ),
    "9.3": later(
        "That cube costs nothing more. Should it fit nowhere, it returns to the bag and your gold is lost."
    ),
    "9.4": later("For the next round you have {gold} gold again."),
    "9.5": later(
        "When everybody is out, the next round begins: fill the display up to {fill_to} as in the setup, "
        "and the start player's left neighbour becomes start player."
    ),
    "9.6": later("Cubes that nobody bought keep their levels."),
    "9.7": later(
        "For that last draw you need 1 gold at least and a cube in the bag. A cube that fits must be placed."
    ),
    "9.8": later("After the last round there is nothing to prepare."),
    "9.9": later(
        "In this order: round marker and gold, display, start player. Then the opening draws begin."
    ),
    "10.1": later("When round {rounds} is over, your city is scored."),
    "10.2": later("Buildings without all their cubes are taken off before anything is counted."),
    "10.3": later("Citizens in your city: {majority} points for the most, the next and the third."),
    "10.4": later("Coins in your city: {majority} points in the same way."),
    "10.5": later(
        "Equal numbers earn equal points and use up as many places as there are people who share them."
    ),
    "10.6": later("To be ranked for either, your city must show a citizen and a coin."),
    "10.7": later("A meadow is worth {meadow_points}, and {meadow_citizen} once any citizen lives there."),
    "10.8": later(
        "The reservoir is worth {reservoir_points} when all four sides touch completed buildings, "
        "otherwise nothing. At the edge of the board it has no fourth side and earns nothing."
    ),
    "10.9": later("A completed building is worth its number."),
    "10.10": later(
        "The highest total wins. If equal, compare citizens, after that coins, after that tiles in the "
        "city. If all are equal, you win together."
    ),
    "10.11": later("The track ends at {track_end}; you go round it again, and no points are lost."),
}
