"""A game in the terminal, from the first question to the score sheet."""

from __future__ import annotations

import os
import shlex
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Final

from boardwright.cli.problem import Problem, sentence_of
from boardwright.cli.results import write_file
from boardwright.cli.seeds import rng_of_player
from boardwright.cli.terminal.entered import span, unquoted
from boardwright.cli.terminal.first_game import Guide
from boardwright.cli.terminal.keeping import Keeper
from boardwright.cli.terminal.looking_up import LookingUp, viewer_of
from boardwright.cli.terminal.voice import Voice
from boardwright.cli.terminal.wording import (
    choice_lines,
    headed,
    opening_lines,
    option_lines,
    question_lines,
    reason_line,
    result_lines,
    standing_lines,
)
from boardwright.faces.face import Face, Question
from boardwright.faces.i18n import _
from boardwright.faces.telling.look_ups import look_up, looked_up
from boardwright.faces.telling.typed import (
    Way,
    among,
    answers_for,
    blocked_for,
    completed,
    cut,
    logged,
    not_found,
    numbered,
    several,
    ways_of,
)
from boardwright.faces.telling.wording import later, say, say_count
from boardwright.kernel.packing import NOBODY, Action
from boardwright.players.registry import player
from boardwright.table.observation import Observation
from boardwright.table.table import Refused, Table


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
        self.looking_up = LookingUp(table, face, names, voice, self.guide)
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
            self.voice.say(say("End of input: the game stops here."))
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
            words = later("{problem} Until then the game is not kept; enter save FILE to save it.")
            self.voice.stress(say(words, problem=problem))
            return
        self.saved_at = self.table.version
        if first:
            self.voice.verbatim(say("The game is kept after every answer, in {path}", path=self.keeper.path))

    def say_where(self) -> None:
        """Say how a game that is left goes on."""
        if self.keeper is not None and self.keeper.holds:
            command = self.keeper.command()
            self.voice.verbatim(say("The game is kept; go on with {command}", command=command))

    def asked(self) -> int:
        """Return the seat that the table waits for."""
        table = self.table
        return table.confirming if table.confirming != NOBODY else table.asked

    def end(self) -> None:
        """Tell the result, and let people look at it."""
        for line in result_lines(self.table, self.names, self.people):
            self.voice.stress(line)
        while self.people and not self.leaving:
            entered = self.voice.ask(say("Game over (b, l, save FILE, q) > "))
            self.obey(entered or "q", self.table.observe(NOBODY), Question(""))

    def tell_news(self) -> None:
        """Tell what was answered since the last time."""
        viewer = viewer_of(self.people)
        observation = self.table.observe(viewer)
        for line in observation.log[self.told :]:
            self.looking_up.tell(viewer, line.number)
        self.told = observation.length

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
        ways = ways_of(question)
        while self.table.version == version and not self.leaving:
            entered = self.voice.ask(say("Your answer (h: help) > "), partial(completions, ways))
            self.obey(entered, observation, question)

    def ask_to_confirm(self, observation: Observation) -> None:
        """Ask a person whether a complete turn shall hold."""
        self.voice.say()
        self.voice.stress(self.headed(observation.seat, say("Your turn is complete.")))
        if observation.reveals:
            self.voice.say(say("Confirming brings something new to light, and cannot be taken back."))
        version = self.table.version
        while self.table.version == version and not self.leaving:
            entered = self.voice.ask(say("Confirm (c), undo (u) or restart the turn (r) > "))
            self.obey(entered or "c", observation, Question(""))

    def headed(self, seat: int, sentence: str) -> str:
        """Return a sentence, after the name where several people share the terminal."""
        if len(self.people) < 2:
            return sentence
        return headed(self.names[seat], sentence)

    # Carrying out what was entered

    def obey(self, entered: str, observation: Observation, question: Question) -> None:
        """Carry out one line of the player; what cannot be done is said in one sentence."""
        found, rest = look_up(entered)
        try:
            if found is not None and found.key in DEEDS:
                DEEDS[found.key](self, rest, observation)
            elif found is not None:
                LOOKS[found.key](self.looking_up, rest, observation, question)
            elif entered:
                self.answer(entered, observation, question)
        except Refused as refused:
            self.voice.stress(refused.said(_))
        except Exception as error:
            sentence = sentence_of(error)
            if sentence is None:
                raise
            self.voice.stress(sentence)

    def answer(self, entered: str, observation: Observation, question: Question) -> None:
        """Give the answer that was typed, asking which one is meant. Raises Problem, Refused."""
        numbers = [option.number for option in question.options]
        if entered.isdecimal() and int(entered) not in numbers:
            known = say("enter {numbers}", numbers=span(numbers)) if numbers else say("enter c, u or r")
            words = later("There is no option {number} here; {known}, or h for help.")
            raise Problem(say(words, number=entered, known=known))
        if (action := logged(self.table.words, entered)) is not None:
            self.give(observation.seat, action)  # one that is not open is refused with its reason
            return
        found = answers_for(question, entered)
        if not found:
            found, rest = numbered(question, entered)
            if not found:
                barred = blocked_for(question, entered)
                raise Problem(reason_line(barred) if barred else not_found(ways_of(question), entered))
            self.voice.stress(not_found(found, rest))
        if (way := self.choice(found, entered)) is not None:
            self.give(observation.seat, way.action)

    def give(self, seat: int, action: Action) -> None:
        """Give an answer at the table. Raises Refused."""
        self.guide.check(seat, self.table.words.format(action))
        self.table.answer(seat, action, self.table.version)
        self.tell_news()

    def choice(self, left: Sequence[Way], entered: str) -> Way | None:
        """Return one of several answers, None if the player would rather not.

        Words narrow the choices down until one is left; few choices have numbers too.
        """
        if len(left) == 1:
            return left[0]
        option = left[0].option
        alone = all(way.option is option for way in left)
        asked = say("{option}: which one?", option=option.label) if alone else several(left, entered)
        self.voice.stress(asked)
        while len(left) > 1:
            for line in choice_lines(left):
                self.voice.say(line)
            entered = self.voice.ask(
                say("Number or words, or Enter to go back > "), partial(completed, tuple(left))
            )
            if not entered:
                for line in option_lines(option) if alone else ():
                    self.voice.say(line)
                return None
            found = among(left, entered)
            if not found:
                self.voice.stress(not_found(left, entered))
            left = found or left
        return left[0]

    # Deeds

    def standing(self, rest: str, observation: Observation) -> None:
        """List what the table answers for the player, or turn one on or off. Raises Problem, Refused."""
        kinds, wanted = self.table.title.standing, self.table.standing.get(observation.seat, frozenset())
        if rest:
            if not rest.isdecimal() or not 1 <= int(rest) <= len(kinds):
                told = say(
                    "There is no standing answer {entered} in this game; enter standing for the list.",
                    entered=rest,
                )
                raise Problem(told)
            wanted = wanted ^ {kinds[int(rest) - 1].key}
            self.table.want_standing(observation.seat, sorted(wanted))
        for line in standing_lines(kinds, wanted):
            self.voice.say(line)

    def undo(self, rest: str, observation: Observation) -> None:
        """Take back the last answer of this turn. Raises Refused."""
        self.table.undo(observation.seat)
        self.taken_back()

    def restart(self, rest: str, observation: Observation) -> None:
        """Take back the whole turn. Raises Refused."""
        self.table.restart(observation.seat)
        self.taken_back()

    def taken_back(self) -> None:
        """Say so, and forget that those lines were told."""
        length = self.table.length
        count = self.told - length
        self.told = length
        self.voice.say(say_count("Taken back: {n} answer.", "Taken back: {n} answers.", count))

    def confirm(self, rest: str, observation: Observation) -> None:
        """Let the turn hold. Raises Refused."""
        self.table.confirm(observation.seat)
        self.tell_news()

    def save(self, rest: str, observation: Observation) -> None:
        """Write the log to a file that `--from` reads. Raises Problem."""
        if not rest:
            raise Problem(say("save needs a file name; enter save my.game."))
        path = Path(unquoted(rest)).expanduser()
        if path not in self.saved_in and not self.may_write(path):
            self.voice.say(say("{path} is as it was, and the game is not saved there.", path=path))
            return
        write_file(path, self.table.own_copy())
        self.saved_at = self.table.version
        self.saved_in.add(path)
        command = f"boardwright play --terminal --from {shlex.quote(str(path))}"
        if self.keeper is not None:
            if path.resolve() != self.keeper.path.resolve():
                self.keeper.forget()
            command = self.keeper.command(path)
        self.voice.verbatim(say("Saved; continue with {command}", command=command))

    def may_write(self, path: Path) -> bool:
        """Ask before a file is replaced. Raises Problem where there is something that is no file."""
        if not os.path.lexists(path):
            return True
        if not path.is_file():
            raise Problem(say("{path} is there already and no file; name another place.", path=path))
        agreed = say("y yes").casefold().split()
        asked = say("{path} exists already; replace it (y, n)? > ", path=path)
        return self.voice.ask(asked).casefold() in (*agreed, "y", "yes")

    def quit(self, rest: str, observation: Observation) -> None:
        """Leave; what would be lost is said once before."""
        if self.table.version != self.saved_at and not self.table.over:
            self.saved_at = self.table.version
            self.voice.say(say("The game is not saved; enter save FILE, or q again to leave it."))
            return
        if self.table.over and self.keeper is not None:
            self.keeper.forget()
        self.say_where()
        self.leaving = True


def completions(ways: Sequence[Way], text: str) -> list[str]:
    """Return the words that may stand for the last one of a line: in answers, and what can be looked up."""
    before, last = cut(text)
    looks = [] if before.strip() else [word for one in looked_up(last) for word in one.known_as]
    return [*completed(ways, text), *(word for word in looks if len(word) > 1)]


Deed = Callable[[Session, str, Observation], None]
Look = Callable[[LookingUp, str, Observation, Question], None]

DEEDS: Final[Mapping[str, Deed]] = {
    "undo": Session.undo,
    "restart": Session.restart,
    "confirm": Session.confirm,
    "standing": Session.standing,
    "save": Session.save,
    "quit": Session.quit,
}
LOOKS: Final[Mapping[str, Look]] = {
    "blocked": LookingUp.blocked,
    "board": LookingUp.board,
    "log": LookingUp.log,
    "since": LookingUp.since,
    "score": LookingUp.score,
    "state": LookingUp.state,
    "rules": LookingUp.rules,
    "aid": LookingUp.aid,
    "game": LookingUp.game,
    "why": LookingUp.why,
    "hint": LookingUp.hint,
    "help": LookingUp.help,
}
