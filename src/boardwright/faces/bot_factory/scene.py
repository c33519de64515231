"""An answer with the table before it, for telling."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import later, tell
from boardwright.games.bot_factory.components import (
    NO_PART,
)
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, first_of


@dataclass(frozen=True)
class Scene:
    """The table before an answer, and who gave it."""

    game: BotFactory
    naming: Naming
    seat: int
    action: Action

    @property
    def who(self) -> str:
        """The person at the beginning of a sentence."""
        return self.naming.person(self.seat)

    @property
    def first(self) -> int:
        """The answer's first argument."""
        return first_of(self.action)

    def tell(self, clause: str, template: str, **facts: object) -> Told:
        """Return a sentence that begins with the person."""
        return Told(tell(template, who=self.who, **facts), [], clause)


def took_top(scene: Scene, clause: str, template: str) -> Told:
    """A top part by its name; where the discards are shuffled first, nobody knows it yet. BOT-7.12"""
    colour = scene.first
    part = scene.game.tops[colour]
    if part == NO_PART:
        template = later("{who} chose the {colour} stack, which was empty.")
        return scene.tell(clause, template, colour=scene.naming.colour(colour))
    return scene.tell(clause, template, part=scene.naming.part_thing(part, scene.naming.stack_id(colour)))
