"""A game of another package with a table of its own, which is built without this repository."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import ask_axe
from tests.browser.people import A_WHOLE_GAME, Person, play_on
from tests.foreign import own_table, variables
from tests.server.harness import Server

MakePerson = Callable[..., Person]
GAMES = {
    "own_bid": [],
    "bar_bid": [("ownChoices: true", "ownChoices: false")],
    "late_bid": [('"api": 1', '"api": 99')],
    "torn_bid": [("mount(element, host) {", "mount() { throw new Error('torn')")],
    "weak_bid": [("update(view) {", "update(view) { if (view.shown.round > 1) throw new Error('weak')")],
    "lost_bid": [("export default {", "import './nowhere.js'\nexport default {")],
}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    projects = [own_table(folder, package, *changes) for package, changes in GAMES.items()]
    games = variables(",".join(GAMES), *projects)
    running = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log", variables=games).start()
    yield running
    running.stop()
    log = Path(running.log).read_text()
    assert "Traceback" not in log, log


def own(one: Person) -> Locator:
    return one.page.locator("[data-own-table]")


def own_answers(one: Person) -> Locator:
    return own(one).locator("button:enabled")


def sit_together(person: MakePerson, game: str) -> tuple[Person, Person]:
    """Two people at a table of this game that has started."""
    ann, ben = person("Ann"), person("Ben", language="fr")
    table = ann.open_table("person", "open", game=game)
    ben.sit(table, 1)
    ann.see("start").click()
    return ann, ben


def play_on_own_table(one: Person) -> None:
    """Press the last open answer of the own table again and again, until the game is over."""
    one.page.evaluate(
        """() => setInterval(() => {
          if (document.querySelector('[data-own-table] [aria-pressed=true]')) return
          ;[...document.querySelectorAll('[data-own-table] button:enabled')].at(-1)?.click()
        }, 20)"""
    )


def test_it_is_played_to_its_end_at_its_own_table(person: MakePerson) -> None:
    ann, ben = sit_together(person, "own-bid")
    expect(own(ann).get_by_role("heading", name="Ben")).to_be_visible()
    expect(own(ann).locator("[data-seat='0'] .bid-card:not(.covered)")).to_have_count(1)
    expect(own(ann).locator("[data-seat='1'] .bid-card.covered")).to_have_count(1)
    expect(ann.see("question")).to_have_text("How much do you bid for the value of all cards?")
    expect(ann.answers()).to_have_count(0)
    expect(ann.page.locator("[data-plain]")).to_have_count(0)
    assert ask_axe(ann.page) == []

    own_answers(ann).filter(has_text="Bid 1, keep 3").click()
    expect(own(ann).locator("[aria-pressed=true]")).to_have_text("Bid 1, keep 3")
    own_answers(ben).filter(has_text="Miser 2, garder 2").click()
    expect(ann.page.get_by_role("button", name="Ben bids 2.")).to_be_visible()
    expect(own(ann).locator("[data-seat='1'] .bid-points")).not_to_have_text("Points 0")

    for one in (ann, ben):
        play_on_own_table(one)
    for one in (ann, ben):
        expect(one.see("result")).to_be_visible(timeout=A_WHOLE_GAME)
        expect(own(one).locator(".bid-player")).to_have_count(2)
        expect(one.see("notice")).to_have_count(0)


def test_it_speaks_another_language_at_once(person: MakePerson) -> None:
    ann, _ = sit_together(person, "own-bid")
    expect(own_answers(ann).first).to_have_text("Bid 0, keep 4")
    ann.see("settings").click()
    ann.see("language-fr").click()
    expect(own(ann).locator("button").first).to_have_text("Miser 0, garder 4")


def test_the_answers_are_in_the_action_bar_where_the_table_has_none(person: MakePerson) -> None:
    ann, ben = sit_together(person, "bar-bid")
    expect(own(ann)).to_be_visible()
    play_on([ann, ben])
    expect(ann.see("result")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "words"),
    [
        ("late-bid", "Late Bid brings a table for another version of Open Outcry. The plain table is shown instead."),
        ("torn-bid", "The table that Torn Bid brings has failed. The plain table is shown instead."),
        ("lost-bid", "The table that Lost Bid brings has failed. The plain table is shown instead."),
    ],
)
def test_a_table_that_cannot_be_shown_is_replaced_by_the_plain_one(person: MakePerson, game: str, words: str) -> None:
    ann, ben = sit_together(person, game)
    expect(ann.see("notice")).to_contain_text(words)
    expect(ann.page.locator("[data-plain]")).to_be_visible()
    expect(own(ann)).to_have_count(0)
    play_on([ann, ben])
    expect(ann.see("result")).to_be_visible()


def test_a_table_that_fails_later_is_replaced_by_the_plain_one(person: MakePerson) -> None:
    ann, ben = sit_together(person, "weak-bid")
    expect(own(ann)).to_be_visible()
    for one in (ann, ben):
        play_on_own_table(one)
    expect(ann.page.locator("[data-plain]")).to_be_visible()
    play_on([ann, ben])
    expect(ann.see("result")).to_be_visible()


def test_its_picture_is_on_the_front_page(person: MakePerson) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    picture = ann.see("tile-own-bid").locator("img")
    expect(picture).to_have_attribute("src", "/games/own-bid/emblem.svg")
    ann.page.wait_for_function("() => document.querySelector('[data-testid=tile-own-bid] img').naturalWidth > 0")
