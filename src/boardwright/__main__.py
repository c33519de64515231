"""`python -m boardwright` is the command `boardwright`."""

from __future__ import annotations

from boardwright.cli import main

if __name__ == "__main__":
    main()
