"""Speculation's board on the stage: nothing that is pressed moves, and what happened is told beat by beat."""

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.people import Person

People = Callable[..., Person]
BOARD = "speculation-board"

FIGURES = """() => ({
  happening: document.querySelector('[data-testid=happening]') !== null,
  options: document.querySelectorAll('[data-testid=option]').length,
  spaces: [...document.querySelectorAll('[data-testid^=brick-]')].map((one) => one.dataset.space).join(' '),
  prices: [...document.querySelectorAll('[data-testid^=company-]')].map((one) => one.dataset.price).join(' '),
})"""
# Keeps what is seen, frame by frame, whenever it is something else.
WATCH = f"""() => {{
  const look = {FIGURES}
  window.seen = []
  const watch = () => {{
    const now = look()
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now)
    requestAnimationFrame(watch)
  }}
  watch()
}}"""
# Skips what is told and answers with the last that is open, until a card is asked for.
ON_TO_THE_CARDS = """() => {
  document.querySelector('[data-testid=skip]')?.click()
  const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
  const cards = open.some((one) => one.dataset.words.startsWith('play '))
  if (!cards) open.at(-1)?.click()
  return cards
}"""


def test_what_happened_is_told_before_the_next_question_and_prices_change_when_a_brick_has_come(person: People) -> None:
    ann = person("Ann", motion=True)
    ann.open_table("person", "random", "random", game=BOARD, start="1")
    ann.start()
    seen: list[dict[str, object]] = []
    while not a_brick_came(seen):
        ann.page.wait_for_function(ON_TO_THE_CARDS, polling=50)
        ann.page.evaluate(WATCH)
        ann.answer()
        expect(ann.see("happening")).to_be_visible()
        expect(ann.see("happening")).to_have_count(0, timeout=30_000)
        seen = ann.page.evaluate("window.seen")
        assert [one for one in seen if one["happening"] and one["options"]] == []
    told = ann.page.evaluate(FIGURES)

    ann.page.keyboard.press("r")
    expect(ann.see("happening")).to_be_visible()
    assert ann.page.evaluate(FIGURES)["options"] == 0
    ann.page.keyboard.press(" ")
    expect(ann.see("happening")).to_have_count(0)
    assert ann.page.evaluate(FIGURES) == told


def a_brick_came(seen: list[dict[str, object]]) -> bool:
    """Whether a brick travelled, and prices were others not before it had come."""
    for before, after in pairwise(seen):
        if before["spaces"] != after["spaces"] and after["happening"]:
            assert before["prices"] == after["prices"]
            return True
    return False
