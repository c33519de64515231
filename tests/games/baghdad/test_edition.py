"""The shipped edition of Baghdad loads; a changed one loads or is refused with file, line and remedy."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from boardwright.games.baghdad import components as box
from boardwright.games.baghdad import edition
from boardwright.games.baghdad.components import effect
from tests.games.editing import Draft
from tests.games.readings import readings

SHIPPED = edition.SHELF.text()
DRAFT = Draft(edition.SHELF)
changed, told = DRAFT.changed, DRAFT.told
PRINTED = edition.load()
FACTS = PRINTED.edition
NAMES = PRINTED.names


def without(text: str, table: str, *ids: str) -> str:
    """Return a text without some elements of an array of tables."""
    for id in ids:
        here = text.index(f'id = "{id}"\n', text.index(f"[[{table}]]"))
        text = text[: text.rindex(f"[[{table}]]", 0, here)] + text[text.index("\n\n", here) + 2 :]
    return text


def said(folder: Path, text: str) -> list[str]:
    """Return what the check says of a text, file and line left out."""
    return [sentence.partition(": ")[2] for sentence in told(folder, text)]


# The shipped edition


def test_the_numbers_that_the_rules_state() -> None:
    assert (FACTS.start_coins, FACTS.boats, FACTS.max_steps, FACTS.shame_points) == (3, 5, 3, -3)
    assert FACTS.favour_by_position == [0, 1, 2, 3]
    assert (FACTS.day_slots, FACTS.night_slots, FACTS.wisdom_slots) == (3, 3, 6)
    assert (FACTS.sell_bonus, FACTS.buy_one, FACTS.buy_two) == (1, 2, 5)
    assert (FACTS.trade_coin, FACTS.trade_good, FACTS.trade_wild, FACTS.trade_coins) == (1, 2, 3, 1)
    assert (FACTS.patient_favour, FACTS.tuition_coins, FACTS.tuition_favour) == (1, 1, 2)
    modules = FACTS.modules
    assert (modules.civic_need, modules.civic_points, modules.objective_points) == (1, -5, 5)
    assert (modules.objective_markers, modules.contract_stack, set(modules.contract_coins)) == (4, 6, {3})
    assert [sum(least <= n for least in modules.house_min_players) for n in (2, 3, 4)] == [4, 7, 9]
    assert (modules.contracts, modules.objectives) == (12, 5)


def test_the_player_board() -> None:
    board = FACTS.board
    assert board.favour_points == [-4, -3, -2, -1, 0, 1, 2, 3, 4]
    assert board.favour_points[board.favour_start] == board.favour_points[board.favour_spend] == 0
    assert [NAMES.skills[skill] for skill in board.skill] == ["quill", "figure", "pedestal", "abacus"]
    assert FACTS.wild_covers == (1 << box.SKILLS) - 1


def test_the_city_has_four_quadrants_alike() -> None:
    city = FACTS.city
    forms = [
        Counter((city.kind[here], city.ring[here], city.min_players[here]) for here in places)
        for places in city.in_quadrant
    ]
    assert forms == [forms[0]] * 4
    assert (len(city.slots), len(city.sites), len(city.palace_sites)) == (24, 20, 4)
    assert [sum(city.min_players[site] <= n for site in city.sites) for n in (2, 3, 4)] == [12, 16, 20]
    assert (city.golden_gate, city.black_gate) == (0, 2)
    assert all(city.linked)


def test_city_tiles_come_in_three_sets_of_24() -> None:
    city = FACTS.city
    assert NAMES.tiles[box.FIRST_STUDENT] == "student-figure"
    assert NAMES.tiles[box.FIRST_STUDENT + box.BOAT] == "student-boat"
    assert NAMES.tiles[box.FIRST_ARTEFACT] == "astrolabe"
    for tiles in (city.starting_tiles, city.first_set, city.second_set):
        by_type = Counter[int]()
        for tile, copies in enumerate(tiles):
            by_type[city.type_of_tile[tile]] += copies
        assert by_type == dict.fromkeys(range(box.TYPES), 6)


@pytest.mark.parametrize(
    ("card", "deck", "thing", "need", "reward", "points"),
    [
        ("A2", box.STARTING, -1, 0, [effect(box.COIN, 1), effect(box.FAVOUR, 1)], 0),
        ("al-khuwarizmi", box.DAY, box.ARTEFACT, 2, [effect(box.WILD, 1)], 0),
        ("banafsha-al-rumiyyah", box.DAY, box.PATIENT, 3, [effect(box.TAKE_TILE, 1, box.PATIENT)], 0),
        ("shahan", box.DAY, box.FAVOUR_POINTS, 3, [effect(box.WILD, 1)], 0),
        ("raabiah-al-adawiyya", box.DAY, box.BOATS, 3, [effect(box.ANY_GOODS, 2)], 0),
        ("mariam-al-astrulabi", box.DAY, box.BOOK, 3, [effect(box.BUILD, 1)], 0),
        ("al-tusi", box.NIGHT, box.ARCHITECTS, 4, [], 5),
        ("abu-nuwas", box.NIGHT, box.STUDENT, 3, [], 3),
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
    here = NAMES.cards.index("ahmad-ibn-musa") * box.ICONS
    icons = FACTS.cards.icons[here : here + box.ICONS]
    assert (icons[box.MASONRY], icons[box.BOAT], sum(icons)) == (1, 2, 3)


def test_the_river_leads_to_four_ports_of_four_slots() -> None:
    river = FACTS.river
    assert [river.moves[river.spaces + port] for port in range(4)] == [5, 5, 5, 5]
    assert river.following[0] == [NAMES.spaces.index("left-1"), NAMES.spaces.index("right-1")]
    assert (river.multipliers, river.stack) == ([3, 2, 2, 1] * 4, [0, 0, 1, 1])
    assert Counter(river.goods) == {0: 2, 1: 2, 2: 1, 3: 1, 4: 1, 5: 1, -1: 3}


def test_the_palace_has_fourteen_pieces() -> None:
    palace = FACTS.palace
    assert palace.kind == [*[box.FOUNDATION, box.WALL, box.TOWER] * 4, box.BASE, box.DOME]
    goods = [sum(palace.cost[piece * box.GOODS :][: box.GOODS]) for piece in range(palace.pieces)]
    assert goods == [1, 2, 3] * 4 + [4, 6]
    assert palace.multiplier == [1, 2, 3] * 4 + [0, 0]
    assert palace.points == [0] * 12 + [15, 20]


def test_buildings_and_library() -> None:
    buildings, spaces = FACTS.buildings, FACTS.library_spaces
    assert Counter(buildings.level) == {0: 4, 1: 4, 2: 4, 3: 4, 4: 7}
    harbour = NAMES.buildings.index("harbour-master")
    assert (buildings.thing[harbour], buildings.points_each[harbour]) == (box.BOATS_IN_PORT, 3)
    assert buildings.effects[NAMES.buildings.index("clinic")] == [effect(box.TAKE_TILE, 1, box.PATIENT)]
    skills = (box.FIGURE, box.ABACUS, box.PEDESTAL, box.MASONRY)
    assert FACTS.library[spaces : 2 * spaces] == [[effect(box.SKILL_TILE, 1, skill)] for skill in skills]
    waived = [effect(box.TAKE_TILE, 1, type, 1) for type in (box.PATIENT, box.STUDENT, box.ARTEFACT)]
    assert FACTS.library[3 * spaces :] == [[one] for one in (*waived, effect(box.BUILD, 1, 0, 1))]


def test_the_bot() -> None:
    bot = FACTS.bot
    assert len(set(zip(bot.number, bot.ring, bot.night, strict=True))) == bot.cards == 16  # backs differ
    assert (bot.favour_points, bot.direction) == ([0, 4, 8, 12], [0, 0, 1, 1])
    assert [sum(icon != 0 for icon in bot.tile_icons[20 * n :][:20]) for n in range(4)] == [3, 4, 6, 8]


def test_names_are_indexed_by_the_numbers_of_the_engine() -> None:
    assert NAMES.title == "Baghdad: The City of Peace"
    assert NAMES.seats == ["yellow", "green", "blue", "red"]
    assert NAMES.gaps == ["books-patients", "patients-artefacts", "artefacts-students"]
    assert NAMES.card_names[NAMES.cards.index("ibn-rushd")] == "Ibn Rushd / Averroes"
    assert NAMES.building_names[NAMES.buildings.index("sailors-guild")] == "Sailor's Guild"
    assert NAMES.things[box.BOATS_IN_PORT] == "boats-in-port"
    assert NAMES.difficulties == ["beginner", "intermediate", "advanced", "expert"]
    assert len({*NAMES.spaces, *NAMES.ports, *NAMES.sections}) == 19


def test_faces_can_tell_what_is_reconstructed() -> None:
    provenance = PRINTED.provenance
    tables = ("card_icons", "building_coins", "day_card", "building[souk]")
    assert [provenance.is_reconstructed(table) for table in tables] == [True, True, False, False]
    labels = [mark.label for mark in provenance.reconstructed()]
    assert len(labels) == len(set(labels)) == 27
    assert "icons of day and night cards" in labels
    assert not [label for label in labels if "_" in label]


# Owners' files


def test_bonuses_may_repeat_and_be_of_any_kind(tmp_path: Path) -> None:
    path = tmp_path / "mine.toml"
    gap = '"1 coin | 1 favour | 1 good | 1 step | 1 wild"'
    path.write_text(changed((gap, '"2 coins | 2 coins | take book | build ignoring 2 | 1 coin per patient"')))
    bonus = edition.load(path).edition.board.bonus[:4]
    coins, book = effect(box.COIN, 2), effect(box.TAKE_TILE, 1, box.BOOK)
    assert bonus == [coins, coins, book, effect(box.BUILD, 1, 0, 2)]


@pytest.mark.parametrize(
    ("reading", "switch"),
    [
        ("wilds_cover_masonry", "wilds_are_no_masonry"),
        ("boats_in_port_count", "boats_in_port_do_not_count"),
        ("action_may_be_skipped", "action_is_a_duty"),
        ("full_circle_to_same_location", "never_the_same_location"),
        ("boat_moves_optional", "boat_moves_are_a_duty"),
    ],
)
def test_each_reading_sets_its_switch_alone(tmp_path: Path, reading: str, switch: str) -> None:
    assert not any(readings(PRINTED.switches).values())
    path = tmp_path / "mine.toml"
    path.write_text(changed((f"{reading} = true", f"{reading} = false")), encoding="utf-8")
    assert [name for name, on in readings(edition.load(path).switches).items() if on] == [switch]


# What is refused: what stands in the file => what takes its place, and the sentence without file and line

REFUSED = """
palace_pieces = 14 => 15
    components.palace_pieces is 15, but the number of [[palace_piece]] tables is 14; correct one of them.
