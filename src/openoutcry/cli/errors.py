"""The errors of a command line: their classes, their messages in words, and the exit codes that go with them.

This module loads no catalogue before a message is needed, so that `openoutcry --help` answers at once.
"""

from openoutcry.cli.language import language
from openoutcry.engine.errors import BadOption, BadPlayers, IllegalChoice, OpenOutcryError, UnknownGame

WRONG_USAGE_CODES = {
    "unknown-bot",
    "bad-effort",
    "game-not-loaded",
    "box-none",
    "bot-not-loaded",
    "bot-not-made",
    "bot-without-act",
    "bot-no-command",
    "bot-no-program",
    "bot-of-record",
    "bots-do-not-fit",
    "bad-ending",
    "compare-measure",
    "bad-cluster",
    "change-form",
    "change-kind",
    "change-many",
    "change-place",
    "change-range",
}


class WrongUsage(OpenOutcryError):
    """Raised for a command line with an unknown command or option, or with a wrong value."""


class CannotRead(WrongUsage):
    """Raised for a file that does not exist or cannot be read."""


class CannotWrite(OpenOutcryError):
    """Raised for a file that cannot be written."""


class NoSavedMatch(OpenOutcryError):
    """Raised by `play --resume` if no unfinished match is saved."""


def error_text(problem: OpenOutcryError) -> str:
    """Return the message of an error in the current language, with a suggestion if a name was misspelled."""
    from openoutcry.text.terminal.lines import printable
    from openoutcry.text.words import say

    text = f"{_message(problem)}{suggestion(str(problem.args_shown.get('near', '')))}"
    if "told_by" in problem.args_shown:
        text = f"{text} {say(language(), 'told-by', **problem.args_shown)}"
    return "\n".join(printable(line) for line in text.split("\n"))


def suggestion(word: str) -> str:
    """Return a space and the question "Did you mean …?" with this word. Return "" if the word is empty."""
    from openoutcry.text.words import say

    return f" {say(language(), 'did-you-mean', word=word)}" if word else ""


def exit_code(problem: OpenOutcryError) -> int:
    """Return the exit code for an error: 2 for a wrong command line, otherwise 1."""
    if isinstance(problem, WrongUsage | UnknownGame | BadPlayers | BadOption):
        return 2
    return 2 if problem.code in WRONG_USAGE_CODES else 1


def _message(problem: OpenOutcryError) -> str:
    from openoutcry.match.errors import BadHeader
    from openoutcry.text.words import known, say

    lang = language()
    if isinstance(problem, IllegalChoice):
        # An external game may have no text for its rule.
        rule = problem.rule if known(lang, problem.rule) else "rule-closed"
        return say(lang, rule, **problem.args_shown)
    if isinstance(problem, BadHeader):
        return say(lang, "record-header", problem=say(lang, problem.code, **problem.args_shown))
    return say(lang, problem.code, **problem.args_shown) if known(lang, problem.code) else str(problem)
