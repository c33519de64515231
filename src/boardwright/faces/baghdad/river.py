"""The river with boats on their way, the four ports, and the contracts beside them."""

from __future__ import annotations

from functools import lru_cache

from markupsafe import escape

from boardwright.faces.baghdad.art import SKILL_ICONS, good_icon, owned, row_of, seat_class, signs, thing_sign
from boardwright.faces.baghdad.identities import Identities
from boardwright.faces.baghdad.layout import RIVER, Layout
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.drawing.svg import Layers, box, disc, path, piece, short, symbol
from boardwright.faces.telling.wording import capital, say
from boardwright.games.baghdad.components import NO_CONTRACT, PORT_SLOTS, PORTS, STACKS
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.state import Baghdad

SPREAD = 13.0  # between boats on one space


def draw_river(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, ids: Identities) -> None:
    """Draw the river and all that lies there."""
    label = say("River")
    drawn = [printed_river(naming.printed, layout)]
    drawn += [port(layers, layout, game, naming, number) for number in range(PORTS)]
    if game.contracts:
        drawn += [contract(layers, layout, game, naming, stack) for stack in range(STACKS)]
    layers.printed.append(f'<g id="river" role="group" aria-label="{escape(label)}">{"".join(drawn)}</g>')
    draw_boats(layers, layout, game, naming, ids)


def node_id(naming: Naming, node: int) -> str:
    """Return the id of a river space or a port."""
    spaces = naming.edition.river.spaces
    names = naming.names
    return f"port-{names.ports[node - spaces]}" if node >= spaces else f"river-{names.spaces[node]}"


@lru_cache(8)
def printed_river(printed: Printed, layout: Layout) -> str:
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
        name = f'id="river-{printed.names.spaces[space]}"'
        if space == 0:
            drawn = disc(x, y, 25, "var(--panel)", "var(--key)", 1.5)
            drawn += f'<text class="n k s13" x="{short(x)}" y="{short(y + 21)}">{escape(say("start"))}</text>'
        elif good >= 0:
            drawn = disc(x, y, 18, "var(--bag-cell)", "var(--key)", 1.2) + symbol(good_icon(printed, good), x, y + 1, 24)
        else:
            drawn = disc(x, y, 12, "var(--panel)", "var(--key)", 1)
        out += f"<g {name}>{drawn}</g>"
    return out


def landing(layout: Layout, port: int) -> tuple[float, float]:
    """Return where the way of the boats meets a port."""
    x, y, width, height = layout.port(port)
    return (x + width if port < PORTS // 2 else x), y + height / 2


def port(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, number: int) -> str:
    """Return a port: its scoring token, its slots with multipliers and rewards. BAG-6.9, 6.10, 16.1"""
    x, y, width, height = layout.port(number)
    river = layout.edition.river
    out = box(x, y, width, height, "var(--bag-cell)", "var(--key)", 1.2, 3)
    thing = game.tokens[number]
    if thing >= 0:
        a, b = layout.token(number)
        out += disc(a, b, 11, "var(--panel)", "var(--key)", 1) + thing_sign(thing, a, b, 17)
        out += f'<text class="n l m s13" x="{short(a + 16)}" y="{short(b + 5)}">{escape(say("each"))}</text>'
    out += f'<text class="n e m s12" x="{short(x + width - 5)}" y="{short(y + 17)}">{"WE"[number // 2]}{number % 2 + 1}</text>'
    for slot in range(number * PORT_SLOTS, number * PORT_SLOTS + PORT_SLOTS):
        left, top, across, down = layout.mooring(slot)
        out += box(left, top, across, down, "var(--panel)", "var(--bag-line)", 0.9, 2)
        middle = left + across / 2
        out += f'<text class="n k s13" x="{short(middle)}" y="{short(top + 13.5)}">×{river.multipliers[slot]}</text>'
        out += row_of(signs(tuple(river.rewards[slot])), middle, top + 25, 18 if len(river.rewards[slot]) < 2 and len(signs(tuple(river.rewards[slot]))) < 2 else 11)
    counted = naming.things(thing) if thing >= 0 else say("nothing")
    label = say("{port}: counts {things}; slots {slots}", port=capital(naming.port(number)), things=counted, slots=slots_in_words(game, naming, number))
    return f'<g id="{node_id(naming, layout.edition.river.spaces + number)}" role="img" aria-label="{escape(label)}">{out}</g>'


def slots_in_words(game: Baghdad, naming: Naming, number: int) -> str:
    """Return the slots of a port from the one that is filled first."""
    river = game.edition.river
    out: list[str] = []
    for slot in range(number * PORT_SLOTS, number * PORT_SLOTS + PORT_SLOTS):
        facts = {"n": river.multipliers[slot], "reward": naming.effects(river.rewards[slot])}
        if game.ports[slot] >= 0:
            out.append(say("times {n}, {name}", name=naming.object(game.ports[slot]), **facts))
        else:
            out.append(say("times {n}, free, {reward}", **facts))
    return "; ".join(out)


def contract(layers: Layers, layout: Layout, game: Baghdad, naming: Naming, stack: int) -> str:
    """Return the visible contract of a stack: its goods, its coins, its icon for later. BAG-21.2"""
    x, y, width, height = layout.contract(stack)
    shown = game.contract_tops[stack]
    below = game.contract_stacks[stack]
    out = box(x + 3, y - 3, width, height, "var(--bag-city)", "var(--key)", 1, 3) if below else ""
    out += box(x, y, width, height, "var(--gold-2)" if shown != NO_CONTRACT else "none", "var(--key)", 1.1, 3)
    name = f'id="contract-{naming.names.stacks[stack]}"'
    if shown == NO_CONTRACT:
        return f'<g {name} role="img" aria-label="{escape(say("No contract"))}">{out}</g>'
    modules = layout.edition.modules
    for k in range(2):
        out += symbol(good_icon(naming.printed, modules.contract_goods[2 * shown + k]), x + 13 + k * 19, y + 13, 19)
    out += f'<text class="n s12" x="{short(x + width - 11)}" y="{short(y + 17)}">{below + 1}</text>'
    reward = (("coin", str(modules.contract_coins[shown])), (SKILL_ICONS[modules.contract_skill[shown]], ""))
    out += row_of(reward, x + width / 2, y + 29, 17)
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
            inside = owned(layers, "boat", seat, 23)
            on = node_id(naming, node)
            layers.pieces.append(piece(name, x + width / 2, y + height - 12, inside, label, seat_class(seat), on))
    for node, boats in afloat.items():
        x, y = layout.node(node)
        step = min(SPREAD, 40 / len(boats))
        for k, (name, seat) in enumerate(boats):
            place = say("Boat of {name}, {place}", name=naming.object(seat), place=naming.node(node))
            at = x + (k - (len(boats) - 1) / 2) * step
            inside = owned(layers, "boat", seat, 28)
            layers.pieces.append(piece(name, at, y - 8, inside, place, seat_class(seat), node_id(naming, node)))
