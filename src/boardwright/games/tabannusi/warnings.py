"""Legal answers that waste something. Never consulted by the rules."""

from __future__ import annotations

from boardwright.games.tabannusi.actions import (
    DECLINE,
    END_ACTIONS,
    GO_ON,
    HARBORMASTER,
    MOVE,
    MOVE_FOR_GOLD,
    PAY,
    PLACE_WATER,
    PORT_HOUSE,
    TAKE_BONUS,
    USE_TILE,
    ZIGGURAT_HOUSE,
)
from boardwright.games.tabannusi.components import (
    EXTRA_PROJECT,
    GARDEN,
    GOLD,
    LOSE_POINTS,
    MARKERS,
    POINTS,
    ROW_SPACES,
    SECTION_SPACES,
    STEP_SAME,
    WATER,
    number_in,
    op_of,
)
from boardwright.games.tabannusi.effects import has_effect
from boardwright.games.tabannusi.gardening import MayTakeGardenBonus, can_garden
from boardwright.games.tabannusi.projects import MayTakeBonus, sites_for
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.turn import Checkpoint, ChooseAction, number_of_action
from boardwright.kernel.packing import OK, Action, first_of, pack, second_of, third_of, verb_of
from boardwright.sentence import Sentence, counted


def warnings(game: Tabannusi, action: Action) -> list[str]:
    """Return sentences about what an answer would waste; none for most."""
    verb = verb_of(action)
    player = game.whose()
    what = first_of(action)
    if verb == MOVE_FOR_GOLD and game.why_not(pack(MOVE, what)) == OK:
        return [Sentence("The die leads there without paying.")]
    if verb in (END_ACTIONS, GO_ON):
        return _about_ending(game, player, verb)
    if verb in (USE_TILE, HARBORMASTER):
        effects = game.edition.tile_effects if verb == USE_TILE else game.edition.harbormaster_effects
        return _about_bonuses(game, player, effects[what])
    if verb == PORT_HOUSE:
        return _about_house(game, player, second_of(action))
    if verb == ZIGGURAT_HOUSE:
        return _about_house(game, player, game.players[player].row_for(what // SECTION_SPACES))
    if verb in (TAKE_BONUS, DECLINE):
        return _about_bonus(game, player, verb)
    if verb == PLACE_WATER and game.board.bonus[second_of(action)]:
        return [Sentence("The bonus printed on this space would be lost for good.")]
    if verb == PAY:
        return _about_paying(game, action)
    return []


def _about_ending(game: Tabannusi, player: int, verb: int) -> list[str]:
    """Actions not done, and the Gardening of Ship S08."""
    out: list[str] = []
    if verb == END_ACTIONS and len(game.options()) > len(game.agenda.free) + 1:
        left = game.edition.actions_per_turn - number_of_action(game) + 1
        out.append(counted("You give up {n} action.", "You give up {n} actions.", left))
    question = game.agenda.open_question()
    last = isinstance(question, ChooseAction | Checkpoint)
    if last and game.pending and can_garden(game, player, game.players[player].assistant):
        out.append(Sentence("The Gardening after Houses (S08) would be lost."))
    return out


def _about_bonuses(game: Tabannusi, player: int, bonuses: list[int]) -> list[str]:
    """Parts of an effect that would be lost."""
    out: list[str] = []
    for bonus in bonuses:
        out += _about_gain(game, player, bonus)
        if op_of(bonus) == LOSE_POINTS and not any(_is_of_use(game, player, other) for other in bonuses):
            out.append(Sentence("No Mastery marker can rise: you would lose points for nothing."))
    return out


def _is_of_use(game: Tabannusi, player: int, bonus: int) -> bool:
    return op_of(bonus) != LOSE_POINTS and has_effect(game, player, bonus)


def _about_gain(game: Tabannusi, player: int, bonus: int) -> list[str]:
    """What of a gain the stocks could not give."""
    op = op_of(bonus)
    stocks = {MARKERS: game.players[player].supply, GARDEN: game.garden_stock, WATER: game.water_stock}
    if op not in stocks:
        return []
    left, gain = stocks[op], number_in(bonus)
    lost = gain - left
    if lost <= 0:
        return []
    if op == MARKERS:
        return [
            counted(
                "Your claim supply holds {n} Claim marker: {lost} of the {gain} would be lost.",
                "Your claim supply holds {n} Claim markers: {lost} of the {gain} would be lost.",
                left,
                lost=lost,
                gain=gain,
            )
        ]
    if op == GARDEN:
        return [
            counted(
                "The stock holds {n} Garden: {lost} of the {gain} would be lost.",
                "The stock holds {n} Gardens: {lost} of the {gain} would be lost.",
                left,
                lost=lost,
                gain=gain,
            )
        ]
    return [
        counted(
            "The stock holds {n} Water tile: {lost} of the {gain} would be lost.",
            "The stock holds {n} Water tiles: {lost} of the {gain} would be lost.",
            left,
            lost=lost,
            gain=gain,
        )
    ]


def _about_house(game: Tabannusi, player: int, row: int) -> list[str]:
    """The bonus that the leftmost House of a row would uncover."""
    position = game.edition.row_length[row] - game.players[player].houses[row]
    return _about_gain(game, player, game.edition.row_bonus[row * ROW_SPACES + position])


def _about_bonus(game: Tabannusi, player: int, verb: int) -> list[str]:
    """A bonus that may be declined: taken for nothing, or left although it costs nothing."""
    question = game.agenda.open_question()
    if not isinstance(question, MayTakeBonus | MayTakeGardenBonus):
        return []
    bonus = question.bonus
    op = op_of(bonus)
    useful = has_effect(game, player, bonus)
    if isinstance(question, MayTakeBonus):
        if op == EXTRA_PROJECT:
            useful = sites_for(game, player, question.district, question.colour) != 0
        elif op == STEP_SAME:
            useful = game.players[player].mastery[question.colour] < game.edition.top
    if verb == TAKE_BONUS:
        return _about_gain(game, player, bonus) if useful else [Sentence("This bonus can do nothing now.")]
    if useful and op in (GOLD, POINTS, MARKERS, GARDEN, WATER, STEP_SAME):
        return [Sentence("The bonus costs nothing and cannot be kept for later.")]
    return []


def _about_paying(game: Tabannusi, action: Action) -> list[str]:
    """Gold where a die or a Crate of the colour would do."""
    least = min(third_of(option) for option in game.options() if verb_of(option) == PAY)
    spare = third_of(action) - least
    if spare <= 0:
        return []
    return [Sentence("A die or a Crate of the colour could pay instead of {spare} Gold.", spare=spare)]
