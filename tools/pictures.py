"""Pictures of every page in a real browser: tables with the fewest and the most players, moments that are staged,
results, lessons, the rules, the front page and a lobby, at six sizes, by day and by night; and a short moving picture
of a round of each game. To be looked at one by one: `build/pictures/index.html` shows them all."""

from __future__ import annotations

import argparse
import re
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from html import escape
from pathlib import Path
from typing import Literal
from urllib.error import URLError

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright
from playwright.sync_api import TimeoutError as TooLate

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "pictures"
SIZES = [(390, 844), (768, 1024), (1366, 650), (1440, 900), (1920, 1080), (2560, 1440)]
Theme = Literal["light", "dark"]
THEMES: list[Theme] = ["light", "dark"]
LAPTOP: ViewportSize = {"width": 1366, "height": 650}
WITH_HISTORY: ViewportSize = {"width": 1440, "height": 900}
# These scroll, and are shown whole as well.
LONG = ("front", "rules")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
OPEN = "[data-testid=option]:not([disabled]):not([aria-disabled=true])"
OVER = "[data-testid=result]"
MOVING = "[data-testid=happening]"
EVERYTHING = {
    "bonds": "on",
    "commodities": "on",
    "dice": "on",
    "strategies": "promo",
    "first-player-card": "on",
    "investors": "promo",
}
MOVIE: ViewportSize = {"width": 1200, "height": 660}
SECONDS = 16
DOCS = ROOT / "docs" / "images"
# What README and docs show, by the picture that was taken.
SHOWN = {
    "front": "front-1440x900-light",
    "mogul": "table-mogul-most-1440x900-light",
    "speculation-board": "table-speculation-board-most-1440x900-dark",
    "speculation-cards": "table-speculation-cards-most-1440x900-light",
    "stockpile": "table-stockpile-everything-1440x900-dark",
    "lesson": "learn-stockpile-1366x650-light",
}


@dataclass
class Seen:
    """A table to be looked at: how many answers are given before."""

    game: str
    players: int
    options: dict[str, str] = field(default_factory=dict)
    answers: int = 12


TABLES = {
    "mogul-few": Seen("mogul", 3),
    "mogul-most": Seen("mogul", 6),
    "speculation-board-few": Seen("speculation-board", 3),
    "speculation-board-most": Seen("speculation-board", 6),
    "speculation-cards-few": Seen("speculation-cards", 2),
    "speculation-cards-most": Seen("speculation-cards", 4),
    "stockpile-few": Seen("stockpile", 2),
    "stockpile-most": Seen("stockpile", 5),
    "stockpile-everything": Seen("stockpile", 5, EVERYTHING, 20),
}


@dataclass
class Moment:
    """Something that is staged: the sentence that tells it, and how long after it began it is looked at."""

    game: str
    players: int
    words: str
    after: int = 350
    options: dict[str, str] = field(default_factory=dict)


