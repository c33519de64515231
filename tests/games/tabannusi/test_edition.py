"""The shipped edition of Tabannusi holds what is printed; numbers that contradict each other are refused."""

from __future__ import annotations

from itertools import product
from pathlib import Path

import pytest

from boardwright.games.tabannusi import components as box
from boardwright.games.tabannusi import edition
from boardwright.games.tabannusi.components import COMMON, PORT, SHIPS, SPACES, TRACKS, Board, Switches
from boardwright.games.tabannusi.components import bonus_of as bonus
from boardwright.table.saves import fields_of
from tests.games.editing import Draft, line_of_text

SHIPPED = edition.SHELF.text()
DRAFT = Draft(edition.SHELF)
changed, told = DRAFT.changed, DRAFT.told
PRINTED = edition.load()
FACTS = PRINTED.edition
PLACE = {word: place for place, word in PRINTED.names.places.items()}


def chosen(switches: Switches) -> list[str]:
    """Return the readings that are not the default one."""
    return [name for name in fields_of(Switches) if getattr(switches, name)]


# The shipped edition


def test_the_shipped_edition_holds_the_numbers_of_the_rules() -> None:
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
    assert FACTS.barges == [box.BROWN, box.YELLOW, box.WHITE, box.BLUE, box.GREEN]
    assert FACTS.slots == [0, 1, 2, PORT, box.ZIGGURAT, box.ZIGGURAT]


def test_action_tiles_harbormasters_and_decrees_give_what_the_rules_say() -> None:
    assert FACTS.tile_effects[0] == [bonus(box.MOVE_ARCHITECT), bonus(box.DIE, 1)]
    assert FACTS.tile_effects[5] == [bonus(box.LOSE_POINTS, 2), bonus(box.STEP, 1)]
    assert FACTS.harbormaster_effects[box.DISCOUNT_TILE] == [bonus(box.DISCOUNT, 1)]
    assert FACTS.harbormaster_effects[5] == [bonus(box.CLAIM_ANY_SHIP)]
    assert FACTS.decree_effects[3] == [bonus(box.GOLD, 2), bonus(box.POINTS, 10)]
    assert (FACTS.decree_buildings[:3], FACTS.decree_ships[8 * TRACKS : 9 * TRACKS]) == ([3, 0, 3], [2, 2, 0])
    flags = (FACTS.decree_ziggurat, FACTS.decree_beside_garden, FACTS.decree_every_tile)
    assert [[n for n, flag in enumerate(of, 1) if flag] for of in flags] == [[5, 6, 7], [14], [8]]
    numbers = (FACTS.decree_port, FACTS.decree_gardens, FACTS.decree_gardens_beside)
    asked = [{decree: n for decree, n in enumerate(of, 1) if n} for of in numbers]
    assert asked == [{12: 4, 13: 2}, {15: 8, 16: 2}, {13: 6}]


def test_mastery_tracks_and_the_player_board() -> None:
    assert FACTS.top == 9
    assert [level for level, boundary in enumerate(FACTS.boundaries) if boundary] == [3, 6, 9]
    assert [len(row) for row in (FACTS.values, FACTS.in_track, FACTS.right_hand)] == [10, 10, 10]
    gold = {level: word for level, word in enumerate(FACTS.right_hand) if box.op_of(word) == box.GOLD}
    assert gold == {3: bonus(box.GOLD, 1), 8: bonus(box.GOLD, 2)}
    assert FACTS.row_length == [3, 3, 3, 5]
    bottom = FACTS.row_bonus[box.BOTTOM * box.ROW_SPACES :][:6]
    assert bottom == [bonus(box.MARKERS, 2), *[bonus(box.GOLD, 1)] * 4, 0]
    assert FACTS.column_bonus == [0, bonus(box.CLAIM_ANY_SHIP), bonus(box.POINTS, 10)]


def test_ships_and_the_port() -> None:
    assert FACTS.ship_size == [1] * 6 + [2] * 6 + [3] * 3 + [3, 3]
    assert FACTS.ship_colour[SHIPS:] == [box.ANY_COLOUR] * 2
    assert [FACTS.ship_colour.count(colour) for colour in range(TRACKS)] == [5, 5, 5]
    points = {ship: points for ship, points in enumerate(FACTS.ship_points) if points}
    assert points == {box.S01: 2, box.S02: 2, box.S06: 2, box.S07: 2, box.S10: 3}
    assert FACTS.printed_ships == [SHIPS, *[box.NO_SHIP] * 7, SHIPS + 1]
    assert FACTS.printed == 2
    assert {box.op_of(word) for word in FACTS.blue_bonus} == {box.MARKERS, box.STEP, box.DIE}


