"""Why the bot chose what it did: the rule or tie-break that decided, in words. BAG-24, 25, 26, 27, 29

Every choice is worked out again with the engine's own measures, from the table before it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from boardwright.faces.baghdad.naming import A_TILE, Naming
from boardwright.faces.telling.wording import both, in_a_row, later, points_of, say
from boardwright.games.baghdad.bot import distance, fewest_boats, most_points, slot_for_bot
from boardwright.games.baghdad.bot_choices import (
    CIRCLE,
    SYMBOLS,
    back_of_deck,
    burden_of,
    goods_for,
    next_quadrant,
    points_at,
    sites_in,
    slots_in,
    target_of,
)
from boardwright.games.baghdad.bot_choices import (
    points_of as worth_of,
)
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    BASE,
    BIT,
    BOT,
    BUILDINGS,
    DAY,
    LEVELS,
    NIGHT,
    NO_BUILDING,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    OUTER,
    QUADRANTS,
    SPOTS,
    TILE_SLOT,
)
from boardwright.games.baghdad.counts import artefacts_of, count_of
from boardwright.games.baghdad.palace import why_not_piece
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import NOBODY, OK

T = TypeVar("T")


def narrowed(
    things: list[T], measure: Callable[[T], int], words: Callable[[int], str]
) -> tuple[list[T], str]:
    """Return the things that measure least, and in words what told them from others; no words if nothing."""
    least = min(measure(thing) for thing in things)
    left = [thing for thing in things if measure(thing) == least]
    return left, words(least) if len(left) < len(things) else ""


def listed_reasons(found: list[str]) -> str:
    """Return the measures that told things apart, in the order in which they were looked at."""
    return say("; then ").join(reason for reason in found if reason)


# Boats ------------------------------------------------------------------------------------------------


def direction(game: Baghdad, naming: Naming, space: int, node: int) -> str:
    """Why its boat turned to a node at the start or at a junction. BAG-24.3-24.5"""
    following = game.edition.river.following[space]
    other = following[1 - following.index(node)]
    facts = {"here": naming.node(space), "node": naming.node(node)}
    boats, others = fewest_boats(game, node), fewest_boats(game, other)
    if boats != others:
        text = later(
            "At {here} the bot's boat turned to {node}, towards the port with fewer boats: "
            "{n} against {m} (BAG-24.3)."
        )
        return say(text, n=boats, m=others, **facts)
    worth, less = most_points(game, node), most_points(game, other)
    if worth != less:
        text = later(
            "At {here} the bot's boat turned to {node}: ports hold as few boats either way, but this way a "
            "slot would score {n} points now, the other way {m} (BAG-24.4)."
        )
        return say(text, n=worth, m=less, **facts)
    text = later(
        "At {here} the bot's boat turned to {node}: boats and points are equal either way, and number "
        "{number} of its top card says {side} (BAG-24.5)."
    )
    number = game.edition.bot.number[back_of_deck(game)] + 1
    side = say("right") if following.index(node) else say("left")
    return say(text, number=number, side=side, **facts)


# Symbols and places -----------------------------------------------------------------------------------


def symbol(game: Baghdad, naming: Naming, chosen: int) -> list[str]:
    """Why it acts on one of the four symbols, or on none. BAG-25.1-25.3, 28.2; BAG-A42"""
    first = game.bot_active * SYMBOLS
    on_card = game.edition.bot.symbols[first : first + SYMBOLS]
    out: list[str] = []
    if chosen == NOBODY:
        out += [left_out(game, naming, each) for each in dict.fromkeys(on_card)]
        return [*out, say("None of its symbols is left, so it did nothing (BAG-A42).")]
    done = count_of(game, 0, chosen)
    place = on_card.index(chosen)
    level: list[str] = []
    for k, each in enumerate(on_card):
        if each == chosen or each in on_card[:k]:
            continue
        mine = count_of(game, 0, each)
        if why := left_out(game, naming, each):
            if mine > done or (mine == done and k < place):
                out.append(why)
        elif mine == done:
            level.append(naming.things(each))
    facts = {"things": naming.things(chosen), "who": naming.object(0)}
    if level:
        text = later(
            "The bot chose {things}, {n} of them done by {who}; as many are {others}, lower on its card "
            "(BAG-25.3)."
        )
        return [*out, say(text, n=done, others=both(level), **facts)]
    text = later("The bot chose {things}: of its symbols the one done most by {who}, {n} (BAG-25.1).")
    return [*out, say(text, n=done, **facts)]


def left_out(game: Baghdad, naming: Naming, each: int) -> str:
    """Why a symbol does not count; nothing if it does. BAG-25.2, 28.2; BAG-A42"""
    if game.bot_done & BIT[each]:
        text = later("The bot left out {things}: done this turn already (BAG-28.2).")
    elif count_of(game, BOT, each) >= SPOTS:
        text = later("The bot left out {things}: it has five (BAG-25.2).")
    elif target_of(game, each) == NOBODY:
        text = later("The bot left out {things}: there is nowhere to do it (BAG-A42).")
    else:
        return ""
    return say(text, things=naming.things(each))


def place(game: Baghdad, naming: Naming, chosen: int, target: int) -> list[str]:
    """Why it acts on a location. BAG-25.4-25.6, 26.1, 26.2, 27.1"""
    if chosen == ARCHITECTS:
        return palace_site(game, naming, target)
    first = next_quadrant(game)
    if chosen != BUILDINGS:
        return tile_slot(game, naming, chosen, target, first)
    quadrant = game.edition.city.quadrant[target]
    facts = {"quadrant": naming.quadrant(quadrant), "whose": counted_from(game, naming)}
    out = [
        say("The next quadrant clockwise from {whose} with an empty site is {quadrant} (BAG-26.1).", **facts)
    ]
    sites = sites_in(game, quadrant)
    return out + took(naming, len(sites), target, which_of(game, sites, None), "BAG-26.2")


def counted_from(game: Baghdad, naming: Naming) -> str:
    """From where quadrants are counted: its vizier; in its first turn the player's. BAG-25.4"""
    return vizier_of(naming) if game.players[BOT].vizier == NOWHERE else say("its vizier")


