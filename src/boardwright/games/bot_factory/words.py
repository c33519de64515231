"""The words of Bot Factory's log."""

from __future__ import annotations

from functools import lru_cache

from boardwright.games.bot_factory.actions import (
    BUILD_UNIVERSAL,
    CHOOSE_TASK,
    CONTRACT,
    DECLINE,
    DISCARD_PART,
    DISCARD_PROJECT,
    DISPENSE,
    DRAW_TASK,
    END_TURN,
    FIRST_PLAYER,
    INSPECT,
    INSPECTION,
    MOVE,
    PASS_TURN,
    PAY_SANDRA,
    PLACE,
    PROJECT_TILE,
    RAISE,
    REFILL,
    RESERVE,
    RETURN_UNIVERSAL,
    ROTATE,
    SPARE,
    SQUEEZE_IN,
    START_MAIN,
    START_PART,
    START_PROJECT,
    STOP,
    SWAP,
    TAKE,
    TAKE_PART,
    TAKE_TILE,
    TAKE_UNIVERSAL,
    TOP,
    TRADE_PARTS,
    TRADE_PROJECTS,
    USE_TILE,
    VILELA_ACTION,
    VILELA_BOT,
)
from boardwright.games.bot_factory.components import UNIVERSAL
from boardwright.games.bot_factory.editions.names import Names
from boardwright.games.words import Verb, Vocabulary, Words


@lru_cache(8)  # editions
def words(names: Names) -> Words:
    """Return the log's language with the names of one edition."""
    colour = Vocabulary("colour", dict(enumerate(names.colours)))
    type = Vocabulary("type", dict(enumerate(names.types)))
    part = Vocabulary("part", dict(enumerate(names.parts)))
    coloured = Vocabulary("part", dict(enumerate(names.parts[:UNIVERSAL])))
    board = Vocabulary("board", dict(enumerate(names.boards)))
    space = Vocabulary("space", dict(enumerate(names.spaces)))
    pallet = Vocabulary("pallet", dict(enumerate(names.spares)))
    output = Vocabulary("output", names.outputs)
    project = Vocabulary("project", dict(enumerate(names.projects)))
    position = Vocabulary("position", dict(enumerate(names.positions)))
    contract = Vocabulary("contract", dict(enumerate(names.contracts)))
    tile = Vocabulary("tile", dict(enumerate(names.tiles)))
    task = Vocabulary("task", dict(enumerate(names.tasks)))
    vilela_tile = Vocabulary("tile", dict(enumerate(names.vilela_tiles)))
    inspection = Vocabulary("tile", dict(enumerate(names.inspections)))
    seat = Vocabulary("seat", {seat: str(seat) for seat in range(4)})
    return Words(
        [
            Verb(START_PART, "start-part", (colour,)),
            Verb(CHOOSE_TASK, "choose-task", (task,)),
            Verb(MOVE, "move", (space,)),
            Verb(SQUEEZE_IN, "squeeze-in", (board,)),
            Verb(PAY_SANDRA, "pay-sandra"),
            Verb(PASS_TURN, "pass-turn"),
            Verb(USE_TILE, "use-tile", (tile,)),
            Verb(START_MAIN, "start-main"),
            Verb(STOP, "stop"),
            Verb(END_TURN, "end-turn"),
            Verb(PLACE, "place", (part, colour)),
            Verb(ROTATE, "rotate"),
            Verb(REFILL, "refill", (colour,)),
            Verb(DISPENSE, "dispense", (output,)),
            Verb(TAKE, "take", (project,)),
            Verb(RAISE, "raise", (colour,)),
            Verb(RESERVE, "reserve", (position,)),
            Verb(SWAP, "swap", (part, pallet)),
            Verb(TRADE_PARTS, "trade-parts"),
            Verb(TRADE_PROJECTS, "trade-projects"),
            Verb(TAKE_PART, "take-part", (colour,)),
            Verb(TAKE_UNIVERSAL, "take-universal", (type,)),
            Verb(DISCARD_PART, "discard-part", (part,)),
            Verb(DISCARD_PROJECT, "discard-project", (colour,)),
            Verb(INSPECT, "remove-contract", (position,)),
            Verb(TAKE_TILE, "take-tile", (tile,)),
            Verb(DECLINE, "decline"),
            Verb(BUILD_UNIVERSAL, "build-universal-bot", (colour,)),
            Verb(RETURN_UNIVERSAL, "return-universal", (type,)),
            Verb(SPARE, "spare-part", (pallet, coloured)),
            Verb(TOP, "show-part", (coloured,)),
            Verb(PROJECT_TILE, "show-project", (project, colour)),
            Verb(START_PROJECT, "start-project", (seat, colour)),
            Verb(CONTRACT, "show-contract", (position, contract)),
            Verb(FIRST_PLAYER, "first-player", (seat,)),
            Verb(VILELA_ACTION, "reveal-action", (vilela_tile,)),
            Verb(VILELA_BOT, "reveal-bot", (colour,)),
            Verb(INSPECTION, "reveal-inspection", (inspection,)),
            Verb(DRAW_TASK, "draw-task", (task,)),
        ],
        (part, Vocabulary("there", part.words)),  # said by refusals
    )
