"""The city board and the main board: coordinates, marker spaces, gate sites."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check, nearest, shown
from boardwright.editions.field import each, flag, only, texts, whole, wholes
from boardwright.games.attandarra.editions.box import Components
from boardwright.sentence import Sentence

SIDES: Final = ("top", "bottom", "left", "right")
"""In the order of the numbers in `Edition.gate_side`."""

MOST_SPACES: Final = 20
LONGEST_SIDE: Final = 10
DEEPEST_STACK: Final = 2


class CityBoard(Section, path="city_board"):
    """The size of a city."""

    named_spaces: int = whole(4, MOST_SPACES, "spaces")
    sides: list[int] = each(("long_side", "short_side"), whole(2, LONGEST_SIDE))


class Coordinates(Section, path="coordinates"):
    """The names of columns and rows; spaces are numbered row by row."""

    letters: list[str] = texts(key="columns")
    numbers: list[int] = wholes(None, 1, LONGEST_SIDE, "rows")

    @property
    def columns(self) -> int:
        """The number of columns."""
        return len(self.letters)

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.numbers)

    @property
    def names(self) -> list[str]:
        """The spaces."""
        return [f"{letter}{number}" for number in self.numbers for letter in self.letters]

    @check
    def names_are_of_use(self) -> None:
        for index, letter in enumerate(self.letters):
            if not (len(letter) == 1 and "A" <= letter <= "Z"):
                self.table.report(
                    "columns",
                    "entry {n} of coordinates.columns is {value}; give one capital letter.",
                    n=index + 1,
                    value=shown(letter),
                    entry=index,
                )
        for index, number in enumerate(self.numbers):
            if number in self.numbers[:index]:
                self.table.report(
                    "rows",
                    "entry {n} of coordinates.rows repeats {value}; number each row only once.",
                    n=index + 1,
                    value=number,
                    entry=index,
                )

    @check
    def they_cover_the_board(self) -> None:
        board = self.read[CityBoard]
        if len(self.names) != board.named_spaces or {self.columns, self.rows} != {*board.sides}:
            sides = " x ".join(str(side) for side in sorted({*board.sides}))
            self.table.report(
                "columns",
                "coordinates make {here} spaces, but city_board has {there}; correct one of them.",
                here=f"{self.columns} x {self.rows}",
                there=f"{board.named_spaces} ({sides})",
            )


class MarkerSpaces(Section, path="marker_spaces"):
    """The markers on the main board."""

    marker_spaces: int = whole(4, MOST_SPACES, "spaces")
    stack: int = whole(1, DEEPEST_STACK, "markers_per_space")
    stack_of_two_players: int = whole(1, stack, "markers_per_space_2p")

    @check
    def spaces_have_names(self) -> None:
        names = Sentence("the number of spaces that coordinates name")
        self.compare("spaces", names, len(self.read[Coordinates].names))

    @check
    def every_marker_has_a_place(self) -> None:
        components = self.read[Components]
        made = self.marker_spaces * self.stack
        if made != components.citizens + components.coins:
            self.report(
                "markers_per_space",
                "{key} is {stack}, which makes {made} markers on {marker_spaces} spaces, but"
                " components has {markers}; correct one of them.",
                made=made,
                markers=components.citizens + components.coins,
            )


class MarkerPrices(Section, path="marker_prices"):
    """What a marker costs. ATT-8"""

    citizen: str = only("markers_of_type_in_row")
    coin: str = only("markers_of_type_in_column")
    counts_itself: bool = only(value=True, key="counts_the_marker_taken")


class MarkerVisibility(Section, path="marker_visibility"):
    """Whether only the upper marker of a stack is in play. ATT-A2"""

    count_top_only: bool = flag()

    @property
    def both_markers_count(self) -> bool:
        """The other reading."""
        return not self.count_top_only


class GateSides(Section, path="gate_sides"):
    """Which edge spaces lie on which side; corners have no gates, all other edge spaces have. ATT-13"""

    top: list[str] = texts()
    bottom: list[str] = texts()
    left: list[str] = texts()
    right: list[str] = texts()

    @property
    def gate_side(self) -> list[int]:
        """Space -> number of the side, -1 without a site."""
        sites = [self.edge(side) for side in SIDES]
        spaces = self.read[Coordinates].names
        return [next((n for n, names in enumerate(sites) if space in names), -1) for space in spaces]

    @check
    def sites_are_the_edges(self) -> None:
        for side in SIDES:
            sites, named = self.edge(side), getattr(self, side)
            for entry, space in enumerate(named):
                if space not in sites:
                    self._refuse_site(side, entry, space, sites)
            for site in sites:
                if site not in named and self.sound:
                    self.table.report(
                        side, "gate_sides.{side} lacks {space}; add it.", side=side, space=shown(site)
                    )

    def _refuse_site(self, side: str, entry: int, space: str, sites: list[str]) -> None:
        near = nearest(space, sites)
        if space in self.read[Coordinates].names:
            known = ", ".join(shown(site) for site in sites)
            remedy = Sentence("but that side has only {known}; remove it.", known=known)
        elif near is not None:
            remedy = Sentence("which is no space of the board; did you mean {near}?", near=shown(near))
        else:
            remedy = Sentence("which is no space of the board; name an edge space.")
        self.table.report(
            side,
            "entry {n} of {key} is {space}, {remedy}",
            n=entry + 1,
            space=shown(space),
            remedy=remedy,
            entry=entry,
        )

    def edge(self, side: str) -> list[str]:
        """Return the spaces of one side without its corners, from the left or from the top."""
        letters, numbers = self.read[Coordinates].letters, self.read[Coordinates].numbers
        if side in {"left", "right"}:
            letters, numbers = [letters[0 if side == "left" else -1]], numbers[1:-1]
        else:
            letters, numbers = letters[1:-1], [numbers[0 if side == "top" else -1]]
        return [f"{letter}{number}" for number in numbers for letter in letters]
