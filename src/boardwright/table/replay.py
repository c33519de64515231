"""Playing a log again: strictly, with every answer and checkpoint compared, or leniently for diagnosis."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from boardwright.editions import EditionError
from boardwright.games.title import Printed, SetupError
from boardwright.games.words import WordsError
from boardwright.kernel.packing import CHANCE, NOBODY, Action
from boardwright.sentence import Sentence
from boardwright.table import dice
from boardwright.table.entries import Entry
from boardwright.table.log import (
    HIDDEN,
    OWN_DICE,
    Answered,
    Checked,
    Header,
    Log,
    LogError,
    format_log,
    parse_log,
)
from boardwright.table.record import Checkpoint
from boardwright.table.saves import checkpoint
from boardwright.table.table import Table


@dataclass(frozen=True)
class Replayed:
    """A table at the end of a log. `notes` say what a lenient replay left out or supplied.

    `strays` are the answers of chance that the header's seed does not give, unless they say so themselves.
    """

    table: Table
    notes: list[LogError] = field(default_factory=list)
    strays: list[LogError] = field(default_factory=list)


def validate(log: Log, printed: Printed | None = None) -> Table:
    """Return the table at the end of a log. Raises LogError with the first thing that is wrong.

    What is proved: every answer was open, every checkpoint is right, and chance answered as the header's seed
    has it, where the header tells one and the line does not say that dice were rolled by hand.
    """
    played = replay(log, printed=printed)
    if played.strays:
        raise played.strays[0]
    return played.table


def replay_text(text: str, path: str = "") -> Table:
    """Return the table at the end of a log. Raises LogError with the first thing that is wrong."""
    return replay(parse_log(text, path)).table


def canonical(log: Log, printed: Printed | None = None) -> str:
    """Return the one form of a log, comments kept. Raises LogError where a word is unknown."""
    table = _laid_out(log, "", printed)
    items = [
        replace(item, words=table.words.format(_action(table, item, log.path)))
        if isinstance(item, Answered) and HIDDEN not in item.words.split()
        else item
        for item in log.items
    ]
    return format_log(Log(Header(table.setup, log.header.seed), items))


def replay(
    log: Log,
    *,
    seed: str = "",
    printed: Printed | None = None,
    confirm: frozenset[int] = frozenset(),
    lenient: bool = False,
) -> Replayed:
    """Play a log again. `seed` answers chance after its end where the log does not tell its own.

    Strict: raises LogError at the first answer that is not open and the first checkpoint that differs.
    Lenient: leaves such answers out, or supplies one answer before them where that opens the way, and
    notes it. Chance is not asked; `Table.carry_on` does that where play goes on.
    """
    table = _laid_out(log, seed, printed, confirm)
    notes: list[LogError] = []
    strays: list[LogError] = []
    for item in log.items:
        try:
            if isinstance(item, Checked):
                _compare(table, item, log.path)
            elif isinstance(item, Answered):
                stray = _answer(table, item, log)
                if stray is not None:
                    strays.append(stray)
        except LogError as problem:
            if not lenient:
                raise
            notes.append(_mend(table, item, log) if isinstance(item, Answered) else problem)
    return Replayed(table, notes, strays)


def _laid_out(log: Log, seed: str, printed: Printed | None, confirm: frozenset[int] = frozenset()) -> Table:
    try:
        return Table(log.header.setup, log.header.seed or seed, printed, confirm)
    except SetupError as problem:
        raise LogError(log.path, 1, Sentence("{sentence}", sentence=str(problem))) from None
    except EditionError as problem:
        message = Sentence("the edition cannot be read: {sentence}", sentence=problem.sentence())
        raise LogError(log.path, 1, message) from None


def _action(table: Table, item: Answered, path: str) -> Action:
    """Return the action behind a line. Raises LogError."""
    if HIDDEN in item.words.split():
        message = "this line hides what happened; replay the full log, which there is once the game is over."
        raise LogError(path, item.line, Sentence(message))
    try:
        return table.words.parse(item.words)
    except WordsError as problem:
        raise LogError(path, item.line, Sentence("{sentence}", sentence=str(problem))) from None


def _answer(table: Table, item: Answered, log: Log) -> LogError | None:
    """Give the answer of a line; return what is to be said if the seed would have given another.

    Raises LogError, with nothing changed, if the answer is not open.
    """
    path = log.path
    action = _action(table, item, path)
    if item.whose != table.game.whose() or action not in table.game.options():
        message = Sentence(
            "“{words}” by {who} is not open here: {state}; the log was edited, or other rules wrote it:"
            " take out this line and all after it.",
            words=item.words,
            who=_who(item.whose),
            state=_state(table),
        )
        raise LogError(path, item.line, message)
    words = table.words.format(action)
    if item.whose != CHANCE:
        table.repeat(Entry("answer", item.whose, words))
        return None
    by_hand = table.seed != "" and (not log.header.seed or item.comment == OWN_DICE)
    stray = _stray(table, item, action, path) if log.header.seed and not by_hand else None
    table.repeat(Entry("chance", CHANCE, words, by_hand=by_hand or stray is not None))
    return stray


def _stray(table: Table, item: Answered, action: Action, path: str) -> LogError | None:
    """Return what is to be said of an answer of chance that is not the seed's."""
    drawn = dice.answer(table.seed, table.chance_answers, table.game)
    if drawn == action:
        return None
    message = Sentence(
        "the seed of the header gives “{drawn}” here, but the log says “{words}”: one of them was edited, or"
        " dice were rolled by hand; write “# {own_dice}” behind lines of which that is true.",
        drawn=table.words.format(drawn),
        words=item.words,
        own_dice=OWN_DICE,
    )
    return LogError(path, item.line, message)


