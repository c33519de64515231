"""The table as a drawing: everything that lies there, once; what may be chosen; nothing hidden."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace
from time import process_time
from typing import cast
from xml.etree import ElementTree as ET

import pytest

from boardwright.faces.face import Drawing, Question
from boardwright.faces.telling.wording import two_lines
from boardwright.faces.web.lean import lean
from boardwright.games.baghdad.actions import CONSTRUCT, GO, PLACE_TILE
from boardwright.games.baghdad.components import (
    BOT,
    CIVIC,
    HIDDEN_DAY,
    NO_BUILDING,
    NO_CARD,
    NO_OBJECTIVE,
    NO_TILE,
    PORT_SLOTS,
    PORTS,
    PUBLIC_HOUSE,
    SPOTS,
    STARTING,
    TYPES,
)
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face import FACE
from boardwright.games.baghdad.face.bot_area import plan_of
from boardwright.games.baghdad.face.foresight import toll_of
from boardwright.games.baghdad.face.naming import game_of
from boardwright.games.baghdad.face.own_area import when_it_leaves
from boardwright.games.baghdad.player import LEAVING
from boardwright.kernel.bits import count
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY, first_of, second_of, verb_of
from boardwright.table.observation import Observation
from tests.faces.playing import parts_of

from .conftest import NAMES, Played

LARGEST = 100_000  # characters of a drawing as it stands in a page


def names_at(observation: Observation) -> Sequence[str]:
    return NAMES[: observation.setup.seats]


def asked(observation: Observation) -> Question:
    return FACE.question(observation, names_at(observation))


def drawn(observation: Observation) -> Drawing:
    return FACE.board(observation, names_at(observation), asked(observation))


def parsed(observation: Observation) -> ET.Element:
    return ET.fromstring(f"<svg>{drawn(observation).svg}</svg>")  # noqa: S314 - our own drawing


def printed(observation: Observation) -> Printed:
    return cast(Printed, observation.printed)


Shape = tuple[ET.Element, float, float]


def shapes(root: ET.Element, inside: ET.Element) -> Iterator[Shape]:
    """Yield every shape in an element with its place, stamps opened."""
    stamps = {f"#{e.get('id')}": e for e in root.findall("defs/*")}

    def opened(element: ET.Element, x: float, y: float) -> Iterator[Shape]:
        if element.tag == "g":
            for each in element:
                yield from opened(each, x, y)
            return
        across, down = x + number_of(element, "x"), y + number_of(element, "y")
        stamp = stamps.get(element.get("href") or "")
        if stamp is None:
            yield element, across, down
        else:
            yield from opened(stamp, across, down)

    for each in inside:
        yield from opened(each, 0, 0)


def number_of(element: ET.Element, name: str) -> float:
    """Return an attribute as a number: the first of several."""
    return float((element.get(name) or "0").split()[0])


def written(text: ET.Element) -> list[str]:
    """Return what a text says: digits that are placed one by one are texts of their own."""
    words = text.text or ""
    return list(words) if " " in (text.get("x") or "") else [words]


def ids_of(root: ET.Element) -> list[str]:
    return [element.get("id") or "" for element in root.iter() if element.get("id")]


def pieces_of(root: ET.Element) -> dict[str, str]:
    """Return id -> transform of every piece."""
    return {e.get("id") or "": e.get("style") or "" for e in root.findall("g[@id='pieces']/g")}


Roots = list[tuple[Observation, ET.Element]]


@pytest.fixture(scope="module")
def roots(positions: list[Observation], rare: list[Observation]) -> Roots:
    """Positions of all sizes of table with their drawings."""
    return [(observation, parsed(observation)) for observation in [*positions[::3], *rare]]


def test_the_drawing_is_well_formed_and_its_ids_are_unique(roots: Roots) -> None:
    for _, root in roots:
        ids = ids_of(root)
        assert [name for name in set(ids) if ids.count(name) > 1] == []


def test_every_name_that_is_used_is_defined(roots: Roots) -> None:
    for _, root in roots[::4]:
        used = {e.get("href") or "" for e in root.iter("use")}
        stamps = {f"#{e.get('id')}" for e in root.findall("defs/*")}
        assert {name for name in used if name.startswith("#_")} <= stamps


def test_pieces_lie_in_one_flat_layer_and_have_names(roots: Roots) -> None:
    for _, root in roots[::3]:
        layer = root.find("g[@id='pieces']")
        assert layer is not None
        everywhere = [e for e in root.iter("g") if "pc" in (e.get("class") or "").split()]
        assert everywhere == [piece for piece in layer if piece.get("id") != "bonuses"]
        for piece in everywhere:
            assert piece.get("aria-label")
            assert re.fullmatch(r"translate:-?[\d.]+px -?[\d.]+px", piece.get("style") or "")


def test_every_printed_place_is_drawn_once(roots: Roots) -> None:
    for observation, root in roots[::2]:
        game = game_of(observation)
        names = printed(observation).names
        ids = ids_of(root)
        front = observation.seat
        expected = [f"loc-{name}" for name in names.locations]
        expected += [f"river-{name}" for name in names.spaces] + [f"port-{name}" for name in names.ports]
        expected += [f"piece-{name}" for name in names.pieces]
        expected += [f"spot-{front}-{type}-{spot + 1}" for type in range(TYPES) for spot in range(SPOTS)]
        expected += [f"area-{seat}" for seat in range(game.count)]
        expected += ["buildings", "library", "palace", "plan", "cards", "deck-day", "deck-night", "bag"]
        expected += [f"line-{seat}" for seat in range(game.count) if seat != front]
        expected += ["purse", "icons", "bonus-boat", "bonus-coin", "bonus-good", "bonus-wild"]
        assert [name for name in expected if ids.count(name) != 1] == []
        assert ids.count("civic") == ids.count("public") == int(game.public_works)
        assert ids.count("objectives") == int(game.objectives)
        contracts = [f"contract-{name}" for name in names.stacks]
        assert [ids.count(name) for name in contracts] == [int(game.contracts)] * len(contracts)
        assert ids.count("gate-black") == int(game.public_works)
        assert ids.count("gate-golden") == int(game.objectives)


def test_everything_that_lies_in_the_city_and_on_the_river_is_a_piece(roots: Roots) -> None:
    for observation, root in roots[::2]:
        game = game_of(observation)
        pieces = list(pieces_of(root))
        boards = [observation.seat, BOT] if game.solo() else [observation.seat]
        tiles = sum(game.city[slot] != NO_TILE for slot in game.edition.city.slots)
        tiles += sum(count(game.players[seat].filled) for seat in boards)
        assert sum(name.startswith("tile-") for name in pieces) == tiles
        built = [game.city[site] for site in game.edition.city.sites if game.city[site] != NO_BUILDING]
        offered = [tile for tile in [*game.tops, *game.bottoms] if tile != NO_BUILDING]
        found = {name for name in pieces if name.startswith("building-")}
        assert found == {
            f"building-{printed(observation).names.buildings[tile]}" for tile in [*built, *offered]
        }
        assert {f"vizier-{seat}" for seat in range(game.count)} <= set(pieces)
        for seat in range(game.count):
            moored = game.ports.count(seat)
            boats = game.boats_on_river(seat) + moored
            boats += game.players[seat].boats if seat in boards else 0
            assert sum(name.startswith(f"boat-{seat}-") for name in pieces) == boats


def test_cards_lie_where_they_are_and_only_open_ones_show(roots: Roots) -> None:
    for observation, root in roots[::2]:
        game = game_of(observation)
        known = game.edition.cards.cards
        names = printed(observation).names.cards
        mine = [card for card in game.players[observation.seat].hand if card < known]
        open_ones = [card for card in game.display if card != NO_CARD]
        open_ones += [
            card for seat in range(game.seats) for card in game.players[seat].slots if card != NO_CARD
        ]
        found = sorted(name for name in pieces_of(root) if name.startswith("card-"))
        assert found == sorted(f"card-{names[card]}" for card in [*mine, *open_ones])


def test_architects_tokens_and_what_is_left_are_drawn(roots: Roots) -> None:
    for observation, root in roots[::2]:
        game = game_of(observation)
        pieces = list(pieces_of(root))
        boards = [observation.seat, BOT] if game.solo() else [observation.seat]
        left = sum(count(game.players[seat].architects) for seat in boards)
        built = sum(owner != NOBODY for owner in game.pieces)
        assert sum(name.startswith("architect-") for name in pieces) == left + built
        assert sum(name.startswith("token-") for name in pieces) == sum(o != NOBODY for o in game.library)
        houses = sum(count(game.players[seat].houses) for seat in boards)
        houses += sum(count(player.sites) for player in game.players)
        assert sum(name.startswith("house-") for name in pieces) == houses
        assert sum(name.startswith("public-") for name in pieces) == count(game.public_sites)
        assert [name for name in pieces if name.startswith("favour-")] == [f"favour-{observation.seat}"]


def test_modules_show_every_space_and_marker(games: list[Played]) -> None:
    for game in games:
        observation = game.seen[-1]
        state = game_of(observation)
        root = parsed(observation)
        if state.public_works:
            spaces = [name for name in ids_of(root) if name.startswith("civic-space-")]
            assert len(spaces) == TYPES * state.count
            public = root.find(".//g[@id='public']")
            assert public is not None
            texts = Counter(text for e in public.iter("text") for text in written(e))
            assert Counter(map(str, state.edition.modules.house_points)) <= texts
            if PUBLIC_HOUSE in state.public_slots:
                assert any(e.get("href") for e in public.iter("use"))
        if state.objectives:
            shown = [each for each in state.shown if each != NO_OBJECTIVE]
            for objective in shown:
                name = f"objective-{printed(observation).names.objectives[objective]}"
                assert ids_of(root).count(name) == 1


def test_every_other_place_and_the_modules_have_a_line_that_opens_all_of_them(roots: Roots) -> None:
    """A line lies on the table and is a button with figures; what it opens lies beside the table."""
    for observation, root in roots[::3]:
        game = game_of(observation)
        _, _, wide, high = drawn(observation).view_box
        lines = {e.get("id") or "": e for e in root.iter("g") if e.get("class", "").startswith("opens")}
        names = {f"line-{seat}" for seat in range(game.count) if seat != observation.seat}
        names |= {"line-modules"} if game.public_works or game.objectives else set()
        assert lines.keys() == names
        for name, line in lines.items():
            assert (line.get("role"), line.get("tabindex")) == ("button", "0")
            ground, x, y = next(shapes(root, line))
            assert wide / 5 < number_of(ground, "width") <= wide - x
            assert 24 < number_of(ground, "height") <= high - y
            left, top, width, height = map(float, line.get("data-opens", "").split())
            assert top > high
            area = root.find(f".//g[@id='{name.replace('line', 'area')}']")
            if area is not None:
                ground, x, y = next(shapes(root, area))
                place = [x, y, number_of(ground, "width"), number_of(ground, "height")]
                assert place == [left + 1, top, width - 2, height]


def test_a_line_tells_the_tiles_of_a_player(roots: Roots) -> None:
    told = 0
    for observation, root in roots[::3]:
        game = game_of(observation)
        for seat in range(game.seats):
            line = root.find(f".//g[@id='line-{seat}']")
            if line is None:
                continue
            tiles = [game.players[seat].in_row(type) for type in range(TYPES)]
            words = [text for e, _, _ in shapes(root, line) if e.tag == "text" for text in written(e)]
            assert Counter(str(n) for n in tiles) <= Counter(words)
            assert sorted(
                re.findall(r"\d+(?= \D)", (line.get("aria-label") or "").split(": ")[-1])
            ) == sorted(str(n) for n in tiles)
            told += sum(tiles)
    assert told > 10


def test_the_plan_of_the_bot_is_what_it_does_unless_the_draw_changes_it(games: list[Played]) -> None:
    positions = games[0].seen
    kept = changed = 0
    for number, observation in enumerate(positions[:-1]):
        game = game_of(observation)
        later = next((game_of(o) for o in positions[number:] if game_of(o).turns > game.turns + 1), None)
        if observation.question != "ChooseCharacter" or later is None:
            continue
        plan = plan_of(game)
        if later.players[BOT].vizier in plan.locations:
            kept += 1
        else:
            changed += 1
        words = [text.text or "" for text in parsed(observation).iter("text")]
        assert any(text.startswith("Would act on") for text in words) == (plan.symbol != NOBODY)
    assert kept > changed
    assert kept > 4


# Targets ----------------------------------------------------------------------------------------------


def test_targets_cover_every_answer_that_has_a_place(roots: Roots) -> None:
    for observation, root in roots:
        question = asked(observation)
        targets = root.findall("g[@id='targets']/g[@class='tgt']")
        for target in targets:
            option = question.options[int(target.get("data-opt") or 0) - 1]
            label = target.get("aria-label")
            if label is None:  # the bar's list says it, place by place
                assert len(set(option.targets)) == len(option.targets) == len(option.words)
                assert all(option.target_labels)
            else:
                assert label.startswith(f"Option {option.number}: ")
                assert label.endswith(tuple(option.target_labels)) or " ways" in label
        found = [(target.get("data-opt"), target.get("id")) for target in targets]
        expected = {(str(o.number), element) for o in question.options for element in o.targets}
        assert len(found) == len(set(found))
        assert set(found) == expected
        for option in question.options:
            assert len(option.targets) in (0, len(option.actions))
            assert len(option.target_labels) == len(option.actions)


HAVE_PLACES = frozenset(
    {
        "ChooseCard",
        "ChooseBoatMove",
        "ChooseLocation",
        "ChooseTile",
        "ChooseSite",
        "ChooseBuilding",
        "ChoosePiece",
        "ChooseSpace",
        "ChooseLibraryReward",
        "ChooseFirstBonus",
        "ChooseBuildingEffect",
        "ChooseObjective",
        "ChooseCharacter",
        "ChooseCivicDuty",
    }
)


def test_questions_about_places_are_answered_on_the_board(roots: Roots) -> None:
    seen: set[str] = set()
    for observation, _ in roots:
        if observation.question not in HAVE_PLACES:
            continue
        seen.add(observation.question)
        dull = ("Do without it", "Stop moving boats", "Go on")
        for option in asked(observation).options:
            assert option.targets or option.label in dull, (observation.question, option.label)
    assert len(seen) > 10


def test_what_is_blocked_points_at_things_that_are_drawn(roots: Roots) -> None:
    pointing = 0
    for observation, root in roots:
        ids = set(ids_of(root))
        for blocked in asked(observation).blocked:
            assert set(blocked.targets) <= ids, blocked
            pointing += bool(blocked.targets)
    assert pointing > 50


def test_targets_stay_inside_the_drawing_and_are_large_enough(roots: Roots) -> None:
    for observation, root in roots:
        drawing = drawn(observation)
        _, _, wide, high = drawing.view_box
        parts = [box for view in drawing.views for box in view.boxes if box[1] > high]
        for target in root.findall("g[@id='targets']/g[@class='tgt']"):
            found = [each for each in shapes(root, target) if each[0].get("class") == "ring"]
            assert len(found) == 1
            ring, x, y = found[0]
            width, height = number_of(ring, "width"), number_of(ring, "height")
            assert min(width, height) >= 23.5
            around = [(0, 0, wide, high), *parts]
            assert any(
                x >= left - 1
                and y >= top - 4
                and x + width <= left + across + 1
                and y + height <= top + down + 1
                for left, top, across, down in around
            )


def test_the_cost_of_a_location_is_written_on_it(roots: Roots) -> None:
    """Coins and favour on the target, steps beside the quadrant, all of it in the words of the target."""
    written = 0
    for observation, root in roots:
        if observation.question != "ChooseLocation":
            continue
        game = game_of(observation)
        said = {
            place: label
            for option in asked(observation).options
            for place, label in zip(option.targets, option.target_labels, strict=False)
        }
        for action in observation.options:
            if verb_of(action) != GO:
                continue
            toll = toll_of(game, observation.seat, action)
            name = f"t-loc-{printed(observation).names.locations[first_of(action)]}"
            target = root.find(f"g[@id='targets']/g[@id='{name}']")
            assert target is not None
            assert toll.in_words() in said[name]
            assert target.get("aria-label") is None or said[name] in (target.get("aria-label") or "")
            shown = [e.text for e, _, _ in shapes(root, target) if e.tag == "text" and e.get("class") != "fn"]
            assert shown == [str(n) for n in (toll.coins, toll.favour) if n]
            written += len(shown)
    assert written > 30


def test_every_target_is_counted_in_one_view(positions: list[Observation], rare: list[Observation]) -> None:
    for observation in [*positions[::3], *rare]:
        question = asked(observation)
        elements = {target for option in question.options for target in option.targets}
        views = FACE.board(observation, names_at(observation), question).views
        assert sum(view.targets for view in views) == len(elements)
        assert [view.key for view in views] == ["city", "river", "offers", "mine", "others"]
        for view in views:
            assert all(width <= 450 or view.key == "city" for _, _, width, _ in view.boxes)


def test_stories_point_at_things_that_are_drawn(games: list[Played]) -> None:
    """What is printed is always there; cards and buildings come and go."""
    linked = 0
    for game in games:
        log = game.table.observe(NOBODY).log
        for line in log[::9]:
            before, after = (game.table.observe(NOBODY, at) for at in (line.number - 1, line.number))
            story = FACE.story(before, line, names_at(before))
            ids = set(ids_of(parsed(before))) | set(ids_of(parsed(after)))
            for _, element in parts_of(story):
                if element:
                    linked += 1
                    assert element in ids or element.startswith(("card-", "building-")), element
    assert linked > 50


# Hidden, escaped, quick, small ------------------------------------------------------------------------


def test_hidden_cards_do_not_change_the_drawing(games: list[Played]) -> None:
    hidden = 0
    for played in games[1:]:
        for observation in played.seen[5::25]:
            other = observation.game.resample(observation.seat, Rng(3))
            again = replace(observation, game=other.seen_by(observation.seat))
            assert drawn(again).svg == drawn(observation).svg
            hands = [game_of(observation).players[seat].hand for seat in range(game_of(observation).seats)]
            hidden += sum(card >= HIDDEN_DAY for hand in hands for card in hand)
    assert hidden > 20


def test_nothing_of_another_hand_is_named(games: list[Played]) -> None:
    named = 0
    for played in games[1:]:
        table = played.table
        for at in range(60, table.length, 40):
            spectator = table.observe(NOBODY, at)
            svg = drawn(spectator).svg
            for seat in range(table.setup.seats):
                own = game_of(table.observe(seat, at))
                for card in own.players[seat].hand:
                    if own.edition.cards.deck[card] != STARTING:
                        assert f'id="card-{printed(spectator).names.cards[card]}"' not in svg
                        named += 1
    assert named > 20


def test_names_are_escaped(games: list[Played]) -> None:
    for game in games:
        svg = drawn(game.table.observe(0)).svg
        assert "<script" not in svg
        assert ("&lt;script&gt;" in svg) == (game.table.setup.seats > 1)


def test_spectators_and_finished_games_have_a_board(games: list[Played]) -> None:
    for game in games:
        for at in (0, 5, 40, game.table.length):
            root = parsed(game.table.observe(NOBODY, at))
            assert root.find("g[@id='targets']") is not None
            seats = game_of(game.table.observe(NOBODY, at)).count
            assert [ids_of(root).count(f"area-{seat}") for seat in range(seats)] == [1] * seats


def test_drawing_is_quick_and_small(positions: list[Observation]) -> None:
    """A few milliseconds; the bound leaves room for slow and busy machines."""
    sample = positions[:: max(1, len(positions) // 30)]
    questions = [asked(observation) for observation in sample]
    began = process_time()
    drawings = [FACE.board(o, names_at(o), q) for o, q in zip(sample, questions, strict=True)]
    assert (process_time() - began) / len(sample) < 0.04
    assert max(len(lean(drawing.svg)) for drawing in drawings) < LARGEST


# Pieces keep their names --------------------------------------------------------------------------------


def followed(games: Sequence[Played], verb: int) -> list[tuple[Observation, Observation, int]]:
    """Return (before, after, action) of answers of a verb, as their seat saw them."""
    out: list[tuple[Observation, Observation, int]] = []
    for game in games:
        log = game.table.observe(NOBODY).log
        for line in log:
            if line.action is not None and verb_of(line.action) == verb and line.whose >= 0:
                both = [game.table.observe(line.whose, at) for at in (line.number - 1, line.number)]
                out.append((both[0], both[1], line.action))
    return out


def test_a_tile_keeps_its_name_from_the_city_onto_a_board(games: list[Played]) -> None:
    moved = 0
    for before, after, action in followed(games, PLACE_TILE)[::4]:
        if second_of(action) == CIVIC:
            continue
        name = printed(before).names.locations[first_of(action)]
        old, new = pieces_of(parsed(before)), pieces_of(parsed(after))
        tile = next(piece for piece in old if re.fullmatch(rf"tile-{name}-\d+", piece))
        if tile in new:  # not while the payment is asked
            moved += new[tile] != old[tile]
    assert moved > 5


def test_a_house_keeps_its_name_from_the_board_onto_a_building(games: list[Played]) -> None:
    moved = 0
    for before, after, action in followed(games, CONSTRUCT):
        house = f"house-{before.seat}-{second_of(action)}"
        old, new = pieces_of(parsed(before)), pieces_of(parsed(after))
        assert house in old
        assert house in new
        moved += old[house] != new[house]
    assert moved > 2


def test_boats_keep_their_names(games: list[Played]) -> None:
    for game in games:
        last: set[str] = set()
        for at in range(60, game.table.length, 7):
            observation = game.table.observe(0, at)
            boats = {name for name in pieces_of(parsed(observation)) if name.startswith("boat-0-")}
            assert len(boats) == printed(observation).edition.boats
            assert not last or boats == last
            last = boats


def test_cards_leave_when_it_is_said_and_the_last_ones_stay(games: list[Played]) -> None:
    for game in games:
        positions = [game_of(game.table.observe(NOBODY, at)) for at in range(0, game.table.length, 3)]
        end = game_of(game.table.observe(NOBODY))
        kept = {card for player in end.players[: end.seats] for card in player.slots[:LEAVING]}
        for state in positions:
            for seat in range(state.seats):
                for slot, card in enumerate(state.players[seat].slots[:LEAVING]):
                    if card != NO_CARD:
                        assert (when_it_leaves(state, seat, slot) == "stays") == (card in kept)


def test_slots_of_ports_hold_the_boats_moored_there(games: list[Played]) -> None:
    for game in games:
        state = game_of(game.table.observe(NOBODY))
        root = parsed(game.table.observe(NOBODY))
        labels = [
            e.get("aria-label") or ""
            for e in root.findall("g[@id='pieces']/g")
            if (e.get("id") or "").startswith("boat-")
        ]
        for port in range(PORTS):
            word = " ".join(state_name(game, port))
            moored = sum(
                owner != NOBODY for owner in state.ports[port * PORT_SLOTS : (port + 1) * PORT_SLOTS]
            )
            assert sum(label.endswith(word) for label in labels) == moored


def state_name(game: Played, port: int) -> list[str]:
    """Return the words of a port's name."""
    names: list[str] = printed(game.table.observe(NOBODY)).names.ports
    return names[port].split("-")


def test_the_part_of_another_player_tells_all_that_lies_open_there(games: list[Played]) -> None:
    """Names of the cards in play, when they leave, and the night cards that were kept."""
    for game in games[1:]:
        for observation in (game.seen[len(game.seen) // 2], game.seen[-1]):
            table = game_of(observation)
            root = parsed(observation)
            names = printed(observation).names.card_names
            for seat in range(table.seats):
                area = root.find(f".//g[@id='area-{seat}']")
                assert area is not None
                if seat == observation.seat:
                    continue
                other = table.players[seat]
                texts = {text.text or "" for text, _, _ in shapes(root, area) if text.tag == "text"}
                assert "Night cards kept" in texts
                pieces = {e.get("id"): e for e in root.findall("g[@id='pieces']/g")}
                for slot, card in enumerate(other.slots[:LEAVING]):
                    if card == NO_CARD:
                        continue
                    assert when_it_leaves(table, seat, slot) in texts
                    piece = pieces[f"card-{printed(observation).names.cards[card]}"]
                    shown = {text.text for text, _, _ in shapes(root, piece) if text.tag == "text"}
                    assert {*two_lines(names[card])} <= shown
