"""Motion that tells: one thing after another, numbers when it has come, then the question; skipped, shown again."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, digits

People = Callable[..., Person]

# Every change of what the page asks, tells and counts, in the order in which people see it.
WATCH = """() => {
  window.seen = []
  const look = () => {
    const text = (name) => document.querySelector(`[data-testid=${name}]`)?.textContent ?? null
    const asked = document.querySelectorAll('[data-testid=option]').length > 0
    const now = { happening: text('happening'), pot: text('pot'), asked }
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now)
    requestAnimationFrame(look)
  }
  look()
}"""


def at_the_auction(person: People) -> Person:
    ann = person("Ann", motion=True)
    ann.open_table("person", "random", "random", "random")
    ann.start()
    stays = ann.page.locator("[data-words=stay]:not([aria-disabled=true])")
    for _ in range(40):
        expect(ann.answers().first).to_be_visible()
        if stays.count() > 0:
            return ann
        ann.answer()
    raise AssertionError("nobody could stay in an auction")


def test_the_question_waits_for_what_moves_and_numbers_for_their_beat(person: People) -> None:
    ann = at_the_auction(person)
    pot = digits(ann.see("pot").text_content() or "")
    ann.page.evaluate(WATCH)
    ann.answer("stay")
    expect(ann.see("happening")).to_be_visible()
    expect(ann.answers().first).to_be_visible()
    seen = ann.page.evaluate("window.seen")
    assert not any(one["asked"] for one in seen if one["happening"] is not None)
    first = next(one for one in seen if one["happening"] is not None)
    assert "Ann" in first["happening"]
    assert digits(first["pot"]) == pot
    assert str(pot + 1) in [one["pot"] for one in seen]


def test_a_key_skips_what_moves_and_another_shows_it_again(person: People) -> None:
    ann = at_the_auction(person)
    ann.answer("stay")
    expect(ann.see("happening")).to_be_visible()
    ann.page.keyboard.press("Space")
    expect(ann.see("happening")).to_have_count(0)
    expect(ann.answers().first).to_be_visible()
    ann.page.keyboard.press("r")
    expect(ann.see("happening")).to_contain_text("Ann")
    ann.see("stage").click(position={"x": 4, "y": 4})
    expect(ann.answers().first).to_be_visible()
