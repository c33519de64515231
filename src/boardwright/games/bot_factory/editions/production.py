"""The Part Production board: stacks, the wheel with its icons, the reminder track."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare, in_order, only
from boardwright.games.bot_factory.components import BIT, PRODUCTION, TYPES
from boardwright.games.bot_factory.editions.box import COLOUR_IDS, MOST, Box
from boardwright.games.bot_factory.editions.floor import Floor

MOST_SLOTS: Final = 24
FULL_TURN: Final = 360


class Production:
    """The tables `stacks`, `wheel`, `wheel_icons`, `wheel_icon_slots`, `reminder_track`."""

    def __init__(self, document: Document, box: Box, floor: Floor) -> None:
        root = document.root
        stacks = root.table("stacks")
        in_order(stacks, "order", COLOUR_IDS)
        tiles = stacks.integer("tiles_each", 1, MOST)
        only(stacks, "marker_wraps", wanted=True)
        if sound(stacks, box.components):
            compare(
                stacks, "tiles_each", tiles, Phrase("the number of parts of a colour"), TYPES * box.copies
            )
        self._read_wheel(root.table("wheel"))
        self._read_icons(root.table("wheel_icons"), root.table("wheel_icon_slots"))
        track = root.table("reminder_track")
        spaces = track.integer("spaces", 1, MOST)
        if floor.spaces and sound(track, *floor.spaces):
            most = Phrase("the highest credits_max of an action space")
            compare(track, "spaces", spaces, most, floor.most(PRODUCTION))

    def _read_wheel(self, table: Table) -> None:
        self.wheel = table
        self.slots = table.integer("spaces", 1, MOST_SLOTS)
        self.quarter = table.integer("spaces_per_turn", 1, MOST_SLOTS)
        degrees = table.integer("turn_degrees", 1, FULL_TURN)
        last = self.slots - 1
        self.clock = table.texts("clock", self.slots)
        self.inputs = table.integers("input_positions", 2, 0, last)
        self.outputs = table.integers("output_positions", 2, 0, last)
        refill = table.integers("refill_order", 2, 0, last)
        sandra = table.integers("sandra_refill_order", self.slots, 0, last)
        if not table.sound:
            return
        if self.slots * degrees != FULL_TURN * self.quarter:
            table.report(
                "turn_degrees",
                "{key} is {degrees}, but {quarter} of {slots} spaces are another part of a full turn; correct"
                " one of them.",
                degrees=degrees,
                quarter=self.quarter,
                slots=self.slots,
            )
        elif len({*self.inputs, *self.outputs}) != len(self.inputs) + len(self.outputs):
            table.report(
                "output_positions",
                "{key} is {outputs}, but the inputs are {inputs}; give four different positions.",
                outputs=shown(self.outputs),
                inputs=shown(self.inputs),
            )
        elif {(position + 2 * self.quarter) % self.slots for position in self.inputs} != {*self.outputs}:
            table.report(
                "output_positions",
                "{key} is {outputs}, but two turns carry a part from the inputs to other positions; correct"
                " them.",
                outputs=shown(self.outputs),
            )
        elif refill != self.inputs:
            table.report(
                "refill_order",
                "{key} is {given}; give {wanted}, for the left input comes first.",
                given=shown(refill),
                wanted=shown(self.inputs),
            )
        else:
            clockwise = [(self.inputs[0] + n) % self.slots for n in range(self.slots)]
            if sandra != clockwise:
                table.report(
                    "sandra_refill_order",
                    "{key} is {given}; give {wanted}, clockwise from the left input.",
                    given=shown(sandra),
                    wanted=shown(clockwise),
                )

    def _read_icons(self, quadrants: Table, slots: Table) -> None:
        number = self.slots // self.quarter
        named = quadrants.integers("quadrants_with_icons", None, 0, max(number - 1, 0))
        with_icon = slots.integers("slots", None, 0, self.slots - 1)
        self.icon_cost = slots.integer("cost_tokens", 0, MOST)
        slots.choice("effect", ["place_part"])
        self.icons = 0
        for slot in with_icon:
            self.icons |= BIT[slot]
        if not sound(self.wheel, quadrants, slots):
            return
        for index, slot in enumerate(with_icon):
            if slot in with_icon[:index]:
                slots.report(
                    "slots",
                    "entry {n} of {key} repeats {slot}; name each slot only once.",
                    n=index + 1,
                    slot=slot,
                    entry=index,
                )
                return
            if slot // self.quarter not in named:
                slots.report(
                    "slots",
                    "entry {n} of {key} is {slot}, which lies in no quadrant of"
                    " wheel_icons.quadrants_with_icons; correct one of them.",
                    n=index + 1,
                    slot=slot,
                    entry=index,
                )
                return
        for quadrant in named:
            if quadrant not in [slot // self.quarter for slot in with_icon]:
                slots.report(
                    "slots",
                    "{key} names no slot of quadrant {quadrant}, which wheel_icons gives icons; add one.",
                    quadrant=quadrant,
                )
                return
