"""Stockpile's table on the stage and on the clock: nothing that is pressed moves, and it is told beat by beat."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fit import SIZES, WIDE, problems
from tests.browser.people import Person, play_on

People = Callable[..., Person]

ROWS = """() => [...document.querySelectorAll('[data-testid^=company-]')].map((row) => {
  const { top, bottom } = row.getBoundingClientRect()
  return { top, bottom }
})"""


@pytest.mark.parametrize("players", [2, 4])
def test_no_row_of_the_price_board_lies_over_another(person: People, players: int) -> None:
    ann = person("Ann")
    ann.open_table("person", *["random"] * (players - 1), game="stockpile")
    ann.start()
    expect(ann.answers().first).to_be_visible()
    for width, height in SIZES:
        if width < WIDE:
            continue
        ann.page.set_viewport_size({"width": width, "height": height})
        rows = ann.page.evaluate(ROWS)
        assert len(rows) == 6
        assert all(upper["bottom"] <= lower["top"] + 1 for upper, lower in pairwise(rows)), (width, height, rows)


FIGURES = """() => {
  const text = (name) => document.querySelector(`[data-testid=${name}]`)?.textContent.trim() ?? ''
  return {
    says: text('happening'),
    money: text('money-0'),
    bonds: text('goods-0'),
    options: document.querySelectorAll('[data-testid=option]').length,
  }
}"""


def buys_bonds(ann: Person) -> list[dict[str, Any]]:
    """Ann buys two bonds, with motion; what was seen until something is asked again."""
    ann.page.emulate_media(reduced_motion="no-preference")
    ann.open_table("person", "random", "random", game="stockpile", bonds="on", start="1")
    ann.start()
    ann.page.locator("[data-words='buy 2']").wait_for()
    ann.watch(FIGURES)
    ann.answer("buy 2")
    ann.until_watched("(one) => one.says")
    ann.answers().first.wait_for()
    expect(ann.see("happening")).to_have_count(0)
    return ann.watched()


def test_numbers_change_when_their_beat_ends_and_nothing_is_asked_meanwhile(person: People) -> None:
    ann = person("Ann")
    frames = buys_bonds(ann)
    told = [frame for frame in frames if frame["says"]]
    assert all(frame["options"] == 0 for frame in told)
    mine = [(frame["money"], "2 bonds" in frame["bonds"]) for frame in told if frame["says"].startswith("Ann buys")]
    stages = [one for n, one in enumerate(mine) if n == 0 or one != mine[n - 1]]
    assert stages[:2] == [("$20K", False), ("$8K", False)]
    assert frames[-1]["money"] != "$20K"
    assert "2 bonds" in frames[-1]["bonds"]


def test_what_happens_is_skipped_and_played_again_by_a_key(person: People) -> None:
    ann = person("Ann")
    buys_bonds(ann)
    told = len(ann.watched())
    ann.page.keyboard.press("r")
    ann.until_watched("(one) => one.says", since=told)
    assert [one for one in ann.watched()[told:] if one["says"] and one["options"]] == []
    ann.page.keyboard.press("Space")
    expect(ann.see("happening")).to_have_count(0)
    expect(ann.answers().first).to_be_visible()


def test_a_narrow_page_shows_what_is_asked_about_and_anything_else_when_it_is_pressed(person: People) -> None:
    ann = person("Ann", screen="phone")
    ann.open_table("person", "random", "random", game="stockpile", start="1")
    ann.start()
    ann.see("held-0").wait_for()
    expect(ann.see("pile-1")).to_be_visible()
    expect(ann.see("board")).to_be_hidden()
    ann.see("view-players").click()
    expect(ann.see("player-1")).to_be_visible()
    expect(ann.see("pile-1")).to_be_hidden()
    ann.see("view-piles").click()
    play_on([ann], 2)
    ann.page.locator("[data-words^=bid]").first.wait_for()
    assert problems(ann.page) == []


def test_the_rows_of_the_board_lie_below_one_another_without_modules(person: People) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": 1366, "height": 650})
    ann.open_table("person", "random", game="stockpile", start="1")
    ann.start()
    ann.answers().first.wait_for()
    boxes = [ann.see(f"company-{company}").bounding_box() for company in range(6)]
    edges = [(box["y"], box["y"] + box["height"]) for box in boxes if box]
    assert all(above[1] <= below[0] + 1 for above, below in pairwise(edges)), edges
