"""The table of Speculation, the card game: pressed where things lie, told by its clock, and still under the hand."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openoutcry.games.catalogue import data_text
from tests.browser.people import A_WHOLE_GAME, Person, digits

People = Callable[..., Person]
GAME = "speculation-cards"

# What the page asks, tells and counts.
FIGURES = """() => {
  const one = (name) => document.querySelector(`[data-testid=${name}]`)
  return {
    happening: one('happening')?.textContent ?? null,
    asked: document.querySelectorAll('[data-testid=option]').length > 0,
    deck: Number(one('deck')?.dataset.cards),
    hand: Number(one('player-0')?.dataset.cards),
    scored: one('round-scored') !== null,
    over: one('result') !== null,
  }
}"""

# Takes a top card whenever that can be done, and else does whatever can be done, until a round is scored.
TAKE = """() => {
  const taking = setInterval(() => {
    if (document.querySelector('[data-testid=round-scored]')) return clearInterval(taking)
    const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
    ;(open.find((one) => one.dataset.words.startsWith('take')) ?? open[0])?.click()
  }, 30)
}"""


def drawing(person: People) -> Person:
    """Ann has just drawn two cards, and watches them come."""
    ann = person("Ann", motion=True)
    ann.open_table("person", "random", game=GAME, start="1")
    ann.start()
    expect(ann.answers().first).to_be_visible()
    ann.watch(FIGURES)
    ann.answer("draw")
    ann.until_watched("(one) => one.happening?.includes('Ann draws')")
    return ann


def test_cards_are_counted_when_they_have_come_and_asked_about_afterwards(person: People) -> None:
    ann = drawing(person)
    expect(ann.page.locator("[data-words^=keep]").first).to_be_visible()
    ann.page.locator("[data-words^=keep]").first.click()
    expect(ann.page.locator("[data-words^=pile]").first).to_be_visible()
    seen = ann.watched()
    assert not any(one["asked"] for one in seen if one["happening"] is not None)
    keeping = [one["hand"] for one in seen if "keeps" in (one["happening"] or "")]
    assert (keeping[0], keeping[-1]) == (0, 1)


def test_a_key_skips_what_moves_and_another_shows_it_again(person: People) -> None:
    ann = drawing(person)
    ann.page.keyboard.press("Space")
    expect(ann.see("happening")).to_have_count(0)
    expect(ann.page.locator("[data-words^=keep]").first).to_be_visible()
    deck = digits(ann.see("deck").get_attribute("data-cards") or "")
    told = len(ann.watched())
    ann.page.keyboard.press("r")
    ann.until_watched(f"(one) => one.happening?.includes('Ann draws') && one.deck > {deck}", since=told)
    ann.page.keyboard.press("Space")
    expect(ann.page.locator("[data-words^=keep]").first).to_be_visible()


def test_a_round_is_scored_hand_by_hand_and_put_away_by_the_next_move(person: People) -> None:
    ann = person("Ann", motion=True)
    ann.open_table("person", "random", game=GAME)
    ann.page.evaluate("localStorage.setItem('openoutcry.pace', 'brisk')")
    ann.start()
    ann.watch(FIGURES)
    ann.page.evaluate(TAKE)
    ann.page.wait_for_function("() => document.querySelector('[data-testid=round-scored]')", timeout=A_WHOLE_GAME)
    expect(ann.answers().first).to_be_visible(timeout=A_WHOLE_GAME)
    expect(ann.see("round-scored")).to_be_visible()
    told = [one["happening"] for one in ann.watched() if "shows" in (one["happening"] or "")]
    assert any(one.startswith("Ann shows") for one in told)
    assert any(" shows" in one and not one.startswith("Ann") for one in told)
    ann.answers().first.click()
    expect(ann.see("round-scored")).to_have_count(0)


# The edges of the player's own side, of a card of the hand, and of a Joker's cap and word, and the width of the stripe;
# nothing until all are there.
PRINTED = """() => {
  const names = ['[data-testid=player-0]', '[data-testid=hand-card]', 'svg:has(.word) .cap', '.word']
  const found = names.map((one) => document.querySelector(one))
  if (found.includes(null)) return null
  const stripe = parseFloat(getComputedStyle(found[0], '::before').width)
  return [...found.map((one) => one.getBoundingClientRect().toJSON()), stripe]
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1440, 900), (390, 844)])
def test_nothing_is_printed_over_a_joker_s_word_or_over_the_stripe_of_the_seat(
    person: People, width: int, height: int
) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": width, "height": height})
    few = data_text(GAME).replace("highest_rank = 7", "highest_rank = 2").replace("copies = 2", "copies = 1")
    jokers = few.replace("jokers = 4", "jokers = 8")  # of twelve cards
    ann.open_table("person", "random", game=GAME, house_set=jokers, start="1")
    ann.start()
    ann.answers().first.click()
    while (printed := ann.page.evaluate(PRINTED)) is None:
        ann.asked_again()
        ann.answers().first.click()
    hand, card, cap, word, stripe = printed
    assert card["left"] >= hand["left"] + stripe
    assert cap["bottom"] <= word["top"]
