"""Stockpile's events and answers as sentences."""

from functools import cache

import msgspec
import pytest

from openoutcry.games.catalogue import open_game
from openoutcry.games.stockpile import events as stockpile
from openoutcry.text.prose import Prose
from openoutcry.text.words import MissingWords
from tests.games.stockpile.positions import position

NAMES = ["Ann", "Ben", "Cleo"]


@cache
def prose(lang: str) -> Prose:
    return Prose(lang, open_game("stockpile", 3), NAMES)


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (
            stockpile.StarterDealt(0, 3),
            "Ann begins with a share of Epic Electric.",
            "Ann commence avec une action Epic Electric.",
        ),
        (
            stockpile.InsiderInformation(0, 3, 6),
            "Ann’s insider information: Epic Electric, −3.",
            "Ann apprend en secret : Epic Electric, −3.",
        ),
        (
            stockpile.MarketInformation(1, 9),
            "Open to all: Bottomline Bank, dividend $$.",
            "Tout le monde le sait : Bottomline Bank, dividende $$.",
        ),
        (
            stockpile.CardTurnedUp(0, 8),
            "Pile 1 begins with Trading Fee $1K.",
            "La pile 1 s’ouvre sur Frais de 1 k$.",
        ),
        (
            stockpile.HandDealt(1, [6, 7]),
            "Ben is dealt Stock Boom and Stock Bust.",
            "Ben reçoit Envolée et Plongeon.",
        ),
        (
            stockpile.HandDealt(1, [3, 3]),
            "Ben is dealt 2 × Epic Electric.",
            "Ben reçoit 2 × Epic Electric.",
        ),
        (
            stockpile.CardPlaced(2, 1, 6, True),
            "Cleo puts Stock Boom face up on pile 2.",
            "Cleo pose Envolée face visible sur la pile 2.",
        ),
        (
            stockpile.CardPlaced(2, 1, None, False),
            "Cleo puts a card face down on pile 2.",
            "Cleo pose une carte face cachée sur la pile 2.",
        ),
        (
            stockpile.CardPlaced(2, 1, 10, False),
            "Cleo puts Trading Fee $3K face down on pile 2.",
            "Cleo pose Frais de 3 k$ face cachée sur la pile 2.",
        ),
        (stockpile.BidMade(0, 2, 0, None), "Ann bids $0 for pile 3.", "Ann mise 0 $ sur la pile 3."),
        (
            stockpile.BidMade(0, 2, 10, 1),
            "Ann bids $10K for pile 3, and outbids Ben.",
            "Ann mise 10 k$ sur la pile 3 et déloge Ben.",
        ),
        (
            stockpile.PileBought(1, 0, 6, [3, None, 8, 3, None]),
            "Ben pays $6K for pile 1: 2 × Epic Electric, Trading Fee $1K and 2 face-down cards.",
            "Ben paie 6 k$ pour la pile 1 : 2 × Epic Electric, Frais de 1 k$ et 2 cartes cachées.",
        ),
        (
            stockpile.PileBought(1, 0, 0, [None]),
            "Ben pays $0 for pile 1: 1 face-down card.",
            "Ben paie 0 $ pour la pile 1 : 1 carte cachée.",
        ),
        (
            stockpile.FeeKept(0, 3),
            "Ann cannot pay a trading fee of $3K yet: it stays until the money is there.",
            "Ann ne peut pas encore payer 3 k$ de frais : la carte attend que l’argent soit là.",
        ),
        (
            stockpile.ActionPlayed(0, 7, 3),
            "Ann plays Stock Bust on Epic Electric.",
            "Ann joue Plongeon sur Epic Electric.",
        ),
        (
            stockpile.StockMoved(3, 4, 6, 7),
            "Epic Electric rises 2 spaces to $7K.",
            "Epic Electric monte de 2 cases, à 7 k$.",
        ),
        (
            stockpile.StockMoved(3, 4, 3, 4),
            "Epic Electric falls 1 space to $4K.",
            "Epic Electric descend d’une case, à 4 k$.",
        ),
        (
            stockpile.StockSplit(3, [2, 0, 1], [0, 20, 0], 5, 6),
            "Epic Electric splits, and goes on from $6K: "
            "Ann splits 2 shares, Cleo splits 1 share and Ben receives $20K for shares already split.",
            "L’action Epic Electric se fractionne et repart à 6 k$ : "
            "Ann fractionne 2 actions, Cleo fractionne 1 action et Ben reçoit 20 k$ "
            "pour des actions déjà fractionnées.",
        ),
        (
            stockpile.StockSplit(3, [0, 0, 0], [0, 0, 0], 5, 6),
            "Epic Electric splits, and goes on from $6K. Nobody has a share of it.",
            "L’action Epic Electric se fractionne et repart à 6 k$. Personne n’en a.",
        ),
        (
            stockpile.Bankrupt(3, [2, 0, 1], 4, 5),
            "Epic Electric goes bankrupt, and starts again at $5K: Ann loses 2 cards and Cleo loses 1 card.",
            "Epic Electric fait faillite et repart à 5 k$ : Ann perd 2 cartes et Cleo perd 1 carte.",
        ),
        (
            stockpile.Bankrupt(3, [0, 0, 0], 4, 5),
            "Epic Electric goes bankrupt, and starts again at $5K. Nobody had a share of it.",
            "Epic Electric fait faillite et repart à 5 k$. Personne n’en avait.",
        ),
        (
            stockpile.DividendCollected(0, 3, 2, 6),
            "Ann shows 2 cards of Epic Electric, and collects $6K.",
            "Ann montre 2 cartes Epic Electric et touche 6 k$.",
        ),
        (
            stockpile.DividendCollected(0, 3, 0, 0),
            "Ann shows no share, and collects nothing.",
            "Ann ne montre rien et ne touche rien.",
        ),
        (
            stockpile.ShareSold(0, 3, "share", 5),
            "Ann sells a share of Epic Electric for $5K.",
            "Ann vend une action Epic Electric pour 5 k$.",
        ),
        (
            stockpile.ShareSold(0, 3, "split", 10),
            "Ann sells a split share of Epic Electric for $10K.",
            "Ann vend une action fractionnée Epic Electric pour 10 k$.",
        ),
        (
            stockpile.ShareSold(0, 3, "half", 5),
            "Ann sells half of a split share of Epic Electric for $5K.",
            "Ann vend la moitié d’une action fractionnée Epic Electric pour 5 k$.",
        ),
        (
            stockpile.PairRevealed(2, 3, 0),
            "Cleo reveals Epic Electric, +4.",
            "Cleo révèle Epic Electric, +4.",
        ),
        (
            stockpile.PairRevealed(None, 3, 8),
            "On the board: Epic Electric, dividend $.",
            "Sur le plateau : Epic Electric, dividende $.",
        ),
        (
            stockpile.MajorityPaid(0, 3, 1, 5),
            "Ann leads in Epic Electric with 1 share, and receives $5K.",
            "Ann est en tête pour Epic Electric avec 1 action et reçoit 5 k$.",
        ),
        (
            stockpile.PortfolioSold(0, [0, 2, 0, 1, 0, 0], [0, 0, 0, 2, 0, 1], 48),
            "Ann sells 2 Bottomline Bank, 1 Epic Electric, 2 split Epic Electric and 1 split Stanford Steel for $48K.",
            "Ann vend 2 Bottomline Bank, 1 Epic Electric, 2 Epic Electric fractionnées et 1 Stanford Steel fractionnée "
            "pour 48 k$.",
        ),
        (
            stockpile.PortfolioSold(0, [0] * 6, [0] * 6, 0),
            "Ann has no share left to sell.",
            "Ann n’a plus d’action à vendre.",
        ),
        (
            stockpile.GameOver([7, 9, 9], [1, 2]),
            "Ben and Cleo share the victory. The scores: Ben $9K, Cleo $9K and Ann $7K.",
            "Ben et Cleo partagent la victoire. Les scores : Ben 9 k$, Cleo 9 k$ et Ann 7 k$.",
        ),
    ],
)
def test_an_event_of_stockpile_is_told(event: msgspec.Struct, english: str, french: str):
    assert prose("en").event(event) == english
    told = french.replace(" :", "\xa0:").replace(" $ ", "\xa0$ ").replace(" k$", "\xa0k$")
    assert prose("fr").event(event) == told


