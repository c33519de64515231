"""Positions of Baghdad in a few words, for tests: what lies where, who is asked, what is said."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from boardwright.games.baghdad import edition
from boardwright.games.baghdad.actions import LAST_BONUS
from boardwright.games.baghdad.components import (
    BOOK_TILE,
    FIRST_ARTEFACT,
    FIRST_PATIENT,
    FIRST_STUDENT,
    NO_BOT,
    NO_CARD,
    NO_TILE,
    SPOTS,
    Switches,
)
from boardwright.games.baghdad.facts import Edition
from boardwright.games.baghdad.game import BaghdadGame
from boardwright.games.baghdad.player import Player
from boardwright.games.baghdad.setup import new_game
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.words import words
from boardwright.kernel.agenda import Agenda, Frame
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import CHANCE, NOBODY, Reason, verb_of

Game = TypeVar("Game", bound=Baghdad)

PRINTED: Final = edition.load()
E: Final[Edition] = PRINTED.edition
NAMES: Final = PRINTED.names
WORDS: Final = words(NAMES)
LOCATION: Final = {name: number for number, name in enumerate(NAMES.locations)}
CARD: Final = {name: number for number, name in enumerate(NAMES.cards)}
BUILDING: Final = {name: number for number, name in enumerate(NAMES.buildings)}
PIECE: Final = {name: number for number, name in enumerate(NAMES.pieces)}
TILE: Final = {name: number for number, name in enumerate(NAMES.tiles)}
GOOD: Final = {name: number for number, name in enumerate(NAMES.goods)}
NODE: Final = {name: number for number, name in enumerate([*NAMES.spaces, *NAMES.ports])}
CONTRACT: Final = {name: number for number, name in enumerate(NAMES.contracts)}
PORT: Final = {name: number for number, name in enumerate(NAMES.ports)}
ZERO: Final = E.board.favour_start  # the place of 0 points on the favour track
FIRST_OF_TYPE: Final = (BOOK_TILE, FIRST_PATIENT, FIRST_ARTEFACT, FIRST_STUDENT)


def fresh(
    seats: int = 4,
    *,
    start: int = 0,
    switches: Switches | None = None,
    public_works: bool = False,
    contracts: bool = False,
    objectives: bool = False,
    difficulty: int = NO_BOT,
    printed: Edition | None = None,
) -> BaghdadGame:
    """Return a game before its first scoring token is drawn."""
    return new_game(
        printed or E,
        switches or Switches(),
        seats,
        difficulty=max(difficulty, 0) if seats == 1 else NO_BOT,
        public_works=public_works,
        contracts=contracts,
        objectives=objectives,
        start_player=start,
    )


def table(
    seats: int = 4,
    *,
    start: int = 0,
    switches: Switches | None = None,
    modules: str = "",
    difficulty: int = 0,
) -> BaghdadGame:
    """Return a game that is set up, chance answered with its first outcomes; nobody is asked.

    `modules` names public-works, contracts and objectives.
    """
    game = fresh(
        seats,
        start=start,
        switches=switches,
        public_works="public-works" in modules,
        contracts="contracts" in modules,
        objectives="objectives" in modules,
        difficulty=difficulty,
    )
    answer_chance(game)
    game.agenda = Agenda([])
    game.agenda.options = []
    return game


def answer_chance(game: Baghdad) -> Baghdad:
    """Answer chance questions with their first outcome until a player is asked, or nobody."""
    while game.whose() == CHANCE:
        game.apply(game.options()[0])
    return game


def empty_city(game: Baghdad) -> Baghdad:
    """Take all tiles off the city."""
    for slot in E.city.slots:
        game.city[slot] = NO_TILE
    return game


def ask(game: Game, *frames: Frame[Baghdad]) -> Game:
    """Open frames, the last one on top, and nothing below."""
    game.agenda = Agenda(list(frames))
    game.settle()
    return game


def say(game: Baghdad, *lines: str) -> Baghdad:
    """Give answers in the log's words."""
    for line in lines:
        game.apply(WORDS.parse(line))
    return game


def said(game: Baghdad) -> list[str]:
    """Return the open answers in words, bonus actions apart."""
    return [WORDS.format(action) for action in game.options() if verb_of(action) > LAST_BONUS]


def bonus(game: Baghdad) -> list[str]:
    """Return the bonus actions that are open, in words."""
    return [WORDS.format(action) for action in game.options() if verb_of(action) <= LAST_BONUS]


def why(game: Baghdad, line: str) -> Reason:
    """Return what forbids a candidate, in the log's words."""
    action = WORDS.parse(line)
    assert action in game.candidates(), line
    return game.why_not(action)


def question(game: Baghdad) -> str:
    """Return the class of the open question, or nothing when nobody is asked."""
    return "" if game.whose() == NOBODY else type(game.agenda.open_question()).__name__


def show(player: Player, *cards: str) -> None:
    """Put cards face up, from the left; the hand gives up those it holds."""
    player.slots = [NO_CARD] * 4
    for slot, name in enumerate(cards):
        if name:
            player.slots[slot] = CARD[name]
            if CARD[name] in player.hand:
                player.hand.remove(CARD[name])


def fill(player: Player, type: int, spots: Iterable[int], tiles: Sequence[int] | None = None) -> None:
    """Put tiles of a type on spots, counted from 0."""
    for number, spot in enumerate(spots):
        player.place(type, spot, tiles[number] if tiles else FIRST_OF_TYPE[type])


def build(game: Baghdad, seat: int, building: str, site: str) -> None:
    """Put a player's next private building on a site."""
    me = game.players[seat]
    house = next(house for house in range(SPOTS) if me.houses & BIT[house])
    me.houses &= ~BIT[house]
    me.sites |= BIT[LOCATION[site]]
    game.city[LOCATION[site]] = BUILDING[building]


def goods(**counts: int) -> list[int]:
    """Return goods by name."""
    return [counts.get(name, 0) for name in NAMES.goods]


def boats_on(**counts: int) -> int:
    """Return boats on river spaces, packed; `left_1` is left-1."""
    return sum(number << (4 * NODE[name.replace("_", "-")]) for name, number in counts.items())
