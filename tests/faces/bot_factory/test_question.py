"""The question, its options, and what is blocked."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import cast

from boardwright.faces.telling.happenings import tried
from boardwright.games.bot_factory import actions
from boardwright.games.bot_factory.components import SANDRA, TYPES, WAIVER
from boardwright.games.bot_factory.edition import Printed
from boardwright.games.bot_factory.face import FACE
from boardwright.games.bot_factory.face.answer_words import SAID
from boardwright.games.bot_factory.face.naming import game_of
from boardwright.games.bot_factory.face.options import IN_THE_BAR
from boardwright.games.bot_factory.face.question import CLAUSES, QUESTIONS, WAYS
from boardwright.games.bot_factory.face.targets import BOXES
from boardwright.games.bot_factory.state import BotFactory
from boardwright.games.bot_factory.turn import PayOrPass, PlayerTurn
from boardwright.kernel.agenda import Chance, Decision, Frame
from boardwright.kernel.bits import total
from boardwright.kernel.packing import CHANCE, NOBODY, first_of, second_of, verb_of
from tests.contract.test_editions import shipped
from tests.faces.printed import loads, with_steps

from .conftest import NAMES, Played, Seen, arranged

ORDER = [  # the steps of a turn, always in this order
    actions.START_MAIN,
    actions.PLACE,
    actions.ROTATE,
    actions.DISPENSE,
    actions.TAKE,
    actions.RAISE,
    actions.RESERVE,
    actions.STOP,
    actions.SWAP,
    actions.TRADE_PARTS,
    actions.TRADE_PROJECTS,
    actions.USE_TILE,
    actions.END_TURN,
]


def test_every_question_of_the_engine_has_a_sentence_and_a_clause(games: list[Played]) -> None:
    frames = games[0].table.title.classes().values()
    decisions = {frame.__name__ for frame in frames if issubclass(frame, Decision)}
    chances = {frame.__name__ for frame in frames if issubclass(frame, Chance)}
    bases = {"Decision", "Chance", "Bonus"}
    assert set(QUESTIONS) == decisions - bases
    assert all(said["asked"] for said in QUESTIONS.values())
    assert set(CLAUSES) == (decisions | {""}) - bases
    assert not chances & set(WAYS)


def test_every_verb_of_players_has_its_words(games: list[Played]) -> None:
    players = {verb for verb in games[0].table.words.by_number if verb < actions.SPARE}
    assert {verb for verb, said in SAID.items() if said.button and said.way} == players
    assert set(BOXES) == players - IN_THE_BAR


def test_every_answer_stands_in_exactly_one_option(everything: list[Seen]) -> None:
    for seen in everything:
        answers = [action for option in seen.question.options for action in option.actions]
        assert sorted(answers) == sorted(seen.observation.options)


def test_options_are_numbered_from_one_to_nine_at_most(everything: list[Seen]) -> None:
    for seen in everything:
        numbers = [option.number for option in seen.question.options]
        assert numbers == list(range(1, len(numbers) + 1))
        assert len(numbers) <= 9


def test_words_and_targets_of_an_option_belong_to_its_actions(everything: list[Seen]) -> None:
    for seen in everything:
        words = seen.observation.title.words(seen.observation.printed)
        for option in seen.question.options:
            assert [words.parse(text) for text in option.words] == list(option.actions)
            assert len(option.targets) in (0, len(option.actions))
            assert len(option.actions) == 1 or len(option.target_labels) == len(option.actions)


def test_every_option_says_what_follows(everything: list[Seen]) -> None:
    for seen in everything:
        for option in seen.question.options:
            assert option.label[0].isupper() or option.label[0].isdigit()
            assert option.then.endswith(".")
            assert "  " not in option.then
            assert "{" not in (option.then + option.label + option.small).replace(NAMES[2], "")


def test_the_steps_of_a_turn_come_in_one_order(positions: list[Seen]) -> None:
    turns = 0
    for seen in positions:
        if seen.observation.question == "ChooseStep":
            verbs = [ORDER.index(verb_of(option.actions[0])) for option in seen.question.options]
            assert verbs == sorted(verbs)
            turns += 1
    assert turns > 100


def test_the_reward_of_a_placement_is_said_before_the_click(games: list[Played]) -> None:
    rewards = 0
    completed = 0
    for seen in [seen for game in games for seen in game.seen]:
        game, seat = game_of(seen.observation), seen.observation.seat
        for option in seen.question.options:
            if verb_of(option.actions[0]) != actions.PLACE or len(option.actions) > 1:
                continue
            _, after = tried(game, option.actions[0])
            column = second_of(option.actions[0])
            if game.parts_in_column(column) == TYPES - 1:
                assert "is complete and yours" in option.then
                assert total(after.players[seat].bots) == total(game.players[seat].bots) + 1
                completed += 1
            else:
                nth = ("first", "second")[game.parts_in_column(column)]
                assert f"the {nth} part brings" in option.then.lower()
                rewards += 1
    assert rewards > 20
    assert completed > 0


def test_a_move_says_whether_sandra_is_there(games: list[Played]) -> None:
    there = 0
    for game in games:
        for seen in game.seen:
            state = game_of(seen.observation)
            if seen.observation.question != "ChooseMove" or state.round > 1:
                continue
            for option in seen.question.options:
                for action in option.actions if len(option.actions) == 1 else ():
                    board = state.edition.board_of[first_of(action)]
                    on_her_board = board == state.board_of_meeple(SANDRA)
                    assert ("you will owe her 1 token or pass" in option.then) == on_her_board
                    there += on_her_board
    assert there > 0


def test_blocked_sentences_are_filled_and_told_once(everything: list[Seen]) -> None:
    told = 0
    for seen in everything:
        entries = [(blocked.label, blocked.title, blocked.sentence) for blocked in seen.question.blocked]
        assert len(set(entries)) == len(entries)
        assert len(entries) <= 16
        for blocked in seen.question.blocked:
            text = blocked.label + blocked.title + blocked.sentence
            assert "{" not in text
            assert "  " not in text
            assert blocked.title[0].isupper()
            assert blocked.clause.startswith("BOT-")
            told += 1
    assert told > 200


def test_others_read_who_decides(games: list[Played]) -> None:
    for game in games:
        for seen in game.seen[::9]:
            asked = seen.observation.whose
            viewers = {NOBODY, (asked + 1) % game.table.setup.seats} - {asked}
            for seat in viewers:
                other = replace(seen.observation, seat=seat, options=(), blocked=())
                question = FACE.question(other, NAMES)
                assert question.sentence.startswith(NAMES[asked])
                assert not question.options
                assert not question.blocked


def test_chance_and_the_end_have_a_sentence(games: list[Played]) -> None:
    sentences = set()
    for game in games:
        for at in range(0, game.table.length, 3):
            observation = game.table.observe(NOBODY, at)
            if observation.whose == CHANCE:
                sentences.add(FACE.question(observation, NAMES).sentence)
        assert FACE.question(game.table.observe(NOBODY), NAMES).sentence.startswith("The game is over.")
    assert len(sentences) >= 6
    assert "Chance decides." not in sentences


def test_steps_name_what_this_turn_has_done(games: list[Played]) -> None:
    named = 0
    for game in games:
        for before, after in zip(game.seen, game.seen[1:], strict=False):
            same_turn = game_of(before.observation).turn() == game_of(after.observation).turn()
            if same_turn and after.observation.question == "ChooseStep":
                assert after.question.steps.startswith("This turn: ")
                named += 1
    assert named > 100


def test_parts_beyond_the_keys_share_a_number(rare: list[Seen]) -> None:
    crowded = [seen for seen in rare if seen.observation.question in ("DiscardPart", "MayPlacePart")]
    assert len(crowded) == 2
    for seen in crowded:
        assert len(seen.observation.options) > 9
        assert len(seen.question.options) <= 2


def test_a_refusal_names_sandras_own_fee(games: list[Played]) -> None:
    """In an edition where she takes two tokens, one is not enough."""
    text = with_steps("bot-factory", shipped("bot-factory").text, {"costs.sandra_tokens": 1})
    printed = cast(Printed, loads("bot-factory", text))

    def one_token_too_few(game: BotFactory) -> Sequence[Frame[BotFactory]]:
        game.edition = printed.edition
        game.active = 0
        game.where[0] = game.where[SANDRA]
        game.tiles |= 1 << WAIVER
        game.players[0].tile_used = False
        game.players[0].tokens = printed.edition.sandra_cost - 1
        return [PlayerTurn(0, 3), PayOrPass(0)]

    base = next(seen for seen in games[-1].seen if seen.observation.question == "ChooseStep")
    told = arranged(base, one_token_too_few).question.blocked
    assert [refused.sentence for refused in told] == ["This costs 2 and you hold 1."]
