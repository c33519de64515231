"""The plates of the five Districts: number, dice on the Barge, actions, Action tiles; and the workers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, box, piece, short, spoken
from boardwright.faces.telling.wording import comma, either, say
from boardwright.games.tabannusi.components import (
    COLOURS,
    COMMON,
    DISTRICTS,
    NO_TILE,
    PORT,
)
from boardwright.games.tabannusi.face.art import (
    FILLS,
    GREY,
    LETTERS,
    alone,
    architect,
    assistant,
    caption,
    die,
    icon,
    number_disc,
    plate,
)
from boardwright.games.tabannusi.face.bonus_icons import bonus_at, width_of
from boardwright.games.tabannusi.face.layout import WAYS, Box, Layout
from boardwright.games.tabannusi.face.naming import Naming, Things, everybody_at
from boardwright.games.tabannusi.state import FACES, Tabannusi
from boardwright.games.tabannusi.turn import districts_of_die

SMALLEST: Final = 15.0  # size of a bonus
ROW: Final = 27.0  # height of an action


def draw_plates(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw every District's plate with the actions it offers, and its pier."""
    for district in range(DISTRICTS):
        if district != PORT:
            pier = layout.pier(district, len(workers_in(game, district)))
            layers.printed.append(plate("tb-bank", *pier, 5))
    for district in range(DISTRICTS):
        x, y, width, height = layout.plate(district)
        local = game.local[district]
        colour = FILLS[local] if 0 <= local < COLOURS else "var(--stone)"
        inside = plate("tb-plate", x, y, width, height, 4)
        bar = f"M{short(x + 31)} {short(y + height - 2.5)}h{short(width - 36)}"
        inside += f'<path class="tb-bar" d="{bar}" stroke="{colour}"/>'
        inside += number_disc(layers, naming.names.districts[district], x + 15, y + 16)
        element = f"district-{naming.names.districts[district]}"
        layers.printed.append(spoken(barge_words(game, naming, district), inside, element))
        draw_barge(layers, layout, game, naming, district)
        draw_actions(layers, layout, game, naming, district)


# The Barge ------------------------------------------------------------------------------------------


def barge_step(layout: Layout, game: Tabannusi, district: int) -> float:
    """Return how far apart the dice of a Barge lie."""
    width = layout.plate(district)[2] - 30
    if district >= COMMON:
        width -= sum(item[2] + 3 for item in action_boxes(layout, game, district).values())
    most = game.edition.dice[0 if game.solo else game.seats - 1]
    return min(23.0, width / most)


def die_spot(layout: Layout, game: Tabannusi, district: int, place: int) -> tuple[float, float]:
    """Return the centre of a die on a Barge, the highest first."""
    x, y, _, _ = layout.plate(district)
    step = barge_step(layout, game, district)
    return x + 29 + step * (place + 0.5), y + 15


def dice_of(game: Tabannusi, district: int) -> list[int]:
    """Return the values on a Barge, the highest first."""
    local = game.local[district]
    if not 0 <= local < COLOURS:
        return []
    values: list[int] = []
    for value in range(FACES, 0, -1):
        values += [value] * game.barge[local * FACES + value - 1]
    return values


def barge_words(game: Tabannusi, naming: Naming, district: int) -> str:
    """Return a District by its name, with its Barge: the dice, and where a 6 would lead."""
    name, local = naming.district_in_full(district), game.local[district]
    if not 0 <= local < COLOURS:
        return name
    values = dice_of(game, district)
    dice = comma().join(map(str, values)) or say("empty")
    words = say("{district}, {colour} Barge: {dice}", district=name, colour=naming.colour(local), dice=dice)
    if FACES not in values:
        return words
    where = either(
        [naming.names.districts[other] for other in districts_of_die(game, district, FACES, district)]
    )
    return say("{barge}; a {six} leads to District {districts}", barge=words, six=FACES, districts=where)


def draw_barge(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, district: int) -> None:
    """Draw the dice; the plate beneath says what they are."""
    local = game.local[district]
    size = min(21.0, barge_step(layout, game, district) + 1)
    seen = dict.fromkeys(range(FACES + 1), 0)
    for place, value in enumerate(dice_of(game, district)):
        x, y = die_spot(layout, game, district, place)
        element = f"die-{naming.names.colours[local]}-{value}-{seen[value]}"
        seen[value] += 1
        spot = f"translate({short(x)},{short(y)})"
        drawn = die(layers, local, value, size)
        layers.pieces.append(f'<g id="{element}" transform="{spot}">{drawn}</g>')


# Actions ----------------------------------------------------------------------------------------------


def slots_of(game: Tabannusi, district: int) -> list[int]:
    """Return the Action-tile slots of a District."""
    return [slot for slot, there in enumerate(game.edition.slots) if there == district]


def fixed_actions(district: int) -> tuple[tuple[str, float], ...]:
    """Return the printed actions of a District with their widths."""
    if district < COMMON:
        return (("project", 26), ("construct", 56), ("gardening", 26))
    if district == PORT:
        return (("house", 55), ("ship", 55))
    return (("house", 55),)


@lru_cache(64)
def boxes_in_row(x: float, y: float, names: tuple[tuple[str, float], ...], gap: float) -> dict[str, Box]:
    """Return boxes side by side."""
    out: dict[str, Box] = {}
    for name, width in names:
        out[name] = (x, y, width, ROW)
        x += width + gap
    return out


