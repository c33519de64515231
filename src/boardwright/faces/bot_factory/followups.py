"""What happened by itself, told in the past tense: Sandra, Vilela, refills, Maintenance, the end."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from boardwright.faces.bot_factory.course import (
    ColumnCleared,
    ContractsRemoved,
    DeckShuffled,
    EndReached,
    Happening,
    Moved,
    PartTaken,
    ProjectsDiscarded,
    RoundBegun,
    SandraActed,
    SparesDiscarded,
    StackShuffled,
    TokensChanged,
    ValueFell,
    VilelaActed,
)
from boardwright.faces.bot_factory.naming import Naming
from boardwright.faces.telling.course import GameOver
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, capital, later, listed, say, say_count, tell
from boardwright.games.bot_factory.components import (
    ASSEMBLY,
    FINANCE,
    PRODUCTION,
    PROJECT,
    SANDRA,
    TO_HAND,
    TO_WHEEL,
)


def tell_happening(happening: Happening, naming: Naming, whose: int) -> Told:
    """Tell one thing that followed by itself; `whose` gave the line's answer."""
    if isinstance(happening, TokensChanged):
        change = tokens_changed(happening.tokens)
        own = happening.seat == whose
        return Told([], [change if own else naming.change(happening.seat, change)])
    teller = TELLERS.get(type(happening))
    return teller(happening, naming) if teller else Told([])


def tokens_changed(n: int) -> str:
    """Return a change of tokens: `+2 tokens`."""
    sign = "+" if n > 0 else "\N{MINUS SIGN}"
    return say_count("{sign}{n} token", "{sign}{n} tokens", abs(n), sign=sign)


def moved(happening: Moved, naming: Naming) -> Told:
    """Sandra's or Vilela's move. BOT-3.5, 14.8"""
    place = Thing(naming.place(happening.space), naming.space_id(happening.space))
    if happening.meeple != SANDRA:
        template = later("{vilela} went to {place}, the first space free on the board revealed (BOT-14.8).")
        return Told(tell(template, vilela=Thing(say("Vilela"), "vilela"), place=place))
    sandra = Thing(say("Sandra"), "sandra")
    if happening.before == happening.space:
        return Told(tell("{sandra} found no free space and stayed (BOT-3.6).", sandra=sandra))
    template = later("{sandra} moved on to {place}, the next free space to her right (BOT-3.5).")
    return Told(tell(template, sandra=sandra, place=place))


def sandra_acted(happening: SandraActed, naming: Naming) -> Told:
    """Sandra's action, and why. BOT-10.2-10.6"""
    sandra = Thing(say("Sandra"), "sandra")
    if happening.round == 1:
        return Told(tell("{sandra} only watched, as always in round 1 (BOT-10.2).", sandra=sandra))
    if happening.board == ASSEMBLY:
        template = later("{sandra}, on Assembly, had the spare parts replaced (BOT-10.3).")
        return Told(tell(template, sandra=sandra))
    if happening.board == PRODUCTION and happening.wheel_gaps == 0:
        template = later("{sandra}, on Part Production, found the wheel full (BOT-10.4).")
        return Told(tell(template, sandra=sandra))
    if happening.board == PRODUCTION:
        template = later("{sandra}, on Part Production, had the empty wheel spaces filled (BOT-10.4).")
        return Told(tell(template, sandra=sandra))
    if happening.board == PROJECT:
        template = later("{sandra}, on Projects, had the bottom row cleared (BOT-10.5).")
        return Told(tell(template, sandra=sandra))
    if not happening.risen:
        template = later("{sandra}, on Finance, found all values equal and left them (BOT-10.6).")
        return Told(tell(template, sandra=sandra))
    colours = both([naming.colour(colour) for colour in happening.risen])
    template = later("{sandra}, on Finance, raised the lowest value: {colours} (BOT-10.6).")
    return Told(tell(template, sandra=sandra, colours=colours))


def vilela_acted(happening: VilelaActed, naming: Naming) -> Told:
    """Vilela's action, and why. BOT-14.6, 14.11-14.15"""
    facts: dict[str, object] = {"vilela": Thing(say("Vilela"), "vilela")}
    if happening.round == 1:
        return Told(tell("{vilela} only watched, as always in round 1 (BOT-14.6).", **facts))
    facts["colour"] = naming.colour(happening.colour)
    facts["parts"] = both([naming.part(part) for part in happening.parts])
    facts["n"] = happening.projects
    return Told(tell(of_vilela(happening), **facts))


def of_vilela(happening: VilelaActed) -> str:
    """Return the template of Vilela's action."""
    if happening.board == ASSEMBLY:
        if happening.parts:
            return later("{vilela} stripped the {colour} column of its two parts: {parts} (BOT-14.12).")
        if happening.bots:
            return later("{vilela} took a {colour} bot off the Assembly board for good (BOT-14.12).")
        return later("{vilela} found no {colour} bot to take away (BOT-14.12).")
    if happening.board == PRODUCTION:
        if happening.parts:
            return later("{vilela} threw all {colour} parts off the wheel: {parts} (BOT-14.13).")
        return later("{vilela} found nothing {colour} on the wheel (BOT-14.13).")
    if happening.board == PROJECT:
        if happening.projects:
            return later("{vilela} discarded all {colour} projects of the board, {n} in number (BOT-14.14).")
        return later("{vilela} found no {colour} project on the board (BOT-14.14).")
    assert happening.board == FINANCE
    return later("{vilela} looked into the books: {colour} (BOT-14.15).")


