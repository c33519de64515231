"""The course of the game: set-up, five rounds, final scoring. ATT-1, 2, 9, 11, 16"""

from __future__ import annotations

from boardwright.games.attandarra.actions import START_PLAYER
from boardwright.games.attandarra.components import COVERED, NO_EVENT
from boardwright.games.attandarra.draws import FillDisplay, OpeningDraw
from boardwright.games.attandarra.history import StrikeEvent, TurnUpHistoryTile
from boardwright.games.attandarra.markers import deal_marker
from boardwright.games.attandarra.notes import GOLD, ROUND
from boardwright.games.attandarra.scoring import remove_unfinished
from boardwright.games.attandarra.seal import return_seal, score_seal
from boardwright.games.attandarra.state import Attandarra
from boardwright.games.attandarra.turn import Turn
from boardwright.kernel.agenda import Chance, Procedure
from boardwright.kernel.notes import BEGAN, GAINED
from boardwright.kernel.packing import NOBODY, Action, first_of, pack


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


class SetUp(Procedure[Attandarra]):
    """Markers, display, start player; everything else lies ready. ATT-1.5-1.10"""

    def __init__(self, start_player: int, dealt: int = 0, step: int = 1) -> None:
        super().__init__(step)
        self.start_player = start_player  # given by the table, or NOBODY: drawn
        self.dealt = dealt  # markers dealt so far

    def clone(self) -> SetUp:
        return SetUp(self.start_player, self.dealt, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            self.deal_markers(game)
        elif step == 2:
            self.cover_lower_markers(game)
        elif step == 3:
            game.begin(FillDisplay())
        elif step == 4:
            self.choose_start_player(game)
        elif step == 5:
            begin_round(game)
        return step < 5

    def deal_markers(self, game: Attandarra) -> None:
        """The visible marker of each space; both where both count. ATT-1.5, 1.6; ATT-A2"""
        spaces = game.edition.spaces
        visible = spaces * 2 if game.switches.both_markers_count and game.stack() > 1 else spaces
        if self.dealt < visible:
            self.dealt += 1
            self.step = 1
            deal_marker(game, (self.dealt - 1) % spaces)

    def cover_lower_markers(self, game: Attandarra) -> None:
        """With 2 players there are none. ATT-1.6; ATT-A22"""
        if game.stack() > 1 and not game.switches.both_markers_count:
            for space in range(game.edition.spaces):
                game.under[space] = COVERED

    def choose_start_player(self, game: Attandarra) -> None:
        if self.start_player == NOBODY:
            game.begin(DrawStartPlayer())


class DrawStartPlayer(Chance[Attandarra]):
    """The seat that starts, where the table does not say. ATT-1.10"""

    def candidates(self, game: Attandarra) -> list[Action]:
        return [pack(START_PLAYER, seat) for seat in range(game.seats)]

    def take(self, game: Attandarra, action: Action) -> None:
        game.start_player = first_of(action)


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


def begin_round(game: Attandarra) -> None:
    """Move the round marker on. ATT-9.4"""
    game.round += 1
    game.note(BEGAN, NOBODY, ROUND, game.round, clause=9_04)


class PrepareRound(Procedure[Attandarra]):
    """Round marker and gold, display, start player. ATT-9.4-9.6, 9.9"""

    def clone(self) -> PrepareRound:
        return PrepareRound(self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            begin_round(game)
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
