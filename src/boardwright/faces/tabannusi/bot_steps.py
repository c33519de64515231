"""What the Bot does, noted step by step, each step with the clause it goes by. TAB-22 to 28

No answer of the log tells it, so it is read off the frame that was carried out and off what changed by that.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from boardwright.games.tabannusi.automa import BotPays, current_number, current_row, is_king
from boardwright.games.tabannusi.automa_decks import ResetAutoma, ResetBag, ResetDeck
from boardwright.games.tabannusi.automa_setup import PlaceBotBuilding, SetUpAutoma
from boardwright.games.tabannusi.automa_turn import BotTurn, ConstructBotBuilding, begin_action
from boardwright.games.tabannusi.components import (
    ACTION_A,
    ACTION_B,
    ACTION_D,
    AUTOMA_ROWS,
    BIT,
    BOTTOM,
    COMMON,
    DISTRICTS,
    MARKERS,
    NO_TILE,
    SECTION_SPACES,
    SPACES,
    TRACKS,
    ZIGGURAT,
    members,
    op_of,
)
from boardwright.games.tabannusi.construct import ConstructBuilding, DrawBotTrack
from boardwright.games.tabannusi.gardening import bonus_of_water
from boardwright.games.tabannusi.houses import uncover_house
from boardwright.games.tabannusi.port import ClaimShip, PlacePortHouse
from boardwright.games.tabannusi.projects import PlaceProject
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.games.tabannusi.ziggurat import PlaceZigguratHouse
from boardwright.kernel.agenda import Frame

CARDS, ARCHITECT, DIE, FIRST, SECOND, DECREES, SCORING, ASSISTANT = range(2, 10)  # steps of its turn
KINGS_CLAUSE: Final = 2  # TAB-28.2 is that of the first King


@dataclass(frozen=True)
class BotStep:
    """One step of the Bot: a key of `bot_words.WORDS`, its numbers, and its clause where that varies."""

    what: str
    numbers: tuple[int, ...] = ()
    clause: str = ""


def steps_of_bot(before: Tabannusi, after: Tabannusi) -> list[BotStep]:
    """Return what the Bot did in one step of the agenda."""
    frames = before.agenda.frames
    top = frames[-1] if frames else None
    return [*of_turn(before, after, top), *of_board(before, after, top), *of_decks(before, after, top)]


def kings_clause(game: Tabannusi) -> str:
    """Return the clause of the King."""
    return f"TAB-28.{KINGS_CLAUSE + game.king}"


# Its turn ----------------------------------------------------------------------------------------------


def of_turn(before: Tabannusi, after: Tabannusi, top: Frame[Any] | None) -> list[BotStep]:
    """Return what a step of the Bot's turn did by itself."""
    bot = before.players[BOT]
    if not isinstance(top, BotTurn):
        return []
    if top.step == ARCHITECT:
        numbers = before.edition.automa.card_top
        there = after.players[BOT].architect
        return [BotStep("went", (there, numbers[before.left], numbers[before.right]))]
    if top.step == DIE:
        return die(before, after)
    if top.step == FIRST:
        return [current(before), *performed(before, before.left, 0, "first", "TAB-25.4")]
    if top.step == SECOND:
        row = before.edition.automa.card_arrow[before.left]
        return performed(before, before.right, row, "second", "TAB-25.5")
    if top.step == ASSISTANT:
        what = "assistant" if bot.architect != bot.assistant else "assistant-stays"
        return [BotStep(what, (bot.architect,))]
    return []


def die(before: Tabannusi, after: Tabannusi) -> list[BotStep]:
    """Return the die that the Bot took, and why that one. TAB-23.6, 25.3"""
    for number, dice in enumerate(before.barge):
        colour, value = number // FACES, number % FACES + 1
        if after.barge[number] < dice:
            shows = value == before.players[BOT].architect + 1
            why = "die-of-district" if shows else "die-highest"
            return [BotStep("die", (colour, value)), BotStep(why, (before.players[BOT].architect,))]
    return [BotStep("no-die", (before.players[BOT].assistant,))]


def current(game: Tabannusi) -> BotStep:
    """Return the current Number and symbol. TAB-27.1"""
    symbol = game.edition.automa.card_symbol[current_row(game)]
    return BotStep("current", (current_number(game), symbol))


