"""What the rulebook of Baghdad says and what it leaves open: the files of the folder `rules`."""

from __future__ import annotations

from typing import Final

from boardwright.games.baghdad.components import Switches
from boardwright.games.rulebook import Rulebook

RULEBOOK: Final = Rulebook(__package__, Switches)
