"""A game in the terminal, from the first question to the score sheet."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from pathlib import Path

from boardwright.cli.problem import Problem, sentence_of
from boardwright.cli.results import write_file
from boardwright.cli.rules import aid_text, clauses_text, entries_text, find_clauses, find_entries
from boardwright.cli.seeds import rng_of_player
from boardwright.cli.terminal.entered import narrowed, span, unquoted
from boardwright.cli.terminal.first_game import EXPLAINED, Guide
from boardwright.cli.terminal.keeping import Keeper
from boardwright.cli.terminal.voice import Voice
from boardwright.cli.terminal.wording import (
    HELP,
    blocked_lines,
    choice_lines,
    opening_lines,
    option_lines,
    parts_headed,
    question_lines,
    reason_line,
    result_lines,
    since_lines,
    standing_lines,
    story_lines,
)
from boardwright.faces.face import Face, Option, Question
from boardwright.faces.telling.since import since
from boardwright.kernel.packing import NOBODY, Action
from boardwright.players.registry import player
from boardwright.table.observation import Observation
from boardwright.table.table import Table

LOG_LINES = 20


class Session:
    """One game with its players at one terminal."""

    def __init__(
        self,
        table: Table,
        face: Face,
        kinds: Sequence[str],
        names: Sequence[str],
        voice: Voice,
        keeper: Keeper | None = None,
        guide: Guide | None = None,
    ) -> None:
        """Take a table; `kinds` are `human` or the spec of a computer player, by seat."""
        self.table = table
        self.face = face
        self.kinds = kinds
        self.names = names
        self.voice = voice
        self.players = {seat: player(kind) for seat, kind in enumerate(kinds) if kind != "human"}
        self.people = [seat for seat, kind in enumerate(kinds) if kind == "human"]
        self.guide = guide or Guide(table, face)
        self.told = 0  # log lines already told
        self.saved_at = table.version
        self.saved_in: set[Path] = set()  # files that hold this game, so that they may be replaced
        self.keeper = keeper if self.people else None
        self.leaving = False

    # The course of the game

    def play(self) -> None:
        """Play to the end, or until the player leaves."""
        self.told = self.table.length
        for line in opening_lines(self.table, self.names):
            self.voice.say(line)
        try:
            while not self.leaving and not self.table.over:
                self.go_on()
            if self.table.over:
                self.end()
        except EOFError:
            self.voice.say()
            self.voice.say("End of input: the game stops here.")
            self.say_where()
        except KeyboardInterrupt:
            self.voice.say()
            self.say_where()
            raise

    def go_on(self) -> None:
        """Have one answer given."""
        seat = self.asked()
        if seat in self.players:
            if (step := self.guide.step()) is not None:
                self.table.answer_words(seat, step.words)
                self.tell_news()
                return
            observation = self.table.observe(seat)
            rng = rng_of_player(self.table.seed, seat, observation.position)
            self.table.answer(seat, self.players[seat].choose(observation, rng))
            self.tell_news()
            if self.keeper is None or not self.keeper.holds:  # nothing that a person would miss
                return
        else:
            self.ask(seat)
        self.keep()

    def keep(self) -> None:
        """Write what has changed to the game's own file, and say the first time which that is."""
        if self.keeper is None or self.table.version == self.saved_at:
            return
        first = not self.keeper.holds
        try:
            self.keeper.keep(self.table)
        except Problem as problem:
            self.keeper = None
            self.voice.stress(f"{problem} Until then the game is not kept; enter save FILE to save it.")
            return
        self.saved_at = self.table.version
        if first:
            self.voice.verbatim(f"The game is kept after every answer, in {self.keeper.path}")

    def say_where(self) -> None:
        """Say how a game that is left goes on."""
        if self.keeper is not None and self.keeper.holds:
            self.voice.verbatim(f"The game is kept; go on with {self.keeper.command()}")

    def asked(self) -> int:
        """Return the seat that the table waits for."""
        table = self.table
        return table.confirming if table.confirming != NOBODY else table.asked

    def end(self) -> None:
        """Tell the result, and let people look at it."""
        for line in result_lines(self.table, self.names, self.people):
            self.voice.stress(line)
        while self.people and not self.leaving:
            entered = self.voice.ask("Game over (b, l, save FILE, q) > ")
            self.obey(entered or "q", self.table.observe(NOBODY), Question(""))

    def tell_news(self) -> None:
        """Tell what was answered since the last time."""
        viewer = self.people[0] if len(self.people) == 1 else NOBODY
        observation = self.table.observe(viewer)
        for line in observation.log[self.told :]:
            self.tell(viewer, line.number)
        self.told = observation.length

    def tell(self, viewer: int, number: int) -> None:
        """Tell one log line."""
        seen = self.table.observe(viewer)
        story = self.face.story(seen, seen.log[number - 1], self.names)
        if story.folded:
            return
        if story.heading:
            self.voice.stress(story.heading)
        for said in story_lines(story):
            self.voice.say(said)

    # Asking people

    def ask(self, seat: int) -> None:
        """Put the open question to a person until something has happened."""
        observation = self.table.observe(seat)
        if observation.must_confirm:
            self.ask_to_confirm(observation)
            return
        question = self.face.question(observation, self.names)
        self.voice.say()
        self.voice.stress(self.headed(seat, question.sentence))
        if question.steps:
            self.voice.aside(question.steps)
        for line in [*self.guide.before(observation, question), *question_lines(question)]:
            self.voice.say(line)
        version = self.table.version
        while self.table.version == version and not self.leaving:
            self.obey(self.voice.ask("Your answer (h: help) > "), observation, question)

    def ask_to_confirm(self, observation: Observation) -> None:
        """Ask a person whether a complete turn shall hold."""
        self.voice.say()
        self.voice.stress(self.headed(observation.seat, "Your turn is complete."))
        if observation.reveals:
            self.voice.say("Confirming brings something new to light, and cannot be taken back.")
        version = self.table.version
        while self.table.version == version and not self.leaving:
            entered = self.voice.ask("Confirm (c), undo (u) or restart the turn (r) > ")
            self.obey(entered or "c", observation, Question(""))

    def headed(self, seat: int, sentence: str) -> str:
        """Return a sentence, after the name where several people share the terminal."""
        return f"{self.names[seat]}: {sentence}" if len(self.people) > 1 else sentence

    # Carrying out what was entered

    def obey(self, entered: str, observation: Observation, question: Question) -> None:
        """Carry out one line of the player; what cannot be done is said in one sentence."""
        word, _, rest = entered.partition(" ")
        try:
            if word in COMMANDS:
                COMMANDS[word](self, rest.strip(), observation, question)
            elif word in EXPLAINED:
                for line in EXPLAINED[word](self.guide, observation, question, self.names):
                    self.voice.say(line)
            elif word.isdigit():
                self.choose(int(word), rest.strip(), observation, question)
            elif entered:
                self.guide.check(observation.seat, entered)
                self.table.answer_words(observation.seat, entered, self.table.version)
                self.tell_news()
        except Exception as error:
            sentence = sentence_of(error)
            if sentence is None:
                raise
            self.voice.stress(sentence)

    def give(self, seat: int, action: Action) -> None:
        """Give an answer at the table. Raises Refused."""
        self.guide.check(seat, self.table.words.format(action))
        self.table.answer(seat, action, self.table.version)
        self.tell_news()

    def choose(self, number: int, rest: str, observation: Observation, question: Question) -> None:
        """Take an option by its number, asking which of its choices is meant."""
        options = {option.number: option for option in question.options}
        if number not in options:
            known = f"enter {span(list(options))}" if options else "enter c, u or r"
            raise Problem(f"There is no option {number} here; {known}, or h for help.")
        option = options[number]
        index = 0 if len(option.actions) == 1 else self.choice(option, rest)
        if index >= 0:
            self.give(observation.seat, option.actions[index])

    def choice(self, option: Option, entered: str) -> int:
        """Return the index of one choice of an option, -1 if the player would rather not.

        Words of the log narrow the choices down until one is left; few choices have numbers too.
        """
        left = list(range(len(option.actions)))
        if not entered:
            self.voice.stress(f"{option.label}: which one?")
        while True:
            try:
                left = narrowed(option, left, entered.lower().split())
            except Problem as problem:  # the choices that are left are told again
                self.voice.stress(str(problem))
            if len(left) == 1:
                return left[0]
            for line in choice_lines(option, left):
                self.voice.say(line)
            entered = self.voice.ask("Number or words, or Enter to go back > ")
            if not entered:
                for line in option_lines(option):
                    self.voice.say(line)
                return -1

    # Commands

    def show_blocked(self, rest: str, observation: Observation, question: Question) -> None:
        """Tell what is not possible, or why one thing is not."""
        if not rest:
            for line in blocked_lines(question.blocked):
                self.voice.say(line)
            return
        if not rest.isdigit() or not 1 <= int(rest) <= len(question.blocked):
            raise Problem(f"Nothing impossible has the number {rest}; enter ? for the list.")
        self.voice.say(reason_line(question.blocked[int(rest) - 1]))

    def show_board(self, rest: str, observation: Observation, question: Question) -> None:
        """Show the table as text, or its parts whose heading holds what was entered. Raises Problem."""
        text = self.face.text(observation, self.names)
        self.voice.say(parts_headed(text, rest) if rest else text)

    def show_log(self, rest: str, observation: Observation, question: Question) -> None:
        """Tell the last lines of the log."""
        if rest and not rest.isdigit():
            raise Problem(f"l takes a number of lines, not {rest}; enter l 10.")
        length = observation.length
        for number in range(max(1, length + 1 - int(rest or LOG_LINES)), length + 1):
            self.tell(observation.seat, number)

    def show_since(self, rest: str, observation: Observation, question: Question) -> None:
        """Tell what the others did since the player's turn."""
        for line in since_lines(since(self.face, observation, self.names)):
            self.voice.say(line)

    def standing(self, rest: str, observation: Observation, question: Question) -> None:
        """List what the table answers for the player, or turn one on or off. Raises Problem, Refused."""
        kinds, wanted = self.table.title.standing, self.table.standing.get(observation.seat, frozenset())
        if rest:
            if not rest.isdigit() or not 1 <= int(rest) <= len(kinds):
                raise Problem(
                    f"There is no standing answer {rest} in this game; enter standing for the list."
                )
            wanted = wanted ^ {kinds[int(rest) - 1].key}
            self.table.want_standing(observation.seat, sorted(wanted))
        for line in standing_lines(kinds, wanted):
            self.voice.say(line)

    def show_rules(self, rest: str, observation: Observation, question: Question) -> None:
        """Show rules; without a name, those of the open question."""
        clauses = self.face.rules()
        wanted = rest or question.clause
        if wanted:
            clauses = find_clauses(clauses, wanted, observation.title.label)
        self.voice.say(clauses_text(clauses, observation.title))

    def show_aid(self, rest: str, observation: Observation, question: Question) -> None:
        """Show the player aid, or what a thing of a code or name is. Raises Problem."""
        entries, label = self.face.entries(observation.printed), observation.title.label
        text = entries_text(find_entries(entries, rest, label)) if rest else aid_text(self.face.aid())
        self.voice.say(text)

    def show_help(self, rest: str, observation: Observation, question: Question) -> None:
        """Show the commands."""
        self.voice.say(HELP)

    def undo(self, rest: str, observation: Observation, question: Question) -> None:
        """Take back the last answer of this turn. Raises Refused."""
        self.table.undo(observation.seat)
        self.taken_back()

    def restart(self, rest: str, observation: Observation, question: Question) -> None:
        """Take back the whole turn. Raises Refused."""
        self.table.restart(observation.seat)
        self.taken_back()

    def taken_back(self) -> None:
        """Say so, and forget that those lines were told."""
        length = self.table.length
        count = self.told - length
        self.told = length
        self.voice.say("Taken back: 1 answer." if count == 1 else f"Taken back: {count} answers.")

    def confirm(self, rest: str, observation: Observation, question: Question) -> None:
        """Let the turn hold. Raises Refused."""
        self.table.confirm(observation.seat)
        self.tell_news()

    def save(self, rest: str, observation: Observation, question: Question) -> None:
        """Write the log to a file that `--from` reads. Raises Problem."""
        if not rest:
            raise Problem("save needs a file name; enter save my.game.")
        path = Path(unquoted(rest)).expanduser()
        if path not in self.saved_in and not self.may_write(path):
            self.voice.say(f"{path} is as it was, and the game is not saved there.")
            return
        write_file(path, self.table.own_copy())
        self.saved_at = self.table.version
        self.saved_in.add(path)
        command = f"boardwright play --terminal --from {shlex.quote(str(path))}"
        if self.keeper is not None:
            if path.resolve() != self.keeper.path.resolve():
                self.keeper.forget()
            command = self.keeper.command(path)
        self.voice.verbatim(f"Saved; continue with {command}")

    def may_write(self, path: Path) -> bool:
        """Ask before a file is replaced. Raises Problem where there is something that is no file."""
        if not os.path.lexists(path):
            return True
        if not path.is_file():
            raise Problem(f"{path} is there already and no file; name another place.")
        return self.voice.ask(f"{path} exists already; replace it (y, n)? > ").lower() in ("y", "yes")

    def quit(self, rest: str, observation: Observation, question: Question) -> None:
        """Leave; what would be lost is said once before."""
        if self.table.version != self.saved_at and not self.table.over:
            self.saved_at = self.table.version
            self.voice.say("The game is not saved; enter save FILE, or q again to leave it.")
            return
        if self.table.over and self.keeper is not None:
            self.keeper.forget()
        self.say_where()
        self.leaving = True


COMMANDS = {
    "?": Session.show_blocked,
    "b": Session.show_board,
    "l": Session.show_log,
    "since": Session.show_since,
    "u": Session.undo,
    "r": Session.restart,
    "c": Session.confirm,
    "rules": Session.show_rules,
    "standing": Session.standing,
    "aid": Session.show_aid,
    "save": Session.save,
    "h": Session.show_help,
    "help": Session.show_help,
    "q": Session.quit,
}
