"""Pages that follow each other: focus, titles, addresses, messages, parts that fail to load, and state that ends."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person, play_on
from tests.browser.test_speculation_board_table import MANY_RANKS, play_until

People = Callable[..., Person]


def cut(page: Page, pattern: str) -> Callable[[], None]:
    """Let requests for these addresses fail; what it returns ends that."""

    def abort(route: Route) -> None:
        route.abort()

    matching = re.compile(pattern)
    page.route(matching, abort)
    return lambda: page.unroute(matching, abort)


def test_a_page_that_was_gone_to_has_the_focus_and_its_title_is_read_out(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ann.see("rules-mogul").focus()
    assert ann.see("spoken").inner_text() == ""
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("main")).to_be_focused()
    expect(ann.see("spoken")).to_contain_text("The rules of Mogul – Open Outcry")
    ann.page.go_back()
    expect(ann.see("play-mogul")).to_be_visible()
    expect(ann.page.locator("main")).to_be_focused()
    ann.see("play-mogul").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("stage")).to_be_focused()
    expect(ann.see("spoken")).to_contain_text("Mogul")


def test_the_table_that_follows_its_lobby_has_the_focus(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    ann.see("start").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("stage")).to_be_focused()


def test_a_malformed_address_is_a_page_that_does_not_exist(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ann.page.evaluate("history.replaceState(null, '', '/t/%')")
    ann.page.reload()
    expect(ann.see("lost")).to_be_visible()


def test_an_unknown_address_is_not_found_and_the_page_leads_home(person: People) -> None:
    ann = person("Ann")
    answer = ann.page.goto(f"{ann.address}/tables/2222222222")
    assert answer is not None
    assert answer.status == 404
    expect(ann.see("lost")).to_contain_text("There is no such page.")
    ann.see("lost").get_by_role("link").click()
    expect(ann.see("play-mogul")).to_be_visible()


def test_tab_goes_to_one_line_of_the_history_and_arrows_to_the_others(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    ann.start()
    play_on([ann], 3)
    lines = ann.see("log-line")
    stop = ann.page.locator("[data-testid=log-line][tabindex='0']")
    expect(stop).to_have_count(1)
    ann.see("tab-history").focus()
    ann.page.keyboard.press("Tab")
    expect(lines.last).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    expect(lines.nth(lines.count() - 2)).to_be_focused()
    ann.page.keyboard.press("Home")
    expect(lines.first).to_be_focused()
    ann.page.keyboard.press("Enter")
    expect(ann.see("stage")).to_have_class(re.compile("past"))
    expect(stop).to_have_count(1)
    assert ask_axe(ann.page) == []


def test_a_message_is_read_out_by_a_region_that_was_there_and_stays_while_it_is_pointed_at(person: People) -> None:
    ann = person("Ann")
    ann.page.clock.install()
    ann.open_table("person", "open", "broker")
    alarms = ann.see("alarms")
    expect(alarms).to_have_count(1)
    expect(alarms).to_be_empty()
    ann.see("start").click(force=True)  # not open yet: it says why
    notice = ann.see("notice")
    expect(notice).to_contain_text("seat is still free")
    expect(alarms).to_contain_text("seat is still free")
    notice.hover()
    ann.page.clock.fast_forward(60_000)
    expect(notice).to_have_count(1)
    ann.page.mouse.move(0, 0)
    ann.page.clock.fast_forward(60_000)
    expect(notice).to_have_count(0)


def test_games_that_do_not_come_are_asked_for_again(person: People) -> None:
    ann = person("Ann")
    mend = cut(ann.page, "/api/games$")
    ann.page.goto(ann.address)
    expect(ann.see("failed")).to_be_visible()
    assert ask_axe(ann.page) == []
    mend()
    ann.see("failed").get_by_role("button").click()
    expect(ann.see("play-mogul")).to_be_visible()
    expect(ann.see("failed")).to_have_count(0)


# What a page needs, by the names of the files of the built client.
NEEDED = {
    "the form": ("/", "words-en-mogul-more"),
    "the rules": ("/rules/mogul", "/api/games/mogul/rules"),
    "the rules' words": ("/rules/mogul", "words-en-mogul-rules"),
}


@pytest.mark.parametrize("needed", NEEDED)
def test_a_page_says_that_a_part_of_it_does_not_come_and_fetches_it_again(person: People, needed: str) -> None:
    path, pattern = NEEDED[needed]
    ann = person("Ann")
    # Else the page reloads itself, as after an update of the server.
    ann.page.add_init_script("sessionStorage.setItem('openoutcry.reloaded', Date.now())")
    mend = cut(ann.page, pattern)
    ann.page.goto(ann.address + path)
    if path == "/":
        ann.see("setup-mogul").click()
    expect(ann.see("failed")).to_be_visible()
    mend()
    ann.see("failed").get_by_role("button").click()
    expect(ann.see("open-table" if path == "/" else "rules-page")).to_be_visible()


@pytest.mark.parametrize("needed", ["/table-[^/]*js$", "/words-en-mogul-[^/]{8}.js$"], ids=["the table", "its words"])
def test_a_table_of_which_a_part_does_not_come_says_so_and_is_there_when_asked_again(
    person: People, needed: str
) -> None:
    ann = person("Ann")
    table = ann.open_table("person", "broker", "broker")
    ann.start()
    ann.page.evaluate("sessionStorage.setItem('openoutcry.reloaded', Date.now())")
    mend = cut(ann.page, needed)
    ann.visit(table)
    expect(ann.see("lost")).to_contain_text("The server does not answer.")
    assert ask_axe(ann.page) == []
    mend()
    ann.page.reload()
    expect(ann.see("player-0")).to_be_visible()


def test_the_help_says_that_the_rules_do_not_come_and_fetches_them_when_it_is_opened_again(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    ann.start()
    ann.page.evaluate("sessionStorage.setItem('openoutcry.reloaded', Date.now())")
    mend = cut(ann.page, "/RulesHelp-[^/]*js$")
    ann.see("help").click()
    expect(ann.see("notice")).to_contain_text("The server does not answer.")
    expect(ann.see("help-keys")).to_be_visible()
    ann.page.keyboard.press("Escape")
    mend()
    ann.see("help").click()
    expect(ann.see("help-rules")).to_be_visible()


def test_a_page_without_any_words_says_so(person: People) -> None:
    ann = person("Ann")
    ann.page.add_init_script("sessionStorage.setItem('openoutcry.reloaded', Date.now())")
    mend = cut(ann.page, "words-en-house")
    ann.page.goto(ann.address)
    expect(ann.page.locator("#unreachable")).to_contain_text("The server does not answer.")
    assert ask_axe(ann.page) == []
    mend()
    ann.page.get_by_role("link", name="Try again").click()
    expect(ann.see("play-mogul")).to_be_visible()
    expect(ann.page.locator("#unreachable")).to_be_hidden()


def test_a_card_that_was_picked_up_at_one_table_is_not_held_at_the_next(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    for _ in range(2):
        ann.see("play-stockpile").click()
        expect(ann.see("held-0")).to_have_attribute("aria-pressed", "true")
        ann.see("held-1").click()
        expect(ann.see("held-1")).to_have_attribute("aria-pressed", "true")
        ann.page.get_by_role("link", name="Open Outcry, home").click()


def come_back(person: Person) -> None:
    """Go home and to the table again, without another page being loaded, and with the mouse on nothing."""
    person.page.go_back()
    expect(person.see("my-table").first).to_be_visible()
    person.page.mouse.move(0, 0)
    person.page.go_forward()
    expect(person.answers().first).to_be_visible()


def from_home(person: Person) -> None:
    """Go to the table that was opened last by its link on the front page."""
    person.page.goto(person.address)
    person.see("my-table").first.click()
    expect(person.answers().first).to_be_visible()


def test_investors_that_were_taken_are_not_taken_after_the_table_was_left(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", game="stockpile", investors="on")
    ann.start()
    from_home(ann)
    taken = ann.page.locator("[data-testid^=dealt-][aria-pressed=true]")
    expect(taken).to_have_count(2)
    before = [one.get_attribute("data-testid") for one in taken.all()]
    ann.page.locator("[data-testid^=dealt-][aria-pressed=false]").first.click()
    assert [one.get_attribute("data-testid") for one in taken.all()] != before
    come_back(ann)
    expect(taken).to_have_count(2)
    assert [one.get_attribute("data-testid") for one in taken.all()] == before


def test_a_brick_that_was_pointed_at_is_not_after_the_table_was_left(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", game="speculation-board", house_set=MANY_RANKS, start="1")
    ann.start()
    play_until(ann, "raise", "lower")
    from_home(ann)
    company = ann.answers().first.get_attribute("data-option")
    ann.see(f"company-{company}").hover()
    expect(ann.page.locator(".preview")).to_have_count(1)
    come_back(ann)
    expect(ann.see(f"brick-{company}")).to_be_visible()
    expect(ann.page.locator(".preview")).to_have_count(0)


def test_the_audit_log_is_fetched_when_the_host_acts_and_not_when_somebody_talks(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("person", "open", "broker")
    ben.sit(table, 1)
    fetched: list[str] = []
    ann.page.on("request", lambda request: fetched.append(request.url) if "/deeds" in request.url else None)
    ann.page.get_by_text("Looking after the table").click()
    expect(ann.see("after-1")).to_be_visible()
    ann.until(lambda: fetched)
    before = len(fetched)
    for words in ("One", "Two", "Three"):
        ben.see("chat-input").fill(words)
        ben.page.keyboard.press("Enter")
        expect(ann.page.get_by_role("log").get_by_text(words)).to_be_visible()
    ann.see("mute-1").click()
    ann.until(lambda: len(fetched) > before)
    expect(ann.see("after-1")).to_contain_text("muted")
    assert len(fetched) == before + 1
