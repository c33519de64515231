"""The table before the first chance answer. TAB-2, 22"""

from __future__ import annotations

from boardwright.games.tabannusi.components import (
    COLOURS,
    COMMON,
    DISTRICTS,
    IN_STACK,
    LINES,
    NO_CRATE,
    NO_KING,
    NO_TILE,
    NOWHERE,
    TRACKS,
    Edition,
    Switches,
)
from boardwright.games.tabannusi.game import TabannusiGame
from boardwright.games.tabannusi.rounds import Course
from boardwright.games.tabannusi.state import BOT, CATEGORIES, FACES, Player, Tabannusi
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY


def new_game(
    edition: Edition,
    switches: Switches,
    seats: int,
    barge_tiles: bool = False,
    first_player: int = NOBODY,
    king: int = NO_KING,
) -> Tabannusi:
    """Lay out a game for 1 to 4 seats; the first question is a die or a Barge tile. TAB-2.1, 2.6, 22.1

    `barge_tiles` shuffles the colours of the Districts (TAB-2.4); `first_player` NOBODY is drawn
    (TAB-2.19); against the Bot `king` NO_KING is chosen by the player and DRAWN_KING is drawn (TAB-22.4).
    """
    solo = seats == 1
    board = edition.boards[seats - 1]
    at_table = 2 if solo else seats
    players = [new_player(edition) for _ in range(at_table)]
    if solo:
        players[BOT].gold = edition.automa.bot_gold
    game = TabannusiGame(
        edition=edition,
        switches=switches,
        board=board,
        solo=solo,
        players=players,
        agenda=Agenda([Course(first_player, barge_tiles)]),
        turns=0,
        active=NOBODY,
        first_player=BOT if solo else 0,
        local=edition.barges[:],
        barge=[0] * (COLOURS * FACES),
        supply=[edition.dice[seats - 1]] * COLOURS,
        time_gold=edition.time_gold[seats - 1],
        ended=False,
        over=False,
        pending=0,
        actions_over=False,
        scorings=0,
        projects=[0] * (COMMON * TRACKS),
        project_markers=[0] * (at_table * COMMON),
        built=[0] * (COMMON * TRACKS),
        sites=[],
        deeds=[],
        water=board.border[:],
        gardens=[0] * COMMON,
        garden_markers=[0] * (at_table * COMMON),
        special=[IN_STACK] * len(edition.special_bonus),
        project_stock=edition.project_tiles[:],
        piece_stock=edition.pieces[:],
        water_stock=edition.water,
        garden_stock=edition.gardens,
        ships=edition.printed_ships[:],
        harbormasters=[NO_TILE] * LINES,
        spare_harbormasters=0,
        port_crates=[NO_CRATE] * LINES,
        action_tiles=[NO_TILE] * len(edition.slots),
        ziggurat_tiles=[NO_TILE] * TRACKS,
        decrees=0,
        urban_deck=BIT[edition.cards] - 1,
        bottom=[],
        bottom_known=[],
        king=king,
        left=NO_TILE,
        right=NO_TILE,
        automa_deck=BIT[len(edition.automa.card_top)] - 1 if solo else 0,
        automa_bag=[0] * TRACKS,
        automa_shown=[],
        automa_markers=[0] * DISTRICTS,
    )
    game.settle()
    return game


def new_player(edition: Edition) -> Player:
    """Return a player before anything is drawn. TAB-2.15-2.18"""
    return Player(
        gold=edition.start_gold,
        vp=edition.start_points,
        dice=[0] * COLOURS,
        crates=[0] * (4 * COLOURS),
        markers=edition.start_markers,
        supply=edition.start_supply,
        aside=0,
        houses=edition.row_length[:],
        columns=0,
        water=0,
        gardens=0,
        mastery=[edition.start_level] * TRACKS,
        architect=NOWHERE,
        assistant=NOWHERE,
        ships=0,
        abilities=0,
        port=0,
        ziggurat=0,
        tile_markers=[0] * TRACKS,
        decrees=0,
        harbormasters=0,
        allowances=0,
        urban=[],
        drawn=[],
        scored=[0] * CATEGORIES,
    )
