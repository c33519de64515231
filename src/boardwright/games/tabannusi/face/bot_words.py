"""The steps of the Bot in the past tense, as the rules told them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import both, later, points_of, say, tell
from boardwright.games.tabannusi.components import DOWN_SYMBOL, UP_SYMBOL
from boardwright.games.tabannusi.face.answers import KINDS, Facts, named
from boardwright.games.tabannusi.face.bonus_words import bonuses_in_words, joined
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.face.phrases import clause_of
from boardwright.games.tabannusi.notes import (
    ACTION,
    AUTOMA,
    AUTOMA_BAG,
    AUTOMA_DECK,
    BARGE,
    BLUE_SPACE,
    BOT_MARKER,
    BOTS_CARD,
    CELL,
    COVERED,
    DECREE,
    DIE,
    DISTRICT,
    ICON,
    KING,
    KINGS_ACTION,
    LEVEL,
    LINE,
    NUMBER,
    ON_TILE,
    ON_TRACK,
    PIECE,
    PORT_SPACE,
    PROJECT,
    SHOWS_THE_DISTRICT,
    SPACE,
    TERRACE,
    UNCOVERED,
    ZIGGURAT_SPACE,
    place_of,
)
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.kernel.notes import BEGAN, CHOSEN, ENDED, GAINED, MOVED, PAID, REVEALED, SCORED, Note

Teller = Callable[[Tabannusi, Naming, Sequence[Note]], Facts]
Topic = tuple[str, int]  # a key of WORDS, and what several notes in a row have in common

LETTERS: Final = "ABCD"  # of the actions
SYMBOLS: Final = {
    DOWN_SYMBOL: later("down: the lowest number that is possible"),
    UP_SYMBOL: later("up: the highest number that is possible"),
}
SKIPPED: Final = {  # where something higher up was not possible
    "first": later("First action, of the left card: {action}. Not possible before it: {skipped}."),
    "second": later("Second action, of the right card: {action}. Not possible before it: {skipped}."),
}

ICONS: Final = {COVERED: "covered", UNCOVERED: "uncovered", BLUE_SPACE: "blue", TERRACE: "terrace"}
BY_CLAUSE: Final = {  # kind and clause of a note -> a key of WORDS
    (MOVED, 2207): "filled",
    (CHOSEN, 2214): "begins",
    (CHOSEN, 2502): "went",
    (MOVED, 2503): "die",
    (CHOSEN, 2503): "no-die",
    (REVEALED, 2701): "current",
    (SCORED, 2704): "a",
    (BEGAN, 2708): "as-c",
    (BEGAN, 2716): "as-c",
    (PAID, 2304): "gold",
    (MOVED, 506): "project",
    (MOVED, 222): "building",
    (MOVED, 605): "building",
    (MOVED, 2715): "water",
    (MOVED, 709): "garden",
    (MOVED, 801): "port",
    (GAINED, 2405): "no-crate",
    (MOVED, 901): "ziggurat",
    (MOVED, 905): "on-tile",
    (CHOSEN, 2307): "ship",
    (CHOSEN, 2707): "ship",
    (CHOSEN, 2711): "ship",
    (MOVED, 813): "line",
    (MOVED, 2710): "project-back",
    (MOVED, 321): "rises",
    (MOVED, 1105): "decree",
}
GONE_TO: Final = ("district", "target", DISTRICT)  # facts of several steps
ON_SPACE: Final = ("space", "target", SPACE)
BONUS: Final = ("bonus", "amount", 0)
TOGETHER: Final = {"first", "second", "card", "filled", "water"}  # several notes, one sentence


def topic_of_bot(note: Note) -> Topic | None:
    """Return what a note about the Bot is told as, or None where it is not told or told by others."""
    name = BY_CLAUSE.get((note.kind, note.clause), "")
    if ACTION <= note.thing < KINGS_ACTION and note.kind in (BEGAN, ENDED) and note.amount:
        name = "first" if note.amount == 1 else "second"
    elif note.thing == BOT_MARKER:
        name = "card" if note.target >= BOTS_CARD else "marker"
    elif note.thing == ICON:
        name = "c-king" if note.cause >= KING else ICONS[note.cause]
    elif note.thing == KINGS_ACTION:
        name = "a-king"
    elif note.thing == AUTOMA_DECK:
        name = "deck"
    elif note.thing == AUTOMA_BAG:
        name = "bag" if note.amount else ""
    elif (note.kind, note.clause) == (CHOSEN, 2306):
        name = "die-of-district" if note.cause == SHOWS_THE_DISTRICT else "die-highest"
    elif (note.kind, note.clause) == (MOVED, 2508):
        name = "assistant-stays" if note.origin == note.target else "assistant"
    if not name:
        return None
    return (name, note.thing if name == "rises" else 0)


def way(_game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a District and both numbers at the top of the cards."""
    top = naming.edition.automa.card_top
    return {
        "district": naming.district_link(notes[0].thing - DISTRICT),
        "left": str(top[notes[0].origin - AUTOMA]),
        "right": str(top[notes[0].target - AUTOMA]),
    }


