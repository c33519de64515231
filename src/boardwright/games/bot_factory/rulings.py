"""What the rulebook of Bot Factory leaves open, and how it is read here.

`since` says from which number on a ruling holds; a game that began earlier keeps what held before. Those
with an option can be read the other way at a table.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from boardwright.games.bot_factory.components import Switches
from boardwright.games.title import Ruling, TableOption

NEWEST: Final = 2

# option, the field of Switches that it sets when it is not the default, label, help, ruling
_READINGS: Final = [
    (
        "two_player_ban_in_round_1",
        "round_one_without_ban",
        "Sandra's board is closed in round 1 too",
        "Only with one or two players. The other reading lets workers be placed on her board in round 1.",
        "BOT-A3",
    ),
    (
        "sandra_fee_in_round_1",
        "round_one_without_fee",
        "Sandra's fee is due in round 1 too",
        "The other reading charges nothing for sharing her board in round 1.",
        "BOT-A4",
    ),
    (
        "project_bottom_means_bottom_space",
        "lowest_tile_counts_as_bottom",
        "Only the bottom project space gives a bonus",
        "The other reading gives it for the lowest tile that is left in a column.",
        "BOT-A8",
    ),
    (
        "lines_recross_pays_again",
        "lines_pay_once",
        "A line pays whenever a value rises across it",
        "The other reading pays only the first time a colour crosses it; a rise by Sandra uses the line up,"
        " too, and pays nobody.",
        "BOT-A11",
    ),
    (
        "bot_counts_for_one_contract_only",
        "bots_count_twice",
        "A bot serves one contract",
        "The other reading lets each bot count for every contract.",
        "BOT-A15",
    ),
    (
        "executive_once_per_turn",
        "executive_repeats",
        "The executive action is done once a turn",
        "The other reading lets it be repeated. The swap of spare parts is never limited.",
        "BOT-A6",
    ),
    (
        "start_parts_follow_rulebook",
        "two_start_parts",
        "Each player begins with one part",
        "The other reading gives two.",
        "BOT-A1",
    ),
    (
        "task_t2_uses_final_values",
        "task_two_at_completion",
        "Task T2 looks at the final values",
        "Solo. The other reading looks at the value when a bot is completed.",
        "BOT-A31",
    ),
    (
        "task_t4_picks_assignment_for_task",
        "points_before_task",
        "Task T4 decides which contracts the bots serve",
        "Solo. The other reading looks at points first; the task decides between equal points.",
        "BOT-A32",
    ),
]
YES_NO: Final = ("yes", "no")

READINGS: Final = [
    TableOption(name=name, label=label, values=YES_NO, help=help, kind="reading", ruling=ruling)
    for name, _, label, help, ruling in _READINGS
]
_FIELDS: Final = {name: field for name, field, *_ in _READINGS}


def switches(printed: Switches, options: Mapping[str, str], number: int = NEWEST) -> Switches:
    """Return the readings of a table: the edition's, unless an option of the table says otherwise.

    `number` is that of the rulings under which its game began.
    """
    chosen: dict[str, bool] = {}
    for option in READINGS:
        field = _FIELDS[option.name]
        value = options.get(option.name)
        chosen[field] = bool(getattr(printed, field)) if value is None else value != option.values[0]
    return Switches(**chosen, equal_points_without_task=number < 2)


def _ruling(
    id: str,
    clauses: str,
    question: str,
    ruling: str,
    source: str = "",
    option: str = "",
    *,
    since: int = 1,
    before: str = "",
) -> Ruling:
    reading = next((reading.name for reading in READINGS if reading.ruling == id), option)
    return Ruling(id, since, tuple(clauses.split()), question, ruling, before, source, reading)


REVIEWS: Final = "published reviews"

RULINGS: Final = [
    _ruling(
        "BOT-A1",
        "BOT-1.18",
        "How many parts does each player begin with?",
        "One, as the rules say; two reviews tell of two.",
        REVIEWS,
    ),
    _ruling(
        "BOT-A2",
        "BOT-1.2 BOT-6.11 BOT-7.2 BOT-8.2 BOT-9.1",
        "Which action space of a board is the stronger one?",
        "Strength rises to the right, so a stronger action comes later in the turn order.",
        REVIEWS,
    ),
    _ruling(
        "BOT-A3",
        "BOT-13.2 BOT-13.3",
        "With two players, is Sandra's board closed when workers are placed in round 1?",
        "Yes: nobody may begin on the Finance board.",
    ),
    _ruling(
        "BOT-A4",
        "BOT-4.3 BOT-4.4",
        "Is Sandra's fee due in round 1, and after she has acted?",
        "Always, as long as she stands on the same board.",
        REVIEWS,
    ),
    _ruling(
        "BOT-A5",
        "BOT-4.3",
        "Must a player who can pay Sandra's fee pay it?",
        "No, the player may pass the turn instead.",
        REVIEWS,
    ),
    _ruling(
        "BOT-A6",
        "BOT-4.2 BOT-7.14 BOT-8.6",
        "How often may an executive action be done?",
        "Once a turn. Only the swap of spare parts may be done as often as it is paid for.",
    ),
    _ruling(
        "BOT-A7",
        "BOT-4.6 BOT-4.7",
        "What if completed projects alone exceed the hand limit?",
        "They always stay. Who has five of them discards every incomplete project.",
    ),
    _ruling(
        "BOT-A8",
        "BOT-8.3 BOT-8.4",
        "Is the bottom tile of a column the one on the bottom space, or the lowest that is left?",
        "The one on the bottom space; when that is empty there is no bonus.",
    ),
    _ruling(
        "BOT-A9",
        "BOT-4.10",
        "Where do discarded universal parts go?",
        "Back to their space on the Project board, whatever they are discarded for.",
    ),
    _ruling(
        "BOT-A10",
        "BOT-6.13",
        "Are several placements resolved one by one or together?",
        "One by one, each with its reward and icon.",
    ),
    _ruling(
        "BOT-A11",
        "BOT-9.4 BOT-10.7",
        "Who gets the bonus of a line, and how often?",
        "Only a player who raises a value across it, and that every time; Sandra's raise pays nobody. Where a"
        " table lets a line pay once, her raise uses it up like any other.",
    ),
    _ruling(
        "BOT-A12",
        "BOT-7.3",
        "When does the token of the leftmost Part Production space arrive?",
        "When the main action begins; it comes even if no credit is spent.",
    ),
    _ruling(
        "BOT-A13",
        "BOT-6.8",
        "May a third part be placed when no bot of the colour is left?",
        "No.",
    ),
    _ruling(
        "BOT-A14",
        "BOT-9.12",
        "Do tokens paid for icons and bonuses count towards the limit on the Finance board?",
        "No, only those paid for steps and contracts.",
    ),
    _ruling(
        "BOT-A15",
        "BOT-12.4",
        "May one bot serve two contracts?",
        "No. The assignment that gives most points is found by the program.",
    ),
    _ruling(
        "BOT-A16",
        "BOT-11.2 BOT-14.15",
        "How far can a value fall?",
        "To the bottom of its track; from there it does not fall.",
    ),
    _ruling(
        "BOT-A17",
        "BOT-11.4",
        "In which order are project spaces refilled?",
        "The lowest row first, left before right.",
    ),
    _ruling("BOT-A18", "BOT-14.5", "Does sharing a board with Vilela cost a token?", "No."),
    _ruling(
        "BOT-A19",
        "BOT-14.9",
        "What if Vilela's tile shows his own board, or one without room?",
        "It is put aside and the next action tile counts; the bot tile stays.",
    ),
    _ruling(
        "BOT-A20",
        "BOT-14.12",
        "What does Vilela do to a column that does not hold exactly two parts?",
        "He removes a bot of the colour, if one is left, and leaves the parts.",
    ),
    _ruling(
        "BOT-A21",
        "BOT-15.7",
        "Where does the squeezing tile put a worker?",
        "Right after the last space of the full board in the turn order, with the action of that space. All "
        "limits on moving hold, and the place is no action space for anybody else. With one or two players "
        "it cannot occur.",
    ),
    _ruling(
        "BOT-A22",
        "BOT-15.8 BOT-15.16",
        "Does the Finance discount hold for one purchase or for the whole main action?",
        "For the whole main action, once. The limit is compared with the full worth.",
    ),
    _ruling(
        "BOT-A23",
        "BOT-15.15",
        "Does the Universal bot count in Maintenance?",
        "No: no column is cleared for it, no value falls and no bot leaves the board.",
    ),
    _ruling(
        "BOT-A24",
        "BOT-7.12 BOT-10.3 BOT-10.4",
        "What if a stack and its discards are empty?",
        "A player cannot choose it. Sandra passes on to the next colour that has a part.",
    ),
    _ruling(
        "BOT-A25",
        "BOT-6.14",
        "May a universal part be given away in a swap?",
        "Yes; it lies on the spare space until somebody takes it or Sandra discards it.",
    ),
    _ruling(
        "BOT-A26",
        "BOT-7.5",
        "Must both empty inputs be refilled after a rotation?",
        "Yes, as long as there is a part to take.",
    ),
    _ruling(
        "BOT-A27",
        "BOT-4.15",
        "Does the hand limit hold for a player who passes in front of Sandra?",
        "Yes, that is the end of the turn.",
    ),
    _ruling(
        "BOT-A28",
        "BOT-12.11",
        "What if several tied players hold an odd number of tokens?",
        "They share the place; if none does, all tied players share it.",
    ),
    _ruling(
        "BOT-A29",
        "BOT-6.3 BOT-6.6",
        "May a player complete a bot whose other parts came from others?",
        "Yes: who places the third part takes the bot.",
        REVIEWS,
    ),
    _ruling(
        "BOT-A30",
        "BOT-4.12 BOT-15.20",
        "Is a bonus offered that could do nothing?",
        "No.",
    ),
    _ruling(
        "BOT-A31",
        "BOT-14.19",
        "When must the bots of task T2 be worth their 12?",
        "At the end of the game.",
    ),
    _ruling(
        "BOT-A32",
        "BOT-14.21",
        "With task T4, do bots go to contracts for the task or for points?",
        "For the task first; among those assignments, for points. Where a table looks at points first, the"
        " task decides between equal points: the more contracts, the better.",
        since=2,
        before="Where a table looked at points first, it took any assignment of most points.",
    ),
    _ruling(
        "BOT-A33", "BOT-15.18", "Does the Universal bot count for a task?", "Yes, as it does in scoring."
    ),
    _ruling(
        "BOT-A34",
        "BOT-15.17",
        "May a player who passes in front of Sandra still use a production tile?",
        "No. The tile that waives her fee is used instead of paying.",
    ),
    _ruling(
        "BOT-A35",
        "BOT-4.14 BOT-7.14",
        "Are parts discarded for a trade in time to be shuffled into an empty stack?",
        "Yes, costs come before gains.",
    ),
    _ruling(
        "BOT-A36",
        "BOT-2.7",
        "What if nobody completes bots?",
        "The rules know no limit. A table may set one.",
        option="max_rounds",
    ),
    _ruling(
        "BOT-A37",
        "BOT-15.16",
        "With the Finance discount, what does a contract cost when the formula gives nothing?",
        "At least the token that is laid on it; the discount then waits for the next purchase.",
    ),
    _ruling(
        "BOT-A38",
        "BOT-15.19",
        "Is the tile for a cheap universal part a promise for later in the turn?",
        "No, using it is the executive action itself, done at once.",
    ),
]
