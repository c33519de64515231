"""The shipped edition of Attandarra loads; a changed one loads or is refused with file, line and remedy."""

from __future__ import annotations

from pathlib import Path

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
            f"mine.toml:{line}: history_setup.tiles is 6, but the number of [[event]] tables is 5;"
            " correct one of them."
        ),
    ]


def test_a_castle_that_is_not_in_the_list_of_castles(tmp_path: Path) -> None:
    text = changed(('ids = ["schnellenberg", "waldenburg"]', 'ids = ["schnellenberg"]'))
    line = line_of_text(text, 'role = "castle"')
    assert told(tmp_path, text) == [
        (
            f'mine.toml:{line}: building[waldenburg].role is "castle", but castles.ids does not name'
            ' "waldenburg"; correct one of them.'
        ),
    ]
