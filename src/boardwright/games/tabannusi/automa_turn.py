"""The Bot's turn and its four actions. TAB-25, 27, 28"""

from __future__ import annotations

from boardwright.games.tabannusi.automa_cards import (
    current_number,
    current_row,
    gain_of_king,
    is_king,
)
from boardwright.games.tabannusi.automa_choices import (
    building_to_construct,
    preferred_port_space,
    preferred_ship,
    project_colour,
    project_space,
    ziggurat_space,
)
from boardwright.games.tabannusi.automa_decks import (
    AddAutomaProject,
    DrawAutomaCard,
    ResetDeck,
    remove_marker,
    return_automa_project,
)
from boardwright.games.tabannusi.automa_gardens import can_plant, plant
from boardwright.games.tabannusi.components import (
    ACTION_A,
    ACTION_B,
    ACTION_C,
    ACTION_D,
    AUTOMA_ROWS,
    BOTTOM,
    COMMON,
    DISTRICTS,
    NO_SHIP,
    NO_TILE,
    PORT,
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.construct import ConstructBuilding
from boardwright.games.tabannusi.decrees import take_decree, why_not_decree
from boardwright.games.tabannusi.notes import (
    ACTION,
    AUTOMA,
    AUTOMA_DECK,
    CELL,
    DIE,
    DISCARDS,
    DISTRICT,
    HIGHEST,
    ITS_LINES,
    KING,
    KINGS_ACTION,
    LEFT_CARD,
    NO_DIE,
    NONE_POSSIBLE,
    NOT_POSSIBLE,
    NUMBER,
    PORT_SPACE,
    RIGHT_CARD,
    SHOWS_THE_DISTRICT,
)
from boardwright.games.tabannusi.payments import can_bot_pay
from boardwright.games.tabannusi.port import ClaimShip, PlacePortHouse
from boardwright.games.tabannusi.projects import PlaceProject
from boardwright.games.tabannusi.scoring import ScoreDistrict, empty_barges
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.games.tabannusi.ziggurat import PlaceZigguratHouse
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import count, members, total
from boardwright.kernel.notes import BEGAN, CHOSEN, ENDED, MOVED, REVEALED, TURNED
from boardwright.kernel.packing import OK


class BotTurn(Procedure[Tabannusi]):
    """Cards, Architect, die, two actions, Decrees, scoring, Assistant. TAB-25"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> BotTurn:
        return BotTurn(self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.begin_turn(BOT)
        elif step == 2:
            reveal_next_card(game)
        elif step == 3:
            move_architect(game)
        elif step == 4:
            take_die(game)
        elif step == 5:
            if game.notes is not None:
                symbol = game.edition.automa.card_symbol[current_row(game)]
                game.note(REVEALED, BOT, NUMBER + current_number(game), symbol, clause=2701)
            perform(game, game.left, 0)
        elif step == 6:
            perform(game, game.right, game.edition.automa.card_arrow[game.left])
        elif step == 7:
            self.take_decrees(game)
        elif step == 8:
            self.check_scoring(game)
        elif step == 9:
            game.move_assistant(BOT, game.players[BOT].architect, 2508)
        elif step == 10:
            reset_empty_deck(game)
        return step < 10

    def take_decrees(self, game: Tabannusi) -> None:
        """Every Decree whose conditions it meets, lower numbers first. TAB-25.7; TAB-A40"""
        for decree in members(game.decrees):
            if why_not_decree(game, BOT, decree) == OK:
                self.step = 7
                take_decree(game, BOT, decree)
                return

    def check_scoring(self, game: Tabannusi) -> None:
        """TAB-25.8"""
        empty = empty_barges(game)
        if empty:
            self.step = 8
            game.begin(ScoreDistrict(BOT, empty[0], False))


def reveal_next_card(game: Tabannusi) -> None:
    """The left card goes on top of the right one, the next one comes to the left. TAB-25.1"""
    if game.notes is not None:
        game.note(MOVED, BOT, AUTOMA + game.right, 1, RIGHT_CARD, DISCARDS)
        game.note(MOVED, BOT, AUTOMA + game.left, 1, LEFT_CARD, RIGHT_CARD, clause=2501)
    game.right = game.left
    game.left = NO_TILE
    game.begin(DrawAutomaCard())


def reset_empty_deck(game: Tabannusi) -> None:
    """At the end of the turn that drew the last card. TAB-26.1; TAB-A54"""
    if game.automa_deck == 0:
        game.note(TURNED, BOT, AUTOMA_DECK, clause=2601)
        game.begin(ResetDeck())


def move_architect(game: Tabannusi) -> None:
    """Counterclockwise over Districts that still have markers; without any over all. TAB-25.2; TAB-A37"""
    top = game.edition.automa.card_top
    there = architect_goes_to(game, top[game.left] + top[game.right])
    if game.notes is not None:
        game.note(CHOSEN, BOT, DISTRICT + there, 1, AUTOMA + game.left, AUTOMA + game.right, clause=2502)
    game.move_architect(BOT, there, 2502)


def architect_goes_to(game: Tabannusi, steps: int) -> int:
    """Return where some steps lead the Architect over Districts that still have markers. TAB-25.2"""
    there = game.players[BOT].architect
    all_count = total(game.automa_markers) == 0
    while steps:
        there = (there + 1) % DISTRICTS
        if all_count or game.automa_markers[there]:
            steps -= 1
    return there


def take_die(game: Tabannusi) -> None:
    """The die that shows the Architect's District, else the highest. TAB-23.6, 25.3"""
    bot = game.players[BOT]
    colour = game.local[bot.assistant]
    district = DISTRICT + bot.architect
    if game.barge[colour * FACES + bot.architect]:
        value = bot.architect + 1
        game.take_from_barge(BOT, colour, value, 2503)
        game.note(CHOSEN, BOT, DIE + colour, value, 0, district, SHOWS_THE_DISTRICT, 2306)
    elif game.on_barge(colour):
        value = game.highest_on_barge(colour)
        game.take_from_barge(BOT, colour, value, 2503)
        if game.notes is not None:
            game.note(CHOSEN, BOT, DIE + colour, value, 0, district, HIGHEST, 2306)
    else:
        game.note(CHOSEN, BOT, NO_DIE, 0, DISTRICT + bot.assistant, clause=2503)


def perform(game: Tabannusi, card: int, first_row: int) -> None:
    """The first possible action of a card from a row down, else an A action. TAB-25.4-25.6"""
    which = 1 if card == game.left else 2
    for row in range(first_row, AUTOMA_ROWS):
        action = game.edition.automa.card_action[card * AUTOMA_ROWS + row]
        if game.notes is not None:
            game.note(BEGAN, BOT, ACTION + action, which, clause=2503 + which)
        if begin_action(game, action):
            return
        if game.notes is not None:
            game.note(ENDED, BOT, ACTION + action, which, cause=NOT_POSSIBLE)
    game.note(BEGAN, BOT, ACTION + ACTION_A, which, cause=NONE_POSSIBLE, clause=2506)
    take_a_action(game)


def begin_action(game: Tabannusi, action: int) -> bool:
    """Begin an action if it is possible where the Bot's Assistant is; tell whether it was. TAB-27"""
    district = game.players[BOT].assistant
    if action == ACTION_A:
        take_a_action(game)
        return True
    if action == ACTION_B and district == PORT:
        return begin_ship(game)
    if district >= COMMON:
        return begin_house(game, district, action)  # also for B in the Ziggurat and for D. TAB-27.8, 27.16
    if action == ACTION_B:
        return begin_project(game, district)
    if action == ACTION_C:
        return begin_building(game, district)
    return action == ACTION_D and begin_gardens(game, district)


def take_a_action(game: Tabannusi) -> None:
    """The King's, with his symbol; else points. TAB-27.4"""
    if is_king(game):
        game.note(BEGAN, BOT, KINGS_ACTION, cause=KING + game.king, clause=2802 + game.king)
        for bonus in game.edition.automa.king_effects[game.king]:
            game.gain(BOT, bonus)
    else:
        game.score(BOT, game.edition.automa.bot_points, ACTION + ACTION_A, 2704)


def begin_ship(game: Tabannusi) -> bool:
    """B in the Port: a Ship for Gold. TAB-27.7"""
    cell = preferred_ship(game, 0)
    if cell == NO_SHIP or game.players[BOT].gold < game.edition.ship_gold:
        return False
    game.note(CHOSEN, BOT, CELL + cell, game.edition.ship_gold, cause=ITS_LINES, clause=2707)
    game.begin(ClaimShip(BOT, cell, game.edition.ship_gold))
    return True


def begin_house(game: Tabannusi, district: int, action: int) -> bool:
    """C in the Port or the Ziggurat: a House, and a marker less. TAB-27.12-27.14"""
    if game.automa_markers[district] == 0:
        return False
    edition = game.edition
    if district == PORT:
        space = preferred_port_space(game)
        if space < 0 or game.players[BOT].houses[BOTTOM] == 0 or not can_bot_pay(game, edition.port_local):
            return False
        begin_as_c(game, district, action)
        game.note(CHOSEN, BOT, PORT_SPACE + space, cause=ITS_LINES, clause=2712)
        remove_marker(game, district, 2714)
        game.begin(PlacePortHouse(BOT, space, BOTTOM, False))
        return True
    space = ziggurat_space(game)
    if space < 0 or not can_bot_pay(game, edition.ziggurat_local):
        return False
    begin_as_c(game, district, action)
    remove_marker(game, district, 2714)
    game.begin(PlaceZigguratHouse(BOT, space))
    return True


def begin_as_c(game: Tabannusi, district: int, action: int) -> None:
    """Tell that an action of another letter is done as C. TAB-27.8, 27.16"""
    if action != ACTION_C:
        clause = 2708 if action == ACTION_B else 2716
        game.note(BEGAN, BOT, ACTION + ACTION_C, 0, 0, DISTRICT + district, ACTION + action, clause)


def begin_project(game: Tabannusi, district: int) -> bool:
    """B in a common District. TAB-27.5, 27.17"""
    colour = project_colour(game, district)
    space = project_space(game, district, colour) if colour >= 0 else -1
    if space < 0:
        return False
    game.begin(PlaceBotProject(colour, district * SPACES + space))
    return True


class PlaceBotProject(Procedure[Tabannusi]):
    """A Project, then an Automa Project onto the pile of the Current Number. TAB-27.5, 27.6"""

    def __init__(self, colour: int, place: int, step: int = 1) -> None:
        super().__init__(step)
        self.colour = colour
        self.place = place

    def clone(self) -> PlaceBotProject:
        return PlaceBotProject(self.colour, self.place, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.begin(PlaceProject(BOT, self.colour, self.place))
        else:
            game.begin(AddAutomaProject(current_number(game)))
        return step < 2


def begin_building(game: Tabannusi, district: int) -> bool:
    """C in a common District. TAB-27.9, 27.14, 27.18"""
    if game.automa_markers[district] == 0:
        return False
    colour = building_to_construct(game, district)
    if colour < 0:
        return False
    size = count(game.projects[district * TRACKS + colour])
    game.begin(ConstructBotBuilding(district, colour, size))
    return True


class ConstructBotBuilding(Procedure[Tabannusi]):
    """The Building; a marker and an Automa Project less; a Ship; the King's extra. TAB-27.9-27.11, 28.9"""

    def __init__(self, district: int, colour: int, size: int, step: int = 1) -> None:
        super().__init__(step)
        self.district = district
        self.colour = colour
        self.size = size

    def clone(self) -> ConstructBotBuilding:
        return ConstructBotBuilding(self.district, self.colour, self.size, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            game.begin(ConstructBuilding(BOT, self.district, self.colour, 0, []))
        elif step == 2:
            remove_marker(game, self.district, 2710)
            return_automa_project(game, self.colour)
        elif step == 3:
            self.claim_ship(game)
        elif step == 4:
            self.gain_extra(game)
        return step < 4

    def claim_ship(self, game: Tabannusi) -> None:
        """TAB-27.11"""
        gold = game.edition.ship_gold_after_construct
        cell = preferred_ship(game, self.size)
        if cell != NO_SHIP and game.players[BOT].gold >= gold:
            game.note(CHOSEN, BOT, CELL + cell, gold, cause=ITS_LINES, clause=2711)
            game.begin(ClaimShip(BOT, cell, gold))

    def gain_extra(self, game: Tabannusi) -> None:
        """TAB-28.2-28.5"""
        if is_king(game):
            gain_of_king(game, self.colour, 2802 + game.king)


def begin_gardens(game: Tabannusi, district: int) -> bool:
    """D in a common District. TAB-27.15"""
    if not can_plant(game, district):
        return False
    plant(game, district)
    return True
