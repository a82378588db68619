"""Nothing moves by itself, through whole games of every table: what is about to be pressed stays where it is."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.fit import shifts, watch_shifts
from tests.browser.people import Person
from tests.browser.test_fit import EVERYTHING

People = Callable[..., Person]
# A game with its options, its fewest players and its most.
GAMES: dict[str, tuple[str, dict[str, str], tuple[int, int]]] = {
    "mogul": ("mogul", {}, (3, 6)),
    "speculation-board": ("speculation-board", {}, (3, 6)),
    "speculation-cards": ("speculation-cards", {}, (2, 4)),
    "stockpile": ("stockpile", {}, (2, 5)),
    "stockpile with everything": ("stockpile", EVERYTHING, (2, 5)),
}
# A script answers, by chance, so that no move counts as the effect of a press; a sealed answer waits for the others.
PLAY = """(seed) => new Promise((over) => {
  let chance = seed
  const next = () => (chance = (chance * 16807) % 2147483647) / 2147483647
  const playing = setInterval(() => {
    if (document.querySelector('[data-testid=result]')) return over(clearInterval(playing))
    if (document.querySelector('[data-testid=option][aria-pressed=true]')) return
    const open = [...document.querySelectorAll('[data-testid=option]:not([disabled]):not([aria-disabled=true])')]
    open[Math.floor(next() * open.length)]?.click()
  }, 50)
})"""


def still(person: People, game: str, language: str, players: int, size: tuple[int, int], **options: Any) -> None:
    ann = person("Ann", language=language)
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.open_table("person", *["random"] * (players - 1), game=game, **options)
    ann.start()
    expect(ann.answers().first).to_be_visible()
    watch_shifts(ann.page)
    ann.page.evaluate(PLAY, 7 + players)
    found = shifts(ann.page)
    assert sum(value for value, _ in found) < 0.1, found[:5]


@pytest.mark.campaign
@pytest.mark.parametrize("size", [(390, 844), (1366, 650), (1440, 900)])
@pytest.mark.parametrize(("language", "most"), [("en", False), ("fr", True)])
@pytest.mark.parametrize("table", GAMES)
def test_nothing_moves_by_itself_in_a_whole_game(
    person: People, table: str, language: str, most: bool, size: tuple[int, int]
) -> None:
    game, options, players = GAMES[table]
    still(person, game, language, players[most], size, **options)
