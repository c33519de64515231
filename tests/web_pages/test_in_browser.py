"""Pages in Chromium: axe-core, no sideways scroll, keys and lights. No server: requests are answered here."""

from __future__ import annotations

import mimetypes
from dataclasses import replace
from pathlib import Path
from typing import Literal
from urllib.parse import parse_qsl

import pytest
from playwright.sync_api import Browser, Page, Route

from boardwright.faces import registry as faces
from boardwright.faces.web import pages, sprite
from boardwright.faces.web.views import AidView, HomeView, Look, RulesView, TableView
from boardwright.games.registry import title, titles
from tests.web_pages.test_assets import served

pytestmark = [pytest.mark.browser, pytest.mark.slow]

AXE = Path(__file__).parents[1] / "vendor" / "axe.min.js"
SITE = "http://boardwright.test"
POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'"
POLICY += "; img-src 'self' data:; font-src 'self'; connect-src 'self'; form-action 'self'"
SIZES = {"desktop": (1440, 900), "tablet": (900, 1000), "phone": (390, 844)}
BAD = ("serious", "critical")
Scheme = Literal["light", "dark"]
SCHEMES: tuple[Scheme, ...] = ("light", "dark", "light")
PAGES = (
    *("asking", "text", "refused", "complete", "waiting", "cover", "replayed", "finished"),
    *("home", "rules", "more", "aid"),
)


class Site:
    """Answers the browser's requests; keeps what was sent and what went wrong."""

    def __init__(self, browser: Browser, size: str = "desktop", scheme: Scheme = "light") -> None:
        width, height = SIZES[size]
        self.sent: list[tuple[str, dict[str, str]]] = []
        self.errors: list[str] = []
        self.answers: dict[str, str] = {}  # path -> HTML
        self.context = browser.new_context(
            viewport={"width": width, "height": height}, color_scheme=scheme, has_touch=size == "phone"
        )
        self.page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self.page.on("console", lambda note: self.errors.append(note.text) if note.type == "error" else None)
        self.page.route("**/*", self.answer)

    def answer(self, route: Route) -> None:
        path = route.request.url.removeprefix(SITE).partition("?")[0]
        if path == "/static/icons.svg":
            route.fulfill(body=sprite.whole_sprite(), headers={"Content-Type": "image/svg+xml"})
        elif path.startswith("/static/"):
            file = served(path.removeprefix("/static/"))
            kind = mimetypes.guess_type(file.name)[0] or "text/plain"
            route.fulfill(body=file.read_bytes(), headers={"Content-Type": kind})
        elif path.endswith("/events"):
            pass  # a stream that says nothing
        elif path.endswith("/ahead"):
            route.fulfill(body="nothing", headers={"Content-Type": "text/html; charset=utf-8"})
        elif path == "/parts/table":
            route.fulfill(body=pages.table_parts(), headers={"Content-Type": "text/html; charset=utf-8"})
        elif path not in self.answers:
            route.fulfill(status=404, body="")
        else:
            if route.request.method == "POST":
                self.sent.append((path, self.fields(route.request.post_data)))
            headers = {"Content-Type": "text/html; charset=utf-8", "Content-Security-Policy": POLICY}
            route.fulfill(body=self.answers[path], headers=headers)

    @staticmethod
    def fields(body: str | None) -> dict[str, str]:
        """Return the fields of a form that was sent."""
        return dict(parse_qsl(body or "", keep_blank_values=True))

    def show(self, html: str, path: str = "/table/4127beef") -> Page:
        """Open a page."""
        self.answers[path] = html
        self.page.goto(SITE + path)
        self.page.wait_for_load_state("load")
        return self.page

    def focused(self, script: str = "id") -> str:
        """Return the id, or something else, of what has the focus."""
        return str(self.page.evaluate(f"document.activeElement.{script}"))

    def heard(self) -> str:
        """Return what a screen reader was told last."""
        self.page.wait_for_selector("#live:not(:empty)", state="attached")
        return str(self.page.evaluate("document.querySelector('#live').textContent"))

    def violations(self) -> list[tuple[str, list[str]]]:
        self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        return [
            (one["id"], [node["target"][0] for node in one["nodes"]])
            for one in found["violations"]
            if one["impact"] in BAD
        ]


