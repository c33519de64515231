"""Questions, reasons and results as lines of text."""

from __future__ import annotations

from collections.abc import Collection, Container, Sequence
from typing import Final

from boardwright.cli.problem import Problem
from boardwright.faces.face import Blocked, Option, Panel, Question, Story
from boardwright.faces.i18n import _
from boardwright.faces.telling.look_ups import LOOK_UPS
from boardwright.faces.telling.result import result_sentence
from boardwright.faces.telling.since import Since
from boardwright.faces.telling.story import as_shown
from boardwright.faces.telling.typed import FEW, Way, in_list, options_of, ways_of_option
from boardwright.faces.telling.ways import grid, places
from boardwright.faces.telling.wording import comma, later, points_of, say, say_count, translated
from boardwright.games.result import result_of
from boardwright.games.title import StandingAnswer, Title
from boardwright.kernel.agenda import Game
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.observation import Line
from boardwright.table.table import Table

ANSWERING: Final = later(
    "Answer with the number of an option, such as 3; or 3 2 for its second choice; or by name, of which"
    " beginnings are enough and what belongs together may stand in quotes; or in the words of the log."
)


def help_lines() -> list[str]:
    """Return what can be entered, a line each."""
    wide = max(len(one.form) for one in LOOK_UPS)
    return [say(ANSWERING), *(f"{one.form:<{wide}}  {_(one.told)}" for one in LOOK_UPS)]


def option_lines(option: Option) -> list[str]:
    """Return an option as `3  Label, cost. Then: …` with its warnings below."""
    line = f"{option.number}  {option.label}"
    if option.small:
        line += f"{comma()}{option.small}"
    if option.cost:
        line += comma() + say("cost {cost}", cost=option.cost)
    if (n := len(option.actions)) > 1:
        line = say_count("{option} ({n} choice)", "{option} ({n} choices)", n, option=line)
    if option.then:
        line = say("{option}. Then: {then}", option=line, then=option.then)
    return [line, *("   " + say("Careful: {warning}", warning=warning) for warning in option.warnings)]


def question_lines(question: Question) -> list[str]:
    """Return the options of a question, and how much is not possible."""
    lines = [line for option in question.options for line in option_lines(option)]
    if question.blocked:
        lines.append("?  " + say("Not possible now: {n}", n=len(question.blocked)))
    return lines


def choice_lines(left: Sequence[Way]) -> list[str]:
    """Return the choices that are left: numbered from 1, or what they are made of if they are many."""
    if len(left) <= FEW:
        return [f"{number}  {way.name}" for number, way in enumerate(left, 1)]
    lines: list[str] = []
    for option in options_of(left):
        if option.label not in (left[0].option.label, *lines):
            lines.append(option.label)
        lines += made_of(option)
    return [*lines, say("Enter words of these lines, such as {example}.", example=left[0].name)]


def made_of(option: Option) -> list[str]:
    """Return what the many choices of an option are made of: what, and where; or their names in a line."""
    found = places(option)
    made = grid(found)
    if made is None:
        headings = [place.heading for place in found if place.heading]
        return [in_list(headings or [way.name for way in ways_of_option(option)])]
    kinds = in_list(label.replace("{}", "…") for _words, label in made.kinds)
    spots = in_list(spot.heading for spot in made.spots)
    return [headed(_("What"), kinds), headed(_("Where"), spots)]


def headed(heading: str, text: str) -> str:
    """Return a line of what stands before it."""
    return say("{heading}: {text}", heading=heading, text=text)


def parts_headed(text: str, wanted: str) -> str:
    """Return the parts of a text, apart by empty lines, whose headings hold a word. Raises Problem."""
    parts = text.strip("\n").split("\n\n")
    found = [part for part in parts if wanted.casefold() in part.partition("\n")[0].casefold()]
    if not found:
        headings = "; ".join(part.partition("\n")[0] for part in parts if "\n" in part)
        words = later("No part of the board is headed {wanted}; there are {headings}.")
        raise Problem(say(words, wanted=wanted, headings=headings))
    return "\n\n".join(found)


