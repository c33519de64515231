"""The turn of the bot as the log tells it: each step, and the rule or tie-break that decided. BAG-23.8-31"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.telling.wording import both, capital, in_a_row, points_of, say
from boardwright.games.baghdad.bot_choices import SYMBOLS
from boardwright.games.baghdad.components import (
    BUILD_PALACE,
    BUILDINGS,
    LEVELS,
    NIGHT,
    PORT_SLOTS,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.face.bot_places import (
    PLACE_REASONS,
    listed_reasons,
    location_chosen,
    said,
    symbol,
)
from boardwright.games.baghdad.face.naming import Naming, cited
from boardwright.games.baghdad.notes import (
    A_BOT_CARD,
    A_CARD,
    A_CIVIC_TILE,
    A_LOCATION,
    A_PIECE,
    A_QUADRANT,
    A_SYMBOL,
    AN_OBJECTIVE,
    BASE_FIRST,
    BOAT,
    BOAT_MOVES,
    BOT_DECK,
    BUILDING,
    CARD,
    CLOCKWISE,
    CONTRACT,
    COVERING,
    EFFECT,
    FEWEST_GOODS,
    ICON,
    LEFTMOST,
    LIBRARY_SPACE,
    LIBRARY_TOKEN,
    LOCATION,
    MARKS,
    MOST_POINTS,
    NEAREST,
    NODE,
    PIECE,
    PLAN,
    PORT,
    PUBLIC_HOUSE_PIECE,
    RIGHTMOST,
    RULING,
    SPOT,
    SYMBOL,
    TILE,
    UPPER,
    VIZIER,
    place_of,
)
from boardwright.kernel.notes import BEGAN, CHOSEN, MOVED, Note

OF_THE_BOT: Final = range(23_00, 32_00)  # clauses; of the rulings only the bot's decide for anybody

Teller = Callable[[Sequence[Note], Naming], list[str]]


def bot_topic(note: Note) -> Teller | None:
    """Return what tells a note of the bot, with those around it that belong to it."""
    if note.clause not in OF_THE_BOT and note.clause < RULING:
        return None
    if note.kind == MOVED:
        return location_chosen if note.thing == VIZIER else BY_CLAUSE.get(note.clause)
    if note.thing in range(BUILDING, PIECE):
        return building
    if note.thing in range(A_SYMBOL, A_QUADRANT):
        return symbol
    if note.thing in range(A_CIVIC_TILE, A_CIVIC_TILE + TYPES):
        return location_chosen
    return icon if note.thing >= ICON else BY_THING.get(note.thing)


# The course of the turn -------------------------------------------------------------------------------


def turned_over(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Its card. BAG-23.9"""
    out: list[str] = []
    for note in notes:
        if note.origin == BOT_DECK:
            first = (note.thing - A_BOT_CARD) * SYMBOLS
            symbols = naming.edition.bot.symbols[first : first + SYMBOLS]
            words = both([naming.things(each) for each in symbols])
            out.append(said("card.turned_over", symbols=words))
    return out


