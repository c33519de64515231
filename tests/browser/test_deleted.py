"""A table that is deleted while somebody has it open."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import MakeViewer
from tests.browser.test_pages import open_table


def test_who_has_a_table_open_reads_that_it_was_deleted(viewer: MakeViewer) -> None:
    anna, watcher = viewer(), viewer()
    page = anna.page()
    address = open_table(page, "same")
    watching = watcher.page(address[address.index("/table") :])
    expect(watching.locator("#connection span")).to_have_text("Live")
    at_home = anna.page()
    at_home.get_by_role("link", name="Delete…").first.click()
    at_home.get_by_role("button", name="Delete for good").click()
    expect(at_home.get_by_text("The table was deleted.")).to_be_visible()
    for seen in (page, watching):
        expect(seen.get_by_text("This table was deleted")).to_be_visible()
        seen.get_by_role("link", name="To your tables").click()
        expect(seen.get_by_role("button", name="Open the table")).to_be_visible()
    for one in (anna, watcher):  # the browser notes the status of that page
        one.wrong = [words for words in one.wrong if "410" not in words]
