"""People at the browser: they open tables, sit down, answer what they are asked, and look at their screens."""

import re
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket, expect

PATIENCE = 20_000


class Person:
    """Somebody with a browser. Every message that reaches it is kept in `frames`."""

    def __init__(self, name: str, page: Page, address: str) -> None:
        self.name = name
        self.page = page
        self.address = address
        self.frames: list[str] = []
        self.errors: list[str] = []
        page.set_default_timeout(PATIENCE)
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

    def open_table(self, *seats: str, game: str = "mogul", names: list[str] | None = None, **options: str) -> str:
        """Open a table by the door that the page uses, and go there; `seats` as in the wire: person, open, broker."""
        self.page.goto(self.address)
        wish = {
            "game": game,
            "seats": list(seats),
            "names": names or [self.name if n == 0 else f"{self.name} {n + 1}" for n in range(seats.count("person"))],
            "options": options,
        }
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
        return self.page.locator("[data-testid=option]:not([disabled]):not([aria-disabled=true])")

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


CLICK_ON = """(limit) => {
  clearInterval(window.clicking)
  window.clicks = 0
  window.clicking = setInterval(() => {
    const done = window.clicks >= limit || document.querySelector('[data-testid=result]')
    if (done) return clearInterval(window.clicking)
    const open = document.querySelector('[data-testid=option]:not([disabled]):not([aria-disabled=true])')
    if (open) { window.clicks += 1; open.click() }
  }, 20)
}"""
CLICKED = "(limit) => window.clicks >= limit || document.querySelector('[data-testid=result]') !== null"
A_WHOLE_GAME = 120_000


def play_on(people: list[Person], answers: int = 10_000) -> None:
    """They answer, always with the first that is open, until the first of them gave so many, or the game is over."""
    for one in people:
        one.page.evaluate(CLICK_ON, answers if one is people[0] else 10_000)
    people[0].page.wait_for_function(CLICKED, arg=answers, timeout=A_WHOLE_GAME)
    for one in people:
        one.page.evaluate("clearInterval(window.clicking)")


def shown_chips(frames: list[str]) -> list[list[int | None]]:
    """What the messages said of everybody's chips, by seat."""
    import json

    found: list[list[int | None]] = []
    for frame in frames:
        message: Any = json.loads(frame)
        if message.get("match"):
            found.append([player["chips"] for player in message["match"]["shown"]["players"]])
    return found


def digits(text: str) -> int:
    """The number in a text, minus signs of every kind included."""
    return int(re.sub(r"[^\d-]", "", text.replace("−", "-")))
