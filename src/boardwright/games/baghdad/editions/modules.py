"""The three modules: Public Works, Contracts, Objectives."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Row, Rows, Section, check, falling
from boardwright.editions.field import index, indices, inside, only, whole, wholes
from boardwright.games.baghdad.components import (
    NO_CONTRACT,
    NO_OBJECTIVE,
    OBJECTIVE_SPACES,
    POINTS,
    effect,
    kind_of,
)
from boardwright.games.baghdad.editions.boards import MOST_ICONS
from boardwright.games.baghdad.editions.box import SEATS, Goods
from boardwright.games.baghdad.editions.course import Scoring, SetUp
from boardwright.games.baghdad.editions.phrases import SKILL_IDS, THING_IDS, places
from boardwright.sentence import Sentence

HIGHEST: Final = 20
COUNTED: Final = [*THING_IDS[: THING_IDS.index("boats")], "artefact-types"]


class CivicBoard(Section, path="civic_board"):
    """The civic board. BAG-20"""

    columns: int = only(SEATS)
    civic_need: int = whole(0, MOST_ICONS, "icons")


class PublicHouses(Section, path="public_houses"):
    """The slots of the public houses board. BAG-20.4"""

    house_points: list[int] = wholes(None, 0, HIGHEST, "points", order=falling)
    house_min_players: list[int] = wholes(lambda table: len(table.house_points), 2, SEATS, "from_players")

    @check
    def numbers_agree(self) -> None:
        there = Sentence("the number of slots that public_houses.from_players gives")
        for players in range(2, SEATS + 1):
            here = len([least for least in self.house_min_players if least <= players])
            self.read[SetUp].compare(f"public_houses_{players}_players", there, here)


class ContractReward(Section, path="contract_reward"):
    """What every contract brings. BAG-21.4"""

    coins: int = whole(0, HIGHEST)


class Contract(Row):
    """A contract. BAG-21"""

    contract_goods: list[int] = indices(lambda row: row.read[Goods].ids, 2, "goods")
    contract_skill: int = index(SKILL_IDS, "skill")


class Contracts(Rows[Contract], path="contract", most=NO_CONTRACT, count="components.contracts"):
    """The contracts."""

    def work_out(self) -> None:
        self.contract_coins = [self.read[ContractReward].coins] * len(self)  # contract -> coins


class ObjectiveSpaces(Section):
    """The spaces beside an objective; the last one gives points."""

    rewards: list[list[int]] = places(OBJECTIVE_SPACES)

    @check
    def the_last_gives_points(self) -> None:
        points = self.read[Scoring].objective_points
        if self.rewards[-1] != [effect(POINTS, points)]:
            self.table.report(
                "rewards",
                "the last place of {key} must be {points} points, as scoring.objective_points says;"
                " correct one of them.",
                points=points,
            )
        elif any(kind_of(each) == POINTS for place in self.rewards[:-1] for each in place):
            self.table.report("rewards", "{key} names points before its last place; correct it.")


class Objective(Row):
    """An objective; its id says what it counts: no two count the same. BAG-22"""

    spaces: ObjectiveSpaces = inside(ObjectiveSpaces)

    def work_out(self) -> None:
        self.objective_thing = THING_IDS.index(self.id)  # what it counts
        self.objective_rewards = self.spaces.rewards  # space -> effects


class Objectives(
    Rows[Objective], path="objective", ids=COUNTED, most=NO_OBJECTIVE, count="components.objective_cards"
):
    """The objectives."""
