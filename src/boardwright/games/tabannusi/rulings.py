"""What the rulebook of Tabannusi leaves open, and how it is read here.

`since` says from which number on a ruling holds; a game that began earlier keeps what held before. Those
with an option can be read the other way at a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.games.tabannusi.components import Switches
from boardwright.games.title import Ruling, TableOption

NEWEST: Final = 3
YES_FIRST: Final = ("yes", "no")
NO_FIRST: Final = ("no", "yes")

# option, the field of Switches that it sets when it is not the default, label, help, values, ruling
_READINGS: Final = [
    (
        "lowest_marker_pays_when_minimum_rises",
        "any_tied_lowest",
        "The lowest Mastery marker pays when the minimum rises",
        "The other reading pays whenever a marker moves that was lowest along with others.",
        YES_FIRST,
        "TAB-A10",
    ),
    (
        "final_scoring_returns_dice",
        "final_scoring_keeps_dice",
        "Dice are lost in final scoring too",
        "District by District, with the reward for it. The other reading scores points only.",
        YES_FIRST,
        "TAB-A21",
    ),
    (
        "project_bonus_may_be_declined",
        "project_bonus_is_a_must",
        "The bonus under a Project may be declined",
        "The other reading makes every bonus that is possible a must.",
        YES_FIRST,
        "TAB-A13",
    ),
    (
        "garden_bonus_may_be_declined",
        "garden_bonus_may_be_declined",
        "The bonus under a Garden may be declined",
        "By the letter it is a must.",
        NO_FIRST,
        "TAB-A13",
    ),
    (
        "refill_with_gold",
        "no_gold_for_refill",
        "Gold may refill a Crate",
        "Concerns the free action. The other reading takes a die only.",
        YES_FIRST,
        "TAB-A20",
    ),
    (
        "markers_rise_before_gardens",
        "rewards_player_by_player",
        "After a Construct all markers pay before all Gardens",
        "The other reading lets each player take steps for markers and Gardens before the next player.",
        YES_FIRST,
        "TAB-A70",
    ),
    (
        "kings_water_per_garden",
        "kings_water_per_action",
        "Sarbot and Bot-baba may add their Water for each Garden",
        "Solo, with the King symbol. The other reading limits the Water of the whole action.",
        YES_FIRST,
        "TAB-A44",
    ),
]

READINGS: Final = [
    TableOption(name=name, label=label, values=values, help=help, kind="reading", ruling=ruling)
    for name, _, label, help, values, ruling in _READINGS
]
_FIELDS: Final = {name: field for name, field, *_ in _READINGS}
_SINCE: Final = {"markers_rise_before_gardens": 3, "kings_water_per_garden": 3}
"""Readings whose default is new: with a smaller number of rulings the other one holds."""


def switches(printed: Switches, options: Mapping[str, str], number: int = NEWEST) -> Switches:
    """Return the readings of a table: the edition's, unless an option of the table says otherwise.

    `number` is that of the rulings under which its game began.
    """
    chosen: dict[str, bool] = {}
    for option in READINGS:
        field = _FIELDS[option.name]
        value = options.get(option.name)
        if value is None:
            chosen[field] = bool(getattr(printed, field)) or number < _SINCE.get(option.name, 1)
        else:
            chosen[field] = value != option.values[0]
    return Switches(
        **chosen,
        baba_stops_at_a_full_ground=number < 2,
        ties_without_number=number < 3,
        gold_before_crates=number < 3,
    )


def _ruling(
    id: str, clauses: str, question: str, ruling: str, source: str = "", *, since: int = 1, before: str = ""
) -> Ruling:
    reading = next((reading.name for reading in READINGS if reading.ruling == id), "")
    return Ruling(id, since, tuple(clauses.split()), question, ruling, before, source, reading)


AID: Final = "a published player aid"
REPORTS: Final = "published reports of games"

RULINGS: Final = [
    _ruling(
        "TAB-A1", "TAB-1.4", "May a Building be built when too few pieces of its colour are left?", "No."
    ),
    _ruling("TAB-A2", "TAB-2.8", "Are the three Harbormasters left over known?", "No, they lie face down."),
    _ruling(
        "TAB-A3",
        "TAB-2.13",
        "How many kinds of symbols do the Decrees have?",
        "Three: three players see every kind and two players cannot. Which card has which is a stand-in.",
    ),
    _ruling(
        "TAB-A4",
        "TAB-2.20",
        "May a start Building touch a Building of its own colour?",
        "No: the two would look like one Building with two Houses.",
        REPORTS,
    ),
    _ruling(
        "TAB-A5",
        "TAB-2.21 TAB-2.27",
        "What do bonuses give at set-up that ask for what is not there yet?",
        "A die from the supply and a move of the Architect give nothing, the colour of the Building stands"
        " for that of a Project, and another Project is placed if it is possible.",
    ),
    _ruling(
        "TAB-A6",
        "TAB-2.23",
        "Is placing the start Building a Construct?",
        "No: it uncovers no bonus and no Ship can be claimed for it.",
    ),
    _ruling(
        "TAB-A7",
        "TAB-3.3 TAB-9.7 TAB-9.9",
        "May the action that needs a Claim marker place one that it brings itself?",
        "No. For a Project, a Ship and a House on the Ziggurat it has to lie in the area when the action is"
        " chosen. What follows after an action looks at the area when it is carried out.",
    ),
    _ruling(
        "TAB-A8",
        "TAB-3.9",
        "Which columns of the Player board have a bonus?",
        "Two of the three: a marker on a Ship for one, 10 points for the other. Which have them is a"
        " stand-in.",
        AID,
    ),
    _ruling(
        "TAB-A9",
        "TAB-3.21",
        "What does a step of a Mastery marker at the top give?",
        "Nothing. Where there is a choice, another track may be taken.",
    ),
    _ruling(
        "TAB-A10",
        "TAB-3.22",
        "When has the lowest Mastery marker moved up, if several are level?",
        "When the last of them leaves the level, so that the minimum rises; the row just reached pays.",
    ),
    _ruling(
        "TAB-A11",
        "TAB-4.7",
        "Where does a die of 6 lead when the others on the Barge show all numbers?",
        "Nowhere: the Architect stays, unless Gold is paid. Otherwise it leads to a District whose number is"
        " not shown, the own one included.",
        AID,
    ),
    _ruling(
        "TAB-A12",
        "TAB-5.5",
        "May a Project cover Water, or Water a Project?",
        "No, every space holds one thing; only a Garden lies on Water.",
    ),
    _ruling(
        "TAB-A13",
        "TAB-5.7 TAB-7.11",
        "Is the bonus of a covered space a must?",
        "Under a Project it may be declined as a whole; under a Garden and a start Building it is gained."
        " Both can be read the other way at a table.",
    ),
    _ruling(
        "TAB-A14",
        "TAB-6.13 TAB-13.6",
        "In which order do several players take rewards of the same moment?",
        "Clockwise from the active player; in final scoring clockwise from the starting player.",
    ),
    _ruling("TAB-A15", "TAB-8.12", "May a player have two markers on one Ship?", "No.", AID),
    _ruling(
        "TAB-A16",
        "TAB-8.15",
        "Does the ability of a Ship work between claiming it and the next turn?",
        "No, it begins with the owner's next turn.",
    ),
    _ruling(
        "TAB-A17",
        "TAB-8.17",
        "Does a printed Ship keep the colour it was counted as?",
        "No, it stands for any one colour, anew at each count.",
    ),
    _ruling(
        "TAB-A18",
        "TAB-4.13 TAB-7.15 TAB-8.18 TAB-10.7 TAB-20.20 TAB-21.10",
        "What if a part of an effect is impossible?",
        "It is left out. An effect of which no part is possible cannot be chosen.",
    ),
    _ruling(
        "TAB-A19",
        "TAB-11.1",
        "When within a turn may a free action be done?",
        "Before the die, after the move, before and after each action and each Scoring, and inside an action"
        " before each thing that may be paid for; not between choosing an action and paying for it.",
    ),
    _ruling(
        "TAB-A20",
        "TAB-11.4",
        "May Gold pay for refilling a Crate?",
        "Yes, as it may for any Resource; only Crates may not.",
    ),
    _ruling(
        "TAB-A21",
        "TAB-14.4 TAB-14.9",
        "Do players lose their local dice in final scoring as well?",
        "Yes, with the reward for it, District by District from 1 to 5. No Gold is taken and no die is"
        " rolled.",
    ),
    _ruling(
        "TAB-A22",
        "TAB-15.15",
        "Which Resource pays for the step that one may buy?",
        "White, yellow or brown, by choice; Gold and Crates may stand in.",
    ),
    _ruling(
        "TAB-A23",
        "TAB-16.2",
        "Is a special Water tile replaced by a regular one wherever none is left?",
        "Yes, not only for the Action tile that says so.",
    ),
    _ruling(
        "TAB-A24",
        "TAB-17.9",
        "Which cards does Ziggurat tile Z09 count before the end?",
        "Decrees only. In final scoring the Urban cards that will be scored count too.",
    ),
    _ruling(
        "TAB-A25",
        "TAB-18.8",
        "Where does Ship S08 let one garden from the Port or the Ziggurat?",
        "Tiles can be bought anywhere; from there Gardens can be placed on border Water of the District"
        " alone.",
    ),
    _ruling(
        "TAB-A26", "TAB-18.10", "Does Ship S10 work in the turns of others?", "Yes, once it works at all."
    ),
    _ruling(
        "TAB-A27",
        "TAB-18.11",
        "Which claims of a Ship does S11 make payable in blue?",
        "Both that cost Gold, the action and the claim after a Construct, one Gold of each.",
    ),
    _ruling(
        "TAB-A28",
        "TAB-19.4",
        "Who decides which House serves which Urban card?",
        "The program finds what gives most points.",
    ),
    _ruling(
        "TAB-A29",
        "TAB-20.13",
        "Where does a House go that Decree D10 shifts, and does it pay again?",
        "To the rightmost empty space of the bottom row; it pays again when it leaves from there.",
    ),
    _ruling(
        "TAB-A30",
        "TAB-20.16",
        "Whose Gardens does Decree D13 count?",
        "Anybody's beside own Buildings, each once.",
    ),
    _ruling("TAB-A31", "TAB-21.5", "Which Action tile may Harbormaster B5 use?", "Any of the six."),
    _ruling(
        "TAB-A32",
        "TAB-21.7",
        "What does Harbormaster B7 make cheaper, and by which Resource?",
        "One Construct, by one Resource of its price; the player chooses which.",
    ),
    _ruling(
        "TAB-A33",
        "TAB-19.5 TAB-21.9",
        "Do Decree D05 and Harbormaster B9 add up?",
        "Yes, with both each Urban card may lack two Houses.",
    ),
    _ruling(
        "TAB-A34", "TAB-22.3", "Does the Bot score an Urban card?", "No, its own card is not worth points."
    ),
    _ruling(
        "TAB-A35", "TAB-22.6", "Which of the first two Automa cards lies on the left?", "The one drawn first."
    ),
    _ruling(
        "TAB-A36",
        "TAB-22.11",
        "Where does Bot-baba begin, as the picture on its card contradicts the text?",
        "On the lowest number: the text is about set-up alone.",
        REPORTS,
    ),
    _ruling(
        "TAB-A37",
        "TAB-22.14 TAB-25.2",
        "How are Districts counted for the Bot?",
        "As steps, 0 being none, over the Districts that have markers left; if none has, over all five.",
    ),
    _ruling(
        "TAB-A38",
        "TAB-23.7 TAB-23.10",
        "Which Ship does the Bot claim by an action?",
        "By the same preference as after a Construct, among Ships without its marker.",
    ),
    _ruling(
        "TAB-A39",
        "TAB-24.9",
        "What are two Claim markers of the lowest Mastery marker worth to the Bot?",
        "1 point, as one is.",
    ),
    _ruling(
        "TAB-A40",
        "TAB-25.7",
        "How does the Bot take Decrees and the choices in their bonuses?",
        "All that it meets, lower numbers first. It raises its lowest marker, claims Ships and Port Houses as"
        " always, and marks the Ziggurat tile where it has fewest markers. It keeps Gold and Gardens; what it"
        " has no use for is lost.",
    ),
    _ruling(
        "TAB-A41",
        "TAB-27.10 TAB-27.14",
        "What does the Bot give up for its Houses in the Port and on the Ziggurat?",
        "A marker of the Automa Urban card, as in every District. An Automa Project leaves for Buildings"
        " only, one beside the Numbers before one in the bag.",
        REPORTS,
    ),
    _ruling(
        "TAB-A42",
        "TAB-27.12",
        "On which space of the Port does the Bot place a House?",
        "On the line with most of its markers, rows before columns and red before blue.",
    ),
    _ruling(
        "TAB-A43",
        "TAB-27.13",
        "On which space of the Ziggurat does the Bot place a House?",
        "In the section of the Current Number's colour, else of the next; Gold before arrows before plain"
        " spaces, from the left.",
    ),
    _ruling(
        "TAB-A44",
        "TAB-27.15 TAB-28.10",
        "Where does the Bot place Gardens, and how much Water may it add?",
        "As many Water tiles an action as two of the Kings' cards allow. Spaces beside its own Buildings"
        " come first, then those that need fewest Water, then the number by the symbol. With the King symbol"
        " Sarbot and Bot-baba may add as many for each Garden that they place.",
        since=3,
        before="Sarbot and Bot-baba, too, added no more than that in an action.",
    ),
    _ruling("TAB-A45", "TAB-28.6", "How are ties of the Bot decided?", "White, then yellow, then brown."),
    _ruling(
        "TAB-A46",
        "TAB-10.6",
        "May Action tile AT6 be used with all Mastery markers at the top?",
        "Yes, the points are lost all the same.",
    ),
    _ruling(
        "TAB-A47",
        "TAB-8.7 TAB-9.4",
        "May the bonus of a House space be refused, or a reward in the turn of another?",
        "No. Only the choice of a track is the receiver's.",
    ),
    _ruling(
        "TAB-A48",
        "TAB-14.1",
        "What if the last player of a round triggers Game End?",
        "The round is over at once and one more is played.",
    ),
    _ruling(
        "TAB-A49",
        "TAB-14.7",
        "What counts as Gold when players are tied?",
        "Gold alone, neither dice nor Crates.",
    ),
    _ruling(
        "TAB-A50",
        "TAB-3.11",
        "Which number has the Port, and which the Ziggurat?",
        "The Port is District 4, the Ziggurat District 5; one report has them the other way.",
        REPORTS,
    ),
    _ruling(
        "TAB-A51",
        "TAB-8.7",
        "Does each blue space of the Port have its own bonus?",
        "Yes. Which space has which is a stand-in.",
    ),
    _ruling(
        "TAB-A52",
        "TAB-13.3 TAB-13.13",
        "May a reward for lost dice take a die that was just returned?",
        "Yes; it is kept and not rolled.",
    ),
    _ruling(
        "TAB-A53",
        "TAB-9.8",
        "How many markers does a House on the Ziggurat place?",
        "One. The space's bonus names the same marker again.",
    ),
    _ruling(
        "TAB-A54",
        "TAB-26.1 TAB-26.2",
        "When are the Automa deck and the bag filled again?",
        "The deck after the turn that drew its last card, the bag when a tile has to be drawn and none is in"
        " it.",
    ),
    _ruling(
        "TAB-A55",
        "TAB-14.9",
        "Who is first in final scoring, and does one still choose dice there?",
        "Clockwise from the starting player; yes, and such a die is lost again when its District is scored.",
    ),
    _ruling(
        "TAB-A56",
        "TAB-17.6",
        "Does Ziggurat tile Z06 count Gardens not yet placed?",
        "No, only those on the board.",
    ),
    _ruling(
        "TAB-A57",
        "TAB-11.8 TAB-12.6",
        "Are free actions allowed once Scorings have begun?",
        "Yes, between Scorings and after the last. A Barge that this empties is scored too.",
    ),
    _ruling(
        "TAB-A58",
        "TAB-3.30",
        "In which order come several rewards of one Mastery step?",
        "The benefit on the track, then the bonus of the lowest marker, then Ship S10.",
    ),
    _ruling(
        "TAB-A59",
        "TAB-6.16",
        "Can markers taken off the Projects be gained again by the House of the same Construct?",
        "No, they return to the claim supply after the bonuses of the House.",
    ),
    _ruling(
        "TAB-A60",
        "TAB-26.3 TAB-26.4",
        "What if too few Automa Projects are left for the three Numbers?",
        "Numbers are filled in order as far as they go; a Number without one is read as the next that has"
        " one.",
    ),
    _ruling(
        "TAB-A61",
        "TAB-3.32",
        "Which of two Crates of one colour is used, if one was refilled this turn?",
        "The one that leaves the player more to do; nobody is asked.",
    ),
    _ruling(
        "TAB-A62",
        "TAB-15.9",
        "May the bonus that flips a single Crate be refused?",
        "No. Bonuses that flip up to a number may flip fewer.",
    ),
    _ruling(
        "TAB-A63",
        "TAB-2.13",
        "How are Decrees drawn so that every symbol is there?",
        "One by one; among the cards that are still allowed all are equally likely.",
    ),
    _ruling(
        "TAB-A64",
        "TAB-20.23",
        "What if steps on two different tracks are to be made and only one marker can move?",
        "Only that one moves.",
    ),
    _ruling(
        "TAB-A65",
        "TAB-28.8",
        "Which Automa Projects does Bot-baba count, and what if the colour cannot be placed?",
        "Those in the bag and beside the Numbers; then the colours of the Numbers follow, the Current one"
        " first. With no Automa Project beside any Number it is the first colour with a legal space.",
        since=2,
        before="With no Automa Project beside any Number it was the first colour of which fewer Projects than"
        " allowed stood there, even if it had no legal space.",
    ),
    _ruling(
        "TAB-A66",
        "TAB-28.7",
        "Is the largest cluster that Gilgabot looks for of one colour?",
        "No, Projects of any colours that hang together are one. It is the largest of the District even if"
        " no space beside it is possible; then every possible space is as good, and its number decides.",
    ),
    _ruling(
        "TAB-A67",
        "TAB-28.10",
        "With the King symbol, do Sarbot and Bot-baba save Water for Gardens?",
        "No: beside an own Building first, then the lowest number, of all spaces that the Water they may"
        " add reaches.",
    ),
    _ruling(
        "TAB-A68",
        "TAB-4.16",
        "What if no die is left on the Barge when one has to be taken?",
        "None is taken, the Architect stays, and the Barge is scored at the end of the turn.",
    ),
    _ruling(
        "TAB-A69",
        "TAB-2.27",
        "May a start Building touch a Project of its own colour?",
        "No: a Building made of it would stand beside one of the same colour.",
    ),
    _ruling(
        "TAB-A70",
        "TAB-6.10 TAB-6.11 TAB-6.16",
        "Does a player take steps for Gardens before the next player takes steps for markers?",
        "No. First all players rise for their markers, clockwise, then all for their Gardens. It matters"
        " where a stock is short, such as the last die of a colour.",
        since=3,
        before="Each player rose for markers and Gardens before the next player did.",
    ),
    _ruling(
        "TAB-A71",
        "TAB-27.9 TAB-28.5 TAB-28.8",
        "What if several colours are level, as the highest Mastery marker or in Automa Projects?",
        "The criteria stand in order, so all of them pass on to the next one. For B: of those that can be"
        " placed the Current Number's, then white, yellow, brown. For C: of those that can be built the"
        " largest, then the Current Number's, then white, yellow, brown.",
        since=3,
        before="One colour was singled out before it was known whether it could be placed or built: of"
        " Mastery markers white, yellow, brown; of Automa Projects the Current Number's before these.",
    ),
    _ruling(
        "TAB-A72",
        "TAB-27.11 TAB-28.9",
        "What comes first when the Bot constructs, the Ship or what its King adds?",
        "The Ship: claiming it is a part of C, the extra of the King follows.",
    ),
    _ruling(
        "TAB-A73",
        "TAB-3.19",
        "In which order do the means of paying come where nobody chooses?",
        "Dice, then Crates, then Gold: so payments are listed, and so a standing answer pays.",
        since=3,
        before="A standing answer paid with Gold before Crates.",
    ),
]
