"""The whole table as plain text, for the terminal and for screen readers."""

from __future__ import annotations

from collections.abc import Sequence

from boardwright.faces.telling.people import seats_in_view
from boardwright.faces.telling.wording import both, capital, comma, paragraphs, points_of, say, say_count
from boardwright.games.bot_factory.components import (
    COLOURS,
    NO_BONUS,
    NO_COLOUR,
    NO_PART,
    NO_TASK,
    NO_TILE,
    TILES,
    TYPES,
)
from boardwright.games.bot_factory.face.naming import Naming, all_of_type, game_of, naming_of, tokens_of
from boardwright.games.bot_factory.face.panels import status
from boardwright.games.bot_factory.face.sandra_forecast import forecast, forecast_sentence
from boardwright.games.bot_factory.phases import acted
from boardwright.games.bot_factory.scoring import task_progress
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.kernel.bits import BIT, total
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation


def text(observation: Observation, names: Sequence[str]) -> str:
    """Return the table under headings: players, floor, the four boards, what each player has."""
    game = game_of(observation)
    naming = naming_of(observation, names)
    sections = [
        [status(observation)[2]],
        players(observation, game, naming),
        floor(game, naming),
        assembly(game, naming),
        production(game, naming),
        projects(game, naming),
        finance(game, naming),
    ]
    if game.variant:
        sections.append(production_tiles(game, naming))
    if game.solo():
        sections.append(inspection(game, naming))
    seats = seats_in_view(observation, game.active, game.seats)
    sections += [area(game, naming, seat) for seat in seats]
    return paragraphs(sections)


def players(observation: Observation, game: BotFactory, naming: Naming) -> list[str]:
    """Return a line for each player."""
    lines = [say("PLAYERS (points if the game ended now)")]
    scores = game.scores()
    for seat, me in enumerate(game.players):
        facts = [points_of(scores[seat]), tokens_of(me.tokens)]
        facts.append(say_count("{n} part", "{n} parts", total(me.parts)))
        facts.append(say_count("{n} project", "{n} projects", total(me.projects)))
        facts.append(say_count("{n} bot", "{n} bots", me.completed()))
        if seat == observation.whose:
            facts.append(say("to decide"))
        lines.append(f"{seat + 1} {naming.person(seat)}: {comma().join(facts)}")
    return lines


def who(game: BotFactory, naming: Naming, meeple: int) -> str:
    """Return a meeple by name; those who have acted lie."""
    name = naming.meeple(meeple)
    return say("{name} (done)", name=name) if acted(game, meeple) else name


