"""The Districts as plain text: every space, Building, Ship and House."""

from __future__ import annotations

from boardwright.faces.telling.wording import both, say, say_count
from boardwright.games.tabannusi.components import (
    CELLS,
    CLAIM_SPACES,
    COMMON,
    LINES,
    NO_CRATE,
    NO_SHIP,
    NO_TILE,
    ON_BOARD,
    SECTION_SPACES,
    SPACES,
    TRACKS,
)
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.naming import Naming, everybody_at
from boardwright.games.tabannusi.state import KIND_BITS, Tabannusi
from boardwright.kernel.bits import BIT, count, members


def common_district(game: Tabannusi, naming: Naming, district: int) -> list[str]:
    """Return the spaces of a common District row by row, its border Water and its Buildings."""
    lines = [say("{district}, bonuses in brackets", district=naming.district_in_full(district).upper())]
    rows: dict[int, list[str]] = {}
    coordinates = naming.names.coordinates[0 if game.solo else game.seats - 1]
    for space in members(game.board.land[district]):
        place = district * SPACES + space
        words = f"{naming.place(game, place)} {what_lies_on(game, naming, place)}"
        rows.setdefault(coordinates[place][1], []).append(words)
    lines += ["; ".join(words) for words in rows.values()]
    border = [
        f"{naming.place(game, district * SPACES + space)} "
        f"{what_lies_on(game, naming, district * SPACES + space)}"
        for space in members(game.board.border[district])
    ]
    if border:
        lines.append(say("On the border: {spaces}", spaces="; ".join(border)))
    buildings = [
        building_in_words(game, naming, building)
        for building, deed in enumerate(game.deeds)
        if (deed & 15) // TRACKS == district
    ]
    lines.append(say("Buildings: {buildings}", buildings="; ".join(buildings) or say("none")))
    return lines


def what_lies_on(game: Tabannusi, naming: Naming, place: int) -> str:
    """Return what a space holds, or its bonus, or that it has none."""
    district, bit = place // SPACES, BIT[place % SPACES]
    for track in range(TRACKS):
        if game.built[district * TRACKS + track] & bit:
            return say("{colour} Building", colour=naming.colour(track))
        if game.projects[district * TRACKS + track] & bit:
            facts = {
                "colour": naming.colour(track),
                "who": owner_in_words(game, naming, game.project_markers, place),
            }
            return say("{colour} Project of {who}", **facts)
    if game.gardens[district] & bit:
        return say("Garden of {who}", who=owner_in_words(game, naming, game.garden_markers, place))
    bonus = game.board.bonus[place]
    if game.water[district] & bit:
        tile = game.special_at(ON_BOARD + place)
        if tile != NO_TILE:
            return say("Water with {bonus}", bonus=naming.bonus(naming.special(tile)))
        if bonus and game.board.border[district] & bit:
            return say("Water with {bonus}", bonus=naming.bonus(bonus))
        return say("Water")
    return f"({naming.bonus(bonus)})" if bonus else say("no bonus")


def owner_on(game: Tabannusi, markers: list[int], place: int) -> int:
    """Return whose marker lies on a space, or -1; `markers` are those of Projects or those of Gardens."""
    district, bit = place // SPACES, BIT[place % SPACES]
    return next((seat for seat in everybody_at(game) if markers[seat * COMMON + district] & bit), -1)


def owner_in_words(game: Tabannusi, naming: Naming, markers: list[int], place: int) -> str:
    """Return whose marker lies on a space."""
    seat = owner_on(game, markers, place)
    return naming.object(seat) if seat >= 0 else say("nobody")


def building_in_words(game: Tabannusi, naming: Naming, building: int) -> str:
    """Return a Building with its owner, spaces and Gardens beside it."""
    deed, site = game.deeds[building], game.sites[building]
    district, track = (deed & 15) // TRACKS, (deed & 15) % TRACKS
    gardens = count(game.board.beside(district, site) & game.gardens[district])
    return say(
        "{colour} of {who} ({spaces}; {gardens})",
        colour=naming.colour(track),
        who=naming.object(deed >> KIND_BITS),
        spaces=naming.places_of(game, district, site),
        gardens=say_count("{n} Garden", "{n} Gardens", gardens),
    )


def port(game: Tabannusi, naming: Naming) -> list[str]:
    """Return Ships by cell, then House spaces and Harbormasters by line."""
    lines = [say("PORT")]
    for cell in range(CELLS):
        if game.ships[cell] == NO_SHIP:
            continue
        who = [naming.object(seat) for seat in everybody_at(game) if game.players[seat].ships & BIT[cell]]
        facts = {"cell": naming.names.cells[cell], "ship": naming.ship(game.ships[cell])}
        markers = joined(who) or say("none")
        lines.append(say("{cell}: {ship}; markers: {markers}", markers=markers, **facts))
    for line in range(LINES):
        tile = game.harbormasters[line]
        harbormaster = say("no Harbormaster") if tile == NO_TILE else naming.harbormaster(tile)
        lines.append(
            say(
                "{line}: blue {blue}; red {red}; {tile}",
                line=naming.line(line).capitalize(),
                blue=house_on(game, naming, line * 2),
                red=house_on(game, naming, line * 2 + 1),
                tile=harbormaster,
            )
        )
    return lines


def house_on(game: Tabannusi, naming: Naming, space: int) -> str:
    """Return whose House stands on a space of the Port, or what the space offers."""
    for seat in everybody_at(game):
        if game.players[seat].port & BIT[space]:
            return say("House of {who}", who=naming.object(seat))
    if space % 2 == 0:
        return naming.bonus(naming.edition.blue_bonus[space // 2])
    crate = game.port_crates[space // 2]
    return say("free") if crate == NO_CRATE else say("{colour} Crate", colour=naming.colour(crate))


def ziggurat(game: Tabannusi, naming: Naming) -> list[str]:
    """Return each section: Houses and bonuses, its tile, the markers on it."""
    lines = [say("ZIGGURAT")]
    for section in range(TRACKS):
        spaces: list[str] = []
        for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
            spaces.append(f"{space % SECTION_SPACES + 1} {house_in_ziggurat(game, naming, space)}")
        colour = naming.colour(section).capitalize()
        lines.append(say("{colour} section: {spaces}", colour=colour, spaces="; ".join(spaces)))
        tile = game.ziggurat_tiles[section]
        if tile != NO_TILE:
            lines.append("  " + tile_in_words(game, naming, section, tile))
    return lines


def house_in_ziggurat(game: Tabannusi, naming: Naming, space: int) -> str:
    """Return whose House stands on a space of the Ziggurat, or the space's bonus."""
    for seat in everybody_at(game):
        if game.players[seat].ziggurat & BIT[space]:
            return say("House of {who}", who=naming.object(seat))
    bonus = naming.edition.ziggurat_bonus[space]
    return naming.bonus(bonus) if bonus else say("no bonus")


def tile_in_words(game: Tabannusi, naming: Naming, section: int, tile: int) -> str:
    """Return a Ziggurat tile: values, what it counts, how many markers everybody has on it."""
    at = tile * CLAIM_SPACES
    values = " / ".join(str(value) for value in naming.edition.ziggurat_values[at : at + CLAIM_SPACES])
    markers = [
        f"{naming.person(seat)} {game.players[seat].tile_markers[section]}" for seat in everybody_at(game)
    ]
    return say(
        "{tile}: {values}; markers: {markers}",
        tile=naming.ziggurat_tile(tile),
        values=values,
        markers=both(markers),
    )
