"""The nouns of Stockpile in each language."""

from collections.abc import Mapping

import msgspec

from openoutcry.games.stockpile.components import COMMODITIES, COMMODITY
from openoutcry.games.stockpile.shown import InvestorShown, StockpileShown, StrategyShown
from openoutcry.text.nouns import Nouns, Rows, money, named
from openoutcry.text.words import Value, add, known, listed, say

SUMS = ("bid", "cost", "paid", "fee", "value", "per_share", "price", "amount", "bonus", "penalty", "worth", "money")


def nouns(lang: str, shown: StockpileShown) -> "StockpileNouns":
    """Return the nouns of the game, as this box names them."""
    return StockpileNouns(lang, shown)


class StockpileNouns(Nouns):
    """Stockpile's companies and the cards that follow them, forecasts, money in thousands, investors, strategies;
    piles, pairs and places are counted from 1."""

    fields: Mapping[str, str] = (
        {noun: f"{noun}?" for noun in ("company", "forecast", "investor", "strategy", "commodity", "card")}
        | {"partner": "investor?"}
        | dict.fromkeys((*SUMS, "extra", "promised"), "money?")
        | dict.fromkeys(("pile", "pair", "place"), "place")
        | dict.fromkeys(("cards", "strategies"), "number?")  # lists that only some may read
    )
    absent: Mapping[str, int | str | None] = (
        dict.fromkeys(("investor", "partner", "company", "forecast", "card", "cost", "amount", "extra"))
        | dict.fromkeys(("sale", "ends", "facing"), "")
        | {"copy": 1, "seat": -1}
    )
    values: Mapping[str, Rows] = {
        "bid-made": (("nobody", "outbid"),),
        "pair-revealed": (("nobody", "seat"),),
        "pile-bought": (("pays", "paid"),),
        "stock-moved": (("moves", "start", "end"),),
        "first-card-given": (("other", "to"),),
        "pair-seen": (("nobody", "owner"),),
        "forecast-falsified": (("nobody", "owner"),),
        "investor-hired": (("free", "bid"),),
        "strategy-played": (("free", "cost"),),
        "stock-taken": (("free", "paid"),),
        "ability-paid": (("gains", "amount"),),
        "card-moved": (("as", "start", "place"), ("as", "end", "place")),
        "card-picked": (("either", "company", "card", "company?", "forecast?"),),
        "pile-seen": (("known", "seen", "cards"),),
        "forecast-changed": (("as", "spaces", "signed"),),
    }
    lists: Mapping[str, Rows] = {
        "hand-dealt": (("kinds", "cards", "card"),),
        "cards-drawn": (("kinds", "cards", "card"),),
        "pile-bought": (("kinds", "cards", "card?"),),
        "pile-seen": (("kinds", "cards", "card?"),),
        "card-kept": (("kinds", "discarded", "card?"),),
        "commerce-drawn": (("kinds", "cards", "commodity"),),
        "dice-rolled": (("each", "forecasts", "forecast"),),
        "investors-dealt": (("kinds", "investors", "investor"),),
        "strategies-dealt": (("kinds", "strategies", "strategy?"),),
        "stock-split": (
            ("some", "moved", "each-stockpile-split", "seat", "cards"),
            ("some", "paid", "each-stockpile-split-again", "seat", "amount"),
        ),
        "bankrupt": (("some", "lost", "each-stockpile-lost", "seat", "cards"),),
        "portfolio-sold": (
            ("some", "shares", "each-stockpile-shares", "company", "count"),
            ("some", "split", "each-stockpile-split-shares", "company", "count"),
        ),
        "game-over": (("ranked", "scores", "each-stockpile-score", "seat", "money"),),
    }
    counts: Mapping[str, str] = {
        "several": "count-stockpile-card",
        "covered": "count-stockpile-covered",
        "none": "count-stockpile-no-cards",
    }
    money = ("money-stockpile", "money-stockpile-negative")

    def __init__(self, lang: str, shown: StockpileShown) -> None:
        self.companies = [company.name for company in shown.companies]
        self.investors = [investor.name for investor in shown.investors]
        self.strategies = [title(lang, strategy.name) for strategy in shown.strategies]
        actions = [say(lang, f"card-stockpile-{action}") for action in ("boom", "bust")]
        fees = [say(lang, "card-stockpile-fee", fee=thousands(lang, fee)) for fee in shown.fees]
        commodities = [say(lang, f"commodity-stockpile-{slug(commodity)}") for commodity in COMMODITIES]
        others = [say(lang, f"card-stockpile-{card}") for card in ("tax", "first-player")]
        super().__init__(lang, [*self.companies, *actions, *fees, *commodities, *others, *self.investors])
        self.forecasts = [forecast(lang, sign) for sign in shown.forecasts]
        written = [strategy.name.lower() for strategy in shown.strategies]
        self.named_alone = dict(zip(COMMODITIES, (name.lower() for name in commodities), strict=True))
        self.named_after = dict(zip(written, (name.lower() for name in self.strategies), strict=True))
        self.named_alone |= self.named_after | {company.lower(): company.lower() for company in self.companies}

    def called(self, noun: str, number: int) -> str:
        lists = {
            "company": self.companies,
            "forecast": self.forecasts,
            "investor": self.investors,
            "strategy": self.strategies,
            "commodity": self.things[COMMODITY:],
        }
        return named(lists.get(noun, self.things), number)

    def asking(self, shown: msgspec.Struct | None) -> str:
        if not isinstance(shown, StockpileShown):
            return ""
        if shown.using_investor is not None:
            return self.investors[shown.using_investor]
        return "" if shown.using_strategy is None else self.strategies[shown.using_strategy]

    def typed_whole(self, words: str) -> str | None:
        return self.named_alone.get(words)

    def typed(self, words: str) -> str:
        if words in self.named_after:
            return self.named_after[words]
        first, _, rest = words.partition(" ")
        if first in {"up", "down"} and rest.isdecimal():
            return f"{say(self.lang, f'word-stockpile-face-{first}')} {rest}"
        if first in {"split", "back", "half"} or words in {"first", "second", "third", "fourth"}:
            return f"{say(self.lang, f'word-stockpile-{first}')} {rest}".strip()
        return f"{say(self.lang, 'word-stockpile-and')} {self.typed(rest)}" if first == "and" else words

    def score(self, points: int) -> str:
        return thousands(self.lang, points)


