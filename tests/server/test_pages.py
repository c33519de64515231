"""Pages as a browser asks for them: home, opening a table, playing, replay, log, reference."""

from __future__ import annotations

import re
from dataclasses import replace

import httpx
import pytest
from starlette.requests import Request

from boardwright.server.home_view import ago
from tests.server.serving import Browser, Seen, Serving


@pytest.fixture
def anna(server: Serving) -> Browser:
    return server.browser()


def play_a_turn(browser: Browser, table: str) -> None:
    """Answer with the last option until the turn is complete, then confirm it."""
    for _ in range(40):
        seen = browser.view(table)
        if seen.mode == "confirm":
            assert browser.move(table, "confirm").status_code == 200
            return
        if seen.mode != "ask":
            return
        assert browser.move(table, words=seen.words[-1]).status_code == 200
    raise AssertionError("the turn did not end")


def test_home_offers_every_game_and_its_seats(anna: Browser) -> None:
    page = anna.home().text
    assert "Attandarra" in page
    assert re.search(r'<select[^>]*name="seat1"', page)
    assert 'href="/rules/attandarra"' in page


def test_a_table_opens_with_its_players_and_is_listed_at_home(anna: Browser) -> None:
    table = anna.open("you", "same", history="on")
    page = anna.client.get(f"/table/{table}")
    assert page.status_code == 200
    assert "Player A" in page.text
    assert "Player B" in page.text
    home = anna.home().text
    assert f'href="/table/{table}"' in home
    assert "Your turn" in home


def test_somebody_elses_tables_are_not_listed(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "same")
    assert table not in server.browser().home().text


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"game": "chess"}, "Choose a game first."),
        ({"seat2": "closed"}, "Attandarra is played by 2 to 4, not by 1; choose a number between."),
        ({"seat2": "oracle"}, "Seat 2 cannot be taken that way; choose from the list."),
        ({"name2": "Player A"}, "Two players are called Player A; give each their own name."),
        ({"option.attandarra.history": "maybe"}, "Option history cannot be maybe; choose from off, on."),
        ({"edition.attandarra": "pirate"}, "The edition pirate of Attandarra is not here"),
        ({"edition.attandarra": "../retail"}, "No edition can be called that; choose from the list."),
        ({"edition.attandarra": "\0"}, "No edition can be called that; choose from the list."),
        ({"edition.attandarra": "e" * 9000}, "No edition can be called that; choose from the list."),
        ({"name1": "Zoe\u0301", "name2": "Zo\u00e9\u202e"}, "Two players are called Zo\u00e9; give"),
        ({"name2": "Player A\u200d"}, "Two players are called Player A\u200d; give each their own name."),
        (
            {"name1": "Greedy 2", "seat2": "greedy"},
            "Two players are called Greedy 2; give each their own name.",
        ),
        ({"name2": "\u3164"}, "A name needs a letter, a digit or a sign that can be seen; choose another"),
        ({"name2": "x" * 25}, "A name has 24 letters at most, this one 25; choose a shorter one."),
    ],
)
def test_a_form_with_a_mistake_comes_back_as_it_was_with_one_sentence(
    server: Serving, anna: Browser, fields: dict[str, str], sentence: str
) -> None:
    anna.home()
    form = {"game": "attandarra", "seat1": "you", "name1": "Player A", "seat2": "same", "name2": "Zoë & Co"}
    response = anna.form("/tables", form | fields)
    assert response.status_code == 422
    assert sentence in response.text
    assert f'value="{fields.get("name1", "Player A")}"' in response.text
    assert server.tables.lists.listed(server_identity(server, anna)) == []


def server_identity(server: Serving, browser: Browser) -> str:
    name = server.app.state.identities.viewer
    cookie = browser.client.cookies[name]
    request = httpx.Request("GET", server.address, headers={"cookie": f"{name}={cookie}"})
    raw = [(name.lower().encode(), value.encode()) for name, value in request.headers.items()]
    identity = server.app.state.identities.of(Request({"type": "http", "headers": raw}))
    assert isinstance(identity, str)
    return identity


def test_names_hold_no_characters_that_work_on_a_screen(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "same", names=("\x1b[31m\u202eAnna\0\x9b", "\u200b\u2066Bo", "", ""))
    stored = server.tables.store.table(table)
    assert stored is not None
    assert [chair.name for chair in stored.chairs] == ["[31mAnna", "Bo"]


