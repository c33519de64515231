"""The course of the game: set-up, rounds, Game End. TAB-4.1, 14.1; TAB-A48"""

from __future__ import annotations

from boardwright.games.tabannusi.automa_turn import BotTurn
from boardwright.games.tabannusi.scoring import FinalScoring
from boardwright.games.tabannusi.setting_up import SetUp
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.turn import PlayerTurn
from boardwright.kernel.agenda import Procedure


class Course(Procedure[Tabannusi]):
    """Set-up, then turn after turn; after Game End the round is finished and one more played. TAB-14.1"""

    def __init__(
        self, first_player: int, barge_tiles: bool, turns: int = 0, last_round: bool = False, step: int = 1
    ) -> None:
        super().__init__(step)
        self.first_player = first_player  # as the table set it, or NOBODY
        self.barge_tiles = barge_tiles
        self.turns = turns  # turns begun in this round
        self.last_round = last_round

    def clone(self) -> Course:
        return Course(self.first_player, self.barge_tiles, self.turns, self.last_round, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.begin(SetUp(self.first_player, self.barge_tiles))
        elif step == 2:
            self.next_turn(game)
        elif step == 3:
            self.finish_round(game)
        elif step == 4:
            game.begin(FinalScoring())
        return step < 4

    def next_turn(self, game: Tabannusi) -> None:
        """Clockwise from the starting player. TAB-4.1"""
        if self.turns < game.seats:
            player = (game.first_player + self.turns) % game.seats
            self.turns += 1
            self.step = 2
            if game.is_bot(player):
                game.begin(BotTurn())
            else:
                game.begin(PlayerTurn(player))

    def finish_round(self, game: Tabannusi) -> None:
        """Exactly one more round after the one in which Game End was triggered. TAB-14.1"""
        if not self.last_round:
            self.last_round = game.ended
            self.turns = 0
            self.step = 2


def is_last_round(game: Tabannusi) -> bool:
    """Tell whether the round after the one that took the last Gold is being played. TAB-14.1"""
    frames = game.agenda.frames
    return bool(frames) and isinstance(frames[0], Course) and frames[0].last_round


def is_final_scoring(game: Tabannusi) -> bool:
    """Tell whether the last turn is over and Districts are scored once more. TAB-14.4"""
    frames = game.agenda.frames
    return bool(frames) and isinstance(frames[0], FinalScoring)
