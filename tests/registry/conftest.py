"""Lets tests import `tests.registry.clause_tests`, from whatever folder pytest is started."""

import sys
from pathlib import Path

ROOT = str(Path(__file__).parents[2])
if ROOT not in sys.path:
    sys.path.append(ROOT)
