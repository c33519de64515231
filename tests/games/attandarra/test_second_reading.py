"""Games at random, compared answer by answer with a second, slow writing of the rules."""

import pytest

from boardwright.games.attandarra.building import PlaceCube
from boardwright.games.attandarra.components import FIRE, LOOTING, MATERIALS, PLAGUE, Switches
from boardwright.games.attandarra.draws import ChooseDrawnCube
from boardwright.games.attandarra.history import SaveMarker
from boardwright.games.attandarra.state import Attandarra
from boardwright.games.attandarra.turn import ChooseAction
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from tests.games.attandarra import second_reading
from tests.games.attandarra.second_reading import ALL, City
from tests.games.attandarra.table import (
    PRINTED,
    STREETS,
    city,
    close_round,
    fresh,
    options,
    play_at_will,
    question,
    table,
    whole_supply,
)

READINGS = [
    "display_overflow_redrawn",
    "double_glass_once",
    "unplaceable_cube_is_paid",
    "majority_in_same_category",
    "majority_skips_one_level",
    "only_emblem_streets_struck",
    "emblems_leave",
    "event_before_seal",
    "gates_in_building_sum",
    "one_marker_per_tile",
    "fire_target_takes_many",
    "emblem_protects_owner_only",
    "both_markers_count",
]


def readings(seed: int) -> Switches:
    """Return the default for even seeds, else about a third of the other readings."""
    rng = Rng(seed)
    return Switches(**{name: rng.below(3) == 0 for name in READINGS}) if seed % 2 else Switches()


def expected(game: Attandarra, empty_before: set[str]) -> set[str] | None:
    """Return what the open question should offer, or None for a question to chance."""
    asked = game.agenda.open_question()
    seat = game.whose()
    if isinstance(asked, ChooseAction):
        return second_reading.actions(game, seat)
    if isinstance(asked, PlaceCube):
        return City(game, seat).places(second_reading.MATERIALS[asked.material])
    if isinstance(asked, ChooseDrawnCube):
        hand = [second_reading.MATERIALS[m] for m in range(MATERIALS) if game.hand[m]]
        return {f"place-drawn {material}" for material in hand if City(game, seat).places(material)}
    if isinstance(asked, SaveMarker):
        return second_reading.rescues(game, seat, empty_before)
    return None


def lively(game: Attandarra, rng: Rng) -> int:
    """Return an answer at random that rarely ends a round, so that cities grow."""
    answers = game.options()
    for _ in range(3):
        action = answers[rng.below(len(answers))]
        if not options(game)[answers.index(action)].startswith("finish"):
            return action
    return action


@pytest.mark.parametrize("seed", range(8))
def test_every_answer_and_score_agrees(seed: int) -> None:
    game = fresh(2 + seed % 3, history=seed % 4 != 3, switches=readings(seed))
    rng = Rng(1000 + seed)
    empty: list[set[str]] = []
    asked = 0
    while game.whose() != NOBODY:
        if question(game) == "ChooseAction":
            empty = [empty_spaces(game, seat) for seat in range(game.seats)]
        wanted = expected(game, empty[game.whose()] if empty and game.whose() >= 0 else set())
        if wanted is not None:
            asked += 1
            assert set(options(game)) == wanted
            allowed = [action for action in game.candidates() if game.why_not(action) == 0]
            assert game.options() == allowed
        game.apply(lively(game, rng))
        game.check()
        if asked % 20 == 0 or game.whose() == NOBODY:
            compare_scores(game)
    assert asked > 50


def compare_scores(game: Attandarra) -> None:
    scores = game.scores()
    for seat in range(game.seats):
        assert scores[seat] == game.players[seat].points() + second_reading.final_points(game, seat)


def empty_spaces(game: Attandarra, seat: int) -> set[str]:
    city = City(game, seat)
    return {space for space in ALL if not city.citizens[space] + city.coins[space]}


