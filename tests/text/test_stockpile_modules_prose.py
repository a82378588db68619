"""What happens in Stockpile's modules, and what can be answered there, as sentences."""

from functools import cache

import msgspec
import pytest

from openoutcry.games.catalogue import open_game
from openoutcry.games.stockpile import events as stockpile
from openoutcry.games.stockpile.nouns import effect, title
from openoutcry.games.stockpile.shown import StrategyShown
from openoutcry.text.prose import Prose
from openoutcry.text.words import MissingWords
from tests.text.played import EVERYTHING

NAMES = ["Ann", "Ben", "Cleo"]
CRAMER, DONALD, LILIANE, WARREN = 6, 9, 14, 25
INSIDER, ROGUE, TAX_HAVEN = 5, 16, 21


@cache
def prose(lang: str) -> Prose:
    return Prose(lang, open_game("stockpile", 3, EVERYTHING), NAMES)


def spaced(french: str) -> str:
    """With the spaces that do not break a line."""
    for mark in (" :", " k$", " ?"):
        french = french.replace(mark, "\xa0" + mark[1:])
    return french


@pytest.mark.parametrize(
    ("event", "english", "french"),
    [
        (stockpile.BondsBought(0, 1, 6), "Ann buys 1 bond for $6K.", "Ann achète 1 obligation pour 6 k$."),
        (stockpile.BondsBought(0, 3, 18), "Ann buys 3 bonds for $18K.", "Ann achète 3 obligations pour 18 k$."),
        (
            stockpile.DiceRolled(1, [0, 2, 3, 9, 5, 6]),
            "Ben rolls the forecasts: +4, +2, +1, dividend $$, −2 and −3.",
            "Ben lance les dés de prévision : +4, +2, +1, dividende $$, −2 et −3.",
        ),
        (stockpile.CommerceDrawn(0, [0, 6]), "Ann draws Gold and Tax.", "Ann pioche Or et Taxe."),
        (
            stockpile.CommercePlaced(0, 1, 14),
            "Ann puts Natural Gas on pile 2.",
            "Ann pose Gaz naturel sur la pile 2.",
        ),
        (
            stockpile.CommerceScored(0, 8, 2),
            "Ann’s commodities bring $8K, and the taxes cost $2K.",
            "Ann : les matières premières rapportent 8 k$, les taxes coûtent 2 k$.",
        ),
        (
            stockpile.FirstCardGiven(0, 1),
            "Ann gives the First Player Card to Ben.",
            "Ann donne la carte Premier joueur à Ben.",
        ),
        (
            stockpile.FirstCardGiven(0, 0),
            "Ann keeps the First Player Card.",
            "Ann garde la carte Premier joueur.",
        ),
        (
            stockpile.StrategiesDealt(0, [0, 0, 21], 3),
            "Ann has these strategy cards: 2 × Block Trading and Tax Haven.",
            "Ann a ces cartes Stratégie : 2 × Vente en bloc et Paradis fiscal.",
        ),
        (
            stockpile.StrategiesDealt(0, None, 11),
            "Ann now has 11 strategy cards.",
            "Ann a maintenant 11 cartes Stratégie.",
        ),
        (
            stockpile.StrategyDropped(0, None),
            "Ann returns a strategy card to the box.",
            "Ann remet une carte Stratégie dans la boîte.",
        ),
        (
            stockpile.StrategyPlayed(0, ROGUE, 4),
            "Ann plays Rogue Trading for $4K.",
            "Ann joue Opération sauvage pour 4 k$.",
        ),
        (stockpile.StrategyPlayed(0, INSIDER, 0), "Ann plays Insider Trading.", "Ann joue Délit d’initié."),
        (
            stockpile.InvestorHired(0, CRAMER, 0, 18),
            "Ann hires Crazy Cramer, who brings $18K.",
            "Ann engage Crazy Cramer et reçoit 18 k$.",
        ),
        (
            stockpile.InvestorHired(0, CRAMER, 3, 15),
            "Ann hires Crazy Cramer for $3K, and has $15K left of the investor’s money.",
            "Ann engage Crazy Cramer pour 3 k$ et reçoit les 15 k$ qui restent.",
        ),
        (
            stockpile.AbilityPaid(0, LILIANE, 5),
            "Lazy Liliane brings Ann $5K.",
            "Lazy Liliane rapporte 5 k$ à Ann.",
        ),
        (stockpile.AbilityPaid(0, LILIANE, -1), "Lazy Liliane costs Ann $1K.", "Lazy Liliane coûte 1 k$ à Ann."),
        (
            stockpile.PairSeen(0, 1, 3, 0),
            "Ann looks at a pair of Ben’s: Epic Electric, +4.",
            "Ann regarde une paire que détient Ben : Epic Electric, +4.",
        ),
        (
            stockpile.PairSeen(0, 1, None, None),
            "Ann looks at a pair of Ben’s.",
            "Ann regarde une paire que détient Ben.",
        ),
        (
            stockpile.PairSeen(0, None, None, None),
            "Ann looks at a covered pair on the board.",
            "Ann regarde une paire cachée du plateau.",
        ),
        (
            stockpile.PileSeen(0, 1, [3, 6]),
            "Ann looks into pile 2: Epic Electric and Stock Boom.",
            "Ann regarde dans la pile 2 : Epic Electric et Envolée.",
        ),
        (
            stockpile.PileSeen(0, 1, []),
            "Ann looks into pile 2: nothing lies face down.",
            "Ann regarde dans la pile 2 : rien n’y est caché.",
        ),
        (
            stockpile.PileSeen(0, 1, None),
            "Ann looks at the face-down cards of pile 2.",
            "Ann regarde les cartes cachées de la pile 2.",
        ),
        (
            stockpile.CardMoved(0, 0, 2, 18),
            "Ann moves First Player Card from pile 1 to pile 3.",
            "Ann déplace Carte Premier joueur de la pile 1 à la pile 3.",
        ),
        (
            stockpile.CardPicked(0, True, 3),
            "Ann secretly picks a company before the deal: Epic Electric.",
            "Ann prend en secret une société avant la donne : Epic Electric.",
        ),
        (
            stockpile.CardPicked(0, False, 8),
            "Ann secretly picks a forecast before the deal: dividend $.",
            "Ann prend en secret une prévision avant la donne : dividende $.",
        ),
        (
            stockpile.CardPicked(0, False, None),
            "Ann secretly picks a forecast before the deal.",
            "Ann prend en secret une prévision avant la donne.",
        ),
        (
            stockpile.StockGivenUp(0, 3, True),
            "Ann turns a split share of Epic Electric back to a single one.",
            "Ann ramène une action fractionnée Epic Electric à une action simple.",
        ),
        (
            stockpile.StockTaken(0, 3, 0),
            "Ann takes a share of Epic Electric from the discard pile.",
            "Ann prend une action Epic Electric dans la défausse.",
        ),
        (
            stockpile.StockTaken(0, 3, 7),
            "Ann buys a share of Epic Electric from the discard pile for $7K.",
            "Ann achète une action Epic Electric dans la défausse pour 7 k$.",
        ),
        (stockpile.CommoditySpent(0, 4), "Ann returns Corn to the box.", "Ann remet Maïs dans la boîte."),
        (
            stockpile.ForecastFalsified(0, 1, 1),
            "Ann falsifies the forecast of pair 2, Ben’s.",
            "Ann falsifie la prévision de la paire 2, que détient Ben.",
        ),
        (
            stockpile.ForecastChanged(3, -2),
            "The forecast was falsified: Epic Electric moves by −2.",
            "La prévision était falsifiée : Epic Electric bouge de −2.",
        ),
        (stockpile.MoneyGiven(0, 1, 1), "Ann hands $1K to Ben.", "Ann verse 1 k$ à Ben."),
        (
            stockpile.CardKept(0, 3, [6, 8]),
            "Ann keeps Epic Electric, and discards Stock Boom and Trading Fee $1K.",
            "Ann garde Epic Electric et défausse Envolée et Frais de 1 k$.",
        ),
        (
            stockpile.CardKept(0, None, [6, 8]),
            "Ann discards Stock Boom and Trading Fee $1K.",
            "Ann défausse Envolée et Frais de 1 k$.",
        ),
        (stockpile.CardKept(0, 3, []), "Ann keeps what was drawn.", "Ann garde ce qui a été pioché."),
        (
            stockpile.PileBought(0, 1, -4, [17]),
            "Ann receives $4K with pile 2: Tax.",
            "Ann reçoit 4 k$ avec la pile 2 : Taxe.",
        ),
        (
            stockpile.PileBought(0, 1, 3, []),
            "Ann pays $3K for pile 2: no card.",
            "Ann paie 3 k$ pour la pile 2 : aucune carte.",
        ),
    ],
)
def test_an_event_of_the_modules_is_told(event: msgspec.Struct, english: str, french: str):
    assert prose("en").event(event) == english
    assert prose("fr").event(event) == spaced(french)


