"""The Mastery tracks and the Player board."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check, rising, shown
from boardwright.editions.field import each, inside, whole, wholes
from boardwright.games.tabannusi.components import NOTHING, ROW_SPACES, ROWS
from boardwright.games.tabannusi.editions.effects import (
    BUILDING_COLOURS,
    OF_COLUMN,
    OF_LOWEST_MARKER,
    ON_TRACK,
    UNDER_HOUSE,
    bonus,
)
from boardwright.sentence import Sentence

LONGEST: Final = 20
LARGEST_VALUE: Final = 20
ROW_IDS: Final = [*BUILDING_COLOURS, "bottom"]
LONGEST_ROW: Final = ROW_SPACES - 1


class OnTrack(Section):
    """Bonuses printed in a Mastery track; levels that are not named have none."""

    bonuses: list[int] = each(lambda table: table.holder.levels(), bonus(ON_TRACK, default=NOTHING))


class MasteryTrack(Section, path="mastery_track"):
    """The Mastery tracks: values by level, and the levels just above a boundary. TAB-3.6"""

    values: list[int] = wholes(None, 0, LARGEST_VALUE, order=rising)
    crossed: list[int] = wholes(None, 1, lambda table: table.top, "boundaries")
    on_track: OnTrack = inside(OnTrack)

    @property
    def top(self) -> int:
        """The highest level."""
        return max(len(self.values) - 1, 1)

    def levels(self) -> range:
        """Return the levels that can have a bonus."""
        return range(1, self.top + 1)

    def work_out(self) -> None:
        # level -> 1 if it lies just above a boundary
        self.boundaries = [int(level in self.crossed) for level in range(self.top + 1)]
        self.in_track = [NOTHING, *self.on_track.bonuses]  # level -> bonus

    @check
    def levels_suffice(self) -> None:
        if not 2 <= len(self.values) <= LONGEST:
            self.table.report(
                "values",
                "{key} has {levels} entries; give one for each level, 2 to {most}.",
                levels=len(self.values),
                most=LONGEST,
            )

    @check
    def values_change_at_boundaries(self) -> None:
        steps = [n for n in self.levels() if self.values[n] != self.values[n - 1]]
        given = [level for level in self.levels() if level in self.crossed]
        if given != steps:
            self.table.report(
                "boundaries",
                "{key} is {given}, but the values change at {steps}; correct one of them.",
                given=shown(given),
                steps=shown(steps),
            )


class OfLowestMarker(Section):
    """Bonuses of the lowest marker; levels that are not named have none."""

    bonuses: list[int] = each(
        lambda table: table.read.whatever(MasteryTrack).levels(), bonus(OF_LOWEST_MARKER, default=NOTHING)
    )


class MasteryLowestMarker(Section, path="mastery_lowest_marker"):
    """What the lowest marker gains when the minimum rises. TAB-3.8"""

    of_level: OfLowestMarker = inside(OfLowestMarker, "bonuses")

    def work_out(self) -> None:
        self.right_hand = [NOTHING, *self.of_level.bonuses]  # level -> bonus


class PlayerBoard(Section, path="player_board"):
    """The rows of Houses on a Player board. TAB-3.4"""

    row_length: list[int] = each(ROW_IDS, whole(1, LONGEST_ROW))

    @check
    def houses_agree(self) -> None:
        there = Sentence("the sum of the rows of player_board")
        self.read.compare("components.houses_per_player", there, sum(self.row_length))

    @check
    def rows_form_columns(self) -> None:
        if len({*self.row_length[:-1]}) > 1:
            self.table.report(
                BUILDING_COLOURS[0],
                "the coloured rows have {lengths} spaces; give them the same number, for they form columns.",
                lengths=shown(self.row_length[:-1]),
            )


class BoardRow(Section):
    """The bonuses under the Houses of a row."""

    under_house: list[int] = each(lambda table: table.positions(), bonus(UNDER_HOUSE))

    def positions(self) -> range:
        """Return the positions of the row."""
        row = ROW_IDS.index(str(self.table.where[-1]))
        return range(1, self.read.whatever(PlayerBoard).row_length[row] + 1)


class BoardBonuses(Section, path="player_board_bonuses"):
    """What is printed under the Houses. TAB-3.5"""

    rows: list[BoardRow] = each(ROW_IDS, inside(BoardRow))

    @property
    def row_bonus(self) -> list[int]:
        """Row * ROW_SPACES + position -> bonus."""
        out = [NOTHING] * (ROWS * ROW_SPACES)
        for number, row in enumerate(self.rows):
            for position, printed in enumerate(row.under_house):
                out[number * ROW_SPACES + position] = printed
        return out


class ColumnBonuses(Section, path="column_bonuses"):
    """What a column of Houses gives. TAB-3.5"""

    column_bonus: list[int] = each(
        lambda table: range(1, table.read.whatever(PlayerBoard).row_length[0] + 1), bonus(OF_COLUMN)
    )
