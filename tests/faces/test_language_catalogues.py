"""The translations: every sentence of the pages and of Tabannusi, with its facts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from boardwright.faces import i18n
from tools.messages import collected

LOCALE = Path(__file__).parents[2] / "src/boardwright/faces/locale"  # wheels have only what programs read
LANGUAGES = [code for code in i18n.known_languages() if code != i18n.ENGLISH]
WHOLE_GAMES = {"zh_Hant": ("tabannusi",)}  # the games that a language says completely
FIELD = re.compile(r"%\(\w+\)[a-z]|%%|\{[^{}]*\}")
LATIN = re.compile(r"[A-Za-z]{2,}")
# What is written in Latin letters in any language: names, keys, and words that are typed.
NAMES = {
    *("boardwright", "Tabannusi", "Catanatron", "Gilgabot", "Sarbot", "Botmuzi", "Bot", "baba"),
    *("SQLite", "cookie", "Cookie", "BOARDWRIGHT", "ADDRESS", "HOSTS"),
    *("Attandarra", "Factory", "Sandra", "Vilela"),
    *("Enter", "FILE", "save", "true", "false", "UTF", "TOML", "toml", "kB", "first"),
    *("pip", "install", "catanatron", "make", "compile", "edition", "seed", "options", "rules"),
}
# What needs no translation: ids of clauses, pieces and places, and keys of edition files.
ID = re.compile(
    r"\b[A-Z]{3}-[A-Z\d.]+|\b[A-Z]{1,3}\d+\b"
    r"|`[^`]*`|\[\[.*?\]\]|\b[a-z_\d]+(?:\.[a-z_\d]+)+\b|\b[a-z\d]+(?:_[a-z\d]+)+\b"
)


def edited(code: str) -> Path:
    """Return the catalogue that people edit."""
    return LOCALE / code / "LC_MESSAGES" / f"{i18n.DOMAIN}.po"


@cache
def catalogue(code: str) -> Catalog:
    """Return a catalogue as it is edited."""
    with edited(code).open("rb") as file:
        return read_po(file, locale=code, domain=i18n.DOMAIN)


@cache
def everything() -> Catalog:
    """Return all that the sources say."""
    return collected()


def ids(message: Message) -> tuple[str, ...]:
    """Return the English forms of a message."""
    return (message.id,) if isinstance(message.id, str) else tuple(message.id)


def said(message: Message) -> tuple[str, ...]:
    """Return the translated forms of a message."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def translated(code: str) -> Iterator[Message]:
    """Yield the messages that a language has words for."""
    yield from (message for message in catalogue(code) if message.id and any(said(message)))


def is_of_another_game(message: Message, games: tuple[str, ...]) -> bool:
    """Tell whether a message is said by games alone of which none is among those given."""
    said_by = set()
    for place, _line in message.locations:
        parts = place.split("/")
        if parts[0] not in ("games", "faces") or len(parts) < 2 or parts[1].endswith(".py"):
            return False
        said_by.add(parts[1].replace("_", "-"))
    return not said_by & {*games, "web", "telling", "drawing"}


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_pages_and_whole_games_are_translated(code: str) -> None:
    known = catalogue(code)
    missing = []
    for message in everything():
        if message.id and not is_of_another_game(message, WHOLE_GAMES.get(code, ())):
            found = known.get(message.id)
            if found is None or not all(said(found)) or found.fuzzy:
                missing.append(ids(message)[0])
    assert not missing, "run `make messages` and translate:\n" + "\n".join(missing)


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_catalogue_can_be_compiled(code: str) -> None:
    """`make` stops where Babel finds a mistake, as in a percent sign that looks like a field."""
    assert not [(message.id, errors) for message, errors in catalogue(code).check()]


@pytest.mark.parametrize("code", LANGUAGES)
def test_nothing_is_only_guessed(code: str) -> None:
    assert not [message.id for message in catalogue(code) if message.id and message.fuzzy]


@pytest.mark.parametrize("code", LANGUAGES)
def test_facts_are_the_same_in_both_languages(code: str) -> None:
    wrong = []
    for message in translated(code):
        wanted = set(FIELD.findall(ids(message)[-1]))
        for form in said(message):
            if set(FIELD.findall(form)) != wanted:
                wrong.append(f"{message.id} -> {form}")
    assert not wrong, "\n".join(wrong)


def test_no_english_is_left_in_chinese() -> None:
    left = []
    for message in translated("zh_Hant"):
        for form in said(message):
            words = LATIN.findall(ID.sub(" ", FIELD.sub(" ", form)))
            if set(words) - NAMES:
                left.append(f"{set(words) - NAMES}: {form}")
    assert not left, "\n".join(left)


def test_chinese_is_written_with_its_own_marks() -> None:
    chinese = re.compile(r"[\u4e00-\u9fff][,;:?!.](?:\s|$|[\u4e00-\u9fff])")
    assert not [said(message)[0] for message in translated("zh_Hant") if chinese.search(said(message)[0])]


def test_forms_by_number_and_guesses(tmp_path: Path) -> None:
    path = tmp_path / "boardwright.po"
    path.write_text(
        'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n'
        '"Plural-Forms: nplurals=2; plural=(n > 1);\\n"\n\n'
        'msgid "{n} die"\nmsgid_plural "{n} dice"\nmsgstr[0] "{n} dé"\nmsgstr[1] "{n} dés"\n\n'
        '#, fuzzy\nmsgid "Undo"\nmsgstr "?"\n\n'
        'msgid "Gold"\nmsgstr ""\n\nmsgid "long"\nmsgstr ""\n"lon"\n"gue"\n',
        encoding="utf-8",
    )
    read = i18n.compiled_now(path, "fr")
    assert [read.ngettext("{n} die", "{n} dice", n) for n in (0, 1, 2)] == ["{n} dé", "{n} dé", "{n} dés"]
    assert [read.ngettext("a", "b", n) for n in (1, 2)] == ["a", "b"]
    assert [read.gettext(message) for message in ("Undo", "Gold", "long")] == ["Undo", "Gold", "longue"]


def test_an_edited_catalogue_is_read_as_it_stands(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "xx" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    heading = 'msgid ""\nmsgstr "Content-Type: text/plain; charset=utf-8\\n"\n\n'
    (folder / "boardwright.po").write_text(heading + 'msgid "Undo"\nmsgstr "Ungeschehen"\n', encoding="utf-8")
    monkeypatch.setattr(i18n, "LOCALE", tmp_path)
    i18n.catalogue.cache_clear()
    try:
        assert i18n.catalogue("xx").gettext("Undo") == "Ungeschehen"
        assert i18n.catalogue("xx").gettext("Confirm") == "Confirm"
    finally:
        i18n.catalogue.cache_clear()
