"""Numbers of the game: set-up, length, trades, payments."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Section, check, rising
from boardwright.editions.field import each, only, whole, wholes
from boardwright.games.baghdad.components import PORTS, QUADRANTS, SECTIONS, STACKS
from boardwright.games.baghdad.editions.boards import FavourTrack
from boardwright.games.baghdad.editions.box import MOST, SEATS
from boardwright.sentence import Sentence

FEW: Final = 15
MOST_WISDOM_SLOTS: Final = 12


class LengthOfGame(Section, path="course"):
    """How long the game is. BAG-1.5"""

    turns: int = whole(1, MOST)
    cards_drawn: int = whole(1, MOST)


class SetUp(Section, path="set_up"):
    """What is laid out and given out. BAG-2"""

    start_coins: int = whole(0, MOST, "coins")
    starting_cards: int = whole(1, FEW)
    favour_by_position: list[int] = wholes(SEATS, 0, FEW, order=rising)
    tokens_in_ports: int = only(PORTS)
    tokens_in_palace: int = only(SECTIONS)
    public_houses: list[int] = each(
        [f"public_houses_{n}_players" for n in range(2, SEATS + 1)], whole(1, MOST)
    )
    contract_stacks: int = only(STACKS)
    contract_stack: int = whole(1, FEW, "contracts_in_a_stack")
    objectives_visible: int = only(STACKS)

    @check
    def numbers_agree(self) -> None:
        rising(self.table, "public_houses_2_players", self.public_houses)
        tokens = Sentence("the sum of set_up.tokens_in_ports and tokens_in_palace")
        self.read.compare("components.scoring_tokens", tokens, self.tokens_in_ports + self.tokens_in_palace)
        houses = Sentence("set_up.public_houses_4_players")
        self.read.compare("components.public_houses", houses, self.public_houses[-1])
        contracts = Sentence("the sum over the stacks of set_up")
        self.read.compare("components.contracts", contracts, STACKS * self.contract_stack)
        turns = self.starting_cards + self.read[LengthOfGame].cards_drawn
        self.read.compare("course.turns", Sentence("the sum of starting and drawn cards"), turns)

    @check
    def the_track_is_long_enough(self) -> None:
        track = self.read[FavourTrack]
        above = Sentence("the number of spaces above favour_track.start_points")
        self.at_most("favour_by_position", above, len(track.points) - 1 - track.favour_start)


class Turn(Section, path="turn"):
    """What belongs to a turn. BAG-4"""

    card_slots: int = only(3)
    max_steps: int = whole(0, QUADRANTS - 1, "steps_in_a_move")
    all_wisdom_slots: int = whole(2, MOST_WISDOM_SLOTS, "wisdom_slots")
    day_slots: int = whole(1, MOST_WISDOM_SLOTS)
    night_slots: int = whole(1, MOST_WISDOM_SLOTS)

    @check
    def slots_agree(self) -> None:
        there = Sentence("the sum of turn.day_slots and night_slots")
        self.compare("wisdom_slots", there, self.day_slots + self.night_slots)


class PortActions(Section, path="port_actions"):
    """What goods cost and bring in a port. BAG-6.6"""

    sell_bonus: int = whole(0, FEW, "coins_for_selling")
    buy_one: int = whole(0, FEW, "coins_for_one_good")
    buy_two: int = whole(0, FEW, "coins_for_two_goods")


class FavourTrades(Section, path="favour_trades"):
    """What favour is spent on. BAG-3.5"""

    trade_coin: int = whole(1, FEW, "favour_for_a_coin")
    trade_good: int = whole(1, FEW, "favour_for_a_good")
    trade_wild: int = whole(1, FEW, "favour_for_a_wild")
    trade_coins: int = whole(1, FEW, "coins_gained")

    @check
    def the_track_is_long_enough(self) -> None:
        below = Sentence("the number of spaces below favour_track.spend_from_points")
        for key in ("favour_for_a_coin", "favour_for_a_good", "favour_for_a_wild"):
            self.at_most(key, below, self.read[FavourTrack].favour_spend)


class Payments(Section, path="payments"):
    """What is paid for tiles. BAG-8.6; BAG-11.7"""

    patient_favour: int = whole(0, FEW, "favour_for_a_patient")
    tuition_coins: int = whole(0, FEW, "coins_for_a_student")
    tuition_favour: int = whole(0, FEW, "favour_for_an_unpaid_coin")


class Scoring(Section, path="scoring"):
    """What is scored at the end. BAG-16"""

    shame_points: int = whole(-FEW, 0)
    civic_points: int = whole(-FEW, 0, "civic_empty_points")
    objective_points: int = whole(1, FEW)
