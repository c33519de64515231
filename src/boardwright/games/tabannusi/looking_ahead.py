"""What a District would give if it were scored now: its Scoring, on a copy of the game. TAB-13, 14"""

from __future__ import annotations

from boardwright.games.tabannusi.scoring import FinalScoring, RewardLoss, ScoreDistrict, points_of_district
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import BIT


def finally_scored(game: Tabannusi) -> int:
    """Return how many Districts have got their points in final scoring. TAB-14.9"""
    for frame in game.agenda.frames:
        if isinstance(frame, FinalScoring):
            return max(0, frame.step - 2)
    return 0


def points_if_scored(game: Tabannusi, district: int) -> list[int]:
    """Return what each player would score for a District if it were scored now. TAB-13.3-13.11, 14.9

    Dice of its colour are given back first, and the steps for them count. Once Game End has been triggered
    it is the final scoring that is looked at, so the Districts before it take their dice first; Urban cards
    that the viewer does not see are left out. Where a Scoring waits for an answer, its dice have been given
    back: only the rewards that are still to come count, and a die taken since is kept. TAB-A52
    """
    ahead = game.clone()
    first = 0 if game.ended else district
    for frame in ahead.agenda.frames[:]:
        if isinstance(frame, FinalScoring):
            first = frame.step - 1
        elif isinstance(frame, ScoreDistrict) and frame.district == district and not game.ended:
            first = district + 1
        elif isinstance(frame, RewardLoss):
            frame.carry_out(ahead, 1)
    for scored in range(first, district + 1):
        scoring = ScoreDistrict(game.active, scored, game.ended)
        scoring.lose_dice(ahead)
        for seat in range(game.seats):
            if scoring.losers & BIT[seat]:
                RewardLoss(seat, game.local[scored]).carry_out(ahead, 1)
    return [points_of_district(ahead, seat, district, game.ended) for seat in range(game.seats)]
