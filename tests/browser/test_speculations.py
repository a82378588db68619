"""A full game of each Speculation with two people and bots, and sealed cards that nobody sees too early."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person, play_on

People = Callable[..., Person]


@pytest.mark.parametrize("game", ["speculation-board", "speculation-cards"])
def test_two_people_and_bots_finish_a_game(person: People, game: str) -> None:
    ann, ben = person("Ann"), person("Bénédicte", screen="phone", language="fr")
    table = ann.open_table("person", "open", "random", game=game)
    ben.sit(table, 1)
    ann.start()
    play_on([ann, ben], 6)
    for one in (ann, ben):
        assert ask_axe(one.page) == []
        assert one.fits()
    play_on([ann, ben])
    expect(ann.see("result")).to_be_visible()
    expect(ben.see("result")).to_be_visible()
    assert ben.fits()
    if game == "speculation-board":
        cards_stay_sealed(ann, 0)
        cards_stay_sealed(ben, 1)
    else:
        hands_stay_covered(ann, 0)
        hands_stay_covered(ben, 1)


def shown_to(one: Person) -> list[dict[str, object]]:
    return [match["shown"] for match in one.matches()]


def cards_stay_sealed(one: Person, seat: int) -> None:
    """No message showed another player's hand or chosen card."""
    seen = shown_to(one)
    assert seen
    for shown in seen:
        for other, player in enumerate(shown["players"]):  # type: ignore[arg-type]
            if other != seat:
                assert player["hand"] == []
                assert player["chosen"] is None


def hands_stay_covered(one: Person, seat: int) -> None:
    """With the memory of a table no message showed a card in another hand."""
    seen = shown_to(one)
    assert seen
    for shown in seen:
        for other, player in enumerate(shown["players"]):  # type: ignore[arg-type]
            if other != seat:
                assert set(player["hand"]) <= {None}


def test_a_chosen_card_is_changed_until_all_are_in(person: People) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = ann.open_table("person", "open", "random", game="speculation-board", start="1")
    ben.sit(table, 1)
    ann.start()
    both_cards = "[data-testid=option][data-words^='play ']"
    while ann.page.locator(both_cards).count() == 0:
        for one in (ann, ben):
            words = one.answers().evaluate_all("all => all.map((one) => one.dataset.words)")
            if words and not words[0].startswith("play "):
                one.answers().last.click()
                expect(one.page.locator(f"[data-testid=option][data-words='{words[-1]}']")).to_have_count(0)
    cards = ann.page.locator(both_cards)
    cards.nth(0).click()
    first = cards.nth(0).get_attribute("data-option")
    second = cards.nth(1).get_attribute("data-option")
    wait_for_choice(ann, first)
    cards.nth(1).click()
    wait_for_choice(ann, second)
    ben.page.locator(both_cards).first.wait_for()
    ben.page.locator(both_cards).first.click()
    expect(ann.page.locator(both_cards + f"[data-option='{second}']")).to_have_count(0)


def wait_for_choice(one: Person, option: str | None) -> None:
    """Until the server has said that this is the card chosen."""

    def acknowledged() -> bool:
        choices = [match["choices"] for match in one.matches()]
        return bool(choices and choices[-1] and choices[-1][0]["chosen"] == int(option or -1))

    one.until(acknowledged, lambda: f"option {option} was not acknowledged")
