"""Stockpile's investors in the browser: how they are chosen, what they ask, and what they add in the end.

Three people share one device, and all investors that are dealt are known: whoever may hire the wanted one does."""

import re
import tomllib
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openoutcry.games.catalogue import open_game
from openoutcry.games.stockpile.nouns import ability
from tests.browser.conftest import ask_axe
from tests.browser.people import Person, digits
from tests.browser.test_stockpile import PRINTED, open_house_table

People = Callable[..., Person]
# Nobody of these asks anything.
DULL = ("Billionaire Bill", "Broker Bernie", "Cunning Carlos", "Discount Donald", "Lazy Liliane", "Moneymaker Mitt")
# Hires whom the test wants, does what need not be done only when nothing else is left, and else takes the first answer.
ANSWER = """([wanted, seen, asked]) => {
  if (document.querySelector(seen)) return true
  // What the bar holds may still be fetched when it asks, and the piles can be pressed already.
  if (asked && document.querySelector('[data-testid=action-bar]')?.textContent.includes(asked)) return true
  document.querySelector('[data-testid=take-device]')?.click()
  const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
  const named = open.find((one) => one.textContent.includes(wanted))
  const done = open.find((one) => one.dataset.words === 'done')
  // Shares can be pressed before the bar is there, and who sells them all has none in the end.
  if (!done && open.some((one) => one.dataset.words.startsWith('sell '))) return
  ;(named ?? done ?? open[0])?.click()
}"""


# Keeps the first two of these that are dealt, does nothing that need not be done, and else takes the first answer.
KEEP_TWO = """([wanted, seen]) => {
  if (document.querySelector(seen)) return true
  document.querySelector('[data-testid=take-device]')?.click()
  const dealt = [...document.querySelectorAll('[data-testid^=dealt-]')]
  const kept = dealt.filter((one) => wanted.some((name) => one.textContent.includes(name))).slice(0, 2)
  const left = kept.filter((one) => one.getAttribute('aria-pressed') === 'false')
  if (kept.length === 2 && left.length > 0) return left.forEach((one) => one.click())
  document.querySelector('[data-testid=option]:not([aria-disabled=true])')?.click()
}"""


