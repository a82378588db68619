"""A host looks after a table in the browser: removes, mutes, locks; somebody else takes the seat; a link is renewed."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.people import Person


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_a_host_frees_a_seat_and_somebody_else_plays_on(person: Callable[..., Person], screen: str) -> None:
    ann, ben, eve = person("Ann", screen), person("Ben"), person("Eve", screen)
    table = ann.open_table("person", "open", "broker")
    ben.sit(table, 1)
    ann.start()
    eve.visit(table)
    expect(eve.see("spectating")).to_have_count(1)
    ann.see("share").click()
    ann.see("mute-1").click()
    expect(ann.see("after-1")).to_contain_text("muted")
    ann.see("remove-1").click()
    ann.see("free-1").click()
    expect(ann.see("after-1")).to_contain_text("waits for somebody")
    expect(ben.see("take-seat")).to_be_visible()
    eve.see("take-seat").click()
    eve.see("name-input").fill("Eve")
    eve.see("take-1").click()
    expect(eve.see("take-seat")).to_have_count(0)
    expect(ben.see("take-seat")).to_have_count(0)
    ann.see("lock").click()
    expect(ben.see("lost")).to_contain_text("The host has locked this table")
    ann.page.get_by_text("Who did what").click()
    expect(ann.see("deeds").locator("li")).to_contain_text(
        ["Ann muted Ben.", "Ann removed Ben.", "Eve took the seat 2.", "Ann locked the table."]
    )


def test_a_leaked_link_is_renewed_and_a_name_taken_off(person: Callable[..., Person]) -> None:
    ann = person("Ann")
    table = ann.open_table("person", "broker", "broker")
    ann.start()
    ann.see("share").click()
    ann.see("seat-link-0").locator("summary").click()
    link = ann.see("seat-link-0").get_by_test_id("link")
    before = link.input_value()
    ann.see("renew-0").click()
    expect(link).not_to_have_value(before)
    thief = person("Mallory")
    thief.page.goto(before)
    assert f"/t/{table}" not in thief.page.url
    ann.page.goto(ann.address)
    ann.see("forget").click()
    ann.see("forget-yes").click()
    expect(ann.see("notice")).to_contain_text("Your name is gone from 1 table.")
