"""Which Project, Building and Ziggurat space the Bot chooses. TAB-27.2, 27.5, 27.9, 28.7, 28.8; TAB-A43"""

from __future__ import annotations

from boardwright.games.tabannusi.automa_cards import (
    colours_in_order,
    current_row,
    is_king,
)
from boardwright.games.tabannusi.components import (
    BOT_BABA,
    CELLS,
    CLAIM_SPACES,
    GILGABOT,
    GOLD,
    LINES,
    NO_SHIP,
    NOWHERE,
    SECTION_SPACES,
    SPACES,
    STEP_OF,
    TRACKS,
    UP_SYMBOL,
    op_of,
)
from boardwright.games.tabannusi.construct import price_of_building
from boardwright.games.tabannusi.mastery import highest_track
from boardwright.games.tabannusi.notes import (
    BESIDE_CLUSTER,
    FIRST_POSSIBLE,
    HIGHEST,
    LARGEST,
    LOWEST,
    MOST_PROJECTS,
    OF_THE_NUMBER,
    PIECE,
    PROJECT,
    SPACE,
    ZIGGURAT_SPACE,
)
from boardwright.games.tabannusi.payments import can_bot_pay
from boardwright.games.tabannusi.port import why_not_port_space
from boardwright.games.tabannusi.projects import sites_for
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.kernel.bits import BIT, count, total
from boardwright.kernel.notes import CHOSEN
from boardwright.kernel.packing import OK


def spaces_in_order(game: Tabannusi, district: int, spaces: int, up: bool) -> list[int]:
    """Return spaces by their solo numbers, from the lowest or from the highest. TAB-27.2"""
    board = game.board
    out: list[int] = []
    for number in range(SPACES):
        space = board.by_number[district * SPACES + number]
        if board.numbers[district * SPACES + space] == number and number and spaces & BIT[space]:
            out.append(space)
    if up:
        out.reverse()
    return out


def current_first(game: Tabannusi, colours: list[int]) -> list[int]:
    """Return colours with that of the Current Number before white, yellow and brown. TAB-28.8; TAB-A71"""
    current = colours_in_order(game)[0]
    return [current] + [colour for colour in colours if colour != current] if current in colours else colours


def most_automa_projects(game: Tabannusi) -> list[int]:
    """Return the colours of most Automa Projects, bag and display together, in order. TAB-28.8; TAB-A71"""
    counts = game.automa_bag[:]
    for shown in game.automa_shown:
        counts[shown % TRACKS] += 1
    most = max(counts)
    tied = current_first(game, [colour for colour in range(TRACKS) if counts[colour] == most])
    return tied[:1] if game.switches.ties_without_number else tied


def project_colour(game: Tabannusi, district: int) -> int:
    """Return the colour of the Project to place, or -1. TAB-26.4, 27.5, 27.17, 28.8; TAB-A71"""
    left = total(game.automa_bag) + len(game.automa_shown)
    by_most = is_king(game) and game.king == BOT_BABA and left > 0
    if by_most:
        most = [colour for colour in most_automa_projects(game) if has_room_for(game, district, colour)]
        for colour in most:
            if sites_for(game, BOT, district, colour):
                game.note(CHOSEN, BOT, PROJECT + colour, cause=MOST_PROJECTS, clause=2808)
                return colour
        if most:  # of the colour that it is to be, no space is possible
            game.note(CHOSEN, BOT, PROJECT + most[0], cause=MOST_PROJECTS, clause=2808)
            return most[0]
    if not game.automa_shown and not (by_most and game.switches.baba_stops_at_a_full_ground):
        return first_legal_colour(game, district)
    for colour in colours_in_order(game):
        if has_room_for(game, district, colour):
            game.note(CHOSEN, BOT, PROJECT + colour, cause=OF_THE_NUMBER, clause=2604)
            return colour
    return -1


def has_room_for(game: Tabannusi, district: int, colour: int) -> bool:
    """Tell whether a District holds fewer Projects of a colour than it may. TAB-5.2"""
    return count(game.projects[district * TRACKS + colour]) < game.edition.projects_per_colour


def first_legal_colour(game: Tabannusi, district: int) -> int:
    """Return the first colour with a space for a Project, or -1: no Number has an Automa Project. TAB-26.4"""
    for colour in range(TRACKS):
        if sites_for(game, BOT, district, colour):
            game.note(CHOSEN, BOT, PROJECT + colour, cause=FIRST_POSSIBLE, clause=2604)
            return colour
    return -1


def project_space(game: Tabannusi, district: int, colour: int) -> int:
    """Return the space of the Project, or -1. TAB-27.2, 28.2-28.5, 28.7"""
    sites = sites_for(game, BOT, district, colour)
    cause = LOWEST
    if is_king(game):
        if game.king == GILGABOT:
            beside = sites & game.board.beside(district, largest_cluster(game, district))
            sites = beside or sites
            cause = BESIDE_CLUSTER if beside else LOWEST
        up = game.edition.automa.king_project_up[game.king] == 1
    else:
        up = game.edition.automa.card_symbol[current_row(game)] == UP_SYMBOL
    ordered = spaces_in_order(game, district, sites, up)
    if not ordered:
        return -1
    if up and cause == LOWEST:
        cause = HIGHEST
    clause = 2802 + game.king if is_king(game) else 2702
    game.note(CHOSEN, BOT, SPACE + district * SPACES + ordered[0], cause=cause, clause=clause)
    return ordered[0]


