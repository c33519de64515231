"""Building a piece of the palace. BAG-10"""

from __future__ import annotations

from boardwright.games.baghdad.actions import BUILD_PIECE, COVER, SKIP
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.building import different_places
from boardwright.games.baghdad.components import BASE, DOME, FOUNDATION, GOODS, MASONRY, NEUTRAL
from boardwright.games.baghdad.notes import (
    ARCHITECT,
    ARCHITECTS_LEFT,
    COVERING,
    EFFECT,
    PALACE,
    PIECE,
    PLAN,
    UNBUILT,
    of_seat,
)
from boardwright.games.baghdad.payment import pay_requirement, reach_of
from boardwright.games.baghdad.prices import IN_GOODS
from boardwright.games.baghdad.reasons import (
    BASE_NOT_YET,
    DOME_COMES_FREE,
    DOME_NOT_YET,
    MUST_ACT,
    NO_GOODS,
    NO_SKILL,
    PIECE_BUILT,
    SPACE_COVERED,
)
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Decision, Procedure
from boardwright.kernel.bits import BIT, members
from boardwright.kernel.notes import ENDED, MOVED
from boardwright.kernel.packing import NOBODY, OK, Action, Reason, first_of, pack, second_of, verb_of
from boardwright.kernel.prices import FREE, WIDTH, Price, so_much


def palace_action(game: Baghdad, player: int) -> None:
    """Build a piece, as long as an architect is left. BAG-10.9"""
    if game.players[player].architects:
        game.begin(ChoosePiece(player))


def why_not_piece(game: Baghdad, piece: int) -> Reason:
    """Return what keeps anybody from building a piece now. BAG-10.1, 10.2, 10.7"""
    if game.pieces[piece] != NOBODY:
        return PIECE_BUILT
    kind = game.edition.palace.kind[piece]
    if kind == BASE and game.piece_left(FOUNDATION) != NOBODY:
        return BASE_NOT_YET
    if kind == DOME:
        if game.count <= 2:
            return DOME_COMES_FREE
        if game.piece_left(BASE) != NOBODY:
            return DOME_NOT_YET
    return OK


def price_of_piece(game: Baghdad, piece: int) -> Price:
    """Return the goods that a piece costs. BAG-10.1"""
    cost = game.edition.palace.cost
    price = FREE
    for place in range(piece * GOODS + GOODS - 1, piece * GOODS - 1, -1):  # the last good stands highest
        price = (price << WIDTH) + cost[place]
    return so_much(IN_GOODS, price)


class ChoosePiece(TurnQuestion):
    """Which piece to build with which architect, or none. BAG-10.1-10.3; BAG-A6, BAG-A23"""

    def candidates(self, game: Baghdad) -> list[Action]:
        architects = different_places(game.edition.board.architect_need, game.players[self.player].architects)
        out: list[Action] = []
        for piece in range(game.edition.palace.pieces):
            for architect in architects:
                out.append(pack(BUILD_PIECE, piece, architect))
        out.append(pack(SKIP))
        return out

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        if verb_of(action) == SKIP:
            if game.switches.action_is_a_duty and self.pieces_to_build(game):
                return MUST_ACT
            return OK
        reason = why_not_piece(game, first_of(action))
        if reason != OK:
            return reason
        if game.players[self.player].lacks(self.price(game, action)):
            return NO_GOODS
        return OK if reach_of(game, self.player, MASONRY) >= self.need(game, action) else NO_SKILL

    def need(self, game: Baghdad, action: Action) -> int:
        if verb_of(action) != BUILD_PIECE:
            return 0
        return game.edition.board.architect_need[second_of(action)]

    def price(self, game: Baghdad, action: Action) -> Price:
        """Goods, paid once the requirement is met. BAG-10.1"""
        return FREE if verb_of(action) == SKIP else price_of_piece(game, first_of(action))

    def pieces_to_build(self, game: Baghdad) -> list[Action]:
        """Return the answers that are allowed, SKIP apart. For speed each rule is asked once."""
        board = game.edition.board
        me = game.players[self.player]
        reach = reach_of(game, self.player, MASONRY)
        architects: list[int] = []
        for architect in different_places(board.architect_need, me.architects):
            if board.architect_need[architect] <= reach:
                architects.append(architect)
        out: list[Action] = []
        if architects:
            for piece in range(game.edition.palace.pieces):
                if why_not_piece(game, piece) == OK and not me.lacks(price_of_piece(game, piece)):
                    for architect in architects:
                        out.append(pack(BUILD_PIECE, piece, architect))
        return out

    def options(self, game: Baghdad) -> list[Action]:
        out = self.pieces_to_build(game)
        if not (game.switches.action_is_a_duty and out):
            out.append(pack(SKIP))
        return out

    def take(self, game: Baghdad, action: Action) -> None:
        if verb_of(action) == BUILD_PIECE:
            game.begin(BuildPiece(self.player, first_of(action), second_of(action)))
        else:
            game.note(ENDED, self.player, EFFECT, clause=7_07)


