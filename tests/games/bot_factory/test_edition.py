"""The shipped edition of Bot Factory loads; a changed one loads or is refused with file, line and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.editions import EditionError
from boardwright.games.bot_factory import edition
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    FINANCE,
    HEAD,
    LEGS,
    PLACE_PART,
    PRODUCTION,
    PROJECT,
    TAKE_PROJECT,
    TORSO,
    TWO_PAIRS,
    UNIVERSAL,
    Switches,
)
from tests.games.editing import Draft, line_of_text
from tests.games.readings import readings

SHIPPED = edition.SHELF.text()
DRAFT = Draft(edition.SHELF)
changed, told = DRAFT.changed, DRAFT.told


# The shipped edition


def test_the_shipped_edition_holds_the_printed_facts() -> None:
    printed = edition.load()
    facts = printed.edition
    assert edition.SHELF.editions() == ["retail"]
    assert printed.name == "retail"
    assert facts.board_of == [ASSEMBLY] * 3 + [PRODUCTION] * 3 + [PROJECT] * 2 + [FINANCE] * 3
    assert facts.limit == [1, 2, 3, 3, 4, 6, 1, 2, 2, 3, 4]
    assert facts.extra_cost == [0, 0, 1] + [0] * 8
    assert facts.extra_gain == [0, 0, 0, 1] + [0] * 7
    assert (facts.meeples_small, facts.meeples_large) == (3, 4)
    assert (facts.first_reward, facts.second_reward, facts.icon_cost) == (2, 2, 1)
    assert facts.icons == [
        1 << HEAD | 1 << LEGS,
        1 << HEAD | 1 << TORSO,
        1 << HEAD | 1 << LEGS,
        1 << TORSO | 1 << LEGS,
    ]
    assert (facts.copies, facts.universals, facts.project_copies) == (4, 2, 6)
    assert (facts.wheel, facts.quarter, facts.inputs, facts.outputs) == (8, 2, [0, 1], [4, 5])
    assert (facts.wheel_icons, facts.wheel_icon_cost) == (0b110011, 1)
    assert (facts.project_columns, facts.project_rows) == (2, 3)
    assert (facts.trade_parts, facts.trade_projects, facts.swap_cost) == (3, 2, 1)
    assert (facts.value_bottom, facts.value_start, facts.value_top) == (1, 6, 15)
    assert {value: bonus for value, bonus in enumerate(facts.lines) if bonus} == {
        7: PLACE_PART,
        10: TAKE_PROJECT,
        13: PLACE_PART,
    }
    assert (facts.row_cost, facts.row_points) == ([3, 2, 1], [5, 3, 1])
    assert (facts.hand_parts, facts.hand_projects, facts.tokens, facts.end_bots) == (5, 5, 9, 5)
    assert (facts.tokens_a_point, facts.part_penalty, facts.project_penalty) == (2, 1, 2)
    assert (facts.sandra_start, facts.vilela_start) == (10, 8)
    assert (facts.task_need, facts.task_value, facts.ratings) == ([3, 3, 2, 3], 12, [0, 20, 50])
    assert (facts.discount, facts.discount_minimum, facts.cheap_projects) == (1, 1, 1)


def test_contracts_ask_for_every_choice_of_one_to_three_colours() -> None:
    facts = edition.load().edition
    assert sorted(facts.contract_colours) == list(range(1, 15))
    for contract, mask in enumerate(facts.contract_colours):
        points = facts.contract_points[2 * contract : 2 * contract + 2]
        assert points == {1: [3, 1], 2: [6, 4], 3: [10, 7]}[mask.bit_count()]


def test_every_contract_position_is_marked_on_two_inspection_tiles() -> None:
    facts = edition.load().edition
    assert [mask.bit_count() for mask in facts.inspections] == [3] * 6
    for position in range(facts.positions):
        assert sum(mask >> position & 1 for mask in facts.inspections) == 2


def test_the_default_switches_are_the_default_readings() -> None:
    assert readings(edition.load().switches) == readings(Switches())


def test_names_are_indexed_by_the_numbers_of_the_engine() -> None:
    names = edition.load().names
    assert names.title == "Bot Factory"
    assert names.seats == ["blue", "yellow", "purple", "orange"]
    assert names.colours == ["red", "yellow", "blue", "green"]
    assert names.parts[:4] == ["red-head", "red-torso", "red-legs", "yellow-head"]
    assert names.parts[UNIVERSAL:] == ["universal-head", "universal-torso", "universal-legs"]
    assert names.boards[PRODUCTION] == "part_production"
    assert names.spaces == [str(space) for space in range(11)]
    assert names.projects == ["L0", "L1", "L2", "R0", "R1", "R2"]
    assert names.positions[:4] == ["0,0", "0,1", "0,2", "1,0"]
    assert names.tasks[TWO_PAIRS] == "T3"
    assert names.outputs == {4: "4", 5: "5"}
    assert names.ratings == ["poor", "adequate", "exemplary"]


def test_the_register_counts_34_entries() -> None:
    counts = edition.load().provenance.counts()
    assert counts == {"rulebook": 13, "published": 2, "deduced": 9, "reconstructed": 10}


def test_faces_can_tell_what_is_reconstructed() -> None:
    provenance = edition.load().provenance
    assert provenance.is_reconstructed("contract[C05].points")
    assert not provenance.is_reconstructed("value_track.start")
    assert [mark.label for mark in provenance.reconstructed()] == [
        "fourth player colour",
        "colour order of the Assembly columns",
        "Assembly spaces with the bonus icon",
        "both spaces of an icon quadrant count",
        "bottom of the value tracks",
        "lines of the value tracks and their bonuses",
        "points at the side of the contract rows",
        "bots and points of the 14 contracts",
        "marked positions on the 6 inspection tiles",
        "readings of what the rules leave open",
    ]


# Owners' files


def test_a_corrected_file_has_its_own_fingerprint_and_marks(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    read = 'source = "published"\nref = "my copy of the game"'
    corrected = changed(
        ("place_part = [7, 13]", "place_part = [8, 12]"),
        ('[value_lines]\nsource = "reconstructed"', f"[value_lines]\n{read}"),
        ('source = "reconstructed"\nid = "BD19"', f'{read}\nid = "BD19"'),
    )
    path.write_text(corrected, encoding="utf-8")
    printed = edition.load(path)
    assert [value for value, bonus in enumerate(printed.edition.lines) if bonus] == [8, 10, 12]
    assert printed.fingerprint != edition.load().fingerprint
    assert printed.provenance.origin_of("value_lines").ref == "my copy of the game"
    assert printed.provenance.counts()["reconstructed"] == 9


@pytest.mark.parametrize(
    ("reading", "switch"),
    [
        ("two_player_ban_in_round_1", "round_one_without_ban"),
        ("sandra_fee_in_round_1", "round_one_without_fee"),
        ("project_bottom_means_bottom_space", "lowest_tile_counts_as_bottom"),
        ("lines_recross_pays_again", "lines_pay_once"),
        ("bot_counts_for_one_contract_only", "bots_count_twice"),
        ("executive_once_per_turn", "executive_repeats"),
        ("start_parts_follow_rulebook", "two_start_parts"),
        ("task_t2_uses_final_values", "task_two_at_completion"),
        ("task_t4_picks_assignment_for_task", "points_before_task"),
    ],
)
def test_each_reading_sets_its_switch_alone(tmp_path: Path, reading: str, switch: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed((f"{reading} = true", f"{reading} = false")), encoding="utf-8")
    switches = readings(edition.load(path).switches)
    assert [name for name, on in switches.items() if on] == [switch]


def test_load_raises_the_first_mistake_with_the_path_as_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(
        changed(("part_tiles = 54", "part_tiles = 55"), ("start = 6", "start = 0")), encoding="utf-8"
    )
    with pytest.raises(EditionError) as caught:
        edition.load(path)
    assert str(caught.value).startswith(f"{path}:")
    assert caught.value.key == "components.part_tiles"
    assert len(edition.SHELF.check(path)) == 2


# What is refused: (old, new), and the sentence without file and line; the line is the last one of `new`


REFUSED = [
    ('id = "bot-factory"', 'id = "attandarra"', 'meta.id is "attandarra"; give "bot-factory".'),
    ("players_max = 4", "players_max = 5", "meta.players_max is 5; give 4."),
    (
        'order = ["red", "yellow", "blue", "green"]',
        'order = ["red", "blue", "yellow", "green"]',
        (
            "bot_colors.order is red, blue, yellow, green; the rules know only red, yellow,"
            " blue, green, in this order."
        ),
    ),
    (
        'all = ["blue", "yellow", "purple", "orange"]',
        'all = ["blue", "yellow", "purple"]',
        "player_colors.all has 3 entries; give 4.",
    ),
    (
        "workers = 4",
        "workers = 5",
        "components.workers is 5, but meta.players_max is 4; correct one of them.",
    ),
    (
        "bot_meeples = 16",
        "bot_meeples = 12",
        "components.bot_meeples is 12, but the sum over all colours is 16; correct one of them.",
    ),
    (
        "speech_tokens = 36",
        "speech_tokens = 40",
        "components.speech_tokens is 40, but the sum over all players is 36; correct one of them.",
    ),
    (
        'sandra = "replace_spares"',
        'sandra = "refill_wheel"',
        'board[assembly].sandra is "refill_wheel"; give "replace_spares".',
    ),
    (
        'board = "assembly"\nslot = 2',
        'board = "assembly"\nslot = 3',
        "action_space[1].slot is 3, but it is space no. 2 of its board; give 2.",
    ),
    (
        'id = "4"',
        'id = "14"',
        'action_space[14].id is "14"; give "4", for the order is 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10.',
    ),
    (
        "place_parts_max = 3",
        "place_parts_max = 0",
        "action_space[2].place_parts_max is 0; give a whole number from 1 to 20.",
    ),
    ("vilela = 8", "vilela = 10", "start_positions.vilela is 10, where Sandra begins; give the other space."),
    (
        "bots_per_color_1_2p = 3",
        "bots_per_color_1_2p = 5",
        "assembly.bots_per_color_1_2p is 5, but there are 4 of each colour; give at most 4.",
    ),
    (
        '    "red-legs",',
        '    "red-head",',
        'entry 2 of assembly_bonus.spaces repeats "red-head"; name each only once.',
    ),
    (
        '    "red-legs",',
        '    "red-leg",',
        'entry 2 of assembly_bonus.spaces is "red-leg"; did you mean "red-legs"?',
    ),
    (
        "marker_wraps = true",
        "marker_wraps = false",
        "stacks.marker_wraps is false; the rules know only true.",
    ),
    (
        "tiles_each = 12",
        "tiles_each = 11",
        "stacks.tiles_each is 11, but the number of parts of a colour is 12; correct one of them.",
    ),
    (
        "turn_degrees = 90",
        "turn_degrees = 45",
        "wheel.turn_degrees is 45, but 2 of 8 spaces are another part of a full turn; correct one of them.",
    ),
    (
        "output_positions = [4, 5]",
        "output_positions = [4, 6]",
        (
            "wheel.output_positions is [4, 6], but two turns carry a part from the inputs to"
            " other positions; correct them."
        ),
    ),
    (
        "output_positions = [4, 5]",
        "output_positions = [1, 5]",
        "wheel.output_positions is [1, 5], but the inputs are [0, 1]; give four different positions.",
    ),
    (
        "refill_order = [0, 1]",
        "refill_order = [1, 0]",
        "wheel.refill_order is [1, 0]; give [0, 1], for the left input comes first.",
    ),
    (
        "slots = [0, 1, 4, 5]",
        "slots = [0, 1, 4, 6]",
        (
            "entry 4 of wheel_icon_slots.slots is 6, which lies in no quadrant of"
            " wheel_icons.quadrants_with_icons; correct one of them."
        ),
    ),
    (
        "slots = [0, 1, 4, 5]",
        "slots = [0, 1]",
        "wheel_icon_slots.slots names no slot of quadrant 2, which wheel_icons gives icons; add one.",
    ),
    (
        'bottom_right_bonus = "gain_1_token"',
        'bottom_right_bonus = "gain_2_tokens"',
        'project_board.bottom_right_bonus is "gain_2_tokens"; did you mean "gain_1_token"?',
    ),
    (
        "copies_per_color = 6",
        "copies_per_color = 5",
        (
            "project_tile.copies_per_color is 5, but components.project_tiles_per_color is"
            " 6; correct one of them."
        ),
    ),
    ("max = 15", "max = 6", "value_track.max is 6; give more than the start, 6."),
    ("\nmin = 1", "\nmin = 6", "value_track_min.min is 6; give less than the start, 6."),
    (
        "take_project = [10]",
        "take_project = [13]",
        "entry 1 of value_lines.take_project is 13, where a line is already; give each line one bonus.",
    ),
    (
        "take_project = [10]",
        "take_project = []",
        "value_lines.take_project is empty; give at least one line this bonus.",
    ),
    (
        "take_project = [10]",
        "take_project = [15]",
        "entry 1 of value_lines.take_project is 15; give a whole number from 1 to 14.",
    ),
    (
        "row_cost_tokens = [3, 2, 1]",
        "row_cost_tokens = [1, 2, 3]",
        "contract_grid.row_cost_tokens is [1, 2, 3]; give the largest first, each once.",
    ),
    (
        "row_cost_tokens = [3, 2, 1]",
        "row_cost_tokens = [5, 2, 1]",
        "entry 1 of contract_grid.row_cost_tokens is 5, but action spaces allow 4 at most; give no more.",
    ),
    (
        "row_points = [5, 3, 1]",
        "row_points = [5, 3]",
        "contract_row_points.row_points has 2 entries; give 3.",
    ),
    ('bots = ["red"]', 'bots = ["rad"]', 'entry 1 of contract[C01].bots is "rad"; did you mean "red"?'),
    ('bots = ["red"]', "bots = []", "contract[C01].bots is empty; name the colours of the bots it asks for."),
    (
        "points = [3, 1]",
        "points = [1, 3]",
        "contract[C01].points is [1, 3]; give the largest first, each once.",
    ),
    (
        "contracts_on_board = 9",
        "contracts_on_board = 8",
        "setup.contracts_on_board is 8, but the number of spaces of contract_grid is 9; correct one of them.",
    ),
    (
        "solo_start_tokens = 1",
        "solo_start_tokens = 2",
        "setup.solo_start_tokens is 2, but setup.start_tokens is 1; correct one of them.",
    ),
    (
        "tokens = 9",
        "tokens = 8",
        "limits.tokens is 8, but components.speech_tokens_per_player is 9; correct one of them.",
    ),
    (
        'tie_break = ["most_bots", "odd_tokens", "shared"]',
        'tie_break = ["odd_tokens", "most_bots", "shared"]',
        (
            "scoring.tie_break is odd_tokens, most_bots, shared; the rules know only"
            " most_bots, odd_tokens, shared, in this order."
        ),
    ),
    (
        'id = "VA1"\nboard = "assembly"',
        'id = "VA1"\nboard = "finance"',
        (
            'vilela_action_tile[VA1].board is "finance"; give one tile to each board, in the'
            " order assembly, part_production, project, finance."
        ),
    ),
    (
        'marks = ["0,0", "1,1", "2,2"]',
        'marks = ["0,0", "1,1", "2,3"]',
        'entry 3 of contract_inspection[CI1].marks is "2,3"; did you mean "2,2"?',
    ),
    (
        'marks = ["0,0", "1,2", "2,1"]',
        'marks = ["0,0", "1,1", "2,2"]',
        "contract_inspection[CI2].marks marks the same contracts as CI1; correct one of them.",
    ),
    ("remove = 2", "remove = 4", "inspection_rule.remove is 4, but a tile marks 3; give at most 3."),
    ("need = [2, 2]", "need = [2, 3]", "task[T3].need is [2, 3]; the rules know only equal numbers."),
    (
        "need = [3]",
        "need = [4]",
        "task[T1].need is 4, but a colour has 3 bots in the solo game; give at most 3.",
    ),
    (
        "min_value = 12",
        "min_value = 15",
        "task[T2].min_value is 15, but values rise to 15 and fall by 1 for each bot; give less.",
    ),
    (
        "lower_bounds = [0, 20, 50]",
        "lower_bounds = [0, 50, 20]",
        "solo_rating.lower_bounds is [0, 50, 20]; give rising numbers that begin with 0.",
    ),
    (
        'effect = "raise_value"',
        'effect = "raise_values"',
        'production_tile[PT6].effect is "raise_values"; did you mean "raise_value"?',
    ),
    ("steps = 1", "steps = 2", "production_tile[PT6].steps is 2; give 1."),
    (
        "sandra_raise_pays_bonus = false",
        "sandra_raise_pays_bonus = true",
        "rulings.sandra_raise_pays_bonus is true, a reading that cannot be played here; give false.",
    ),
    (
        "production_tile_after_sandra_pass = false",
        "production_tile_after_sandra_pass = true",
        (
            "rulings.production_tile_after_sandra_pass is true, a reading that cannot be"
            " played here; give false."
        ),
    ),
    (
        "executive_once_per_turn = true",
        "executive_once_per_trun = true",
        "unknown key `executive_once_per_trun` in rulings; did you mean `executive_once_per_turn`?",
    ),
    (
        'path = "reminder_track"',
        'path = "reminder_trak"',
        'datum[BD12].path is "reminder_trak"; did you mean "reminder_track"?',
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "sentence"), REFUSED, ids=[new.split("\n")[0] for _, new, _ in REFUSED]
)
def test_a_wrong_value_is_refused_with_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    line = SHIPPED[: SHIPPED.index(old) + len(old)].count("\n") + 1
    assert told(tmp_path, changed((old, new))) == [f"mine.toml:{line}: {sentence}"]


def test_a_part_tile_that_is_counted_nowhere(tmp_path: Path) -> None:
    text = changed(("universal_parts_per_type = 2", "universal_parts_per_type = 3"))
    total = line_of_text(text, "part_tiles = 54")
    each = line_of_text(text, "each = 2")
    assert told(tmp_path, text) == [
        (
            f"mine.toml:{total}: components.part_tiles is 54, but the sum over all kinds of parts is 57;"
            " correct one of them."
        ),
        (
            f"mine.toml:{each}: universal_parts.each is 2, but components.universal_parts_per_type is 3;"
            " correct one of them."
        ),
    ]


def test_a_contract_too_few(tmp_path: Path) -> None:
    start = SHIPPED.index('[[contract]]\nsource = "reconstructed"\nid = "C14"')
    end = SHIPPED.index("\n\n", start)
    text = SHIPPED[:start] + SHIPPED[end + 2 :]
    line = line_of_text(text, "contract_tiles")
    assert told(tmp_path, text) == [
        (
            f"mine.toml:{line}: components.contract_tiles is 14, but the number of [[contract]] tables is 13;"
            " correct one of them."
        ),
    ]


def test_two_small_boards_could_leave_vilela_without_a_space(tmp_path: Path) -> None:
    first = SHIPPED.rindex("[[action_space]]", 0, SHIPPED.index('id = "8"'))
    last = SHIPPED.rindex("[[action_space]]", 0, SHIPPED.index('id = "10"'))
    text = SHIPPED[:first] + SHIPPED[last:]
    for old, new in (
        ('id = "10"\nboard = "finance"\nslot = 3', 'id = "8"\nboard = "finance"\nslot = 1'),
        ('action_spaces = 3\nexecutive = "none"', 'action_spaces = 1\nexecutive = "none"'),
        ("sandra = 10\nvilela = 8", "sandra = 8\nvilela = 7"),
    ):
        assert old in text
        text = text.replace(old, new)
    line = line_of_text(text, "action_spaces = 1")
    assert told(tmp_path, text) == [
        (
            f"mine.toml:{line}: board[finance].action_spaces is 1, so two boards could be full when Vilela"
            " moves and he might find none; give all boards but one 3 spaces or more."
        ),
    ]


def test_so_few_spaces_that_a_worker_could_not_move(tmp_path: Path) -> None:
    start, *spaces = SHIPPED.split("[[action_space]]")
    last, rest = spaces.pop().split("[start_positions]")
    text = (
        "[[action_space]]".join([start, spaces[0], spaces[3], spaces[6], last]) + f"[start_positions]{rest}"
    )
    for space, old in enumerate(("0", "3", "6", "10")):
        text = text.replace(f'id = "{old}"\nboard', f'id = "{space}"\nboard')
    for old, new in (
        ("slot = 3\nspend", "slot = 1\nspend"),
        ("action_spaces = 3", "action_spaces = 1"),
        ("action_spaces = 2", "action_spaces = 1"),
        ("sandra = 10\nvilela = 8", "sandra = 3\nvilela = 2"),
    ):
        assert old in text
        text = text.replace(old, new)
    line = line_of_text(text, "action_spaces = 1")
    assert told(tmp_path, text)[0] == (
        f"mine.toml:{line}: board[assembly].action_spaces is 1, which leaves too few spaces elsewhere for"
        " every worker to move; correct the numbers of action spaces."
    )
