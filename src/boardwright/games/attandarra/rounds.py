"""The course of the game: five rounds and what lies between them. ATT-2, 9, 16"""

from __future__ import annotations

from boardwright.games.attandarra.components import NO_EVENT
from boardwright.games.attandarra.draws import FillDisplay, OpeningDraw
from boardwright.games.attandarra.history import StrikeEvent, TurnUpHistoryTile
from boardwright.games.attandarra.notes import GOLD
from boardwright.games.attandarra.scoring import remove_unfinished
from boardwright.games.attandarra.seal import return_seal, score_seal
from boardwright.games.attandarra.setting_up import SetUp
from boardwright.games.attandarra.state import Attandarra
from boardwright.games.attandarra.turn import Turn
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import GAINED


class Course(Procedure[Attandarra]):
    """The whole game. ATT-2.1, 2.2, 10.1"""

    def clone(self) -> Course:
        return Course(self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            game.begin(SetUp(game.start_player))
        elif step == 2:
            game.begin(Round())
        elif step == 3:
            self.prepare_next_round(game)
        elif step == 4:
            remove_unfinished(game)
        return step < 4

    def prepare_next_round(self, game: Attandarra) -> None:
        """Nothing is prepared after the last round. ATT-9.8"""
        if game.round < game.edition.rounds:
            self.step = 2
            game.begin(PrepareRound())


class Round(Procedure[Attandarra]):
    """One round. ATT-2.2, 15.1, 15.2, 16.2"""

    def __init__(self, turns: int = 0, step: int = 1) -> None:
        super().__init__(step)
        self.turns = turns  # opening draws or turns begun, skipped seats included

    def clone(self) -> Round:
        return Round(self.turns, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            self.turn_up_history_tile(game)
        elif step == 2:
            self.opening_draws(game)
        elif step == 3:
            self.take_turns(game)
        elif step == 4:
            self.score_seal_before_event(game)
        elif step == 5:
            self.strike_event(game)
        elif step == 6:
            self.score_seal_after_event(game)
        return step < 6

    def turn_up_history_tile(self, game: Attandarra) -> None:
        if game.history and game.round >= game.edition.first_event_round:
            game.begin(TurnUpHistoryTile())

    def opening_draws(self, game: Attandarra) -> None:
        """From the start player on, one after the other. ATT-3.1; ATT-A8"""
        if self.turns < game.seats:
            player = (game.start_player + self.turns) % game.seats
            self.turns += 1
            self.step = 2
            game.begin(OpeningDraw(player))
        else:
            self.turns = 0

    def take_turns(self, game: Attandarra) -> None:
        """Clockwise from the start player until all have finished. ATT-2.4"""
        for _ in range(game.seats):
            player = (game.start_player + self.turns) % game.seats
            self.turns = (self.turns + 1) % game.seats
            if not game.players[player].finished:
                self.step = 3
                game.begin(Turn(player))
                return

    def score_seal_before_event(self, game: Attandarra) -> None:
        if not game.switches.event_before_seal:
            settle_seal(game)

    def strike_event(self, game: Attandarra) -> None:
        if game.event != NO_EVENT:
            game.begin(StrikeEvent())

    def score_seal_after_event(self, game: Attandarra) -> None:
        if game.switches.event_before_seal:
            settle_seal(game)


def settle_seal(game: Attandarra) -> None:
    """Score the Seal, then put it and the counter cubes back. ATT-12.6, 12.7"""
    score_seal(game)
    return_seal(game)


class PrepareRound(Procedure[Attandarra]):
    """Round marker and gold, display, start player. ATT-9.4-9.6, 9.9"""

    def clone(self) -> PrepareRound:
        return PrepareRound(self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            game.begin_round()
        elif step == 2:
            self.give_gold(game)
        elif step == 3:
            game.begin(FillDisplay())
        elif step == 4:
            game.start_player = (game.start_player + 1) % game.seats
        return step < 4

    def give_gold(self, game: Attandarra) -> None:
        for seat in range(game.seats):
            player = game.players[seat]
            game.note(GAINED, seat, GOLD, game.edition.gold - player.gold, clause=9_04)
            player.gold = game.edition.gold
            player.finished = False
