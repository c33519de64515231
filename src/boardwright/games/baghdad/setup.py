"""The table before the first chance answer. BAG-2, BAG-3, BAG-20.2, BAG-21.1, BAG-22.1, BAG-23"""

from __future__ import annotations

from boardwright.games.baghdad.components import (
    BOT,
    DAY,
    GOODS,
    LEVELS,
    NIGHT,
    NO_BOT,
    NO_BOT_CARD,
    NO_BUILDING,
    NO_CARD,
    NO_CONTRACT,
    NO_OBJECTIVE,
    NO_TILE,
    NOWHERE,
    PORT_SLOTS,
    PORTS,
    PUBLIC_HOUSE,
    SECTIONS,
    SITE,
    SPOTS,
    STACKS,
    TYPES,
    UNUSED_SLOT,
    Switches,
)
from boardwright.games.baghdad.facts import Edition
from boardwright.games.baghdad.game import BaghdadGame
from boardwright.games.baghdad.player import LEAVING, Player
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import Course
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY


def new_player(edition: Edition) -> Player:
    """Return a player before the player board is drawn. BAG-3.2, 3.3"""
    return Player(
        letter=0,
        coins=edition.start_coins,
        steps=0,
        wilds=0,
        favour=edition.board.favour_start,
        shame=0,
        goods=[0] * GOODS,
        hand=[],
        slots=[NO_CARD] * (LEAVING + 1),
        discard=0,
        spots=[NO_TILE] * (TYPES * SPOTS),
        filled=0,
        flipped=0,
        houses=BIT[SPOTS] - 1,
        architects=BIT[SPOTS] - 1,
        boats=edition.boats - 1,
        river=1,
        skill_tiles=0,
        vizier=NOWHERE,
        sites=0,
        level_five=NO_BUILDING,
        contracts=0,
        civic=[NO_TILE] * TYPES,
        civic_marks=0,
        objectives=0,
    )


def new_table(
    *,
    edition: Edition,
    switches: Switches,
    players: int,
    difficulty: int,
    public_works: bool,
    contracts: bool,
    objectives: bool,
    agenda: Agenda[Baghdad],
) -> BaghdadGame:
    """Return the table before anything random is drawn. BAG-2, 20.2, 21.1, 22.1"""
    modules = edition.modules
    slots = [
        PUBLIC_HOUSE if public_works and least <= players else UNUSED_SLOT
        for least in modules.house_min_players
    ]
    return BaghdadGame(
        edition=edition,
        switches=switches,
        public_works=public_works,
        contracts=contracts,
        objectives=objectives,
        difficulty=difficulty,
        players=[new_player(edition) for _ in range(players)],
        agenda=agenda,
        turns=0,
        active=NOBODY,
        start_player=NOBODY,
        tokens=[-1] * (PORTS + SECTIONS),
        tops=[NO_BUILDING] * LEVELS,
        bottoms=[NO_BUILDING] * LEVELS,
        building_pool=BIT[edition.buildings.tiles] - 1,
        city=[NO_BUILDING if kind == SITE else NO_TILE for kind in edition.city.kind],
        public_sites=0,
        public_slots=slots,
        bag=edition.city.starting_tiles[:],
        second_set=False,
        display=[NO_CARD] * edition.wisdom_slots,
        decks=[edition.cards.of_deck(DAY, players), edition.cards.of_deck(NIGHT, players)],
        box=0,
        library=[NOBODY] * len(edition.library),
        pieces=[NOBODY] * edition.palace.pieces,
        covered=[0, 0, 0],
        ports=[NOBODY] * (PORTS * PORT_SLOTS),
        contract_tops=[NO_CONTRACT] * STACKS,
        contract_stacks=[modules.contract_stack if contracts else 0] * STACKS,
        contract_pool=BIT[modules.contracts] - 1 if contracts else 0,
        shown=[NO_OBJECTIVE] * STACKS,
        objective_pool=BIT[modules.objectives] - 1 if objectives else 0,
        marks=[0] * (STACKS * 4),
        bot_active=NO_BOT_CARD,
        bot_top=NO_BOT_CARD,
        bot_pool=BIT[edition.bot.cards] - 1 if difficulty != NO_BOT else 0,
        bot_done=0,
    )


def new_game(
    edition: Edition,
    switches: Switches,
    seats: int,
    *,
    difficulty: int = NO_BOT,
    public_works: bool = False,
    contracts: bool = False,
    objectives: bool = False,
    start_player: int = NOBODY,
) -> BaghdadGame:
    """Lay out a game; the first question is the first scoring token. With 1 seat `difficulty` is the bot's.

    `start_player` is a seat, or NOBODY: drawn. In the solo game the player begins (BAG-23.4).
    """
    game = new_table(
        edition=edition,
        switches=switches,
        players=2 if seats == 1 else seats,
        difficulty=difficulty,
        public_works=public_works,
        contracts=contracts,
        objectives=objectives,
        agenda=Agenda([Course(0 if seats == 1 else start_player)]),
    )
    if game.solo():
        game.players[BOT].letter = difficulty
        game.players[BOT].coins = 0
    game.settle()
    return game
