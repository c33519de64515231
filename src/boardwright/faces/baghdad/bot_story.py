"""The turn of the bot as the log tells it: each step, and the rule or tie-break that decided. BAG-23.8-31"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.baghdad.naming import A_TILE, Naming, cited
from boardwright.faces.telling.wording import both, capital, in_a_row, later, points_of, say, say_count
from boardwright.games.baghdad.bot_choices import SYMBOLS
from boardwright.games.baghdad.components import (
    BUILD_PALACE,
    BUILDINGS,
    LEVELS,
    NIGHT,
    NOWHERE,
    OUTER,
    PORT_SLOTS,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.notes import (
    A_BOT_CARD,
    A_CARD,
    A_CIVIC_TILE,
    A_LOCATION,
    A_PIECE,
    A_QUADRANT,
    A_SYMBOL,
    AN_OBJECTIVE,
    AS_GOOD,
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
    FEWEST_CONNECTED,
    FEWEST_GOODS,
    ICON,
    LEFT_OUT,
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
    SHOWN_RING,
    SPOT,
    SYMBOL,
    TILE,
    UPPER,
    VIZIER,
    place_of,
)
from boardwright.kernel.notes import BEGAN, CHOSEN, MOVED, TURNED, Note

OF_THE_BOT: Final = range(23_00, 32_00)  # clauses; of the rulings only the bot's decide for anybody

Teller = Callable[[Sequence[Note], Naming], list[str]]


def bot_topic(note: Note) -> Teller | None:
    """Return what tells a note of the bot, with those around it that belong to it."""
    if note.clause not in OF_THE_BOT and note.clause < RULING:
        return None
    if note.kind == MOVED:
        return place if note.thing == VIZIER else BY_CLAUSE.get(note.clause)
    if note.thing in range(BUILDING, PIECE):
        return building
    if note.thing in range(A_SYMBOL, A_QUADRANT):
        return symbol
    if note.thing in range(A_CIVIC_TILE, A_CIVIC_TILE + TYPES):
        return place
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
            out.append(say("The bot turned its card over: {symbols} (BAG-23.9).", symbols=words))
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
        one = later("Boat of the bot: {n} move, {front} of this card and {back} of the next (BAG-24.1).")
        many = later("Boat of the bot: {n} moves, {front} of this card and {back} of the next (BAG-24.1).")
        return say_count(one, many, note.amount, front=note.origin, back=note.target)
    one = later("{n} move was lost: no boat is left (BAG-24.8).")
    many = later("{n} moves were lost: no boat is left (BAG-24.8).")
    return say_count(one, many, note.amount)


def went_on(node: int, naming: Naming, last: bool) -> list[str]:
    """Where its boat stopped, or came to a junction. BAG-24.2"""
    river = naming.edition.river
    if node >= river.spaces or not (last or len(river.following[node]) > 1):
        return []
    return [say("Its boat went on to {node} (BAG-24.2).", node=naming.node(node))]


def at_port(note: Note, naming: Naming) -> list[str]:
    """Its boat landed, or was sent back. BAG-24.6, 24.7, 24.9, 31.3"""
    if note.thing >= CONTRACT:
        return [say("The contract beside that port was discarded (BAG-31.3).")]
    if note.clause == 24_07:
        name = naming.node(place_of(note.origin) - NODE)
        return [
            say("{port} is full: its boat went back to the start (BAG-24.7).", port=capital(name)),
            say("That is no arrival, so no new boat was added (BAG-24.9)."),
        ]
    if place_of(note.target) == NODE:
        return [say("A new boat of the bot lies on the start (BAG-24.6).")]
    port, slot = divmod(note.target - PORT, PORT_SLOTS)
    text = later("Its boat landed in {port} on slot {slot}, without the reward (BAG-24.6).")
    return [say(text, port=naming.port(port), slot=slot + 1)]


def direction(note: Note, naming: Naming) -> str:
    """Why its boat turned to a node at the start or at a junction. BAG-24.3-24.5"""
    space, node = place_of(note.origin) - NODE, place_of(note.target) - NODE
    facts = {"here": naming.node(space), "node": naming.node(node)}
    if note.clause == 24_03:
        text = later(
            "At {here} the bot's boat turned to {node}, towards the port with fewer boats: "
            "{n} against {m} (BAG-24.3)."
        )
        return say(text, n=note.amount, m=note.cause, **facts)
    if note.clause == 24_04:
        text = later(
            "At {here} the bot's boat turned to {node}: ports hold as few boats either way, but this way a "
            "slot would score {n} points now, the other way {m} (BAG-24.4)."
        )
        return say(text, n=note.amount, m=note.cause, **facts)
    text = later(
        "At {here} the bot's boat turned to {node}: boats and points are equal either way, and number "
        "{number} of its top card says {side} (BAG-24.5)."
    )
    right = naming.edition.river.following[space].index(node)
    return say(text, number=note.amount + 1, side=say("right") if right else say("left"), **facts)


def card(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Why it takes a card of the wisdom area, or none. BAG-29.1-29.5"""
    *reasons, decided = [note for note in notes if note.kind == CHOSEN]
    if decided.amount == 0:
        return [say("There was no card to take (BAG-29.3).")]
    facts = {
        "card": naming.card(notes[-1].thing - CARD),
        "sky": say("night") if decided.origin == NIGHT else say("day"),
    }
    if decided.clause == 29_03:
        text = later(
            "The bot took {card} face down (BAG-29.5): its top card asks for {sky}, and without one the "
            "leftmost of the other kind is taken (BAG-29.3)."
        )
        return [say(text, **facts)]
    text = later(
        "The bot took {card} face down (BAG-29.5): its top card asks for {sky}, and of those cards this "
        "is {reasons} ({clause})."
    )
    found = listed_reasons(reasons, naming, CARD_REASONS) or say("the only one")
    return [say(text, clause=cited(decided.clause), reasons=found, **facts)]


