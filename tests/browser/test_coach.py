"""The coach on the page: a hint beside the question, where the table allows it, and a picture of the game at its
end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openoutcry.games.catalogue import games
from tests.browser.conftest import ask_axe
from tests.browser.people import A_WHOLE_GAME, Person, play_on

People = Callable[..., Person]


SIZES = [(390, 844), (1366, 650), (1440, 900)]
# What of the pieces that a question is about lies under the hint; what the table does not show now is not covered.
COVERED = """async () => {
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
  const card = document.querySelector('[data-testid=hint-card]').getBoundingClientRect()
  const stage = document.querySelector('[data-testid=stage]').getBoundingClientRect()
  const pieces = ['[data-testid=option]:not([disabled]):not([aria-disabled=true])', '[data-own]',
    '[data-testid=stage] [data-spot]:not([data-spot^=player-])', '[data-testid=portfolio]']
  // Nobody is asked about what lies before another player.
  const asked = (piece) => piece.closest('[data-own], [data-testid=option]') || !piece.closest('[data-testid^=player-]')
  return [...document.querySelectorAll(pieces.join(', '))].filter(asked).filter((piece) => {
    const box = piece.getBoundingClientRect()
    const frame = piece.closest('main') ? stage : box
    const width = Math.min(box.right, card.right) - Math.max(box.left, card.left)
    const height = Math.min(box.bottom, card.bottom, frame.bottom) - Math.max(box.top, card.top, frame.top)
    return width > 1 && height > 1
  }).map((piece) => piece.outerHTML.slice(0, 120))
}"""


def at_a_table_with_hints(ann: Person, game: str = "mogul") -> None:
    """Allow hints in the form, open the table, see it said there, begin."""
    ann.set_up(game)
    ann.see("opening-seat-0").get_by_test_id("name-input").fill(ann.name)
    ann.see("allow-hints").check()
    ann.see("open-table").click()
    expect(ann.see("hints-allowed")).to_be_visible()
    ann.start()


@pytest.mark.parametrize(("screen", "language"), [("desk", "en"), ("phone", "fr")])
def test_a_hint_is_shown_where_the_table_allows_it(person: People, screen: str, language: str) -> None:
    ann = person("Ann", screen=screen, language=language)
    at_a_table_with_hints(ann)
    ann.answers().first.wait_for()
    before = ann.answers().first.bounding_box()
    ann.see("hint").click()
    expect(ann.see("hint-answer").first).to_be_visible()
    assert 1 <= ann.see("hint-answer").count() <= 3
    expect(ann.see("hint-why")).not_to_be_empty()
    expect(ann.see("hint-answer").first).to_contain_text("sur 100" if language == "fr" else "of 100")
    assert ann.answers().first.bounding_box() == before
    assert ask_axe(ann.page) == []
    assert ann.fits()
    ann.page.keyboard.press("Escape")
    expect(ann.see("hint-card")).to_have_count(0)
    ann.page.keyboard.press("h")
    expect(ann.see("hint-answer").first).to_be_visible()
    ann.answer()
    expect(ann.see("hint-card")).to_have_count(0)
    if screen == "desk":
        expect(ann.see("hint-taken")).to_have_text("Ann took a hint.")


@pytest.mark.parametrize("game", games())
def test_a_hint_covers_nothing_that_is_asked_about(person: People, game: str) -> None:
    ann = person("Ann")
    at_a_table_with_hints(ann, game)
    ann.answers().first.wait_for()
    ann.see("hint").click()
    expect(ann.see("hint-answer").first).to_be_visible()
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        # It moves to its place when the page has its new size.
        ann.until(
            lambda: ann.page.evaluate(COVERED) == [], lambda: (ann.page.viewport_size, ann.page.evaluate(COVERED))
        )


def test_there_is_no_hint_where_the_table_does_not_allow_it(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    ann.start()
    ann.answers().first.wait_for()
    expect(ann.see("hint")).to_have_count(0)


def test_the_page_of_the_result_shows_what_the_coach_saw(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    ann.start()
    play_on([ann])
    expect(ann.see("result")).to_be_visible()
    expect(ann.see("coach")).to_be_visible(timeout=A_WHOLE_GAME)
    expect(ann.see("coach").locator("polyline")).to_have_count(3)
    expect(ann.see("coach-words")).to_have_count(3)
    expect(ann.see("coach-looking")).to_have_count(0)
    if ann.see("coach-answers").count():
        ann.see("coach-answers").first.locator("summary").click()
        expect(ann.see("coach-answers").first.locator("li").first).to_be_visible()
    assert ask_axe(ann.page) == []
    assert ann.fits(390)
