"""The nouns of Speculation, the board game."""

from collections.abc import Mapping

from openoutcry.games.speculation_board.shown import SpeculationBoardShown
from openoutcry.text.nouns import Nouns, Rows
from openoutcry.text.words import say


def nouns(lang: str, shown: SpeculationBoardShown) -> "BoardNouns":
    """Return the translator of the board game's numbers into names, in the language `lang`. The names are those of the
    table `shown`."""
    return BoardNouns(lang, shown)


class BoardNouns(Nouns):
    """Translates numbers in events, questions and answers into words: companies, the bank holiday (the number after the
    last company), spaces of the track, tiles, and amounts of money."""

    fields: Mapping[str, str] = (
        dict.fromkeys(("company", "card", "sold", "bought"), "card?")
        | dict.fromkeys(("price", "cash", "shares", "sold_for", "bought_for", "fortune"), "money")
        | dict.fromkeys(("space", "start", "end"), "space")
        | {"action": "tile-speculation-board-"}
    )
    absent: Mapping[str, int | str | None] = {"company": None}
    values: Mapping[str, Rows] = {"fortune-counted": (("sum", "fortune", "cash", "shares"),)}
    lists: Mapping[str, Rows] = {"cards-revealed": (("all", "cards", "each-speculation-board-cards", "seat", "card"),)}

    def __init__(self, lang: str, shown: SpeculationBoardShown) -> None:
        self.holiday = say(lang, "card-speculation-board-bank-holiday")
        super().__init__(lang, [*(company.name for company in shown.companies), self.holiday])
        self.last_space = shown.end

    def called(self, noun: str, number: int) -> str:
        return self.space(number) if noun == "space" else super().called(noun, number)

    def space(self, number: int) -> str:
        """Return the name of a space of the track in words: the start, END, or the space with its number."""
        if number == 0:
            return say(self.lang, "space-speculation-board-start")
        if number == self.last_space:
            return say(self.lang, "space-speculation-board-end")
        return say(self.lang, "space-speculation-board", space=number)

    def typed(self, words: str) -> str:
        if words == "nothing":
            return say(self.lang, "word-speculation-board-nothing")
        return self.holiday.lower() if words == "bank holiday" else words

    def score(self, points: int) -> str:
        return self.sum(points)