def vizier_of(naming: Naming) -> str:
    """Return the player's vizier."""
    return say("your vizier") if naming.viewer == 0 else say("the vizier of {name}", name=naming.object(0))


def tile_slot(
    game: Baghdad, naming: Naming, type: int, target: int, first: int, *, for_civics: bool = False
) -> list[str]:
    """Why it takes the tile of a slot. BAG-25.4-25.6; BAG-A45, BAG-A48"""
    city = game.edition.city
    quadrant = city.quadrant[target]
    out: list[str] = []
    owned = artefacts_of(game, BOT) if type == ARTEFACT and not for_civics else 0
    for further in range((quadrant - first) % QUADRANTS + 1):
        for slot in city.in_quadrant[(first + further) % QUADRANTS]:
            if city.kind[slot] != TILE_SLOT or game.city[slot] == NO_TILE:
                continue
            if city.type_of_tile[game.city[slot]] != type:
                continue
            if owned & BIT[game.city[slot]]:
                text = later("The bot left out the {tile} at {place}: it has one (BAG-25.6).")
                out.append(say(text, tile=naming.tile(game.city[slot]), place=naming.location(slot)))
            elif game.players[0].vizier == slot:
                text = later("The bot left out {place}, where {whose} stands (BAG-A48).")
                out.append(say(text, place=naming.location(slot), whose=vizier_of(naming)))
    facts = {"quadrant": naming.quadrant(quadrant), "tile": say(A_TILE[type])}
    if for_civics:
        text = later("From the quadrant behind the gate on, the next {tile} lies in {quadrant} (BAG-A45).")
        out.append(say(text, quadrant=facts["quadrant"], tile=naming.type(type)))
    else:
        text = later("The next quadrant clockwise from {whose} with {tile} is {quadrant} (BAG-25.4).")
        out.append(say(text, whose=counted_from(game, naming), **facts))
    slots = slots_in(game, type, quadrant, for_civics)
    ring = game.edition.bot.ring[back_of_deck(game)]
    return out + took(naming, len(slots), target, which_of(game, slots, ring), "BAG-25.5")


def which_of(game: Baghdad, places: list[int], ring: int | None) -> list[str]:
    """Return the measures that told one location of a quadrant from the others. BAG-25.5, 26.2"""
    left, few = narrowed(
        places,
        lambda each: burden_of(game, each),
        lambda n: say("the fewest students and patients connected, {n}", n=n),
    )
    found = [few]
    if ring is not None and any(game.edition.city.ring[each] == ring for each in left):
        words = say("the outer ring, as its top card shows") if ring == OUTER else ""
        words = words or say("the inner ring, as its top card shows")
        left, shown = narrowed(left, lambda each: game.edition.city.ring[each] != ring, lambda _n: words)
        found.append(shown)
    if len(left) > 1:
        found.append(say("the first clockwise from its vizier"))
    return found


def took(naming: Naming, n: int, target: int, reasons: list[str], clause: str) -> list[str]:
    """Return why one location was taken of several."""
    if n < 2:
        return []
    facts = {"n": n, "place": naming.location(target), "reasons": listed_reasons(reasons), "clause": clause}
    return [say("Of {n} there it took {place}: {reasons} ({clause}).", **facts)]


