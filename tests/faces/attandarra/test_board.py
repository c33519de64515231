"""The board as a drawing, the panels, the table as text."""

from __future__ import annotations

import re
from time import process_time
from xml.etree import ElementTree as ET

import pytest

from boardwright.faces.face import Drawing
from boardwright.faces.registry import face
from boardwright.games.attandarra.edition import load
from boardwright.games.attandarra.face.naming import game_of
from boardwright.kernel.packing import NOBODY

from .conftest import NAMES, Played, Seen

FACE = face("attandarra")

Roots = list[tuple[Seen, ET.Element]]


def drawn(seen: Seen) -> Drawing:
    return FACE.board(seen.observation, NAMES, seen.question)


@pytest.fixture(scope="module")
def roots(positions: list[Seen], fire: Seen) -> Roots:
    """Every position with its drawing."""
    return [(seen, parsed(drawn(seen))) for seen in [*positions, fire]]


def parsed(drawing: Drawing) -> ET.Element:
    return ET.fromstring(f"<svg>{drawing.svg}</svg>")  # noqa: S314  # our own drawing


def test_the_drawing_is_well_formed_and_its_ids_are_unique(roots: Roots) -> None:
    for _, root in roots:
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(set(ids)) == len(ids)


def test_pieces_lie_in_one_flat_layer_and_have_names(roots: Roots) -> None:
    for _, root in roots[::3]:
        layer = root.find("g[@id='pieces']")
        assert layer is not None
        everywhere = [e for e in root.iter("g") if "pc" in (e.get("class") or "").split()]
        assert everywhere == [piece for piece in layer if not (piece.get("id") or "").startswith("tile-")]
        for piece in layer:
            assert piece.get("aria-label")
            if (piece.get("id") or "").startswith("tile-"):  # never moved
                assert re.fullmatch(r"translate\([\d.]+,[\d.]+\)", piece.get("transform") or "")
            else:
                assert re.fullmatch(r"translate:-?[\d.]+px -?[\d.]+px", piece.get("style") or "")


def test_targets_cover_every_answer_that_has_one(roots: Roots) -> None:
    """An answer is found by its option and its place; both stand in the decision bar, too."""
    for seen, root in roots:
        targets = root.findall("g[@id='targets']/g[@class='tgt']")
        for target in targets:
            assert (target.get("aria-label") or "").startswith(f"Option {target.get('data-opt')}: ")
        drawn = [(target.get("data-opt"), target.get("id")) for target in targets]
        expected = {(str(o.number), element) for o in seen.question.options for element in o.targets}
        assert len(drawn) == len(set(drawn))
        assert set(drawn) == expected
        for option in seen.question.options:
            assert len(option.targets) in (0, len(option.actions))


def test_what_is_blocked_points_at_things_that_are_drawn(roots: Roots) -> None:
    for seen, root in roots:
        ids = {element.get("id") for element in root.iter()}
        for blocked in seen.question.blocked:
            assert set(blocked.targets) <= ids | {"hand-clay", "hand-wood", "hand-stone", "hand-glass"}


def test_targets_stay_inside_the_drawing_and_are_large_enough(roots: Roots) -> None:
    for _, root in roots:
        shapes = {
            f"#{e.get('id')}": ring for e in root.iter("g") for ring in e.iterfind("rect[@class='ring']")
        }
        stamps = root.findall("g[@id='targets']/g[@class='tgt']/use[1]")
        assert len(stamps) == len(root.findall("g[@id='targets']/g[@class='tgt']"))
        for use in stamps:
            ring = shapes[use.get("href") or ""]
            width, height = (float(ring.get(key) or 0) for key in ("width", "height"))
            x, y = (float(use.get(key) or 0) for key in ("x", "y"))
            assert min(width, height) >= 24
            assert x >= -1
            assert y >= -7
            assert x + width <= 1097
            assert y + height <= 701


def test_names_are_escaped(games: list[Played]) -> None:
    for game in games:
        observation = game.table.observe(0)
        svg = FACE.board(observation, NAMES, FACE.question(observation, NAMES)).svg
        assert "<script" not in svg
        assert "&lt;script&gt;" in svg


def test_markers_keep_their_ids_from_the_main_board_into_a_city(games: list[Played]) -> None:
    followed = 0
    for game in games:
        log = game.table.observe(NOBODY).log
        for k, line in enumerate(log):
            verb, _, space = line.words.partition(" ")
            if verb != "take-marker":
                continue
            before, after = (game.table.observe(NOBODY, at) for at in (k, k + 1))
            boards = [FACE.board(o, NAMES, FACE.question(o, NAMES)).svg for o in (before, after)]
            labels = [set(re.findall(rf'id="(marker-{space}-\d)"', board)) for board in boards]
            assert labels[0] == labels[1]
            followed += 1
            if followed % 4 == 0:
                break
    assert followed > 8


def test_spectators_and_finished_games_have_a_board(games: list[Played]) -> None:
    for game in games:
        for at in (0, 5, game.table.length):
            observation = game.table.observe(NOBODY, at)
            root = parsed(FACE.board(observation, NAMES, FACE.question(observation, NAMES)))
            assert root.find("g[@id='targets']") is not None
            assert len(root.findall(".//g[@id='city-0']")) == 1


def test_every_target_is_counted_in_one_view(positions: list[Seen], fire: Seen) -> None:
    for seen in [*positions, fire]:
        drawing = drawn(seen)
        elements = {target for option in seen.question.options for target in option.targets}
        assert sum(view.targets for view in drawing.views) == len(elements)
        assert [view.key for view in drawing.views] == ["market", "city", "tiles", "others"]


def test_drawing_is_quick(positions: list[Seen]) -> None:
    """A few milliseconds; the bound leaves room for slow and busy machines."""
    sample = positions[:: max(1, len(positions) // 20)]
    began = process_time()
    for seen in sample:
        drawn(seen)
    assert (process_time() - began) / len(sample) < 0.03


def test_panels_and_status_follow_the_table(games: list[Played]) -> None:
    for game in games:
        for at in range(0, game.table.length + 1, 20):
            observation = game.table.observe(NOBODY, at)
            state = game_of(observation)
            panels = FACE.panels(observation)
            assert [panel.seat for panel in panels] == list(range(state.seats))
            assert [panel.figures[0].value for panel in panels] == [player.gold for player in state.players]
            assert FACE.status(observation)[:2] == (state.round, state.edition.rounds)
        end = game.table.observe(NOBODY)
        assert [panel.score for panel in FACE.panels(end)] == game_of(end).scores()
        assert FACE.status(end)[2] == "Game over"


def test_the_text_names_every_tile_and_every_player(positions: list[Seen]) -> None:
    names = load().names
    for seen in positions:
        text = FACE.text(seen.observation, NAMES)
        game = game_of(seen.observation)
        seat = seen.observation.seat
        assert "YOUR CITY" in text
        for other in range(game.seats):
            assert (NAMES[other] in text) == (other != seat)
        for player in game.players:
            for space, tile in enumerate(player.tile_at):
                if tile < game.edition.kinds:
                    assert f"{names.spaces[space]}: {names.english[tile]}" in text
        assert all(len(line) < 140 for line in text.splitlines())
