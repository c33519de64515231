"""Print how all contract games end, as JSON: run twice, interpreted and compiled, the lines must be equal."""

from __future__ import annotations

import json

from boardwright.build_info import compiled
from boardwright.table.saves import game_hash
from tests.contract.playing import all_cases


def finals() -> list[str]:
    """Return case, fingerprint and points at the end of every contract game."""
    lines = []
    for case in all_cases():
        game = case.new_game()
        for _ in case.play(game):
            pass
        lines.append(f"{case} {game_hash(game)} {game.scores()} {game.places()}")
    return lines


if __name__ == "__main__":
    print(json.dumps({"compiled": compiled(), "finals": finals()}))
