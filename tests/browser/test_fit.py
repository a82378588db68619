"""The table fits every screen, in both languages: whole games, most players, all modules, a size of window for each
question in turn. And every page fits the narrowest."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.browser.fit import SIZES, problems
from tests.browser.people import Person, play_on

EVERYTHING = {
    "bonds": "on",
    "commodities": "on",
    "dice": "on",
    "strategies": "promo",
    "first-player-card": "on",
    "investors": "bidding",
}
TABLES = {
    "mogul": ("mogul", 6, {}),
    "speculation-board": ("speculation-board", 6, {}),
    "speculation-cards": ("speculation-cards", 4, {}),
    "stockpile": ("stockpile", 5, {}),
    "stockpile with everything": ("stockpile", 5, EVERYTHING),
}
OPEN = "[data-testid=option]:not([disabled]):not([aria-disabled=true])"


def asked_or_over(page: Page) -> bool:
    """Waits for the next question; false when the game is over."""
    page.wait_for_selector(f"{OPEN}, [data-testid=result]")
    return page.get_by_test_id("result").count() == 0


def speak(page: Page, language: str) -> None:
    """The page goes on in this language."""
    if page.locator("html").get_attribute("lang") != language:
        page.evaluate("(language) => localStorage.setItem('openoutcry.language', language)", language)
        page.reload()
        page.wait_for_selector(f"html[lang={language}] [data-testid=stage]")
        asked_or_over(page)


# The test run plays this one; `make soak-browser` all of them.
SHORT = {"mogul"}


@pytest.mark.parametrize(
    "table", [name if name in SHORT else pytest.param(name, marks=pytest.mark.campaign) for name in TABLES]
)
def test_every_question_is_answered_without_scrolling(person, table: str) -> None:
    game, players, options = TABLES[table]
    ann: Person = person("Ann")
    ann.open_table("person", *["random"] * (players - 1), game=game, **options)
    ann.start()
    chance = random.Random(1)
    found: list[str] = []
    question = 0
    while asked_or_over(ann.page):
        turn, size = divmod(question, len(SIZES))
        width, height = SIZES[size]
        if size == 0:
            speak(ann.page, "fr" if turn % 2 == 0 else "en")
        ann.page.set_viewport_size({"width": width, "height": height})
        expect(ann.page.locator(OPEN).first).to_be_visible()
        found += problems(ann.page)
        places = ann.page.locator(OPEN)
        # Where all answer at once, the others may have been the last while this page was looked at.
        if places.count() > 0:
            places.nth(chance.randrange(places.count())).click()
            question += 1
    assert not found, "\n".join(sorted(set(found)))


NARROWEST = {"width": 320, "height": 640}
# Nobody expects all of a table to be seen there at once, nor the letters in a picture to be read.
NARROW = ("px wide", "is cut")


def narrow(page: Page) -> list[str]:
    return [one for one in problems(page) if any(words in one for words in NARROW)]


@pytest.mark.parametrize(("table", "language"), zip(TABLES, ("fr", "en", "fr", "en", "fr"), strict=True))
def test_a_table_fits_the_narrowest_screen_from_the_first_question_to_the_result(
    person, table: str, language: str
) -> None:
    game, players, options = TABLES[table]
    ann: Person = person("Ann", language=language)
    ann.page.set_viewport_size(NARROWEST)  # type: ignore[arg-type]
    ann.open_table("person", *["random"] * (players - 1), game=game, **options)
    expect(ann.see("start")).to_be_visible()
    assert narrow(ann.page) == []
    ann.start()
    found: list[str] = []
    for _ in range(12):
        if not asked_or_over(ann.page):
            break
        found += narrow(ann.page)
        play_on([ann], 1)
    play_on([ann])
    expect(ann.see("result").locator("figure text").first).to_be_visible()
    found += narrow(ann.page)
    found += [f"a chart: {one}" for one in problems(ann.page) if "(scale" in one or "(name" in one]
    assert not found, "\n".join(sorted(set(found)))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_other_page_fits_the_narrowest_screen(person, language: str) -> None:
    ann: Person = person("Ann", language=language)
    ann.page.set_viewport_size(NARROWEST)  # type: ignore[arg-type]
    found: list[str] = []
    ann.set_up("stockpile")
    found += narrow(ann.page)
    for game in ("mogul", "speculation-board", "speculation-cards", "stockpile"):
        ann.page.goto(f"{ann.address}/rules/{game}")
        expect(ann.page.locator("h2").first).to_be_visible()
        found += [f"rules of {game}: {one}" for one in narrow(ann.page)]
        ann.page.goto(f"{ann.address}/learn/{game}")
        expect(ann.see("teacher")).to_be_visible()
        found += [f"lesson of {game}: {one}" for one in narrow(ann.page)]
    assert not found, "\n".join(sorted(set(found)))
