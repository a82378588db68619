"""The report of the lab in a browser: on a telephone, in low and broad windows, and on paper, in both languages."""

from pathlib import Path

import polars as pl
import pytest
from playwright.sync_api import Browser

from openoutcry.lab.report.found import QuestionCost, look_at
from openoutcry.lab.report.page import page
from openoutcry.lab.report.rows import RowFrames, ready, rounds_ready
from openoutcry.text.catalogues import LANGUAGES
from tests.lab.made_rows import made_rounds, made_rows

SIZES = [(390, 844), (1366, 650), (1440, 900)]

# What a reader would stumble over: words outside of their picture, over other words, or too small; a page too wide.
LOOK = """() => {
  const troubles = []
  if (document.documentElement.scrollWidth > innerWidth) troubles.push('the page is wider than the window')
  for (const svg of document.querySelectorAll('svg')) {
    const frame = svg.getBoundingClientRect()
    if (frame.width === 0) continue
    const name = svg.getAttribute('aria-label')
    const words = [...svg.querySelectorAll('text')].filter(one => one.textContent.trim())
    const boxes = words.map(one => one.getBoundingClientRect())
    words.forEach((one, n) => {
      const box = boxes[n], said = `${name}: "${one.textContent}"`
      const beside = box.left < frame.left - 1 || box.right > frame.right + 1
      if (beside || box.bottom > frame.bottom + 1 || box.top < frame.top - 2)
        troubles.push(`${said} leaves its picture`)
      const size = parseFloat(getComputedStyle(one).fontSize) * frame.width / svg.viewBox.baseVal.width
      if (size < 12) troubles.push(`${said} is ${size} px`)
      for (let other = n + 1; other < words.length; other += 1) {
        const there = boxes[other]
        const wide = Math.min(box.right, there.right) - Math.max(box.left, there.left)
        const high = Math.min(box.bottom, there.bottom) - Math.max(box.top, there.top)
        if (wide > 1 && high > 6) troubles.push(`${said} lies over "${words[other].textContent}"`)
      }
    })
  }
  return troubles
}"""


@pytest.fixture(scope="module")
def report(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Pages in every language, with every section."""
    folder = tmp_path_factory.mktemp("report")
    strong = (pl.col("seat") + pl.col("match")) % 4 == 0
    bot = pl.when(strong).then(pl.lit("tycoon")).otherwise(pl.lit("broker"))
    seats = ready(made_rows(400, {"Investor A": 3.0}, turns=4).with_columns(bot=bot), "")
    questions = [QuestionCost("bid", 40, 10.0, 0.05, 0.01, 0.5), QuestionCost("place", 20, 5.0, 0.01, 0.0, 0.05)]
    found = look_at(RowFrames(seats, rounds_ready(made_rounds(seats), seats)), questions)
    assert found.left_out == []
    for lang in LANGUAGES:
        (folder / f"{lang}.html").write_text(page(found, lang), "utf-8")
    return folder


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), SIZES)
def test_every_picture_can_be_read(browser: Browser, report: Path, lang: str, width: int, height: int) -> None:
    context = browser.new_context(viewport={"width": width, "height": height}, offline=True)
    opened = context.new_page()
    asked: list[str] = []
    opened.on("request", lambda request: asked.append(request.url))
    opened.goto(f"file://{report}/{lang}.html")
    assert opened.evaluate(LOOK) == []
    assert opened.locator("section[id]").count() == 15
    assert len(asked) == 1  # nothing but the page itself
    context.close()


def test_the_figures_are_printed_without_being_opened(browser: Browser, report: Path) -> None:
    opened = browser.new_page(viewport={"width": 720, "height": 1000})
    opened.goto(f"file://{report}/en.html")
    figure = opened.locator("#by-investors td").first
    assert figure.is_hidden()
    opened.emulate_media(media="print")
    assert figure.is_visible()
    assert opened.evaluate(LOOK) == []
    opened.close()
