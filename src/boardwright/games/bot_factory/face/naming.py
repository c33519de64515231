"""What things and people are called at one table, and by which ids the board draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, cast

from boardwright.faces.telling.people import People
from boardwright.faces.telling.wording import Thing, both, later, said_once, say, say_count
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    COLOURS,
    DISTINCT_COLOURS,
    LEGS,
    PLACE_PART,
    PRODUCTION,
    PROJECT,
    SAME_COLOUR,
    SANDRA,
    TWO_PAIRS,
    TYPES,
    UNIVERSAL,
    VILELA,
    colour_of,
    type_of,
)
from boardwright.games.bot_factory.edition import Printed
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import BIT
from boardwright.table.observation import Observation

COLOUR_WORDS: Final = (later("red"), later("yellow"), later("blue"), later("green"))
TYPE_WORDS: Final = (later("head"), later("torso"), later("legs"))
BOARD_WORDS: Final = (later("Assembly"), later("Part Production"), later("Projects"), later("Finance"))
TILE_WORDS: Final = (
    later("Sandra's waiver"),
    later("Squeeze in"),
    later("Finance discount"),
    later("Cheap universal part"),
    later("Any benefit"),
    later("Value step"),
    later("Universal part or bot"),
)
TILE_EFFECTS: Final = (
    later("On Sandra's board you pay nothing and gain {waiver_gain}."),
    later("Go to a full board; you act as on its last space."),
    later("Purchases on Finance cost {discount} less this turn, {discount_minimum} at least."),
    later("A universal part for {cheap_projects} instead of {trade_projects}."),
    later("For {benefit_cost}: a top part, a project, or a placement."),
    later("Raise one colour by {raise_steps}."),
    later("A universal part; or two different ones become the Universal bot."),
)


def game_of(observation: Observation) -> BotFactory:
    """Return the table as the viewer sees it."""
    return cast(BotFactory, observation.game)


def printed_of(observation: Observation) -> Printed:
    """Return the edition with its names."""
    return cast(Printed, observation.printed)


@said_once
def tokens_of(n: int) -> str:
    """Return a number of speech tokens in words."""
    return say_count("{n} token", "{n} tokens", n)


# Kinds of printed things that stand under ids -> where an edition names them.
ELEMENTS: Final = {
    "board": "boards",
    "contract": "positions",
    "executive": "boards",  # the executive action of a board
    "output": "outputs",
    "pallet": "spares",
    "project": "projects",
    "space": "spaces",
    "stack": "colours",
    "tile": "tiles",
    "track": "colours",  # of values
    "universal": "types",
    "value": "colours",  # the marker on a track
}


class Naming(People):
    """Names of one edition, and people as one viewer calls them."""

    def __init__(self, printed: Printed, people: Sequence[str], viewer: int) -> None:
        """Take the edition, the players' names by seat, and the viewer's seat or NOBODY."""
        super().__init__(people, viewer)
        self.printed = printed
        self.names = printed.names

    # Things -------------------------------------------------------------------------------------

    @staticmethod
    @said_once
    def colour(colour: int) -> str:
        """Return a bot colour as it stands inside a sentence."""
        return say(COLOUR_WORDS[colour])

    @staticmethod
    @said_once
    def type(type: int) -> str:
        """Return head, torso or legs."""
        return say(TYPE_WORDS[type])

    @staticmethod
    @said_once
    def part(part: int) -> str:
        """Return a part such as `red head`."""
        type = Naming.type(type_of(part))
        if part >= UNIVERSAL:
            return say("universal {type}", type=type)
        return say("{colour} {type}", colour=Naming.colour(colour_of(part)), type=type)

    @staticmethod
    @said_once
    def a_part(part: int) -> str:
        """Return a part such as `a red head`; legs come in a pair."""
        if type_of(part) == LEGS:
            return say("a pair of {part}", part=Naming.part(part))
        return say("a {part}", part=Naming.part(part))

    def colours(self, colours: Sequence[int]) -> str:
        """Return colours as a list, those that come several times with their number."""
        words: list[str] = []
        for colour in range(COLOURS):
            n = colours.count(colour)
            if n:
                words.append(
                    self.colour(colour) if n == 1 else say("{n} {colour}", n=n, colour=self.colour(colour))
                )
        return both(words)

    @staticmethod
    @said_once
    def bots(colours: int) -> str:
        """Return a mask of colours as bots: `red and blue bots`."""
        named = [Naming.colour(colour) for colour in range(COLOURS) if colours & BIT[colour]]
        if len(named) == 1:
            return say("a {colour} bot", colour=named[0])
        return say("{colours} bots", colours=both(named))

    @staticmethod
    @said_once
    def board(board: int) -> str:
        """Return the name of a board."""
        return say(BOARD_WORDS[board])

    @staticmethod
    @said_once
    def offered(board: int, limit: int) -> str:
        """Return what the main action of a space of a board allows, in short, such as `4 credits`."""
        if board == ASSEMBLY:
            return say("1 part") if limit == 1 else say("1–{n} parts", n=limit)
        if board == PRODUCTION:
            return say_count("{n} credit", "{n} credits", limit)
        if board == PROJECT:
            return say("1 project") if limit == 1 else say("1–{n} projects", n=limit)
        return tokens_of(limit)

    @staticmethod
    @said_once
    def placed(board: int, limit: int) -> str:
        """Return an action space with what it offers: `Finance (3 tokens)`."""
        return say("{board} ({offer})", board=Naming.board(board), offer=Naming.offered(board, limit))

    def offer(self, space: int) -> str:
        """Return what the main action of an action space allows."""
        return self.offered(self.printed.edition.board_of[space], self.printed.edition.limit[space])

    def place(self, space: int) -> str:
        """Return an action space with what it offers."""
        return self.placed(self.printed.edition.board_of[space], self.printed.edition.limit[space])

    def extras(self, space: int) -> str:
        """Return what the main action of an action space costs and gives besides, or nothing."""
        cost, gain = self.printed.edition.extra_cost[space], self.printed.edition.extra_gain[space]
        costs = say(", costs {tokens}", tokens=tokens_of(cost)) if cost else ""
        return costs + say(", gives {tokens}", tokens=tokens_of(gain)) if gain else costs

    def meeple(self, meeple: int) -> str:
        """Return a worker by its player, or Sandra, or Vilela."""
        if meeple in (SANDRA, VILELA):
            return say("Sandra") if meeple == SANDRA else say("Vilela")
        return self.person(meeple)

    @staticmethod
    def line_bonus(bonus: int) -> str:
        """Return what a line of the value tracks gives."""
        return say("place a part") if bonus == PLACE_PART else say("take a project")

    def bottom_bonuses(self) -> str:
        """Return what the two bottom spaces of the Project board give. BOT-8.3, 8.4"""
        cost, gain = self.printed.edition.bottom_left_cost, self.printed.edition.bottom_right_gain
        template = later("Bottom left: a part may be placed for {left}. Bottom right: {right}.")
        return say(template, left=tokens_of(cost), right=tokens_of(gain))

    def worker_place(self, where: int) -> str:
        """Return where a meeple stands; odd numbers are squeezed in beside a space."""
        place = self.place(where // 2)
        return say("{place}, squeezed in", place=place) if where % 2 else place

    def project_place(self, space: int) -> str:
        """Return a project space such as `bottom left`."""
        rows = self.printed.edition.project_rows
        column, row = divmod(space, rows)
        side = say("left") if column == 0 else say("right")
        if row == 0:
            return say("bottom {side}", side=side)
        if row == rows - 1:
            return say("top {side}", side=side)
        if rows == 3:
            return say("middle {side}", side=side)
        return say("{side}, row {row}", side=side, row=row + 1)

    def output(self, position: int) -> str:
        """Return an output of the wheel: the first position of the printed outputs lies right."""
        return say("right output") if position == self.printed.edition.outputs[0] else say("left output")

    @staticmethod
    @said_once
    def tile(tile: int) -> str:
        """Return the name of a production tile."""
        return say(TILE_WORDS[tile])

    def tile_effect(self, tile: int) -> str:
        """Return what a production tile does."""
        edition = self.printed.edition
        return say(
            TILE_EFFECTS[tile],
            waiver_gain=tokens_of(edition.waiver_gain),
            discount=tokens_of(edition.discount),
            discount_minimum=edition.discount_minimum,
            cheap_projects=say_count("{n} project", "{n} projects", edition.cheap_projects),
            trade_projects=edition.trade_projects,
            benefit_cost=tokens_of(edition.benefit_cost),
            raise_steps=edition.raise_steps,
        )

    def task(self, task: int) -> str:
        """Return what a task asks for."""
        need = self.printed.edition.task_need[task]
        if task == SAME_COLOUR:
            return say_count("{n} bot of one colour", "{n} bots of one colour", need)
        if task == DISTINCT_COLOURS:
            value = self.printed.edition.task_value
            return say("{n} bots of different colours, each worth {value} or more", n=need, value=value)
        if task == TWO_PAIRS:
            return say("{n} bots of one colour and {n} of another", n=need)
        return say_count("{n} fulfilled contract", "{n} fulfilled contracts", need)

    # Things that point at the board -------------------------------------------------------------

    def part_thing(self, part: int, element: str) -> Thing:
        """Return a part, linked to where it is drawn."""
        return Thing(self.part(part), element)

    def project_thing(self, colour: int, space: int) -> Thing:
        """Return a project, linked to its space of the board."""
        return Thing(say("{colour} project", colour=self.colour(colour)), self.id_of("project", space))

    def value_thing(self, colour: int) -> Thing:
        """Return a colour, linked to the marker of its value."""
        return Thing(self.colour(colour), self.id_of("value", colour))

    def space_thing(self, space: int) -> Thing:
        """Return an action space, linked."""
        return Thing(self.place(space), self.id_of("space", space))

    def board_thing(self, board: int) -> Thing:
        """Return a board, linked."""
        return Thing(self.board(board), self.id_of("board", board))

    def tile_thing(self, tile: int) -> Thing:
        """Return a production tile, linked."""
        return Thing(self.tile(tile), self.id_of("tile", tile))

    @property
    def sandra(self) -> Thing:
        """Return the manager, linked."""
        return Thing(say("Sandra"), "sandra")

    @property
    def vilela(self) -> Thing:
        """Return the inspector, linked."""
        return Thing(say("Vilela"), "vilela")

    def id_of(self, kind: str, number: int) -> str:
        """Return the id of a printed thing: its kind and what the log calls it, such as `space-3`."""
        words = getattr(self.names, ELEMENTS[kind])
        return f"{kind}-{words[number].replace(',', '-')}"

    def column_id(self, colour: int, type: int) -> str:
        """Return the id of a printed space of the Assembly board."""
        return f"column-{self.names.colours[colour]}-{self.names.types[type]}"

    def hand_of(self, seat: int) -> str:
        """Return the id of the area in front of a player."""
        return f"area-{seat}"

    def contract_thing(self, contract: int, position: int) -> Thing:
        """Return a contract, linked to its position."""
        bots = self.bots(self.printed.edition.contract_colours[contract])
        return Thing(say("contract for {bots}", bots=bots), self.id_of("contract", position))


def naming_of(observation: Observation, people: Sequence[str]) -> Naming:
    """Return the names as the viewer of an observation uses them."""
    return Naming(printed_of(observation), people, observation.seat)


def part_symbol(part: int) -> str:
    """Return the symbol of a part's silhouette."""
    return ("head", "torso", "legs")[type_of(part)]


def all_of_type(counts: Sequence[int]) -> list[int]:
    """Return every part of a hand, one entry a copy, in the order of the kinds."""
    return [part for part, n in enumerate(counts) for _ in range(n)]


ORDINALS: Final = (later("first"), later("second"), later("third"))


def ordinal(n: int) -> str:
    """Return `first`, `second` or `third`; a bot has no more parts."""
    return say(ORDINALS[n - 1])


assert len(ORDINALS) == TYPES
