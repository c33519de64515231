"""The log as sentences."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from boardwright.faces.face import Story
from boardwright.faces.telling.happenings import tried
from boardwright.games.baghdad.boats import ChoosePortAction
from boardwright.games.baghdad.building import ChooseSite
from boardwright.games.baghdad.city_tiles import ChooseTile
from boardwright.games.baghdad.components import BOOK, NOWHERE
from boardwright.games.baghdad.face import FACE
from boardwright.games.baghdad.face.answers import ANSWERS
from boardwright.games.baghdad.face.followups import follow_ups
from boardwright.games.baghdad.face.foresight import tried_on
from boardwright.games.baghdad.face.naming import Naming, game_of
from boardwright.games.baghdad.face.panels import rounds
from boardwright.games.baghdad.face.story import story, tell_answer
from boardwright.games.baghdad.palace import add_neutral_pieces
from boardwright.games.baghdad.player import LEAVING, Player
from boardwright.games.baghdad.standing_answers import action_first
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import Slide
from boardwright.kernel.agenda import Frame
from boardwright.kernel.packing import CHANCE, NOBODY
from boardwright.table.observation import Line, Observation
from boardwright.table.record import apply_and_note
from tests.games.baghdad.table import CARD, LOCATION, PIECE, PRINTED, TILE, WORDS, E, ask, table

from .conftest import NAMES, Played


def held(player: Player) -> list[int]:
    """Return what a player holds."""
    return [player.coins, player.steps, player.wilds, player.favour, player.shame, *player.goods]


def stories(game: Played, viewer: int, every: int = 1) -> list[Story]:
    log = game.table.observe(viewer).log
    return [story(game.table.observe(viewer, k), log[k], NAMES) for k in range(0, len(log), every)]


def test_every_verb_has_a_story(games: list[Played]) -> None:
    assert set(ANSWERS) == set(games[0].table.words.by_number)


def test_every_line_is_a_sentence_with_clauses_that_exist(games: list[Played]) -> None:
    clauses = {clause.id for clause in FACE.rules()}
    for game in games:
        for told in stories(game, 0, 3):
            assert told.text.endswith(".")
            assert told.text[0].isupper()
            assert "  " not in told.text
            assert "{" not in told.text.replace(NAMES[2], "")
            assert {told.clause, *re.findall(r"BAG-\d+\.\d+", told.text)} <= clauses


def test_the_viewer_is_you_and_others_are_named(games: list[Played]) -> None:
    for game in games[1:]:
        told = stories(game, 1, 5)
        mine = [each for each in told if each.whose == 1]
        assert mine
        assert all(each.text.startswith("You ") for each in mine)
        assert all(each.text.startswith(NAMES[0]) for each in told if each.whose == 0)


def test_a_game_has_headings_for_the_setup_and_each_round(games: list[Played]) -> None:
    for game in games:
        headings = [each.heading for each in stories(game, NOBODY) if each.heading]
        assert headings == ["Setting up", *[f"Round {k} of 13" for k in range(1, 14)]]


def test_what_follows_agrees_with_the_engine(positions: list[Observation]) -> None:
    compared = 0
    for observation in positions[::3]:
        table = game_of(observation)
        for action in list(observation.options)[:4]:
            _notes, after = tried_on(table, action)
            if any(card >= table.edition.cards.cards for player in after.players for card in player.hand):
                continue
            engine = table.clone()
            engine.apply(action)
            while (order := action_first(engine)) is not None:
                engine.apply(order)
            assert after.scores() == engine.scores()
            assert after.agenda.names() == engine.agenda.names()
            assert [held(player) for player in after.players] == [held(player) for player in engine.players]
            compared += 1
    assert compared > 30


def test_what_follows_ends_where_the_table_does_though_hands_are_hidden(games: list[Played]) -> None:
    """Also where the last card of a deck is drawn; only a card played from a hidden hand ends it before."""
    last_cards = 0
    for game in games[1:]:
        log = game.table.observe(0).log
        for k in range(len(log) - 1):
            before, after = (game_of(game.table.observe(0, at)) for at in (k, k + 1))
            _notes, told = tried_on(before, log[k].action or 0)
            while (order := action_first(after)) is not None:
                after.apply(order)
            if told.turns == after.turns and told.agenda.names() != after.agenda.names():
                assert told.agenda.names().endswith("ChooseCard")
                continue
            assert [held(player) for player in told.players] == [held(player) for player in after.players]
            assert [player.slots for player in told.players] == [player.slots for player in after.players]
            last_cards += told.display != after.display
    assert last_cards


def test_all_changes_of_coins_are_told(games: list[Played]) -> None:
    """The deltas add up to the coins held at the end; who plays alone sees everything."""
    game = games[0]
    begun = game_of(game.table.observe(0, 0)).players[0].coins
    for told in stories(game, 0):
        for text in told.deltas:
            match = re.fullmatch(r"(?:You )?([+\N{MINUS SIGN}])(\d+) coins?", text)
            if match:
                begun += int(match[2]) * (1 if match[1] == "+" else -1)
    assert begun == game_of(game.table.observe(0)).players[0].coins


def test_the_turns_of_the_bot_are_told(games: list[Played]) -> None:
    text = " ".join(told.text for told in stories(games[0], 0))
    for clause in ("BAG-24.2", "BAG-24.6", "BAG-25.7", "BAG-29.5"):
        assert f"({clause})" in text
    assert text.count("The bot took ") == 10  # of 20 cards each takes half


def test_every_card_that_is_played_is_told_to_everybody(games: list[Played]) -> None:
    """The last card of a hand is played without a question; nobody else knew it before."""
    for game in games:
        table = game_of(game.table.observe(NOBODY))
        text = " ".join(told.text for told in stories(game, NOBODY))
        assert text.count(" played ") == rounds(table) * table.seats


def test_cards_that_leave_and_payments_are_told(games: list[Played]) -> None:
    for game in games:
        text = " ".join(told.text for told in stories(game, 0))
        assert re.search(r"[A-D][1-3] left and gave [^.]+\(BAG-4\.3\)", text)
        assert "(BAG-4.4)" in text
        assert "(BAG-4.5)" in text
        assert "Connected patients: " in text
        assert "Connected students: " in text


def test_a_line_with_hidden_parts_falls_back_on_its_words(games: list[Played]) -> None:
    observation = games[1].seen[0]
    line = Line(number=7, whose=0, words="take ?", action=None, turn=1)
    assert "take ?" in story(replace(observation, seat=NOBODY), line, NAMES).text
    assert CHANCE not in [told.whose for told in stories(games[1], 0, 7) if told.text.startswith("You")]


def test_rare_answers_are_told(rare: list[Observation]) -> None:
    verbs = set()
    for observation in rare:
        words = observation.title.words(observation.printed)
        for action in observation.options:
            notes = apply_and_note(observation.game.clone(), action)
            line = Line(1, observation.seat, words.format(action), action, 1, notes=notes)
            told = story(observation, line, NAMES)
            assert told.clause
            assert told.text.startswith("You ")
            assert "{" not in told.text.replace(NAMES[2], "")
            verbs.add(line.words.partition(" ")[0])
    assert {"resolve", "spend", "first-bonus", "choose-site", "gain-two", "mark", "construct-public"} <= verbs


@pytest.mark.parametrize(
    ("kind", "sentences"),
    [
        ("wall", ["A neutral architect added a piece: wall, west section (BAG-10.6)."]),
        ("base", ["The dome came with the base (BAG-10.7)."]),
    ],
)
def test_10_6_10_7_what_comes_by_itself_in_the_palace(kind: str, sentences: list[str]) -> None:
    game = table(2)
    built = [name for name in PIECE if name.startswith(kind)][:3]
    for name in built:
        game.pieces[PIECE[name]] = 0
    game.notes = []
    add_neutral_pieces(game, E.palace.kind[PIECE[built[0]]])
    assert [told.text for told in follow_ups(game.notes, Naming(PRINTED, NAMES, 0))] == sentences


def test_4_4_a_day_card_that_was_met_is_told_with_what_it_offers() -> None:
    """Whether a tile could be taken is told by what follows."""
    game = table(2)
    me = game.players[game.active]
    me.slots[LEAVING] = CARD["zad-mihr"]
    naming = Naming(PRINTED, NAMES, game.active)

    def told() -> list[str]:
        after = game.clone()
        after.notes = []
        Slide(game.active).carry_out(after, 3)
        return [told.text for told in follow_ups(after.notes, naming)]

    assert told() == ["Your card Zad Mihr left and was not met (BAG-4.4)."]
    me.houses = 0b11
    assert told() == ["Your card Zad Mihr left and was met: a patient from anywhere in the city (BAG-4.4)."]


@pytest.mark.parametrize(
    ("frame", "line", "clause"),
    [
        (ChooseTile(0, NOWHERE, BOOK, 0), "place SE-inner-2 1", "BAG-17.24"),
        (ChooseTile(0, NOWHERE, BOOK, 0), "skip", "BAG-17.24"),
        (ChooseTile(0, LOCATION["SE-inner-2"], BOOK, 0), "place SE-inner-2 1", "BAG-8.1"),
        (ChooseTile(0, LOCATION["SE-inner-2"], BOOK, 0), "place SE-inner-2 civic", "BAG-20.9"),
        (ChooseTile(0, LOCATION["SE-inner-2"], BOOK, 0), "skip", "BAG-7.7"),
        (ChoosePortAction(0, 0), "skip", "BAG-6.11"),
        (ChooseSite(0, 0), "skip", "BAG-17.25"),
    ],
)
def test_an_answer_cites_the_clause_of_its_question(frame: Frame[Baghdad], line: str, clause: str) -> None:
    game = table(2, modules="public-works")
    game.players[0].wilds = 1
    game.players[0].coins = 9
    game.city[LOCATION["SE-inner-2"]] = TILE["book"]
    ask(game, frame)
    [given, *_forced], _after = tried(game, WORDS.parse(line))
    assert tell_answer(given, game, Naming(PRINTED, NAMES, 0)).clause == clause
