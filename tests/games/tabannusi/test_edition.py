"""The shipped edition of Tabannusi loads; a changed one loads or is refused with file, line and remedy."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from boardwright.editions.section import attributes_of
from boardwright.games.tabannusi import edition
from boardwright.games.tabannusi.components import (
    ANY_COLOUR,
    BLUE,
    BOT_BABA,
    BOTMUZI,
    BOTTOM,
    BROWN,
    CLAIM_ANY_SHIP,
    COMMON,
    DIE,
    DIE_FROM_BARGE,
    DISCOUNT,
    DISCOUNT_TILE,
    DISTRICTS,
    EXTRA_PROJECT,
    GARDEN,
    GILGABOT,
    GOLD,
    GREEN,
    LOSE_POINTS,
    MARKERS,
    MOVE_ARCHITECT,
    NO_SHIP,
    POINTS,
    PORT,
    ROW_SPACES,
    S10,
    SARBOT,
    SHIPS,
    SPACES,
    STEP,
    STEP_HIGHEST,
    STEP_LOWEST,
    STEP_OF,
    STEP_SAME,
    TRACKS,
    WHITE,
    YELLOW,
    ZIGGURAT,
    Board,
    bonus_of,
    op_of,
)
from tests.games.editing import Draft, line_of_text
from tests.games.readings import readings

SHIPPED = edition.SHELF.text()
DRAFT = Draft(edition.SHELF)
changed, told = DRAFT.changed, DRAFT.told
PRINTED = edition.load()
FACTS = PRINTED.edition
PLACE = {word: place for place, word in PRINTED.names.places.items()}


# The shipped edition


def test_the_shipped_edition_holds_the_numbers_of_the_rules() -> None:
    assert edition.SHELF.editions() == ["retail"]
    assert PRINTED.name == "retail"
    assert (FACTS.dice, FACTS.decrees_shown, FACTS.time_gold) == ([5, 5, 6, 7], [2, 2, 3, 4], [5] * 4)
    assert (FACTS.start_gold, FACTS.start_markers, FACTS.start_supply) == (2, 5, 10)
    assert (FACTS.start_crates, FACTS.start_cards, FACTS.start_points, FACTS.start_level) == (1, 1, 10, 0)
    assert (FACTS.construct_local, FACTS.construct_per_marker) == (2, 1)
    assert (FACTS.ship_gold, FACTS.ship_gold_after_construct, FACTS.move_gold) == (2, 1, 1)
    assert (FACTS.port_local, FACTS.ziggurat_local) == (2, 2)
    assert (FACTS.project_tiles, FACTS.pieces) == ([20] * TRACKS, [25] * TRACKS)
    assert (FACTS.water, FACTS.gardens, FACTS.display, FACTS.crates) == (20, 25, 3, [4] * 5)
    assert (FACTS.actions_per_turn, FACTS.projects_per_colour, FACTS.gardens_per_action) == (2, 3, 3)
    assert (FACTS.houses, FACTS.markers, FACTS.crate_slots) == (14, 15, 4)
    assert (FACTS.cards, FACTS.decrees, FACTS.harbormasters, FACTS.symbols) == (15, 16, 9, 3)
    assert FACTS.barges == [BROWN, YELLOW, WHITE, BLUE, GREEN]
    assert FACTS.slots == [0, 1, 2, PORT, ZIGGURAT, ZIGGURAT]


def test_action_tiles_harbormasters_and_decrees_give_what_the_rules_say() -> None:
    assert FACTS.tile_effects[0] == [bonus_of(MOVE_ARCHITECT), bonus_of(DIE, 1)]
    assert FACTS.tile_effects[5] == [bonus_of(LOSE_POINTS, 2), bonus_of(STEP, 1)]
    assert FACTS.harbormaster_effects[DISCOUNT_TILE] == [bonus_of(DISCOUNT, 1)]
    assert FACTS.harbormaster_effects[5] == [bonus_of(CLAIM_ANY_SHIP)]
    assert FACTS.decree_effects[3] == [bonus_of(GOLD, 2), bonus_of(POINTS, 10)]
    assert FACTS.decree_buildings[:3] == [3, 0, 3]
    assert FACTS.decree_ships[8 * TRACKS : 9 * TRACKS] == [2, 2, 0]
    assert [decree + 1 for decree in range(16) if FACTS.decree_ziggurat[decree]] == [5, 6, 7]
    assert [decree + 1 for decree in range(16) if FACTS.decree_beside_garden[decree]] == [14]
    assert [decree + 1 for decree in range(16) if FACTS.decree_every_tile[decree]] == [8]
    assert {decree + 1: n for decree, n in enumerate(FACTS.decree_port) if n} == {12: 4, 13: 2}
    assert {decree + 1: n for decree, n in enumerate(FACTS.decree_gardens) if n} == {15: 8, 16: 2}
    assert {decree + 1: n for decree, n in enumerate(FACTS.decree_gardens_beside) if n} == {13: 6}


def test_mastery_tracks_and_the_player_board() -> None:
    assert FACTS.top == 9
    assert [level for level, boundary in enumerate(FACTS.boundaries) if boundary] == [3, 6, 9]
    assert [len(row) for row in (FACTS.values, FACTS.in_track, FACTS.right_hand)] == [10, 10, 10]
    assert {level: b for level, b in enumerate(FACTS.right_hand) if op_of(b) == GOLD} == {
        3: bonus_of(GOLD, 1),
        8: bonus_of(GOLD, 2),
    }
    assert FACTS.row_length == [3, 3, 3, 5]
    assert FACTS.row_bonus[BOTTOM * ROW_SPACES : BOTTOM * ROW_SPACES + 6] == [
        bonus_of(MARKERS, 2),
        *[bonus_of(GOLD, 1)] * 4,
        0,
    ]
    assert FACTS.column_bonus == [0, bonus_of(CLAIM_ANY_SHIP), bonus_of(POINTS, 10)]


def test_ships_and_the_port() -> None:
    assert FACTS.ship_size == [1] * 6 + [2] * 6 + [3] * 3 + [3, 3]
    assert FACTS.ship_colour[SHIPS:] == [ANY_COLOUR] * 2
    assert [FACTS.ship_colour.count(colour) for colour in range(TRACKS)] == [5, 5, 5]
    assert {ship + 1: points for ship, points in enumerate(FACTS.ship_points) if points} == {
        1: 2,
        2: 2,
        6: 2,
        7: 2,
        S10 + 1: 3,
    }
    assert FACTS.printed_ships == [SHIPS, *[NO_SHIP] * 7, SHIPS + 1]
    assert FACTS.printed == 2
    assert {op_of(bonus) for bonus in FACTS.blue_bonus} == {MARKERS, STEP, DIE}


def test_the_ziggurat() -> None:
    assert len(FACTS.ziggurat_bonus) == 18
    assert FACTS.ziggurat_bonus[:6] == [
        0,
        0,
        *[bonus_of(STEP_OF, 1, colour) for colour in range(TRACKS)],
        bonus_of(GOLD, 1),
    ]
    assert FACTS.ziggurat_kind == list(range(10))
    assert FACTS.ziggurat_values[7 * 3 : 8 * 3] == [0, 5, 10]


def test_kings_and_automa_cards() -> None:
    automa = FACTS.automa
    assert automa.king_effects[GILGABOT] == [bonus_of(GOLD, 1), bonus_of(POINTS, 2)]
    assert automa.king_effects[SARBOT] == [bonus_of(GARDEN, 2)]
    assert automa.king_effects[BOTMUZI] == [bonus_of(STEP_LOWEST, 1)]
    assert automa.king_effects[BOT_BABA] == [bonus_of(STEP_HIGHEST, 1)]
    assert automa.king_project_bonus[SARBOT] == automa.king_building_bonus[GILGABOT] == bonus_of(STEP_SAME)
    assert automa.king_garden_bonus[BOT_BABA] == bonus_of(POINTS, 3)
    assert (automa.king_project_up, automa.king_start_up) == ([1, 0, 1, 1], [1, 0, 1, 0])
    assert automa.king_decrees == [
        1 << 3 | 1 << 7,
        0b1111 << 12,
        1 << 8 | 1 << 9 | 1 << 10 | 1 << 15,
        0b111 << 4,
    ]
    assert automa.king_markers[BOTMUZI * DISTRICTS + PORT] == 4
    assert [sum(automa.king_markers[king * DISTRICTS : (king + 1) * DISTRICTS]) for king in range(4)] == [
        14
    ] * 4
    assert len(automa.card_top) == 15
    assert {*automa.card_top} == {0, 1, 2, 3}
    assert {*automa.card_arrow} == {*automa.card_number} == {*automa.card_symbol} == {0, 1, 2}
    assert (automa.bot_gold, automa.bot_projects, automa.bot_points) == (3, 1, 4)
    assert (automa.bot_harbormaster_points, FACTS.unused_points) == (3, 3)


# The boards


def spaces_of(mask: int) -> list[int]:
    return [space for space in range(SPACES) if mask >> space & 1]


def bit(word: str, district: int = -1) -> int:
    """Return the mask of a space; `district` counts from 1."""
    place = PLACE[word]
    if district > 0 and place // SPACES != district - 1:
        place = FACTS.boards[3].twin[place]
    return 1 << place % SPACES


@pytest.mark.parametrize(("players", "land"), [(1, 16), (2, 16), (3, 20), (4, 24)])
def test_each_number_of_players_has_its_spaces(players: int, land: int) -> None:
    board = FACTS.boards[players - 1]
    assert [spaces.bit_count() for spaces in board.land] == [land] * COMMON
    assert [spaces.bit_count() for spaces in board.border] == [4] * COMMON
    assert all(board.land[district] & board.border[district] == 0 for district in range(COMMON))


@pytest.mark.parametrize("board", FACTS.boards)
def test_adjacency_is_mutual_and_stays_in_the_district(board: Board) -> None:
    for district in range(COMMON):
        there = board.land[district] | board.border[district]
        for space in range(SPACES):
            near = board.near[district * SPACES + space]
            assert near & ~there == 0
            if not there >> space & 1:
                assert near == 0
                continue
            assert near
            assert not near >> space & 1
            for other in spaces_of(near):
                assert board.near[district * SPACES + other] >> space & 1


@pytest.mark.parametrize("board", FACTS.boards)
def test_border_water_between_common_districts_lies_in_both(board: Board) -> None:
    pairs = [(place, twin) for place, twin in enumerate(board.twin) if twin >= 0]
    assert len(pairs) == 8
    for place, twin in pairs:
        assert board.twin[twin] == place
        assert board.bonus[place] == board.bonus[twin]
        assert place // SPACES != twin // SPACES
        assert board.border[place // SPACES] >> place % SPACES & 1
    assert [shore.bit_count() for shore in board.shores] == [0, 0, 2, 2, 0, 0]
    for shore, (_, common) in zip(board.shores, product((PORT, ZIGGURAT), range(COMMON)), strict=True):
        assert shore & ~board.border[common] == 0


def test_spaces_lie_where_the_file_says() -> None:
    three, four = FACTS.boards[2], FACTS.boards[3]
    place = PLACE["1d3"]
    assert four.near[place] == bit("1d2") | bit("1d4") | bit("1c3")
    assert four.near[PLACE["1d4"]] == bit("1d3") | bit("1d5") | bit("1c4") | bit("w12a")
    assert four.near[PLACE["2a4"]] == bit("2a3") | bit("2a5") | bit("2b4") | bit("w12a", 2)
    assert four.near[PLACE["1b2"]] & bit("1b1")
    assert not three.near[PLACE["1b2"]] & bit("1b1")
    assert not three.land[0] & bit("1b1")
    assert four.bonus[PLACE["1c2"]] == bonus_of(EXTRA_PROJECT)
    assert four.bonus[PLACE["1c5"]] == bonus_of(DIE_FROM_BARGE, 1, YELLOW)
    assert FACTS.boards[0].bonus[PLACE["1c2"]] == 0


def test_solo_numbers_count_each_district() -> None:
    board = FACTS.boards[0]
    for district in range(COMMON):
        at = district * SPACES
        assert sorted(board.numbers[at : at + SPACES]) == [0] * 12 + list(range(1, 21))
        there = board.land[district] | board.border[district]
        assert all(bool(board.numbers[at + space]) == bool(there >> space & 1) for space in range(SPACES))
    twins = [place for place in range(COMMON * SPACES) if board.twin[place] > place]
    assert [(board.numbers[p], board.numbers[board.twin[p]]) for p in twins] == [
        (19, 17),
        (20, 18),
        (19, 17),
        (20, 18),
    ]


def test_a_building_of_three_can_have_seven_gardens_around_it() -> None:
    """A published report tells of one in District 2, where Water and land must allow it."""
    board = FACTS.boards[3]
    site = bit("2b3") | bit("2b4") | bit("2c4")
    around = board.beside(1, site) & ~site
    assert around.bit_count() == 7
    assert around & ~(board.land[1] | board.border[1]) == 0


# Names, marks


def test_names_are_indexed_by_the_numbers_of_the_engine() -> None:
    names = PRINTED.names
    assert names.title == "Tabannusi: Builders of Ur"
    assert names.seats == ["purple", "orange", "teal", "black"]
    assert names.colours == ["white", "yellow", "brown", "blue", "green"]
    assert names.rows[BOTTOM] == "bottom"
    assert names.port_spaces[:3] == ["row1-blue", "row1-red", "row2-blue"]
    assert names.cells == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert names.ships[SHIPS:] == ["P1", "P2"]
    assert names.ziggurat_spaces[6] == "yellow-1"
    assert names.kings[BOT_BABA] == "bot-baba"
    assert names.district_names[PORT] == "Merchants' District"
    assert names.coordinates[3][PLACE["w23a"]] == (10, 4)
    assert names.coordinates[0][PLACE["w23a"]] == (10, 2)
    assert (names.most_due, names.crate_slots) == (5, 4)


def test_the_register_counts_53_entries() -> None:
    counts = PRINTED.provenance.counts()
    assert counts == {"rulebook": 3, "published": 10, "deduced": 18, "reconstructed": 22}


def test_faces_can_tell_what_is_reconstructed() -> None:
    provenance = PRINTED.provenance
    assert provenance.is_reconstructed("side_a.district_1[1a1].bonus")
    assert provenance.is_reconstructed("urban_card[U02].points")
    assert not provenance.is_reconstructed("urban_card[U01].points")
    assert not provenance.is_reconstructed("decree[D01].effects")
    labels = [mark.label for mark in provenance.reconstructed()]
    assert len(labels) == len(set(labels)) == 19
    assert "Port: bonus of each blue space" in labels
    assert all(" " in label for label in labels)


# Owners' files


def test_a_file_from_before_younger_values_could_be_said_is_the_same_edition(tmp_path: Path) -> None:
    lines = edition.SHELF.text().splitlines(keepends=True)
    younger = ("water_with_gardens", "markers_rise_before_gardens", "kings_water_per_garden")
    path = tmp_path / "mine.toml"
    path.write_text("".join(line for line in lines if not line.startswith(younger)), encoding="utf-8")
    mine = edition.load(path)
    assert edition.SHELF.is_former("retail", mine.fingerprint)
    assert snapshot_of(mine.edition) == snapshot_of(FACTS)
    assert readings(mine.switches) == readings(PRINTED.switches)


def snapshot_of(facts: object) -> dict[str, object]:
    """Return all facts of an edition that are numbers or lists, its solo game included."""
    found = {name: getattr(facts, name) for name in attributes_of(type(facts))}
    automa = found.pop("automa", None)
    found.pop("boards", None)
    return found | (snapshot_of(automa) if automa else {})


SPACE = '{ id = "1b2", x = 2, y = 2, bonus = "garden:1" }'
NUMBERED = '{ id = "1d4", x = 4, y = 4, number = 16 }'
TILE = 'effects = ["move_architect", "die:1"]'
URBAN = "houses = { 1 = 3, 2 = 1, 3 = 1 }"


# Mistakes that are told where the other of two numbers stands, or in several places


@pytest.mark.parametrize(
    ("old", "new", "where", "sentence"),
    [
        (
            '{ id = "1d6", x = 4, y = 6, bonus',
            '{ id = "1d6", x = 4, y = 9, bonus',
            "district_1 = [",
            "the spaces of side_a.district_1 for 3 players fall apart; correct their coordinates.",
        ),
        (
            NUMBERED,
            '{ id = "1d4", x = 4, y = 4, number = 15 }',
            'district_1 = [\n  { id = "1a1", x = 1, y = 1, number = 1 }',
            (
                "the solo numbers of side_b.district_1 and its border Water are 1, 2, 3, 4, 5, 6, 7, 8, 9,"
                " 10, 11, 12, 13, 14, 15, 15, 17, 18, 19, 20; number them 1 to 20."
            ),
        ),
        (
            'id = "S03"\nsize = 1',
            'id = "S03"\nsize = 2',
            "[ship_colors]",
            ("ship_colors gives 1 brown Ships of size 1, but ship_color_split has 2; correct one of them."),
        ),
        (
            "buildings = { white = 3, brown = 3 }\n",
            "",
            '[[decree]]\nsource = "rulebook"\nbasis = "Section 7: Decree Cards"\nid = "D01"',
            "decree[D01] asks for nothing; give at least one condition.",
        ),
        (
            "buildings = { white = 3, brown = 3 }",
            "buildings = { white = 7, brown = 7 }",
            '[[decree]]\nsource = "rulebook"\nbasis = "Section 7: Decree Cards"\nid = "D01"',
            ("decree[D01] asks for 8 Houses of the bottom row, but that has 5; correct its conditions."),
        ),
        (
            'port = ["D09", "D10", "D11", "D12"]',
            'port = ["D09", "D10", "D11"]',
            "[decree_symbols]",
            'decree_symbols names Decree "D12" under 0 symbols; give each Decree one.',
        ),
        (
            'start_building = "lowest"\nbuilding_bonus = "step_same_color"',
            'start_building = "highest"\nbuilding_bonus = "step_same_color"',
            "[bot_baba_card]",
            (
                'bot_baba_card.start_building is "lowest", but the King\'s own table says otherwise; correct'
                " one of them."
            ),
        ),
        (
            "botmuzi = [3, 3, 2, 4, 2]",
            "botmuzi = [3, 3, 2, 3, 2]",
            "[botmuzi_port]",
            (
                "botmuzi_port.markers is 4, but the number for the Port in automa_urban_cards.botmuzi is 3;"
                " correct one of them."
            ),
        ),
    ],
)
def test_what_contradicts_something_elsewhere(
    tmp_path: Path, old: str, new: str, where: str, sentence: str
) -> None:
    text = changed((old, new))
    (only,) = told(tmp_path, text)
    file, line, said = only.split(":", 2)
    assert (file, said) == ("mine.toml", f" {sentence}")
    assert 0 <= int(line) - line_of_text(text, where) <= 5  # the table, or the key in it


def test_border_water_that_lies_beside_other_districts(tmp_path: Path) -> None:
    sentences = told(tmp_path, changed(("touches = [1, 2], bonus", "touches = [2, 3], bonus")))
    line = line_of_text(SHIPPED, "touches = [1, 2], bonus")
    assert sentences == [
        (
            f"mine.toml:{line}: side_a.border_water[w12a] is beside side_a.district_1[1d4] of another"
            " District; leave border Water or a gap between them."
        ),
        (
            f"mine.toml:{line}: side_a.border_water[w12a].touches names the common Districts 2, 3, but the"
            " space lies beside 1, 2; correct one of them."
        ),
    ]


def test_ids_that_differ_between_the_sides_can_be_too_many(tmp_path: Path) -> None:
    text = SHIPPED
    for row, column in product("1234", "abcd"):
        text = text.replace(
            f'id = "1{column}{row}", x = {"abcd".index(column) + 1}, y = {row}, number',
            (f'id = "b{column}{row}", x = {"abcd".index(column) + 1}, y = {row}, number'),
        )
    (only,) = told(tmp_path, text)
    assert "is one id too many for District 1; give spaces of both sides the same ids, 32 in all." in only
