"""Every question of every game is laid out well at every size: nothing is covered, cut, broken or overlapping.

The campaign writes into `build/layout` how much was looked at, which kinds of questions never came up, and the faults.
"""

import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from openoutcry.games.catalogue import shared_game
from tests.browser.layout import EXTRAS, SIZES, Probe, faults
from tests.browser.people import DRAW, HIDE, Person
from tests.browser.test_fit import TABLES
from tests.server.harness import Server

People = Callable[..., Person]
REPORTS = Path(__file__).parents[2] / "build" / "layout"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server on which the same answers always meet the same game, and which gives a short hint to every question."""
    folder = tmp_path_factory.mktemp("house")
    hints = {"hinting": 0.1, "hints_per_second": 1000.0, "hint_burst": 1000}
    running = Server(f"sqlite:///{folder}/tables.sqlite3", folder / "log", chance=1, **hints).start()
    yield running
    running.stop()
    log = Path(running.log).read_text()
    assert "Traceback" not in log, log


@pytest.fixture(scope="module")
def page(browser: Browser) -> Page:
    return browser.new_page(viewport={"width": 400, "height": 300})


LONG = "Leading Laboratories pays a dividend"
# A page with one fault and its name; then the same page without it.
PLANTED = {
    "a control below another element": (
        "<button>Press</button><div style='position: absolute; inset: 0; background: red'></div>",
        "is pressed at 0 of 9 points",
        "<button>Press</button><div style='background: red; height: 9px'></div>",
    ),
    "a control of which half is covered": (
        "<button style='width: 200px'>Press</button>"
        "<div style='position: absolute; inset: 0 auto auto 0; width: 100px; height: 50px'></div>",
        "is pressed at 6 of 9",
        "<button style='width: 200px'>Press</button>"
        "<div style='position: absolute; inset: 0 auto auto 0; width: 30px; height: 50px'></div>",
    ),
    "a control behind an edge that does not scroll": (
        "<div style='height: 50px; overflow: hidden'><p style='height: 60px'></p><button>Press</button></div>",
        "lies beyond the edge of div",
        "<div style='height: 50px; overflow: auto'><p style='height: 60px'></p><button>Press</button></div>",
    ),
    "a control outside a window that does not scroll": (
        "<style>html { overflow: hidden }</style><p style='height: 400px'></p><button>Press</button>",
        "lies beyond the edge of the window",
        "<p style='height: 400px'></p><button>Press</button>",
    ),
    "text that is cut": (
        f"<p style='width: 80px; overflow: hidden; white-space: nowrap'>{LONG}</p>",
        "is cut by p",
        f"<p style='width: 80px; overflow: auto; white-space: nowrap'>{LONG}</p>",
    ),
    "lines of text that are cut": (
        f"<div style='width: 90px; height: 40px; overflow: hidden'>{LONG}</div>",
        "is cut by div",
        f"<div style='width: 130px; height: 140px; overflow: hidden'>{LONG}</div>",
    ),
    "text that ends in an ellipsis": (
        f"<p style='width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>{LONG}</p>",
        "ends in an ellipsis",
        "<p style='width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis'>Short</p>",
    ),
    "text outside the window": (
        "<p style='position: absolute; left: -60px'>Leading</p>",
        "lies outside the window",
        "<p style='position: absolute; left: 0'>Leading</p>",
    ),
    "text that leaves its box": (
        f"<button style='width: 80px; white-space: nowrap'><span>{LONG}</span></button>",
        "leaves its box button",
        f"<button style='width: 280px; white-space: nowrap'><span>{LONG}</span></button>",
    ),
    "a word that is broken": (
        "<p style='width: 1em; overflow-wrap: anywhere'>Leading</p>",
        "the word «Leading» of «Leading» (p.) stands on",
        "<p style='width: 5em; overflow-wrap: anywhere'>Leading pays</p>",
    ),
    "text over text": (
        "<p style='margin: 0'>Leading</p><p style='margin: -14px 0 0'>Cosmic</p>",
        "«Leading» (p.) and «Cosmic» (p.) lie over each other",
        "<p style='margin: 0'>Leading</p><p style='margin: 0'>Cosmic</p>",
    ),
    "a picture over text that lets the pointer through": (
        "<p>Leading</p><svg style='position: absolute; inset: 0; pointer-events: none'>"
        "<rect width='99' height='99'/></svg>",
        "«Leading» (p.) is covered by rect",
        "<p>Leading</p><svg style='position: absolute; inset: 0; pointer-events: none'></svg>",
    ),
    "boxes that share a place": (
        "<div style='display: grid; grid-auto-rows: 20px'>"
        "<p style='background: red; height: 60px; margin: 0'></p><p style='background: blue; margin: 0'></p></div>",
        "overlaps: p in div. and p in div. share",
        "<div style='display: grid; grid-auto-rows: 20px'>"
        "<p style='background: red; margin: 0'></p><p style='background: blue; margin: 0'></p></div>",
    ),
}


@pytest.mark.parametrize("planted", PLANTED)
def test_a_planted_fault_is_found_and_nothing_without_it(page: Page, planted: str) -> None:
    faulty, fault, healthy = PLANTED[planted]
    page.set_content(f"<!doctype html>{faulty}")
    found = faults(page)
    assert any(fault in one for one in found), found
    page.set_content(f"<!doctype html>{healthy}")
    assert faults(page) == []


@pytest.mark.parametrize("layer", ["<dialog open id=layer>", "<aside class=drawer id=layer>", "<div popover id=layer>"])
def test_below_an_open_layer_nothing_is_looked_at_and_in_it_everything(page: Page, layer: str) -> None:
    name = layer.split()[0].strip("<")
    below = "<div style='position: fixed; inset: 0; background: red'></div>"
    page.set_content(
        f"<!doctype html><button>Below</button>{below}{layer}<button style='width: 9em'>Above</button></{name}>"
    )
    page.evaluate("() => document.querySelector('[popover]')?.showPopover()")
    page.add_style_tag(content="#layer { position: fixed; inset: 9px; z-index: 1 }")
    assert faults(page) == []
    page.add_style_tag(content="#layer button { width: 3em !important; height: 9px; overflow: hidden }")
    assert any("cut: «Above»" in one for one in faults(page))


def play(person: People, table: str, language: str, seed: int, each: bool) -> Probe:
    """Play a whole game with random bots. Probe each question with everything that can be opened, or the first of each
    kind with one thing at each size; the table as it was, once; and the result."""
    game, players, options = TABLES[table]
    ann = person("Ann", language=language)
    ann.open_table("person", *["random"] * (players - 1), game=game, hints=True, **options)
    ann.start()
    probe, chance = Probe(ann), random.Random(seed)
    while kind := probe.asked():
        if each or kind not in probe.kinds:
            ann.page.evaluate(DRAW)
            probe.asked()
            probe.question(kind, extras=len(EXTRAS) if each else 1)
            if probe.questions == 2:
                probe.past()
        if not each:
            ann.page.evaluate(HIDE)
        probe.answer(chance)
    ann.page.evaluate(DRAW)
    expect(ann.see("result").locator("figure text").first).to_be_visible()
    probe.everywhere("result")
    return probe


LANGUAGES = dict(zip(TABLES, ("fr", "en", "fr", "en", "fr"), strict=True))


# In the test run; the campaign has all of them.
SHORT = [name for name in TABLES if name != "stockpile with everything"]


@pytest.mark.parametrize("table", SHORT)
def test_each_kind_of_question_is_laid_out_well_at_every_size(person: People, table: str) -> None:
    probe = play(person, table, LANGUAGES[table], seed=1, each=False)
    assert not probe.found, probe.report()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_cover_between_two_players_is_laid_out_well_at_every_size(person: People, language: str) -> None:
    ann = person("Ann", language=language)
    ann.open_table("person", "person", "broker", memory="table", start="1")
    ann.start()
    expect(ann.see("pass-device")).to_be_visible()
    probe = Probe(ann)
    probe.everywhere("pass the device")
    assert not probe.found, probe.report()


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_request_to_go_back_is_laid_out_well_at_every_size(person: People, language: str) -> None:
    ann, ben = person("Ann", language=language), person("Ben", language=language)
    table = ann.open_table("person", "open", "broker", start="1")
    ben.sit(table, 1)
    ann.start()
    for one in (ann, ben):
        one.answers().first.click()
    ann.page.wait_for_function("() => document.querySelector('[data-testid=undo]')")
    ann.until(lambda: ann.answers().count() + ben.answers().count() > 0)
    ann.see("undo").click()
    for one in (ann, ben):
        expect(one.see("undo-asked")).to_be_visible()
        probe = Probe(one)
        probe.everywhere("a request to go back")
        assert not probe.found, probe.report()


@pytest.mark.campaign
@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("table", TABLES)
def test_every_question_of_whole_games_is_laid_out_well_at_every_size(
    person: People, table: str, language: str
) -> None:
    game, players, options = TABLES[table]
    probe = play(person, table, language, seed=2, each=True)
    kinds = {question.kind for question in shared_game(game, players, options).questions}
    REPORTS.mkdir(parents=True, exist_ok=True)
    counts = f"{probe.questions} questions at {len(SIZES)} sizes, {probe.looks} looks, {len(probe.found)} faults"
    never = ", ".join(sorted(kinds - probe.kinds)) or "none"
    report = f"{counts}\nnever asked: {never}\n{probe.report()}\n"
    (REPORTS / f"{table}-{language}.txt").write_text(report, encoding="utf-8")
    assert not probe.found, probe.report()
