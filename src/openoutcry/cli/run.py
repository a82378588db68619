"""One run of the command line, from its words to an exit code: the language, the command, and errors as one sentence.

The language is that of the option `--lang`, which may be anywhere on the command line, otherwise that of the
environment. No catalogue is loaded before a message is needed, so that `openoutcry --help` answers at once.
"""

import os
import sys

from openoutcry import __version__
from openoutcry.engine.errors import BadOption, BadPlayers, IllegalChoice, OpenOutcryError, UnknownGame
from openoutcry.text.catalogues import LANGUAGES, language_of, missing_extra, what_to_install

LANG = "--lang"
_current = [LANGUAGES[0]]


def language() -> str:
    """Return the code of the current language, "en" or "fr"."""
    return _current[0]


def extract_language(arguments: list[str]) -> tuple[list[str], str | None]:
    """Set the current language from `--lang` or the environment, and take `--lang` out of the arguments.

    Return the other arguments, and the value of `--lang` if it is not a known language, otherwise None. Arguments after
    `--` are not read.
    """
    _current[0] = language_of(os.environ)
    rest: list[str] = []
    unknown: str | None = None
    words = iter(arguments)
    for word in words:
        if word == "--":
            rest.append(word)
            break
        if word == LANG or word.startswith(f"{LANG}="):
            value = next(words, "") if word == LANG else word.partition("=")[2]
            if value in LANGUAGES:
                _current[0] = value
            else:
                unknown = value
        else:
            rest.append(word)
    return [*rest, *words], unknown


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
    """Raised by `play --resume` if there is no unfinished match to resume."""


def error_text(problem: OpenOutcryError) -> str:
    """Return the message of an error in the current language, with a suggestion if a name was misspelled."""
    from openoutcry.text.terminal.lines import printable
    from openoutcry.text.words import say

    text = f"{_message(problem)}{suggestion(str(problem.args_shown.get('near', '')))}"
    if "told_by" in problem.args_shown:
        text = f"{text} {say(language(), 'told-by', **problem.args_shown)}"
    return "\n".join(printable(line) for line in text.split("\n"))


def suggestion(word: str) -> str:
    """Return the question "Did you mean …?" with this word, after a space; "" if the word is empty."""
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


FINE = 0
FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130
DEBUG = "OPENOUTCRY_DEBUG"


def run(arguments: list[str]) -> int:
    """Run a command line.

    Return its exit code: 0 for success, 1 if something was refused, false or failed, 2 for a wrong command line, 130
    after Ctrl-C.
    """
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words, wrong_language = extract_language(arguments)
    try:
        if wrong_language is not None:
            raise WrongUsage("usage-lang", f"--lang is en or fr, not {wrong_language!r}", value=wrong_language)
        code = _print_version_or_first_page(words)
        if code is None:
            from openoutcry.cli.app import call

            code = call(words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # The reader of the output has closed it, as `head` does. Nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OpenOutcryError as problem:
        return report_error(problem, words)
    except Exception as problem:
        if isinstance(problem, ModuleNotFoundError) and (extra := missing_extra(problem)):
            print(what_to_install(language(), extra), file=sys.stderr)  # noqa: T201
            return FAILED
        if os.environ.get(DEBUG):
            raise
        return _report_defect(problem)


def _print_version_or_first_page(words: list[str]) -> int | None:
    """Print the version or the first help page, without loading Typer. Return None if a command is called instead."""
    if words[:1] == ["--version"]:
        print(f"openoutcry {__version__}")  # noqa: T201
        return FINE
    if words and words[0] != "--help":
        return None
    from openoutcry.cli.manual import first_page

    print(first_page())  # noqa: T201
    return FINE if words else WRONG_USAGE


def report_error(problem: OpenOutcryError, words: list[str]) -> int:
    """Print an error to standard error, with the usage of the command if the command line is wrong.

    Return the exit code.
    """
    print(error_text(problem), file=sys.stderr)  # noqa: T201
    if type(problem) is WrongUsage:
        from openoutcry.cli.app import usage_lines

        print(usage_lines(words), file=sys.stderr)  # noqa: T201
    return exit_code(problem)


def _report_defect(problem: Exception) -> int:
    from openoutcry.text.words import say

    text = f"{type(problem).__name__}: {problem}"
    print(say(language(), "own-fault", problem=text, variable=DEBUG), file=sys.stderr)  # noqa: T201
    return FAILED
