"""Every answer of Stockpile says what it costs whoever gives it and what it brings, and no two read the same."""

import pytest

from openoutcry.engine import door
from openoutcry.engine.chance import Rng
from openoutcry.engine.kernel import NATURE, answer_for, pick
from openoutcry.games.stockpile.game import StockpileGame
from openoutcry.games.stockpile.nouns import effect
from openoutcry.text.catalogues import LANGUAGES
from openoutcry.text.prose import Prose
from tests.games.answers import play
from tests.games.stockpile.positions import Table, bid, position
from tests.games.stockpile.strategies import holding
from tests.games.stockpile.test_house_set import with_change
from tests.text.played import EVERYTHING
from tests.text.stockpile_asked import NAMES, answers, question

MIXED = [
    (2, {}),
    (2, EVERYTHING),
    (2, EVERYTHING | {"investors": "bidding", "board": "advanced"}),
    (3, {"strategies": "promo", "investors": "on"}),
    (3, EVERYTHING | {"memory": "perfect"}),
    (4, {"bonds": "on", "commodities": "on", "investors": "bidding"}),
    (5, {"strategies": "on", "dice": "on", "board": "advanced"}),
    (5, EVERYTHING),
]


@pytest.mark.parametrize(("players", "settings"), MIXED)
def test_no_two_answers_to_a_question_read_the_same(players: int, settings: dict[str, str]) -> None:
    game = StockpileGame(players, settings)
    proses = [Prose(lang, game, NAMES[:players]) for lang in LANGUAGES]
    for seed in range(6):
        rng = Rng(seed)
        table = Table(game, game.new())
        while seats := door.asked(table.g):
            for seat in seats if seats != [NATURE] else []:
                for prose in proses:
                    read = list(answers(table, prose=prose, seat=seat).values())
                    assert [one for one in read if read.count(one) > 1] == []
            answer_for(table.g, seats[0], int(pick(table.g, rng)))


def test_two_cards_alike_are_told_apart() -> None:
    table = position("placing", hands=["boom, boom", "", "", ""])
    assert [answers(table)[f"{card} up 1"] for card in ("first", "second")] == [
        "Stock Boom face up on pile 1",
        "Stock Boom (no. 2) face up on pile 1",
    ]


def bidding(investor: str, **laid_out: object) -> Table:
    return position("demand", players=3, hired=[investor, "", ""], money=[20, 20, 20], **laid_out)


def test_discount_donald_reads_what_he_bids_and_what_he_pays() -> None:
    table = bidding("discount donald")
    said = answers(table)
    assert said["bid 1 0"] == "Bid $0 for pile 1"
    assert said["bid 1 1"] == "Bid $1K for pile 1: you pay $0"
    assert said["bid 1 10"] == "Bid $10K for pile 1: you pay $6K"
    assert answers(table, "fr")["bid 1 1"] == "Miser 1\xa0k$ sur la pile 1\xa0: vous payez 0\xa0$"


def test_budget_barbara_bids_what_the_log_says() -> None:
    table = bidding("budget barbara")
    said = answers(table)
    assert said["bid 1 0"] == "Bid $0 for pile 1: the bank pays you $4K"
    assert said["bid 1 3"] == "Bid $3K for pile 1: you pay $0"
    assert said["bid 1 15"] == "Bid $15K for pile 1"
    assert answers(table, "fr")["bid 1 0"] == "Miser 0\xa0$ sur la pile 1\xa0: la banque vous verse 4\xa0k$"
    prose = Prose("en", table.game, NAMES[:3])
    assert prose.event(bid(table, "1 0")[0]) == "Ann bids $0 for pile 1."


def test_whoever_pays_what_the_track_says_reads_no_more() -> None:
    table = bidding("discount donald", first=1)
    assert answers(table)["bid 1 10"] == "Bid $10K for pile 1"


