"""Questions that games at random seldom bring, put to a player in the middle of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import replace

import pytest

from boardwright.faces.face import Question
from boardwright.games.tabannusi.action_tiles import ChooseActionTile
from boardwright.games.tabannusi.bonuses import ChooseCrate, MoveArchitect, PickDie
from boardwright.games.tabannusi.components import (
    COLOURS,
    DISCOUNT_TILE,
    DOWN,
    GOLD,
    NO_SHIP,
    UP,
    bonus_of,
)
from boardwright.games.tabannusi.construct import MayClaimShip, MayUseDiscount
from boardwright.games.tabannusi.face.board import board
from boardwright.games.tabannusi.face.naming import game_of
from boardwright.games.tabannusi.face.question import question
from boardwright.games.tabannusi.free_actions import MayRefillAnother
from boardwright.games.tabannusi.gardening import MayTakeGardenBonus
from boardwright.games.tabannusi.houses import MayShiftHouse
from boardwright.games.tabannusi.mastery import ChooseTrack, ChooseTwoTracks
from boardwright.games.tabannusi.payments import ChoosePayment, MayPayForStep, MayPayForTrack
from boardwright.games.tabannusi.port import ChoosePortHouse, ChooseShip
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.turn import ChooseAction, ChooseDistrictToScore
from boardwright.games.tabannusi.urban_cards import KeepUrbanCard
from boardwright.games.tabannusi.ziggurat import ChooseZigguratTile, GardenOrMarker
from boardwright.kernel.agenda import Decision
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import OK, first_of, second_of
from boardwright.table.observation import Observation

from .conftest import NAMES, Played

Make = Callable[[int], Decision[Tabannusi]]

RARE: list[tuple[Make, str]] = [
    (lambda seat: MayUseDiscount(seat, [1, 0, 1, 0, 0]), "The Building costs 1 white and 1 brown: use"),
    (lambda seat: MayShiftHouse(seat, 2), "Shift up to 2 Houses"),
    (lambda seat: ChooseCrate(seat, 2, True), "Turn up to 2 Crates face up"),
    (lambda seat: ChooseCrate(seat, 1, False), "Which Crate do you turn"),
    (KeepUrbanCard, "Which Urban card do you keep?"),
    (GardenOrMarker, "Ship with Gardens for Ziggurat Houses (S05): a Garden or a Claim marker?"),
    (ChooseZigguratTile, "On which Ziggurat tile"),
    (ChooseActionTile, "Which Action tile"),
    (ChooseShip, "On which Ship"),
    (ChoosePortHouse, "Place a House in the Port for free."),
    (MayRefillAnother, "Ship with double refills (S03): refill another"),
    (lambda seat: ChooseTwoTracks(seat, True), "Two steps: on one track"),
    (lambda seat: ChooseTwoTracks(seat, False), "A step on each of two tracks"),
    (lambda seat: ChooseTrack(seat, 2), "On which track do you make 2 steps?"),
    (lambda seat: MayPayForStep(seat, 1), "Pay 1 Resource for a step on the yellow track?"),
    (MayPayForTrack, "Pay 1 white, yellow or brown"),
    (lambda seat: MayTakeGardenBonus(seat, bonus_of(GOLD, 2)), "You covered a bonus, 2 Gold: take it?"),
    (lambda seat: PickDie(seat, 2), "Which die do you take from the general supply? 2 in all."),
    (lambda seat: MayClaimShip(seat, 2), "Claim a Ship of size 2 for 1 Gold?"),
    (lambda seat: ChoosePayment(seat, [2, 3, 0, 0, 0], 1), "Pay 2 white, 3 yellow and 1 Gold: with"),
    (MoveArchitect, "To which District does your Architect go?"),
    (ChooseDistrictToScore, "Several Barges are empty"),
    (ChooseAction, "Action "),
]


def put(played: Played, make: Make) -> tuple[Question, list[int]]:
    """Return a question as put to a player who has some of everything, and its answers."""
    seen = see(played, make)
    return question(seen, NAMES), list(seen.options)


def see(played: Played, make: Make) -> Observation:
    """Return what a player sees who has some of everything and is asked a question."""
    observation = next(
        seen for seen in played.seen[len(played.seen) // 2 :] if seen.question == "ChooseAction"
    )
    seat = observation.seat
    game = game_of(observation).clone()
    me = game.players[seat]
    me.gold, me.markers, me.supply, me.dice = 6, 5, 5, [3, 3, 2, 2, 1]
    me.crates = [0] * len(me.crates)
    me.crates[DOWN * COLOURS], me.crates[DOWN * COLOURS + 3] = 1, 1
    me.crates[UP * COLOURS + 1] = 2
    me.harbormasters |= BIT[DISCOUNT_TILE]
    me.houses = [2, 2, 2, 3]
    me.drawn = [3, 4]
    me.mastery = [2, 3, 4]
    game.supply = [1, 1, 0, 2, 1]
    game.barge[:12] = [0] * 12
    assert NO_SHIP not in game.ships
    frame = make(seat)
    if not isinstance(frame, ChooseAction):
        game.agenda.frames.append(frame)
    answers = frame.options(game)
    candidates = [(action, frame.why_not(game, action)) for action in frame.candidates(game)]
    game.agenda.options, game.agenda.free = answers, []
    return replace(
        observation,
        game=game,
        question=type(frame).__name__,
        options=answers,
        blocked=[(action, reason) for action, reason in candidates if reason != OK],
        must_confirm=False,
    )


@pytest.mark.parametrize(("make", "sentence"), RARE, ids=[sentence for _, sentence in RARE])
def test_a_rare_question_has_its_sentence_and_options(games: list[Played], make: Make, sentence: str) -> None:
    asked, answers = put(games[2], make)
    assert asked.sentence.startswith(sentence)
    assert len(answers) > 1
    assert sorted(action for option in asked.options for action in option.actions) == sorted(answers)
    assert len(asked.options) <= 9
    assert all("{" not in option.label + option.then for option in asked.options)
    assert all("{" not in blocked.label + blocked.title + blocked.sentence for blocked in asked.blocked)


@pytest.mark.parametrize("split", [True, False])
def test_two_tracks_are_chosen_on_the_board(games: list[Played], split: bool) -> None:
    seen = see(games[2], lambda seat: ChooseTwoTracks(seat, split))
    asked = question(seen, NAMES)
    places = {target: option for option in asked.options for target in option.targets}
    assert len(places) == len(seen.options) == (6 if split else 3)
    svg = str(board(seen, NAMES, asked).svg)
    parts: dict[str, set[str]] = {}
    for target, option in places.items():
        drawn = svg[svg.index(f'id="{target}"') :]
        drawn = drawn[: drawn.index("</g></g>") if "</g></g>" in drawn else None]
        tracks = {first_of(option.actions[0]), second_of(option.actions[0])}
        boxes = re.findall(r"M([\d.]+) [\d.]+h[\d.]+v", re.search(r'class="hit" d="([^"]*)"', drawn)[1])  # type: ignore[index]
        assert len(boxes) == len(tracks)
        parts[target] = set(boxes)
    assert sum(map(len, parts.values())) == len(set().union(*parts.values()))  # no two share a part
