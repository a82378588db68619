"""Stockpile with its modules in the browser: a whole game with everything on, and what each module shows."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person, play_on
from tests.browser.test_stockpile import play_until

People = Callable[..., Person]
EVERYTHING = {
    "bonds": "on",
    "commodities": "on",
    "dice": "on",
    "strategies": "promo",
    "first-player-card": "on",
    "investors": "bidding",
}
# Gives an answer of all that are open, not always the first, and notes what was asked and how it was worded.
ANSWER = """() => {
  const kind = document.querySelector('[data-testid=answers]')?.dataset.kind
  if (kind) (window.kinds ??= {})[kind] = document.querySelector('[data-testid=action-bar]').innerText
  const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
  window.turn = (window.turn ?? 0) + 1
  open[(window.turn * 7) % Math.max(1, open.length)]?.click()
}"""


def everything(one: Person, *seats: str) -> None:
    one.open_table(*seats, game="stockpile", **EVERYTHING)
    one.start()


def finish(one: Person) -> dict[str, str]:
    """Play the game to its end; which questions of the modules were asked, with the words of each."""
    one.answer_until(ANSWER)
    expect(one.see("result")).to_be_visible()
    return one.page.evaluate("window.kinds ?? {}")  # type: ignore[no-any-return]


def unsaid(one: Person) -> list[str]:
    """Messages that have no words, by their names."""
    text = one.text()
    return [word for word in text.split() if "-stockpile-" in word]


def test_a_whole_game_with_everything_on(person: People) -> None:
    ann = person("Ann")
    everything(ann, "person", "random", "random")
    play_on([ann], 8)
    assert ask_axe(ann.page) == []
    assert unsaid(ann) == []
    asked = finish(ann)
    assert {"buy-bonds", "place-commerce"} <= set(asked)
    assert all("-stockpile-" not in words for words in asked.values()), asked
    assert unsaid(ann) == []
    expect(ann.see("scores")).to_be_visible()
    assert ask_axe(ann.page) == []


def test_everything_on_a_phone_in_french(person: People) -> None:
    ada = person("Adèle", screen="phone", language="fr", color_scheme="dark")
    everything(ada, "person", "random")
    for answers in (1, 6, 10):
        play_on([ada], answers)
        assert ada.fits(390)
        assert ada.fits(360)
        assert unsaid(ada) == []
        assert ask_axe(ada.page) == []


def test_an_investor_says_what_he_can_do(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", game="stockpile", investors="on", strategies="on", dice="on")
    ann.start()
    ann.see("answers").wait_for()
    play_until(ann, "[data-testid=held-0]")
    expect(ann.see("die")).to_have_count(6)
    expect(ann.see("strategies")).to_be_visible()
    investor = ann.see("investor-0").first
    says = investor.get_attribute("title") or ""
    investor.click()
    expect(ann.page.locator("[popover]:popover-open")).to_contain_text(says)


def test_modules_are_switched_on_one_by_one_or_by_a_ready_mix(person: People) -> None:
    ann = person("Ann")
    ann.set_up("stockpile")
    modules = ann.see("modules")
    switches = modules.get_by_role("switch")
    expect(switches).to_have_count(6)
    expect(modules.get_by_test_id("option-board")).to_have_count(0)
    ann.see("web-stockpile-preset-everything").click()
    expect(modules.locator("[role=switch]:checked")).to_have_count(6)
    ann.see("web-stockpile-preset-first").click()
    modules.get_by_role("switch", name="Bonds").check()
    modules.get_by_role("switch", name="Investors").check()
    modules.get_by_role("radio", name="then bid").check()
    expect(ann.see("web-stockpile-preset-first")).to_have_attribute("aria-pressed", "false")
    assert ask_axe(ann.page) == []
    ann.see("name-input").fill("Ann")
    ann.see("open-table").click()
    ann.start()
    expect(ann.see("answers")).to_have_attribute("data-kind", "keep-investor")
    expect(ann.see("modules")).to_contain_text("Bonds")
    expect(ann.see("modules")).not_to_contain_text("Commerce")


def test_the_help_explains_the_modules_of_this_table_and_no_others(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", game="stockpile", bonds="on", investors="bidding")
    ann.start()
    ann.page.keyboard.press("?")
    modules = ann.see("help-modules")
    expect(modules.locator("> ul > li")).to_contain_text(["Bonds:", "Investors:", "Investor bidding:"])
    modules.get_by_text("All investors of the box").click()
    expect(modules.get_by_text("Agile Ana")).to_be_visible()
    assert ask_axe(ann.page) == []


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_bar_keeps_its_height_from_question_to_question(person: People, screen: str) -> None:
    ann = person("Ann", screen=screen)
    ann.open_table("person", "random", "random", game="stockpile", strategies="on", investors="on")
    ann.start()
    ann.see("answers").wait_for()
    high = ann.see("action-bar").bounding_box()
    for answers in (1, 3, 4):
        play_on([ann], answers)
        ann.answers().first.wait_for()
        assert ann.see("action-bar").bounding_box() == high


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_the_strategy_cards_in_the_hand_are_themselves_the_answers(person: People, screen: str) -> None:
    ann = person("Ann", screen=screen)

    def sit_down() -> None:
        ann.open_table("person", "random", "random", game="stockpile", strategies="on", start="1")
        ann.start()

    sit_down()
    expect(ann.see("answers")).to_have_attribute("data-kind", "drop-strategy")
    laid = ann.see("spread").get_by_test_id("option")
    expect(laid.first).to_be_visible()
    expect(ann.answers()).to_have_count(laid.count())
    expect(ann.see("action-bar").get_by_test_id("option")).to_have_count(0)
    assert ask_axe(ann.page) == []

    play_until(ann, "[data-testid=strategies] [data-testid=option]", sit_down)
    expect(ann.see("action-bar").locator("[data-words^=play]")).to_have_count(0)
    assert ask_axe(ann.page) == []


COUNT_FLIGHTS = """() => {
  window.flown = 0
  const count = (changes) => changes.forEach(({ addedNodes }) => (window.flown += addedNodes.length))
  new MutationObserver(count).observe(document.querySelector('.air'), { childList: true })
}"""


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_bonds_and_their_price_cross_the_table_unless_things_shall_stay_still(person: People, motion: str) -> None:
    ann = person("Ann")
    ann.page.emulate_media(reduced_motion="reduce" if motion == "reduce" else "no-preference")
    ann.open_table("person", "random", "random", game="stockpile", bonds="on", start="1")
    ann.start()
    expect(ann.see("answers")).to_have_attribute("data-kind", "buy-bonds")
    ann.page.evaluate(COUNT_FLIGHTS)
    ann.answer("buy 2")
    expect(ann.see("goods-0")).to_contain_text("2 bonds")
    assert (ann.page.evaluate("window.flown") >= 3) == (motion == "no-preference")


def test_a_pile_that_has_your_other_card_is_closed_and_says_why(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", game="stockpile", commodities="on")
    ann.start()
    play_until(ann, "[data-kind=place-commerce]")
    expect(ann.answers()).to_have_count(4)
    ann.see("held-1").click()
    expect(ann.page.locator("[data-words='second 2']")).to_be_visible()
    ann.see("held-0").click()
    ann.answer("first 2")
    expect(ann.answers()).to_have_count(3)
    expect(ann.see("closed")).to_contain_text("pile 2: Your two cards go on different piles.")
    assert ask_axe(ann.page) == []
