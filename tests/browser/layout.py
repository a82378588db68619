"""The layout of every question of a game, at every size: what is probed, and the person who plays and probes."""

import random
from dataclasses import dataclass, field
from pathlib import Path

from playwright.sync_api import Page

from tests.browser.fit import problems
from tests.browser.people import A_WHOLE_GAME, Person

SIZES = [(390, 844), (360, 640), (820, 1180), (1024, 768), (1366, 650), (1440, 900)]
# Below this width a table may scroll, and what is drawn in a picture may be small.
NOT_SMALL = 820
PROBE = (Path(__file__).parent / "layout.js").read_text(encoding="utf-8")
DRAWER = ("history", "charts", "chat")
DIALOGS = ("share", "help", "settings")
EXTRAS = (*DRAWER, *DIALOGS, "hint")
# Beside the table there is room for the drawer from these pixels on.
ROOMY = (1200, 800)

# Wait until this person may answer, and has not yet, or the game is over, for three frames. Return the question's kind.
ASKED = """async (patience) => {
  const look = () => {
    if (document.querySelector('[data-testid=result]')) return 'over'
    if (document.querySelector('[data-testid=option][aria-pressed=true]')) return null
    const open = document.querySelector('[data-testid=option]:not([disabled]):not([aria-disabled=true])')
    return open && document.querySelector('[data-testid=action-bar]')?.dataset.asks
  }
  const began = performance.now()
  for (let same = 0, last = null; performance.now() - began < patience; ) {
    const asked = look()
    same = asked === last ? same + 1 : 0
    last = asked
    if (asked && same === 3) return asked
    await new Promise(requestAnimationFrame)
  }
  throw new Error('nothing was asked')
}"""
# Give one of the answers of the kind that was given least. Questions and answers of all kinds come up that way.
ANSWER = r"""(chance) => {
  const given = (window.given ??= {})
  const kind = (one) => one.dataset.words.replace(/\d+/g, '#')
  const open = [...document.querySelectorAll('[data-testid=option]:not([disabled]):not([aria-disabled=true])')]
  const least = Math.min(...open.map((one) => given[kind(one)] ?? 0))
  const rare = open.filter((one) => (given[kind(one)] ?? 0) === least)
  if (rare.length === 0) return
  const answer = rare[Math.floor(chance * rare.length)]
  given[kind(answer)] = least + 1
  answer.click()
}"""


def faults(page: Page) -> list[str]:
    """Return what is covered, cut, broken, overlapping or too small on the page as it stands."""
    found: list[str] = page.evaluate(PROBE)
    return found


@dataclass
class Probe:
    """Probes a table at question after question, and keeps each fault with the first place in which it was found."""

    person: Person
    looks: int = 0
    questions: int = 0
    kinds: set[str] = field(default_factory=set)
    found: dict[str, str] = field(default_factory=dict)

    def look(self, where: str) -> None:
        """Probe the page as it stands."""
        size = self.person.page.viewport_size
        assert size is not None
        self.looks += 1
        for fault in faults(self.person.page):
            self.found.setdefault(fault, f"{size['width']}x{size['height']} {where}")

    def resize(self, width: int, height: int) -> None:
        self.person.page.set_viewport_size({"width": width, "height": height})

    def asked(self) -> str | None:
        """Wait for the next question and return its kind; None when the game is over."""
        kind: str = self.person.page.evaluate(ASKED, A_WHOLE_GAME)
        return None if kind == "over" else kind

    def answer(self, chance: random.Random) -> None:
        self.person.page.evaluate(ANSWER, chance.random())

    def question(self, kind: str, extras: int = 1) -> None:
        """Probe a question at every size, in every view of a narrow table. At each size so many of the tabs of the
        drawer, the dialogs and the hint are opened as well, other ones from size to size and from question to
        question."""
        self.questions += 1
        self.kinds.add(kind)
        for n, (width, height) in enumerate(SIZES):
            self.resize(width, height)
            self.look(kind)
            for fault in problems(self.person.page) if width >= NOT_SMALL else []:
                self.found.setdefault(fault.partition(": ")[2], f"{width}x{height} {kind}")
            self.views(kind)
            for extra in range(extras):
                self.opened(EXTRAS[(self.questions + n + extra) % len(EXTRAS)], kind)

    def everywhere(self, where: str) -> None:
        """Probe the page as it stands at every size."""
        for width, height in SIZES:
            self.resize(width, height)
            self.look(where)

    def past(self) -> None:
        """Probe the table as it was at the first line of the history, at every size, and come back."""
        self.resize(*SIZES[-1])
        panel = self.person.see("panel")
        if panel.get_attribute("aria-expanded") != "true":
            panel.click()
        self.person.see("tab-history").click()
        self.person.see("log-line").first.click()
        self.person.see("looking-back").wait_for()
        self.everywhere("looking back")
        self.person.see("back-to-now").click()
        self.person.see("looking-back").wait_for(state="detached")

    def views(self, where: str) -> None:
        """Probe the other views of a table that shows one at a time, and turn back."""
        tabs = self.person.page.locator("[data-testid^=view-]:visible")
        for tab in tabs.all():
            if tab.get_attribute("aria-pressed") == "false":
                tab.click()
                self.look(f"{where}, {tab.get_attribute('data-testid')}")
        wanted = self.person.page.locator("[data-testid^=view-].wanted:visible")
        if wanted.count():
            wanted.click()

    def opened(self, name: str, where: str) -> None:
        """Open a tab of the drawer, a dialog or the hint, probe it, and close it again."""
        if name in DRAWER:
            self.drawer(name, where)
            return
        page = self.person.page
        page.get_by_test_id(name).click()
        shown = page.locator("[data-testid=hint-answer]" if name == "hint" else "dialog[open]").first
        shown.wait_for()
        self.look(f"{where}, {name}")
        page.keyboard.press("Escape")
        shown.wait_for(state="detached")

    def drawer(self, tab: str, where: str) -> None:
        page = self.person.page
        panel = page.get_by_test_id("panel")
        was_open = panel.get_attribute("aria-expanded") == "true"
        if not was_open:
            panel.click()
        page.get_by_test_id(f"tab-{tab}").click()
        self.look(f"{where}, {tab}")
        page.locator("aside").get_by_role("button").first.click()
        if was_open:
            self.look(f"{where}, without a drawer")
            panel.click()

    def report(self) -> str:
        """Return the faults, a line for each."""
        return "\n".join(sorted(f"{fault}  [{where}]" for fault, where in self.found.items()))