def boat(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Its moves, where its boat went, and why where there was a choice. BAG-24, 31.3

    A space that the boat only passes is not told.
    """
    out: list[str] = []
    turned = False
    for note in notes:
        if note.kind == CHOSEN:
            out.append(direction(note, naming))
        elif note.clause == 24_02:
            last = note is notes[-1]
            out += [] if turned else went_on(place_of(note.target) - NODE, naming, last)
        elif note.thing == BOAT_MOVES:
            out.append(moves(note))
        else:
            out += at_port(note, naming)
        turned = note.kind == CHOSEN
    return out


def moves(note: Note) -> str:
    """How many moves its boat has, or has lost. BAG-24.1, 24.8"""
    if note.kind == BEGAN:
        return said("boat.moves", n=note.amount, front=note.origin, back=note.target)
    return said("boat.lost", n=note.amount)


def went_on(node: int, naming: Naming, last: bool) -> list[str]:
    """Where its boat stopped, or came to a junction. BAG-24.2"""
    river = naming.edition.river
    if node >= river.spaces or not (last or len(river.following[node]) > 1):
        return []
    return [said("boat.went_on", node=naming.node(node))]


def at_port(note: Note, naming: Naming) -> list[str]:
    """Its boat landed, or was sent back. BAG-24.6, 24.7, 24.9, 31.3"""
    if note.thing >= CONTRACT:
        return [said("boat.contract_discarded")]
    if note.clause == 24_07:
        name = naming.node(place_of(note.origin) - NODE)
        return [
            said("boat.port_full", port=capital(name)),
            said("boat.no_arrival"),
        ]
    if place_of(note.target) == NODE:
        return [said("boat.new_boat")]
    port, slot = divmod(note.target - PORT, PORT_SLOTS)
    return [said("boat.landed", port=naming.port(port), slot=slot + 1)]


def direction(note: Note, naming: Naming) -> str:
    """Why its boat turned to a node at the start or at a junction. BAG-24.3-24.5"""
    space, node = place_of(note.origin) - NODE, place_of(note.target) - NODE
    facts = {"here": naming.node(space), "node": naming.node(node)}
    if note.clause == 24_03:
        return said("boat.fewer_boats", n=note.amount, m=note.cause, **facts)
    if note.clause == 24_04:
        return said("boat.more_points", n=note.amount, m=note.cause, **facts)
    side = say("right") if naming.edition.river.following[space].index(node) else say("left")
    return said("boat.by_number", number=note.amount + 1, side=side, **facts)


def card(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Why it takes a card of the wisdom area, or none. BAG-29.1-29.5"""
    *reasons, decided = [note for note in notes if note.kind == CHOSEN]
    if decided.amount == 0:
        return [said("card.none")]
    facts = {
        "card": naming.card(notes[-1].thing - CARD),
        "sky": say("night") if decided.origin == NIGHT else say("day"),
    }
    if decided.clause == 29_03:
        return [said("card.other_sky", **facts)]
    found = listed_reasons(reasons, naming, CARD_REASONS) or said("card.only")
    return [said("card.taken", clause=cited(decided.clause), reasons=found, **facts)]


def lacking(n: int, _naming: Naming) -> str:
    """Return how near the bot is to a requirement. BAG-29.4"""
    return said("card.nearest", n=n) if n else said("card.met")


CARD_REASONS: Final[dict[int, Callable[[int, Naming], str]]] = {
    NEAREST: lacking,
    MOST_POINTS: lambda n, _naming: said("card.most_points", points=points_of(-n)),
    LEFTMOST: lambda _n, _naming: said("card.leftmost"),
    RIGHTMOST: lambda _n, _naming: said("card.rightmost"),
}


# Gates and actions -----------------------------------------------------------------------------------


def golden_gate(notes: Sequence[Note], naming: Naming) -> list[str]:
    """The objective it marked. BAG-31.4; BAG-A36"""
    [note] = notes
    if note.kind == CHOSEN:
        return [said("golden_gate.no_marker" if note.clause == RULING + 36 else "golden_gate.no_objective")]
    key = "golden_gate.of_equals" if note.cause == LEFTMOST else "golden_gate.highest"
    objective, space = divmod(place_of(note.target) - MARKS, 8)
    return [said(key, things=naming.objective(objective), space=space)]


def tile(notes: Sequence[Note], naming: Naming) -> list[str]:
    """A tile to its board; for a book a reward is covered. BAG-25.7, 25.8; BAG-A46"""
    out: list[str] = []
    for note in notes:
        if note.thing == LIBRARY_TOKEN:
            books, space = divmod(note.target - LIBRARY_SPACE, naming.edition.library_spaces)
            words = covered_space(space, note.cause, "tile.reward", n=books + 2)
            out.append(said("covered.told", space=words, clause="BAG-25.8"))
        else:
            facts = {"tile": naming.tile(note.thing - TILE), "place": naming.location(note.origin - LOCATION)}
            facts["spot"] = str((place_of(note.target) - SPOT) % SPOTS + 1)
            out.append(said("tile.put", **facts))
    return out


def covered_space(space: int, number: int, name: str, **facts: object) -> str:
    """Return a space and why it was that one: the number of the top card, or the next that is free."""
    what = said(name, space=space + 1, **facts)
    if space == number:
        return said("covered.number", space=what)
    return said("covered.next_free", space=what, number=number + 1)


def building(notes: Sequence[Note], naming: Naming) -> list[str]:
    """A building, and why it takes this one of the two tiles of its level. BAG-26.3-26.5, 31.2; BAG-A39"""
    chosen, put, *houses = notes
    level = naming.edition.buildings.level[put.thing - BUILDING] + 1
    facts = {"building": naming.building(put.thing - BUILDING), "level": level}
    facts["place"] = naming.location(put.target - LOCATION)
    out = [said("building.built", **facts), of_two(chosen)]
    if any(note.thing == PUBLIC_HOUSE_PIECE for note in houses):
        out.append(said("building.public"))
    return out


def of_two(note: Note) -> str:
    """Why it takes one of the two tiles of a level. BAG-26.4, 26.5; BAG-A39"""
    if note.clause == RULING + 39:
        return said("building.no_other")
    if note.cause == MOST_POINTS:
        return said("building.scores_more", n=note.amount, m=note.origin)
    row = "upper" if note.target in range(UPPER, UPPER + LEVELS) else "lower"
    words = said(f"building.{row}", clause=cited(note.clause))
    return words if note.clause == 26_04 else in_a_row([said("building.same_score"), words])


def slid(notes: Sequence[Note], naming: Naming) -> list[str]:
    """The tile above the one that was built. BAG-26.6"""
    return [said("building.slid", building=naming.building(note.thing - BUILDING)) for note in notes]


def palace(notes: Sequence[Note], naming: Naming) -> list[str]:
    """A piece of the palace, why this one and where it lies. BAG-27.2, 27.3; BAG-A42, BAG-28.3"""
    if notes[0].clause == 28_03:
        return [said("palace.five_built")]
    if notes[0].clause == RULING + 42:
        return [said("palace.no_piece")]
    reasons = [note for note in notes if note.kind == CHOSEN]
    out: list[str] = []
    for note in notes:
        if note.kind == CHOSEN:
            continue
        if note.thing >= PIECE:
            words = listed_reasons(reasons, naming, PIECE_REASONS) or said("palace.no_other")
            facts = {"piece": naming.piece(note.thing - PIECE), "reasons": words}
            out.append(said("palace.built", **facts))
        elif note.thing >= COVERING:
            words = covered_space((note.target - PLAN) % 16, note.cause, "palace.space")
            out.append(said("covered.told", space=words, clause="BAG-27.3"))
    return out


PIECE_REASONS: Final[dict[int, Callable[[int, Naming], str]]] = {
    BASE_FIRST: lambda _n, _naming: said("palace.base_first"),
    MOST_POINTS: lambda n, _naming: said("palace.most_points", n=-n),
    FEWEST_GOODS: lambda n, _naming: said("palace.fewest_goods", n=n),
    CLOCKWISE: PLACE_REASONS[CLOCKWISE],
}


def icon(notes: Sequence[Note], _naming: Naming) -> list[str]:
    """The icon that its tile covered or its house uncovered. BAG-28.1"""
    [note] = notes
    key = "icon.uncovered" if note.cause == SYMBOL + BUILDINGS else "icon.covered"
    return [said(key, icon=said("icon.palace" if note.thing == ICON + BUILD_PALACE else "icon.action"))]


BY_CLAUSE: Final[dict[int, Teller]] = {
    23_09: turned_over,
    24_02: boat,
    24_06: boat,
    24_07: boat,
    31_03: boat,
    25_07: tile,
    25_08: tile,
    26_03: building,
    26_06: slid,
    27_02: palace,
    27_03: palace,
    29_05: card,
    31_01: location_chosen,
    31_04: golden_gate,
}
BY_THING: Final[dict[int, Teller]] = {
    BOAT: boat,
    BOAT_MOVES: boat,
    A_CARD: card,
    A_QUADRANT: location_chosen,
    A_LOCATION: location_chosen,
    EFFECT: location_chosen,
    A_PIECE: palace,
    AN_OBJECTIVE: golden_gate,
}
