"""The table as plain text, the panels and the rounds."""

from __future__ import annotations

from dataclasses import replace

from boardwright.games.baghdad.bonus_actions import FOR_BOAT
from boardwright.games.baghdad.components import NEUTRAL
from boardwright.games.baghdad.face.naming import game_of
from boardwright.games.baghdad.face.offers import has_architect
from boardwright.games.baghdad.face.panels import panels, round_of, status
from boardwright.games.baghdad.face.text import text
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation
from tests.games.baghdad.table import PIECE

from .conftest import NAMES, Played


def test_the_text_has_no_gaps(positions: list[Observation]) -> None:
    for observation in positions[::4]:
        lines = text(observation, NAMES).splitlines()
        assert len(lines) > 100
        assert all("{" not in line.replace(NAMES[2], "").replace(NAMES[2].upper(), "") for line in lines)
        assert all(line == line.rstrip() and "  " not in line.strip() for line in lines)


def test_the_text_tells_the_supply_of_all(games: list[Played]) -> None:
    for game in games:
        observation = game.seen[-1]
        table = game_of(observation)
        said = text(observation, NAMES)
        for seat in range(table.seats):
            assert f"Supply: {table.players[seat].coins} coin" in said
        assert ("PUBLIC WORKS" in said) == table.public_works
        assert ("CONTRACTS" in said) == table.contracts
        assert ("OBJECTIVES" in said) == table.objectives
        assert ("BOT (expert)" in said) == table.solo()


def test_the_text_tells_what_bonus_actions_cost(games: list[Played]) -> None:
    prices = set()
    for game in games:
        observation = game.seen[-1]
        table = game_of(observation)
        said = text(observation, NAMES)
        people = range(table.seats)
        assert said.count("Bonus actions: ") == len(people)
        assert f"{table.edition.trade_wild} favour for a wild" in said
        for seat in people:
            coins = table.price_of_free(seat, FOR_BOAT)
            price = f"a boat for {coins} coins" if table.players[seat].boats else "no boat left to buy"
            assert f"Bonus actions: {price}; " in said
            prices.add(price)
    assert len(prices) > 1


def test_a_spectator_reads_all_but_the_hands(games: list[Played]) -> None:
    for game in games:
        table = game.table
        for position in range(0, table.observe(NOBODY).length, 60):
            observation = table.observe(NOBODY, position)
            said = text(observation, NAMES)
            assert "YOU" not in said.splitlines()
            assert said.count("Supply: ") == game_of(observation).seats


def test_hands_of_others_stay_hidden(games: list[Played]) -> None:
    hidden = 0
    for game in games:
        for observation in game.seen[::10]:
            said = text(observation, NAMES)
            table = game_of(observation)
            known = table.edition.cards.cards
            cards = [card for player in table.players for card in player.hand if card >= known]
            hidden += len(cards)
            assert sum(line.strip() in ("a day card", "a night card") for line in said.splitlines()) == len(
                cards
            )
    assert hidden > 10


def test_10_7_no_architect_stands_beside_a_dome_that_came_with_the_base(games: list[Played]) -> None:
    observation = games[1].seen[-1]  # two players
    table = game_of(observation).clone()
    table.pieces[PIECE["base"]] = 1
    table.pieces[PIECE["dome"]] = NEUTRAL
    built = replace(observation, game=table)
    said = text(built, NAMES).splitlines()
    assert "  dome, 20 points: came with the base" in said
    assert [has_architect(table, PIECE[name]) for name in ("base", "dome")] == [True, False]
    table.pieces[PIECE["dome"]] = 0
    assert has_architect(table, PIECE["dome"])


def test_panels_show_the_score_and_what_is_held(positions: list[Observation]) -> None:
    for observation in positions:
        table = game_of(observation)
        found = panels(observation)
        assert [panel.score for panel in found] == table.scores()
        for seat, panel in enumerate(found):
            assert panel.figures[0].value == table.players[seat].coins
            assert len({figure.icon for figure in panel.figures}) == len(panel.figures)
            assert panel.note


def test_rounds_run_to_the_last(games: list[Played]) -> None:
    for game in games:
        numbers = [status(observation)[0] for observation in game.seen]
        assert numbers == sorted(numbers)
        assert numbers[0] == 1
        last = status(game.seen[-1])
        assert last[:2] == (13, 13)
        assert last[2] == "Round 13 of 13"
        over = game.table.observe(NOBODY)
        assert status(over)[2] == "Game over after 13 rounds"
        assert round_of(game_of(over)) == 13
