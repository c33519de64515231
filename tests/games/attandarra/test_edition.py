"""The shipped edition of Attandarra loads; a changed one loads or is refused with file, line and remedy."""

from __future__ import annotations

from pathlib import Path

import pytest

from boardwright.editions import EditionError
from boardwright.games.attandarra import edition
from boardwright.games.attandarra.components import (
    EVENTS,
    FIRE,
    GATE,
    GLASS,
    LOOTING,
    MEADOW,
    RESERVOIR,
    STONE,
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
    assert (facts.columns, facts.rows, facts.spaces, facts.streets, facts.kinds) == (5, 4, 20, 9, 10)
    assert facts.cubes == [20, 15, 15, 10]
    assert facts.points == [0, 1, 2, 3]
    assert facts.draw_cost == [0, 0, 1, 1]
    assert (facts.levels, facts.fill_to, len(facts.prices)) == (6, 15, 24)
    assert facts.prices[GLASS * 6] == 6  # the last glass
    assert facts.prices[STONE * 6 + 5] == 3  # the first stone of a full column
    assert sum(facts.copies) == 13
    assert facts.numeral[printed.names.buildings.index("hospital")] == 3
    assert facts.numeral[printed.names.buildings.index("dom")] == 4
    assert facts.hospitals == 1 << printed.names.buildings.index("hospital")
    assert facts.castles == sum(
        1 << printed.names.buildings.index(castle) for castle in ("schnellenberg", "waldenburg")
    )
    assert (facts.meadows, facts.reservoirs, facts.gates, facts.gate_material) == (4, 1, 4, STONE)
    assert (facts.citizens, facts.coins, facts.stack, facts.stack_of_two_players) == (20, 20, 2, 1)
    assert (facts.rounds, facts.gold, facts.opening_draw, facts.track_end) == (5, 12, 2, 40)
    assert (facts.majority, facts.seal) == ([10, 6, 3], [1, 2, 3, 4, 5])
    assert facts.events == [1] * EVENTS
    assert (facts.first_event_round, facts.emblems, facts.emblems_of_two_players) == (3, 2, 3)


def test_gate_sites_lie_on_their_side() -> None:
    printed = edition.load()
    sites = {
        space: printed.edition.gate_side[number]
        for number, space in enumerate(printed.names.spaces)
        if printed.edition.gate_side[number] >= 0
    }
    assert sites == {
        **dict.fromkeys(["B1", "C1", "D1"], 0),
        **dict.fromkeys(["B4", "C4", "D4"], 1),
        **dict.fromkeys(["A2", "A3"], 2),
        **dict.fromkeys(["E2", "E3"], 3),
    }


def test_the_default_switches_are_the_default_readings() -> None:
    assert readings(edition.load().switches) == readings(Switches())


def test_names_are_indexed_by_the_numbers_of_the_engine() -> None:
    names = edition.load().names
    assert names.title == "Attandarra"
    assert names.seats == ["red", "blue", "green", "yellow"]
    assert names.materials[GLASS] == "glass"
    assert names.material_colours == ["black", "brown", "gray", "white"]
    assert names.german[names.buildings.index("dom")] == "Sauerländer Dom"
    assert names.english[names.buildings.index("dom")] == "Sauerland Cathedral"
    assert (names.german[MEADOW], names.english[RESERVOIR]) == ("Wiese", "Fire Reservoir")
    assert names.idle_numerals[GATE] == 3
    assert names.gate_english == ["Ennester Gate", "Cologne Gate", "Lower Gate", "Water Gate"]
    assert names.spaces[:6] == ["A1", "B1", "C1", "D1", "E1", "A2"]
    assert names.streets == ["A", "B", "C", "D", "E", "1", "2", "3", "4"]
    assert (names.events[FIRE], names.event_names[LOOTING]) == ("fire", "Looting")


def test_the_register_counts_24_entries() -> None:
    counts = edition.load().provenance.counts()
    assert counts == {"rulebook": 9, "published": 4, "deduced": 5, "reconstructed": 6}


def test_faces_can_tell_what_is_reconstructed() -> None:
    provenance = edition.load().provenance
    assert provenance.is_reconstructed("display_prices.clay")
    assert not provenance.is_reconstructed("building[hospital]")
    assert provenance.is_reconstructed("building")
    assert [mark.label for mark in provenance.reconstructed()] == [
        "fourth player colour",
        "orientation: columns A-E, rows 1-4",
        "stacked markers: only the top one counts",
        "printed price of each display space",
        "numerals of the other eight building kinds",
        "numerals on meadows, reservoir and gates (no effect)",
        "ten gate sites (number follows from 5 x 4; names follow the orientation)",
        "readings of what the rules leave open",
    ]


# Owners' files


def test_a_corrected_file_has_its_own_fingerprint_and_marks(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    read = 'source = "published"\nref = "my copy of the game"'
    corrected = changed(
        ("clay = [3, 2, 2, 1, 1, 1]", "clay = [4, 3, 2, 2, 1, 1]"),
        ('[display_prices]\nsource = "reconstructed"', f"[display_prices]\n{read}"),
        ('source = "reconstructed"\nid = "AD11"', f'{read}\nid = "AD11"'),
    )
    path.write_text(corrected, encoding="utf-8")
    printed = edition.load(path)
    assert printed.edition.prices[:6] == [4, 3, 2, 2, 1, 1]
    assert printed.fingerprint != edition.load().fingerprint
    assert printed.provenance.origin_of("display_prices").ref == "my copy of the game"
    assert printed.provenance.counts()["reconstructed"] == 5


def test_comments_and_line_ends_leave_the_fingerprint(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_bytes(("# mine\n" + SHIPPED).replace("\n", "\r\n").encode())
    assert edition.load(path).fingerprint == edition.load().fingerprint


def test_a_board_that_stands_upright_loads(tmp_path: Path) -> None:
    path = tmp_path / "upright.toml"
    upright = changed(
        ('columns = ["A", "B", "C", "D", "E"]', 'columns = ["A", "B", "C", "D"]'),
        ("rows = [1, 2, 3, 4]", "rows = [5, 4, 3, 2, 1]"),
        ('top = ["B1", "C1", "D1"]', 'top = ["B5", "C5"]'),
        ('bottom = ["B4", "C4", "D4"]', 'bottom = ["B1", "C1"]'),
        ('left = ["A2", "A3"]', 'left = ["A2", "A3", "A4"]'),
        ('right = ["E2", "E3"]', 'right = ["D2", "D3", "D4"]'),
    )
    path.write_text(upright, encoding="utf-8")
    printed = edition.load(path)
    assert (printed.edition.columns, printed.edition.rows) == (4, 5)
    assert printed.names.spaces[0] == "A5"
    assert printed.edition.gate_side[1] == 0


@pytest.mark.parametrize(
    ("old", "new", "switch"),
    [
        ("display_overflow_redrawn = false", "display_overflow_redrawn = true", "display_overflow_redrawn"),
        ("double_glass_repeat = true", "double_glass_repeat = false", "double_glass_once"),
        (
            "unplaceable_cube_returns_free = true",
            "unplaceable_cube_returns_free = false",
            "unplaceable_cube_is_paid",
        ),
        ('"both_categories"', '"same_category"', "majority_in_same_category"),
        ('"standard_competition"', '"skip_one_level"', "majority_skips_one_level"),
        ('"all_unprotected_streets"', '"streets_with_emblem"', "only_emblem_streets_struck"),
        ("emblems_stay = true", "emblems_stay = false", "emblems_leave"),
        ("seal_before_event = true", "seal_before_event = false", "event_before_seal"),
        ("gates_in_building_sum = false", "gates_in_building_sum = true", "gates_in_building_sum"),
        ('"unlimited"', '"one"', "one_marker_per_tile"),
        (
            "fire_target_takes_one_marker = true",
            "fire_target_takes_one_marker = false",
            "fire_target_takes_many",
        ),
        (
            "emblem_protects_all_cities = true",
            "emblem_protects_all_cities = false",
            "emblem_protects_owner_only",
        ),
        ("count_top_only = true", "count_top_only = false", "both_markers_count"),
    ],
)
def test_each_reading_sets_its_switch_alone(tmp_path: Path, old: str, new: str, switch: str) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed((old, new)), encoding="utf-8")
    switches = readings(edition.load(path).switches)
    assert [name for name, on in switches.items() if on] == [switch]


def test_load_raises_the_first_mistake_with_the_path_as_given(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    path.write_text(changed(("cubes = 60", "cubes = 61"), ("fill_to = 15", "fill_to = 99")), encoding="utf-8")
    with pytest.raises(EditionError) as caught:
        edition.load(path)
    assert str(caught.value).startswith(f"{path}:")
    assert caught.value.key == "components.cubes"
    assert len(edition.SHELF.check(path)) == 2


# What is refused: (old, new), and the sentence without file and line; the line is that of `new`


REFUSED = [
    ('id = "attandarra"', 'id = "tabannusi"', 'meta.id is "tabannusi"; give "attandarra".'),
    ("players_max = 4", "players_max = 5", "meta.players_max is 5; give a whole number from 2 to 4."),
    (
        "city_boards = 4",
        "city_boards = 3",
        "components.city_boards is 3, but meta.players_max is 4; correct one of them.",
    ),
    (
        "cubes = 60",
        "cubes = 61",
        "components.cubes is 61, but the sum over all materials is 60; correct one of them.",
    ),
    (
        "city_tiles_each = 18",
        "city_tiles_each = 17",
        (
            "components.city_tiles_each is 17, but the sum of buildings, meadows and reservoirs is 18;"
            " correct one of them."
        ),
    ),
    (
        "gate_tiles = 16",
        "gate_tiles = 12",
        "components.gate_tiles is 12, but the gates of all players is 16; correct one of them.",
    ),
    (
        "history_tiles = 6",
        "history_tiles = 5",
        "components.history_tiles is 5, but history_setup.tiles is 6; correct one of them.",
    ),
    (
        'all = ["red", "blue", "green", "yellow"]',
        'all = ["red", "blue", "green", "red"]',
        'entry 4 of player_colors.all repeats "red"; name each only once.',
    ),
    (
        'columns = ["A", "B", "C", "D", "E"]',
        'columns = ["A", "B", "C", "D", "e"]',
        'entry 5 of coordinates.columns is "e"; give one capital letter.',
    ),
    (
        'columns = ["A", "B", "C", "D", "E"]',
        'columns = ["A", "B", "C", "D"]',
        "coordinates make 4 x 4 spaces, but city_board has 20 (4 x 5); correct one of them.",
    ),
    (
        "rows = [1, 2, 3, 4]",
        "rows = [1, 2, 3, 3]",
        "entry 4 of coordinates.rows repeats 3; number each row only once.",
    ),
    (
        "markers_per_space = 2",
        "markers_per_space = 1",
        (
            "marker_spaces.markers_per_space is 1, which makes 20 markers on 20 spaces, but components has"
            " 40; correct one of them."
        ),
    ),
    (
        "counts_the_marker_taken = true",
        "counts_the_marker_taken = false",
        "marker_prices.counts_the_marker_taken is false; the rules know only true.",
    ),
    (
        'id = "wood"',
        'id = "brick"',
        'material no. 2 is "brick"; give "wood", for the order is clay, wood, stone, glass.',
    ),
    ("rank = 2", "rank = 1", "material[stone].rank is 1; give 2."),
    ("draw_cost = 1", "draw_cost = -1", "material[stone].draw_cost is -1; give a whole number from 0 to 6."),
    ("levels = 6", "levels = 5", "display.levels is 5; give 6."),
    ("fill_to = 15", "fill_to = 25", "display.fill_to is 25; give a whole number from 1 to 24."),
    (
        "clay = [3, 2, 2, 1, 1, 1]",
        "clay = [3, 2, 2, 1, 1]",
        "display_prices.clay has 5 prices, but the display has 6 levels; give 6 numbers.",
    ),
    (
        "clay = [3, 2, 2, 1, 1, 1]",
        "clay = [1, 1, 1, 2, 2, 3]",
        (
            "display_prices.clay rises from 1 to 2 at level 4, but a fuller display is never dearer;"
            " give the prices from the lowest level up."
        ),
    ),
    (
        "glass = [6, 5, 5, 4, 4, 4]",
        "glass = [13, 5, 5, 4, 4, 4]",
        "entry 1 of display_prices.glass is 13; give a whole number from 1 to 12.",
    ),
    (
        "clay = [3, 2, 2, 1, 1, 1]",
        "clay = [3, 2, 2, 1, 1, 0]",
        "entry 6 of display_prices.clay is 0; give a whole number from 1 to 12.",
    ),
    (
        '    "Hospital",',
        '    "Hospitl",',
        'entry 5 of building_names.unique is "Hospitl"; did you mean "Hospital"?',
    ),
    (
        "numeral = 2",
        "numeral = 1",
        "building[buergerhaus].numeral is 1; give a whole number from 2 to 15.",
    ),
    ("numeral = 2", "numerl = 2", "unknown key `numerl` in building[buergerhaus]; did you mean `numeral`?"),
    (
        'id = "pulverturm"',
        'id = "hospital"',
        "building[hospital].id is used a second time, first on line {hospital}; give each its own id.",
    ),
    (
        'role = "hospital"',
        'role = "hosptal"',
        'building[hospital].role is "hosptal"; did you mean "hospital"?',
    ),
    (
        'ids = ["schnellenberg", "waldenburg"]',
        'ids = ["schnellenberg", "waldenberg"]',
        'entry 2 of castles.ids is "waldenberg"; did you mean "waldenburg"?',
    ),
    (
        "price = 1\npoints_empty",
        "price = 0\npoints_empty",
        "meadow.price is 0; give a whole number from 1 to 12.",
    ),
    ("holds = []", 'holds = ["coin"]', "reservoir.holds has 1 entries; give 0."),
    ("rounds = 5", "rounds = true", "tracks.rounds is true; give a whole number from 1 to 9."),
    (
        "majority_points = [10, 6, 3]",
        "majority_points = [3, 6, 10]",
        "final_scoring.majority_points is [3, 6, 10]; give the points of the first place first.",
    ),
    (
        'order = ["citizens", "coins", "city_tiles", "shared"]',
        'order = ["coins", "citizens", "city_tiles", "shared"]',
        (
            "tie_break.order is coins, citizens, city_tiles, shared; the rules know only"
            " citizens, coins, city_tiles, shared, in this order."
        ),
    ),
    (
        "scored = 3",
        "scored = 2",
        "history_setup.scored is 2, but rounds 3 to 5 are 3; give 3.",
    ),
    (
        "emblems_each_2p = 3",
        "emblems_each_2p = 5",
        "history_setup.emblems_each_2p is 5, which makes 10 for 2 players, but there are 8; give at most 4.",
    ),
    (
        "streets = 9",
        "streets = 8",
        "history_streets.streets is 8, but the board has 9 columns and rows; give 9.",
    ),
    (
        "points_by_round = [1, 2, 3, 4, 5]",
        "points_by_round = [1, 2, 3, 4]",
        "seal.points_by_round has 4 values, but the game has 5 rounds; give 5 numbers.",
    ),
    ('material = "stone"', 'material = "ston"', 'gate_rules.material is "ston"; did you mean "stone"?'),
    (
        "corners_allowed = false",
        "corners_allowed = true",
        "gate_rules.corners_allowed is true; the rules know only false.",
    ),
    (
        'left = ["A2", "A3"]',
        'left = ["A2", "E3"]',
        'entry 2 of gate_sides.left is "E3", but that side has only "A2", "A3"; remove it.',
    ),
    ('right = ["E2", "E3"]', 'right = ["E2"]', 'gate_sides.right lacks "E3"; add it.'),
    (
        'top = ["B1", "C1", "D1"]',
        'top = ["B1", "C1", "D7"]',
        'entry 3 of gate_sides.top is "D7", which is no space of the board; name an edge space.',
    ),
    ('id = "fire"', 'id = "frie"', 'event[frie].id is "frie"; did you mean "fire"?'),
    ('kind = "negative"', 'kind = "positive"', 'event[plague].kind is "positive"; give "negative".'),
    (
        'safe_on_or_next_to = ["hospital"]',
        'safe_on_or_next_to = ["dom"]',
        'entry 1 of event[plague].safe_on_or_next_to is "dom"; give "hospital".',
    ),
    (
        'majority_ties = "standard_competition"',
        'majority_ties = "skip_levels"',
        'rulings.majority_ties is "skip_levels"; did you mean "skip_one_level"?',
    ),
    (
        'markers_per_tile = "unlimited"',
        'markers_per_tile = "two"',
        'rulings.markers_per_tile is "two"; give one of "unlimited", "one".',
    ),
    ("emblems_stay = true", 'emblems_stay = "yes"', 'rulings.emblems_stay is "yes"; give true or false.'),
    (
        "emblems_stay = true",
        "emblem_stays = true",
        "unknown key `emblem_stays` in rulings; did you mean `emblems_stay`?",
    ),
    (
        "[history_streets]",
        "[history_street]",
        "unknown table `history_street`; did you mean `history_streets`?",
    ),
    ("[seal]", "[[seal]]", 'seal is [{{"source": "rulebook", "basis": "City …; give a table [seal].'),
    (
        'path = "gate_stone"',
        'path = "gate_stn"',
        'datum[AD21].path is "gate_stn"; did you mean "gate_stone"?',
    ),
    (
        'id = "AD02"',
        'id = "AD01"',
        "datum[AD01].id is used a second time, first on line {AD01}; give each its own id.",
    ),
]


@pytest.mark.parametrize(
    ("old", "new", "sentence"), REFUSED, ids=[new.split("\n")[0] for _, new, _ in REFUSED]
)
def test_a_wrong_value_is_refused_with_one_sentence(
    tmp_path: Path, old: str, new: str, sentence: str
) -> None:
    text = changed((old, new))
    line = SHIPPED[: SHIPPED.index(old)].count("\n") + 1
    first = {name: line_of_text(text, f'id = "{name}"') for name in ("hospital", "AD01")}
    assert told(tmp_path, text) == [f"mine.toml:{line}: {sentence.format(**first)}"]


def test_a_key_that_is_missing_is_told_at_its_table(tmp_path: Path) -> None:
    text = changed(("emblems_stay = true", "# nothing here"))
    line = line_of_text(text, "\n[rulings]") + 1
    assert told(tmp_path, text) == [
        f"mine.toml:{line}: rulings has no key `emblems_stay`; give true or false.",
    ]


def test_a_building_tile_too_few(tmp_path: Path) -> None:
    text = changed(
        ("copies = 4\nnumeral", "copies = 3\nnumeral"), ("repeated_copies = 4", "repeated_copies = 3")
    )
    line = line_of_text(text, "building_tiles_each")
    assert told(tmp_path, text) == [
        (
            f"mine.toml:{line}: components.building_tiles_each is 13, but the sum of their copies is 12;"
            " correct one of them."
        ),
    ]


def test_a_history_tile_too_few(tmp_path: Path) -> None:
    start = SHIPPED.index("[[event]]\n")
    end = SHIPPED.index("[[event]]\n", start + 1)
    text = SHIPPED[:start] + SHIPPED[end:]
    line = line_of_text(text, "tiles = 6\nscored")
    assert told(tmp_path, text) == [
        (
            f"mine.toml:{line}: history_setup.tiles is 6, but there are 5 tables [[event]];"
            " give 5 or add the others."
        ),
    ]


@pytest.mark.parametrize(("old", "new"), [('id = "plague"', "id = 4"), ('what = "seal', "what = 4 # seal")])
def test_a_key_that_is_read_twice_is_told_once(tmp_path: Path, old: str, new: str) -> None:
    (sentence,) = told(tmp_path, changed((old, new)))
    assert sentence.endswith(" is 4; give a text in quotes.")


def test_a_castle_that_is_not_in_the_list_of_castles(tmp_path: Path) -> None:
    text = changed(('ids = ["schnellenberg", "waldenburg"]', 'ids = ["schnellenberg"]'))
    line = line_of_text(text, 'role = "castle"')
    assert told(tmp_path, text) == [
        (
            f'mine.toml:{line}: building[waldenburg].role is "castle", but castles.ids does not name'
            ' "waldenburg"; correct one of them.'
        ),
    ]
