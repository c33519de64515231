"""What an answer will cost, known before it is given: steps, tuition, icons that are missing."""

from __future__ import annotations

from dataclasses import dataclass

from boardwright.faces.telling.happenings import tried
from boardwright.faces.telling.wording import both, say_count
from boardwright.games.baghdad import actions
from boardwright.games.baghdad.bonus_actions import TurnQuestion
from boardwright.games.baghdad.building import ChooseSite
from boardwright.games.baghdad.counts import skill_of
from boardwright.games.baghdad.face.desk import Desk
from boardwright.games.baghdad.face.naming import coins, favour
from boardwright.games.baghdad.observe import deck_size
from boardwright.games.baghdad.prices import IN_STEPS
from boardwright.games.baghdad.refill import DrawCharacter
from boardwright.games.baghdad.standing_answers import action_first
from boardwright.games.baghdad.state import Baghdad
from boardwright.games.baghdad.tuition import lost_at, paid_for_students
from boardwright.kernel.notes import Note
from boardwright.kernel.packing import CHANCE, Action, first_of, verb_of
from boardwright.kernel.prices import amount_of


def tried_on(game: Baghdad, action: Action) -> tuple[list[Note], Baghdad]:
    """Return what follows from an answer as far as the viewer knows, and the table then; `game` stays.

    The last card of a deck is drawn without a question. A viewer who cannot tell it from the hidden cards of
    the others sees what follows all the same; in the table returned any of these cards stands for it.
    """
    told, after = tried(game, action)
    while (answer := without_choice(after)) is not None:
        more, after = tried(after, answer)
        told += more
    return [note for each in told for note in each.notes], after


def without_choice(game: Baghdad) -> Action | None:
    """Return the answer of a question that is not told of: a last card, an order that changes nothing."""
    return game.options()[0] if draws_last_card(game) else action_first(game)


def draws_last_card(game: Baghdad) -> bool:
    """Tell whether the open question is the last card of a deck: in the game itself nothing is asked."""
    if game.whose() != CHANCE:
        return False
    question = game.agenda.open_question()
    return isinstance(question, DrawCharacter) and deck_size(game, question.deck) == 1


@dataclass(frozen=True)
class Toll:
    """What standing on a location takes."""

    steps: int
    coins: int
    favour: int

    def in_words(self) -> str:
        """Return the toll in words; empty where there is none."""
        out: list[str] = []
        if self.steps:
            out.append(say_count("{n} step", "{n} steps", self.steps))
        if self.coins:
            out.append(coins(self.coins))
        if self.favour:
            out.append(favour(self.favour))
        return both(out)


def toll_of(game: Baghdad, player: int, action: Action) -> Toll:
    """Return the steps to a location, and the tuition there as things stand. BAG-7.3, 12.1, 12.2"""
    location = first_of(action)
    steps = amount_of(game.price(action), IN_STEPS)
    return Toll(steps, paid_for_students(game, player, location), lost_at(game, player, location))


def missing_icons(desk: Desk, action: Action) -> int:
    """Return how many icons a requirement lacks: wilds, students, contracts would be spent. BAG-14.10"""
    question = desk.game.agenda.open_question()
    if not isinstance(question, TurnQuestion) or isinstance(question, ChooseSite):
        return 0
    need = question.need(desk.game, action)
    return max(0, need - skill_of(desk.game, desk.player, question.skill(desk.game))) if need else 0


def price_in_words(desk: Desk, action: Action) -> str:
    """Return what an answer will cost beyond what its name says."""
    if verb_of(action) == actions.GO:
        return toll_of(desk.game, desk.player, action).in_words()
    missing = missing_icons(desk, action)
    return say_count("{n} icon to be spent", "{n} icons to be spent", missing) if missing else ""
