"""For people without a mouse, with a screen reader, with a phone, and in French."""

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ask_axe
from tests.browser.people import Person, play_on

People = Callable[..., Person]
PACKAGE = Path(__file__).parents[2] / "src" / "openoutcry"


@pytest.mark.parametrize(("screen", "theme"), [("desk", "light"), ("phone", "dark")])
def test_axe_finds_nothing_serious_on_any_page(person: People, screen: str, theme: str) -> None:
    ann = person("Ann", screen=screen, color_scheme=theme)
    ann.page.goto(ann.address)
    expect(ann.see("play-stockpile")).to_be_visible()
    assert ask_axe(ann.page) == []
    ann.set_up()
    assert ask_axe(ann.page) == []
    ann.see("settings").click()
    expect(ann.see("settings-sheet")).to_be_visible()
    assert ask_axe(ann.page) == []
    ann.open_table("person", "broker", "open")
    expect(ann.see("seat-2")).to_be_visible()
    assert ask_axe(ann.page) == []
    ann.open_table("person", "broker", "broker")
    ann.start()
    play_on([ann], 5)
    assert ask_axe(ann.page) == []
    play_on([ann])
    expect(ann.see("result")).to_be_visible()
    assert ask_axe(ann.page) == []


def test_a_phone_shows_every_page_without_sideways_scrolling(person: People) -> None:
    ann = person("Ann", screen="phone")
    ann.set_up("stockpile")
    assert ann.fits(320)
    assert ann.fits(390)
    ann.open_table("person", "broker", "broker", "broker", "broker", "open")
    assert ann.fits(360)
    assert ann.fits(390)
    ann.open_table("person", "broker", "broker", "broker", "broker", "broker")
    ann.start()
    play_on([ann], 8)
    assert ann.fits(360)
    assert ann.fits(390)
    play_on([ann])
    assert ann.fits(360)
    assert ann.fits(390)


def test_a_game_is_played_with_the_keyboard_alone(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ann.see("setup-mogul").focus()
    ann.page.keyboard.press("Enter")
    ann.see("name-input").focus()
    ann.page.keyboard.type("Ann")
    ann.page.keyboard.press("Enter")
    expect(ann.see("start")).to_be_visible()
    ann.open_table("person", "broker", "broker", credit="own-turn")
    ann.see("start").focus()
    ann.page.keyboard.press("Enter")
    for _ in range(6):
        ann.answers().first.wait_for()
        before = ann.see("log-line").count()
        ann.answers().first.focus()
        ann.page.keyboard.press("Enter")
        ann.page.wait_for_function("n => document.querySelectorAll('[data-testid=log-line]').length > n", arg=before)


def messages(language: str) -> dict[str, str]:
    """The plain messages of a catalogue: those without variables or choices, by id."""
    found: dict[str, str] = {}
    files = [*PACKAGE.glob(f"text/locales/{language}/*.ftl"), *PACKAGE.glob(f"games/*/text/{language}/*.ftl")]
    for path in sorted(files):
        for line in path.read_text(encoding="utf-8").splitlines():
            entry = re.fullmatch(r"([a-z][\w-]*) = ([^{}]+)", line)
            if entry:
                found[entry[1]] = entry[2].strip()
    return found


def test_french_shows_no_english(person: People) -> None:
    english, french = messages("en"), messages("fr")
    differing = {text for name, text in english.items() if text != french.get(name) and len(text) > 3}
    differing -= set(french.values())
    ada = person("Adèle", language="fr")
    pages: list[str] = []
    ada.set_up()
    pages.append(ada.text())
    ada.open_table("person", "broker", "open")
    expect(ada.see("seat-2")).to_be_visible()
    pages.append(ada.text())
    ada.open_table("person", "broker", "random")
    ada.start()
    play_on([ada], 12)
    pages.append(ada.text())
    play_on([ada])
    pages.append(ada.text())
    read = "\n".join(pages).replace("Open Outcry", "")  # a name, in every language
    found = [text for text in differing if re.search(rf"(?<!\w){re.escape(text)}(?!\w)", read)]
    assert found == []
    common = re.findall(r"\b(the|and|your|with|of the|is|are|to the|auction|share|shares|chips|round)\b", read)
    assert common == []
    assert ada.page.evaluate("document.documentElement.lang") == "fr"


def test_the_language_is_changed_on_the_spot_and_remembered(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ann.see("settings").click()
    ann.see("language-fr").click()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "fr")


def test_events_are_spoken_to_a_screen_reader(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "broker", "broker")
    ann.start()
    play_on([ann], 3)
    assert ann.page.locator("[aria-live]").count() > 0
    expect(ann.see("spoken").first).not_to_be_empty()


@pytest.mark.parametrize(
    ("names", "letters"),
    [
        (["Ann", "Otto", "Olga", "Ann 2", "24", "42"], ["A", "Ot", "Ol", "A2", "?4", "?2"]),
        (["Bo", "bo", "Bo!", "2 Bo", "Bo 24", "Éva"], ["Bo", "Ba", "Bb", "Bc", "B4", "É"]),
    ],
)
def test_markers_of_names_that_share_an_initial_differ_and_are_no_numbers(
    person: People, names: list[str], letters: list[str]
) -> None:
    ann = person("Ann")
    ann.open_table(*["person"] * 6, names=names)
    ann.start()
    markers = [ann.see(f"ring-marker-{seat}").locator("text").first.text_content() for seat in range(6)]
    assert markers == letters


def test_chips_that_were_exchanged_for_points_are_not_on_the_final_table(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", memory="perfect")
    ann.start()
    play_on([ann])
    expect(ann.see("result")).to_be_visible()
    assert all(int(ann.see(f"chips-{seat}").text_content() or "") < 5 for seat in range(3))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_help_tells_the_keys_that_are_listened_to(person: People, language: str) -> None:
    said = messages(language)
    ann = person("Ann", language=language)
    ann.open_table("person", "broker", "broker", game="stockpile", start="1")
    ann.start()
    ann.answers().first.wait_for()
    ann.page.keyboard.press("?")
    keys = ann.see("help-keys")
    expect(keys).to_be_visible()
    told = keys.text_content() or ""
    for does in ("web-help-does-undo", "web-help-does-options", "web-stockpile-does-flip", "web-stockpile-does-place"):
        assert said[does] in told
    assert said["web-stockpile-does-bid"] not in told, "nobody bids yet"
    ann.page.keyboard.press("Escape")
    expect(keys).to_be_hidden()
    facing = ann.see("held-0").get_attribute("data-facing")
    ann.page.keyboard.press(said["web-stockpile-key-flip"])
    expect(ann.see("held-0")).not_to_have_attribute("data-facing", facing or "")
