"""Set-up: everything random in the order of the rulebook, then the start Buildings. TAB-2"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import (
    ACTION_TILE,
    BARGE_TILE,
    CRATE_TILE,
    DEAL_CARD,
    DECREE_CARD,
    FIRST_PLAYER,
    HARBORMASTER_TILE,
    SHIP_TILE,
    START_CRATE,
    ZIGGURAT_TILE,
)
from boardwright.games.tabannusi.automa_setup import (
    PlaceBotBuilding,
    SetUpAutoma,
    begin_decree,
    begin_king,
    place_bot_workers,
)
from boardwright.games.tabannusi.bonuses import RevealSpecialWater
from boardwright.games.tabannusi.components import (
    CELLS,
    COLOURS,
    DISTRICTS,
    LINES,
    NO_SHIP,
    NOWHERE,
    SHIPS,
    TRACKS,
    UP,
)
from boardwright.games.tabannusi.notes import ACTION_TILE as ACTION_THING
from boardwright.games.tabannusi.notes import (
    AREA,
    BOX,
    CELL,
    CRATE,
    DECK,
    DECREE,
    DISPLAY,
    DISTRICT,
    HAND,
    HARBORMASTER,
    LINE,
    SECTION,
    SHIP,
    SLOT,
    URBAN,
    place_of,
)
from boardwright.games.tabannusi.notes import BARGE_TILE as BARGE_THING
from boardwright.games.tabannusi.notes import ZIGGURAT_TILE as ZIGGURAT_THING
from boardwright.games.tabannusi.scoring import RollDice
from boardwright.games.tabannusi.start_buildings import PlaceStartBuilding
from boardwright.games.tabannusi.state import Draw, Tabannusi
from boardwright.games.tabannusi.urban_cards import add_to_hand
from boardwright.kernel.bits import BIT, count, members
from boardwright.kernel.notes import MOVED
from boardwright.kernel.packing import NOBODY, Action, first_of, pack, second_of
from boardwright.kernel.piece_by_piece import PieceByPiece


class SetUp(PieceByPiece[Tabannusi]):
    """TAB-2.26: the steps in the order of the rulebook"""

    def __init__(self, first_player: int, barge_tiles: bool, done: int = 0, step: int = 1) -> None:
        super().__init__(step, done)
        self.first_player = first_player
        self.barge_tiles = barge_tiles

    def clone(self) -> SetUp:
        return SetUp(self.first_player, self.barge_tiles, self.done, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if step <= 8:
            self.lay_out(game, step)
        else:
            self.prepare_players(game, step)
        return step < 15

    def lay_out(self, game: Tabannusi, step: int) -> None:
        """The Main board. TAB-2.3-2.12"""
        if step == 1:
            self.shuffle_barges(game)
        elif step == 2:
            self.roll_dice(game)
        elif step == 3:
            self.lay_ships(game)
        elif step == 4:
            self.lay_harbormasters(game)
        elif step == 5:
            self.lay_crates(game)
        elif step == 6:
            self.show_special_water(game)
        elif step == 7:
            self.lay_action_tiles(game)
        elif step == 8:
            self.lay_ziggurat_tiles(game)

    def prepare_players(self, game: Tabannusi, step: int) -> None:
        """Decrees, what players receive, the start Buildings. TAB-2.13-2.23, 22"""
        if step == 9:
            self.choose_king(game)
        elif step == 10:
            self.show_decrees(game)
        elif step == 11:
            self.give_crates_and_cards(game)
        elif step == 12:
            self.set_up_automa(game)
        elif step == 13:
            self.choose_first_player(game)
        elif step == 14:
            self.place_start_buildings(game)
        elif step == 15:
            self.place_bot(game)

    def shuffle_barges(self, game: Tabannusi) -> None:
        """TAB-2.4, 2.5"""
        if not self.barge_tiles:
            return
        district = self.again(DISTRICTS)
        if district >= 0:
            if district == 0:
                for other in range(DISTRICTS):
                    game.note(MOVED, NOBODY, BARGE_THING + game.local[other], 1, DISTRICT + other, BOX)
                game.local = [NOWHERE] * DISTRICTS
            game.begin(LayBarge(district))

    def roll_dice(self, game: Tabannusi) -> None:
        """TAB-2.3"""
        colour = self.again(COLOURS)
        if colour >= 0:
            game.begin(RollDice(colour))

    def lay_ships(self, game: Tabannusi) -> None:
        """TAB-2.7"""
        cell = self.again(CELLS)
        if cell >= 0 and game.ships[cell] == NO_SHIP:
            game.begin(LayShip(cell))

    def lay_harbormasters(self, game: Tabannusi) -> None:
        """Six to the lines; the others are put aside. TAB-2.8"""
        if self.done == 0:
            game.spare_harbormasters = BIT[game.edition.harbormasters] - 1
        line = self.again(LINES)
        if line >= 0:
            game.begin(LayHarbormaster(line))

    def lay_crates(self, game: Tabannusi) -> None:
        """TAB-2.9"""
        line = self.again(LINES)
        if line >= 0:
            game.begin(LayCrate(line))

    def show_special_water(self, game: Tabannusi) -> None:
        """TAB-2.10"""
        if self.again(game.edition.display) >= 0:
            game.begin(RevealSpecialWater())

    def lay_action_tiles(self, game: Tabannusi) -> None:
        """TAB-2.11"""
        slot = self.again(len(game.edition.slots))
        if slot >= 0:
            game.begin(LayActionTile(slot))

    def lay_ziggurat_tiles(self, game: Tabannusi) -> None:
        """TAB-2.12"""
        section = self.again(TRACKS)
        if section >= 0:
            game.begin(LayZigguratTile(section))

    def choose_king(self, game: Tabannusi) -> None:
        """TAB-22.4"""
        if game.solo and game.king < 0:
            begin_king(game)

    def show_decrees(self, game: Tabannusi) -> None:
        """TAB-2.13; against the Bot by its King. TAB-22.4"""
        number = self.again(game.edition.decrees_shown[0 if game.solo else game.seats - 1])
        if number < 0:
            return
        if game.solo:
            begin_decree(game, number)
        else:
            game.begin(ShowDecree())

    def give_crates_and_cards(self, game: Tabannusi) -> None:
        """TAB-2.16; the Bot has neither. TAB-22.2, 22.3"""
        people = 1 if game.solo else game.seats
        each = game.edition.start_crates + game.edition.start_cards
        n = self.again(people * each)
        if n >= 0 and n % each < game.edition.start_crates:
            game.begin(GiveCrate(n // each))
        elif n >= 0:
            game.begin(DealCard(n // each))

    def set_up_automa(self, game: Tabannusi) -> None:
        """TAB-22.5-22.8"""
        if game.solo:
            game.begin(SetUpAutoma())

    def choose_first_player(self, game: Tabannusi) -> None:
        """TAB-2.19; the Bot against one player. TAB-22.1"""
        if game.solo:
            return
        if self.first_player == NOBODY:
            game.begin(DrawFirstPlayer())
        else:
            game.first_player = self.first_player

    def place_start_buildings(self, game: Tabannusi) -> None:
        """From the last player counterclockwise. TAB-2.20"""
        n = self.again(game.seats)
        if n < 0:
            return
        player = (game.first_player - 1 - n) % game.seats
        if game.is_bot(player):
            game.begin(PlaceBotBuilding())
        else:
            game.begin(PlaceStartBuilding(player))

    def place_bot(self, game: Tabannusi) -> None:
        """TAB-22.14"""
        if game.solo:
            place_bot_workers(game)


class LayBarge(Draw):
    """A Barge tile, and with it the local colour of a District. TAB-2.4"""

    def __init__(self, district: int) -> None:
        super().__init__()
        self.district = district

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(BARGE_TILE, self.district, c) for c in range(COLOURS) if c not in game.local]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.local[self.district] = second_of(action)
        game.note(
            MOVED, NOBODY, BARGE_THING + second_of(action), 1, BOX, DISTRICT + self.district, clause=204
        )


class LayShip(Draw):
    """A Ship tile to a cell of the Port. TAB-2.7"""

    def __init__(self, cell: int) -> None:
        super().__init__()
        self.cell = cell

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(SHIP_TILE, self.cell, ship) for ship in range(SHIPS) if ship not in game.ships]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.ships[self.cell] = second_of(action)
        game.note(MOVED, NOBODY, SHIP + second_of(action), 1, BOX, CELL + self.cell, clause=207)


class LayHarbormaster(Draw):
    """A Harbormaster to a line of the Port. TAB-2.8"""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(HARBORMASTER_TILE, self.line, tile) for tile in members(game.spare_harbormasters)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.spare_harbormasters &= ~BIT[second_of(action)]
        game.harbormasters[self.line] = second_of(action)
        game.note(MOVED, NOBODY, HARBORMASTER + second_of(action), 1, BOX, LINE + self.line, clause=208)


def crates_left(game: Tabannusi, colour: int) -> int:
    """Return the Crates of a colour that have not been drawn."""
    n = game.edition.crates[colour] - game.port_crates.count(colour)
    for player in game.players:
        n -= player.crates[UP * COLOURS + colour]
    return n


class LayCrate(Draw):
    """A Crate to a red space of the Port. TAB-2.9"""

    def __init__(self, line: int) -> None:
        super().__init__()
        self.line = line

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(CRATE_TILE, self.line, c) for c in range(COLOURS) if crates_left(game, c)]

    def weight(self, game: Tabannusi, outcome: Action) -> int:
        return crates_left(game, second_of(outcome))

    def take(self, game: Tabannusi, action: Action) -> None:
        game.port_crates[self.line] = second_of(action)
        game.note(MOVED, NOBODY, CRATE + second_of(action), 1, BOX, LINE + self.line, clause=209)


class GiveCrate(Draw):
    """A Crate to a player, face up. TAB-2.16"""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(START_CRATE, self.seat, c) for c in range(COLOURS) if crates_left(game, c)]

    def weight(self, game: Tabannusi, outcome: Action) -> int:
        return crates_left(game, second_of(outcome))

    def take(self, game: Tabannusi, action: Action) -> None:
        game.players[self.seat].crates[UP * COLOURS + second_of(action)] += 1
        crate = CRATE + second_of(action)
        game.note(MOVED, self.seat, crate, 1, BOX, place_of(self.seat, AREA), clause=216)


class LayActionTile(Draw):
    """An Action tile to a slot. TAB-2.11"""

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot = slot

    def candidates(self, game: Tabannusi) -> list[Action]:
        tiles = range(len(game.edition.tile_effects))
        return [pack(ACTION_TILE, self.slot, tile) for tile in tiles if tile not in game.action_tiles]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.action_tiles[self.slot] = second_of(action)
        game.note(MOVED, NOBODY, ACTION_THING + second_of(action), 1, BOX, SLOT + self.slot, clause=211)


class LayZigguratTile(Draw):
    """A Ziggurat tile to a section. TAB-2.12"""

    def __init__(self, section: int) -> None:
        super().__init__()
        self.section = section

    def candidates(self, game: Tabannusi) -> list[Action]:
        tiles = range(len(game.edition.ziggurat_kind))
        return [pack(ZIGGURAT_TILE, self.section, tile) for tile in tiles if tile not in game.ziggurat_tiles]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.ziggurat_tiles[self.section] = second_of(action)
        tile = ZIGGURAT_THING + second_of(action)
        game.note(MOVED, NOBODY, tile, 1, BOX, SECTION + self.section, clause=212)


class ShowDecree(Draw):
    """A Decree, so that the demand for symbols can still be met. TAB-2.13; TAB-A3, TAB-A63"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        edition = game.edition
        shown = members(game.decrees)
        symbols = 0
        for decree in shown:
            symbols |= BIT[edition.decree_symbol[decree]]
        left = edition.decrees_shown[game.seats - 1] - len(shown)
        missing = min(edition.symbols, edition.decrees_shown[game.seats - 1]) - count(symbols)
        out: list[Action] = []
        for decree in range(edition.decrees):
            if game.decrees & BIT[decree]:
                continue
            if left > missing or not symbols & BIT[edition.decree_symbol[decree]]:
                out.append(pack(DECREE_CARD, decree))
        return out

    def take(self, game: Tabannusi, action: Action) -> None:
        game.decrees |= BIT[first_of(action)]
        game.note(MOVED, NOBODY, DECREE + first_of(action), 1, BOX, DISPLAY, clause=213)


class DealCard(Draw):
    """An Urban card to a hand, for one player's eyes. TAB-2.16"""

    def __init__(self, seat: int) -> None:
        super().__init__()
        self.seat = seat

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(DEAL_CARD, self.seat, card) for card in members(game.urban_deck)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.urban_deck &= ~BIT[second_of(action)]
        add_to_hand(game.players[self.seat].urban, second_of(action))
        card = URBAN + second_of(action)
        game.note(MOVED, self.seat, card, 1, DECK, place_of(self.seat, HAND), clause=216)


class DrawFirstPlayer(Draw):
    """The starting player, where the table does not say. TAB-2.19"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        return [pack(FIRST_PLAYER, seat) for seat in range(game.seats)]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.first_player = first_of(action)
