"""Games at random, compared answer by answer and point by point with a second writing of the rules."""

from __future__ import annotations

import pytest

from boardwright.games.baghdad.actions import GO_ON, SKIP, STOP
from boardwright.games.baghdad.boats import ChooseBoatMove, ChoosePortAction
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.building import ChooseBuilding, ChooseSite
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import NOWHERE, Switches
from boardwright.games.baghdad.palace import ChoosePiece
from boardwright.games.baghdad.payment import ChoosePayment
from boardwright.games.baghdad.scoring import totals
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.vizier import ChooseLocation
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import CHANCE, verb_of
from boardwright.players.playout import draw_outcome
from tests.games.baghdad import second_reading as reading
from tests.games.baghdad.table import NAMES, bonus, fresh, said

READINGS = [
    "boats_in_port_do_not_count",
    "action_is_a_duty",
    "never_the_same_location",
    "boat_moves_are_a_duty",
    "wilds_are_no_masonry",
]


def expected(game: Baghdad) -> set[str] | None:
    """Return what the open question should offer, bonus actions apart; None where it is not written twice."""
    asked = game.agenda.open_question()
    seat = game.whose()
    if isinstance(asked, ChooseLocation):
        return reading.moves_of_vizier(game, seat)
    if isinstance(asked, ChooseTile):
        where = NAMES.locations[asked.location] if asked.location != NOWHERE else ""
        return reading.tiles_to_place(game, seat, where, NAMES.types[asked.type], asked.waived)
    if isinstance(asked, ChooseBuilding):
        return reading.buildings_to_build(game, seat, asked.waived, asked.optional)
    if isinstance(asked, ChooseSite):
        sites = reading.open_locations(game) - reading.built_on(game) - reading.rivals(game, seat)
        sites = {site for site in sites if "site" in site}
        can = reading.buildings_to_build(game, seat, asked.waived, optional=False)
        return {f"choose-site {site}" for site in sites if can} | {"skip"}
    if isinstance(asked, ChoosePiece):
        return reading.pieces_to_build(game, seat)
    if isinstance(asked, ChoosePortAction):
        return reading.port_actions(game, seat, NAMES.ports[asked.port])
    if isinstance(asked, ChooseBoatMove):
        moved = {name: asked.moved >> (4 * number) & 15 for number, name in enumerate(NAMES.spaces)}
        return reading.boat_moves(game, seat, asked.left, moved)
    if isinstance(asked, ChoosePayment):
        return reading.payments(game, seat, NAMES.skills[asked.skill], asked.shortfall)
    return None


@pytest.mark.parametrize("seed", range(12))
def test_every_answer_and_score_agrees(seed: int) -> None:
    rng = Rng(seed)
    switches = Switches(**{name: rng.below(2) == 0 for name in READINGS}) if seed % 3 == 2 else Switches()
    game = fresh(
        seed % 4 + 1,
        difficulty=seed % 3,
        switches=switches,
        public_works=seed % 2 == 1,
        contracts=seed % 2 == 1,
        objectives=seed % 3 == 1,
    )
    compared = 0
    turns = 0
    while game.options():
        if game.whose() == CHANCE:
            game.apply(draw_outcome(game, rng))
            continue
        if game.turns != turns:
            turns = game.turns
            assert totals(game) == [reading.points(game, seat) for seat in range(game.count)]
            if seed % 4:
                enrich(game)
        wanted = expected(game)
        if wanted is not None:
            compared += 1
            assert set(said(game)) == wanted, game.agenda.names()
        asked = game.agenda.open_question()
        allowed = isinstance(asked, TurnQuestion) and asked.free_actions_allowed()
        assert set(bonus(game)) == (reading.bonus_actions(game, game.whose()) if allowed else set())
        game.apply(choose(game, rng))
    assert totals(game) == [reading.points(game, seat) for seat in range(game.count)]
    assert compared > 20


def enrich(game: Baghdad) -> None:
    """Give the asked player means, so that random answers reach all of the game."""
    me = game.players[game.whose()]
    me.coins = max(me.coins, 6)
    me.wilds = max(me.wilds, 3)
    me.goods = [max(each, 1) for each in me.goods]
    game.settle()


def choose(game: Baghdad, rng: Rng) -> int:
    options = game.options()
    doing = [
        action
        for action in options
        if action not in game.agenda.free and verb_of(action) not in (SKIP, STOP, GO_ON)
    ]
    if doing and rng.below(6):
        return doing[rng.below(len(doing))]
    return options[rng.below(len(options))]
