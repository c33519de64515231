"""The Bot: its cards, what it gains, how it pays and what it prefers. TAB-23, 24, 27.1-27.3"""

from __future__ import annotations

from boardwright.games.tabannusi.actions import BOT_DIE
from boardwright.games.tabannusi.components import (
    AUTOMA_ROWS,
    BIT,
    BLUE,
    BOTTOM,
    BROWN,
    CELLS,
    CLAIM_ANY_SHIP,
    CLAIM_ON_ZIGGURAT,
    CLAIM_SPACES,
    FREE_PORT_HOUSE,
    GARDEN,
    GOLD,
    GREEN,
    KING_SYMBOL,
    LINES,
    NO_CRATE,
    NO_SHIP,
    NUMBERS,
    POINTS,
    RANDOM_HARBORMASTER,
    STEP,
    STEP_HIGHEST,
    STEP_LOWEST,
    STEP_OF,
    STEP_SAME,
    STEPS_DISTINCT,
    STEPS_ON_ONE,
    STEPS_SPLIT,
    TRACKS,
    colour_in,
    count,
    number_in,
    op_of,
    total,
)
from boardwright.games.tabannusi.mastery import advance, highest_track, lowest_track
from boardwright.games.tabannusi.notes import (
    BLUE_SPACE,
    BOX,
    CELL,
    CLAIM_SUPPLY,
    COVERED,
    CRATE,
    ICON,
    IN_PLACE_OF_DICE,
    ITS_LINES,
    KING,
    LINE,
    ON_TILE,
    RED_SPACE,
    place_of,
)
from boardwright.games.tabannusi.port import ClaimShip, PlacePortHouse, why_not_port_space
from boardwright.games.tabannusi.state import BOT, Draw, Tabannusi
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.notes import BEGAN, CHOSEN, MOVED
from boardwright.kernel.packing import OK, Action, first_of, pack

# The cards -----------------------------------------------------------------------------------------


def current_row(game: Tabannusi) -> int:
    """Return the row of the right card that the left card's arrow marks. TAB-27.1"""
    return game.right * AUTOMA_ROWS + game.edition.automa.card_arrow[game.left]


def is_king(game: Tabannusi) -> bool:
    """Tell whether the Current Symbol is the King."""
    return game.edition.automa.card_symbol[current_row(game)] == KING_SYMBOL


def current_number(game: Tabannusi) -> int:
    """Return the Current Number, from 0."""
    return game.edition.automa.card_number[current_row(game)]


def colour_beside(game: Tabannusi, number: int) -> int:
    """Return the top Automa Project beside a Number, else beside the next that has one, else -1. TAB-26.4"""
    for n in range(NUMBERS):
        for shown in reversed(game.automa_shown):
            if shown // TRACKS == (number + n) % NUMBERS:
                return shown % TRACKS
    return -1


def colours_in_order(game: Tabannusi) -> list[int]:
    """Return the colours of the Numbers from the Current one on; without any all three. TAB-26.4, 27.5"""
    number = current_number(game)
    colours = [colour_beside(game, (number + n) % NUMBERS) for n in range(NUMBERS)]
    return list(range(TRACKS)) if colours[0] < 0 else colours


# Gaining -------------------------------------------------------------------------------------------


def gain_as_bot(game: Tabannusi, bonus: int) -> None:
    """What the Bot makes of an icon; it has no use for the others. TAB-24; TAB-A40"""
    op = op_of(bonus)
    number = number_in(bonus)
    bot = game.players[BOT]
    if op == GOLD:
        game.gain_gold(BOT, number)
    elif op == POINTS:
        game.score(BOT, number)
    elif op == GARDEN:
        game.gain_gardens(BOT, number)
    elif op in (STEP, STEP_LOWEST):
        for _ in range(number):
            advance(game, BOT, lowest_track(bot))
    elif op == STEP_HIGHEST:
        for _ in range(number):
            advance(game, BOT, highest_track(bot))
    elif op == STEP_OF:
        advance(game, BOT, colour_in(bonus))
    else:
        gain_decree_as_bot(game, op, number)


def gain_decree_as_bot(game: Tabannusi, op: int, number: int) -> None:
    """Icons of Decrees that leave a choice: the lowest marker. TAB-A40"""
    bot = game.players[BOT]
    if op in (STEPS_ON_ONE, STEPS_SPLIT):
        track = lowest_track(bot)
        for _ in range(number):
            advance(game, BOT, track)
    elif op == STEPS_DISTINCT:
        advance_lowest_two(game)
    elif op == RANDOM_HARBORMASTER:
        game.score(BOT, game.edition.automa.bot_harbormaster_points)
    else:
        gain_piece_as_bot(game, op)


