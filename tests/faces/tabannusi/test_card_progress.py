"""How far everybody is with Decrees and Urban cards, and who may know it."""

from __future__ import annotations

from boardwright.games.tabannusi.components import COMMON, TRACKS, UNKNOWN
from boardwright.games.tabannusi.decrees import why_not_decree
from boardwright.games.tabannusi.face.card_progress import (
    card_in_words,
    decree_in_words,
    decree_lines,
    decrees_lacking,
    demands,
    lacking,
)
from boardwright.games.tabannusi.face.naming import everybody_at, game_of, naming_of, people_at
from boardwright.games.tabannusi.face.panels import panels
from boardwright.games.tabannusi.face.text import text
from boardwright.games.tabannusi.state import KIND_BITS, Tabannusi
from boardwright.games.tabannusi.urban_cards import fulfilled_cards
from boardwright.kernel.bits import members
from boardwright.kernel.packing import NOBODY, OK
from boardwright.table.observation import Observation

from .conftest import NAMES, Played


def test_nothing_is_lacking_exactly_when_a_decree_may_be_taken(everything: list[Observation]) -> None:
    met = 0
    for observation in everything[::5]:
        game, naming = game_of(observation), naming_of(observation, NAMES)
        for decree in members(game.decrees):
            for seat in everybody_at(game):
                asked = demands(game, seat, decree)
                assert asked
                assert all(0 <= demand.have <= demand.need for demand in asked)
                may = why_not_decree(game, seat, decree) == OK
                assert (lacking(asked) == 0) == may
                assert (decree_in_words(game, naming, seat, decree) == "all met") == may
                met += may
    assert met == 0  # random play meets none: the next test does


def with_buildings(game: Tabannusi, seat: int, number: int) -> Tabannusi:
    """Return a copy in which a seat has so many Buildings of each colour in each common District."""
    copy = game.clone()
    for kind in range(COMMON * TRACKS):
        copy.deeds += [seat << KIND_BITS | kind] * number
        copy.sites += [0] * number
    return copy


def test_a_decree_that_is_met_says_so(games: list[Played]) -> None:
    observation = games[2].seen[-1]
    naming = naming_of(observation, NAMES)
    met: set[int] = set()
    for number in range(1, 3):
        game = with_buildings(game_of(observation), 1, number)
        game.decrees = (1 << game.edition.decrees) - 1
        for decree in members(game.decrees):
            may = why_not_decree(game, 1, decree) == OK
            assert (lacking(demands(game, 1, decree)) == 0) == may
            assert (decree_in_words(game, naming, 1, decree) == "all met") == may
            assert (f"{naming.names.decrees[decree]} met" in decrees_lacking(game, naming, 1)) == may
            met |= {decree} if may else set()
    assert len(met) >= 4


def test_every_decree_of_the_box_has_its_demands(games: list[Played]) -> None:
    observation = games[2].seen[-1]
    game, naming = game_of(observation), naming_of(observation, NAMES)
    for decree in range(game.edition.decrees):
        asked = demands(game, 0, decree)
        assert sum(demand.need for demand in asked) >= 4
        assert len({demand.what(naming) for demand in asked}) == len(asked)


def test_text_and_rail_tell_the_decrees_of_everybody(games: list[Played]) -> None:
    for played in games:
        observation = played.seen[len(played.seen) // 2]
        game, naming = game_of(observation), naming_of(observation, NAMES)
        told = text(observation, NAMES)
        for decree in members(game.decrees):
            for line in decree_lines(game, naming, decree):
                assert f"  {line}\n" in told
        for panel in panels(observation):
            assert decrees_lacking(game, naming, panel.seat) in panel.note


def test_only_the_holder_sees_how_far_an_urban_card_is(games: list[Played]) -> None:
    played = games[2]
    table, position = played.table, played.table.length // 2
    full = table.record.at(position)
    for viewer in (0, 1, 2, NOBODY):
        observation = table.observe(viewer, position)
        game, naming = game_of(observation), naming_of(observation, NAMES)
        for panel in panels(observation):
            held = full.players[panel.seat].urban  # type: ignore[attr-defined]
            assert held
            for card in held:
                assert (naming.names.urban_cards[card] in panel.note) == (panel.seat == viewer)
        for seat in people_at(game):
            for card in game.players[seat].urban:
                assert (card == UNKNOWN) == (seat != viewer)
                assert bool(card_in_words(game, naming, seat, card)) == (seat == viewer)


def test_cards_are_told_met_exactly_as_they_would_score(games: list[Played]) -> None:
    told: set[str] = set()
    for observation in games[2].seen[::20]:
        own = observation.seat
        naming = naming_of(observation, NAMES)
        for number in range(4):
            game = with_buildings(game_of(observation), own, number)
            game.players[own].port = (1 << number) - 1
            for card in game.players[own].urban:
                words = card_in_words(game, naming, own, card)
                assert (words == "met") == (card in fulfilled_cards(game, own))
                told.add(words if words == "met" else words.split()[0])
    assert {"met", "lacks"} <= told


def test_houses_that_serve_another_card_are_told(games: list[Played]) -> None:
    observation = games[2].seen[-1]
    game, own = game_of(observation).clone(), observation.seat
    naming = naming_of(observation, NAMES)
    game.players[own].urban = [0, 1]  # 3, 1, 1 and 1, 3, 1 Houses in the common Districts
    game.deeds, game.sites = [], []
    game = with_buildings(game, own, 1)  # three Houses in each
    words = [card_in_words(game, naming, own, card) for card in (0, 1)]
    assert sorted(words) == ["its Houses count for another card", "met"]
