"""What the bot does with its vizier: gates, tiles, buildings, palace, icons. BAG-25.7-28, 31.1, 31.2, 31.4"""

from __future__ import annotations

from boardwright.games.baghdad.bot_choices import (
    back_of_deck,
    choose_building,
    choose_piece,
    choose_symbol,
    find_slot,
    next_free,
    pieces_to_build,
    target_of,
)
from boardwright.games.baghdad.building import put_building, refill_row
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    BASE,
    BOOK,
    BOT,
    BUILD_PALACE,
    BUILDINGS,
    EXTRA_ACTION,
    NO_ICON,
    NO_TILE,
    NOWHERE,
    QUADRANTS,
    SPOTS,
    TYPES,
)
from boardwright.games.baghdad.counts import count_of
from boardwright.games.baghdad.library import cover, library_index
from boardwright.games.baghdad.notes import (
    A_CIVIC_TILE,
    A_PIECE,
    AN_OBJECTIVE,
    CIVIC_COLUMN,
    EFFECT,
    ICON,
    LEFTMOST,
    LOCATION,
    RULING,
    SPOT,
    SYMBOL,
    TILE,
    VIZIER,
    of_seat,
)
from boardwright.games.baghdad.objectives import (
    LAST_SPACE,
    CloseObjective,
    mark,
    visible_objectives,
    why_not_mark,
)
from boardwright.games.baghdad.palace import add_neutral_pieces, cover_space, put_piece
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.vizier import quadrants_between
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import BEGAN, CHOSEN, MOVED, REVEALED
from boardwright.kernel.packing import NOBODY, OK


