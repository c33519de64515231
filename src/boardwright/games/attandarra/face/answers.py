"""Answers of players and of chance, told in the past tense from what the rules told of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import Thing, capital, later, points_gained, points_of, say, tell
from boardwright.games.attandarra.actions import (
    BUILD,
    BUY,
    DEAL_MARKER,
    EXTEND,
    FILL_DISPLAY,
    FINAL_DRAW,
    FINISH,
    FINISH_WITH_DRAW,
    GLASS_REPLACEMENT,
    HISTORY_TILE,
    LAY_GATE,
    LAY_MEADOW,
    LAY_RESERVOIR,
    OPENING_DRAW,
    PLACE_DRAWN,
    PUT_EMBLEM,
    RESCUE,
    REVEAL_MARKER,
    START_PLAYER,
    TAKE_MARKER,
)
from boardwright.games.attandarra.components import CITIZEN, COIN, GATE, MATERIALS, MEADOW, RESERVOIR
from boardwright.games.attandarra.face.naming import Naming
from boardwright.games.attandarra.notes import GOLD, MARKER, MATERIAL, OWN_ROUND, TILE
from boardwright.games.attandarra.scoring import BUILT, GATES_BUILT
from boardwright.kernel.notes import ENDED, MOVED, PAID, SCORED
from boardwright.kernel.packing import first_of, second_of, third_of, verb_of

CUBES: Final = range(MATERIAL, MATERIAL + MATERIALS)
MARKERS: Final = (MARKER + CITIZEN, MARKER + COIN)


@dataclass(frozen=True)
class Scene:
    """An answer, what the rules told of it, and what things are called."""

    naming: Naming
    happening: Happening

    @property
    def seat(self) -> int:
        """Who answered, or CHANCE."""
        return self.happening.seat

    @property
    def action(self) -> int:
        """What was answered."""
        return self.happening.action

    @property
    def who(self) -> str:
        """The person at the beginning of a sentence."""
        return self.naming.person(self.seat)

    @property
    def price(self) -> int:
        """The gold that was paid."""
        return self.happening.amount(PAID, GOLD)

    @property
    def paid(self) -> list[str]:
        """The delta of the payment, nothing for a free thing."""
        return [say("\N{MINUS SIGN}{gold} gold", gold=self.price)] if self.price else []

    def points(self, category: int) -> int:
        """Return the points of a category that the answer brought at once."""
        return self.happening.amount(SCORED, category)

    def cube(self) -> str:
        """Return the material of the cube that was placed or drawn."""
        return self.naming.material(self.happening.the(MOVED, *CUBES).thing - MATERIAL)

    def tile_beneath(self, space: int, *things: int) -> Thing:
        """Return the tile on which one of these things was put."""
        return self.naming.tile_thing(self.seat, self.happening.the(MOVED, *things).cause - TILE, space)


def tell_answer(happening: Happening, naming: Naming) -> ToldEvent:
    """Tell one answer, chosen or forced."""
    return TELLERS[verb_of(happening.action)](Scene(naming, happening))


def bought(scene: Scene) -> ToldEvent:
    """Action A. ATT-4.1"""
    thing = scene.naming.material_thing(first_of(scene.action))
    parts = tell(
        "{who} bought {material} for {price} gold.", who=scene.who, material=thing, price=scene.price
    )
    return ToldEvent(parts, scene.paid, "ATT-4.1")


def began(scene: Scene) -> ToldEvent:
    """A cube on a new building. ATT-5.4"""
    kind, space = first_of(scene.action), second_of(scene.action)
    parts = tell(
        "{who} began the {tile} at {space} with {material}.",
        who=scene.who,
        tile=scene.naming.tile_thing(scene.seat, kind, space),
        space=scene.naming.space(space),
        material=scene.cube(),
    )
    return ToldEvent(parts, scene.paid, "ATT-5.4")


def extended(scene: Scene) -> ToldEvent:
    """A cube on an unfinished building; the last one completes it. ATT-5.6, 6.2"""
    space = first_of(scene.action)
    facts = {
        "who": scene.who,
        "tile": scene.tile_beneath(space, *CUBES),
        "space": scene.naming.space(space),
        "material": scene.cube(),
    }
    completed = scene.happening.find(SCORED, BUILT)
    if completed is None:
        parts = tell("{who} put {material} on the {tile} at {space}.", **facts)
        return ToldEvent(parts, scene.paid, "ATT-5.6")
    facts["points"] = points_of(completed.amount)
    parts = tell("{who} completed the {tile} at {space} with {material}: {points}.", **facts)
    return ToldEvent(parts, [points_gained(completed.amount), *scene.paid], "ATT-6.2")


def chose_drawn(scene: Scene) -> ToldEvent:
    """Which drawn cube comes next. ATT-3.4"""
    material = scene.naming.material(first_of(scene.action))
    return ToldEvent(
        tell("{who} took the drawn {material} to place it.", who=scene.who, material=material), [], "ATT-3.4"
    )


def laid(scene: Scene) -> ToldEvent:
    """Action B. ATT-7.1"""
    meadow = verb_of(scene.action) == LAY_MEADOW
    space = first_of(scene.action)
    template = later("{who} laid a {tile} at {space} for {price} gold.")
    if not meadow:
        template = later("{who} laid the {tile} at {space} for {price} gold.")
    parts = tell(
        template,
        who=scene.who,
        tile=scene.naming.tile_thing(scene.seat, MEADOW if meadow else RESERVOIR, space),
        space=scene.naming.space(space),
        price=scene.price,
    )
    return ToldEvent(parts, scene.paid, "ATT-7.1")


def took_marker(scene: Scene) -> ToldEvent:
    """Action C. ATT-8"""
    space = first_of(scene.action)
    marker = scene.happening.the(MOVED, *MARKERS).thing - MARKER
    parts = tell(
        "{who} took the {marker} at {space} for {price} gold and put it on the {tile}.",
        who=scene.who,
        marker=Thing(scene.naming.marker(marker), scene.naming.market_id(space)),
        space=scene.naming.space(space),
        price=scene.price,
        tile=scene.tile_beneath(space, *MARKERS),
    )
    return ToldEvent(parts, scene.paid, "ATT-8.5")


def built_gate(scene: Scene) -> ToldEvent:
    """Action D. ATT-13.1"""
    space = first_of(scene.action)
    points = scene.points(GATES_BUILT)
    stone = scene.happening.the(MOVED, *CUBES).thing - MATERIAL
    parts = tell(
        "{who} built a {tile} at {space} for {price} gold, {material} included: {points}.",
        who=scene.who,
        tile=scene.naming.tile_thing(scene.seat, GATE, space),
        space=scene.naming.space(space),
        price=scene.price,
        material=scene.naming.material_thing(stone),
        points=points_of(points),
    )
    return ToldEvent(parts, [points_gained(points), *scene.paid], "ATT-13.1")


def put_emblem(scene: Scene) -> ToldEvent:
    """Action E. ATT-14.2"""
    street = first_of(scene.action)
    parts = tell(
        "{who} put an emblem on {street} for {price} gold.",
        who=scene.who,
        street=Thing(scene.naming.street(street), scene.naming.street_id(street)),
        price=scene.price,
    )
    return ToldEvent(parts, scene.paid, "ATT-14.2")


def finished(scene: Scene) -> ToldEvent:
    """The end of a player's round. ATT-9.1"""
    gold = scene.happening.amount(ENDED, OWN_ROUND)
    if gold == 0:
        return ToldEvent(tell("{who} finished the round.", who=scene.who), [], "ATT-9.1")
    return ToldEvent(
        tell("{who} finished the round with {gold} gold left.", who=scene.who, gold=gold), [], "ATT-9.1"
    )


