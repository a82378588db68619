"""Numbers and names of a report in one language."""

from collections.abc import Sequence

from openoutcry.text.words import Value, known, listed, say


class Words:
    """Formats names and numbers for a report about one game, in one language."""

    def __init__(self, lang: str, game: str) -> None:
        self.lang = lang
        self._game = game
        self._point = say(lang, "decimal-point")

    def say(self, message: str, **values: Value) -> str:
        """Return the text of a message of the catalogue in this language, with the values filled in."""
        return say(self.lang, message, **values)

    def game(self) -> str:
        """Return the translated name of the game, or its identifier if the catalogue has none."""
        message = f"game-{self._game}"
        return self.say(message) if known(self.lang, message) else self._game

    def named(self, kind: str, name: str) -> str:
        """Return the name to show for a row of `kind`: seats and places in the order of play by number from 1, all
        others as they are."""
        if kind == "seat":
            return self.say("seat", seat=int(name) + 1)
        if kind == "start":
            return self.say("report-start-place", place=int(name) + 1)
        return name

    def part(self, name: str) -> str:
        """Return the translated name of a part of the score, or its capitalized identifier if the catalogue has
        none."""
        message = f"report-part-{name.replace('_', '-')}"
        return self.say(message) if known(self.lang, message) else name.replace("_", " ").capitalize()

    def end(self, name: str) -> str:
        """Return the translated reason why a game ended, or its capitalized identifier if the catalogue has none."""
        message = f"end-{self._game}-{name.replace(' ', '-')}"
        return self.say(message).rstrip(".") if known(self.lang, message) else name.capitalize()

    def listed(self, names: Sequence[str]) -> str:
        """Return names as one phrase such as "A, B and C"; a dash if there are none."""
        return listed(self.lang, names) if names else "–"

    def decimal(self, number: float, places: int = 1) -> str:
        """Format a number with `places` decimals and the decimal mark of the language."""
        return f"{number:.{places}f}".replace(".", self._point).replace("-", "−")

    def whole(self, number: int) -> str:
        """Format a whole number in groups of three digits."""
        return f"{number:,}".replace(",", "\u202f")

    def percent(self, share: float, places: int = 1) -> str:
        """Format a share (0 to 1) in percent with `places` decimals."""
        return f"{self.decimal(100 * share, places)} %"

    def points(self, share: float, places: int = 1) -> str:
        """Format a difference of shares in percentage points, with its sign and without a unit."""
        return f"{'+' if share >= 0 else ''}{self.decimal(100 * share, places)}"

    def chance(self, chance: float) -> str:
        """Format a probability with three decimals, or as "< 0.001"."""
        return f"< {self.decimal(0.001, 3)}" if chance < 0.001 else self.decimal(chance, 3)