class MoveBotVizier(Procedure[Baghdad]):
    """The symbol, the way there with its gates, the action. BAG-25, 26, 27; BAG-A45"""

    def __init__(self, symbol: int = 0, start: int = NOWHERE, step: int = 1) -> None:
        super().__init__(step)
        self.symbol = symbol
        self.start = start  # where the vizier came from

    def clone(self) -> MoveBotVizier:
        return MoveBotVizier(self.symbol, self.start, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        bot = game.players[BOT]
        if step == 1:
            return self.move(game)
        if step == 2:
            if self.start != NOWHERE and (game.public_works or game.objectives):
                crossed = quadrants_between(game, self.start, bot.vizier)
                game.begin(PassBotGates(game.edition.city.quadrant[self.start], crossed))
        elif step == 3:
            game.begin(BotAction(self.symbol, bot.vizier))
        return step < 3

    def move(self, game: Baghdad) -> bool:
        """Without a symbol that can be carried out the vizier stays. BAG-A42"""
        bot = game.players[BOT]
        symbol = choose_symbol(game)
        if symbol == NOBODY:
            return False
        self.symbol = symbol
        self.start = bot.vizier
        bot.vizier = target_of(game, symbol)
        clause = 25_07
        if symbol == BUILDINGS:
            clause = 26_01
        elif symbol == ARCHITECTS:
            clause = 27_01
        game.note(MOVED, BOT, VIZIER, 1, LOCATION + self.start, LOCATION + bot.vizier, 0, clause)
        game.bot_done |= BIT[symbol]
        return True


class PassBotGates(Procedure[Baghdad]):
    """The gates that the bot's move crosses, in order. BAG-31.1, 31.4; BAG-A35"""

    def __init__(self, quadrant: int, crossed: int, step: int = 1) -> None:
        super().__init__(step)
        self.quadrant = quadrant
        self.crossed = crossed

    def clone(self) -> PassBotGates:
        return PassBotGates(self.quadrant, self.crossed, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        left = (self.quadrant + step - 1) % QUADRANTS
        if game.objectives and left == game.edition.city.golden_gate:
            mark_objective(game)
        elif game.public_works and left == game.edition.city.black_gate:
            contribute(game, (left + 1) % QUADRANTS)
        return step < self.crossed


def mark_objective(game: Baghdad) -> None:
    """The highest space the bot may mark, the left card in a tie; it gains nothing. BAG-31.4; BAG-A56"""
    if game.markers_left(BOT) == 0:
        game.note(CHOSEN, BOT, AN_OBJECTIVE, 0, clause=RULING + 36)
        return
    visible = visible_objectives(game)
    if not visible:
        game.note(CHOSEN, BOT, AN_OBJECTIVE, 0, clause=RULING + 37)
    for space in range(LAST_SPACE, -1, -1):
        places = [place for place in visible if why_not_mark(game, BOT, place, space) == OK]
        if places:
            mark(game, BOT, places[0], space, LEFTMOST if len(places) > 1 else 0, 31_04)
            game.begin(CloseObjective(places[0]))
            return


def contribute(game: Baghdad, quadrant: int) -> None:
    """A tile of the topmost type that the bot's civic column lacks. BAG-31.1; BAG-A45"""
    bot = game.players[BOT]
    for type in game.edition.modules.civic_rows:
        if bot.civic[type] == NO_TILE:
            slot = find_slot(game, type, quadrant, True)
            if slot == NOBODY:
                game.note(CHOSEN, BOT, A_CIVIC_TILE + type, 0, clause=RULING + 45)
            else:
                tile = TILE + game.city[slot]
                column = of_seat(BOT, CIVIC_COLUMN) + type
                game.note(MOVED, BOT, tile, 1, LOCATION + slot, column, 0, 31_01)
                bot.civic[type] = game.city[slot]
                game.city[slot] = NO_TILE
            return
    game.note(CHOSEN, BOT, A_CIVIC_TILE, 0, clause=31_01)


class BotAction(Procedure[Baghdad]):
    """One symbol carried out, and the icon it brings to light. BAG-25.7-25.9, 26.3-26.6, 27, 28"""

    def __init__(self, symbol: int, location: int, step: int = 1) -> None:
        super().__init__(step)
        self.symbol = symbol
        self.location = location

    def clone(self) -> BotAction:
        return BotAction(self.symbol, self.location, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        if step == 1:
            self.act(game)
        elif step == 2:
            if self.symbol == BUILDINGS:
                refill_row(game, game.city[self.location], 26_06)
        elif step == 3:
            icon = self.icon(game)
            if icon != NO_ICON:
                game.note(REVEALED, BOT, ICON + icon, 1, 0, 0, SYMBOL + self.symbol, 28_01)
            resolve_icon(game, icon)
        return step < 3

    def act(self, game: Baghdad) -> None:
        if self.symbol == BUILDINGS:
            construct(game, self.location)
        elif self.symbol == ARCHITECTS:
            build_piece(game)
        else:
            take_tile(game, self.symbol, self.location)

    def icon(self, game: Baghdad) -> int:
        """Return the icon under the new tile, or revealed by the last house. BAG-28.1"""
        bot = game.players[BOT]
        cards = game.edition.bot
        if self.symbol == BUILDINGS:
            return cards.house_icons[game.difficulty * SPOTS + bot.built() - 1]
        if self.symbol == ARCHITECTS:
            return 0
        spot = bot.in_row(self.symbol) - 1
        return cards.tile_icons[(game.difficulty * TYPES + self.symbol) * SPOTS + spot]


def take_tile(game: Baghdad, type: int, slot: int) -> None:
    """To the leftmost free spot; a book covers a library reward. BAG-25.7, 25.8; BAG-A28, BAG-A46"""
    bot = game.players[BOT]
    spot = of_seat(BOT, SPOT) + type * SPOTS + bot.in_row(type)
    game.note(MOVED, BOT, TILE + game.city[slot], 1, LOCATION + slot, spot, 0, 25_07)
    bot.place(type, bot.in_row(type), game.city[slot])
    game.city[slot] = NO_TILE
    books = bot.in_row(BOOK)
    if type == BOOK and books >= 2:
        spaces = game.edition.library_spaces
        taken = 0
        for space in range(spaces):
            if game.library[library_index(game, books, space)] != NOBODY:
                taken |= BIT[space]
        number = game.edition.bot.number[back_of_deck(game)]
        space = next_free(taken, number, spaces)
        if space != NOBODY:
            cover(game, BOT, library_index(game, books, space), number, 25_08)


def construct(game: Baghdad, site: int) -> None:
    """Its top house, public while public houses are left; it pays nothing. BAG-26.3, 31.2"""
    tile = choose_building(game)
    house = members(game.players[BOT].houses)[0]
    public = game.public_works and game.public_houses_left() != NOBODY
    put_building(game, BOT, site, tile, house, public, 26_03)


def build_piece(game: Baghdad) -> None:
    """Its next architect beside the piece; the top card tells the space. BAG-27.2-27.5"""
    piece = choose_piece(game)
    bot = game.players[BOT]
    kind = game.edition.palace.kind[piece]
    put_piece(game, BOT, piece, members(bot.architects)[0], 27_02)
    if kind < BASE:
        number = game.edition.bot.number[back_of_deck(game)]
        space = next_free(game.covered[kind], number, game.edition.palace.spaces)
        cover_space(game, BOT, kind, space, number, 27_03)
    add_neutral_pieces(game, kind, 27_05, 27_05)


def resolve_icon(game: Baghdad, icon: int) -> None:
    """Another of the card's symbols, or a palace piece; the vizier stays. BAG-28.2-28.4; BAG-A42, BAG-A67"""
    if icon == EXTRA_ACTION:
        symbol = choose_symbol(game)
        if symbol != NOBODY:
            game.bot_done |= BIT[symbol]
            target = target_of(game, symbol)
            game.note(BEGAN, BOT, EFFECT, clause=28_02)
            game.begin(BotAction(symbol, target))
    elif icon == BUILD_PALACE:
        if count_of(game, BOT, ARCHITECTS) >= SPOTS:
            game.note(CHOSEN, BOT, A_PIECE, 0, clause=28_03)
        elif not pieces_to_build(game):
            game.note(CHOSEN, BOT, A_PIECE, 0, clause=RULING + 42)
        else:
            game.note(BEGAN, BOT, EFFECT, clause=28_03)
            game.begin(BotAction(ARCHITECTS, NOWHERE))
