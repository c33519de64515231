"""The log's language: answers as words, and words as packed actions.

The words of a verb and of its arguments are never renamed, only added: stored games speak them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from difflib import get_close_matches

from boardwright.kernel.packing import Action, pack, verb_of


class WordsError(ValueError):
    """An answer that nobody can read. Its text is one sentence with the remedy."""


@dataclass(frozen=True)
class Vocabulary:
    """One kind of argument, such as a material: int -> word."""

    name: str
    words: Mapping[int, str]

    def number(self, word: str) -> int:
        """Return the int behind a word, in any case. Raises WordsError."""
        for number, known in self.words.items():
            if known.lower() == word.lower():
                return number
        known_words = list(self.words.values())
        near = get_close_matches(word, known_words, 1)
        hint = f"did you mean {near[0]}?" if near else f"use one of {', '.join(known_words)}."
        raise WordsError(f"{word} is no {self.name}; {hint}")


@dataclass(frozen=True)
class Verb:
    """One verb: its number, its word, its arguments in order."""

    number: int
    word: str
    arguments: tuple[Vocabulary, ...] = ()


class Words:
    """All verbs of one game under one edition."""

    def __init__(self, verbs: Sequence[Verb], facts: Sequence[Vocabulary] = ()) -> None:
        """Take every verb that may stand in a log, and the vocabularies that only refusals need."""
        self.by_number = {verb.number: verb for verb in verbs}
        self.by_word = {verb.word: verb for verb in verbs}
        known = [*(vocabulary for verb in verbs for vocabulary in verb.arguments), *facts]
        self.vocabularies = {vocabulary.name: vocabulary for vocabulary in known}

    def arguments(self, action: Action) -> dict[str, int]:
        """Return what an action names, by the names of the vocabularies."""
        shifts = (16, 8, 0)
        named = zip(self.by_number[verb_of(action)].arguments, shifts, strict=False)
        return {vocabulary.name: action >> shift & 255 for vocabulary, shift in named}

    def said(self, facts: Mapping[str, int]) -> dict[str, object]:
        """Return facts, by their names, as `fact` has each."""
        return {name: self.fact(name, value) for name, value in facts.items()}

    def fact(self, name: str, value: int) -> str | int:
        """Return a fact of a refusal: the word of a vocabulary of that name, or the number itself."""
        vocabulary = self.vocabularies.get(name)
        return value if vocabulary is None else vocabulary.words.get(value, value)

    def format(self, action: Action) -> str:
        """Return an action in words, such as `build hospital C2`."""
        verb = self.by_number[verb_of(action)]
        shifts = (16, 8, 0)
        arguments = [
            vocabulary.words[action >> shift & 255]
            for vocabulary, shift in zip(verb.arguments, shifts, strict=False)
        ]
        return " ".join([verb.word, *arguments])

    def parse(self, text: str) -> Action:
        """Return the action behind words. Raises WordsError with a sentence that names the word."""
        words = text.split()
        if not words:
            raise WordsError("The answer is empty; write a verb such as " + next(iter(self.by_word)) + ".")
        verb = self.by_word.get(words[0].lower())
        if verb is None:
            near = get_close_matches(words[0], list(self.by_word), 1)
            hint = f"did you mean {near[0]}?" if near else f"use one of {', '.join(self.by_word)}."
            raise WordsError(f"{words[0]} is no verb of this game; {hint}")
        if len(words) - 1 != len(verb.arguments):
            form = " ".join([verb.word, *(f"<{a.name}>" for a in verb.arguments)])
            raise WordsError(f"{verb.word} takes {len(verb.arguments)} words after it; write {form}.")
        numbers = [v.number(word) for v, word in zip(verb.arguments, words[1:], strict=True)]
        return pack(verb.number, *numbers)

    def all_actions(self) -> list[Action]:
        """Return every action the words can form: the whole action space, in a fixed order."""
        out: list[Action] = []
        for verb in self.by_number.values():
            forms = [[verb.number]]
            for vocabulary in verb.arguments:
                forms = [[*form, number] for form in forms for number in vocabulary.words]
            out += [pack(*form) for form in forms]
        return out
