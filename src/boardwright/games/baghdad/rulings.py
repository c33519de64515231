"""What the rulebook of Baghdad leaves open, and how it is read here.

Every ruling has held since rulings number 1. Those with an option can be read the other way at a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.games.baghdad.components import Switches
from boardwright.games.title import Ruling, TableOption

NEWEST: Final = 1

# option, the field of Switches that it sets when it is not the default, label, help, ruling
_READINGS: Final = [
    (
        "wilds_cover_masonry",
        "wilds_are_no_masonry",
        "Wild tokens can stand for masonry",
        "The other reading keeps them to figure, abacus, quill and pedestal.",
        "BAG-A1",
    ),
    (
        "boats_in_port_count",
        "boats_in_port_do_not_count",
        "Boats in port count for character cards",
        "The other reading counts only boats that are still on the river.",
        "BAG-A4",
    ),
    (
        "action_may_be_skipped",
        "action_is_a_duty",
        "The action of the vizier may be skipped",
        "The other reading makes it a duty where it is possible.",
        "BAG-A6",
    ),
    (
        "full_circle_to_same_location",
        "never_the_same_location",
        "A full circle may end where it began",
        "The other reading asks for another location of the quadrant.",
        "BAG-A7",
    ),
    (
        "boat_moves_optional",
        "boat_moves_are_a_duty",
        "Boat moves may be left unused",
        "The other reading makes boats use all their moves.",
        "BAG-A10",
    ),
]
YES_NO: Final = ("yes", "no")

READINGS: Final = [
    TableOption(name=name, label=label, values=YES_NO, help=help, kind="reading", ruling=ruling)
    for name, _, label, help, ruling in _READINGS
]
_FIELDS: Final = {name: field for name, field, *_ in _READINGS}


def switches(printed: Switches, options: Mapping[str, str]) -> Switches:
    """Return the readings of a table: the edition's, unless an option of the table says otherwise."""
    chosen: dict[str, bool] = {}
    for option in READINGS:
        field = _FIELDS[option.name]
        value = options.get(option.name)
        chosen[field] = bool(getattr(printed, field)) if value is None else value != option.values[0]
    return Switches(**chosen)


REVIEWS: Final = "a published review"

