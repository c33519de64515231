"""What comes next as things stand: steps of the rules on a copy that tells of them. TAB-13, 14, 25"""

from __future__ import annotations

from boardwright.games.tabannusi.automa_turn import move_architect
from boardwright.games.tabannusi.components import NOWHERE
from boardwright.games.tabannusi.notes import DISTRICT
from boardwright.games.tabannusi.scoring import (
    STEP_OF_DICE,
    STEP_OF_POINTS,
    FinalScoring,
    RewardLoss,
    ScoreDistrict,
)
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.notes import CHOSEN, SCORED, Note


def finally_scored(game: Tabannusi) -> int:
    """Return how many Districts have got their points in final scoring. TAB-14.9"""
    for frame in game.agenda.frames:
        if isinstance(frame, FinalScoring):
            return max(0, frame.step - 2)
    return 0


def points_if_scored(game: Tabannusi, district: int) -> list[int]:
    """Return what each player would score for a District if it were scored now. TAB-13.3-13.11, 14.9

    Dice of its colour are given back first, and the steps for them count, but no reward of a step: most of
    them ask. Once Game End has been triggered it is the final scoring that is looked at, so the Districts
    before it take their dice first; Urban cards that the viewer does not see are left out. Where a Scoring
    waits for an answer, its dice have been given back: only the rewards that are still to come count, and a
    die taken since is kept. TAB-A52
    """
    ahead = game.clone()
    first, step = 0 if game.ended else district, STEP_OF_DICE
    for frame in ahead.agenda.frames:
        if isinstance(frame, FinalScoring):
            first = frame.step - 1  # the Districts before have given their dice back
        elif isinstance(frame, ScoreDistrict) and frame.district == district and not game.ended:
            first = district + 1
    if first > district:
        first, step = district, STEP_OF_POINTS
    carry_out_rewards(ahead)
    notes: list[Note] = []
    for scored in range(first, district + 1):
        notes = []
        ahead.notes = notes
        scoring = ScoreDistrict(game.active, scored, game.ended)
        for each in range(step, STEP_OF_POINTS + 1):
            scoring.carry_out(ahead, each)
            carry_out_rewards(ahead)
    points = [0] * game.seats
    for note in notes:
        if note.kind == SCORED and note.thing == district:
            points[note.seat] += note.amount
    return points


def carry_out_rewards(ahead: Tabannusi) -> None:
    """Let dice that were given back be rewarded, and nothing else that has been begun."""
    begun = ahead.agenda.frames
    ahead.agenda = Agenda([])
    for frame in begun[::-1]:  # the last one is carried out first
        if isinstance(frame, RewardLoss):
            frame.carry_out(ahead, 1)
    ahead.agenda = Agenda([])


def bot_goes_to(game: Tabannusi, card: int) -> int:
    """Return the District to which a card leads the Bot's Architect if it is the next one. TAB-25.2"""
    ahead = game.clone()
    notes: list[Note] = []
    ahead.notes = notes
    ahead.right, ahead.left = game.left, card
    move_architect(ahead)
    there = NOWHERE
    for note in notes:
        if note.kind == CHOSEN:
            there = note.thing - DISTRICT
    return there