def test_what_can_be_spent_is_reckoned_by_the_bidders_own_prices() -> None:
    table = position("demand", players=2, hired=["discount donald, golden graham", ""], money=[20, 20])
    bid(table, "1 10", "2 0")
    figures = table.game.question_args(table.g, 0)
    assert (figures["money"], figures["promised"]) == (14, 6)


@pytest.mark.parametrize(
    ("card", "said"),
    [
        ("insider trading", "Play Insider Trading"),
        ("corporate espionage", "Play Corporate Espionage for $2K"),
        ("value investing", "Play Value Investing: it brings $4K"),
        ("block trading", "Play Block Trading: it brings $6K"),
        ("golden parachute", "Play Golden Parachute: it brings $5K"),
    ],
)
def test_a_card_is_played_for_what_it_costs_and_brings(card: str, said: str) -> None:
    table = holding(card, bids="6, 0, 0", holds=["epic electric 1", "", ""], tickers="stanford steel 4")
    assert answers(table)[f"play {card}"] == said


def test_a_house_set_may_make_a_free_card_cost_something() -> None:
    text = with_change('name = "Insider Trading"\ncost = 0', 'name = "Insider Trading"\ncost = 1')
    assert answers(holding("insider trading", house_set=text))["play insider trading"] == "Play Insider Trading for $1K"


def test_of_two_meeples_the_one_that_counts_is_reckoned_and_named() -> None:
    table = holding(
        "block trading, value investing", players=2, bids="1 10, 2 0, 3 1, 4 0", holds=["epic electric 1", ""]
    )
    said = answers(table)
    assert said["play block trading"] == "Play Block Trading: it brings $8K"
    assert said["play value investing"] == "Play Value Investing: it brings $6K"
    for lang, right, left in (
        ("en", "the meeple further to the right counts", "the meeple further to the left counts"),
        ("fr", "le meeple le plus à droite qui compte", "le meeple le plus à gauche qui compte"),
    ):
        block, value = (effect(lang, card) for card in table.game.shown(table.g).strategies[:2])
        assert (right in block, left in value) == (True, True)


def test_golden_graham_reads_which_cards_he_gains_by() -> None:
    hand = "bear raid, front running, naked short, diversification"
    table = holding(hand, investors=["golden graham", "", ""], holds=["epic electric 2, boom 1", "", ""])
    assert [words for words, said in answers(table).items() if "$1K more for each share" in said] == [
        "play bear raid",
        "play front running",
    ]
    assert answers(table, "fr")["play bear raid"] == "Jouer Raid baissier, avec 1\xa0k$ de plus par action"
    play(table, "play bear raid")
    assert (
        question(table)
        == "Bear Raid: Which share do you sell now? You may still sell 3. Your investor adds $1K to the price."
    )
    assert answers(table)["sell epic electric"] == "Sell a share of Epic Electric for $9K"


def test_bailout_barack_reads_that_he_never_pays_less_than_nothing() -> None:
    table = position(
        "after selling",
        hired=["bailout barack", "", "", ""],
        discards="epic electric 1, stanford steel 1",
        tickers="epic electric 1",
    )
    assert question(table) == (
        "Bailout Barack: Which share do you buy from the discard pile? "
        "It costs $2K less than its value, never less than $0."
    )
    assert answers(table) == {
        "epic electric": "Take a share of Epic Electric, worth $1K, for nothing",
        "stanford steel": "Buy a share of Stanford Steel, worth $5K, for $3K",
        "nothing": "Buy none",
    }


def test_bailout_barack_of_a_house_set_without_a_bargain_pays_the_value() -> None:
    table = position(
        "after selling",
        hired=["bailout barack", "", "", ""],
        discards="epic electric 1",
        house_set=with_change("bargain = 2", "bargain = 0"),
    )
    assert question(table) == "Bailout Barack: Which share do you buy from the discard pile, for its value?"
    assert answers(table)["epic electric"] == "Buy a share of Epic Electric, worth $5K, for $5K"
