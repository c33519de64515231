"""What the rulebook of Tabannusi says and what it leaves open: the files of the folder `rules`."""

from __future__ import annotations

from typing import Final

from boardwright.games.rulebook import Rulebook
from boardwright.games.tabannusi.components import Switches

RULEBOOK: Final = Rulebook(__package__, Switches)
