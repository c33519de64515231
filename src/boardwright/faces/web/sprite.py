"""The icon sprite: every page carries the symbols it shows, and no others.

Those that all pages share stand in `static/icons.svg`, those of a game in its `face/static/symbols.svg`.
"""

from __future__ import annotations

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from markupsafe import Markup

from boardwright.faces.web.lean import lean
from boardwright.games import registry

SHARED: Final = Path(__file__).parent / "static" / "icons.svg"
SYMBOL: Final = re.compile(r'<symbol id="i-([A-Za-z0-9-]+)".*?</symbol>', re.DOTALL)
USED: Final = re.compile(r'href="?#i-([A-Za-z0-9-]+)')


@lru_cache(maxsize=1)
def drawn() -> dict[str, str]:
    """Return every symbol as it is drawn by its name without `i-`; a game cannot change a shared one."""
    found: dict[str, str] = {}
    for sheet in (SHARED, *(registry.look(name) / "symbols.svg" for name in registry.names())):
        if sheet.is_file():
            for match in SYMBOL.finditer(sheet.read_text(encoding="utf-8")):
                found.setdefault(match[1], match[0])
    return found


@lru_cache(maxsize=1)
def symbols() -> dict[str, str]:
    """Return every symbol as a page carries it."""
    return {name: lean(symbol) for name, symbol in drawn().items()}


def whole_sprite() -> str:
    """Return all symbols as one file, for pages that come to need one they did not carry."""
    return f'<svg xmlns="http://www.w3.org/2000/svg">{"".join(drawn().values())}</svg>'


@lru_cache(maxsize=256)
def icon(name: str, size: str = "") -> Markup:
    """Return an icon as it stands next to a text; nothing for an empty name."""
    if not name:
        return Markup()
    # pages hold about a hundred of these, so they are kept short: no quotes where none are needed
    classes = f'"i {size}"' if size else "i"
    return Markup(f'<svg class={classes} aria-hidden=true><use href="#i-{{}}"/></svg>').format(name)  # noqa: S704


@lru_cache(maxsize=256)
def named_icon(name: str, title: str) -> Markup:
    """Return an icon that says what it is, as a tooltip and to screen readers."""
    if not name:
        return Markup('<span class="sr">{}: </span>').format(title)
    return Markup('<svg class=i role=img><title>{}</title><use href="#i-{}"/></svg>').format(title, name)


def sprite_for(html: str, more: tuple[str, ...] = ()) -> Markup:
    """Return the symbols that a piece of HTML uses, as one hidden <svg>."""
    known = symbols()
    names = set(USED.findall(html)) | set(more)
    used = {name for name in names if name in known}
    # a symbol may be drawn with others
    for name in list(used):
        used.update(inner for inner in USED.findall(known[name]) if inner in known)
    carried = "".join(known[name] for name in sorted(used))
    return Markup(f'<svg id="sprite" width="0" height="0" aria-hidden="true">{carried}</svg>')  # noqa: S704 - our own file
