"""People at the browser: they open tables, sit down, answer what they are asked, and look at their screens."""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

from openoutcry.server.changes import Holding
from tests import patience

# In milliseconds, as the browser counts.
PATIENCE = 1000 * patience.PATIENCE
A_WHOLE_GAME = 5 * PATIENCE
OPEN = "[data-testid=option]:not([disabled]):not([aria-disabled=true])"


class Person:
    """Somebody with a browser. Every message that reaches it is kept in `frames`."""

    def __init__(self, name: str, page: Page, address: str) -> None:
        self.name = name
        self.page = page
        self.address = address
        self.frames: list[str] = []
        self.errors: list[str] = []
        page.context.set_default_timeout(PATIENCE)
        page.on("websocket", self._listen)
        page.on("pageerror", lambda error: self.errors.append(str(error)))

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", lambda frame: self.frames.append(str(frame)))

    def see(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def set_up(self, game: str = "mogul") -> None:
        """Go to the front page and unfold the form for a table of this game."""
        self.page.goto(self.address)
        self.see(f"setup-{game}").click()
        expect(self.page.locator(f"input[name=game][value={game}]")).to_be_checked()
        expect(self.see("open-table")).to_be_visible()

    def open_table(
        self,
        *seats: str,
        game: str = "mogul",
        names: list[str] | None = None,
        house_set: str | None = None,
        hints: bool = False,
        **options: str,
    ) -> str:
        """Open a table by the door that the page uses, and go there; `seats` as in the wire: person, open, broker."""
        wish = {
            "game": game,
            "seats": list(seats),
            "names": names or [self.name if n == 0 else f"{self.name} {n + 1}" for n in range(seats.count("person"))],
            "options": options,
            "hints": hints,
        } | ({} if house_set is None else {"house_set": house_set})
        answer = self.page.request.post(f"{self.address}/api/tables", data=wish, headers={"Origin": self.address})
        assert answer.status == 201, answer.text()
        table: str = answer.json()["id"]
        self.visit(table)
        return table

    def visit(self, table: str) -> None:
        self.page.goto(f"{self.address}/t/{table}")

    def sit(self, table: str, seat: int) -> None:
        """Follow the invitation, say a name, sit down."""
        self.visit(table)
        self.see("name-input").first.fill(self.name)
        self.see(f"sit-{seat}").first.click()
        expect(self.see(f"seat-{seat}")).to_have_attribute("data-holder", "person")

    def start(self) -> None:
        self.see("start").click()
        expect(self.see("player-0")).to_be_visible()

    def answers(self) -> Locator:
        """The open answers on the screen."""
        return self.page.locator(OPEN)

    def answer(self, words: str | None = None) -> None:
        """Give an answer: these words, or the first that is open."""
        if words is not None:
            self.page.locator(f"[data-testid=option][data-words='{words}']").click()
        else:
            self.answers().first.click()

    def fits(self, width: int | None = None) -> bool:
        """Nothing lies beyond the right edge of the screen, once a change of its width has settled."""
        if width is not None:
            self.page.set_viewport_size({"width": width, "height": 780})
        self.page.wait_for_function("() => document.documentElement.scrollWidth <= window.innerWidth")
        return True

    def until(self, true: Callable[[], Any], said: Callable[[], Any] = lambda: None) -> None:
        """Wait until this is true, and hear meanwhile what the page has to say."""
        end = time.monotonic() + patience.PATIENCE
        while not true():
            assert time.monotonic() < end, said()
            self.page.wait_for_timeout(20)

    def answer_until(self, script: str, argument: Any = None, drawn: bool = False) -> Any:
        """Runs this script, which looks and answers in one go, until it says something. Between two looks from outside
        the next question may have come. None when the game is over and it has said nothing. The page is drawn meanwhile
        only where something moves, or for a script that looks at what is `drawn`."""
        looks = f"""(argument) => {{
          const said = ({script})(argument)
          return said ? {{ said }} : document.querySelector('[data-testid=result]') ? {{ said: null }} : null
        }}"""
        if not drawn:
            self.page.evaluate(HIDE)
        found = self.page.wait_for_function(looks, arg=argument, polling=20, timeout=A_WHOLE_GAME)
        self.page.evaluate(DRAW)
        return found.json_value()["said"]

    def asked_again(self) -> None:
        """Wait for the next question, until which bots may go on and everything may change; or for the end."""
        self.page.wait_for_selector(f"{OPEN}, [data-testid=result]", state="attached", timeout=A_WHOLE_GAME)

    def number(self) -> int:
        """How far the match was in the last message that had it."""
        matches = self.matches()
        return int(matches[-1]["number"]) if matches else -1

    def matches(self) -> list[Any]:
        """The match as this browser held it after each message about it."""
        holding = Holding()
        messages = [json.loads(frame) for frame in self.frames]
        tables = [holding.take(told) for told in messages if told["type"] in ("table", "changes", "present")]
        return [table["match"] for table in tables if table["match"]]

    def watch(self, figures: str) -> None:
        """From now on every change of what this script sees is written down, in the order in which people see it:
        nothing is missed, however short it was there and however late we look."""
        self.page.evaluate(WATCH % figures)

    def watched(self) -> list[dict[str, Any]]:
        """What was written down so far."""
        return list(self.page.evaluate("window.seen"))

    def until_watched(self, condition: str, since: int = 0) -> None:
        """Wait until something was written down for which this holds."""
        self.page.wait_for_function(f"(since) => window.seen.slice(since).some({condition})", arg=since, polling=20)

    def over(self) -> bool:
        return self.see("result").is_visible()

    def text(self) -> str:
        """Everything that can be read or heard on the page."""
        return str(
            self.page.evaluate(
                """() => [document.title, document.body.innerText,
                ...[...document.querySelectorAll('[aria-label],[title],[placeholder],[alt]')].flatMap(
                  (one) => ['aria-label', 'title', 'placeholder', 'alt'].map((name) => one.getAttribute(name) ?? ''))
                ].join('\\n')"""
            )
        )


# Looks after every change, as soon as the page has made the whole of it.
WATCH = """() => {
  const figures = %s
  window.watching?.disconnect()
  window.seen = []
  const look = () => {
    const now = figures()
    if (JSON.stringify(now) !== JSON.stringify(window.seen.at(-1))) window.seen.push(now)
  }
  window.watching = new MutationObserver(() => setTimeout(look))
  window.watching.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
  look()
}"""

# Drawing takes nine tenths of a browser's time: where nothing moves, a page is not drawn while nobody looks at it.
HIDE = "() => { if (matchMedia('(prefers-reduced-motion: reduce)').matches) document.body.style.display = 'none' }"
# Afterwards what depends on sizes has its place again.
DRAW = """async () => {
  document.body.style.display = ''
  for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame)
}"""

# Clicks on the first open answer. Who has given a sealed answer waits for the others.
CLICK_ON = """(limit) => {
  clearInterval(window.clicking)
  window.clicks = 0
  window.clicking = setInterval(() => {
    const done = window.clicks >= limit || document.querySelector('[data-testid=result]')
    if (done) return clearInterval(window.clicking)
    if (document.querySelector('[data-testid=option][aria-pressed=true]')) return
    const open = document.querySelector('[data-testid=option]:not([disabled]):not([aria-disabled=true])')
    if (open) { window.clicks += 1; open.click() }
  }, 20)
}"""
CLICKED = "(limit) => window.clicks >= limit || document.querySelector('[data-testid=result]') !== null"


def play_on(people: list[Person], answers: int = 10_000) -> None:
    """They answer, always with the first that is open, until the first of them gave so many, or the game is over;
    whoever plays with bots alone is then asked again."""
    for one in people:
        one.page.evaluate(HIDE)
        one.page.evaluate(CLICK_ON, answers if one is people[0] else 10_000)
    people[0].page.wait_for_function(CLICKED, arg=answers, polling=20, timeout=A_WHOLE_GAME)
    for one in people:
        one.page.evaluate("clearInterval(window.clicking)")
        one.page.evaluate(DRAW)
    if len(people) == 1:
        people[0].asked_again()


def shown_chips(one: Person) -> list[list[int | None]]:
    """What the messages said of everybody's chips, by seat."""
    return [[player["chips"] for player in match["shown"]["players"]] for match in one.matches()]


def digits(text: str) -> int:
    """The number in a text, minus signs of every kind included."""
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")))
