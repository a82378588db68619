"""The nouns of Speculation, the card game."""

from collections.abc import Mapping
from typing import Any

from openoutcry.games.speculation_cards.shown import SpeculationCardsShown
from openoutcry.text.nouns import Nouns, Rows, named, some, whole
from openoutcry.text.words import Value, known, listed, say


def nouns(lang: str, shown: SpeculationCardsShown) -> "CardNouns":
    """Return the translator of the card game's numbers into names, in the language `lang`. The names are those of the
    table `shown`."""
    return CardNouns(lang, shown)


class CardNouns(Nouns):
    """Translates the numbers of cards and piles in events, questions and answers into words. Piles are counted from 1
    in words."""

    fields: Mapping[str, str] = {"card": "card?", "pile": "place"}
    absent: Mapping[str, int | str | None] = {"cards": 0, "takes": 0}
    values: Mapping[str, Rows] = {"pile-taken": (("count", "cards"),), "hand-scored": (("total", "points"),)}
    lists: Mapping[str, Rows] = {
        "pile-taken": (("each", "cards", "card"),),
        "hand-scored": (("all", "points", "each-speculation-cards-points", "pile", "points"),),
    }

    def __init__(self, lang: str, shown: SpeculationCardsShown) -> None:
        self.suits = [_suit(lang, suit) for suit in shown.suits]
        self.in_file = shown.suits
        ranked = [(kind.rank, kind.suit) for kind in shown.kinds]
        super().__init__(
            lang,
            [
                say(lang, "card-speculation-cards", rank=rank, suit=self.suits[suit])
                if rank is not None and suit is not None
                else say(lang, "card-speculation-cards-joker")
                for rank, suit in ranked
            ],
        )
        written = [
            f"{rank} of {shown.suits[suit]}" if rank is not None and suit is not None else "joker"
            for rank, suit in ranked
        ]
        self.written = dict(zip(written, self.things, strict=True))

    def computed(self, event: Mapping[str, Any]) -> dict[str, Value]:
        if event.get("event") != "hand-scored":
            return {}
        return {"hand": self.hand(some(event.get("suits")), whole(event.get("jokers")))}

    def hand(self, counts: list[int], jokers: int) -> str:
        """Return a hand in words: the number of cards of each suit (`counts`), then that of Jokers. "No cards" if it is
        empty."""
        told = [self._counted(suit, count) for suit, count in enumerate(counts) if count > 0]
        if jokers > 0:
            told.append(say(self.lang, "count-speculation-cards-joker", count=jokers))
        return listed(self.lang, told or [say(self.lang, "part-speculation-cards-no-cards")])

    def _counted(self, suit: int, count: int) -> str:
        name = named(self.in_file, suit)
        if known(self.lang, f"count-speculation-cards-{name}"):
            return say(self.lang, f"count-speculation-cards-{name}", count=count)
        return say(self.lang, "count-speculation-cards-other", count=count, suit=name)

    def typed(self, words: str) -> str:
        return self.written.get(words, words).lower()


def _suit(lang: str, name: str) -> str:
    message = f"suit-speculation-cards-{name}"
    return say(lang, message) if known(lang, message) else name
