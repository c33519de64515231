"""The whole table as plain text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.people import seats_in_view
from boardwright.faces.telling.wording import (
    both,
    capital,
    comma,
    paragraphs,
    points_of,
    say,
    say_count,
    with_minus,
)
from boardwright.games.baghdad.components import (
    DAY,
    DOME,
    FOUNDATION,
    LEVELS,
    NEUTRAL,
    NIGHT,
    NO_BUILDING,
    NO_CARD,
    PORT_SLOTS,
    PORTS,
    SECTIONS,
    SITE,
    TILE_SLOT,
    TOWER,
)
from boardwright.games.baghdad.face.naming import Naming, coins, game_of, naming_of
from boardwright.games.baghdad.face.panels import status
from boardwright.games.baghdad.face.text_areas import area
from boardwright.games.baghdad.face.text_modules import bot, civics, contracts, objectives
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.palace import price_of_piece
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.bits import BIT
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation


def text(observation: Observation, names: Sequence[str]) -> str:
    """Return the table under headings: players, city, wisdom area, buildings, river, palace, each player."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    sections = [
        [status(observation)[2]],
        players(observation, game, naming),
        city(game, naming),
        wisdom(game, naming),
        library(game, naming),
        buildings(game, naming),
        river(game, naming),
        palace(game, naming),
    ]
    if game.public_works:
        sections.append(civics(game, naming))
    if game.contracts:
        sections.append(contracts(game, naming))
    if game.objectives:
        sections.append(objectives(game, naming))
    if game.solo():
        sections.append(bot(game, naming))
    seats = seats_in_view(observation, game.active, game.seats)
    sections += [area(game, naming, seat) for seat in [*seats, *range(game.seats, game.count)]]
    return paragraphs(sections)


def players(observation: Observation, game: Baghdad, naming: Naming) -> list[str]:
    """Return a line for each player."""
    lines = [say("PLAYERS (points if the game ended now)")]
    scores = game.scores()
    for seat in range(game.seats):
        me = game.players[seat]
        facts = [points_of(scores[seat]), coins(me.coins)]
        facts.append(say("favour {points}", points=with_minus(game.edition.board.favour_points[me.favour])))
        if seat == game.active and game.turns:
            facts.append(say("has the turn"))
        if seat == observation.whose:
            facts.append(say("to decide"))
        lines.append(f"{seat + 1} {naming.person(seat)}: {comma().join(facts)}")
    return lines


def city(game: Baghdad, naming: Naming) -> list[str]:
    """Return every location in play with what lies there, what it is connected to, and the viziers."""
    lines = [say("CITY (after the arrow: connected tile slots)")]
    for location in range(game.edition.city.locations):
        if not game.is_open(location):
            continue
        name = naming.location(location)
        line = say("{place}: {what}", place=name, what=at_location(game, naming, location))
        linked = [naming.location(slot) for slot in game.edition.city.linked[location]]
        if linked:
            line = f"{line} -> {', '.join(linked)}"
        viziers = [
            naming.object(seat) for seat, player in enumerate(game.players) if player.vizier == location
        ]
        if viziers:
            line = say("{line}; vizier: {names}", line=line, names=both(viziers))
        lines.append(line)
    bag = say_count("{n} tile in the bag", "{n} tiles in the bag", game.tiles_in_bag())
    return [*lines, capital(bag)]


def at_location(game: Baghdad, naming: Naming, location: int) -> str:
    """Return what lies on a location."""
    kind = game.edition.city.kind[location]
    if kind == TILE_SLOT:
        return naming.tile(game.city[location])
    if kind != SITE:
        return say("palace site")
    if game.city[location] == NO_BUILDING:
        return say("empty site")
    name = naming.building(game.city[location])
    if game.public_sites & BIT[location]:
        return say("{building}, public", building=name)
    for seat, player in enumerate(game.players):
        if player.sites & BIT[location]:
            return say("{building}, house: {name}", building=name, name=naming.object(seat))
    return name


def wisdom(game: Baghdad, naming: Naming) -> list[str]:
    """Return the cards on offer and the decks."""
    lines = [say("WISDOM AREA: CARDS")]
    for slot, card in enumerate(game.display, 1):
        lines.append(f"{slot} {say('empty') if card == NO_CARD else naming.card_line(card)}")
    day = say_count("{n} day card", "{n} day cards", deck_size(game, DAY))
    night = say_count("{n} night card", "{n} night cards", deck_size(game, NIGHT))
    lines.append(say("Decks: {day}, {night}", day=day, night=night))
    return lines


