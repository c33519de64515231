"""The steps of the Bot in the past tense, as the rules told them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.tabannusi.bonus_words import bonuses_in_words, joined
from boardwright.faces.tabannusi.naming import Naming
from boardwright.faces.tabannusi.phrases import clause_of
from boardwright.faces.telling.told import Told
from boardwright.faces.telling.wording import Thing, both, later, points_of, say, tell
from boardwright.games.tabannusi.components import DOWN_SYMBOL, UP_SYMBOL
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
    SEAT,
    SHOWS_THE_DISTRICT,
    SPACE,
    TERRACE,
    UNCOVERED,
    ZIGGURAT_SPACE,
)
from boardwright.games.tabannusi.state import FACES, Tabannusi
from boardwright.kernel.notes import BEGAN, CHOSEN, ENDED, GAINED, MOVED, PAID, REVEALED, SCORED, Note

Facts = dict[str, "str | Thing"]
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


def nothing(_game: Tabannusi, _naming: Naming, _notes: Sequence[Note]) -> Facts:
    """Return no facts."""
    return {}


def bonus_alone(_game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a bonus."""
    return {"bonus": naming.bonus(notes[0].amount)}


def district_gone_to(_game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a District."""
    return {"district": naming.district_link(notes[0].target - DISTRICT)}


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


def ship(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a Ship and its price."""
    return {"ship": naming.ship_link(game, notes[0].thing - CELL), "gold": str(notes[0].amount)}


def line_of_port(game: Tabannusi, naming: Naming, notes: Sequence[Note]) -> Facts:
    """Return a line, and what a Harbormaster is to the Bot."""
    points = points_of(game.edition.automa.bot_harbormaster_points)
    return {"line": naming.line(notes[0].origin - LINE), "points": points}


# key -> clause (empty: that of the note), sentence, facts
WORDS: Final[dict[str, tuple[str, str, Teller]]] = {
    "card": (
        "",
        later("Markers on the Bot's Urban card, District by District: {markers}."),
        lambda _g, _n, notes: {"markers": joined([str(note.amount) for note in notes])},
    ),
    "filled": (
        "",
        later("Automa Projects in the bag: {projects}."),
        lambda _g, naming, notes: {
            "projects": both([f"{note.amount} {naming.colour(note.thing - PROJECT)}" for note in notes])
        },
    ),
    "begins": (
        "",
        later("The Bot's workers began in {district}: {left} and {right} Districts on from District 1."),
        way,
    ),
    "went": (
        "",
        later("The Bot's Architect went to {district}: {left} and {right} Districts on."),
        way,
    ),
    "die": (
        "",
        later("The Bot took a {colour} {value}."),
        lambda _g, naming, notes: {
            "colour": naming.colour(notes[0].thing - DIE),
            "value": str((notes[0].origin - BARGE) % FACES + 1),
        },
    ),
    "die-of-district": ("", later("It shows {district}, where its Architect is."), district_gone_to),
    "die-highest": (
        "",
        later("It was the highest: none showed {district}, where its Architect is."),
        district_gone_to,
    ),
    "no-die": (
        "",
        later("The Barge of {district} was empty: no die for the Bot."),
        lambda _g, naming, notes: {"district": naming.district_link(notes[0].origin - DISTRICT)},
    ),
    "current": (
        "",
        later("The current Number is {number}, the current symbol {symbol}."),
        number_and_symbol,
    ),
    "first": ("", later("First action, of the left card: {action}."), actions),
    "second": ("", later("Second action, of the right card: {action}."), actions),
    "a": (
        "",
        later("A brought the Bot {points}."),
        lambda _g, _n, notes: {"points": points_of(notes[0].amount)},
    ),
    "a-king": (
        "",
        later("A of {king} brought the Bot {bonuses}."),
        lambda game, naming, notes: {
            "king": naming.king(notes[0].cause - KING),
            "bonuses": bonuses_in_words(
                game.edition.automa.king_effects[notes[0].cause - KING], naming.names.colours
            ),
        },
    ),
    "as-c": (
        "",
        later("In {district} {action} is done as C."),
        lambda _g, naming, notes: {
            "action": LETTERS[notes[0].cause - ACTION],
            "district": naming.district_link(notes[0].target - DISTRICT),
        },
    ),
    "gold": (
        "",
        later("The Bot paid {n} Gold in place of dice."),
        lambda _g, _n, notes: {"n": str(notes[0].amount)},
    ),
    "project": (
        "TAB-27.5",
        later("The Bot placed a {colour} Project on {space}."),
        lambda game, naming, notes: {
            "space": naming.spot(game, notes[0].target - SPACE),
            "colour": naming.colour(notes[0].thing - PROJECT),
        },
    ),
    "building": (
        "TAB-27.9",
        later("The Bot built a {colour} Building on {space}."),
        lambda game, naming, notes: {
            "space": naming.spot(game, notes[0].target - SPACE),
            "colour": naming.colour(notes[0].cause - PIECE),
        },
    ),
    "water": ("", later("The Bot laid the Water it needed on {spaces}."), water),
    "garden": (
        "TAB-27.15",
        later("The Bot placed a Garden on {space}."),
        lambda game, naming, notes: {"space": naming.spot(game, notes[0].target - SPACE)},
    ),
    "covered": ("", later("In place of the covered bonus it gained {bonus}."), bonus_alone),
    "uncovered": ("TAB-24.1", later("Its Player board brought {bonus}."), bonus_alone),
    "port": (
        "TAB-27.12",
        later("The Bot placed a House on {space}."),
        lambda _g, naming, notes: {"space": naming.port_link(notes[0].target - PORT_SPACE)},
    ),
    "blue": ("", later("For the blue space it gained {bonus}."), bonus_alone),
    "no-crate": ("", later("In place of a Crate it gained 1 Gold."), nothing),
    "ziggurat": (
        "TAB-27.13",
        later("The Bot placed a House on the {space} of the Ziggurat."),
        lambda _g, naming, notes: {"space": naming.ziggurat_link(notes[0].target - ZIGGURAT_SPACE)},
    ),
    "terrace": ("TAB-24.8", later("The space brought {bonus}."), bonus_alone),
    "on-tile": (
        "",
        later("A marker of the Bot went on the tile of the {colour} section."),
        lambda _g, naming, notes: {"colour": naming.colour(notes[0].target % SEAT - ON_TILE)},
    ),
    "ship": ("", later("The Bot claimed {ship}."), ship),
    "line": ("TAB-24.7", later("It completed {line}: the Harbormaster became {points}."), line_of_port),
    "marker": (
        "",
        later("A marker of {district} left the Bot's Urban card."),
        lambda _g, naming, notes: {"district": naming.district_link(notes[0].origin - BOTS_CARD)},
    ),
    "project-back": (
        "",
        later("A {colour} Automa Project returned to the stock."),
        lambda _g, naming, notes: {"colour": naming.colour(notes[0].thing - PROJECT)},
    ),
    "c-king": (
        "",
        later("{king} added {bonus}."),
        lambda _g, naming, notes: {
            "king": naming.king(notes[0].cause - KING),
            "bonus": naming.bonus(notes[0].amount),
        },
    ),
    "rises": (
        "TAB-24.9",
        later("The Bot's {colour} marker rose to level {level}."),
        lambda _g, naming, notes: {
            "colour": naming.colour(notes[-1].thing - LEVEL),
            "level": str(notes[-1].target % SEAT - ON_TRACK),
        },
    ),
    "decree": (
        "TAB-25.7",
        later("The Bot took the Decree {decree}."),
        lambda _g, naming, notes: {"decree": naming.decree_link(notes[0].thing - DECREE)},
    ),
    "assistant": ("", later("The Bot's Assistant followed to {district}."), district_gone_to),
    "assistant-stays": ("", later("The Bot's Assistant stayed in {district}."), district_gone_to),
    "deck": ("", later("All Automa cards were shuffled."), nothing),
    "bag": ("", later("All Automa Projects went back into the bag."), nothing),
}
START: Final = 222  # the clause of a start Building, as a note has it
PAID_SHIP: Final = later("The Bot claimed {ship} for {gold} Gold.")


def tell_bot(game: Tabannusi, naming: Naming, topic: Topic, notes: Sequence[Note]) -> list[Told]:
    """Tell what the Bot did, each sentence with its clause; `game` is any later table."""
    what = topic[0]
    if what not in TOGETHER and len(notes) > 1:
        return [told for note in notes for told in tell_bot(game, naming, topic, [note])]
    clause, template, facts = WORDS[what]
    if what in SKIPPED and len(notes) > 1:
        template = SKIPPED[what]
    elif what == "ship" and notes[0].amount:
        template = PAID_SHIP
    elif what == "building" and notes[0].clause == START:
        clause = "TAB-22.9"
    told = tell(template, **facts(game, naming, notes))
    return [cited(Told(told, clause=clause or clause_of(notes[-1])))]


def cited(told: Told) -> Told:
    """Return what is told, its clause first: what the Bot does is nobody's choice, so people ask why."""
    return Told([(told.clause, f"rule:{told.clause}"), (" ", ""), *told.parts], told.deltas, told.clause)