city_tiles = 72 => 73
    components.city_tiles is 73, but the sum over all city tiles is 72; correct one of them.
goods = 36 => 35
    components.goods is 35, but the sum over all kinds of goods is 36; correct one of them.
player_markers = 32 => 16
    components.player_markers is 16, but the sum over all players is 32; correct one of them.
favour_by_position = [0, 1, 2, 3] => [0, 1, 2, 5]
    set_up.favour_by_position is [0, 1, 2, 5], but the track has 4 spaces above its start; give at most 4.
turns = 13 => 12
    course.turns is 12, but the sum of starting and drawn cards is 13; correct one of them.
wisdom_slots = 6 => 7
    turn.wisdom_slots is 7, but the sum of turn.day_slots and night_slots is 6; correct one of them.
favour_for_a_wild = 3 => 5
    a trade takes 5 favour, but the track reaches only 4 spaces below the one from which favour is spent;
    correct one of them.
ids = ["astrolabe", "globe", "clock", "lamp", "alembic", "automaton"] => ["astrolabe", "globe", "clock"]
    artefact_kinds.ids names 3 kinds of artefact; name 5 to 18.
golden_to = "NE" => "SE"
    gates.golden_to is "SE"; give "NE", the quadrant clockwise of NW.
tile_slots = 24 => 23
    map.tile_slots is 23, but the number of such locations is 24; correct one of them.