def performed(game: Tabannusi, card: int, first_row: int, which: str, clause: str) -> list[BotStep]:
    """Return which action of a card was possible first, what was not, and what A brings. TAB-25.4-25.6"""
    automa = game.edition.automa
    district = game.players[BOT].assistant
    skipped = 0
    action = ACTION_A
    for row in range(first_row, AUTOMA_ROWS):
        action = automa.card_action[card * AUTOMA_ROWS + row]
        if begin_action(game.clone(), action):
            break
        skipped |= BIT[action]
    else:
        action, clause = ACTION_A, "TAB-25.6"
    found = [BotStep(which, (action, skipped), clause)]
    if action == ACTION_A:
        what = BotStep("a-king", (game.king,), kings_clause(game)) if is_king(game) else BotStep("a")
        return [*found, what]
    if action == ACTION_D and district >= COMMON:
        found.append(BotStep("as-c", (action, district), "TAB-27.16"))
    elif action == ACTION_B and district == ZIGGURAT:
        found.append(BotStep("as-c", (action, district), "TAB-27.8"))
    return found


# On the board ------------------------------------------------------------------------------------------


def of_board(before: Tabannusi, after: Tabannusi, top: Frame[Any] | None) -> list[BotStep]:
    """Return what the Bot put on the board or took off it, and what that brought."""
    old, new = before.players[BOT], after.players[BOT]
    out = [*of_payment(before, after, top)]
    if old.architect < 0 <= new.architect:
        numbers = before.edition.automa.card_top
        out.append(BotStep("begins", (new.architect, numbers[before.left], numbers[before.right])))
    for space in members(new.port & ~old.port):
        out.append(BotStep("port", (space,)))
    for space in members(new.ziggurat & ~old.ziggurat):
        out.append(BotStep("ziggurat", (space,)))
    for decree in members(new.decrees & ~old.decrees):
        out.append(BotStep("decree", (decree,)))
    out += in_districts(before, after)
    out += of_ship(before, after, top)
    out += of_markers(before, after, top)
    out += brought(before, top)
    if not isinstance(top, DrawBotTrack):  # which tells the step itself
        for track in range(TRACKS):
            if new.mastery[track] > old.mastery[track]:
                out.append(BotStep("rises", (track, new.mastery[track])))
    return out


def of_payment(before: Tabannusi, after: Tabannusi, top: Frame[Any] | None) -> Sequence[BotStep]:
    """Return Gold that was paid in place of dice. TAB-23.4"""
    paid = before.players[BOT].gold - after.players[BOT].gold
    return [BotStep("gold", (paid,))] if isinstance(top, BotPays) and paid else []


def in_districts(before: Tabannusi, after: Tabannusi) -> Sequence[BotStep]:
    """Return Projects, Buildings, Water and Gardens of the common Districts."""
    out: list[BotStep] = []
    for district in range(COMMON):
        at = BOT * COMMON + district
        for space in members(after.project_markers[at] & ~before.project_markers[at]):
            for track in range(TRACKS):
                if after.projects[district * TRACKS + track] & BIT[space]:
                    out.append(BotStep("project", (district * SPACES + space, track)))
        planted = after.garden_markers[at] & ~before.garden_markers[at] & after.board.own[district]
        laid = after.water[district] & ~before.water[district]
        if planted and laid:
            out.append(BotStep("water", (district, laid)))
        for space in members(planted):
            place = district * SPACES + space
            out.append(BotStep("garden", (place,)))
            if bonus_of_water(before, place):
                out.append(covered(before, before.edition.automa.king_garden_bonus[before.king]))
    for building in range(len(before.deeds), len(after.deeds)):
        if after.owner_of(building) == BOT:
            kind = after.deeds[building] & 15
            place = kind // TRACKS * SPACES + members(after.sites[building])[0]
            start = isinstance(before.agenda.frames[-1], PlaceBotBuilding)
            out.append(BotStep("building", (place, kind % TRACKS), "TAB-22.9" if start else "TAB-27.9"))
    return out


def covered(game: Tabannusi, kings_bonus: int) -> BotStep:
    """Return what the Bot gains in place of a covered bonus. TAB-24.2"""
    bonus = kings_bonus if is_king(game) else game.edition.automa.card_bonus[game.left]
    return BotStep("covered", (bonus,))


def of_ship(before: Tabannusi, after: Tabannusi, top: Frame[Any] | None) -> Sequence[BotStep]:
    """Return a Ship that was claimed, and the lines of the Port that this completed."""
    if not isinstance(top, ClaimShip) or top.player != BOT:
        return []
    out: list[BotStep] = []
    for cell in members(after.players[BOT].ships & ~before.players[BOT].ships):
        clause = "TAB-27.7"
        if any(isinstance(frame, ConstructBotBuilding) for frame in before.agenda.frames):
            clause = "TAB-27.11"
        elif not top.gold:
            clause = "TAB-25.7"  # an effect of a Decree
        out.append(BotStep("ship", (cell, top.gold), clause))
    for line, tile in enumerate(before.harbormasters):
        if tile != NO_TILE and after.harbormasters[line] == NO_TILE:
            out.append(BotStep("line", (line,)))
    return out