def everything(request: pytest.FixtureRequest) -> dict[str, tuple[str, str]]:
    """Return every kind of page: name -> (path, HTML)."""
    asking: TableView = request.getfixturevalue("asking")
    game = title("attandarra")
    face = faces.face("attandarra")
    table = "/table/4127beef"
    return {
        "asking": (table, pages.table_page(asking)),
        "text": (table, pages.table_page(replace(asking, look=Look(board="text")))),
        "refused": (table, pages.table_page(replace(asking, message="It was too late; look again."))),
        "complete": (table, pages.table_page(request.getfixturevalue("complete"))),
        "waiting": (table, pages.table_page(request.getfixturevalue("waiting"))),
        "cover": (table, pages.table_page(replace(asking, cover="Oskar"))),
        "replayed": (table, pages.table_page(request.getfixturevalue("replayed"))),
        "finished": (table, pages.table_page(request.getfixturevalue("finished"))),
        "home": ("/", pages.home_page(HomeView(titles(), csrf="token", message="Choose a game first."))),
        "rules": ("/rules/attandarra", pages.rules_page(RulesView(game, face.rules()))),
        "more": (f"{table}/more", pages.table_more(asking)),
        "aid": ("/rules/attandarra/aid", pages.aid_page(AidView(game, face.aid()))),
    }


@pytest.mark.parametrize("name", PAGES)
def test_pages_fit_and_are_accessible(chromium: Browser, request: pytest.FixtureRequest, name: str) -> None:
    """Each page at each size and in each scheme, each size in each scheme."""
    path, html = everything(request)[name]
    turn = PAGES.index(name)
    sizes = [*SIZES][turn % 3 :] + [*SIZES][: turn % 3]
    schemes = SCHEMES[turn % 2 :] + SCHEMES
    site = Site(chromium, sizes[0], schemes[0])
    page = site.show(html, path)
    for size, scheme in zip(sizes, schemes, strict=False):
        width, height = SIZES[size]
        page.set_viewport_size({"width": width, "height": height})
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, size
        assert site.violations() == [], (size, scheme)
    assert site.errors == []
    site.context.close()


def test_a_number_focuses_and_says_an_option_and_enter_chooses_it(
    chromium: Browser, asking: TableView
) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    site.answers["/table/4127beef/answers"] = pages.table_fragment(asking)
    single = next(option for option in asking.question.options if len(option.words) == 1)
    page.keyboard.press(str(single.number))
    assert site.focused() == f"opt-{single.number}"
    # The focus says what the option is called; the live region adds where it stands, without saying it again.
    assert single.label in page.locator(f"#opt-{single.number}").inner_text()
    count = len(asking.question.options)
    assert site.heard() == f"Option {single.number} of {count}. Press Enter to choose."
    with page.expect_response("**/answers"):
        page.keyboard.press("Enter")
    path, fields = site.sent[0]
    assert path == "/table/4127beef/answers"
    assert fields["words"] == single.words[0]
    assert fields["csrf"] == "csrf-token"
    assert fields["version"] == str(asking.observation.version)
    assert len(fields["id"]) == 32
    assert site.errors == []
    site.context.close()


