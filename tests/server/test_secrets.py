"""The seed never leaves the server before the game is over."""

from __future__ import annotations

import re
import time

from tests.server.serving import WAIT, Browser, Serving


def everything(browser: Browser, table: str, length: int) -> list[str]:
    """Return all that a viewer can get about a table, headers included."""
    paths = [f"/table/{table}", f"/table/{table}/view", f"/table/{table}/log", f"/table/{table}?log=all", "/"]
    paths += [f"/table/{table}/view?at={position}" for position in range(0, length + 1, 3)]
    return [f"{r.headers}\n{r.text}" for r in (browser.client.get(path) for path in paths)]


def test_no_response_or_stream_of_a_running_game_holds_the_seed(server: Serving) -> None:
    anna, watcher = server.browser(), server.browser()
    watcher.home()
    table = anna.open("you", "random", history="on")
    stored = server.tables.store.table(table)
    assert stored is not None
    seed = stored.seed
    assert re.fullmatch(r"[0-9a-f]{32}", seed)
    texts: list[str] = []
    for _ in range(25):
        seen = anna.view(table)
        if seen.mode == "ask":
            texts.append(anna.move(table, words=seen.words[0]).text)
        elif seen.mode == "confirm":
            texts.append(anna.move(table, "confirm").text)
        texts.append(anna.move(table, words="fly").text)  # refusals tell nothing either
    length = anna.view(table).length
    texts += everything(anna, table, length) + everything(watcher, table, length)
    with anna.client.stream("GET", f"/table/{table}/events") as stream:
        lines = stream.iter_lines()
        texts += [next(lines) for _ in range(5)]
    assert len(texts) > 40
    pieces = [seed, seed[:12], seed[-12:], str(int(seed, 16))]
    assert not [text[:200] for text in texts if any(piece in text for piece in pieces)]


def test_once_the_game_is_over_the_log_is_complete(server: Serving) -> None:
    anna = server.browser()
    anna.home()
    table = anna.open("random", "random")
    stored = server.tables.store.table(table)
    assert stored is not None
    end = time.monotonic() + 4 * WAIT
    while anna.view(table).mode != "over":
        assert time.monotonic() < end, "the machines did not finish"
        time.sleep(0.2)
    assert f"seed={stored.seed}" in anna.client.get(f"/table/{table}/log").text.splitlines()[0]
