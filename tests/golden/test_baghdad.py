"""Stored games of Baghdad show all that lies in the box at work."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import cast

from boardwright.games import registry
from boardwright.games.baghdad.components import (
    BOT,
    LEVELS,
    NIGHT,
    NO_BUILDING,
    NO_CARD,
    NOWHERE,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.counts import is_met, met_night_cards
from boardwright.games.baghdad.edition import Printed
from boardwright.games.baghdad.player import LEAVING
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.packing import NOBODY
from boardwright.table.log import Answered, read_log
from tests.golden.record import FOLDER

TITLE = registry.title("baghdad")
PRINTED = cast(Printed, TITLE.load())
NAMES = PRINTED.names
CARDS = PRINTED.edition.cards
BUILDINGS = PRINTED.edition.buildings

# What takes five of a kind, a late building or a tile that seldom comes up: tests/games/baghdad has positions
# for each. Effects count as seen where the building stood in the vizier's quadrant before the turn began.
UNSEEN_NIGHT_CARDS = ["al-razi", "fadl-al-shairah", "harun-al-rashid", "ibn-sina"]
UNSEEN_BUILDINGS = ["architects-guild", "library", "meeting-hall"]
UNSEEN_EFFECTS = ["alchemists-tower", "apothecary", "craftsmens-guild", "mosque", "school"]
UNSEEN_REWARDS = ["5 1", "5 3", "5 4"]
UNSEEN_CONTRACTS = ["brick-spices"]

FILES = sorted(FOLDER.glob("baghdad/*.game"))


@cache
def answers(path: Path) -> list[list[str]]:
    """Return a stored game as its answers, each a list of words."""
    return [item.words.split() for item in read_log(path).items if isinstance(item, Answered)]


def said_after(verb: str) -> set[str]:
    """Return the words that follow a verb in some game."""
    return {" ".join(words[1:]) for path in FILES for words in answers(path) if words[0] == verb}


class Turn:
    """A player's turn: the table when the turn before was over, and when this one was."""

    def __init__(self, before: Baghdad, after: Baghdad) -> None:
        self.before = before
        self.after = after
        self.player = after.active


@cache
def turns() -> list[Turn]:
    """Return all turns of people in all stored games."""
    return [turn for path in FILES for turn in turns_of(path) if turn.player not in (NOBODY, bot_of(turn))]


def bot_of(turn: Turn) -> int:
    """Return the Bot's place at the table, or one that nobody has."""
    return BOT if turn.after.solo() else len(turn.after.players)


def turns_of(path: Path) -> Iterator[Turn]:
    """Play a stored game again, turn by turn."""
    words = TITLE.words(PRINTED)
    game = cast(Baghdad, TITLE.new_game(read_log(path).header.setup, PRINTED))
    before = last = game.clone()
    for answer in answers(path):
        game.apply(words.parse(" ".join(answer)))
        if game.turn() != last.turn():
            yield Turn(before, last)
            before = last
        last = game.clone()
    yield Turn(before, last)


@cache
def ends() -> list[Baghdad]:
    """Return the tables at the end of all stored games."""
    found = []
    for path in FILES:
        *_, last = turns_of(path)
        found.append(last.after)
    return found


def test_every_card_is_played_and_every_day_card_gives_its_reward() -> None:
    rewarded = set()
    played = set()
    for turn in turns():
        leaving = turn.before.players[turn.player].slots[LEAVING - 1]
        if leaving != NO_CARD:
            played.add(leaving)
            if is_met(turn.before, turn.player, leaving):
                rewarded.add(leaving)
    others = {card for card in range(CARDS.cards) if CARDS.deck[card] != NIGHT}
    assert names(NAMES.cards, others - rewarded) == []
    assert names(NAMES.cards, set(range(CARDS.cards)) - played) == []


def test_night_cards_score() -> None:
    scored = {
        card for game in ends() for seat in range(game.seats) for card in members(met_night_cards(game, seat))
    }
    assert names(NAMES.cards, set(members(CARDS.night)) - scored) == UNSEEN_NIGHT_CARDS


def test_buildings_are_built_and_resolved() -> None:
    built = {
        tile
        for game in ends()
        for site in game.edition.city.sites
        if (tile := game.city[site]) != NO_BUILDING
    }
    assert names(NAMES.buildings, set(range(BUILDINGS.tiles)) - built) == UNSEEN_BUILDINGS
    resolved = {tile for turn in turns() for tile in resolved_in(turn)}
    effects = {tile for tile in range(BUILDINGS.tiles) if BUILDINGS.level[tile] < LEVELS - 1}
    assert names(NAMES.buildings, effects - resolved) == UNSEEN_EFFECTS


def resolved_in(turn: Turn) -> Iterator[int]:
    """Yield the buildings with own houses that stood in the vizier's quadrant as the turn began."""
    quadrant = turn.after.edition.city.quadrant
    vizier = turn.after.players[turn.player].vizier
    if vizier != NOWHERE:
        for site in members(turn.before.players[turn.player].sites):
            if quadrant[site] == quadrant[vizier]:
                yield turn.before.city[site]


def test_every_palace_piece_is_built_and_every_space_covered() -> None:
    assert {words.split()[0] for words in said_after("build")} == set(NAMES.pieces)
    assert said_after("cover") == {"1", "2", "3", "4"}


def test_every_slot_of_every_port_is_reached() -> None:
    reached = {
        slot
        for game in ends()
        for slot in range(len(game.ports))
        if game.ports[slot] not in (NOBODY, BOT if game.solo() else NOBODY)
    }
    assert reached == set(range(len(PRINTED.edition.river.rewards)))


def test_rewards_of_the_library_are_taken() -> None:
    wanted = {f"{books} {space}" for books in range(2, SPOTS + 1) for space in range(1, 5)}
    assert sorted(wanted - said_after("library")) == UNSEEN_REWARDS


def test_every_spot_of_a_board_is_filled() -> None:
    filled = 0
    for game in ends():
        for seat in range(game.seats):
            filled |= game.players[seat].filled
    assert filled == BIT[TYPES * SPOTS] - 1


def test_contracts_are_fulfilled_and_every_objective_marked() -> None:
    held = {contract for turn in turns() for contract in members(turn.after.players[turn.player].contracts)}
    assert names(NAMES.contracts, set(range(len(NAMES.contracts))) - held) == UNSEEN_CONTRACTS
    assert {words.split()[0] for words in said_after("mark")} == set(NAMES.objectives)


def test_every_card_and_board_of_the_bot_is_seen() -> None:
    assert said_after("bot-card") == set(NAMES.bot_cards)
    boards = {game.difficulty for game in ends() if game.solo()}
    assert boards == set(range(len(NAMES.difficulties)))


def names(of: list[str], missing: set[int]) -> list[str]:
    """Return what is missing by name, for a message that helps."""
    return sorted(of[number] for number in missing)
