"""What can go wrong with a request, as a status and one sentence with the remedy."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

TITLES: Final[Mapping[int, str]] = {
    400: "That request cannot be read",
    403: "That is not allowed here",
    404: "There is nothing here",
    405: "That is not how this page is used",
    409: "The table has moved on",
    413: "That is too much at once",
    422: "That does not work",
    429: "That is too often",
    500: "Something broke on our side",
    503: "The tables cannot be reached",
}


class Problem(Exception):
    """A request that is refused. `sentence` is for people; nothing was changed."""

    def __init__(self, status: int, sentence: str) -> None:
        """Take the HTTP status and the sentence."""
        super().__init__(sentence)
        self.status = status
        self.sentence = sentence

    @property
    def title(self) -> str:
        """Return the heading of the problem's page."""
        return TITLES.get(self.status, TITLES[400])


ProblemPage = Callable[[Request, Problem], Response]
