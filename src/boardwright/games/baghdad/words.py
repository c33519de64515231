"""The words of Baghdad's log."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from boardwright.games.baghdad.actions import (
    ACTION_FIRST,
    BOARD,
    BOT_CARD,
    BUILD_PIECE,
    BUY_BOAT,
    BUY_GOOD,
    BUY_TWO,
    CHARITY,
    CHOOSE_SITE,
    CITY_TILE,
    CONSTRUCT,
    CONSTRUCT_PUBLIC,
    COVER,
    EFFECTS_FIRST,
    EXTOLL,
    FIRST_BONUS,
    FLIP_STUDENTS,
    FULFIL,
    GAIN_GOOD,
    GAIN_TWO,
    GO,
    GO_ON,
    LIBRARY,
    MOVE_BOAT,
    OBJECTIVE,
    PAY,
    PLACE_TILE,
    PLAY,
    RESOLVE,
    SCORING_TOKEN,
    SELL,
    SHOW_BUILDING,
    SHOW_CARD,
    SHOW_CONTRACT,
    SHOW_OBJECTIVE,
    SKIP,
    SPEND_FOR_COIN,
    SPEND_FOR_GOOD,
    SPEND_FOR_WILD,
    START_PLAYER,
    STOP,
    TAKE_CARD,
)
from boardwright.games.baghdad.components import CIVIC, OBJECTIVE_SPACES, SPOTS
from boardwright.games.baghdad.editions.boards import MOST_ICONS
from boardwright.games.baghdad.editions.course import MOST_WISDOM_SLOTS
from boardwright.games.baghdad.editions.names import Names
from boardwright.games.words import Verb, Vocabulary, Words
from boardwright.kernel.bits import BIT, members

PLAYERS: Final = 4


@lru_cache(8)  # editions
def words(names: Names) -> Words:
    """Return the log's language with the names of one edition."""
    good = _numbered("good", names.goods)
    masks = range(1, BIT[len(names.goods)])
    goods = Vocabulary("choice of goods", {mask: _goods(names, mask) for mask in masks})
    card = _numbered("card", names.cards)
    location = _numbered("location", names.locations)
    type = _numbered("type", names.types)
    tile = _numbered("tile", names.tiles)
    building = _numbered("building", names.buildings)
    piece = _numbered("piece", names.pieces)
    node = _numbered("river space", [*names.spaces, *names.ports])
    space = _numbered("river space", names.spaces)
    contract = _numbered("contract", names.contracts)
    objective = _numbered("objective", names.objectives)
    spot = Vocabulary("spot", {**_from_one(SPOTS), CIVIC: "civic"})
    gap = _numbered("gap", names.gaps)
    house = Vocabulary("house", _from_one(SPOTS))
    architect = Vocabulary("architect", _from_one(SPOTS))
    reward = Vocabulary("space", _from_one(PLAYERS))
    book = Vocabulary("book", {number: str(number) for number in range(2, SPOTS + 1)})
    mark = Vocabulary("space", {number: str(number) for number in range(OBJECTIVE_SPACES)})
    number = Vocabulary("number", {number: str(number) for number in range(SPOTS + 1)})
    wilds, students, contracts = (_spent(what) for what in ("wilds", "students", "contracts"))
    slot = Vocabulary("slot", _from_one(MOST_WISDOM_SLOTS))
    place = _numbered("place", [*names.ports, *names.sections])
    thing = _numbered("thing", names.things)
    seat = _numbered("seat", [str(seat) for seat in range(PLAYERS)])
    letter = _numbered("board", names.letters)
    stack = _numbered("stack", names.stacks)
    bot_card = _numbered("bot card", names.bot_cards)
    return Words(
        [
            Verb(BUY_BOAT, "buy-boat"),
            Verb(SPEND_FOR_COIN, "favour-for-coin"),
            Verb(SPEND_FOR_GOOD, "favour-for-good", (good,)),
            Verb(SPEND_FOR_WILD, "favour-for-wild"),
            Verb(GO_ON, "go-on"),
            Verb(PLAY, "play", (card,)),
            Verb(FLIP_STUDENTS, "flip-students", (number,)),
            Verb(MOVE_BOAT, "move-boat", (space, node)),
            Verb(STOP, "stop"),
            Verb(SELL, "sell", (goods,)),
            Verb(BUY_GOOD, "buy", (good,)),
            Verb(BUY_TWO, "buy-two", (good, good)),
            Verb(FULFIL, "fulfil-contract"),
            Verb(GO, "move-vizier", (location,)),
            Verb(ACTION_FIRST, "action-first"),
            Verb(EFFECTS_FIRST, "buildings-first"),
            Verb(PLACE_TILE, "place", (location, spot)),
            Verb(SKIP, "skip"),
            Verb(PAY, "spend", (wilds, students, contracts)),
            Verb(CHOOSE_SITE, "choose-site", (location,)),
            Verb(CONSTRUCT, "construct", (building, house)),
            Verb(CONSTRUCT_PUBLIC, "construct-public", (building, house)),
            Verb(BUILD_PIECE, "build", (piece, architect)),
            Verb(COVER, "cover", (reward,)),
            Verb(LIBRARY, "library", (book, reward)),
            Verb(GAIN_GOOD, "gain", (good,)),
            Verb(GAIN_TWO, "gain-two", (good, good)),
            Verb(FIRST_BONUS, "first-bonus", (gap, spot)),
            Verb(RESOLVE, "resolve", (location,)),
            Verb(EXTOLL, "extoll-virtue", (type,)),
            Verb(CHARITY, "seek-charity"),
            Verb(OBJECTIVE, "mark", (objective, mark)),
            Verb(TAKE_CARD, "draw", (card,)),
            Verb(SCORING_TOKEN, "scoring-token", (place, thing)),
            Verb(SHOW_BUILDING, "show-building", (building,)),
            Verb(CITY_TILE, "city-tile", (location, tile)),
            Verb(SHOW_CARD, "show-card", (slot, card)),
            Verb(BOARD, "player-board", (seat, letter)),
            Verb(START_PLAYER, "start-player", (seat,)),
            Verb(SHOW_CONTRACT, "show-contract", (stack, contract)),
            Verb(SHOW_OBJECTIVE, "show-objective", (objective,)),
            Verb(BOT_CARD, "bot-card", (bot_card,)),
        ],
        [_numbered("skill", names.skills), type],
    )


def _numbered(name: str, ids: list[str]) -> Vocabulary:
    return Vocabulary(name, dict(enumerate(ids)))


def _from_one(count: int) -> dict[int, str]:
    """People count from 1 what the rules number from 0."""
    return {index: str(index + 1) for index in range(count)}


def _spent(what: str) -> Vocabulary:
    """Return the words for how many of something are spent on a requirement."""
    words = {n: f"{n}-{what}" for n in range(MOST_ICONS + 1)}
    words[1] = words[1].removesuffix("s")
    return Vocabulary(f"number of {what}", words)


def _goods(names: Names, mask: int) -> str:
    return "+".join(names.goods[good] for good in members(mask))
