"""The ways to answer, at most nine: answers of one kind share a button where they would be too many."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from boardwright.faces.face import Option
from boardwright.faces.telling.desk import KEYS, numbered
from boardwright.faces.telling.happenings import tried
from boardwright.faces.telling.wording import both, capital, either, in_a_row, later, say
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import BOTTOM, COLOURS, SHIPS
from boardwright.games.tabannusi.face.answer_words import button, price_words
from boardwright.games.tabannusi.face.answers import ANSWERS
from boardwright.games.tabannusi.face.bonus_words import bonuses_in_words
from boardwright.games.tabannusi.face.deltas import deltas
from boardwright.games.tabannusi.face.desk import Desk
from boardwright.games.tabannusi.face.elements import target_of
from boardwright.games.tabannusi.face.followups import GAME_OVER, SCORING, TIME, topics
from boardwright.games.tabannusi.face.port_board import ability_words
from boardwright.games.tabannusi.face.prospects import (
    counts_cards,
    last_die_ahead,
    shares,
    unseen_hands,
    when_emptied,
)
from boardwright.games.tabannusi.face.question_words import asked
from boardwright.games.tabannusi.notes import ARCHITECT, ASSISTANT, BARGE, DIE, DISTRICT, LINE, THE_END, TURN
from boardwright.games.tabannusi.payments import IN_GOLD
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.turn import ChooseMove, districts_of_die
from boardwright.kernel.notes import BEGAN, MOVED, Note
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of
from boardwright.kernel.prices import amounts

PRICED: Final = {  # answers whose price their words do not say
    actions.CLAIM_SHIP,
    actions.CONSTRUCT,
    actions.PORT_HOUSE,
    actions.ZIGGURAT_HOUSE,
    actions.BUY_WATER,
    actions.BUY_GARDEN,
}

LAST: Final = {actions.END_ACTIONS, actions.STOP, actions.GO_ON, actions.DECLINE}  # always the last button

AT_END_OF_TURN: Final = 1204  # the clause of a note: the Assistant follows

Key = Callable[[Action], tuple[int, int]]
Place = Callable[[Action], str]  # the id of an answer's target


def by_first(action: Action) -> tuple[int, int]:
    """Answers of a verb by what they have in common: colour, tile, or the Gold of a payment."""
    common = third_of(action) if verb_of(action) == actions.PAY else first_of(action)
    return (verb_of(action), common)


def by_itself(action: Action) -> tuple[int, int]:
    """Every answer for itself."""
    return (action, -2)


def nowhere(_action: Action) -> str:
    """An answer without a place on the board."""
    return ""


def groups_of(answers: Sequence[Action], place: Place = nowhere) -> list[list[Action]]:
    """Return answers in at most nine groups, as fine as that allows; those that end something come last.

    Answers given at the same place on the board stay together, so that each place has one flag.
    """
    kinds: dict[int, list[Action]] = {}
    for action in answers:
        kinds.setdefault(verb_of(action), []).append(action)
    ordered = sorted(kinds, key=lambda verb: verb in LAST)  # a stable order
    parts = {verb: [kinds[verb]] for verb in ordered}
    for key in (by_itself, by_first):
        for verb in sorted(ordered, key=lambda verb: len(kinds[verb])):
            if len(kinds[verb]) == 1 or len(parts[verb]) > 1:
                continue
            finer = split(kinds[verb], key)
            others = sum(len(parts[other]) for other in ordered if other != verb)
            if len(finer) + others > KEYS or not apart(finer, place):
                continue
            if key is by_itself or ANSWERS[verb].alike:
                parts[verb] = finer
    return [group for verb in ordered for group in parts[verb]]


def apart(groups: Sequence[Sequence[Action]], place: Place) -> bool:
    """Tell whether no two groups are given at the same place on the board."""
    seen: set[str] = set()
    for group in groups:
        here = {place(action) for action in group} - {""}
        if here & seen:
            return False
        seen |= here
    return True


def split(answers: Sequence[Action], key: Key) -> list[list[Action]]:
    """Return answers by a key, in their order."""
    found: dict[tuple[int, int], list[Action]] = {}
    for action in answers:
        found.setdefault(key(action), []).append(action)
    return list(found.values())


def options_of(desk: Desk) -> list[Option]:
    """Return every answer in exactly one numbered option."""
    targets = {action: target_of(desk.game, desk.naming, action) for action in desk.observation.options}
    groups = groups_of(sorted(desk.observation.options, key=as_they_lie), targets.__getitem__)
    return numbered([option_of(desk, group, [targets[action] for action in group]) for group in groups])


def as_they_lie(action: Action) -> int:
    """Return what sorts answers as they lie on the board: dice of a Barge from the highest down."""
    return -first_of(action) if verb_of(action) == actions.TAKE_DIE else 0


def option_of(desk: Desk, group: Sequence[Action], places: Sequence[str]) -> Option:
    """Return one option; several answers are told apart by labels of their own."""
    targets = places if all(places) else []
    icon, cost = ANSWERS[verb_of(group[0])].symbol, cost_of(desk, group)
    price = price_of(desk, group[0]) if cost else ()
    if len(group) == 1:
        label = button(desk.game, desk.naming, group[0])
        happenings, after = tried(desk.as_seen, group[0])
        notes = [note for happening in happenings for note in happening.notes]
        gone = emptied(notes, after)
        told = [*brings(desk, group[0]), *consequence(desk, notes, after, gone)]
        then = in_a_row(told or asked_next(desk, after))
        # in the own turn: the next player's forced die may empty a Barge, too
        small = say("empties a Barge") if after.active == desk.player and gone else ""
        name = short_label(desk, group[0], label)
        return desk.option(name, group, targets, [label], price, icon=icon, cost=cost, then=then, small=small)
    labels = [label_at(desk, action) for action in group]
    then = choice(desk, group) if targets else say("Choose one of {n} ways.", n=len(group))
    return desk.option(label_of(desk, group), group, targets, labels, price, icon=icon, cost=cost, then=then)


def asked_next(desk: Desk, after: Tabannusi) -> list[str]:
    """Return what the player is asked next, where an answer changes nothing by itself."""
    if after.whose() != desk.player:
        return []
    return [asked(after, desk.naming, desk.player)]


def choice(desk: Desk, group: Sequence[Action]) -> str:
    """Return what an option with several places asks for next."""
    verb = verb_of(group[0])
    if verb == actions.PROJECT:
        n = desk.me.markers
        return say("Choose a space and a colour; it takes 1 of your {n} Claim markers.", n=n)
    if verb == actions.START_BUILDING:
        return say("Choose a space and a colour.")
    return say("Choose a place on the board.")


def short_label(desk: Desk, action: Action, label: str) -> str:
    """Return a button that fits: colour and size of a Ship are seen."""
    naming, verb, first = desk.naming, verb_of(action), first_of(action)
    if verb == actions.PORT_HOUSE and second_of(action) == BOTTOM:
        return say("House on {space}", space=naming.port_space(first))
    if verb == actions.CLAIM_SHIP:
        return say(ANSWERS[verb].button, ship=naming.ship_called(desk.game.ships[first]))
    return label


def brings(desk: Desk, action: Action) -> list[str]:
    """Return what a tile or a card brings, as the first sentence about it."""
    naming, edition, verb, first = desk.naming, desk.game.edition, verb_of(action), first_of(action)
    colours = naming.names.colours
    if verb == actions.USE_TILE:
        return [say("It brings {effect}.", effect=bonuses_in_words(edition.tile_effects[first], colours))]
    if verb == actions.HARBORMASTER:
        effect = bonuses_in_words(edition.harbormaster_effects[first], colours)
        return [say("It brings {effect}.", effect=effect)]
    if verb == actions.DECREE:
        return [say("It brings {effect}.", effect=bonuses_in_words(edition.decree_effects[first], colours))]
    if verb == actions.CLAIM_SHIP and desk.game.ships[first] < SHIPS:
        return [ability_words(naming, desk.game.ships[first])]
    return []


def label_at(desk: Desk, action: Action) -> str:
    """Return one answer among several: where many are alike, what it is and then its place."""
    if verb_of(action) in (actions.PROJECT, actions.START_BUILDING):
        return project_at(desk, action, desk.naming.colour(first_of(action)))
    return button(desk.game, desk.naming, action)


def project_at(desk: Desk, action: Action, colour: str) -> str:
    """Return a Project or a start Building of one colour or several, and its space."""
    space = desk.naming.place(desk.game, second_of(action))
    if verb_of(action) == actions.PROJECT:
        return capital(say("{colour} Project, {space}", colour=colour, space=space))
    return capital(say("{colour} Building, {space}", colour=colour, space=space))


def cost_of(desk: Desk, group: Sequence[Action]) -> str:
    """Return the price that all answers of an option have in common, or nothing."""
    prices = {price_words_of(desk, action) for action in group}
    return prices.pop() if len(prices) == 1 else ""


def price_of(desk: Desk, action: Action) -> list[tuple[str, str]]:
    """Return a price as symbols: dice or Crates by their colour, and Gold."""
    *resources, gold = amounts(desk.game.price(action))[: IN_GOLD + 1]
    dice = [("die", f"{n} {desk.naming.colour(colour)}") for colour, n in enumerate(resources) if n]
    return [*dice, ("gold", str(gold))] if gold else dice


def price_words_of(desk: Desk, action: Action) -> str:
    """Return what an answer costs in words, or nothing."""
    return price_words(desk.naming, desk.game.price(action)) if verb_of(action) in PRICED else ""


def label_of(desk: Desk, group: Sequence[Action]) -> str:
    """Return what a button with several answers says."""
    answer = ANSWERS[verb_of(group[0])]
    if not answer.alike or len({by_first(action) for action in group}) > 1:
        return say(answer.many)
    common = by_first(group[0])[1]
    if verb_of(group[0]) == actions.PAY:
        return say(answer.alike, gold=common)
    if verb_of(group[0]) == actions.PLACE_WATER:
        water = say("regular Water") if common == 0 else desk.naming.special_water(common - 1)
        return say(answer.alike, water=water)
    return say(answer.alike, colour=desk.naming.colour(common))


def consequence(desk: Desk, notes: Sequence[Note], after: Tabannusi, gone: Sequence[int]) -> list[str]:
    """Return what an answer changes up to the next choice, said before it is given."""
    changed = [change for _, change in deltas(notes, desk.naming, [desk.player])]
    sentences = [say("You: {changes}.", changes=both(changed))] if changed else []
    sentences += scorings(desk, notes)
    told = [when_emptied(after, desk.naming, district, desk.player) for district in gone]
    return [*sentences, *ways_of(desk, notes, after), *told, *end_of_turn(desk, notes)]


def end_of_turn(desk: Desk, notes: Sequence[Note]) -> list[str]:
    """Return where the Assistant is for the next turn, if an answer ends this one. TAB-12.5"""
    moved = [
        note for note in notes if note.thing == ASSISTANT + desk.player and note.clause == AT_END_OF_TURN
    ]
    if not moved:
        return []
    facts = {"district": desk.naming.district(moved[0].target - DISTRICT)}
    if moved[0].origin != moved[0].target:
        return [say("Your Assistant follows to {district}.", **facts)]
    if any(note.kind == BEGAN and note.thing == TURN for note in notes):
        return [say("Your Assistant stays in {district}.", **facts)]
    return []


def scorings(desk: Desk, notes: Sequence[Note]) -> list[str]:
    """Return what everybody scores because of an answer; left open where unseen cards count as well."""
    game, naming = desk.game, desk.naming
    found = list(topics(notes, naming))
    unseen = bool(unseen_hands(game)) and any(topic[0] == GAME_OVER for topic, _ in found)
    sentences: list[str] = []
    for (kind, number), here in found:
        if kind == SCORING and unseen and counts_cards(game, number):
            sentences.append(say("{district} is scored.", district=naming.district(number)))
        elif kind == SCORING:
            points = shares(naming, [note.amount for note in here])
            district = naming.district(number)
            sentences.append(say("{district} is scored: {points}.", district=district, points=points))
        elif kind == TIME and here[-1].thing == THE_END:
            sentences.append(say("That takes the last Gold of the Time track: one more round follows."))
    return sentences


def ways_of(desk: Desk, notes: Sequence[Note], after: Tabannusi) -> list[str]:
    """Return where the Architect went, or where a die that was taken leads."""
    question = after.agenda.open_question() if after.whose() == desk.player else None
    if isinstance(question, ChooseMove):
        me = after.players[desk.player]
        districts = districts_of_die(after, me.assistant, question.value, me.architect)
        leads = either([desk.naming.district(district) for district in districts])
        ahead = last_die_ahead(after, districts[0]) if len(districts) == 1 else []
        return [say("It leads to {districts}.", districts=leads), *ahead]
    moved = [note for note in notes if note.thing == ARCHITECT + desk.player and note.origin >= DISTRICT]
    if not moved:
        return []
    there = moved[-1].target - DISTRICT
    facts = {"district": desk.naming.district(there)}
    words = later("The Architect goes to {district}.")
    if moved[0].origin == moved[-1].target:
        words = later("The Architect stays in {district}.")
    return [say(words, **facts), *last_die_ahead(after, there)]


def emptied(notes: Sequence[Note], after: Tabannusi) -> list[int]:
    """Return the Districts whose Barges have lost their last die."""
    dice = {
        note.thing - DIE
        for note in notes
        if note.kind == MOVED and DIE <= note.thing < DIE + COLOURS and BARGE <= note.origin < LINE
    }
    return sorted(after.local.index(colour) for colour in dice if not after.on_barge(colour))
