"""What each answer brings, said before the click: it is carried out on a copy of the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.telling.happenings import Happening, tried
from boardwright.faces.telling.wording import both, later, points_of, say, say_count, spoken
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory import notes as noted
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    FINANCE,
    NO_PART,
    PLACE_PART,
    PRODUCTION,
    PROJECT,
    SANDRA,
    UNIVERSAL,
    colour_of,
)
from boardwright.games.bot_factory.face.answer_words import Answer
from boardwright.games.bot_factory.face.naming import Naming, ordinal, tokens_of
from boardwright.games.bot_factory.face.reading_notes import (
    contract_points,
    nth_of,
    part_from,
    taken_from_stack,
)
from boardwright.games.bot_factory.face.sandra_forecast import HABITS, forecast
from boardwright.games.bot_factory.face.story_of_followups import (
    Teller,
    colours_of,
    column_cleared,
    end_reached,
    sandra_acted,
    stack_shuffled,
    topics,
    vilela_acted,
    went,
)
from boardwright.games.bot_factory.phases import has_moved
from boardwright.games.bot_factory.production import Rotate
from boardwright.games.bot_factory.state import BotFactory
from boardwright.kernel.bits import total
from boardwright.kernel.notes import BEGAN, GAINED, MOVED, PAID, TURNED, Note
from boardwright.kernel.packing import Action, verb_of


class Prospect(Answer):
    """An answer and the table it would lead to."""

    def __init__(self, game: BotFactory, naming: Naming, action: Action) -> None:
        """Try the answer on a copy of the table."""
        super().__init__(game, naming, action)
        self.me = game.players[game.whose()]
        self.happenings, self.after = tried(game, action)
        self.given = self.happenings[0]  # what the answer itself does

    def then(self) -> str:
        """Return what it brings, and what others do before the next real choice."""
        maker = MAKERS.get(self.verb)
        sentences = maker(self) if maker else [say(self.said.then, **self.facts)]
        return spoken([*sentences, *follow(self.happenings, self.naming)]) or say("the game goes on.")

    @property
    def paid(self) -> int:
        """The tokens it costs."""
        return self.given.amount(PAID, noted.TOKEN)

    @property
    def left_of_tokens(self) -> str:
        """A sentence about the tokens that are left when it is paid."""
        left = self.me.tokens - self.paid
        return say("{tokens} left.", tokens=tokens_of(left)) if left else say("no token left.")

    @property
    def gained(self) -> int:
        """The tokens it brings."""
        return self.given.amount(GAINED, noted.TOKEN)

    @property
    def bonus(self) -> Note | None:
        """What it offers, if anything."""
        return self.given.find(BEGAN, noted.BONUS)


MAIN: Final = {
    ASSEMBLY: later("you may place parts; executive: swap spare parts."),
    PRODUCTION: later("you may turn the wheel and take parts; executive: trade parts."),
    PROJECT: later("you may take projects; executive: trade projects."),
    FINANCE: later("you may raise values and reserve contracts; no executive action."),
}


def of_moving(prospect: Prospect) -> list[str]:
    """What the space offers, what it costs, and whether Sandra is there."""
    edition = prospect.game.edition
    space = prospect.first
    if prospect.verb == actions.SQUEEZE_IN:
        space = edition.last_space[prospect.first]
    board = edition.board_of[space]
    out = [say(MAIN[board])]
    if edition.extra_cost[space]:
        out.append(say("The main action costs {tokens}.", tokens=tokens_of(edition.extra_cost[space])))
    if edition.extra_gain[space]:
        out.append(say("The main action brings {tokens}.", tokens=tokens_of(edition.extra_gain[space])))
    out.append(sandra_on(prospect, board))
    return out


def sandra_on(prospect: Prospect, board: int) -> str:
    """Return whether Sandra will be on a board when the player acts there, as far as it is known."""
    game = prospect.after
    price = tokens_of(game.edition.sandra_cost)
    if game.round == 1 and game.switches.round_one_without_fee:
        return ""
    if has_moved(game, SANDRA):
        if game.board_of_meeple(SANDRA) == board:
            return say("Sandra is there: you will owe her {tokens} or pass.", tokens=price)
        return say("Sandra is not there.")
    seen = forecast(game)
    if seen is not None and seen.board == board:
        return say("Sandra comes here next, as things stand: {tokens} or pass.", tokens=price)
    return say("Sandra still moves, but not to this board as things stand.")


def of_main(prospect: Prospect) -> list[str]:
    """The main action begins."""
    space = prospect.given.the(BEGAN, noted.MAIN_ACTION).origin
    out = [say("you may use {offer}, or less.", offer=prospect.naming.offer(space))]
    if prospect.paid:
        out.append(say("It costs {tokens}.", tokens=tokens_of(prospect.paid)))
        out.append(prospect.left_of_tokens)
    if prospect.gained:
        out.append(say("You get {tokens} first.", tokens=tokens_of(prospect.gained)))
    return out


def of_ending(prospect: Prospect) -> list[str]:
    """The turn ends."""
    out = [say("your turn is over.")]
    seat = prospect.game.whose()
    parts, projects = prospect.game.parts_too_many(seat), prospect.game.projects_too_many(seat)
    if parts:
        out.append(say_count("You must discard {n} part first.", "You must discard {n} parts first.", parts))
    if projects:
        out.append(
            say_count("You must discard {n} project first.", "You must discard {n} projects first.", projects)
        )
    return out


def of_placing(prospect: Prospect) -> list[str]:
    """The reward, then the icon."""
    column = prospect.second
    out: list[str] = []
    if prospect.paid:
        out.append(say("you pay {tokens}.", tokens=tokens_of(prospect.paid)))
    completed = prospect.given.find(TURNED, noted.PROJECT_OF + column)
    if completed is None:
        nth = ordinal(nth_of(prospect.given.the(GAINED, noted.TOKEN)))
        out.append(say("the {nth} part brings {tokens}.", nth=nth, tokens=tokens_of(prospect.gained)))
    else:
        template = later("the {colour} bot is complete and yours, worth {value} now; {left} are left.")
        colour, left = prospect.naming.colour(column), prospect.game.meeples[column] - 1
        out.append(say(template, colour=colour, value=completed.amount, left=left))
    if prospect.bonus is not None:
        price = tokens_of(prospect.bonus.amount)
        out.append(say("The icon it covers lets you take a top part for {tokens}.", tokens=price))
    return out


def of_swapping(prospect: Prospect) -> list[str]:
    """The executive action of the Assembly board."""
    spare = part_from(prospect.given, noted.PALLET + prospect.second)
    assert spare is not None
    part = prospect.naming.part(spare.thing - noted.PART)
    return [say("you get the {part}.", part=part), prospect.left_of_tokens]


def of_rotating(prospect: Prospect) -> list[str]:
    """The next outputs, and the inputs to fill."""
    ahead = prospect.game.clone()
    Rotate(ahead.whose()).carry_out(ahead, 1)  # the wheel alone: what fills the inputs is asked next
    outputs, inputs = ahead.edition.outputs, ahead.edition.inputs
    parts = [ahead.part_at(position) for position in outputs]
    named = [say("nothing") if part == NO_PART else prospect.naming.a_part(part) for part in parts]
    out = [say("the outputs will hold {parts}.", parts=both(named))]
    icons = any(ahead.has_wheel_icon(position) for position in outputs)
    out.append(say("They will have icons.") if icons else say("They will have no icons."))
    gaps = [ahead.part_at(position) for position in inputs].count(NO_PART)
    if gaps:
        out.append(say_count("You fill {n} input.", "You fill {n} inputs.", gaps))
    return [*out, credits_left(ahead.left - 1)]


def credits_left(n: int) -> str:
    """Return what is left of the limit."""
    return say_count("{n} credit left.", "{n} credits left.", n)


def of_refilling(prospect: Prospect) -> list[str]:
    """An input is filled."""
    taken = taken_from_stack(prospect.given)
    if taken is None:
        return []
    return [say("the {part} comes onto the wheel.", part=prospect.naming.part(taken.thing - noted.PART))]


def of_dispensing(prospect: Prospect) -> list[str]:
    """A part, and the icon above it."""
    icon = say("There is no icon.")
    if prospect.bonus is not None:
        price = tokens_of(prospect.bonus.amount)
        icon = say("The icon lets you place a part for {tokens}.", tokens=price)
    return [parts_then(prospect, 1), icon, credits_left(prospect.game.left - 1)]


def parts_then(prospect: Prospect, more: int) -> str:
    """Return how full the hand will be."""
    n = total(prospect.me.parts) + more
    return say("you will have {n} of {most} parts.", n=n, most=prospect.game.edition.hand_parts)


def of_taking_part(prospect: Prospect) -> list[str]:
    """A top part."""
    out = [parts_then(prospect, 1)]
    return [*out, prospect.left_of_tokens] if prospect.paid else out


def of_taking(prospect: Prospect) -> list[str]:
    """A project and its bonus."""
    out = [projects_then(prospect, 1)]
    if prospect.bonus is not None:
        price = tokens_of(prospect.bonus.amount)
        out.append(say("You may place a part for {tokens} at once.", tokens=price))
    if prospect.given.find(GAINED, noted.TOKEN):
        out.append(say("You get {tokens}.", tokens=tokens_of(prospect.gained)))
    return out


def projects_then(prospect: Prospect, more: int) -> str:
    """Return how many projects there will be."""
    n = total(prospect.me.projects) + prospect.me.completed() + more
    most = prospect.game.edition.hand_projects
    return say("you will have {n} of {most} projects.", n=n, most=most)


def of_raising(prospect: Prospect) -> list[str]:
    """The new value, the line, the price."""
    colour = prospect.naming.colour(prospect.first)
    value = prospect.given.the(MOVED, noted.VALUE_OF + prospect.first).target - noted.TRACK
    out = [say("{colour} bots are worth {value}.", colour=colour, value=value)]
    if prospect.bonus is not None and prospect.bonus.cause == PLACE_PART:
        out.append(say("It crosses a line: you may place a part for nothing."))
    elif prospect.bonus is not None:
        out.append(say("It crosses a line: you may take a project for nothing."))
    if prospect.given.find(PAID, noted.TOKEN):
        out.append(prospect.left_of_tokens)
    return out


def of_reserving(prospect: Prospect) -> list[str]:
    """The points of a contract, the price."""
    _, points, more = contract_points(prospect.naming, prospect.given.the(MOVED, noted.TOKEN))
    template = later("{points} if you fulfil it, or {points_lost} lost.")
    return [say(template, points=points_of(points + more), points_lost=points), prospect.left_of_tokens]


# What others do -----------------------------------------------------------------------------------


def follow(happenings: Sequence[Happening], naming: Naming) -> list[str]:
    """Return sentences about what happens by itself, up to the next real choice."""
    out: list[str] = []
    for number, happening in enumerate(happenings):
        if number and verb_of(happening.action) == actions.PASS_TURN:
            out.append(say("{who} cannot pay Sandra: passed.", who=naming.person(happening.seat)))
        out += [follow_one(teller, notes, naming) for (teller, _), notes in topics(happening)]
    return [sentence for sentence in out if sentence]


def follow_one(teller: Teller, notes: Sequence[Note], naming: Naming) -> str:
    """Return a sentence about one thing that follows, or nothing."""
    note = notes[0]
    if teller is went:
        who = say("Sandra") if note.thing == noted.MEEPLE + SANDRA else say("Vilela")
        place = naming.place((note.target - noted.FLOOR) // 2)
        return say("{who} goes to {place}.", who=who, place=place)
    if teller is sandra_acted:
        return sandra_acts(notes, naming)
    if teller is vilela_acted and note.thing != noted.WATCHED:
        colour = naming.colour(note.cause - noted.REVEALED_COLOUR)
        board = naming.board(note.thing - noted.ACTED)
        return say("Vilela acts on {board} with {colour}.", board=board, colour=colour)
    if teller is stack_shuffled:
        colour = naming.colour(colour_of(note.thing - noted.PART))
        return say("The discarded {colour} parts become a stack first.", colour=colour)
    if teller is column_cleared:
        colour = naming.colour(note.thing - noted.VALUE_OF)
        template = later("In Maintenance the {colour} bot is cleared away; its value is {value} then.")
        return say(template, colour=colour, value=note.target - noted.TRACK)
    return say("The game ends.") if teller is end_reached else ""


def sandra_acts(notes: Sequence[Note], naming: Naming) -> str:
    """Return what Sandra does, or nothing where nothing changes."""
    chosen, *risen = notes
    if risen:
        colours = both([naming.colour(colour) for colour in colours_of(risen, noted.VALUE_OF)])
        return say("Sandra raises {colours}.", colours=colours)
    if chosen.thing == noted.WATCHED or chosen.clause == 10_06:
        return ""
    return say("Sandra {deed}.", deed=say(HABITS[chosen.thing - noted.ACTED]))


MAKERS: Final[dict[int, Callable[[Prospect], list[str]]]] = {
    actions.MOVE: of_moving,
    actions.SQUEEZE_IN: of_moving,
    actions.PAY_SANDRA: lambda prospect: [say("you may act."), prospect.left_of_tokens],
    actions.START_MAIN: of_main,
    actions.END_TURN: of_ending,
    actions.PLACE: of_placing,
    actions.SWAP: of_swapping,
    actions.ROTATE: of_rotating,
    actions.REFILL: of_refilling,
    actions.DISPENSE: of_dispensing,
    actions.TAKE_PART: of_taking_part,
    actions.DISCARD_PART: lambda prospect: [parts_then(prospect, -1)],
    actions.TAKE: of_taking,
    actions.DISCARD_PROJECT: lambda prospect: [projects_then(prospect, -1)],
    actions.TAKE_UNIVERSAL: lambda prospect: [
        say("the {part} fits every column.", part=prospect.naming.part(UNIVERSAL + prospect.first)),
        parts_then(prospect, 1),
    ],
    actions.RAISE: of_raising,
    actions.RESERVE: of_reserving,
}
