"""The Decrees on the table: what they ask for, how much of it is met, what they give."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, short, spoken, write
from boardwright.faces.telling.wording import say
from boardwright.games.tabannusi.face import card_progress
from boardwright.games.tabannusi.face.art import GREY, caption, icon, marker, plate
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.card_progress import Demand
from boardwright.games.tabannusi.face.district_plates import effects
from boardwright.games.tabannusi.face.layout import DECREES, Box
from boardwright.games.tabannusi.face.naming import Naming, Things, everybody_at
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.kernel.bits import BIT, members

ICONS: Final[Mapping[int, tuple[str, ...]]] = {  # of what a Decree asks for
    card_progress.BUILDINGS: ("building-1",),
    card_progress.SHIPS: ("ship",),
    card_progress.ZIGGURAT_TILES: ("ziggurat", "claim"),
    card_progress.PORT_HOUSES: ("house", "port"),
    card_progress.GARDENS_BESIDE: ("garden", "building-1"),
    card_progress.OWN_GARDENS: ("garden", "claim"),
}

BAND: Final = 26.0
WIDE: Final = 150.0  # a card with room for larger icons


def decrees_of(game: Tabannusi) -> list[int]:
    """Return every Decree of this table: those still open and those taken."""
    mask = game.decrees
    for player in game.players:
        mask |= player.decrees
    return members(mask)


def decree_box(place: int, decrees: int) -> Box:
    """Return where a Decree lies."""
    x, y, width, height = DECREES
    columns = 1 if decrees <= 2 else 2
    wide, high = width / columns, (height - 20) / 2
    return (x + place % columns * wide, y + 20 + place // columns * high, wide - 4, high - 4)


def draw_decrees(layers: Layers, game: Tabannusi, naming: Naming, seat: int) -> None:
    """Draw the open Decrees with how far one player is; one that was taken shows who has it."""
    layers.printed.append(write(DECREES[0], DECREES[1] + 14, say("Decrees"), "d b", 15))
    here = decrees_of(game)
    for place, decree in enumerate(here):
        x, y, width, height = decree_box(place, len(here))
        holder = next((s for s in everybody_at(game) if game.players[s].decrees & BIT[decree]), -1)
        id = naming.names.decrees[decree]
        label = say("Decree {id}: {decree}", id=id, decree=naming.decree(decree))
        asked = tuple(card_progress.demands(game, seat, decree)) if holder < 0 else ()
        inside = kept(layers, decree_art, naming.things, decree, asked, width, height)
        if holder >= 0:
            label = say(
                "{decree}, taken by {who}", decree=naming.decree_called(decree), who=naming.object(holder)
            )
            mark = marker(layers, holder, width / 2, (height - BAND) / 2, 38)
            inside += f'<g class="seat{holder + 1}">{mark}</g>'
        layers.printed.append(spoken(label, inside, f"decree-{id}", place=(x, y)))


def decree_art(
    layers: Layers, naming: Things, decree: int, asked: Sequence[Demand], width: float, height: float
) -> str:
    """Return a Decree: demands above with how much of each is met, what it gives on the band below."""
    card = plate("tb-card", 0, 0, width, height, 4)
    band = f"M.8 {short(height - BAND)}h{short(width - 1.6)}v{short(BAND - 5)}q0 4-4 4H4.8q-4 0-4-4z"
    out = layers.stamp("card", f'{card}<path class="tb-band" d="{band}"/>')
    columns = 2 if width < WIDE else 3
    step = (width - 6) / columns
    high = min(32.0, (height - BAND - 2) / max(-(-len(asked) // columns), 2))
    for k, demand in enumerate(asked):
        spot = (4 + k % columns * step, 2 + (k // columns + 0.5) * high)
        out += demand_art(layers, naming, decree, demand, min(26.0, high, step * 0.46), *spot)
    bonuses = naming.edition.decree_effects[decree]
    middle = height - BAND / 2
    points, *others = reversed(bonuses)  # the points come last in the edition, and first on the card
    out += bonus_at(layers, points, 21, middle, 23)
    out += effects(layers, others, (width + 6) / 2, middle, width - 78, 23)
    out += caption("tb-id e", width - 4, middle + 5, naming.names.decrees[decree])
    return out


def demand_art(
    layers: Layers, naming: Things, decree: int, demand: Demand, size: float, x: float, y: float
) -> str:
    """Return icons and number of one demand and how much of it a player has, from the middle of its left."""
    icons, look = ICONS[demand.kind], GREY
    if demand.kind in (card_progress.BUILDINGS, card_progress.SHIPS):
        look = f"i{demand.colour}"
    if demand.kind == card_progress.BUILDINGS and naming.edition.decree_beside_garden[decree]:
        icons = ("building-1", "garden")
    elif demand.kind == card_progress.BUILDINGS and naming.edition.decree_ziggurat[decree]:
        icons = ("building-1", "ziggurat")
    out = icon(layers, icons[0], x + size / 2, y, size, look)
    if len(icons) > 1:
        out += icon(layers, icons[1], x + size * 0.9, y + size * 0.2, size * 0.62, GREY)
    right = size * (1.22 if len(icons) > 1 else 1.05)
    met = "tb-need met" if demand.have >= demand.need else "tb-need"
    return out + caption(met, x + right, y + 5.5, f"{demand.have}/{demand.need}")
