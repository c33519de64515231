"""The steps of the Bot in the past tense."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from boardwright.faces.tabannusi.answers_of_chance import decree, district
from boardwright.faces.tabannusi.bonus_words import bonuses_in_words, joined
from boardwright.faces.tabannusi.bot_steps import BotStep
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, later, points_of, say, tell
from boardwright.games.tabannusi.components import DOWN_SYMBOL, SPACES, UP_SYMBOL, members
from boardwright.games.tabannusi.state import Tabannusi

Facts = dict[str, "str | Thing"]
Teller = Callable[[Tabannusi, Naming, tuple[int, ...]], Facts]

LETTERS: Final = "ABCD"  # of the actions
SYMBOLS: Final = {
    DOWN_SYMBOL: later("down: the lowest number that is possible"),
    UP_SYMBOL: later("up: the highest number that is possible"),
}
SKIPPED: Final = {  # where something higher up was not possible
    "first": later("First action, of the left card: {action}. Not possible before it: {skipped}."),
    "second": later("Second action, of the right card: {action}. Not possible before it: {skipped}."),
}


def nothing(_game: Tabannusi, _naming: Naming, _numbers: tuple[int, ...]) -> Facts:
    """Return no facts."""
    return {}


def bonus_alone(_game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return a bonus."""
    return {"bonus": naming.bonus(numbers[0])}


