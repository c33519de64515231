"""Which lines of a finished game gave a player most points."""

from __future__ import annotations

import itertools

from boardwright.kernel.packing import NOBODY
from tests.faces.baghdad.conftest import play


def test_the_line_that_gave_most_of_a_turn_is_named() -> None:
    modules = {"public_works": "on", "contracts": "on", "objectives": "on"}
    for seed in (5, 6):
        table = play(2, seed, **modules).table
        history = table.score_history()
        named = table.biggest_gains(4)
        assert len(named) == 4
        assert named == sorted(named)
        for at, seat, points in named:
            first, last = next(
                (before, after)
                for (before, _), (after, _) in itertools.pairwise(history)
                if before < at <= after
            )
            scores = [table.observe(NOBODY, k).game.scores()[seat] for k in range(first, last + 1)]
            assert points == scores[-1] - scores[0]
            rises = [after - before for before, after in itertools.pairwise(scores)]
            assert rises[at - first - 1] == max(rises)
        least = min(points for _, _, points in named)
        all_gains = [new[k] - old[k] for (_, old), (_, new) in itertools.pairwise(history) for k in (0, 1)]
        assert sorted(all_gains)[-4] == least