def test_a_machine_is_told_apart_from_people_as_each_reader_reads_it(anna: Browser) -> None:
    anna.client.headers["Accept-Language"] = "zh-TW"
    anna.home()
    form = {"game": "attandarra", "seat1": "you", "name1": "貪婪 2", "seat2": "greedy"}
    refused = anna.form("/tables", form)
    assert refused.status_code == 422
    assert "有兩位玩家都叫 貪婪 2；請給每位各自的名字。" in refused.text
    anna.client.headers["Accept-Language"] = "en"  # for whoever reads the other language it is the same table
    refused = anna.form("/tables", form)
    assert (refused.status_code, "Two players are called 貪婪 2" in refused.text) == (422, True)
    assert anna.form("/tables", form | {"name1": "貪婪 3"}).status_code == 303


def test_a_table_with_names_of_before_still_opens(server: Serving, anna: Browser) -> None:
    kept = server.tables.store.table(anna.open("you", "same", "same"))
    assert kept is not None
    names = ("\u3164", "Ada", "Ada\u200d")
    chairs = [replace(chair, name=name) for chair, name in zip(kept.chairs, names, strict=True)]
    server.tables.store.create(replace(kept, id="of-before", chairs=chairs), [], kept.owner)
    assert anna.view("of-before").mode
    assert 'href="/table/of-before"' in anna.home().text


def test_who_gives_no_name_is_called_by_the_seat_so_that_others_can_tell(
    server: Serving, anna: Browser
) -> None:
    stored = server.tables.store.table(anna.open("you", "same", names=("", "", "", "")))
    assert stored is not None
    assert [chair.name for chair in stored.chairs] == ["Player 1", "Player 2"]


def test_names_are_escaped(anna: Browser) -> None:
    table = anna.open("you", "same", names=("<b>Anna</b>", "'\"><script>1", "", ""))
    for page in (anna.client.get(f"/table/{table}").text, anna.home().text):
        assert "<b>Anna</b>" not in page
        assert "<script>1" not in page
        assert "&lt;b&gt;Anna" in page


def test_a_turn_is_played_taken_back_and_confirmed(anna: Browser) -> None:
    table = anna.open("you", "same")
    before = anna.view(table)
    assert before.mode == "ask"
    answered = anna.move(table, words=before.words[0])
    assert answered.status_code == 200
    after = Seen(answered.text)
    assert after.length == before.length + 1
    undone = Seen(anna.move(table, "undo").text)
    assert undone.length == before.length
    assert undone.version == before.version + 2  # nothing is forgotten, taking back included
    play_a_turn(anna, table)
    assert anna.view(table).length > before.length


def test_restart_and_back_to_a_line_lead_into_the_turn(anna: Browser) -> None:
    table = anna.open("you", "same", start="0")
    begun = anna.view(table)
    for _ in range(2):
        seen = anna.view(table)
        if seen.mode == "ask":
            anna.move(table, words=seen.words[0])
    back = anna.move(table, "back", position=begun.length + 1)
    assert back.status_code == 200
    assert Seen(back.text).length == begun.length + 1
    assert Seen(anna.move(table, "restart").text).length == begun.length
    nothing = anna.move(table, "undo")
    assert nothing.status_code == 409
    assert "There is nothing to take back" in nothing.text


def test_without_script_a_move_leads_back_to_the_page(anna: Browser) -> None:
    table = anna.open("you", "same")
    seen = anna.view(table)
    fields = {"version": seen.version, "id": "no-script-1", "words": seen.words[0]}
    response = anna.post(f"/table/{table}/answers", by_script=False, **fields)
    assert (response.status_code, response.headers["location"]) == (303, f"/table/{table}")
    refused = anna.post(f"/table/{table}/answers", by_script=False, **(fields | {"id": "no-script-2"}))
    assert refused.status_code == 409
    assert "<html" in refused.text
    assert "moved on" in refused.text


def test_the_page_and_its_fragment_show_the_same_table(anna: Browser) -> None:
    table = anna.open("you", "same")
    page = Seen(anna.client.get(f"/table/{table}").text)
    fragment = anna.view(table)
    assert fragment.html.startswith('<div id="table"')
    assert (page.version, page.mode, page.words) == (fragment.version, fragment.mode, fragment.words)


def test_a_replay_shows_the_table_as_it_was(anna: Browser) -> None:
    table = anna.open("you", "same")
    play_a_turn(anna, table)
    length = anna.view(table).length
    for position in (0, 1, length):
        seen = anna.view(table, at=position)
        assert (seen.mode, int(seen.fact("position")), seen.length) == ("replay", position, length)
        assert seen.words == []
    missing = anna.client.get(f"/table/{table}", params={"at": length + 1})
    assert missing.status_code == 404
    assert f"choose one from 0 to {length}" in missing.text


def test_a_spectator_sees_the_table_and_may_not_answer(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "same")
    watcher = server.browser()
    watcher.home()
    seen = watcher.view(table)
    assert seen.mode == "wait"
    assert seen.words == []
    words = anna.view(table).words[0]
    refused = watcher.move(table, words=words, version=seen.version)
    assert refused.status_code == 403
    assert "you can only watch" in refused.text
    assert anna.view(table).version == seen.version