@pytest.mark.parametrize(
    ("kind", "words", "values", "english", "french"),
    [
        ("buy-bonds", "buy 0", {"bonds": 0, "cost": 0}, "Buy none", "Ne pas en acheter"),
        (
            "buy-bonds",
            "buy 2",
            {"bonds": 2, "cost": 12},
            "Buy 2 bonds for $12K",
            "Acheter 2 obligations pour 12 k$",
        ),
        ("place-commerce", "first 3", {"card": 11, "pile": 2}, "Gold on pile 3", "Or sur la pile 3"),
        ("place", "fifth down 3", {"card": 6, "pile": 2, "facing": "down"}, "Stock Boom face down on pile 3", ""),
        (
            "bid",
            "bid 1 3",
            {"pile": 0, "bid": 3, "cost": 3, "terms": "bid", "investor": CRAMER, "money": 15},
            "Bid $3K for Crazy Cramer: $15K is left",
            "Miser 3 k$ sur Crazy Cramer : il reste 15 k$",
        ),
        (
            "keep-investor",
            "first and third",
            {"investor": CRAMER, "partner": WARREN, "money": 35},
            "Crazy Cramer and Wise Warren, with $35K",
            "Crazy Cramer et Wise Warren, avec 35 k$",
        ),
        ("keep-investor", "second", {"investor": DONALD, "money": 13}, "Discount Donald, with $13K", ""),
        ("which-first", "second", {"investor": WARREN}, "Wise Warren first", "Wise Warren en premier"),
        ("act", "done", {}, "Do no more", "Ne plus rien faire"),
        ("act", "use first", {"investor": CRAMER}, "Use Crazy Cramer", "Faire appel à Crazy Cramer"),
        (
            "act",
            "play tax haven",
            {"strategy": TAX_HAVEN, "cost": 3},
            "Play Tax Haven for $3K",
            "Jouer Paradis fiscal pour 3 k$",
        ),
        ("sell", "done", {}, "Sell no more", "Ne plus rien vendre"),
        ("burn", "bust", {"strategy": 14}, "Give up a Stock Bust", "Céder un Plongeon"),
        ("pick", "+4", {"investor": 11, "forecast": 0}, "The forecast +4", "La prévision +4"),
        ("pick", "epic electric", {"investor": 11, "company": 3}, "The company Epic Electric", ""),
        ("peek", "pair 1", {"pair": 0, "seat": 0}, "Pair 1, Ann’s", "Paire 1, que détient Ann"),
        ("peek", "pair 6", {"pair": 5, "seat": -1}, "Pair 6, on the board", "Paire 6, sur le plateau"),
        ("choose", "nothing", {"investor": 10}, "No company", "Aucune société"),
        ("give-up", "turn back epic electric", {"company": 3, "sale": "half"}, "", "Ramener une action fractionnée "),
        ("sell-at", "turn back epic electric", {"company": 3, "sale": "half", "price": 8}, "Sell half of a split ", ""),
        ("sell-at", "enough", {"strategy": 18}, "Sell no more", "Ne plus rien vendre"),
        ("spend", "natural gas", {"card": 14}, "Return Natural Gas to the box", "Remettre Gaz naturel dans la boîte"),
        ("give-money", "player 2", {"seat": 1, "amount": 1}, "$1K to Ben", "1 k$ à Ben"),
        ("from-pile", "nothing", {}, "Not this time", "Pas cette fois"),
    ],
)
def test_an_answer_says_what_it_does(kind: str, words: str, values: dict[str, int | str], english: str, french: str):
    assert prose("en").answer(kind, words, values).startswith(english)
    assert prose("fr").answer(kind, words, values).startswith(spaced(french))


