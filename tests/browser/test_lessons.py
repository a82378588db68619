"""The guided first games, played in a browser from the first click to the last."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person
from tests.text.taught import unheard

People = Callable[..., Person]
Stand = dict[str, Any]
LAPTOP = {"width": 1366, "height": 650}
PHONE = {"width": 390, "height": 844}
DESK = {"width": 1440, "height": 900}
MOST_STEPS = 60
# What is met in each lesson by who does as the teacher says: the questions, and things that happen.
MET: dict[str, tuple[set[str], set[str]]] = {
    "mogul": ({"credit", "auction", "action"}, {"left-well", "runner-up", "premium", "taken", "sold", "ending"}),
    "stockpile": (
        {"place", "bid", "act", "sell", "collect"},
        {"forecasts", "insider", "outbid", "bought", "played", "sold", "movement", "split", "bankrupt", "ending"},
    ),
    "speculation-board": (
        {"sell", "buy", "card", "rank-up"},
        {"tiles", "bought", "holiday", "moved", "raised", "driven", "sold", "ending"},
    ),
    "speculation-cards": (
        {"action", "keep", "pile"},
        {"counts", "taken", "taken-other", "joker", "last", "scored", "ending"},
    ),
}

# Where the lesson stands, once it waits: to be read on, for an answer, or for what comes after it.
STANDS = """() => {
  const teacher = document.querySelector('[data-testid=teacher]')
  if (!teacher) return null
  const { says, number, points, asks, advice, ends } = teacher.dataset
  const on = teacher.querySelector('[data-testid=teacher-on]') !== null
  if (!on && !asks && ends !== 'true') return null
  const text = teacher.querySelector('[data-testid=teacher-says]').textContent
  return { says, number, text, on, points: Number(points), asks, advice, ends: ends === 'true' }
}"""
MOVED_ON = "(number) => document.querySelector('[data-testid=teacher]').dataset.number !== number"

# How many pieces are pointed at, how many of those cannot be seen, and how many answers the teacher covers.
COVERED = """() => {
  const card = document.querySelector('[data-testid=teacher]').getBoundingClientRect()
  const middle = (one) => {
    const box = one.getBoundingClientRect()
    return [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  }
  const covered = (one) => {
    const [x, y] = middle(one)
    return x > card.left && x < card.right && y > card.top && y < card.bottom
  }
  const outside = (one) => {
    const [x, y] = middle(one)
    return x < 0 || y < 0 || x > innerWidth || y > innerHeight
  }
  const rings = [...document.querySelectorAll('[data-testid=ring]')]
  const answers = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true]):not([disabled])')]
  return {
    rings: rings.length,
    hidden: rings.filter((one) => covered(one) || outside(one)).length,
    answers: answers.filter(covered).length,
    inside: card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight,
  }
}"""


class Learner:
    """Somebody who reads everything, and answers as the teacher would."""

    def __init__(self, one: Person, game: str, size: dict[str, int] = LAPTOP) -> None:
        self.one = one
        self.page: Page = one.page
        self.game = game
        self.said: list[str] = []
        self.texts: dict[str, str] = {}
        self.asked: set[str] = set()
        self.page.set_viewport_size(size)  # type: ignore[arg-type]
        self.page.goto(f"{one.address}/learn/{game}")
        expect(one.see("teacher")).to_be_visible()

    def stand(self) -> Stand:
        """Wait until there is something to do, and read what is said of it."""
        now: Stand = self.page.wait_for_function(STANDS).json_value()
        said = now["text"]
        assert said, now
        assert not any(sign in said for sign in ("{", "$}", "undefined", "NaN", "lesson-")), now
        self.said.append(now["says"].removeprefix(f"lesson-{self.game}-"))
        self.texts[self.said[-1]] = said
        return now

    def look(self, now: Stand) -> None:
        """What is spoken of is seen, and nothing that is to be pressed is covered, as soon as the teacher has moved."""
        found: dict[str, Any] = {}

        def clear() -> bool:
            found.update(self.page.evaluate(COVERED))
            return bool(found["inside"] and not found["hidden"] and not found["answers"])

        self.one.until(clear, lambda: (now, found))
        assert found["rings"] >= min(1, now["points"]), (now, found)

    def answer(self, now: Stand) -> None:
        """As the teacher would, if that is said."""
        self.asked.add(now["asks"])
        self.one.answer(now.get("advice"))
        self.page.wait_for_function(MOVED_ON, arg=now["number"])

    def learn(self, picture: Callable[[int, Stand], None] | None = None, until: str = "") -> Stand:
        """Read on and answer until the lesson ends, or this was asked."""
        for step in range(MOST_STEPS):
            now = self.stand()
            self.look(now)
            if picture:
                picture(step, now)
            if now["ends"] or (not now["on"] and now["asks"] == until):
                return now
            if now["on"]:
                self.one.see("teacher-on").click()
            else:
                self.answer(now)
        raise AssertionError("the lesson does not end")


@pytest.mark.parametrize(
    ("game", "language", "size"),
    [
        ("mogul", "en", LAPTOP),
        ("stockpile", "en", LAPTOP),
        ("stockpile", "fr", PHONE),
        ("speculation-board", "fr", PHONE),
        ("speculation-cards", "en", PHONE),
        ("speculation-cards", "fr", LAPTOP),
    ],
)
def test_a_lesson_is_played_to_its_end(person: People, game: str, language: str, size: dict[str, int]) -> None:
    one = person("Ann", language=language)
    learner = Learner(one, game, size)
    assert ask_axe(one.page) == []
    learner.learn()
    asked, happened = MET[game]
    assert asked <= learner.asked
    assert happened <= set(learner.said)
    assert learner.said[-2:] == ["ending", "done"]
    assert unheard(game, language, learner.texts) == []
    assert ask_axe(one.page) == []
    for name in ("lesson-play", "lesson-rules", "lesson-home"):
        expect(one.see(name)).to_be_visible()
    expect(one.see("lesson-rules")).to_have_attribute("href", f"/rules/{game}")
    expect(one.see("lesson-more")).to_be_in_viewport(ratio=1)
    expect(one.see("lesson-play-on")).to_be_in_viewport(ratio=1)


def test_a_lesson_leads_to_the_rules_that_did_not_come_up(person: People) -> None:
    one = person("Ann")
    Learner(one, "speculation-cards", PHONE).learn()
    links = one.see("lesson-more").get_by_role("link")
    expect(links).to_have_count(3)
    links.last.click()
    expect(one.page.locator("#refill-deck")).to_be_in_viewport()
    assert one.page.url == f"{one.address}/rules/speculation-cards#refill-deck"


# What of the page the teacher lies over, by name; and whether an outline is drawn around what is said.
OVER = """() => {
  const teacher = document.querySelector('[data-testid=teacher]')
  const a = teacher.getBoundingClientRect()
  const meets = (b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
  const parts = [...document.querySelectorAll('.page > :not(.teacher):not(.folded)')]
  const over = parts.filter((one) => one.getClientRects().length > 0 && meets(one.getBoundingClientRect()))
  const lined = getComputedStyle(teacher.querySelector('.speech')).outlineStyle !== 'none'
  return [...over.map((one) => one.localName), ...(lined ? ['an outline'] : [])]
}"""


@pytest.mark.parametrize(
    ("game", "size", "until"), [("stockpile", PHONE, "sell"), ("mogul", PHONE, ""), ("mogul", DESK, "action")]
)
def test_a_teacher_lies_over_nothing_where_the_page_has_a_place_for_one(
    person: People, game: str, size: dict[str, int], until: str
) -> None:
    one = person("Ann")
    learner = Learner(one, game, size)

    def beside(step: int, now: Stand) -> None:
        assert one.page.evaluate(OVER) == [], now
        one.see("teacher").locator(".speech").focus()
        assert one.page.evaluate(OVER) == [], now

    learner.learn(beside, until)
    assert ask_axe(one.page) == []
    one.see("teacher-fold").click()
    expect(one.see("teacher-folded")).to_be_visible()


def test_whoever_errs_is_told_why_and_takes_it_back(person: People) -> None:
    one = person("Ann")
    learner = Learner(one, "mogul")
    now = learner.learn(until="auction")
    one.answer("leave")
    expect(one.see("teacher")).to_have_attribute("data-says", "lesson-mogul-left-empty")
    one.see("teacher-undo").click()
    expect(one.see("teacher")).to_have_attribute("data-asks", "auction")
    assert learner.stand()["number"] != now["number"]
    expect(one.see("teacher-undo")).to_have_count(0)


def test_the_lesson_goes_on_where_the_page_was_loaded_again(person: People) -> None:
    one = person("Ann")
    learner = Learner(one, "speculation-board")
    before = learner.learn(until="buy")
    one.page.reload()
    after = learner.stand()
    assert {name: after[name] for name in ("says", "text", "advice", "asks")} == {
        name: before[name] for name in ("says", "text", "advice", "asks")
    }


def test_a_lesson_by_keyboard(person: People) -> None:
    """Enter reads on from anywhere; the button that read on last leads to the answers."""
    one = person("Ann")
    Learner(one, "mogul")
    one.page.keyboard.press("Enter")
    expect(one.see("teacher")).to_have_attribute("data-says", "lesson-mogul-card")
    one.see("teacher-back").focus()
    one.page.keyboard.press("Enter")
    expect(one.see("teacher")).to_have_attribute("data-says", "lesson-mogul-hello")
    one.see("teacher-on").focus()
    one.page.keyboard.press("Enter")
    one.page.keyboard.press("Enter")
    expect(one.see("teacher")).to_have_attribute("data-asks", "credit")
    one.page.wait_for_function("() => document.activeElement.dataset.testid === 'option'")
    one.page.keyboard.press("Enter")
    expect(one.see("teacher")).to_have_attribute("data-asks", "auction")


def test_the_teacher_can_be_sent_aside_and_left(person: People) -> None:
    one = person("Ann")
    Learner(one, "stockpile")
    one.see("teacher-fold").click()
    expect(one.see("teacher")).to_have_count(0)
    assert ask_axe(one.page) == []
    one.see("teacher-folded").click()
    one.see("teacher-leave").click()
    one.page.wait_for_url(f"{one.address}/")
    expect(one.see("teacher")).to_have_count(0)


def test_after_the_lesson_a_game_against_bots(person: People) -> None:
    one = person("Ann")
    Learner(one, "speculation-cards").learn()
    lesson = one.page.url
    one.see("lesson-play").click()
    one.page.wait_for_url(lambda address: address != lesson)
    expect(one.see("player-0")).to_be_visible()
    expect(one.see("teacher")).to_have_count(0)


def test_there_is_no_lesson_of_an_unknown_game(person: People) -> None:
    one = person("Ann")
    one.page.goto(f"{one.address}/learn/chess")
    expect(one.see("lost")).to_be_visible()
