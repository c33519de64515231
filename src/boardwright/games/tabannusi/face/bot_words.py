"""The steps of the Bot in the past tense, as the rules told them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.sentence_files import sentence_file
from boardwright.faces.telling.wording import both, later, points_of, say, tell
from boardwright.games.tabannusi import notes as noted
from boardwright.games.tabannusi.components import DOWN_SYMBOL, UP_SYMBOL
from boardwright.games.tabannusi.face.answer_words import clause_of
from boardwright.games.tabannusi.face.answers import KINDS, Facts, Kind, named
from boardwright.games.tabannusi.face.bonus_words import bonuses_in_words, joined
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.state import FACES, Tabannusi
from boardwright.kernel import notes as kinds
from boardwright.kernel.notes import BEGAN, CHOSEN, ENDED, MOVED, Note

Teller = Callable[[Tabannusi, Naming, Sequence[Note]], Facts]
Topic = tuple[str, int]  # a key of STEPS, and what several notes in a row have in common

LETTERS: Final = "ABCD"  # of the actions
SYMBOLS: Final = {
    DOWN_SYMBOL: later("down: the lowest number that is possible"),
    UP_SYMBOL: later("up: the highest number that is possible"),
}
ICONS: Final = {
    noted.COVERED: "covered",
    noted.UNCOVERED: "uncovered",
    noted.BLUE_SPACE: "blue",
    noted.TERRACE: "terrace",
}
AFTER_OTHERS: Final = {"first": "first-after-others", "second": "second-after-others"}
TOGETHER: Final = {"first", "second", "card", "filled", "water"}  # several notes, one sentence


def topic_of_bot(note: Note) -> Topic | None:
    """Return what a note about the Bot is told as, or None where it is not told or told by others."""
    name = BY_CLAUSE.get((note.kind, note.clause), "")
    if noted.ACTION <= note.thing < noted.KINGS_ACTION and note.kind in (BEGAN, ENDED) and note.amount:
        name = "first" if note.amount == 1 else "second"
    elif note.thing == noted.BOT_MARKER:
        name = "card" if note.target >= noted.BOTS_CARD else "marker"
    elif note.thing == noted.ICON:
        name = "c-king" if note.cause >= noted.KING else ICONS[note.cause]
    elif note.thing == noted.KINGS_ACTION:
        name = "a-king"
    elif note.thing == noted.AUTOMA_DECK:
        name = "deck"
    elif note.thing == noted.AUTOMA_BAG:
        name = "bag" if note.amount else ""
    elif (note.kind, note.clause) == (CHOSEN, 2306):
        name = "die-of-district" if note.cause == noted.SHOWS_THE_DISTRICT else "die-highest"
    elif (note.kind, note.clause) == (MOVED, 2508):
        name = "assistant-stays" if note.origin == note.target else "assistant"
    if not name:
        return None
    return (name, note.thing if name == "rises" else 0)


def way(_game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a District and both numbers at the top of the cards."""
    top = naming.edition.automa.card_top
    return {
        "district": naming.district_link(notes[0].thing - noted.DISTRICT),
        "left": str(top[notes[0].origin - noted.AUTOMA]),
        "right": str(top[notes[0].target - noted.AUTOMA]),
    }


def actions(_game: Tabannusi, _naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return an action by its letter, and those that were not possible."""
    skipped = sorted({LETTERS[note.thing - noted.ACTION] for note in notes if note.kind == ENDED})
    return {"action": LETTERS[notes[-1].thing - noted.ACTION], "skipped": joined(skipped)}


def number_and_symbol(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return the current Number and what the symbol means."""
    rule = SYMBOLS.get(notes[0].amount)
    symbol = say(rule) if rule else say("that of the King, {king}", king=naming.king(game.king))
    return {"number": str(notes[0].thing - noted.NUMBER + 1), "symbol": symbol}


def water(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return the spaces of new Water."""
    return {"spaces": both([naming.place(game, note.target - noted.SPACE) for note in notes])}


def line_of_port(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a line, and what a Harbormaster is to the Bot."""
    points = points_of(game.edition.automa.bot_harbormaster_points)
    return {"line": naming.line(notes[0].origin - noted.LINE), "points": points}


class Step(NamedTuple):
    """A step of the Bot as `bot_steps.toml` has it."""

    told: str
    clause: str  # empty: that of its note
    notes: Sequence[tuple[int, int]]  # kind and clause of those that it tells
    facts: Sequence[tuple[str, str, str, int]]  # name, kind, field of the note and what to take off it


def parts(words: str) -> list[str]:
    """Return what a value lists."""
    return words.split("; ") if words else []


def step_of(words: Mapping[str, str]) -> Step:
    """Return one step."""
    notes = [
        (getattr(kinds, kind), int(clause)) for kind, clause in map(str.split, parts(words.get("notes", "")))
    ]
    facts: list[tuple[str, str, str, int]] = []
    for fact in parts(words.get("facts", "")):
        name, _, where = fact.partition(" = ")
        field, _, base = where.partition(" - ")
        facts.append((*named(name)[0], field, getattr(noted, base) if base else 0))
    return Step(words["told"], words.get("clause", ""), notes, facts)


STEPS: Final = {name: step_of(words) for name, words in sentence_file(__package__, "bot_steps").items()}
BY_CLAUSE: Final = {note: name for name, step in STEPS.items() for note in step.notes}

BOT_KINDS: Final[Mapping[str, Kind]] = {
    **KINDS,
    "letter": lambda _game, _naming, n: LETTERS[n],
    "pips": lambda _game, _naming, n: str(n % FACES + 1),
    "kings_action": lambda game, naming, n: bonuses_in_words(
        game.edition.automa.king_effects[n], naming.names.colours
    ),
}

# What several notes tell together, or not their fields alone.
FACTS: Final[Mapping[str, Teller]] = {
    "card": lambda _g, _n, notes: {"markers": joined([str(note.amount) for note in notes])},
    "filled": lambda _g, naming, notes: {
        "projects": both([f"{note.amount} {naming.colour(note.thing - noted.PROJECT)}" for note in notes])
    },
    "begins": way,
    "went": way,
    "current": number_and_symbol,
    "first": actions,
    "first-after-others": actions,
    "second": actions,
    "second-after-others": actions,
    "water": water,
    "line": line_of_port,
}


def tell_bot(game: Tabannusi, naming: Naming, topic: Topic, notes: Sequence[Note]) -> list[ToldEvent]:
    """Tell what the Bot did, each sentence with its clause; `game` is any later table."""
    what = topic[0]
    if what not in TOGETHER and len(notes) > 1:
        return [told for note in notes for told in tell_bot(game, naming, topic, [note])]
    if len(notes) > 1:
        what = AFTER_OTHERS.get(what, what)
    step, note = STEPS[what], notes[-1]
    if what in FACTS:
        facts = FACTS[what](game, naming, notes)
    else:
        facts = {n: BOT_KINDS[kind](game, naming, value(note, at) - base) for n, kind, at, base in step.facts}
    clause = step.clause or clause_of(note)
    return [cited(ToldEvent(tell(step.told, **facts), clause=clause, seat=note.seat))]


def value(note: Note, field: str) -> int:
    """Return a field of a note; places of the Bot alone count as they do for any seat."""
    found: int = getattr(note, field)
    return found % noted.SEAT if field in ("origin", "target") else found


def cited(told: ToldEvent) -> ToldEvent:
    """Return what is told, its clause first: what the Bot does is nobody's choice, so people ask why."""
    return replace(told, parts=[(told.clause, f"rule:{told.clause}"), (" ", ""), *told.parts])
