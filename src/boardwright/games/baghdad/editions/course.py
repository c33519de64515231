"""Numbers of the game: set-up, length, trades, payments."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, shown, sound
from boardwright.editions.agreement import compare, rising
from boardwright.games.baghdad.components import (
    PORTS,
    QUADRANTS,
    SECTIONS,
    STACKS,
)
from boardwright.games.baghdad.editions.boards import Boards
from boardwright.games.baghdad.editions.box import MOST, SEATS, Box

FEW: Final = 15
MOST_WISDOM_SLOTS: Final = 12


class Course:
    """The tables of numbers that the rules state."""

    def __init__(self, document: Document, box: Box, boards: Boards) -> None:
        root = document.root
        self._read_course(root.table("course"))
        self._read_set_up(root.table("set_up"), box)
        self._read_turn(root.table("turn"))
        port = root.table("port_actions")
        self.sell_bonus = port.integer("coins_for_selling", 0, FEW)
        self.buy_one = port.integer("coins_for_one_good", 0, FEW)
        self.buy_two = port.integer("coins_for_two_goods", 0, FEW)
        self._read_trades(root.table("favour_trades"), boards)
        payments = root.table("payments")
        self.patient_favour = payments.integer("favour_for_a_patient", 0, FEW)
        self.tuition_coins = payments.integer("coins_for_a_student", 0, FEW)
        self.tuition_favour = payments.integer("favour_for_an_unpaid_coin", 0, FEW)
        scoring = root.table("scoring")
        self.shame_points = scoring.integer("shame_points", -FEW, 0)
        self.civic_points = scoring.integer("civic_empty_points", -FEW, 0)
        self.objective_points = scoring.integer("objective_points", 1, FEW)
        self._check_start(boards)

    def _read_course(self, table: Table) -> None:
        self.course = table
        self.turns = table.integer("turns", 1, MOST)
        self.cards_drawn = table.integer("cards_drawn", 1, MOST)

    def _read_set_up(self, table: Table, box: Box) -> None:
        self.set_up = table
        self.start_coins = table.integer("coins", 0, MOST)
        self.starting_cards = table.integer("starting_cards", 1, FEW)
        self.favour_by_position = table.integers("favour_by_position", SEATS, 0, FEW)
        rising(table, "favour_by_position", self.favour_by_position)
        tokens = table.integer("tokens_in_ports", PORTS, PORTS)
        tokens += table.integer("tokens_in_palace", SECTIONS, SECTIONS)
        self.public_houses = [
            table.integer(f"public_houses_{n}_players", 1, MOST) for n in range(2, SEATS + 1)
        ]
        rising(table, "public_houses_2_players", self.public_houses)
        table.integer("contract_stacks", STACKS, STACKS)
        self.contract_stack = table.integer("contracts_in_a_stack", 1, FEW)
        table.integer("objectives_visible", STACKS, STACKS)
        box.counted("scoring_tokens", "the sum of set_up.tokens_in_ports and tokens_in_palace", tokens, table)
        box.counted("public_houses", "set_up.public_houses_4_players", self.public_houses[-1], table)
        box.counted("contracts", "the sum over the stacks of set_up", STACKS * self.contract_stack, table)
        if sound(table, self.course):
            turns = self.starting_cards + self.cards_drawn
            compare(self.course, "turns", self.turns, Phrase("the sum of starting and drawn cards"), turns)

    def _read_turn(self, table: Table) -> None:
        table.integer("card_slots", 3, 3)
        self.max_steps = table.integer("steps_in_a_move", 0, QUADRANTS - 1)
        self.wisdom_slots = table.integer("wisdom_slots", 2, MOST_WISDOM_SLOTS)
        self.day_slots = table.integer("day_slots", 1, MOST_WISDOM_SLOTS)
        self.night_slots = table.integer("night_slots", 1, MOST_WISDOM_SLOTS)
        there = Phrase("the sum of turn.day_slots and night_slots")
        compare(table, "wisdom_slots", self.wisdom_slots, there, self.day_slots + self.night_slots)

    def _read_trades(self, table: Table, boards: Boards) -> None:
        self.trade_coin = table.integer("favour_for_a_coin", 1, FEW)
        self.trade_good = table.integer("favour_for_a_good", 1, FEW)
        self.trade_wild = table.integer("favour_for_a_wild", 1, FEW)
        self.trade_coins = table.integer("coins_gained", 1, FEW)
        dearest = max(self.trade_coin, self.trade_good, self.trade_wild)
        if sound(table, boards.track) and dearest > boards.favour_spend:
            table.report(
                "favour_for_a_wild",
                "a trade takes {favour} favour, but the track reaches only {spaces} spaces below the one from"
                " which favour is spent; correct one of them.",
                favour=dearest,
                spaces=boards.favour_spend,
            )

    def _check_start(self, boards: Boards) -> None:
        if not sound(self.set_up, boards.track):
            return
        above = len(boards.favour_points) - 1 - boards.favour_start
        if max(self.favour_by_position) > above:
            self.set_up.report(
                "favour_by_position",
                "{key} is {favour}, but the track has {above} spaces above its start; give at most {above}.",
                favour=shown(self.favour_by_position),
                above=above,
            )
