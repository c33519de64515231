"""The Part Production board: stacks, the wheel with its icons, the reminder track."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check, shown
from boardwright.editions.field import only, texts, whole, wholes
from boardwright.games.bot_factory.components import PRODUCTION, TYPES
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, MOST, Components
from boardwright.games.bot_factory.editions.floor import ActionSpaces
from boardwright.kernel.bits import BIT
from boardwright.sentence import Sentence

MOST_SLOTS: Final = 24
FULL_TURN: Final = 360


class Stacks(Section, path="stacks"):
    """The stacks of parts. BOT-7.1"""

    stacks: list[str] = only(COLOUR_IDS, "order")
    tiles_each: int = whole(1, MOST)
    marker_wraps: bool = only(value=True)

    @check
    def tiles_agree(self) -> None:
        parts = TYPES * self.read[Components].copies
        self.compare("tiles_each", Sentence("the number of parts of a colour"), parts)


class Wheel(Section, path="wheel"):
    """The wheel, its positions numbered clockwise. BOT-7.2"""

    wheel: int = whole(1, MOST_SLOTS, "spaces")
    quarter: int = whole(1, MOST_SLOTS, "spaces_per_turn")
    degrees: int = whole(1, FULL_TURN, "turn_degrees")
    clock: list[str] = texts(wheel)
    inputs: list[int] = wholes(2, 0, lambda table: table.wheel - 1, "input_positions")
    outputs: list[int] = wholes(2, 0, lambda table: table.wheel - 1, "output_positions")
    refill: list[int] = wholes(2, 0, lambda table: table.wheel - 1, "refill_order")
    sandra: list[int] = wholes(wheel, 0, lambda table: table.wheel - 1, "sandra_refill_order")

    @check
    def positions_fit(self) -> None:
        clockwise = [(self.inputs[0] + n) % self.wheel for n in range(self.wheel)]
        if self.wheel * self.degrees != FULL_TURN * self.quarter:
            self.report(
                "turn_degrees",
                "{key} is {degrees}, but {quarter} of {wheel} spaces are another part of a full turn; correct"
                " one of them.",
            )
        elif len({*self.inputs, *self.outputs}) != len(self.inputs) + len(self.outputs):
            self.report(
                "output_positions",
                "{key} is {outputs}, but the inputs are {inputs}; give four different positions.",
            )
        elif {(position + 2 * self.quarter) % self.wheel for position in self.inputs} != {*self.outputs}:
            self.report(
                "output_positions",
                "{key} is {outputs}, but two turns carry a part from the inputs to other positions; correct"
                " them.",
            )
        elif self.refill != self.inputs:
            self.report("refill_order", "{key} is {refill}; give {inputs}, for the left input comes first.")
        elif self.sandra != clockwise:
            self.report(
                "sandra_refill_order",
                "{key} is {sandra}; give {wanted}, clockwise from the left input.",
                wanted=shown(clockwise),
            )


class WheelIcons(Section, path="wheel_icons"):
    """The quadrants that have icons."""

    quadrants: list[int] = wholes(
        None,
        0,
        lambda table: max(table.read[Wheel].wheel // table.read[Wheel].quarter - 1, 0),
        "quadrants_with_icons",
    )


class WheelIconSlots(Section, path="wheel_icon_slots"):
    """The slots that have icons. BOT-7.6"""

    slots: list[int] = wholes(None, 0, lambda table: table.read[Wheel].wheel - 1)
    wheel_icon_cost: int = whole(0, MOST, "cost_tokens")
    effect: str = only("place_part")

    def work_out(self) -> None:
        self.wheel_icons = sum(BIT[slot] for slot in self.slots)  # slots as a mask

    @check
    def quadrants_agree(self) -> None:
        named, quarter = self.read[WheelIcons].quadrants, self.read[Wheel].quarter
        for entry, slot in enumerate(self.slots):
            if slot in self.slots[:entry]:
                self.table.report(
                    "slots",
                    "entry {n} of {key} repeats {slot}; name each slot only once.",
                    n=entry + 1,
                    slot=slot,
                    entry=entry,
                )
                return
            if slot // quarter not in named:
                self.table.report(
                    "slots",
                    "entry {n} of {key} is {slot}, which lies in no quadrant of"
                    " wheel_icons.quadrants_with_icons; correct one of them.",
                    n=entry + 1,
                    slot=slot,
                    entry=entry,
                )
                return
        for quadrant in named:
            if quadrant not in [slot // quarter for slot in self.slots]:
                self.table.report(
                    "slots",
                    "{key} names no slot of quadrant {quadrant}, which wheel_icons gives icons; add one.",
                    quadrant=quadrant,
                )
                return


class ReminderTrack(Section, path="reminder_track"):
    """The track that counts credits. BOT-7.3"""

    spaces: int = whole(1, MOST)

    @check
    def credits_fit(self) -> None:
        most = Sentence("the highest credits_max of an action space")
        self.compare("spaces", most, self.read[ActionSpaces].most(PRODUCTION))
