"""What options say of places on the board: prices, what a tile brings, and where each answer is given."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from boardwright.faces.face import Option
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import SHIPS
from boardwright.games.tabannusi.face.answer_words import price_words
from boardwright.games.tabannusi.face.bonus_words import bonuses_in_words
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.elements import blocked_places, target_of
from boardwright.games.tabannusi.face.naming import game_of, naming_of
from boardwright.games.tabannusi.face.port_board import ability_words
from boardwright.games.tabannusi.face.question import question
from boardwright.kernel.bits import members
from boardwright.kernel.packing import first_of, verb_of
from boardwright.table.observation import Observation

from .conftest import NAMES

PRICED = {actions.CONSTRUCT, actions.PORT_HOUSE, actions.ZIGGURAT_HOUSE}


@pytest.fixture(scope="module")
def asked(everything: Sequence[Observation]) -> list[tuple[Desk, Option]]:
    """Every option of a part of all positions, with the desk it was made at."""
    out: list[tuple[Desk, Option]] = []
    for observation in everything[::2]:
        words = observation.title.words(observation.printed)
        desk = Desk(observation, observation.seat, words, game_of(observation), naming_of(observation, NAMES))
        out += [(desk, option) for option in question(observation, NAMES).options]
    return out


def test_targets_are_those_of_the_answers(asked: list[tuple[Desk, Option]]) -> None:
    for desk, option in asked:
        if option.targets:
            found = [target_of(desk.game, desk.naming, action) for action in option.actions]
            assert list(option.targets) == found


def test_prices_stand_on_options(asked: list[tuple[Desk, Option]]) -> None:
    seen: set[int] = set()
    for desk, option in asked:
        verb = verb_of(option.actions[0])
        if verb in PRICED:
            prices = {price_words(desk.naming, desk.game.price(action)) for action in option.actions}
            assert option.cost == (prices.pop() if len(prices) == 1 else "")
            seen.add(verb)
    assert seen == PRICED


def test_what_a_tile_or_a_ship_can_do_is_said_before_it_is_chosen(asked: list[tuple[Desk, Option]]) -> None:
    seen: set[int] = set()
    for desk, option in asked:
        verb, first = verb_of(option.actions[0]), first_of(option.actions[0])
        if len(option.actions) > 1:
            continue
        if verb == actions.USE_TILE:
            effects = desk.game.edition.tile_effects[first]
            assert bonuses_in_words(effects, desk.naming.names.colours) in option.then
            assert option.label == desk.naming.action_tile(first)
            seen.add(verb)
        if verb == actions.CLAIM_SHIP and desk.game.ships[first] < SHIPS:
            assert option.then.startswith(ability_words(desk.naming, desk.game.ships[first]))
            seen.add(verb)
    assert seen == {actions.USE_TILE, actions.CLAIM_SHIP}


def test_options_with_several_places_say_what_is_chosen_next(asked: list[tuple[Desk, Option]]) -> None:
    said = {option.then for _, option in asked if len(option.actions) > 1 and option.targets}
    assert "Choose a space and a colour." in said
    assert any("Claim markers" in sentence for sentence in said)
    assert "" not in said


def test_projects_of_all_colours_share_a_space(asked: list[tuple[Desk, Option]]) -> None:
    shared = 0
    for _, option in asked:
        if verb_of(option.actions[0]) == actions.PROJECT and len(option.actions) > len(set(option.targets)):
            labels = option.target_labels
            assert len(set(labels)) == len(labels)
            assert all(", " in label for label in labels)
            shared += 1
    assert shared > 10


def test_projects_that_cannot_be_built_are_pointed_at(everything: Sequence[Observation]) -> None:
    pointed = 0
    for observation in everything[::5]:
        game, naming = game_of(observation), naming_of(observation, NAMES)
        words = observation.title.words(observation.printed)
        desk = Desk(observation, observation.seat, words, game, naming)
        for action, _reason in observation.blocked:
            if verb_of(action) == actions.CONSTRUCT:
                places = blocked_places(desk, [action])
                here = game.projects[desk.me.assistant * 3 + first_of(action)]
                if here:
                    assert len(places) == len(members(here))
                    assert all(place.startswith("project-") for place in places)
                    pointed += 1
                else:
                    assert places == (f"action-{desk.me.assistant + 1}-construct",)
    assert pointed > 3
