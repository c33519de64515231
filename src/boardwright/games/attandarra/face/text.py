"""The whole table as plain text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import east_asian_width

from boardwright.faces.telling.people import seats_in_view
from boardwright.faces.telling.wording import both, capital, comma, paragraphs, points_of, say, say_count
from boardwright.games.attandarra.components import (
    CITIZEN,
    COVERED,
    GATE,
    MATERIALS,
    MEADOW,
    NO_EVENT,
    NO_MARKER,
    NO_TILE,
    RESERVOIR,
)
from boardwright.games.attandarra.face.naming import Naming, game_of, naming_of
from boardwright.games.attandarra.face.panels import status
from boardwright.games.attandarra.state import Attandarra
from boardwright.table.observation import Observation


def text(observation: Observation, names: Sequence[str]) -> str:
    """Return the table under headings: players, display, markers, streets, cities, supply."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    sections = [
        [status(observation)[2]],
        players(observation, game, naming),
        display(game, naming),
        markers(game, naming),
    ]
    if game.history:
        sections.append(history(game, naming))
    seats = seats_in_view(observation, game.active, game.seats)
    sections += [city(game, naming, seat) for seat in seats]
    sections.append(supply(game, naming, seats[0]))
    sections.append([say("Bag: {cubes}.", cubes=cubes_in_words(naming, game.bag))])
    return paragraphs(sections)


def players(observation: Observation, game: Attandarra, naming: Naming) -> list[str]:
    """Return a line for each player."""
    scores = game.scores() if observation.over else [player.points() for player in game.players]
    lines = [say("PLAYERS")]
    for seat, me in enumerate(game.players):
        facts = [points_of(scores[seat]), say("{gold} gold", gold=me.gold)]
        facts.append(say_count("{n} citizen", "{n} citizens", me.citizens()))
        facts.append(say_count("{n} coin", "{n} coins", me.coins()))
        if game.history:
            facts.append(say_count("{n} emblem", "{n} emblems", me.emblems))
            facts.append(say_count("{n} building this round", "{n} buildings this round", me.built))
        marks = []
        if seat == game.start_player:
            marks.append(say("start player"))
        if seat == observation.whose:
            marks.append(say("to decide"))
        if me.finished:
            marks.append(say("finished"))
        if game.seal == seat:
            marks.append(say("City Seal"))
        lines.append(f"{seat + 1} {naming.person(seat)}: {comma().join(facts + marks)}")
    return lines


def display(game: Attandarra, naming: Naming) -> list[str]:
    """Return a line for each material: cubes, price of the top one, and of those beneath it."""
    lines = [say("DISPLAY")]
    edition = game.edition
    for material in range(MATERIALS):
        n = game.display[material]
        name = capital(naming.material(material))
        if n == 0:
            lines.append(say("{name}: none", name=name))
            continue
        first = material * edition.levels
        prices = [str(edition.prices[first + level]) for level in range(n - 1, -1, -1)]
        lines.append(say("{name}: {n}, costs {prices}", name=name, n=n, prices=say(", then ").join(prices)))
    return lines


def markers(game: Attandarra, naming: Naming) -> list[str]:
    """Return the marker spaces as a grid; `+` stands for a marker beneath the one on top."""
    lines = [
        say("CITIZENS AND COINS"),
        say("Ci citizen, Co coin, + another beneath; the number is the price"),
    ]
    cells = [marker_cell(game, space) for space in range(game.edition.spaces)]
    return lines + grid(naming, cells)


def marker_cell(game: Attandarra, space: int) -> str:
    """Return a marker space in a few letters, such as `Ci2+`."""
    if game.tops[space] == NO_MARKER:
        return "-"
    citizen, coin = say("Ci"), say("Co")
    kind = citizen if game.tops[space] == CITIZEN else coin
    beneath = game.under[space]
    under = "" if beneath == NO_MARKER else "+"
    if beneath not in (NO_MARKER, COVERED):
        under += citizen if beneath == CITIZEN else coin
    return f"{kind}{game.price_of_marker(space)}{under}"


def grid(naming: Naming, cells: Sequence[str]) -> list[str]:
    """Return cells of a board with coordinates, row by row, each column as wide as it has to be."""
    columns, rows = naming.names.columns, naming.names.rows
    widths = [max(map(width, cells[column :: len(columns)])) for column in range(len(columns))]
    lines = ["  " + in_columns(columns, widths)]
    for row, name in enumerate(rows):
        part = cells[row * len(columns) : (row + 1) * len(columns)]
        lines.append(f"{name!s:<2}" + in_columns(part, widths))
    return lines


