"""Two people and two bots finish a game at one table, whatever happens to their connections."""

import json
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import ask_axe
from tests.browser.line import Line
from tests.browser.people import Person, play_on, shown_chips
from tests.server.harness import Server

People = Callable[..., Person]


def test_two_people_and_two_bots_finish_a_game_through_reload_lost_line_and_restart(
    person: People, server: Server, line: Line
) -> None:
    ann, ben = person("Ann"), person("Ben", screen="phone", address=line.address)
    table = ann.open_table("person", "open", "broker", "random")
    ben.sit(table, 1)
    ann.start()
    play_on([ann, ben], 20)

    lines = ann.see("log-line").count()
    ann.page.reload()
    expect(ann.see("player-0")).to_be_visible()
    ann.until(lambda: ann.see("log-line").count() >= lines)

    play_on([ann, ben], 10)
    line.cut()
    expect(ben.see("reconnecting").first).to_be_visible()
    line.mend()
    expect(ben.see("reconnecting")).to_have_count(0)

    play_on([ann, ben], 10)
    server.kill()
    expect(ann.see("reconnecting").first).to_be_visible()
    server.start()
    expect(ann.see("reconnecting")).to_have_count(0)
    ann.until(lambda: ann.see("log-line").count() >= lines)

    play_on([ann, ben])
    expect(ann.see("result")).to_be_visible()
    expect(ben.see("result")).to_be_visible()
    record = ann.page.request.get(f"{server.address}/api/tables/{table}/record").text()
    assert json.loads(record.splitlines()[-1])["end"] == "crash"


def test_no_message_to_a_seat_contains_another_seat_s_chips(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    watcher = person("Wanda")
    table = ann.open_table("person", "open", "broker", "broker", memory="table")
    ben.sit(table, 1)
    watcher.visit(table)
    ann.start()
    play_on([ann, ben, watcher])
    for one, seat in ((ann, 0), (ben, 1), (watcher, None)):
        seen = shown_chips(one)
        assert seen
        for chips in seen:
            assert all(number is None for other, number in enumerate(chips) if other != seat)
    assert any(chips[0] is not None for chips in shown_chips(ann))
    words = "".join(ann.frames)
    assert '"sealed"' not in words
    assert '"learned"' not in words


AWAY = """() => {
  const away = document.querySelector('[data-testid=asked-away]')
  if (!away) document.querySelector('[data-testid=option]:not([aria-disabled=true])')?.click()
  return away?.closest('[data-testid=question]').innerText
}"""


def test_the_bar_says_that_the_player_who_is_waited_for_is_away(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("person", "open", "random")
    ben.sit(table, 1)
    ann.start()
    expect(ben.see("player-1")).to_be_visible()
    ben.page.goto("about:blank")
    assert ann.answer_until(AWAY, drawn=True) == "Ben is away. Waiting for Ben."
    assert ask_axe(ann.page) == []
    ben.visit(table)
    expect(ann.see("asked-away")).to_have_count(0)
    expect(ann.see("turn")).to_contain_text("Ben")
    expect(ann.see("turn")).not_to_contain_text("away")


def test_a_spectator_watches_chats_and_cannot_answer(person: People) -> None:
    ann, wanda = person("Ann"), person("Wanda")
    table = ann.open_table("person", "broker", "broker")
    wanda.visit(table)
    ann.start()
    expect(wanda.see("spectating").first).to_be_visible()
    assert wanda.answers().count() == 0
    ann.see("tab-chat").click()
    ann.see("chat-input").fill("Good luck, everybody")
    ann.see("chat-send").click()
    wanda.see("tab-chat").click()
    expect(wanda.page.get_by_text("Good luck, everybody").first).to_be_visible()


def test_a_past_line_shows_the_table_as_it_was(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    ann.start()
    play_on([ann], 6)
    pile = ann.see("pile").text_content() or ""
    ann.see("log-line").first.click()
    expect(ann.see("looking-back")).to_be_visible()
    expect(ann.see("pile")).not_to_have_text(pile)
    ann.see("back-to-now").click()
    expect(ann.see("looking-back")).to_have_count(0)
    expect(ann.see("pile")).to_have_text(pile)


def test_a_seat_is_taken_up_on_another_device_by_its_link(person: People, server: Server) -> None:
    ann, phone = person("Ann"), person("Ann", screen="phone")
    table = ann.open_table("person", "broker", "broker")
    ann.start()
    link = ann.page.request.get(f"{server.address}/api/tables/{table}/seats/0/link").json()["link"]
    phone.page.goto(link)
    expect(phone.see("player-0")).to_be_visible()
    expect(phone.see("chips-0")).to_have_attribute("data-covered", "false")
    phone.answers().first.click()


def test_hot_seat_covers_one_player_from_the_next(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "person", "broker", memory="table", start="1")
    ann.start()
    expect(ann.see("pass-device")).to_be_visible()
    assert ann.page.locator("[data-testid^=chips-][data-covered=false]").count() == 0
    ann.see("take-device").click()
    expect(ann.see("chips-0")).to_have_attribute("data-covered", "false")
    expect(ann.see("chips-1")).to_have_attribute("data-covered", "true")


def test_a_rematch_takes_everybody_along(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("person", "open", "broker")
    ben.sit(table, 1)
    ann.start()
    play_on([ann, ben])
    ann.see("rematch").click()
    ann.page.wait_for_url(lambda url: table not in url)
    ben.see("rematch").click()
    ben.page.wait_for_url(lambda url: table not in url)
    assert ben.page.url == ann.page.url
    play_on([ann, ben], 3)


def test_undo_takes_back_one_s_own_answer(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker", credit="own-turn", start="1")
    ann.start()
    expect(ann.see("chips-0")).to_have_text("6")
    ann.answer("credit")
    expect(ann.see("chips-0")).to_have_text("8")
    ann.see("undo").click()
    expect(ann.see("chips-0")).to_have_text("6")