class BuildPiece(Procedure[Baghdad]):
    """Pay, place the architect, put the piece in place. BAG-10.1-10.7; BAG-A62"""

    def __init__(self, player: int, piece: int, architect: int, step: int = 1) -> None:
        super().__init__(step)
        self.player = player
        self.piece = piece
        self.architect = architect

    def clone(self) -> BuildPiece:
        return BuildPiece(self.player, self.piece, self.architect, self.step)

    def carry_out(self, game: Baghdad, step: int) -> bool:
        kind = game.edition.palace.kind[self.piece]
        if step == 1:
            need = game.edition.board.architect_need[self.architect]
            pay_requirement(game, self.player, MASONRY, need)
        elif step == 2:
            game.pay(self.player, price_of_piece(game, self.piece), 10_01)
        elif step == 3:
            put_piece(game, self.player, self.piece, self.architect, 10_01)
        elif step == 4:
            if kind < BASE:
                game.begin(ChooseSpace(self.player, kind))
        elif step == 5:
            add_neutral_pieces(game, kind, 10_06, 10_07)
        return step < 5


class ChooseSpace(Decision[Baghdad]):
    """Which empty space of its kind the piece covers. BAG-10.4, 10.10; BAG-A29"""

    def __init__(self, player: int, kind: int) -> None:
        super().__init__(player)
        self.kind = kind

    def candidates(self, game: Baghdad) -> list[Action]:
        return [pack(COVER, space) for space in range(game.edition.palace.spaces)]

    def why_not(self, game: Baghdad, action: Action) -> Reason:
        return SPACE_COVERED if game.covered[self.kind] & BIT[first_of(action)] else OK

    def take(self, game: Baghdad, action: Action) -> None:
        cover_space(game, self.player, self.kind, first_of(action), 0, 10_04)
        game.gain(self.player, game.edition.palace.rewards[first_of(action)])


def put_piece(game: Baghdad, player: int, piece: int, architect: int, clause: int) -> None:
    """Put an architect beside a piece, which is built then. BAG-10.1, 27.2"""
    game.pieces[piece] = player
    game.players[player].architects &= ~BIT[architect]
    place = of_seat(player, ARCHITECTS_LEFT) + architect
    game.note(MOVED, player, ARCHITECT, 1, place, PALACE, piece, clause)
    game.note(MOVED, player, PIECE + piece, 1, UNBUILT, PALACE, 0, clause)


def cover_space(game: Baghdad, player: int, kind: int, space: int, cause: int, clause: int) -> None:
    """Put a piece that is built onto a space of the plan. BAG-10.4, 27.3"""
    game.covered[kind] |= BIT[space]
    game.note(MOVED, player, COVERING + kind, 1, PALACE, PLAN + 16 * kind + space, cause, clause)


def add_neutral_pieces(game: Baghdad, kind: int, by_architect: int = 10_06, with_base: int = 10_07) -> None:
    """With 1 or 2 players the last piece of a kind, and the dome, come by themselves. BAG-10.6, 10.7

    The last two are the clauses of either.
    """
    if game.count > 2:
        return
    spaces = game.edition.palace.spaces
    if kind == BASE:
        dome = game.piece_left(DOME)
        game.pieces[dome] = NEUTRAL
        game.note(MOVED, NOBODY, PIECE + dome, 1, UNBUILT, PALACE, 0, with_base)
    elif game.pieces_built(kind) == spaces - 1:
        piece = game.piece_left(kind)
        game.pieces[piece] = NEUTRAL
        game.note(MOVED, NOBODY, PIECE + piece, 1, UNBUILT, PALACE, 0, by_architect)
        for space in members(BIT[spaces] - 1 & ~game.covered[kind]):
            cover_space(game, NOBODY, kind, space, 0, by_architect)
