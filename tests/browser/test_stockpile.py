"""Stockpile's table: a full game with people and bots, cards placed in three ways, and what must stay covered."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person, play_on

People = Callable[..., Person]
ROOT = Path(__file__).parents[2]
PRINTED = ROOT / "src" / "openoutcry" / "games" / "stockpile" / "data.toml"


# Every third card is a Boom or a Bust; a game of one round; rounds in which every company pays a dividend.
MANY_ACTIONS = PRINTED.read_text(encoding="utf-8").replace("actions = 4", "actions = 20")
ONE_ROUND = re.sub(r"^([2-5]) = \d$", r"\1 = 1", MANY_ACTIONS, flags=re.MULTILINE)
ALL_PAY = MANY_ACTIONS.replace('["+4", "+2", "+1", "$$", "-2", "-3"]', str(["$$"] * 6))


def open_house_table(one: Person, text: str, *seats: str, **options: str) -> None:
    one.open_table(*seats, game="stockpile", house_set=text, **options)
    one.start()


def option(one: Person, words: str) -> Locator:
    return one.page.locator(f"[data-testid=option][data-words='{words}']")


# Unless this is on the page: sells no more, or gives the first answer that is open.
ANSWER = """(wanted) => {
  if (document.querySelector(wanted)) return true
  const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
  ;(open.find((one) => one.dataset.words === 'done') ?? open[0])?.click()
}"""


# Of the games in which something is played for, at most one in two hundred goes by without it.
MOST_TABLES = 8


def play_until(one: Person, wanted: str, again: Callable[[], object] | None = None) -> None:
    """Answer until this is on the page; nothing is sold. Where the deal may be against it, other tables are opened."""
    for _ in range(MOST_TABLES if again else 1):
        if one.answer_until(ANSWER, wanted):
            return
        if again:
            again()
    raise AssertionError(f"{wanted} never came")


def test_two_people_and_bots_finish_a_game(person: People) -> None:
    ann, ben = person("Ann"), person("Bénédicte", screen="phone", language="fr")
    table = ann.open_table("person", "open", "random", "random", game="stockpile")
    ben.sit(table, 1)
    ann.start()
    play_on([ann, ben], 4)
    for one in (ann, ben):
        assert ask_axe(one.page) == []
    assert ann.fits()
    assert ben.fits(360)
    assert ben.fits(390)
    play_on([ann, ben])
    expect(ben.see("result")).to_be_visible()
    assert ask_axe(ben.page) == []
    assert ben.fits(360)
    for seat, one in enumerate((ann, ben)):
        nothing_covered_is_sent(one, seat)
        money = [int(row) for row in re.findall(r"\d+", " ".join(one.page.locator(".score").all_inner_texts()))]
        assert money == sorted(money, reverse=True)
    assert english_in(ben) == []


def english_in(one: Person) -> list[str]:
    """Words on the page that stand in no French sentence; companies keep their names."""
    return re.findall(r"\b(the|and|your|you|with|of|is|are|round|pile \d of|shares?|bids?|sells?)\b", one.text())


def nothing_covered_is_sent(one: Person, seat: int) -> None:
    """No message had another seat's pair, hand or portfolio, or a card that somebody else put face down."""
    matches = one.matches()
    assert len(matches) > 20
    for match in matches:
        shown = match["shown"]
        for other, player in enumerate(shown["players"]):
            if other != seat:
                assert set(player["hand"]) <= {None}
                hidden = ("shares", "split", "known", "booms", "busts", "worth")
                assert [player[field] for field in hidden] == [None] * len(hidden)
        for pair in shown["pairs"]:
            if pair["seat"] != seat and not pair["open"]:
                assert pair["company"] is None
                assert pair["forecast"] is None
        face_down = [card["kind"] for pile in shown["piles"] for card in pile["cards"] if not card["face_up"]]
        assert sum(kind is not None for kind in face_down) <= 1
        for event in (line["event"] for line in match["log"]):
            private_events_are_ones_own(event, seat)


def private_events_are_ones_own(event: dict[str, Any], seat: int) -> None:
    if event["event"] in ("starter-dealt", "insider-information", "hand-dealt"):
        assert event["seat"] == seat
    if event["event"] == "card-placed" and event["seat"] != seat:
        assert event["face_up"] == (event["card"] is not None)


def drag(one: Person, card: Locator, onto: Locator) -> None:
    start, end = card.bounding_box(), onto.bounding_box()
    assert start is not None
    assert end is not None
    mouse = one.page.mouse
    mouse.move(start["x"] + 30, start["y"] + 30)
    mouse.down()
    mouse.move(end["x"] + 60, end["y"] + 60, steps=4)
    mouse.up()


