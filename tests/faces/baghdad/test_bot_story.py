"""The turn of the bot in the log: every choice with what decided it, and with its own clause."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from boardwright.faces.i18n import language
from boardwright.games.baghdad.bot import MoveBotBoats, distance, next_node, take_character
from boardwright.games.baghdad.bot_actions import BotAction, MoveBotVizier, PassBotGates
from boardwright.games.baghdad.bot_choices import choose_symbol, target_of
from boardwright.games.baghdad.components import (
    ARCHITECTS,
    ARTEFACT,
    BOOK,
    BOT,
    BUILDINGS,
    INNER,
    NIGHT_CARDS,
    NO_BUILDING,
    NO_CARD,
    NO_TILE,
    NOWHERE,
    OUTER,
    PATIENT,
    STUDENT,
)
from boardwright.games.baghdad.face import FACE
from boardwright.games.baghdad.face.followups import told_together
from boardwright.games.baghdad.face.naming import Naming
from boardwright.games.baghdad.face.story import story
from boardwright.games.baghdad.notes import LOCATION as PLACE
from boardwright.games.baghdad.notes import VIZIER
from boardwright.games.baghdad.state import Baghdad
from boardwright.kernel.agenda import Procedure
from boardwright.kernel.bits import BIT
from boardwright.kernel.notes import MOVED, Note
from boardwright.kernel.packing import NOBODY
from tests.faces.baghdad.conftest import NAMES, Played, play
from tests.games.baghdad.table import (
    BUILDING,
    LOCATION,
    NODE,
    PORT,
    PRINTED,
    TILE,
    E,
    boats_on,
    empty_city,
    fill,
    table,
)

NAMING = Naming(PRINTED, NAMES, 0)


def solo(modules: str = "") -> Baghdad:
    """A solo game in which the bot plays its first card, and the next one lies on top."""
    game = table(1, modules=modules)
    game.active = BOT
    game.bot_active, game.bot_top = 0, 1
    game.players[0].vizier = LOCATION["NW-outer-1"]
    game.players[BOT].vizier = LOCATION["NE-palace"]
    return game


def top_card(game: Baghdad, wanted: Callable[[int], bool]) -> None:
    """Put a card on top whose back is as wanted."""
    game.bot_top = next(card for card in range(1, E.bot.cards) if wanted(card))


def told_of(game: Baghdad, rule: Callable[[Baghdad], object], naming: Naming = NAMING) -> list[str]:
    """Carry out a rule, and return what the log tells of it."""
    notes: list[Note] = []
    game.notes = notes
    rule(game)
    game.notes = None
    return [sentence for _, sentences in told_together(notes, naming) for sentence in sentences]


def carried_out(game: Baghdad, frame: Procedure[Baghdad]) -> list[str]:
    """Carry out a procedure to its end, and return what the log tells of it."""
    game.agenda.frames = [frame]

    def carry_out(game: Baghdad) -> None:
        while game.agenda.frames and isinstance(game.agenda.frames[-1], Procedure):
            game.agenda.carry_out(game, game.agenda.frames[-1])

    return told_of(game, carry_out)


def first_step(game: Baghdad, frame: Procedure[Baghdad]) -> list[str]:
    """Carry out the first step of a procedure, and return what the log tells of it."""
    game.agenda.frames = [frame]
    return told_of(game, lambda game: game.agenda.carry_out(game, frame))


def place(game: Baghdad, wanted: int, naming: Naming = NAMING) -> list[str]:
    """Return why the bot's vizier goes where it does for a symbol."""

    def go(game: Baghdad) -> None:
        here = PLACE + game.players[BOT].vizier
        game.note(MOVED, BOT, VIZIER, 1, here, PLACE + target_of(game, wanted), 0, 25_07)

    *reasons, went = told_of(game, go, naming)
    assert went.startswith("Its vizier went to ")
    return reasons


