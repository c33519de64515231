"""The board as a drawing, the panels, the table as text."""

from __future__ import annotations

import re
from dataclasses import replace
from time import process_time
from xml.etree import ElementTree as ET

import pytest

from boardwright.faces.face import Drawing
from boardwright.games.bot_factory.components import BOARDS, COLOURS, NO_PART, SANDRA
from boardwright.games.bot_factory.face import FACE
from boardwright.games.bot_factory.face.board_shapes import lines_of, width_of
from boardwright.games.bot_factory.face.identities import copies_of
from boardwright.games.bot_factory.face.naming import game_of, naming_of
from boardwright.games.bot_factory.face.pieces import reserved_in_order
from boardwright.games.bot_factory.face.sandra_forecast import forecast
from boardwright.games.bot_factory.scoring import assignment
from boardwright.games.bot_factory.state import NOWHERE
from boardwright.kernel.bits import total
from boardwright.kernel.packing import NOBODY

from .conftest import NAMES, Played, Seen, places_of

RINGS = ("_t-", "_o-")  # stamps of square and round targets
Roots = list[tuple[Seen, ET.Element]]
MOVE = r"(translate\((0|-?[\d.]+px),-?[\d.]+px\)|rotate\(-?[\d.]+deg\)|scale\([\d.]+\))"


def drawn(seen: Seen) -> Drawing:
    return FACE.board(seen.observation, NAMES, seen.question)


def parsed(drawing: Drawing) -> ET.Element:
    return ET.fromstring(f"<svg>{drawing.svg}</svg>")  # noqa: S314  # our own drawing


@pytest.fixture(scope="module")
def roots(everything: list[Seen]) -> Roots:
    """Every second position with its drawing."""
    return [(seen, parsed(drawn(seen))) for seen in [*everything[::2], *everything[-10:]]]


def styles(root: ET.Element) -> dict[str, str]:
    """Return id -> transform of every piece."""
    return {e.get("id") or "": e.get("style") or "" for e in root.findall("g[@id='pieces']/g")}


def test_the_drawing_is_well_formed_and_its_ids_are_unique(roots: Roots) -> None:
    for _, root in roots:
        ids = [element.get("id") for element in root.iter() if element.get("id")]
        assert len(set(ids)) == len(ids)


def test_pieces_lie_in_one_flat_layer_have_names_and_move_by_transforms(roots: Roots) -> None:
    for _, root in roots[::3]:
        layer = root.find("g[@id='pieces']")
        assert layer is not None
        everywhere = [e for e in root.iter("g") if "pc" in (e.get("class") or "").split()]
        assert everywhere == list(layer)
        for piece in layer:
            named = piece.get("role") == "img" and bool(piece.get("aria-label"))
            assert named or piece.get("aria-hidden") == "true" or next(piece.iter("text"), None) is None
            assert re.fullmatch(rf"transform:{MOVE}( {MOVE})*", piece.get("style") or "")


def test_the_wheel_turns_forwards_and_its_parts_travel_with_it(games: list[Played]) -> None:
    turns = 0
    for game in games:
        log = game.table.observe(NOBODY).log
        for k, line in enumerate(log):
            if line.words != "rotate" or turns > 12:
                continue
            both = [game.table.observe(NOBODY, at) for at in (k, k + 1)]
            before, after = (
                styles(parsed(FACE.board(seen, NAMES, FACE.question(seen, NAMES)))) for seen in both
            )
            on_wheel = [
                name for name, style in before.items() if name == "wheel" or style.count("rotate") == 2
            ]
            assert len(on_wheel) > 3
            for name in on_wheel:
                style = before[name]
                old = [float(n) for n in re.findall(r"rotate\((-?[\d.]+)deg\)", style)]
                new = [float(n) for n in re.findall(r"rotate\((-?[\d.]+)deg\)", after[name])]
                assert [b - a for a, b in zip(old, new, strict=True)] in ([90], [90, -90])
            turns += 1
    assert turns > 5


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
            assert set(blocked.targets) <= ids


def test_stories_point_at_things_that_have_an_id(games: list[Played], roots: Roots) -> None:
    """Stories speak of printed things, which are always there; production tiles only where they are used."""
    seen, root = roots[0]
    ids = {element.get("id") or "" for element in root.iter()}
    missing = set()
    log = seen.observation.log
    game = next(game for game in games if game.seen[0].observation is seen.observation)
    for line in [*log, *game.table.observe(NOBODY).log[:200]]:
        story = FACE.story(game.table.observe(NOBODY, line.number - 1), line, NAMES)
        missing |= {element for _, element in story.parts if element} - ids
    assert all(re.match(r"tile-", element) for element in missing), missing