def floor(game: BotFactory, naming: Naming) -> list[str]:
    """Return the action spaces from left to right, and where Sandra goes next."""
    lines = [say("ACTION SPACES")]
    for space in range(game.edition.spaces):
        line = f"{naming.names.spaces[space]:>2} {naming.place(space)}{naming.extras(space)}"
        here = [meeple for meeple, where in enumerate(game.where) if where >= 0 and where // 2 == space]
        if here:
            line += ": " + both([who(game, naming, meeple) for meeple in here])
        lines.append(line)
    waiting = [naming.person(seat) for seat in range(game.seats) if game.where[seat] == NOWHERE]
    if waiting:
        lines.append(say("Not placed yet: {names}", names=both(waiting)))
    prophecy = forecast_sentence(forecast(game), naming)
    return [*lines, prophecy] if prophecy else lines


def part_or_gap(naming: Naming, part: int) -> str:
    """Return a part, or a dash."""
    return "-" if part == NO_PART else naming.part(part)


def assembly(game: BotFactory, naming: Naming) -> list[str]:
    """Return the columns with their bots left, and the spare parts."""
    lines = [say("ASSEMBLY (* icon)")]
    for colour in naming.names.columns:
        spaces: list[str] = []
        for type in range(TYPES):
            mark = "*" if game.edition.icons[colour] & BIT[type] else ""
            part = game.columns[colour * TYPES + type]
            there = say("free") if part == NO_PART else naming.part(part)
            spaces.append(f"{naming.type(type)}{mark} {there}")
        bots = say_count("{n} bot left", "{n} bots left", game.meeples[colour])
        lines.append(f"{capital(naming.colour(colour))}, {bots}: {'; '.join(spaces)}")
    spares = [part_or_gap(naming, part) for part in game.spares]
    lines.append(say("Spare parts: {parts}", parts=", ".join(spares)))
    return lines


def production(game: BotFactory, naming: Naming) -> list[str]:
    """Return the stacks and the wheel as it stands."""
    lines = [say("PART PRODUCTION")]
    for colour in range(COLOURS):
        top = part_or_gap(naming, game.tops[colour])
        n = game.in_stack(colour) + (game.tops[colour] != NO_PART)
        first = colour * TYPES
        discards = total(game.discards[first : first + TYPES])
        facts = {"colour": capital(naming.colour(colour)), "top": top, "n": n, "discards": discards}
        line = say("{colour} stack: {top} on top, {n} in all, {discards} discarded", **facts)
        lines.append(line + (say(", distribution marker") if game.marker == colour else ""))
    lines.append(say("Wheel, clockwise from the left input (icon: a part may be placed when taken there):"))
    for position in range(game.edition.wheel):
        marks = []
        if position in game.edition.inputs:
            marks.append(say("input"))
        if position in game.edition.outputs:
            marks.append(naming.output(position))
        if game.has_wheel_icon(position):
            marks.append(say("icon"))
        note = f" ({', '.join(marks)})" if marks else ""
        part = part_or_gap(naming, game.part_at(position))
        lines.append(f"{position} {naming.names.clock[position]:>5} {part}{note}")
    return lines


def projects(game: BotFactory, naming: Naming) -> list[str]:
    """Return the projects from the top row, and the universal parts."""
    edition = game.edition
    lines = [say("PROJECTS")]
    for row in range(edition.project_rows - 1, -1, -1):
        cells: list[str] = []
        for column in range(edition.project_columns):
            space = column * edition.project_rows + row
            colour = game.projects[space]
            there = "-" if colour == NO_COLOUR else naming.colour(colour)
            cells.append(f"{naming.names.projects[space]} {there:<8}")
        lines.append("  ".join(cells).rstrip())
    lines.append(naming.bottom_bonuses())
    universals = [f"{n} {naming.type(type)}" for type, n in enumerate(game.universals)]
    lines.append(say("Universal parts: {parts}", parts=", ".join(universals)))
    facts = {"deck": total(game.deck), "discards": total(game.project_discards)}
    lines.append(say("Deck: {deck}, discards: {discards}", **facts))
    if game.universal_bot:
        lines.append(say("The Universal bot waits here."))
    return lines


def finance(game: BotFactory, naming: Naming) -> list[str]:
    """Return the values, the lines, and the contracts row by row."""
    edition = game.edition
    lines = [say("FINANCE")]
    values = [f"{naming.colour(colour)} {game.values[colour]}" for colour in range(COLOURS)]
    lines.append(say("Values: {values}", values=", ".join(values)))
    for below, bonus in enumerate(edition.lines):
        if bonus != NO_BONUS:
            lines.append(say("Line above {value}: {bonus}", value=below, bonus=naming.line_bonus(bonus)))
    for position in range(edition.positions):
        row = game.row_of(position)
        if position % edition.contract_columns == 0:
            facts = {"tokens": tokens_of(edition.row_cost[row]), "points": edition.row_points[row]}
            lines.append(say("Row for {tokens}, {points} more if fulfilled:", **facts))
        lines.append("  " + contract(game, naming, position))
    return lines


def contract(game: BotFactory, naming: Naming, position: int) -> str:
    """Return a contract with its token spaces."""
    name = naming.names.positions[position]
    if game.contracts[position] < 0:
        return say("{name}: none", name=name)
    number = game.contracts[position]
    spaces: list[str] = []
    for slot in range(2):
        points = game.edition.contract_points[2 * number + slot]
        seat = game.reserved[2 * position + slot]
        spaces.append(str(points) if seat == NOBODY else f"{points} {naming.person(seat)}")
    bots = naming.bots(game.edition.contract_colours[number])
    return say("{name}: {bots} ({spaces})", name=name, bots=bots, spaces=", ".join(spaces))


def production_tiles(game: BotFactory, naming: Naming) -> list[str]:
    """Return the tiles on display."""
    lines = [say("PRODUCTION TILES")]
    for tile in range(TILES):
        if game.tiles & BIT[tile]:
            lines.append(f"{naming.names.tiles[tile]} {naming.tile(tile)}: {naming.tile_effect(tile)}")
    return lines


def inspection(game: BotFactory, naming: Naming) -> list[str]:
    """Return the task with its progress, and Vilela's tiles."""
    lines = [say("INSPECTION")]
    if game.task != NO_TASK:
        have, need = task_progress(game)
        lines.append(
            say("Task: {task} ({have} of {need})", task=naming.task(game.task), have=have, need=need)
        )
    if game.vilela_board >= 0 and game.vilela_colour != NO_COLOUR:
        board, colour = naming.board(game.vilela_board), naming.colour(game.vilela_colour)
        lines.append(say("Vilela's tiles: {board}, {colour}", board=board, colour=colour))
    boards = [naming.board(board) for board, n in enumerate(game.vilela_actions) if n]
    colours = [naming.colour(colour) for colour, n in enumerate(game.vilela_bots) if n]
    lines.append(
        say("In his decks: {boards}; {colours}", boards=", ".join(boards), colours=", ".join(colours))
    )
    return lines


def area(game: BotFactory, naming: Naming, seat: int) -> list[str]:
    """Return what lies in front of a player."""
    me = game.players[seat]
    own = seat == naming.viewer
    lines = [say("YOUR THINGS") if own else say("THINGS OF {name}", name=naming.people[seat])]
    parts = [naming.part(part) for part in all_of_type(me.parts)]
    lines.append(say("Parts: {parts}", parts=", ".join(parts) or say("none")))
    open_projects = [naming.colour(colour) for colour in range(COLOURS) for _ in range(me.projects[colour])]
    lines.append(say("Projects: {colours}", colours=", ".join(open_projects) or say("none")))
    bots = [naming.colour(colour) for colour in range(COLOURS) for _ in range(me.bots[colour])]
    bots += [
        say("Universal bot as {colour}", colour=naming.colour(colour))
        for colour in range(COLOURS)
        for _ in range(me.universal_bots[colour])
    ]
    lines.append(say("Bots: {colours}", colours=", ".join(bots) or say("none")))
    lines.append(
        say("Tokens: {held} held, {laid} on contracts", held=me.tokens, laid=game.tokens_on_contracts(seat))
    )
    if me.tile != NO_TILE:
        tile = naming.tile(me.tile)
        used = say("used") if me.tile_used else say("not used yet")
        lines.append(say("Production tile: {tile}, {used}", tile=tile, used=used))
    return lines