@pytest.fixture(scope="module")
def told() -> list[str]:
    """What is told in whole games, without and with modules."""
    modules = {"public_works": "on", "contracts": "on", "objectives": "on"}
    games = [play(1, seed, difficulty=level) for seed, level in ((1, "beginner"), (2, "expert"))]
    games += [play(1, seed, difficulty="expert", **modules) for seed in (3, 4)]
    return [text for game in games for text in texts(game)]


def texts(game: Played) -> list[str]:
    """Return every line of a game's log."""
    log = game.table.observe(0).log
    return [story(game.table.observe(0, k), line, NAMES).text for k, line in enumerate(log)]


def test_every_step_of_the_bot_has_its_own_clause(told: list[str]) -> None:
    cited = set(re.findall(r"BAG-(?:2[3-9]|3\d)\.\d+", " ".join(told)))
    assert {
        *("BAG-23.9", "BAG-24.1", "BAG-24.2", "BAG-24.3", "BAG-24.4", "BAG-24.5", "BAG-24.6"),
        *("BAG-25.1", "BAG-25.2", "BAG-25.3", "BAG-25.4", "BAG-25.5", "BAG-25.7", "BAG-25.8"),
        *("BAG-26.1", "BAG-26.2", "BAG-26.3", "BAG-26.4", "BAG-26.6", "BAG-27.1", "BAG-27.2", "BAG-27.3"),
        *("BAG-27.5", "BAG-28.1", "BAG-28.2", "BAG-28.3", "BAG-29.1", "BAG-29.2", "BAG-29.3", "BAG-29.5"),
        *("BAG-31.1", "BAG-31.2", "BAG-31.3", "BAG-31.4"),
    } <= cited
    titles = FACE.rules(PRINTED)
    assert cited <= {clause.id for clause in titles}
    known = {ruling for clause in titles for ruling in clause.rulings}
    assert set(re.findall(r"BAG-A\d+", " ".join(told))) <= known


def test_nothing_of_the_bot_is_told_twice(told: list[str]) -> None:
    for text in told:
        for once in ("The bot took", "Its vizier went", "Boat of the bot"):
            assert text.count(once) <= 1, text


def test_the_bot_is_told_in_chinese() -> None:
    token = language.set("zh_Hant")
    try:
        text = " ".join(texts(play(1, 3, difficulty="expert", public_works="on")))
    finally:
        language.reset(token)
    assert "機器人翻開其卡" in text
    assert not re.search(r"\b(?:Its|bot|there|clockwise)\b", text)


# Boats ------------------------------------------------------------------------------------------------


def at_start(game: Baghdad) -> str:
    """Tell why the bot's boat leaves the start as it does."""
    game.players[BOT].river = boats_on(start=1)
    [text] = told_of(game, lambda game: next_node(game, 0))
    return text


def test_24_3_fewer_boats() -> None:
    game = solo()
    for slot in (0, 4):
        game.ports[slot] = 0
    assert at_start(game).endswith("towards the port with fewer boats: 0 against 1 (BAG-24.3).")


def test_24_4_more_points() -> None:
    game = solo()
    game.tokens[:4] = [BOOK, BOOK, PATIENT, PATIENT]
    fill(game.players[BOT], PATIENT, [0, 1])
    text = at_start(game)
    assert "turned to right 1: ports hold as few boats either way" in text
    assert text.endswith("would score 6 points now, the other way 0 (BAG-24.4).")


def test_24_5_the_number_of_the_top_card() -> None:
    game = solo()
    game.tokens[:4] = [NIGHT_CARDS, BOOK, PATIENT, STUDENT]
    top_card(game, lambda card: E.bot.direction[E.bot.number[card]] == 1)
    number = E.bot.number[game.bot_top] + 1
    assert at_start(game).endswith(f"number {number} of its top card says right (BAG-24.5).")


def test_24_6_a_boat_lands_and_a_new_one_follows_31_3() -> None:
    game = solo("contracts")
    game.players[BOT].river = boats_on(left_3=1)
    told = first_step(game, MoveBotBoats(1))
    assert told == [
        "Its boat landed in left port 1 on slot 1, without the reward (BAG-24.6).",
        "A new boat of the bot lies on the start (BAG-24.6).",
        "The contract beside that port was discarded (BAG-31.3).",
    ]