@pytest.mark.parametrize(
    ("kind", "words", "values", "english", "french"),
    [
        (
            "place",
            "first up 3",
            {"card": 6, "pile": 2, "facing": "up"},
            "Stock Boom face up on pile 3",
            "Envolée face visible sur la pile 3",
        ),
        (
            "place",
            "second down 1",
            {"card": 3, "pile": 0, "facing": "down"},
            "Epic Electric face down on pile 1",
            "Epic Electric face cachée sur la pile 1",
        ),
        (
            "bid",
            "bid 2 10",
            {"pile": 1, "bid": 10, "cost": 10, "terms": "bid"},
            "Bid $10K for pile 2",
            "Miser 10 k$ sur la pile 2",
        ),
        (
            "act",
            "boom epic electric",
            {"card": "boom", "company": 3, "space": 6, "value": 7, "ends": "moved"},
            "Boom: Epic Electric rises to $7K",
            "Envolée : Epic Electric monte à 7 k$",
        ),
        (
            "act",
            "boom epic electric",
            {"card": "boom", "company": 3, "space": 6, "value": 7, "ends": "split"},
            "Boom: Epic Electric splits, and stands at $7K",
            "Envolée : Epic Electric se fractionne, et vaut alors 7 k$",
        ),
        (
            "act",
            "bust epic electric",
            {"card": "bust", "company": 3, "space": 4, "value": 5, "ends": "bankrupt"},
            "Bust: Epic Electric goes bankrupt",
            "Plongeon : Epic Electric fait faillite",
        ),
        (
            "sell",
            "sell epic electric",
            {"company": 3, "sale": "share", "price": 5},
            "Sell a share of Epic Electric for $5K",
            "Vendre une action Epic Electric pour 5 k$",
        ),
        (
            "sell",
            "sell split epic electric",
            {"company": 3, "sale": "split", "price": 10},
            "Sell a split share of Epic Electric for $10K",
            "Vendre une action fractionnée Epic Electric pour 10 k$",
        ),
        (
            "sell",
            "turn back epic electric",
            {"company": 3, "sale": "half", "price": 5},
            "Sell half of a split share of Epic Electric for $5K",
            "Vendre la moitié d’une action fractionnée Epic Electric pour 5 k$",
        ),
        ("sell", "done", {}, "Sell no more", "Ne plus rien vendre"),
        ("collect", "show 0", {"company": 3, "cards": 0, "amount": 0}, "Show none", "Ne rien montrer"),
        (
            "collect",
            "show 2",
            {"company": 3, "cards": 2, "amount": 6},
            "Show 2 cards of Epic Electric: collect $6K",
            "Montrer 2 cartes Epic Electric pour toucher 6 k$",
        ),
    ],
)
def test_an_answer_of_stockpile_says_what_it_does(
    kind: str, words: str, values: dict[str, int | str], english: str, french: str
):
    assert prose("en").answer(kind, words, values) == english
    told = french.replace(" :", "\xa0:").replace(" k$", "\xa0k$")
    assert prose("fr").answer(kind, words, values) == told


