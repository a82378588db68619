"""Speculation's own table and its house set: what is pressed on the board, what a trade costs, a copy typed in."""

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person

People = Callable[..., Person]
BOARD = "speculation-board"
PRINTED = Path(__file__).parents[2] / "src" / "openoutcry" / "games" / "speculation_board" / "data.toml"
# Ten tiles of twelve raise or lower a brick, and bricks move by one: in the 20 turns and more of a player who is active
# every third one, chances are one in 10^15 that none of them does.
MANY_RANKS = (
    PRINTED.read_text(encoding="utf-8")
    .replace("trade = 3", "trade = 1")
    .replace("rank_up = 1", "rank_up = 5")
    .replace("rank_down = 1", "rank_down = 5")
    .replace("movements = [1, 2, 3, 4, 5, 6]", f"movements = {[1] * 12}")
)


ANSWER = """(wanted) => {
  if (document.querySelector(wanted)) return true
  if (document.querySelector('[data-testid=option][aria-pressed=true]')) return false
  const open = [...document.querySelectorAll('[data-testid=option]:not([aria-disabled=true])')]
  open.at(-1)?.click()
  return false
}"""


def play_until(one: Person, *kinds: str) -> None:
    """Answer with the last that is open until a question of one of these kinds comes."""
    wanted = ", ".join(f"[data-testid=option][data-words^='{kind} ']" for kind in kinds)
    assert one.answer_until(ANSWER, wanted), f"nobody was asked to {kinds}"


def test_a_trade_says_what_cash_is_left_before_it_is_settled(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", game=BOARD, start="1")
    ann.start()
    play_until(ann, "sell")
    ann.page.locator("[data-testid=option][data-words^='sell ']:not([aria-disabled=true])").first.click()
    purchase = ann.page.locator("[data-testid=option][data-words^='buy ']:not([aria-disabled=true])").first
    expect(purchase).to_be_visible()
    expect(ann.see("account")).to_have_text(re.compile(r"\$\d+.*[+−]\$\d+.*=.*\$\d+"))
    cash, price, purse = sums(ann.see("account").inner_text())
    assert cash + price == purse
    *_, left = sums(purchase.inner_text())
    purchase.click()
    expect(ann.see("cash-0")).to_have_text(f"${left}")


def sums(text: str) -> list[int]:
    """The sums of money in a text, "+$20" and "−$20" with their sign."""
    return [int(f"{'-' if sign == '−' else ''}{digits}") for sign, digits in re.findall(r"([+−]?)\$(\d+)", text)]


def test_a_brick_is_raised_or_lowered_by_pressing_it(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", game=BOARD, house_set=MANY_RANKS, start="1")
    ann.start()
    play_until(ann, "raise", "lower")
    option = ann.answers().first
    company = int(option.get_attribute("data-option") or -1)
    words = re.search(r"→ (\d+|Start|END)", option.inner_text())
    assert words is not None
    reached = {"Start": "0", "END": "60"}.get(words[1], words[1])
    ann.see(f"brick-{company}").click()
    expect(ann.see(f"brick-{company}")).to_have_attribute("data-space", reached)


def test_the_keyboard_answers_and_the_phone_needs_no_sideways_scrolling(person: People) -> None:
    ann = person("Ann", screen="phone", language="fr")
    ann.open_table("person", "random", "random", "random", "random", "random", game=BOARD, side="star", start="1")
    ann.start()
    play_until(ann, "sell")
    ann.page.keyboard.press("0")
    play_until(ann, "buy")
    ann.page.keyboard.press("0")
    play_until(ann, "play")
    expect(ann.see("card-hand")).to_have_count(2)
    ann.page.keyboard.press("2")
    # What the page tells of it may be gone by the time one looks.
    ann.until(lambda: any('"cards-revealed"' in frame for frame in ann.frames))
    assert ask_axe(ann.page) == []
    assert ann.fits()


def fill_in(one: Person, where: str, value: str, rank: int | None = None) -> None:
    place = f"[data-where='{where}']" + (f"[data-rank='{rank}']" if rank else "")
    one.page.locator(place).fill(value)


def test_a_copy_is_typed_into_the_form_and_a_wrong_price_is_refused_with_the_reason(person: People) -> None:
    ann = person("Ann")
    ann.set_up()
    ann.see("name-input").fill("Ann")
    ann.page.locator("input[name=game][value=speculation-board]").check()
    # The form becomes that of the other game when its words are here; who has said a name has said it.
    expect(ann.see("house-set-form")).to_be_attached()
    expect(ann.see("name-input")).to_have_value("Ann")
    ann.see("house-set-open").click()
    ann.see("house-set-form").click()
    expect(ann.see("set-form")).to_be_visible()
    expect(ann.see("house-set")).to_have_value("")

    fill_in(ann, "companies[1].name", "Cable Car")
    fill_in(ann, "plain[1].prices", "99", rank=2)
    ann.see("open-table").click()
    expect(ann.see("house-set-refused")).to_contain_text("rank 2 cannot be worth more than rank 1")
    expect(ann.page.locator("[aria-invalid=true]")).to_have_count(1)
    assert ask_axe(ann.page) == []

    fill_in(ann, "plain[1].prices", "55", rank=2)
    fill_in(ann, "plain[6].prices", "−77", rank=8)
    ann.see("open-table").click()
    ann.page.wait_for_url("**/t/*")
    ann.start()
    expect(ann.see("company-0")).to_contain_text("Cable Car")
    expect(ann.see("board")).to_contain_text("−77")