def test_24_7_24_9_a_full_port() -> None:
    game = solo()
    game.players[BOT].river = boats_on(left_3=1)
    for slot in range(4):
        game.ports[PORT["left-port-1"] * 4 + slot] = 0
    assert carried_out(game, MoveBotBoats(1)) == [
        "Left port 1 is full: its boat went back to the start (BAG-24.7).",
        "That is no arrival, so no new boat was added (BAG-24.9).",
    ]


def test_24_8_moves_that_are_lost() -> None:
    game = solo()
    game.players[BOT].river = 0
    assert carried_out(game, MoveBotBoats(2)) == ["2 moves were lost: no boat is left (BAG-24.8)."]


def test_24_2_spaces_that_are_only_passed_are_not_told() -> None:
    game = solo()
    game.players[BOT].river = boats_on(left_1=1)
    assert carried_out(game, MoveBotBoats(2)) == ["Its boat went on to left fork (BAG-24.2)."]
    assert game.players[BOT].boats_at(NODE["left-fork"])


# Symbols and places -----------------------------------------------------------------------------------


def test_25_1_25_3_the_symbol() -> None:
    game = solo()
    game.bot_active = next(
        card
        for card in range(E.bot.cards)
        if {PATIENT, BOOK} <= set(E.bot.symbols[4 * card : 4 * card + 4])
        and ARTEFACT not in E.bot.symbols[4 * card : 4 * card + 4]
    )
    fill(game.players[0], PATIENT, [0, 1])
    assert told_of(game, choose_symbol) == [
        "The bot chose patients: of its symbols the one done most by you, 2 (BAG-25.1)."
    ]
    fill(game.players[0], BOOK, [0, 1])
    [text] = told_of(game, choose_symbol)
    assert re.fullmatch(
        r"The bot chose \w+, 2 of them done by you; as many are \w+, lower .*BAG-25\.3\)\.", text
    )


def test_25_2_28_2_symbols_that_are_left_out() -> None:
    game = solo()
    game.bot_active = next(
        card for card in range(E.bot.cards) if {PATIENT, BOOK} <= set(E.bot.symbols[4 * card : 4 * card + 4])
    )
    fill(game.players[0], PATIENT, range(3))
    fill(game.players[0], BOOK, range(2))
    fill(game.players[BOT], PATIENT, range(5))
    assert "The bot left out patients: it has five (BAG-25.2)." in told_of(game, choose_symbol)
    game.bot_done = BIT[BOOK]
    text = told_of(game, choose_symbol)
    assert "The bot left out books: done this turn already (BAG-28.2)." in text


def test_25_without_any_symbol_the_vizier_stays() -> None:
    game = solo()
    game.bot_done = sum(BIT[each] for each in set(E.bot.symbols))
    told = told_of(game, choose_symbol)
    assert told[-1] == "None of its symbols is left, so it did nothing (BAG-A42)."
    assert len(told) == 1 + len(set(E.bot.symbols[:4]))


def test_25_5_each_tie_break_is_told() -> None:
    """The bot in the North-East looks in the South-East first."""
    game = empty_city(solo())
    ring = E.bot.ring[game.bot_top]
    inner, outer = "SE-inner-2", "SE-outer-2"
    game.city[LOCATION[inner]] = game.city[LOCATION[outer]] = TILE["book"]
    told = place(game, BOOK)
    shown = "inner" if ring else "outer"
    assert told == [
        "The next quadrant clockwise from its vizier with a book is SE (BAG-25.4).",
        f"Of 2 there it took SE {shown} 2: the {shown} ring, as its top card shows (BAG-25.5).",
    ]
    game.city[LOCATION[outer if ring else inner]] = NO_TILE
    game.city[LOCATION[f"SE-{shown}-1"]] = TILE["book"]
    told = place(game, BOOK)
    assert told[-1] == f"Of 2 there it took SE {shown} 1: the first clockwise from its vizier (BAG-25.5)."


