"""Motion that tells: one thing after another, numbers when it has come, then the question; skipped, shown again."""

from collections.abc import Callable

from playwright.sync_api import expect

from tests.browser.people import Person, digits

People = Callable[..., Person]

# What the page asks, tells and counts.
FIGURES = """() => {
  const text = (name) => document.querySelector(`[data-testid=${name}]`)?.textContent ?? null
  const asked = document.querySelectorAll('[data-testid=option]').length > 0
  return { happening: text('happening'), pot: text('pot'), asked }
}"""
HAPPENS = "(one) => one.happening !== null"
ANN_HAPPENS = "(one) => one.happening?.includes('Ann')"


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
    ann.watch(FIGURES)
    ann.answer("stay")
    ann.until_watched(HAPPENS)
    expect(ann.answers().first).to_be_visible()
    seen = ann.watched()
    assert not any(one["asked"] for one in seen if one["happening"] is not None)
    first = next(one for one in seen if one["happening"] is not None)
    assert "Ann" in first["happening"]
    assert digits(first["pot"]) == pot
    assert str(pot + 1) in [one["pot"] for one in seen]


def test_a_key_skips_what_moves_and_another_shows_it_again(person: People) -> None:
    ann = at_the_auction(person)
    ann.watch(FIGURES)
    ann.answer("stay")
    ann.until_watched(HAPPENS)
    ann.page.keyboard.press("Space")
    expect(ann.see("happening")).to_have_count(0)
    expect(ann.answers().first).to_be_visible()
    told = len(ann.watched())
    ann.page.keyboard.press("r")
    ann.until_watched(ANN_HAPPENS, since=told)
    ann.see("stage").click(position={"x": 4, "y": 4})
    expect(ann.answers().first).to_be_visible()
