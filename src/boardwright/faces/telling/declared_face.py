"""A face by declaration: what a small game asks, what its answers are called, and what it counts.

    class MyFace(DeclaredFace):
        asked = {"RollOrHold": Asked("PIG-2.2", own=later("Roll or hold?"), ...), "": Asked("PIG-3.2")}
        answers = {ROLL: Answer(later("{name} rolled the die."), label=later("Roll")), ...}
        things = {COLLECTED: collected}

An option is all open answers of a verb, in the order of the log's words; its place on the board is
`target-` and the words. What it would bring, and what a line of the log did bring, come from the notes of
the rules. Clauses and player aid may name each value of the edition. The `board` is the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any

from boardwright.editions.section import attributes_of
from boardwright.faces.face import Blocked, Change, Entry, Figure, Option, Panel, Question, Story, ToldEvent
from boardwright.faces.telling.asking import put_together, sentence_for
from boardwright.faces.telling.changes import Counting, in_words
from boardwright.faces.telling.desk import Desk, numbered
from boardwright.faces.telling.face_of_modules import FaceOfModules
from boardwright.faces.telling.happenings import Happening, happenings, tried
from boardwright.faces.telling.people import People
from boardwright.faces.telling.reference import Facts
from boardwright.faces.telling.story import heading_of_round, plain_story, told_story
from boardwright.faces.telling.wording import both, comma, later, paragraphs, points_of, say, tell
from boardwright.games import registry
from boardwright.games.title import Printed
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import Action, verb_of
from boardwright.table.observation import Line, Observation


@dataclass(frozen=True)
class Asked:
    """A question by the name of its class: as it is put to the asked, and as others see it.

    Both may name `{name}`, who is asked, and the facts of the face.
    """

    clause: str
    own: str = ""
    others: str = ""


@dataclass(frozen=True)
class Answer:
    """An answer by its verb: on its button, as a step of the turn, and as it is told in the past tense.

    All may name the arguments of the verb; what is told also `{name}`, whom it befell.
    """

    told: str | Callable[[Happening], str]
    clause: str = ""  # where the notes of the answer name none
    label: str = ""  # none for an answer of chance
    step: str = ""
    icon: str = ""


class DeclaredFace(FaceOfModules):
    """See `faces.face.Face`. A game derives its own from this and says what it has to."""

    asked: Mapping[str, Asked]  # by the class of the question; "" when the game is over
    answers: Mapping[int, Answer]  # by their verbs
    things: Mapping[int, Callable[[int], str]]  # what people gain and pay, in words for a number of it
    round: int  # the part of a game, of which notes tell

    def facts(self, game: Any) -> Facts:  # noqa: ANN401 - of the game's own class, as below
        """Return what questions may name."""
        return {}

    def figures(self, game: Any, seat: int) -> Sequence[Figure]:  # noqa: ANN401
        """Return the numbers of a player's panel."""
        return ()

    def rounds(self, game: Any) -> tuple[int, int]:  # noqa: ANN401
        """Return the round, 0 for the set-up, and how many there are, 0 where nobody knows."""
        return game.turn(), 0

    def question(self, observation: Observation, names: Sequence[str]) -> Question:
        people = People(names, observation.seat)
        asked = self.asked["" if observation.over else observation.question]
        facts = {**self.facts(observation.game), "name": ""}
        if observation.whose >= 0:
            facts["name"] = people.people[observation.whose]
        return put_together(
            observation,
            sentence=sentence_for(
                observation,
                people,
                chance=lambda: say(asked.others, **facts),
                own=lambda: say(asked.own, **facts),
                waiting=lambda: say(asked.others, **facts),
            ),
            step=lambda line: self._named(observation, line.action, "step"),
            desk=lambda words: Desk(observation, observation.seat, words),
            options=self._options,
            blocked=self._blocked,
            clause=asked.clause,
        )

    def panels(self, observation: Observation) -> Sequence[Panel]:
        game = observation.game
        return [Panel(seat, points, self.figures(game, seat)) for seat, points in enumerate(game.scores())]

    def status(self, observation: Observation) -> tuple[int, int, str]:
        round, rounds = self.rounds(observation.game)
        if observation.over:
            return round, rounds, say("Game over")
        if not round:
            return 0, rounds, say("Setting up")
        words = later("Round {round} of {rounds}") if rounds else later("Round {round}")
        return round, rounds, say(words, round=round, rounds=rounds)

    def story(self, seen: Observation, line: Line, names: Sequence[str]) -> Story:
        people = People(names, seen.seat)
        if line.action is None or not line.notes:
            return plain_story(line, people)
        given, *forced = [self._told(seen, happening, people, line) for happening in happenings(line.notes)]
        return told_story(line, given, forced, self._heading(seen, line))

    def headings(self, observation: Observation) -> Sequence[str]:
        return [self._heading(observation, line) for line in observation.log]

    def changes(self, seen: Observation, notes: Iterable[Note], names: Sequence[str]) -> Sequence[Change]:
        return self._counted(notes)

    def text(self, observation: Observation, names: Sequence[str]) -> str:
        lines, people = [say("PLAYERS")], People(names, observation.seat)
        for panel in self.panels(observation):
            facts = [points_of(panel.score), *(f"{figure.value} {figure.title}" for figure in panel.figures)]
            facts += [say("to decide")] if panel.seat == observation.whose else []
            lines.append(f"{panel.seat + 1} {people.person(panel.seat)}: {comma().join(facts)}")
        return paragraphs([[self.status(observation)[2]], lines])

    def entries(self, printed: Printed | None = None) -> Sequence[Entry]:
        """Return what can be answered, each with its icon and its clause."""
        clauses = {clause.id: clause.text for clause in self.rules(printed)}
        return [
            Entry(answer.icon, say(answer.label), clauses[answer.clause], answer.clause, answer.icon)
            for answer in self.answers.values()
            if answer.icon and answer.label and answer.clause
        ]

    def _facts(self, printed: Printed | None) -> Facts:
        edition = vars(printed or registry.title(self.name).load())["edition"]
        return {name: getattr(edition, name) for name in attributes_of(type(edition))}

    def _heading(self, seen: Observation, line: Line) -> str:
        return heading_of_round(seen, line, self.round)

    def _options(self, desk: Desk) -> list[Option]:
        found: list[Option] = []
        for verb, group in groupby(desk.observation.options, verb_of):
            actions = list(group)
            spoken = [self._named(desk.observation, action, "label") for action in actions]
            places = [f"target-{desk.words.format(action).replace(' ', '-')}" for action in actions]
            then = self._then(desk, actions[0]) if len(actions) == 1 else ""
            icon = self.answers[verb].icon
            found.append(desk.option(spoken[0], actions, places, spoken, then=then, icon=icon))
        return numbered(found)

    def _then(self, desk: Desk, action: Action) -> str:
        following, _ = tried(desk.observation.game, action)
        changes = self._changes(following).get(desk.player)
        return say("You: {changes}.", changes=both(changes)) if changes else ""

    def _blocked(self, desk: Desk) -> list[Blocked]:
        reasons, game = desk.observation.title.reasons, desk.observation.game
        found: list[Blocked] = []
        for action, reason in desk.observation.blocked:
            facts = {**self._arguments(desk.observation, action), **game.facts(action)}
            title, sentence = say(reasons.title(reason), **facts), say(reasons.sentence(reason), **facts)
            label = self._named(desk.observation, action, "label")
            found.append(Blocked(label, title, sentence, reasons.clause(reason)))
        return found

    def _told(self, seen: Observation, happening: Happening, people: People, line: Line) -> ToldEvent:
        """Tell an answer and what it changed; changes of others than its seat go by name."""
        answer = self.answers[verb_of(happening.action)]
        words = answer.told if isinstance(answer.told, str) else answer.told(happening)
        seats = [seat for seat in (happening.seat, *(note.seat for note in happening.notes)) if seat >= 0]
        who = people.person(seats[0]) if seats else ""
        deltas = [
            change if seat == seats[0] else people.change(seat, change)
            for seat, changes in self._changes([happening]).items()
            for change in changes
        ]
        clauses = [note.clause for note in happening.notes if note.clause]
        clause = seen.title.clause_id(clauses[0]) if clauses else answer.clause
        parts = tell(words, name=who, **self._arguments(seen, happening.action))
        return ToldEvent(parts, deltas, clause, happening.seat)

    def _changes(self, following: Sequence[Happening]) -> Mapping[int, Sequence[str]]:
        """Return what people gain, pay and score, each in words, by seat."""
        notes = [note for happening in following for note in happening.notes]
        found: dict[int, list[str]] = {}
        for change in self._counted(notes):
            found.setdefault(change.seat, []).append(change.text)
        return found

    def _counted(self, notes: Iterable[Note]) -> list[Change]:
        return in_words(Counting().sums(notes), lambda thing, n: self.things[thing](n))

    def _arguments(self, seen: Observation, action: Action) -> dict[str, object]:
        """Return the arguments of an answer in the words of the log, by the names of their vocabularies."""
        words = seen.title.words(seen.printed)
        return words.said(words.arguments(action))

    def _named(self, seen: Observation, action: Action | None, what: str) -> str:
        """Return what an answer is called on its button, or as a step."""
        if action is None:
            return ""
        words: str = getattr(self.answers[verb_of(action)], what)
        return say(words, **self._arguments(seen, action)) if words else ""
