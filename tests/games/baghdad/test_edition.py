"""The shipped edition of Baghdad loads; a changed one loads or is refused with file, line and remedy."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from boardwright.games.baghdad import edition
from boardwright.games.baghdad.components import (
    ANY_GOODS,
    ARCHITECTS,
    ARTEFACT,
    BOAT,
    BOATS,
    BOATS_IN_PORT,
    BOOK,
    BUILD,
    COIN,
    DAY,
    FAVOUR,
    FAVOUR_POINTS,
    FIGURE,
    FIRST_ARTEFACT,
    FIRST_STUDENT,
    GOODS,
    ICONS,
    MASONRY,
    NIGHT,
    PATIENT,
    PEDESTAL,
    SKILL_TILE,
    SKILLS,
    STARTING,
    STUDENT,
    TAKE_TILE,
    WILD,
    argument_of,
    effect,
    kind_of,
    number_of,
)
from tests.games.editing import Draft

SHIPPED = edition.SHELF.text()
DRAFT = Draft(edition.SHELF)
changed, told = DRAFT.changed, DRAFT.told
PRINTED = edition.load()
FACTS = PRINTED.edition
NAMES = PRINTED.names


def without(table: str, id: str) -> str:
    """Return the shipped text without one element of an array of tables."""
    start, end = element(table, id)
    return SHIPPED[:start] + SHIPPED[end:]


def element(table: str, id: str) -> tuple[int, int]:
    """Return where an element of an array of tables begins and ends."""
    here = SHIPPED.index(f'id = "{id}"\n', SHIPPED.index(f"[[{table}]]"))
    return SHIPPED.rindex(f"[[{table}]]", 0, here), SHIPPED.index("\n\n", here) + 2


# The shipped edition


def test_the_numbers_that_the_rules_state() -> None:
    assert edition.SHELF.editions() == ["retail"]
    assert PRINTED.name == "retail"
    assert (FACTS.start_coins, FACTS.favour_by_position, FACTS.boats, FACTS.max_steps) == (
        3,
        [0, 1, 2, 3],
        5,
        3,
    )
    assert (FACTS.day_slots, FACTS.night_slots, FACTS.wisdom_slots) == (3, 3, 6)
    assert (FACTS.sell_bonus, FACTS.buy_one, FACTS.buy_two) == (1, 2, 5)
    assert (FACTS.trade_coin, FACTS.trade_good, FACTS.trade_wild, FACTS.trade_coins) == (1, 2, 3, 1)
    assert (FACTS.patient_favour, FACTS.tuition_coins, FACTS.tuition_favour, FACTS.shame_points) == (
        1,
        1,
        2,
        -3,
    )
    modules = FACTS.modules
    assert (modules.civic_need, modules.civic_points, modules.objective_points) == (1, -5, 5)
    assert (modules.objective_markers, modules.contract_stack, set(modules.contract_coins)) == (4, 6, {3})


def test_the_favour_track_begins_in_the_middle() -> None:
    board = FACTS.board
    assert board.favour_points == [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    assert board.favour_points[board.favour_start] == board.favour_points[board.favour_spend] == 0


def test_each_row_has_its_skill() -> None:
    assert [NAMES.skills[skill] for skill in FACTS.board.skill] == ["quill", "figure", "pedestal", "abacus"]
    assert FACTS.wild_covers == (1 << SKILLS) - 1


def test_the_city_has_four_quadrants_alike() -> None:
    city = FACTS.city
    forms = [
        Counter((city.kind[here], city.ring[here], city.min_players[here]) for here in city.in_quadrant[q])
        for q in range(4)
    ]
    assert forms == [forms[0]] * 4
    assert (len(city.slots), len(city.sites), len(city.palace_sites)) == (24, 20, 4)
    assert [sum(city.min_players[site] <= n for site in city.sites) for n in (2, 3, 4)] == [12, 16, 20]
    assert (city.golden_gate, city.black_gate) == (0, 2)
    assert [len(city.linked[here]) for here in range(city.locations)].count(0) == 0


def test_connections_go_both_ways() -> None:
    city = FACTS.city
    for here in range(city.locations):
        assert not city.links[here] >> here & 1
        for there in range(city.locations):
            assert city.links[here] >> there & 1 == city.links[there] >> here & 1


def test_city_tiles_come_in_three_sets_of_24() -> None:
    city = FACTS.city
    assert NAMES.tiles[FIRST_STUDENT] == "student-figure"
    assert NAMES.tiles[FIRST_STUDENT + BOAT] == "student-boat"
    assert NAMES.tiles[FIRST_ARTEFACT] == "astrolabe"
    for tiles in (city.starting_tiles, city.first_set, city.second_set):
        by_type = Counter[int]()
        for tile, copies in enumerate(tiles):
            by_type[city.type_of_tile[tile]] += copies
        assert by_type == {BOOK: 6, PATIENT: 6, ARTEFACT: 6, STUDENT: 6}


def test_every_player_has_thirteen_turns() -> None:
    cards = FACTS.cards
    for players in (2, 3, 4):
        drawn = cards.of_deck(DAY, players).bit_count() + cards.of_deck(NIGHT, players).bit_count()
        assert drawn == 10 * players
    assert Counter(cards.letter) == {-1: 40, 0: 3, 1: 3, 2: 3, 3: 3}


@pytest.mark.parametrize(
    ("card", "deck", "thing", "need", "reward", "points"),
    [
        ("A2", STARTING, -1, 0, [effect(COIN, 1), effect(FAVOUR, 1)], 0),
        ("al-khuwarizmi", DAY, ARTEFACT, 2, [effect(WILD, 1)], 0),
        ("banafsha-al-rumiyyah", DAY, PATIENT, 3, [effect(TAKE_TILE, 1, PATIENT)], 0),
        ("shahan", DAY, FAVOUR_POINTS, 3, [effect(WILD, 1)], 0),
        ("raabiah-al-adawiyya", DAY, BOATS, 3, [effect(ANY_GOODS, 2)], 0),
        ("mariam-al-astrulabi", DAY, BOOK, 3, [effect(BUILD, 1)], 0),
        ("al-tusi", NIGHT, ARCHITECTS, 4, [], 5),
        ("abu-nuwas", NIGHT, STUDENT, 3, [], 3),
    ],
)
def test_cards_ask_and_give_what_the_rules_say(
    card: str, deck: int, thing: int, need: int, reward: list[int], points: int
) -> None:
    cards = FACTS.cards
    here = NAMES.cards.index(card)
    assert (cards.deck[here], cards.thing[here], cards.need[here]) == (deck, thing, need)
    assert (cards.reward[here], cards.points[here]) == (reward, points)


def test_icons_of_a_card() -> None:
    here = NAMES.cards.index("ahmad-ibn-musa")
    icons = FACTS.cards.icons[here * ICONS : here * ICONS + ICONS]
    assert (icons[MASONRY], icons[BOAT], sum(icons)) == (1, 2, 3)


def test_the_river_leads_to_four_ports_of_four_slots() -> None:
    river = FACTS.river
    start = [river.moves[river.spaces + port] for port in range(4)]
    assert start == [5, 5, 5, 5]
    assert river.following[0] == [NAMES.spaces.index("left-1"), NAMES.spaces.index("right-1")]
    assert river.multipliers == [3, 2, 2, 1] * 4
    assert river.stack == [0, 0, 1, 1]
    assert Counter(river.goods) == {0: 2, 1: 2, 2: 1, 3: 1, 4: 1, 5: 1, -1: 3}


def test_the_palace_has_fourteen_pieces() -> None:
    palace = FACTS.palace
    assert [NAMES.piece_kinds[kind] for kind in palace.kind] == [
        *["foundation", "wall", "tower"] * 4,
        "base",
        "dome",
    ]
    goods = [sum(palace.cost[piece * GOODS : piece * GOODS + GOODS]) for piece in range(palace.pieces)]
    assert goods == [1, 2, 3] * 4 + [4, 6]
    assert palace.multiplier == [1, 2, 3] * 4 + [0, 0]
    assert palace.points == [0] * 12 + [15, 20]


def test_buildings_of_five_levels() -> None:
    buildings = FACTS.buildings
    assert Counter(buildings.level) == {0: 4, 1: 4, 2: 4, 3: 4, 4: 7}
    harbour = NAMES.buildings.index("harbour-master")
    assert (buildings.thing[harbour], buildings.points_each[harbour]) == (BOATS_IN_PORT, 3)
    clinic = NAMES.buildings.index("clinic")
    assert buildings.effects[clinic] == [effect(TAKE_TILE, 1, PATIENT)]


def test_the_library_gives_skill_tiles_and_waives_icons() -> None:
    spaces = FACTS.library_spaces
    assert (len(FACTS.library), spaces) == (16, 4)
    tiles = [place[0] for place in FACTS.library[spaces : 2 * spaces]]
    assert {kind_of(tile) for tile in tiles} == {SKILL_TILE}
    assert [argument_of(tile) for tile in tiles] == [FIGURE, 1, PEDESTAL, MASONRY]
    assert FACTS.library[3 * spaces :] == [
        [effect(TAKE_TILE, 1, PATIENT, 1)],
        [effect(TAKE_TILE, 1, STUDENT, 1)],
        [effect(TAKE_TILE, 1, ARTEFACT, 1)],
        [effect(BUILD, 1, 0, 1)],
    ]


def test_modules() -> None:
    modules = FACTS.modules
    assert [sum(least <= n for least in modules.house_min_players) for n in (2, 3, 4)] == [4, 7, 9]
    assert (modules.contracts, modules.objectives) == (12, 5)
    assert [number_of(place[0]) for place in modules.objective_rewards[5::6]] == [5] * 5


def test_the_bot() -> None:
    bot = FACTS.bot
    backs = list(zip(bot.number, bot.ring, bot.night, strict=True))
    assert len(set(backs)) == len(backs) == 16
    assert bot.favour_points == [0, 4, 8, 12]
    icons = [sum(icon != 0 for icon in bot.tile_icons[20 * n : 20 * n + 20]) for n in range(4)]
    assert icons == [3, 4, 6, 8]
    assert bot.direction == [0, 0, 1, 1]


def test_names_are_indexed_by_the_numbers_of_the_engine() -> None:
    assert NAMES.title == "Baghdad: The City of Peace"
    assert NAMES.seats == ["yellow", "green", "blue", "red"]
    assert NAMES.gaps == ["books-patients", "patients-artefacts", "artefacts-students"]
    assert NAMES.card_names[NAMES.cards.index("ibn-rushd")] == "Ibn Rushd / Averroes"
    assert NAMES.building_names[NAMES.buildings.index("sailors-guild")] == "Sailor's Guild"
    assert NAMES.things[BOATS_IN_PORT] == "boats-in-port"
    assert NAMES.difficulties == ["beginner", "intermediate", "advanced", "expert"]
    assert len({*NAMES.spaces, *NAMES.ports, *NAMES.sections}) == 19


def test_faces_can_tell_what_is_reconstructed() -> None:
    provenance = PRINTED.provenance
    assert provenance.is_reconstructed("card_icons")
    assert not provenance.is_reconstructed("day_card")
    assert not provenance.is_reconstructed("building[souk]")
    assert provenance.is_reconstructed("building_coins")
    labels = [mark.label for mark in provenance.reconstructed()]
    assert len(labels) == len(set(labels)) == 27
    assert "icons of day and night cards" in labels
    assert not [label for label in labels if "_" in label]
    assert sum(provenance.counts().values()) == 36


# Owners' files


def test_bonuses_may_repeat_and_be_of_any_kind(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    gap = '"1 coin | 1 favour | 1 good | 1 step | 1 wild"'
    path.write_text(changed((gap, '"2 coins | 2 coins | take book | build ignoring 2 | 1 coin per patient"')))
    bonus = edition.load(path).edition.board.bonus[:5]
    assert bonus[0] == bonus[1] == effect(COIN, 2)
    assert bonus[2:4] == [effect(TAKE_TILE, 1, BOOK), effect(BUILD, 1, 0, 2)]


def test_a_card_of_another_deck_with_the_same_id(tmp_path: Path) -> None:
    text = changed(('id = "A1"', 'id = "zubaydah"'))
    line = text[: text.rindex('id = "zubaydah"')].count("\n") + 1
    assert told(tmp_path, text) == [
        f"mine.toml:{line}: day_card[zubaydah].id is the id of another card too; give each its own."
    ]


def test_starting_cards_are_three_of_each_letter(tmp_path: Path) -> None:
    text = changed(('letter = "A"\nreward = "1 step + 1 coin"', 'letter = "B"\nreward = "1 step + 1 coin"'))
    assert [sentence.partition(": ")[2] for sentence in told(tmp_path, text)] == [
        "letter A has 2 starting cards; give it 3.",
        "letter B has 4 starting cards; give it 3.",
    ]


def test_a_connection_that_is_told_from_one_side_only(tmp_path: Path) -> None:
    old = 'links = ["NW-outer-2", "NW-site-1", "NW-site-2", "SW-outer-3"]'
    sentences = told(tmp_path, changed((old, old.replace(', "SW-outer-3"', ""))))
    assert [sentence.partition(": ")[2] for sentence in sentences] == [
        "location[SW-outer-3].links names NW-outer-1, but location[NW-outer-1].links does not name"
        " SW-outer-3; correct one of them."
    ]


def test_a_river_that_runs_in_a_circle(tmp_path: Path) -> None:
    old = 'id = "left-3"\nnext = ["left-port-1"]'
    sentences = told(tmp_path, changed((old, 'id = "left-3"\nnext = ["left-1"]')))
    assert [sentence.partition(": ")[2] for sentence in sentences] == [
        "river_space[left-1].next leads back to the space itself; boats never turn, correct it.",
        "port[left-port-1] cannot be reached from the start; name it as `next` of a space.",
    ]


def test_a_good_of_another_name_is_missed_wherever_it_was_named(tmp_path: Path) -> None:
    sentences = told(tmp_path, changed(('id = "lapis"', 'id = "gold"')))
    assert len(sentences) == 1 + SHIPPED.count('"lapis"') - 1 + SHIPPED.count("1 lapis")
    assert told(tmp_path, SHIPPED.replace("lapis", "gold")) == []


@pytest.mark.parametrize(
    ("table", "id", "sentences"),
    [
        (
            "contract",
            "timber-glass",
            ["components.contracts is 12, but the number of [[contract]] tables is 11; correct one of them."],
        ),
        ("port", "right-port-2", None),
        ("bot_board", "expert", ["there are 3 tables of this kind; add expert after this one."]),
        ("good", "lapis", None),
    ],
)
def test_a_table_too_few(tmp_path: Path, table: str, id: str, sentences: list[str] | None) -> None:
    said = [sentence.partition(": ")[2] for sentence in told(tmp_path, without(table, id))]
    if sentences is None:
        assert said
        assert all(sentence.endswith((".", "?")) for sentence in said)
    else:
        assert said == sentences


def test_a_level_that_could_run_out(tmp_path: Path) -> None:
    text = without("building", "stables").replace("stables = 1\n", "")
    said = [sentence.partition(": ")[2] for sentence in told(tmp_path, text)]
    assert "level 1 has 3 buildings, but as many as 4 players build one; give it 4 or more." in said


def test_a_quadrant_of_too_few_locations(tmp_path: Path) -> None:
    text = SHIPPED
    for here in ("outer-1", "outer-2", "inner-1"):
        text = text.replace(f'id = "SE-{here}"\nquadrant = "SE"', f'id = "SE-{here}"\nquadrant = "SW"')
    said = [sentence.partition(": ")[2] for sentence in told(tmp_path, text)]
    assert (
        "quadrant SE has too few locations that are never closed, so that a vizier might find none; give it 5"
        " slots and palace sites or more."
    ) in said


def test_decks_that_give_some_players_more_turns(tmp_path: Path) -> None:
    said = [
        sentence.partition(": ")[2]
        for sentence in told(tmp_path, changed(('    "sutayta-al-mahamali", "sharasim', '    "sharasim')))
    ]
    assert said == [
        "with 2 players there are 21 day and night cards, not 20 for 10 cards each; correct the marks."
    ]
