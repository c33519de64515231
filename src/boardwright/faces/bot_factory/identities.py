"""Which copy is which: ids that stay with a part, a project tile or a bot wherever it goes.

The state counts copies and tells none apart. So the lines of the log are carried out once more, and after
each of them what has left a place is found again where one of its kind has come. Nothing is hidden in this
game: the log tells every viewer all. What was found out is kept for the next drawing, which is mostly one
line further.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple, cast

from boardwright.faces.bot_factory.naming import Naming
from boardwright.games.bot_factory.actions import TAKE
from boardwright.games.bot_factory.components import COLOURS, NO_COLOUR, NO_PART, PARTS, UNIVERSAL
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.packing import Action, verb_of
from boardwright.table.observation import Observation

# Where copies lie. Parts:
TOP, WHEEL, SPARE, HAND, COLUMN, DISPLAY = range(6)
# Project tiles, then bots:
BOARD, WAITING, BUILT, LEFT, COMPLETED = range(6, 11)

PROJECT: Final = PARTS  # the first kind of project tile, of the first colour
BOT: Final = PARTS + COLOURS
UNIVERSAL_BOT: Final = BOT + COLOURS
KINDS: Final = UNIVERSAL_BOT + 1

COMES_FROM: Final[dict[int, tuple[int, ...]]] = {
    TOP: (),
    WHEEL: (TOP,),
    SPARE: (HAND, TOP),
    HAND: (WHEEL, TOP, SPARE, DISPLAY),
    COLUMN: (HAND,),
    DISPLAY: (HAND, COLUMN, SPARE),
    BOARD: (),
    WAITING: (BOARD,),
    BUILT: (WAITING,),
    LEFT: (),
    COMPLETED: (LEFT,),
}

KEPT: Final = 200  # positions, of all tables together: a few megabytes
EVERY: Final = 32  # lines between two positions that are kept on the way to a later one


class Place(NamedTuple):
    """Where one copy lies."""

    kind: int  # a part, PROJECT + colour, BOT + colour, or UNIVERSAL_BOT
    where: int
    at: int  # stack, wheel slot, seat, space, whatever tells places apart there
    copy: int = 0  # among several of the kind in one place


@dataclass
class Copies:
    """The number of the copy in each place, and how many numbers were given to each kind."""

    numbers: dict[Place, int]
    given: list[int]

    def word(self, naming: Naming, place: Place) -> str:
        """Return the id of the copy in a place, such as `red-head-3`."""
        return f"{word_of(naming, place.kind)}-{self.numbers[place]}"

    def fresh(self, kind: int) -> int:
        """Return the next number of a kind; none is given twice."""
        self.given[kind] += 1
        return self.given[kind]


def word_of(naming: Naming, kind: int) -> str:
    """Return a kind as ids name it."""
    if kind == UNIVERSAL_BOT:
        return "universal-bot"
    if kind >= BOT:
        return f"{naming.names.colours[kind - BOT]}-bot"
    if kind >= PROJECT:
        return f"{naming.names.colours[kind - PROJECT]}-project"
    return naming.names.parts[kind]


def places_of(game: BotFactory) -> list[Place]:
    """Return every place where a copy lies face up."""
    out = [Place(part, TOP, colour) for colour, part in enumerate(game.tops) if part != NO_PART]
    out += [Place(part, WHEEL, slot) for slot, part in enumerate(game.wheel) if part != NO_PART]
    out += [Place(part, SPARE, spare) for spare, part in enumerate(game.spares) if part != NO_PART]
    out += [Place(part, COLUMN, cell) for cell, part in enumerate(game.columns) if part != NO_PART]
    for type, left in enumerate(game.universals):
        out += several(UNIVERSAL + type, DISPLAY, 0, left)
    out += [
        Place(PROJECT + colour, BOARD, s) for s, colour in enumerate(game.projects) if colour != NO_COLOUR
    ]
    for colour, left in enumerate(game.meeples):
        out += several(BOT + colour, LEFT, 0, left)
    out += several(UNIVERSAL_BOT, LEFT, 0, int(game.universal_bot))
    for seat in range(game.seats):
        out += places_before(game, seat)
    return out


def places_before(game: BotFactory, seat: int) -> list[Place]:
    """Return the places in front of a player."""
    me = game.players[seat]
    out: list[Place] = []
    for part, held in enumerate(me.parts):
        out += several(part, HAND, seat, held)
    for colour in range(COLOURS):
        out += several(PROJECT + colour, WAITING, seat, me.projects[colour])
        out += several(PROJECT + colour, BUILT, seat, me.bots_of(colour))
        out += several(BOT + colour, COMPLETED, seat, me.bots[colour])
        out += several(UNIVERSAL_BOT, COMPLETED, seat, me.universal_bots[colour])
    return out


def several(kind: int, where: int, at: int, number: int) -> list[Place]:
    """Return the places of several copies that lie together."""
    return [Place(kind, where, at, copy) for copy in range(number)]


def follow(old: Copies, game: BotFactory, *, slides: bool = True) -> Copies:
    """Return the copies as they lie now: those that stayed, those that moved, those that are new."""
    places = places_of(game)
    if len(places) == len(old.numbers) and all(place in old.numbers for place in places):
        return old
    now = Copies(slid(old, game) if slides else {}, old.given[:])
    used = {(place.kind, number) for place, number in now.numbers.items()}
    for place in places:
        number = old.numbers.get(place)
        if place not in now.numbers and number is not None and (place.kind, number) not in used:
            now.numbers[place] = number
            used.add((place.kind, number))
    left = [place for place, number in old.numbers.items() if (place.kind, number) not in used]
    for place in places:
        if place not in now.numbers:
            now.numbers[place] = arrived(old, now, left, place)
    return now


def arrived(old: Copies, now: Copies, left: list[Place], place: Place) -> int:
    """Return the number of what has come to a place; it is taken out of what has left one."""
    kind = place.kind
    for where in COMES_FROM[place.where]:
        for source in left:
            if source.kind == kind and source.where == where:
                left.remove(source)
                return old.numbers[source]
    top = next((p for p in now.numbers if p.kind == kind and p.where == TOP), None)
    if top is not None and top in old.numbers and TOP in COMES_FROM[place.where]:
        number = now.numbers[top]  # the next part of the stack is of the same kind: only it is new
        now.numbers[top] = now.fresh(kind)
        return number
    return now.fresh(kind)


def slid(old: Copies, game: BotFactory) -> dict[Place, int]:
    """Return the project tiles of every column that slid down. BOT-8.7"""
    rows = game.edition.project_rows
    out: dict[Place, int] = {}
    for column in range(game.edition.project_columns):
        spaces = range(column * rows, column * rows + rows)
        before = [place for space in spaces for place in old.numbers if place[1:3] == (BOARD, space)]
        now = [Place(PROJECT + game.projects[s], BOARD, s) for s in spaces if game.projects[s] != NO_COLOUR]
        above = before[len(before) - len(now) :]
        stacked = [place.at for place in now] == list(spaces)[: len(now)]
        if stacked and now != above and [p.kind for p in now] == [p.kind for p in above]:
            out.update({place: old.numbers[source] for place, source in zip(now, above, strict=True)})
    return out


@dataclass(frozen=True)
class Position:
    """A table after some lines of its log; both are never changed once they are kept."""

    game: BotFactory
    copies: Copies


class Kept:
    """The positions that were used last."""

    def __init__(self) -> None:
        """Begin with nothing."""
        self.positions: dict[object, Position] = {}

    def get(self, key: object) -> Position | None:
        """Return a position, which thereby becomes the one used last."""
        position = self.positions.pop(key, None)
        if position is not None:
            self.positions[key] = position
        return position

    def keep(self, key: object, position: Position) -> None:
        """Add a position; the one that was not used for the longest time goes."""
        self.positions[key] = position
        for old in list(self.positions)[:-KEPT]:
            self.positions.pop(old, None)


KEEPER: Final = Kept()


def copies_of(observation: Observation, game: BotFactory) -> Copies:
    """Return the copies on a table as its viewer sees it."""
    actions = tuple(line.action for line in observation.log if line.action is not None)
    setup = observation.setup
    options = tuple(sorted(setup.options.items()))
    table = (setup.seats, options, setup.rulings, observation.printed.fingerprint)
    return follow(followed(observation, table, actions).copies, game)


def followed(observation: Observation, table: object, actions: Sequence[Action]) -> Position:
    """Return the position after these lines, from the nearest one that is known."""
    known = len(actions)
    while known and (table, actions[:known]) not in KEEPER.positions:
        known -= 1
    position = KEEPER.get((table, actions[:known]))
    if position is None:
        known = 0
        position = beginning(observation)
    if known == len(actions):
        return position
    game, copies = position.game.clone(), position.copies
    for number in range(known + 1, len(actions) + 1):
        action = actions[number - 1]
        game.apply(action)
        copies = follow(copies, game, slides=verb_of(action) != TAKE)
        if number % EVERY == 0 and number < len(actions):
            KEEPER.keep((table, actions[:number]), Position(game.clone(), copies))
    position = Position(game, copies)
    KEEPER.keep((table, actions), position)
    return position


def beginning(observation: Observation) -> Position:
    """Return the table before the first line."""
    game = cast(BotFactory, observation.title.new_game(observation.setup, observation.printed))
    return Position(game, follow(Copies({}, [0] * KINDS), game))