def finished_with_draw(scene: Scene) -> ToldEvent:
    """The end of a player's round with a last cube. ATT-9.2"""
    parts = tell(
        "{who} spent the last {gold} gold on a draw and finished the round.", who=scene.who, gold=scene.price
    )
    return ToldEvent(parts, scene.paid, "ATT-9.2")


def rescued(scene: Scene) -> ToldEvent:
    """A marker carried out of the fire. ATT-15.13"""
    target = third_of(scene.action)
    parts = tell(
        "{who} carried the {marker} from {space} to the {tile} at {target}.",
        who=scene.who,
        marker=scene.naming.marker(second_of(scene.action)),
        space=scene.naming.space(first_of(scene.action)),
        tile=scene.tile_beneath(target, *MARKERS),
        target=scene.naming.space(target),
    )
    return ToldEvent(parts, [], "ATT-15.13")


def dealt_marker(scene: Scene) -> ToldEvent:
    """A marker of the set-up. ATT-1.5"""
    space = first_of(scene.action)
    marker = capital(scene.naming.marker(second_of(scene.action)))
    thing = Thing(scene.naming.space(space), scene.naming.market_id(space))
    return ToldEvent(tell("{marker} at {space}.", marker=marker, space=thing), [], "ATT-1.5")


def revealed_marker(scene: Scene) -> ToldEvent:
    """The marker beneath the one taken. ATT-8.9"""
    space = first_of(scene.action)
    thing = Thing(scene.naming.marker(second_of(scene.action)), scene.naming.market_id(space))
    parts = tell("A {marker} came to light at {space}.", marker=thing, space=scene.naming.space(space))
    return ToldEvent(parts, [], "ATT-8.9")


