"""Setting up the Bot: King, Decrees, cards, Automa Projects, start Building. TAB-22"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import CHOOSE_KING, DECREE_CARD, DRAW_KING
from boardwright.games.tabannusi.automa_cards import (
    colours_in_order,
    gain_of_king,
)
from boardwright.games.tabannusi.automa_decks import DrawAutomaCard, ResetBag, remove_marker
from boardwright.games.tabannusi.components import (
    COMMON,
    DISTRICTS,
    DRAWN_KING,
    KINGS,
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.notes import (
    AUTOMA,
    BAG,
    BOT_MARKER,
    BOTS_CARD,
    BOX,
    DECREE,
    DISPLAY,
    DISTRICT,
    PROJECT,
    SUPPLY,
)
from boardwright.games.tabannusi.start_buildings import put_start_building, why_not_start_building
from boardwright.games.tabannusi.state import BOT, Draw, Tabannusi
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import CHOSEN, MOVED
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack


def begin_king(game: Tabannusi) -> None:
    """The King is chosen by the player, or drawn if the table says so. TAB-22.4"""
    if game.king == DRAWN_KING:
        game.begin(DrawKing())
    else:
        game.begin(ChooseKing(0))


class ChooseKing(Decision[Tabannusi]):
    """The King to play against. TAB-22.4"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(CHOOSE_KING, king) for king in range(KINGS)]

    def why_not(self, game: Tabannusi, action: Action) -> Reason:
        return OK

    def take(self, game: Tabannusi, action: Action) -> None:
        game.king = first_of(action)


class DrawKing(Draw):
    """A King at random."""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(DRAW_KING, king) for king in range(KINGS)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.king = first_of(action)


def begin_decree(game: Tabannusi, number: int) -> None:
    """First one of the King's list, then any other. TAB-22.4"""
    game.begin(ShowKingsDecree(number == 0))


class ShowKingsDecree(Draw):
    """A Decree of the King's list, or any that is left. TAB-22.4"""

    def __init__(self, of_king: bool) -> None:
        super().__init__()
        self.of_king = of_king

    def candidates(self, game: Tabannusi) -> list[Action]:
        allowed = BIT[game.edition.decrees] - 1
        if self.of_king:
            allowed = game.edition.automa.king_decrees[game.king]
        return [pack(DECREE_CARD, decree) for decree in members(allowed & ~game.decrees)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.decrees |= BIT[first_of(action)]
        game.note(MOVED, NOBODY, DECREE + first_of(action), 1, BOX, DISPLAY, clause=2204)


class SetUpAutoma(Procedure[Tabannusi]):
    """Markers, two cards, Automa Projects. TAB-22.5-22.8"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> SetUpAutoma:
        return SetUpAutoma(self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step == 1:
            at = game.king * DISTRICTS
            game.automa_markers = game.edition.automa.king_markers[at : at + DISTRICTS]
            for district in range(DISTRICTS):
                markers = game.automa_markers[district]
                game.note(MOVED, BOT, BOT_MARKER, markers, BOX, BOTS_CARD + district, clause=2205)
        elif step == 4:
            fill_bag(game)
        elif step == 5:
            game.begin(ResetBag())
        else:
            game.begin(DrawAutomaCard())
        return step < 5


def fill_bag(game: Tabannusi) -> None:
    """Per colour the larger of the Buildings that the Decrees ask for, and 1. TAB-22.7, 22.15, 22.16"""
    for colour in range(TRACKS):
        need = 0
        for decree in members(game.decrees):
            need = max(need, game.edition.decree_buildings[decree * TRACKS + colour])
        tiles = min(need + game.edition.automa.bot_projects, game.project_stock[colour])
        game.automa_bag[colour] = tiles
        game.project_stock[colour] -= tiles
        game.note(MOVED, BOT, PROJECT + colour, tiles, SUPPLY, BAG, clause=2207)


class PlaceBotBuilding(Procedure[Tabannusi]):
    """The Bot's start Building. TAB-22.9-22.13"""

    def __init__(self, step: int = 1) -> None:
        super().__init__(step)

    def clone(self) -> PlaceBotBuilding:
        return PlaceBotBuilding(self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        district = start_district(game)
        for colour in colours_in_order(game):
            space = start_space(game, district, colour)
            if space >= 0:
                put_start_building(game, BOT, colour, district * SPACES + space)
                remove_marker(game, district, 2212)
                gain_of_king(game, colour, 2213)
                break
        return False


def start_district(game: Tabannusi) -> int:
    """Return the District of the Bot's start Building: the right card's number, 0 read as 3. TAB-22.9"""
    return (game.edition.automa.card_top[game.right] - 1) % COMMON


def start_space(game: Tabannusi, district: int, colour: int) -> int:
    """Return the lowest or highest free space, by King, or -1. TAB-22.11; TAB-A36"""
    board = game.board
    best = -1
    for number in range(1, SPACES):
        space = board.by_number[district * SPACES + number]
        free = board.numbers[district * SPACES + space] == number and board.land[district] & BIT[space]
        if not free or why_not_start_building(game, colour, district * SPACES + space) != OK:
            continue
        best = space
        if not game.edition.automa.king_start_up[game.king]:
            break
    return best


def place_bot_workers(game: Tabannusi) -> None:
    """As many Districts from the first as both numbers at the top add up to. TAB-22.14; TAB-A37"""
    top = game.edition.automa.card_top
    district = (top[game.left] + top[game.right]) % DISTRICTS
    game.note(CHOSEN, BOT, DISTRICT + district, 1, AUTOMA + game.left, AUTOMA + game.right, clause=2214)
    game.move_architect(BOT, district, 2214)
    game.move_assistant(BOT, district, 2214)
