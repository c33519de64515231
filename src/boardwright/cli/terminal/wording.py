"""Questions, reasons and results as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from typing import Final

from boardwright.cli.problem import Problem
from boardwright.faces.face import Blocked, Option, Question, Story
from boardwright.faces.telling.result import result_sentence
from boardwright.faces.telling.since import Since
from boardwright.faces.telling.story import as_shown
from boardwright.faces.telling.wording import say, translated
from boardwright.games.result import result_of
from boardwright.games.title import StandingAnswer
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.observation import Line
from boardwright.table.table import Table

FEW: Final = 12  # choices that are listed one by one

HELP = """\
Answer with the number of an option, such as 3; or 3 2 for its second choice; or in the words of the log.
?          what is not possible now; ? N tells why
b, b X     the board; its parts with X in their headings, such as b your
l, l N     the log; its last N lines
since      what the others did since your turn
u          undo your last answer
r          restart your turn
c          confirm your turn
rules X    a rule by its number (rules 5.8), its chapter or a word
aid, aid X what a turn can do; what X is, by its code or a word of its name
game, why  what the game is about; why this question is asked
hint       what a computer player would answer
standing   what the table answers for you always; standing 1 turns it on or off
save FILE  save the game
h          this help
q          quit"""


def option_lines(option: Option) -> list[str]:
    """Return an option as `3  Label, cost. Then: …` with its warnings below."""
    line = f"{option.number}  {option.label}"
    if option.small:
        line += f", {option.small}"
    if option.cost:
        line += f", cost {option.cost}"
    if len(option.actions) > 1:
        line += f" ({len(option.actions)} choices)"
    if option.then:
        line += f". Then: {option.then}"
    return [line, *(f"   Careful: {warning}" for warning in option.warnings)]


def question_lines(question: Question) -> list[str]:
    """Return the options of a question, and how much is not possible."""
    lines = [line for option in question.options for line in option_lines(option)]
    if question.blocked:
        lines.append(f"?  Not possible now: {len(question.blocked)}")
    return lines


def choice_label(option: Option, index: int) -> str:
    """Return what one of several choices of an option is called."""
    return option.target_labels[index] if index < len(option.target_labels) else option.words[index]


def choice_lines(option: Option, left: Sequence[int]) -> list[str]:
    """Return the choices that are left of an option: numbered from 1, or by their words if they are many."""
    if len(left) <= FEW:
        return [f"{number}  {choice_label(option, index)}" for number, index in enumerate(left, 1)]
    columns = zip(*(option.words[index].split()[1:] for index in left), strict=True)
    named = [list(dict.fromkeys(column)) for column in columns]
    example = " ".join(option.words[left[0]].split()[1:])
    lines = [", ".join(words) for words in named if len(words) > 1]
    return [*lines, f"Enter words of these lines, such as {example}."]


def narrowed(option: Option, left: Sequence[int], entered: Sequence[str]) -> list[int]:
    """Return the choices that a number or some words leave. Raises Problem if there is none."""
    if len(entered) == 1 and entered[0].isdigit() and len(left) <= FEW:
        number = int(entered[0])
        if 1 <= number <= len(left):
            return [left[number - 1]]
        raise Problem(f"{option.label} has no choice {number}; enter {span(range(1, len(left) + 1))}.")
    found = [n for n in left if set(entered) <= set(option.words[n].lower().split()[1:])]
    if not found:
        raise Problem(f"{option.label} has no choice {' '.join(entered)}.")
    return found


def span(numbers: Sequence[int]) -> str:
    """Return numbers for a sentence: `1 to 7` where none is missing."""
    if list(numbers) == list(range(numbers[0], numbers[-1] + 1)) and len(numbers) > 1:
        return f"{numbers[0]} to {numbers[-1]}"
    return " or ".join(str(number) for number in numbers)


def parts_headed(text: str, wanted: str) -> str:
    """Return the parts of a text, apart by empty lines, whose headings hold a word. Raises Problem."""
    parts = text.strip("\n").split("\n\n")
    found = [part for part in parts if wanted.casefold() in part.partition("\n")[0].casefold()]
    if not found:
        headings = "; ".join(part.partition("\n")[0] for part in parts if "\n" in part)
        raise Problem(f"No part of the board is headed {wanted}; there are {headings}.")
    return "\n\n".join(found)


def standing_lines(kinds: Sequence[StandingAnswer], wanted: Container[str]) -> list[str]:
    """Return the standing answers of a game, numbered from 1, and which are wanted."""
    if not kinds:
        return ["This game has no standing answers."]
    lines: list[str] = []
    for number, kind in enumerate(kinds, 1):
        lines.append(f"{number}  {kind.label}: {'on' if kind.key in wanted else 'off'}")
        lines.append(f"   {kind.help}")
    return [*lines, "standing N turns one of them on or off."]


def blocked_lines(blocked: Sequence[Blocked]) -> list[str]:
    """Return what is not possible, numbered from 1."""
    if not blocked:
        return ["Everything you could point at is possible."]
    lines = [f"{number}  {one.label}: {one.title}" for number, one in enumerate(blocked, 1)]
    return [*lines, "? N tells why."]


def reason_line(one: Blocked) -> str:
    """Return why something is not possible."""
    return f"{one.label}: {one.title}. {one.sentence} ({one.clause})"


def story_lines(story: Story) -> list[str]:
    """Return a log line as a sentence with what it changed, and below it what followed, a line each."""
    shown = as_shown(story)
    return [
        f"{shown.number}. {shown.deed}{in_brackets(shown.deltas)}",
        *(f"   - {event.text}{in_brackets(event.deltas)}" for event in shown.more),
    ]


def in_brackets(deltas: Sequence[str]) -> str:
    """Return what something changed, as it stands behind its sentence."""
    return f" ({', '.join(deltas)})" if deltas else ""


def since_lines(digest: Since | None) -> list[str]:
    """Return what others did since a player's turn, line by line."""
    if digest is None:
        return [say("Nobody else has done anything since your turn.")]
    return [digest.title, *(f"- {line}" for line in digest.said())]


