"""The table before the first chance answer. BOT-1, 14, 15.1"""

from __future__ import annotations

from boardwright.games.bot_factory.components import (
    COLOURS,
    LEGS,
    NO_COLOUR,
    NO_PART,
    NO_TASK,
    PARTS,
    SANDRA,
    TILES,
    TYPES,
    UNIVERSAL,
    VILELA,
    Edition,
    Switches,
)
from boardwright.games.bot_factory.game import BotFactoryGame
from boardwright.games.bot_factory.rounds import Course
from boardwright.games.bot_factory.state import NOT_BEGUN, NOWHERE, BotFactory, new_player
from boardwright.kernel.agenda import Agenda
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY


def new_table(
    edition: Edition,
    switches: Switches,
    seats: int,
    agenda: Agenda[BotFactory],
    variant: int,
    max_rounds: int,
) -> BotFactoryGame:
    """Return the factory before anything random is drawn. BOT-1, 14.1-14.4, 15.1"""
    meeples = edition.meeples_small if seats <= 2 else edition.meeples_large
    where = [NOWHERE] * (VILELA + 1)
    where[SANDRA] = 2 * edition.sandra_start
    solo = seats == 1
    if solo:
        where[VILELA] = 2 * edition.vilela_start
    return BotFactoryGame(
        edition=edition,
        switches=switches,
        variant=variant,
        max_rounds=max_rounds,
        players=[new_player(edition.start_tokens) for _ in range(seats)],
        agenda=agenda,
        round=0,
        turns=0,
        active=NOBODY,
        first_player=0,
        columns=[NO_PART] * (COLOURS * TYPES),
        meeples=[meeples] * COLOURS,
        spares=[NO_PART] * 2,
        tops=[NO_PART] * COLOURS,
        stacks=[edition.copies] * UNIVERSAL + [0] * (LEGS + 1),
        discards=[0] * PARTS,
        marker=0,
        wheel=[NO_PART] * edition.wheel,
        turned=0,
        projects=[NO_COLOUR] * edition.project_spaces,
        deck=[edition.project_copies] * COLOURS,
        project_discards=[0] * COLOURS,
        universals=[edition.universals] * TYPES,
        values=[edition.value_start] * COLOURS,
        peaks=[edition.value_start] * COLOURS,
        contracts=[-1] * edition.positions,
        reserved=[NOBODY] * (2 * edition.positions),
        contracts_left=BIT[edition.contracts] - 1,
        where=where,
        tiles=BIT[TILES] - 1 if variant else 0,
        universal_bot=variant > 0,
        main=NOT_BEGUN,
        left=0,
        worth=0,
        paid=0,
        discounted=False,
        executive_done=False,
        turn_over=False,
        task=NO_TASK,
        vilela_board=-1,
        vilela_colour=NO_COLOUR,
        vilela_actions=[1] * 4 if solo else [0] * 4,
        vilela_bots=[1] * COLOURS if solo else [0] * COLOURS,
        inspections=[1] * len(edition.inspections) if solo else [0] * len(edition.inspections),
    )


def new_game(
    edition: Edition,
    switches: Switches,
    seats: int,
    variant: int = 0,
    max_rounds: int = 0,
    first_player: int = NOBODY,
    task: int = NO_TASK,
) -> BotFactoryGame:
    """Lay out a game for 1 to 4 seats; the first question is the first spare part.

    `variant` 1 or 2 plays with production tiles; `max_rounds` 0 sets no limit (BOT-2.7);
    `first_player` NOBODY is drawn (BOT-1.16); `task` NO_TASK is chosen by the solo player and DRAWN is
    drawn (BOT-14.2).
    """
    agenda: Agenda[BotFactory] = Agenda([Course(first_player, task)])
    game = new_table(edition, switches, seats, agenda, variant, max_rounds)
    game.settle()
    return game
