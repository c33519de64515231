"""Set-up: markers, display, start player. ATT-1.5-1.10"""

from __future__ import annotations

from boardwright.games.attandarra.actions import START_PLAYER
from boardwright.games.attandarra.components import COVERED
from boardwright.games.attandarra.draws import FillDisplay
from boardwright.games.attandarra.markers import deal_marker
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.agenda import Chance, Procedure
from boardwright.kernel.packing import NOBODY, Action, first_of, pack


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
            game.begin_round()
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