def test_what_is_no_event_of_the_modules_is_an_error():
    for written in (
        {"event": "strategy-played", "seat": 0, "strategy": 26, "cost": 0},
        {"event": "investors-dealt", "seat": 0, "investors": []},
        {"event": "ability-paid", "seat": 0, "investor": 0, "amount": None},
        {"event": "commerce-placed", "seat": 0, "pile": 0, "card": 45},
        {"event": "money-given", "seat": 0, "to": 3, "amount": 1},
    ):
        with pytest.raises(MissingWords):
            prose("en").event(written)


def card(name: str, amount: int, times: int) -> StrategyShown:
    """A strategy card with nothing but its own numbers."""
    effect = "-".join(name.lower().split())
    return StrategyShown(
        name, effect, cost=0, amount=amount, times=times, reconstructed="", sums={}, counts={}, says={}
    )


def test_a_card_says_what_its_numbers_are():
    assert effect("en", card("Bear Raid", 8, 3)) == "Sell up to 3 shares now, for $8K each."
    assert effect("en", card("Share Buyback", 1, 1)) == "A company of your choice rises 1 space."
    assert effect("fr", card("Share Buyback", 3, 1)) == "Une société de votre choix monte de 3 cases."


def test_cards_of_a_house_set_are_called_as_they_are():
    assert title("fr", "Grandmother’s Stocking") == "Grandmother’s Stocking"
