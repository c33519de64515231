"""What lies before one player, as plain text."""

from __future__ import annotations

from boardwright.faces.telling.wording import both, capital, points_of, say, say_count
from boardwright.games.baghdad.bonus_actions import FOR_BOAT, FOR_COIN, FOR_GOODS, FOR_WILD
from boardwright.games.baghdad.city_tiles import bonus_in
from boardwright.games.baghdad.components import (
    ARTEFACT,
    BOT,
    NIGHT,
    NO_CARD,
    NO_TILE,
    SKILLS,
    SPOTS,
    STUDENT,
)
from boardwright.games.baghdad.counts import is_met, skill_of
from boardwright.games.baghdad.face.naming import Naming, coins
from boardwright.games.baghdad.player import LEAVING, Player
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count, members


def area(game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the supply, cards, board and pieces of one player."""
    me = game.players[seat]
    lines = [say("{name}", name=naming.person(seat)).upper()]
    if game.solo() and seat == BOT:
        return [*lines, *rows(game, naming, seat), left_on_board(game, naming, me)]
    lines += supply(game, naming, me)
    lines += cards(game, naming, seat)
    icons = [naming.icons(skill, skill_of(game, seat, skill)) for skill in range(SKILLS)]
    lines.append(say("Icons in view: {icons}", icons=both(icons)))
    lines += rows(game, naming, seat)
    lines += bonuses(game, naming, seat)
    lines.append(left_on_board(game, naming, me))
    lines.append(bonus_actions(game, naming, seat))
    return lines


def supply(game: Baghdad, naming: Naming, me: Player) -> list[str]:
    """Return coins, goods and tokens."""
    goods = naming.goods(me.goods) or say("no goods")
    steps = say_count("{n} step", "{n} steps", me.steps)
    wilds = say_count("{n} wild", "{n} wilds", me.wilds)
    facts = {"coins": coins(me.coins), "goods": goods, "steps": steps, "wilds": wilds}
    lines = [say("Supply: {coins}, {goods}, {steps}, {wilds}", **facts)]
    points = game.edition.board.favour_points[me.favour]
    shame = say_count("{n} shame token", "{n} shame tokens", me.shame)
    lines.append(say("Favour marker: {points}; {shame}", points=points_of(points), shame=shame))
    if me.contracts:
        skills = [naming.skill(game.edition.modules.contract_skill[each]) for each in members(me.contracts)]
        lines.append(say("Contracts for later: {skills}", skills=both(skills)))
    if me.objectives:
        kept = [naming.objective(each) for each in members(me.objectives)]
        lines.append(say("Objectives kept: {objectives}", objectives=both(kept)))
    return lines


def cards(game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the hand, the face-up cards and the discard pile."""
    me = game.players[seat]
    known = game.edition.cards.cards
    hand = [naming.card_line(card) if card < known else naming.card(card) for card in me.hand]
    lines = [say("Hand:"), *[f"  {line}" for line in hand]] if hand else [say("Hand: empty")]
    lines.append(say("Cards in play, from the left:"))
    for slot in range(LEAVING + 1):
        card = me.slots[slot]
        if card == NO_CARD:
            if slot < LEAVING:
                lines.append(say("  {slot} empty", slot=slot + 1))
            continue
        line = naming.card_line(card)
        if naming.requirement(card):
            state = say("met now") if is_met(game, seat, card) else say("not met now")
            line = say("{card} ({state})", card=line, state=state)
        place = say("leaving") if slot == LEAVING else str(slot + 1)
        lines.append(f"  {place} {line}")
    nights = [card for card in members(me.discard) if game.edition.cards.deck[card] == NIGHT]
    pile = say_count("{n} card", "{n} cards", count(me.discard))
    if nights:
        names = both([naming.card(card) for card in nights])
        lines.append(say("Discard pile: {pile}, among them {names}", pile=pile, names=names))
    else:
        lines.append(say("Discard pile: {pile}", pile=pile))
    return lines


def rows(game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the four rows of the board, spot by spot."""
    return [row(game, naming, seat, type) for type in naming.names.rows]


def row(game: Baghdad, naming: Naming, seat: int, type: int) -> str:
    """Return one row: what lies on a spot, or the icons it needs."""
    me = game.players[seat]
    board = game.edition.board
    spots: list[str] = []
    for spot in range(SPOTS):
        place = type * SPOTS + spot
        tile = me.spots[place]
        if not me.filled & BIT[place]:
            spots.append(say("needs {need}", need=board.spot_need[spot]))
        elif type == STUDENT and me.flipped & BIT[place]:
            spots.append(say("student, spent"))
        elif tile == NO_TILE or type not in (ARTEFACT, STUDENT):
            spots.append(naming.type(type))
        else:
            spots.append(naming.tile(tile))
    facts = {"types": capital(naming.types(type)), "skill": naming.skill(board.skill[type])}
    return say("{types} ({skill}): {spots}", spots="; ".join(spots), **facts)


def bonuses(game: Baghdad, naming: Naming, seat: int) -> list[str]:
    """Return the bonuses between the rows, from the left; those gained stand in brackets."""
    me = game.players[seat]
    board = game.edition.board
    lines: list[str] = []
    for gap in range(board.gaps):
        above, below = board.gap_above[gap], board.gap_below[gap]
        found: list[str] = []
        for spot in range(SPOTS):
            reward = naming.effect(bonus_in(game, seat, gap, spot))
            done = me.filled & BIT[above * SPOTS + spot] and me.filled & BIT[below * SPOTS + spot]
            found.append(f"[{reward}]" if done else reward)
        facts = {"above": naming.types(above), "below": naming.types(below), "rewards": "; ".join(found)}
        lines.append(say("Bonuses between {above} and {below}: {rewards}", **facts))
    return lines


def left_on_board(game: Baghdad, naming: Naming, me: Player) -> str:
    """Return the houses, architects and boats still on the board, and the skill tiles."""
    needs = game.edition.board
    houses = [str(needs.house_need[house]) for house in members(me.houses)]
    architects = [str(needs.architect_need[architect]) for architect in members(me.architects)]
    line = say(
        "Left: houses with masonry {houses}; architects with masonry {architects}; {n} boats",
        houses=", ".join(houses) or "-",
        architects=", ".join(architects) or "-",
        n=me.boats,
    )
    if me.skill_tiles:
        tiles = both([naming.skill(skill) for skill in members(me.skill_tiles)])
        line = say("{line}; skill tiles: {tiles}", line=line, tiles=tiles)
    return line


def bonus_actions(game: Baghdad, naming: Naming, seat: int) -> str:
    """Return what the bonus actions cost, which the board shows all the time."""
    boat = say("no boat left to buy")
    if game.players[seat].boats:
        boat = say("a boat for {coins}", coins=naming.price(game.price_of_free(seat, FOR_BOAT)))
    return say(
        "Bonus actions: {boat}; {coin} for a coin, {good} for a good, {wild} for a wild",
        boat=boat,
        coin=naming.price(game.price_of_free(seat, FOR_COIN)),
        good=naming.price(game.price_of_free(seat, FOR_GOODS[0])),
        wild=naming.price(game.price_of_free(seat, FOR_WILD)),
    )
