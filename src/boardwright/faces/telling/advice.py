"""Advice in words: what an answer is called, where it stands, and what a course of answers would bring."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from boardwright.faces import registry
from boardwright.faces.face import Option, Question, Story
from boardwright.faces.telling.wording import both, say
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import Action
from boardwright.table.observation import Line, Observation


def option_of(question: Question, action: Action) -> Option | None:
    """Return the option that an answer belongs to."""
    return next((option for option in question.options if action in option.actions), None)


def target_of(option: Option | None, action: Action) -> str:
    """Return the element of the board where an answer of an option stands, or nothing."""
    place = option.actions.index(action) if option else 0
    return option.targets[place] if option and place < len(option.targets) else ""


def answer_of(option: Option, action: Action) -> str:
    """Return what an answer is called: its option, and which of several ways of it."""
    place = option.actions.index(action)
    way = option.target_labels[place] if place < len(option.target_labels) else ""
    return option.label if len(option.actions) == 1 or not way else way


def with_deltas(story: Story) -> str:
    """Return a line with what it changed."""
    if not story.deltas:
        return story.text
    return say("{sentence} ({brought})", sentence=story.text, brought=both(story.deltas))


def course_told(seen: Observation, course: Sequence[Action], names: Sequence[str]) -> list[str]:
    """Return what the answers of a course would do, each carried out on a copy of what the viewer sees."""
    face, words, game = registry.face(seen.title.name), seen.title.words(seen.printed), seen.game.clone()
    told: list[str] = []
    for number, action in enumerate(course, seen.position + 1):
        turn, heard = game.turn(), list[Note]()
        game.notes = heard
        game.apply(action)
        game.notes = None
        notes = [note for one in heard if (note := seen.title.seen_note(one, seen.seat)) is not None]
        line = Line(number, seen.seat, words.format(action), action, turn, tentative=True, notes=notes)
        seen = replace(seen, log=[*seen.log, line])
        story = face.story(seen, line, names)
        if not story.folded:
            told.append(with_deltas(story))
    return told
