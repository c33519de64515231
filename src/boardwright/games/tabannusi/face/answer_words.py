"""Every answer in words: as a button, as a deed in the past tense, and what chance answered."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from boardwright.faces.face import ToldEvent
from boardwright.faces.telling.happenings import Happening
from boardwright.faces.telling.wording import Parts, Thing, both, say, say_count, tell
from boardwright.games.tabannusi import actions
from boardwright.games.tabannusi.components import COLOURS
from boardwright.games.tabannusi.face.answers import ANSWERS, QUESTIONS, answer_to, facts_of
from boardwright.games.tabannusi.face.bonus_words import joined
from boardwright.games.tabannusi.face.naming import Naming
from boardwright.games.tabannusi.notes import CRATE, DIE, OFFER
from boardwright.games.tabannusi.payments import IN_GOLD, PART, ChoosePayment
from boardwright.games.tabannusi.state import Tabannusi
from boardwright.games.tabannusi.title import TITLE
from boardwright.kernel.notes import BEGAN, MOVED, Note
from boardwright.kernel.packing import Action, first_of, second_of, third_of, verb_of
from boardwright.kernel.prices import Price, amounts

OF_BONUSES: Final = {507, 711}  # clauses of offers
WITH_DICE, WITH_CRATES = 316, 318  # clauses of what is paid


def told_deed(game: Tabannusi, naming: Naming, happening: Happening) -> tuple[Parts, str]:
    """Return an answer as a deed, and the clause that it went by; `game` is any later table."""
    answer = ANSWERS[verb_of(happening.action)]
    facts = facts_of(game, naming, happening.action)
    template, clause = answer.deed, answer.clause
    offer = happening.find(BEGAN, OFFER)
    if offer is not None:
        clause = clause_of(offer)
        template = answer_to(verb_of(happening.action), clause).deed
        if offer.clause in OF_BONUSES:
            facts["bonus"] = naming.bonus(offer.amount)
    if verb_of(happening.action) == actions.PAY:
        paid = Counter((note.clause, note.thing) for note in happening.notes if note.kind == MOVED)
        dice = [paid[WITH_DICE, DIE + colour] for colour in range(COLOURS)]
        crates = [paid[WITH_CRATES, CRATE + colour] for colour in range(COLOURS)]
        facts["payment"] = payment(naming, dice, crates, third_of(happening.action))
    return tell(template, **facts), clause


def clause_of(note: Note) -> str:
    """Return the clause of a note, or nothing."""
    return TITLE.clause_id(note.clause)


def payment(naming: Naming, dice: Sequence[int], crates: Sequence[int], gold: int) -> str:
    """Return a payment in words: dice and Crates by colour, and Gold."""
    paid: list[str] = []
    for colour in range(COLOURS):
        facts = {"colour": naming.colour(colour)}
        if dice[colour]:
            paid.append(say_count("{n} {colour} die", "{n} {colour} dice", dice[colour], **facts))
        if crates[colour]:
            paid.append(say_count("{n} {colour} Crate", "{n} {colour} Crates", crates[colour], **facts))
    if gold:
        paid.append(say("{n} Gold", n=gold))
    return both(paid)


def price_words(naming: Naming, price: Price) -> str:
    """Return Resources by colour and Gold in words."""
    *resources, gold = amounts(price)[: IN_GOLD + 1]
    words = [f"{n} {naming.colour(colour)}" for colour, n in enumerate(resources) if n]
    return both([*words, say("{n} Gold", n=gold)] if gold else words)


def button(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return an answer to the open question as a button."""
    question = game.agenda.open_question()
    asked = QUESTIONS[type(question).__name__]
    template = answer_to(verb_of(action), asked.get("offered", asked["clause"])).button
    facts = texts(facts_of(game, naming, action))
    if isinstance(question, ChoosePayment) and verb_of(action) == actions.PAY:
        dice, crates = [0] * COLOURS, [0] * COLOURS
        for colour, part in zip(question.colours(), (first_of(action), second_of(action)), strict=False):
            dice[colour], crates[colour] = divmod(part, PART)
        facts["payment"] = payment(naming, dice, crates, third_of(action))
    words = say(template, **facts)
    return words[:1].upper() + words[1:]


def deed(game: Tabannusi, naming: Naming, action: Action) -> str:
    """Return an answer as a deed, for the list of what a turn has done."""
    return say(ANSWERS[verb_of(action)].deed, **texts(facts_of(game, naming, action)))


def texts(facts: dict[str, str | Thing]) -> dict[str, str]:
    """Return facts without their links."""
    return {name: fact.text if isinstance(fact, Thing) else fact for name, fact in facts.items()}


# What dice, bags and decks brought ----------------------------------------------------------------------


def tell_dice(game: Tabannusi, naming: Naming, colour: int, dice: Sequence[int]) -> ToldEvent:
    """Tell all dice that were rolled onto a Barge. TAB-13.12"""
    parts = tell(
        "The Barge of {district} was filled with {colour} dice: {dice}.",
        district=naming.district_link(game.local.index(colour)),
        colour=naming.colour(colour),
        dice=joined([str(value) for value in sorted(dice)]),
    )
    return ToldEvent(parts, clause="TAB-13.12")


def tell_chance(game: Tabannusi, naming: Naming, action: Action) -> ToldEvent:
    """Tell what chance answered."""
    answer = ANSWERS[verb_of(action)]
    return ToldEvent(tell(answer.told, **facts_of(game, naming, action)), clause=answer.clause)