def test_answers_that_differ_in_a_number_have_a_line_in_common():
    english, french = prose("en"), prose("fr")
    assert (
        english.group("bid", "bid 2 10", {"pile": 1, "bid": 10, "cost": 10, "prices": "track"}) == "For pile 2, in $K"
    )
    assert (
        french.group("place", "first down 3", {"card": 7, "pile": 2, "facing": "down"})
        == "Plongeon face cachée sur la pile"
    )
    assert english.group("sell", "sell epic electric", {"company": 3, "sale": "share", "price": 5}) is None
    mogul = Prose("en", open_game("mogul", 3), NAMES)
    assert mogul.group("sell", "sell 2", {}) is None


@pytest.mark.parametrize(
    "written",
    [
        {"event": "insider-information", "seat": 0, "company": 0, "forecast": 11},
        {"event": "insider-information", "seat": None, "company": 0, "forecast": 0},
        {"event": "market-information", "company": 6, "forecast": 0},
        {"event": "card-turned-up", "pile": 0, "card": 19},
        {"event": "hand-dealt", "seat": 0, "cards": []},
        {"event": "hand-dealt", "seat": 0, "cards": [[1], {}]},
        {"event": "bid-made", "seat": 0, "pile": 0, "bid": 1, "outbid": 3},
        {"event": "stock-moved", "company": 0, "start": 0, "end": None, "value": 1},
        {"event": "bankrupt", "company": 0, "lost": [0, 0, 0, 1], "space": 4, "value": 5},
    ],
)
def test_what_is_no_event_of_stockpile_is_an_error(written: dict[str, object]):
    with pytest.raises(MissingWords):
        prose("en").event(written)


def test_the_last_sentence_is_the_score_after_all_fees():
    laid_out = {"holds": ["epic electric 1", "", ""], "money": [0, 9, 8], "fees": ["3", "", ""]}
    table = position("end", players=3, round=7, **laid_out)
    assert [prose("en").event(event) for event in table.told] == [
        "Ann leads in Epic Electric with 1 share, and receives $10K.",
        "Ann pays a trading fee of $3K.",
        "Ann sells 1 Epic Electric for $5K.",
        "Ben has no share left to sell.",
        "Cleo has no share left to sell.",
        "Ann wins the game. The scores: Ann $12K, Ben $9K and Cleo $8K.",
    ]


def test_a_fee_that_waits_for_the_final_sale_comes_before_the_score():
    laid_out = {"holds": ["epic electric 1", "epic electric 1", ""], "money": [0, 9, 8], "fees": ["3, 3", "", ""]}
    table = position("end", players=3, round=7, **laid_out)
    told = [prose("en").event(event) for event in table.told]
    assert told.index("Ann sells 1 Epic Electric for $5K.") < len(told) - 1 - told[::-1].index(
        "Ann pays a trading fee of $3K."
    )
    assert told[-1] == "Ben wins the game. The scores: Ben $19K, Cleo $8K and Ann $4K."
    assert [sentence for sentence in told[:-1] if "in all" in sentence] == []
