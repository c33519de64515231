"""How lines reach the player, and answers come back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Protocol

from boardwright.cli.streams import is_no_text
from boardwright.faces.telling.wording import say
from boardwright.plain_text import visible

Complete = Callable[[str], Sequence[str]]


class Voice(Protocol):
    """What a session needs of a terminal."""

    def say(self, text: str = "") -> None:
        """Print a text."""
        ...

    def stress(self, text: str) -> None:
        """Print a line that must not be missed."""
        ...

    def aside(self, text: str) -> None:
        """Print a line that may be passed over."""
        ...

    def verbatim(self, text: str) -> None:
        """Print a line that can be copied: nothing breaks it up."""
        ...

    def ask(self, prompt: str, complete: Complete | None = None) -> str:
        """Return the line that is entered, without spaces around. Raises EOFError at the end of input.

        `complete` returns the words that may stand for the last one of a line that is not complete yet.
        """
        ...


class Plain:
    """Plain lines: for screen readers, pipes and files."""

    def say(self, text: str = "") -> None:
        """Print a text."""
        print(visible(text))

    def stress(self, text: str) -> None:
        """Print a line like any other."""
        print(visible(text))

    def aside(self, text: str) -> None:
        """Print a line like any other."""
        print(visible(text))

    def verbatim(self, text: str) -> None:
        """Print a line like any other."""
        print(visible(text))

    def ask(self, prompt: str, complete: Complete | None = None) -> str:
        """Print the prompt and read a line; what is not typed here is printed, so that it can be followed."""
        return entered_line(prompt, self.say, echo=not sys.stdin.isatty())


class Coloured:
    """The same lines with the question in bold and lesser things dimmed."""

    def __init__(self) -> None:
        """Write to stdout."""
        from rich.console import Console

        self.console = Console(highlight=False)

    def say(self, text: str = "") -> None:
        """Print a text as it is."""
        self.console.print(visible(text), markup=False)

    def stress(self, text: str) -> None:
        """Print a line in bold."""
        self.console.print(visible(text), style="bold", markup=False)

    def aside(self, text: str) -> None:
        """Print a line dimmed."""
        self.console.print(visible(text), style="dim", markup=False)

    def verbatim(self, text: str) -> None:
        """Print a line that the terminal alone breaks up."""
        self.console.print(visible(text), markup=False, soft_wrap=True)

    def ask(self, prompt: str, complete: Complete | None = None) -> str:
        """Print the prompt and read a line, with the keys that edit and complete it."""
        with completing(complete):
            return entered_line(prompt, self.say)


@contextmanager
def completing(complete: Complete | None) -> Iterator[None]:
    """Make lines editable while one is entered, and let Tab complete its last word."""
    try:
        import readline
    except ImportError:  # Windows edits lines by itself
        yield
        return
    found: list[str] = []

    def nth(_word: str, n: int) -> str | None:
        if not n and complete is not None:
            found[:] = complete(readline.get_line_buffer()[: readline.get_endidx()])
        return found[n] if n < len(found) else None

    readline.set_completer_delims(" \t")
    # what is the same key to GNU's library has another spelling in the BSD one
    is_bsd = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_bsd else "tab: complete")
    readline.set_completer(nth)
    try:
        yield
    finally:
        readline.set_completer(None)


def entered_line(prompt: str, tell: Callable[[str], None], *, echo: bool = False) -> str:
    """Return the line that is entered; ask again for one that is no text in the encoding of stdin."""
    while True:
        entered = input(visible(prompt)).strip()
        if echo:
            print(visible(entered))
        if not is_no_text(entered):
            return entered
        tell(say("That line is no text in {encoding}; enter it anew.", encoding=sys.stdin.encoding))


def voice(plain: bool) -> Voice:
    """Return colours only for a terminal, and only if they are not unwanted."""
    if plain or not (sys.stdout.isatty() and sys.stdin.isatty()):
        return Plain()
    return Coloured()
