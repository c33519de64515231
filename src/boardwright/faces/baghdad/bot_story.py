"""The turn of the bot as the log tells it: each step, and why it was this one. BAG-23.8-29, 31"""

from __future__ import annotations

from typing import Final

from boardwright.faces.baghdad import bot_reasons
from boardwright.faces.baghdad.course import Step
from boardwright.faces.baghdad.naming import Naming
from boardwright.faces.telling.wording import both, capital, later, say, say_count
from boardwright.games.baghdad.bot import BotTurn, MoveBotBoats, next_node
from boardwright.games.baghdad.bot_actions import BotAction, MoveBotVizier, PassBotGates
from boardwright.games.baghdad.bot_choices import (
    SYMBOLS,
    back_of_deck,
    choose_piece,
    choose_symbol,
    find_slot,
    next_free,
    target_of,
)
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    BASE,
    BOOK,
    BOT,
    BUILD_PALACE,
    BUILDINGS,
    EXTRA_ACTION,
    NO_BOT_CARD,
    NO_BUILDING,
    NO_CONTRACT,
    NO_TILE,
    OBJECTIVE_SPACES,
    QUADRANTS,
    SPOTS,
)
from boardwright.games.baghdad.contracts import contract_at
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.objectives import visible_objectives, why_not_mark
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.packing import NOBODY, OK

# Steps of its turn and of its actions; for the vizier the next one.
BOATS: Final = 3
CHARACTER: Final = 5
VIZIER_MOVED: Final = 2
SLIDE: Final = 2

ARRIVED: Final = {BUILDINGS: "BAG-26.1", ARCHITECTS: "BAG-27.1"}  # the vizier, by symbol; else for a tile


def bot_story(step: Step, naming: Naming) -> list[str]:
    """Return what the bot did in one step and why; a frame counts its next step already."""
    frame, before, after = step.frame, step.before, step.after
    if isinstance(frame, BotTurn):
        return course(before, after, naming, frame.step - 1)
    if isinstance(frame, MoveBotBoats):
        return boat(before, after, naming, frame.moves - frame.step + 1)
    if isinstance(frame, MoveBotVizier) and frame.step == VIZIER_MOVED:
        return vizier(before, after, naming, frame.symbol if after.bot_done else NOBODY)
    if isinstance(frame, PassBotGates):
        return gate(before, after, naming, (frame.quadrant + frame.step - 2) % QUADRANTS)
    if isinstance(frame, BotAction):
        return action(before, after, naming, frame)
    return []


# The course of the turn -------------------------------------------------------------------------------


def course(before: Baghdad, after: Baghdad, naming: Naming, step: int) -> list[str]:
    """Its card, its moves, the card it takes. BAG-23.9, 24.1, 29"""
    cards = before.edition.bot
    if after.bot_active not in (NO_BOT_CARD, before.bot_active):
        first = after.bot_active * SYMBOLS
        symbols = [naming.things(each) for each in cards.symbols[first : first + SYMBOLS]]
        return [say("The bot turned its card over: {symbols} (BAG-23.9).", symbols=both(symbols))]
    if step == BOATS:
        front, back = cards.front_boats[before.bot_active], cards.back_boats[back_of_deck(before)]
        one = later("Boat of the bot: {n} move, {front} of this card and {back} of the next (BAG-24.1).")
        many = later("Boat of the bot: {n} moves, {front} of this card and {back} of the next (BAG-24.1).")
        return [say_count(one, many, front + back, front=front, back=back)]
    if step == CHARACTER:
        return [bot_reasons.character(before, naming)]
    return []


def boat(before: Baghdad, after: Baghdad, naming: Naming, left: int) -> list[str]:
    """Where its boat went, and why where there was a choice. BAG-24.2-24.9, 31.3

    `left` are the moves that remain. A space that the boat only passes is not told.
    """
    bot, river = before.players[BOT], before.edition.river
    if left < 0:
        return []
    if bot.river == 0:
        one = later("{n} move was lost: no boat is left (BAG-24.8).")
        many = later("{n} moves were lost: no boat is left (BAG-24.8).")
        return [say_count(one, many, left + 1)]
    space = next(each for each in range(river.spaces) if bot.boats_at(each))
    node = next_node(before, space)
    out: list[str] = []
    if len(river.following[space]) > 1:
        out.append(bot_reasons.direction(before, naming, space, node))
    elif node < river.spaces and (left == 0 or len(river.following[node]) > 1):
        out.append(say("Its boat went on to {node} (BAG-24.2).", node=naming.node(node)))
    if node >= river.spaces:
        out += at_port(before, after, naming, node - river.spaces)
    return out


