"""Player boards: rows, requirements, bonuses, boats, the favour track."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, falling_each_once, rising
from boardwright.editions.field import each, indices, texts, whole, wholes
from boardwright.games.baghdad.components import SPOTS, TYPES
from boardwright.games.baghdad.editions.phrases import ROW_IDS, places

LETTERS: Final = ["A", "B", "C", "D"]
GAPS: Final = TYPES - 1
MOST_ICONS: Final = 6
HIGHEST: Final = 20


class PlayerBoard(Section, path="player_board"):
    """A player board. BAG-8.2; BAG-9.3"""

    letter_ids: list[str] = texts(len(LETTERS), LETTERS, "letters")
    rows: list[int] = indices(ROW_IDS, TYPES)  # from the top -> type
    spot_need: list[int] = wholes(SPOTS, 0, MOST_ICONS, "spot_icons")
    house_need: list[int] = wholes(SPOTS, 0, MOST_ICONS, "house_icons")
    architect_need: list[int] = wholes(SPOTS, 0, MOST_ICONS, "architect_icons")
    boat_costs: list[int] = wholes(SPOTS - 1, 0, HIGHEST, "boat_coins", order=rising)

    def work_out(self) -> None:
        self.gap_above = self.rows[:GAPS]  # gap between two rows -> type above
        self.gap_below = self.rows[1:]  # gap between two rows -> type below
        self.letters = len(LETTERS)  # number of letters


class ArtefactPoints(Section, path="artefact_points"):
    """What artefacts are worth. BAG-16"""

    artefact_points: list[int] = wholes(SPOTS, 0, HIGHEST, "by_spot")


class FavourTrack(Section, path="favour_track"):
    """The favour track, from the top. BAG-3.2"""

    points: list[int] = wholes(None, -HIGHEST, HIGHEST, order=falling_each_once)
    start_points: int = whole(-HIGHEST, HIGHEST)
    spend_from_points: int = whole(-HIGHEST, HIGHEST)

    def work_out(self) -> None:
        self.favour_points = self.points[::-1]  # place on the track, from the bottom -> points
        self.favour_start = self.favour_points.index(self.start_points)  # place at which markers begin
        # lowest place from which favour may be spent
        self.favour_spend = self.favour_points.index(self.spend_from_points)

    @check
    def places_are_on_it(self) -> None:
        for key, given in (
            ("start_points", self.start_points),
            ("spend_from_points", self.spend_from_points),
        ):
            if given not in self.points and self.sound:
                self.report(
                    key,
                    "{key} is {given}, a space that the track does not have; give one of {points}.",
                    given=given,
                )


class BonusGrid(Row):
    """The bonuses printed on a player board, one for each spot. BAG-14.4"""

    effects: list[list[int]] = each([f"gap_{gap}" for gap in range(1, GAPS + 1)], places(SPOTS))

    def work_out(self) -> None:
        self.bonus = [place[0] for place in self.effects]  # gap * SPOTS + spot -> effect

    @check
    def each_spot_has_one(self) -> None:
        for gap in range(GAPS):
            if any(len(place) != 1 for place in self.effects[gap * SPOTS :][:SPOTS]):
                self.table.report(f"gap_{gap + 1}", "{key} must name one effect for each spot; correct it.")


class BonusGrids(Rows[BonusGrid], path="bonus_grid", order=LETTERS):
    """The grids by letter."""
