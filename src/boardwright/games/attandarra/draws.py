"""Cubes from the bag: filling the display, the opening draw and the final draw. ATT-1.7-1.11, 3, 9.2, 9.3"""

from __future__ import annotations

from typing import Final

from boardwright.games.attandarra.actions import (
    FILL_DISPLAY,
    FINAL_DRAW,
    GLASS_REPLACEMENT,
    OPENING_DRAW,
    PLACE_DRAWN,
)
from boardwright.games.attandarra.building import PlaceCube, has_place
from boardwright.games.attandarra.components import GLASS, MATERIALS
from boardwright.games.attandarra.notes import (
    BAG,
    DISPLAY,
    FINAL_CUBE,
    HAND,
    MATERIAL,
    NO_PLACE,
    OWN_ROUND,
    REPLACED,
)
from boardwright.games.attandarra.reasons import NO_PLACE_FOR_CUBE, NOT_DRAWN
from boardwright.games.attandarra.state import Attandarra
from boardwright.kernel.agenda import Chance, Decision, Procedure
from boardwright.kernel.notes import ENDED, MOVED
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack
from boardwright.kernel.prices import FREE, Price


def cubes_in(cubes: list[int]) -> int:
    """Return how many cubes a count per material adds up to."""
    return cubes[0] + cubes[1] + cubes[2] + cubes[3]


CLAUSES: Final = {FILL_DISPLAY: 1_11, OPENING_DRAW: 3_01, GLASS_REPLACEMENT: 3_02, FINAL_DRAW: 9_02}


class DrawCube(Chance[Attandarra]):
    """One cube from the bag; `verb` says what for."""

    def __init__(self, verb: int) -> None:
        super().__init__()
        self.verb = verb

    def candidates(self, game: Attandarra) -> list[Action]:
        return self.options(game)

    def options(self, game: Attandarra) -> list[Action]:
        return [pack(self.verb, material) for material in range(MATERIALS) if game.bag[material]]

    def weight(self, game: Attandarra, outcome: Action) -> int:
        return game.bag[first_of(outcome)]

    def take(self, game: Attandarra, action: Action) -> None:
        material = first_of(action)
        game.bag[material] -= 1
        game.hand[material] += 1
        if game.notes is not None:
            drawing = NOBODY if self.verb == FILL_DISPLAY else game.active
            game.note(MOVED, drawing, MATERIAL + material, 1, BAG, HAND, 0, CLAUSES[self.verb])