def actions(_game: Tabannusi, _naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return an action by its letter, and those that were not possible."""
    skipped = sorted({LETTERS[note.thing - ACTION] for note in notes if note.kind == ENDED})
    return {"action": LETTERS[notes[-1].thing - ACTION], "skipped": joined(skipped)}


def number_and_symbol(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return the current Number and what the symbol means."""
    rule = SYMBOLS.get(notes[0].amount)
    symbol = say(rule) if rule else say("that of the King, {king}", king=naming.king(game.king))
    return {"number": str(notes[0].thing - NUMBER + 1), "symbol": symbol}


def water(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return the spaces of new Water."""
    return {"spaces": both([naming.place(game, note.target - SPACE) for note in notes])}


def line_of_port(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a line, and what a Harbormaster is to the Bot."""
    points = points_of(game.edition.automa.bot_harbormaster_points)
    return {"line": naming.line(notes[0].origin - LINE), "points": points}


class Step(NamedTuple):
    """A step of the Bot: sentence, clause (empty: that of its note), and what its facts are called and are.

    A fact is a kind of `answers.KINDS`, a field of the note and what to take off it, or of all its notes.
    """

    template: str
    clause: str = ""
    facts: Sequence[tuple[str, str, str, int]] | Teller = ()


def step(template: str, *facts: tuple[str, str, int], clause: str = "") -> Step:
    """Return a step; a fact is a kind or `name:kind`, a field of the note and what to take off it."""
    names = named([fact for fact, _, _ in facts])
    rows = [(*pair, field, base) for pair, (_, field, base) in zip(names, facts, strict=True)]
    return Step(template, clause, rows)


WORDS: Final[dict[str, Step]] = {
    "card": Step(
        later("Markers on the Bot's Urban card, District by District: {markers}."),
        facts=lambda _g, _n, notes: {"markers": joined([str(note.amount) for note in notes])},
    ),
    "filled": Step(
        later("Automa Projects in the bag: {projects}."),
        facts=lambda _g, naming, notes: {
            "projects": both([f"{note.amount} {naming.colour(note.thing - PROJECT)}" for note in notes])
        },
    ),
    "begins": Step(
        later("The Bot's workers began in {district}: {left} and {right} Districts on from District 1."),
        facts=way,
    ),
    "went": Step(
        later("The Bot's Architect went to {district}: {left} and {right} Districts on."), facts=way
    ),
    "die": Step(
        later("The Bot took a {colour} {value}."),
        facts=lambda _g, naming, notes: {
            "colour": naming.colour(notes[0].thing - DIE),
            "value": str((notes[0].origin - BARGE) % FACES + 1),
        },
    ),
    "die-of-district": step(later("It shows {district}, where its Architect is."), GONE_TO),
    "die-highest": step(
        later("It was the highest: none showed {district}, where its Architect is."), GONE_TO
    ),
    "no-die": step(
        later("The Barge of {district} was empty: no die for the Bot."), ("district", "origin", DISTRICT)
    ),
    "current": Step(
        later("The current Number is {number}, the current symbol {symbol}."), facts=number_and_symbol
    ),
    "first": Step(later("First action, of the left card: {action}."), facts=actions),
    "second": Step(later("Second action, of the right card: {action}."), facts=actions),
    "a": step(later("A brought the Bot {points}."), ("points", "amount", 0)),
    "a-king": Step(
        later("A of {king} brought the Bot {bonuses}."),
        facts=lambda game, naming, _notes: {
            "king": naming.king(game.king),
            "bonuses": bonuses_in_words(game.edition.automa.king_effects[game.king], naming.names.colours),
        },
    ),
    "as-c": Step(
        later("In {district} {action} is done as C."),
        facts=lambda _g, naming, notes: {
            "action": LETTERS[notes[0].cause - ACTION],
            "district": naming.district_link(notes[0].target - DISTRICT),
        },
    ),
    "gold": step(later("The Bot paid {n} Gold in place of dice."), ("n:value", "amount", 0)),
    "project": step(
        later("The Bot placed a {colour} Project on {space}."),
        ("colour", "thing", PROJECT),
        ON_SPACE,
        clause="TAB-27.5",
    ),
    "building": step(
        later("The Bot built a {colour} Building on {space}."),
        ("colour", "cause", PIECE),
        ON_SPACE,
        clause="TAB-27.9",
    ),
    "water": Step(later("The Bot laid the Water it needed on {spaces}."), facts=water),
    "garden": step(later("The Bot placed a Garden on {space}."), ON_SPACE, clause="TAB-27.15"),
    "covered": step(later("In place of the covered bonus it gained {bonus}."), BONUS),
    "uncovered": step(later("Its Player board brought {bonus}."), BONUS, clause="TAB-24.1"),
    "port": step(
        later("The Bot placed a House on {space}."),
        ("space:port_space", "target", PORT_SPACE),
        clause="TAB-27.12",
    ),
    "blue": step(later("For the blue space it gained {bonus}."), BONUS),
    "no-crate": step(later("In place of a Crate it gained 1 Gold.")),
    "ziggurat": step(
        later("The Bot placed a House on the {space} of the Ziggurat."),
        ("space:ziggurat_space", "target", ZIGGURAT_SPACE),
        clause="TAB-27.13",
    ),
    "terrace": step(later("The space brought {bonus}."), BONUS, clause="TAB-24.8"),
    "on-tile": step(
        later("A marker of the Bot went on the tile of the {colour} section."),
        ("colour", "target", place_of(BOT, ON_TILE)),
    ),
    "ship": step(later("The Bot claimed {ship}."), ("ship", "thing", CELL), ("gold:value", "amount", 0)),
    "line": Step(
        later("It completed {line}: the Harbormaster became {points}."), "TAB-24.7", facts=line_of_port
    ),
    "marker": step(
        later("A marker of {district} left the Bot's Urban card."), ("district", "origin", BOTS_CARD)
    ),
    "project-back": step(
        later("A {colour} Automa Project returned to the stock."), ("colour", "thing", PROJECT)
    ),
    "c-king": step(later("{king} added {bonus}."), ("king", "cause", KING), BONUS),
    "rises": step(
        later("The Bot's {colour} marker rose to level {level}."),
        ("colour", "thing", LEVEL),
        ("level:value", "target", place_of(BOT, ON_TRACK)),
        clause="TAB-24.9",
    ),
    "decree": step(
        later("The Bot took the Decree {decree}."), ("decree", "thing", DECREE), clause="TAB-25.7"
    ),
    "assistant": step(later("The Bot's Assistant followed to {district}."), GONE_TO),
    "assistant-stays": step(later("The Bot's Assistant stayed in {district}."), GONE_TO),
    "deck": step(later("All Automa cards were shuffled.")),
    "bag": step(later("All Automa Projects went back into the bag.")),
}
START: Final = 222  # the clause of a start Building, as a note has it
PAID_SHIP: Final = later("The Bot claimed {ship} for {gold} Gold.")


def tell_bot(game: Tabannusi, naming: Naming, topic: Topic, notes: Sequence[Note]) -> list[Told]:
    """Tell what the Bot did, each sentence with its clause; `game` is any later table."""
    what = topic[0]
    if what not in TOGETHER and len(notes) > 1:
        return [told for note in notes for told in tell_bot(game, naming, topic, [note])]
    template, clause, facts = WORDS[what]
    if what in SKIPPED and len(notes) > 1:
        template = SKIPPED[what]
    elif what == "ship" and notes[0].amount:
        template = PAID_SHIP
    elif what == "building" and notes[0].clause == START:
        clause = "TAB-22.9"
    if callable(facts):
        found = facts(game, naming, notes)
    else:
        found = {n: KINDS[kind](game, naming, getattr(notes[0], at) - base) for n, kind, at, base in facts}
    return [cited(Told(tell(template, **found), clause=clause or clause_of(notes[-1])))]


def cited(told: Told) -> Told:
    """Return what is told, its clause first: what the Bot does is nobody's choice, so people ask why."""
    return Told([(told.clause, f"rule:{told.clause}"), (" ", ""), *told.parts], told.deltas, told.clause)
