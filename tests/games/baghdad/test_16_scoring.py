"""Final scoring and ties; night cards; level-5 buildings. BAG-16, 17.17-17.23, 19"""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    ARTEFACT_TYPES,
    BOATS_IN_PORT,
    BOOK,
    BUILDINGS,
    NIGHT_CARDS,
    PATIENT,
    STUDENT,
    Switches,
)
from boardwright.games.baghdad.counts import count_of, is_met
from boardwright.games.baghdad.scoring import (
    ARTEFACT_POINTS,
    FAVOUR,
    LEVEL_FIVE,
    NIGHT_POINTS,
    PALACE_TOP,
    SHAME,
    sheet,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY
from tests.games.baghdad.table import (
    BUILDING,
    CARD,
    PIECE,
    TILE,
    ZERO,
    E,
    boats_on,
    build,
    fill,
    show,
    table,
)


def even(seats: int = 4) -> Baghdad:
    """Return a table where nobody has any points."""
    game = table(seats)
    for player in game.players:
        player.favour = ZERO
    assert game.scores() == [0] * seats
    return game


def tokens(game: Baghdad, *things: int) -> None:
    """Lay these scoring tokens on ports and sections, the others in their order behind."""
    rest = [thing for thing in E.scoring_tokens if thing not in things]
    game.tokens = [thing if thing >= 0 else rest.pop() for thing in (*things, *[-1] * (8 - len(things)))]


def test_16_2_a2_a3_rulebook_example() -> None:
    game = even()
    me = game.players[0]
    tokens(game, NIGHT_CARDS, BOATS_IN_PORT, ARTEFACT_TYPES, -1, ARCHITECTS, STUDENT)
    game.ports[:12] = [1, 0, NOBODY, NOBODY, 0, NOBODY, NOBODY, NOBODY, 2, 0, NOBODY, NOBODY]
    me.boats, me.river = 2, 0
    for piece in ("tower-north", "foundation-north", "wall-east", "base"):
        game.pieces[PIECE[piece]] = 0
    me.architects = 0b10000
    fill(me, ARTEFACT, range(5), [TILE[name] for name in ("globe", "clock", "lamp", "alembic", "globe")])
    fill(me, STUDENT, range(3), [TILE["student-quill"]] * 3)
    me.discard = BIT[CARD["al-idrisi"]] | BIT[CARD["hunyan-ibn-ishaq"]] | BIT[CARD["al-ijliyyah"]]
    show(me, "abu-nuwas", "al-razi")
    me.favour = ZERO - 3
    points = sheet(game, 0)
    row = {thing: points[number] for number, thing in enumerate(E.scoring_tokens)}
    assert (row[NIGHT_CARDS], row[BOATS_IN_PORT], row[ARTEFACT_TYPES]) == (8, 9, 8)
    assert (row[ARCHITECTS], row[STUDENT], row[PATIENT]) == (16, 6, 0)
    assert (points[PALACE_TOP], points[NIGHT_POINTS], points[ARTEFACT_POINTS]) == (15, 19, 15)
    assert (points[FAVOUR], points[SHAME], points[LEVEL_FIVE]) == (-3, 0, 0)
    assert game.scores()[0] == 93


def test_16_1_16_3_multipliers_of_a_port_add_up() -> None:
    game = even()
    tokens(game, PATIENT)
    game.ports[:4] = [0, 1, 0, 0]
    game.players[0].boats, game.players[0].river = 2, 0
    fill(game.players[0], PATIENT, [0, 4])
    fill(game.players[1], PATIENT, [0])
    assert game.scores()[:2] == [(3 + 2 + 1) * 2, 2]


@pytest.mark.parametrize(
    ("thing", "type", "expected"),
    [(PATIENT, PATIENT, 3), (STUDENT, STUDENT, 3), (BOOK, BOOK, 3), (ARTEFACT_TYPES, ARTEFACT, 1)],
)
def test_16_4_what_the_tokens_count(thing: int, type: int, expected: int) -> None:
    game = even()
    me = game.players[0]
    fill(me, type, range(3))
    me.civic[type] = TILE["book"]
    assert count_of(game, 0, thing) == expected


def test_16_4_boats_buildings_architects() -> None:
    game = even()
    me = game.players[0]
    game.ports[0] = 0
    me.boats, me.river = 2, boats_on(left_2=1, start=1)
    build(game, 0, "souk", "NW-site-1")
    me.architects = 0b11000
    assert [count_of(game, 0, thing) for thing in (BOATS_IN_PORT, BUILDINGS, ARCHITECTS)] == [1, 1, 3]


@pytest.mark.parametrize(("switch", "boats"), [(False, 3), (True, 2)])
def test_a4_6_19_boats_in_the_river_area(switch: bool, boats: int) -> None:
    game = table(4, switches=Switches(boats_in_port_do_not_count=switch))
    me = game.players[0]
    game.ports[0] = 0
    me.boats, me.river = 2, boats_on(left_2=1, start=1)
    assert is_met(game, 0, CARD["al-kindi"]) == (boats == 3)
    assert game.boats_off_board(0) == boats


LEVEL_FIVES = [
    ("architects-guild", 6),
    ("grand-bazaar", 9),
    ("madrasa", 6),
    ("meeting-hall", 3),
    ("harbour-master", 3),
    ("hospital", 3),
    ("library", 0),
]


@pytest.mark.parametrize(("building", "points"), LEVEL_FIVES)
def test_16_5_17_17_to_17_23_level_five(building: str, points: int) -> None:
    game = even()
    me = game.players[0]
    me.architects = 0b11100
    fill(me, ARTEFACT, range(3))
    fill(me, STUDENT, range(2))
    fill(me, PATIENT, [3])
    game.ports[0] = 0
    me.boats, me.river = 3, boats_on(start=1)
    me.discard = BIT[CARD["al-ijliyyah"]]
    me.level_five = BUILDING[building]
    assert sheet(game, 0)[LEVEL_FIVE] == points


def test_16_6_base_and_dome() -> None:
    game = even()
    game.pieces[PIECE["base"]] = 1
    game.pieces[PIECE["dome"]] = 2
    assert game.scores() == [0, 15, 20, 0]


def test_16_7_16_12_night_cards_on_the_board_score_if_met() -> None:
    game = even()
    me = game.players[0]
    fill(me, BOOK, range(4))
    show(me, "ridwan-al-saati", "al-razi", "al-battani")
    me.discard = BIT[CARD["abu-nuwas"]]
    assert sheet(game, 0)[NIGHT_POINTS] == 5 + 3


def test_8_8_12_5_16_8_to_16_11_artefacts_favour_shame_and_nothing_else() -> None:
    game = even()
    me = game.players[0]
    fill(me, ARTEFACT, [1, 4])
    me.favour, me.shame = ZERO + 2, 2
    me.coins, me.wilds, me.steps, me.goods = 30, 9, 9, [9] * 6
    assert game.scores()[0] == 2 + 5 + 2 - 6


def test_1_6_16_13_a31_ties() -> None:
    game = even()
    assert game.places() == [1, 1, 1, 1]
    game.players[1].favour += 1
    game.players[2].favour += 1
    game.players[2].discard = BIT[CARD["al-kindi"]]
    game.players[2].shame = 1
    assert game.scores() == [0, 1, 1, 0]
    assert game.places() == [3, 2, 1, 3]
    game.players[1].favour, game.players[1].shame = ZERO + 4, 1
    assert game.scores()[1] == 1
    assert game.places() == [3, 2, 1, 3]  # night cards come before favour
    game.players[0].favour = ZERO + 1
    assert game.places() == [3, 2, 1, 4]


NIGHT = [
    ("al-tusi", ARCHITECTS, 4, 5),
    ("ibn-masawayh", BUILDINGS, 3, 3),
    ("fadl-al-shairah", STUDENT, 5, 8),
    ("al-razi", BOOK, 5, 8),
    ("al-idrisi", ARTEFACT, 5, 8),
    ("isa-ibn-ali", PATIENT, 5, 8),
    ("al-ijliyyah", ARTEFACT, 3, 3),
    ("harun-al-rashid", ARCHITECTS, 5, 8),
    ("muhammed-ibn-musa", BOOK, 3, 3),
    ("ibn-sina", BUILDINGS, 5, 8),
    ("ridwan-al-saati", BOOK, 4, 5),
    ("al-farabi", BUILDINGS, 4, 5),
    ("al-maarri", STUDENT, 4, 5),
    ("al-khayzuran", PATIENT, 3, 3),
    ("hunyan-ibn-ishaq", ARTEFACT, 4, 5),
    ("abu-nuwas", STUDENT, 3, 3),
    ("al-zarnuji", PATIENT, 4, 5),
]


@pytest.mark.parametrize(("card", "thing", "need", "points"), NIGHT)
def test_19_1_19_3_19_5_to_19_15_19_17_to_19_20_night_cards(
    card: str, thing: int, need: int, points: int
) -> None:
    assert E.cards.points[CARD[card]] == points
    for have in (need - 1, need):
        game = even()
        me = game.players[0]
        if thing == ARCHITECTS:
            me.architects = BIT[5] - BIT[have]
        elif thing == BUILDINGS:
            me.houses = BIT[5] - BIT[have]
        else:
            fill(me, thing, range(have))
        assert is_met(game, 0, CARD[card]) == (have == need)


BOATS = [("al-mamun", 4, 5), ("al-kindi", 3, 3), ("ibn-al-haytham", 5, 8)]


@pytest.mark.parametrize(("card", "need", "points"), BOATS)
def test_19_2_19_4_19_16_boats(card: str, need: int, points: int) -> None:
    assert E.cards.points[CARD[card]] == points
    game = even()
    for boats in range(1, 6):
        game.players[0].boats = 5 - boats
        assert is_met(game, 0, CARD[card]) == (boats >= need)
