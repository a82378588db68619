"""Stockpile's nouns."""

from collections.abc import Mapping
from typing import Any

import msgspec

from openoutcry.games.stockpile.kinds import COMMODITIES, COMMODITY
from openoutcry.games.stockpile.shown import StockpileShown, StrategyShown
from openoutcry.text.nouns.base import NOTHING, Nouns, named, some, whole
from openoutcry.text.words import MissingWords, Value, known, listed, say

SUMS = {"bid", "cost", "paid", "fee", "value", "per_share", "price", "amount", "bonus", "penalty", "worth", "money"}
PLACES = {"pile", "pair", "place"}
COVERED = {"cards", "strategies"}  # lists that only some may read


class StockpileNouns(Nouns):
    """Stockpile's companies and the cards that follow them, forecasts, money in thousands, investors, strategies;
    piles, pairs and places are counted from 1."""

    absent: Mapping[str, Any] = {"investor": None, "partner": None, "company": None, "forecast": None}

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

    def said(self, field: str, value: object) -> Value:
        lists = {
            "company": self.companies,
            "forecast": self.forecasts,
            "investor": self.investors,
            "partner": self.investors,
            "strategy": self.strategies,
            "commodity": self.things[COMMODITY:],
            "card": self.things,
        }
        if field in lists and not isinstance(value, str):
            return NOTHING if value is None else named(lists[field], value)
        if field in COVERED and value is None:
            return NOTHING
        if field in PLACES:
            return whole(value) + 1
        if field in SUMS:
            return thousands(self.lang, whole(value))
        return super().said(field, value)

    def phrases(self, event: Mapping[str, Any], names: list[str]) -> dict[str, Value]:
        happened = event.get("event")
        if happened == "bid-made" and event.get("outbid") is None:
            return {"outbid": NOTHING}
        if happened == "pair-revealed" and event.get("seat") is None:
            return {"name": NOTHING}
        if happened in {"hand-dealt", "cards-drawn"}:
            return {"list": self.cards(event.get("cards"))}
        if happened == "pile-bought":
            bare = say(self.lang, "count-stockpile-no-cards")
            cards = event.get("cards")
            return {"list": bare if cards == [] else self.cards(cards)} | self.flow("paid", -whole(event.get("paid")))
        if happened == "stock-moved":
            spaces = whole(event.get("end")) - whole(event.get("start"))
            return {"direction": "up" if spaces > 0 else "down", "spaces": abs(spaces)}
        if happened == "stock-split":
            moved = self.each("each-stockpile-split", "cards", event.get("moved"), names)
            return self.counted(moved + self.each("each-stockpile-split-again", "amount", event.get("paid"), names))
        if happened == "bankrupt":
            return self.counted(self.each("each-stockpile-lost", "cards", event.get("lost"), names))
        if happened == "portfolio-sold":
            return self.counted(
                self.holding("each-stockpile-shares", event.get("shares"))
                + self.holding("each-stockpile-split-shares", event.get("split"))
            )
        return self.module_phrases(event)

    def module_phrases(self, event: Mapping[str, Any]) -> dict[str, Value]:
        """What is said of an event of the modules besides its fields."""
        happened = event.get("event")
        if happened == "commerce-drawn":
            return {"list": self.cards([COMMODITY + card for card in some(event.get("cards"))])}
        if happened == "dice-rolled":
            return {"list": listed(self.lang, [named(self.forecasts, die) for die in some(event.get("forecasts"))])}
        if happened == "investors-dealt":
            return {"list": self.names(self.investors, event.get("investors"))}
        if happened == "strategies-dealt":
            held = event.get("strategies")
            return {"list": NOTHING if held is None else self.names(self.strategies, held)}
        if happened == "first-card-given" and event.get("to") == event.get("seat"):
            return {"to": NOTHING}
        if happened in {"pair-seen", "forecast-falsified"} and event.get("owner") is None:
            return {"owner": NOTHING}
        if happened == "investor-hired" and event.get("bid") == 0:
            return {"bid": NOTHING}
        if happened == "stock-taken" and event.get("paid") == 0:
            return {"paid": NOTHING}
        if happened == "ability-paid":
            return self.flow("amount", whole(event.get("amount")))
        if happened == "card-moved":
            return {end: whole(event.get(end)) + 1 for end in ("start", "end")}
        if happened == "card-picked":
            picked = "company" if event.get("company") is True else "forecast"
            return {"picked": picked, "card": self.said(picked, event.get("card"))}
        if happened == "pile-seen":
            return {"seen": str(event.get("cards") is not None).lower()} | self.perhaps(event.get("cards"))
        if happened == "card-kept":
            return self.perhaps(event.get("discarded"))
        if happened == "forecast-changed":
            spaces = whole(event.get("spaces"))
            return {"spaces": f"{spaces:+}".replace("-", "−") if spaces else "0"}
        return {}

    def flow(self, field: str, gained: int) -> dict[str, Value]:
        """A sum that comes to a player, or goes from him."""
        return {"direction": "out" if gained <= 0 else "in", field: thousands(self.lang, abs(gained))}

    def perhaps(self, cards: object) -> dict[str, Value]:
        """Cards, if there are any, and how many."""
        if not isinstance(cards, list) or not cards:
            return {"count": 0, "list": ""}
        return {"count": len(cards), "list": self.cards(cards)}

    def names(self, things: list[str], numbers: object) -> str:
        """The names of several, in one phrase."""
        return listed(self.lang, self.kinds(things, some(numbers)))

    def kinds(self, things: list[str], numbers: list[int]) -> list[str]:
        """Each kind of thing once, in the order in which they come, with how many there are."""
        told: list[str] = []
        for kind in dict.fromkeys(numbers):
            card, count = named(things, kind), numbers.count(kind)
            told.append(say(self.lang, "count-stockpile-card", count=count, card=card) if count > 1 else card)
        return told

    def cards(self, cards: object) -> str:
        """Cards by kind, in the order in which they come; then how many are covered."""
        if not isinstance(cards, list) or not cards:
            raise MissingWords(f"{cards!r} is no list of cards")
        told = self.kinds(self.things, [whole(card) for card in cards if card is not None])
        if covered := cards.count(None):
            told.append(say(self.lang, "count-stockpile-covered", count=covered))
        return listed(self.lang, told)

    def each(self, message: str, field: str, numbers: object, names: list[str]) -> list[str]:
        """The message for every seat whose number is not nought."""
        return [
            say(self.lang, message, **{"name": named(names, seat), field: self.said(field, number)})
            for seat, number in enumerate(some(numbers))
            if number
        ]

    def holding(self, message: str, numbers: object) -> list[str]:
        """The message for every company of which there is a share."""
        return [
            say(self.lang, message, count=number, company=named(self.companies, company))
            for company, number in enumerate(some(numbers))
            if number
        ]

    def counted(self, phrases: list[str]) -> dict[str, Value]:
        """Several phrases as one, and how many they are."""
        return {"list": listed(self.lang, phrases) if phrases else "", "count": len(phrases)}

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
    """A sum of Stockpile's money, which is counted in thousands."""
    return say(lang, "money-stockpile" if amount >= 0 else "money-stockpile-negative", amount=abs(amount))


def forecast(lang: str, sign: str) -> str:
    """A forecast of Stockpile in words, from its sign: +4, -2, $$."""
    return say(lang, "forecast-stockpile-dividend", sign=sign) if sign.startswith("$") else sign.replace("-", "−")


def slug(name: str) -> str:
    """A name as it stands in the names of messages."""
    return "-".join(name.lower().split())


def title(lang: str, strategy: str) -> str:
    """The title of a strategy card; that of a house set as it is."""
    message = f"strategy-stockpile-{slug(strategy)}"
    return say(lang, message) if known(lang, message) else strategy


def ability(lang: str, investor: str) -> str:
    """What an investor can do; empty if he is of a house set."""
    message = f"ability-stockpile-{slug(investor)}"
    return say(lang, message) if known(lang, message) else ""


def effect(lang: str, card: StrategyShown) -> str:
    """What a strategy card does; empty if it is of a house set."""
    message = f"effect-stockpile-{slug(card.name)}"
    if not known(lang, message):
        return ""
    return say(lang, message, amount=card.amount, sum=thousands(lang, card.amount), times=card.times)