def test_25_4_its_first_turn_begins_with_your_vizier() -> None:
    game = empty_city(solo())
    game.players[BOT].vizier = NOWHERE
    game.city[LOCATION["NE-inner-1"]] = TILE["book"]
    told = place(game, BOOK)
    assert told == ["The next quadrant clockwise from your vizier with a book is NE (BAG-25.4)."]
    other = Naming(PRINTED, NAMES, NOBODY)
    assert "from the vizier of Mirela with" in place(game, BOOK, other)[0]


def test_25_6_an_artefact_that_it_has_is_left_out() -> None:
    game = empty_city(solo())
    game.city[LOCATION["SE-inner-1"]] = TILE["clock"]
    game.city[LOCATION["SE-inner-2"]] = TILE["globe"]
    fill(game.players[BOT], ARTEFACT, [0], [TILE["clock"]])
    assert place(game, ARTEFACT) == [
        "The bot left out the clock at SE inner 1: it has one (BAG-25.6).",
        "The next quadrant clockwise from its vizier with an artefact is SE (BAG-25.4).",
    ]


def test_26_1_26_2_the_site() -> None:
    game = empty_city(solo())
    told = place(game, BUILDINGS)
    assert told[0] == "The next quadrant clockwise from its vizier with an empty site is SE (BAG-26.1)."
    assert told[1].endswith(": the first clockwise from its vizier (BAG-26.2).")


def test_27_1_the_palace_site() -> None:
    game = solo()
    assert place(game, ARCHITECTS) == [
        "The palace site of the next quadrant clockwise from its vizier is SE palace (BAG-27.1)."
    ]
    game.players[0].vizier = LOCATION["SE-palace"]
    assert place(game, ARCHITECTS) == [
        "On SE palace stands your vizier, so SW palace is the next palace site (BAG-27.1)."
    ]


@pytest.mark.parametrize(
    ("wanted", "clause"), [(BUILDINGS, "BAG-26.1"), (ARCHITECTS, "BAG-27.1"), (STUDENT, "BAG-25.7")]
)
def test_the_vizier_moves_by_the_clause_of_its_symbol(wanted: int, clause: str) -> None:
    game = solo()
    game.bot_active = next(
        card for card in range(E.bot.cards) if wanted in E.bot.symbols[4 * card : 4 * card + 4]
    )
    game.bot_done = sum(BIT[each] for each in set(E.bot.symbols) if each != wanted)
    told = first_step(game, MoveBotVizier())
    where = NAMING.location(game.players[BOT].vizier)
    assert told[-1] == f"Its vizier went to {where} ({clause})."


# Actions ----------------------------------------------------------------------------------------------


def building(game: Baghdad, ring: int) -> str:
    """Return why the bot takes a building, with a ring on its top card."""
    top_card(game, lambda card: E.bot.ring[card] == ring)
    frame = BotAction(BUILDINGS, LOCATION["SE-site-1"])
    built, reason = first_step(game.clone(), frame)[:2]
    assert "is its lowest missing one (BAG-26.3)" in built
    return reason


def test_26_4_26_5_the_building() -> None:
    game = solo()
    assert building(game, OUTER) == (
        "Of two it took the upper one, since its top card shows the outer ring (BAG-26.4)."
    )
    assert building(game, INNER) == (
        "Of two it took the lower one, since its top card shows the inner ring (BAG-26.4)."
    )
    game.tops[0] = NO_BUILDING
    assert building(game, OUTER) == "No other tile of that level was there (BAG-A39)."
    game.players[BOT].houses = BIT[4]
    game.tops[4], game.bottoms[4] = BUILDING["library"], BUILDING["architects-guild"]
    assert building(game, OUTER) == (
        "Both would score the same now. Of two it took the upper one, since its top card shows the outer "
        "ring (BAG-26.5)."
    )
    fill(game.players[BOT], BOOK, range(2))
    assert building(game, INNER) == "Of two it took the one that scores more now, 6 against 0 (BAG-26.5)."


