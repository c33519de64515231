"""Words that look something up or do something but answer: the same in the terminal and in the page."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from boardwright.faces.i18n import _
from boardwright.faces.telling.typed import begins, words_of
from boardwright.faces.telling.wording import comma, later


@dataclass(frozen=True)
class LookUp:
    """One of them. `key` is its word in English; `word` is translated, and both are understood."""

    key: str
    word: str
    told: str  # what it shows or does
    short: str = ""
    wants: str = ""  # what may stand after it
    on_page: bool = True

    @property
    def known_as(self) -> list[str]:
        """Return every word that is understood."""
        return list(dict.fromkeys(word for word in (_(self.word), self.key, self.short) if word))

    @property
    def form(self) -> str:
        """Return how it is entered, for a list."""
        words = comma().join(self.known_as)
        return f"{words} {_(self.wants)}" if self.wants else words


LOOK_UPS: Final = (
    LookUp("blocked", later("blocked"), later("what is not possible now, or why one thing is not"), "?", "X"),
    LookUp("board", later("board"), later("the table as text, or its parts headed X"), "b", "X"),
    LookUp("log", later("log"), later("the last lines of the log; in the page those with X"), "l", "X"),
    LookUp("since", later("since"), later("what the others did since your turn")),
    LookUp("score", later("score"), later("where the points would come from if the game ended now")),
    LookUp("state", later("state"), later("what you have, or another player by name or seat"), "", "X"),
    LookUp("undo", later("undo"), later("undo your last answer"), "u"),
    LookUp("restart", later("restart"), later("restart your turn"), "r"),
    LookUp("confirm", later("confirm"), later("confirm your turn"), "c"),
    LookUp(
        "rules", later("rules"), later("the rules of the question; of a number, chapter or word"), "", "X"
    ),
    LookUp("aid", later("aid"), later("what a turn can do; what a thing of that code or name is"), "", "X"),
    LookUp("game", later("game"), later("what the game is about"), on_page=False),
    LookUp("why", later("why"), later("why this question is asked"), on_page=False),
    LookUp("hint", later("hint"), later("what a computer player would answer"), on_page=False),
    LookUp(
        "standing",
        later("standing"),
        later("what the table answers for you always; with a number, turn that on or off"),
        wants="N",
        on_page=False,
    ),
    LookUp("save", later("save"), later("save the game"), "", later("FILE"), on_page=False),
    LookUp("help", later("help"), later("what can be entered"), "h"),
    LookUp("quit", later("quit"), later("leave the game"), "q", on_page=False),
)


def look_up(entered: str) -> tuple[LookUp | None, str]:
    """Return what a line looks up, and what stands after its word; None where it is an answer."""
    first, _space, rest = entered.strip().partition(" ")
    word = first.casefold()
    found = next((one for one in LOOK_UPS if word in (known.casefold() for known in one.known_as)), None)
    return found, rest.strip()


def looked_up(begun: str, *, on_page: bool = False) -> Sequence[LookUp]:
    """Return what may be looked up by a word that begins so."""
    words = words_of(begun)
    known = [one for one in LOOK_UPS if one.on_page or not on_page]
    return [one for one in known if any(begins(words_of(word), words) for word in one.known_as)]