def test_a_place_that_is_opened_takes_the_focus(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    option = next(o for o in asking.question.options if 1 < len(set(o.targets)) < len(o.words))
    page.keyboard.press(str(option.number))
    page.keyboard.press(str(option.number))
    page.keyboard.press("ArrowDown")
    place = site.focused("parentElement.dataset.target")
    assert place in option.targets
    assert place != option.targets[0]
    page.keyboard.press("Enter")
    assert site.focused("tagName") == "BUTTON"
    assert site.focused("closest('.place').dataset.target") == place
    site.context.close()


def test_an_option_that_has_the_focus_is_described_by_what_follows(
    chromium: Browser, asking: TableView
) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    option = next(o for o in asking.question.options if o.then)
    page.focus(f"#opt-{option.number}")
    described = page.get_attribute(f"#opt-{option.number}", "aria-describedby")
    assert option.then in (page.text_content(f"#{described}") or "")
    site.context.close()


def test_no_option_of_the_next_question_has_the_focus(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    later = replace(asking, observation=replace(asking.observation, version=asking.observation.version + 1))
    site.answers["/table/4127beef/answers"] = pages.table_fragment(later)
    single = next(option for option in asking.question.options if len(option.words) == 1)
    page.keyboard.press(str(single.number))
    page.keyboard.press("Enter")
    page.wait_for_selector(f"#table[data-version='{later.observation.version}']")
    page.wait_for_function("document.activeElement.id === 'decision'")
    site.context.close()


def test_escape_leaves_an_earlier_move_for_the_game(
    chromium: Browser, replayed: TableView, asking: TableView
) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(replayed))
    page.goto(f"{page.url}?at={replayed.observation.position}")
    site.answers["/table/4127beef/view"] = pages.table_fragment(asking)
    page.keyboard.press("Escape")
    page.wait_for_selector("#table[data-mode=ask]")
    assert "at=" not in page.url
    site.context.close()


def test_an_option_lights_its_places_and_says_its_consequence(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    option = next(o for o in asking.question.options if o.targets and o.then)
    page.hover(f"#opt-{option.number}")
    lit = page.evaluate("[...document.querySelectorAll('#targets .on')].map(target => target.id)")
    assert set(lit) == set(option.targets)
    assert option.then in page.inner_text("#then")
    page.hover(f"#{option.targets[0]} use")
    assert "on" in (page.get_attribute(f"#opt-{option.number}", "class") or "").split()
    site.context.close()


def test_a_click_on_a_place_answers(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    site.answers["/table/4127beef/answers"] = pages.table_fragment(asking)
    option = next(o for o in asking.question.options if o.targets and len(set(o.targets)) == len(o.words))
    with page.expect_response("**/answers"):
        page.click(f"#{option.targets[0]} use")
    assert site.sent[0][1]["words"] == option.words[0]
    site.context.close()


def test_arrows_walk_over_the_places(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    stops = page.evaluate("document.querySelectorAll('#targets .tgt[tabindex=\"0\"]').length")
    assert stops == 1
    page.focus('#targets .tgt[tabindex="0"]')
    page.keyboard.press("Home")
    seen = {site.focused()}
    for key in ("ArrowRight", "ArrowDown", "ArrowRight", "ArrowDown", "End"):
        page.keyboard.press(key)
        seen.add(site.focused())
    assert len(seen) > 2
    page.keyboard.press("Escape")
    assert site.focused().startswith("opt-")
    site.context.close()


def test_why_not_by_key_and_by_click(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    site.answers["/table/4127beef/more"] = pages.table_more(asking)
    page.keyboard.press("1")
    page.keyboard.press("?")
    page.wait_for_selector("#why-0")
    assert page.locator(".because:visible").count() == len(asking.question.blocked)
    page.keyboard.press("Escape")
    assert not page.is_visible("#why-0")
    page.click("#blocked > summary")
    assert page.is_visible("#why-0")
    page.keyboard.press("Escape")
    blocked = next(k for k, b in enumerate(asking.question.blocked) if any("market" in t for t in b.targets))
    place = next(t for t in asking.question.blocked[blocked].targets if "market" in t)
    page.dispatch_event(f"#{place}", "click")
    page.wait_for_selector(f"#why-{blocked}")
    assert page.locator(".because:visible").count() == 1
    page.click("#brk-1 > summary")
    page.wait_for_selector("#brk-1 .tot")
    assert site.errors == []
    site.context.close()


def test_letters_open_log_rules_and_history(chromium: Browser, request: pytest.FixtureRequest) -> None:
    site = Site(chromium)
    known = everything(request)
    site.answers["/rules/attandarra"] = known["rules"][1]
    page = site.show(known["asking"][1])
    page.keyboard.press("r")
    page.wait_for_selector("#rules-body .clause.now")
    assert page.is_visible("#pane-rules")
    page.keyboard.press("l")
    assert page.is_visible("#pane-log")
    page.keyboard.press("h")
    assert site.focused() == "ticks"
    page.keyboard.press("b")
    name = site.focused("getAttribute('aria-label')")
    assert name
    assert site.focused("getAttribute('role')")  # so the name is heard with the focus, and only once
    assert name not in (page.text_content("#live") or "")
    first = site.focused()
    page.keyboard.press("PageDown")
    second = site.focused()
    assert second != first
    page.keyboard.press("PageUp")
    assert site.focused() == first
    page.keyboard.press("Escape")
    assert site.errors == []
    site.context.close()


def test_enter_confirms_and_z_takes_back(chromium: Browser, complete: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(complete))
    for kind in ("confirm", "undo", "restart"):
        site.answers[f"/table/4127beef/{kind}"] = pages.table_fragment(complete)
    for key, kind in (("Enter", "confirm"), ("z", "undo"), ("Shift+Z", "restart")):
        with page.expect_response(f"**/{kind}"):
            page.keyboard.press(key)
        page.wait_for_selector("html:not([data-busy])")
    assert [path.rpartition("/")[2] for path, _fields in site.sent] == ["confirm", "undo", "restart"]
    assert len({fields["id"] for _path, fields in site.sent}) == 3
    site.context.close()


def test_brackets_step_through_the_game(chromium: Browser, asking: TableView, replayed: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    site.answers["/table/4127beef/view"] = pages.table_fragment(replayed)
    with page.expect_response("**/view*") as response:
        page.keyboard.press("[")
    assert f"at={asking.observation.position - 1}" in response.value.url
    page.wait_for_selector(".bar.replay")
    now = page.evaluate("[...document.querySelectorAll('#ticks i')].map(tick => tick.matches('.now'))")
    assert [number for number, shown in enumerate(now, 1) if shown] == [60]
    assert len(now) == replayed.observation.length
    assert page.url.endswith(f"?at={asking.observation.position - 1}")
    assert replayed.stories[-1].text in site.heard()
    with page.expect_response("**/view*") as response:
        page.keyboard.press("]")
    assert "at=61" in response.value.url
    site.context.close()


def test_pieces_keep_their_elements_and_focus_stays(
    chromium: Browser, asking: TableView, waiting: TableView
) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(waiting))
    site.answers["/table/4127beef/view"] = pages.table_fragment(asking)
    page.evaluate("for (const piece of document.querySelectorAll('#pieces > g')) piece.known = true")
    page.focus("#tab-rules")
    page.evaluate("import('/static/js/view.js').then(view => view.load())")
    page.wait_for_selector("#table[data-mode=ask]")
    kept, new = page.evaluate(
        "(all => [all.filter(p => p.known).length, all.filter(p => !p.known).length])"
        "([...document.querySelectorAll('#pieces > g')])"
    )
    assert kept > new
    assert site.focused() == "tab-rules"
    assert site.heard().endswith(f"{len(asking.question.options)} options.")
    site.context.close()


def test_an_answer_is_kept_and_sent_again_with_the_same_id(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    tried: list[str] = []

    def unreliable(route: Route) -> None:
        tried.append(Site.fields(route.request.post_data)["id"])
        if len(tried) == 1:
            route.abort()
        else:
            route.fulfill(body=pages.table_fragment(asking), headers={"Content-Type": "text/html"})

    page.route("**/answers", unreliable)
    single = next(option for option in asking.question.options if len(option.words) == 1)
    with page.expect_response("**/answers"):
        page.click(f"#opt-{single.number}")
    assert len(tried) == 2
    assert tried[0] == tried[1]
    site.context.close()


def test_the_look_is_remembered_in_the_cookie(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium)
    page = site.show(pages.table_page(asking))
    site.answers["/table/4127beef/view"] = pages.table_fragment(asking)
    page.click('[data-do="settings"]')
    page.check('#settings [name="colours"][value="vision"]')
    page.check('#settings [name="motion"][value="off"]')
    page.keyboard.press("Escape")
    page.click('[data-do="theme"]')
    cookie = next(c["value"] for c in site.context.cookies() if c["name"] == "look")
    assert Look.parse(cookie) == Look(theme="dark", colours="vision", motion="off")
    assert page.evaluate("document.documentElement.dataset.cvd") == "on"
    site.context.close()


def test_a_phone_opens_at_the_part_with_most_places(chromium: Browser, asking: TableView) -> None:
    site = Site(chromium, "phone")
    page = site.show(pages.table_page(asking))
    fullest = max(asking.drawing.views, key=lambda part: part.targets)
    assert page.get_attribute("[data-view][aria-pressed=true]", "data-view") == fullest.key
    page.tap("#ask")
    assert not page.is_visible("#opts")
    page.tap("#ask")
    low = page.evaluate(
        "[...document.querySelectorAll('#opts .opt, .acts .btn')].map(b => b.getBoundingClientRect().height)"
    )
    assert min(low) >= 44
    site.context.close()
