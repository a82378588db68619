"""All errors that a user can meet. Each says what was wrong, where, and what would be right.

`code` is the message of the text catalogues that says it in the user's language, and `args_shown` are its values;
`near` among them is the word that was probably meant. Errors can be pickled and copied with all of that, so that they
return from a worker process.
"""

from collections.abc import Iterable
from typing import Any, Self

LONGEST_WORD = 100  # longer ones, as a stranger may send, were not mistyped


def nearest(word: str, known: Iterable[str]) -> str:
    """Return the known word that is most similar to a mistyped one, or an empty text if none is similar."""
    from difflib import get_close_matches

    if len(word) > LONGEST_WORD:
        return ""
    spelled = {one.casefold(): one for one in known}
    return next((spelled[one] for one in get_close_matches(word.casefold(), spelled, n=1)), "")


class OpenOutcryError(Exception):
    """Base of all errors that are shown to a person.

    >>> try:
    ...     oo.open_game("mogul", players=9)
    ... except oo.OpenOutcryError as problem:
    ...     print(type(problem).__name__, problem.code, problem, sep=" | ")
    BadPlayers | bad-players | mogul is for 3 to 6 players, not 9
    """

    def __init__(self, code: str, message: str, **args: int | str) -> None:
        super().__init__(message)
        self.code = code
        self.args_shown = {name: value for name, value in args.items() if (name, value) != ("near", "")}

    def __str__(self) -> str:
        near = self.args_shown.get("near")
        return f"{self.args[0]}; did you mean {near!r}?" if near else str(self.args[0])

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self).as_it_was, (self.args, self.__dict__)

    @classmethod
    def as_it_was(cls, args: tuple[Any, ...], kept: dict[str, Any]) -> Self:
        """The error that was pickled. Not by its constructor, which a subclass may call otherwise."""
        error = cls.__new__(cls, *args)
        error.__dict__.update(kept)
        return error


class UnknownGame(OpenOutcryError):
    """There is no game of that name."""


class BadPlayers(OpenOutcryError):
    """The game is not for that many players."""


class BadOption(OpenOutcryError):
    """The game has no such option, or the option no such value."""


class BadBox(OpenOutcryError):
    """A data file or house set does not describe a playable box."""


class OtherRules(OpenOutcryError):
    """The match began with rules that are not played here."""


class MissingMethod(OpenOutcryError, NotImplementedError):
    """A class of a game lacks a method that every game needs."""

    def __init__(self, cls: str, method: str) -> None:
        super().__init__("missing-method", f"the class {cls} lacks the method {method}", cls=cls, method=method)


class IllegalChoice(OpenOutcryError):
    """The answer breaks a rule; `rule` is the message that says which."""

    def __init__(self, rule: str, message: str, **args: int | str) -> None:
        super().__init__("illegal-choice", message, rule=rule, **args)
        self.rule = rule


class BadAction(OpenOutcryError, TypeError):
    """The value given to an environment is no action."""


class NotAsked(OpenOutcryError):
    """That seat has nothing to decide now."""


class UnknownSeat(OpenOutcryError):
    """The table has no such seat."""


class BadSeats(OpenOutcryError):
    """The seats do not fit the game."""


class UnreadableChoice(OpenOutcryError):
    """The words are no answer to the question."""


class BadState(OpenOutcryError):
    """A saved state cannot be loaded."""