def test_targets_stay_inside_the_drawing_and_are_large_enough(roots: Roots) -> None:
    for seen, root in roots:
        _left, _top, wide, height = drawn(seen).view_box
        rings = {f"#{e.get('id')}": e for e in root.iterfind(".//defs/g") if (e.get("id") or "")[:3] in RINGS}
        targets = root.findall("g[@id='targets']/g[@class='tgt']")
        for target in targets:
            use = target.find("use")
            assert use is not None
            ring = next(e for e in rings[use.get("href") or ""] if e.get("class") == "ring")
            across = 2 * float(ring.get("r") or 0)
            width, tall = (float(ring.get(key) or across) for key in ("width", "height"))
            x, y = (float(use.get(key) or 0) for key in ("x", "y"))
            assert min(width, tall) >= 24
            assert x >= -1
            assert y >= -1
            assert x + width <= wide + 1
            assert y + tall <= height + 1


def test_names_are_escaped(games: list[Played]) -> None:
    for game in games:
        observation = game.table.observe(0)
        svg = FACE.board(observation, NAMES, FACE.question(observation, NAMES)).svg
        assert "<script" not in svg
        if game.table.setup.seats > 1:
            assert "&lt;script&gt;" in svg


def test_everything_on_the_table_is_drawn(roots: Roots) -> None:
    for seen, root in roots[::2]:
        game = game_of(seen.observation)
        pieces = set(styles(root))
        naming = naming_of(seen.observation, NAMES)
        copies = copies_of(seen.observation, game)
        lying = {copies.word(naming, place) for place in places_of(game)}
        if not game.variant:
            lying.discard("universal-bot-1")
        assert lying <= pieces
        parts = [name for name in pieces if re.fullmatch(r".*-(head|torso|legs)-\d+", name)]
        in_hands = sum(total(player.parts) for player in game.players)
        on_boards = [*game.wheel, *game.tops, *game.columns, *game.spares]
        assert len(parts) == in_hands + total(game.universals) + sum(part != NO_PART for part in on_boards)
        assert {f"worker-{s}" for s in range(game.seats) if game.where[s] != NOWHERE} <= pieces
        assert "sandra" in pieces
        assert ("vilela" in pieces) == game.solo()
        assert len([name for name in pieces if name.startswith("value-")]) == COLOURS


def test_a_player_has_as_many_tokens_as_the_rules_say(roots: Roots) -> None:
    laid = 0
    for seen, root in roots:
        game, seat = game_of(seen.observation), seen.observation.seat
        tokens = [name for name in styles(root) if name.startswith(f"token-{seat}-")]
        assert len(tokens) == game.edition.tokens
        mine = reserved_in_order(copies_of(seen.observation, game), game, seat)
        assert len(mine) == game.tokens_on_contracts(seat)
        laid += len(mine)
    assert laid > 5


def test_a_faint_sandra_stands_where_she_goes_next(roots: Roots) -> None:
    shown = 0
    for seen, root in roots:
        foretold = forecast(game_of(seen.observation))
        ghost = root.find("g[@id='sandra-next']")
        assert (ghost is not None) == (foretold is not None and foretold.space != NOWHERE)
        shown += ghost is not None
    assert shown > 10


def test_who_has_acted_lies(games: list[Played]) -> None:
    lying = 0
    for game in games:
        for seen in game.seen[::10]:
            pieces = styles(parsed(drawn(seen)))
            if game_of(seen.observation).where[SANDRA] == NOWHERE:
                continue
            lying += sum("rotate(-90deg)" in style for style in pieces.values())
            asked = f"worker-{seen.observation.seat}"
            if seen.observation.question == "ChooseStep":
                assert "rotate(0deg)" in pieces[asked]
    assert lying > 20


def test_spectators_and_finished_games_have_a_board(games: list[Played]) -> None:
    for game in games:
        for at in (0, 5, 40, game.table.length):
            observation = game.table.observe(NOBODY, at)
            root = parsed(FACE.board(observation, NAMES, FACE.question(observation, NAMES)))
            assert root.find("g[@id='targets']") is not None
            for seat in range(game.table.setup.seats):
                assert len(root.findall(f".//g[@id='area-{seat}']")) == 1


def test_every_target_is_counted_in_one_view(everything: list[Seen]) -> None:
    for seen in everything[::3]:
        drawing = drawn(seen)
        elements = {target for option in seen.question.options for target in option.targets}
        assert sum(view.targets for view in drawing.views) == len(elements)
        assert [view.key for view in drawing.views] == ["assembly", "wheel", "projects", "finance", "mine"]


