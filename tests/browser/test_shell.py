"""The frame around every game at the table, drawer, action bar and teacher, is legible and usable at every size."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.fit import covered
from tests.browser.people import Person
from tests.browser.test_fit import EVERYTHING

People = Callable[..., Person]
SIZES = [(390, 844), (820, 1180), (1024, 768), (1366, 650), (1440, 900)]
# A game with its options and its players.
GAMES = {
    "mogul": ("mogul", {}, 4),
    "speculation-board": ("speculation-board", {}, 4),
    "speculation-cards": ("speculation-cards", {}, 3),
    "stockpile": ("stockpile", {}, 4),
    "stockpile with everything": ("stockpile", EVERYTHING, 4),
}


@pytest.mark.parametrize("table", GAMES)
def test_nothing_lies_over_the_drawer_and_its_chat_is_used_at_every_size(person: People, table: str) -> None:
    game, options, players = GAMES[table]
    ann = person("Ann")
    ann.open_table("person", *["random"] * (players - 1), game=game, **options)
    ann.start()
    expect(ann.answers().first).to_be_visible()
    panel, side = ann.see("panel"), ann.page.locator("aside")
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        # Beside the table where there is room; elsewhere the drawer is closed until it is opened.
        beside = width >= 1200 and height >= 800
        expect(panel).to_have_attribute("aria-expanded", "true" if beside else "false")
        if not beside:
            panel.click()
        for tab in ("history", "charts", "chat"):
            assert covered(ann.page, "aside .side") == [], (width, height, tab)
            ann.see(f"tab-{tab}").click()
            expect(ann.see(f"tab-{tab}")).to_have_attribute("aria-selected", "true")
        ann.see("chat-input").click()
        ann.page.keyboard.type(f"From {width}")
        ann.page.keyboard.press("Enter")
        expect(side.get_by_text(f"From {width}")).to_be_visible()
        side.get_by_role("button", name="Close").click()
        expect(side).to_have_count(0)
