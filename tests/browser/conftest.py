"""A real server and a real browser: each `person` has a browser context."""

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.line import Line
from tests.browser.people import PATIENCE, Person
from tests.server.harness import Server

# Debian's headless shell draws the same pages without the windows, tabs and buttons of a whole browser around them.
CHROMIUM = shutil.which("chromium-headless-shell") or shutil.which("chromium")
# The dealer's secret and the seed of bots in all tables: a layout is tested on the same cards in each run.
DEAL = 7
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
expect.set_options(timeout=PATIENCE)  # a busy machine is slow, not wrong
SIZES = {"desk": {"width": 1280, "height": 860}, "phone": {"width": 390, "height": 844}}


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no browser: Debian's package chromium is not installed")
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS, timeout=PATIENCE)
        yield running
        running.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that need no settings of their own. Its tables always have the same deals."""
    folder = tmp_path_factory.mktemp("house")
    running = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log", deal=DEAL, coaching=1.0).start()
    yield running
    running.stop()
    log = Path(running.log).read_text()
    assert "Traceback" not in log, log


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """A line to the server that can be cut."""
    one = Line(server.port)
    yield one
    one.close()


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """Makes people: `person("Ann", screen="phone", language="fr", motion=True)`. An error on a page fails the test."""
    people: list[Person] = []

    def make(
        name: str, screen: str = "desk", language: str = "en", address: str = "", motion: bool = False, **more: Any
    ) -> Person:
        context = browser.new_context(
            viewport=SIZES[screen],  # type: ignore[arg-type]
            locale="fr-FR" if language == "fr" else "en-GB",
            reduced_motion="no-preference" if motion else "reduce",
            **more,
        )
        one = Person(name, context.new_page(), address or server.address)
        people.append(one)
        return one

    yield make
    for one in people:
        one.page.context.close()
    assert [error for one in people for error in one.errors] == []


# Looks until two looks find the same: one that falls into a change of the table sees the colours of two tables.
LOOK = """async () => {
  const frame = () => new Promise(requestAnimationFrame)
  const look = async () => {
    await frame()
    await frame()
    return (await axe.run(document, { resultTypes: ['violations'] })).violations
  }
  const told = (found) => JSON.stringify(found.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]))
  let found = await look()
  for (let looks = 0; looks < 20 && found.length > 0; looks++) {
    const again = await look()
    const same = told(again) === told(found)
    found = again
    if (same) break
  }
  return found
}"""


def ask_axe(page: Page) -> list[str]:
    """What axe-core finds serious or critical on the page as it stands."""
    source = Path(__file__).parents[2] / "node_modules" / "axe-core" / "axe.min.js"
    page.evaluate(source.read_text(encoding="utf-8"))
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}: {one['nodes'][0]['failureSummary']}"
        for one in page.evaluate(LOOK)
        if one["impact"] in ("serious", "critical")
    ]
