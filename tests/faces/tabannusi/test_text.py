"""The table as plain text, the panels and the status."""

from __future__ import annotations

import re
from typing import cast

from boardwright.games.tabannusi.components import CELLS, NO_TILE, UNKNOWN
from boardwright.games.tabannusi.edition import Printed
from boardwright.games.tabannusi.face.naming import game_of, naming_of
from boardwright.games.tabannusi.face.panels import panels, round_of, status
from boardwright.games.tabannusi.face.text import text
from boardwright.kernel.bits import members
from boardwright.kernel.packing import NOBODY
from boardwright.table.observation import Observation

from .conftest import NAMES, Played


def test_the_text_names_all_that_lies_open(games: list[Played]) -> None:
    for played in games:
        for observation in played.seen[:: len(played.seen) // 5]:
            game = game_of(observation)
            shown = text(observation, NAMES)
            names, things = cast(Printed, observation.printed).names, naming_of(observation, NAMES)
            for decree in members(game.decrees):
                assert f"{names.decrees[decree]}: " in shown
            for cell in range(CELLS):
                assert f"{names.cells[cell]}: {things.ship(game.ships[cell])}; " in shown
            for tile in game.harbormasters:
                assert tile == NO_TILE or f"; {things.harbormaster(tile)}\n" in shown
            assert f"Gold on the Time track: {game.time_gold}" in shown
            for place, name in names.places.items():
                district, space = divmod(place, 32)
                on_board = game.board.land[district] | game.board.border[district]
                assert not on_board >> space & 1 or f"{name} " in shown


def test_the_text_shows_the_own_urban_cards_only(games: list[Played]) -> None:
    played = games[-1]
    observation = played.seen[len(played.seen) // 2]
    game = game_of(observation)
    shown = text(observation, NAMES)
    own = game.players[observation.seat].urban
    assert own
    assert UNKNOWN not in own
    names = cast(Printed, observation.printed).names
    assert all(f"Urban card {names.urban_cards[card]} (" in shown for card in own)
    others = [seat for seat in range(game.seats) if seat != observation.seat]
    hidden = sum(len(game.players[seat].urban) for seat in others)
    assert shown.count("An Urban card that you do not see") == hidden > 0


def test_no_bare_sign_stands_for_a_space_without_a_bonus(games: list[Played]) -> None:
    for played in games:
        shown = text(played.seen[0], NAMES)
        assert not re.search(r" \.(;|$)", shown, re.MULTILINE)
        assert "1 no bonus; 2 no bonus; 3 a step" in shown  # of the Ziggurat


def test_the_text_counts_no_markers_for_the_bot(games: list[Played]) -> None:
    solo = games[0].seen[-1]
    assert game_of(solo).solo
    of_the_bot = text(solo, NAMES).partition("THINGS OF THE BOT")[2]
    assert "Gardens: " in of_the_bot
    assert "in the claim supply" not in of_the_bot  # its markers never run out


def test_a_spectator_reads_the_text_too(games: list[Played]) -> None:
    for played in games:
        shown = text(played.table.observe(NOBODY), NAMES)
        assert "YOUR THINGS" not in shown
        assert "{Bob}" in shown or len(played.table.observe(0).game.scores()) < 3


def test_the_text_of_any_position_is_clean(everything: list[Observation]) -> None:
    for observation in everything[::25]:
        for line in text(observation, NAMES).splitlines():
            assert line == line.rstrip()


def test_panels_have_the_points_of_everybody(games: list[Played]) -> None:
    for played in games:
        final = played.table.observe(NOBODY)
        assert [panel.score for panel in panels(final)] == final.game.scores()
        assert all("Urban card" in panel.note for panel in panels(final))
    assert "The Bot has" in panels(games[0].table.observe(0))[0].note


def test_the_status_counts_rounds_and_names_the_last(games: list[Played]) -> None:
    for played in games:
        first, last = played.seen[0], played.seen[-1]
        assert status(first) == (0, 0, "Setting up")
        rounds = [status(observation)[0] for observation in played.seen]
        assert rounds == sorted(rounds)
        assert set(rounds) == set(range(rounds[-1] + 1))
        labels = [status(observation)[2] for observation in played.seen]
        assert f"Round {rounds[-1]}, the last one" in labels
        assert status(played.table.observe(0))[2] == f"Game over after round {rounds[-1]}"
        assert round_of(game_of(last)) == rounds[-1]


def test_the_round_that_takes_the_last_gold_says_that_one_more_follows(everything: list[Observation]) -> None:
    ended = [
        seen for seen in everything if game_of(seen).ended and status(seen)[2].endswith("one more follows")
    ]
    assert ended
    assert all(game_of(observation).time_gold == 0 for observation in ended)