def at_port(before: Baghdad, after: Baghdad, naming: Naming, port: int) -> list[str]:
    """Its boat landed, or was sent back. BAG-24.6, 24.7, 24.9, 31.3"""
    name = naming.port(port)
    if before.is_full(port):
        return [
            say("{port} is full: its boat went back to the start (BAG-24.7).", port=capital(name)),
            say("That is no arrival, so no new boat was added (BAG-24.9)."),
        ]
    facts = {"port": name, "slot": before.boats_in_port(port) + 1}
    out = [say("Its boat landed in {port} on slot {slot}, without the reward (BAG-24.6).", **facts)]
    if after.players[BOT].river:
        out.append(say("A new boat of the bot lies on the start (BAG-24.6)."))
    if before.contracts and contract_at(before, port) != NO_CONTRACT:
        out.append(say("The contract beside that port was discarded (BAG-31.3)."))
    return out


# The vizier -------------------------------------------------------------------------------------------


def vizier(before: Baghdad, after: Baghdad, naming: Naming, symbol: int) -> list[str]:
    """The symbol, the location, the way there. BAG-25.1-25.7, 26.1, 26.2, 27.1"""
    out = bot_reasons.symbol(before, naming, symbol)
    if symbol == NOBODY:
        return out
    target = after.players[BOT].vizier
    out += bot_reasons.place(before, naming, symbol, target)
    clause = ARRIVED.get(symbol, "BAG-25.7")
    text = later("Its vizier went to {place} ({clause}).")
    return [*out, say(text, place=naming.location(target), clause=clause)]


def gate(before: Baghdad, after: Baghdad, naming: Naming, left: int) -> list[str]:
    """What it did at a gate as it left a quadrant. BAG-31.1, 31.4; BAG-A36, BAG-A45"""
    city = before.edition.city
    if before.objectives and left == city.golden_gate:
        return golden_gate(before, after, naming)
    if before.public_works and left == city.black_gate:
        return black_gate(before, naming, (left + 1) % QUADRANTS)
    return []


