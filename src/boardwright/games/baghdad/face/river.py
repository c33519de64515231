"""The river with boats on their way, the four ports, and the contracts beside them."""

from __future__ import annotations

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, box, escape, path, piece, rectangles, short
from boardwright.faces.telling.wording import capital, say
from boardwright.games.baghdad.components import NO_CONTRACT, PORT_SLOTS, PORTS, STACKS
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face.art import (
    DISC,
    SKILL_ICONS,
    good_icon,
    owned,
    seat_class,
    signs,
    thing_sign,
)
from boardwright.games.baghdad.face.identities import Identities
from boardwright.games.baghdad.face.layout import RIVER, Layout
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.stamps import LEAST, fitting, icon, number, rect, row_of, stamp
from boardwright.games.baghdad.state import Baghdad

SPREAD = 15.0  # between boats on one space


def draw_river(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the river and all that lies there."""
    label = say("River")
    drawn = [kept(layers, printed_river, naming.printed, layout)]
    drawn += [port(layers, layout, game, naming, each) for each in range(PORTS)]
    if game.contracts:
        drawn += [contract(layers, layout, game, naming, stack) for stack in range(STACKS)]
    layers.printed.append(f'<g id="river" role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>')
    draw_boats(layers, layout, game, naming, ids)


def node_id(naming: Naming, node: int) -> str:
    """Return the id of a river space or a port."""
    spaces = naming.edition.river.spaces
    names = naming.names
    return f"port-{names.ports[node - spaces]}" if node >= spaces else f"river-{names.spaces[node]}"


def printed_river(layers: Layers, printed: Printed, layout: Layout) -> str:
    """Return the water, the ways of the boats, the goods on their spaces."""
    river = printed.edition.river
    out = box(*RIVER, "var(--bag-river)", "var(--key)", 1.2, 5)
    ways = ""
    for space in range(river.spaces):
        for node in river.following[space]:
            a, b = layout.node(space)
            c, d = layout.node(node) if node < river.spaces else landing(layout, node - river.spaces)
            ways += f"M{short(a)} {short(b)}L{short(c)} {short(d)}"
    out += path(ways, "var(--panel)", 4)
    for space in range(river.spaces):
        x, y = layout.node(space)
        good = river.goods[space]
        name = f"river-{printed.names.spaces[space]}"
        radius = 28 if space == 0 else 20 if good >= 0 else 13
        out += stamp(layers, f"node{radius}", f'<circle class="bag-bonus" r="{radius}"/>', x, y, element=name)
        if space == 0:
            out += number(x, y + 21, say("start"), LEAST, "f")
        elif good >= 0:
            out += icon(layers, good_icon(printed, good), x, y + 7, 24)
    return out


def landing(layout: Layout, port: int) -> tuple[float, float]:
    """Return where the way of the boats meets a port."""
    x, y, width, height = layout.port(port)
    return (x + width if port < PORTS // 2 else x), y + height / 2


def port(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, port: int) -> str:
    """Return a port: its scoring token, its slots with multipliers and rewards. BAG-6.9, 6.10, 16.1"""
    thing = game.tokens[port]
    out = kept(layers, port_ground, naming.printed, layout, port, thing >= 0)
    if thing >= 0:
        out += thing_sign(layers, thing, *layout.token(port), 18)
    out += kept(layers, port_rewards, naming.printed, layout, port, game.boats_in_port(port))
    counted = naming.things(thing) if thing >= 0 else say("nothing")
    free = PORT_SLOTS - game.boats_in_port(port)
    label = say("{port}: counts {things}, {n} free", port=capital(naming.port(port)), things=counted, n=free)
    name = node_id(naming, layout.edition.river.spaces + port)
    return f'<g id="{name}" role="img" aria-label="{escape(label)}">{out}</g>'


def port_ground(layers: Layers, printed: Printed, layout: Layout, port: int, counts: bool) -> str:
    """Return a port's ground, its slots with their multipliers; ports of a side have the same."""
    slots = range(port * PORT_SLOTS, port * PORT_SLOTS + PORT_SLOTS)
    left, top, width, height = layout.port(port)
    drawn = rect("bag-card", width, height)
    if counts:
        x, y = layout.token(port)
        drawn += stamp(layers, "token", DISC, x - left, y - top)
        drawn += number(x - left + 18, y - top + 5, say("each"), LEAST, "l")
    places = [(x - left, y - top, width, height) for x, y, width, height in map(layout.mooring, slots)]
    drawn += f'<path class="bag-lot pale" d="{rectangles(places)}"/>'
    for slot, (x, y, across, _) in zip(slots, places, strict=True):
        drawn += number(x + across / 2, y + 15, f"×{printed.edition.river.multipliers[slot]}", 16)
    return stamp(layers, drawn, drawn, left, top)


def port_rewards(layers: Layers, printed: Printed, layout: Layout, port: int, boats: int) -> str:
    """Return the rewards in the slots of a port that are free."""
    out = ""
    for slot in range(port * PORT_SLOTS + boats, port * PORT_SLOTS + PORT_SLOTS):
        row = signs(tuple(printed.edition.river.rewards[slot]))
        if row:
            x, y, across, _ = layout.mooring(slot)
            out += row_of(layers, row, x + across / 2, y + 28, fitting(row, 20, across - 1))
    return out


def contract(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, stack: int) -> str:
    """Return the visible contract of a stack: its goods, its coins, its icon for later. BAG-21.2"""
    x, y, width, height = layout.contract(stack)
    shown = game.contract_tops[stack]
    below = game.contract_stacks[stack]
    ground = rect("bag-card", width, height)
    out = stamp(layers, "under", ground, x + 3, y - 3) if below else ""
    out += stamp(layers, "deed", rect("bag-card day", width, height), x, y) if shown != NO_CONTRACT else ""
    name = f'id="contract-{naming.names.stacks[stack]}"'
    if shown == NO_CONTRACT:
        return f'<g {name} role="img" aria-label="{escape(say("No contract"))}">{out}</g>'
    modules = layout.edition.modules
    for k in range(2):
        good = modules.contract_goods[2 * shown + k]
        out += icon(layers, good_icon(naming.printed, good), x + 13 + k * 21, y + 14, 20)
    out += number(x + width - 11, y + 19, below + 1, 16, "f")
    reward = (("coin", str(modules.contract_coins[shown])), (SKILL_ICONS[modules.contract_skill[shown]], ""))
    out += row_of(layers, reward, x + width / 2, y + 34, 20, "f")
    facts = {"contract": naming.contract(shown), "n": below}
    label = say("Contract for {contract}; {n} below", **facts)
    return f'<g {name} role="img" aria-label="{escape(label)}">{out}</g>'


def draw_boats(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """All boats on the river and in port; several on one space lie side by side."""
    afloat: dict[int, list[tuple[str, int]]] = {}
    for seat in range(game.count):
        for name, node, slot in ids.boats_of(seat):
            if slot < 0:
                afloat.setdefault(node, []).append((name, seat))
                continue
            x, y, width, height = layout.mooring(slot)
            label = say("Boat of {name}, {port}", name=naming.object(seat), port=naming.node(node))
            inside = owned(layers, "boat", seat, 24)
            layers.pieces.append(piece(name, x + width / 2, y + height - 13, inside, label, seat_class(seat)))
    for node, boats in afloat.items():
        x, y = layout.node(node)
        step = min(SPREAD, 48 / len(boats))
        for k, (name, seat) in enumerate(boats):
            place = say("Boat of {name}, {place}", name=naming.object(seat), place=naming.node(node))
            at = x + (k - (len(boats) - 1) / 2) * step
            inside = owned(layers, "boat", seat, 30)
            layers.pieces.append(piece(name, at, y - 14, inside, place, seat_class(seat)))