def test_a_shared_screen_is_covered_until_the_next_player_is_there(anna: Browser) -> None:
    table = anna.open("you", "same", cover=True)
    first = anna.view(table)
    assert first.mode == "cover"
    assert "Pass the screen to Player" in first.html
    assert first.words == []
    seat = int(first.fact("seat"))
    shown = anna.view(table, seat=seat)
    assert shown.mode == "ask"
    assert anna.view(table).mode == "ask"  # a reload does not cover it again
    for _ in range(60):
        seen = anna.view(table)
        if seen.mode == "cover":
            break
        if seen.mode == "confirm":
            answered = anna.move(table, "confirm", seat=seat)
        else:
            answered = anna.move(table, words=seen.words[-1], seat=seat)
        if Seen(answered.text).mode == "cover":
            break
    covered = anna.view(table)
    assert covered.mode == "cover"
    assert int(covered.fact("seat")) != seat
    anna.client.cookies.set("look", "cover=off")
    assert anna.view(table).mode == "ask"


def test_the_log_is_a_file_without_the_seed_while_the_game_lasts(server: Serving, anna: Browser) -> None:
    table = anna.open("you", "same")
    response = anna.client.get(f"/table/{table}/log")
    assert response.headers["content-disposition"] == f'attachment; filename="attandarra-{table}.game"'
    assert response.text.startswith("attandarra rulings=")
    assert "seed=" not in response.text
    assert len(response.text.splitlines()) > 1


@pytest.mark.parametrize("path", ["/rules/attandarra", "/rules/attandarra/aid"])
def test_rules_and_player_aid_are_there_for_everybody(server: Serving, path: str) -> None:
    response = httpx.get(server.address + path)
    assert response.status_code == 200
    assert "Attandarra" in response.text


@pytest.mark.parametrize(
    ("path", "words"),
    [
        ("/nothing", "There is no such page"),
        ("/rules/chess", "There is no game called chess"),
        ("/table/none-such-table", "There is no such table"),
        ("/table/none-such-table/view", "There is no such table"),
        ("/table/none-such-table/log", "There is no such table"),
        ("/events?table=none-such-table", "There is no such table"),
        ("/table/..%2f..%2fetc", "There is no such"),
        ("/static/../server/app.py", "There is no such page"),
    ],
)
def test_what_is_not_there_is_a_page_with_the_remedy(server: Serving, path: str, words: str) -> None:
    response = httpx.get(server.address + path)
    assert response.status_code == 404
    assert words in response.text
    assert response.headers["content-type"].startswith("text/html")


def test_a_method_that_a_page_does_not_take_is_405(server: Serving) -> None:
    response = httpx.delete(server.address + "/rules/attandarra")
    assert response.status_code == 405
    assert "use the page itself" in response.text


def test_health_and_readiness(server: Serving) -> None:
    assert httpx.get(server.address + "/healthz").text == "ok\n"
    assert httpx.get(server.address + "/readyz").text == "ok\n"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (3, "just now"),
        (60, "1 minute ago"),
        (3599, "59 minutes ago"),
        (7200, "2 hours ago"),
        (90_000, "1 day ago"),
    ],
)
def test_how_long_ago_in_words(seconds: float, words: str) -> None:
    assert ago(seconds) == words


def to_a_building(browser: Browser, table: str) -> list[str]:
    """Answer until a building may be begun at many places, and return the ways."""
    for _ in range(60):
        seen = browser.view(table)
        ways = [words for words in seen.words if words.startswith("build ")]
        if seen.mode == "ask" and ways:
            return ways
        if seen.mode == "confirm":
            browser.move(table, "confirm")
        else:
            buys = [words for words in seen.words if words.startswith(("place-drawn", "buy"))]
            browser.move(table, words=(buys or seen.words)[0])
    raise AssertionError("no building could be begun")


def test_what_follows_from_one_way_is_told_when_it_is_asked_for(anna: Browser, server: Serving) -> None:
    table = anna.open("you", "same")
    ways = to_a_building(anna, table)
    assert len(ways) > 20
    page = anna.view(table).html

    def ahead(browser: Browser, words: str) -> str:
        answer = browser.client.get(f"/table/{table}/ahead", params={"words": words})
        assert answer.status_code == 200
        return answer.text.strip()

    assert "completes it" in ahead(anna, ways[0])
    assert ahead(anna, ways[0]) not in page  # so that pages stay small
    assert ahead(anna, "build nothing A1") == ""
    assert ahead(anna, "x" * 5000) == ""
    assert ahead(server.browser(), ways[0]) == ""  # nobody else is asked
