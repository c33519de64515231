"""The three modules: Public Works, Contracts, Objectives."""

from __future__ import annotations

from typing import Final

from boardwright.editions import Document, Phrase, Table, sound
from boardwright.editions.agreement import compare, falling, no_more_than
from boardwright.games.baghdad.components import (
    NO_CONTRACT,
    NO_OBJECTIVE,
    OBJECTIVE_SPACES,
    POINTS,
    effect,
    kind_of,
)
from boardwright.games.baghdad.editions.boards import MOST_ICONS
from boardwright.games.baghdad.editions.box import SEATS, Box
from boardwright.games.baghdad.editions.course import Course
from boardwright.games.baghdad.editions.phrases import SKILL_IDS, THING_IDS, read_places

HIGHEST: Final = 20
COUNTED: Final = [*THING_IDS[: THING_IDS.index("boats")], "artefact-types"]


class Modules:
    """The tables `public_houses`, `civic_board`, `contract`, `contract_reward`, `objective`."""

    def __init__(self, document: Document, box: Box, course: Course) -> None:
        root = document.root
        civic = root.table("civic_board")
        civic.integer("columns", SEATS, SEATS)
        self.civic_need = civic.integer("icons", 0, MOST_ICONS)
        self.contract_coins = root.table("contract_reward").integer("coins", 0, HIGHEST)
        self._read_houses(root.table("public_houses"), course)
        self._read_contracts(root.tables("contract"), box)
        self._read_objectives(root.tables("objective"), box, course)

    def _read_houses(self, table: Table, course: Course) -> None:
        self.house_points = table.integers("points", None, 0, HIGHEST)
        count = len(self.house_points) if table.sound else None
        self.house_min_players = table.integers("from_players", count, 2, SEATS)
        falling(table, "points", self.house_points)
        if sound(table, course.set_up):
            for players, stated in enumerate(course.public_houses, 2):
                here = len([least for least in self.house_min_players if least <= players])
                there = Phrase("the number of slots that public_houses.from_players gives")
                compare(course.set_up, f"public_houses_{players}_players", stated, there, here)

    def _read_contracts(self, tables: list[Table], box: Box) -> None:
        no_more_than(tables, NO_CONTRACT)
        self.contracts = [table.id for table in tables]
        self.contract_goods: list[int] = []
        self.contract_skill: list[int] = []
        for table in tables:
            named = table.texts("goods", 2, allowed=box.goods)
            self.contract_goods += [box.goods.index(good) for good in named] if len(named) == 2 else [0, 0]
            self.contract_skill.append(SKILL_IDS.index(table.choice("skill", SKILL_IDS)))
        if tables:
            box.counted("contracts", "the number of [[contract]] tables", len(tables), *tables)

    def _read_objectives(self, tables: list[Table], box: Box, course: Course) -> None:
        """Read what an objective counts from its id: no two count the same."""
        no_more_than(tables, NO_OBJECTIVE)
        self.objectives = [table.id for table in tables]
        self.objective_thing: list[int] = []
        self.objective_rewards: list[list[int]] = []
        last = [effect(POINTS, course.objective_points)]
        for table in tables:
            if table.id and table.id not in COUNTED:
                table.choice("id", COUNTED)
            self.objective_thing.append(THING_IDS.index(table.id) if table.id in COUNTED else 0)
            spaces = table.table("spaces")
            rewards = read_places(spaces, "rewards", OBJECTIVE_SPACES)
            self.objective_rewards += rewards
            if not spaces.sound:
                continue
            if rewards[-1] != last:
                spaces.report(
                    "rewards",
                    "the last place of {key} must be {points} points, as scoring.objective_points says;"
                    " correct one of them.",
                    points=course.objective_points,
                )
            elif any(kind_of(each) == POINTS for place in rewards[:-1] for each in place):
                spaces.report("rewards", "{key} names points before its last place; correct it.")
        if tables:
            box.counted("objective_cards", "the number of [[objective]] tables", len(tables), *tables)
