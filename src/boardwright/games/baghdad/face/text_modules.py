"""The modules and the solo bot as plain text."""

from __future__ import annotations

from boardwright.faces.telling.wording import both, capital, later, points_of, say, say_count, translated
from boardwright.games.baghdad.components import (
    BOT,
    NIGHT_CARDS,
    NO_BOT_CARD,
    NO_CONTRACT,
    NO_OBJECTIVE,
    NO_TILE,
    OBJECTIVE_SPACES,
    PUBLIC_HOUSE,
    STACKS,
    UNUSED_SLOT,
)
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, count
from boardwright.kernel.packing import NOBODY

SYMBOLS = 4  # of a bot card


def civics(game: Baghdad, naming: Naming) -> list[str]:
    """Return the columns of the civic board and the public houses."""
    lines = [say("PUBLIC WORKS")]
    modules = game.edition.modules
    for seat, player in enumerate(game.players):
        found: list[str] = []
        for type in modules.civic_rows:
            if player.civic[type] == NO_TILE:
                found.append(say("no {type}", type=naming.type(type)))
            elif player.civic_marks & BIT[type]:
                found.append(say("{type} with marker", type=naming.type(type)))
            else:
                found.append(naming.type(type))
        lines.append(say("Civic column, {name}: {tiles}", name=naming.object(seat), tiles=", ".join(found)))
    for slot, owner in enumerate(game.public_slots):
        if owner == UNUSED_SLOT:
            continue
        points = points_of(modules.house_points[slot])
        if owner == PUBLIC_HOUSE:
            what = say("public house")
        else:
            what = say("empty") if owner == NOBODY else say("house: {name}", name=naming.object(owner))
        lines.append(say("Slot worth {points}: {what}", points=points, what=what))
    return lines


def contracts(game: Baghdad, naming: Naming) -> list[str]:
    """Return the contracts on top of the stacks."""
    lines = [say("CONTRACTS")]
    for stack in range(STACKS):
        contract = game.contract_tops[stack]
        what = say("none") if contract == NO_CONTRACT else naming.contract(contract)
        facts = {"stack": capital(translated(naming.names.stacks[stack])), "contract": what}
        lines.append(say("{stack}: {contract}, {n} below", n=game.contract_stacks[stack], **facts))
    return lines


def objectives(game: Baghdad, naming: Naming) -> list[str]:
    """Return the visible objectives with their spaces and markers."""
    lines = [say("OBJECTIVES")]
    for place, objective in enumerate(game.shown):
        if objective == NO_OBJECTIVE:
            continue
        side = say("Stack") if place == 0 else say("Right")
        lines.append(say("{side}: {things}", side=side, things=naming.objective(objective)))
        for space in range(OBJECTIVE_SPACES):
            lines.append(objective_space(game, naming, place, space))
    left = say_count("{n} objective below", "{n} objectives below", count(game.objective_pool))
    return [*lines, capital(left)]


def objective_space(game: Baghdad, naming: Naming, place: int, space: int) -> str:
    """Return a space of an objective: its reward and its markers."""
    rewards = game.edition.modules.objective_rewards
    reward = naming.effects(rewards[game.shown[place] * OBJECTIVE_SPACES + space])
    line = say("  {space}: {reward}", space=space, reward=reward)
    marked = [naming.object(seat) for seat in range(game.count) if game.marks_at(place, seat, space)]
    return say("{line}; marked by {names}", line=line, names=both(marked)) if marked else line


def bot(game: Baghdad, naming: Naming) -> list[str]:
    """Return the cards of the bot."""
    cards = game.edition.bot
    level = translated(naming.names.difficulties[game.difficulty])
    lines = [say("BOT ({difficulty})", difficulty=level)]
    if game.bot_active != NO_BOT_CARD:
        first = game.bot_active * SYMBOLS
        symbols = ", ".join(naming.things(thing) for thing in cards.symbols[first : first + SYMBOLS])
        boats = cards.front_boats[game.bot_active]
        lines.append(say("Active card: boats {boats}; {symbols}", boats=boats, symbols=symbols))
    if game.bot_top != NO_BOT_CARD:
        text = later("Top card: boats {boats}, number {number}, {ring}, {sky}")
        lines.append(say(text, boats=cards.back_boats[game.bot_top], **naming.bot_card(game.bot_top)))
    left = say_count("{n} card below it", "{n} cards below it", count(game.bot_pool))
    stack = count_of(game, BOT, NIGHT_CARDS)
    lines.append(say("{left}; night cards it meets: {n}", left=capital(left), n=stack))
    return lines
