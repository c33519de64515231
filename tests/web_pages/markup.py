"""Reading pages back."""

from __future__ import annotations

from dataclasses import dataclass, field
from html.parser import HTMLParser

VOID = {"meta", "link", "input", "img", "br", "path", "rect", "circle", "use"}


@dataclass
class Node:
    """One element."""

    tag: str
    attributes: dict[str, str]
    text: str = ""  # all text inside, as it is heard: an image's is its name
    inside: list[Node] = field(default_factory=list)  # all elements inside, in order


class Reader(HTMLParser):
    """Collects elements, and complains about tags that do not match."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[Node] = []
        self.all: list[Node] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        node = Node(tag, {name: value or "" for name, value in attrs})
        assert len(node.attributes) == len(attrs), f"an attribute stands twice in <{tag}>"
        self.all.append(node)
        for outer in self.open:
            outer.inside.append(node)
        if self._is_image(node) and not any(map(self._is_image, self.open)):
            self._say(node.attributes["aria-label"])
        if tag not in VOID:
            self.open.append(node)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.open.pop()

    def handle_endtag(self, tag: str) -> None:
        if tag in VOID:
            return
        assert self.open, f"</{tag}> closes nothing"
        assert self.open[-1].tag == tag, f"</{tag}> closes <{self.open[-1].tag}>"
        self.open.pop()

    def handle_data(self, data: str) -> None:
        if not any(map(self._is_image, self.open)):
            self._say(data)

    @staticmethod
    def _is_image(node: Node) -> bool:
        return node.tag == "span" and node.attributes.get("role") == "img" and "aria-label" in node.attributes

    def _say(self, words: str) -> None:
        for outer in self.open:
            outer.text += words


def read(html: str) -> list[Node]:
    """Return all elements of a page or fragment. Raises AssertionError for unmatched tags."""
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert not reader.open, f"<{reader.open[-1].tag}> is never closed"
    return reader.all


def by_id(nodes: list[Node], name: str) -> Node:
    """Return the one element of an id."""
    found = [node for node in nodes if node.attributes.get("id") == name]
    assert len(found) == 1, f"{len(found)} elements have the id {name}"
    return found[0]