# number, clauses, question, ruling, source
_RULINGS: Final = [
    (
        1,
        "BAG-14.8 BAG-5.2",
        "How many skills are there, and which can a wild token stand for?",
        "Five: figure, abacus, quill, pedestal and masonry. A wild can be any of them: the list of "
        "the rules names the dome, which is read as masonry.",
        "",
    ),
    (
        2,
        "BAG-16.3",
        "The scoring example names other multipliers than the ones it adds up. Which hold?",
        "Those it adds up, for only they give its total; no rule hangs on it.",
        "",
    ),
    (
        3,
        "BAG-16.4",
        "What is the scoring tile for objectives in the example?",
        "The one for night cards. It has nothing to do with the module Objectives.",
        "",
    ),
    (
        4,
        "BAG-6.19 BAG-18.11 BAG-19.2",
        "Are boats in port still in the river area, as some character cards count them?",
        "Yes: every boat that has left the player board counts.",
        "",
    ),
    (
        5,
        "BAG-2.3 BAG-10.6",
        "What are the three neutral architects laid out for one or two players?",
        "A reserve for the fourth foundation, wall and tower; they block nothing before that.",
        "",
    ),
    (
        6,
        "BAG-7.7 BAG-8.4",
        "Must the action of the vizier's location be taken?",
        "No. Any location that is open to the vizier may be chosen, and its action skipped; building "
        "effects and payments happen all the same.",
        "",
    ),
    (
        7,
        "BAG-7.3 BAG-7.8",
        "May a vizier with three step tokens go all around, even back to its own location?",
        "Yes, and both gates are passed on the way.",
        "",
    ),
    (
        8,
        "BAG-2.8 BAG-13.4",
        "When do the city tiles of set 2 come in?",
        "When a tile must be drawn and the bag is empty. Once they are gone too, slots stay empty.",
        "",
    ),
    (
        9,
        "BAG-13.6",
        "Does the palace refill at the end of a turn?",
        "No; the wisdom area and the city do.",
        "",
    ),
    (
        10,
        "BAG-6.4 BAG-6.5 BAG-6.16",
        "May one boat move, stop for a good, and move on? Must all moves be used?",
        "Each boat makes one movement in a step or effect and gains only at its end. Moves may be left "
        "unused.",
        "",
    ),
    (
        11,
        "BAG-6.15 BAG-14.2",
        "A full port sends a boat back to the start, where another may lie. Is that allowed?",
        "Yes, several may lie there. No boat can be bought meanwhile, and the returned one may choose its "
        "direction anew.",
        "",
    ),
    (
        12,
        "BAG-6.2 BAG-6.3",
        "Which boat icons count, and when may students add to them?",
        "Those of the cards that lie face up after the new one was played; students only as the step begins.",
        "",
    ),
    (
        13,
        "BAG-14.1 BAG-14.7",
        "May a boat be bought while boats are being moved?",
        "Between two boats and after an arrival in port, but not while a boat is under way.",
        "",
    ),
    (
        14,
        "BAG-14.6",
        "What if favour is gained with the marker at the top?",
        "Before each such favour its player may spend some; otherwise it is lost.",
        "",
    ),
    (
        15,
        "BAG-14.3 BAG-14.5",
        "How far below the start may favour be spent?",
        "From the start space or above any one trade may be made, wherever it ends; from below none.",
        "",
    ),
    (
        16,
        "BAG-12.1 BAG-12.2",
        "In which order are patients and students dealt with?",
        "Patients first, then students. Bonus actions are possible before each. The other order never matters"
        " to anyone who wants favour, coins or tokens.",
        "",
    ),
    (17, "BAG-12.2", "May coins be held back from students, losing favour instead?", "No.", ""),
    (
        18,
        "BAG-14.1 BAG-4.4",
        "Are bonus actions allowed before the cards slide?",
        "Yes, so a requirement of coins or favour may be met, or missed, by what was traded just before.",
        "",
    ),
    (
        19,
        "BAG-4.6",
        "Whose icons count while a leaving card resolves?",
        "Those of the three older cards, the leaving one included; the new card is not played yet.",
        "",
    ),
    (
        20,
        "BAG-17.24 BAG-17.25",
        "May an effect take a tile, or use a site, under a vizier?",
        "Under the own vizier yes, under another one no.",
        "",
    ),
    (
        21,
        "BAG-17.24 BAG-17.25",
        "Does an effect that acts elsewhere count as standing there?",
        "Only for the action: nothing is paid there, no building resolves there and no gate is passed.",
        "",
    ),
    (
        22,
        "BAG-11.1 BAG-17.24",
        "May an effect be declined?",
        "Moving boats, taking a tile and building may; what is simply gained is gained.",
        "",
    ),
    (
        23,
        "BAG-9.4 BAG-10.3",
        "In which order do houses and architects leave the board?",
        "In any; each needs its own masonry icons, and nothing is found under them.",
        "",
    ),
    (
        24,
        "BAG-9.5",
        "What happens when the building of the top row is taken?",
        "The next one of its stack shows; the one in the bottom row stays.",
        "",
    ),
    (
        25,
        "BAG-8.5 BAG-8.7 BAG-8.9",
        "In which order does a new city tile bring what it brings?",
        "Good or library reward first, then the bonuses in the player's order. A tile gained on the way is "
        "finished before the rest.",
        "",
    ),
    (
        26,
        "BAG-15.1",
        "Must a library reward be chosen that is of no use?",
        "Yes, one is chosen and covered; what cannot be used gives nothing.",
        "",
    ),
    (
        27,
        "BAG-15.5",
        "How far does waiving an icon go?",
        "The requirement falls by one, never below none.",
        "",
    ),
    (
        28,
        "BAG-15.3 BAG-25.8",
        "What becomes of the skill tiles?",
        "Each is there once. The token of a player takes the tile's place; the bot's token takes it out "
        "of the game.",
        "",
    ),
    (
        29,
        "BAG-10.4 BAG-10.10",
        "Who decides which palace space a piece covers?",
        "The player who builds it: any empty space of its kind.",
        "",
    ),
    (30, "BAG-2.11", "What if tokens of the supply run out?", "They never do.", ""),
    (
        31,
        "BAG-16.13",
        "Which row of night cards breaks a tie?",
        "The points that night cards score by themselves.",
        "",
    ),
    (
        32,
        "BAG-4.4",
        "What becomes of a day card whose requirement is not met?",
        "It goes to the discard pile without effect.",
        REVIEWS,
    ),
    (
        33,
        "BAG-20.4 BAG-20.6",
        "Some sentences about public houses speak of the civic board. Which board is meant?",
        "The public houses board; its houses matter in the step of building effects.",
        "",
    ),
    (
        34,
        "BAG-20.9 BAG-20.13",
        "What is the slider of the civic board?",
        "There is none: a tile carries a marker or it does not.",
        "",
    ),
    (
        35,
        "BAG-7.8 BAG-20.14",
        "When does a gate take effect, and whose tiles count for charity?",
        "As the vizier crosses it, before any action, each time anew; the first turn crosses none. The "
        "fullest column counts, one's own included.",
        "",
    ),
    (
        36,
        "BAG-22.3 BAG-22.4",
        "May a player mark a space of an objective twice? What without markers?",
        "Only markers of others bar a space. Without a marker in the supply the gate gives nothing. The last "
        "space has no effect at once, only points at the end.",
        "",
    ),
    (
        37,
        "BAG-22.7",
        "What if objectives run out?",
        "Those that are left are visible; without any the gate does nothing.",
        "",
    ),
    (
        38,
        "BAG-21.2",
        "Two stacks of contracts lie beside four ports. Which serves which?",
        "The left one the two ports on the left, the right one those on the right.",
        "",
    ),
    (
        39,
        "BAG-26.4",
        "Which building do the ring symbols mean for the bot?",
        "Outer is the top row, inner the bottom row; if one tile is left, that one.",
        "",
    ),
    (
        40,
        "BAG-24.3 BAG-24.4",
        "Each side of the river leads to two ports. How does the bot weigh them at the start?",
        "By the emptier of the two, then by the one worth more.",
        "",
    ),
    (
        41,
        "BAG-24.4 BAG-26.5 BAG-27.2",
        "What would the bot currently score?",
        "What it has before the new piece or boat is placed; a full port is worth nothing.",
        "",
    ),
    (
        42,
        "BAG-28.2",
        "How does the bot take an extra action?",
        "From where its vizier stands, with a symbol it has not used this turn. If one cannot be done the "
        "next best is taken; if none is left nothing happens.",
        "",
    ),
    (
        43,
        "BAG-29.1",
        "Which slot is indicated when the bot draws a character?",
        "None; this sentence is not used.",
        "",
    ),
    (
        44,
        "BAG-29.4",
        "How near is the bot to cards that ask for coins or favour?",
        "It has neither, so it lacks all that the card asks for.",
        "",
    ),
    (
        45,
        "BAG-31.1",
        "Which tile does the bot contribute at the black gate?",
        "One of the type of its topmost empty row, sought from the quadrant behind the gate on as for an "
        "action, but not the one its vizier has just gone to. Without such a tile nothing happens.",
        "",
    ),
    (
        46,
        "BAG-25.8",
        "What if the library space of the bot's number is taken?",
        "The next number that is free, beginning again after 4.",
        "",
    ),
    (
        47,
        "BAG-26.1",
        "What if the bot finds no building site?",
        "It takes its next best symbol; with the sites of this map it cannot occur.",
        "",
    ),
    (
        48,
        "BAG-25.4 BAG-26.1",
        "Does the player's vizier stand in the bot's way?",
        "Yes: the bot leaves out that slot or site.",
        "",
    ),
    (
        49,
        "BAG-27.2",
        "Does the bot always build the base when it can?",
        "Yes, before any other piece.",
        "",
    ),
    (50, "BAG-6.12", "May a player sell no goods at all for the extra coin?", "No, at least one.", ""),
    (
        51,
        "BAG-20.6",
        "Are one's own public buildings resolved like private ones?",
        "No, they belong to the public ones and use up that allowance.",
        "",
    ),
    (
        52,
        "BAG-20.17",
        "Who scores a public building of level 5?",
        "The player who built it, nobody else.",
        "",
    ),
    (
        53,
        "BAG-21.2",
        "How many contracts can a boat fulfil?",
        "One for each arrival; the next token shows at once.",
        "",
    ),
    (
        54,
        "BAG-20.10",
        "May wilds, students and contracts help to contribute a tile?",
        "Yes, it is a skill requirement like others.",
        "",
    ),
    (
        55,
        "BAG-31.3",
        "From which stack does the bot discard a contract?",
        "From the one beside the port its boat has reached.",
        "",
    ),
    (
        56,
        "BAG-31.4",
        "Does the bot gain what an objective shows?",
        "No, only the points at the end.",
        "",
    ),
    (
        57,
        "BAG-1.5 BAG-5.3",
        "What if players held different numbers of cards?",
        "They never do: the decks hold as many cards for each.",
        "",
    ),
    (
        58,
        "BAG-12.4",
        "Which places are connected?",
        "Those joined by a printed line, one step away; sites themselves cost nothing.",
        "",
    ),
    (
        59,
        "BAG-11.3",
        "Is a building resolved that is built during the step of building effects?",
        "Yes, if it stands in the vizier's quadrant; no building is resolved twice.",
        "",
    ),
    (
        60,
        "BAG-20.16",
        "Does a waived icon help on the civic board?",
        "Yes, the one icon it needs is waived.",
        "",
    ),
    (
        61,
        "BAG-12.3",
        "How is a loss of several favour counted near the bottom?",
        "One by one: down to the bottom first, then a shame token for each that is left.",
        "",
    ),
    (
        62,
        "BAG-10.6",
        "With one or two players, what comes first when the third piece of a kind is built?",
        "Its own reward, then the neutral architect and the fourth piece; the base is open from the next "
        "action on.",
        "",
    ),
    (
        63,
        "BAG-25.8",
        "Can a row of the library be full for the bot?",
        "No, in the solo game at most two tokens lie in a row.",
        "",
    ),
    (
        64,
        "BAG-25.5 BAG-26.2 BAG-27.2",
        "From where is the first place clockwise counted for the bot?",
        "Slots and sites from where its vizier stood, palace pieces from where it stands; before its first "
        "move from the beginning of its quadrant.",
        "",
    ),
    (
        65,
        "BAG-24.5",
        "What is left and right where the river forks?",
        "The branches in the order of the edition: the first is the left one.",
        "",
    ),
    (
        66,
        "BAG-24.4 BAG-26.5 BAG-27.2",
        "Which night cards does the bot count when it chooses?",
        "At the port all of its stack; for the palace and for buildings those that it meets now.",
        "",
    ),
    (
        67,
        "BAG-28.3",
        "Does a palace piece from an icon use up the palace symbol of the bot's card?",
        "No. Icons are resolved at once and completely.",
        "",
    ),
    (
        68,
        "BAG-3.1 BAG-23.2",
        "Which player board does the player of a solo game get?",
        "One of all four at random, whichever side the bot plays on.",
        "",
    ),
    (
        69,
        "BAG-9.7 BAG-21.2 BAG-22.7",
        "What if a stack of buildings, contracts or objectives is empty?",
        "Nothing slides and nothing is revealed.",
        "",
    ),
    (
        70,
        "BAG-13.1 BAG-14.1",
        "Are bonus actions possible after tuition if no character card is left to take?",
        "Yes, there is a moment for them all the same.",
        "",
    ),
]


def _option_of(id: str) -> str:
    return next((reading.name for reading in READINGS if reading.ruling == id), "")


RULINGS: Final = [
    Ruling(
        f"BAG-A{number}",
        1,
        tuple(clauses.split()),
        question,
        ruling,
        source=source,
        option=_option_of(f"BAG-A{number}"),
    )
    for number, clauses, question, ruling, source in _RULINGS
]