sites_3_players = 16 => 15
    map.sites_3_players is 15, but the number of sites that are open is 16; correct one of them.
degrees = 285 => 85
    location[NW-outer-1].degrees is 85, outside its quadrant; give a number from 270 on and before 0.
boat_coins = [2, 3, 4, 5] => [3, 2, 4, 5]
    player_board.boat_coins is [3, 2, 4, 5]; give the smallest first.
start_points = 0 => 9
    favour_track.start_points is 9, a space that the track does not have; give one of
    [4, 3, 2, 1, 0, -1, -2, -3, -4].
gap_1 = "1 coin | 1 favour | => "1 favour |
    bonus_grid[A].gap_1 names 4 places; name 5, kept apart by " | ".
gap_1 = "1 coin | 1 favour | => "1 coin + 1 step | 1 favour |
    bonus_grid[A].gap_1 must name one effect for each spot; correct it.
reward = "1 step + 1 coin" => "1 step + 1 cion"
    starting_card[A3].reward names "1 cion", which is not an effect; did you mean "1 coin"?
reward = "1 step + 1 coin" => "1 step and 1 coin"
    starting_card[A3].reward names "1 step and 1 coin", which is not an effect; write it as in 1 coin,
    take book or build.
reward = "take patient" => "take patients"
    day_card[banafsha-al-rumiyyah].reward names "take patients", which is not an effect; did you mean
    "take patient"?