def _compare(table: Table, item: Checked, path: str) -> None:
    """Compare a checkpoint. Raises LogError if it differs."""
    public = table.game.seen_by(NOBODY)
    here = Checkpoint(checkpoint(public), tuple(public.scores()))
    if (item.hash, item.scores) != (here.hash, here.scores):
        message = Sentence(
            "the log says {said} here, but the lines above lead to {found}, where {state}; one of them was"
            " edited, or other rules wrote them: go back to a copy that was not.",
            said=_shown(item.hash, item.scores),
            found=_shown(here.hash, here.scores),
            state=_state(table),
        )
        raise LogError(path, item.line, message)


def _mend(table: Table, item: Answered, log: Log) -> LogError:
    """Supply an answer that opens the way for a line, or leave the line out; return what was done."""
    path = log.path
    try:
        action = _action(table, item, path)
    except LogError as problem:
        return problem
    for option in table.game.options():
        ahead = table.game.clone()
        whose = ahead.whose()
        ahead.apply(option)
        if item.whose == ahead.whose() and action in ahead.options():
            supplied = Entry("chance" if whose == CHANCE else "answer", whose, table.words.format(option))
            table.repeat(supplied)
            _answer(table, item, log)
            message = "the log lacks an answer before this line; “{words}” by {who} was supplied."
            return LogError(path, item.line, Sentence(message, words=supplied.words, who=_who(whose)))
    message = "“{words}” by {who} is not open here and was left out: {state}."
    phrase = Sentence(message, words=item.words, who=_who(item.whose), state=_state(table))
    return LogError(path, item.line, phrase)


def _who(whose: int) -> Sentence:
    return Sentence("chance") if whose == CHANCE else Sentence("seat {seat}", seat=whose)


def _state(table: Table) -> Sentence:
    """Say what is asked, with all that is open."""
    frames = table.game.agenda.frames
    if not frames:
        return Sentence("the game is over")
    return Sentence(
        "{who} is asked {question} (open: {agenda})",
        who=_who(table.game.whose()),
        question=type(frames[-1]).__name__,
        agenda=table.game.agenda.names(),
    )


def _shown(hash_: str, scores: tuple[int, ...]) -> str:
    return " ".join([hash_, *(f"{seat}:{points}" for seat, points in enumerate(scores))])
