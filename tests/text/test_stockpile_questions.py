"""Every question of Stockpile says what it asks, and its answers what comes of them."""

import pytest

from openoutcry.engine.kernel import NATURE
from tests.games.answers import answer_as, asked, offered, play, refusal
from tests.games.stockpile.positions import Table, opened, position
from tests.games.stockpile.strategies import holding
from tests.games.stockpile.test_house_set import with_change
from tests.text.stockpile_asked import answers, question


def spaced(french: str) -> str:
    """With the spaces that do not break a line."""
    for mark in (" :", " k$", " $", " ?"):
        french = french.replace(mark, "\xa0" + mark[1:])
    return french


def test_market_maker_says_which_company_rises_and_which_falls() -> None:
    table = holding("market maker", holds=["boom 1", "", ""], tickers="epic electric 9, stanford steel 2")
    play(table, "play market maker", "boom")
    assert question(table) == "Market Maker: Which company rises 2 spaces?"
    assert question(table, "fr") == spaced("Teneur de marché : Quelle société monte de 2 cases ?")
    assert answers(table)["epic electric"] == "Epic Electric splits, and stands at $6K"
    assert answers(table)["stanford steel"] == "Stanford Steel rises to $4K"
    play(table, "epic electric")
    assert question(table) == "Market Maker: Which company falls 2 spaces?"
    assert question(table, "fr") == spaced("Teneur de marché : Quelle société descend de 2 cases ?")
    assert answers(table)["stanford steel"] == "Stanford Steel goes bankrupt"
    assert answers(table, "fr")["stanford steel"] == "Stanford Steel fait faillite"
    assert answers(table)["bottomline bank"] == "Bottomline Bank falls to $3K"


def test_the_spaces_of_a_card_are_those_of_the_house_set() -> None:
    text = with_change('name = "Profit Warning"\ncost = 2\namount = 2', 'name = "Profit Warning"\ncost = 2\namount = 1')
    table = holding("profit warning", house_set=text)
    play(table, "play profit warning")
    assert question(table) == "Profit Warning: Which company falls 1 space?"
    assert answers(table)["epic electric"] == "Epic Electric falls to $4K"


@pytest.mark.parametrize(
    ("card", "tickers", "english", "french", "comes"),
    [
        (
            "share buyback",
            "epic electric 10",
            "Share Buyback: Which company rises 2 spaces?",
            "Rachat d’actions : Quelle société monte de 2 cases ?",
            "Epic Electric splits, and stands at $7K",
        ),
        (
            "profit warning",
            "epic electric 2",
            "Profit Warning: Which company falls 2 spaces?",
            "Avertissement sur résultats : Quelle société descend de 2 cases ?",
            "Epic Electric goes bankrupt",
        ),
        (
            "rogue trading",
            "epic electric 4",
            "Rogue Trading: Which share do you move to your split portfolio?",
            "Opération sauvage : Quelle action passez-vous à votre portefeuille fractionné ?",
            "A share of Epic Electric: worth $8K instead of $4K",
        ),
        (
            "special dividend",
            "",
            "Special Dividend: Which company pays everybody $1K a share?",
            "Dividende exceptionnel : Quelle société verse à tous 1 k$ par action ?",
            "Epic Electric: $4K for your shares",
        ),
        (
            "dividend growth investing",
            "epic electric 10",
            "Dividend Growth Investing: Which company pays everybody $1K a share, and then rises 1 space?",
            "Dividende croissant : Quelle société verse à tous 1 k$ par action, puis monte de 1 case ?",
            "Epic Electric: $4K for your shares, and it splits, and stands at $6K",
        ),
    ],
)
def test_a_card_asks_for_a_company_in_its_own_words(
    card: str, tickers: str, english: str, french: str, comes: str
) -> None:
    table = holding(card, holds=["epic electric 2", "", ""], split=["epic electric 1", "", ""], tickers=tickers)
    play(table, f"play {card}")
    assert (question(table), question(table, "fr")) == (english, spaced(french))
    assert answers(table)["epic electric"] == comes


def test_a_dividend_says_that_it_brings_nothing_without_a_share() -> None:
    table = holding("special dividend")
    play(table, "play special dividend")
    assert set(answers(table).values()) == {f"{name}: you have no share of it" for name in table.game.box.names}


def test_a_dividend_of_deborahs_says_what_it_pays() -> None:
    held = ["epic electric 2", "", "", ""]
    table = position("round end", hired=["dividend deborah", "", "", ""], holds=held)
    assert question(table) == "Dividend Deborah: Which company pays everybody $1K a share?"
    assert answers(table)["epic electric"] == "Epic Electric: $2K for your shares"
    assert answers(table)["nothing"] == "No company"


def test_chanda_asks_first_what_is_given_up_and_then_what_is_split() -> None:
    table = position("action", hired=["clever chanda", "", "", ""], holds=["epic electric 2", "", "", ""])
    play(table, "use first")
    assert question(table) == "Clever Chanda: Which share do you give up for it?"
    play(table, "discard epic electric")
    assert question(table) == "Clever Chanda: Which share do you move to your split portfolio?"
    assert answers(table) == {"epic electric": "A share of Epic Electric: worth $10K instead of $5K"}
    assert refusal(table, "stanford steel") == "rule-stockpile-no-such-share"