MOMENTS = {
    "mogul-reveal": Moment("mogul", 4, "is revealed"),
    "mogul-crash": Moment("mogul", 4, "crash!", 300),
    "speculation-board-move": Moment("speculation-board", 4, "card moves"),
    "speculation-board-sale": Moment("speculation-board", 4, "in cash and shares worth", 500),
    "speculation-cards-round": Moment("speculation-cards", 4, "scores", 700),
    "stockpile-reveal": Moment("stockpile", 4, "reveals"),
    "stockpile-move": Moment("stockpile", 4, r"(rises|falls) \d+ space"),
    "stockpile-sale": Moment("stockpile", 4, r"leads in|sells \d", 300),
}
GAMES = ["mogul", "speculation-board", "speculation-cards", "stockpile"]
A_WHOLE_GAME = 10_000
# A beat can be shorter than a look at a busy machine.
TRIES = 3
# So many answers on, something worth seeing happens.
FILMS = {
    "mogul": Seen("mogul", 4, {}, 1),
    "speculation-board": Seen("speculation-board", 4, {}, 5),
    "speculation-cards": Seen("speculation-cards", 3, {}, 8),
    "stockpile": Seen("stockpile", 4, {}, 2),
}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", default="", help="only pictures whose name has this in it")
    parser.add_argument("--movies", action="store_true", help="moving pictures of a round alone: they need Pillow")
    parser.add_argument("--docs", action="store_true", help="pack those taken before for README and docs: needs Pillow")
    arguments = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    OUT.mkdir(parents=True, exist_ok=True)
    if arguments.docs:
        show(SHOWN)
        return 0
    with served() as address, sync_playwright() as playwright:
        chromium = shutil.which("chromium")
        browser = playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        if arguments.movies:
            for game in FILMS:
                if arguments.only in game:
                    film(browser, address, game)
        else:
            for name, lead in scenes(address):
                if arguments.only in name:
                    print(name, flush=True)
                    take(browser, name, lead)
            for name, moment in MOMENTS.items():
                if arguments.only in f"moment-{name}":
                    print(f"moment-{name}", flush=True)
                    catch(browser, address, f"moment-{name}", moment)
        browser.close()
    write_index()
    print(f"All of them: {(OUT / 'index.html').relative_to(ROOT)}")
    return 0


Lead = Callable[[Page], None]


def scenes(address: str) -> Iterator[tuple[str, Lead]]:
    """What is looked at, by name: each leads a page there."""
    yield "front", lambda page: open_page(page, address, "")
    yield "lobby", lambda page: wait_at_lobby(page, address)
    for game in GAMES:
        yield f"rules-{game}", partial(open_page, address=address, path=f"rules/{game}")
        yield f"learn-{game}", partial(open_page, address=address, path=f"learn/{game}")
        yield f"result-{game}", partial(sit_down, address=address, table=Seen(game, 3, {}, A_WHOLE_GAME))
    for name, table in TABLES.items():
        yield f"table-{name}", partial(sit_down, address=address, table=table)