def value_fell(happening: ValueFell, naming: Naming) -> Told:
    """Vilela lowered a value. BOT-14.15"""
    colour = Thing(naming.colour(happening.colour), naming.value_id(happening.colour))
    template = later("The value of {colour} fell to {value}.")
    if not happening.fell:
        template = later("The value of {colour} stayed at {value}, the bottom of the track.")
    return Told(tell(template, colour=colour, value=happening.value))


def spares_discarded(happening: SparesDiscarded, naming: Naming) -> Told:
    """The old spare parts. BOT-10.3"""
    if not happening.parts:
        return Told([])
    return Told(tell("Discarded: {parts}.", parts=both([naming.part(part) for part in happening.parts])))


def stack_shuffled(happening: StackShuffled, naming: Naming) -> Told:
    """An empty stack. BOT-7.12"""
    colour = Thing(naming.colour(happening.colour), naming.stack_id(happening.colour))
    return Told(tell("The discarded {colour} parts were shuffled into a stack (BOT-7.12).", colour=colour))


def part_taken(happening: PartTaken, naming: Naming) -> Told:
    """A part from a stack. BOT-10.3, 10.4"""
    if happening.to == TO_HAND:
        thing = Thing(naming.part(happening.part), naming.hand_of(happening.at))
        return Told(tell("{who} got the {part}.", who=naming.person(happening.at), part=thing))
    element = f"wheel-{happening.at}" if happening.to == TO_WHEEL else naming.spare_id(happening.at)
    thing = Thing(capital(naming.a_part(happening.part)), element)
    template = later("{part} came onto the wheel.")
    if happening.to != TO_WHEEL:
        template = later("{part} became a spare part.")
    return Told(tell(template, part=thing))


def projects_discarded(happening: ProjectsDiscarded, naming: Naming) -> Told:
    """The bottom row. BOT-11.3"""
    colours = naming.colours(happening.colours)
    if not colours:
        return Told(tell("The projects slid down."))
    template = later("Discarded from the bottom row: {colours}. The projects slid down.")
    if happening.maintenance:
        template = later("Maintenance: {colours} of the bottom row went, the projects slid down (BOT-11.3).")
    return Told(tell(template, colours=colours))


def deck_shuffled(happening: DeckShuffled, naming: Naming) -> Told:
    """An empty deck. BOT-8.7"""
    return Told(tell("The discarded projects were shuffled into a deck (BOT-8.7)."))


def column_cleared(happening: ColumnCleared, naming: Naming) -> Told:
    """Maintenance: a completed bot leaves, its colour loses value. BOT-11.1, 11.2"""
    colour = Thing(naming.colour(happening.colour), naming.value_id(happening.colour))
    template = later(
        "Maintenance: the {colour} bot was cleared away and its value fell to {value} (BOT-11.2)."
    )
    if not happening.fell:
        template = later(
            "Maintenance: the {colour} bot was cleared away; its value stays at {value} (BOT-11.2)."
        )
    return Told(tell(template, colour=colour, value=happening.value))


def contracts_removed(happening: ContractsRemoved, naming: Naming) -> Told:
    """Contracts that went without a choice. BOT-14.16"""
    edition = naming.printed.edition
    names = [
        Thing(
            say("contract for {bots}", bots=naming.bots(edition.contract_colours[contract])),
            naming.contract_id(position),
        )
        for position, contract in happening.contracts
    ]
    return Told(
        tell(
            "Removed, since nothing else was left to choose (BOT-14.16): {contracts}.",
            contracts=listed(names),
        )
    )


def round_begun(happening: RoundBegun, naming: Naming) -> Told:
    """A new round. BOT-2.1"""
    return Told(tell("Round {round} began.", round=happening.round))


def end_reached(happening: EndReached, naming: Naming) -> Told:
    """Why the game ends. BOT-12.1"""
    reasons: list[str] = []
    if happening.colours:
        colours = both([naming.colour(colour) for colour in happening.colours])
        reasons.append(say("no {colours} bot is left on the Assembly board", colours=colours))
    for seat in happening.seats:
        bots = naming.printed.edition.end_bots
        reasons.append(say("{bots} bots of {who} are complete", who=naming.object(seat), bots=bots))
    if not reasons:
        return Told(tell("The last round agreed on is over (BOT-2.7)."))
    return Told(tell("The game ends: {reasons} (BOT-12.1).", reasons=both(reasons)))


def game_over(happening: GameOver, naming: Naming) -> Told:
    """The end. BOT-12.3"""
    return Told(tell("The bots, contracts and tokens were scored."))


TELLERS: Final[dict[type, Callable[[Any, Naming], Told]]] = {
    Moved: moved,
    SandraActed: sandra_acted,
    VilelaActed: vilela_acted,
    ValueFell: value_fell,
    SparesDiscarded: spares_discarded,
    StackShuffled: stack_shuffled,
    PartTaken: part_taken,
    ProjectsDiscarded: projects_discarded,
    DeckShuffled: deck_shuffled,
    ColumnCleared: column_cleared,
    ContractsRemoved: contracts_removed,
    RoundBegun: round_begun,
    EndReached: end_reached,
    GameOver: game_over,
}
