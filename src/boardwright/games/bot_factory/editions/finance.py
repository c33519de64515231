"""The Finance board: value tracks with their lines, and the contracts."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, falling_each_once
from boardwright.editions.field import mask, only, whole, wholes
from boardwright.games.bot_factory.components import COLOURS, FINANCE, NO_BONUS, PLACE_PART, TAKE_PROJECT
from boardwright.games.bot_factory.editions.box import COLOUR_IDS
from boardwright.games.bot_factory.editions.floor import ActionSpaces
from boardwright.sentence import Sentence

HIGHEST: Final = 99
MOST_POINTS: Final = 50
LONGEST_SIDE: Final = 5


class ValueTrack(Section, path="value_track"):
    """The value of each colour. BOT-9.1"""

    tracks: int = only(COLOURS)
    value_start: int = whole(1, HIGHEST, "start")
    value_top: int = whole(lambda table: table.value_start + 1, HIGHEST, "max")
    step_cost: int = only(1, "cost_per_step_tokens")


class ValueTrackEnd(Section, path="value_track_min"):
    """The lowest value."""

    value_bottom: int = whole(0, lambda table: table.read[ValueTrack].value_start - 1, "min")


class ValueTrackShape(Section, path="value_track_shape"):
    """How the tracks lie."""

    orientation: str = only("vertical_up")
    shared: bool = only(value=True, key="lines_shared_by_all_tracks")


class ValueLines(Section, path="value_lines"):
    """The values below a line, by the bonus of crossing it upwards. BOT-9.4"""

    place_part: list[int] = wholes(None, ValueTrackEnd.value_bottom, lambda table: table.highest())
    take_project: list[int] = wholes(None, ValueTrackEnd.value_bottom, lambda table: table.highest())

    def highest(self) -> int:
        """Return the highest value that can be raised."""
        return self.read[ValueTrack].value_top - 1

    @property
    def lines(self) -> list[int]:
        """Value below a line -> bonus."""
        out = [NO_BONUS] * (self.read[ValueTrack].value_top + 1)
        for value in self.place_part:
            out[value] = PLACE_PART
        for value in self.take_project:
            out[value] = TAKE_PROJECT
        return out

    @check
    def each_line_has_one_bonus(self) -> None:
        seen: list[int] = []
        for key, below in (("place_part", self.place_part), ("take_project", self.take_project)):
            for entry, value in enumerate(below):
                if value in seen and self.sound:
                    self.table.report(
                        key,
                        "entry {n} of {key} is {value}, where a line is already; give each line one bonus.",
                        n=entry + 1,
                        value=value,
                        entry=entry,
                    )
                seen.append(value)
            if not below and self.sound:
                self.table.report(key, "{key} is empty; give at least one line this bonus.")


class ContractGrid(Section, path="contract_grid"):
    """The spaces of the contracts. BOT-9.7"""

    contract_rows: int = whole(1, LONGEST_SIDE, "rows")
    contract_columns: int = whole(1, LONGEST_SIDE, "columns")
    row_cost: list[int] = wholes(contract_rows, 1, HIGHEST, "row_cost_tokens", order=falling_each_once)
    players_per_tile: int = only(2)

    @property
    def names(self) -> list[str]:
        """The spaces."""
        rows, columns = range(self.contract_rows), range(self.contract_columns)
        return [f"{row},{column}" for row in rows for column in columns]

    @check
    def action_spaces_pay_for_them(self) -> None:
        most = Sentence("the highest spend_tokens_max of an action space")
        self.at_most("row_cost_tokens", most, self.read[ActionSpaces].most(FINANCE))


class ContractRowPoints(Section, path="contract_row_points"):
    """What the rows of contracts are worth. BOT-12.3"""

    row_points: list[int] = wholes(ContractGrid.contract_rows, 0, MOST_POINTS, order=falling_each_once)


class Contract(Row):
    """A contract. BOT-9.6"""

    contract_colours: int = mask(COLOUR_IDS, key="bots")
    contract_points: list[int] = wholes(2, 1, MOST_POINTS, "points", order=falling_each_once)

    @check
    def it_asks_for_bots(self) -> None:
        if not self.contract_colours:
            self.table.report("bots", "{key} is empty; name the colours of the bots it asks for.")


class Contracts(Rows[Contract], path="contract", count="components.contract_tiles"):
    """The contracts in the box."""

    @check
    def they_fill_the_grid(self) -> None:
        grid = self.read[ContractGrid]
        if len(self) < len(grid.names):
            grid.table.report(
                "rows",
                "the grid has {spaces} spaces, but there are {tiles} contracts; add contracts or correct"
                " the grid.",
                spaces=len(grid.names),
                tiles=len(self),
            )

    def fewest_bots(self, number: int) -> int:
        """Return how many bots it takes to fulfil a number of contracts, the easiest ones."""
        return sum(sorted(one.contract_colours.bit_count() for one in self)[:number])
