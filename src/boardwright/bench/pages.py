"""How long the table page takes to make, and how large it is."""

from __future__ import annotations

from collections.abc import Callable
from statistics import median
from time import process_time

from boardwright.bench.positions import Scene
from boardwright.faces.registry import face
from boardwright.faces.web import pages
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.kernel.packing import NOBODY
from boardwright.server.store import HUMAN, Chair, StoredTable
from boardwright.server.tables import Live
from boardwright.server.viewing import Glance, table_view
from boardwright.table.table import Table

VIEWER = "viewer"
HALF_WAY = 60  # answers of players
TIMES = 10  # each thing is made in a round


def half_way(scene: Scene, seed: int) -> Live:
    """Return a table in the middle of a random game, asked by the viewer who plays every seat."""
    table = Table.begin(Setup(scene.game, scene.seats, scene.options), str(seed))
    rng = Rng(seed)
    for _ in range(HALF_WAY):
        options = table.game.options()
        table.answer(table.asked, options[rng.below(len(options))])
    chairs = [Chair(f"Player {seat + 1}", HUMAN, VIEWER) for seat in range(scene.seats)]
    return Live(StoredTable("bench", scene.game, chairs, str(seed), VIEWER, scene.options), table)


def measure_pages(scene: Scene, seed: int) -> dict[str, tuple[float, float]]:
    """Return name -> (CPU milliseconds, kilobytes) for the page, its fragment and the board."""
    live = half_way(scene, seed)
    view = table_view(live, Glance(VIEWER))
    shown = face(scene.game)
    seen = live.table.observe(live.table.asked)
    question = shown.question(seen, live.names)
    assert seen.seat != NOBODY
    return {
        "board": timed(lambda: str(shown.board(seen, live.names, question).svg)),
        "what the page shows": timed(lambda: table_view(live, Glance(VIEWER)).id),
        "table page from that": timed(lambda: pages.table_page(view)),
        "fragment of an update": timed(lambda: pages.table_fragment(view)),
        "from a position to its page": run_on(live, Rng(seed)),
    }


def run_on(live: Live, rng: Rng) -> tuple[float, float]:
    """Return the median CPU milliseconds and kilobytes of whole pages, each one answer after the last."""
    times: list[float] = []
    sizes: list[int] = []
    for _ in range(TIMES):
        options = live.table.game.options()
        live.table.answer(live.table.asked, options[rng.below(len(options))])
        began = process_time()
        page = pages.table_page(table_view(live, Glance(VIEWER)))
        times.append(1000 * (process_time() - began))
        sizes.append(len(page.encode()))
    return median(times), median(sizes) / 1000


def timed(make: Callable[[], str]) -> tuple[float, float]:
    """Return the median CPU milliseconds and the kilobytes of what is made."""
    made = make()
    times = []
    for _ in range(TIMES):
        began = process_time()
        make()
        times.append(1000 * (process_time() - began))
    return median(times), len(made.encode()) / 1000
