"""One run of the command line, from words to an exit code. What goes wrong is said in a sentence: no tracebacks."""

import os
import sys

import typer

from openoutcry.cli.errors import WrongUsage
from openoutcry.cli.spoken import language, take_language
from openoutcry.engine.errors import OpenOutcryError

FINE = 0
FAILED = 1
WRONG_USAGE = 2
INTERRUPTED = 130
# Typer's own complaints about a command line all descend from this class, which it does not name publicly.
TyperComplaint: type[Exception] = typer.BadParameter.__mro__[2]
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
        from openoutcry.cli.app import app

        code = app(args=words, prog_name="openoutcry", standalone_mode=False)
        sys.stdout.flush()
        return code if isinstance(code, int) else FINE
    except BrokenPipeError:
        # Whoever read the output has had enough, as `head` does. Nothing more may be written, not even at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return FINE
    except KeyboardInterrupt:
        return INTERRUPTED
    except typer.Exit as left:
        return left.exit_code
    except (OpenOutcryError, TyperComplaint) as problem:
        return complain(problem)
    except Exception as problem:
        if os.environ.get(DEBUG):
            raise
        return _own_fault(problem)


def complain(problem: Exception) -> int:
    """Say what was refused, and why; the exit code that goes with it."""
    from openoutcry.cli.refusals import exit_code, in_words

    print(in_words(language(), problem), file=sys.stderr)  # noqa: T201
    return exit_code(problem)


def _own_fault(problem: Exception) -> int:
    from openoutcry.text.words import say

    told = f"{type(problem).__name__}: {problem}"
    print(say(language(), "own-fault", problem=told, variable=DEBUG), file=sys.stderr)  # noqa: T201
    return FAILED