def action_boxes(layout: Layout, game: Tabannusi, district: int) -> dict[str, Box]:
    """Return where the actions of a District lie: beneath its plate, or at the right end of it."""
    x, y, width, _ = layout.plate(district)
    slots = slots_of(game, district)
    fixed = fixed_actions(district)
    taken = sum(wide for _, wide in fixed)
    gap = 2.0
    if district < COMMON:
        each = (width - taken - gap * (len(fixed) + len(slots) - 1)) / max(1, len(slots))
        names = (*fixed, *((f"slot-{slot + 1}", each) for slot in slots))
        return boxes_in_row(x, y + 34 + WAYS, names, gap)
    names = (*fixed, *((f"slot-{slot + 1}", 60.0) for slot in slots))
    taken = sum(wide for _, wide in names) + gap * (len(names) - 1)
    return boxes_in_row(x + width - taken - 3, y + 3, names, gap)


def draw_actions(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming, district: int) -> None:
    """Draw the printed actions with their prices, and the Action tiles."""
    boxes = action_boxes(layout, game, district)
    number = naming.names.districts[district]
    for name, _ in fixed_actions(district):
        element = f"action-{number}-{name}"
        action = (element, name, district == PORT, game.local[district])
        layers.printed.append(kept(layers, printed_action, naming.things, *action, *boxes[name]))
    for slot in slots_of(game, district):
        tile = game.action_tiles[slot]
        x, y, width, height = boxes[f"slot-{slot + 1}"]
        if tile == NO_TILE:
            layers.printed.append(box(x, y, width, height, "none", "var(--tab-line)", 1, 3))
            continue
        layers.printed.append(kept(layers, printed_tile, naming.things, tile, x, y, width, height))


def printed_action(
    layers: Layers,
    things: Things,
    element: str,
    name: str,
    in_port: bool,
    local: int,
    x: float,
    y: float,
    width: float,
    height: float,
) -> str:
    """Return a printed action with its price in the colour of the Barge."""
    words, drawn = action_art(layers, things, in_port, local, name)
    inside = layers.stamp(f"j{short(width)}", plate("tb-action", 0, 0, width, height, 3)) + drawn
    return spoken(words, inside, element, place=(x, y))


def printed_tile(
    layers: Layers, things: Things, tile: int, x: float, y: float, width: float, height: float
) -> str:
    """Return an Action tile."""
    drawn = layers.stamp(f"t{short(width)}", plate("tb-tile", 0, 0, width, height, 3))
    drawn += effects(layers, things.edition.tile_effects[tile], width / 2, height / 2, width - 4, 24)
    return spoken(things.action_tile(tile), drawn, f"tile-{things.names.action_tiles[tile]}", place=(x, y))


def effects(layers: Layers, bonuses: Sequence[int], x: float, y: float, width: float, size: float) -> str:
    """Return bonuses side by side around a place, as large as the width allows."""
    while size > SMALLEST and sum(width_of(bonus, size) + 2 for bonus in bonuses) > width:
        size -= 1
    widths = [width_of(bonus, size) for bonus in bonuses]
    gap = min(8.0, max(0.0, (width - sum(widths)) / max(1, len(bonuses))))
    out, left = "", x - (sum(widths) + gap * (len(bonuses) - 1)) / 2
    for bonus, wide in zip(bonuses, widths, strict=True):
        out += bonus_at(layers, bonus, left + wide / 2, y, size)
        left += wide + gap
    return out


def action_art(layers: Layers, things: Things, in_port: bool, local: int, name: str) -> tuple[str, str]:
    """Return what a printed action is called, and its icon with its price."""
    edition = things.edition
    known = 0 <= local < COLOURS
    colour = things.colour(local) if known else ""
    price = alone(f"die-{LETTERS[local]}", 45, 13.5, 18) if known else ""
    if name == "project":
        return say("Place a Project"), icon(layers, "projectile", 13, 13.5, 22, GREY)
    if name == "construct":
        facts = {"n": edition.construct_local, "more": edition.construct_per_marker, "colour": colour}
        words = say(
            "Construct: {n} {colour}, and {more} of the Projects' colour for each own marker", **facts
        )
        return words, icon(layers, "building-1", 12, 13, 22, GREY) + amount(edition.construct_local) + price
    if name == "gardening":
        return say("Gardening"), icon(layers, "garden", 13, 13.5, 22)
    if name == "ship":
        words = say("Claim a Ship: {n} Gold", n=edition.ship_gold)
        return words, icon(layers, "ship", 12, 13.5, 22, GREY) + amount(edition.ship_gold) + icon(
            layers, "gold", 45, 13.5, 20
        )
    n = edition.port_local if in_port else edition.ziggurat_local
    words = say("Place a House: {n} {colour}", n=n, colour=colour)
    return words, icon(layers, "house", 12, 13, 22, GREY) + amount(n) + price


def amount(n: int) -> str:
    """Return a number before a price's icon."""
    return caption("tn", 29, 19, n)


# Workers -----------------------------------------------------------------------------------------------


def workers_in(game: Tabannusi, district: int) -> list[tuple[int, str]]:
    """Return (seat, kind) of the workers in a District, Architects first."""
    seats = everybody_at(game)
    out = [(seat, "architect") for seat in seats if game.players[seat].architect == district]
    return out + [(seat, "assistant") for seat in seats if game.players[seat].assistant == district]


def draw_workers(layers: Layers, layout: Layout, game: Tabannusi, naming: Naming) -> None:
    """Draw both workers of everybody on the piers of the Districts they are in."""
    for district in range(DISTRICTS):
        for place, (seat, kind) in enumerate(workers_in(game, district)):
            spot = layout.dock(district, place)
            facts = {"who": naming.person(seat), "district": naming.district(district)}
            if kind == "architect":
                label, drawn = say("Architect of {who}, {district}", **facts), architect(layers, seat)
            else:
                label, drawn = say("Assistant of {who}, {district}", **facts), assistant(layers, seat)
            layers.pieces.append(piece(f"{kind}-{seat}", *spot, drawn, label, f"seat{seat + 1}"))