def listed_reasons(
    reasons: Sequence[Note], naming: Naming, words: dict[int, Callable[[int, Naming], str]]
) -> str:
    """Return the measures that told things apart, in the order in which they were looked at."""
    return say("; then ").join(words[note.cause](note.amount, naming) for note in reasons)


def lacking(n: int, _naming: Naming) -> str:
    """Return how near the bot is to a requirement. BAG-29.4"""
    return say("the nearest to being met, {n} short", n=n) if n else say("one it meets")


CARD_REASONS: Final[dict[int, Callable[[int, Naming], str]]] = {
    NEAREST: lacking,
    MOST_POINTS: lambda n, _naming: say("the one with most points, {points}", points=points_of(-n)),
    LEFTMOST: lambda _n, _naming: say("the leftmost"),
    RIGHTMOST: lambda _n, _naming: say("the rightmost"),
}


# Symbols and places -----------------------------------------------------------------------------------


def symbol(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Why it acts on one of the four symbols, or on none. BAG-25.1-25.3, 28.2; BAG-A42"""
    *others, chosen = notes
    first: dict[int, Note] = {}
    for note in others:
        first.setdefault(note.thing, note)
    out: list[str] = []
    if chosen.thing == A_SYMBOL:
        out += [left_out(note, naming) for note in first.values()]
        return [*out, say("None of its symbols is left, so it did nothing (BAG-A42).")]
    level: list[str] = []
    for note in first.values():
        before = note.amount == chosen.amount and note.origin < chosen.origin
        if note.target == LEFT_OUT and (note.amount > chosen.amount or before):
            out.append(left_out(note, naming))
        elif note.target == AS_GOOD and note.amount == chosen.amount and note.thing != chosen.thing:
            level.append(naming.things(note.thing - SYMBOL))
    facts = {"things": naming.things(chosen.thing - SYMBOL), "who": naming.object(0), "n": chosen.amount}
    if level:
        text = later(
            "The bot chose {things}, {n} of them done by {who}; as many are {others}, lower on its card "
            "(BAG-25.3)."
        )
        return [*out, say(text, others=both(level), **facts)]
    text = later("The bot chose {things}: of its symbols the one done most by {who}, {n} (BAG-25.1).")
    return [*out, say(text, **facts)]


def left_out(note: Note, naming: Naming) -> str:
    """Why a symbol does not count. BAG-25.2, 28.2; BAG-A42"""
    return say(WHY_LEFT_OUT[note.clause], things=naming.things(note.thing - SYMBOL))


WHY_LEFT_OUT: Final = {
    28_02: later("The bot left out {things}: done this turn already (BAG-28.2)."),
    25_02: later("The bot left out {things}: it has five (BAG-25.2)."),
    RULING + 42: later("The bot left out {things}: there is nowhere to do it (BAG-A42)."),
}


def place(notes: Sequence[Note], naming: Naming) -> list[str]:
    """Why it acts on a location, and what it does there. BAG-25.4-25.7, 26.1, 26.2, 27.1, 28, 31.1"""
    out: list[str] = []
    reasons: list[str] = []
    measured: list[Note] = []
    stood: list[str] = []
    site: list[str] = []  # only the vizier needs one: for an icon it stays
    for note in notes:
        if note.kind == TURNED:
            if note.clause == 27_01:
                stood.append(naming.location(note.origin - LOCATION))
            else:
                reasons += passed_over(note, naming)
        elif note.thing == A_QUADRANT:
            reasons.append(quadrant(note, naming))
        elif note.thing == A_LOCATION and note.cause:
            measured.append(note)
        elif note.thing == A_LOCATION and note.clause == 27_01:
            site = palace_site(note, naming, stood)
        elif note.thing == A_LOCATION:
            reasons += took(note, measured, naming)
        else:
            out += acted(note, naming, reasons if note.kind == BEGAN else [*reasons, *site])
            reasons, measured, stood, site = [], [], [], []
    return out


def acted(note: Note, naming: Naming, reasons: list[str]) -> list[str]:
    """Return what came of a choice, with the reasons for it."""
    if note.thing == VIZIER:
        where = naming.location(note.target - LOCATION)
        text = later("Its vizier went to {place} ({clause}).")
        return [*reasons, say(text, place=where, clause=cited(note.clause))]
    if note.kind == BEGAN:
        if note.clause == 28_02:
            return [*reasons, say("Its vizier stays for it (BAG-28.2).")]
        return [say("Its vizier stays for it (BAG-28.3).")]
    if note.kind == MOVED:
        text = later(
            "At the black gate it put the {tile} from {place} on its topmost free civic row (BAG-31.1)."
        )
        facts = {"tile": naming.tile(note.thing - TILE), "place": naming.location(note.origin - LOCATION)}
        return [say(text, **facts), *reasons]
    if note.clause == 31_01:
        return [say("At the black gate its civic column was full (BAG-31.1).")]
    text = later("At the black gate no {type} lay in the city for its topmost free civic row (BAG-A45).")
    return [say(text, type=naming.type(note.thing - A_CIVIC_TILE))]


def passed_over(note: Note, naming: Naming) -> list[str]:
    """Why it does not take the tile of a slot. BAG-25.6; BAG-A48"""
    where = naming.location(note.origin - LOCATION)
    if note.clause == 25_06:
        text = later("The bot left out the {tile} at {place}: it has one (BAG-25.6).")
        return [say(text, tile=naming.tile(note.cause - TILE), place=where)]
    if note.clause == RULING + 48:
        text = later("The bot left out {place}, where {whose} stands (BAG-A48).")
        return [say(text, place=where, whose=vizier_of(naming))]
    return []


def quadrant(note: Note, naming: Naming) -> str:
    """In which quadrant it acts. BAG-25.4, 26.1; BAG-A45"""
    facts = {"quadrant": naming.quadrant(note.target), "whose": counted_from(note, naming)}
    if note.amount == BUILDINGS:
        text = later("The next quadrant clockwise from {whose} with an empty site is {quadrant} (BAG-26.1).")
        return say(text, **facts)
    if note.clause == RULING + 45:
        text = later("From the quadrant behind the gate on, the next {tile} lies in {quadrant} (BAG-A45).")
        return say(text, quadrant=facts["quadrant"], tile=naming.type(note.amount))
    text = later("The next quadrant clockwise from {whose} with {tile} is {quadrant} (BAG-25.4).")
    return say(text, tile=say(A_TILE[note.amount]), **facts)


def counted_from(note: Note, naming: Naming) -> str:
    """From where quadrants are counted: its vizier; in its first turn the player's. BAG-25.4"""
    return vizier_of(naming) if note.origin == LOCATION + NOWHERE else say("its vizier")


def vizier_of(naming: Naming) -> str:
    """Return the player's vizier."""
    return say("your vizier") if naming.viewer == 0 else say("the vizier of {name}", name=naming.object(0))


def took(note: Note, measured: Sequence[Note], naming: Naming) -> list[str]:
    """Return why one location was taken of several. BAG-25.5, 26.2"""
    if note.amount < 2:
        return []
    facts = {
        "n": note.amount,
        "place": naming.location(note.target - LOCATION),
        "reasons": listed_reasons(measured, naming, PLACE_REASONS),
        "clause": cited(note.clause),
    }
    return [say("Of {n} there it took {place}: {reasons} ({clause}).", **facts)]


def shown_ring(ring: int, _naming: Naming) -> str:
    """Return the ring that decides. BAG-25.5"""
    if ring == OUTER:
        return say("the outer ring, as its top card shows")
    return say("the inner ring, as its top card shows")


PLACE_REASONS: Final[dict[int, Callable[[int, Naming], str]]] = {
    FEWEST_CONNECTED: lambda n, _naming: say("the fewest students and patients connected, {n}", n=n),
    SHOWN_RING: shown_ring,
    CLOCKWISE: lambda _n, _naming: say("the first clockwise from its vizier"),
}


def palace_site(note: Note, naming: Naming, stood: Sequence[str]) -> list[str]:
    """Why its vizier goes to a palace site; `stood` is where the player's stands. BAG-27.1"""
    where = naming.location(note.target - LOCATION)
    if stood:
        text = later("On {yours} stands {whose}, so {place} is the next palace site (BAG-27.1).")
        return [say(text, yours=stood[0], place=where, whose=vizier_of(naming))]
    text = later("The palace site of the next quadrant clockwise from {whose} is {place} (BAG-27.1).")
    return [say(text, place=where, whose=counted_from(note, naming))]


def golden_gate(notes: Sequence[Note], naming: Naming) -> list[str]:
    """The objective it marked. BAG-31.4; BAG-A36"""
    [note] = notes
    if note.kind == CHOSEN and note.clause == RULING + 36:
        return [say("At the golden gate it had no marker left (BAG-A36).")]
    if note.kind == CHOSEN:
        return [say("At the golden gate no objective lay open (BAG-A37).")]
    if note.cause == LEFTMOST:
        text = later(
            "At the golden gate it marked space {space} of the objective {things}: the highest it "
            "may, and of equal ones the left card (BAG-31.4)."
        )
    else:
        text = later(
            "At the golden gate it marked space {space} of the objective {things}: the highest it "
            "may (BAG-31.4)."
        )
    objective, space = divmod(place_of(note.target) - MARKS, 8)
    return [say(text, things=naming.objective(objective), space=space)]


# Actions ----------------------------------------------------------------------------------------------


def tile(notes: Sequence[Note], naming: Naming) -> list[str]:
    """A tile to its board; for a book a reward is covered. BAG-25.7, 25.8; BAG-A46"""
    out: list[str] = []
    for note in notes:
        if note.thing == LIBRARY_TOKEN:
            books, space = divmod(note.target - LIBRARY_SPACE, naming.edition.library_spaces)
            words = covered_space(space, note.cause, later("reward {space} for book {n}"), n=books + 2)
            out.append(say("It covered {space} ({clause}).", space=words, clause="BAG-25.8"))
        else:
            facts = {"tile": naming.tile(note.thing - TILE), "place": naming.location(note.origin - LOCATION)}
            facts["spot"] = str((place_of(note.target) - SPOT) % SPOTS + 1)
            text = later(
                "The bot put the {tile} from {place} on spot {spot}, the leftmost free one (BAG-25.7)."
            )
            out.append(say(text, **facts))
    return out


def covered_space(space: int, number: int, name: str, **facts: object) -> str:
    """Return a space and why it was that one: the number of the top card, or the next that is free."""
    what = say(name, space=space + 1, **facts)
    if space == number:
        return say("{space}, the number on its top card", space=what)
    return say("{space}, the next free one after {number} on its top card", space=what, number=number + 1)


def building(notes: Sequence[Note], naming: Naming) -> list[str]:
    """A building, and why it takes this one of the two tiles of its level. BAG-26.3-26.5, 31.2; BAG-A39"""
    chosen, put, *houses = notes
    level = naming.edition.buildings.level[put.thing - BUILDING] + 1
    facts = {"building": naming.building(put.thing - BUILDING), "level": level}
    facts["place"] = naming.location(put.target - LOCATION)
    text = later("The bot built {building} on {place}: level {level} is its lowest missing one (BAG-26.3).")
    out = [say(text, **facts), of_two(chosen)]
    if any(note.thing == PUBLIC_HOUSE_PIECE for note in houses):
        out.append(say("It made the building public, as a slot was left (BAG-31.2)."))
    return out


def of_two(note: Note) -> str:
    """Why it takes one of the two tiles of a level. BAG-26.4, 26.5; BAG-A39"""
    if note.clause == RULING + 39:
        return say("No other tile of that level was there (BAG-A39).")
    if note.cause == MOST_POINTS:
        text = later("Of two it took the one that scores more now, {n} against {m} (BAG-26.5).")
        return say(text, n=note.amount, m=note.origin)
    if note.target in range(UPPER, UPPER + LEVELS):
        text = later("Of two it took the upper one, since its top card shows the outer ring ({clause}).")
    else:
        text = later("Of two it took the lower one, since its top card shows the inner ring ({clause}).")
    words = say(text, clause=cited(note.clause))
    return words if note.clause == 26_04 else in_a_row([say("Both would score the same now."), words])


def slid(notes: Sequence[Note], naming: Naming) -> list[str]:
    """The tile above the one that was built. BAG-26.6"""
    return [
        say("{building} slid down (BAG-26.6).", building=naming.building(note.thing - BUILDING))
        for note in notes
    ]


def palace(notes: Sequence[Note], naming: Naming) -> list[str]:
    """A piece of the palace, why this one and where it lies. BAG-27.2, 27.3; BAG-A42, BAG-28.3"""
    if notes[0].clause == 28_03:
        return [say("It has built five pieces and ignores it (BAG-28.3).")]
    if notes[0].clause == RULING + 42:
        return [say("There is no piece that it could build (BAG-A42).")]
    reasons = [note for note in notes if note.kind == CHOSEN]
    out: list[str] = []
    for note in notes:
        if note.kind == CHOSEN:
            continue
        if note.thing >= PIECE:
            words = listed_reasons(reasons, naming, PIECE_REASONS) or say("no other can be built")
            facts = {"piece": naming.piece(note.thing - PIECE), "reasons": words}
            out.append(say("The bot built {piece} in the palace: {reasons} (BAG-27.2).", **facts))
        elif note.thing >= COVERING:
            words = covered_space((note.target - PLAN) % 16, note.cause, later("space {space} of the plan"))
            out.append(say("It covered {space} ({clause}).", space=words, clause="BAG-27.3"))
    return out


PIECE_REASONS: Final[dict[int, Callable[[int, Naming], str]]] = {
    BASE_FIRST: lambda _n, _naming: say("the base comes first"),
    MOST_POINTS: lambda n, _naming: say("most points now, {n}", n=-n),
    FEWEST_GOODS: lambda n, _naming: say("fewest goods, {n}", n=n),
    CLOCKWISE: PLACE_REASONS[CLOCKWISE],
}


def icon(notes: Sequence[Note], _naming: Naming) -> list[str]:
    """The icon that its tile covered or its house uncovered. BAG-28.1"""
    [note] = notes
    if note.cause == SYMBOL + BUILDINGS:
        text = later("The bot's house uncovered an icon: {icon} (BAG-28.1).")
    else:
        text = later("The bot's tile covered an icon: {icon} (BAG-28.1).")
    palace_piece = note.thing == ICON + BUILD_PALACE
    return [say(text, icon=say("a piece of the palace") if palace_piece else say("another action"))]


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
    31_01: place,
    31_04: golden_gate,
}
BY_THING: Final[dict[int, Teller]] = {
    BOAT: boat,
    BOAT_MOVES: boat,
    A_CARD: card,
    A_QUADRANT: place,
    A_LOCATION: place,
    EFFECT: place,
    A_PIECE: palace,
    AN_OBJECTIVE: golden_gate,
}
