"""What rules tell of what they did is true and whole, for every answer of every golden game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

import pytest

from boardwright.faces.telling.happenings import happenings
from boardwright.games.title import Title
from boardwright.kernel.agenda import Game
from boardwright.kernel.chance import Rng
from boardwright.kernel.notes import ANSWERED, PAID, Note
from boardwright.kernel.packing import NOBODY, Action, verb_of
from boardwright.kernel.prices import FREE, Price, amounts, so_much
from boardwright.table.log import read_log
from boardwright.table.record import apply_and_note
from boardwright.table.replay import replay
from boardwright.table.saves import game_hash
from tests.contract.notes import Ledger, difference, told, written
from tests.golden.record import called, game_of, stored
from tests.registry.clause_tests import folder_of


def ledger_of(game: str) -> ModuleType:
    """Return the module that counts everything in a game."""
    found = spec_from_file_location(f"ledger of {game}", folder_of(game) / "ledger.py")
    assert found is not None
    assert found.loader is not None
    module = module_from_spec(found)
    found.loader.exec_module(module)
    return module


def paid_by(own: ModuleType, seat: int, notes: Sequence[Note]) -> Price:
    """Return what a seat paid, of the things that prices are in."""
    is_paid: Callable[[Note], bool] = getattr(own, "is_paid", lambda note: note.kind == PAID)
    price = FREE
    for note in notes:
        if note.seat == seat and note.thing in own.WALLET and is_paid(note):
            price += so_much(own.WALLET[note.thing], note.amount)
    return price


def settles(own: ModuleType, paid: Price, price: Price) -> bool:
    """Tell whether a payment is a price; a game's joker may stand in for as much of anything else."""
    short = [due - given for due, given in zip(amounts(price), amounts(paid), strict=True)]
    joker = getattr(own, "JOKER", None)
    if joker is None:
        return not any(short)
    return sum(short) == 0 and all(n >= 0 for thing, n in enumerate(short) if thing != joker)


def check_prices(own: ModuleType, owed: dict[int, Price], price: Price, notes: Sequence[Note]) -> None:
    """Check that an answer's price is paid for it at once, or by another answer that collects it later.

    Where an answer that had to follow sets another price, nobody was asked for that. An answer that costs
    nothing itself may settle how something is paid: then what is owed is paid with it.
    """
    given, *forced = happenings(notes)
    paid = paid_by(own, given.seat, given.notes)
    if price and not paid and verb_of(given.action) in own.PAID_LATER:
        owed[given.seat] = price
    elif price or given.seat not in owed:
        assert settles(own, paid, price)
    for each in (given, *forced):
        if each is not given and verb_of(each.action) in own.PAID_LATER:
            owed.pop(each.seat, FREE)
        elif each.seat in owed and verb_of(each.action) in own.COLLECTED_BY:
            assert settles(own, paid_by(own, each.seat, each.notes), owed.pop(each.seat))


@pytest.mark.parametrize("path", stored(), ids=called)
def test_notes_add_up_to_what_changed(path: Path) -> None:
    own = ledger_of(game_of(path))
    count: Callable[[Game], Ledger] = own.ledger
    record = replay(read_log(path)).table.record
    game = record.at(0)
    silent = record.at(0)
    owed: dict[int, Price] = {}
    after = count(game)
    for number, line in enumerate(record.lines, 1):
        before = after
        price = game.price(line.action)
        notes: list[Note] = []
        game.notes = notes
        game.apply(line.action)
        silent.apply(line.action)
        first = notes[0]
        assert (first.kind, first.thing) == (ANSWERED, line.action)
        assert all(note.seat in range(-2, 4) for note in notes)
        if hasattr(own, "WALLET"):
            check_prices(own, owed, price, notes)  # fails at the answer in `line`
        else:
            assert price == FREE, "say in the ledger what prices are in"
        after = count(game)
        assert written(told(notes)) == written(difference(before, after)), f"line {number}: {line.action}"
    assert game.whose() == NOBODY
    assert not owed
    assert count(silent) == after
    assert silent.notes is None


@pytest.mark.parametrize("viewer", [NOBODY, 0])
@pytest.mark.parametrize("path", stored("*-base-greedy-1"), ids=called)
def test_what_is_hidden_changes_no_note(path: Path, viewer: int) -> None:
    table = replay(read_log(path)).table
    title, record = table.title, table.record
    game = record.at(0)
    compared = hiding = hidden = 0
    for number, line in enumerate(record.lines):
        other = game.resample(viewer, Rng(number))
        alike = looks_like(title, other, line.action, viewer)
        notes = apply_and_note(game, line.action)
        hides = title.hidden_from(line.action, line.whose, viewer) is not None
        hiding += hides
        if alike is None:
            continue
        others = apply_and_note(other, alike)
        if game_hash(game.seen_by(viewer)) != game_hash(other.seen_by(viewer)):
            continue  # the answer has brought to light what was hidden
        assert seen(title, notes, viewer) == seen(title, others, viewer), f"line {number + 1}"
        compared += 1
        hidden += hides and fields(notes) != fields(others)
    assert compared > len(record.lines) // 2
    assert hidden or not hiding, "no hidden thing has differed"


def looks_like(title: Title, game: Game, action: Action, viewer: int) -> Action | None:
    """Return the answer itself, or one that looks the same to a viewer; None if neither is open."""
    words = title.hidden_from(action, game.whose(), viewer)
    if words is None:
        return action if action in game.options() else None
    same = (one for one in game.options() if title.hidden_from(one, game.whose(), viewer) == words)
    return next(same, None)


def seen(title: Title, notes: Sequence[Note], viewer: int) -> list[tuple[int, ...]]:
    """Return what a viewer may know of notes, to compare."""
    return fields([note for one in notes if (note := title.seen_note(one, viewer)) is not None])


def fields(notes: Sequence[Note]) -> list[tuple[int, ...]]:
    """Return all that notes say, to compare."""
    return [note.fields() for note in notes]
