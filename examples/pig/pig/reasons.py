"""Why something is not allowed: a number for the rules; its clause and words are in `rules/reasons.toml`."""

from typing import Final

from boardwright.games.reasons import Reasons

NOTHING_COLLECTED: Final = 1

REASONS: Final = Reasons(__package__, globals())