def golden_gate(before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """The objective it marked. BAG-31.4; BAG-A36"""
    if before.markers_left(BOT) == 0:
        return [say("At the golden gate it had no marker left (BAG-A36).")]
    for place in visible_objectives(before):
        for space in range(OBJECTIVE_SPACES):
            if after.marks_at(place, BOT, space) == before.marks_at(place, BOT, space):
                continue
            facts = {"things": naming.objective(before.shown[place]), "space": space}
            others = [each for each in visible_objectives(before) if each != place]
            if any(why_not_mark(before, BOT, each, space) == OK for each in others):
                text = later(
                    "At the golden gate it marked space {space} of the objective {things}: the highest it "
                    "may, and of equal ones the left card (BAG-31.4)."
                )
            else:
                text = later(
                    "At the golden gate it marked space {space} of the objective {things}: the highest it "
                    "may (BAG-31.4)."
                )
            return [say(text, **facts)]
    return [say("At the golden gate no objective lay open (BAG-A37).")]


def black_gate(before: Baghdad, naming: Naming, quadrant: int) -> list[str]:
    """The tile for its column of the civic board. BAG-31.1; BAG-A45"""
    civic = before.players[BOT].civic
    type = next((row for row in before.edition.modules.civic_rows if civic[row] == NO_TILE), NOBODY)
    if type == NOBODY:
        return [say("At the black gate its civic column was full (BAG-31.1).")]
    slot = find_slot(before, type, quadrant, True)
    if slot == NOBODY:
        text = later("At the black gate no {type} lay in the city for its topmost free civic row (BAG-A45).")
        return [say(text, type=naming.type(type))]
    text = later("At the black gate it put the {tile} from {place} on its topmost free civic row (BAG-31.1).")
    facts = {"tile": naming.tile(before.city[slot]), "place": naming.location(slot)}
    return [say(text, **facts), *bot_reasons.tile_slot(before, naming, type, slot, quadrant, for_civics=True)]


# Actions ----------------------------------------------------------------------------------------------


def action(before: Baghdad, after: Baghdad, naming: Naming, frame: BotAction) -> list[str]:
    """One symbol carried out, and the icon it brought to light. BAG-25-28"""
    done = frame.step - 1
    if done == 1:
        if frame.symbol == BUILDINGS:
            return construct(before, after, naming, frame.location)
        if frame.symbol == ARCHITECTS:
            return palace(before, after, naming)
        return tile(before, after, naming, frame.symbol, frame.location)
    if done == SLIDE:
        return slid(before, naming, frame.location) if frame.symbol == BUILDINGS else []
    return icon(before, naming, frame)


def slid(before: Baghdad, naming: Naming, site: int) -> list[str]:
    """The tile above the one that was built. BAG-26.6"""
    level = before.players[BOT].built() - 1
    above = before.tops[level]
    if before.bottoms[level] != before.city[site] or above == NO_BUILDING:
        return []
    return [say("{building} slid down (BAG-26.6).", building=naming.building(above))]


def tile(before: Baghdad, after: Baghdad, naming: Naming, type: int, slot: int) -> list[str]:
    """A tile to its board; for a book a reward is covered. BAG-25.7, 25.8; BAG-A46"""
    n = after.players[BOT].in_row(type)
    facts = {"tile": naming.tile(before.city[slot]), "place": naming.location(slot), "spot": n}
    text = later("The bot put the {tile} from {place} on spot {spot}, the leftmost free one (BAG-25.7).")
    out = [say(text, **facts)]
    spaces = before.edition.library_spaces
    for index, owner in enumerate(after.library):
        if type == BOOK and owner == BOT and before.library[index] != BOT:
            space = covered_space(before, index % spaces, later("reward {space} for book {n}"), n=n)
            out.append(say("It covered {space} ({clause}).", space=space, clause="BAG-25.8"))
    return out


def covered_space(before: Baghdad, space: int, name: str, **facts: object) -> str:
    """Return a space and why it was that one: the number of the top card, or the next that is free."""
    number = before.edition.bot.number[back_of_deck(before)]
    what = say(name, space=space + 1, **facts)
    if space == number:
        return say("{space}, the number on its top card", space=what)
    return say("{space}, the next free one after {number} on its top card", space=what, number=number + 1)


def construct(before: Baghdad, after: Baghdad, naming: Naming, site: int) -> list[str]:
    """A building, and why this one. BAG-26.3-26.5, 31.2"""
    built = after.city[site]
    facts = {"building": naming.building(built), "place": naming.location(site)}
    facts["level"] = str(before.edition.buildings.level[built] + 1)
    text = later("The bot built {building} on {place}: level {level} is its lowest missing one (BAG-26.3).")
    out = [say(text, **facts), bot_reasons.building(before, built)]
    if after.public_sites != before.public_sites:
        out.append(say("It made the building public, as a slot was left (BAG-31.2)."))
    return out


def palace(before: Baghdad, after: Baghdad, naming: Naming) -> list[str]:
    """A piece of the palace, why this one and where it lies. BAG-27.2, 27.3"""
    piece = next(
        each for each, owner in enumerate(after.pieces) if owner == BOT and before.pieces[each] != BOT
    )
    facts = {"piece": naming.piece(piece), "reasons": bot_reasons.palace_piece(before, piece)}
    out = [say("The bot built {piece} in the palace: {reasons} (BAG-27.2).", **facts)]
    kind = before.edition.palace.kind[piece]
    if kind < BASE:
        number = before.edition.bot.number[back_of_deck(before)]
        space = next_free(before.covered[kind], number, before.edition.palace.spaces)
        words = covered_space(before, space, later("space {space} of the plan"))
        out.append(say("It covered {space} ({clause}).", space=words, clause="BAG-27.3"))
    return out


def icon(before: Baghdad, naming: Naming, frame: BotAction) -> list[str]:
    """What the icon on its board set off. BAG-28.1-28.3; BAG-A42"""
    sign = frame.icon(before)
    if sign not in (EXTRA_ACTION, BUILD_PALACE):
        return []
    if frame.symbol == BUILDINGS:
        text = later("The bot's house uncovered an icon: {icon} (BAG-28.1).")
    else:
        text = later("The bot's tile covered an icon: {icon} (BAG-28.1).")
    if sign == BUILD_PALACE:
        out = [say(text, icon=say("a piece of the palace"))]
        if count_of(before, BOT, ARCHITECTS) >= SPOTS:
            out.append(say("It has built five pieces and ignores it (BAG-28.3)."))
        elif choose_piece(before) == NOBODY:
            out.append(say("There is no piece that it could build (BAG-A42)."))
        else:
            out.append(say("Its vizier stays for it (BAG-28.3)."))
        return out
    symbol = choose_symbol(before)
    out = [say(text, icon=say("another action")), *bot_reasons.symbol(before, naming, symbol)]
    if symbol != NOBODY:
        if symbol != ARCHITECTS:
            out += bot_reasons.place(before, naming, symbol, target_of(before, symbol))
        out.append(say("Its vizier stays for it (BAG-28.2)."))
    return out