def filled_display(scene: Scene) -> ToldEvent:
    """A cube for the display. ATT-1.11"""
    thing = scene.naming.material_thing(first_of(scene.action))
    return ToldEvent(tell("Drawn for the display: {material}.", material=thing), [], "ATT-1.11")


def start_player(scene: Scene) -> ToldEvent:
    """The seat that begins. ATT-1.10"""
    name = scene.naming.object(first_of(scene.action))
    return ToldEvent(tell("Drawn as start player: {name}.", name=name), [], "ATT-1.10")


def turned_up_tile(scene: Scene) -> ToldEvent:
    """The event of the round. ATT-15.1"""
    event = Thing(scene.naming.event(first_of(scene.action)), "history-tiles")
    return ToldEvent(
        tell("City History: {event} will strike at the end of this round.", event=event), [], "ATT-15.1"
    )


def drew(scene: Scene) -> ToldEvent:
    """A cube from the bag for a player. ATT-3.1, 3.2, 9.2"""
    who = scene.naming.person(scene.happening.the(MOVED, *CUBES).seat)
    template, clause = DRAWS[verb_of(scene.action)]
    return ToldEvent(tell(template, who=who, material=scene.cube()), [], clause)


DRAWS: Final = {
    OPENING_DRAW: (later("{who} drew {material} from the bag."), "ATT-3.1"),
    GLASS_REPLACEMENT: (later("{who} drew {material} in place of one glass."), "ATT-3.2"),
    FINAL_DRAW: (later("{who} drew {material} for the last gold."), "ATT-9.2"),
}

TELLERS: Final[dict[int, Callable[[Scene], ToldEvent]]] = {
    BUY: bought,
    BUILD: began,
    EXTEND: extended,
    PLACE_DRAWN: chose_drawn,
    LAY_MEADOW: laid,
    LAY_RESERVOIR: laid,
    TAKE_MARKER: took_marker,
    LAY_GATE: built_gate,
    PUT_EMBLEM: put_emblem,
    FINISH: finished,
    FINISH_WITH_DRAW: finished_with_draw,
    RESCUE: rescued,
    DEAL_MARKER: dealt_marker,
    REVEAL_MARKER: revealed_marker,
    FILL_DISPLAY: filled_display,
    START_PLAYER: start_player,
    HISTORY_TILE: turned_up_tile,
    OPENING_DRAW: drew,
    GLASS_REPLACEMENT: drew,
    FINAL_DRAW: drew,
}
