"""The table page of this game: its weight from the opening to the end, in each language."""

from __future__ import annotations

from boardwright.faces import registry as faces
from boardwright.faces.i18n import language
from boardwright.faces.web import pages
from boardwright.games.title import Setup
from boardwright.kernel.chance import Rng
from boardwright.players.registry import player
from boardwright.server.store import HUMAN, Chair, StoredTable
from boardwright.server.tables import Live
from boardwright.server.viewing import Glance, table_view
from boardwright.table.table import Table

MOST = 120_000  # bytes of a page before it is packed, as for the other large board
MANY = 24  # answers: positions with more are looked at more often
OFTEN, SELDOM = 4, 15  # one in so many
VIEWER = "viewer"


def begin(seats: int, options: dict[str, str]) -> Live:
    """Return a table at which one viewer plays every seat."""
    chairs = [Chair(f"Player {seat + 1}", HUMAN, VIEWER) for seat in range(seats)]
    stored = StoredTable("12345678", "tabannusi", chairs, "pages", VIEWER, options)
    return Live(stored, Table.begin(Setup("tabannusi", seats, options), "pages", confirm=frozenset()))


def weights(live: Live, spec: str) -> list[int]:
    """Return the bytes of pages of a game played to its end, in both languages."""
    chosen, rng = player(spec), Rng(7)
    found: list[int] = []
    number = 0
    while not live.table.over:
        seen = live.table.observe(live.table.asked)
        if number % (OFTEN if len(seen.options) > MANY else SELDOM) == 0:
            for code in ("en", "zh_Hant"):
                token = language.set(code)
                found.append(len(pages.table_page(table_view(live, Glance(VIEWER))).encode()))
                language.reset(token)
        live.table.answer(seen.whose, chosen.choose(seen, rng))
        number += 1
    return found


def test_pages_stay_small_with_four_players() -> None:
    found = weights(begin(4, {"barge_tiles": "on"}), "greedy")
    assert len(found) > 40
    assert max(found) < MOST


def test_pages_stay_small_against_the_bot() -> None:
    found = weights(begin(1, {}), "random")
    assert len(found) > 10
    assert max(found) < MOST


def test_what_is_kept_is_kept_for_each_language() -> None:
    live = begin(2, {})
    face = faces.face("tabannusi")
    seen = live.table.observe(live.table.asked)

    def drawn() -> str:
        return str(face.board(seen, live.names, face.question(seen, live.names)).svg)

    english = drawn()
    token = language.set("zh_Hant")
    chinese = drawn()
    language.reset(token)
    assert chinese != english
    assert drawn() == english
    assert "Place a Project" in english
    assert "Place a Project" not in chinese