def test_a_pair_is_shown_for_money_or_laid_on() -> None:
    broker, falsified = holding("data broker"), holding("falsified earnings")
    play(broker, "play data broker")
    play(falsified, "play falsified earnings")
    assert question(broker) == "Data Broker: Which of your pairs do you show to everybody, for $6K?"
    assert question(falsified) == "Falsified Earnings: On which pair do you lay the card?"


def test_a_question_that_comes_again_says_how_often() -> None:
    table = holding("systemic shock", commodities=["corn 1", "", ""])
    play(table, "play systemic shock", "corn")
    assert question(table).endswith("Which company moves 1 space, up or down? 3 companies are still to move.")
    play(table, "up epic electric", "down stanford steel")
    assert question(table).endswith("Which company moves 1 space, up or down?")
    espionage = holding("corporate espionage")
    play(espionage, "play corporate espionage")
    assert question(espionage).endswith("At which pair do you look? You may look at 2, one after the other.")


HANDS = ["boom, fee 1", "bust, fee 2", "fee 3, epic electric", "boom, bust"]


def test_cards_are_placed_by_the_rule_of_the_supply_phase() -> None:
    table = position("placing", hands=HANDS)
    assert question(table) == "One card goes face up, the other face down: which, and on which pile?"
    play(table, "first up 1")
    assert question(table) == "Your other card goes face down: on which pile?"
    play(table, "first down 1", "second down 2")
    assert question(table) == "Your other card goes face up: on which pile?"


def test_secretive_stuart_is_told_his_own_rule() -> None:
    table = position("placing", hands=HANDS, hired=["secretive stuart", "", "", ""])
    assert question(table) == (
        "One card goes face up and the other face down, or both face down: which, and on which pile?"
    )
    play(table, "first down 1")
    assert question(table) == "Your other card goes face up or face down: on which pile?"


def test_secretive_stuart_who_has_placed_a_card_face_up_places_the_other_face_down() -> None:
    table = position("placing", hands=HANDS, hired=["secretive stuart", "", "", ""])
    play(table, "first up 1")
    assert question(table) == "Your other card goes face down: on which pile?"


def test_royal_robins_is_told_his_own_rule() -> None:
    table = position("supply", hired=["royal robins", "", "", ""])
    play(table, "boom", "bust", "fee 1", "fee 2")
    rule = "One card begins each pile, exactly one of them face down: which goes where?"
    assert question(table) == rule
    play(table, "first down 1", "first up 2")
    assert question(table) == rule


def dealt(players: int, investors: str) -> Table:
    """A table at which everybody has investors to choose from."""
    table = opened(players, investors=investors, start="1")
    while asked(table) == (NATURE, "deal-investor"):
        play(table, offered(table)[0])
    return table


@pytest.mark.parametrize(
    ("players", "investors", "wanted"),
    [
        (3, "on", "Which investor do you choose?"),
        (2, "on", "Which two investors do you choose?"),
        (3, "bidding", "Which investor do you put up for bidding?"),
        (2, "bidding", "Which two investors do you put up for bidding?"),
    ],
)
def test_investors_are_asked_for_by_their_number_and_for_what(players: int, investors: str, wanted: str) -> None:
    assert question(dealt(players, investors)) == wanted


def test_an_investor_is_bid_for_by_name() -> None:
    table = dealt(3, "bidding")
    for seat in range(3):
        answer_as(table, seat, "first")
    assert question(table) == "For which investor do you bid, and how much?"


def test_marks_question_names_a_card_that_lies_face_up() -> None:
    table = position(
        "before the demand",
        hired=["maverick mark", "", "", ""],
        piles=["epic electric, B: boom, A: fee 2", "", "", ""],
    )
    play(table, "pile 1")
    assert list(answers(table).values()) == [
        "Card 1 of pile 1: Epic Electric",
        "Card 2 of pile 1, face down",
        "Card 3 of pile 1, face down: Trading Fee $2K",
    ]
    assert list(answers(table, "fr").values()) == [
        spaced("Carte 1 de la pile 1 : Epic Electric"),
        "Carte 2 de la pile 1, face cachée",
        spaced("Carte 3 de la pile 1, face cachée : Frais de 2 k$"),
    ]


def test_a_dividend_is_asked_about_by_the_name_of_the_company() -> None:
    table = position("movement", holds=["epic electric 1", "", "", ""], pairs="epic electric $$")
    assert question(table) == "Epic Electric pays $2K a share: how many cards of it do you show?"
    assert question(table, "fr") == spaced("Epic Electric verse 2 k$ par action : combien de cartes en montrez-vous ?")


@pytest.mark.parametrize(
    ("held", "wanted"),
    [
        ("boom 1", "Which company do you raise?"),
        ("bust 2", "Which company do you lower?"),
        ("boom 1, bust 1", "Which action card do you play, and on which company?"),
    ],
)
def test_actions_are_asked_for_by_the_cards_there_are(held: str, wanted: str) -> None:
    assert question(position("action", holds=[held, "", "", ""])) == wanted


def test_who_can_play_nothing_is_told_so() -> None:
    table = holding("rogue trading", money=[0, 20, 20])
    assert question(table) == "There is nothing you can play now."
