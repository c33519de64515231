"""On which line of a TOML text each key stands; the standard library's parser does not tell.

The scanner is only used on texts that `tomllib` has accepted. It therefore checks nothing.
"""

from __future__ import annotations

import re
import tomllib
from bisect import bisect_left
from typing import Final

Where = tuple[str | int, ...]
"""The way to a value: keys, and places in arrays from 0. The root is ()."""

BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"""(?:"{0,2})'  # up to two quotes may stand before the closing three
    r"|'''.*?'''(?:'{0,2})"
    r'|"(?:\\.|[^"\\])*"'
    r"|'[^']*'",
    re.DOTALL,
)
PLAIN: Final = re.compile(r"[^,\]}\n#]*")  # numbers, booleans, dates


def lines_of(text: str) -> dict[Where, int]:
    """Return the line, from 1, of every table, key and array element of a valid TOML text."""
    return _Scanner(text).lines


def line_of(lines: dict[Where, int], where: Where) -> int:
    """Return the line of a value or, if it does not stand in the file, of what encloses it."""
    while where not in lines:
        where = where[:-1]
    return lines[where]


class _Scanner:
    """Walks through the text once, from front to back."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.breaks = [found.start() for found in re.finditer("\n", text)]
        self.elements: dict[Where, int] = {}  # array of tables -> elements so far
        self.lines: dict[Where, int] = {(): 1}
        table: Where = ()
        self.skip_blank()
        while self.at < len(text):
            if text[self.at] == "[":
                table = self.header()
            else:
                self.pair(table)
            self.skip_blank()

    def line(self) -> int:
        return bisect_left(self.breaks, self.at) + 1

    def skip_blank(self) -> None:
        self.at = self.end_of(BLANK)

    def end_of(self, pattern: re.Pattern[str]) -> int:
        found = pattern.match(self.text, self.at)
        return found.end() if found else self.at

    def header(self) -> Where:
        """Read `[a.b]` or `[[a.b]]` and return the table that the next pairs belong to."""
        line = self.line()
        is_array = self.text.startswith("[[", self.at)
        brackets = len("[[" if is_array else "[")
        self.at += brackets
        keys = self.keys()
        self.at += brackets
        table: Where = ()
        for key in keys[:-1]:
            table = self.last_element((*table, key))
            self.lines.setdefault(table, line)
        table = (*table, keys[-1])
        if is_array:
            self.lines.setdefault(table, line)
            self.elements[table] = self.elements.get(table, 0) + 1
            table = self.last_element(table)
        self.lines[table] = line
        return table

    def last_element(self, table: Where) -> Where:
        if table in self.elements:
            return (*table, self.elements[table] - 1)
        return table

    def keys(self) -> list[str]:
        """Read a dotted key, with the blanks around it."""
        keys: list[str] = []
        while True:
            self.skip_blank()
            if self.text[self.at] in "\"'":
                end = self.end_of(STRING)
                keys.append(tomllib.loads("key = " + self.text[self.at : end])["key"])
            else:
                end = self.end_of(BARE_KEY)
                keys.append(self.text[self.at : end])
            self.at = end
            self.skip_blank()
            if self.text[self.at] != ".":
                return keys
            self.at += 1

    def pair(self, table: Where) -> None:
        """Read `a.b = value`."""
        line = self.line()
        where = table
        for key in self.keys():
            where = (*where, key)
            self.lines.setdefault(where, line)
        self.at += 1  # the sign of equality
        self.value(where)

    def value(self, where: Where) -> None:
        self.skip_blank()
        sign = self.text[self.at]
        if sign in "\"'":
            self.at = self.end_of(STRING)
        elif sign == "[":
            self.array(where)
        elif sign == "{":
            self.inline_table(where)
        else:
            self.at = self.end_of(PLAIN)

    def array(self, where: Where) -> None:
        self.at += 1  # the opening bracket
        index = 0
        while not self.closes("]"):
            element = (*where, index)
            self.lines[element] = self.line()
            self.value(element)
            index += 1

    def inline_table(self, where: Where) -> None:
        self.at += 1  # the opening brace
        while not self.closes("}"):
            self.pair(where)

    def closes(self, bracket: str) -> bool:
        """Go past blanks and a comma; True, and past it, if the closing bracket follows."""
        self.skip_blank()
        if self.text[self.at] == ",":
            self.at += 1
            self.skip_blank()
        if self.text[self.at] == bracket:
            self.at += 1
            return True
        return False
