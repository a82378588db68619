"""The main paths in a second browser: a table is opened and a round of each game is played."""

from collections.abc import Iterator

import pytest

from tests.browser.firefox import FIREFOX, Firefox
from tests.server.harness import Server

OPEN = "[data-testid=option]:not([disabled]):not([aria-disabled=true])"
ASKED_OR_OVER = f"document.querySelector('{OPEN}, [data-testid=result]')"
A_ROUND = 8


@pytest.fixture(scope="module")
def firefox(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Firefox]:
    if FIREFOX is None:
        pytest.skip("no second browser: Debian's package firefox-esr is not installed")
    with Firefox(tmp_path_factory.mktemp("firefox")) as running:
        yield running


@pytest.mark.parametrize("game", ["mogul", "speculation-board", "speculation-cards", "stockpile"])
def test_a_table_is_opened_and_a_round_is_played_in_firefox(server: Server, firefox: Firefox, game: str) -> None:
    firefox.go(f"{server.address}/")
    wish = {"game": game, "seats": ["person", "random", "random"], "names": ["Ann"], "options": {}}
    opened = f"""fetch('/api/tables', {{ method: 'POST', body: JSON.stringify({wish}),
      headers: {{ 'content-type': 'application/json' }} }}).then((answer) => answer.json())"""
    firefox.go(f"{server.address}/t/{firefox.ask(opened)['id']}")
    firefox.until("document.querySelector('[data-testid=start]')")
    firefox.ask("document.querySelector('[data-testid=start]').click()")
    for _ in range(A_ROUND):
        firefox.until(ASKED_OR_OVER)
        told = firefox.ask("document.querySelectorAll('[data-testid=log-line]').length")
        firefox.ask(f"document.querySelector('{OPEN}')?.click()")
        firefox.until(f"document.querySelectorAll('[data-testid=log-line]').length !== {told} || {ASKED_OR_OVER}")
    assert "Ann" in firefox.ask("document.body.innerText")
