"""Drawings that are the same each time: what is printed, and what an edition and a language alone decide."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache

from boardwright.faces.drawing.svg import Layers
from boardwright.faces.i18n import language

Maker = Callable[..., str]


@lru_cache(4096)  # a few megabytes
def made(_language: str, maker: Maker, arguments: tuple[Hashable, ...]) -> tuple[str, dict[str, str]]:
    """Return what a maker draws for readers of a language, and the stamps that it needs."""
    layers = Layers()
    return maker(layers, *arguments), layers.stamps


def kept(layers: Layers, maker: Maker, *arguments: Hashable) -> str:
    """Return a drawing that is the same each time: it is made once."""
    drawn, stamps = made(language.get(), maker, arguments)
    layers.stamps.update(stamps)
    return drawn
