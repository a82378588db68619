"""What the numbers in a game's events and answers stand for, in words: companies, cards, spaces, money.

A browser says the same messages with the same values: what is decided here is written down at the head of each
game's English catalogue.
"""

from collections.abc import Mapping
from typing import Any

from openoutcry.engine.game import Game
from openoutcry.games.mogul.shown import MogulShown
from openoutcry.games.speculation_board.shown import SpeculationBoardShown
from openoutcry.games.speculation_cards.shown import SpeculationCardsShown
from openoutcry.text.words import MissingWords, Value, known, listed, say

# Said where there is no company and no card: no name can be a number.
NOTHING = 0


class Nouns:
    """One game's nouns in one language. `things` are its companies or cards, by number."""

    # What an answer is said with where the game gives no such value.
    absent: Mapping[str, Any] = {}

    def __init__(self, lang: str, things: list[str]) -> None:
        self.lang = lang
        self.things = things

    def said(self, field: str, value: object) -> Value:
        """A field of an event or of an answer, as its message needs it."""
        if isinstance(value, bool):
            return str(value).lower()
        if isinstance(value, int | str):
            return value
        raise MissingWords(f"{field}: {value!r} cannot be said")

    def phrases(self, event: Mapping[str, Any], names: list[str]) -> dict[str, Value]:
        """What is said of an event besides its fields."""
        return {}

    def typed(self, words: str) -> str:
        """What is named after the verb of an answer, as it is typed in this language."""
        return words

    def score(self, points: int) -> str:
        """A final score."""
        return say(self.lang, "points", points=points)


class MogulNouns(Nouns):
    """Railroads."""

    def __init__(self, lang: str, shown: MogulShown) -> None:
        super().__init__(lang, [company.name for company in shown.companies])

    def said(self, field: str, value: object) -> Value:
        return named(self.things, value) if field in {"company", "border"} else super().said(field, value)


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


class CardNouns(Nouns):
    """The cards of Speculation's card game; piles are counted from 1."""

    absent: Mapping[str, Any] = {"cards": 0, "takes": 0}

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

    def said(self, field: str, value: object) -> Value:
        if field == "card":
            return NOTHING if value in (None, -1) else named(self.things, value)
        if field == "pile":
            return whole(value) + 1
        return super().said(field, value)

    def phrases(self, event: Mapping[str, Any], names: list[str]) -> dict[str, Value]:
        if event.get("event") == "pile-taken":
            cards = some(event.get("cards"))
            return {"cards": len(cards), "list": listed(self.lang, (named(self.things, card) for card in cards))}
        if event.get("event") == "hand-scored":
            points = some(event.get("points"))
            piles = [
                say(self.lang, "each-speculation-cards-points", pile=n + 1, points=one) for n, one in enumerate(points)
            ]
            hand = self.hand(some(event.get("suits")), whole(event.get("jokers")))
            return {"points": sum(points), "list": listed(self.lang, piles), "hand": hand}
        return {}

    def hand(self, counts: list[int], jokers: int) -> str:
        """What a hand holds, by suit."""
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


def nouns_of(lang: str, game: Game) -> Nouns:
    """The nouns of a game, as its box names them."""
    shown = game.shown(game.new())
    if isinstance(shown, MogulShown):
        return MogulNouns(lang, shown)
    if isinstance(shown, SpeculationBoardShown):
        return BoardNouns(lang, shown)
    if isinstance(shown, SpeculationCardsShown):
        return CardNouns(lang, shown)
    raise NotImplementedError(f"nobody has named the things of {game.name} yet")


def money(lang: str, amount: int) -> str:
    """A sum of money, which may be negative."""
    return say(lang, "money" if amount >= 0 else "money-negative", amount=abs(amount))


def named(names: list[str], number: object) -> str:
    """The name with this number; a record may have numbers that nobody bears."""
    if not isinstance(number, int) or not 0 <= number < len(names):
        raise MissingWords(f"nobody and nothing has the number {number!r}")
    return names[number]


def whole(value: object) -> int:
    """A number out of an event that may come from anywhere."""
    if not isinstance(value, int):
        raise MissingWords(f"{value!r} is no number")
    return value


def some(values: object) -> list[int]:
    """Numbers, at least one, out of an event that may come from anywhere."""
    if not isinstance(values, list) or not values:
        raise MissingWords(f"{values!r} is no list of something")
    return [whole(value) for value in values]


def _suit(lang: str, name: str) -> str:
    message = f"suit-speculation-cards-{name}"
    return say(lang, message) if known(lang, message) else name
