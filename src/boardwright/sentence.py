"""Sentences for people: English as they stand, and able to be said in another language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Self


def in_english(one: str, many: str, number: int) -> str:
    """Return the form for a number as English has it."""
    return one if number == 1 else many


class Sentence(str):
    """A sentence in English that keeps the template and the facts that it was made of.

    Facts stand in braces and are filled in after translating; a fact may be a sentence itself.
    """

    __slots__ = ("facts", "forms", "number")

    forms: tuple[str, str]
    number: int
    facts: dict[str, object]

    def __new__(cls, template: str, /, **facts: object) -> Self:
        """Make a sentence of one form."""
        return cls.counted(template, template, 1, **facts)

    @classmethod
    def counted(cls, one: str, many: str, number: int, /, **facts: object) -> Self:
        """Make a sentence that depends on a number, which stands in it as `{n}`."""
        facts.setdefault("n", number)
        made = super().__new__(cls, in_english(one, many, number).format(**facts))
        made.forms = (one, many)
        made.number = number
        made.facts = facts
        return made

    def said(
        self, translate: Callable[[str], str] = str, plural: Callable[[str, str, int], str] = in_english
    ) -> str:
        """Return the sentence in the language of two functions as gettext has them."""
        one, many = self.forms
        template = translate(one) if one == many else plural(one, many, self.number)
        return template.format(
            **{
                name: fact.said(translate, plural) if isinstance(fact, Sentence) else fact
                for name, fact in self.facts.items()
            }
        )


counted = Sentence.counted
