"""Refusals in words, and the exit codes that go with them."""

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.manual import value_word
from openoutcry.engine.errors import BadOption, BadPlayers, IllegalChoice, OpenOutcryError, UnknownGame
from openoutcry.text.terminal.lines import printable
from openoutcry.text.words import known, say

WRONG_USAGE_CODES = {"unknown-bot", "bots-do-not-fit", "bad-ending"}


def in_words(lang: str, problem: Exception) -> str:
    """What was refused and why, in the language that is spoken."""
    return "\n".join(printable(line) for line in _told(lang, problem).split("\n"))


def _told(lang: str, problem: Exception) -> str:
    if isinstance(problem, IllegalChoice):
        return say(lang, problem.rule, **problem.args_shown)
    if isinstance(problem, OpenOutcryError):
        if not known(lang, problem.code):
            return str(problem)
        said = say(lang, problem.code, **problem.args_shown)
        return f"{said}\n{say(lang, 'usage-see-help')}" if type(problem) is WrongUsage else said
    return f"{_typer_words(lang, problem)}\n{say(lang, 'usage-see-help')}"


def exit_code(problem: Exception) -> int:
    """1 for what was refused, false or failed; 2 for a wrong command line."""
    if isinstance(problem, WrongUsage | UnknownGame | BadPlayers | BadOption):
        return 2
    if isinstance(problem, OpenOutcryError):
        return 2 if problem.code in WRONG_USAGE_CODES else 1
    return 2


def _typer_words(lang: str, problem: Exception) -> str:
    """Typer's own complaints, told apart by what they carry."""
    option = getattr(problem, "option_name", None)
    param = getattr(problem, "param", None)
    if option is not None and type(problem).__name__ == "NoSuchOption":
        return say(lang, "usage-no-option", option=option)
    if option is not None:
        return say(lang, "usage-no-value", option=option)
    if param is not None and type(problem).__name__ == "MissingParameter":
        return say(lang, "usage-missing", what=value_word(param))
    return say(lang, "usage-wrong")
