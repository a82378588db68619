"""Stockpile's nouns."""

from collections.abc import Mapping
from typing import Any

from openoutcry.games.stockpile.shown import StockpileShown
from openoutcry.text.nouns.base import NOTHING, Nouns, named, some, whole
from openoutcry.text.words import MissingWords, Value, listed, say

SUMS = {"bid", "cost", "paid", "fee", "value", "per_share", "price", "amount", "bonus", "worth", "money"}


class StockpileNouns(Nouns):
    """Stockpile's companies and the cards that follow them, forecasts, money in thousands; piles are counted from 1."""

    def __init__(self, lang: str, shown: StockpileShown) -> None:
        self.companies = [company.name for company in shown.companies]
        actions = [say(lang, f"card-stockpile-{action}") for action in ("boom", "bust")]
        fees = [say(lang, "card-stockpile-fee", fee=thousands(lang, fee)) for fee in shown.fees]
        super().__init__(lang, [*self.companies, *actions, *fees])
        self.forecasts = [forecast(lang, sign) for sign in shown.forecasts]

    def said(self, field: str, value: object) -> Value:
        if field == "company":
            return named(self.companies, value)
        if field == "forecast":
            return named(self.forecasts, value)
        if field == "card" and not isinstance(value, str):
            return NOTHING if value is None else named(self.things, value)
        if field == "pile":
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
        if happened in {"hand-dealt", "pile-bought"}:
            return {"list": self.cards(event.get("cards"))}
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
        return {}

    def cards(self, cards: object) -> str:
        """Cards by kind, in the order in which they come; then how many are covered."""
        if not isinstance(cards, list) or not cards:
            raise MissingWords(f"{cards!r} is no list of cards")
        told: list[str] = []
        for kind in dict.fromkeys(whole(card) for card in cards if card is not None):
            card, count = named(self.things, kind), cards.count(kind)
            told.append(say(self.lang, "count-stockpile-card", count=count, card=card) if count > 1 else card)
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

    def typed(self, words: str) -> str:
        first, _, rest = words.partition(" ")
        if first in {"up", "down", "split", "back"}:
            return f"{say(self.lang, f'word-stockpile-{first}')} {rest}"
        return words

    def score(self, points: int) -> str:
        return thousands(self.lang, points)


def thousands(lang: str, amount: int) -> str:
    """A sum of Stockpile's money, which is counted in thousands."""
    return say(lang, "money-stockpile", amount=amount)


def forecast(lang: str, sign: str) -> str:
    """A forecast of Stockpile in words, from its sign: +4, -2, $$."""
    return say(lang, "forecast-stockpile-dividend", sign=sign) if sign.startswith("$") else sign.replace("-", "−")
