"""The values of an edition that clauses and the player aid name."""

from __future__ import annotations

from typing import Final

from boardwright.faces.telling.wording import both, capital, comma, either, points_of, say, translated
from boardwright.games.baghdad.components import (
    BASE,
    DAY,
    DOME,
    LEVELS,
    NIGHT,
    OBJECTIVE_SPACES,
    PORT_SLOTS,
    PORTS,
    QUADRANTS,
    SECTIONS,
    SKILL_TILE,
    SPOTS,
    STARTING,
    TYPES,
    argument_of,
    kind_of,
)
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.face.naming import KINDS, Naming, coins, favour, plain
from boardwright.kernel.bits import members
from boardwright.kernel.packing import NOBODY

MOST_PLAYERS: Final = 4  # they use all cards; fewer players use fewer, for as many turns


def card_facts(printed: Printed) -> dict[str, list[dict[str, object]]]:
    """Return the facts of each building and card, by the clause that is said for all of their kind."""
    naming = Naming(printed, [], NOBODY)
    buildings, cards = printed.edition.buildings, printed.edition.cards
    out: dict[str, list[dict[str, object]]] = {"BAG-17.*": [], "BAG-18.*": [], "BAG-19.*": []}
    for building in range(buildings.tiles):
        name, does = naming.building(building), naming.building_does(building)
        out["BAG-17.*"].append({"level": buildings.level[building] + 1, "name": name, "does": does})
    for card, deck in enumerate(cards.deck):
        clause = {DAY: "BAG-18.*", NIGHT: "BAG-19.*"}.get(deck)
        if clause is not None:
            reward = points_of(cards.points[card]) if deck == NIGHT else naming.effects(cards.reward[card])
            need = naming.requirement(card)
            out[clause].append({"name": capital(naming.card(card)), "need": need, "reward": reward})
    return out


def facts_of(printed: Printed) -> dict[str, object]:
    """Return every value that a clause may name."""
    return {
        **card_facts(printed),
        **box_facts(printed),
        **board_facts(printed),
        **palace_facts(printed),
        **course_facts(printed),
        **module_facts(printed),
        **solo_facts(printed),
    }


def box_facts(printed: Printed) -> dict[str, object]:
    """Return what lies in the box, and what the set-up gives out."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    deck = edition.cards.deck
    letters = edition.board.letters
    starting = deck.count(STARTING) // letters
    drawn = (deck.count(DAY) + deck.count(NIGHT)) // MOST_PLAYERS
    skill_tiles = [
        naming.skill(argument_of(effect))
        for effects in edition.library
        for effect in effects
        if kind_of(effect) == SKILL_TILE
    ]
    return {
        "turns": starting + drawn,
        "starting_cards": starting,
        "drawn_cards": drawn,
        "pieces": edition.palace.pieces,
        "neutral": BASE,  # one for each kind of piece below the base
        "tokens": len(edition.scoring_tokens),
        "ports": PORTS,
        "sections": SECTIONS,
        "skill_tiles": both(skill_tiles),
        "slots": len(edition.city.slots),
        "starting_tiles": sum(edition.city.starting_tiles),
        "first_set": sum(edition.city.first_set),
        "second_set": sum(edition.city.second_set),
        "wisdom_slots": edition.wisdom_slots,
        "letters": comma().join(printed.names.letters),
        "boats_left": edition.boats - 1,
        "houses": SPOTS,
        "architects": SPOTS,
        "library_tokens": len(edition.library) // edition.library_spaces,
        "start_coins": coins(edition.start_coins),
        "favour_start": edition.board.favour_points[edition.board.favour_start],
        "favour_by_position": slashed(edition.favour_by_position),
    }


def board_facts(printed: Printed) -> dict[str, object]:
    """Return the numbers printed on player boards and buildings."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    board = edition.board
    skills = [
        say("{skill} for {types}", skill=naming.skill(board.skill[type]), types=naming.types(type))
        for type in range(TYPES)
    ]
    costs = dict(zip(edition.buildings.level, edition.buildings.cost, strict=True))
    return {
        "levels": LEVELS,
        "spot_needs": commas(board.spot_need),
        "house_needs": commas(board.house_need),
        "architect_needs": commas(board.architect_need),
        "row_skills": both(skills),
        "artefact_points": commas(board.artefact_points),
        "building_costs": commas([costs[level] for level in sorted(costs)]),
        "boat_costs": say("for {costs} coins in turn", costs=commas(board.boat_costs)),
        "favour_spend": board.favour_points[board.favour_spend],
        "favour_points": commas(board.favour_points),
    }


