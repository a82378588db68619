"""One run of the command line, from its words to an exit code.

Errors are printed as one sentence, without a traceback.
"""

import os
import sys

from openoutcry import __version__
from openoutcry.cli.errors import WrongUsage, error_text, exit_code
from openoutcry.cli.language import extract_language, language
from openoutcry.engine.errors import OpenOutcryError
from openoutcry.text.extras import missing_extra, what_to_install

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
            from openoutcry.cli.app import app
            from openoutcry.cli.commands import call

            code = call(app, words)
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
        from openoutcry.cli.app import app
        from openoutcry.cli.commands import usage_lines

        print(usage_lines(app, words), file=sys.stderr)  # noqa: T201
    return exit_code(problem)


def _report_defect(problem: Exception) -> int:
    from openoutcry.text.words import say

    text = f"{type(problem).__name__}: {problem}"
    print(say(language(), "own-fault", problem=text, variable=DEBUG), file=sys.stderr)  # noqa: T201
    return FAILED
