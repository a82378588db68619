"""Rules before sitting down, and at the table: a page for each game, and every closed answer leads to its paragraph."""

import json
import re
import tomllib
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from openoutcry.games import catalogue
from openoutcry.text.catalogues import source
from tests.browser.conftest import ask_axe
from tests.browser.people import Person, play_on
from tests.client_sources import game_web

People = Callable[..., Person]
GAMES = ["mogul", "speculation-board", "speculation-cards", "stockpile"]
# What is looked for in each language, and a paragraph or a card where it is found.
SOUGHT = {
    "mogul": {"en": ("ROUNDED down", "end-chips"), "fr": ("arrondi", "end-chips")},
    "speculation-board": {"en": ("halves", "holiday-many"), "fr": ("moitie", "holiday-many")},
    "speculation-cards": {"en": ("best suit", "score-joker"), "fr": ("meilleure couleur", "score-joker")},
    "stockpile": {"en": ("carlos", "investor-cunning-carlos"), "fr": ("délit d’initié", "strategy-insider-trading")},
}


def outline(game: str) -> Any:
    return json.loads((game_web(game) / "rulebook" / "outline.json").read_text("utf-8"))


def open_rules(one: Person, game: str, place: str = "") -> None:
    one.page.goto(f"{one.address}/rules/{game}{place}")
    expect(one.see("rules-page")).to_be_visible()


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_the_rules_of_each_game_are_told_and_searched_in_both_languages(
    person: People, game: str, language: str
) -> None:
    ann = person("Ann", language=language)
    open_rules(ann, game)
    wanted = {one["id"] for section in outline(game)["sections"] for one in section["paragraphs"]}
    wanted |= {f"section-{section['id']}" for section in outline(game)["sections"]} | set(
        outline(game)["closed"].values()
    )
    found = set(ann.page.evaluate("[...document.querySelectorAll('[id]')].map((one) => one.id)"))
    assert wanted - found == set()
    text = ann.text()
    assert "{$" not in text
    assert not re.search(rf"\b(rules|web)-{game}-|\bweb-rules-", text)
    assert ann.page.locator("figure svg").count() >= 3

    words, place = SOUGHT[game][language]
    every = ann.see("paragraph").count()
    ann.page.keyboard.press("/")
    ann.page.keyboard.type(words)
    expect(ann.page.locator(f"[id='{place}'] mark").first).to_be_visible()
    assert ann.see("paragraph").count() < every
    expect(ann.see("rules-hits")).to_contain_text(re.compile(r"[1-9]"))
    ann.page.keyboard.press("Enter")
    expect(ann.page.locator("[data-current]")).to_be_in_viewport()
    ann.page.keyboard.press("Escape")
    expect(ann.see("paragraph")).to_have_count(every)


# The text of a paragraph without its small print, and the lines of the list below it.
READ = """(id) => {
  const place = document.getElementById(id)
  const text = place.querySelector('p').cloneNode(true)
  text.querySelector('small')?.remove()
  const lines = [...place.querySelectorAll('dl > div')]
  const caption = place.querySelector('figcaption')?.textContent ?? ''
  const parts = lines.map((one) => [...one.children].map((part) => part.textContent.trim()))
  return { text: text.textContent, caption, lines: parts }
}"""
# The cards of a list, each with the line below its title.
CARDS = """(kind) => [...document.querySelectorAll(`li[id^=${kind}-]`)]
  .map((one) => [one.id.slice(kind.length + 1), one.querySelector('.note').textContent])"""


def numbers_in(text: str) -> list[int]:
    """The numbers in a text, in their order."""
    return [int(one.replace("−", "-")) for one in re.findall(r"−?\d+", text)]