icons = "1 figure + 1 quill + 1 boat" => "1 figure + 1 figure"
    starting_card[A2].icons names figure twice; give it once with its number.
needs = "2 artefacts" => "2 artefact"
    day_card[al-khuwarizmi].needs names "2 artefact", which is not a requirement; did you mean "2 artefacts"?
needs = "2 artefacts" => "6 artefacts"
    day_card[al-khuwarizmi].needs asks for 6, but nobody can have more than 5 artefacts; correct it.
needs = "3 favour" => "5 favour"
    day_card[shahan].needs asks for 5, but nobody can have more than 4 favour; correct it.
"zad-mihr", => "arib",
    card_marks.from_4_players names arib, which needs 3 players already; give it one mark.
next = ["left-1", "right-1"] => ["left-1"]
    river_space[start].next names one space; name the left and the right one.
cost = "1 brick" => "1 brik"
    palace_piece[foundation-north].cost names "1 brik", which is not one of them with its number; did you
    mean "1 brick"?
skill abacus | skill pedestal => skill figure | skill pedestal
    library_row[book-3].rewards must name a different skill tile at each place; correct it.
2 boat-moves | 2 favour | 1 step + 1 coin | 1 wild => 2 boat-moves | 2 favour | 1 step | skill quill
    library_row[book-2].rewards names a skill tile; these lie in the row of the third book only.
points = [5, 4, 4, 3, 3, 2, 2, 1, 1] => [5, 4, 4, 3, 3, 2, 2, 1, 2]
    public_houses.points is [5, 4, 4, 3, 3, 2, 2, 1, 2]; give the largest first.
public_houses_3_players = 7 => 6
    set_up.public_houses_3_players is 6, but the number of slots that public_houses.from_players gives is 7;
    correct one of them.
1 wild + 1 step + 1 coin | 5 points => 1 wild + 1 step + 1 coin | 6 points
    the last place of objective[books].spaces.rewards must be 5 points, as scoring.objective_points says;
    correct one of them.
direction_by_number = "left left right right" => "left left right up"
    bot.direction_by_number is "left left right up"; give left or right for each of the numbers 1 to 4.
build_palace = ["books-5"] => ["patients-4"]
    bot_board[beginner].build_palace names patients-4, where another icon waits; give it one.
one_movement_per_boat = true => false
    rulings.one_movement_per_boat is false, a reading that cannot be played here; give true.