def in_columns(cells: Sequence[str], widths: Sequence[int]) -> str:
    """Return cells one after the other, each as wide as its column."""
    padded = (f" {cell}{' ' * (wide + 1 - width(cell))}" for cell, wide in zip(cells, widths, strict=True))
    return "".join(padded).rstrip()


def width(text: str) -> int:
    """Return how many places a text takes in a terminal: letters of Chinese take two."""
    return sum(2 if east_asian_width(letter) in "WF" else 1 for letter in text)


def history(game: Attandarra, naming: Naming) -> list[str]:
    """Return the event of the round, the streets and the City Seal."""
    event = naming.event(game.event) if game.event != NO_EVENT else say("none")
    lines = [say("CITY HISTORY"), say("Event of this round: {event}", event=event)]
    left = [naming.event(event) for event, n in enumerate(game.events_left) if n]
    lines.append(say("Not seen yet: {events}", events=", ".join(left)))
    for owner in range(game.seats):
        streets = [naming.street(street) for street, seat in enumerate(game.emblems) if seat == owner]
        if streets:
            lines.append(
                say("{name}: emblems on {streets}", name=naming.person(owner), streets=both(streets))
            )
    return lines


def city(game: Attandarra, naming: Naming, seat: int) -> list[str]:
    """Return a city as a grid, then a line for each tile."""
    me = game.players[seat]
    own = seat == naming.viewer
    name = say("YOUR CITY") if own else say("CITY OF {name}", name=naming.people[seat])
    tiles = [space for space in range(game.edition.spaces) if me.tile_at[space] != NO_TILE]
    if not tiles:
        return [name, say("empty")]
    cells = [short_tile(game, naming, seat, space) for space in range(game.edition.spaces)]
    lines = [name, *grid(naming, cells)]
    lines += [f"{naming.space(space)}: {tile_in_words(game, naming, seat, space)}" for space in tiles]
    return lines


def short_tile(game: Attandarra, naming: Naming, seat: int, space: int) -> str:
    """Return a tile by its name; `*` marks an unfinished building."""
    me = game.players[seat]
    tile = me.tile_at[space]
    if tile == NO_TILE:
        return "."
    return naming.tile(tile) + ("*" if me.unfinished() >> space & 1 else "")


def tile_in_words(game: Attandarra, naming: Naming, seat: int, space: int) -> str:
    """Return a tile with its cubes and markers."""
    me = game.players[seat]
    tile = me.tile_at[space]
    facts = [naming.tile(tile)]
    if tile < game.edition.kinds:
        facts[0] = say("{tile} ({numeral})", tile=facts[0], numeral=game.edition.numeral[tile])
    if me.unfinished() >> space & 1:
        cubes = [me.cubes[space] >> 4 * material & 15 for material in range(MATERIALS)]
        facts.append(say("unfinished, holds {cubes}", cubes=cubes_in_words(naming, cubes)))
    if me.citizens_at(space):
        facts.append(say_count("{n} citizen", "{n} citizens", me.citizens_at(space)))
    if me.coins_at(space):
        facts.append(say_count("{n} coin", "{n} coins", me.coins_at(space)))
    return comma().join(facts)


def cubes_in_words(naming: Naming, cubes: Sequence[int]) -> str:
    """Return cubes such as `2 clay and 1 wood`."""
    words = [f"{n} {naming.material(material)}" for material, n in enumerate(cubes) if n]
    return both(words) if words else say("nothing")


def supply(game: Attandarra, naming: Naming, seat: int) -> list[str]:
    """Return the tiles a player can still place."""
    me = game.players[seat]
    own = seat == naming.viewer
    lines = [say("YOUR TILES") if own else say("TILES OF {name}", name=naming.people[seat])]
    for tile in [*range(game.edition.kinds), MEADOW, RESERVOIR, GATE]:
        if me.supply[tile]:
            numeral = f" ({game.edition.numeral[tile]})" if tile < game.edition.kinds else ""
            lines.append(f"{me.supply[tile]} x {naming.tile(tile)}{numeral}")
    return lines