class Page:
    """What a page of rules says, and what the data file of the game does."""

    def __init__(self, one: Person, game: str) -> None:
        open_rules(one, game)
        self.page = one.page
        self.compared: set[str] = set()
        self.data: dict[str, Any] = tomllib.loads(catalogue.data_text(game))

    def numbers(self, place: str) -> list[int]:
        """The numbers in a paragraph, in their order."""
        return numbers_in(self.text(place))

    def caption(self, place: str) -> list[int]:
        """The numbers below the picture of a paragraph, in their order."""
        self.compared.add(f"{place} caption")
        return numbers_in(self.page.evaluate(READ, place)["caption"])

    def signs(self, text: str) -> list[str]:
        """The forecasts in a text, as the data file writes them."""
        return [one.replace("−", "-") for one in re.findall(r"[+−]\d|\$+(?!\d)", text)]

    def text(self, place: str) -> str:
        self.compared.add(place)
        return str(self.page.evaluate(READ, place)["text"])

    def lines(self, place: str) -> list[list[str]]:
        self.compared.add(f"{place} lines")
        return list(self.page.evaluate(READ, place)["lines"])

    def cards(self, kind: str) -> dict[str, list[int]]:
        """The numbers below the title of each investor or strategy card, by its place."""
        return {place: numbers_in(note) for place, note in self.page.evaluate(CARDS, kind)}

    def uncompared(self, game: str) -> list[str]:
        """The paragraphs, captions and lists with a number that no test has looked at."""
        found = []
        for place in (one["id"] for section in outline(game)["sections"] for one in section["paragraphs"]):
            read = self.page.evaluate(READ, place)
            if place.startswith("ours-"):
                continue
            parts = {place: read["text"], f"{place} caption": read["caption"], f"{place} lines": str(read["lines"])}
            found += [name for name, text in parts.items() if re.search(r"\d", text) and name not in self.compared]
        return found

    def price_lists(self, place: str) -> list[tuple[int, list[int]]]:
        """The last space of each segment, and the prices on its list; the segment of END has no number of its own."""
        last = self.data["track"]["end"]
        return [
            (int((re.findall(r"\d+", of) or [last])[-1]), [int(one.replace("−", "-")) for one in says.split()])
            for of, says in self.lines(place)
        ]


