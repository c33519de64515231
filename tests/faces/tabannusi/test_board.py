"""The board as a drawing: what lies on the table, what answers, what stays hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from time import process_time
from typing import NamedTuple
from xml.etree import ElementTree as ET

import pytest

from boardwright.faces.drawing.target import is_listed
from boardwright.faces.face import Drawing, Question
from boardwright.games.tabannusi.components import (
    COMMON,
    DISTRICTS,
    NO_TILE,
    NOWHERE,
    ON_BOARD,
    ON_DISPLAY,
    SPACES,
    TRACKS,
    UNKNOWN,
)
from boardwright.games.tabannusi.face import FACE
from boardwright.games.tabannusi.face.bot_forecast import bot_has_gone, forecast_in_words, next_districts
from boardwright.games.tabannusi.face.district_plates import dice_of
from boardwright.games.tabannusi.face.naming import everybody_at, game_of, naming_of
from boardwright.games.tabannusi.face.text import text
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.games.tabannusi.turn import districts_of_die
from boardwright.kernel.bits import BIT, count, total
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation
from tests.faces.playing import parts_of

from .conftest import NAMES, Played

MOVE = r"translate:-?[\d.]+px -?[\d.]+px(;scale:0\.\d+)?"
LARGEST = 104_000  # bytes of a drawing; with the page around it less than 120,000


class Seen(NamedTuple):
    """A position with its question and its drawing."""

    observation: Observation
    question: Question
    drawing: Drawing
    root: ET.Element


def see(observation: Observation) -> Seen:
    question = FACE.question(observation, NAMES)
    drawing = FACE.board(observation, NAMES, question)
    root = ET.fromstring(f"<svg>{drawing.svg}</svg>")  # noqa: S314  # our own drawing
    return Seen(observation, question, drawing, root)


@pytest.fixture(scope="module")
def seen(everything: Sequence[Observation]) -> list[Seen]:
    """A part of all positions with what is drawn; of each kind of question at least one."""
    kinds: dict[tuple[int, str], Observation] = {}
    for observation in everything:
        kinds.setdefault((observation.setup.seats, observation.question), observation)
    return [see(observation) for observation in [*everything[::9], *kinds.values()]]


def ids_of(root: ET.Element) -> list[str]:
    return [element.get("id") or "" for element in root.iter() if element.get("id")]


def pieces(root: ET.Element) -> list[ET.Element]:
    return root.findall("g[@id='pieces']/g")


def names_of_pieces(root: ET.Element) -> set[str]:
    return {piece.get("id") or "" for piece in pieces(root)}


def printed_ids(game: Tabannusi, observation: Observation) -> set[str]:
    """Return the ids of all that is printed on the Main board of a table."""
    naming = naming_of(observation, NAMES)
    names = naming.names
    spaces = {
        f"space-{naming.place(game, district * SPACES + space)}"
        for district in range(COMMON)
        for space in range(SPACES)
        if (game.board.land[district] | game.board.border[district]) & BIT[space]
    }
    return spaces | {
        *(f"district-{number}" for number in names.districts),
        *(f"ship-{cell}" for cell in names.cells),
        *(f"port-{space}" for space in names.port_spaces),
        *(f"line-{line}" for line in names.lines),
        *(f"ziggurat-{space}" for space in names.ziggurat_spaces),
        *(f"ziggurat-tile-{track}" for track in names.tracks),
        *(f"track-{track}" for track in names.tracks),
    }


# Well made ------------------------------------------------------------------------------------------


def test_the_drawing_is_well_formed_and_its_ids_are_unique(seen: list[Seen]) -> None:
    for position in seen:
        ids = ids_of(position.root)
        assert [name for name, n in Counter(ids).items() if n > 1] == []


def test_every_stamp_that_is_printed_is_there(seen: list[Seen]) -> None:
    for position in seen:
        ids = set(ids_of(position.root))
        used = {(use.get("href") or "")[1:] for use in position.root.iter("use")}
        assert {name for name in used if not name.startswith("i-")} <= ids


def test_pieces_lie_in_one_layer_and_move_by_transforms(seen: list[Seen]) -> None:
    for position in seen[::2]:
        moving = [e for e in position.root.iter("g") if "pc" in (e.get("class") or "").split()]
        assert moving
        assert set(moving) <= set(pieces(position.root))
        for piece in moving:
            assert re.fullmatch(MOVE, piece.get("style") or "")
            assert piece.get("aria-label")


def test_names_are_escaped(games: list[Played]) -> None:
    for played in games:
        for at in (40, played.table.length):
            svg = see(played.table.observe(0, at)).drawing.svg
            assert "<script" not in svg
            if played.table.setup.seats > 1:
                assert "&lt;script&gt;" in svg


# All that lies on the table -------------------------------------------------------------------------


def test_every_printed_place_is_drawn_once_for_every_number_of_players(seen: list[Seen]) -> None:
    sides: set[int] = set()
    for position in seen[::3]:
        game = game_of(position.observation)
        ids = Counter(ids_of(position.root))
        assert {name: ids[name] for name in printed_ids(game, position.observation)} == dict.fromkeys(
            printed_ids(game, position.observation), 1
        )
        spaces = {name for name in printed_ids(game, position.observation) if name.startswith("space-")}
        assert {name for name in ids if name.startswith("space-")} == spaces
        sides.add(position.observation.setup.seats)
    assert sides == {1, 2, 3, 4}


def test_every_piece_on_the_main_board_is_drawn(seen: list[Seen]) -> None:
    for position in seen[::2]:
        game = game_of(position.observation)
        begins = Counter(name.rsplit("-", 1)[0] for name in names_of_pieces(position.root))
        names = names_of_pieces(position.root)
        laid = sum(count(spaces) for spaces in game.projects)
        assert sum(name.startswith("project-") for name in names) == laid
        assert sum(name.startswith("building-") for name in names) == len(game.deeds)
        gardens = sum(game.gardens_of(seat) for seat in everybody_at(game))
        assert sum(name.startswith("garden-") for name in names) == gardens
        water = sum(count(game.water[d] & ~game.board.border[d] & ~game.gardens[d]) for d in range(COMMON))
        special = sum(
            where >= ON_BOARD
            and not game.gardens[(where - ON_BOARD) // SPACES] & BIT[(where - ON_BOARD) % SPACES]
            for where in game.special
        )
        assert sum(name.startswith("water-") for name in names) == water - special
        assert begins["on-ship-a1"] == sum(player.ships & 1 for player in game.players)
        ships = sum(count(player.ships) for player in game.players)
        assert sum(name.startswith("on-ship-") for name in names) == ships
        markers = sum(total(player.tile_markers) for player in game.players)
        assert sum(name.startswith("on-tile-") for name in names) == markers
        houses = sum(count(player.port) + count(player.ziggurat) for player in game.players)
        assert sum(name.startswith("house-") for name in names) == houses
        assert sum(name.startswith("mastery-") for name in names) == TRACKS * len(everybody_at(game))
        shown = sum(where == ON_DISPLAY for where in game.special)
        assert sum(name.startswith("special-") for name in names) >= shown


def test_dice_lie_on_their_barges_and_workers_on_piers(seen: list[Seen]) -> None:
    for position in seen[::2]:
        game, names = game_of(position.observation), names_of_pieces(position.root)
        dice = sum(game.on_barge(game.local[d]) for d in range(DISTRICTS) if game.local[d] >= 0)
        assert sum(name.startswith("die-") for name in names) == dice
        workers = sum(player.architect != NOWHERE for player in game.players)
        assert sum(name.startswith("architect-") for name in names) == workers
        assert sum(name.startswith("assistant-") for name in names) == workers


def test_harbormasters_lie_at_their_lines_or_with_who_is_shown_in_front(seen: list[Seen]) -> None:
    for position in seen[::2]:
        game = game_of(position.observation)
        held = max(position.observation.seat, 0)
        drawn = sum(name.startswith("harbormaster-") for name in names_of_pieces(position.root))
        lying = sum(tile != NO_TILE for tile in game.harbormasters)
        assert drawn == lying + count(game.players[held].harbormasters)


def test_a_six_leads_to_numbers_that_no_die_on_its_barge_shows(seen: list[Seen]) -> None:
    sixes = 0
    for position in seen:
        game = game_of(position.observation)
        for district in range(DISTRICTS):
            values = dice_of(game, district)
            if FACES in values:
                there = districts_of_die(game, district, FACES, district)
                assert there == [d for d in range(DISTRICTS) if d + 1 not in values] or there == [district]
                sixes += 1
    assert sixes > 20


def test_everybody_has_an_area(seen: list[Seen]) -> None:
    for position in seen[::3]:
        ids = ids_of(position.root)
        for seat in everybody_at(game_of(position.observation)):
            assert ids.count(f"area-{seat}") == 1


def test_decrees_stay_in_sight_when_they_are_taken(games: list[Played]) -> None:
    taken = 0
    for played in games:
        position = see(played.table.observe(NOBODY))
        game = game_of(position.observation)
        ids = ids_of(position.root)
        for player in game.players:
            for decree, id in enumerate(naming_of(position.observation, NAMES).names.decrees):
                if player.decrees & BIT[decree]:
                    assert f"decree-{id}" in ids
                    taken += 1
        shown = game.edition.decrees_shown[played.table.setup.seats - 1]
        assert sum(name.startswith("decree-") for name in ids) == shown
    assert taken


def test_the_solo_game_shows_its_cards_and_where_the_bot_may_go(games: list[Played]) -> None:
    shown = 0
    last = games[0].table.observe(NOBODY)
    assert bot_has_gone(game_of(last))
    for observation in [*games[0].seen[::12], last]:
        position = see(observation)
        game, ids = game_of(observation), ids_of(position.root)
        for card in (game.left, game.right):
            if card != NO_TILE:
                assert f"automa-{naming_of(observation, NAMES).names.automa_cards[card]}" in ids
        ways = next_districts(game)
        gone = bot_has_gone(game)
        assert ("nowhere: it has no turn left" in [text.text for text in position.root.iter()]) == gone
        assert ("bot-next" in ids) == (sum(ways) > 0 and game.players[BOT].architect >= 0 and not gone)
        words = forecast_in_words(game, naming_of(observation, NAMES))
        assert words in text(observation, NAMES)
        assert words.startswith("The Bot goes next to District") == ("bot-next" in ids)
        if "bot-next" in ids:
            assert sum(ways) == count(game.automa_deck)
            left = [district for district, n in enumerate(game.automa_markers) if n]
            here = game.players[BOT].architect  # two cards without a step leave it where it is
            assert all(district in [*left, here] for district, n in enumerate(ways) if n and left)
            shown += 1
    assert shown > 5


# Hidden things -----------------------------------------------------------------------------------------


def test_hidden_cards_do_not_change_the_drawing(seen: list[Seen]) -> None:
    compared = 0
    for position in seen[::4]:
        game = game_of(position.observation)
        if UNKNOWN not in [card for player in game.players for card in player.urban]:
            continue
        for seed in (1, 2):
            other = game.resample(position.observation.seat, Rng(seed)).seen_by(position.observation.seat)
            again = see(replace(position.observation, game=other))
            assert again.drawing.svg == position.drawing.svg
        compared += 1
    assert compared > 5


def test_cards_of_others_are_not_named(games: list[Played]) -> None:
    looked = 0
    for played in games[1:]:
        at = played.table.length * 2 // 3
        for viewer in range(played.table.setup.seats):
            svg = see(played.table.observe(viewer, at)).drawing.svg
            for holder in range(played.table.setup.seats):
                observation = played.table.observe(holder, at)
                for card in game_of(observation).players[holder].urban:
                    id = naming_of(observation, NAMES).names.urban_cards[card]
                    assert (f">{id}<" in svg) == (holder == viewer)
                    looked += 1
    assert looked >= 18


# Answers ------------------------------------------------------------------------------------------------


def test_targets_cover_every_answer_that_has_a_place(seen: list[Seen]) -> None:
    for position in seen:
        targets = [e for e in position.root.findall("g[@id='targets']/g") if "tgt" in (e.get("class") or "")]
        for target in targets:
            label = target.get("aria-label")
            option = position.question.options[int(target.get("data-opt") or 0) - 1]
            # without a label scripts take it from the bar, which lists the place
            assert label.startswith(f"Option {option.number}: ") if label else is_listed(option)
        drawn = [(target.get("data-opt"), target.get("id")) for target in targets]
        expected = {(str(o.number), element) for o in position.question.options for element in o.targets}
        assert len(drawn) == len(set(drawn))
        assert set(drawn) == expected
        for option in position.question.options:
            assert len(option.targets) in (0, len(option.actions))
            assert len(option.target_labels) in (0, len(option.actions))


def test_most_kinds_of_answers_have_a_place(seen: list[Seen]) -> None:
    placed: set[str] = set()
    for position in seen:
        for option in position.question.options:
            if option.targets:
                placed |= {words.split()[0] for words in option.words}
    assert placed >= {
        "start-building",
        "start-in",
        "take-die",
        "move",
        "move-for-gold",
        "project",
        "construct",
        "garden",
        "port-house",
        "claim-ship",
        "ziggurat-house",
        "use-tile",
        "buy-water",
        "buy-garden",
        "place-water",
        "place-garden",
        "refill",
        "step",
        "pick-die",
        "pick-water",
    }


def test_a_place_on_the_board_has_one_flag(seen: list[Seen]) -> None:
    for position in seen:
        elements = [e for o in position.question.options for e in set(o.targets)]
        assert len(elements) == len(set(elements))


def test_what_is_blocked_points_at_things_that_are_drawn(seen: list[Seen]) -> None:
    pointed = 0
    for position in seen:
        ids = set(ids_of(position.root))
        for blocked in position.question.blocked:
            assert set(blocked.targets) <= ids
            pointed += len(blocked.targets)
    assert pointed > 100


def test_stories_point_at_things_that_have_an_id(games: list[Played]) -> None:
    linked = 0
    clauses = {clause.id for clause in FACE.rules()}
    for played in games:
        log = played.table.observe(NOBODY).log
        for line in log[5::7]:
            before = played.table.observe(NOBODY, line.number - 1)
            links = {link for _, link in parts_of(FACE.story(before, line, NAMES)) if link}
            ruled = {link for link in links if link.startswith("rule:")}
            assert {link.removeprefix("rule:") for link in ruled} <= clauses
            links -= ruled
            if links:
                after = see(played.table.observe(NOBODY, line.number))
                assert links <= set(ids_of(after.root))
                linked += len(links)
    assert linked > 30


def rings(root: ET.Element) -> list[tuple[str, float, float, float, float]]:
    """Return (id of the target, x, y, width, height) of every ring that is a rectangle."""
    shapes = {f"#{e.get('id')}": ring for e in root.iter("g") for ring in e.iterfind("rect[@class='ring']")}
    out: list[tuple[str, float, float, float, float]] = []
    for target in root.findall("g[@id='targets']/g"):
        use = target.find("use")
        ring = shapes.get(use.get("href") or "") if use is not None else None
        if use is not None and ring is not None:
            x, y = (float(use.get(key) or 0) for key in ("x", "y"))
            width, height = (float(ring.get(key) or 0) for key in ("width", "height"))
            out.append((target.get("id") or "", x, y, width, height))
    return out


def test_targets_stay_inside_the_drawing_and_are_large_enough(seen: list[Seen]) -> None:
    looked = 0
    for position in seen:
        _, _, width, height = position.drawing.view_box
        for _, x, y, wide, high in rings(position.root):
            assert min(wide, high) >= 24
            assert x >= 0
            assert y >= 0
            assert x + wide <= width
            assert y + high <= height
            looked += 1
    assert looked > 200


def test_every_target_is_counted_in_the_view_that_shows_it(seen: list[Seen]) -> None:
    for position in seen:
        views = position.drawing.views
        elements = {target for option in position.question.options for target in option.targets}
        assert sum(view.targets for view in views) == len(elements)
        middles = [(x + wide / 2, y + high / 2) for _, x, y, wide, high in rings(position.root)]
        around = len(elements) - len(middles)  # Projects have no rectangle around them
        for view in views:
            inside = [
                (x, y)
                for x, y in middles
                for left, top, width, height in view.boxes
                if left <= x <= left + width and top <= y <= top + height
            ]
            assert view.targets <= len(inside) + (around if view.key == "districts" else 0)


def test_parts_for_small_screens_can_be_read(seen: list[Seen]) -> None:
    """The smallest text is 11 units, a phone 378 pixels wide."""
    for position in seen[::10]:
        for view in position.drawing.views:
            assert all(width <= 490 for _, _, width, _ in view.boxes)


# Looking at any position ----------------------------------------------------------------------------------


def test_spectators_and_every_stage_of_the_set_up_have_a_board(games: list[Played]) -> None:
    for played in games:
        for at in (*range(0, 80, 9), played.table.length):
            position = see(played.table.observe(NOBODY, at))
            assert position.root.find("g[@id='targets']") is not None
            assert len(pieces(position.root)) >= TRACKS


def test_drawing_is_quick_and_small(seen: list[Seen]) -> None:
    """A few milliseconds; the bound leaves room for slow and busy machines."""
    sample = seen[:: max(1, len(seen) // 20)]
    began = process_time()
    for position in sample:
        FACE.board(position.observation, NAMES, position.question)
    assert (process_time() - began) / len(sample) < 0.04
    assert max(len(position.drawing.svg.encode()) for position in seen) < LARGEST


def test_special_water_is_drawn_where_it_lies(seen: list[Seen]) -> None:
    laid = 0
    for position in seen[::2]:
        game = game_of(position.observation)
        for tile, where in enumerate(game.special):
            district, space = divmod(where - ON_BOARD, SPACES)
            if where < ON_BOARD or game.gardens[district] & BIT[space]:
                continue
            names = naming_of(position.observation, NAMES).names
            element = position.root.find(f".//g[@id='special-{names.special_water[tile]}']")
            assert element is not None
            bonus = f"#_b{game.edition.special_bonus[tile]}"
            assert bonus in [use.get("href") for use in element.iter("use")]
            laid += 1
    assert laid > 3