def thousands(lang: str, amount: int) -> str:
    """Return a sum of money in words; `amount` is in thousands."""
    return money(lang, StockpileNouns.money, amount)


def forecast(lang: str, sign: str) -> str:
    """Return a forecast in words, from its sign: +4, -2, $$."""
    return say(lang, "forecast-stockpile-dividend", sign=sign) if sign.startswith("$") else sign.replace("-", "−")


def slug(name: str) -> str:
    """Return a name in the form that names of messages use."""
    return "-".join(name.lower().split())


def title(lang: str, strategy: str) -> str:
    """Return the title of a strategy card, as it is if there are no words for it."""
    message = f"strategy-stockpile-{slug(strategy)}"
    return say(lang, message) if known(lang, message) else strategy


def ability(lang: str, investor: InvestorShown) -> str:
    """Return a description of an investor's ability, with the numbers of the box; empty if there are no words
    for it."""
    args = _numbers(lang, investor.sums, investor.counts)
    for field, costs in investor.tracks.items():
        told = [f"+{thousands(lang, -cost)}" if cost < 0 else thousands(lang, cost) for cost in costs]
        pays = [thousands(lang, -cost) for cost in costs if cost < 0]
        asked = [thousands(lang, cost) for cost in costs if cost >= 0]
        args |= {field: listed(lang, told), "paying": len(pays)}
        args |= {
            f"{field}_{name}": listed(lang, some) if some else "" for name, some in (("pays", pays), ("costs", asked))
        }
    return _said(lang, f"ability-stockpile-{investor.ability}", investor.says, args)


def effect(lang: str, card: StrategyShown) -> str:
    """Return a description of a strategy card's effect, with the numbers of the box; empty if there are no words for
    it."""
    args: dict[str, Value] = {"amount": card.amount, "sum": thousands(lang, card.amount), "times": card.times}
    args |= _numbers(lang, card.sums, card.counts)
    return _said(lang, f"effect-stockpile-{card.effect}", card.says, args)


def _numbers(lang: str, sums: dict[str, int], counts: dict[str, int]) -> dict[str, Value]:
    """Sums in words, once and twice; spaces, cards and bonds as they are."""
    args: dict[str, Value] = dict(counts)
    for field, value in sums.items():
        args |= {field: thousands(lang, value), f"twice_{field}": thousands(lang, 2 * value)}
    return args


def _said(lang: str, message: str, brought: dict[str, str], args: dict[str, Value]) -> str:
    """Return a message in this language. A house module's words, in this language or else in English, are added where
    the catalogues have none."""
    words = brought.get(lang) or brought.get("en", "")
    if words and not known(lang, message):
        add(lang, message, words)
    return say(lang, message, **args) if known(lang, message) else ""