def library(game: Baghdad, naming: Naming) -> list[str]:
    """Return the rewards for books, with the tokens that cover them."""
    lines = [say("WISDOM AREA: REWARDS FOR BOOKS")]
    spaces = game.edition.library_spaces
    for index, effects in enumerate(game.edition.library):
        book, space = index // spaces + 2, index % spaces + 1
        line = say(
            "Book {book}, space {space}: {reward}", book=book, space=space, reward=naming.effects(effects)
        )
        owner = game.library[index]
        if owner != NOBODY:
            line = say("{line}; covered by {name}", line=line, name=naming.object(owner))
        lines.append(line)
    return lines


def buildings(game: Baghdad, naming: Naming) -> list[str]:
    """Return the buildings on offer by level."""
    lines = [say("BUILDINGS ON OFFER")]
    for level in range(LEVELS):
        for row, shown in ((say("upper row"), game.tops), (say("lower row"), game.bottoms)):
            if shown[level] != NO_BUILDING:
                lines.append(f"{capital(row)}: {naming.building_line(shown[level])}")
    return lines


def river(game: Baghdad, naming: Naming) -> list[str]:
    """Return the spaces of the river and the ports with their boats."""
    lines = [say("RIVER (after the arrow: the next spaces)")]
    facts = game.edition.river
    for space in range(facts.spaces):
        line = capital(naming.node(space))
        if facts.goods[space] >= 0:
            line = say("{space}, {good}", space=line, good=naming.good(facts.goods[space]))
        boats = [
            say("{n} ({name})", n=player.boats_at(space), name=naming.object(seat))
            for seat, player in enumerate(game.players)
            if player.boats_at(space)
        ]
        if boats:
            line = say("{space}, boats: {boats}", space=line, boats=", ".join(boats))
        lines.append(f"{line} -> {', '.join(map(naming.node, facts.following[space]))}")
    for port in range(PORTS):
        lines.append(f"{capital(naming.port(port))}, {token(game, naming, port)}:")
        lines += [port_slot(game, naming, port, slot) for slot in range(PORT_SLOTS)]
    return lines


def port_slot(game: Baghdad, naming: Naming, port: int, slot: int) -> str:
    """Return a slot of a port, the one furthest from the river first."""
    place = port * PORT_SLOTS + slot
    river = game.edition.river
    facts: dict[str, object] = {"slot": slot + 1, "multiplier": river.multipliers[place]}
    if game.ports[place] != NOBODY:
        name = naming.object(game.ports[place])
        return say("  slot {slot} times {multiplier}: boat, {name}", name=name, **facts)
    reward = naming.effects(river.rewards[place])
    return say("  slot {slot} times {multiplier}: free, gives {reward}", reward=reward, **facts)


def token(game: Baghdad, naming: Naming, place: int) -> str:
    """Return the scoring token of a port or section."""
    thing = game.tokens[place]
    if thing < 0:
        return say("no scoring token yet")
    return say("scores {things}", things=naming.things(thing))


def palace(game: Baghdad, naming: Naming) -> list[str]:
    """Return the pieces by section, then the spaces they cover."""
    lines = [say("PALACE")]
    facts = game.edition.palace
    for section in range(SECTIONS + 1):
        if section < SECTIONS:
            lines.append(f"{capital(naming.section(section))}, {token(game, naming, PORTS + section)}:")
        lines += [
            palace_piece(game, naming, piece)
            for piece in range(facts.pieces)
            if facts.section[piece] == section
        ]
    for kind in range(FOUNDATION, TOWER + 1):
        free = [
            say("{space} ({reward})", space=space + 1, reward=naming.effects(facts.rewards[space]))
            for space in range(facts.spaces)
            if not game.covered[kind] & BIT[space]
        ]
        lines.append(
            say("Free spaces for a {kind}: {spaces}", kind=naming.kind(kind), spaces=", ".join(free) or "-")
        )
    return lines


def palace_piece(game: Baghdad, naming: Naming, piece: int) -> str:
    """Return a piece: who built it, or what it costs, and what its architect is worth."""
    facts = game.edition.palace
    worth = say("times {n}", n=facts.multiplier[piece])
    if facts.points[piece]:
        worth = points_of(facts.points[piece])
    name = naming.kind(facts.kind[piece])
    if game.pieces[piece] == NOBODY:
        cost = naming.price(price_of_piece(game, piece))
        return say("  {piece}, {worth}: costs {cost}", piece=name, worth=worth, cost=cost)
    if game.pieces[piece] == NEUTRAL and facts.kind[piece] == DOME:
        return say("  {piece}, {worth}: came with the base", piece=name, worth=worth)
    owner = naming.object(game.pieces[piece])
    return say("  {piece}, {worth}: built, architect: {name}", piece=name, worth=worth, name=owner)
