"""What runs any game: the agenda and its frames, actions and prices as ints, notes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:  # only the compiler asks: games of other projects build on compiled classes, interpreted
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_attributes: bool) -> object:
        """Leave a class as it is."""
        return lambda cls: cls
