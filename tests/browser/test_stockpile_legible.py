"""What a player of Stockpile reads at each size: texts of cards, one's own information, labels that cover nothing."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ask_axe
from tests.browser.fit import covered, overprinted, problems
from tests.browser.people import Person, digits, play_on
from tests.browser.test_stockpile import PRINTED, play_until
from tests.browser.test_stockpile_modules import EVERYTHING

People = Callable[..., Person]
PHONE = (390, 844)
LAPTOP = (1366, 650)
DESK = (1440, 900)


# What measures itself, such as a label, is in its place some frames after the window has changed.
SETTLED = "async () => { for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame) }"


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(SETTLED)


# Of each card that is laid out: the lines of its text that are seen, and whether that is all of it.
LINES = """async () => {
  // A card knows how many lines it has room for a moment after it was laid out.
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  return [...document.querySelectorAll('[data-testid=spread] li')].map((card) => {
    const text = card.querySelector('.says .text')
    const line = parseFloat(getComputedStyle(text).lineHeight)
    return { lines: Math.round(text.clientHeight / line), whole: text.scrollHeight <= text.clientHeight + 1 }
  })
}"""


@pytest.mark.parametrize(("language", "one", "two"), [("en", "(1 of 2)", "(2 of 2)"), ("fr", "(1 sur 2)", "(2 sur 2)")])
def test_a_phone_shows_what_returned_strategy_cards_do_and_how_many_go_back(
    person: People, language: str, one: str, two: str
) -> None:
    ann = person("Ann", language=language)
    resize(ann.page, PHONE)
    ann.open_table("person", *["random"] * 4, game="stockpile", hints=True, **EVERYTHING)
    ann.start()
    play_until(ann, "[data-kind=drop-strategy]")
    expect(ann.see("question")).to_contain_text(one)
    cards: list[dict[str, Any]] = ann.page.evaluate(LINES)
    assert len(cards) >= 5
    assert all(card["whole"] or card["lines"] >= 3 for card in cards), cards
    assert overprinted(ann.page, "[data-testid=spread]") == []
    assert problems(ann.page) == []
    assert ask_axe(ann.page) == []
    ann.see("hint").click()
    expect(ann.see("hint-answer").first).to_be_visible()
    assert covered(ann.page, "[data-testid=player-0]") == [], "the player's panel is whole beside a hint"
    assert overprinted(ann.page, "[data-testid=spread]") == []
    ann.see("hint-close").click()
    ann.answers().first.click()
    expect(ann.see("question")).to_contain_text(two)


def test_a_phone_shows_the_player_s_pair_where_cards_are_placed_and_bids_made(person: People) -> None:
    ann = person("Ann")
    resize(ann.page, PHONE)
    ann.open_table("person", "random", "random", game="stockpile", start="1")
    ann.start()
    for wanted in ("[data-testid=held-0]", ".track.bidding"):
        play_until(ann, wanted)
        expect(ann.see("view-piles")).to_have_attribute("aria-pressed", "true")
        expect(ann.see("own-pair")).to_be_in_viewport(ratio=1)
        assert ask_axe(ann.page) == []
    pair = ann.see("own-pair").inner_text()
    ann.see("view-board").click()
    expect(ann.see("own-pair")).to_be_hidden()
    mine = ann.see("pair-mine").locator(".visually-hidden").first.inner_text()
    assert mine.split(": ")[-1].strip() == pair.split(": ")[-1].strip()


# The labels of the piles that lie over a space of a track or over a card, and how many labels there are.
LABELS = """() => {
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((one) => one.getBoundingClientRect())
  const labels = boxes('.drop .here')
  const under = boxes('.track .space, [data-testid=pile-card]')
  const wide = labels.filter(({ left, right }, n) => {
    const pile = boxes('.drop')[n]
    return left < pile.left || right > pile.right
  })
  const covering = labels.filter((one) => under.some((other) => meets(one, other)))
  return { labels: labels.length, covering: covering.length, wide: wide.length }
}"""


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_labels_of_the_piles_cover_no_bid_and_no_card_and_the_card_drawn_is_named(
    person: People, language: str
) -> None:
    ann = person("Ann", language=language)
    ann.open_table("person", *["random"] * 4, game="stockpile", commodities="on")
    ann.start()
    for wanted in ("[data-testid=flip]", "[data-kind=place-commerce]"):
        play_until(ann, wanted)
        for size in (PHONE, LAPTOP, DESK):
            resize(ann.page, size)
            assert ann.page.evaluate(LABELS) == {"labels": 5, "covering": 0, "wide": 0}, (wanted, size)
            if wanted == "[data-kind=place-commerce]":
                name = ann.see("held-0").inner_text().strip()
                assert name, "the card drawn is named"
                assert overprinted(ann.page, "[data-testid=action-bar]") == []
    assert ask_axe(ann.page) == []
    ann.page.keyboard.press("3")
    expect(ann.see("log-line").filter(has_text=name).last).to_contain_text("3")


@pytest.mark.parametrize("size", [PHONE, LAPTOP])
def test_money_worth_and_the_rest_are_all_there_is(person: People, size: tuple[int, int]) -> None:
    ann = person("Ann")
    resize(ann.page, size)
    ann.open_table("person", "random", "random", game="stockpile", bonds="on", start="1")
    ann.start()
    ann.answer("buy 2")
    expect(ann.see("other")).to_have_text("$12K")
    money, worth, other, total = (
        digits(ann.see(name).first.inner_text()) for name in ("money-0", "worth", "other", "total")
    )
    assert money + worth + other == total
    ann.see("why-other").focus()
    expect(ann.page.get_by_text("Bonds: 2 × $6K = $12K")).to_be_visible()
    assert overprinted(ann.page, "[data-testid=player-0]") == []


def test_the_round_before_goes_when_the_next_question_comes(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", game="stockpile")
    ann.start()
    play_until(ann, "[data-testid=last-round]:not(:disabled)")
    ann.see("last-round").click()
    expect(ann.see("last-round")).to_have_attribute("aria-pressed", "true")
    expect(ann.see("insider")).to_contain_text("Round 1 at the close")
    assert ask_axe(ann.page) == []
    play_until(ann, ".track.bidding")
    expect(ann.see("last-round")).to_have_attribute("aria-pressed", "false")
    expect(ann.see("insider")).not_to_contain_text("Round 1 at the close")


# Long names with prices and nothing else.
WORDY = ("Interpositioning", "Dividend Growth Investing", "Corporate Espionage", "Falsified Earnings")


def wordy_set() -> str:
    """The printed set with four strategy cards, nine of each; the one with the longest word costs money, too."""
    text = PRINTED.read_text(encoding="utf-8").replace("copies = 2", "copies = 9")
    head, *rows = re.split(r"^(?=\[\[strategies\]\])", text, flags=re.MULTILINE)
    last, *rest = re.split(r"\n(?=\[(?!\[strategies)|# ----)", rows[-1], maxsplit=1)
    kept = [row for row in [*rows[:-1], last + "\n"] if any(f'"{name}"' in row for name in WORDY)]
    kept = [re.sub(r"cost = \d", "cost = 6", row) for row in kept]
    return head + "".join(kept) + "".join(rest)


@pytest.mark.parametrize("size", [LAPTOP, DESK])
def test_no_price_is_printed_over_the_name_of_a_strategy_card(person: People, size: tuple[int, int]) -> None:
    ann = person("Ann")
    resize(ann.page, size)
    ann.open_table(
        "person", "random", "random", game="stockpile", house_set=wordy_set(), strategies="on", commodities="on"
    )
    ann.start()
    play_until(ann, "[data-testid=held-0]")
    expect(ann.see("strategies").locator("li").first).to_be_visible()
    assert overprinted(ann.page, "[data-testid=strategies]") == []


def test_what_rivals_have_is_printed_over_nothing(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", *["random"] * 4, game="stockpile", **EVERYTHING)
    ann.start()
    for _ in range(4):
        for size in (LAPTOP, DESK):
            resize(ann.page, size)
            ann.answers().first.wait_for()
            assert overprinted(ann.page, ".side [data-testid^=player-], .side .hand") == [], size
        play_on([ann], 9)