def take(browser: Browser, name: str, lead: Lead) -> None:
    """One page at every size, in each theme."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=LAPTOP)
    page = context.new_page()
    lead(page)
    for width, height, theme in looks(page):
        page.wait_for_timeout(250)
        page.screenshot(path=picture(name, width, height, theme))
        if name.startswith(LONG):
            page.screenshot(path=picture(f"{name}-whole", width, height, theme), full_page=True)
    context.close()


def looks(page: Page) -> Iterator[tuple[int, int, Theme]]:
    """The page at every size, by day and by night."""
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            yield width, height, theme


def picture(name: str, width: int, height: int, theme: Theme) -> Path:
    return OUT / f"{name}-{width}x{height}-{theme}.png"


def catch(browser: Browser, address: str, name: str, moment: Moment) -> None:
    """A staged moment: played to without motion, then shown again at every size."""
    context = browser.new_context(locale="en-GB", reduced_motion="reduce", viewport=WITH_HISTORY)
    page = context.new_page()
    open_table(page, address, moment.game, ["person"] + ["broker"] * (moment.players - 1), moment.options)
    page.get_by_test_id("start").click()
    told = page.get_by_test_id("log-line").filter(has_text=re.compile(moment.words))
    while True:
        page.wait_for_selector(f"{OPEN}, {OVER}", timeout=60_000)
        if page.locator(OVER).count() > 0:
            break
        before = told.count()
        page.evaluate("(open) => document.querySelector(open)?.click()", OPEN)
        page.wait_for_timeout(60)
        page.wait_for_selector(f"{OPEN}, {OVER}", timeout=60_000)
        if told.count() > before:
            break
    page.emulate_media(reduced_motion="no-preference")
    now = page.locator(MOVING).filter(has_text=re.compile(moment.words))
    for width, height, theme in looks(page):
        for _ in range(TRIES):
            page.keyboard.press("r")
            try:
                now.wait_for(timeout=12_000)
                break
            except TooLate:
                continue
        page.wait_for_timeout(moment.after)
        page.screenshot(path=picture(name, width, height, theme))
        page.keyboard.press("Space")
    context.close()


def open_page(page: Page, address: str, path: str) -> None:
    page.goto(f"{address}/{path}")
    page.wait_for_load_state("networkidle")


def open_table(page: Page, address: str, game: str, seats: list[str], options: dict[str, str]) -> None:
    page.goto(address)
    wish = {"game": game, "seats": seats, "names": ["Ann"], "options": options}
    answer = page.request.post(f"{address}/api/tables", data=wish, headers={"Origin": address})
    page.goto(f"{address}/t/{answer.json()['id']}")


def wait_at_lobby(page: Page, address: str) -> None:
    open_table(page, address, "mogul", ["person", "open", "open", "broker"], {})
    page.wait_for_load_state("networkidle")


def sit_down(page: Page, address: str, table: Seen) -> None:
    """At a table of brokers, after some answers, always the first that is open."""
    open_table(page, address, table.game, ["person"] + ["broker"] * (table.players - 1), table.options)
    page.get_by_test_id("start").click()
    for _ in range(table.answers):
        page.wait_for_selector(f"{OPEN}, {OVER}", timeout=60_000)
        if page.locator(OVER).count() > 0:
            return
        page.evaluate("(open) => document.querySelector(open)?.click()", OPEN)
        page.wait_for_timeout(40)
    page.wait_for_selector(f"{OPEN}, {OVER}", timeout=60_000)


def film(browser: Browser, address: str, game: str) -> None:
    """A round as it moves, small enough for a page of docs."""
    from tools.films import Reel  # needs Pillow, which nothing else does

    context = browser.new_context(locale="en-GB", viewport=MOVIE, reduced_motion="reduce")
    page = context.new_page()
    scene = FILMS[game]
    sit_down(page, address, scene)
    page.emulate_media(reduced_motion="no-preference")
    reel = Reel(page)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end:
        page.wait_for_timeout(900)
        page.evaluate("(open) => document.querySelector(open)?.click()", OPEN)
        page.wait_for_timeout(100)
        page.wait_for_selector(f"{OPEN}, {OVER}", timeout=60_000)
    reel.stop()
    reel.save(OUT / f"film-{game}.webp")
    context.close()


def show(names: dict[str, str]) -> None:
    """Packs the best of them, and the films, for README and docs."""
    from tools.films import pack

    DOCS.mkdir(parents=True, exist_ok=True)
    for name, taken in names.items():
        pack(OUT / f"{taken}.png", DOCS / f"{name}.webp")
    for path in OUT.glob("film-*.webp"):
        shutil.copy(path, DOCS / path.name)


def write_index() -> None:
    """A page that shows all pictures, a row a page."""
    rows = []
    for path in sorted(OUT.glob("*.*")):
        if path.suffix in {".png", ".webp"}:
            rows.append(
                f'<figure><img src="{path.name}" loading="lazy"><figcaption>{escape(path.stem)}</figcaption></figure>'
            )
    style = "body{display:flex;flex-wrap:wrap;gap:1rem;font:14px sans-serif}img{max-height:420px;max-width:640px}"
    (OUT / "index.html").write_text(
        f"<!doctype html><meta charset=utf-8><style>{style}</style>{''.join(rows)}", "utf-8"
    )


@contextmanager
def served() -> Iterator[str]:
    """The address of a server of our own, whose bots answer at once."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = f"http://127.0.0.1:{port}"
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "openoutcry.cli", "serve", "--port", str(port), "--bot-pause", "0"]
        server = subprocess.Popen([*command, "--database", f"sqlite:///{folder}/t.sqlite3"], stdout=subprocess.DEVNULL)
        try:
            while True:
                try:
                    urllib.request.urlopen(f"{address}/health").close()
                    break
                except URLError:
                    if server.poll() is not None:
                        raise SystemExit("the server did not start") from None
                    time.sleep(0.1)
            yield address
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    sys.exit(main())
