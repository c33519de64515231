"""Bot Factory: where a round stands, and how it goes on as far as that is known."""

from __future__ import annotations

from boardwright.games.bot_factory.components import FINANCE, SANDRA, VILELA
from boardwright.games.bot_factory.inspection import VilelaMoves, vilela_acts
from boardwright.games.bot_factory.rounds import PerformActions, clear_completed_columns
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.games.bot_factory.turn import PlayerTurn
from boardwright.games.bot_factory.values import lower
from boardwright.games.bot_factory.workers import MoveWorkers, move_sandra
from boardwright.kernel.agenda import Agenda, Frame


def turn_is_to_come(game: BotFactory, seat: int) -> bool:
    """Tell whether a seat has moved in this round and has yet to act."""
    if game.where[seat] == NOWHERE:
        return False
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers):
            return seat not in frame.waiting() and game.whose() != seat
        if isinstance(frame, PerformActions):
            return seat in frame.waiting()
    return False


def begin_turn_of(game: BotFactory, seat: int) -> None:
    """Begin a turn of phase 2 without those before it; alone, Vilela's action is kept where it stands."""
    frames: list[Frame[BotFactory]] = []
    if game.solo() and vilela_is_to_act(game):
        if game.where[VILELA] < game.where[seat]:
            let_vilela_act(game)
        else:
            frames.append(PerformActions([seat, VILELA], 3))
    frames.append(PlayerTurn(seat))
    game.agenda = Agenda(frames)
    game.settle()


def vilela_is_to_act(game: BotFactory) -> bool:
    """Tell whether Vilela's action of this round is known and has yet to come."""
    if game.round == 1:
        return False
    known = False
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers):
            known = VILELA not in frame.waiting()
        elif isinstance(frame, PerformActions):
            known = VILELA in frame.waiting()
        elif isinstance(frame, VilelaMoves):
            known = False  # he is about to be told where to go
    return known


def let_vilela_act(game: BotFactory) -> None:
    """Carry out Vilela's action; which contracts he would take away is not known."""
    if game.vilela_board == FINANCE:
        lower(game, game.vilela_colour, 14_15)
    else:
        vilela_acts(game)


def after_maintenance(game: BotFactory) -> BotFactory:
    """Return the position after the completed columns were cleared."""
    ahead = game.clone()
    clear_completed_columns(ahead)
    return ahead


def sandra_moves_first(game: BotFactory) -> None:
    """Move Sandra if she has yet to move in this round: she will have when the turn comes."""
    for frame in game.agenda.frames:
        if isinstance(frame, MoveWorkers) and SANDRA in frame.waiting():
            move_sandra(game)


def is_on_turn(game: BotFactory, seat: int) -> bool:
    """Tell whether a seat is carrying out its turn of phase 2."""
    for frame in game.agenda.frames:
        if isinstance(frame, PlayerTurn):
            return frame.player == seat
    return False


def bots_to_the_end(game: BotFactory) -> int:
    """Return how many bots, at least, are missing to the end of the game."""
    missing = min(game.meeples)
    for player in game.players:
        missing = min(missing, game.edition.end_bots - player.completed())
    return missing