"""


@pytest.mark.parametrize("case", re.split(r"\n(?=\S)", REFUSED.strip()))
def test_a_wrong_value_is_refused_with_one_sentence(tmp_path: Path, case: str) -> None:
    change, _, sentence = case.partition("\n")
    old, _, new = change.partition(" => ")
    key, equals, _ = old.partition(" = ")
    line = SHIPPED[: SHIPPED.index(old)].count("\n") + 1
    corrected = changed((old, f"{key} = {new}" if equals else new))
    assert told(tmp_path, corrected) == [f"mine.toml:{line}: {' '.join(sentence.split())}"]


def test_decks_agree(tmp_path: Path) -> None:
    text = changed(('id = "A1"', 'id = "zubaydah"'))
    assert said(tmp_path, text) == ["day_card[zubaydah].id is the id of another card too; give each its own."]
    starting = 'letter = "A"\nreward = "1 step + 1 coin"'
    assert said(tmp_path, changed((starting, starting.replace("A", "B")))) == [
        "letter A has 2 starting cards; give it 3.",
        "letter B has 4 starting cards; give it 3.",
    ]
    assert said(tmp_path, changed(('"sutayta-al-mahamali", ', ""))) == [
        "with 2 players there are 21 day and night cards, not 20 for 10 cards each; correct the marks."
    ]
    fewer = without(changed(("bot_cards = 16", "bot_cards = 13")), "bot_card", "bot-14", "bot-15", "bot-16")
    assert said(tmp_path, fewer) == [
        "there are 13 bot cards, but the bot has 13 turns and looks at one card more; add cards."
    ]


def test_a_connection_that_is_told_from_one_side_only(tmp_path: Path) -> None:
    assert said(tmp_path, changed(('"NW-site-2", "SW-outer-3"]', '"NW-site-2"]'))) == [
        "location[SW-outer-3].links names NW-outer-1, but location[NW-outer-1].links does not name"
        " SW-outer-3; correct one of them."
    ]


def test_a_river_that_runs_in_a_circle_or_names_a_place_twice(tmp_path: Path) -> None:
    assert said(tmp_path, changed(('next = ["left-port-1"]', 'next = ["left-1"]'))) == [
        "river_space[left-1].next leads back to the space itself; boats never turn, correct it.",
        "port[left-port-1] cannot be reached from the start; name it as `next` of a space.",
    ]
    twice = "port[left-1].id is the id of a river space too; give each its own."
    assert twice in said(tmp_path, SHIPPED.replace("left-port-1", "left-1"))


def test_a_good_of_another_name_is_missed_wherever_it_was_named(tmp_path: Path) -> None:
    sentences = told(tmp_path, changed(('id = "lapis"', 'id = "gold"')))
    assert len(sentences) == 1 + SHIPPED.count('"lapis"') - 1 + SHIPPED.count("1 lapis")
    assert told(tmp_path, SHIPPED.replace("lapis", "gold")) == []


@pytest.mark.parametrize(
    ("table", "id", "sentence"),
    [
        ("port", "right-port-2", "there are 3 ports; give 4."),
        ("good", "lapis", "there are 5 kinds of goods; give 6."),
        (
            "building",
            "stables",
            "level 1 has 3 buildings, but as many as 4 players build one; give it 4 or more.",
        ),
        ("location", "NW-palace", "quadrant NW has 0 palace sites; give it one."),
    ],
)
def test_a_table_too_few(tmp_path: Path, table: str, id: str, sentence: str) -> None:
    text = without(SHIPPED, table, id).replace("stables = 1\n", "").replace('"NW-palace", ', "")
    assert sentence in said(tmp_path, text.replace(', "NW-palace"', ""))


def test_a_quadrant_of_too_few_locations(tmp_path: Path) -> None:
    text = re.sub(r'(id = "SE-(?:outer-[12]|inner-1)"\nquadrant = )"SE"', r'\1"SW"', SHIPPED)
    assert (
        "quadrant SE has too few locations that are never closed, so that a vizier might find none; give it 5"
        " slots and palace sites or more."
    ) in said(tmp_path, text)