def cards_on(one: Person, pile: int) -> Locator:
    return one.see(f"pile-{pile}").get_by_test_id("pile-card")


def test_cards_are_dragged_pressed_and_placed_by_keys_and_bids_made_on_the_tracks(person: People) -> None:
    """Two players, who place two hands and have two meeples, on the advanced board."""
    ann = person("Ann")
    open_house_table(ann, ONE_ROUND, "person", "random", board="advanced", start="1")
    ann.see("held-0").wait_for()
    expect(ann.see("pair-mine")).to_have_count(2)
    expect(ann.see("pair-covered")).to_have_count(2)

    card = ann.see("held-0").get_attribute("data-card")
    drag(ann, ann.see("held-0"), ann.see("pile-2"))
    expect(cards_on(ann, 2)).to_have_count(2)
    expect(cards_on(ann, 2).last).to_have_attribute("data-kind", str(card))
    expect(cards_on(ann, 2).last).to_have_attribute("data-up", "true")

    card = ann.see("held-0").get_attribute("data-card")
    option(ann, "first down 3").click()
    expect(cards_on(ann, 3).nth(1)).to_have_attribute("data-up", "false")
    expect(cards_on(ann, 3).nth(1)).to_have_attribute("data-kind", str(card))

    ann.see("held-1").wait_for()
    before = cards_on(ann, 4).count()
    second = ann.see("held-1").get_attribute("data-card")
    ann.page.keyboard.press("c")
    ann.page.keyboard.press("f")
    expect(ann.see("held-1")).to_have_attribute("data-facing", "up")
    ann.page.keyboard.press("4")
    expect(cards_on(ann, 4)).to_have_count(before + 1)
    expect(cards_on(ann, 4).last).to_have_attribute("data-kind", str(second))
    ann.page.keyboard.press("1")

    option(ann, "bid 1 1").wait_for()
    ann.page.keyboard.press("2")
    expect(option(ann, "bid 2 0")).to_be_focused()
    ann.page.keyboard.press("ArrowUp")
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-event=bid-made]").first).to_have_text("Ann bids $1K for pile 2.")
    other = ann.page.locator("[data-testid=option][data-words^='bid ']:not([aria-disabled=true])").last
    pile, bid = re.findall(r"\d+", other.get_attribute("data-words") or "")
    other.click()
    said = ann.page.locator("[data-event=bid-made]").filter(has_text=f"Ann bids ${bid}K for pile {pile}")
    expect(said).to_have_count(1)
    play_on([ann])
    expect(ann.see("result")).to_be_visible()
    expect(ann.see("scores")).to_be_visible()


def test_actions_sales_and_dividends_say_what_they_bring(person: People) -> None:
    ann = person("Ann")

    def sit_down() -> None:
        open_house_table(ann, ALL_PAY, "person", "random", start="1")

    sit_down()
    play_until(ann, "[data-words^='boom '], [data-words^='bust ']", sit_down)
    boom = ann.answers().first
    company = (boom.get_attribute("data-words") or "").split(" ", 1)[1]
    row = ann.page.locator("[data-testid^=company-]").filter(has_text=re.compile(company, re.IGNORECASE))
    promised = re.search(r"→ (\d+)", boom.inner_text())
    assert promised is not None
    row.click()
    expect(ann.page.locator("[data-event=action-played]").filter(has_text="Ann plays")).to_have_count(1)
    assert value_after_anns_action(ann) == int(promised[1])

    play_until(ann, "[data-words^='sell ']", sit_down)
    sale = ann.answers().first
    price = sale.locator("b").inner_text().removeprefix("+")
    sale.click()
    expect(ann.page.locator("[data-event=share-sold]").filter(has_text="Ann sells").first).to_contain_text(price)

    play_until(ann, "[data-testid=forced]", sit_down)
    expect(ann.see("forced").get_by_test_id("option")).to_have_count(1)
    expect(ann.see("forced")).to_contain_text("Everybody is asked all the same")
    assert ask_axe(ann.page) == []


def test_who_has_nothing_to_decide_may_leave_going_on_to_the_page(person: People) -> None:
    ann = person("Ann")

    def sit_down() -> None:
        open_house_table(ann, ALL_PAY, "person", "random", "random")

    sit_down()
    play_until(ann, "[data-testid=forced]", sit_down)
    forced = ann.page.locator("[data-testid=forced] p").text_content() or ""
    ann.see("settings").click()
    ann.see("go-on").check()
    ann.page.keyboard.press("Escape")
    expect(ann.see("forced").filter(has_text=forced)).to_have_count(0)
    ann.page.reload()
    ann.see("settings").click()
    expect(ann.see("go-on")).to_be_checked()


