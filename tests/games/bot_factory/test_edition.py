"""The shipped edition of Bot Factory loads; a changed one loads or is refused with file, line and remedy."""

from __future__ import annotations

from pathlib import Path

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
)
from tests.games.editing import Draft, line_of_text

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
