"""Becoming somebody by a link, and nobody again, as a browser does it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from boardwright.server import home
from tests.browser.conftest import MakeViewer
from tests.server.serving import Serving


def link_to_a_table(server: Serving) -> str:
    giver = server.browser()
    table = giver.open("you", "same")
    stored = server.tables.store.table(table)
    assert stored is not None
    return f"/claim/{server.app.state.identities.links.dumps([table, stored.owner])}"


def test_the_browser_that_was_just_opened_plays_without_a_click(viewer: MakeViewer, server: Serving) -> None:
    page = viewer().page(link_to_a_table(server))
    page.wait_for_url("**/table/*")
    expect(page.locator("#table")).to_have_attribute("data-mode", "ask")


def test_a_page_that_nobody_sees_takes_no_table(viewer: MakeViewer, server: Serving) -> None:
    link = link_to_a_table(server)
    one = viewer()
    hidden = "Object.defineProperty(document, 'visibilityState', { get: () => window.seen ?? 'hidden' })"
    one.context.add_init_script(hidden)
    page = one.page(link)
    page.wait_for_load_state("networkidle")
    assert "/claim/" in page.url
    page.evaluate("window.seen = 'visible'; document.dispatchEvent(new Event('visibilitychange'))")
    page.wait_for_url("**/table/*")


def test_an_older_link_waits_for_its_button_which_a_key_presses(
    viewer: MakeViewer, server: Serving, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(home, "AT_ONCE", -1.0)
    page = viewer().page(link_to_a_table(server))
    page.wait_for_load_state("networkidle")
    button = page.get_by_role("button", name="Play here")
    button.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


@pytest.mark.parametrize(
    ("language", "link", "button"),
    [("en", "Forget me on this device", "Forget me"), ("zh_Hant", "在這台裝置上忘記我", "忘記我")],
)
def test_a_guest_is_forgotten_by_keyboard(
    viewer: MakeViewer, server: Serving, language: str, link: str, button: str
) -> None:
    one = viewer()
    one.context.add_cookies([{"name": "language", "value": language, "url": server.address}])
    page = one.page(link_to_a_table(server))
    page.wait_for_url("**/table/*")
    table = page.url
    page.goto(server.address)
    page.get_by_role("link", name=link, exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/forget")
    page.get_by_role("button", name=button, exact=True).focus()
    page.keyboard.press("Enter")
    page.wait_for_url(server.address + "/")
    expect(page.locator(".welcome")).to_be_visible()
    page.goto(table)
    expect(page.locator("#table")).to_have_attribute("data-mode", "wait")
