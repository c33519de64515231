"""The players in the rail, and the rounds."""

from __future__ import annotations

from boardwright.faces.face import Figure, Panel
from boardwright.faces.telling.wording import both, points_of, say
from boardwright.games.bot_factory.face.naming import Naming, game_of, naming_of
from boardwright.games.bot_factory.notes import ACTING, MOVING
from boardwright.games.bot_factory.phases import acted, has_moved, is_acting, phase
from boardwright.games.bot_factory.scoring import assignment, token_points
from boardwright.games.bot_factory.state import NOWHERE, BotFactory
from boardwright.kernel.bits import BIT, total
from boardwright.table.observation import Observation


def panels(observation: Observation) -> list[Panel]:
    """Return a panel for every seat; the score is what it would be if the game ended now."""
    game = game_of(observation)
    naming = naming_of(observation, [""] * game.seats)  # notes name nobody
    scores = game.scores()
    return [
        Panel(seat, scores[seat], figures(game, naming, seat), note(observation, game, naming, seat))
        for seat in range(game.seats)
    ]


def figures(game: BotFactory, naming: Naming, seat: int) -> list[Figure]:
    """Return one player's numbers in a fixed order."""
    me = game.players[seat]
    return [
        Figure("part-any", total(me.parts), say("parts in hand")),
        Figure("project", total(me.projects), say("projects without a bot")),
        Figure("bot", me.completed(), say("completed bots")),
        Figure("speech", me.tokens, say("speech tokens")),
        Figure("contract", game.tokens_on_contracts(seat), reserved(game, naming, seat)),
    ]


def note(observation: Observation, game: BotFactory, naming: Naming, seat: int) -> str:
    """Return where a worker stands and what comes next for it; at the end, how contracts were met."""
    if observation.over:
        return contracts_in_words(game, naming, seat)
    if game.where[seat] == NOWHERE:
        return ""
    place = naming.worker_place(game.where[seat])
    if phase(game) == MOVING:
        stage = say("moved") if has_moved(game, seat) else say("still moves")
    elif phase(game) == ACTING:
        stage = (
            say("done") if acted(game, seat) else say("acting") if is_acting(game, seat) else say("to act")
        )
    else:
        return place
    return say("{place}: {stage}", place=place, stage=stage)


def reserved(game: BotFactory, naming: Naming, seat: int) -> str:
    """Return what the number of contracts stands for: which are fulfilled so far, and which are not."""
    out = contracts_of(game, naming, seat)
    if not out:
        return say("reserved contracts")
    return say("reserved contracts, if the game ended now: {contracts}", contracts=both(out))


def contracts_in_words(game: BotFactory, naming: Naming, seat: int) -> str:
    """Return which contracts the bots were assigned to, and what each brought. BOT-12.4-12.6"""
    out = contracts_of(game, naming, seat)
    return say("Contracts: {contracts}.", contracts=both(out)) if out else say("No contract.")


def contracts_of(game: BotFactory, naming: Naming, seat: int) -> list[str]:
    """Return each contract of a player with what it brings under the best assignment of the bots."""
    out: list[str] = []
    mine = game.reserved_by(seat)
    fulfilled = assignment(game, seat) if mine else 0
    for position in mine:
        bots = naming.bots(game.edition.contract_colours[game.contracts[position]])
        points = token_points(game, seat, position)
        if fulfilled & BIT[position]:
            points += game.edition.row_points[game.row_of(position)]
            out.append(say("{bots} for {points}", bots=bots, points=points_of(points)))
        else:
            out.append(say("{bots} missed, \N{MINUS SIGN}{points}", bots=bots, points=points))
    return out


def status(observation: Observation) -> tuple[int, int, str]:
    """Return (round, 0, label); round 0 is the set-up, and the number of rounds is not known."""
    game = game_of(observation)
    if observation.over:
        return game.round, 0, say("Game over after round {round}", round=game.round)
    if game.round == 0:
        return 0, 0, say("Setting up")
    return game.round, 0, say("Round {round}", round=game.round)
