"""Speculation's board on the stage: nothing that is pressed moves, and what happened is told beat by beat."""

from collections.abc import Callable
from itertools import pairwise

from playwright.sync_api import expect

from tests.browser.people import Person
from tests.browser.test_lessons import Learner

People = Callable[..., Person]
BOARD = "speculation-board"

FIGURES = """() => ({
  happening: document.querySelector('[data-testid=happening]') !== null,
  options: document.querySelectorAll('[data-testid=option]').length,
  spaces: [...document.querySelectorAll('[data-testid^=brick-]')].map((one) => one.dataset.space).join(' '),
  prices: [...document.querySelectorAll('[data-testid^=company-]')].map((one) => one.dataset.price).join(' '),
})"""
HAPPENS = "(one) => one.happening"
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
        assert ann.answer_until(ON_TO_THE_CARDS), "no brick came in a whole game"
        ann.watch(FIGURES)
        ann.answer()
        ann.until_watched(HAPPENS)
        ann.asked_again()
        expect(ann.see("happening")).to_have_count(0)
        seen = ann.watched()
        assert [one for one in seen if one["happening"] and one["options"]] == []
    told = ann.page.evaluate(FIGURES)

    before = len(ann.watched())
    ann.page.keyboard.press("r")
    ann.until_watched(HAPPENS, since=before)
    assert [one for one in ann.watched()[before:] if one["happening"] and one["options"]] == []
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


# Motion at 20 times its speed.
FAST = """() => {
  const later = window.setTimeout
  window.setTimeout = (run, delay = 0, ...more) => later(run, delay / 20, ...more)
}"""
# The lines of the name and the width of the shares in the learner's panel; the right edges of the hand and the panel.
OWN = """() => {
  const own = document.querySelector('[data-testid=player-0]')
  const range = document.createRange()
  range.selectNodeContents(own.querySelector('h3'))
  const right = (one) => one.getBoundingClientRect().right
  return {
    lines: range.getClientRects().length,
    shares: own.querySelector('[data-own=shares]').clientWidth,
    hand: Math.max(...[...own.querySelectorAll('[data-testid=card-hand]')].map(right)),
    panel: right(own),
  }
}"""


def test_the_own_panel_keeps_its_shape_after_a_bank_holiday(person: People) -> None:
    ann = person("Ann", motion=True)
    ann.page.add_init_script(f"({FAST})()")
    learner = Learner(ann, BOARD, {"width": 1440, "height": 900})
    seen = []
    learner.learn(lambda step, now: seen.append(ann.page.evaluate(OWN)))
    assert "holiday" in learner.said
    assert {one["lines"] for one in seen} == {1}
    assert len({one["shares"] for one in seen}) == 1
    assert [one for one in seen if one["hand"] > one["panel"]] == []
