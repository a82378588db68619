"""A game that this client has never heard of: its table is drawn from what is shown, and played to its end."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person, play_on
from tests.foreign import bare_bid, variables
from tests.server.harness import Server

MakePerson = Callable[..., Person]
SIZES = [(390, 844), (1366, 650), (1440, 900)]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("house")
    bare_bid(folder)
    games = variables("blind_bid,bare_bid", folder)
    running = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log", variables=games).start()
    yield running
    running.stop()
    log = Path(running.log).read_text()
    assert "Traceback" not in log, log


def hand(one: Person, seat: int) -> Locator:
    return one.see(f"player-{seat}").locator("[data-testid=row-hand] .card")


def hands_sent(one: Person) -> list[list[list[int | None]]]:
    """Everybody's hand in every message that reached this browser."""
    return [[side["hand"] for side in match["shown"]["players"]] for match in one.matches()]


def test_two_people_play_a_game_without_a_drawing_to_its_end_and_hidden_things_stay_hidden(person: MakePerson) -> None:
    ann, ben = person("Ann"), person("Ben", screen="phone", language="fr")
    table = ann.open_table("person", "open", game="blind-bid")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text("Blind Bid")
    ben.sit(table, 1)
    ann.start()
    expect(hand(ann, 0)).to_have_attribute("data-covered", "false")
    expect(hand(ann, 1)).to_have_attribute("data-covered", "true")
    expect(hand(ben, 0)).to_have_attribute("data-covered", "true")

    ann.answer("bid 1")
    expect(ben.page.locator("[data-testid=log-line][data-event=bid]")).to_have_count(0)
    assert "mise 1" not in ben.text()
    ben.answer("bid 2")
    expect(ann.page.get_by_role("button", name="Ben bids 2.")).to_be_visible()
    expect(ann.see("side-points").nth(1)).not_to_have_text("0")
    assert all(one[1] in ([], [None]) for one in hands_sent(ann)), "Ben has shown nothing yet"
    assert all(one[0] in ([], [None]) for one in hands_sent(ben)), "neither has Ann"

    play_on([ann, ben])
    expect(ann.see("result")).to_contain_text("The last round is played.")
    expect(ben.see("result")).to_contain_text("La dernière manche est jouée.")
    scores = ann.page.get_by_test_id("scores").locator("tbody tr")
    expect(scores).to_have_count(2)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_plain_table_fits_is_legible_and_is_played_by_keys(person: MakePerson, language: str) -> None:
    ann = person("Ann", language=language)
    ann.open_table("person", "random", "random", "random", game="blind-bid")
    ann.start()
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        assert ann.fits()
        assert ask_axe(ann.page) == []
    ann.page.keyboard.press("2")
    expect(ann.page.locator("[data-testid=log-line][data-event=won]")).to_have_count(1)
    ann.page.keyboard.press("?")
    goal = "Have the most points" if language == "en" else "Avoir le plus de points"
    expect(ann.page.get_by_role("dialog").get_by_text(goal)).to_be_visible()


def test_a_game_without_words_is_chosen_opened_and_played_from_the_front_page(person: MakePerson) -> None:
    ann = person("Ann")
    ann.set_up("bare-bid")
    ann.see("players-2").check(force=True)
    expect(ann.see("sitter-1")).to_have_value("random")
    expect(ann.see("house-set-open")).to_have_count(0)
    ann.see("name-input").fill("Ann")
    ann.see("open-table").click()
    ann.start()
    expect(ann.answers().nth(1)).to_contain_text("Bid 1 (coins 1, left 3)")
    play_on([ann])
    expect(ann.see("result")).to_be_visible()


def test_two_people_at_one_device_do_not_see_each_others_things(person: MakePerson) -> None:
    ann = person("Ann")
    ann.open_table("person", "person", game="blind-bid")
    ann.see("start").click()
    expect(ann.page.get_by_role("button", name="I am Ann")).to_be_visible()
    expect(hand(ann, 0)).to_have_attribute("data-covered", "true")
    expect(ann.see("log-line").filter(has_text="Ann draws")).to_have_count(0)
    ann.page.get_by_role("button", name="I am Ann").click()
    expect(hand(ann, 0)).to_have_attribute("data-covered", "false")
    expect(hand(ann, 1)).to_have_attribute("data-covered", "true")
    expect(ann.see("log-line").filter(has_text="Ann draws")).to_have_count(1)
