"""Where the numbers of the box come from: the rulebook, published descriptions, or ourselves."""

import tomllib
from importlib.resources import files

import pytest

from tests.games.stockpile.looking import shown
from tests.games.stockpile.positions import opened
from tests.games.stockpile.strategies import DESIGNS

DATA = tomllib.loads(files("openoutcry.games.stockpile").joinpath("data.toml").read_text("utf-8"))
PROVENANCES = ["printed", "secondary", "reconstructed"]
BALANCED = {"Bailout Barack": 9, "Budget Barbara": 17, "Clever Chanda": 20, "Forecast Phil": 21, "Lazy Liliane": 15}
BALANCED |= {"Lucrative Li": 20, "Tactical Talal": 25}
CARDS = {card["name"]: card for card in DATA["strategies"]}


def test_every_table_of_the_data_file_says_where_it_comes_from() -> None:
    tables = {key for key, value in DATA.items() if isinstance(value, dict | list)} - {"provenance"}
    assert {mark for mark in DATA["provenance"] if "." not in mark} == tables
    for one in DATA["provenance"].values():
        assert one["is"] in PROVENANCES
        assert one["source"]


def test_a_part_that_is_marked_by_itself_is_in_the_data() -> None:
    for table, _, part in (mark.partition(".") for mark in DATA["provenance"] if "." in mark):
        rows = DATA[table] if isinstance(DATA[table], list) else [DATA[table]]
        assert all(part in row for row in rows)


@pytest.mark.parametrize(
    ("provenance", "marked"),
    [
        (
            "printed",
            {"rounds.5", "base", "market", "forecasts", "money", "bonds", "commerce"}
            | {"investors", "playing", "strategies"},
        ),
        ("secondary", {"rounds", "companies", "bidding", "advanced", "market.fees", "investors.money"}),
        ("reconstructed", {"dice", "playing.copies"}),
    ],
)
def test_what_is_printed_secondary_and_reconstructed_in_the_tables(provenance: str, marked: set[str]) -> None:
    assert {mark for mark, one in DATA["provenance"].items() if one["is"] == provenance} == marked


@pytest.mark.parametrize(
    ("provenance", "money"),
    [
        (
            "secondary",
            {"Billionaire Bill": 32, "Broker Bernie": 16, "Crazy Cramer": 18, "Discount Donald": 13}
            | {"Dividend Deborah": 20, "Golden Graham": 16, "Maverick Mark": 25, "Mayknow Martha": 22}
            | {"Secretive Stuart": 22, "Wise Warren": 20},
        ),
        (
            "reconstructed",
            {"Agile Ana": 18, "Cunning Carlos": 15, "Daring Dangote": 15, "Illicit Ivan": 18, "Moneymaker Mitt": 17}
            | {"Opulent Oprah": 36, "Royal Robins": 23, "Shorting Soros": 20, "Socialist Sanders": 20}
            | BALANCED,
        ),
    ],
)
def test_what_is_secondary_and_reconstructed_of_the_investors_money(provenance: str, money: dict[str, int]) -> None:
    assert {one["name"]: one["money"] for one in DATA["investors"] if one["is"] == provenance} == money


@pytest.mark.parametrize(("players", "known"), [(2, {"printed"}), (3, {"secondary", "reconstructed"})])
def test_at_a_table_of_two_the_money_of_every_investor_is_printed(players: int, known: set[str]) -> None:
    assert {one.known for one in shown(opened(players, investors="on")).investors} == known


def test_money_that_is_reconstructed_and_not_balanced_lies_on_a_line_through_the_known() -> None:
    for one in DATA["investors"]:
        if one["is"] == "reconstructed" and one["name"] not in BALANCED:
            assert one["money"] == (1120 + 55 * one["two_players"] + 50) // 100


def test_the_promo_investors_are_those_that_the_book_marks_so() -> None:
    assert [one["name"] for one in DATA["investors"] if one.get("promo")] == [
        *("Bailout Barack", "Budget Barbara", "Forecast Phil", "Lazy Liliane", "Moneymaker Mitt", "Opulent Oprah"),
        *("Royal Robins", "Shorting Soros", "Socialist Sanders"),
    ]


def test_printed_are_the_cards_that_the_clarifications_name() -> None:
    assert [name for name, card in CARDS.items() if card["is"] == "printed"] == [
        *("Block Trading", "Value Investing", "Convertible Bond", "Corner the Market", "Corporate Espionage"),
        *("Insider Trading", "Data Broker", "Diversification", "Dividend Growth Investing", "Special Dividend"),
        *("Falsified Earnings", "Fraudulent Transfer", "Vulture Capitalism", "Interpositioning", "Market Maker"),
        *("Naked Short", "Rogue Trading", "Systemic Shock"),
    ]


def test_what_is_secondary_of_each_card() -> None:
    assert {name: card["secondary"] for name, card in CARDS.items() if "secondary" in card} == {
        "Special Dividend": "amount",
        "Naked Short": "amount",
        "Systemic Shock": "effect",
        "Bear Raid": "effect",
    }


def test_what_is_reconstructed_of_each_card() -> None:
    whole = ["Front Running", "Bond Ladder", "Tax Haven"]
    promo = ["Share Buyback", "Profit Warning", "Day Trading", "Golden Parachute"]
    assert {name: card["reconstructed"] for name, card in CARDS.items() if "reconstructed" in card} == {
        "Block Trading": "cost and effect",
        "Value Investing": "cost and effect",
        "Corner the Market": "cost",
        "Corporate Espionage": "cost and amount",
        "Insider Trading": "cost",
        "Data Broker": "amount",
        "Diversification": "amount",
        "Dividend Growth Investing": "cost and effect",
        "Special Dividend": "cost",
        "Falsified Earnings": "cost",
        "Interpositioning": "effect",
        "Market Maker": "effect",
        "Rogue Trading": "cost",
        "Bear Raid": "title and cost",
    } | dict.fromkeys(whole + promo, "the whole card")


def test_what_is_reconstructed_is_marked() -> None:
    """At the table too. Unmarked are only those of which the book or a published description says everything."""
    modules = {"bonds": "on", "commodities": "on", "strategies": "on"}
    marked = {DESIGNS[n] for n, card in enumerate(shown(opened(**modules)).strategies) if card.reconstructed}
    assert set(DESIGNS) - marked == {
        "convertible bond",
        "fraudulent transfer",
        "vulture capitalism",
        "naked short",
        "systemic shock",
    }
