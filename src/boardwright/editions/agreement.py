"""Facts that stand in more than one place of an edition, and facts that the rules rest on."""

from __future__ import annotations

from boardwright.editions.toml_table import TomlTable, shown
from boardwright.sentence import Sentence


def compare(table: TomlTable, key: str, stated: int, what: Sentence, counted: int) -> None:
    """Refuse a number that differs from what is counted elsewhere; go on comparing others."""
    if stated != counted and table.sound:
        table.note(
            key,
            "{key} is {stated}, but {what} is {counted}; correct one of them.",
            what=what,
            key=table.key(key),
            stated=stated,
            counted=counted,
        )


def in_order(table: TomlTable, key: str, wanted: list[str]) -> list[str]:
    """Read a list that the rules know in one order only."""
    given = table.texts(key, len(wanted), allowed=wanted)
    if table.sound and given != wanted:
        table.report(
            key,
            "{key} is {given}; the rules know only {wanted}, in this order.",
            key=table.key(key),
            given=", ".join(given),
            wanted=", ".join(wanted),
        )
    return wanted


def in_array_order(tables: list[TomlTable], wanted: list[str]) -> None:
    """Refuse an array of tables whose ids are not the wanted ones in order."""
    for index, table in enumerate(tables):
        if index >= len(wanted):
            table.report(
                "id",
                "{table} is one too many; the game has {ids}, remove it.",
                table=table.name,
                ids=", ".join(wanted),
            )
        elif table.id and table.id != wanted[index]:
            table.report(
                "id",
                "{key} is {id}; give {wanted}, for the order is {ids}.",
                id=shown(table.id),
                wanted=shown(wanted[index]),
                ids=", ".join(wanted),
            )
            return  # the others are out of order because of this one
    if tables and len(tables) < len(wanted):
        tables[-1].report(
            "",
            "there are {count} tables of this kind; add {missing} after this one.",
            count=len(tables),
            missing=", ".join(wanted[len(tables) :]),
        )


def rising(table: TomlTable, key: str, values: list[int]) -> None:
    """Refuse a list that falls from an entry to the next."""
    for index in range(1, len(values)):
        if values[index] < values[index - 1] and table.sound:
            table.report(
                key, "{key} is {values}; give the smallest first.", values=shown(values), entry=index
            )
            return


def falling(table: TomlTable, key: str, values: list[int]) -> None:
    """Refuse a list that rises from an entry to the next."""
    _falling(table, key, values, 1, Sentence("give the largest first."))


def falling_each_once(table: TomlTable, key: str, values: list[int]) -> None:
    """Refuse a list that does not fall from each entry to the next."""
    _falling(table, key, values, 0, Sentence("give the largest first, each once."))


def _falling(table: TomlTable, key: str, values: list[int], rise: int, remedy: Sentence) -> None:
    for index in range(1, len(values)):
        if values[index] >= values[index - 1] + rise and table.sound:
            table.report(key, "{key} is {values}; {remedy}", values=shown(values), remedy=remedy, entry=index)
            return


def at_most(table: TomlTable, key: str, number: int, what: Sentence, most: int) -> None:
    """Refuse a number that is larger than something else allows."""
    if number > most and table.sound:
        table.report(
            key,
            "{key} is {number}, but {what} is {most}; give no more.",
            what=what,
            key=table.key(key),
            number=number,
            most=most,
        )


def no_more_than(tables: list[TomlTable], most: int) -> None:
    """Refuse more tables of an array than the engine can number."""
    if len(tables) > most:
        tables[most].report(
            "id", "{table} is one too many; give at most {most}.", table=tables[most].name, most=most
        )