def of_markers(before: Tabannusi, after: Tabannusi, top: Frame[Any] | None) -> Sequence[BotStep]:
    """Return markers that left the Automa Urban card, and an Automa Project that left with one."""
    out: list[BotStep] = []
    for district in range(DISTRICTS):
        if 0 <= after.automa_markers[district] < before.automa_markers[district]:
            clause = "TAB-27.14"
            if isinstance(top, PlaceBotBuilding):
                clause = "TAB-22.12"
            elif isinstance(top, ConstructBotBuilding):
                clause = "TAB-27.10"
            out.append(BotStep("marker", (district,), clause))
    if (
        isinstance(top, ConstructBotBuilding)
        and after.project_stock[top.colour] > before.project_stock[top.colour]
    ):
        out.append(BotStep("project-back", (top.colour,)))
    return out


def brought(game: Tabannusi, top: Frame[Any] | None) -> Sequence[BotStep]:
    """Return what a House, a covered space or the King brought. TAB-22.13, 24.1-24.8, 28.2-28.5"""
    automa = game.edition.automa
    if isinstance(top, PlaceBotBuilding):
        return [BotStep("c-king", (game.king, automa.king_building_bonus[game.king]), "TAB-22.13")]
    if isinstance(top, ConstructBotBuilding) and top.step == 4 and is_king(game):
        return [BotStep("c-king", (game.king, automa.king_building_bonus[game.king]), kings_clause(game))]
    if isinstance(top, ConstructBuilding) and top.player == BOT and top.step == 5:
        return uncovered(game, game.players[BOT].row_for(top.colour))
    if isinstance(top, PlaceProject) and top.player == BOT and top.step == 3:
        bonus = game.board.bonus[top.place]
        return [covered(game, automa.king_project_bonus[game.king])] if bonus else []
    if isinstance(top, PlacePortHouse) and top.player == BOT:
        return of_port_house(game, top)
    if isinstance(top, PlaceZigguratHouse) and top.player == BOT:
        return of_ziggurat_house(game, top)
    return []


def of_port_house(game: Tabannusi, top: PlacePortHouse) -> Sequence[BotStep]:
    """Return what a House in the Port brought. TAB-24.1, 24.5, 24.6"""
    if top.step == 2:
        return uncovered(game, BOTTOM)
    if top.step == 3 and top.space & 1:
        return [BotStep("no-crate")]
    return [BotStep("blue", (game.edition.automa.card_bonus[game.left],))] if top.step == 3 else []


def of_ziggurat_house(game: Tabannusi, top: PlaceZigguratHouse) -> Sequence[BotStep]:
    """Return what a House on the Ziggurat brought, and the marker on the tile. TAB-24.1, 24.8, 9.5"""
    section = top.space // SECTION_SPACES
    if top.step == 3:
        return uncovered(game, game.players[BOT].row_for(section))
    bonus = game.edition.ziggurat_bonus[top.space]
    if top.step == 4 and bonus:
        return [BotStep("terrace", (bonus,))]
    return [BotStep("on-tile", (section,))] if top.step == 5 else []


def uncovered(game: Tabannusi, row: int) -> Sequence[BotStep]:
    """Return what the next House of a row uncovers on the Bot's Player board, but for markers. TAB-24.1"""
    bonuses = uncover_house(game.clone(), BOT, row)
    return [BotStep("uncovered", (bonus,)) for bonus in bonuses if op_of(bonus) != MARKERS]


# Cards and bag -------------------------------------------------------------------------------------------


def of_decks(before: Tabannusi, after: Tabannusi, top: Frame[Any] | None) -> Sequence[BotStep]:
    """Return what was prepared or made anew. TAB-22.5, 22.7, 25.9, 26.1, 26.2"""
    frames = before.agenda.frames
    anew = any(isinstance(frame, ResetAutoma) for frame in frames)
    if isinstance(top, ResetDeck) and top.step == 1:
        return [BotStep("deck", (), "TAB-25.9" if anew else "TAB-26.1")]
    if isinstance(top, ResetBag) and top.step == 1 and before.automa_shown:
        return [BotStep("bag", (), "TAB-25.9" if anew else "TAB-26.2")]
    if isinstance(top, SetUpAutoma) and top.step == 1:
        return [BotStep("card", tuple(after.automa_markers))]
    if isinstance(top, SetUpAutoma) and top.step == 4:
        return [BotStep("filled", tuple(after.automa_bag))]
    return []
