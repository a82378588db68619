"""What a first visit weighs: the page, one language, one game."""

import gzip
import json
import re
from collections.abc import Callable
from urllib.parse import urlparse

from playwright.sync_api import Response, expect

from tests.browser.line import Line
from tests.browser.people import Person

People = Callable[..., Person]
KB = 1000
FRONT_PAGE = 60 * KB
LARGEST_TABLE = 120 * KB
EVERYTHING = {
    "bonds": "on",
    "commodities": "on",
    "dice": "on",
    "strategies": "promo",
    "first-player-card": "on",
    "investors": "on",
}


class Fetched:
    """Every file that a page fetches."""

    def __init__(self, one: Person) -> None:
        self.page = one.page
        self.answers: list[Response] = []
        one.page.on("response", lambda answer: self.answers.append(answer))

    def names(self) -> list[str]:
        return [urlparse(answer.url).path.rpartition("/")[2] for answer in self.answers]

    def scripts(self) -> int:
        """The compressed size of all scripts together, each of them once."""
        found = {one.url for one in self.answers if one.request.resource_type == "script"}
        return sum(len(gzip.compress(self.page.request.get(url).body())) for url in found)

    def text(self) -> str:
        kinds = ("script", "stylesheet")
        return "\n".join(one.text() for one in self.answers if one.request.resource_type in kinds)


def test_the_front_page_is_light(person: People) -> None:
    ann = person("Ann")
    fetched = Fetched(ann)
    ann.page.goto(ann.address)
    expect(ann.see("play-stockpile")).to_be_enabled()
    ann.page.wait_for_load_state("networkidle")
    assert 0 < fetched.scripts() < FRONT_PAGE


def test_the_front_page_and_the_largest_table_are_light_together(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    sitters = [{"what": "me", "name": "Ann"}, *[{"what": "broker", "name": ""}] * 4]
    setup = {"players": 5, "sitters": sitters, "options": EVERYTHING, "houseSet": ""}
    ann.page.evaluate("text => localStorage.setItem('openoutcry.setup.stockpile', text)", json.dumps(setup))
    fetched = Fetched(ann)
    ann.page.reload()
    ann.see("play-stockpile").click()
    ann.answers().first.wait_for()
    expect(ann.see("player-4")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    assert any(name.startswith("game-stockpile-") for name in fetched.names())
    assert 0 < fetched.scripts() < LARGEST_TABLE


NOTICES = "() => ({ said: [...document.querySelectorAll('[data-testid=notice]')].map((one) => one.textContent) })"


def test_what_cannot_be_fetched_says_so_and_comes_when_the_line_is_mended(person: People, line: Line) -> None:
    ann = person("Ann", address=line.address)
    ann.open_table("person", "broker", "broker", start="1")
    ann.start()
    ann.watch(NOTICES)
    line.cut()
    ann.see("help").click()
    ann.until_watched("({ said }) => said.length === 1 && said[0].includes('does not answer')")
    told = len(ann.watched())
    ann.see("why-pot").click()
    ann.until_watched("({ said }) => said.length > 0", since=told)
    expect(ann.see("player-0")).to_be_visible()
    line.mend()
    ann.see("help").click()
    expect(ann.see("help-rules")).to_be_visible()


def test_who_plays_mogul_in_english_fetches_no_french_and_no_other_game(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("person", "broker", "open")
    fetched = Fetched(ben)
    ben.sit(table, 2)
    ann.start()
    expect(ben.see("player-0")).to_be_visible()
    ben.page.wait_for_load_state("networkidle")
    names, text = fetched.names(), fetched.text()
    assert any(name.startswith("game-mogul-") for name in names)
    assert [name for name in names if "-fr-" in name] == []
    assert [name for name in names if "stockpile" in name or "speculation" in name] == []
    assert "Réglages" not in text
    assert "event-stockpile-" not in text
    assert "event-mogul-" in text


def test_another_language_is_fetched_when_it_is_spoken(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    expect(ann.see("start")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    fetched = Fetched(ann)
    ann.see("settings").click()
    ann.see("language-fr").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    # The hash before the ending may have a hyphen of its own.
    french = {re.sub(r"-[\w-]{8}\.js$", "", name) for name in fetched.names() if name.startswith("words-fr-")}
    parts = ("house", "mogul", "mogul-more", "web-bots", "web-lobby", "web-settings")
    assert french == {f"words-fr-{part}" for part in parts}


def test_the_typefaces_come_with_the_page_and_their_figures_stand_in_columns(person: People) -> None:
    ann = person("Ann")
    fetched = Fetched(ann)
    ann.page.goto(ann.address)
    expect(ann.see("play-stockpile")).to_be_visible()
    ann.page.wait_for_load_state("networkidle")
    ann.page.evaluate("document.fonts.ready.then(() => true)")
    faces = [name for name in fetched.names() if name.endswith(".woff2")]
    assert len(faces) >= 2
    assert not [name for name in faces if "-ext-" in name]
    for face in ("16px 'Source Sans 3'", "700 16px 'Libre Caslon Text'"):
        assert ann.page.evaluate("face => document.fonts.check(face)", face)
    widths = ann.page.evaluate(
        """() => ['1111', '0000', '7777'].map((figures) => {
          const one = document.createElement('span')
          one.textContent = figures
          document.body.append(one)
          const { width } = one.getBoundingClientRect()
          one.remove()
          return width
        })"""
    )
    assert len(set(widths)) == 1
    for face in ("source-sans-3", "libre-caslon-text"):
        answer = ann.page.request.get(f"{ann.address}/licences/{face}.txt")
        assert "SIL Open Font License" in answer.text()