class FillDisplay(Procedure[Attandarra]):
    """Draw what the display lacks in one go, then place it. ATT-1.7-1.9, 1.11, 9.5; ATT-A4"""

    def __init__(self, missing: int = -1, step: int = 1) -> None:
        super().__init__(step)
        self.missing = missing  # cubes still to draw; -1 until counted

    def clone(self) -> FillDisplay:
        return FillDisplay(self.missing, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            self.missing = game.edition.fill_to - cubes_in(game.display)
        elif step == 2:
            self.draw_one(game)
        elif step == 3:
            place_drawn_on_display(game)
        elif step == 4:
            put_drawn_back(game)
        elif step == 5:
            return self.draw_again(game)
        return True

    def draw_one(self, game: Attandarra) -> None:
        if self.missing > 0 and cubes_in(game.bag) > 0:
            self.missing -= 1
            self.step = 2
            game.begin(DrawCube(FILL_DISPLAY))

    def draw_again(self, game: Attandarra) -> bool:
        """Only where the table replaces extras, and while the bag holds a cube that fits. ATT-A4"""
        if not game.switches.display_overflow_redrawn or cubes_in(game.display) >= game.edition.fill_to:
            return False
        for material in range(MATERIALS):
            if game.bag[material] and game.display[material] < game.edition.levels:
                self.step = 1
                return True
        return False


def place_drawn_on_display(game: Attandarra) -> None:
    """Put each drawn cube on the lowest free level of its column. ATT-1.8"""
    for material in range(MATERIALS):
        room = game.edition.levels - game.display[material]
        placed = min(room, game.hand[material])
        game.display[material] += placed
        game.hand[material] -= placed
        if game.notes is not None and placed:
            game.note(MOVED, NOBODY, MATERIAL + material, placed, HAND, DISPLAY, 0, 1_08)


def put_drawn_back(game: Attandarra) -> None:
    """Return drawn cubes that have no place to the bag. ATT-1.9, 3.5, 9.3"""
    for material in range(MATERIALS):
        put_in_bag(game, material, game.hand[material], NO_PLACE, 3_05)


def put_in_bag(game: Attandarra, material: int, n: int, cause: int, clause: int) -> None:
    """Return so many cubes in hand to the bag."""
    game.bag[material] += n
    game.hand[material] -= n
    if game.notes is not None and n:
        game.note(MOVED, NOBODY, MATERIAL + material, n, HAND, BAG, cause, clause)


class OpeningDraw(Procedure[Attandarra]):
    """One player draws two cubes and places them. ATT-3"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> OpeningDraw:
        return OpeningDraw(self.player, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            game.begin_turn(self.player)
        elif step == 2:
            self.draw(game)
        elif step == 3:
            self.draw_glass_replacement(game)
        elif step == 4:
            self.return_one_glass(game)
        elif step == 5:
            game.begin(PlaceDrawnCubes(self.player, True))
        return step < 5

    def draw(self, game: Attandarra) -> None:
        """Draw until two cubes are in hand, or the bag is empty. ATT-3.1, 3.8"""
        if cubes_in(game.hand) < game.edition.opening_draw and cubes_in(game.bag) > 0:
            self.step = 2
            game.begin(DrawCube(OPENING_DRAW))

    def draw_glass_replacement(self, game: Attandarra) -> None:
        """When both are glass and the bag holds another material. ATT-3.2, 3.8; ATT-A5"""
        both_glass = game.hand[GLASS] == cubes_in(game.hand) == game.edition.opening_draw
        if both_glass and cubes_in(game.bag) > game.bag[GLASS]:
            game.begin(DrawCube(GLASS_REPLACEMENT))

    def return_one_glass(self, game: Attandarra) -> None:
        """After a replacement; then look again whether both are glass. ATT-3.2; ATT-A5"""
        if cubes_in(game.hand) > game.edition.opening_draw:
            put_in_bag(game, GLASS, 1, REPLACED, 3_02)
            if not game.switches.double_glass_once:
                self.step = 3


class PlaceDrawnCubes(Procedure[Attandarra]):
    """Place drawn cubes while any of them has a place; the rest goes back. ATT-3.4-3.7, 9.3"""

    def __init__(self, player: int, paid: bool, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.paid = paid  # opening draw: stone and glass cost gold; final draw: nothing further

    def clone(self) -> PlaceDrawnCubes:
        return PlaceDrawnCubes(self.player, self.paid, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            self.choose(game)
        elif step == 2:
            self.pay_for_returned_cubes(game)
        elif step == 3:
            put_drawn_back(game)
        return step < 3

    def choose(self, game: Attandarra) -> None:
        for material in range(MATERIALS):
            if game.hand[material] and has_place(game, self.player, material):
                self.step = 1
                game.begin(ChooseDrawnCube(self.player, self.paid))
                return

    def pay_for_returned_cubes(self, game: Attandarra) -> None:
        """Only where the table charges for cubes that found no place. ATT-A6"""
        if self.paid and game.switches.unplaceable_cube_is_paid:
            for material in range(MATERIALS):
                game.pay(self.player, game.hand[material] * game.edition.draw_cost[material], 3_05)


class ChooseDrawnCube(Decision[Attandarra]):
    """Which drawn cube to place next; one that can be placed must be. ATT-3.4, 3.6, 3.7"""

    def __init__(self, player: int, paid: bool) -> None:
        super().__init__(player)
        self.paid = paid

    def candidates(self, game: Attandarra) -> list[Action]:
        return [pack(PLACE_DRAWN, material) for material in range(MATERIALS) if game.hand[material]]

    def price_to_place(self, game: Attandarra, material: int) -> Price:
        """Return the gold that is paid as a drawn cube is placed. ATT-3.3"""
        return game.edition.draw_cost[material] if self.paid else FREE

    def why_not(self, game: Attandarra, action: Action) -> Reason:
        if game.hand[first_of(action)] == 0:
            return NOT_DRAWN
        if not has_place(game, self.player, first_of(action)):
            return NO_PLACE_FOR_CUBE
        return OK

    def take(self, game: Attandarra, action: Action) -> None:
        material = first_of(action)
        game.begin(PlaceCube(self.player, material, self.price_to_place(game, material)))


class FinalDraw(Procedure[Attandarra]):
    """Draw one cube for all the gold left, and place it. ATT-9.2, 9.3"""

    def __init__(self, player: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player

    def clone(self) -> FinalDraw:
        return FinalDraw(self.player, self.step)

    def carry_out(self, game: Attandarra, step: int) -> bool:
        if step == 1:
            game.begin(DrawCube(FINAL_DRAW))
        elif step == 2:
            game.begin(PlaceDrawnCubes(self.player, False))
        elif step == 3:
            if game.notes is not None:
                game.note(ENDED, self.player, OWN_ROUND, 0, cause=FINAL_CUBE, clause=9_02)
            game.players[self.player].finished = True
        return step < 3
