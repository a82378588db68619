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
        """Return a copy of a pickled error, from its message arguments and attributes. The constructor is not called,
        since subclasses have other parameters."""
        error = cls.__new__(cls, *args)
        error.__dict__.update(kept)
        return error


class UnknownGame(OpenOutcryError):
    """Raised if there is no game of the given name."""


class BadPlayers(OpenOutcryError):
    """Raised if a game cannot be played by the given number of players."""


class BadOption(OpenOutcryError):
    """Raised if a game has no option of this name, or the option does not have this value."""


class BadBox(OpenOutcryError):
    """Raised if a data file with the numbers of a game, built in or supplied by a user (a house set), is not
    playable."""


class OtherRules(OpenOutcryError):
    """Raised if a match was begun with a version of the rules that this installation does not play."""


class MissingMethod(OpenOutcryError, NotImplementedError):
    """Raised if a class of a game does not implement a method that every game needs."""

    def __init__(self, cls: str, method: str) -> None:
        super().__init__("missing-method", f"the class {cls} lacks the method {method}", cls=cls, method=method)


class IllegalChoice(OpenOutcryError):
    """Raised if an answer breaks a rule. `rule` is the id of the message in the text catalogues that says which one."""

    def __init__(self, rule: str, message: str, **args: int | str) -> None:
        super().__init__("illegal-choice", message, rule=rule, **args)
        self.rule = rule


class BadAction(OpenOutcryError, TypeError):
    """Raised if the value given to a learning environment as an action is not an action number."""


class NotAsked(OpenOutcryError):
    """Raised if a seat answers that has nothing to decide now."""


class UnknownSeat(OpenOutcryError):
    """Raised if a seat number does not exist at the table."""


class BadSeats(OpenOutcryError):
    """Raised if the list of seats does not fit the game, for instance in its length."""


class UnreadableChoice(OpenOutcryError):
    """Raised if the given words are not the text of any answer to the current question."""


class BadState(OpenOutcryError):
    """Raised if a saved game state cannot be loaded."""
