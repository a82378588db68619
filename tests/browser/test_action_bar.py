"""The action bar on a phone: the question is whole and covers nothing, the tools have a row of their own, and the bar
keeps its place from question to question."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.fit import covered
from tests.browser.people import A_WHOLE_GAME, Person
from tests.browser.test_fit import TABLES

People = Callable[..., Person]
PHONE = {"width": 390, "height": 844}

# Answers by chance, and measures the bar before each answer. Returns what is wrong, once, with the question.
MEASURE = r"""([seed, limit]) => new Promise((done) => {
  let chance = seed
  const next = () => (chance = (chance * 16807) % 2147483647) / 2147483647
  const wrong = new Map()
  const rects = (one) => {
    const range = document.createRange()
    range.selectNodeContents(one)
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
  }
  let place = null
  const look = () => {
    const bar = document.querySelector('[data-testid=action-bar]')
    const question = bar?.querySelector('[data-testid=question]')
    if (!question) return wrong.set('there is no question', '')
    // A sealed answer may still be changed; what is said of it is no question.
    if (question.querySelector('[data-testid=turn]')) return
    const text = question.innerText.replace(/\s+/g, ' ')
    const say = (what) => wrong.set(what, text)
    const box = bar.getBoundingClientRect()
    const tools = [...bar.querySelectorAll('[data-testid=undo], [data-testid=again], [data-testid=hint]')]
    for (const { left, right, top, bottom } of rects(question)) {
      const inside = top >= box.top && bottom <= box.bottom && left >= box.left && right <= box.right
      if (!inside) say('the question leaves the bar')
      for (const x of [left + 2, (left + right) / 2, right - 2]) {
        const at = document.elementFromPoint(x, (top + bottom) / 2)
        if (!at || !question.contains(at)) say(`the question is covered by ${at?.outerHTML.slice(0, 60)}`)
      }
      const beside = tools.some((tool) => tool.getBoundingClientRect().bottom > top + 1)
      if (beside) say('a tool stands beside the question')
    }
    for (const one of bar.querySelectorAll('button, p')) {
      const { height, bottom } = one.getBoundingClientRect()
      if (height > 0 && bottom > box.bottom) say(`«${one.innerText}» leaves the bar`)
    }
    const [width, all] = [question.clientWidth, bar.clientWidth]
    if (width < 0.9 * all) say(`the question is ${width} px wide in ${all}`)
    const here = `${box.top} to ${box.bottom}`
    if (place !== null && place !== here) say(`the bar moved from ${place} to ${here}`)
    place ??= here
  }
  let questions = 0
  const playing = setInterval(() => {
    if (document.querySelector('[data-testid=result]') || questions >= limit) {
      clearInterval(playing)
      return done([...wrong])
    }
    if (document.querySelector('[data-testid=option][aria-pressed=true]')) return
    const open = [...document.querySelectorAll('[data-testid=option]:not([disabled]):not([aria-disabled=true])')]
    if (open.length === 0) return
    look()
    questions += 1
    open[Math.floor(next() * open.length)].click()
  }, 20)
})"""


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("table", TABLES)
def test_a_phone_shows_each_question_whole_and_the_bar_stays_where_it_is(
    person: People, table: str, language: str
) -> None:
    game, players, options = TABLES[table]
    ann = person("Ann", screen="phone", language=language)
    ann.page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    ann.open_table("person", *["random"] * (players - 1), game=game, **options)
    ann.start()
    expect(ann.answers().first).to_be_visible()
    ann.page.set_default_timeout(A_WHOLE_GAME)
    found = ann.page.evaluate(MEASURE, [7 + players, 60])
    assert not found, "\n".join(f"{what}: {question}" for what, question in found)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_phone_shows_the_placing_of_cards_whole(person: People, language: str) -> None:
    ann = person("Ann", screen="phone", language=language)
    ann.open_table("person", *["random"] * 3, game="stockpile", start="1")
    ann.start()
    expect(ann.see("held-0")).to_be_visible()
    assert covered(ann.page, "[data-testid^=held-], [data-testid=flip], [data-testid=question]") == []