def test_the_ziggurat() -> None:
    assert len(FACTS.ziggurat_bonus) == box.ZIGGURAT_SPACES
    steps = [bonus(box.STEP_OF, 1, colour) for colour in range(TRACKS)]
    assert FACTS.ziggurat_bonus[:6] == [0, 0, *steps, bonus(box.GOLD, 1)]
    assert FACTS.ziggurat_kind == list(range(10))
    assert FACTS.ziggurat_values[box.FLAT * 3 :][:3] == [0, 5, 10]


def test_kings_and_automa_cards() -> None:
    automa = FACTS.automa
    assert automa.king_effects[box.GILGABOT] == [bonus(box.GOLD, 1), bonus(box.POINTS, 2)]
    assert automa.king_effects[box.SARBOT] == [bonus(box.GARDEN, 2)]
    assert automa.king_effects[box.BOTMUZI] == [bonus(box.STEP_LOWEST, 1)]
    assert automa.king_effects[box.BOT_BABA] == [bonus(box.STEP_HIGHEST, 1)]
    of_colour = (automa.king_project_bonus[box.SARBOT], automa.king_building_bonus[box.GILGABOT])
    assert of_colour == (bonus(box.STEP_SAME), bonus(box.STEP_SAME))
    assert automa.king_garden_bonus[box.BOT_BABA] == bonus(box.POINTS, 3)
    assert (automa.king_project_up, automa.king_start_up) == ([1, 0, 1, 1], [1, 0, 1, 0])
    decrees = [[decree + 1 for decree in box.members(mask)] for mask in automa.king_decrees]
    assert decrees == [[4, 8], [13, 14, 15, 16], [9, 10, 11, 16], [5, 6, 7]]
    assert automa.king_markers[box.BOTMUZI * box.DISTRICTS + PORT] == 4
    assert [sum(automa.king_markers[at : at + box.DISTRICTS]) for at in range(0, 20, box.DISTRICTS)] == [
        14
    ] * 4
    assert (len(automa.card_top), {*automa.card_top}) == (15, {0, 1, 2, 3})
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
    for shore, (_, common) in zip(board.shores, product((PORT, box.ZIGGURAT), range(COMMON)), strict=True):
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
    assert four.bonus[PLACE["1c2"]] == bonus(box.EXTRA_PROJECT)
    assert four.bonus[PLACE["1c5"]] == bonus(box.DIE_FROM_BARGE, 1, box.YELLOW)
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


def test_the_default_switches_are_the_default_readings() -> None:
    assert chosen(PRINTED.switches) == []


def test_names_are_indexed_by_the_numbers_of_the_engine() -> None:
    names = PRINTED.names
    assert names.title == "Tabannusi: Builders of Ur"
    assert names.seats == ["purple", "orange", "teal", "black"]
    assert names.colours == ["white", "yellow", "brown", "blue", "green"]
    assert names.rows[box.BOTTOM] == "bottom"
    assert names.port_spaces[:3] == ["row1-blue", "row1-red", "row2-blue"]
    assert names.cells == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    assert names.ships[SHIPS:] == ["P1", "P2"]
    assert names.ziggurat_spaces[6] == "yellow-1"
    assert names.kings[box.BOT_BABA] == "bot-baba"
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


