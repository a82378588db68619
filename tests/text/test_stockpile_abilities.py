"""What an investor can do is said with the numbers of the box that is played with."""

import re
import tomllib

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from openoutcry.games.catalogue import open_game
from openoutcry.games.stockpile.nouns import ability, thousands
from openoutcry.text.catalogues import LANGUAGES, source
from openoutcry.text.terminal import Viewer
from tests.games.house_sets import HouseSets
from tests.games.stockpile.positions import A
from tests.games.stockpile.strategies import holding
from tests.text.drawings import drawn
from tests.text.played import EVERYTHING, NAMES

SETS = HouseSets("stockpile", players=4)
ROWS = tomllib.loads(SETS.printed)["investors"]
OF_EVERY_ROW = {"name", "money", "two_players", "is", "needs", "promo"}
PRINTED: dict[str, int] = {key: row[key] for row in ROWS for key in row.keys() - OF_EVERY_ROW}
# Whose text speaks of a number, and how often the number is taken each time.
SPOKEN = {
    "bargain": {"Bailout Barack": [1]},
    "nudge": {"Crazy Cramer": [1]},
    "sale_extra": {"Golden Graham": [1, 2]},
    "demand": {"Lazy Liliane": [1]},
    "outbid": {"Lazy Liliane": [1]},
    "bid": {"Moneymaker Mitt": [1]},
    "gift": {"Opulent Oprah": [2, 1]},
    "short_price": {"Shorting Soros": [1]},
    "levy": {"Socialist Sanders": [2, 1, 1]},
    "per_card": {"Agile Ana": [1], "Daring Dangote": [1]},
    "strategies_a_round": {"Illicit Ivan": [1]},
    "dividend": {"Dividend Deborah": [1]},
    "more_interest": {"Lucrative Li": [1]},
    "interest_for": {"Lucrative Li": [1]},
}
COUNTS = {"nudge", "strategies_a_round", "interest_for"}
OTHER = 7


class Texts(Visitor):
    """Collects the text of a message, without its values and variants' keys."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.found.append(node.value)


def abilities(lang: str, house_set: str | None = None) -> dict[str, str]:
    """What each investor can do."""
    game = open_game("stockpile", 4, EVERYTHING, house_set)
    shown = game.shown(game.new())
    return {one.name: ability(lang, one) for one in shown.investors}


def with_number(key: str, value: object) -> str:
    """The printed data with another number of an ability, in every row that has one of this name."""
    head, first, rest = SETS.printed.partition("[[investors]]")
    changed, count = re.subn(rf"^{key} = [^#\n]*", f"{key} = {value} ", rest, flags=re.MULTILINE)
    assert count == sum(key in row for row in ROWS)
    return head + first + changed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_written_into_an_ability(lang: str) -> None:
    told: dict[str, str] = {}
    for entry in FluentParser().parse(source(lang, "stockpile-investors")).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("ability-"):
            texts = Texts()
            texts.visit(entry)
            told[entry.id.name] = " ".join(texts.found)
    assert len(told) == 26
    assert {name: text for name, text in told.items() if re.search(r"\d", text)} == {}


def test_every_number_of_an_ability_is_spoken_of() -> None:
    assert {*SPOKEN, "budget_track"} == set(PRINTED)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", SPOKEN)
def test_every_number_in_an_ability_comes_from_the_box(lang: str, key: str) -> None:
    """Among all investors, exactly those texts change that speak of the number, and they say the new one."""
    before, after = abilities(lang), abilities(lang, with_number(key, OTHER))
    assert {name for name in before if before[name] != after[name]} == set(SPOKEN[key])
    for name, times in SPOKEN[key].items():
        new = numbers(lang, key, OTHER, [1, 2])
        assert numbers(lang, key, OTHER, times) == [one for one in said(lang, key, after[name]) if one in new]
        assert all(one in before[name] for one in numbers(lang, key, PRINTED[key], times))


def numbers(lang: str, key: str, number: int, times: list[int]) -> list[str]:
    """A number of the box as it is said, taken so often."""
    return [str(n * number) if key in COUNTS else thousands(lang, n * number) for n in times]


def said(lang: str, key: str, text: str) -> list[str]:
    """The numbers or sums in a text, in their order."""
    a_sum = re.escape(thousands(lang, OTHER)).replace(str(OTHER), r"\d+")
    return re.findall(r"\d+" if key in COUNTS else a_sum, text)


@pytest.mark.parametrize(
    ("track", "en", "fr"),
    [
        (
            [-9, -7, -1, 2, 8, 15, 22, 31],
            "the first 3 spaces of every bidding track bring $9K, $7K and $1K, "
            "and the others cost $2K, $8K, $15K, $22K and $31K.",
            "les 3 premières cases de chaque piste de mise rapportent 9 k$, 7 k$ et 1 k$, "
            "et les autres coûtent 2 k$, 8 k$, 15 k$, 22 k$ et 31 k$.",
        ),
        (
            [-2, 0, 1, 2, 3, 4, 5, 6],
            "the first space of every bidding track brings $2K, "
            "and the others cost $0, $1K, $2K, $3K, $4K, $5K and $6K.",
            "la première case de chaque piste de mise rapporte 2 k$, "
            "et les autres coûtent 0 $, 1 k$, 2 k$, 3 k$, 4 k$, 5 k$ et 6 k$.",
        ),
        (
            [0, 1, 2, 3, 4, 5, 6, 7],
            "cost $0, $1K, $2K, $3K, $4K, $5K, $6K and $7K.",
            "coûtent 0 $, 1 k$, 2 k$, 3 k$, 4 k$, 5 k$, 6 k$ et 7 k$.",
        ),
    ],
)
def test_barbaras_track_is_read_out_as_it_is_in_the_box(track: list[int], en: str, fr: str) -> None:
    house = with_number("budget_track", track)
    for lang, wanted in (("en", en), ("fr", fr)):
        before, after = abilities(lang), abilities(lang, house)
        assert wanted in after["Budget Barbara"].replace("\xa0", " ")
        assert {name for name in before if before[name] != after[name]} == {"Budget Barbara"}


@pytest.mark.parametrize(
    ("key", "investor", "en", "fr"),
    [
        ("nudge", "Crazy Cramer", "by 1 space, up", "de 1 case, vers"),
        ("interest_for", "Lucrative Li", "of interest for every bond.", "de plus pour chaque obligation."),
    ],
)
def test_of_one_it_is_said_as_of_one(key: str, investor: str, en: str, fr: str) -> None:
    house = with_number(key, 1)
    assert en in abilities("en", house)[investor]
    assert fr in abilities("fr", house)[investor].replace("\xa0", " ")


@pytest.mark.parametrize(("lang", "wanted"), [("en", "sell one share for $11K"), ("fr", "vendre une action 11 k$")])
def test_the_terminal_says_the_number_of_a_house_set(lang: str, wanted: str) -> None:
    table = holding("rogue trading", investors=["shorting soros", "", ""], house_set=with_number("short_price", 11))
    assert wanted in " ".join(" ".join(drawn(table, Viewer(lang, NAMES[:3], seat=A))).split())


def test_the_poorest_of_whom_sanders_speaks_is_not_said_to_be_of_the_others() -> None:
    sanders = abilities("fr")["Socialist Sanders"].replace("\xa0", " ")
    assert sanders.endswith("Le reste (1 k$) va au plus pauvre de tous, sauf celui qui paie, même si c’est vous.")
