"""Lets the chapters share `tests.games.tabannusi.table`, from whatever folder pytest is started."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parents[3])
if ROOT not in sys.path:
    sys.path.append(ROOT)
