"""What the table may answer for a seat: the order of action and buildings where it makes no difference."""

from __future__ import annotations

import random

from boardwright.games.baghdad.actions import ACTION_FIRST, LAST_BONUS
from boardwright.games.baghdad.building_effects import ChooseBuildingEffect
from boardwright.games.baghdad.standing_answers import action_first
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.turn import ChooseOrder
from boardwright.games.title import Setup
from boardwright.kernel.packing import pack, verb_of
from boardwright.table.table import Table


def orders(seed: int) -> list[Baghdad]:
    """Return the table at every question for the order of a game at random."""
    table = Table.begin(Setup("baghdad", 3, {"public_works": "on"}), str(seed))
    rng, found = random.Random(seed), []
    while not table.over:
        game = table.game
        assert isinstance(game, Baghdad)
        if isinstance(game.agenda.open_question(), ChooseOrder):
            found.append(game.clone())
        table.answer(table.asked, rng.choice(game.options()))
    return found


def test_the_order_is_left_to_the_table_only_where_nothing_hangs_on_it() -> None:
    answered = buildings = 0
    found = orders(1)
    for game in found:
        waiting = ChooseBuildingEffect(game.whose(), 0, 0).options(game)
        answer = action_first(game)
        assert not (waiting and answer)
        buildings += bool(waiting)
        if answer is None:
            continue
        answered += 1
        assert answer == pack(ACTION_FIRST)
        bonus = [option for option in game.options() if verb_of(option) <= LAST_BONUS]
        ahead = game.clone()
        ahead.apply(answer)
        assert set(bonus) <= set(ahead.options())  # none is lost: it can be taken at the next question
    assert answered
    assert buildings