def standing_lines(kinds: Sequence[StandingAnswer], wanted: Container[str]) -> list[str]:
    """Return the standing answers of a game, numbered from 1, and which are wanted."""
    if not kinds:
        return [say("This game has no standing answers.")]
    lines: list[str] = []
    for number, kind in enumerate(kinds, 1):
        words = later("{number}  {answer}: on") if kind.key in wanted else later("{number}  {answer}: off")
        lines.append(say(words, number=number, answer=translated(kind.label)))
        lines.append(f"   {translated(kind.help)}")
    return [*lines, say("standing N turns one of them on or off.")]


def blocked_lines(blocked: Sequence[Blocked]) -> list[str]:
    """Return what is not possible, numbered from 1."""
    if not blocked:
        return [say("Everything you could point at is possible.")]
    lines = [headed(f"{number}  {one.label}", one.title) for number, one in enumerate(blocked, 1)]
    return [*lines, say("? N tells why.")]


def reason_line(one: Blocked) -> str:
    """Return why something is not possible."""
    return say(
        "{label}: {title}. {sentence} ({clause})",
        label=one.label,
        title=one.title,
        sentence=one.sentence,
        clause=one.clause,
    )


def story_lines(story: Story) -> list[str]:
    """Return a log line as a sentence with what it changed, and below it what followed, a line each."""
    shown = as_shown(story)
    return [
        f"{shown.number}. {shown.deed}{in_brackets(shown.deltas)}",
        *(f"   - {event.text}{in_brackets(event.deltas)}" for event in shown.more),
    ]


def in_brackets(deltas: Sequence[str]) -> str:
    """Return what something changed, as it stands behind its sentence."""
    return f" ({comma().join(deltas)})" if deltas else ""


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
    game, players = translated(table.title.label), comma().join(names)
    lines = [say("{game} with {names}. Enter h for help.", game=game, names=players)]
    options = ", ".join(f"{name}={value}" for name, value in setup.options.items())
    if options:
        lines.append(say("Options: {options}", options=options))
    if any(line.whose != CHANCE for line in table.observe(NOBODY).log):
        lines.append(say("Continued after line {n}.", n=table.length))
    if table.printed.provenance.reconstructed():
        lines.append(
            say(
                "Edition {edition} holds stand-ins for printed values that are not known;"
                " boardwright edition show {game} names them.",
                edition=setup.edition,
                game=setup.game,
            )
        )
    return lines


def default_names(seats: int) -> list[str]:
    """Return names for players of whom nothing but the seat is known."""
    return [_("Player %(number)s") % {"number": seat + 1} for seat in range(seats)]


def result_lines(table: Table, names: Sequence[str], mine: Collection[int] = ()) -> list[str]:
    """Return the result of a finished game: its sentence, the places and the score sheet, rivals included.

    `mine` are the reader's seats.
    """
    game = table.game
    result = result_of(table.title, game, table.printed)
    everybody = [*names, *(translated(rival.name) for rival in result.rivals)]
    scores = [*result.scores, *(rival.points for rival in result.rivals)]
    result_places = [*result.places, *(rival.place for rival in result.rivals)]
    order = sorted(range(len(everybody)), key=lambda column: result_places[column])
    lines = [say("The game is over."), result_sentence(result, names, mine)]
    if len(everybody) > 1:
        lines += [
            say(
                "{place}. {name}: {points}",
                place=result_places[column],
                name=everybody[column],
                points=points_of(scores[column]),
            )
            for column in order
        ]
    return [*lines, *sheet_lines(table.title, game, everybody)]


def sheet_lines(title: Title, game: Game, names: Sequence[str]) -> list[str]:
    """Return where the points of everybody come from, rivals without a seat last."""
    lines = [say("Score sheet:")]
    for category, points in title.sheet(game):
        told = comma().join(f"{name} {number}" for name, number in zip(names, points, strict=True))
        lines.append("  " + headed(translated(category), told))
    return lines


def state_line(panel: Panel, names: Sequence[str]) -> str:
    """Return what a player has, as the page's panel shows it."""
    facts = [points_of(panel.score), *(f"{figure.value} {figure.title}" for figure in panel.figures)]
    facts += [panel.note] if panel.note else []
    return headed(f"{panel.seat + 1} {names[panel.seat]}", comma().join(facts))
