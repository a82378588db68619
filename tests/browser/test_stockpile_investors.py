"""Stockpile's investors in the browser: how they are chosen, what they ask, and what they add in the end.

Three people share one device, and all investors that are dealt are known: whoever may hire the wanted one does."""

import re
import tomllib
from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person, digits
from tests.browser.test_stockpile import PRINTED, open_house_table

People = Callable[..., Person]
# Nobody of these asks anything.
DULL = ("Billionaire Bill", "Broker Bernie", "Cunning Carlos", "Discount Donald", "Lazy Liliane")
# Hires whom he wants, does what need not be done only when there is no other way, and else takes the first answer.
ANSWER = """([wanted, seen]) => {
  if (document.querySelector(seen)) return true
  document.querySelector('[data-testid=take-device]')?.click()
  const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
  const named = open.find((one) => one.textContent.includes(wanted))
  const done = open.find((one) => one.dataset.words === 'done')
  ;(named ?? done ?? open[0])?.click()
}"""


def dealing(*investors: str) -> str:
    """A house set of one round that deals these investors only: the others need a module that is not in play."""
    text = re.sub(r"^([2-5]) = \d$", r"\1 = 1", PRINTED.read_text(encoding="utf-8"), flags=re.MULTILINE)
    text = re.sub(r'^needs = "\w+"\n', "", text, flags=re.MULTILINE)
    for name in [one["name"] for one in tomllib.loads(text)["investors"] if one["name"] not in investors]:
        text = re.sub(rf'(name = "{name}"\n(?:money|two_players|is)[^\n]*\n)', r'\1needs = "commodities"\n', text)
    return text


def play_until(one: Person, wanted: str, seen: str) -> None:
    """Three people at one device play, one of them with this investor, until this is on the page."""
    people = ("person", "person", "person")
    open_house_table(one, dealing(wanted, *DULL), *people, bonds="on", investors="on", start="1")
    for _ in range(400):
        if one.page.evaluate(ANSWER, [wanted, seen]):
            return
        one.page.wait_for_timeout(20)
    raise AssertionError(f"{seen} never came")


def test_two_players_take_two_of_four_investors(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", game="stockpile", investors="on")
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


def test_pairs_that_can_be_looked_at_are_numbered(person: People) -> None:
    ann = person("Ann")
    play_until(ann, "Mayknow Martha", "[data-kind=peek]")
    asked = ann.see("answers").locator("[data-words^=pair]").all_inner_texts()
    numbers = {re.findall(r"\d", text)[0] for text in asked}
    assert len(numbers) == len(asked) > 0
    shown = set(ann.see("insider").locator(".number").all_inner_texts())
    assert numbers <= shown
    expect(ann.see("answers")).to_contain_text("you may look at a pair")
    assert ask_axe(ann.page) == []


def test_royal_robins_lays_out_the_piles_as_he_likes(person: People) -> None:
    ann = person("Ann")
    play_until(ann, "Royal Robins", "[data-testid=way-down]")
    expect(ann.see("action-bar")).to_contain_text("exactly one of them face down")
    card = ann.see("held-1").get_attribute("data-card")
    ann.see("held-1").click()
    ann.see("way-down").click()
    assert ask_axe(ann.page) == []
    ann.answer("second down 3")
    laid = ann.see("pile-3").get_by_test_id("pile-card")
    expect(laid).to_have_attribute("data-up", "false")
    expect(laid).to_have_attribute("data-kind", card or "")


def test_the_parts_of_a_score_make_the_whole_with_what_an_investor_adds(person: People) -> None:
    ann = person("Ann")
    play_until(ann, "Golden Graham", "[data-testid=result]")
    table = ann.see("scores")
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
