"""What can go wrong with a request, as a status and one sentence with the remedy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from boardwright.editions import EditionError
from boardwright.faces.i18n import _
from boardwright.faces.telling.wording import later, translated
from boardwright.table.table import Refused

TITLES: Final[Mapping[int, str]] = {
    400: later("That request cannot be read"),
    403: later("That is not allowed here"),
    404: later("There is nothing here"),
    405: later("That is not how this page is used"),
    409: later("The table has moved on"),
    410: later("That has ended"),
    413: later("That is too much at once"),
    422: later("That does not work"),
    429: later("That is too often"),
    431: later("That is too much at once"),
    500: later("Something broke on our side"),
    503: later("The tables cannot be reached"),
}


def in_words(error: Exception) -> str:
    """Return what is wrong with a set-up, an edition or a log, in the reader's language."""
    if isinstance(error, EditionError):
        return error.sentence(_)
    return error.said(_) if isinstance(error, Refused) else translated(error.args[0])


class Problem(Exception):
    """A request that is refused. `sentence` is for people, in English; nothing was changed."""

    def __init__(self, status: int, sentence: str, again_after: int = 0) -> None:
        """Take the HTTP status, the sentence, and after how many seconds it is worth trying again."""
        super().__init__(sentence)
        self.status = status
        self.again_after = again_after
        self.sentence = sentence

    @property
    def title(self) -> str:
        """Return the heading of the problem's page."""
        return _(TITLES.get(self.status, TITLES[400]))

    @property
    def told(self) -> str:
        """Return the sentence in the reader's language."""
        return translated(self.sentence)


ProblemPage = Callable[[Request, Problem], Response]
