"""The three Mastery tracks with everything printed along them, and everybody's markers."""

from __future__ import annotations

from typing import Final

from boardwright.faces.drawing.kept import kept
from boardwright.faces.drawing.svg import Layers, group, piece, rectangles, short, spoken, write
from boardwright.faces.telling.wording import capital, say
from boardwright.games.tabannusi.components import BROWN, TRACKS, Edition
from boardwright.games.tabannusi.face.art import caption, marker, plate
from boardwright.games.tabannusi.face.bonus_icons import bonus_at
from boardwright.games.tabannusi.face.layout import MASTERY, Box
from boardwright.games.tabannusi.face.naming import Naming, Things, everybody_at
from boardwright.games.tabannusi.state import Tabannusi

TRACK_WIDTH: Final = 66.0
HEAD: Final = 22.0


def level_box(edition: Edition, track: int, level: int) -> Box:
    """Return a space of a track; level 0 is at the bottom."""
    x, y, _, height = MASTERY
    step = (height - HEAD) / (edition.top + 1)
    return (x + track * (TRACK_WIDTH + 2), y + HEAD + (edition.top - level) * step, TRACK_WIDTH, step)


def draw_mastery(layers: Layers, game: Tabannusi, naming: Naming) -> None:
    """Draw the tracks; at the right what the lowest marker's rise brings. TAB-3.21-3.25"""
    x, y, _, _ = MASTERY
    layers.printed.append(write(x, y + 14, say("Mastery"), "d b", 15))
    layers.printed.append(caption("ts e", x + 238, y + 14, say("lowest")))
    for track in range(TRACKS):
        layers.printed.append(kept(layers, printed_track, naming.things, track))
    layers.printed.append(kept(layers, printed_lowest, naming.things))
    for track in range(TRACKS):
        for level in range(game.edition.top + 1):
            draw_markers(layers, game, naming, track, level)


def printed_track(layers: Layers, things: Things, track: int) -> str:
    """Return one track: its spaces in the colour, and over them what is printed on all three alike."""
    edition = things.edition
    levels = [level_box(edition, track, level) for level in range(edition.top + 1)]
    x, y, _, _ = levels[-1]
    spaces = rectangles((0, top - y, width, height - 1) for _, top, width, height in levels)
    ink = "tv l" if track == BROWN else "tv"
    ground = layers.stamp("track", f'<path d="{spaces}"/>', x, y)
    inside = ground.replace("<use", f'<use class="tb-c{track} tb-level"', 1) + f'<g class="{ink}">'
    inside += layers.stamp("levels", printed_levels(layers, edition), x, y) + "</g>"
    name = say("{colour} Mastery track", colour=capital(things.colour(track)))
    return group(f"track-{things.names.tracks[track]}", [inside], label=name)


def printed_levels(layers: Layers, edition: Edition) -> str:
    """Return values at the left, benefits at the right, boundaries in red, from the top left of a track."""
    _, top, width, _ = level_box(edition, 0, edition.top)
    out, lines = "", ""
    for level in range(edition.top + 1):
        _, y, _, height = level_box(edition, 0, level)
        middle = y - top + height / 2 - 0.5
        out += f'<text x="8" y="{short(middle + 5.3)}">{edition.values[level]}</text>'
        if edition.in_track[level]:
            out += plate("tb-medal", width - 33, middle - height / 2 + 1, 31, height - 2, 8)
            out += bonus_at(layers, edition.in_track[level], width - 17.5, middle, 21)
        if edition.boundaries[level]:
            lines += f"M-1 {short(middle + height / 2)}h{short(width + 2)}"
    return out + f'<path class="tb-boundary" d="{lines}"/>'


def printed_lowest(layers: Layers, things: Things) -> str:
    """Return the bonuses of the lowest marker at their levels."""
    out = ""
    for level, bonus in enumerate(things.edition.right_hand):
        if bonus:
            x, y, width, height = level_box(things.edition, TRACKS - 1, level)
            out += bonus_at(layers, bonus, x + width + 18, y + height / 2, 20)
    return spoken(say("What a rise of the lowest marker brings"), out, "lowest")


def draw_markers(layers: Layers, game: Tabannusi, naming: Naming, track: int, level: int) -> None:
    """Draw everybody's marker on one space."""
    here = [seat for seat in everybody_at(game) if game.players[seat].mastery[track] == level]
    if not here:
        return
    x, y, width, height = level_box(game.edition, track, level)
    room = width - (50 if game.edition.in_track[level] and len(here) == 1 else 18)
    size = min(17.0, height - 2)
    step = min(size - 1, room / max(1, len(here)) if len(here) > 2 else size)
    for k, seat in enumerate(here):
        spot = (x + 14 + size / 2 + k * step, y + height / 2 - 0.5)
        facts = {"who": naming.person(seat), "colour": naming.colour(track), "level": level}
        label = say("{who}: {colour} track, level {level}", **facts)
        element = f"mastery-{seat}-{naming.names.tracks[track]}"
        layers.pieces.append(
            piece(element, *spot, marker(layers, seat, 0, 0, size), label, f"seat{seat + 1}")
        )
