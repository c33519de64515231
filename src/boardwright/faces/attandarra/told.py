"""How changes of gold are written."""

from __future__ import annotations

from boardwright.faces.telling.wording import say


def gold_lost(gold: int) -> list[str]:
    """Return the delta of a payment, nothing for a free thing."""
    return [say("\N{MINUS SIGN}{gold} gold", gold=gold)] if gold else []