def test_27_2_27_3_the_piece_and_its_space() -> None:
    game = solo()
    game.tokens[4:8] = [BOOK, PATIENT, ARTEFACT, STUDENT]
    fill(game.players[BOT], PATIENT, [0])
    game.players[BOT].architects = 0b11111
    number = E.bot.number[game.bot_top] + 1
    told = first_step(game, BotAction(ARCHITECTS, NOWHERE))
    assert told == [
        "The bot built tower, east section in the palace: most points now, 3 (BAG-27.2).",
        f"It covered space {number} of the plan, the number on its top card (BAG-27.3).",
    ]
    for each, kind in enumerate(E.palace.kind):
        if kind == 0:
            game.pieces[each] = 0
    told = first_step(game, BotAction(ARCHITECTS, NOWHERE))
    assert told[0] == "The bot built base in the palace: the base comes first (BAG-27.2)."


def test_25_7_25_8_a_book_and_its_reward() -> None:
    game = empty_city(solo())
    slot = LOCATION["SE-inner-1"]
    game.city[slot] = TILE["book"]
    fill(game.players[BOT], BOOK, [0])
    number = E.bot.number[game.bot_top]
    game.library[number] = 0
    after = (number + 1) % E.library_spaces + 1
    assert first_step(game, BotAction(BOOK, slot)) == [
        "The bot put the book from SE inner 1 on spot 2, the leftmost free one (BAG-25.7).",
        f"It covered reward {after} for book 2, the next free one after {number + 1} on its top card "
        "(BAG-25.8).",
    ]


# Cards and gates --------------------------------------------------------------------------------------


def character(game: Baghdad) -> str:
    """Return why the bot takes a card."""
    [text] = told_of(game.clone(), take_character)
    return text


def test_29_the_card_it_takes() -> None:
    game = solo()
    nights = [card for card in range(E.cards.cards) if E.cards.deck[card] == 2]
    days = [card for card in range(E.cards.cards) if E.cards.deck[card] == 1]
    top_card(game, lambda card: E.bot.night[card] == 0)
    game.display = [nights[0], *[NO_CARD] * 5]
    assert character(game).endswith("without one the leftmost of the other kind is taken (BAG-29.3).")
    game.display = [NO_CARD, days[0], *[NO_CARD] * 4]
    assert character(game).endswith("asks for day, and of those cards this is the only one (BAG-29.1).")
    game.display = [NO_CARD] * 6
    assert character(game) == "There was no card to take (BAG-29.3)."
    same = [card for card in days if E.cards.need[card] == E.cards.need[days[0]]]
    game.display = [same[0], same[1], *[NO_CARD] * 4]
    assert character(game).endswith("this is the leftmost (BAG-29.1).")
    top_card(game, lambda card: E.bot.night[card] == 1)
    pairs = [(a, b) for a in nights for b in nights if a < b and distance(game, a) == distance(game, b)]
    points = E.cards.points
    game.display[:2] = next([a, b] for a, b in pairs if points[a] != points[b])
    most = max(points[card] for card in game.display[:2])
    assert character(game).endswith(f"this is the one with most points, {most} points (BAG-29.2).")
    game.display[:2] = next([a, b] for a, b in pairs if points[a] == points[b])
    assert character(game).endswith("this is the rightmost (BAG-29.2).")


def test_31_1_31_4_the_gates() -> None:
    game = empty_city(solo("public-works objectives"))
    game.city[LOCATION["SW-inner-1"]] = TILE["book"]
    told = first_step(game, PassBotGates(E.city.black_gate, 1))
    assert told == [
        "At the black gate it put the book from SW inner 1 on its topmost free civic row (BAG-31.1).",
        "From the quadrant behind the gate on, the next book lies in SW (BAG-A45).",
    ]
    told = first_step(game, PassBotGates(E.city.golden_gate, 1))
    assert told[0].startswith("At the golden gate it marked space 0 of the objective ")
    assert told[0].endswith(": the highest it may, and of equal ones the left card (BAG-31.4).")
    for shown in range(2):
        game.marks[shown * 4 + BOT] = 2
    told = first_step(game, PassBotGates(E.city.golden_gate, 1))
    assert told == ["At the golden gate it had no marker left (BAG-A36)."]