def test_a_corrected_file_has_its_own_fingerprint_and_marks(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    read = 'source = "published"\nref = "my copy of the game"'
    corrected = changed(
        ('2 = "ship_marker"\n3 = "points:10"', '2 = "points:10"\n3 = "ship_marker"'),
        ('[column_bonuses]\nsource = "reconstructed"', f"[column_bonuses]\n{read}"),
        ('source = "reconstructed"\nid = "TD27"', f'{read}\nid = "TD27"'),
    )
    path.write_text(corrected, encoding="utf-8")
    printed = edition.load(path)
    assert printed.edition.column_bonus == [0, bonus(box.POINTS, 10), bonus(box.CLAIM_ANY_SHIP)]
    assert printed.fingerprint != PRINTED.fingerprint
    assert printed.provenance.origin_of("column_bonuses").ref == "my copy of the game"
    assert printed.provenance.counts()["reconstructed"] == 21


@pytest.mark.parametrize(
    ("reading", "default", "switch"),
    [
        ("lowest_marker_pays_when_minimum_rises", True, "any_tied_lowest"),
        ("project_bonus_may_be_declined", True, "project_bonus_is_a_must"),
        ("garden_bonus_may_be_declined", False, "garden_bonus_may_be_declined"),
        ("refill_with_gold", True, "no_gold_for_refill"),
        ("final_scoring_returns_dice", True, "final_scoring_keeps_dice"),
        ("markers_rise_before_gardens", True, "rewards_player_by_player"),
        ("kings_water_per_garden", True, "kings_water_per_action"),
    ],
)
def test_each_reading_sets_its_switch_alone(tmp_path: Path, reading: str, default: bool, switch: str) -> None:
    said = {True: "true", False: "false"}
    path = tmp_path / "mine.toml"
    text = changed((f"{reading} = {said[default]}", f"{reading} = {said[not default]}"))
    path.write_text(text, encoding="utf-8")
    assert chosen(edition.load(path).switches) == [switch]


def test_a_file_from_before_younger_values_could_be_said_is_the_same_edition(tmp_path: Path) -> None:
    younger = ("water_with_gardens", "markers_rise_before_gardens", "kings_water_per_garden")
    lines = SHIPPED.splitlines(keepends=True)
    path = tmp_path / "mine.toml"
    path.write_text("".join(line for line in lines if not line.startswith(younger)), encoding="utf-8")
    mine = edition.load(path)
    assert edition.SHELF.is_former("retail", mine.fingerprint)
    assert facts_of(mine.edition) == facts_of(FACTS)
    assert facts_of(mine.edition.automa) == facts_of(FACTS.automa)
    assert chosen(mine.switches) == []


def facts_of(facts: object) -> dict[str, object]:
    """Return what is a number or a list of them."""
    found = {name: getattr(facts, name) for name in fields_of(type(facts))}
    return {name: found[name] for name in found if name not in {"automa", "boards"}}


# What is refused: the sentence, -old, +new, @ where it is told, if not in the last line of the new text


REFUSED = """
  components.harbormaster_tiles is 8, but the number of [[harbormaster]] tables is 9; correct one of them.
-harbormaster_tiles = 9
+harbormaster_tiles = 8

  setup.claim_markers_in_supply is 9 and 5 more lie in the area, but components.claim_markers_per_player is
  15; correct one of them.
-claim_markers_in_supply = 10
+claim_markers_in_supply = 9

  entry 4 of setup.dice_per_color is 4; give a number from 5 to 7: each player may keep a die of the colour,
  and the box has 7.
-dice_per_color = [5, 5, 6, 7]
+dice_per_color = [5, 5, 6, 4]

  setup.dice_per_color is [4, 5, 6, 7]; give the solo game as many as two players.
-dice_per_color = [5, 5, 6, 7]
+dice_per_color = [4, 5, 6, 7]

  setup.crates is 4, so four players and the Port need 22 Crates and there are 20; give fewer.
-
-crates = 1
+
+crates = 4

  setup.special_water_shown is 11, but components.special_water_tiles is 10; give no more.
-special_water_shown = 3
+special_water_shown = 11

  district[2].barge is "brown", the colour of another Barge; give each District its own.
-barge = "yellow"
+barge = "brown"

  entry 1 of action_tile[AT1].effects is "move_architekt"; did you mean move_architect?
-effects = ["move_architect", "die:1"]
+effects = ["move_architekt"]

  entry 1 of action_tile[AT1].effects is "move_architect:1"; write move_architect alone.
-effects = ["move_architect", "die:1"]
+effects = ["move_architect:1"]

  entry 2 of action_tile[AT1].effects is "die"; write die: and a number, 1 to 15.
-effects = ["move_architect", "die:1"]
+effects = ["move_architect", "die"]

  entry 2 of action_tile[AT1].effects is "die:16"; write die: and a number, 1 to 15.
-effects = ["move_architect", "die:1"]
+effects = ["move_architect", "die:16"]

  entry 2 of action_tile[AT1].effects is "urban_cards"; use one of gold, points, lose_points, markers, die,
  water, special_water, garden, move_architect, refill, step.
-effects = ["move_architect", "die:1"]
+effects = ["move_architect", "urban_cards"]

  action_tile[AT1].effects is empty; name at least one bonus.
-effects = ["move_architect", "die:1"]
+effects = []

  side_a.district_1[1c5].bonus is "die_of:red"; write die_of: and one of white, yellow, brown, blue, green.
-bonus = "die_of:yellow"
+bonus = "die_of:red"

  board_sides.solo is "a", but the solo game is set up for two; give "b".
-solo = "b"
+solo = "a"

  side_a.district_1[1b2] lies where side_a.district_1[1a2] lies; correct the coordinates of one of them.
-id = "1b2", x = 2, y = 2, bonus
+id = "1b2", x = 1, y = 2, bonus

  side_a.district_2[2a3] is beside side_a.district_1[1d3] of another District; leave border Water or a gap
  between them.
-{ id = "2a3", x = 6, y = 3 }
+{ id = "2a3", x = 5, y = 3 }

  side_a.border_water[w12a].touches is [4, 5]; give two different Districts, at least one of them 1 to 3.
-touches = [1, 2], bonus
+touches = [4, 5], bonus

  side_b.district_1[1d4] has no key `number`; give a whole number from 1 to 31.
-{ id = "1d4", x = 4, y = 4, number = 16 }
+{ id = "1d4", x = 4, y = 4 }

  the solo numbers of side_b.district_1 and its border Water are 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
  14, 15, 15, 17, 18, 19, 20; number them 1 to 20.
-{ id = "1d4", x = 4, y = 4, number = 16 }
+{ id = "1d4", x = 4, y = 4, number = 15 }
@district_1 = [
@  { id = "1a1", x = 1, y = 1, number = 1 }

  the spaces of side_a.district_1 for 3 players fall apart; correct their coordinates.
-{ id = "1d6", x = 4, y = 6, bonus
+{ id = "1d6", x = 4, y = 9, bonus
@district_1 = [

  mastery_track.boundaries is [3, 6, 8], but the values change at [3, 6, 9]; correct one of them.
-boundaries = [3, 6, 9]
+boundaries = [3, 6, 8]

  printed_ships.ships[P2] lies on another printed Ship; correct its cell.
-row = 3, column = 3
+row = 1, column = 1

  printed_ships.ships[S01].id is "S01", the id of a tile; give another.
-id = "P2"
+id = "S01"

  ship_colors gives 1 brown Ships of size 1, but ship_color_split has 2; correct one of them.
-id = "S03"
-size = 1
+id = "S03"
+size = 2
@[ship_colors]

  entry 1 of harbormaster[B7].effects is "gold:1"; use one of construct_discount.
-effects = ["construct_discount:1"]
+effects = ["gold:1"]

  urban_card[U01].houses names 2 Districts; give Houses in three of the Districts 1 to 4.
-houses = { 1 = 3, 2 = 1, 3 = 1 }
+houses = { 1 = 3, 2 = 1 }

  urban_card[U07].houses asks for 7 Houses in the Port, where a player has room for 6; give fewer.
-houses = { 1 = 2, 2 = 2, 4 = 1 }
+houses = { 1 = 2, 2 = 2, 4 = 7 }

  decree[D01] asks for nothing; give at least one condition.
-buildings = { white = 3, brown = 3 }
+
@[[decree]]

  decree[D01] asks for 8 Houses of the bottom row, but that has 5; correct its conditions.
-buildings = { white = 3, brown = 3 }
+buildings = { white = 7, brown = 7 }
@[[decree]]

  decree_symbols names Decree "D12" under 0 symbols; give each Decree one.
-port = ["D09", "D10", "D11", "D12"]
+port = ["D09", "D10", "D11"]
@[decree_symbols]

  entry 4 of automa_urban_cards.bot-baba is 6, but the bottom row has 5 Houses; give no more.
-bot-baba = [3, 3, 3, 1, 4]
+bot-baba = [1, 1, 1, 6, 1]

  bot_baba_card.start_building is "lowest", but the King's own table says otherwise; correct one of them.
-start_building = "lowest"
-building_bonus = "step_same_color"
+start_building = "highest"
+building_bonus = "step_same_color"
@[bot_baba_card]

  botmuzi_port.markers is 4, but automa_urban_cards.botmuzi has 3 for the Port; correct one of them.
-botmuzi = [3, 3, 2, 4, 2]
+botmuzi = [3, 3, 2, 3, 2]
@[botmuzi_port]
"""


@pytest.mark.parametrize("case", REFUSED.strip("\n").split("\n\n"))
def test_what_cannot_be_is_refused_with_one_sentence(tmp_path: Path, case: str) -> None:
    lines = case.split("\n")
    old, new, where = ("\n".join(line[1:] for line in lines if line[0] == mark) for mark in "-+@")
    sentence = " ".join(line.strip() for line in lines if line[0] == " ")
    text = changed((old, new))
    file, line, said = "".join(told(tmp_path, text)).split(":", 2)
    assert (file, said) == ("mine.toml", f" {sentence}")
    first = line_of_text(text, where) if where else line_of_text(SHIPPED, old) + old.count("\n")
    assert 0 <= int(line) - first <= 5 * bool(where)  # the table, or the key in it


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