@pytest.mark.parametrize("seed", range(8))
def test_every_event_agrees(seed: int) -> None:
    """Cities grown at random are struck by each event."""
    game = fresh(3 + seed % 2, history=True, switches=readings(seed))
    rng = Rng(seed)
    while not (game.round == 5 and question(game) == "ChooseAction"):
        game.apply(lively(game, rng))
    for _ in range(20):
        if question(game) == "ChooseAction" and game.round == 5:
            game.apply(lively(game, rng))
            play_out_questions(game, rng)
    if game.whose() == NOBODY:
        return
    for event in range(6):
        strike_and_compare(game.clone(), event)


def play_out_questions(game: Attandarra, rng: Rng) -> None:
    while game.whose() != NOBODY and question(game) != "ChooseAction":
        game.apply(lively(game, rng))


def crowded_city(rng: Rng) -> list[str]:
    """Return the whole supply laid out, with markers here and there."""
    pieces = whole_supply(C3="clay wood", D1="clay")
    for index, piece in enumerate(pieces):
        name = piece.split()[1]
        if name == "meadow" or piece.endswith("complete"):
            pieces[index] += " citizen" * (rng.below(3) // 2) + " coin" * (
                rng.below(2) if name != "meadow" else 0
            )
    return pieces


@pytest.mark.parametrize("seed", range(40))
def test_every_rescue_agrees(seed: int) -> None:
    rng = Rng(seed)
    game = table(2, history=True, round=5, event="fire", switches=readings(seed))
    city(game, 0, *crowded_city(rng))
    for street in range(len(STREETS)):
        game.emblems[street] = rng.below(2) if rng.below(4) else NOBODY
    empty = empty_spaces(game, 0)
    close_round(game)
    while game.whose() == 0:
        assert set(options(game)) == second_reading.rescues(game, 0, empty)
        game.apply(lively(game, rng))
        game.check()
    assert game.whose() == NOBODY
    markers_off_tiles = [space for space in empty_tiles(game, 0) if space not in empty_spaces(game, 0)]
    assert markers_off_tiles == []


def empty_tiles(game: Attandarra, seat: int) -> list[str]:
    return [space for space in ALL if space not in City(game, seat).tile]


def strike_and_compare(game: Attandarra, event: int) -> None:
    game.event = event
    before = [City(game, seat) for seat in range(game.seats)]
    points = [player.points_events for player in game.players]
    gained = [0] * game.seats
    hits: list[set[str]] = [set()] * game.seats
    shelters = {PLAGUE: {"hospital"}, LOOTING: second_reading.CASTLES, FIRE: {"reservoir"}}
    for seat in range(game.seats):
        if event in shelters:
            hits[seat] = second_reading.hit(game, seat, shelters[event])
        else:
            gained[seat] = second_reading.favour(game, seat)
    close_round(game)
    play_at_will(game)
    assert [player.points_events for player in game.players] == [
        old + new for old, new in zip(points, gained, strict=True)
    ]
    for seat, old in enumerate(before):
        compare(old, City(game, seat), hits[seat], PRINTED.names.events[event])


def compare(old: City, new: City, hit: set[str], event: str) -> None:
    """Compare a city before and after an event and the end of the game."""
    stays = [
        space for space in ALL if space in old.tile and not (old.is_building(space) and old.cubes[space])
    ]
    burned = hit if event == "fire" else set()
    assert new.tile == {space: old.tile[space] for space in stays if space not in burned}
    for space in ALL:
        if event != "fire":
            assert new.citizens[space] == (0 if event == "plague" and space in hit else old.citizens[space])
            assert new.coins[space] == (0 if event == "looting" and space in hit else old.coins[space])
        elif space in new.tile:
            assert new.citizens[space] >= old.citizens[space]
            assert new.coins[space] >= old.coins[space]
        else:
            assert new.citizens[space] + new.coins[space] == 0