def test_drawing_is_quick(positions: list[Seen]) -> None:
    """A few milliseconds; the bound leaves room for slow and busy machines."""
    sample = positions[:: max(1, len(positions) // 20)]
    began = process_time()
    for seen in sample:
        drawn(seen)
    assert (process_time() - began) / len(sample) < 0.04


def test_panels_and_status_follow_the_table(games: list[Played]) -> None:
    for game in games:
        for at in range(0, game.table.length + 1, 20):
            observation = game.table.observe(NOBODY, at)
            state = game_of(observation)
            panels = FACE.panels(observation)
            assert [panel.seat for panel in panels] == list(range(state.seats))
            assert [panel.figures[3].value for panel in panels] == [p.tokens for p in state.players]
            assert [panel.score for panel in panels] == state.scores()
            assert FACE.status(observation)[:2] == (state.round, 0)
            for panel in panels:
                contracts = panel.figures[4]
                assert contracts.value == state.tokens_on_contracts(panel.seat)
                assert ("if the game ended now" in contracts.title) == (contracts.value > 0)
        end = game.table.observe(NOBODY)
        assert FACE.status(end)[2].startswith("Game over")
        for panel in FACE.panels(end):
            reserved = game_of(end).tokens_on_contracts(panel.seat)
            assert panel.note.startswith("Contracts: ") == (reserved > 0)


def test_the_text_has_every_section_and_every_player(positions: list[Seen]) -> None:
    for seen in positions[::2]:
        text = FACE.text(seen.observation, NAMES)
        game = game_of(seen.observation)
        assert "YOUR THINGS" in text
        for other in range(game.seats):
            assert (NAMES[other] in text) == (other != seen.observation.seat)
        for heading in ("ACTION SPACES", "ASSEMBLY", "PART PRODUCTION", "PROJECTS", "FINANCE"):
            assert heading in text
        assert ("INSPECTION" in text) == game.solo()
        assert ("PRODUCTION TILES" in text) == (game.variant > 0)
        assert all(len(line) < 150 for line in text.splitlines())


def test_the_board_stays_small(positions: list[Seen], everything: list[Seen]) -> None:
    """The second bound holds where somebody has one of every part, and may place them all."""
    assert max(len(drawn(seen).svg.encode()) for seen in positions) < 52_000
    assert max(len(drawn(seen).svg.encode()) for seen in everything) < 62_000


def test_what_is_written_on_the_boards_is_told_by_labels(roots: Roots) -> None:
    """Screen readers hear the label of an area; the texts and numbers in it are for the eye."""
    for _, root in roots[::5]:
        silent: set[ET.Element] = set()
        for element in root.iter():
            if element.get("aria-hidden") == "true" or element.get("role") == "img" or element.tag == "defs":
                silent |= set(element.iter("text"))
        heard = [text for text in root.iter("text") if text not in silent and text.get("class") != "fn"]
        assert not heard, [text.text for text in heard]


def test_every_board_area_and_player_has_a_name(roots: Roots) -> None:
    for seen, root in roots[::5]:
        named = {e.get("id") for e in root.iter("g") if e.get("role") == "img" and e.get("aria-label")}
        naming = naming_of(seen.observation, NAMES)
        game = game_of(seen.observation)
        assert {naming.id_of("board", board) for board in range(BOARDS)} <= named
        assert {naming.hand_of(seat) for seat in range(game.seats)} <= named
        assert {naming.id_of("space", space) for space in range(game.edition.spaces)} <= named
        assert {naming.id_of("contract", position) for position in range(game.edition.positions)} <= named


def test_boxes_of_a_phone_are_narrow_enough_to_be_read(roots: Roots) -> None:
    """Texts of 12.5 board units and more keep 11 pixels on a screen of 390."""
    for seen, _ in roots[::5]:
        for view in drawn(seen).views:
            assert all(12.5 * 378 / width >= 11 for _x, _y, width, _height in view.boxes), view.key


def test_the_action_spaces_come_first_where_they_are_asked_for(roots: Roots) -> None:
    found = 0
    for seen, _ in roots:
        if seen.observation.question == "ChooseMove" and seen.question.options:
            asked = [view for view in drawn(seen).views if view.targets]
            assert all(view.boxes[0][1] > view.boxes[1][1] for view in asked)
            found += len(asked)
    assert found > 5


def test_a_fulfilled_contract_shows_it(rare: list[Seen]) -> None:
    """Two tokens on contracts for one bot each; there is one bot for one of them."""
    seen = rare[-1]
    game = game_of(seen.observation).clone()
    wanted = [
        position
        for position in range(game.edition.positions)
        if game.edition.contract_colours[game.contracts[position]].bit_count() == 1
    ][:2]
    game.reserved = [NOBODY] * len(game.reserved)
    for position in wanted:
        game.reserved[2 * position] = 0
    colours = game.edition.contract_colours[game.contracts[wanted[0]]]
    game.players[0].bots = [int(colours == 1 << colour) for colour in range(COLOURS)]
    assert assignment(game, 0) == 1 << wanted[0]
    root = parsed(FACE.board(replace(seen.observation, game=game), NAMES, seen.question))
    tokens = [e for e in root.iterfind("g[@id='pieces']/g") if "bot-token" in (e.get("class") or "")]
    met = [e for e in tokens if e.find("use[@href='#_tick']") is not None]
    assert [e.get("data-for") for e in tokens if e not in met] == [
        f"contract-{wanted[1] // 3}-{wanted[1] % 3}"
    ]
    assert ["fulfilled" in (e.get("aria-label") or "") for e in met] == [True]


def test_texts_are_broken_into_lines_that_fit() -> None:
    for text in (
        "A universal part; or two different ones become the Universal bot.",
        "不付代幣並獲得一枚，或者換一個部件",
    ):
        lines = lines_of(text, 100)
        assert len(lines) > 1
        assert all(width_of(line) <= 100 for line in lines)
        assert "".join(lines).replace(" ", "") == text.replace(" ", "")
    assert list(lines_of("short", 100)) == ["short"]
