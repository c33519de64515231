"""The players in the rail, and how far the game is."""

from __future__ import annotations

from boardwright.faces.face import Figure, Panel
from boardwright.faces.telling.wording import both, in_a_row, points_of, say, say_count
from boardwright.games.tabannusi.components import COLOURS, NOWHERE
from boardwright.games.tabannusi.face.card_progress import cards_lacking, decrees_lacking
from boardwright.games.tabannusi.face.naming import Naming, game_of, naming_of, people_at
from boardwright.games.tabannusi.rounds import is_final_scoring, is_last_round
from boardwright.games.tabannusi.state import BOT, Tabannusi
from boardwright.games.tabannusi.urban_cards import fulfilled_cards
from boardwright.kernel.bits import count, total
from boardwright.table.observation import Observation


def panels(observation: Observation) -> list[Panel]:
    """Return a panel for every seat; the Bot has none, its points stand in the note."""
    game = game_of(observation)
    naming = naming_of(observation, [""] * len(people_at(game)))  # notes name nobody
    return [
        Panel(seat, game.players[seat].vp, figures(game, seat), note(observation, game, naming, seat))
        for seat in people_at(game)
    ]


def figures(game: Tabannusi, seat: int) -> list[Figure]:
    """Return one player's numbers in a fixed order."""
    me = game.players[seat]
    up = total([me.crates_up(colour) for colour in range(COLOURS)])
    return [
        Figure("gold", me.gold, say("Gold")),
        Figure("die", total(me.dice), say("dice in the area")),
        Figure("crate", up, say("Crates face up")),
        Figure("claim-marker", me.markers, say("Claim markers in the area")),
        Figure("house", total(me.houses), say("Houses on the Player board")),
        Figure("garden", game.gardens_of(seat), say("own Gardens on the board")),
        Figure("ship", count(me.ships), say("Ships with an own marker")),
    ]


def note(observation: Observation, game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return where the workers are and how far cards are met; at the end, which Urban cards were."""
    if observation.over:
        words = cards_in_words(game, naming, seat)
    else:
        workers = workers_in_words(game, naming, seat)
        cards, decrees = cards_lacking(game, naming, seat), decrees_lacking(game, naming, seat)
        words = in_a_row([workers, cards, decrees])
    if game.solo:
        return in_a_row([words, say("The Bot has {points}.", points=points_of(game.players[BOT].vp))])
    return words


def workers_in_words(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return where a player's two workers are; nothing before they are on the board."""
    me = game.players[seat]
    if me.architect == NOWHERE:
        return ""
    if me.architect == me.assistant:
        return say("Both workers in {district}.", district=naming.district(me.assistant))
    return say(
        "Assistant in {here}, Architect in {there}.",
        here=naming.district(me.assistant),
        there=naming.district(me.architect),
    )


def cards_in_words(game: Tabannusi, naming: Naming, seat: int) -> str:
    """Return the Urban cards that scored."""
    met = fulfilled_cards(game, seat)
    held = len(game.players[seat].urban)
    if not met:
        return say("No Urban card met.")
    ids = both([naming.names.urban_cards[card] for card in met])
    return say_count("Met of {n} Urban card: {ids}.", "Met of {n} Urban cards: {ids}.", held, ids=ids)


def start_turns(game: Tabannusi) -> int:
    """Return how many turns the set-up has: one for each start Building that somebody places."""
    return len(people_at(game))


def round_of(game: Tabannusi) -> int:
    """Return the round from 1, or 0 while the table is set up."""
    return round_of_turn(game, game.turns)


def round_of_turn(game: Tabannusi, turn: int) -> int:
    """Return the round of a turn by its number, or 0 for the set-up."""
    played = turn - start_turns(game)
    return 0 if played <= 0 else (played - 1) // game.seats + 1


def status(observation: Observation) -> tuple[int, int, str]:
    """Return (round, 0, label); round 0 is the set-up, and the number of rounds is not known."""
    game = game_of(observation)
    round = round_of(game)
    if observation.over:
        return round, 0, say("Game over after round {round}", round=round)
    if round == 0:
        return 0, 0, say("Setting up")
    if is_final_scoring(game):
        return round, 0, say("Final scoring after round {round}", round=round)
    if is_last_round(game):
        return round, 0, say("Round {round}, the last one", round=round)
    if game.ended:
        return round, 0, say("Round {round}, one more follows", round=round)
    return round, 0, say("Round {round}, {gold} Gold on the Time track", round=round, gold=game.time_gold)
