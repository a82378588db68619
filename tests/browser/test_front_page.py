"""Coming in: a table with one click, a table set up and set up again, an invitation, the reader's settings."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from openoutcry.bots.levels import BOT_NAMES
from tests.browser.conftest import ask_axe
from tests.browser.fit import covered
from tests.browser.people import Person

People = Callable[..., Person]
GAMES = ("mogul", "speculation-board", "speculation-cards", "stockpile")
A_SHORT_PAGE = 1_900


@pytest.mark.parametrize("game", GAMES)
def test_one_click_opens_a_table_against_bots(person: People, game: str) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    tile = ann.see(f"tile-{game}")
    expect(tile.locator("svg").first).to_be_visible()
    expect(tile).to_contain_text("players")
    expect(tile).to_contain_text("minutes")
    ann.see(f"play-{game}").click()
    expect(ann.see("player-0")).to_contain_text("Guest")
    expect(ann.see("player-1")).to_contain_text(BOT_NAMES[0])
    ann.answers().first.wait_for()
    expect(ann.see("hint")).to_be_visible()


def test_every_game_can_be_learned_and_read_about(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    for game in GAMES:
        expect(ann.see(f"learn-{game}")).to_have_attribute("href", f"/learn/{game}")
        expect(ann.see(f"rules-{game}")).to_have_attribute("href", f"/rules/{game}")


def test_the_name_that_was_given_is_the_one_at_the_table(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ann.see("my-name").fill("Hetty")
    ann.see("play-mogul").click()
    expect(ann.see("player-0")).to_contain_text("Hetty")
    expect(ann.see("player-1")).to_contain_text(BOT_NAMES[1]), "a bot takes a name that is free"
    ann.page.goto(ann.address)
    expect(ann.see("my-name")).to_have_value("Hetty")


def test_the_front_page_is_short_on_a_phone_and_its_form_is_folded(person: People) -> None:
    ann = person("Ann", screen="phone")
    ann.page.goto(ann.address)
    expect(ann.see("play-stockpile")).to_be_visible()
    expect(ann.see("open-table")).to_have_count(0)
    assert ann.page.evaluate("document.documentElement.scrollHeight") < A_SHORT_PAGE
    ann.see("set-up").click()
    expect(ann.see("open-table")).to_be_visible()
    ann.see("set-up").click()
    expect(ann.see("open-table")).to_have_count(0)


@pytest.mark.parametrize("size", [(390, 844), (1366, 650), (1440, 900)])
def test_the_button_that_opens_the_table_stays_in_sight_in_the_long_form(person: People, size: tuple[int, int]) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    ann.set_up("stockpile")
    form = ann.page.locator("form")
    box = form.bounding_box()
    assert box is not None
    assert box["height"] > size[1], "the form is longer than the window"
    for part in ("legend", "[data-testid=modules]", "[data-testid=allow-hints]"):
        form.locator(part).first.scroll_into_view_if_needed()
        expect(ann.see("open-table")).to_be_in_viewport(ratio=1)
    ann.see("allow-hints").focus()
    assert covered(ann.page, "[data-testid=allow-hints]") == []
    assert ask_axe(ann.page) == []


def test_a_laptop_shows_all_games_and_their_buttons_at_once(person: People) -> None:
    ann = person("Ann")
    ann.page.set_viewport_size({"width": 1366, "height": 650})
    ann.page.goto(ann.address)
    for game in GAMES:
        for way in ("play", "learn", "rules", "setup"):
            expect(ann.see(f"{way}-{game}")).to_be_in_viewport(ratio=1)


def test_a_set_up_is_remembered_and_opened_again_with_one_click(person: People) -> None:
    ann = person("Ann")
    ann.set_up("mogul")
    expect(ann.see("again-mogul")).to_have_count(0)
    ann.see("players-5").check(force=True)
    ann.see("name-input").fill("Ann")
    ann.see("sitter-1").select_option("open")
    ann.see("option-fast_start").get_by_role("radio", name="Yes").check()
    ann.see("open-table").click()
    expect(ann.see("seat-1")).to_have_attribute("data-holder", "open")

    ann.page.goto(ann.address)
    expect(ann.see("again-stockpile")).to_have_count(0)
    ann.see("again-mogul").click()
    expect(ann.see("seat-0")).to_contain_text("Ann")
    expect(ann.see("seat-1")).to_have_attribute("data-holder", "open")
    expect(ann.see("seat-4")).to_have_attribute("data-holder", "bot")
    expect(ann.page.get_by_text("Fast start")).to_be_visible()

    ann.set_up("mogul")
    expect(ann.see("players-5")).to_be_checked()
    expect(ann.see("sitter-1")).to_have_value("open")
    expect(ann.see("option-fast_start").get_by_role("radio", name="Yes")).to_be_checked()

    ann.page.goto(ann.address)
    ann.see("play-mogul").click()
    expect(ann.see("player-4")).to_be_visible()
    ann.answers().first.wait_for()


def test_a_set_up_that_is_offered_no_more_is_forgotten(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    old = {"players": 9, "sitters": [{"what": "me", "name": "Ann"}], "options": {"wind": "strong"}, "houseSet": ""}
    ann.page.evaluate("text => localStorage.setItem('openoutcry.setup.mogul', text)", json.dumps(old))
    ann.page.reload()
    ann.see("play-mogul").click()
    expect(ann.see("player-3")).to_be_visible()


@pytest.mark.parametrize(("language", "words"), [("en", "Ann invites you to Mogul"), ("fr", "Ann vous invite à Mogul")])
def test_a_guest_reads_who_invites_gives_a_name_and_sits(person: People, language: str, words: str) -> None:
    ann, ben = person("Ann"), person("Ben", screen="phone", language=language)
    table = ann.open_table("person", "broker", "open")
    expect(ann.see("lobby-title")).to_have_text("Mogul")
    ben.visit(table)
    expect(ben.see("lobby-title")).to_have_text(words)
    expect(ben.see("rules")).to_have_attribute("href", "/rules/mogul")
    for part in ("lobby-title", "name-input", "sit-down"):
        expect(ben.see(part)).to_be_in_viewport(ratio=1)
    assert ask_axe(ben.page) == []
    ben.see("name-input").fill("Ben")
    ben.see("sit-down").click()
    expect(ben.see("seat-2")).to_contain_text("Ben")
    expect(ben.see("lobby-title")).to_have_text("Mogul")
    expect(ann.see("seat-2")).to_contain_text("Ben")


def test_bots_have_names_of_their_own_and_faces(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker", "random", "open", "broker")
    named = [ann.see(f"seat-{seat}").locator("strong").first for seat in (1, 2, 3, 5)]
    for name, strong in zip(BOT_NAMES, named, strict=False):
        expect(strong).to_have_text(name)
    faces = [ann.see(f"seat-{seat}").locator(".disc svg") for seat in (1, 2, 3, 5)]
    for face in faces:
        expect(face).to_be_visible()
    assert len({face.inner_html() for face in faces}) == len(faces)
    expect(ann.see("seat-0").locator(".disc svg")).to_have_count(0)
    ben = person(BOT_NAMES[1])
    ben.sit(ann.page.url.rpartition("/")[2], 4)
    expect(named[1]).not_to_have_text(BOT_NAMES[1])


# The names that end in an ellipsis, wherever they stand.
CUT = """async (names) => {
  await document.fonts.ready
  const texts = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT)
  const found = { seen: [], cut: [] }
  while (texts.nextNode()) {
    const name = names.find((one) => texts.currentNode.data.trim() === one)
    if (!name) continue
    const around = texts.currentNode.parentElement
    const { width } = around.getBoundingClientRect()
    if (width <= 1) continue
    found.seen.push(name)
    const style = getComputedStyle(around)
    const words = document.createRange()
    words.selectNodeContents(texts.currentNode)
    if (style.textOverflow === 'ellipsis' && words.getBoundingClientRect().width > width + 1) found.cut.push(name)
  }
  return found
}"""


@pytest.mark.parametrize("game", GAMES)
def test_no_name_of_a_bot_is_cut(person: People, game: str) -> None:
    ann = person("Ann")
    most = {"speculation-cards": 4, "stockpile": 5}.get(game, 6)
    names = BOT_NAMES[: most - 1]
    ann.open_table("person", *["broker"] * len(names), game=game)
    ann.start()
    found = ann.page.evaluate(CUT, list(names))
    assert set(found["seen"]) == set(names)
    assert found["cut"] == []


COLOURS = "() => [getComputedStyle(document.body).backgroundColor, getComputedStyle(document.body).color]"


def brightness(colour: str) -> float:
    red, green, blue = (int(part) for part in re.findall(r"\d+", colour)[:3])
    return (0.299 * red + 0.587 * green + 0.114 * blue) / 255


@pytest.mark.parametrize("system", ["light", "dark"])
def test_light_dark_and_high_contrast_are_chosen_and_kept(person: People, system: str) -> None:
    ann = person("Ann", color_scheme=system)
    ann.page.goto(ann.address)
    looks = {}
    ann.see("settings").click()
    for theme in ("light", "dark", "contrast", "system"):
        ann.see(f"theme-{theme}").check()
        looks[theme] = ann.page.evaluate(COLOURS)
    paper = {theme: brightness(look[0]) for theme, look in looks.items()}
    assert paper["light"] > 0.7 > 0.3 > paper["dark"]
    assert looks["system"] == looks[system]
    assert abs(brightness(looks["contrast"][0]) - brightness(looks["contrast"][1])) == 1
    ann.see("theme-dark").check()
    ann.page.reload()
    assert ann.page.evaluate(COLOURS) == looks["dark"]
    ann.open_table("person", "broker", "broker")
    assert ann.page.evaluate(COLOURS) == looks["dark"]


def test_whose_system_asks_for_more_contrast_gets_it_unasked(person: People) -> None:
    ann = person("Ann", contrast="more")
    ann.page.goto(ann.address)
    expect(ann.page.locator("html")).to_have_attribute("data-theme", "contrast")


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_in_high_contrast(person: People, game: str) -> None:
    ann = person("Ann", contrast="more")
    ann.page.goto(ann.address)
    expect(ann.see("play-stockpile")).to_be_visible()
    assert ask_axe(ann.page) == []
    ann.open_table("person", "broker", "broker", game=game)
    ann.start()
    ann.answers().first.wait_for()
    assert ask_axe(ann.page) == []


def test_settings_are_at_the_table_too_and_by_keyboard(person: People) -> None:
    ann = person("Ann", screen="phone")
    ann.open_table("person", "broker", "broker")
    ann.start()
    ann.see("settings").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.see("settings-sheet")).to_be_visible()
    assert ask_axe(ann.page) == []
    ann.see("language-fr").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Réglages")
    ann.page.keyboard.press("Escape")
    expect(ann.see("settings-sheet")).to_be_hidden()
    expect(ann.see("settings")).to_be_focused()
