"""The whole table as plain text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.wording import both, comma, paragraphs, points_of, say
from boardwright.games.tabannusi.action_tiles import tiles_in
from boardwright.games.tabannusi.components import (
    COLOURS,
    COMMON,
    DISTRICTS,
    NO_TILE,
    NOWHERE,
    ON_DISPLAY,
    TRACKS,
)
from boardwright.games.tabannusi.face.card_progress import decree_lines
from boardwright.games.tabannusi.face.naming import (
    Naming,
    everybody_at,
    everybody_in_view,
    game_of,
    naming_of,
)
from boardwright.games.tabannusi.face.panels import status
from boardwright.games.tabannusi.face.prospects import prospect, scored_now
from boardwright.games.tabannusi.face.text_areas import area, automa
from boardwright.games.tabannusi.face.text_board import common_district, port, ziggurat
from boardwright.games.tabannusi.state import BOT, FACES, Tabannusi
from boardwright.kernel.bits import members
from boardwright.table.observation import Observation


def text(observation: Observation, names: Sequence[str]) -> str:
    """Return the table under headings: players, Barges, Districts, cards, what each player has."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    sections = [
        [status(observation)[2]],
        players(observation, game, naming),
        barges(game, naming),
        *[common_district(game, naming, district) for district in range(COMMON)],
        port(game, naming),
        ziggurat(game, naming),
        decrees(game, naming),
        stocks(game, naming),
    ]
    if game.solo:
        sections.append(automa(game, naming))
    front, others = everybody_in_view(observation, game)
    sections += [area(game, naming, seat) for seat in (front, *others)]
    return paragraphs(sections)


def players(observation: Observation, game: Tabannusi, naming: Naming) -> list[str]:
    """Return a line for each player, the Bot included."""
    lines = [say("PLAYERS")]
    for seat in everybody_at(game):
        me = game.players[seat]
        facts = [points_of(me.vp)]
        if me.assistant != NOWHERE:
            here, there = naming.district(me.assistant), naming.district(me.architect)
            facts.append(say("Assistant in {here}, Architect in {there}", here=here, there=there))
        if seat == game.first_player and game.turns:
            facts.append(say("first player"))
        if seat == observation.whose:
            facts.append(say("to decide"))
        number = "-" if game.solo and seat == BOT else str(seat + 1)
        lines.append(f"{number} {naming.person(seat)}: {comma().join(facts)}")
    return lines


def barges(game: Tabannusi, naming: Naming) -> list[str]:
    """Return every District with its dice, supply, Action tiles, and what it would give now."""
    lines = [say("DISTRICTS, THEIR BARGES AND ACTION TILES")]
    for district in range(DISTRICTS):
        colour = game.local[district]
        if not 0 <= colour < COLOURS:  # no Barge tile yet
            lines.append(naming.district_in_full(district))
            continue
        dice = [str(n) for n in range(1, FACES + 1) for _ in range(game.barge[colour * FACES + n - 1])]
        lines.append(
            say(
                "{district}: {colour}; dice {dice}; in the general supply {supply}",
                district=naming.district_in_full(district),
                colour=naming.colour(colour),
                dice=" ".join(dice) or say("none"),
                supply=game.supply[colour],
            )
        )
        lines += ["  " + naming.action_tile(tile) for tile in tiles_in(game, district) if tile != NO_TILE]
        found = prospect(game, district)
        if found is not None:
            lines.append("  " + scored_now(naming, found))
    return lines


def decrees(game: Tabannusi, naming: Naming) -> list[str]:
    """Return the Decrees that can still be taken, and how far everybody is with each."""
    lines = [say("DECREES")]
    for decree in members(game.decrees):
        words = naming.decree(decree)
        lines.append(say("{id}: {decree}", id=naming.names.decrees[decree], decree=words))
        lines += [f"  {line}" for line in decree_lines(game, naming, decree)]
    return lines if len(lines) > 1 else [*lines, say("None left.")]


def stocks(game: Tabannusi, naming: Naming) -> list[str]:
    """Return what can run out, and the display of special Water."""
    lines = [say("STOCKS")]
    projects = [f"{game.project_stock[track]} {naming.colour(track)}" for track in range(TRACKS)]
    pieces = [f"{game.piece_stock[track]} {naming.colour(track)}" for track in range(TRACKS)]
    lines.append(say("Project tiles: {projects}", projects=both(projects)))
    lines.append(say("Building pieces: {pieces}", pieces=both(pieces)))
    lines.append(say("Water: {water}, Gardens: {gardens}", water=game.water_stock, gardens=game.garden_stock))
    shown = [naming.special_water(tile) for tile, where in enumerate(game.special) if where == ON_DISPLAY]
    lines.append(say("Special Water on display: {tiles}", tiles="; ".join(shown) or say("none")))
    lines.append(say("Gold on the Time track: {gold}", gold=game.time_gold))
    return lines
