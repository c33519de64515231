"""The ground of the four boards, what Sandra does on them, and the action spaces beneath."""

from __future__ import annotations

from functools import lru_cache

from boardwright.faces.drawing.svg import Layers, box, disc, short, symbol
from boardwright.faces.telling.wording import say
from boardwright.games.bot_factory.components import ASSEMBLY, BOARDS, PROJECT
from boardwright.games.bot_factory.face.board_shapes import DARK, GROUND, LINE, PANEL, area, width_of, words
from boardwright.games.bot_factory.face.layout import BOARD_BOXES, BOARD_HEIGHT, FLOOR, Layout
from boardwright.games.bot_factory.face.naming import Naming
from boardwright.games.bot_factory.face.sandra_forecast import HABITS, Forecast, deed_in_short


def draw_grounds(layers: Layers, naming: Naming, seen: Forecast | None) -> None:
    """Draw the floor and the grounds of the boards; `seen` is what Sandra does next."""
    layers.printed.append(printed_floor())
    for board in range(BOARDS):
        layers.printed.append(ground(naming, board, seen))


@lru_cache(1)
def printed_floor() -> str:
    """Return the dark strip with its warning edge."""
    x, y, width, height = FLOOR
    out = box(x, y, width, height, DARK, round_by=5)
    # a dashed line, slanted: 3 units to the left for 4 down
    line = f"M{short(x + 24 + (y + 4) * 0.75)} {short(y + 4)}h{short(width - 48)}"
    return out + f'<path d="{line}" class="bot-stripes" transform="skewX(-36.87)"/>'


def ground(naming: Naming, board: int, seen: Forecast | None) -> str:
    """Return the ground of a board, its title, and what Sandra does on it."""
    x, width = BOARD_BOXES[board]
    title = naming.board(board)
    out = [printed_ground(board), words(x + 12, 20, title)]
    label = say("{board}. Sandra here: {habit}", board=title, habit=say(HABITS[board]))
    next_here = seen is not None and seen.board == board and not seen.idle
    if seen is not None and next_here:
        deed = deed_in_short(seen)
        label = say("{board}. Sandra acts here next: {habit}", board=title, habit=say(HABITS[board]))
        plate = 34 + width_of(deed)
        out.append(box(x + width - plate - 4, 3, plate, 22, "var(--gold)", round_by=4))
        out.append(words(x + width - 33, 18.5, deed, "deed"))
    out.append(symbol("sandra", x + width - 17, 14, 20, "" if next_here else "opacity:.75"))
    return area(naming.id_of("board", board), out, label, "bot-title")


@lru_cache(4)
def printed_ground(board: int) -> str:
    """Return the plate of a board with faint lines, and the bar of its title."""
    x, width = BOARD_BOXES[board]
    lines = "".join(f"M{short(x + k * 30)} 29v{BOARD_HEIGHT - 30}" for k in range(1, int(width // 30)))
    return (
        box(x, 0, width, BOARD_HEIGHT, GROUND, LINE, 1.5, 5)
        + f'<path d="{lines}" class="bot-grid"/>'
        + f'<path d="M{short(x)} 28V5a5 5 0 0 1 5-5h{short(width - 10)}a5 5 0 0 1 5 5v23z" fill="{DARK}"/>'
    )


def draw_spaces(layers: Layers, layout: Layout, naming: Naming) -> None:
    """Draw the action spaces."""
    for space in range(layout.edition.spaces):
        layers.printed.append(action_space(layers, layout, naming, space))


def action_space(layers: Layers, layout: Layout, naming: Naming, space: int) -> str:
    """Return an action space with what it offers."""
    edition = layout.edition
    board = edition.board_of[space]
    x, y = layout.space_centre(space)
    radius = layout.space_radius(board)
    limit = edition.limit[space]
    up_to = board in (ASSEMBLY, PROJECT) and limit > 1
    ring = disc(0, 0, radius, PANEL, "var(--gold)", 3)
    out = [layers.stamp(f"s{short(radius)}", ring, x, y), words(x, y + 7, f"1–{limit}" if up_to else limit)]
    cost, gain = edition.extra_cost[space], edition.extra_gain[space]
    if cost or gain:
        fill = "var(--bad)" if cost else "var(--stone-2)"
        out.append(symbol("speech", x + radius + 2, y - 25, 21, f"--pc:{fill};--p-ink:transparent"))
        out.append(
            words(
                x + radius + 2,
                y - 22,
                f"\N{MINUS SIGN}{cost}" if cost else f"+{gain}",
                "extra" if cost else "extra gain",
            )
        )
    out.append(words(x, FLOOR[1] + 93, naming.offer(space), "offer"))
    label = say("Space {number}: {place}", number=naming.names.spaces[space], place=naming.place(space))
    return area(naming.id_of("space", space), out, label + naming.extras(space), "bot-floor")