def palace_facts(printed: Printed) -> dict[str, object]:
    """Return the numbers of the palace and of the ports."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    palace, river = edition.palace, edition.river
    rewards = [naming.effects(effects) for effects in palace.rewards]
    multipliers = [
        slashed(sorted({palace.multiplier[p] for p in range(palace.pieces) if palace.kind[p] == kind}))
        for kind in range(len(KINDS) - 2)
    ]
    ports = sorted(
        {slashed(river.multipliers[port * PORT_SLOTS :][:PORT_SLOTS]) for port in range(PORTS)}, reverse=True
    )
    return {
        "palace_rewards": either(rewards),
        "palace_multipliers": comma().join(multipliers),
        "base_points": points_of(sum(palace.points[p] for p in pieces_of(printed, BASE))),
        "dome_points": points_of(sum(palace.points[p] for p in pieces_of(printed, DOME))),
        "port_multipliers": comma().join(ports),
        "port_slots": PORT_SLOTS,
        "token_things": both([naming.things(thing) for thing in edition.scoring_tokens]),
    }


def pieces_of(printed: Printed, kind: int) -> list[int]:
    """Return the palace pieces of a kind."""
    palace = printed.edition.palace
    return [piece for piece in range(palace.pieces) if palace.kind[piece] == kind]


def course_facts(printed: Printed) -> dict[str, object]:
    """Return the values of boats, payments, trades and the wisdom area."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    spaces = edition.library_spaces
    rows = [edition.library[k : k + spaces] for k in range(0, len(edition.library), spaces)]
    library = {
        f"library_{books}": either([naming.effects(effects) for effects in row])
        for books, row in enumerate(rows, 2)
    }
    return {
        **library,
        "sell_bonus": edition.sell_bonus,
        "buy_one": coins(edition.buy_one),
        "buy_two": coins(edition.buy_two),
        "max_steps": edition.max_steps,
        "patient_favour": favour(edition.patient_favour),
        "tuition": coins(edition.tuition_coins),
        "tuition_favour": favour(edition.tuition_favour),
        "shame_points": points_of(edition.shame_points),
        "day_slots": edition.day_slots,
        "night_slots": edition.night_slots,
        "trade_coin": edition.trade_coin,
        "trade_coins": coins(edition.trade_coins),
        "trade_good": edition.trade_good,
        "trade_wild": edition.trade_wild,
        "wild_skills": either([naming.skill(skill) for skill in members(edition.wild_covers)]),
    }


def module_facts(printed: Printed) -> dict[str, object]:
    """Return the values of the three modules."""
    edition = printed.edition
    naming = Naming(printed, [], NOBODY)
    modules, city = edition.modules, edition.city
    quadrants = [plain(quadrant) for quadrant in printed.names.quadrants]
    houses = [sum(1 for least in modules.house_min_players if least <= players) for players in (2, 3, 4)]
    return {
        "public_houses": slashed(houses),
        "house_points": commas(modules.house_points),
        "civic_markers": TYPES,
        "civic_need": say("{n} icon", n=modules.civic_need),
        "civic_points": points_of(modules.civic_points),
        "black_from": quadrants[city.black_gate],
        "black_to": quadrants[(city.black_gate + 1) % QUADRANTS],
        "golden_from": quadrants[city.golden_gate],
        "golden_to": quadrants[(city.golden_gate + 1) % QUADRANTS],
        "contracts": modules.contracts,
        "contract_stack": modules.contract_stack,
        "contract_coins": slashed_coins(modules.contract_coins),
        "objectives": modules.objectives,
        "objective_markers": modules.objective_markers,
        "objective_0": either(
            unlike(
                [
                    naming.effects(modules.objective_rewards[objective * OBJECTIVE_SPACES])
                    for objective in range(modules.objectives)
                ]
            )
        ),
        "objective_things": either([naming.objective(objective) for objective in range(modules.objectives)]),
        "objective_points": points_of(modules.objective_points),
    }


def solo_facts(printed: Printed) -> dict[str, object]:
    """Return the values of the solo game."""
    bot = printed.edition.bot
    sides = (say("left"), say("right"))
    directions = [
        say("{number} {side}", number=number, side=sides[side])
        for number, side in enumerate(bot.direction, 1)
    ]
    levels = zip(map(translated, printed.names.difficulties), bot.favour_points, strict=True)
    return {
        "difficulties": either([translated(level) for level in printed.names.difficulties]),
        "bot_cards": bot.cards,
        "directions": comma().join(directions),
        "bot_favour": comma().join(
            say("{difficulty} {points}", difficulty=level, points=points) for level, points in levels
        ),
    }


def commas(numbers: list[int]) -> str:
    """Return numbers one after another: `1, 2, 2`."""
    return comma().join(map(str, numbers))


def slashed(numbers: list[int]) -> str:
    """Return numbers for one case after another: `4/7/9`."""
    return "/".join(map(str, numbers))


def slashed_coins(numbers: list[int]) -> str:
    """Return the amounts of coins that occur."""
    return either([coins(n) for n in sorted(set(numbers))])


def unlike(texts: list[str]) -> list[str]:
    """Return texts without repeats, in order."""
    return list(dict.fromkeys(texts))
