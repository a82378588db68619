"""The nouns of Speculation, the board game."""

from collections.abc import Mapping
from typing import Any

from openoutcry.games.speculation_board.shown import SpeculationBoardShown
from openoutcry.text.nouns.base import NOTHING, Nouns, named, some, whole
from openoutcry.text.words import Value, listed, say


class BoardNouns(Nouns):
    """Speculation's companies and the bank holiday that follows them, spaces of the track, tiles, money."""

    absent: Mapping[str, Any] = {"company": None}

    def __init__(self, lang: str, shown: SpeculationBoardShown) -> None:
        self.holiday = say(lang, "card-speculation-board-bank-holiday")
        super().__init__(lang, [*(company.name for company in shown.companies), self.holiday])
        self.last_space = shown.end

    def said(self, field: str, value: object) -> Value:
        if field in {"company", "card", "sold", "bought"}:
            return NOTHING if value is None else named(self.things, value)
        if field in {"price", "cash", "shares", "sold_for", "bought_for"}:
            return money(self.lang, whole(value))
        if field in {"space", "start", "end"}:
            return self.space(whole(value))
        if field == "action":
            return say(self.lang, f"tile-speculation-board-{value}")
        return super().said(field, value)

    def space(self, number: int) -> str:
        """A space of the track."""
        if number == 0:
            return say(self.lang, "space-speculation-board-start")
        if number == self.last_space:
            return say(self.lang, "space-speculation-board-end")
        return say(self.lang, "space-speculation-board", space=number)

    def phrases(self, event: Mapping[str, Any], names: list[str]) -> dict[str, Value]:
        if event.get("event") == "fortune-counted":
            return {"fortune": money(self.lang, whole(event.get("cash")) + whole(event.get("shares")))}
        if event.get("event") == "cards-revealed":
            played = [
                say(self.lang, "each-speculation-board-cards", name=named(names, seat), card=named(self.things, card))
                for seat, card in enumerate(some(event.get("cards")))
            ]
            return {"list": listed(self.lang, played)}
        return {}

    def typed(self, words: str) -> str:
        if words == "nothing":
            return say(self.lang, "word-speculation-board-nothing")
        return self.holiday.lower() if words == "bank holiday" else words

    def score(self, points: int) -> str:
        return money(self.lang, points)


def money(lang: str, amount: int) -> str:
    """A sum of money, which may be negative."""
    return say(lang, "money" if amount >= 0 else "money-negative", amount=abs(amount))
