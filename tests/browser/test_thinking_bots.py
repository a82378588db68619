"""Levels of bots in the browser: they are offered with what they are like, and whoever thinks for a while shows it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person
from tests.server.harness import Server

People = Callable[..., Person]
LEVELS = ["random", "novice", "broker", "analyst", "tycoon"]
CHARACTERS = ["rally", "contra", "vault", "ticker", "feint"]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house where whoever searches takes a while, and all others answer at once."""
    folder = tmp_path_factory.mktemp("house")
    settings = {"thinkers": 1, "thinking": {"analyst": 0.05, "tycoon": 2.0}}
    running = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log", **settings).start()
    yield running
    running.stop()
    log = Path(running.log).read_text()
    assert "Traceback" not in log, log


@pytest.mark.parametrize(("language", "strongest"), [("en", "The strongest"), ("fr", "Le plus fort")])
def test_a_host_chooses_among_all_levels(person: People, language: str, strongest: str) -> None:
    ann = person("Ann", language=language, screen="phone" if language == "fr" else "desk")
    ann.open_table("person", "open", "open", "open")
    ann.see("bots-1").click()
    offered = ann.see("seat-1").locator(".bots button")
    bots = [*LEVELS, *CHARACTERS]
    expect(offered).to_have_count(len(bots))
    assert [one.get_attribute("data-testid") for one in offered.all()] == [f"bot-{bot}-1" for bot in bots]
    expect(ann.see("seat-1")).to_contain_text(strongest)
    assert ask_axe(ann.page) == []
    assert ann.fits()
    ann.see("bot-tycoon-1").click()
    expect(ann.see("seat-1")).to_have_attribute("data-holder", "bot")
    expect(ann.see("seat-1")).to_contain_text(strongest)
    ann.see("fill-all").click()
    expect(ann.see("seat-3")).to_have_attribute("data-holder", "bot")
    about = "Courtier" if language == "fr" else "Broker"
    expect(ann.see("seat-3")).to_contain_text(about)


def test_the_front_page_offers_all_levels_and_proposes_the_usual_one(person: People) -> None:
    ann = person("Ann")
    ann.set_up()
    expect(ann.see("sitter-1")).to_have_value("broker")
    values = ann.see("sitter-1").locator("option").evaluate_all("all => all.map(one => one.value)")
    assert values == ["me", "open", "person", *LEVELS, *CHARACTERS]
    ann.see("sitter-1").select_option("tycoon")
    expect(ann.see("opening-seat-1")).to_contain_text("The strongest")


@pytest.mark.parametrize(("language", "line"), [("en", "hardly ever sells"), ("fr", "presque jamais")])
def test_a_character_is_known_by_its_name_its_face_and_its_line(person: People, language: str, line: str) -> None:
    ann = person("Ann", language=language, screen="phone" if language == "fr" else "desk")
    ann.open_table("person", "open", "vault", "broker")
    ann.see("bots-1").click()
    offered = ann.see("seat-1").locator(".bots li:has([data-testid=bot-vault-1])")
    expect(offered).to_contain_text(line)
    face = offered.locator("svg").inner_html()
    expect(ann.see("bot-vault-1")).to_have_text("Vault")
    ann.see("bot-vault-1").click()
    expect(ann.see("seat-1").locator("strong")).to_have_text("Vault 2")
    expect(ann.see("seat-2")).to_contain_text(line)
    for seat in (1, 2):
        assert ann.see(f"seat-{seat}").locator(".face svg").inner_html() == face
    assert ann.see("seat-3").locator(".face svg").inner_html() != face
    ann.start()
    expect(ann.see("player-2")).to_contain_text("Vault")
    assert ann.see("player-2").locator(".face svg").first.inner_html() == face


def test_a_table_is_opened_with_characters_from_the_front_page(person: People) -> None:
    ann = person("Ann")
    ann.set_up()
    ann.see("sitter-1").select_option("feint")
    expect(ann.see("opening-seat-1")).to_contain_text("worth little")
    expect(ann.see("opening-seat-1").locator(".portrait svg")).to_be_visible()
    assert ask_axe(ann.page) == []


# What the first player's place says while the sign is to be seen there.
SIGN = """() => {
  const sign = document.querySelector('[data-testid=thinking-0]')
  const seen = sign?.checkVisibility({ visibilityProperty: true })
  return { said: seen ? document.querySelector('[data-testid=player-0]').textContent : null }
}"""
ANSWER = """() => {
  if (window.seen.some((one) => one.said !== null)) return true
  document.querySelector('[data-testid=option]:not([disabled]):not([aria-disabled=true])')?.click()
}"""


@pytest.mark.parametrize("game", ["mogul", "stockpile", "speculation-board", "speculation-cards"])
def test_a_bot_that_thinks_for_a_while_shows_it(person: People, game: str) -> None:
    ann = person("Ann", motion=game == "mogul")
    ann.open_table("tycoon", "person", "broker", game=game)
    ann.start()
    # What is clear is answered at once: the sign may come and go between two looks.
    ann.watch(SIGN)
    assert ann.answer_until(ANSWER, drawn=True), "it never thought for a while"
    said = [one["said"] for one in ann.watched() if one["said"] is not None]
    assert all(text.count("is thinking") == 1 for text in said)
    assert ann.see("thinking-2").count() == 0
    sign = ann.see("thinking-0")
    expect(sign).to_be_hidden()
    assert ann.see("player-0").get_by_text("is thinking").count() == 0