def dealing(*investors: str) -> str:
    """A house set of one round that deals these investors only: the others need a module that is not in play. Companies
    rise, and one Bust makes none bankrupt, so that everybody has a share in the end."""
    text = re.sub(r"^([2-5]) = \d$", r"\1 = 1", PRINTED.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = re.sub(r"^base = \[.*\]$", f"base = {['+1'] * 6}".replace("'", '"'), text, flags=re.MULTILINE)
    text = re.sub(r'^needs = "\w+"\n', "", text, flags=re.MULTILINE).replace("actions = 4", "actions = 1")
    for name in [one["name"] for one in tomllib.loads(text)["investors"] if one["name"] not in investors]:
        text = re.sub(rf'(name = "{name}"\n(?:money|two_players|is)[^\n]*\n)', r'\1needs = "commodities"\n', text)
    return text


def play_until(one: Person, wanted: str, seen: str, asked: str = "") -> None:
    """Three people at one device play, one of them with this investor, until this is on the page, or asked."""
    people = ("person", "person", "person")
    others = [name for name in DULL if name != wanted][: 2 * len(people) - 1]
    open_house_table(one, dealing(wanted, *others), *people, bonds="on", investors="promo", start="1")
    assert one.answer_until(ANSWER, [wanted, seen, asked]), f"{seen} never came"


def test_two_players_take_two_of_four_investors(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", game="stockpile", investors="promo")
    ann.start()
    dealt = ann.page.locator("[data-testid^=dealt-]")
    expect(dealt).to_have_count(4)
    chosen = [dealt.nth(n).locator("strong").inner_text().split(",")[0] for n in (3, 2)]
    dealt.nth(3).click()
    dealt.nth(2).click()
    expect(ann.page.locator("[data-testid^=dealt-][aria-pressed=true]")).to_have_count(2)
    for name in chosen:
        expect(ann.answers()).to_contain_text(name)
    assert ask_axe(ann.page) == []
    ann.answers().click()
    for name in chosen:
        expect(ann.see("holdings-0")).to_contain_text(name)


def test_who_has_two_abilities_at_the_same_time_is_asked_which_is_first(person: People) -> None:
    ann = person("Ann")
    looking = ["Maverick Mark", "Mayknow Martha", "Wise Warren"]  # all eight are dealt: two of the three to one player
    open_house_table(ann, dealing(*looking, *DULL[:5]), "person", "person", investors="promo", start="1")
    assert ann.answer_until(KEEP_TWO, [looking, "[data-kind=which-first]"])
    both = ann.see("answers").get_by_test_id("option")
    expect(both).to_have_count(2)
    first, second = (text.split(" first")[0] for text in both.all_inner_texts())
    assert {first, second} < set(looking)
    assert ask_axe(ann.page) == []
    asks = {"Maverick Mark": "from-pile", "Mayknow Martha": "peek", "Wise Warren": "look-pile"}
    both.nth(1).click()
    expect(ann.see("answers")).to_have_attribute("data-kind", asks[second])


def test_pairs_that_can_be_looked_at_are_numbered_and_pressed(person: People) -> None:
    ann = person("Ann")
    play_until(ann, "Mayknow Martha", "[data-kind=peek]")
    asked = ann.see("insider").locator("[data-words^=pair]")
    numbers = {re.findall(r"\d", text)[0] for text in asked.all_inner_texts()}
    assert len(numbers) == asked.count() > 0
    shown = set(ann.see("insider").locator(".number").all_inner_texts())
    assert numbers <= shown
    expect(ann.see("answers")).to_contain_text("you may look at a pair")
    assert ask_axe(ann.page) == []
    asked.first.click()
    expect(ann.page.locator("[data-event=pair-seen]").first).to_be_visible()


def test_royal_robins_lays_out_the_piles_as_he_likes(person: People) -> None:
    ann = person("Ann")
    freely = "exactly one of them face down"
    play_until(ann, "Royal Robins", "[data-testid=way-down]", freely)
    expect(ann.see("action-bar")).to_contain_text(freely)
    card = ann.see("held-1").get_attribute("data-card")
    ann.see("held-1").click()
    ann.see("way-down").click()
    assert ask_axe(ann.page) == []
    ann.answer("second down 3")
    laid = ann.see("pile-3").get_by_test_id("pile-card")
    expect(laid).to_have_attribute("data-up", "false")
    expect(laid).to_have_attribute("data-kind", card or "")


def test_discount_donald_sees_on_the_tracks_what_he_bids_and_what_he_pays(person: People) -> None:
    ann = person("Ann")
    play_until(ann, "Discount Donald", "[data-testid=own-price]")
    spaces = ann.see("pile-3").locator("[data-words^=bid]")
    said = spaces.locator(".visually-hidden").all_inner_texts()
    assert said[:2] == ["Bid $0 for pile 3", "Bid $1K for pile 3: you pay $0"]
    assert len(set(said)) == len(said) == 8
    assert spaces.get_by_test_id("own-price").all_inner_texts() == ["→0", "→1", "→3", "→6", "→10", "→15", "→20"]
    assert ask_axe(ann.page) == []


def test_the_parts_of_a_score_make_the_whole_with_what_an_investor_adds(person: People) -> None:
    ann = person("Ann")
    play_until(ann, "Golden Graham", "[data-testid=result]")
    table = ann.see("scores")
    totals = table.locator("[data-part=total] td").all_inner_texts()
    last = ann.see("log-line").last.inner_text()
    assert [total for total in totals if total not in last.partition("The scores: ")[2]] == []
    extra = [digits(cell) for cell in table.locator("[data-part=extra] [data-sum]").all_inner_texts()]
    assert len(extra) == 1
    assert extra[0] > 0
    for column in range(2, 5):
        cells = table.locator(f":is([data-part=company], [data-part=extra]) > :nth-child({column}) [data-sum]")
        rows = ("money", "sale", "majorities", "bonds", "fees", "total")
        written = [table.locator(f"[data-part={row}] > :nth-child({column})").all_inner_texts() for row in rows]
        money, sale, *others, total = (sum(digits(cell) for cell in row if cell != "–") for row in written)
        assert sum(digits(cell) for cell in cells.all_inner_texts()) == sale
        assert money + sale + sum(others) == total


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_help_says_every_number_of_an_ability_as_the_house_set_has_it(person: People, language: str) -> None:
    head, first, rest = PRINTED.read_text(encoding="utf-8").partition("[[investors]]")
    investors, playing, strategies = rest.partition("[playing]")
    numbers = re.sub(r"^(?!money|two_players)(\w+ =) \d+", r"\1 7", investors, flags=re.MULTILINE)
    house = head + first + numbers.replace("[-4, -3, 0,", "[-9, -6, -1,") + playing + strategies
    ann = person("Ann", language=language)
    open_house_table(ann, house, "person", "random", "random", investors="promo")
    ann.page.keyboard.press("?")
    told = simply(ann.see("help-modules").text_content() or "")
    game = open_game("stockpile", 3, {"investors": "promo"}, house)
    shown = game.shown(game.new())
    said = {one.name: simply(ability(language, one)) for one in shown.investors}
    assert {name: words for name, words in said.items() if words not in told} == {}


def simply(text: str) -> str:
    """Without spaces that do not break, and without the comma before a last "and", which only browsers write."""
    return " ".join(text.split()).replace(", and ", " and ")
