"""Prints size and rendering time of the pages. Run from the top folder: python -m tests.web_pages.measure"""

from __future__ import annotations

import gzip
import statistics
import time
from collections.abc import Callable

from boardwright.faces import registry as faces
from boardwright.faces.web import pages
from boardwright.faces.web.views import TableView
from tests.web_pages import tables

ROUNDS = 100


def milliseconds(work: Callable[[], object]) -> float:
    """Return the median of CPU time."""
    work()
    taken = []
    for _ in range(ROUNDS):
        begun = time.process_time()
        work()
        taken.append((time.process_time() - begun) * 1000)
    return statistics.median(taken)


def report(name: str, view: TableView) -> None:
    """Print one line."""
    page, fragment = pages.table_page(view), pages.table_fragment(view)
    board = len(view.drawing.svg.encode())
    face = faces.face(view.observation.title.name)
    names = [seat.name for seat in view.seats]
    drawing = milliseconds(lambda: face.board(view.observation, names, view.question))
    packed = len(gzip.compress(fragment.encode(), 4))
    print(
        f"{name:10} page {len(page.encode()):7} B, fragment {len(fragment.encode()):7} B"
        f" (board {board:7} B, gzip {packed:6} B),"
        f" {milliseconds(lambda: pages.table_page(view)):5.2f} ms CPU a page and {drawing:5.2f} ms its board"
    )


def main() -> None:
    """Measure tables of four players, from the opening to the end."""
    report("opening", tables.view(tables.play_until(tables.begin(), tables.asked(0))))
    middle = tables.play_until(tables.begin(), tables.asked(0, 100))
    report("middle", tables.view(middle))
    report("replay", tables.view(middle, at=60))
    report("late", tables.view(tables.play_until(tables.begin(), tables.asked(0, 220))))
    report("end", tables.view(tables.play_until(tables.begin(), lambda table: table.over)))


if __name__ == "__main__":
    main()