def gain_piece_as_bot(game: Tabannusi, op: int) -> None:
    """Pieces that the Bot puts on the board by its preferences. TAB-A40"""
    bot = game.players[BOT]
    if op == CLAIM_ANY_SHIP:
        cell = preferred_ship(game, 0)
        if cell != NO_SHIP:
            game.note(CHOSEN, BOT, CELL + cell, 0, cause=ITS_LINES, clause=2307)
            game.begin(ClaimShip(BOT, cell, 0))
    elif op == CLAIM_ON_ZIGGURAT:
        fewest = min(bot.tile_markers)
        if fewest < CLAIM_SPACES:
            section = bot.tile_markers.index(fewest)
            bot.tile_markers[section] += 1
            game.move_markers(BOT, 1, place_of(BOT, CLAIM_SUPPLY), place_of(BOT, ON_TILE + section), 905)
    elif op == FREE_PORT_HOUSE:
        space = preferred_port_space(game)
        if space >= 0 and bot.houses[BOTTOM]:
            game.begin(PlacePortHouse(BOT, space, BOTTOM, True))


def advance_lowest_two(game: Tabannusi) -> None:
    """A step on each of the two lowest tracks."""
    bot = game.players[BOT]
    first = lowest_track(bot)
    second = -1
    for track in range(TRACKS):
        if track != first and (second < 0 or bot.mastery[track] < bot.mastery[second]):
            second = track
    advance(game, BOT, first)
    advance(game, BOT, second)


def gain_for_covering(game: Tabannusi, king_bonus: int, colour: int) -> None:
    """Instead of a covered bonus: that of the left card, with the King symbol that of the King. TAB-24.2"""
    bonus = king_bonus if is_king(game) else game.edition.automa.card_bonus[game.left]
    game.note(BEGAN, BOT, ICON, bonus, cause=COVERED, clause=2402)
    gain_of_colour(game, bonus, colour)


def gain_all_as_bot(game: Tabannusi, bonuses: list[int]) -> None:
    """Several icons from left to right."""
    for bonus in bonuses:
        gain_as_bot(game, bonus)


def gain_of_king(game: Tabannusi, colour: int, clause: int) -> None:
    """What the King adds to a Building. TAB-22.13, 28.2-28.5"""
    bonus = game.edition.automa.king_building_bonus[game.king]
    game.note(BEGAN, BOT, ICON, bonus, cause=KING + game.king, clause=clause)
    gain_of_colour(game, bonus, colour)


def gain_of_colour(game: Tabannusi, bonus: int, colour: int) -> None:
    """A bonus that may speak of the colour of the Project or Building."""
    if op_of(bonus) == STEP_SAME:
        advance(game, BOT, colour)
    else:
        gain_as_bot(game, bonus)


def gain_port_space_as_bot(game: Tabannusi, space: int) -> None:
    """Blue: the left card's bonus; red: 1 Gold, and the Crate leaves the game. TAB-24.5, 24.6"""
    if space & 1:
        game.gain_gold(BOT, 1, RED_SPACE, 2405)
        if game.port_crates[space >> 1] != NO_CRATE:
            game.note(MOVED, BOT, CRATE + game.port_crates[space >> 1], 1, LINE + (space >> 1), BOX)
        game.port_crates[space >> 1] = NO_CRATE
    else:
        bonus = game.edition.automa.card_bonus[game.left]
        game.note(BEGAN, BOT, ICON, bonus, cause=BLUE_SPACE, clause=2406)
        gain_as_bot(game, bonus)


# Paying --------------------------------------------------------------------------------------------


def can_bot_pay(game: Tabannusi, number: int) -> bool:
    """Tell whether the Bot's dice and Gold suffice. TAB-23.3"""
    bot = game.players[BOT]
    return total(bot.dice) + bot.gold >= number


def begin_bot_payment(game: Tabannusi, price: list[int]) -> None:
    """Pay as many Resources as a price holds, of any colour. TAB-23.3"""
    game.begin(BotPays(total(price)))


class BotPays(Procedure[Tabannusi]):
    """One die after the other, then Gold. TAB-23.3-23.5"""

    def __init__(self, number: int, step: int = 1) -> None:
        super().__init__(step)
        self.number = number

    def clone(self) -> BotPays:
        return BotPays(self.number, self.step)

    def carry_out(self, game: Tabannusi, step: int) -> bool:
        if total(game.players[BOT].dice) == 0:
            game.pay_gold(BOT, self.number - step + 1, IN_PLACE_OF_DICE, 2304)
            return False
        game.begin(DrawBotDie())
        return step < self.number


class DrawBotDie(Draw):
    """The colour the Bot has most of; ties blue, green, then at random. TAB-23.5"""

    def candidates(self, game: Tabannusi) -> list[Action]:
        dice = game.players[BOT].dice
        most = max(dice)
        if dice[BLUE] == most:
            return [pack(BOT_DIE, BLUE)]
        if dice[GREEN] == most:
            return [pack(BOT_DIE, GREEN)]
        return [pack(BOT_DIE, colour) for colour in range(BROWN + 1) if dice[colour] == most]

    def take(self, game: Tabannusi, action: Action) -> None:
        game.spend_die(BOT, first_of(action))


# Preferences ---------------------------------------------------------------------------------------


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