def slug(name: str) -> str:
    return name.lower().replace(" ", "-")


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_numbers_on_the_page_of_stockpile_are_those_of_its_data(person: People, language: str) -> None:
    page = Page(person("Ann", language=language), "stockpile")
    data = page.data
    money, market, bonds, commerce = (data[table] for table in ("money", "market", "bonds", "commerce"))
    assert page.signs(page.text("information-forecasts")) == data["forecasts"]["base"]
    assert [page.signs(says) for _, says in page.lines("dice-cards")] == data["dice"]["faces"]
    assert [int(of.split()[-1]) for of, _ in page.lines("dice-cards")] == [1, 2, 3, 4, 5, 6]
    tracks = [(of, *says.split(".", 1)) for of, says in page.lines("advanced-tracks")]
    assert [(of, spaces.split(), [int(one) for one in re.findall(r"\d+", rest)]) for of, spaces, rest in tracks] == [
        (company["name"], side["spaces"], [side["start"], side["after_split"]])
        for company, side in zip(data["companies"], data["advanced"], strict=True)
    ]
    assert page.numbers("commodities-sets") == commerce["bonus"]
    assert page.numbers("commodities-taxes") == commerce["penalty"]
    assert page.numbers("bonds-buy") == [bonds["most"], *bonds["price"].values(), 2, 3, 4, 5, bonds["cards"]]
    assert page.numbers("bonds-interest") == [bonds["interest"]]
    assert page.numbers("demand-bid") == data["bidding"]["track"]
    assert page.numbers("setup-money") == [money["start"]]
    assert page.numbers("setup-rounds") == [*data["rounds"].values(), 2, 3, 4, 5]
    assert page.numbers("setup-share") == [market["stocks"], market["actions"], market["fee_copies"], *market["fees"]]
    assert page.numbers("action-cards") == [market["action_spaces"]]
    assert page.numbers("end-majority") == [money["sole_majority"], money["shared_majority"]]
    assert page.numbers("split-again") == [money["second_split"]]
    assert page.numbers("two-setup") == [money["two_players"]]
    assert page.numbers("strategies-hand") == [data["playing"]["dealt"]]
    assert page.numbers("strategies-known") == [data["playing"]["copies"]]
    assert page.numbers("all-investors-about") == [len(data["investors"])]
    assert page.numbers("all-strategies-about") == [len(data["strategies"])]
    assert page.cards("investor") == {
        slug(one["name"]): [one["money"], one["two_players"]] for one in data["investors"]
    }
    assert page.cards("strategy") == {
        slug(one["name"]): [one["cost"]] if one["cost"] else [] for one in data["strategies"]
    }
    dividends = [
        {len(sign) for sign in signs if "$" in sign} for signs in (data["forecasts"]["base"], *data["dice"]["faces"])
    ]
    assert set(page.numbers("movement-dividend")) == dividends[0]
    assert page.numbers("dice-roll") == sorted(set().union(*dividends))
    assert page.numbers("advanced-steel") == page.caption("advanced-steel") == [1]

    side = data["base"][0]
    track = [int(space) for space in side["spaces"]]
    start, reset = track[side["start"] - 1], track[side["after_split"] - 1]
    assert page.numbers("setup-values") == [start, track[0], track[-1]]
    assert page.numbers("split-double") == [reset]
    assert page.caption("split-double") == [track[7], 4, 3, reset, 1, track[side["after_split"]]]
    assert page.caption("bankrupt-lost") == [track[1], 3, start]
    assert page.caption("commodities-sets") == [
        commerce["bonus"][3],
        commerce["bonus"][1],
        commerce["bonus"][3] + commerce["bonus"][1],
    ]
    [cash] = page.numbers("end-example")
    shares, majorities = 3 * 7 + 2 * 4 + 6, money["sole_majority"] + money["shared_majority"]
    assert page.caption("end-example") == [cash, shares, majorities, cash + shares + majorities]
    assert page.uncompared("stockpile") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_numbers_on_the_pages_of_the_other_games_are_those_of_their_data(person: People, language: str) -> None:
    ann = person("Ann", language=language)
    page = Page(ann, "speculation-board")
    data = page.data
    for place, side in (("price-list", "plain"), ("star-side", "star")):
        assert page.price_lists(place) == [(one["last_space"], one["prices"]) for one in data[side]]
    low, star_low = (min(min(one["prices"]) for one in data[side]) for side in ("plain", "star"))
    assert [abs(one) for one in page.numbers("price-negative")] == [-low, -star_low]
    assert page.numbers("price-start") == [data["start"]["price"]]
    assert page.numbers("setup-money") == [data["start"]["money"]]
    assert page.numbers("setup-shares") == [3, 4, 5, 6, *data["shares"].values()]
    assert page.numbers("about-race") == [data["track"]["end"]]
    companies = len(data["companies"])
    assert page.numbers("about-goal") == [companies]
    assert page.numbers("setup-cards") == page.numbers("cards-deck") == [companies + 1]
    assert page.numbers("price-rank") == [1]
    first, second = (next(one["prices"] for one in data["plain"] if space <= one["last_space"]) for space in (24, 17))
    assert page.caption("price-list") == [24, first[0], 17, second[1]]
    assert page.caption("rank-up") == [36, 37]
    assert page.caption("cards-move") == [3, 42, 45]
    owned = 2 * data["plain"][6]["prices"][0] + data["plain"][5]["prices"][2] + data["plain"][5]["prices"][6]
    assert page.caption("end-fortune") == [85, 85 + owned]
    assert {abs(one) for place in ("rank-up", "rank-down", "end-turn") for one in page.numbers(place)} <= {1}
    assert page.uncompared("speculation-board") == []

    page = Page(ann, "mogul")
    data = page.data
    shares = [company["shares"] for company in data["companies"]]
    assert page.numbers("setup-chips") == [data["chips"]["each"], data["box"]["chips"]]
    assert page.numbers("setup-crash") == [data["crash"]["among"]]
    assert page.numbers("share-number") == [max(shares), min(shares), data["box"]["shares"]]
    assert page.numbers("credit-take") == [data["credit"]["chips"], data["credit"]["points"], 0]
    assert page.numbers("credit-bank") == [data["credit"]["chips"]]
    each = data["exchange"]["chips"]
    assert page.numbers("end-chips") == [each, 23, 13, 13 // each, 23 + 13 // each]
    assert page.numbers("score-track") == [data["track"]["spaces"], 0]
    assert page.caption("score-price") == [3, 4, 2, 2, 4, 2 * 4, 4 - 2]
    assert page.numbers("setup-markers") == page.caption("score-track") == [0]
    assert page.caption("reveal-premium") == page.caption("auction-leave") == [2]
    assert page.uncompared("mogul") == []

    page = Page(ann, "speculation-cards")
    data = page.data
    deck, play = data["deck"], data["play"]
    ranks = deck["highest_rank"] - deck["lowest_rank"] + 1
    cards = ranks * len(deck["suits"]) * deck["copies"] + deck["jokers"]
    wanted = [cards, deck["lowest_rank"], deck["highest_rank"], deck["copies"], deck["jokers"]]
    assert page.numbers("setup-deck") == wanted
    assert page.numbers("about-goal") == [play["rounds"], deck["jokers"]]
    assert page.numbers("last-turns") == [play["hand"]]
    assert page.numbers("last-guard") == [data["guard"]["turns"]]
    assert page.numbers("win-jokers") == [deck["jokers"]]
    assert page.numbers("setup-piles") == [1]
    assert page.numbers("score-rounds") == [1, 1, 2]
    assert page.caption("score-points") == [2, 4, 2, 4 * 5, 2 * 3, 4 * 5 + 2 * 3]
    assert page.caption("discard-match")[-2:] == [2, 3]
    assert page.uncompared("speculation-cards") == []


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_each_page_ends_with_what_of_the_box_is_not_printed(person: People, game: str, language: str) -> None:
    """Every table of the data file that is not printed is named in a phrase of its own, and no other."""
    page = Page(person("Ann", language=language), game)
    said = page.text("ours-numbers")
    phrases = dict(
        re.findall(rf"^rules-{game}-source-([\w-]+) = (.+)$", source(language, f"{game}-rules"), re.MULTILINE)
    )
    marks = {table.replace(".", "-"): mark["is"] for table, mark in page.data["provenance"].items()}
    assert set(phrases) == {table for table, how in marks.items() if how != "printed"}
    for phrase in phrases.values():
        assert phrase.replace("{ $guard_turns }", str(page.data.get("guard", {}).get("turns"))) in said
    last = page.page.locator("article section").last
    expect(last).to_have_id("section-ours")


def test_a_house_set_that_is_printed_says_so_at_its_table(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    ours = ann.page.request.get(f"{ann.address}/api/games/mogul/set").text()
    wish = {"game": "mogul", "seats": ["person", "random", "random"], "names": ["Ann"], "options": {}}
    wish["house_set"] = ours.replace('is = "secondary"', 'is = "printed"')
    answer = ann.page.request.post(f"{ann.address}/api/tables", data=wish, headers={"Origin": ann.address})
    ann.visit(answer.json()["id"])
    ann.start()
    ann.see("help").click()
    expect(ann.page.locator("dialog #ours-numbers")).to_contain_text("All names and numbers on this page are those")


def test_what_is_not_there_is_not_found(person: People) -> None:
    ann = person("Ann")
    open_rules(ann, "mogul")
    ann.see("rules-search").fill("zeppelin")
    expect(ann.see("paragraph")).to_have_count(0)
    expect(ann.see("rules-hits")).to_have_text("Nothing found.")


def test_another_language_is_fetched_when_it_is_wished(person: People) -> None:
    ann = person("Ann")
    open_rules(ann, "mogul")
    expect(ann.page.locator("#end-crash")).to_contain_text("crash")
    ann.see("settings").click()
    ann.page.get_by_role("button", name="Français").click()
    expect(ann.page.locator("#end-crash")).to_contain_text("krach")


def test_a_link_to_a_paragraph_leads_there(person: People) -> None:
    ann = person("Ann")
    open_rules(ann, "stockpile", "#investor-wise-warren")
    expect(ann.page.locator("#investor-wise-warren")).to_be_in_viewport()
    ann.page.goto(f"{ann.address}/rules/poker")
    expect(ann.page.get_by_text("There is no such page.")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_the_page_fits_every_width_and_axe_finds_nothing(person: People, game: str) -> None:
    ann = person("Ann", screen="phone", language="fr", color_scheme="dark")
    open_rules(ann, game)
    assert ann.fits(320)
    assert ann.fits(390)
    assert ask_axe(ann.page) == []
    assert ann.fits(2560)


def test_no_text_of_the_rules_is_too_small_to_read(person: People) -> None:
    ann = person("Ann", screen="phone")
    for game in GAMES:
        open_rules(ann, game)
        small = ann.page.evaluate(
            """() => [...document.querySelectorAll('main *')].filter((one) => !one.closest('svg, .visually-hidden')
              && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim())
              && parseFloat(getComputedStyle(one).fontSize) < 12).map((one) => one.outerHTML.slice(0, 90))"""
        )
        assert small == [], game


def test_on_paper_there_is_the_text_and_nothing_to_press(person: People) -> None:
    ann = person("Ann")
    open_rules(ann, "mogul")
    ann.page.emulate_media(media="print")
    expect(ann.page.locator("#auction-leave")).to_be_visible()
    expect(ann.page.locator("#auction-leave figure")).to_be_visible()
    expect(ann.see("rules-search")).to_be_hidden()
    expect(ann.page.get_by_role("navigation")).to_be_hidden()
    assert ann.page.locator("button:visible").count() == 0


def test_the_lobby_links_to_the_rules(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "open")
    expect(ann.see("rules")).to_have_attribute("href", "/rules/mogul")


def test_a_closed_answer_leads_to_its_paragraph_without_leaving_the_table(person: People) -> None:
    ann = person("Ann")
    table = ann.open_table("person", "random", "random", start="1")
    ann.start()
    ann.answer("pass")
    closed = ann.page.locator("[data-testid=option][data-words=credit][aria-disabled=true]")
    closed.wait_for()
    link = ann.page.locator("[data-testid=rule-link][data-rule=rule-mogul-credit-first]")
    link.first.focus()
    ann.page.keyboard.press("Enter")
    paragraph = ann.page.locator("dialog #credit-take")
    expect(paragraph).to_be_in_viewport()
    expect(paragraph).to_be_focused()
    assert ask_axe(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(paragraph).to_be_hidden()
    assert ann.page.url.endswith(table)
    # The notice that a press on a closed answer brings has the same link.
    closed.click(force=True)
    ann.see("notice").get_by_test_id("rule-link").click()
    expect(paragraph).to_be_focused()
    expect(ann.see("notice")).to_have_count(0)


def test_the_help_lists_what_is_in_play_first(person: People) -> None:
    ann = person("Ann", screen="phone")
    ann.open_table("person", "random", "random", game="stockpile", bonds="on")
    ann.start()
    ann.see("help").click()
    expect(ann.page.locator("dialog #bonds-buy")).to_be_visible()
    expect(ann.page.locator("dialog #dice-roll")).to_be_hidden()
    assert ann.fits(320)
    assert ask_axe(ann.page) == []
    ann.see("help-elsewhere").locator("summary").click()
    expect(ann.page.locator("dialog #dice-roll")).to_be_visible()
    ann.see("rules-search").fill("interest")
    expect(ann.page.locator("dialog #bonds-interest mark").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(ann.see("rules-search")).to_have_value("")
    expect(ann.page.locator("dialog #setup-money")).to_be_visible()


def test_the_help_of_a_table_has_the_numbers_of_its_house_set(person: People) -> None:
    ann = person("Ann")
    ann.page.goto(ann.address)
    printed = ann.page.request.get(f"{ann.address}/api/games/mogul/set").text()
    wish = {"game": "mogul", "seats": ["person", "random", "random"], "names": ["Ann"], "options": {}}
    wish["house_set"] = printed.replace("each = 6", "each = 5", 1)
    answer = ann.page.request.post(f"{ann.address}/api/tables", data=wish, headers={"Origin": ann.address})
    ann.visit(answer.json()["id"])
    ann.start()
    ann.see("help").click()
    expect(ann.page.locator("dialog #setup-chips")).to_contain_text("5 chips")


def test_a_number_says_where_it_comes_from_when_hovered_focused_or_pressed(person: People) -> None:
    ann = person("Ann", has_touch=True)
    ann.open_table("person", "random", "random", start="1")
    ann.start()
    ann.answer("pass")
    ann.answer("stay")
    ann.asked_again()
    slip = ann.page.locator("[role=tooltip]:popover-open")
    chips = ann.see("why-chips-0")
    chips.hover()
    expect(slip).to_contain_text("Dealt at the start: +6")
    ann.page.mouse.move(0, 0)
    expect(slip).to_have_count(0)
    ann.see("why-value-0").focus()
    expect(slip).to_contain_text("Ann")
    assert ask_axe(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(slip).to_have_count(0)
    ann.see("why-points-0").tap()
    expect(slip).to_have_count(1)
    expect(ann.see("why-points-0")).to_have_attribute("aria-describedby", slip.get_attribute("id") or "")


def test_the_money_of_stockpile_adds_up_to_what_was_there_at_the_start(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", game="stockpile", bonds="on", commodities="on")
    ann.start()
    play_on([ann], 25)
    for seat in range(3):
        ann.see(f"why-money-{seat}").focus()
        expect(ann.page.locator("[role=tooltip]:popover-open")).to_contain_text("At the start: $20K")


def test_the_pot_and_the_bank_of_mogul_say_where_their_chips_come_from(person: People) -> None:
    ann = person("Ann")
    ann.open_table("person", "random", "random", start="1")
    ann.start()
    slip = ann.page.locator("[role=tooltip]:popover-open")
    ann.see("why-pot").hover()
    expect(slip).to_contain_text("since somebody last took it")
    ann.see("why-bank").focus()
    expect(slip).to_contain_text("All chips of the box: +")
    for number in ("pot", "bank"):
        drawn, pressed = ann.see(number).bounding_box(), ann.see(f"why-{number}").bounding_box()
        assert drawn
        assert pressed
        assert pressed["x"] <= drawn["x"]
        assert drawn["x"] + drawn["width"] <= pressed["x"] + pressed["width"]
        middle = drawn["y"] + drawn["height"] / 2
        assert pressed["y"] < middle < pressed["y"] + pressed["height"]
    assert ask_axe(ann.page) == []


def test_prices_bids_and_sets_of_stockpile_say_where_they_come_from(person: People) -> None:
    """To Wanda, who watches: for whoever is asked, a space of a track is an answer."""
    ann, wanda = person("Ann"), person("Wanda")
    table = ann.open_table("person", "random", "random", game="stockpile", commodities="on")
    ann.start()
    wanda.visit(table)
    slip = wanda.page.locator("[role=tooltip]:popover-open")
    wanda.see("why-price-0").focus()
    expect(slip).to_contain_text("At the start: $5K")
    expect(slip).to_contain_text("of its track")
    for number, says in (("bid", "what is printed on this space"), ("sets", "if the game ended now")):
        found = wanda.page.locator(f"[data-testid^=why-{number}-]:visible")
        # Only while Ann is asked does everything stay where it is: a bot may outbid what was just to be seen.
        ann.asked_again()
        wanda.until(lambda: wanda.number() >= ann.number())
        while found.count() == 0:
            play_on([ann], 1)
            wanda.until(lambda: wanda.number() >= ann.number())
            assert not ann.over(), f"nobody saw {number}"
        found.first.focus()
        expect(slip).to_contain_text(says)
    assert ask_axe(wanda.page) == []


def test_a_majority_says_who_leads(person: People) -> None:
    """What is written beside a company is what its slip explains: 10 for whoever leads alone, 5 for those who share."""
    ann = person("Ann", language="fr")
    ann.open_table("person", "broker", "broker", game="stockpile")
    ann.start()
    play_on([ann])
    majority = ann.page.locator("[data-testid^=why-majority-]").first
    written = re.findall(r"\d+", majority.inner_text())
    assert written in (["10"], ["5"])
    majority.focus()
    expect(ann.page.locator("[role=tooltip]:popover-open")).to_contain_text(re.compile(rf"\b{written[0]}\b"))
