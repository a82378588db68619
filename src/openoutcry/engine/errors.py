"""What can go wrong, by name. Every error a user can meet says what was wrong, where, and what would be right.

`code` is the message of the text catalogues that says it in the user's language, `args` are its values.
"""


class OpenOutcryError(Exception):
    """Base of all errors that are shown to a person."""

    def __init__(self, code: str, message: str, **args: int | str) -> None:
        super().__init__(message)
        self.code = code
        self.args_shown = args


class UnknownGame(OpenOutcryError):
    """There is no game of that name."""


class BadPlayers(OpenOutcryError):
    """The game is not for that many players."""


class BadOption(OpenOutcryError):
    """The game has no such option, or the option no such value."""


class BadBox(OpenOutcryError):
    """A data file or house set does not describe a playable box."""


class IllegalChoice(OpenOutcryError):
    """The answer breaks a rule; `rule` is the message that says which."""

    def __init__(self, rule: str, message: str, **args: int | str) -> None:
        super().__init__("illegal-choice", message, rule=rule, **args)
        self.rule = rule


class NotAsked(OpenOutcryError):
    """That seat has nothing to decide now."""


class UnreadableChoice(OpenOutcryError):
    """The words are no answer to the question."""


class BadState(OpenOutcryError):
    """A saved state cannot be loaded."""
