"""Draws a table as the browser client does, as an array of pixels, for `render_mode="rgb_array"`.

A headless browser is started for the first picture and shows the built client. There is no server: the browser gets the
client's files and one table, made from a seat's view like the server's, and nothing goes over a network. The picture
cannot have what the view hides.
"""

import os
import shutil
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from io import BytesIO
from typing import Any, TypeVar
from urllib.parse import urlsplit

import msgspec

from openoutcry.engine import door
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.engine.game import Game
from openoutcry.engine.position import Position
from openoutcry.engine.views import view
from openoutcry.match.match import result_of
from openoutcry.server import wire
from openoutcry.server.http.pages import client, page_at
from openoutcry.server.live.seat_view import asked_in, choices_for
from openoutcry.server.storage.rows import OVER, PERSON, PLAYING
from openoutcry.text.catalogues import explain_missing_extra, language_of

with explain_missing_extra("picture"):
    import numpy
    from numpy.typing import NDArray
    from PIL import Image
    from playwright.sync_api import Browser, Page, Playwright, Route, ViewportSize, WebSocketRoute, sync_playwright
    from playwright.sync_api import Error as BrowserTrouble

WIDTH, HEIGHT = 1440, 900
VIEWPORT: ViewportSize = {"width": WIDTH, "height": HEIGHT}
HOUSE = "http://openoutcry.invalid"  # reserved for names that lead nowhere (RFC 6761)
TABLE = "picture"
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = ["--no-sandbox", "--disable-gpu", "--disable-background-networking", "--disable-component-update"]
# History, charts and talk stand beside a table that has some: here the stage has all the room.
ALONE = "localStorage.setItem('openoutcry.beside', 'no')"
DRAWN = "() => document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))"
MOST_LOOKS = 20
PATIENCE = 120_000  # milliseconds: a busy machine is slow, not wrong
T = TypeVar("T")


class NoPicture(OpenOutcryError):
    """Raised if the table cannot be drawn, because no browser can be started or the client has not been built."""


def table_seen(game: Game[Any], state: Position, seat: int, version: int) -> wire.Table:
    """Return the table as the message that a server would send to the player in this seat, without anything that this
    player may not see. `version` must increase from one picture to the next."""
    seen = view(state, seat, game.perfect_memory())
    over = state.options == 0
    names = [f"player_{number}" for number in range(game.players)]
    return wire.Table(
        id=TABLE,
        version=version,
        since=0,
        game=game.name,
        players=game.players,
        options=dict(game.options),
        house_set=None,
        stage=OVER if over else PLAYING,
        seats=[
            wire.SeatShown(number, PERSON, name, None, True, False, number == seat, False, False, False)
            for number, name in enumerate(names)
        ],
        host=False,
        watching=0,
        match=wire.MatchShown(
            number=version,
            commitment="",
            secret=None,
            shown=game.shown(seen),
            asked=asked_in(game, seen),
            choices=[] if over else choices_for(game, seen, door.choice(game, state, seat)),
            log_from=0,
            log=[],
            readings_from=0,
            readings=[],
            undo_to=[None] * game.players,
            undo_asked=None,
            hints=[],
            result=result_of(game, state),
        ),
        chat_from=0,
        chat=[],
        rematch=None,
        lesson=False,
        hints=False,
        locked=False,
        quiet=False,
    )


class Camera:
    """Takes pictures of tables with a headless browser. The browser runs in a thread of its own, because Playwright's
    synchronous interface fails in a thread with an event loop, such as a notebook's."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "openoutcry-camera")
        self._playwright: Playwright | None = None
        self._browser: Browser | None = None
        self._page: Page | None = None
        self._line: WebSocketRoute | None = None
        self._table = b""
        self._shown = ""
        self._version = 0

    def picture(self, game: Game[Any], state: Position, seat: int) -> NDArray[numpy.uint8]:
        """Return the table as this seat sees it, as an array of shape (height, width, 3) with the colours red, green
        and blue. Start the browser if needed; raise `NoPicture` if that is impossible."""
        self._version += 1
        table = table_seen(game, state, seat, self._version)
        png = self._there(lambda: self._look(table))
        return numpy.asarray(Image.open(BytesIO(png)).convert("RGB"))

    def close(self) -> None:
        """Close the browser. The next picture starts a new one."""
        self._there(self._end)

    def _there(self, do: Callable[[], T]) -> T:
        return self._thread.submit(do).result()

    def _look(self, table: wire.Table) -> bytes:
        self._table = msgspec.json.encode(table)
        page = self._page or self._open()
        if self._line is None or self._shown != table.game:
            page.goto(f"{HOUSE}/t/{TABLE}")
            page.locator("[data-testid=stage]").wait_for()
            self._shown = table.game
        else:
            self._line.send(self._table.decode())
        # Parts of the client come when they are first needed: it is drawn when two looks find the same.
        before = b""
        for _ in range(MOST_LOOKS):
            page.evaluate(DRAWN)
            now = page.screenshot(animations="disabled", caret="hide")
            if now == before:
                break
            before = now
        return before

    def _open(self) -> Page:
        if not client():
            raise NoPicture("no-client", "the browser client has not been built: make install does that in a checkout")
        self._playwright = self._playwright or sync_playwright().start()
        self._browser = started(self._playwright)
        context = self._browser.new_context(viewport=VIEWPORT, locale=language_of(os.environ), reduced_motion="reduce")
        context.add_init_script(ALONE)
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.route("**/*", self._answer)
        page.route_web_socket("**/ws?*", self._connect)
        self._page = page
        return page

    def _answer(self, route: Route) -> None:
        """Answer a request of the page with the table or a file of the client, as the server would."""
        path = urlsplit(route.request.url).path
        if path == f"/api/tables/{TABLE}":
            route.fulfill(body=self._table, content_type="application/json")
        elif path.startswith("/api/"):
            route.fulfill(status=404)
        else:
            file = page_at(path)
            route.fulfill(body=file.content, content_type=file.kind)

    def _connect(self, line: WebSocketRoute) -> None:
        self._line = line
        line.send(self._table.decode())

    def _end(self) -> None:
        if self._browser is not None:
            self._browser.close()
        if self._playwright is not None:
            self._playwright.stop()
        self._playwright = self._browser = self._page = self._line = None


def started(playwright: Playwright) -> Browser:
    """Return a new browser process: a Chromium installed on this machine, or else the one that Playwright has
    downloaded. Raise `NoPicture` if it cannot be started."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    try:
        return playwright.chromium.launch(executable_path=found, args=FLAGS, timeout=PATIENCE)
    except BrowserTrouble as trouble:
        reason = trouble.message.splitlines()[0]
        told = f"no Chromium can be started here; install one, or run: playwright install chromium ({reason})"
        raise NoPicture("no-browser", told, reason=reason) from trouble


@cache
def camera() -> Camera:
    """Return the one camera that all environments of this process share."""
    return Camera()
