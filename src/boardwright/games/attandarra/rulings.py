"""What the rulebook of Attandarra leaves open, and how it is read here.

`since` says from which number on a ruling holds; a game that began earlier keeps what held before. Those
with an option can be read the other way at a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.games.attandarra.components import Switches
from boardwright.games.sentence import Sentence
from boardwright.games.title import Ruling, SetupError, TableOption

NEWEST: Final = 2

# option, the field of Switches that it sets when it is not the default, label, help, ruling, values
_READINGS: Final = [
    (
        "both_markers_count",
        "both_markers_count",
        "Lower markers are open and count for prices",
        "By default only the top marker of a space is seen and counted.",
        "ATT-A2",
        ("no", "yes"),
    ),
    (
        "markers_per_tile",
        "one_marker_per_tile",
        "Markers on one city tile",
        "By default a tile may hold several.",
        "ATT-A3",
        ("unlimited", "one"),
    ),
    (
        "display_overflow_redrawn",
        "display_overflow_redrawn",
        "Draw again for cubes that found no level",
        "By default the display may stay below 15 cubes.",
        "ATT-A4",
        ("no", "yes"),
    ),
    (
        "double_glass_repeat",
        "double_glass_once",
        "Replace two glass until they differ",
        "The other reading replaces one of them once.",
        "ATT-A5",
        ("yes", "no"),
    ),
    (
        "unplaceable_cube_returns_free",
        "unplaceable_cube_is_paid",
        "A drawn cube without a place costs nothing",
        "The other reading charges the gold of the draw all the same.",
        "ATT-A6",
        ("yes", "no"),
    ),
    (
        "majority_needs_marker_of",
        "majority_in_same_category",
        "Who is ranked for citizens and coins",
        "By default only who has at least one of each.",
        "ATT-A10",
        ("both_categories", "same_category"),
    ),
    (
        "majority_ties",
        "majority_skips_one_level",
        "Levels used up by a tie",
        "By default each tied player uses up one level.",
        "ATT-A11",
        ("standard_competition", "skip_one_level"),
    ),
    (
        "gates_in_building_sum",
        "gates_in_building_sum",
        "Numerals of gates count among the buildings too",
        "By default gates score apart. The other reading adds their numerals to the line of the buildings.",
        "ATT-A16",
        ("no", "yes"),
    ),
    (
        "fire_target_takes_one_marker",
        "fire_target_takes_many",
        "A tile takes in one marker saved from the fire",
        "The other reading lets a tile that was empty before the fire take several.",
        "ATT-A17",
        ("yes", "no"),
    ),
    (
        "history_scope",
        "only_emblem_streets_struck",
        "Streets that an event strikes",
        "By default every street without an emblem. The other reading leaves emblems nothing to protect.",
        "ATT-A18",
        ("all_unprotected_streets", "streets_with_emblem"),
    ),
    (
        "emblems_stay",
        "emblems_leave",
        "Emblems stay to the end of the game",
        "The other reading removes them after each event.",
        "ATT-A19",
        ("yes", "no"),
    ),
    (
        "seal_before_event",
        "event_before_seal",
        "The Seal scores before the event strikes",
        "The other reading strikes first.",
        "ATT-A20",
        ("yes", "no"),
    ),
    (
        "emblem_protects_all_cities",
        "emblem_protects_owner_only",
        "An emblem protects its street in every city",
        "The other reading protects only the city of its owner, so it needs events that strike streets"
        " without an emblem.",
        "ATT-A31",
        ("yes", "no"),
    ),
]

READINGS: Final = [
    TableOption(name=name, label=label, values=values, help=help, kind="reading", ruling=ruling)
    for name, _, label, help, ruling, values in _READINGS
]
_FIELDS: Final = {name: field for name, field, *_ in _READINGS}


def switches(printed: Switches, options: Mapping[str, str], number: int = NEWEST) -> Switches:
    """Return the readings of a table: the edition's, unless an option of the table says otherwise.

    `number` is that of the rulings under which its game began. Raises SetupError for two readings that say
    nothing together. ATT-A33
    """
    chosen: dict[str, bool] = {}
    for option in READINGS:
        field = _FIELDS[option.name]
        value = options.get(option.name)
        chosen[field] = bool(getattr(printed, field)) if value is None else value != option.values[0]
    if number >= 2 and chosen["only_emblem_streets_struck"] and chosen["emblem_protects_owner_only"]:
        raise SetupError(
            Sentence(
                "Options {scope} and {cities} cannot be taken together; set one of them to {others}.",
                scope="history_scope=streets_with_emblem",
                cities="emblem_protects_all_cities=no",
                others="history_scope=all_unprotected_streets, emblem_protects_all_cities=yes",
            )
        )
    return Switches(**chosen)


def _ruling(
    id: str, clauses: str, question: str, ruling: str, source: str = "", *, since: int = 1, before: str = ""
) -> Ruling:
    option = next((reading.name for reading in READINGS if reading.ruling == id), "")
    return Ruling(id, since, tuple(clauses.split()), question, ruling, before, source, option)


PLAY_AID: Final = "a published play aid"

RULINGS: Final = [
    _ruling(
        "ATT-A1",
        "ATT-5.8",
        "Which colour must be equal for two buildings not to touch?",
        "The colour of the numeral: two buildings of one city with the same yellow numeral keep apart.",
        PLAY_AID,
    ),
    _ruling(
        "ATT-A2",
        "ATT-8.1 ATT-8.4 ATT-8.9",
        "Which markers set the price of a citizen or coin?",
        "The visible top markers. A lower marker counts from the moment it is on top.",
    ),
    _ruling(
        "ATT-A3",
        "ATT-8.8",
        "How many markers may lie on one tile?",
        "Several; nothing sets a limit. In practice the markers of that space and one saved from a fire.",
    ),
    _ruling(
        "ATT-A4",
        "ATT-1.9 ATT-1.11",
        "Are cubes that found no level on the display replaced?",
        "No. They go back into the bag and the display may hold fewer than 15.",
    ),
    _ruling(
        "ATT-A5",
        "ATT-3.2",
        "What if the replacement for a double glass is glass again?",
        "The replacement comes first, then one glass goes back. It is repeated while both are glass and the "
        "bag still holds another material.",
    ),
    _ruling(
        "ATT-A6",
        "ATT-3.5 ATT-3.6 ATT-9.3",
        "What happens to a drawn cube that fits nowhere?",
        "It returns to the bag: without payment in the opening draw, with the gold gone in the final draw.",
    ),
    _ruling(
        "ATT-A7",
        "ATT-3.6 ATT-3.7 ATT-9.7",
        "May a player refuse a drawn cube that could be placed?",
        "No, it has to be placed and paid for.",
    ),
    _ruling(
        "ATT-A8",
        "ATT-3.1 ATT-9.9",
        "Is the opening draw made together or in turn, before or after the display is topped up?",
        "In turn from the start player; topping up ends the round before.",
    ),
    _ruling(
        "ATT-A9",
        "ATT-3.4 ATT-3.6",
        "In which order are the two drawn cubes placed?",
        "In any order. Each is judged by itself; nobody has to find the order in which both fit.",
    ),
    _ruling(
        "ATT-A10",
        "ATT-10.6",
        "Which markers must a player have to be ranked for citizens or coins?",
        "At least one of each kind in the city at the end, for either ranking.",
    ),
    _ruling(
        "ATT-A11",
        "ATT-10.5",
        "How many levels does a tie of three use up?",
        "As many as there are tied players: 10, 10, 10 and then nothing; a tie of two leaves 3 for the next.",
        PLAY_AID,
    ),
    _ruling(
        "ATT-A12",
        "ATT-10.10",
        "Is the tie-break a sum or a list?",
        "A list: citizens, then coins, then city tiles; after that the win is shared.",
        PLAY_AID,
    ),
    _ruling(
        "ATT-A13",
        "ATT-10.8",
        "Can a reservoir on the edge of the board be surrounded?",
        "No, it takes four completed buildings.",
        PLAY_AID,
    ),
    _ruling(
        "ATT-A14",
        "ATT-13.2 ATT-13.10",
        "What does a gate cost?",
        "2 gold and, on top, the price of the top stone of the display. A drawn stone cannot build a gate.",
        PLAY_AID,
    ),
    _ruling(
        "ATT-A15",
        "ATT-12.1",
        "Do gates and buildings completed by draws count for the Seal?",
        "Yes, all buildings of the round do.",
    ),
    _ruling(
        "ATT-A16",
        "ATT-13.8",
        "Are gate numerals added to the buildings too, and what are opposite sides?",
        "Gates score apart. Opposite are top and bottom, and left and right.",
        PLAY_AID,
    ),
    _ruling(
        "ATT-A17",
        "ATT-15.12 ATT-15.13 ATT-15.16",
        "How does a fire run in detail?",
        "All tiles are judged first. Then markers are carried one by one, in the owner's order, to surviving "
        "neighbours that may hold them and hold none at that moment. What can be saved must be.",
    ),
    _ruling(
        "ATT-A18",
        "ATT-15.3",
        "Which streets does an event strike?",
        "Every street without an emblem.",
    ),
    _ruling("ATT-A19", "ATT-14.5", "Do placed emblems stay?", "Yes, to the end of the game."),
    _ruling(
        "ATT-A20",
        "ATT-15.2 ATT-16.2",
        "What comes first at the end of a round, the Seal or the event?",
        "The Seal.",
    ),
    _ruling(
        "ATT-A21",
        "ATT-15.1",
        "Is the event known during its round?",
        "Yes, the tile is turned up before the opening draw.",
    ),
    _ruling(
        "ATT-A22",
        "ATT-1.6",
        "Which markers do two players leave out?",
        "20 of the 40 at random; nobody sees them.",
    ),
    _ruling(
        "ATT-A23",
        "ATT-1.11 ATT-3.8 ATT-9.7",
        "What if the bag holds too few cubes?",
        "What is there is drawn. From an empty bag there is no final draw.",
    ),
    _ruling(
        "ATT-A24",
        "ATT-5.6 ATT-5.7",
        "May a building be begun or continued that can no longer be completed?",
        "Yes; it scores nothing if it stays unfinished.",
    ),
    _ruling(
        "ATT-A25",
        "ATT-9.1",
        "Must a player act while able to?",
        "No. Stopping is possible at any turn and final for the round.",
    ),
    _ruling(
        "ATT-A26",
        "ATT-15.9 ATT-15.10",
        "When do the Hospital and the castles shelter their neighbours?",
        "Always: complete or not, and even if they lie in a struck street themselves.",
    ),
    _ruling(
        "ATT-A27",
        "ATT-12.4",
        "Which building decides a tie for the Seal?",
        "The latest one of each player in this round; looked at only when someone completes a building.",
    ),
    _ruling(
        "ATT-A28",
        "ATT-1.3",
        "Are the numerals of meadows and reservoir blue or gray?",
        "The text names both for the same tiles; it makes no difference.",
    ),
    _ruling(
        "ATT-A29",
        "ATT-5.1",
        "May the first tile be a gate, a meadow or the reservoir?",
        "Yes; a gate still needs one of its own sites.",
        PLAY_AID,
    ),
    _ruling(
        "ATT-A30",
        "ATT-13.10",
        "Must the 2 gold of a gate be at hand when its stone is bought?",
        "Yes, the whole price at once.",
    ),
    _ruling(
        "ATT-A31",
        "ATT-14.6",
        "Whom does an emblem protect?",
        "The street in every city, whoever placed it.",
    ),
    _ruling(
        "ATT-A32",
        "ATT-13.6 ATT-5.7",
        "Does the stone of a gate have to obey the rule of two materials?",
        "No, one stone makes a gate.",
    ),
    _ruling(
        "ATT-A33",
        "ATT-14.6 ATT-15.3",
        "What if only streets with an emblem are struck, and an emblem protects its owner's city alone?",
        "Nothing says what an emblem is then, so a table cannot choose both readings.",
        since=2,
        before="A table could choose both; every street with an emblem was struck, in its owner's city too.",
    ),
]
