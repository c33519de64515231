"""Tables by declaration: what is read, what is measured by what, and what fills an edition."""

from __future__ import annotations

import pytest

from boardwright.editions import Document, Reading, Row, Rows, Section, check
from boardwright.editions.field import whole

MARK = 'source = "rulebook"\n'
TEXT = (
    f"[purse]\n{MARK}most = 9\n"
    f"[market]\n{MARK}fee = 3\n"
    f'[[stall]]\n{MARK}id = "fish"\nprice = 2\n[[stall]]\n{MARK}id = "bread"\nprice = 4\n'
)


class Purse(Section, path="purse"):
    most: int = whole(1, 20)


class Market(Section, path="market"):
    fee: int = whole(1, Purse.most)

    @check
    def has_a_stall_as_dear(self) -> None:
        if max(stall.price for stall in self.read[Stalls]) < self.fee:
            self.table.report("fee", "{key} is more than any stall asks; give less.")


class Stall(Row):
    price: int = whole(1, Purse.most)


class Stalls(Rows[Stall], path="stall", order=["fish", "bread"]):
    """What is sold."""


class Facts:
    most: int
    fee: int
    price: list[int]


class Unfillable:
    most: int
    rent: int


TABLES = (Purse, Stalls, Market)


def read(text: str) -> tuple[Reading, list[str]]:
    document = Document("x.toml", text)
    reading = Reading(document, TABLES)
    return reading, [str(error) for error in document.problems()]


def test_each_attribute_is_filled_by_the_table_that_has_it_and_rows_make_a_list() -> None:
    reading, problems = read(TEXT)
    assert problems == []
    facts = reading.fill(Facts())
    assert (facts.most, facts.fee, facts.price) == (9, 3, [2, 4])


def test_an_attribute_that_no_table_has_is_refused() -> None:
    reading, _ = read(TEXT)
    with pytest.raises(TypeError, match="rent"):
        reading.fill(Unfillable())


def test_an_attribute_that_two_tables_have_is_refused() -> None:
    class Second(Section, path="second"):
        most: int = whole(1, 20)

    document = Document("x.toml", TEXT + f"[second]\n{MARK}most = 5\n")
    with pytest.raises(TypeError, match="most"):
        Reading(document, (*TABLES, Second)).fill(Facts())


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("fee = 3", "fee = 10", "x.toml:6: market.fee is 10; give a whole number from 1 to 9."),
        ("fee = 3", "fee = 5", "x.toml:6: market.fee is more than any stall asks; give less."),
        ("price = 4", "price = 10", "x.toml:14: stall[bread].price is 10; give a whole number from 1 to 9."),
        ("most = 9", "most = 21", "x.toml:3: purse.most is 21; give a whole number from 1 to 20."),
        (
            '"fish"',
            '"cloth"',
            'x.toml:9: stall[cloth].id is "cloth"; give "fish", for the order is fish, bread.',
        ),
    ],
)
def test_one_mistake_is_one_sentence(old: str, new: str, sentence: str) -> None:
    _, problems = read(TEXT.replace(old, new))
    assert problems == [sentence]