def value_after_anns_action(ann: Person) -> int:
    """What the company was worth when all that her Boom or Bust did to it was done; she sits first."""
    matches = ann.matches()
    events = [line["event"] for match in matches for line in match["log"]]
    first = next(n for n, event in enumerate(events) if event["event"] == "action-played" and event["seat"] == 0)
    value = -1
    for event in events[first + 1 :]:
        if event["event"] not in ("stock-moved", "stock-split", "bankrupt"):
            break
        value = event["value"]
    return value


# The phase in which something is asked, if it is a new one; else gives the last answer that is open.
NEW_PHASE = """(seen) => {
  const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
  const phase = document.querySelector('[data-testid=phase]')?.dataset.phase
  if (open.length > 0 && !seen.includes(phase)) return phase
  open.at(-1)?.click()
}"""


def test_a_whole_round_in_french_on_a_phone_at_night(person: People) -> None:
    """Every phase reads French, fits, and has nothing that axe minds."""
    ada = person("Adèle", screen="phone", language="fr", color_scheme="dark")
    open_house_table(ada, ONE_ROUND, "person", "random", "random", "random", "random", memory="perfect")
    seen: list[str] = []
    while not ada.over():
        phase = ada.page.evaluate(NEW_PHASE, seen)
        if phase is not None:
            seen.append(phase)
            assert ada.fits(360), phase
            assert english_in(ada) == [], phase
            assert ask_axe(ada.page) == [], phase
    assert {"supply", "demand", "selling"} <= set(seen)
    assert english_in(ada) == []


def test_a_finger_drags_a_card_onto_a_pile(person: People) -> None:
    ann = person("Ann", screen="phone", has_touch=True)
    open_house_table(ann, ONE_ROUND, "person", "random", "random", start="1")
    ann.see("held-1").wait_for()
    card = ann.see("held-1").get_attribute("data-card")
    box, goal = ann.see("held-1").bounding_box(), ann.see("pile-1").bounding_box()
    assert box is not None
    assert goal is not None
    touch = ann.page.context.new_cdp_session(ann.page)
    path = [(box["x"] + 20, box["y"] + 20), (goal["x"] + 40, goal["y"] + 80), (goal["x"] + 60, goal["y"] + 60)]
    for n, (x, y) in enumerate(path):
        kind = "touchStart" if n == 0 else "touchMove"
        touch.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]})
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(cards_on(ann, 1)).to_have_count(2)
    expect(cards_on(ann, 1).last).to_have_attribute("data-kind", str(card))
    expect(cards_on(ann, 1).last).to_have_attribute("data-up", "false")


def test_the_end_of_a_round_is_shown_again(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", game="stockpile", start="1")
    ann.start()
    play_until(ann, "[data-round='2']")
    ann.see("held-0").wait_for()  # until then the end of the round may be shown by itself
    ann.see("last-round").click()
    expect(ann.see("insider")).to_contain_text("Round 1 at the close")
    ann.see("last-round").click()
    expect(ann.see("insider")).to_contain_text("Insider information")
    expect(ann.see("pair-mine")).to_have_count(1)
    ann.page.locator("[data-event=bid-made]").first.click()
    expect(ann.see("looking-back")).to_be_visible()
    expect(ann.see("phase")).to_have_attribute("data-phase", "demand")
    expect(ann.see("phase")).to_have_attribute("data-round", "1")
    ann.see("back-to-now").click()
    expect(ann.see("phase")).to_have_attribute("data-round", "2")


# All six companies move.
NOBODY_PAYS = PRINTED.read_text(encoding="utf-8").replace('"+4", "+2", "+1", "$$"', '"+4", "+2", "+1", "+3"')
ARRIVED = """() => [...document.querySelectorAll('[data-testid^=company-]')].every((row) =>
  Number(row.querySelector('[data-testid^=ticker-]').style.getPropertyValue('--at')) === Number(row.dataset.space))"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_tickers_have_arrived_before_anything_is_asked(person: People, motion: Any) -> None:
    ann = person("Ann")
    ann.page.emulate_media(reduced_motion=motion)
    open_house_table(ann, NOBODY_PAYS, "person", "random", "random", start="1")

    def second_round() -> bool:
        if ann.page.evaluate(ANSWER, "[data-testid=phase][data-round='2']"):
            return True
        ann.page.keyboard.press("Space")
        return False

    ann.until(second_round)
    ann.see("held-0").wait_for()
    assert ann.page.evaluate(ARRIVED)