def log_line(line: Line) -> str:
    """Return a line as it stands in the log."""
    return f"{'*' if line.whose == CHANCE else line.whose} {line.words}"


def opening_lines(table: Table, names: Sequence[str]) -> list[str]:
    """Return what is played, by whom, and how far it has come."""
    setup = table.setup
    lines = [f"{table.title.label} with {', '.join(names)}. Enter h for help."]
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items())
    if options:
        lines.append(f"Options: {options}")
    if any(line.whose != CHANCE for line in table.observe(NOBODY).log):
        lines.append(f"Continued after line {table.length}.")
    if table.printed.provenance.reconstructed():
        lines.append(
            f"Edition {setup.edition} holds stand-ins for printed values that are not known;"
            f" boardwright edition show {setup.game} names them."
        )
    return lines


def default_names(seats: int) -> list[str]:
    """Return names for players of whom nothing but the seat is known."""
    return [f"Player {seat + 1}" for seat in range(seats)]


def result_lines(table: Table, names: Sequence[str], mine: Collection[int] = ()) -> list[str]:
    """Return the result of a finished game: its sentence, the places and the score sheet, rivals included.

    `mine` are the reader's seats.
    """
    game = table.game
    result = result_of(table.title, game, table.printed)
    everybody = [*names, *(translated(rival.name) for rival in result.rivals)]
    scores = [*result.scores, *(rival.points for rival in result.rivals)]
    places = [*result.places, *(rival.place for rival in result.rivals)]
    order = sorted(range(len(everybody)), key=lambda column: places[column])
    lines = [say("The game is over."), result_sentence(result, names, mine)]
    if len(everybody) > 1:
        lines += [f"{places[column]}. {everybody[column]}: {scores[column]} points" for column in order]
    lines.append("Score sheet:")
    for category, points in table.title.sheet(game):
        told = ", ".join(f"{name} {number}" for name, number in zip(everybody, points, strict=True))
        lines.append(f"  {category}: {told}")
    return lines