def palace_site(game: Baghdad, naming: Naming, target: int) -> list[str]:
    """Why its vizier goes to a palace site. BAG-27.1"""
    first = next_quadrant(game)
    yours = game.players[0].vizier
    city = game.edition.city
    where = naming.location(target)
    if yours != NOWHERE and city.kind[yours] == city.kind[target] and city.quadrant[yours] == first:
        text = later("On {yours} stands {whose}, so {place} is the next palace site (BAG-27.1).")
        return [say(text, yours=naming.location(yours), place=where, whose=vizier_of(naming))]
    text = later("The palace site of the next quadrant clockwise from {whose} is {place} (BAG-27.1).")
    return [say(text, place=where, whose=counted_from(game, naming))]


# Buildings and the palace -----------------------------------------------------------------------------


def building(game: Baghdad, tile: int) -> str:
    """Why it takes one of the two tiles of a level. BAG-26.4, 26.5; BAG-A39"""
    level = game.edition.buildings.level[tile]
    top, bottom = game.tops[level], game.bottoms[level]
    if NO_BUILDING in (top, bottom):
        return say("No other tile of that level was there (BAG-A39).")
    if level == LEVELS - 1:
        worth, less = worth_of(game, tile), worth_of(game, bottom if tile == top else top)
        if worth != less:
            text = later("Of two it took the one that scores more now, {n} against {m} (BAG-26.5).")
            return say(text, n=worth, m=less)
    if tile == top:
        text = later("Of two it took the upper one, since its top card shows the outer ring ({clause}).")
    else:
        text = later("Of two it took the lower one, since its top card shows the inner ring ({clause}).")
    if level == LEVELS - 1:
        return in_a_row([say("Both would score the same now."), say(text, clause="BAG-26.5")])
    return say(text, clause="BAG-26.4")


def palace_piece(game: Baghdad, piece: int) -> str:
    """Why it builds a piece of the palace, as words after its name. BAG-27.2"""
    palace = game.edition.palace
    if palace.kind[piece] == BASE:
        return say("the base comes first")
    pieces = [each for each in range(palace.pieces) if why_not_piece(game, each) == OK]
    vizier = game.players[BOT].vizier
    start = 0 if vizier == NOWHERE else game.edition.city.angle[vizier]
    ranks = {
        each: (
            -points_at(game, each),
            goods_for(game, each),
            (palace.section_angle[palace.section[each]] - start) % CIRCLE,
        )
        for each in pieces
    }
    left, most = narrowed(pieces, lambda each: ranks[each][0], lambda n: say("most points now, {n}", n=-n))
    left, few = narrowed(left, lambda each: ranks[each][1], lambda n: say("fewest goods, {n}", n=n))
    left, near = narrowed(
        left, lambda each: int(ranks[each][2]), lambda _n: say("the first clockwise from its vizier")
    )
    return listed_reasons([most, few, near]) or say("no other can be built")


# Cards ------------------------------------------------------------------------------------------------


def character(game: Baghdad, naming: Naming) -> str:
    """Why it takes a card of the wisdom area, or none. BAG-29.1-29.4"""
    slot = slot_for_bot(game)
    if slot < 0:
        return say("There was no card to take (BAG-29.3).")
    cards = game.edition.cards
    night = game.edition.bot.night[back_of_deck(game)] == 1
    taken = naming.card(game.display[slot])
    wanted = NIGHT if night else DAY
    shown = [card for card in game.display if card != NO_CARD and cards.deck[card] == wanted]
    facts = {"card": taken, "sky": say("night") if night else say("day")}
    if not shown:
        text = later(
            "The bot took {card} face down (BAG-29.5): its top card asks for {sky}, and without one the "
            "leftmost of the other kind is taken (BAG-29.3)."
        )
        return say(text, **facts)
    left, near = narrowed(shown, lambda card: distance(game, card), lacking)
    found = [near]
    if night:
        left, most = narrowed(left, lambda card: -cards.points[card], lambda n: points_of(-n))
        found.append(say("the one with most points, {points}", points=most) if most else "")
    if len(left) > 1:
        found.append(say("the rightmost") if night else say("the leftmost"))
    text = later(
        "The bot took {card} face down (BAG-29.5): its top card asks for {sky}, and of those cards this "
        "is {reasons} ({clause})."
    )
    facts["reasons"] = listed_reasons(found) or say("the only one")
    return say(text, clause="BAG-29.2" if night else "BAG-29.1", **facts)


def lacking(n: int) -> str:
    """Return how near the bot is to a requirement. BAG-29.4"""
    return say("the nearest to being met, {n} short", n=n) if n else say("one it meets")