def largest_cluster(game: Tabannusi, district: int) -> int:
    """Return the largest connected group of Projects of any colours; of several, all. TAB-28.7; TAB-A66"""
    at = district * TRACKS
    left = game.projects[at] | game.projects[at + 1] | game.projects[at + 2]
    largest = 0
    size = 0
    while left:
        group = left & -left
        grown = group | game.board.beside(district, group) & left
        while grown != group:
            group = grown
            grown = group | game.board.beside(district, group) & left
        left &= ~group
        if count(group) > size:
            size = count(group)
            largest = group
        elif count(group) == size:
            largest |= group
    return largest


def building_to_construct(game: Tabannusi, district: int) -> int:
    """Return the colour of the Building to construct, or -1. TAB-27.9, 27.18, 28.5; TAB-A71"""
    possible = [colour for colour in range(TRACKS) if can_construct(game, district, colour)]
    if not possible:
        return -1
    by_most = is_king(game) and game.king == BOT_BABA
    if by_most:
        possible = preferred(possible, most_automa_projects(game))
        possible = largest_of(game, district, possible)
    else:
        possible = largest_of(game, district, possible)
        possible = preferred(possible, most_advanced(game))
    chosen = current_first(game, possible)[0]
    cause, clause = (MOST_PROJECTS, 2805) if by_most else (LARGEST, 2709)
    game.note(CHOSEN, BOT, PIECE + chosen, cause=cause, clause=clause)
    return chosen


def preferred(possible: list[int], wanted: list[int]) -> list[int]:
    """Return those of the possible colours that are wanted; if none is, all of them stay."""
    return [colour for colour in possible if colour in wanted] or possible


def largest_of(game: Tabannusi, district: int, colours: list[int]) -> list[int]:
    """Return the colours of the largest groups of Projects. TAB-27.9"""
    sizes = [count(game.projects[district * TRACKS + colour]) for colour in colours]
    largest = max(sizes)
    return [colours[k] for k in range(len(colours)) if sizes[k] == largest]


def most_advanced(game: Tabannusi) -> list[int]:
    """Return the colours of the Bot's highest Mastery markers. TAB-27.9; TAB-A71"""
    bot = game.players[BOT]
    first = highest_track(bot)
    if game.switches.ties_without_number:
        return [first]
    return [track for track in range(TRACKS) if bot.mastery[track] == bot.mastery[first]]


def can_construct(game: Tabannusi, district: int, colour: int) -> bool:
    """Tell whether the Bot could construct the group of a colour. TAB-27.18"""
    site = game.projects[district * TRACKS + colour]
    if site == 0 or game.players[BOT].row_for(colour) == NOWHERE:
        return False
    if count(site) > game.piece_stock[colour]:
        return False
    return can_bot_pay(game, total(price_of_building(game, BOT, district, colour)))


def ziggurat_space(game: Tabannusi) -> int:
    """Return the House space on the Ziggurat, or -1. TAB-27.13; TAB-A43"""
    bot = game.players[BOT]
    for section in colours_in_order(game):
        if bot.tile_markers[section] >= CLAIM_SPACES or bot.row_for(section) == NOWHERE:
            continue
        space = free_space_of(game, section)
        if space >= 0:
            game.note(CHOSEN, BOT, ZIGGURAT_SPACE + space, cause=OF_THE_NUMBER, clause=2713)
            return space
    return -1


def free_space_of(game: Tabannusi, section: int) -> int:
    """Return the first free space of a section: Gold, then arrows, then plain; or -1."""
    taken = game.ziggurat_taken()
    best = -1
    best_rank = -1
    for space in range(section * SECTION_SPACES, section * SECTION_SPACES + SECTION_SPACES):
        if taken & BIT[space]:
            continue
        op = op_of(game.edition.ziggurat_bonus[space])
        rank = 2 if op == GOLD else 1 if op == STEP_OF else 0
        if rank > best_rank:
            best_rank = rank
            best = space
    return best


def preferred_ship(game: Tabannusi, size: int) -> int:
    """Return the cell of the Ship to claim, of a size or (0) of any, or NO_SHIP. TAB-23.7, 23.10"""
    bot = game.players[BOT]
    best = NO_SHIP
    best_class = -1
    for place in range(CELLS):
        row = place // 3
        column = 2 - place % 3  # from top to bottom, right to left
        cell = row * 3 + column
        if bot.ships & BIT[cell] or (size and game.edition.ship_size[game.ships[cell]] != size):
            continue
        on_row = 2 if bot.port >> 2 * row & 3 else 0
        on_column = 1 if bot.port >> 2 * (3 + column) & 3 else 0
        if on_row + on_column > best_class:
            best_class = on_row + on_column
            best = cell
    return best


def preferred_port_space(game: Tabannusi) -> int:
    """Return the House space on the line with most of its markers, or -1; red before blue. TAB-A42"""
    bot = game.players[BOT]
    best = -1
    most = -1
    for line in range(LINES):
        markers = count(bot.ships & game.edition.line_cells[line])
        if markers <= most:
            continue
        for space in (2 * line + 1, 2 * line):
            if why_not_port_space(game, BOT, space) == OK:
                best = space
                most = markers
                break
    return best
