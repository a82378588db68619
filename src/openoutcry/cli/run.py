"""One run of the command line, from words to an exit code. What goes wrong is said in a sentence: no tracebacks."""

import os
import sys

from openoutcry import __version__
from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.extras import say_missing
from openoutcry.cli.language import language, take_language
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.text.extras import missing_extra

FINE = 0
FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130
DEBUG = "OPENOUTCRY_DEBUG"


def run(arguments: list[str]) -> int:
    """Run a command line; the exit code is 0 (fine), 1 (refused, false or failed) or 2 (wrong usage)."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    words, wrong_language = take_language(arguments)
    try:
        if wrong_language is not None:
            raise WrongUsage("usage-lang", f"--lang is en or fr, not {wrong_language!r}", value=wrong_language)
        code = _at_once(words)
        if code is None:
            from openoutcry.cli.app import app
            from openoutcry.cli.commands import call

            code = call(app, words)
        sys.stdout.flush()
        return code
    except BrokenPipeError:
        # Whoever read the output has stopped reading, as `head` does. Nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except OpenOutcryError as problem:
        return complain(problem, words)
    except Exception as problem:
        if isinstance(problem, ModuleNotFoundError) and (extra := missing_extra(problem)):
            say_missing(extra)
            return FAILED
        if os.environ.get(DEBUG):
            raise
        return _own_fault(problem)


def _at_once(words: list[str]) -> int | None:
    """The version and the first page, for which nothing else is loaded; None if a command is called."""
    if words[:1] == ["--version"]:
        print(f"openoutcry {__version__}")  # noqa: T201
        return FINE
    if words and words[0] != "--help":
        return None
    from openoutcry.cli.manual import first_page

    print(first_page())  # noqa: T201
    return FINE if words else WRONG_USAGE


def complain(problem: OpenOutcryError, words: list[str]) -> int:
    """Say what was refused, and why, and how the command is called; the exit code that goes with it."""
    from openoutcry.cli.refusals import exit_code, how_to_call, in_words

    print(in_words(language(), problem), file=sys.stderr)  # noqa: T201
    if type(problem) is WrongUsage:
        print(how_to_call(words), file=sys.stderr)  # noqa: T201
    return exit_code(problem)


def _own_fault(problem: Exception) -> int:
    from openoutcry.text.words import say

    told = f"{type(problem).__name__}: {problem}"
    print(say(language(), "own-fault", problem=told, variable=DEBUG), file=sys.stderr)  # noqa: T201
    return FAILED
