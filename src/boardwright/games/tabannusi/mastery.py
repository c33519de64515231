"""Mastery tracks: steps, their rewards, and the choice of a track. TAB-3.21-3.30, 20.23"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import TRACK, TWO_TRACKS
from boardwright.games.tabannusi.components import (
    GOLD,
    MARKERS,
    POINTS,
    S10,
    TRACKS,
    bonus_of,
    number_in,
    op_of,
)
from boardwright.games.tabannusi.notes import LEVEL, ON_TRACK, place_of
from boardwright.games.tabannusi.reasons import TRACK_AT_TOP
from boardwright.games.tabannusi.state import MustChoose, Player, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import OK, Action, Reason, first_of, pack, second_of, verb_of


def lowest_level(me: Player) -> int:
    """Return the level of a player's lowest marker."""
    return min(me.mastery[0], me.mastery[1], me.mastery[2])


def lowest_track(me: Player) -> int:
    """Return the track of the lowest marker; ties white, yellow, brown. TAB-28.6"""
    return me.mastery.index(lowest_level(me))


def highest_track(me: Player) -> int:
    """Return the track of the highest marker; ties white, yellow, brown. TAB-28.6"""
    return me.mastery.index(max(me.mastery))


def can_advance(game: Tabannusi, player: int) -> bool:
    """Tell whether any marker of a player can still move."""
    return lowest_level(game.players[player]) < game.edition.top


def advance(game: Tabannusi, player: int, track: int) -> None:
    """One step with all its rewards, in the order of TAB-3.30. TAB-3.21-3.24"""
    edition = game.edition
    me = game.players[player]
    if me.mastery[track] == edition.top:
        return
    before = lowest_level(me)
    me.mastery[track] += 1
    level = me.mastery[track]
    if game.notes is not None:
        origin = place_of(player, ON_TRACK + level - 1)
        game.note(MOVED, player, LEVEL + track, 1, origin, place_of(player, ON_TRACK + level), clause=321)
    lowest = lowest_level(me)
    right_hand = edition.right_hand[lowest] if lowest > before else 0
    if game.switches.any_tied_lowest and level == before + 1:
        right_hand = edition.right_hand[level]  # TAB-A10, the other reading
    if game.is_bot(player):
        reward_bot(game, player, edition.in_track[level], right_hand)
        return
    rewards: list[int] = []
    if edition.in_track[level]:
        rewards.append(edition.in_track[level])
    if right_hand:
        rewards.append(right_hand)
    if edition.boundaries[level] and me.has(S10):
        rewards.append(bonus_of(POINTS, edition.ship_points[S10]))
    if rewards:
        game.gain_all(player, rewards)


def reward_bot(game: Tabannusi, bot: int, in_track: int, right_hand: int) -> None:
    """The Bot takes Gold and points; markers are worth a point, dice nothing. TAB-24.9; TAB-A39"""
    for bonus in (in_track, right_hand):
        if op_of(bonus) == GOLD:
            game.gain_gold(bot, number_in(bonus), clause=2409)
        elif op_of(bonus) == POINTS:
            game.score(bot, number_in(bonus), clause=2409)
        elif op_of(bonus) == MARKERS:
            game.score(bot, 1, clause=2409)


def advance_on(game: Tabannusi, player: int, track: int, steps: int) -> None:
    """Several steps on one track, each with its own rewards. TAB-3.29"""
    if steps == 1:
        advance(game, player, track)
    else:
        game.begin(Advance(player, [track] * steps))


class Advance(Procedure[Tabannusi]):
    """One step after the other, on the tracks listed. TAB-3.29"""

    def __init__(self, player: int, tracks: list[int], step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.tracks = tracks

    def clone(self) -> Advance:
        return Advance(self.player, self.tracks, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        advance(game, self.player, self.tracks[step - 1])
        return step < len(self.tracks)


class ChooseTrack(MustChoose):
    """One or more steps on a single track of choice; skipped with all at the top. TAB-15.11, 20.6; C1"""

    def __init__(self, player: int, steps: int) -> None:
        super().__init__(player)
        self.steps = steps

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(TRACK, track) for track in range(TRACKS)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        at_top = game.players[self.player].mastery[first_of(action)] == game.edition.top
        return TRACK_AT_TOP if at_top else OK

    def take(self, game: Tabannusi, action: Action) -> None:
        advance_on(game, self.player, first_of(action), self.steps)


class ChooseTwoTracks(MustChoose):
    """A step on each of two tracks, or where `split` both on one. TAB-20.16, 20.23, 21.1; TAB-A64; C2"""

    def __init__(self, player: int, split: bool) -> None:
        super().__init__(player)
        self.split = split

    def candidates(self, game: Tabannusi) -> list[Action]:
        out: list[Action] = []
        for track in range(TRACKS):
            if self.split:
                out.append(pack(TWO_TRACKS, track, track))
            elif self.movable(game) < 2:
                out.append(pack(TRACK, track))
        for track in range(TRACKS):
            for other in range(track + 1, TRACKS):
                out.append(pack(TWO_TRACKS, track, other))
        return out

    def movable(self, game: Tabannusi) -> int:
        """Return how many markers can still move."""
        n = 0
        for track in range(TRACKS):
            if game.players[self.player].mastery[track] < game.edition.top:
                n += 1
        return n

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        mastery = game.players[self.player].mastery
        if mastery[first_of(action)] == game.edition.top:
            return TRACK_AT_TOP
        if verb_of(action) == TWO_TRACKS and mastery[second_of(action)] == game.edition.top:
            return TRACK_AT_TOP
        return OK

    def take(self, game: Tabannusi, action: Action) -> None:
        if verb_of(action) == TRACK:
            advance(game, self.player, first_of(action))
        else:
            game.begin(Advance(self.player, [first_of(action), second_of(action)]))