def district_alone(_game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return a District."""
    return {"district": district(naming, numbers[0])}


def colour_alone(_game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return a colour."""
    return {"colour": naming.colour(numbers[0])}


def way(_game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return a District and both numbers at the top of the cards."""
    return {
        "district": district(naming, numbers[0]),
        "left": str(numbers[1]),
        "right": str(numbers[2]),
    }


def actions(_game: Tabannusi, _naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return an action by its letter, and those that were not possible."""
    return {
        "action": LETTERS[numbers[0]],
        "skipped": joined([LETTERS[action] for action in members(numbers[1])]),
    }


def number_and_symbol(game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return the current Number and what the symbol means."""
    rule = SYMBOLS.get(numbers[1])
    symbol = say(rule) if rule else say("that of the King, {king}", king=naming.king(game.king))
    return {"number": str(numbers[0] + 1), "symbol": symbol}


def piece(game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return a space, and the colour of what was put there."""
    return {"space": naming.spot(game, numbers[0]), "colour": naming.colour(numbers[-1])}


def water(game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return the spaces of new Water."""
    places = [naming.place(game, numbers[0] * SPACES + space) for space in members(numbers[1])]
    return {"spaces": both(places)}


def ship(game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return a Ship and its price."""
    cell, gold = numbers
    facts: Facts = {"ship": Thing(naming.ship_at(game, cell), f"ship-{naming.names.cells[cell]}")}
    return {**facts, "gold": str(gold)}


def line_of_port(game: Tabannusi, naming: Naming, numbers: tuple[int, ...]) -> Facts:
    """Return a line, and what a Harbormaster is to the Bot."""
    points = points_of(game.edition.automa.bot_harbormaster_points)
    return {"line": naming.line(numbers[0]), "points": points}


# what -> clause (empty: each step brings its own), sentence, facts
WORDS: Final[dict[str, tuple[str, str, Teller]]] = {
    "card": (
        "TAB-22.5",
        later("Markers on the Bot's Urban card, District by District: {markers}."),
        lambda _g, _n, numbers: {"markers": joined([str(n) for n in numbers])},
    ),
    "filled": (
        "TAB-22.7",
        later("Automa Projects in the bag: {projects}."),
        lambda _g, naming, numbers: {
            "projects": both([f"{n} {naming.colour(colour)}" for colour, n in enumerate(numbers)])
        },
    ),
    "begins": (
        "TAB-22.14",
        later("The Bot's workers began in {district}: {left} and {right} Districts on from District 1."),
        way,
    ),
    "went": (
        "TAB-25.2",
        later("The Bot's Architect went to {district}: {left} and {right} Districts on."),
        way,
    ),
    "die": (
        "TAB-25.3",
        later("The Bot took a {colour} {value}."),
        lambda _g, naming, numbers: {"colour": naming.colour(numbers[0]), "value": str(numbers[1])},
    ),
    "die-of-district": ("TAB-23.6", later("It shows {district}, where its Architect is."), district_alone),
    "die-highest": (
        "TAB-23.6",
        later("It was the highest: none showed {district}, where its Architect is."),
        district_alone,
    ),
    "no-die": ("TAB-25.3", later("The Barge of {district} was empty: no die for the Bot."), district_alone),
    "current": (
        "TAB-27.1",
        later("The current Number is {number}, the current symbol {symbol}."),
        number_and_symbol,
    ),
    "first": ("", later("First action, of the left card: {action}."), actions),
    "second": ("", later("Second action, of the right card: {action}."), actions),
    "a": (
        "TAB-27.4",
        later("A brought the Bot {points}."),
        lambda game, _n, _numbers: {"points": points_of(game.edition.automa.bot_points)},
    ),
    "a-king": (
        "",
        later("A of {king} brought the Bot {bonuses}."),
        lambda game, naming, numbers: {
            "king": naming.king(numbers[0]),
            "bonuses": bonuses_in_words(game.edition.automa.king_effects[numbers[0]], naming.names.colours),
        },
    ),
    "as-c": (
        "",
        later("In {district} {action} is done as C."),
        lambda _g, naming, numbers: {
            "action": LETTERS[numbers[0]],
            "district": district(naming, numbers[1]),
        },
    ),
    "gold": (
        "TAB-23.4",
        later("The Bot paid {n} Gold in place of dice."),
        lambda _g, _n, numbers: {"n": str(numbers[0])},
    ),
    "project": ("TAB-27.5", later("The Bot placed a {colour} Project on {space}."), piece),
    "building": ("", later("The Bot built a {colour} Building on {space}."), piece),
    "water": ("TAB-27.15", later("The Bot laid the Water it needed on {spaces}."), water),
    "garden": (
        "TAB-27.15",
        later("The Bot placed a Garden on {space}."),
        lambda game, naming, numbers: {"space": naming.spot(game, numbers[0])},
    ),
    "covered": ("TAB-24.2", later("In place of the covered bonus it gained {bonus}."), bonus_alone),
    "uncovered": ("TAB-24.1", later("Its Player board brought {bonus}."), bonus_alone),
    "port": (
        "TAB-27.12",
        later("The Bot placed a House on {space}."),
        lambda _g, naming, numbers: {
            "space": Thing(naming.port_space(numbers[0]), f"port-{naming.names.port_spaces[numbers[0]]}")
        },
    ),
    "blue": ("TAB-24.6", later("For the blue space it gained {bonus}."), bonus_alone),
    "no-crate": ("TAB-24.5", later("In place of a Crate it gained 1 Gold."), nothing),
    "ziggurat": (
        "TAB-27.13",
        later("The Bot placed a House on the {space} of the Ziggurat."),
        lambda _g, naming, numbers: {
            "space": Thing(
                naming.ziggurat_space(numbers[0]), f"ziggurat-{naming.names.ziggurat_spaces[numbers[0]]}"
            )
        },
    ),
    "terrace": ("TAB-24.8", later("The space brought {bonus}."), bonus_alone),
    "on-tile": (
        "TAB-9.5",
        later("A marker of the Bot went on the tile of the {colour} section."),
        colour_alone,
    ),
    "ship": ("", later("The Bot claimed {ship}."), ship),
    "line": ("TAB-24.7", later("It completed {line}: the Harbormaster became {points}."), line_of_port),
    "marker": ("", later("A marker of {district} left the Bot's Urban card."), district_alone),
    "project-back": (
        "TAB-27.10",
        later("A {colour} Automa Project returned to the stock."),
        colour_alone,
    ),
    "c-king": (
        "",
        later("{king} added {bonus}."),
        lambda _g, naming, numbers: {"king": naming.king(numbers[0]), "bonus": naming.bonus(numbers[1])},
    ),
    "rises": (
        "TAB-24.9",
        later("The Bot's {colour} marker rose to level {level}."),
        lambda _g, naming, numbers: {"colour": naming.colour(numbers[0]), "level": str(numbers[1])},
    ),
    "decree": (
        "TAB-25.7",
        later("The Bot took the Decree {decree}."),
        lambda _g, naming, numbers: {"decree": decree(naming, numbers[0])},
    ),
    "assistant": ("TAB-25.8", later("The Bot's Assistant followed to {district}."), district_alone),
    "assistant-stays": ("TAB-25.8", later("The Bot's Assistant stayed in {district}."), district_alone),
    "deck": ("", later("All Automa cards were shuffled."), nothing),
    "bag": ("", later("All Automa Projects went back into the bag."), nothing),
}
PAID_SHIP: Final = later("The Bot claimed {ship} for {gold} Gold.")


def tell_bot(game: Tabannusi, naming: Naming, step: BotStep) -> Told:
    """Tell one step of the Bot with its clause; `game` is the table before the answer."""
    clause, template, facts = WORDS[step.what]
    if step.what in SKIPPED and step.numbers[1]:
        template = SKIPPED[step.what]
    elif step.what == "ship" and step.numbers[1]:
        template = PAID_SHIP
    told = tell(template, **facts(game, naming, step.numbers))
    return cited(Told(told, clause=step.clause or clause))


def cited(told: Told) -> Told:
    """Return what is told, its clause first: what the Bot does is nobody's choice, so people ask why."""
    return Told([(told.clause, f"rule:{told.clause}"), (" ", ""), *told.parts], told.deltas, told.clause)
